/** The names of those who share a browser, and of the tracker's sheets. */

export const MAX_PLAYERS = 4;
/** In characters. */
export const MAX_NAME = 20;

export interface Named {
  id: string;
  /** Empty for the first one, until somebody gives it a name. */
  name: string;
}

/** True if two names would be taken for each other. */
export const isSameName = (one: string, other: string): boolean =>
  one.normalize("NFKC").trim().toLowerCase() === other.normalize("NFKC").trim().toLowerCase();
