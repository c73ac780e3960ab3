/** A refusal by the accounts server. */
export interface Refused {
  outcome: "refused";
  /** The server's own words. */
  message: string;
  /** GoTrue's code, such as `invalid_credentials`; if the library itself refuses, the name of its error. */
  code: string;
}

/** @throws the error itself if nothing answered, because there is no server message to show. */
export function refusal(error: Error & { code?: string | undefined }): Refused {
  if (error.name === "AuthRetryableFetchError") throw error;
  return { outcome: "refused", message: error.message, code: error.code ?? error.name };
}
