/** How good the guide is without a model: each part a table and what it misses. */
import { guideRulesTable, measureGuideRules, type GuideFigures } from "#scripts/bench/guideRules";
import { libraryTable, measureLibrary, type LibraryFigures } from "#scripts/bench/library";
import { BEYOND_THE_LIBRARY, LIBRARY_QUESTIONS } from "@/content/libraryQuestions.cases";
import { HELD_OUT_BEYOND, HELD_OUT_QUESTIONS } from "@/content/libraryQuestionsHeldOut.cases";
import { GUIDE_PROMPTS } from "#tests/fixtures/guidePrompts";

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

/** As the tests of the library ask: of questions that it was tuned on, and of some that it never saw. */
const LEAST_RIGHT = { tuned: 0.9, "held out": 0.85 };
const LEAST_HONEST = 0.8;

export function missedByLibrary(sets: Readonly<Record<keyof typeof LEAST_RIGHT, LibraryFigures>>): string[] {
  return (["tuned", "held out"] as const).flatMap((name) => {
    const { right, questions, rightShare, beyond, beyondAnswered, honestShare } = sets[name];
    return [
      ...(rightShare < LEAST_RIGHT[name]
        ? [
            `Guide: ${right} of ${questions} questions (${name}) get the right page; ${LEAST_RIGHT[name] * 100}% must`,
          ]
        : []),
      ...(honestShare < LEAST_HONEST
        ? [`Guide: ${beyondAnswered.length} of ${beyond} questions beyond the library (${name}) are answered`]
        : []),
    ];
  });
}

/** The local rules, and the library. */
export function guideReport(): GuideReport {
  const rules = measureGuideRules(GUIDE_PROMPTS);
  const library = {
    tuned: measureLibrary(Object.values(LIBRARY_QUESTIONS).flat(), BEYOND_THE_LIBRARY),
    "held out": measureLibrary(Object.values(HELD_OUT_QUESTIONS).flat(), HELD_OUT_BEYOND),
  };
  const parts: GuideReport[] = [
    { text: guideRulesTable(rules), missed: missedByRules(rules) },
    { text: libraryTable(library), missed: missedByLibrary(library) },
  ];
  return {
    text: parts.map(({ text }) => text).join("\n\n"),
    missed: parts.flatMap(({ missed }) => missed),
  };
}
