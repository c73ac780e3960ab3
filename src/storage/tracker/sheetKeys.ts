import { browserStorage } from "@/storage/browserStorage";
import { FIRST, VISITOR_ID } from "@/storage/players/players";
import { TRACKER_KEY } from "@/storage/sharedKeys";

/** The first sheet has the key of the time when there was one. */
export const sheetKey = (id: string): string => (id === FIRST ? TRACKER_KEY : `${TRACKER_KEY}_${id}`);

/** The ids of all sheets that are stored here. */
export const sheetIds = (): string[] =>
  browserStorage
    .keys()
    .filter((key) => key.startsWith(TRACKER_KEY))
    .map((key) => key.slice(TRACKER_KEY.length + 1) || FIRST)
    .filter((id) => VISITOR_ID.test(id));
