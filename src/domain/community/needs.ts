/**
 * The kinds of text, as the database detects them, in which a child needs an ambulance or the police now (emergency),
 * mentions self-harm (crisis) or being hurt (abuse), or may mean any of these (worry). The gravest first.
 */
export const NEEDS = ["emergency", "crisis", "abuse", "worry"] as const;
export type Need = (typeof NEEDS)[number];
