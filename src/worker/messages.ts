/** The messages that pages send to the worker. */
export type ToWorker =
  /** The visitor wants the waiting version. */
  | "use"
  /** A page has loaded completely; `here` is the address of its first script, which identifies its build. */
  | { here: string };

export function isPresent(message: unknown): message is { here: string } {
  return typeof message === "object" && message !== null && "here" in message;
}
