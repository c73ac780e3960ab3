/**
 * The error catalogue of quests, ideas and votes, verbatim (specification part 2, section 8). Apart from `messages`, which
 * every page with a form loads.
 */
import type { Message } from "./messages";

export const SHARING_MESSAGES = {
  questSubmitted: { matter: "quest", title: "Kindness quest submitted for review!" },
  questFailed: { matter: "quest", title: "Failed to submit quest" },
  ideaSubmitted: { matter: "idea", title: "Gig idea submitted!" },
  ideaFailed: { matter: "idea", title: "Failed to submit gig idea" },
  voteCast: { matter: "vote", title: "Vote cast!" },
  voteFailed: { matter: "vote", title: "Failed to vote. You may have already voted for this idea." },
} as const satisfies Record<string, Message>;
