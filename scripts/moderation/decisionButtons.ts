/** The decisions on the moderators' page, their words and their keys. */
import type { QueueItem } from "./client.ts";

/** The decisions about a text, with the command's verbs. */
export interface DecisionButton {
  verb: string;
  label: string;
  key?: string;
}

const SEEN_BUTTON: DecisionButton = { verb: "seen", label: "Seen", key: "a" };
const DECISION_BUTTONS: Readonly<Record<QueueItem["kind"], readonly DecisionButton[]>> = {
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
const HELPED_BUTTON: DecisionButton = { verb: "helped", label: "Helped: keep it private", key: "d" };
const DISCLOSURE_KINDS: readonly (string | null)[] = ["emergency", "crisis", "abuse", "worry"];
const isShared = ({ kind }: QueueItem) => kind === "idea" || kind === "quest";
export const isDisclosure = (item: QueueItem) => isShared(item) && DISCLOSURE_KINDS.includes(item.heard);
/** True for a child in need who was heard plainly. */
export const isUrgent = (item: QueueItem): boolean => isDisclosure(item) && item.heard !== "worry";
/** True for a text that others cannot see, or in which harm was heard: no key and no first choice publishes it. */
const isHeldBack = (item: QueueItem) => isShared(item) && (item.status === "held" || item.heard !== null);

export interface Choices {
  /** The first is what the page suggests, unless `isForLater`. */
  buttons: readonly DecisionButton[];
  /** For a text of a child in need that is about something else. */
  otherwise?: readonly DecisionButton[];
  /** True if the page suggests no decision. */
  isForLater: boolean;
}

const withoutKey = ({ verb, label }: DecisionButton): DecisionButton => ({ verb, label });

export function choicesAbout(item: QueueItem): Choices {
  const ways = DECISION_BUTTONS[item.kind];
  if (isDisclosure(item))
    return { buttons: [HELPED_BUTTON], otherwise: ways.slice(0, 2).map(withoutKey), isForLater: false };
  if (!isHeldBack(item)) return { buttons: ways, isForLater: false };
  const [publish, remove, ...more] = ways;
  return { buttons: [remove!, withoutKey(publish!), ...more.map(withoutKey)], isForLater: true };
}

/** A decision about several texts of one card. */
export interface TogetherButton extends DecisionButton {
  texts: readonly QueueItem[];
}

/** @param ofQuests, ofIdeas the words for quests alone and for ideas alone. */
function wordsFor(texts: readonly QueueItem[], ofQuests: string, ofIdeas: string, ofBoth: string): string {
  if (texts.every(({ kind }) => kind === "quest")) return ofQuests;
  return texts.every(({ kind }) => kind === "idea") ? ofIdeas : ofBoth;
}

/** The decisions that more than one of these texts can have. None of them publishes what is held back. */
export function choicesTogether(texts: readonly QueueItem[]): TogetherButton[] {
  const disclosures = texts.filter(isDisclosure);
  const ordinary = texts.filter((text) => isShared(text) && !isDisclosure(text));
  const harmless = ordinary.filter((text) => !isHeldBack(text));
  const deleted = texts.filter(({ kind }) => kind === "kept");
  const ofHarmless = harmless.length === ordinary.length ? "" : " in which nothing was found";
  return [
    { verb: "helped", label: `Helped: keep all ${disclosures.length} private`, texts: disclosures },
    {
      verb: "remove",
      label: wordsFor(
        ordinary,
        `Reject all ${ordinary.length}`,
        `Take all ${ordinary.length} down`,
        `Remove all ${ordinary.length}`,
      ),
      texts: ordinary,
    },
    {
      verb: "accept",
      label:
        wordsFor(
          harmless,
          `Approve all ${harmless.length}`,
          `Let everyone see all ${harmless.length}`,
          `Accept all ${harmless.length}`,
        ) + ofHarmless,
      texts: harmless,
    },
    { verb: "seen", label: `Seen: all ${deleted.length}`, texts: deleted },
  ].filter((button) => button.texts.length > 1);
}
