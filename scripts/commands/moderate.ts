/**
 * `npm run moderate` lists the moderator's queue by writer, the most urgent first. `npm run moderate -- approve <id> …` decides:
 * approve or reject a quest; keep, hide, feature or unfeature an idea; helped for a child who wrote about self-harm or
 * being hurt; seen for a report about one of the guide's answers or a deleted idea; undo reverses the last decision.
 * `-- --page` serves the queue as a page on this computer; `-- --tell` sends its size and age to the address in
 * MODERATION_WEBHOOK. It works on this computer's data folder, on DATABASE=postgres://…, or on a hosted project through
 * SUPABASE_URL and SUPABASE_SECRET_KEY in the environment.
 */
import { withModeration, type ModerationClient } from "#scripts/moderation/client";
import { listing } from "#scripts/moderation/listing";
import { serveModeratorsPage } from "#scripts/moderation/page";
import { hostedProject } from "#scripts/serving/settings";
import { CliError } from "#scripts/cliError";

interface Decision {
  usage: "quest" | "idea" | "report" | "text";
  done: string;
  decide: (client: ModerationClient, id: string) => Promise<boolean>;
}

const DECISIONS = {
  approve: { usage: "quest", done: "Approved", decide: (client, id) => client.reviewQuest(id, true) },
  reject: { usage: "quest", done: "Rejected", decide: (client, id) => client.reviewQuest(id, false) },
  feature: { usage: "idea", done: "Featured", decide: (client, id) => client.decideIdea(id, "featured") },
  unfeature: {
    usage: "idea",
    done: "No longer featured",
    decide: (client, id) => client.decideIdea(id, "active"),
  },
  hide: { usage: "idea", done: "Hidden", decide: (client, id) => client.decideIdea(id, "hidden") },
  keep: {
    usage: "idea",
    done: "In the jar, with its reports settled",
    decide: (client, id) => client.decideIdea(id, null),
  },
  helped: {
    usage: "text",
    done: "Settled, and kept private",
    decide: (client, id) => client.settleDisclosure(id),
  },
  seen: { usage: "report", done: "Seen", decide: (client, id) => client.settleReport(id) },
  undo: { usage: "text", done: "Undone", decide: (client, id) => client.undo(id) },
} as const satisfies Record<string, Decision>;

const USAGE =
  "npm run moderate lists the queue. npm run moderate -- approve <id> approves a quest. The other commands are: " +
  `${Object.keys(DECISIONS).slice(1).join(", ")}. You can give several ids at once. --page opens the queue in a browser, and --tell sends its size to a webhook.`;
const CANDIDATES = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function decisionOf(verb: string): Decision {
  if (!Object.hasOwn(DECISIONS, verb)) throw new CliError(`There is no command "${verb}". ${USAGE}`);
  return DECISIONS[verb as keyof typeof DECISIONS];
}

async function decideAll(
  client: ModerationClient,
  { usage, done, decide }: Decision,
  ids: readonly string[],
) {
  const unknown: string[] = [];
  for (const id of ids)
    if (await decide(client, id)) console.log(`${done}: the ${usage} ${id}`);
    else unknown.push(id);
  if (unknown.length)
    throw new CliError(
      `Not decided: the ${usage} ${unknown.join(", ")}. There is no such ${usage}, its writer has archived it, or it may come from a ` +
        "child in need (only the page can publish it).",
    );
}

/** Runs until Ctrl and C are pressed. */
async function servePage(client: ModerationClient) {
  const page = await serveModeratorsPage(client, () => new Date());
  console.log(`The queue is at ${page.address}\nThe address works only once. Press Ctrl-C to stop.`);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  await page.close();
}

const TIMEOUT_MS = 30_000;

/** Sends a number and an age, and nothing else; an empty queue sends nothing. */
async function sendWebhook(client: ModerationClient, webhook: string | undefined) {
  if (!webhook || !URL.canParse(webhook)) throw new CliError("MODERATION_WEBHOOK is not a web address.");
  const { waiting, urgent, oldest } = await client.count();
  if (waiting === 0) return console.log("Nothing is waiting.");
  const hours = Math.floor((Date.now() - new Date(oldest!).getTime()) / 3_600_000);
  const words = `4MQ: ${waiting} to moderate, ${urgent} of them urgent. The oldest has been waiting for ${hours} ${hours === 1 ? "hour" : "hours"}.`;
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: words, waiting, urgent, oldest_hours: hours }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) throw new CliError("The address in MODERATION_WEBHOOK did not accept the message.");
  console.log(words);
}

export default async function moderate([verb, ...ids]: string[]) {
  const settings = { ...process.env, hostedProject: hostedProject() };
  if (!verb)
    return withModeration(settings, async (client) => {
      const { waiting } = await client.count();
      console.log(listing(await client.queue(), waiting, await client.candidates(CANDIDATES)));
    });
  if (verb === "--page") return withModeration(settings, servePage);
  if (verb === "--tell")
    return withModeration(settings, (client) => sendWebhook(client, process.env.MODERATION_WEBHOOK));
  const decision = decisionOf(verb);
  const wrong = ids.find((id) => !UUID.test(id));
  if (!ids.length || wrong !== undefined)
    throw new CliError(
      `${wrong === undefined ? `Give the id of the ${decision.usage}` : `"${wrong}" is not an id`}. ${USAGE}`,
    );
  await withModeration(settings, (client) => decideAll(client, decision, ids));
}
