/**
 * The error catalogue for quests, ideas and votes, verbatim (specification part 2, section 8). It is kept apart from
 * `messages`, which every page with a form loads.
 */
import type { Message } from "./messages";

export const SHARING_MESSAGES = {
  questSubmitted: { topic: "quest", title: "Kindness quest submitted for review!" },
  /** The quest is stored, but its status could not be read. */
  questArrived: { topic: "quest", title: "We have your kindness quest" },
  questFailed: { topic: "quest", title: "Failed to submit quest" },
  ideaSubmitted: { topic: "idea", title: "Gig idea submitted!" },
  ideaHeld: {
    topic: "idea",
    title: "A grown-up looks at it first",
    description: "Then everyone can see it. You can find it under “Your ideas”.",
  },
  /** The idea is stored. Others may never see it, because its writer may be in need or its status unknown. */
  ideaArrived: {
    topic: "idea",
    title: "We have your idea",
    description: "You can find it under “Your ideas”.",
  },
  ideaFailed: { topic: "idea", title: "Failed to submit gig idea" },
  voteCast: { topic: "vote", title: "Vote cast!" },
  voteFailed: { topic: "vote", title: "Failed to vote. You may have already voted for this idea." },
} as const satisfies Record<string, Message>;
