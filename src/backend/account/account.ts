/** The actions of an account's owner (specification part 1, sections 6 and 7). */
import { queryOptions } from "@tanstack/react-query";
import { signOutLocally } from "@/backend/auth";
import { authUserQuery } from "@/backend/auth/authUser";
import type { CaptchaPass } from "@/backend/captcha";
import { getClient, type Client } from "@/backend/client";
import { currentSession } from "@/backend/currentSession";
import { endIfDeleted, USER_NOT_FOUND } from "@/backend/deletedAccount";

/** The reason for a refusal, as far as a person can act on it; `failed` covers everything else. */
export type Refusal =
  | "wrongPassword"
  | "samePassword"
  | "weakPassword"
  | "longPassword"
  | "emailTaken"
  | "badEmail"
  | "tooOften"
  | "notAPerson"
  | "signInAgain"
  | "failed";

/** GoTrue's error codes. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  invalid_credentials: "wrongPassword",
  same_password: "samePassword",
  weak_password: "weakPassword",
  email_exists: "emailTaken",
  email_address_invalid: "badEmail",
  email_address_not_authorized: "badEmail",
  validation_failed: "badEmail",
  over_request_rate_limit: "tooOften",
  over_email_send_rate_limit: "tooOften",
  captcha_failed: "notAPerson",
  reauthentication_needed: "signInAgain",
  reauthentication_not_valid: "signInAgain",
  insufficient_aal: "signInAgain",
  session_not_found: "signInAgain",
  session_expired: "signInAgain",
  no_authorization: "signInAgain",
  bad_jwt: "signInAgain",
};
const TOO_MANY_REQUESTS = 429;
/** PostgREST's status of a function that returns nothing. */
const DONE_WITHOUT_ANSWER = 204;
/** The statuses of a sign-out that found nothing to sign out (400 is auth-js’ own error for it). */
const SESSION_ENDED = new Set([400, 401, 403, 404]);

interface AuthFailure {
  name: string;
  code?: string | undefined;
  status?: number | undefined;
}

function refusalFrom({ name, code, status }: AuthFailure): Refusal {
  if (name === "AuthSessionMissingError") return "signInAgain";
  if (status === TOO_MANY_REQUESTS) return "tooOften";
  return REFUSALS[code ?? ""] ?? "failed";
}

/** GoTrue has one code for every field that is not right; of a new password, the length is all that is left. */
const passwordRefusalFrom = (failure: AuthFailure): Refusal =>
  failure.code === "validation_failed" ? "longPassword" : refusalFrom(failure);

/** Treats a call that throws, because a file or an answer did not arrive, like one that reports a failure. */
const failedIfUnreachable = <Result>(attempt: () => Promise<Result>): Promise<Result | "failed"> =>
  attempt().catch((error: unknown) => {
    console.error(error);
    return "failed" as const;
  });

/** A client that stores nothing, so that its calls leave this browser's session alone. */
const checkingClient = () => import("@/backend/supabase").then((file) => file.checkingClient());

/**
 * Checks the password with a separate client, because signing in again would replace this browser's
 * session, and with it a second factor that has been given.
 */
async function checkPassword(email: string, password: string, pass: CaptchaPass): Promise<"right" | Refusal> {
  const { auth } = await checkingClient();
  const { error } = await auth.signInWithPassword({ email, password, options: pass });
  // The address is the account's own, so the field that is not right is the password.
  if (error?.code === "validation_failed") return "wrongPassword";
  if (error) return refusalFrom(error);
  // The session that the check created is not needed. If it cannot be ended now, it expires by itself.
  await auth.signOut({ scope: "local" }).catch(() => {});
  return "right";
}

/** The address that awaits confirmation, or null. */
export const waitingEmailQuery = (userId: string) =>
  queryOptions({ ...authUserQuery(userId), select: ({ new_email }) => new_email ?? null });

/** @returns "waiting" if the change must be confirmed by e-mail, "changed" if the server asks for no confirmation. */
export const changeEmail = (email: string): Promise<"waiting" | "changed" | Refusal> =>
  failedIfUnreachable(async () => {
    const { auth } = await getClient();
    const { data, error } = await auth.updateUser(
      { email },
      { emailRedirectTo: `${location.origin}/account` },
    );
    if (error) return refusalFrom(error);
    return data.user.email?.toLowerCase() === email.toLowerCase() ? "changed" : "waiting";
  });

interface PasswordChange {
  email: string;
  current: string;
  newPassword: string;
  pass: CaptchaPass;
}

/** @returns "changedOnlyHere" if the other devices could not be signed out. */
export const changePassword = (change: PasswordChange): Promise<"changed" | "changedOnlyHere" | Refusal> =>
  failedIfUnreachable(async () => {
    const { email, current, newPassword, pass } = change;
    // This attempt or an earlier one may have changed the password although its answer was lost.
    const hasArrived = async () => (await checkPassword(email, newPassword, pass)) === "right";
    const checked = await checkPassword(email, current, pass);
    if (checked === "right") {
      const { auth } = await getClient();
      const { error } = await auth.updateUser({ password: newPassword, current_password: current });
      const refused = error && passwordRefusalFrom(error);
      if (refused && !(refused === "failed" && (await hasArrived()))) return refused;
    } else if (!(checked === "wrongPassword" && (await hasArrived()))) {
      // An account that has gone has no password either.
      if (checked === "wrongPassword") await endIfDeleted((await getClient()).auth);
      return checked;
    }
    return (await signOutScope("others")) === "done" ? "changed" : "changedOnlyHere";
  });

/**
 * Ends the sessions of the other devices, or of all devices and then this browser's. The request
 * goes directly to the server, because the client's own signOut reports success for a session that
 * has already ended, although no other session was signed out.
 */
export const signOutScope = (scope: "others" | "global"): Promise<"done" | "signInAgain" | "failed"> =>
  failedIfUnreachable(async () => {
    const client = await getClient();
    const { data } = await currentSession(client);
    // Without a session the server was not asked, so nothing is known about the other sessions.
    if (!data.session) return scope === "others" ? "failed" : "signInAgain";
    const { error } = await client.auth.admin.signOut(data.session.access_token, scope);
    if (error) return SESSION_ENDED.has(error.status ?? 0) ? "signInAgain" : "failed";
    if (scope === "global") signOutLocally();
    return "done";
  });

/**
 * Returns everything that the database holds about the user as one complete document, regardless of
 * the API's row limit.
 */
export async function exportMyData(): Promise<unknown> {
  const client = await getClient();
  const { data } = await client.rpc("export_my_data").throwOnError();
  if (data === null) {
    await endIfDeleted(client.auth);
    throw new Error("There is no account to export.");
  }
  return data;
}

/** Deletes the account, but leaves this browser's session to `signOutLocally`. */
export const deleteAccount = (
  email: string,
  password: string,
  pass: CaptchaPass,
): Promise<"deleted" | Refusal> =>
  failedIfUnreachable(async () => {
    const client = await getClient();
    const checked = await checkPassword(email, password, pass);
    // An earlier attempt may have deleted the account although its answer was lost.
    if (checked === "wrongPassword" && (await isGone(client))) return "deleted";
    if (checked !== "right") return checked;
    const { error, status } = await client.rpc("delete_my_account");
    if (status === DONE_WITHOUT_ANSWER || (await isGone(client))) return "deleted";
    console.error(error);
    return "failed";
  });

/** Asks with a separate client: this browser's session ends with what the owner reads about the deletion. */
async function isGone(client: Client): Promise<boolean> {
  const { data } = await client.auth.getSession();
  const { auth } = await checkingClient();
  const { error } = await auth.getUser(data.session?.access_token);
  return error?.code === USER_NOT_FOUND;
}
