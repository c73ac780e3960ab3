/** The few words of a goal's name that its card needs at once; the others are in goals.ts. */
export const GOAL_NAME_TEXTS = {
  change: "Change the name",
  add: "Give it a name",
  notNamed: "Your goal is set, but its name was not saved.",
} as const;
