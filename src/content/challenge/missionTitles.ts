/** The six missions by name, one for each phase (specification part 2, section 9). */
export const MISSION_TITLES = [
  "See where it goes",
  "Put needs first",
  "Earn a little",
  "Save before you spend",
  "Spend with a plan",
  "Share and look back",
] as const;
