import type { FormOutcome } from "@/backend/forms";
import type { ApplicationStatusTexts } from "@/content/challengeTexts";

/** What to say when an application did not arrive; nothing otherwise. */
export function problemText(state: FormOutcome | "idle" | "sending", texts: ApplicationStatusTexts): string {
  if (state === "refused") return texts.refused;
  if (state === "tooMany") return texts.tooMany;
  return state === "unreachable" ? texts.failed : "";
}
