/**
 * The error catalogue for quests, ideas and votes, verbatim (specification part 2, section 8). It is kept apart from
 * `messages`, which every page with a form loads.
 */
import type { Message } from "./messages";

export const SHARING_MESSAGES = {
  questSubmitted: { matter: "quest", title: "Kindness quest submitted for review!" },
  /** The quest is stored, but its status could not be read. */
  questArrived: { matter: "quest", title: "We have your kindness quest" },
  questFailed: { matter: "quest", title: "Failed to submit quest" },
  ideaSubmitted: { matter: "idea", title: "Gig idea submitted!" },
  ideaHeld: {
    matter: "idea",
    title: "A grown-up will look at it first",
    description:
      "If it is fine, everyone will see it after that. For now, you can find it under “Your ideas”.",
  },
  /** The idea is stored. Others may never see it, because its writer may be in need or its status unknown. */
  ideaArrived: {
    matter: "idea",
    title: "We have your idea",
    description: "You can find it under “Your ideas”.",
  },
  ideaFailed: { matter: "idea", title: "Failed to submit gig idea" },
  voteCast: { matter: "vote", title: "Vote cast!" },
  voteFailed: { matter: "vote", title: "Failed to vote. You may have already voted for this idea." },
} as const satisfies Record<string, Message>;
