import { PLAY_TEXTS } from "@/content/play/playTexts";
import type { Play } from "@/domain/play/play";
import { textNow, type Screen } from "@/domain/play/walk";
import { Button } from "@/ui/controls/Button";
import { TurnHeading } from "./TurnHeading";

interface MovedProps {
  play: Play;
  screen: Extract<Screen, { kind: "moved" }>;
  /** The next turn's id; none after the last. */
  next: string | undefined;
  takeFocus: boolean;
  onNext: () => void;
}

/** The outcome of a choice, while the money moves. */
export function Moved({ play, screen, next, takeFocus, onNext }: MovedProps) {
  const { choice, standing } = screen;
  const sum = textNow(choice.sum, standing);
  return (
    <>
      <TurnHeading name={choice.label} takeFocus={takeFocus} />
      <p className="text-lg leading-snug sm:text-xl">{textNow(choice.outcome, standing)}</p>
      {sum && <p className="bg-q4-soft text-q4-ink rounded-button mt-3 p-4 font-semibold">{sum}</p>}
      <Button className="mt-4 w-full" onClick={onNext} data-next>
        {next ? PLAY_TEXTS.goOn(play.turns[next]!.name) : PLAY_TEXTS.toEnd}
      </Button>
    </>
  );
}
