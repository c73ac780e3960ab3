import { useEffect } from "react";
import { lastMissionWords, measureInShort, measureWords } from "@/content/challenge/missionMeasures";
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { dateName, type Day } from "@/domain/calendar";
import { phaseSpan } from "@/domain/challenge/challenge";
import { hasBegun } from "@/domain/challenge/missionMeasure";
import { useMissionMeasure } from "@/parts/challenge/useMissionMeasure";
import { keepFacts } from "@/storage/today/keepFacts";
import { MeasurePips } from "./MeasurePips";
import { MeasurePlace } from "./MeasurePlace";

interface MissionMeasureProps {
  userId: string;
  phase: number;
  start: Day;
}

/** It appears once the journal, or the part of the community that it counts, has been read. */
export function MissionMeasure({ userId, phase, start }: MissionMeasureProps) {
  const measure = useMissionMeasure(userId, phase, start);
  const short = measure && measureInShort(measure);
  useEffect(() => {
    if (short) keepFacts(userId, () => ({ measure: { phase, words: short } }));
  }, [userId, phase, short]);
  if (!measure) return <MeasurePlace />;
  return (
    <>
      {hasBegun(measure) && <MeasurePips measure={measure} />}
      <p className="mt-2 text-base">{measureWords(measure, dateName(phaseSpan(start, phase)!.last))}</p>
      {phase > 1 && <LastMission userId={userId} phase={phase - 1} start={start} />}
    </>
  );
}

/** The fortnight before, in a sentence, if something was done in it. */
function LastMission({ userId, phase, start }: MissionMeasureProps) {
  const measure = useMissionMeasure(userId, phase, start);
  const words = measure && lastMissionWords(MISSION_TITLES[phase - 1]!, measure);
  return words && <p className="mt-2 text-base">{words}</p>;
}
