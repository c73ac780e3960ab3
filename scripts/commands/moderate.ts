/**
 * `npm run moderate`: what waits for a moderator. `npm run moderate -- approve <id> …` decides: approve or reject a
 * quest; feature, unfeature, hide or keep an idea. On this computer's data folder, on DATABASE=postgres://…, or on a
 * hosted project through SUPABASE_URL and SUPABASE_SECRET_KEY in the environment.
 */
import { atDesk, type Desk } from "#scripts/moderation/desk";
import { listing } from "#scripts/moderation/listing";
import { hostedProject } from "#scripts/serving/settings";
import { Stop } from "#scripts/stop";

interface Decision {
  what: "quest" | "idea";
  done: string;
  decide: (desk: Desk, id: string) => Promise<boolean>;
}

const DECISIONS = {
  approve: { what: "quest", done: "Approved", decide: (desk, id) => desk.reviewQuest(id, true) },
  reject: { what: "quest", done: "Rejected", decide: (desk, id) => desk.reviewQuest(id, false) },
  feature: { what: "idea", done: "Featured", decide: (desk, id) => desk.decideIdea(id, "featured") },
  unfeature: {
    what: "idea",
    done: "No longer featured",
    decide: (desk, id) => desk.decideIdea(id, "active"),
  },
  hide: { what: "idea", done: "Hidden", decide: (desk, id) => desk.decideIdea(id, "hidden") },
  keep: {
    what: "idea",
    done: "In the jar, its reports settled",
    decide: (desk, id) => desk.decideIdea(id, null),
  },
} as const satisfies Record<string, Decision>;

const USAGE =
  "npm run moderate lists what waits. npm run moderate -- approve <id> decides; the others are: " +
  `${Object.keys(DECISIONS).slice(1).join(", ")}. Several ids may follow.`;
const CANDIDATES = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function decisionOf(verb: string): Decision {
  if (!Object.hasOwn(DECISIONS, verb)) throw new Stop(`There is no "${verb}". ${USAGE}`);
  return DECISIONS[verb as keyof typeof DECISIONS];
}

async function decideAll(desk: Desk, { what, done, decide }: Decision, ids: readonly string[]) {
  const unknown: string[] = [];
  for (const id of ids)
    if (await decide(desk, id)) console.log(`${done}: the ${what} ${id}`);
    else unknown.push(id);
  if (unknown.length)
    throw new Stop(`There is no ${what} ${unknown.join(", ")}, or its writer has put it away meanwhile.`);
}

export default async function moderate([verb, ...ids]: string[]) {
  const settings = { ...process.env, hostedProject: hostedProject() };
  if (!verb)
    return atDesk(settings, async (desk) => {
      console.log(listing(await desk.waiting(), await desk.candidates(CANDIDATES)));
    });
  const decision = decisionOf(verb);
  const wrong = ids.find((id) => !UUID.test(id));
  if (!ids.length || wrong !== undefined)
    throw new Stop(`${wrong === undefined ? `Name the ${decision.what}` : `"${wrong}" is no id`}. ${USAGE}`);
  await atDesk(settings, (desk) => decideAll(desk, decision, ids));
}
