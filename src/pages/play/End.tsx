import { BookOpen, Printer, RotateCcw } from "lucide";
import { Link } from "react-router-dom";
import { PLAYS, type PlayPath } from "@/content/play/plays";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import { formatPence } from "@/domain/money";
import type { Play } from "@/domain/play/play";
import {
  becauseOf,
  debtLeft,
  leftOver,
  pathOf,
  textNow,
  wantsMet,
  type Screen,
  type Standing,
} from "@/domain/play/walk";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { CIRCLE } from "./circle";
import { PathMap } from "./PathMap";

interface EndProps {
  path: PlayPath;
  play: Play;
  screens: readonly Screen[];
  standing: Standing;
  takeFocus: boolean;
  /** Index of the turn that is played again, with those before it as they were. */
  onBackTo: (turn: number) => void;
}

const inAList = new Intl.ListFormat("en-GB");

/** Where it went: the path over the map, three sentences, the sums, and other ways to play it. */
export function End({ path, play, screens, standing, takeFocus, onBackTo }: EndProps) {
  const points = pathOf(screens);
  const debt = debtLeft(play, standing);
  const figures = [
    [PLAY_TEXTS.figures.earned, standing.tallies.earned],
    [PLAY_TEXTS.figures.spent, standing.tallies.spent],
    [PLAY_TEXTS.figures.left, leftOver(play, standing)],
  ] as const;
  const made = screens.filter((screen) => screen.kind === "moved");
  const texts = [...new Set(made.map(({ choice }) => choice.teaches))].map((key) => play.texts[key]!);
  const had = wantsMet(play, standing);
  return (
    <div className="mt-1 grid items-start gap-x-9 gap-y-5 lg:grid-cols-2">
      <div>
        {takeFocus ? <FocusedHeading level="h2">{play.end}</FocusedHeading> : <h2>{play.end}</h2>}
        <div className="surface mt-3 p-4">
          <PathMap play={play} level={PLAYS[path].level} path={points} />
          <p className="text-muted mt-2 text-base">{PLAY_TEXTS.tileNote}</p>
        </div>
        <ul className="mt-4 flex flex-wrap gap-3 text-center">
          {figures.map(([label, pence]) => (
            <li key={label} className="surface flex-1 px-2 py-3">
              <b className="font-display block text-xl font-semibold tabular-nums">{formatPence(pence)}</b>
              <span className="text-muted text-base">{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ul className="grid gap-4">
          {becauseOf(play, standing).map(({ of, text }) => (
            <li key={text} className="flex items-start gap-3 text-xl leading-snug">
              <span aria-hidden="true" className={CIRCLE}>
                {play.turns[of]!.short}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {debt && <p className="mt-3">{debt}</p>}
        {had.length > 0 && <p className="mt-3">{PLAY_TEXTS.had(inAList.format(had))}</p>}
        <Button className="mt-5 w-full" onClick={() => onBackTo(0)}>
          <Icon of={RotateCcw} size={20} />
          <span>{PLAY_TEXTS.again}</span>
        </Button>
        <h3 className="mt-5" data-print="no">
          {PLAY_TEXTS.fromOne}
        </h3>
        <ol className="mt-2 grid gap-2">
          {made.map(({ turn, choice }, nth) => (
            <li key={turn}>
              <button
                type="button"
                className="pressable rounded-button border-edge bg-card flex min-h-13 w-full items-center gap-3 border-2 px-3 py-1 text-left"
                onClick={() => onBackTo(nth)}
              >
                <span aria-hidden="true" className={CIRCLE}>
                  {play.turns[turn]!.short}
                </span>
                <span className="sr-only">{PLAY_TEXTS.changeFrom(play.turns[turn]!.name)}</span>
                <span>{choice.label}</span>
              </button>
            </li>
          ))}
        </ol>
        <h3 className="mt-5">{PLAY_TEXTS.read}</h3>
        <ul className="mt-1">
          {texts.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2">
                <Icon of={BookOpen} size={20} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Button variant="quiet" className="mt-3" onClick={() => print()}>
          <Icon of={Printer} size={20} />
          <span>{PLAY_TEXTS.print}</span>
        </Button>
      </div>
      <OnPaper play={play} screens={screens} />
    </div>
  );
}

/** The turns of this play, for paper alone. */
const OnPaper = ({ play, screens }: { play: Play; screens: readonly Screen[] }) => (
  <ol className="hidden print:block">
    {screens.map((screen, nth) =>
      screen.kind === "choice" ? (
        <li key={nth}>
          <h3>{play.turns[screen.turn]!.name}</h3>
          <p>{textNow(play.turns[screen.turn]!.situation, screen.standing)}</p>
          <ul>
            {screen.offers.map(({ id, choice, price }) => (
              <li key={id}>
                <span>
                  {screens.some((one) => one.kind === "moved" && one.choice === choice) ? "☒ " : "☐ "}
                </span>
                <span>{`${choice.label} (${price.text})`}</span>
              </li>
            ))}
          </ul>
        </li>
      ) : screen.kind === "consequence" ? (
        <li key={nth}>
          <p>{screen.consequence.because}</p>
          <p>{textNow(screen.consequence.fact, screen.standing)}</p>
        </li>
      ) : (
        screen.kind === "moved" && (
          <li key={nth}>
            <p>{textNow(screen.choice.outcome, screen.standing)}</p>
          </li>
        )
      ),
    )}
  </ol>
);
