/** A refusal by the accounts server. */
export interface Refused {
  outcome: "refused";
  /** The server's own words. */
  message: string;
  /** GoTrue's code, such as `invalid_credentials`; if the library itself refuses, the name of its error. */
  code: string;
}

/** The status of an answer that came from somebody in between (RFC 9110, section 15.6.3). */
export const BAD_GATEWAY = 502;
/** Its code among the server's own, by which the help is found. */
const NOT_OWN = "not_own_answer";

/** @returns the code of the help for a request that failed because somebody else answered it; undefined for another failure. */
export const notOwnCode = (failure: unknown): string | undefined =>
  (failure as { status?: unknown } | null)?.status === BAD_GATEWAY ? NOT_OWN : undefined;

/** @throws the error itself if nothing answered, because there is no server message to show. */
export function refusal(error: Error & { code?: string | undefined }): Refused {
  if (error.name === "AuthRetryableFetchError") throw error;
  return { outcome: "refused", message: error.message, code: error.code ?? error.name };
}
