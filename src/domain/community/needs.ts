/**
 * The kinds of text, as the database detects them, in which a child mentions self-harm (crisis),
 * mentions being hurt (abuse), or may mean either (worry).
 */
export const NEEDS = ["crisis", "abuse", "worry"] as const;
export type Need = (typeof NEEDS)[number];
