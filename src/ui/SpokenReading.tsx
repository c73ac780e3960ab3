import { late } from "./late";
import type { ReadAloudMemory } from "./useSpeech";
import { Reading, type ReadingPart } from "./Reading";

/** Loads after the text, so that reading never waits for it. */
const ReadAloud = late(() => import("./ReadAloud").then((file) => file.ReadAloud), {
  loading: ({ children }) => children,
  instead: ({ children }) => children,
});

interface SpokenReadingProps {
  /** The text's key in the memory. */
  textId: string;
  memory: ReadAloudMemory;
  sections: readonly ReadingPart[];
}

/** A text to read, or to hear in the device's own voice. */
export function SpokenReading({ textId, memory, sections }: SpokenReadingProps) {
  return (
    <ReadAloud textId={textId} memory={memory}>
      <Reading sections={sections} />
    </ReadAloud>
  );
}
