/** The dependencies that the caller passes to a function. */
export interface Dependencies {
  /** A function secret or setting. */
  env: (name: string) => string | undefined;
  fetch: typeof fetch;
  now: () => Date;
  /** Keeps the function awake for work after the answer. */
  runAfterwards?: (work: Promise<unknown>) => void;
  /** Writes a line to the owner's log, never with a visitor's words. */
  log: (sentence: string) => void;
}
