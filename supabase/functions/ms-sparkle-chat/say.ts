/** How the guide says what the library holds: a word, a page, a section, or a teacher's answer, with the page that says more. */
import { PLACES, type LibraryEntry, type LibraryPlace, type TaughtAnswer } from "./library.ts";
import { wordsOf } from "./rows.ts";
import { signInFor, TALK } from "./talk.ts";
import { stemsOf } from "./words.ts";

const SENTENCE = /[^.!?…]+(?:[.!?…](?!\s|[”’"')\]]*(?:\s|$))[^.!?…]*)*[.!?…]*[”’"')\]]*\s*/gu;

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** @returns how many of the asked words a text contains. */
export function sharedWith(text: string, asked: ReadonlySet<string>): number {
  const own = new Set(stemsOf(text));
  return [...asked].filter((word) => own.has(word)).length;
}

/** The limit for a whole answer. */
const MOST_WORDS = 120;

/** Joins all parts in order, or only the needed ones if all of them are too long. */
export function within(parts: readonly { text: string; needed?: true }[]): string {
  const join = (some: typeof parts) =>
    some
      .map(({ text }) => text)
      .filter(Boolean)
      .join(" ");
  const whole = join(parts);
  return countWords(whole) <= MOST_WORDS ? whole : join(parts.filter(({ needed }) => needed));
}

const PLACE_AT = new Map(PLACES.map((place) => [place.path, place]));
export const placeAt = (path: string): LibraryPlace => PLACE_AT.get(path)!;

const nameOf = ({ path, anchor }: { path: string; anchor?: string }): string =>
  `“${placeAt(path).title}” (${anchor ? `${path}#${anchor}` : path})`;

/** Writes "Debit card: A bank card…", but not "Interest: Interest is…". */
const define = ({ name, says }: LibraryEntry): string =>
  says.slice(0, name.length + 4).includes(name) ? says : `${name}: ${says}`;

export function sayEntry(entry: LibraryEntry): string {
  const { title, signIn } = placeAt(entry.path);
  if (entry.kind === "page")
    return signIn
      ? `${entry.says} ${signInFor(title)} ${nameOf({ path: "/auth" })}.`
      : `${entry.says} Here it is: ${nameOf(entry)}.`;
  return within([
    { text: entry.kind === "word" ? define(entry) : entry.says, needed: true },
    { text: entry.example ? `For example: ${entry.example}` : "" },
    { text: `You can read more in the 4MQ library: ${nameOf(entry)}.`, needed: true },
  ]);
}

const dateOf = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** "Yes" and "No" reply to the title; to a question in other words they may be untrue. */
export const withoutVerdict = (answer: string): string =>
  answer.replace(
    /^(?:Yes|No)(?:\. |, (?!but|if|with|often|not|as|for|almost|nearly|most|many|while|because|and)\b)(?=\p{L})(\p{L})/u,
    (_, first: string) => first.toUpperCase(),
  );

/** The answer, where more of it can be read, and when its figures were checked. */
export const sayTaught = ({ id, title, answer, path, checked }: TaughtAnswer, message: string): string =>
  [
    wordsOf(message) === wordsOf(title) ? answer : withoutVerdict(answer),
    `You can read more in ${nameOf({ path, anchor: id })}.`,
    checked ? `We checked its figures on ${dateOf(checked)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");

/** For a child the first sentences are an answer; whoever is older reads a little more at once. */
const [FIRST_SENTENCES, FIRST_WORDS, FIRST_WORDS_IF_OLDER] = [3, 45, 60];

/** @returns what is said, and the rest, which the page shows when it is asked for. A line about helpers is always said. */
export function inTwo(text: string, isOlder: boolean): { message: string; more?: string } {
  const most = isOlder ? FIRST_WORDS_IF_OLDER : FIRST_WORDS;
  const [answer = "", calm] = text.split(new RegExp(` (${TALK.calm})$`, "u"));
  const sentences = sentencesOf(answer);
  let count = 1;
  // An example is not cut in two.
  while (
    count < FIRST_SENTENCES &&
    !sentences[count]?.startsWith("For example:") &&
    countWords(sentences.slice(0, count + 1).join(" ")) <= most
  )
    count += 1;
  const [first, more] = [sentences.slice(0, count).join(" "), sentences.slice(count).join(" ")];
  return { message: [first, calm].filter(Boolean).join(" "), ...(more && { more }) };
}
