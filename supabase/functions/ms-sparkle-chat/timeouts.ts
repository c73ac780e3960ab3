/** The time limits for a visitor's wait. The page imports this file, so it imports nothing itself. */
export interface Timeouts {
  callMs: number;
  /** The limit for everything that one message needs, second tries included. */
  wholeMs: number;
}

export const TIMEOUTS: Timeouts = { callMs: 15_000, wholeMs: 20_000 };
