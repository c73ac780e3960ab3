import { Check } from "lucide";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import type { Play } from "@/domain/play/play";
import { textNow, type Screen } from "@/domain/play/walk";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { CIRCLE } from "./circle";
import { TurnHeading } from "./TurnHeading";

interface ConsequenceProps {
  play: Play;
  screen: Extract<Screen, { kind: "consequence" }>;
  takeFocus: boolean;
  onNext: () => void;
}

const THEN = "rounded-card flex items-start gap-4 px-4 py-3 text-lg leading-snug";

/** An earlier turn comes back: the fact, then the help. */
export function Consequence({ play, screen, takeFocus, onNext }: ConsequenceProps) {
  const { consequence, standing } = screen;
  const turn = play.turns[screen.turn]!;
  const help = textNow(consequence.help, standing);
  return (
    <>
      <TurnHeading name={turn.name} takeFocus={takeFocus} />
      <p className={`${THEN} bg-q3-soft text-q3-ink`}>
        <span aria-hidden="true" className={CIRCLE}>
          {play.turns[consequence.of]!.short}
        </span>
        <span>{consequence.because}</span>
      </p>
      <span aria-hidden="true" className="block h-3" />
      <p className={`${THEN} ${consequence.isHard ? "bg-q1-soft text-q1-ink" : "bg-q2-soft text-q2-ink"}`}>
        <span aria-hidden="true" className={CIRCLE}>
          {turn.short}
        </span>
        <span>{textNow(consequence.fact, standing)}</span>
      </p>
      {help && (
        <p className={`${THEN} mt-1`}>
          <span className="bg-q2-soft text-q2-ink grid size-10 shrink-0 place-items-center rounded-full">
            <Icon of={Check} size={22} />
          </span>
          <span>{help}</span>
        </p>
      )}
      <Button className="mt-3 w-full" onClick={onNext} data-next>
        {PLAY_TEXTS.goOnWith(turn.name)}
      </Button>
    </>
  );
}
