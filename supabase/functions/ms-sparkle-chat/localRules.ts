/**
 * Sorts a message before any model sees it. No network, no model: the same message is always sorted the same way. Where
 * two readings are possible, the safe one is taken.
 */
import { ABUSE } from "./abuseRules.ts";
import { CRISIS } from "./crisisRules.ts";
import { withoutHarmless } from "./harmless.ts";
import { normalise } from "./normalise.ts";
import { ABUSE_ELSEWHERE, CRISIS_ELSEWHERE } from "./otherLanguages.ts";
import { matchesAny } from "./phrases.ts";
import { sharesPersonalData } from "./personalData.ts";
import { SURPRISE, TO_KEEP_AWAY, UNSAFE, type UnsafeKind } from "./unsafeRules.ts";

export const GUIDE_CLASSES = ["crisis", "abuse", "personalData", "unsafeRequest", "ordinary"] as const;
export type GuideClass = (typeof GUIDE_CLASSES)[number];

export type Classified =
  | { class: Exclude<GuideClass, "unsafeRequest"> }
  | { class: "unsafeRequest"; kind: UnsafeKind };

/** Without one of these no English rule can match, and there are many of them to try. */
const LATIN_LETTER = /[a-z]/u;

/** Both languages of rules read both texts: a Spanish sentence may be disguised, too. */
function isAny(texts: readonly string[], english: readonly RegExp[], elsewhere: readonly RegExp[]): boolean {
  return texts.some(
    (text) => (LATIN_LETTER.test(text) && matchesAny(text, english)) || matchesAny(text, elsewhere),
  );
}

function unsafeKind(texts: readonly string[]): UnsafeKind | undefined {
  const isSurprise = texts.some((text) => matchesAny(text, SURPRISE));
  const isQuestionAbout = texts.some((text) => matchesAny(text, TO_KEEP_AWAY));
  return UNSAFE.find(
    ({ kind, patterns }) =>
      !(isSurprise && kind === "hiding") &&
      !(isQuestionAbout && kind !== "hiding" && kind !== "closeness") &&
      texts.some((text) => matchesAny(text, patterns)),
  )?.kind;
}

/** @param message as it was sent. */
export function classify(message: string): Classified {
  const { native, latin } = normalise(message);
  const texts = [...new Set([latin, native].map(withoutHarmless))];
  if (isAny(texts, CRISIS, CRISIS_ELSEWHERE)) return { class: "crisis" };
  if (isAny(texts, ABUSE, ABUSE_ELSEWHERE)) return { class: "abuse" };
  if (sharesPersonalData(message)) return { class: "personalData" };
  const kind = unsafeKind([latin, native]);
  return kind ? { class: "unsafeRequest", kind } : { class: "ordinary" };
}
