/** Texts of one user are judged one at a time, and so many a day (migrations "one_judgement_at_a_time" and "counted_tries"). */

/** Another text of the user is being judged. This one is sent again by itself. */
export class JudgingBusyError extends Error {}

/** The user has had as many texts judged as one day takes, with those that were refused. */
export class TooManyTriesError extends Error {}

/** @throws JudgingBusyError or TooManyTriesError if this is the reason of the refusal. */
export function throwIfNotJudged({ code, message }: { code?: string; message: string }): void {
  if (code === "judging_busy") throw new JudgingBusyError(message);
  if (code === "too_many_tries") throw new TooManyTriesError(message);
}

const MAX_RESENDS = 8;
const LONGEST_DELAY_MS = 8000;

/**
 * The options of a mutation whose text is sent again while another one is being judged, after a wait that grows. It was
 * answered, so it is not stored, and sending it again stores it once.
 */
export const RESENT_WHILE_BUSY = {
  retry: (failures: number, error: Error) => error instanceof JudgingBusyError && failures < MAX_RESENDS,
  retryDelay: (count: number) => Math.min(1000 * 2 ** count, LONGEST_DELAY_MS),
};

/** The state of a mutation that sends a text. */
export interface Sending {
  isPending: boolean;
  failureReason: Error | null;
}

/** True while the text waits to be sent again. */
export const waitsForJudging = ({ isPending, failureReason }: Sending): boolean =>
  isPending && failureReason instanceof JudgingBusyError;
