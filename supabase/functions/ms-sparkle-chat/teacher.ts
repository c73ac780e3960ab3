/** Finds the teacher's answer to a question by the ways in which children ask it, and what she says next. */
import MiniSearch from "minisearch";
import { TEACHER, type TaughtAnswer } from "./library.ts";
import type { Turn } from "./request.ts";
import { understand } from "./libraryIndex.ts";
import { isLight, isStop, plain, stem, wordsOf } from "./libraryWords.ts";

/** The chips under an answer, as the page sends them, and the part of the answer that each one asks for. */
export const NEXT_STEPS = {
  "Show me an example": "example",
  "Make it a plan": "plan",
  "What could go wrong?": "pitfall",
} as const satisfies Record<string, keyof TaughtAnswer>;

const steps = new Map(Object.entries(NEXT_STEPS).map(([chip, part]) => [plain(chip).trim(), part]));

/** The share of a question and an ask that must be the same, weighed by how rare each word is. */
const LEAST_ALIKE = 0.62;

interface Ask {
  id: number;
  answer: number;
  words: readonly string[];
}

const ASKS: readonly Ask[] = TEACHER.flatMap(({ asks }, answer) => asks.map((ask) => ({ ask, answer }))).map(
  ({ ask, answer }, id) => ({ id, answer, words: [...new Set(wordsOf(ask).map(stem))] }),
);

let made: { search: MiniSearch<Ask>; counts: ReadonlyMap<string, number> } | undefined;
function index() {
  if (made) return made;
  const search = new MiniSearch<Ask>({
    fields: ["words"],
    extractField: ({ id, words }, field) => (field === "id" ? id : words.join(" ")) as string,
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  search.addAll(ASKS);
  const counts = new Map<string, number>();
  for (const { words } of ASKS) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (made = { search, counts });
}

const STOPS: ReadonlySet<string> = new Set(ASKS.flatMap(({ words }) => words).filter((word) => isStop(word)));

const weigh = (word: string): number => {
  const count = index().counts.get(word) ?? 0;
  const share = STOPS.has(word) ? 0.15 : isLight(word) || /^\d/u.test(word) ? 0.5 : 1;
  return share * Math.log(1 + ASKS.length / (count + 1));
};
const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + weigh(word), 0);

/** 0 to 1: twice the shared weight, over the weight of both. */
function alike(asked: readonly string[], { words }: Ask): number {
  const shared = words.filter((word) => asked.includes(word));
  return (2 * weightOf(shared)) / (weightOf(asked) + weightOf(words));
}

const NEAREST = 12;

/** @returns the answer whose way of asking is most like the message, if it is alike enough. */
export function teacherAnswerTo(message: string): TaughtAnswer | undefined {
  const { all, meaning } = understand(message);
  if (!meaning.length || isChip(message)) return undefined;
  const asked = [...new Set(all)];
  const nearest = index()
    .search.search(asked.join(" "), { combineWith: "OR" })
    .slice(0, NEAREST)
    .map(({ id }) => ({ ask: ASKS[id as number]!, share: alike(asked, ASKS[id as number]!) }))
    .toSorted((one, other) => other.share - one.share)[0];
  return nearest && nearest.share >= LEAST_ALIKE ? TEACHER[nearest.ask.answer] : undefined;
}

const isChip = (message: string): boolean => steps.has(plain(message).trim());

/** @returns what the reader asked last, before any chips. */
export const lastQuestion = (history: readonly Turn[]): string | undefined =>
  history.findLast(({ role, content }) => role === "user" && !isChip(content))?.content;

/** @param before the reader's last question. @returns what a chip asks for, if the question had a teacher's answer. */
export function nextStep(message: string, before: string | undefined): string | undefined {
  const part = steps.get(plain(message).trim());
  return part && before ? teacherAnswerTo(before)?.[part] : undefined;
}
