/** E-mails that somebody asks for, and what is done with the links in them (specification part 1, section 7). */
import type { Session } from "@supabase/supabase-js";
import type { AuthLink } from "@/domain/authLink";
import type { CaptchaPass } from "./captcha";
import { getClient } from "./client";
import { refusal, type Refused } from "./refusal";

export type EmailResult = { outcome: "sent" } | Refused;

/**
 * Asks for a link to choose a new password. The answer is the same for an address that nobody here has.
 * @throws when the server cannot be reached or answers with nonsense; so do all functions here.
 */
export async function requestPasswordReset(email: string, pass: CaptchaPass): Promise<EmailResult> {
  const { auth } = await getClient();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/auth/reset-password`,
    ...pass,
  });
  return error ? refusal(error) : { outcome: "sent" };
}

/** Asks for the letter of a new account once more. */
export async function resendConfirmation(email: string, pass: CaptchaPass): Promise<EmailResult> {
  const { auth } = await getClient();
  const { error } = await auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: `${location.origin}/`, ...pass },
  });
  return error ? refusal(error) : { outcome: "sent" };
}

/** `otherMailbox`: a change of address that the other of the two addresses has to confirm, too. */
type OpenResult = { outcome: "signedIn"; userId: string } | { outcome: "otherMailbox" } | Refused;

const opened = (session: Session | null): OpenResult =>
  session ? { outcome: "signedIn", userId: session.user.id } : { outcome: "otherMailbox" };

/** Uses a link up: afterwards its owner is signed in here. */
export async function openLink(link: Extract<AuthLink, { kind: "token" | "code" }>): Promise<OpenResult> {
  const { auth } = await getClient();
  const { data, error } =
    link.kind === "code"
      ? await auth.exchangeCodeForSession(link.code)
      : await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) return refusal(error);
  return opened(data.session);
}

/** What a code in a letter opens. */
export type CodeType = "recovery" | "signup";

/** Uses the code of a letter up, as its link would be: afterwards the owner of the address is signed in here. */
export async function openWithCode(email: string, code: string, type: CodeType): Promise<OpenResult> {
  const { auth } = await getClient();
  const { data, error } = await auth.verifyOtp({ email, token: code, type });
  if (error) return refusal(error);
  return opened(data.session);
}

/** `othersStay`: the password is new, but the other devices could not be signed out. */
type NewPasswordResult = { outcome: "set" } | { outcome: "othersStay" } | Refused;

/**
 * Of the account that is signed in here. Whoever knew the old password is signed out on every other device.
 *
 * @param again the same password was sent before, and the answer lost: it may be the account's by now.
 */
export async function setNewPassword(password: string, again: boolean): Promise<NewPasswordResult> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser({ password });
  if (error && !(again && error.code === "same_password")) return refusal(error);
  const others = await auth.signOut({ scope: "others" }).catch((failure: unknown) => ({ error: failure }));
  return { outcome: others.error ? "othersStay" : "set" };
}
