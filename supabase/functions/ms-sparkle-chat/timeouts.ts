/** How long the guide may take. The page imports this file alone, so it imports nothing. */
export interface Timeouts {
  callMs: number;
  /** For everything that one message needs, second tries included. */
  wholeMs: number;
}

export const TIMEOUTS: Timeouts = { callMs: 15_000, wholeMs: 20_000 };
