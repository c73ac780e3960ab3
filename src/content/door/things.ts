/**
 * The things behind the day's door. A row names each by its kind and its id, so that every text keeps its one source: of a
 * row's things, only the file with today's loads.
 */
import { reasonOf } from "@/content/quiz/reason";
import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";
import { TOPIC_CHECKS } from "@/content/resources/topics/topicChecks";
import { PLAYS_BEHIND, SCENE_ANSWERS, THING_KINDS, TRY_PRESSES, wordPresses, type ThingKind } from "./door";

export interface ThingOption {
  text: string;
  /** The words after its press. */
  answer: string;
}

export interface Thing {
  kind: ThingKind;
  /** The question, the word, the scene, or what to try. */
  title: string;
  text?: string;
  /** The word in use, shown with the answer. */
  example?: string;
  /** A symbol in /art/scenarios.svg. */
  symbol?: string;
  options: readonly ThingOption[];
  /** Where it is, for a story to play. */
  to?: string;
  /** The exact text of the right option; only a question has one. */
  right?: string;
}

/** True for "Not today": nothing was done, so nothing hangs for it. */
export const isPutOff = ({ kind }: Thing, option: number): boolean => kind === "try" && option === 1;

/** @param level 1, 2 or 3 @returns the things of its row, each as "kind:id". */
export async function loadRow(level: number): Promise<readonly string[]> {
  const row =
    level === 1
      ? (await import("./rowOf8")).ROW_OF_8
      : level === 2
        ? (await import("./rowOf11")).ROW_OF_11
        : (await import("./rowOf14")).ROW_OF_14;
  return row.trim().split(/\s+/u);
}

/** @param thing "kind:id" */
export const kindOf = (thing: string): ThingKind | undefined =>
  THING_KINDS.find((kind) => thing.startsWith(`${kind}:`));

/** @returns undefined for a thing that this version of the site does not know. */
export async function loadThing(thing: string, level: number): Promise<Thing | undefined> {
  const kind = kindOf(thing);
  return kind && LOADERS[kind](thing.slice(kind.length + 1), level);
}

const CHAPTER_CHECKS: Readonly<Record<string, () => Promise<ChapterCheck>>> = {
  "needs-vs-wants": () =>
    import("@/content/resources/chapters/checkNeedsVsWants").then((file) => file.NEEDS_VS_WANTS_CHECK),
  "influence-invasion": () =>
    import("@/content/resources/chapters/checkInfluenceInvasion").then(
      (file) => file.INFLUENCE_INVASION_CHECK,
    ),
  "debt-trap": () =>
    import("@/content/resources/chapters/checkDebtTrap").then((file) => file.DEBT_TRAP_CHECK),
};
const CHECKS: typeof CHAPTER_CHECKS = {
  ...CHAPTER_CHECKS,
  ...Object.fromEntries(Object.entries(TOPIC_CHECKS).map(([path, load]) => [path.split("/")[2]!, load])),
};

const LOADERS: Record<ThingKind, (id: string, level: number) => Promise<Thing | undefined>> = {
  async question(id) {
    if (id.startsWith("money-brain-battle-")) {
      const { questions } = (await import("@/content/quiz/quizMoneyBrainBattle")).QUIZ_MONEY_BRAIN_BATTLE;
      const question = questions.find((one) => one.id === id);
      return (
        question && {
          kind: "question",
          title: question.question,
          options: question.options.map((text) => ({ text, answer: reasonOf(question, text) })),
          right: question.correctAnswer,
        }
      );
    }
    const slug = id.replace(/-\d+$/u, "");
    const check = Object.hasOwn(CHECKS, slug) ? await CHECKS[slug]!() : undefined;
    const question = check?.questions.find((one) => one.id === id);
    return (
      question && {
        kind: "question",
        title: question.question,
        options: question.options.map(({ text, reason }) => ({ text, answer: reason })),
        right: question.correctAnswer,
      }
    );
  },

  async word(id, level) {
    const { wordAnchor, WORDS_BY_LETTER } = await import("@/content/resources/glossary/moneyWordsPage");
    const word = WORDS_BY_LETTER.flatMap(({ terms }) => terms).find(({ term }) => wordAnchor(term) === id);
    return (
      word && {
        kind: "word",
        title: word.term,
        text: word.definition,
        example: word.example ?? word.sentence,
        options: wordPresses(level),
      }
    );
  },

  async scene(id) {
    const { SCENARIOS } = await import("@/content/quadrant/scenarios");
    const scene = SCENARIOS.find((one) => one.id === id);
    return (
      scene && {
        kind: "scene",
        title: scene.scenario,
        symbol: scene.symbol,
        options: scene.options.map(({ text }, nth) => ({ text, answer: SCENE_ANSWERS[id]![nth]! })),
      }
    );
  },

  /** An action's id, the day of a mission's prompt, or a story to play. */
  async try(id, level) {
    if (Object.hasOwn(PLAYS_BEHIND, id)) return { kind: "try", ...PLAYS_BEHIND[id]!, options: TRY_PRESSES };
    if (/^\d+$/u.test(id)) {
      const { promptOfDay, promptText } = await import("@/content/challenge/missionPrompts");
      const prompt = promptOfDay(Number(id));
      return prompt && { kind: "try", title: promptText(prompt, level), options: TRY_PRESSES };
    }
    const { actionOf } = await import("@/content/plans/actions");
    const action = actionOf(id);
    return action && { kind: "try", title: action.title, text: action.text, options: TRY_PRESSES };
  },
};
