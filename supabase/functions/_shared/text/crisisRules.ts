/** Self-harm, suicide, wanting not to be, being in danger now: what a child, or a friend of theirs, writes about it. */
import type { RuleRow } from "./phrases.ts";
import { DANGER } from "./crisisDangerRules.ts";
import { EATING } from "./crisisEatingRules.ts";
import { SELF_HATRED, SORROW, TOWARDS_OTHERS } from "./crisisFeelingRules.ts";
import { GOODBYE, WITHOUT_ME } from "./crisisGoodbyeRules.ts";
import { SELF_HARM } from "./crisisHarmRules.ts";
import { HEIGHTS_AND_TRACKS, POISON, ROPES_AND_WEAPONS, WAYS_TO_DIE } from "./crisisMeansRules.ts";
import { NOT_TO_BE, NO_POINT, SUICIDE } from "./crisisWishRules.ts";

/** As rows. */
export const CRISIS: readonly RuleRow[] = [
  ...SUICIDE,
  ...NOT_TO_BE,
  ...NO_POINT,
  ...WITHOUT_ME,
  ...GOODBYE,
  ...SORROW,
  ...SELF_HATRED,
  ...TOWARDS_OTHERS,
  ...SELF_HARM,
  ...WAYS_TO_DIE,
  ...POISON,
  ...HEIGHTS_AND_TRACKS,
  ...ROPES_AND_WEAPONS,
  ...EATING,
  ...DANGER,
];
