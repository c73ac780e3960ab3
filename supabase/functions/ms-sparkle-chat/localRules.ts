/**
 * Sorts a message before any model sees it. It uses no network and no model, so the same message is always sorted the
 * same way. Of two possible readings, the safer one is taken.
 */
import { readAndMatch } from "../_shared/text/judge.ts";
import { matchesAny } from "../_shared/text/phrases.ts";
import { sharesPersonalData } from "./personalData.ts";
import { SURPRISE, TO_KEEP_AWAY, UNSAFE, type UnsafeKind } from "./unsafeRules.ts";

export const GUIDE_CLASSES = ["crisis", "abuse", "personalData", "unsafeRequest", "ordinary"] as const;
export type GuideClass = (typeof GUIDE_CLASSES)[number];

export type Classified =
  | { class: Exclude<GuideClass, "unsafeRequest"> }
  | { class: "unsafeRequest"; kind: UnsafeKind };

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

/** @param message as it was sent */
export function classify(message: string): Classified {
  const { hears, readings } = readAndMatch(message);
  if (hears("crisis")) return { class: "crisis" };
  if (hears("abuse")) return { class: "abuse" };
  if (sharesPersonalData(message)) return { class: "personalData" };
  const kind = unsafeKind([...readings.latin, ...readings.native]);
  return kind ? { class: "unsafeRequest", kind } : { class: "ordinary" };
}
