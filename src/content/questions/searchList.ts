/** The list that the search reads. The build makes it (scripts/site/questionFiles.ts). */
import { searchWords } from "@/domain/questions/searchWords";
import { QUESTION_PAGES, type QuestionPageName } from "./questionPages";
import type { Reader, TaughtAnswer } from "./taughtAnswer";
import { TAUGHT_ANSWERS, TAUGHT_BY_PAGE } from "./taughtAnswers";

/** So many letters of other words fit beside the titles into 20 KiB after compression. */
const MOST_LETTERS = 3500;
/** A word that was used less often for one answer says little about it. */
const LEAST_USES = 2;
const MOST_ANSWERS = 3;
/** Most uses of a telling word are for these answers; "hard" is used for all. */
const LEAST_SHARE = 0.6;

/**
 * Words that people ask with and no title has ("klarna"), for the answers that they ask for, the most used first.
 * @param asks the ways of asking for each answer, by its id.
 * @returns the words of each answer.
 */
function otherWords(asks: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const inTitles = new Set(TAUGHT_ANSWERS.flatMap(({ title }) => searchWords(title)));
  const uses = new Map<string, Map<string, number>>();
  for (const { id } of TAUGHT_ANSWERS)
    for (const word of (asks.get(id) ?? []).flatMap((ask) => [...new Set(searchWords(ask))])) {
      if (word.length < 3 || inTitles.has(word)) continue;
      const byAnswer = uses.get(word) ?? new Map<string, number>();
      uses.set(word, byAnswer.set(id, (byAnswer.get(id) ?? 0) + 1));
    }
  const most = (byAnswer: Map<string, number>) => Math.max(...byAnswer.values());
  const found = new Map<string, string[]>();
  let letters = 0;
  for (const [word, byAnswer] of [...uses].toSorted((one, other) => most(other[1]) - most(one[1]))) {
    if (most(byAnswer) < LEAST_USES) break;
    const answers = [...byAnswer]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, MOST_ANSWERS)
      .filter(([, count]) => count * 2 > most(byAnswer));
    const usesOf = (some: Iterable<[string, number]>) => [...some].reduce((sum, [, count]) => sum + count, 0);
    if (usesOf(answers) < LEAST_SHARE * usesOf(byAnswer)) continue;
    for (const [id] of answers) {
      letters += word.length + 1;
      if (letters > MOST_LETTERS) return found;
      found.set(id, [...(found.get(id) ?? []), word]);
    }
  }
  return found;
}

/** After the anchor of an answer that speaks to grown-ups alone: to parents, or to teachers. */
function readersMark(ages: readonly Reader[]): "" | "*p" | "*t" {
  if (ages.some((one) => one !== "parents" && one !== "teachers")) return "";
  return ages.includes("parents") ? "*p" : "*t";
}

/**
 * A block for each page: its name, then a line for each answer with its anchor, its title and, after a tab, its other words.
 */
export function searchList(asks: ReadonlyMap<string, readonly string[]>): string {
  const others = otherWords(asks);
  const lineOf = ({ id, title, ages }: TaughtAnswer) =>
    [`${id}${readersMark(ages)} ${title}`, ...(others.has(id) ? [others.get(id)!.join(" ")] : [])].join("\t");
  return (Object.keys(QUESTION_PAGES) as QuestionPageName[])
    .map((name) => [name, ...TAUGHT_BY_PAGE[name].map(lineOf)].join("\n"))
    .join("\n\n");
}
