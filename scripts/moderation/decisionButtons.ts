/** The decisions on the moderators' page, their words and their keys. */
import type { QueueItem } from "./client.ts";

/** The decisions about a text, with the command's verbs. */
export interface DecisionButton {
  verb: string;
  label: string;
  key?: string;
}

const SEEN_BUTTON: DecisionButton = { verb: "seen", label: "Seen", key: "a" };
export const DECISION_BUTTONS: Readonly<Record<QueueItem["kind"], readonly DecisionButton[]>> = {
  quest: [
    { verb: "approve", label: "Approve", key: "a" },
    { verb: "reject", label: "Reject", key: "r" },
  ],
  idea: [
    { verb: "keep", label: "Let everyone see it", key: "a" },
    { verb: "hide", label: "Take it down", key: "r" },
    { verb: "feature", label: "Let everyone see it and feature it", key: "f" },
  ],
  guide: [SEEN_BUTTON],
  kept: [SEEN_BUTTON],
};

/** The only decision about a child in need: no key publishes the text. */
export const HELPED_BUTTON: DecisionButton = { verb: "helped", label: "Helped: keep it private", key: "d" };
const DISCLOSURE_KINDS: readonly (string | null)[] = ["emergency", "crisis", "abuse", "worry"];
export const isDisclosure = ({ kind, heard }: QueueItem) =>
  (kind === "idea" || kind === "quest") && DISCLOSURE_KINDS.includes(heard);
/** True for a child in need who was heard plainly. */
export const isUrgent = (item: QueueItem): boolean => isDisclosure(item) && item.heard !== "worry";
