/** The e-mails that a person asks for, and the use of the links in them (specification part 1, section 7). */
import type { Session } from "@supabase/supabase-js";
import type { AuthLink } from "@/domain/auth/authLink";
import type { CaptchaPass } from "@/backend/captcha";
import { getClient } from "@/backend/client";
import { refusal, type Refused } from "./refusal";

export type EmailResult = { outcome: "sent" } | Refused;

/**
 * Asks for a link to choose a new password. The answer is the same for an address without an account.
 * @throws if the server cannot be reached or its answer makes no sense, as do all functions here.
 */
export async function requestPasswordReset(email: string, pass: CaptchaPass): Promise<EmailResult> {
  const { auth } = await getClient();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/auth/reset-password`,
    ...pass,
  });
  return error ? refusal(error) : { outcome: "sent" };
}

/** Asks for the confirmation e-mail of a new account again. */
export async function resendConfirmation(email: string, pass: CaptchaPass): Promise<EmailResult> {
  const { auth } = await getClient();
  const { error } = await auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: `${location.origin}/`, ...pass },
  });
  return error ? refusal(error) : { outcome: "sent" };
}

/** `otherMailbox` means that the other of the two addresses must also confirm a change of address. */
type OpenResult = { outcome: "signedIn"; userId: string } | { outcome: "otherMailbox" } | Refused;

const opened = (session: Session | null): OpenResult =>
  session ? { outcome: "signedIn", userId: session.user.id } : { outcome: "otherMailbox" };

/** Uses up a link, after which its owner is signed in here. */
export async function openLink(link: Extract<AuthLink, { kind: "token" | "code" }>): Promise<OpenResult> {
  const { auth } = await getClient();
  const { data, error } =
    link.kind === "code"
      ? await auth.exchangeCodeForSession(link.code)
      : await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) return refusal(error);
  return opened(data.session);
}

/** The purpose of a code in an e-mail. */
export type CodeType = "recovery" | "signup";

/** Uses up the code of an e-mail as its link would be, after which the owner of the address is signed in here. */
export async function openWithCode(email: string, code: string, type: CodeType): Promise<OpenResult> {
  const { auth } = await getClient();
  const { data, error } = await auth.verifyOtp({ email, token: code, type });
  if (error) return refusal(error);
  return opened(data.session);
}

/** `othersStay`: the password is new, but the other devices could not be signed out. */
type NewPasswordResult = { outcome: "set" } | { outcome: "othersStay" } | Refused;

/**
 * Sets the password of the account that is signed in here. Every other device is signed out, and
 * with it anybody who knew the old password.
 *
 * @param again true if the same password was sent before and the answer was lost, so that the
 * account may already have it.
 */
export async function setNewPassword(password: string, again: boolean): Promise<NewPasswordResult> {
  const { auth } = await getClient();
  const { error } = await auth.updateUser({ password });
  if (error && !(again && error.code === "same_password")) return refusal(error);
  const others = await auth.signOut({ scope: "others" }).catch((failure: unknown) => ({ error: failure }));
  return { outcome: others.error ? "othersStay" : "set" };
}
