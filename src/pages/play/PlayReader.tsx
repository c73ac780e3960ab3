import type { Elements } from "@/ui/elements";
import { ReadAloud } from "@/ui/reading/ReadAloud";
import type { ReadAloudMemory } from "@/ui/reading/useSpeech";

/** A screen is short: it begins at its first sentence, at the speed of the last one. */
let speed = 1;
const MEMORY: ReadAloudMemory = {
  load: () => ({ place: 0, speed, spoken: false }),
  save: (_, bookmark) => {
    speed = bookmark.speed;
  },
};

export const PlayReader = ({ children }: { children: Elements }) => (
  <ReadAloud textId="play" memory={MEMORY}>
    {children}
  </ReadAloud>
);
