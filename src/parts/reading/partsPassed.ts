import type { Here } from "@/ui/reading/useSpeech";

/** In sentences, more than a large screen has. A longer way was a jump, and not read. */
const LONGEST_STEP = 25;

/** Follows the reader's place. @param onPassed is told each part whose end the reader passes. */
export function partsPassed(onPassed: (part: string) => void) {
  let last: { part: string; at: number } | undefined;
  return ({ place, part, count }: Pick<Here, "place" | "part" | "count">): void => {
    const at = place === "end" ? count : place;
    const hasLeft = place === "end" || part?.id !== last?.part;
    if (last && hasLeft && at >= last.at && at - last.at <= LONGEST_STEP) onPassed(last.part);
    last = part && place !== "end" ? { part: part.id, at } : undefined;
  };
}
