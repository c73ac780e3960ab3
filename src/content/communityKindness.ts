/** Words of the Kindness part of the community. */
import type { QuestStatus } from "@/domain/kindness";

export const KINDNESS_TEXTS = {
  formHeading: "Tell a kind deed",
  label: "What kind thing did you do?",
  hint: "Leave out names and addresses.",
  privacy: "Only you and our moderator can see it.",
  submit: "Submit quest",
  submitting: "Sending…",
  problems: {
    empty: "Write down what you did first.",
    tooLong: "That is too long. Please make it 500 characters or fewer.",
    contact:
      "Please leave out where and how to find you or anybody else. That means no e-mail, phone number, address, school or user name.",
  },
  tooMany: "That was 10 quests today, as many as one day takes. How kind of you! You can tell more tomorrow.",
  heading: "Your quests",
  loading: "Loading your quests...",
  couldNotLoad: "We could not load your quests.",
  older: "Show older quests",
  loadingOlder: "Loading…",
  archive: "You will not see it here any more, and nobody else will.",
  empty: "No quests yet. Do one kind thing, then tell us about it. Here are three to start with.",
  firstQuest: "Tell my first quest",
} as const;

/** For whoever does not know how to begin. */
export const STARTER_QUESTS = [
  { title: "Lend a hand", text: "Help somebody carry, cook or tidy up, before they ask." },
  { title: "Say thank you", text: "Write a note to somebody who helped you this week." },
  { title: "Share it", text: "Give a book or a toy that you no longer need to somebody who will love it." },
] as const;

export const QUEST_STATUS_TEXTS: Record<QuestStatus, { label: string; words: string }> = {
  pending: { label: "Pending", words: "A moderator will read it soon." },
  approved: { label: "Approved", words: "What a kind thing to do. Thank you!" },
  rejected: {
    label: "Not approved",
    words:
      "It could not be approved as it is. Perhaps it names somebody. You can tell it again in other words.",
  },
};
