/** Words that all lessons share. */

/** Whom a teacher tells. It counts among each lesson's words. */
export const DISCLOSURE =
  "Thank a pupil who tells you about hunger, debt, gambling, threats or somebody using their account. Promise no secret, and tell your safeguarding lead that same day. Childline is free on 0800 1111, day and night.";

/** On devices that classes share. */
export const SHARED_DEVICES =
  "On shared devices, use made-up figures and no names. Clear this site’s data in the browser afterwards, because the next pupil can see it.";
