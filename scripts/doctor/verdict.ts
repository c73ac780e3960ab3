/** The doctor's judgement of one setting of a deployed site, and its line for the owner. */
import type { Deployment } from "./deployment.ts";

export type Verdict =
  | { is: "right"; found: string }
  | { is: "wrong"; found: string; remedy: string }
  /** The owner's own choice, of which one is safer, or a fact that only the owner knows. */
  | { is: "advised"; found: string; advice: string }
  /** The keys that were given do not open it. */
  | { is: "unseen"; where: string };

export const right = (found: string): Verdict => ({ is: "right", found });
/** @param remedy begins with a verb and ends with a full stop, as `where` does. */
export const wrong = (found: string, remedy: string): Verdict => ({ is: "wrong", found, remedy });
/** @param advice as `remedy`. */
export const advised = (found: string, advice: string): Verdict => ({ is: "advised", found, advice });
export const unseen = (where: string): Verdict => ({ is: "unseen", where });

export interface Check {
  name: string;
  judge: (deployment: Deployment) => Promise<Verdict>;
}

export interface Finding {
  name: string;
  verdict: Verdict;
}

export function lineOf({ name, verdict }: Finding): string {
  if (verdict.is === "unseen") return `${name}: cannot be seen from here: look at ${verdict.where}`;
  if (verdict.is === "advised") return `${name}: ${verdict.found}: advice: ${verdict.advice}`;
  const ending = verdict.is === "right" ? "right" : `wrong: ${verdict.remedy}`;
  return `${name}: ${verdict.found}: ${ending}`;
}
