/** What the function is given by whoever runs it. */
export interface Dependencies {
  /** A function secret or setting. */
  env: (name: string) => string | undefined;
  fetch: typeof fetch;
  now: () => Date;
  /** Keeps the function awake for work that goes on after the answer. */
  runAfterwards?: (work: Promise<unknown>) => void;
  /** Takes a sentence for the owner's log. Never a word of a visitor's. */
  log: (sentence: string) => void;
}
