import { lazy, Suspense } from "react";
import type { ReadAloudMemory } from "./useSpeech";
import { Reading, type ReadingPart } from "./Reading";

/** Comes after the text: nobody waits for it to begin to read. */
const ReadAloud = lazy(() => import("./ReadAloud").then((module) => ({ default: module.ReadAloud })));

interface SpokenReadingProps {
  /** Names the text in the memory. */
  textId: string;
  memory: ReadAloudMemory;
  sections: readonly ReadingPart[];
}

/** A text to read, or to have read by the device's own voice. */
export function SpokenReading({ textId, memory, sections }: SpokenReadingProps) {
  const text = <Reading sections={sections} />;
  return (
    <Suspense fallback={text}>
      <ReadAloud textId={textId} memory={memory}>
        {text}
      </ReadAloud>
    </Suspense>
  );
}
