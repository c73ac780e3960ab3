/** The stories to play, whole, for tests and the build; a page loads its own alone. */
import type { Play } from "@/domain/play/play";
import { ASHA } from "./asha";
import { ERIN } from "./erin";
import { FEMI } from "./femi";

export const ALL_PLAYS: readonly { id: string; play: Play }[] = [
  { id: "asha", play: ASHA as Play },
  { id: "femi", play: FEMI as Play },
  { id: "erin", play: ERIN as Play },
];
