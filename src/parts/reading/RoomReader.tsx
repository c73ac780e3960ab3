import { storedSession } from "@/backend/session";
import { readingMemory } from "@/storage/reading/reading";
import type { Elements } from "@/ui/elements";
import { ReadAloud } from "@/ui/reading/ReadAloud";
import type { Here } from "@/ui/reading/useSpeech";

const MEMORY = readingMemory(() => storedSession()?.user.id);

interface RoomReaderProps {
  /** The text's address. */
  path: string;
  onPlace: (here: Here) => void;
  children: Elements;
}

/** The voice, and the place that it shares with the eye, kept for each user of this browser. */
export const RoomReader = ({ path, onPlace, children }: RoomReaderProps) => (
  <ReadAloud textId={path} memory={MEMORY} onPlace={onPlace}>
    {children}
  </ReadAloud>
);
