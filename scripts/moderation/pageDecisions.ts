/** The actions of the moderators' page: each decision, and the sentence shown after it. */
import type { ModerationClient, SeenText, VerbTogether } from "./client.ts";

/** The last decision. With ids, it can be undone. */
export interface LastDecision {
  ids?: readonly string[];
  words: string;
}

type Decide = (client: ModerationClient, text: SeenText) => Promise<boolean>;

const ABOUT_ONE: Readonly<Record<string, { done: string; decide: Decide }>> = {
  approve: { done: "Approved.", decide: (client, { id }) => client.reviewQuest(id, true) },
  reject: { done: "Rejected.", decide: (client, { id }) => client.reviewQuest(id, false) },
  keep: {
    done: "Everyone can see it now.",
    decide: (client, { id, status }) => client.decideIdea(id, null, { status, despiteNeed: true }),
  },
  hide: {
    done: "Taken down.",
    decide: (client, { id, status }) => client.decideIdea(id, "hidden", { status }),
  },
  feature: {
    done: "Featured.",
    decide: (client, { id, status }) => client.decideIdea(id, "featured", { status }),
  },
  helped: { done: "Settled, and kept private.", decide: (client, { id }) => client.settleDisclosure(id) },
  seen: { done: "Seen.", decide: (client, { id }) => client.settleReport(id) },
};

/** The actions about several texts begin with this. */
export const TOGETHER = "all-";
const ABOUT_SEVERAL: Readonly<Record<VerbTogether, string>> = {
  accept: "accepted.",
  remove: "removed.",
  helped: "settled, and kept private.",
  seen: "seen.",
  undo: "undone.",
};

const togetherVerb = (action: string): VerbTogether | undefined => {
  const verb = action.startsWith(TOGETHER) ? action.slice(TOGETHER.length) : "";
  return Object.hasOwn(ABOUT_SEVERAL, verb) ? (verb as VerbTogether) : undefined;
};

export const isAction = (action: string): boolean =>
  action === "undo" || Object.hasOwn(ABOUT_ONE, action) || togetherVerb(action) !== undefined;

async function decideTogether(
  client: ModerationClient,
  verb: VerbTogether,
  texts: readonly SeenText[],
): Promise<LastDecision> {
  const ids = await client.decideTogether(verb, texts);
  const others = texts.length - ids.length;
  const words = [
    `${ids.length} ${ABOUT_SEVERAL[verb]}`,
    ...(others ? [`${others} not: archived, or already decided by somebody else.`] : []),
  ].join(" ");
  return verb === "undo" || !ids.length ? { words } : { ids, words };
}

/** @param action one that `isAction` knows; texts: at least one. */
export async function decideOnPage(
  client: ModerationClient,
  action: string,
  texts: readonly SeenText[],
): Promise<LastDecision> {
  const together = togetherVerb(action);
  if (together) return decideTogether(client, together, texts);
  const [text] = texts as [SeenText];
  if (action === "undo")
    return { words: (await client.undo(text.id)) ? "Undone." : "There was nothing to undo." };
  const { done, decide } = ABOUT_ONE[action]!;
  return (await decide(client, text))
    ? { ids: [text.id], words: done }
    : { words: "Not decided: the writer has archived it, or somebody else has already made a decision." };
}
