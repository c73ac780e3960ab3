/** The time that PostgreSQL takes to judge a text, and whether many tries of one user hold up another user's reading. */
import type { Sql } from "postgres";
import { median } from "#scripts/bench/median";
import type { Figure } from "#scripts/bench/report";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { headersOf, type Session } from "#scripts/bench/users";

/** A text without a known word takes longest: each word may be a misspelt one. */
const MAX_JUDGEMENT_MS = 400;
const MAX_ORDINARY_MS = 40;
const MAX_SLOWER = 3;
const TRIES_AT_ONCE = 10;
const JUDGEMENTS = 9;
const QUIET_READS = 60;
const SITE = "http://localhost";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Words of seven letters that no table has. */
const unknownWords = (characters: number) => {
  let [words, seed] = ["", 7];
  while (words.length < characters) {
    for (let letter = 0; letter < 7; letter++) {
      seed = (seed * 48271) % 2147483647;
      words += LETTERS[seed % LETTERS.length];
    }
    words += " ";
  }
  return words.slice(0, characters).trim();
};

/** An idea as most are: 300 characters, with nothing to find. */
const ORDINARY =
  `Ask the neighbours in your street if they would like somebody to water their plants while they are on
 holiday. Make a small card with your first name and three things you can do, agree on a price before you begin, and write
 down each visit so that they can see what you did. Save half of what you earn.`.replaceAll(/\s+/g, " ");

interface Actor {
  send: (method: string, path: string, body?: object) => Promise<Response>;
  id: string;
}

async function signUp(backend: Backend, name: string): Promise<Actor> {
  const call = (path: string, init: RequestInit) => backend.fetch(new Request(`${SITE}${path}`, init));
  const signedUp = await call("/auth/v1/signup", {
    method: "POST",
    headers: headersOf(backend.keys.secretKey),
    body: JSON.stringify({ email: `${name}@example.com`, password: "a good password" }),
  });
  const session = (await signedUp.json()) as Session;
  return {
    id: session.user.id,
    send: (method, path, body) =>
      call(`/rest/v1/${path}`, {
        method,
        headers: headersOf(session.access_token),
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

interface Way {
  name: string;
  /** Brings the user to where the way begins. */
  prepare?: (actor: Actor, sql: Sql) => Promise<unknown>;
  attempt: (actor: Actor) => Promise<Response>;
}

const idea = ({ id, send }: Actor, description: string) =>
  send("POST", "gig_jar_submissions", { user_id: id, title: unknownWords(90), description });

const WAYS: Way[] = [
  {
    name: "the 11th idea",
    prepare: ({ id }, sql) => sql`
      insert into private.daily_usage (user_id, table_name, day, used)
      values (${id}, 'gig_jar_submissions', (now() at time zone 'utc')::date, 10)`,
    attempt: (actor) => idea(actor, unknownWords(490)),
  },
  { name: "an idea with an e-mail", attempt: (actor) => idea(actor, `${unknownWords(470)} a@example.com`) },
  {
    name: "a goal's new name",
    prepare: ({ id, send }) =>
      send("POST", "community_challenges", { user_id: id, challenge_type: "savings_goal", target_value: 5 }),
    attempt: ({ id, send }) =>
      send("PATCH", `community_challenges?user_id=eq.${id}`, { title: unknownWords(60) }),
  },
  {
    name: "a quest",
    attempt: ({ id, send }) =>
      send("POST", "kindness_quests", { user_id: id, description: unknownWords(490) }),
  },
  {
    name: "a habit",
    attempt: ({ id, send }) => send("POST", "habit_streaks", { user_id: id, habit_name: unknownWords(95) }),
  },
];

async function timed(run: () => Promise<unknown>) {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** @returns how long each read took until `isDone`, one after another. */
async function readsUntil(reader: Actor, isDone: (reads: number) => boolean) {
  const reads: number[] = [];
  while (!isDone(reads.length))
    reads.push(await timed(async () => (await reader.send("GET", IDEAS)).arrayBuffer()));
  return reads;
}
const IDEAS = "gig_jar_submissions?select=id,title,votes&status=eq.active&order=votes.desc,id&limit=20";

async function slowerBeside(backend: Backend, sql: Sql, reader: Actor, { name, prepare, attempt }: Way) {
  const actor = await signUp(backend, name.replaceAll(/\W/g, ""));
  await prepare?.(actor, sql);
  const quiet = median(await readsUntil(reader, (reads) => reads >= QUIET_READS));
  let answered = 0;
  const tries = Array.from({ length: TRIES_AT_ONCE }, async () => {
    await (await attempt(actor)).arrayBuffer();
    answered += 1;
  });
  const beside = median(await readsUntil(reader, () => answered === TRIES_AT_ONCE));
  await Promise.all(tries);
  return beside / quiet;
}

/** @param sql a connection to the filled and analysed database at `url`. */
export async function measureJudging(url: string, sql: Sql): Promise<Figure[]> {
  const judged = async (name: string, text: string, most: number): Promise<Figure> => {
    const judgements: number[] = [];
    for (let turn = 0; turn < JUDGEMENTS; turn++)
      judgements.push(await timed(() => sql`select private.heard_in(${text})`));
    return { name, value: median(judgements), unit: "ms", goal: { most } };
  };
  const figures = [
    await judged("600 characters of unknown words, judged", unknownWords(600), MAX_JUDGEMENT_MS),
    await judged("an ordinary idea of 300 characters, judged", ORDINARY, MAX_ORDINARY_MS),
  ];
  const backend = await createBackend({ database: url, siteUrl: SITE });
  try {
    const reader = await signUp(backend, "reader");
    for (const way of WAYS)
      figures.push({
        name: `a read beside ${TRIES_AT_ONCE} at once: ${way.name}`,
        value: await slowerBeside(backend, sql, reader, way),
        unit: "x",
        goal: { most: MAX_SLOWER },
      });
  } finally {
    await backend.close();
  }
  return figures;
}
