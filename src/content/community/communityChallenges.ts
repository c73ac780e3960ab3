/** Texts of the Challenges tab. */
import type { ChallengeStatus, ChallengeType } from "@/domain/community/communityChallenges";

export const CHALLENGES_TEXTS = {
  heading: "Your challenges",
  join: "Join Savings Challenge",
  empty: "Is there something you would like to save for? Set a goal and watch your savings grow.",
  loading: "Loading your challenges...",
  couldNotLoad: "We could not load your challenges.",
  progress: "Progress",
  percent: (percent: number) => `${percent}%`,
  soFar: "So far",
  target: "Target",
  update: "Update progress",
  archive: "You will no longer see it here. The money you saved is still yours.",
} as const;

export const CHALLENGE_TYPE_TEXTS: Record<ChallengeType, string> = {
  savings_goal: "Savings challenge",
  habit_streak: "Habit challenge",
  kindness_quest: "Kindness challenge",
};

interface StatusTexts {
  chip: string;
  /** The label before the last day. */
  end: string;
  words: string;
}

export const CHALLENGE_STATUS_TEXTS: Record<ChallengeStatus, StatusTexts> = {
  active: { chip: "Active", end: "Until", words: "Every bit counts. You set the pace." },
  completed: {
    chip: "Completed",
    end: "You had until",
    words: "You did it! You reached your goal.",
  },
  failed: {
    chip: "Time is up",
    end: "Ended on",
    words: "The money you saved is still yours. Set a new goal whenever you like.",
  },
};

export const PROGRESS_TEXTS = {
  title: "Update progress",
  label: { savings_goal: "How much have you saved so far?", other: "How many have you done so far?" },
  hint: "Type the new total, not just what you added.",
  wrong: "Type 0 or a bigger number, such as 7 or 7.50.",
  submit: "Save progress",
  busy: "Saving…",
  cancel: "Not now",
} as const;
