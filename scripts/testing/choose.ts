/** Which steps of `npm test` run. */
import { CliError } from "#scripts/cliError";
import type { Scheduled } from "./schedule.ts";

export interface Choosable extends Scheduled {
  /** It is no part of a plain `npm test`, and brings what it needs if it is asked for. */
  isOnRequest?: boolean;
}

/** @param only the names of the steps, with commas; a plain run has none. */
export function choose<S extends Choosable>(all: readonly S[], only: string | undefined): readonly S[] {
  if (!only) return all.filter(({ isOnRequest }) => !isOnRequest);
  const names = only.split(",");
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length)
    throw new CliError(
      `There is no step called ${unknown.join(", ")}. The steps are: ${all.map((step) => step.name).join(", ")}.`,
    );
  const chosen = all.filter(({ name }) => names.includes(name));
  const needed = chosen.flatMap(({ isOnRequest, needs = [] }) => (isOnRequest ? needs : []));
  return all.filter(({ name }) => names.includes(name) || needed.includes(name));
}
