import { verifyCode, type Factor } from "@/backend/auth/secondStep";
import { authHelp } from "@/content/auth/authHelp";
import { SECOND_STEP_TEXTS } from "@/content/auth/secondStep";
import { CodeForm } from "./CodeForm";
import { failureHelp } from "./failureHelp";

/** @returns the error text, or undefined. A correct code changes the session, and every page is notified of that. */
export async function tryCode(factorId: string, code: string, challengeId?: string) {
  try {
    const result = await verifyCode(factorId, code, challengeId);
    return result.outcome === "refused" ? authHelp(result.code) : undefined;
  } catch (failure) {
    return failureHelp(failure, SECOND_STEP_TEXTS.failed);
  }
}

export const AppCode = ({ factor }: { factor: Factor }) => (
  <CodeForm
    label={SECOND_STEP_TEXTS.appCode}
    hint={SECOND_STEP_TEXTS.codeHint}
    submit={SECOND_STEP_TEXTS.submit}
    checking={SECOND_STEP_TEXTS.checking}
    check={(code) => tryCode(factor.id, code)}
  />
);
