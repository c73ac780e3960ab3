import { BookOpen, Printer, RotateCcw } from "lucide";
import { Link } from "react-router-dom";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import { priceIn } from "@/domain/play/coins";
import type { Play } from "@/domain/play/play";
import {
  becauseOf,
  debtLeft,
  leftOver,
  pathOf,
  sumsOf,
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
  play: Play;
  screens: readonly Screen[];
  standing: Standing;
  takeFocus: boolean;
  /** Index of the turn that is played again, with those before it as they were. */
  onBackTo: (turn: number) => void;
}

const inAList = new Intl.ListFormat("en-GB");

/** Where it went: the path over the map, three sentences, the sums, and other ways to play it. */
export function End({ play, screens, standing, takeFocus, onBackTo }: EndProps) {
  const points = pathOf(screens);
  const debt = debtLeft(play, standing);
  const made = screens.filter((screen) => screen.kind === "moved");
  const texts = [...new Set(made.map(({ choice }) => choice.teaches))].map((key) => play.texts[key]!);
  const held = Object.entries(play.places)
    .filter(([place, { isDebt }]) => !isDebt && standing.money[place]! > 0)
    .map(([place, { name }]) => PLAY_TEXTS.held(name, standing.money[place]!));
  const had = wantsMet(play, standing);
  return (
    <div className="mt-1 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <div>
        {takeFocus ? <FocusedHeading level="h2">{play.end}</FocusedHeading> : <h2>{play.end}</h2>}
        <div className="surface mt-3 p-4">
          <PathMap play={play} path={points} />
          <p className="text-muted mt-2 text-base">{PLAY_TEXTS.tileNote}</p>
        </div>
        <div className="surface mt-4 px-4 py-3">
          <dl className="grid gap-1">
            {sumsOf(play, standing).map(({ name, pence, isOut }, nth) => (
              <div key={name} className="flex justify-between gap-3">
                <dt>{name}</dt>
                <dd className="whitespace-nowrap tabular-nums">
                  {nth === 0 ? priceIn(pence) : isOut ? PLAY_TEXTS.less(pence) : PLAY_TEXTS.more(pence)}
                </dd>
              </div>
            ))}
            <div className="border-line font-display flex justify-between gap-3 border-t text-xl font-semibold">
              <dt>{PLAY_TEXTS.left}</dt>
              <dd className="tabular-nums">{priceIn(leftOver(play, standing))}</dd>
            </div>
          </dl>
          <p className="text-muted text-right text-base">{inAList.format(held)}</p>
        </div>
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
function OnPaper({ play, screens }: { play: Play; screens: readonly Screen[] }) {
  /** On the first screen of a turn. */
  const heading = ({ turn }: { turn: string }, nth: number) => {
    const before = screens[nth - 1];
    return before && "turn" in before && before.turn === turn ? null : <h3>{play.turns[turn]!.name}</h3>;
  };
  return (
    <ol className="hidden print:block">
      {screens.map((screen, nth) =>
        screen.kind === "choice" ? (
          <li key={nth}>
            {heading(screen, nth)}
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
            {heading(screen, nth)}
            <p>{screen.consequence.because}</p>
            <p>{textNow(screen.consequence.fact, screen.standing)}</p>
            <p>{textNow(screen.consequence.help, screen.standing)}</p>
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
}
