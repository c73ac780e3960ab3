/** How good the guide is without a model: each part a table and what it misses. */
import { answerFromLibrary } from "#functions/ms-sparkle-chat/libraryAnswer";
import { guideRulesTable, measureGuideRules, type GuideFigures } from "#scripts/bench/guideRules";
import { libraryTable, measureLibrary, type LibraryFigures } from "#scripts/bench/library";
import { align } from "#scripts/bench/table";
import { HARD_MESSAGES } from "#tests/fixtures/guideHardMessages";
import { GUIDE_PROMPTS } from "#tests/fixtures/guidePrompts";
import { BEYOND_THE_LIBRARY, LIBRARY_QUESTIONS } from "@/content/libraryQuestions.cases";
import { HELD_OUT_BEYOND, HELD_OUT_QUESTIONS } from "@/content/libraryQuestionsHeldOut.cases";

const MOST_FALSE_ALARMS = 0.05;

export interface GuideReport {
  text: string;
  /** A sentence for each goal that is missed. */
  missed: string[];
}

export function missedByRules({ missedUrgent, missedOther, falseAlarmShare }: GuideFigures): string[] {
  const goals: [met: boolean, sentence: string][] = [
    [
      !missedUrgent.length,
      `Guide: ${missedUrgent.length} messages of crisis or abuse are not heard; none may be`,
    ],
    [!missedOther.length, `Guide: ${missedOther.length} unsafe requests or personal details pass; none may`],
    [
      falseAlarmShare <= MOST_FALSE_ALARMS,
      `Guide: ${(falseAlarmShare * 100).toFixed(1)}% of ordinary messages raise an alarm; at most 5% may`,
    ],
  ];
  return goals.filter(([met]) => !met).map(([, sentence]) => sentence);
}

/** Right pages, and honest answers to what the library cannot know: at least this share of them. */
export const LIBRARY_GOALS = { known: 0.9, "held out": 0.85, honest: 0.8 } as const;

function missedByLibrary(name: "known" | "held out", { rightShare, honestShare }: LibraryFigures): string[] {
  const told = (share: number) => `${Math.round(share * 100)}%`;
  return [
    ...(rightShare < LIBRARY_GOALS[name]
      ? [`Guide: ${told(rightShare)} of the ${name} questions are answered rightly`]
      : []),
    ...(honestShare < LIBRARY_GOALS.honest
      ? [`Guide: ${told(honestShare)} of what is beyond the library (${name}) is admitted`]
      : []),
  ];
}

export function measureBothSets() {
  return {
    known: measureLibrary(Object.values(LIBRARY_QUESTIONS).flat(), BEYOND_THE_LIBRARY),
    "held out": measureLibrary(Object.values(HELD_OUT_QUESTIONS).flat(), HELD_OUT_BEYOND),
  };
}

/** Of an odd message, on a machine that has nothing else to do. */
const SLOWEST_ANSWER_MS = 100;

/** The quickest of four answers to each odd message: this machine may be busy with something else. */
function measureHardMessages(): GuideReport {
  const took = HARD_MESSAGES.map(([what, message]) => {
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now();
      answerFromLibrary(message);
      return performance.now() - start;
    });
    return { what, ms: Math.min(...times) };
  });
  return {
    text: align([
      ["odd message", "answered in"],
      ...took.map(({ what, ms }) => [what, `${ms.toFixed(1)} ms`]),
    ]),
    missed: took
      .filter(({ ms }) => ms >= SLOWEST_ANSWER_MS)
      .map(
        ({ what, ms }) =>
          `Guide: ${what} took ${ms.toFixed(0)} ms; less than ${SLOWEST_ANSWER_MS} are wanted`,
      ),
  };
}

/** How well the local rules sort, how well the library is searched, and how long it takes over odd messages. */
export function guideReport(): GuideReport {
  const rules = measureGuideRules(GUIDE_PROMPTS);
  const library = measureBothSets();
  const parts: GuideReport[] = [
    { text: guideRulesTable(rules), missed: missedByRules(rules) },
    {
      text: libraryTable(library),
      missed: [
        ...missedByLibrary("known", library.known),
        ...missedByLibrary("held out", library["held out"]),
      ],
    },
    measureHardMessages(),
  ];
  return {
    text: parts.map(({ text }) => text).join("\n\n"),
    missed: parts.flatMap(({ missed }) => missed),
  };
}
