import type { Pence } from "@/domain/money";

/** Millimetres across, as they are struck; notes are drawn smaller, because they would hide the rest. */
const ACROSS: Readonly<Record<Pence, number>> = {
  1: 20.3,
  2: 25.9,
  5: 18,
  10: 24.5,
  20: 21.4,
  50: 27.3,
  100: 23.4,
  200: 28.4,
};
const SCALE = 0.76;
const NOTE = [34, 20] as const;

/** Width and height in the drawing of a place. */
export function drawnSize(coin: Pence): readonly [width: number, height: number] {
  const across = ACROSS[coin];
  return across ? [across * SCALE, across * SCALE] : NOTE;
}
