import { useCallback, useMemo } from "react";
import { storedSession } from "@/backend/session";
import { readingMemory } from "@/storage/reading/reading";
import type { Elements } from "@/ui/elements";
import { ReadAloud } from "@/ui/reading/ReadAloud";
import type { Here } from "@/ui/reading/useSpeech";
import { partsPassed } from "./partsPassed";

const MEMORY = readingMemory(() => storedSession()?.user.id);

/** Without the file, as offline on a first visit, the part stays read and hangs nothing. */
const keep = (part: string) => import("./hangPart").then((file) => file.hangPart(part), console.warn);

interface RoomReaderProps {
  /** The text's address. */
  path: string;
  onPlace: (here: Here) => void;
  children: Elements;
}

/** The voice, and the place that it shares with the eye, kept for each user of this browser. */
export function RoomReader({ path, onPlace, children }: RoomReaderProps) {
  const pass = useMemo(() => partsPassed((part) => void keep(`${path}#${part}`)), [path]);
  const follow = useCallback(
    (here: Here) => {
      pass(here);
      onPlace(here);
    },
    [pass, onPlace],
  );
  return (
    <ReadAloud textId={path} memory={MEMORY} onPlace={follow}>
      {children}
    </ReadAloud>
  );
}
