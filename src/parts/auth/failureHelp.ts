import { lostCode } from "@/backend/auth/refusal";
import { authHelp } from "@/content/auth/authHelp";

/** @returns the help for a request that somebody else answered, or the sentence for any other failure. */
export function failureHelp(failure: unknown, otherwise: string): string {
  const code = lostCode(failure);
  return code ? authHelp(code) : otherwise;
}
