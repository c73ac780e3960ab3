/** Runs steps concurrently if neither needs the other. */
export interface Scheduled {
  name: string;
  /** Names of the steps that must have passed before; steps that were not chosen do not count. */
  needs?: readonly string[];
  /** An exclusive step runs alone, because concurrent steps would slow it down until its tests time out. */
  isExclusive?: boolean;
}

export type State = "passed" | "failed" | "not run";

/**
 * Starts steps in their order, at most `slots` at a time. After a failure no further step starts.
 *
 * @param run runs a step and returns whether it passed.
 * @returns the state of each step by name.
 */
export async function schedule<S extends Scheduled>(
  steps: readonly S[],
  slots: number,
  run: (step: S) => Promise<boolean>,
): Promise<ReadonlyMap<string, State>> {
  const states = new Map<string, State>();
  const waiting = [...steps];
  const running = new Map<S, Promise<void>>();

  const isReady = ({ needs = [] }: S) =>
    needs.every((name) => states.get(name) === "passed" || !steps.some((step) => step.name === name));
  const hasRoom = (step: S) =>
    step.isExclusive
      ? running.size === 0 && waiting[0] === step
      : running.size < slots && ![...running.keys()].some(({ isExclusive }) => isExclusive);
  const start = (step: S) => {
    waiting.splice(waiting.indexOf(step), 1);
    const ended = run(step).then((passed) => {
      states.set(step.name, passed ? "passed" : "failed");
      running.delete(step);
    });
    running.set(step, ended);
  };

  do {
    const hasFailed = [...states.values()].includes("failed");
    let next: S | undefined;
    while (!hasFailed && (next = waiting.find((step) => isReady(step) && hasRoom(step)))) start(next);
    await Promise.race(running.values());
  } while (running.size > 0 || (waiting.length > 0 && ![...states.values()].includes("failed")));

  for (const { name } of waiting) states.set(name, "not run");
  return states;
}
