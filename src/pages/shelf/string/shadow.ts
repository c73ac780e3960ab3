/** A picture that is still to come: its outline alone in one grey, which both themes show as clearly. */
export const SHADOW = { filter: "brightness(0) invert(0.55)", opacity: 0.45 };
