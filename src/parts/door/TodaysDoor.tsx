import { ArrowRight, Check } from "lucide";
import { useEffect, useState } from "react";
import { DOOR_TEXTS } from "@/content/door/door";
import { isPutOff, kindOf, loadRow, loadThing, type Thing } from "@/content/door/things";
import { addDays, type Day } from "@/domain/calendar";
import { openingOn, thingOfDay } from "@/domain/door/door";
import { hang } from "@/storage/deeds/string";
import { beginDoor, doorStoreOf, keepOpening } from "@/storage/door/door";
import { levelOf } from "@/storage/shelf/band";
import { useStored } from "@/storage/useStored";
import { Dialog } from "@/ui/controls/Dialog";
import { Icon } from "@/ui/text/Icon";
import { DoorPicture } from "./DoorPicture";
import { DoorThing } from "./DoorThing";
import { KIND_ICONS } from "./kindIcons";
import { DoorPlace } from "./lateDoor";

/** @returns undefined until it is there. */
function useRow(level: number): readonly string[] | undefined {
  const [loaded, setLoaded] = useState<{ level: number; row: readonly string[] }>();
  useEffect(() => {
    let isWanted = true;
    void loadRow(level).then((row) => isWanted && setLoaded({ level, row }), noDoorToday);
    return () => {
      isWanted = false;
    };
  }, [level]);
  return loaded?.level === level ? loaded.row : undefined;
}

interface Named {
  name: string;
  /** The thing of this name; for a name of an earlier version of the site, the other one. */
  thing: Thing;
  isOfName: boolean;
}

/** @returns undefined until it is there. */
function useThing(name: string | undefined, other: string | undefined, level: number): Named | undefined {
  const [loaded, setLoaded] = useState<Named & { level: number }>();
  useEffect(() => {
    if (!name || !other) return undefined;
    let isWanted = true;
    const load = async () => {
      const named = await loadThing(name, level);
      const thing = named ?? (await loadThing(other, level));
      if (thing && isWanted) setLoaded({ name, thing, isOfName: thing === named, level });
    };
    load().catch(noDoorToday);
    return () => {
      isWanted = false;
    };
  }, [name, other, level]);
  return loaded?.name === name && loaded?.level === level ? loaded : undefined;
}

/** Its file did not come. The strip does without the door, and its next visit asks again. */
const noDoorToday = () => {};

interface TodaysDoorProps {
  /** Undefined for the visitor who is playing. */
  userId: string | undefined;
  today: Day;
}

/** "Today, one minute": one thing a day, which opens in a dialog and has one press. */
export function TodaysDoor({ userId, today }: TodaysDoorProps) {
  const level = levelOf(userId);
  const door = useStored(doorStoreOf(userId));
  // The open dialog stays on its day, whatever the clock says meanwhile.
  const [openFor, setOpenFor] = useState<Day>();
  const day = openFor ?? today;
  useEffect(() => beginDoor(userId, today), [userId, today]);

  const row = useRow(level);
  const opening = openingOn(door, day);
  const ofRow = row && thingOfDay(row, door, day);
  const named = useThing(row && (opening?.thing ?? ofRow), ofRow, level);
  if (!row || !ofRow || !named) return <DoorPlace />;
  const { thing, isOfName } = named;
  const tomorrow = DOOR_TEXTS.tomorrow[kindOf(thingOfDay(row, door, addDays(day, 1)))!];

  const press = (option: number) => {
    keepOpening(userId, { thing: ofRow, day, option });
    if (!isPutOff(thing, option)) hang(userId, "door", day);
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpenFor(today)}
        className={`pressable rounded-card flex min-h-[4.5rem] w-full flex-wrap items-center gap-x-3 px-3 py-0.5 text-left leading-tight ${
          level === 1 ? "bg-q4-soft text-q4-ink" : "border-edge bg-card border-2"
        }`}
      >
        {level === 1 ? (
          <DoorPicture is={opening ? "ajar" : "shut"} className="size-12" />
        ) : (
          <span className="bg-q3-soft text-q3-ink grid size-10 shrink-0 place-items-center rounded-full">
            <Icon of={opening ? Check : KIND_ICONS[thing.kind]} size={22} />
          </span>
        )}
        {/* Large letters on a small phone have a line of their own. */}
        <span className="flex min-w-0 flex-[1_1_9rem] items-center gap-3">
          <span className="min-w-0 flex-1">
            <span className="font-display block text-lg leading-tight font-semibold">
              {opening ? DOOR_TEXTS.allForToday : DOOR_TEXTS.name}
            </span>
            <span className={`${opening ? "block" : "line-clamp-2"} text-base leading-tight`}>
              {opening ? tomorrow : DOOR_TEXTS.teaser(thing.kind, thing.title)}
            </span>
          </span>
          <Icon of={ArrowRight} size={22} />
        </span>
      </button>
      <Dialog open={openFor !== undefined} title={DOOR_TEXTS.name} onClose={() => setOpenFor(undefined)}>
        <DoorThing
          thing={thing}
          level={level}
          pressed={opening && (isOfName ? opening.option : -1)}
          tomorrow={tomorrow}
          onPress={press}
          onClose={() => setOpenFor(undefined)}
        />
      </Dialog>
    </>
  );
}
