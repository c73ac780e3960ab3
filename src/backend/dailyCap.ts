/** The database accepts a limited number of rows of each kind per user and day (migration "foundations"). */
import { NEEDS, type Need } from "@/domain/community/needs";
import { throwIfNotJudged } from "./judgingLimits";
import { isDailyCap } from "./postgresErrors";

/** The user has reached the limit for one day. */
export class DailyCapError extends Error {
  /** The need that was heard in the text, for which the child is offered help although it is not stored. */
  readonly need: Need | undefined;

  constructor({ message, details }: Refusal) {
    super(message);
    this.need = NEEDS.find((need) => need === details);
  }
}

interface Refusal {
  message: string;
  code?: string;
  details?: string | null;
}

interface Answer {
  error: Refusal | null;
}

/** @throws DailyCapError above the cap, JudgingBusyError, TooManyTriesError, or any other refusal of the database. */
export function throwIfRefused({ error }: Answer): void {
  if (!error) return;
  if (isDailyCap(error)) throw new DailyCapError(error);
  throwIfNotJudged(error);
  throw new Error(error.message, { cause: error });
}
