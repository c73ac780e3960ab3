import { ArrowLeft } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { PLAYS, scenePath, type PlayPath } from "@/content/play/plays";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import type { Play } from "@/domain/play/play";
import { screensOf, standingAtStart, type Screen } from "@/domain/play/walk";
import { AT_START, keepPlayPlace, playPlaces } from "@/storage/play/places";
import { useStored } from "@/storage/useStored";
import { whenIdle } from "@/ui/behaviour/whenIdle";
import { late } from "@/ui/feedback/late";
import { Icon } from "@/ui/text/Icon";
import { Consequence } from "./Consequence";
import { Moved } from "./Moved";
import { Start } from "./Start";
import { Tray } from "./Tray";
import { Turn } from "./Turn";

const End = late(() => import("./End").then((file) => file.End));
/** Loads after the words, so that playing never waits for it. */
const PlayReader = late(() => import("./PlayReader").then((file) => file.PlayReader), {
  loading: () => <div className="size-11" />,
  instead: () => null,
});

interface PlayerProps {
  path: PlayPath;
  play: Play;
  /** The view for a class. */
  isClass?: boolean;
}

/** One story, from where the visitor is in it. Every choice is final until the end; leaving keeps the place. */
export function Player({ path, play, isClass = false }: PlayerProps) {
  const { id, title } = PLAYS[path];
  const { plays, isTwo, hasSound } = useStored(playPlaces);
  const place = plays[id] ?? AT_START;
  const screens = screensOf(play, place.chosen);
  const at = Math.min(place.at, screens.length);
  const screen = screens[at - 1];
  const turns = Object.keys(play.turns);
  const now = screen && "turn" in screen ? turns.indexOf(screen.turn) : screen ? turns.length : -1;
  /** False until the visitor has acted; the page moves the focus only after that. */
  const [began, setBegan] = useState(false);
  // The end comes without a connection as well.
  useEffect(
    () =>
      whenIdle(() => {
        void End.preload();
        import("./hangPlay").catch(console.warn);
      }),
    [],
  );
  const frame = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (began) frame.current?.scrollIntoView({ block: "start" });
  }, [began, at]);
  useEffect(() => {
    if (began && hasSound && screen && Object.keys(screen.changes).length)
      import("./coinSound").then((file) => file.playCoinSound(), console.warn);
    // The sound is of a step, not of its switch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [began, at]);
  useEffect(() => {
    if (screen?.kind === "end") import("./hangPlay").then((file) => file.hangPlay(id), console.warn);
  }, [id, screen?.kind]);

  /** Reads the stored place, so that two presses before the next render are not two choices. */
  function step(choice?: string) {
    const stored = playPlaces.read().plays[id] ?? AT_START;
    if (Math.min(stored.at, screensOf(play, stored.chosen).length) !== at) return;
    setBegan(true);
    keepPlayPlace(id, {
      chosen: choice === undefined ? stored.chosen : [...place.chosen.slice(0, now), choice],
      at: at + 1,
    });
  }
  function goBackTo(turn: number) {
    setBegan(true);
    const chosen = place.chosen.slice(0, turn);
    const first = screensOf(play, chosen).findIndex((one) => "turn" in one && one.turn === turns[turn]);
    keepPlayPlace(id, { chosen, at: first + 1 });
  }

  const scene = screen?.scene ?? play.start.scene;
  const standing = screen?.standing ?? standingAtStart(play);
  const changes = screen?.changes ?? {};
  const words = { play, takeFocus: began };
  return (
    <div ref={frame} className="scroll-mt-24">
      <header className="flex flex-wrap items-center gap-x-1">
        <Link
          to={PLAY_TEXTS.back.to}
          className="text-link -ml-3 grid size-11 place-items-center"
          aria-label={PLAY_TEXTS.back.label}
          data-print="no"
        >
          <Icon of={ArrowLeft} size={22} />
        </Link>
        <h1 className="text-xl">{title}</h1>
        <ol
          aria-label={PLAY_TEXTS.progress(Math.min(Math.max(now, 0) + 1, turns.length), turns.length)}
          className="ml-auto flex gap-1"
        >
          {turns.map((turn, nth) => (
            <li
              key={turn}
              aria-current={nth === now ? "step" : undefined}
              className={`font-display grid size-7 place-items-center rounded-full border-2 text-base font-semibold ${nth < now ? "bg-q2-soft text-q2-ink" : nth === now ? "bg-action text-action-on border-action" : "bg-card text-muted border-edge"}`}
            >
              <span className="sr-only">{play.turns[turn]!.name}</span>
              <span aria-hidden="true">{play.turns[turn]!.short}</span>
            </li>
          ))}
        </ol>
      </header>
      {screen?.kind === "end" ? (
        <End {...words} screens={screens} standing={standing} onBackTo={goBackTo} />
      ) : (
        <div className="mt-1 grid items-start gap-x-8 gap-y-3 lg:grid-cols-[1fr_26rem]">
          <div className="surface overflow-hidden">
            <img
              src={scenePath(id, scene)}
              alt={play.scenes[scene]}
              width={640}
              height={400}
              className="block w-full object-cover max-sm:aspect-2/1"
            />
            <Tray
              places={play.places}
              money={standing.money}
              changes={changes}
              tag={screen?.kind === "consequence" ? screen.consequence.tag : undefined}
            />
          </div>
          <div>
            {!isClass && (
              <div className="float-right pl-4">
                <PlayReader key={at} column={column} />
              </div>
            )}
            <div ref={column}>
              <p role="status" data-print="no" className="sr-only">
                {Object.entries(changes)
                  .map(([where, pence]) =>
                    PLAY_TEXTS.changed(play.places[where]!.name, pence, standing.money[where]!),
                  )
                  .join(" ")}
              </p>
              {screen ? (
                <Words
                  key={at}
                  {...words}
                  screen={screen}
                  screens={screens}
                  isTwo={isTwo}
                  isClass={isClass}
                  onStep={step}
                />
              ) : (
                <Start {...words} path={path} isClass={isClass} onBegin={() => step()} />
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

interface WordsProps {
  play: Play;
  screen: Screen;
  screens: readonly Screen[];
  isTwo: boolean;
  isClass: boolean;
  takeFocus: boolean;
  onStep: (choice?: string) => void;
}

function Words({ screen, screens, isTwo, isClass, onStep, ...words }: WordsProps) {
  if (screen.kind === "choice")
    return <Turn {...words} screen={screen} isTwo={isTwo} isClass={isClass} onChoose={onStep} />;
  if (screen.kind === "consequence")
    return <Consequence {...words} screen={screen} onNext={() => onStep()} />;
  if (screen.kind === "moved") {
    const next = screens[screens.indexOf(screen) + 1];
    return (
      <Moved
        {...words}
        screen={screen}
        next={next && "turn" in next ? next.turn : undefined}
        onNext={() => onStep()}
      />
    );
  }
  return null;
}
