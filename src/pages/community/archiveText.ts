import { forgetDrafts } from "@/storage/community/communityDrafts";
import { forgetLogs } from "@/storage/journal/journal";

/** A text of one's own, by the id of its row. */
export interface OwnText {
  id: string;
  /** As they were sent: those of an idea are its title and its description. */
  words: readonly string[];
}

/** Archives a text. This browser then has it neither as a draft nor as the name of a log that waits. */
export async function archiveText(userId: string, text: OwnText, archive: () => Promise<unknown>) {
  await archive();
  forgetDrafts(userId, text.words);
  forgetLogs(userId, text.id);
}
