/** A sample of the attacks. The migrations decide which, so the same code always meets the same ones. */
import { migrationsHash } from "#scripts/backend/snapshot";
import { shuffledOrder } from "#scripts/learn";

const HEX_DIGITS = 7;

/** @returns `size` of these, or all of them with `npm test -- --all`. */
export function sampleOf<One>(all: readonly One[], size: number): One[] {
  if (process.env.TEST_ALL) return [...all];
  const seed = Number.parseInt(migrationsHash(process.cwd()).slice(0, HEX_DIGITS), 16);
  return shuffledOrder(all.length, seed)
    .slice(0, size)
    .map((place) => all[place]!);
}
