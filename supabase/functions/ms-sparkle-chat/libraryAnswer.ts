/** The guide's answers without a provider, which it looks up in the site's own library and says so. */
import { CARE, careFor } from "./libraryCare.ts";
import type { LibraryEntry, LibraryPlace, TaughtAnswer } from "./library.ts";
import type { Answer } from "./outcome.ts";
import type { Turn } from "./request.ts";
import { limitOf, mayBeAWorry, soundsWorried, type Limit } from "./libraryLimits.ts";
import { quoteFrom, sentencesOf, within } from "./libraryQuote.ts";
import { asksAsParent, lookUp, placeAt, placeOf, search, type Found } from "./librarySearch.ts";
import { CALM_LINE, HELP_LINE, smallTalk, TALK } from "./libraryTalk.ts";
import { classify } from "./localRules.ts";
import { answerSavingSum } from "./savingSums.ts";
import { lastQuestion, nextStep, teacherAnswerTo } from "./teacher.ts";

interface Passage {
  /** The page's title. */
  title: string;
  path: string;
  text: string;
}

interface LibraryAnswer {
  /** The whole answer: plain text of at most 120 words, with a page named as “Title” (/path). */
  text: string;
  how: "sum" | "talk" | "care" | "taught" | "looked up" | "unknown" | "unheard" | Limit;
  /** The quoted entry, when the answer was looked up. */
  entry?: LibraryEntry;
}

/** The same message always gets the same wording, and two messages usually get different ones. */
function oneOf(wordings: readonly string[], message: string): string {
  let sum = 7;
  for (const letter of message) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return wordings[sum % wordings.length]!;
}

/** Terms about hard days. With "we" or "my mum" in the question, the hard days may be this child's own. */
const HARD_DAYS =
  /^(?:Skint|Debt|Bankruptcy|Benefits|Cost of living|Gambling|Loan shark|Overdraft|Already owe)/u;
const OWN = /\b(?:i|im|my|we|were|our|us)\b/iu;

const nameOf = ({ title, path }: LibraryPlace, anchor?: string): string =>
  `“${title}” (${anchor ? `${path}#${anchor}` : path})`;

function pointer(entry: LibraryEntry): string {
  const place = placeOf(entry);
  return `You can read more in ${nameOf(place, entry.anchor)}.${place.signIn ? ` ${TALK.signIn}` : ""}`;
}

/** Writes "Debit card: A bank card…", but not "Interest: Interest is…". */
function define({ name, says }: LibraryEntry): string {
  return says.slice(0, name.length + 4).includes(name) ? says : `${name}: ${says}`;
}

function sayPage(entry: LibraryEntry, message: string): string {
  const place = placeOf(entry);
  const start = `${oneOf(TALK.goTo, message)} ${nameOf(place)}.`;
  return [start, entry.says, place.signIn ? TALK.signIn : ""].filter(Boolean).join(" ");
}

function sayFound({ entry, other }: Found, message: string): string {
  const isHard = soundsWorried(message) || (HARD_DAYS.test(entry.name) && OWN.test(message));
  const calm = isHard ? (entry.says.includes("grown-up you trust") ? HELP_LINE : CALM_LINE) : "";
  if (entry.kind === "page") return [sayPage(entry, message), calm].filter(Boolean).join(" ");
  const example = entry.example && !other ? `For example: ${entry.example}` : "";
  return within([
    { text: oneOf(TALK.from, message), needed: true },
    { text: entry.kind === "word" ? define(entry) : quoteFrom(entry, message), needed: true },
    { text: other ? define(other) : "" },
    { text: example },
    { text: pointer(entry), needed: true },
    { text: calm, needed: true },
  ]);
}

/** The answer, where it can be read, and last her question back. */
function teach({ answer, path, anchor }: TaughtAnswer): string {
  const questionBack = sentencesOf(answer).at(-1)!;
  const place = `You can read more in ${nameOf(placeAt(path), anchor)}.`;
  return `${answer.slice(0, answer.length - questionBack.length).trim()} ${place} ${questionBack}`;
}

const UNHEARD: LibraryAnswer = { how: "unheard", text: TALK.unheard };

/**
 * @param before the reader's last question, which a chip under its answer belongs to.
 * @returns the answer, and how it was found.
 */
export function composeAnswer(message: string, before?: string): LibraryAnswer {
  // The caller has already classified the message. This second check keeps a crisis from a glossary answer.
  const { class: kind } = classify(message);
  if (kind === "crisis" || kind === "abuse") return UNHEARD;
  if (kind !== "ordinary") return { how: "unknown", text: oneOf(TALK.unknown, message) };
  const sum = answerSavingSum(message);
  if (sum) return { how: "sum", text: sum };
  const talk = smallTalk(message);
  if (talk) return { how: "talk", text: talk };
  const care = asksAsParent(message) ? undefined : careFor(message);
  if (care) return { how: "care", text: CARE[care] };
  const step = nextStep(message, before);
  if (step) return { how: "taught", text: step };
  const found = lookUp(message);
  // "What is a pension?" asks for the meaning of a word, and a parent for a page that is written for parents.
  const isOfWord = found?.entry.kind === "word" && found.surely && found.share >= 0.6;
  const isForChild = !limitOf(message) && !soundsWorried(message) && !asksAsParent(message);
  const taught = isForChild && !isOfWord && !found?.other ? teacherAnswerTo(message) : undefined;
  if (taught) return { how: "taught", text: teach(taught) };
  if (found) return { how: "looked up", text: sayFound(found, message), entry: found.entry };
  const limit = limitOf(message);
  if (!limit && mayBeAWorry(message)) return UNHEARD;
  const how = limit ?? "unknown";
  return { how, text: oneOf(TALK[how], message) };
}

/** @returns the whole answer. Never throws. */
export function answerFromLibrary(message: string, history: readonly Turn[] = []): Answer {
  try {
    const { text, how } = composeAnswer(message, lastQuestion(history));
    return { text, ...(how === "taught" && { hasMore: true }) };
  } catch {
    return { text: TALK.unheard };
  }
}

/** @returns the passages nearest to a message, best first, at most `most` of them. Never throws. */
export function findPassages(message: string, most: number): Passage[] {
  try {
    return search(message)
      .slice(0, Math.max(0, most))
      .map(({ entry }) => {
        const { title, path } = placeOf(entry);
        const said = entry.kind === "section" ? quoteFrom(entry, message) : entry.says;
        const text = [`${entry.name}: ${said}`, entry.example].filter(Boolean).join(" ");
        return { title, path, text };
      });
  } catch {
    return [];
  }
}
