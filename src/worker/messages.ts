/** What pages tell the worker. */
export type ToWorker =
  /** The visitor wants the version that waits. */
  | "use"
  /** A page stands, all of it; `here` is the address of its first script, which names its build. */
  | { here: string };

export function isPresent(message: unknown): message is { here: string } {
  return typeof message === "object" && message !== null && "here" in message;
}
