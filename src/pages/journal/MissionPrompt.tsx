import { useEffect } from "react";
import { rememberMeasure } from "@/backend/seenMeasure";
import { lastMissionWords, measureInShort, measureWords } from "@/content/missionMeasures";
import { PROMPT_TEXTS, promptOfDay } from "@/content/missionPrompts";
import { MISSION_TITLES } from "@/content/missionTitles";
import { dateName, type Day } from "@/domain/calendar";
import { challengeDay, challengePhase, phaseSpan } from "@/domain/challenge";
import { hasBegun } from "@/domain/missionMeasure";
import { MISSION_COLOURS } from "@/parts/missionColours";
import { useMissionMeasure } from "@/parts/useMissionMeasure";
import { MeasurePips } from "./MeasurePips";

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
          {MISSION_TITLES[phase - 1]}
        </p>
      )}
      <h2 id="todays-prompt" className="text-base font-normal">
        {PROMPT_TEXTS.heading}
      </h2>
      <p className="font-display text-xl leading-snug font-semibold">{prompt.text}</p>
      {phase && start ? (
        <MissionMeasure userId={userId} phase={phase} start={start} />
      ) : (
        <p className="mt-2 text-base">{PROMPT_TEXTS.countsIn(prompt.figure)}</p>
      )}
    </section>
  );
}

/** It appears once the journal, or the part of the community that it counts, has been read. */
function MissionMeasure({ userId, phase, start }: { userId: string; phase: number; start: Day }) {
  const measure = useMissionMeasure(userId, phase, start);
  const short = measure && measureInShort(measure);
  useEffect(() => {
    if (short) rememberMeasure(userId, phase, short);
  }, [userId, phase, short]);
  if (!measure) return <p className="mt-2 h-13 text-base" />;
  return (
    <>
      {hasBegun(measure) && <MeasurePips measure={measure} />}
      <p className="mt-2 text-base">{measureWords(measure, dateName(phaseSpan(start, phase)!.last))}</p>
      {phase > 1 && <LastMission userId={userId} phase={phase - 1} start={start} />}
    </>
  );
}

/** The fortnight before, in a sentence, if something was done in it. */
function LastMission({ userId, phase, start }: { userId: string; phase: number; start: Day }) {
  const measure = useMissionMeasure(userId, phase, start);
  const words = measure && lastMissionWords(MISSION_TITLES[phase - 1]!, measure);
  return words && <p className="mt-2 text-base">{words}</p>;
}
