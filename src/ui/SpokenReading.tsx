import { lazy, Suspense } from "react";
import type { ReadAloudMemory } from "./useSpeech";
import { Reading, type ReadingPart } from "./Reading";

/** Loads after the text, so that reading never waits for it. */
const ReadAloud = lazy(() => import("./ReadAloud").then((module) => ({ default: module.ReadAloud })));

interface SpokenReadingProps {
  /** The text's key in the memory. */
  textId: string;
  memory: ReadAloudMemory;
  sections: readonly ReadingPart[];
}

/** A text to read, or to hear in the device's own voice. */
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
