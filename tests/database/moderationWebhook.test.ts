/**
 * `npm run moderate -- --tell`: sends the number of waiting items and their age, and nothing else,
 * to the owner's address.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import moderate from "#scripts/commands/moderate";
import { signUp } from "./actors";

const WEBHOOK = "https://hooks.example/moderation?key=k";
const SUPABASE = "https://project.example";

let backend: Backend;
let answer: () => Response | Promise<Response>;
const posted: { url: string; init: RequestInit | undefined }[] = [];
const said = vi.spyOn(console, "log");

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
});
afterAll(() => backend.close());

/**
 * One text of a child in need, one unkind idea, one reported answer; the oldest has been waiting
 * for just over five hours.
 */
async function fill() {
  const ann = await signUp(backend, "Annabel");
  await backend.sql(`
    insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help, created_at) values
      ('00000000-0000-4000-8000-000000000001', '${ann.id}', 'I do not want to live', 'Secret words', 'held', 'crisis',
        now() - interval '2 hours'),
      ('00000000-0000-4000-8000-000000000002', '${ann.id}', 'Shit cakes', 'Secret words', 'held', null,
        now() - interval '5 hours 10 minutes');
    insert into public.text_judgements (user_id, gig_id, heard) values
      ('${ann.id}', '00000000-0000-4000-8000-000000000001', 'crisis'),
      ('${ann.id}', '00000000-0000-4000-8000-000000000002', 'swearing');
    insert into public.form_submissions (form_id, payload, created_at) values
      ('guide-report', '{"answer": "Secret words", "reason": "Secret words"}', now() - interval '1 hour');
  `);
}

beforeEach(() => {
  posted.length = 0;
  answer = () => new Response(null, { status: 204 });
  said.mockReset().mockImplementation(() => {});
  vi.stubEnv("DATABASE", "");
  vi.stubEnv("SUPABASE_URL", SUPABASE);
  vi.stubEnv("SUPABASE_SECRET_KEY", backend.keys.secretKey);
  vi.stubEnv("MODERATION_WEBHOOK", WEBHOOK);
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    if (input.startsWith(SUPABASE)) return backend.fetch(new Request(input, init));
    posted.push({ url: input, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const lines = () => said.mock.calls.map(([line]) => line as string);

it("sends nothing for an empty queue", async () => {
  await moderate(["--tell"]);
  expect(posted).toEqual([]);
  expect(lines()).toEqual(["Nothing is waiting."]);
});

describe("with texts that wait", () => {
  beforeAll(fill);

  it("sends the number of writers and answers that wait, of the urgent ones, and an age, and no text, name, id or key", async () => {
    await moderate(["--tell"]);
    const words = "4MQ: 2 to moderate, 1 of them urgent. The oldest has been waiting for 5 hours.";
    expect(posted).toMatchObject([
      { url: WEBHOOK, init: { method: "POST", headers: { "Content-Type": "application/json" } } },
    ]);
    const { body, headers } = posted[0]!.init!;
    expect(JSON.parse(body as string)).toEqual({ text: words, waiting: 2, urgent: 1, oldest_hours: 5 });
    expect(Object.keys(headers!)).toEqual(["Content-Type"]);
    expect(lines()).toEqual([words]);
  });

  it.each<[what: string, webhook: string, response: () => Response | Promise<Response>, sentence: string]>([
    ["no address", "", () => new Response(), "MODERATION_WEBHOOK is not a web address."],
    [
      "something else than an address",
      "hooks",
      () => new Response(),
      "MODERATION_WEBHOOK is not a web address.",
    ],
    [
      "an address that refuses it",
      WEBHOOK,
      () => new Response(null, { status: 410 }),
      "The address in MODERATION_WEBHOOK did not accept the message.",
    ],
    [
      "an address that nobody reaches",
      WEBHOOK,
      () => Promise.reject(new TypeError("fetch failed")),
      "The address in MODERATION_WEBHOOK did not accept the message.",
    ],
  ])("explains %s in a sentence", async (_, webhook, response, sentence) => {
    vi.stubEnv("MODERATION_WEBHOOK", webhook);
    answer = response;
    await expect(moderate(["--tell"])).rejects.toMatchObject({ name: "CliError", message: sentence });
    expect(lines()).toEqual([]);
  });
});
