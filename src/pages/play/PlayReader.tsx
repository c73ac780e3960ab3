import type { RefObject } from "react";
import { ReadButton } from "@/ui/reading/ReadAloud";
import type { ReadAloudMemory } from "@/ui/reading/useSpeech";

/** A screen is short: it begins at its first sentence, at the speed of the last one. */
let speed = 1;
const MEMORY: ReadAloudMemory = {
  load: () => ({ place: 0, speed, spoken: false }),
  save: (_, bookmark) => {
    speed = bookmark.speed;
  },
};

/** Reads one screen's words aloud, from beside their first lines: it covers nothing of the picture. */
export const PlayReader = ({ column }: { column: RefObject<HTMLElement | null> }) => (
  <ReadButton column={column} textId="play" memory={MEMORY} />
);
