/** How long a part of a text takes to read. */
import { linesOf, type ReadingBlock } from "./reading";

/** As the story's 15-20 minutes are meant: a child of nine who reads by herself. */
const WORDS_PER_MINUTE = 190;

const wordsIn = (text: string) => text.split(/\s+/u).length;

/** @returns whole minutes, at least one. */
export function minutesFor(blocks: readonly ReadingBlock[]): number {
  const words = blocks.flatMap(linesOf).reduce((sum, line) => sum + wordsIn(line), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
