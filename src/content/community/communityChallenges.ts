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

export const JOIN_TEXTS = {
  title: "Join Savings Challenge",
  label: "How much do you want to save?",
  hint: "You have 30 days. You can update your savings as often as you like.",
  wrong: "Type a number greater than 0, such as 20 or 20.50.",
  submit: "Join",
  busy: "Joining…",
  cancel: "Not now",
  tooMany: "You have reached today’s limit of 20 challenges. You can set another one tomorrow.",
} as const;

export const PROGRESS_TEXTS = {
  title: "Update progress",
  label: { savings_goal: "How much have you saved so far?", other: "How many have you done so far?" },
  hint: "Type the new total, not just what you added.",
  wrong: "Type 0 or a bigger number, such as 7 or 7.50.",
  submit: "Save progress",
  busy: "Saving…",
  cancel: "Not now",
} as const;

/** Static sample data by specification (part 2, section 2); nobody on it is real. */
export const LEADERBOARD = {
  heading: "Leaderboard",
  sample: "Sample board",
  lead: "We made these heroes up to show you what a leaderboard looks like.",
  setGoal: "Set Your First Goal",
  setGoalNote: "This button is part of the sample, so it does nothing yet.",
  boards: [
    {
      id: "savings",
      name: "Savings Goals",
      rows: [
        { hero: "Curious Otter", score: "$240" },
        { hero: "Brave Badger", score: "$185" },
        { hero: "Calm Heron", score: "$150" },
        { hero: "Merry Mole", score: "$95" },
        { hero: "Quick Wren", score: "$60" },
      ],
    },
    {
      id: "habits",
      name: "Habit Streaks",
      rows: [
        { hero: "Steady Snail", score: "42 days" },
        { hero: "Early Robin", score: "35 days" },
        { hero: "Keen Squirrel", score: "28 days" },
        { hero: "Patient Toad", score: "19 days" },
        { hero: "Happy Hare", score: "11 days" },
      ],
    },
    {
      id: "kindness",
      name: "Kindness Quests",
      rows: [
        { hero: "Gentle Fox", score: "9 quests" },
        { hero: "Warm Hedgehog", score: "8 quests" },
        { hero: "Helpful Beaver", score: "6 quests" },
        { hero: "Kind Kestrel", score: "5 quests" },
        { hero: "Sunny Duck", score: "3 quests" },
      ],
    },
  ],
} as const;
