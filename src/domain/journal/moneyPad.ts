/** The amount on the pad of figures: pounds first, and pence once their key has been pressed. */

export interface PadAmount {
  /** Up to seven figures, without zeros in front. */
  pounds: string;
  /** Up to two figures; undefined as long as pounds are being pressed. */
  pence?: string;
}

/** A figure, the key that moves on to the pence, or the key that takes the last press back. */
export const PAD_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "pence", "0", "back"] as const;
export type PadKey = (typeof PAD_KEYS)[number];

const MAX_POUNDS_FIGURES = 7;
const MAX_PENCE_FIGURES = 2;

/** The amount as the money field takes it: one figure of pence is that many pence, so "1", "pence", "5" is 1.05. */
export const padText = ({ pounds, pence }: PadAmount): string =>
  pence === undefined ? pounds : `${pounds || "0"}.${pence.padStart(MAX_PENCE_FIGURES, "0")}`;

/** The amount that is in the money field by other means: typed, pasted or kept. */
export function padOf(text: string): PadAmount {
  const [pounds = "", pence] = text.split(".");
  const figures = pounds.replace(/^0+/, "");
  return pence === undefined
    ? { pounds: figures }
    : { pounds: figures, pence: pence.padEnd(MAX_PENCE_FIGURES, "0") };
}

function takenBack({ pounds, pence }: PadAmount): PadAmount {
  if (pence) return { pounds, pence: pence.slice(0, -1) };
  return pence === undefined ? { pounds: pounds.slice(0, -1) } : { pounds };
}

/** @returns the same amount if the key has nothing to add. */
export function pressed(amount: PadAmount, key: PadKey): PadAmount {
  const { pounds, pence } = amount;
  if (key === "back") return takenBack(amount);
  if (key === "pence") return pence === undefined ? { pounds, pence: "" } : amount;
  if (pence !== undefined) return pence.length < MAX_PENCE_FIGURES ? { pounds, pence: pence + key } : amount;
  if (pounds === "0") return { pounds: key };
  return pounds.length < MAX_POUNDS_FIGURES ? { pounds: pounds + key } : amount;
}

const KEYBOARD: Readonly<Record<string, PadKey>> = { ".": "pence", ",": "pence", Backspace: "back" };

/** The key of the pad that a key of a keyboard stands for, if any. */
export const padKeyOf = (key: string): PadKey | undefined =>
  /^\d$/.test(key) ? (key as PadKey) : KEYBOARD[key];
