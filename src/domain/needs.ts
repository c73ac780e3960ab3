/** A text in which a child tells of self-harm (crisis) or of being hurt (abuse), or may (worry), as the database hears it. */
export const NEEDS = ["crisis", "abuse", "worry"] as const;
export type Need = (typeof NEEDS)[number];
