/** The words about a text that has been sent to the community, if no answer tells what became of it. */
export const ARRIVAL_TEXTS = {
  unknown: "We do not know yet if your words have reached us. They are still here, and we keep looking.",
  arrived: "Your words have reached us.",
  notStored: "We could not keep your words. They are still here.",
} as const;
