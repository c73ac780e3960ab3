import { useCallback, useMemo } from "react";
import { storedSession } from "@/backend/session";
import { dayOf } from "@/domain/calendar";
import { hang } from "@/storage/deeds/string";
import { readingMemory } from "@/storage/reading/reading";
import type { Elements } from "@/ui/elements";
import { ReadAloud } from "@/ui/reading/ReadAloud";
import type { Here } from "@/ui/reading/useSpeech";
import { partsPassed } from "./partsPassed";

const userIdNow = () => storedSession()?.user.id;
const MEMORY = readingMemory(userIdNow);

interface RoomReaderProps {
  /** The text's address. */
  path: string;
  onPlace: (here: Here) => void;
  children: Elements;
}

/** The voice, and the place that it shares with the eye, kept for each user of this browser. */
export function RoomReader({ path, onPlace, children }: RoomReaderProps) {
  const pass = useMemo(
    () => partsPassed((part) => hang(userIdNow(), "read", dayOf(new Date()), `${path}#${part}`)),
    [path],
  );
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
