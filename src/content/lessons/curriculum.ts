/** The official texts that the lessons serve. Only those that were read are here, each in its own words. */

/** One sentence: which nations are matched, and when they were read. */
export const NATIONS_MATCHED = "No nation’s curriculum has been matched yet.";
