import { useState } from "react";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import { Button } from "@/ui/controls/Button";

interface HandsVoteProps {
  /** Typed numbers, by choice. */
  hands: Readonly<Record<string, string>>;
  onDecide: (choice: string) => void;
}

/** Most hands decide; with as many for two, the class talks again. */
export function HandsVote({ hands, onDecide }: HandsVoteProps) {
  const [problem, setProblem] = useState("");
  function decide() {
    const counted = Object.entries(hands)
      .map(([choice, typed]) => ({ choice, count: Number(typed) }))
      .toSorted((one, other) => other.count - one.count);
    const [first, second] = counted;
    if (!first?.count) setProblem(PLAY_TEXTS.noHands);
    else if (first.count === second?.count) setProblem(PLAY_TEXTS.tie);
    else onDecide(first.choice);
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="quiet" onClick={decide}>
        {PLAY_TEXTS.mostHands}
      </Button>
      <p role="status">{problem}</p>
    </div>
  );
}
