/** Texts of the Kindness tab. */
import type { QuestStatus } from "@/domain/community/kindness";

export const KINDNESS_TEXTS = {
  formHeading: "Tell us about a kind deed",
  label: "What kind thing did you do?",
  hint: "Leave out names and addresses.",
  privacy: "Our moderator can see it, and so can anyone who opens your account’s e-mail.",
  submit: "Submit quest",
  submitting: "Sending…",
  problems: {
    empty: "First, write down what you did.",
    tooLong: "That is too long. Please make it 500 characters or fewer.",
    contact:
      "Please don’t say where you or anyone else is, or how to get in touch. That means no e-mail address, phone number, home address, school or username.",
  },
  tooMany:
    "You have sent us 10 quests today, which is the most you can send in one day. How kind of you! You can tell us more tomorrow.",
  heading: "Your quests",
  loading: "Loading your quests...",
  couldNotLoad: "We could not load your quests.",
  older: "Show older quests",
  loadingOlder: "Loading…",
  archive: "You will no longer see it here, and nor will anyone else.",
  empty: "No quests yet. Do one kind thing, then tell us about it. Here are three to start with.",
  firstQuest: "Share my first kind deed",
} as const;

/** For children who do not know how to begin. */
export const STARTER_QUESTS = [
  { title: "Lend a hand", text: "Help somebody to cook, tidy up or carry things before they ask." },
  { title: "Say thank you", text: "Write a note to somebody who has helped you this week." },
  { title: "Share it", text: "Give a book or toy you no longer need to somebody who will love it." },
] as const;

export const QUEST_STATUS_TEXTS: Record<QuestStatus, { label: string; words: string }> = {
  pending: { label: "Pending", words: "It is waiting for a moderator to read it." },
  approved: { label: "Approved", words: "What a kind thing to do. Thank you!" },
  rejected: {
    label: "Not approved",
    words: "We could not approve it as it is. It may name somebody. You can try writing it another way.",
  },
};
