/** The classes of a turn's letter in a circle. */
export const CIRCLE =
  "font-display bg-card grid size-10 shrink-0 place-items-center rounded-full border-2 border-current text-lg font-semibold";
