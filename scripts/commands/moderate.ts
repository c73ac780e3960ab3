/**
 * `npm run moderate`: what waits for a moderator, the worst first. `npm run moderate -- approve <id> …` decides: approve or
 * reject a quest; keep, hide, feature or unfeature an idea; helped for a child who told of self-harm or of being hurt; seen
 * for a report about an answer of the guide or a deleted idea; undo takes the last decision back. `-- --page` serves the same
 * as a page on this computer; `-- --tell` sends what waits, as a number and an age, to the address in MODERATION_WEBHOOK.
 * On this computer's data folder, on DATABASE=postgres://…, or on a hosted project through SUPABASE_URL and
 * SUPABASE_SECRET_KEY in the environment.
 */
import { atDesk, type Desk } from "#scripts/moderation/desk";
import { listing } from "#scripts/moderation/listing";
import { serveModeratorsPage } from "#scripts/moderation/page";
import { hostedProject } from "#scripts/serving/settings";
import { Stop } from "#scripts/stop";

interface Decision {
  what: "quest" | "idea" | "report" | "text";
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
  helped: {
    what: "text",
    done: "Settled, and kept private",
    decide: (desk, id) => desk.settleDisclosure(id),
  },
  seen: { what: "report", done: "Seen", decide: (desk, id) => desk.settleReport(id) },
  undo: { what: "text", done: "Taken back", decide: (desk, id) => desk.undo(id) },
} as const satisfies Record<string, Decision>;

const USAGE =
  "npm run moderate lists what waits. npm run moderate -- approve <id> decides; the others are: " +
  `${Object.keys(DECISIONS).slice(1).join(", ")}. Several ids may follow. --page opens a page, --tell a webhook.`;
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
    throw new Stop(
      `Not decided: the ${what} ${unknown.join(", ")}. There is none, or its writer has put it away, or it may be a child in ` +
        "need (the page lets others read it).",
    );
}

/** Until Ctrl and C are pressed. */
async function servePage(desk: Desk) {
  const page = await serveModeratorsPage(desk, () => new Date());
  console.log(`The queue is at ${page.address}\nThe address opens once. Ctrl and C end the page.`);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  await page.close();
}

const TIMEOUT_MS = 30_000;

/** A number and an age, and nothing else; nothing is sent where nothing waits. */
async function tell(desk: Desk, webhook: string | undefined) {
  if (!webhook || !URL.canParse(webhook)) throw new Stop("MODERATION_WEBHOOK is no address.");
  const { waiting, urgent, oldest } = await desk.count();
  if (waiting === 0) return console.log("Nothing waits.");
  const hours = Math.floor((Date.now() - new Date(oldest!).getTime()) / 3_600_000);
  const words = `4MQ: ${waiting} to moderate, ${urgent} of them urgent, the oldest for ${hours} ${hours === 1 ? "hour" : "hours"}.`;
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: words, waiting, urgent, oldest_hours: hours }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) throw new Stop("The address in MODERATION_WEBHOOK did not take it.");
  console.log(words);
}

export default async function moderate([verb, ...ids]: string[]) {
  const settings = { ...process.env, hostedProject: hostedProject() };
  if (!verb)
    return atDesk(settings, async (desk) => {
      console.log(listing(await desk.waiting(), await desk.candidates(CANDIDATES)));
    });
  if (verb === "--page") return atDesk(settings, servePage);
  if (verb === "--tell") return atDesk(settings, (desk) => tell(desk, process.env.MODERATION_WEBHOOK));
  const decision = decisionOf(verb);
  const wrong = ids.find((id) => !UUID.test(id));
  if (!ids.length || wrong !== undefined)
    throw new Stop(`${wrong === undefined ? `Name the ${decision.what}` : `"${wrong}" is no id`}. ${USAGE}`);
  await atDesk(settings, (desk) => decideAll(desk, decision, ids));
}
