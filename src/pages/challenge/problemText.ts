import type { FormOutcome } from "@/backend/forms";
import type { ApplicationStatusTexts } from "@/content/challenge/challengeTexts";

/** The message for an application that did not arrive; otherwise an empty text. */
export function problemText(state: FormOutcome | undefined, texts: ApplicationStatusTexts): string {
  if (state === "refused") return texts.refused;
  if (state === "tooMany") return texts.tooMany;
  return state === "unreachable" ? texts.failed : "";
}
