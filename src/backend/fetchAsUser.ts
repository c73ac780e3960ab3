/** Requests to the tables as the user of this browser's session: sent again once if only the token was too old. */
import { endIfDeleted, type Auth } from "./deletedAccount";
import { addressOf, fetchWithTimeout } from "./fetchOwn";
import { forgetSession, hasStoredSession } from "./session";

const UNAUTHORIZED = 401;

/**
 * A table that considers the token too old is asked once more with a new one, because the clock may
 * have been put back. Without a new token the session is over, and the visitor is notified.
 */
async function withFreshToken(
  auth: Auth,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  answer: Response,
): Promise<Response> {
  const { data, error } = await auth.refreshSession();
  if (error?.name === "AuthApiError") {
    forgetSession();
    await auth.signOut({ scope: "local" });
  }
  if (!data.session) return answer;
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${data.session.access_token}`);
  return fetchWithTimeout(input, { ...init, headers });
}

/** The database's refusals to an account that has gone: no such user, nothing allowed, no such row. */
const OF_DELETED = new Set<unknown>(["23503", "42501", "PGRST116"]);

/** Tables with a row of each account, which is missing only of one that has gone, or is new. */
const OF_EACH_ACCOUNT = /\/rest\/v1\/(?:profiles|kpi_data)$/;
/** PostgREST's words for a change without a row, in the head of its answer and in its body. */
const NO_ROW = { range: "*/*", rows: "[]" };

async function mayBeDeleted(answer: Response, address: string, method = "GET"): Promise<boolean> {
  const isRead = method === "GET" || method === "HEAD";
  if (!answer.ok) return OF_DELETED.has(((await answer.clone().json()) as { code?: unknown }).code);
  if (isRead ? !OF_EACH_ACCOUNT.test(new URL(address).pathname) : method === "POST") return false;
  const rows = await answer.clone().text();
  return rows ? rows === NO_ROW.rows : answer.headers.get("Content-Range") === NO_ROW.range;
}

/** @param authOf the client's sign-in, which is loaded only if the answer calls for it. */
export const fetchAsUser =
  (authOf: () => Promise<Auth>): typeof fetch =>
  async (input, init) => {
    const answer = await fetchWithTimeout(input, init);
    if (!hasStoredSession()) return answer;
    if (answer.status === UNAUTHORIZED) return withFreshToken(await authOf(), input, init, answer);
    // The refusal itself is the answer, whatever is known of the account.
    if (await mayBeDeleted(answer, addressOf(input), init?.method))
      await authOf()
        .then(endIfDeleted)
        .catch(() => {});
    return answer;
  };
