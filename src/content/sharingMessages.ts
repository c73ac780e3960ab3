/**
 * The error catalogue of quests, ideas and votes, verbatim (specification part 2, section 8). Apart from `messages`, which
 * every page with a form loads.
 */
import type { Message } from "./messages";

export const SHARING_MESSAGES = {
  questSubmitted: { topic: "quest", title: "Kindness quest submitted for review!" },
  /** It is there; what the database made of it could not be read. */
  questArrived: { topic: "quest", title: "Your quest has arrived" },
  questFailed: { topic: "quest", title: "Failed to submit quest" },
  ideaSubmitted: { topic: "idea", title: "Gig idea submitted!" },
  ideaHeld: {
    topic: "idea",
    title: "A grown-up looks at it first",
    description: "Then everyone can see it. You can find it under “Your ideas”.",
  },
  /** It is there; that others will see it is not promised to whoever may be in need, nor where its fate could not be read. */
  ideaArrived: {
    topic: "idea",
    title: "Your idea has arrived",
    description: "You can find it under “Your ideas”.",
  },
  ideaFailed: { topic: "idea", title: "Failed to submit gig idea" },
  voteCast: { topic: "vote", title: "Vote cast!" },
  voteFailed: { topic: "vote", title: "Failed to vote. You may have already voted for this idea." },
} as const satisfies Record<string, Message>;
