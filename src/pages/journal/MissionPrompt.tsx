import { PROMPT_HEADING } from "@/content/journal/journalEntries";
import { countsIn, promptOfDay } from "@/content/challenge/missionPrompts";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import type { Day } from "@/domain/calendar";
import { challengeDay, challengePhase } from "@/domain/challenge/challenge";
import { MISSION_COLOURS } from "@/parts/challenge/missionColours";
import { late } from "@/ui/feedback/late";
import { MeasurePlace } from "./MeasurePlace";

/** The questions of three lists, which the prompt does not wait for. */
const MissionMeasure = late(() => import("./MissionMeasure").then((file) => file.MissionMeasure), {
  loading: () => <MeasurePlace />,
  instead: () => null,
});

interface MissionPromptProps {
  userId: string;
  /** The first day, or null before the user takes part. */
  start: Day | null;
  today: Day;
}

/** The running mission with the prompt of the day and its measure; the first prompt before the 90 days begin. */
export function MissionPrompt({ userId, start, today }: MissionPromptProps) {
  const day = start ? challengeDay(start, today) : 0;
  const prompt = promptOfDay(Math.max(day, 1));
  const phase = start ? challengePhase(start, today) : undefined;
  if (!prompt) return null;
  return (
    <section
      aria-labelledby="todays-prompt"
      className={`rounded-card min-h-52 p-5 ${phase ? MISSION_COLOURS[phase - 1] : "bg-q4-soft text-q4-ink"}`}
    >
      {phase && (
        <p className="mb-2 flex items-center gap-2 text-base font-semibold">
          <span className="bg-card text-ink font-display grid size-9 place-items-center rounded-full font-bold">
            {phase}
          </span>
          <span>{MISSION_TITLES[phase - 1]}</span>
        </p>
      )}
      <h2 id="todays-prompt" className="text-base font-normal">
        {PROMPT_HEADING}
      </h2>
      <p className="font-display text-xl leading-snug font-semibold">{prompt.text}</p>
      {phase && start ? (
        <MissionMeasure userId={userId} phase={phase} start={start} />
      ) : (
        prompt.figure && <p className="mt-2 text-base">{countsIn(prompt.figure)}</p>
      )}
    </section>
  );
}
