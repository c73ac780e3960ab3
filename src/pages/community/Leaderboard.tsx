import { useState } from "react";
import { LEADERBOARD } from "@/content/community/leaderboard";
import { Button } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { Tabs } from "@/ui/controls/Tabs";

/** Gold, silver and bronze, in that order. */
const RANK_COLOURS = ["bg-q4-soft text-q4-ink", "bg-q3-soft text-q3-ink", "bg-q1-soft text-q1-ink"];

const BOARDS = LEADERBOARD.boards.map(({ id, name, rows }) => ({
  value: id as string,
  label: name,
  content: (
    <ol className="grid gap-2 text-base">
      {rows.map(({ hero, score }, index) => (
        <li key={hero} className="grid grid-cols-[--spacing(8)_1fr_auto] items-center gap-2 py-1">
          <span
            className={`rounded-field font-display grid size-8 place-items-center font-bold ${RANK_COLOURS[index] ?? "text-muted"}`}
          >
            {index + 1}
          </span>
          <span>{hero}</span>
          <span className="font-display font-semibold tabular-nums">{score}</span>
        </li>
      ))}
    </ol>
  ),
}));

/** Static sample data, and a button without an action, both by specification (part 2, section 2). */
export function Leaderboard() {
  const [board, setBoard] = useState(BOARDS[0]!.value);
  return (
    <section aria-labelledby="leaderboard" className="flex flex-col">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="leaderboard">{LEADERBOARD.heading}</h2>
        <p>
          <Chip colours="border-edge text-muted border-2 border-dashed" small>
            {LEADERBOARD.sample}
          </Chip>
        </p>
      </div>
      <div className="surface flex grow flex-col p-4 sm:p-5">
        <p className="text-muted mb-1 text-base">{LEADERBOARD.lead}</p>
        <div className="mb-4">
          <Tabs label={LEADERBOARD.heading} tabs={BOARDS} value={board} onChange={setBoard} wrapsLabels="" />
        </div>
        <div className="border-line mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-3">
          {/* It looks like a button that cannot be used, and can be reached for the reason. */}
          <Button
            variant="quiet"
            aria-disabled="true"
            aria-describedby="set-goal-note"
            className="opacity-60"
          >
            {LEADERBOARD.setGoal}
          </Button>
          <p id="set-goal-note" className="text-muted grow basis-40 text-base">
            {LEADERBOARD.setGoalNote}
          </p>
        </div>
      </div>
    </section>
  );
}
