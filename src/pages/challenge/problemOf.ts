import type { FormOutcome } from "@/backend/forms";
import type { ApplicationTidings } from "@/content/challengeTexts";

/** What to say when an application did not arrive; nothing otherwise. */
export function problemOf(state: FormOutcome | "idle" | "sending", tidings: ApplicationTidings): string {
  if (state === "refused") return tidings.refused;
  if (state === "tooMany") return tidings.tooMany;
  return state === "unreachable" ? tidings.failed : "";
}
