/** Loads when somebody has read a part: what it needs is more than a page of text has. */
import { storedSession } from "@/backend/session";
import { dayOf } from "@/domain/calendar";
import { hang } from "@/storage/deeds/string";

/** @param part the text's address, with the part's place in it. */
export const hangPart = (part: string): void =>
  hang(storedSession()?.user.id, "read", dayOf(new Date()), part);
