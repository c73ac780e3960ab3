/** Loads at the end of a story: what it needs is more than the story has. */
import { storedSession } from "@/backend/session";
import { dayOf } from "@/domain/calendar";
import { hang } from "@/storage/deeds/string";

/** A story played to its end is one deed, whatever was chosen. */
export const hangPlay = (id: string): void => hang(storedSession()?.user.id, "play", dayOf(new Date()), id);
