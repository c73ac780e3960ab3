/** Somebody hurts, touches, threatens, grooms, neglects or blackmails the child who writes, or somebody they know. */
import type { RuleRow } from "./phrases.ts";
import { MADE_TO_DEAL, MADE_TO_MARRY, MADE_TO_WORK } from "./abuseForcedRules.ts";
import { HOMELESS, LEFT } from "./abuseHomeRules.ts";
import { ARMED, BULLIED, HURT, THREATENED } from "./abuseHurtRules.ts";
import { GROOMED } from "./abuseLureRules.ts";
import { COLD, HUNGRY, NEGLECTED } from "./abuseNeglectRules.ts";
import { BLACKMAIL, PICTURES_WANTED } from "./abusePictureRules.ts";
import { MADE_TO, SHOWN, TOUCHED, WATCHED } from "./abuseTouchRules.ts";

/** As rows. */
export const ABUSE: readonly RuleRow[] = [
  ...HURT,
  ...THREATENED,
  ...BULLIED,
  ...ARMED,
  ...TOUCHED,
  ...MADE_TO,
  ...SHOWN,
  ...WATCHED,
  ...PICTURES_WANTED,
  ...BLACKMAIL,
  ...GROOMED,
  ...LEFT,
  ...HOMELESS,
  ...NEGLECTED,
  ...HUNGRY,
  ...COLD,
  ...MADE_TO_WORK,
  ...MADE_TO_MARRY,
  ...MADE_TO_DEAL,
];
