/** The messages that pages send to the worker. */
export type ToWorker =
  /** The visitor wants the waiting version. */
  | "use"
  /**
   * A page has loaded completely; `here` is the address of its first script, which identifies its build. The first worker was
   * not there when the page fetched `opened`, which is kept once it has been opened.
   */
  | Present;

export interface Present {
  here: string;
  opened: readonly string[];
}

export function isPresent(message: unknown): message is Present {
  return typeof message === "object" && message !== null && "here" in message;
}
