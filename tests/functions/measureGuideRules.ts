/** Measures how well the guide's local rules sort a set of prompts: misses and false alarms. */
import { classify, type GuideClass } from "#functions/ms-sparkle-chat/localRules";

interface Prompt {
  text: string;
  class: GuideClass;
}

interface ClassifiedPrompt extends Prompt {
  classifiedAs: GuideClass;
}

/** Both kinds are answered with a trusted adult, Childline and 999, so confusing them is not a miss. */
const isUrgent = (name: GuideClass) => name === "crisis" || name === "abuse";

export interface GuideFigures {
  sorted: ClassifiedPrompt[];
  /** Crisis or abuse messages that would not be answered as such. */
  missedUrgent: ClassifiedPrompt[];
  /** Unsafe requests and personal data that would be answered as if they were ordinary. */
  missedOther: ClassifiedPrompt[];
  /** Ordinary messages that would not be answered as such. */
  falseAlarms: ClassifiedPrompt[];
  /** The share of all ordinary messages, from 0 to 1. */
  falseAlarmShare: number;
}

export function measureGuideRules(prompts: readonly Prompt[]): GuideFigures {
  const sorted = prompts.map((prompt) => ({ ...prompt, classifiedAs: classify(prompt.text).class }));
  const ordinary = sorted.filter((prompt) => prompt.class === "ordinary");
  const falseAlarms = ordinary.filter(({ classifiedAs }) => classifiedAs !== "ordinary");
  return {
    sorted,
    missedUrgent: sorted.filter((prompt) => isUrgent(prompt.class) && !isUrgent(prompt.classifiedAs)),
    missedOther: sorted.filter(
      (prompt) =>
        !isUrgent(prompt.class) && prompt.class !== "ordinary" && prompt.classifiedAs === "ordinary",
    ),
    falseAlarms,
    falseAlarmShare: falseAlarms.length / Math.max(1, ordinary.length),
  };
}
