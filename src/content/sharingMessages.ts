/**
 * The error catalogue of quests, ideas and votes, verbatim (specification part 2, section 8). Apart from `messages`, which
 * every page with a form loads.
 */
import type { Message } from "./messages";

export const SHARING_MESSAGES = {
  questSubmitted: { title: "Kindness quest submitted for review!" },
  questFailed: { title: "Failed to submit quest" },
  ideaSubmitted: { title: "Gig idea submitted!" },
  ideaFailed: { title: "Failed to submit gig idea" },
  voteCast: { title: "Vote cast!" },
  voteFailed: { title: "Failed to vote. You may have already voted for this idea." },
} as const satisfies Record<string, Message>;
