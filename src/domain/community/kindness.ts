/** A kindness quest begins as pending; a moderator decides (specification part 2, section 4). */
export const QUEST_STATUSES = ["pending", "approved", "rejected"] as const;
export type QuestStatus = (typeof QUEST_STATUSES)[number];
