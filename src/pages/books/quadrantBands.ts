/** The top border for each quadrant, in its colour. */
export const QUADRANT_BANDS = {
  q1: "border-t-q1!",
  q2: "border-t-q2!",
  q3: "border-t-q3!",
  q4: "border-t-q4!",
} as const;
