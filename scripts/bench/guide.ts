/** Measures how good the guide is without a model. */
import { answerFromLibrary } from "#functions/ms-sparkle-chat/libraryAnswer";
import { guideRulesTable, measureGuideRules, type GuideFigures } from "./guideRules.ts";
import { libraryTable, measureLibrary, type LibraryFigures } from "./library.ts";
import { worst, type Figure, type Report } from "./report.ts";
import { align } from "./table.ts";
import { HARD_MESSAGES } from "#tests/fixtures/guideHardMessages";
import { GUIDE_PROMPTS } from "#tests/fixtures/guidePrompts";
import { BEYOND_THE_LIBRARY, LIBRARY_QUESTIONS } from "@/content/libraryQuestions.cases";
import { HELD_OUT_BEYOND, HELD_OUT_QUESTIONS } from "@/content/libraryQuestionsHeldOut.cases";

const MAX_FALSE_ALARMS_PERCENT = 5;
/** The minimum share of right pages, and of honest answers to questions that the library cannot answer. */
export const LIBRARY_GOALS = { known: 0.9, "held out": 0.85, honest: 0.8 } as const;
/** The slowest answer to an odd message, on an otherwise idle machine. */
const SLOWEST_ANSWER_MS = 100;

export const rulesFigures = ({ missedUrgent, missedOther, falseAlarmShare }: GuideFigures): Figure[] => [
  { name: "messages of crisis or abuse not heard", value: missedUrgent.length, goal: { most: 0 } },
  { name: "unsafe requests and personal details that pass", value: missedOther.length, goal: { most: 0 } },
  {
    name: "false alarms",
    value: 100 * falseAlarmShare,
    unit: "%",
    goal: { most: MAX_FALSE_ALARMS_PERCENT },
  },
];

const libraryFigures = (
  name: "known" | "held out",
  { rightShare, honestShare }: LibraryFigures,
): Figure[] => [
  {
    name: `${name} questions answered rightly`,
    value: 100 * rightShare,
    unit: "%",
    goal: { least: 100 * LIBRARY_GOALS[name] },
  },
  {
    name: `beyond the library and admitted, ${name}`,
    value: 100 * honestShare,
    unit: "%",
    goal: { least: 100 * LIBRARY_GOALS.honest },
  },
];

export function measureBothSets() {
  return {
    known: measureLibrary(Object.values(LIBRARY_QUESTIONS).flat(), BEYOND_THE_LIBRARY),
    "held out": measureLibrary(Object.values(HELD_OUT_QUESTIONS).flat(), HELD_OUT_BEYOND),
  };
}

/** The quickest of four answers to each odd message, because this machine may be busy. */
const timeHardMessages = () =>
  HARD_MESSAGES.map(([what, message]) => {
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now();
      answerFromLibrary(message);
      return performance.now() - start;
    });
    return { at: what, value: Math.min(...times) };
  });

/** Measures the local rules, the library's search, and the time for odd messages. */
export function benchGuide(): Report {
  const rules = measureGuideRules(GUIDE_PROMPTS);
  const library = measureBothSets();
  const hard = timeHardMessages();
  return {
    figures: [
      ...rulesFigures(rules),
      ...libraryFigures("known", library.known),
      ...libraryFigures("held out", library["held out"]),
      {
        name: "slowest answer to an odd message",
        ...worst(hard, "highest"),
        unit: "ms",
        goal: { most: SLOWEST_ANSWER_MS },
      },
    ],
    details: [
      guideRulesTable(rules),
      libraryTable(library),
      align([["odd message", "answered in"], ...hard.map(({ at, value }) => [at, `${value.toFixed(1)} ms`])]),
    ].join("\n\n"),
  };
}
