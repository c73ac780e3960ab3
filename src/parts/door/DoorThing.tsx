import { Check, RotateCcw } from "lucide";
import { useId } from "react";
import { Link } from "react-router-dom";
import { DOOR_TEXTS } from "@/content/door/door";
import { isPutOff, type Thing } from "@/content/door/things";
import { Button, buttonClass } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { DoorPicture } from "./DoorPicture";
import { KIND_ICONS } from "./kindIcons";

/** On a small phone the answer comes below what is on the screen. */
const showOnArrival = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: "nearest" });

interface DoorThingProps {
  thing: Thing;
  /** 1, 2 or 3 */
  level: number;
  /** The place of the pressed option; undefined before the press, and -1 if the thing is gone that it belonged to. */
  pressed: number | undefined;
  /** "Tomorrow: a word." */
  tomorrow: string;
  onPress: (option: number) => void;
  onClose: () => void;
}

/** The thing itself: one press answers it, and the answer stays. */
export function DoorThing({ thing, level, pressed, tomorrow, onPress, onClose }: DoorThingProps) {
  const { kind, title, text, symbol, options, to, right } = thing;
  const titleId = useId();
  const isDone = pressed !== undefined;
  const isList = kind === "question" || kind === "scene";
  // The options of a list that nobody pressed make room for the answer.
  const isShown = (nth: number) =>
    !isDone || !isList || !options[pressed] || nth === pressed || options[nth]!.text === right;
  return (
    <>
      {level === 1 && !isDone && <DoorPicture is="open" className="mx-auto mb-3 block size-24" />}
      <p className="text-muted font-display flex items-center gap-2 text-base font-semibold">
        <Icon of={KIND_ICONS[kind]} size={20} />
        <span>{DOOR_TEXTS.kinds[kind]}</span>
      </p>
      {symbol && (
        <svg aria-hidden="true" viewBox="0 0 160 120" className="mx-auto mt-2 block w-44">
          <use href={`/art/scenarios.svg#${symbol}`} />
        </svg>
      )}
      <h3 id={titleId} className="mt-1 leading-snug">
        {title}
      </h3>
      {text && <p className="mt-1 leading-snug">{text}</p>}
      <div
        role="group"
        aria-labelledby={titleId}
        className={`mt-3 grid gap-2 ${isList ? "" : "sm:grid-cols-2"}`}
      >
        {options.map(
          (option, nth) =>
            isShown(nth) && (
              <OptionButton
                key={option.text}
                text={option.text}
                isPressed={nth === pressed}
                // A word, a scene and something to try have no right option.
                isRight={isDone && right !== undefined ? option.text === right : undefined}
                onPress={isDone ? undefined : () => onPress(nth)}
              />
            ),
        )}
      </div>
      <div role="status">{isDone && <Answer thing={thing} pressed={pressed} />}</div>
      {to && isDone && !isPutOff(thing, pressed) && (
        <Link to={to} className={buttonClass("quiet", "mt-3 w-full")}>
          {DOOR_TEXTS.open}
        </Link>
      )}
      <div className="mt-4 flex flex-col items-center gap-1 text-center">
        {isDone && (
          <>
            <p className="font-display text-xl font-semibold">{DOOR_TEXTS.allForToday}</p>
            {!isPutOff(thing, pressed) && <p>{DOOR_TEXTS.hung(level)}</p>}
            <p className="text-muted">{tomorrow}</p>
          </>
        )}
        <Button variant={isDone ? "primary" : "plain"} className={isDone ? "mt-2" : ""} onClick={onClose}>
          {isDone ? DOOR_TEXTS.close : DOOR_TEXTS.notNow}
        </Button>
      </div>
    </>
  );
}

interface OptionButtonProps {
  text: string;
  isPressed: boolean;
  /** Undefined before the press, and where no option is right. */
  isRight: boolean | undefined;
  /** Undefined after the press. */
  onPress: (() => void) | undefined;
}

const LOOKS = {
  plain: "border-edge bg-card",
  pressed: "border-action bg-q3-soft text-q3-ink",
  right: "border-q2-ink bg-q2-soft text-q2-ink",
  missed: "border-q4-ink bg-q4-soft text-q4-ink",
} as const;

function OptionButton({ text, isPressed, isRight, onPress }: OptionButtonProps) {
  const look = isRight ? "right" : isPressed ? (isRight === false ? "missed" : "pressed") : "plain";
  const isMissed = look === "missed";
  return (
    // It keeps the focus after the press, so it is never disabled.
    <button
      type="button"
      aria-disabled={!onPress}
      aria-pressed={isPressed}
      onClick={onPress}
      className={`rounded-button flex min-h-13 items-center gap-3 border-2 px-4 py-2 text-left leading-snug ${LOOKS[look]} ${
        onPress ? "pressable" : "cursor-default"
      }`}
    >
      <span className="min-w-0 flex-1">
        <span className="block">{text}</span>
        {(isRight || isMissed) && (
          <strong className="block text-base">{DOOR_TEXTS.signs[isMissed ? "missed" : "right"]}</strong>
        )}
      </span>
      {look !== "plain" && <Icon of={isMissed ? RotateCcw : Check} size={22} />}
    </button>
  );
}

/** The reason; for a question that was missed, the pressed option's and then the right one's. */
function Answer({ thing, pressed }: { thing: Thing; pressed: number }) {
  const { kind, example, options, right } = thing;
  const option = options[pressed];
  const rightOne = options.find(({ text }) => text === right);
  const isMissed = rightOne && option && option !== rightOne;
  return (
    <div
      ref={showOnArrival}
      className={`rounded-field mt-3 grid gap-2 p-3 leading-snug ${isMissed ? "bg-q4-soft text-q4-ink" : "bg-q2-soft text-q2-ink"}`}
    >
      {rightOne && option && (
        <strong className="font-display">{isMissed ? DOOR_TEXTS.missed : DOOR_TEXTS.right}</strong>
      )}
      {option && <p>{option.answer}</p>}
      {rightOne && rightOne !== option && <p>{rightOne.answer}</p>}
      {example && <p>{example}</p>}
      {kind === "scene" && <p>{DOOR_TEXTS.noRightOne}</p>}
    </div>
  );
}
