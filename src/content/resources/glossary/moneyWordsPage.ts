/** The glossary as the page of money words shows it. */
import { GLOSSARY } from "./glossary";
import type { GlossaryTerm } from "./glossaryTerm";
import type { TopicHead } from "@/content/resources/topics/topic";

export const WORDS_HEAD: TopicHead = {
  path: "/resources/money-words",
  meta: {
    title: "Money words, A to Z, for ages 8-16 | 4MQ",
    description:
      "168 money words explained for ages 8 to 16, from account to withdrawal. Each has a sentence to show how it is used and a page to read next.",
  },
  pictureAlt:
    "A smiling girl points at a giant open book. It has tabs with the letters A, M and Z, and coins for bookmarks.",
  readNext: ["/resources/first-pay-first-account", "/resources/money-that-grows"],
};

/** The part of the address after #: "current-account". */
export const wordAnchor = (term: string): string =>
  term
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The letter under which a term is found; figures come before A. */
const initialOf = (term: string): string => (/^[a-z]/i.test(term) ? term.charAt(0).toUpperCase() : "0-9");

interface LetterGroup {
  letter: string;
  terms: readonly GlossaryTerm[];
}

/** The terms by their first letter, in alphabetical order. */
export const WORDS_BY_LETTER: readonly LetterGroup[] = [
  ...new Set(GLOSSARY.map(({ term }) => initialOf(term))),
].map((letter) => ({ letter, terms: GLOSSARY.filter(({ term }) => initialOf(term) === letter) }));

export const WORDS_TEXTS = {
  letters: "Jump to a letter",
  readNext: "Read next:",
  related: "See also:",
} as const;
