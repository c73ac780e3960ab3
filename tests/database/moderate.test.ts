/** `npm run moderate`: the queue and the moderator's decisions, in each place where the data can be. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { lockFolder } from "#scripts/backend/dataFolder";
import moderate from "#scripts/commands/moderate";
import { withModeration, projectModeration, type ModerationClient } from "#scripts/moderation/client";
import { escapeControlCharacters, listing } from "#scripts/moderation/listing";
import { withPostgres } from "#scripts/database/direct";
import { startPostgres, postgresUnavailableReason } from "#scripts/realPostgres";
import { signUp } from "./actors";

const install = pathToFileURL(path.resolve("scripts/setup/install.mjs")).href;
const { isInstalled } = (await import(install)) as { isInstalled: (root: string) => boolean };

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const QUEST = id(1);
const LATER_QUEST = id(2);
const REPORTED = id(11);
const LIKED = id(12);

/** Two users; two pending quests; an idea with two reports, one with two votes, and one without either. */
async function fill(backend: Backend) {
  const ann = await signUp(backend, "Ann");
  const bob = await signUp(backend, "Bob");
  await backend.sql(`
    insert into public.kindness_quests (id, user_id, description, status, submitted_at, is_deleted) values
      ('${LATER_QUEST}', '${ann.id}', E'I carried\\nher bags', 'pending', '2026-11-20T10:00:00Z', false),
      ('${QUEST}', '${bob.id}', 'I read to my brother', 'pending', '2026-11-19T10:00:00Z', false),
      ('${id(3)}', '${bob.id}', 'Archived', 'pending', '2026-11-19T10:00:00Z', true),
      ('${id(4)}', '${bob.id}', 'Seen already', 'approved', '2026-11-19T10:00:00Z', false);
    insert into public.gig_jar_submissions (id, user_id, title, description) values
      ('${REPORTED}', '${ann.id}', 'Sell my sister', 'She is loud'),
      ('${LIKED}', '${ann.id}', 'Wash cars', 'With a sponge'),
      ('${id(13)}', '${ann.id}', 'Unnoticed', 'Nobody voted');
    insert into public.gig_jar_votes (user_id, gig_id) values ('${ann.id}', '${LIKED}'), ('${bob.id}', '${LIKED}');
    insert into public.gig_jar_reports (user_id, gig_id, reason, created_at) values
      ('${bob.id}', '${REPORTED}', 'It is unkind or hurtful', '2026-11-18T10:00:00Z'),
      ('${ann.id}', '${REPORTED}', null, '2026-11-19T10:00:00Z');
  `);
}

const LISTING = `Waiting: 2 cards
  ${REPORTED}  since 2026-11-18
    idea; 2 reports; this writer so far: 0 accepted, 0 removed
    Sell my sister | She is loud
    - It is unkind or hurtful
    and 1 more from the same writer:
      ${LATER_QUEST}  since 2026-11-20
        quest; this writer so far: 0 accepted, 0 removed
        I carried her bags
  ${QUEST}  since 2026-11-19
    quest; this writer so far: 1 accepted, 0 removed
    I read to my brother
  npm run moderate -- approve | reject <id of a quest>, keep | hide <id of an idea>, helped <id of a child in need>, seen <id of a report>, undo <id>

Ideas not yet featured, with the most votes first
  ${LIKED}  2 votes
    Wash cars | With a sponge
  npm run moderate -- feature <id>
`;
const NOTHING = `Nothing is waiting.

There are no ideas with votes to feature.
`;

const listed = async (client: ModerationClient) =>
  listing(await client.queue(), (await client.count()).waiting, await client.candidates(5));

/** A moderator's whole session, wherever the data is. */
async function workThrough(client: ModerationClient) {
  expect(await listed(client)).toBe(LISTING);
  expect(await client.reviewQuest(QUEST, true)).toBe(true);
  expect(await client.reviewQuest(LATER_QUEST, false)).toBe(true);
  expect(await client.decideIdea(REPORTED, "hidden")).toBe(true);
  expect(await client.decideIdea(LIKED, "featured")).toBe(true);
  expect(await listed(client)).toBe(NOTHING);
  expect(await client.count()).toEqual({ waiting: 0, urgent: 0, oldest: null, oldest_urgent: null });
  expect(await client.undo(QUEST)).toBe(true);
  expect(await client.count()).toMatchObject({ waiting: 1, urgent: 0 });
  expect(await client.reviewQuest(QUEST, true)).toBe(true);
  const both = [{ id: REPORTED, status: "hidden" }, { id: LATER_QUEST }];
  expect(await client.decideTogether("undo", both)).toEqual([LATER_QUEST, REPORTED]);
  expect(await client.decideTogether("remove", both)).toEqual([LATER_QUEST]);
  expect(await client.decideIdea(REPORTED, "hidden")).toBe(true);
  expect(await client.settleReport(id(99))).toBe(false);
  expect(await client.settleDisclosure(QUEST)).toBe(false);
  expect(await client.undo(id(99))).toBe(false);
  expect(await client.reviewQuest(id(99), true)).toBe(false);
  expect(await client.decideIdea(QUEST, "featured")).toBe(false);
}
const DECIDED = [
  [QUEST, "approved"],
  [LATER_QUEST, "rejected"],
  [REPORTED, "hidden"],
  [LIKED, "featured"],
];

describe("a moderator", () => {
  it("reads and decides a hosted project's queue through its API", async () => {
    const backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
    await fill(backend);
    const asked: string[] = [];
    await workThrough(
      projectModeration({
        url: "https://project.example/",
        secretKey: backend.keys.secretKey,
        fetch: (input, init) => {
          const request = new Request(input, init);
          asked.push(new URL(request.url).origin);
          return backend.fetch(request);
        },
      }),
    );
    expect(new Set(asked)).toEqual(new Set(["https://project.example"]));
    const visitor = projectModeration({
      url: "https://project.example",
      secretKey: "sb_publishable_local",
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    });
    await expect(visitor.queue()).rejects.toThrow(/refused the key in SUPABASE_SECRET_KEY/);
    await expect(visitor.decideIdea(LIKED, "hidden")).rejects.toThrow(/refused the key/);
    await backend.close();
  });

  const missingServer = postgresUnavailableReason();
  it.skipIf(missingServer)("reads and decides a PostgreSQL server's queue", async () => {
    const server = await startPostgres();
    try {
      await expect(withModeration({ DATABASE: server.url }, (client) => client.queue())).rejects.toThrow(
        /does not have the tables for this site yet/,
      );
      const backend = await createBackend({ database: server.url, siteUrl: "http://localhost" });
      await fill(backend);
      await backend.close();
      await withModeration({ DATABASE: server.url }, workThrough);
      const stored = await withPostgres(server.url, (ask) =>
        ask<{ id: string; status: string }>(
          `select id::text, status from public.kindness_quests where id = any($1::uuid[]) union all
           select id::text, status from public.gig_jar_submissions where id = any($1::uuid[]) order by id`,
          [DECIDED.map(([decided]) => decided)],
        ),
      );
      expect(stored.map(({ id: decided, status }) => [decided, status])).toEqual(DECIDED);
    } finally {
      await server.stop();
    }
  });

  it.each<[what: string, settings: Parameters<typeof withModeration>[0], sentence: RegExp]>([
    ["two places", { SUPABASE_URL: "https://a.example", DATABASE: "x" }, /Which of the two/],
    ["a project without its key", { SUPABASE_URL: "https://a.example" }, /SUPABASE_SECRET_KEY is not/],
    [
      "a site on a hosted project",
      { hostedProject: "https://h.example" },
      /quests and ideas are kept in https:\/\/h\.example\. To review them, set SUPABASE_URL/,
    ],
    ["memory", { DATABASE: "memory" }, /keeps nothing that can be reviewed/],
    ["a folder without data", { DATABASE: "no/such" }, /There is no data in .*no\/such yet: nobody has sent/],
  ])("explains %s in a sentence", async (_, settings, sentence) => {
    await expect((async () => withModeration(settings, (client) => client.queue()))()).rejects.toThrow(
      sentence,
    );
  });
});

describe("what children wrote", () => {
  it.each([
    ["\u001B[2J\u001B]0;owned\u0007", "\\u{001B}[2J\\u{001B}]0;owned\\u{0007}"],
    ["one\ntwo\r\nthree\tfour", "one two three four"],
    ["\u009B31m", "\\u{009B}31m"],
    ["abc\u202Etxt.exe", "abc\\u{202E}txt.exe"],
    ["\u{E0041}tag", "\\u{E0041}tag"],
    ["zero\u200Bwidth\uFEFF", "zero\\u{200B}width "],
    ["👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم"],
    ["plain £5", "plain £5"],
  ])("lets %j neither control the terminal nor forge a line", (text, shown) => {
    expect(escapeControlCharacters(text)).toBe(shown);
  });

  it("makes text harmless in titles, texts and reasons alike", () => {
    const bad = "\u001B[1mx\ny";
    const idea = {
      card: 1,
      texts: 80,
      id: LIKED,
      title: bad,
      description: bad,
      reports: 1,
      reasons: [bad],
      times: [3],
      is_answered: false,
      since: "2026-11-18T10:00:00Z",
      heard: "swearing",
      status: "held",
      let_in: 0,
      taken_out: 2,
    };
    const shown = listing(
      [
        { ...idea, kind: "idea" },
        { ...idea, kind: "quest", title: null, heard: "emergency" },
        { ...idea, card: 2, texts: 1, kind: "guide", reports: 12 },
      ],
      9,
      [{ ...idea, id: id(13), votes: 1 }],
    );
    expect(shown).not.toContain("\u001B");
    expect(shown.split("\n").filter((line) => line.startsWith("y"))).toEqual([]);
    expect(shown).toContain("idea, held: swearing; 1 report; this writer so far: 0 accepted, 2 removed\n");
    expect(shown).toContain("1 vote\n");
    expect(shown).toContain("quest, held: tells of an emergency; 1 report;");
    expect(shown).toContain("Waiting: 9 cards, of which these are the first 2\n");
    expect(shown).toContain("and 79 more from the same writer:\n");
    expect(shown).toContain("and 78 once you have decided about these\n");
    expect(shown).toContain("the guide's answer, reported 12 times\n");
    expect(shown).toContain("- \\u{001B}[1mx y (3 times)\n");
  });
});

describe("the command", () => {
  let folder: string;
  const said = vi.spyOn(console, "log");
  const lines = () => said.mock.calls.map(([line]) => line as string);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "4mq-moderate-"));
    const backend = await createBackend({ database: folder, siteUrl: "http://localhost" });
    await fill(backend);
    await backend.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    said.mockReset().mockImplementation(() => {});
    vi.stubEnv("DATABASE", folder);
    vi.stubEnv("SUPABASE_URL", "");
    vi.stubEnv("SUPABASE_SECRET_KEY", "");
  });
  afterEach(() => vi.unstubAllEnvs());

  /** Runs in a process of its own, as from a terminal. */
  const run = () => {
    // Every command installs missing dependencies, which a test must never trigger while others are using them.
    if (!isInstalled(process.cwd())) throw new Error("node_modules is not what package-lock.json asks for");
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "moderate"], {
      encoding: "utf8",
      env: { ...process.env, npm_lifecycle_event: "" },
    });
    return { status, stdout, stderr };
  };

  it("lists the queue of the data folder", () => {
    expect(run()).toEqual({ status: 0, stdout: `${LISTING}\n`, stderr: "" });
  });

  it("asks to stop the site first if it is running", () => {
    const letGo = lockFolder(folder);
    const { status, stdout, stderr } = run();
    letGo();
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/is in use by another 4MQ .*Stop that one first/);
  });

  it.each<[what: string, args: string[], sentence: RegExp]>([
    [
      "an unknown verb",
      ["publish", QUEST],
      /^There is no command "publish"\. .*approve.*reject, feature, unfeature, hide, keep, helped, seen, undo/,
    ],
    ["a verb of every object", ["constructor", QUEST], /^There is no command "constructor"/],
    ["no id", ["approve"], /^Give the id of the quest\. /],
    ["no id of an idea", ["hide"], /^Give the id of the idea\. /],
    ["something else than an id", ["feature", "Wash cars"], /^"Wash cars" is not an id\. /],
    [
      "an id of the other kind",
      ["approve", LIKED],
      new RegExp(`^Not decided: the quest ${LIKED}[.] There is no such quest`),
    ],
    ["an unknown id", ["hide", id(99)], new RegExp(`^Not decided: the idea ${id(99)}`)],
  ])("explains the error with %s", async (_, args, sentence) => {
    await expect(moderate(args)).rejects.toMatchObject({
      name: "CliError",
      message: expect.stringMatching(sentence) as string,
    });
    expect(lines()).toEqual([]);
  });

  it("decides several at once, and reports each", async () => {
    await moderate(["keep", REPORTED]);
    await expect(moderate(["approve", QUEST, id(99), LATER_QUEST])).rejects.toThrow(
      `Not decided: the quest ${id(99)}`,
    );
    await moderate(["reject", LATER_QUEST]);
    await moderate(["feature", LIKED]);
    await moderate(["hide", LIKED]);
    expect(lines()).toEqual([
      `In the jar, with its reports settled: the idea ${REPORTED}`,
      `Approved: the quest ${QUEST}`,
      `Approved: the quest ${LATER_QUEST}`,
      `Rejected: the quest ${LATER_QUEST}`,
      `Featured: the idea ${LIKED}`,
      `Hidden: the idea ${LIKED}`,
    ]);
    said.mockClear();
    await moderate([]);
    expect(lines()).toEqual([NOTHING]);
  });

  it("keeps a featured idea featured until it is unfeatured", async () => {
    for (const verb of ["feature", "keep"]) await moderate([verb, LIKED]);
    const isCandidate = async () => {
      said.mockClear();
      await moderate([]);
      return lines().join().includes(`  ${LIKED}  2 votes`);
    };
    expect(await isCandidate()).toBe(false);
    await moderate(["unfeature", LIKED]);
    expect(lines()).toContain(`No longer featured: the idea ${LIKED}`);
    expect(await isCandidate()).toBe(true);
  });
});
