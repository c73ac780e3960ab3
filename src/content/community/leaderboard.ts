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
