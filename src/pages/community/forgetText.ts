import { forgetDrafts } from "@/storage/community/communityDrafts";
import { forgetLogs } from "@/storage/journal/journal";
import type { OwnText } from "@/parts/community/ArchiveBesideHelp";

/** Clears what this browser has of an archived text: a draft of the same words, or a log that waits under its name. */
export function forgetText(userId: string, { id, words }: OwnText): void {
  forgetDrafts(userId, words);
  forgetLogs(userId, id);
}
