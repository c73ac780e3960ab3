/**
 * `npm run forms:export`: the visitors' submissions, from each place where they can be stored, as a
 * spreadsheet opens them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { lockFolder } from "#scripts/backend/dataFolder";
import formsExport from "#scripts/commands/forms-export";
import { readFolder, readPostgres } from "#scripts/forms/fromDatabase";
import { readProject } from "#scripts/forms/fromProject";
import { chooseSource } from "#scripts/forms/source";
import type { Project } from "#scripts/database/project";
import { submissionsTable } from "#scripts/forms/table";
import { startPostgres, postgresUnavailableReason } from "#scripts/realPostgres";

const install = pathToFileURL(path.resolve("scripts/setup/install.mjs")).href;
const { isInstalled } = (await import(install)) as { isInstalled: (root: string) => boolean };

/** A data folder with submissions that no process is using. */
let folder: string;

const SUBMISSIONS = `insert into public.form_submissions (form_id, payload, created_at) values
  ('contact', '{"name":"Ben","email":"ben@example.com","subject":"Other","message":"=1+1\\r\\nNext, \\"line\\""}',
    '2026-11-21 14:00:00.5+02'),
  ('contact', '{"name":"Ann","email":"ann@example.com","subject":"Other","message":"💰","phone":"-5"}',
    '2026-11-21 11:00:00Z'),
  ('beta', '{"email":"zoe@example.com"}', '2026-11-20 11:00:00Z'),
  ('questionnaire', '{"q1_child_money_habits":"B","email_for_gift":"ann@example.com","book_choice":"level2"}',
    '2026-11-20 11:00:00Z')`;
const READ = [
  {
    id: expect.any(String) as string,
    createdAt: "2026-11-21T11:00:00.000Z",
    payload: { name: "Ann", email: "ann@example.com", subject: "Other", message: "💰", phone: "-5" },
  },
  {
    id: expect.any(String) as string,
    createdAt: "2026-11-21T12:00:00.500Z",
    payload: {
      name: "Ben",
      email: "ben@example.com",
      subject: "Other",
      message: '=1+1\r\nNext, "line"',
    },
  },
];
const CSV =
  "\uFEFFcreated_at,name,subject,message,source,phone\r\n" +
  "2026-11-21T11:00:00.000Z,Ann,Other,💰,,-5\r\n" +
  `2026-11-21T12:00:00.500Z,Ben,Other,"'=1+1\r\nNext, ""line""",,\r\n`;
const LEFT_OUT = "E-mail addresses are left out. To keep them, add --with-emails.";
const CSV_WITH_EMAILS =
  "\uFEFFcreated_at,name,email,subject,message,source,phone\r\n" +
  "2026-11-21T11:00:00.000Z,Ann,ann@example.com,Other,💰,,-5\r\n" +
  `2026-11-21T12:00:00.500Z,Ben,ben@example.com,Other,"'=1+1\r\nNext, ""line""",,\r\n`;

async function fill(database: string) {
  const backend = await createBackend({ database, siteUrl: "http://localhost" });
  await backend.sql(SUBMISSIONS);
  return backend;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "4mq-export-"));
  await (await fill(folder)).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the table", () => {
  const submission = (payload: Record<string, unknown>, createdAt = "2026-11-21T11:00:00.000Z") => ({
    id: "x",
    createdAt,
    payload,
  });

  it("lists the form's fields in order, then others in the order of their first appearance", () => {
    const submissions = [submission({ c: "3", a: "1" }), submission({ d: "4", b: "2", c: "5" })];
    expect(submissionsTable(submissions, ["b", "a"])).toEqual({
      columns: ["created_at", "b", "a", "c", "d"],
      rows: [
        ["2026-11-21T11:00:00.000Z", null, "1", "3", null],
        ["2026-11-21T11:00:00.000Z", "2", null, "5", "4"],
      ],
    });
  });

  it("has its columns even without submissions", () => {
    expect(submissionsTable([], ["b", "a"])).toEqual({ columns: ["created_at", "b", "a"], rows: [] });
  });

  it("keeps numbers, and writes out other values", () => {
    const payload = { n: -5, t: "-5", no: null, yes: true, list: ["a"], o: { b: 1 } };
    expect(submissionsTable([submission(payload)], []).rows[0]!.slice(1)).toEqual([
      -5,
      "-5",
      null,
      "true",
      '["a"]',
      '{"b":1}',
    ]);
  });

  it("does not mistake a property of every object for a field", () => {
    expect(submissionsTable([submission({})], ["constructor"]).rows[0]![1]).toBeNull();
  });
});

describe("from the data folder of this computer", () => {
  it("reads one form's submissions, the earliest first, and releases the folder", async () => {
    expect(await readFolder(folder, "contact")).toEqual(READ);
    expect(await readFolder(folder, "parent-guide")).toEqual([]);
    expect(existsSync(path.join(folder, "in-use"))).toBe(false);
  });

  it("reports a missing data folder, and creates none", async () => {
    const missing = path.join(folder, "nothing");
    await expect(readFolder(missing, "contact")).rejects.toThrow(`There is no data in ${missing} yet`);
    expect(existsSync(missing)).toBe(false);
  });
});

const missingServer = postgresUnavailableReason();
describe.skipIf(missingServer)("from a PostgreSQL server", () => {
  it("reads the submissions, and reports a database without the tables without creating them", async () => {
    const server = await startPostgres();
    try {
      await expect(readPostgres(server.url, "contact")).rejects.toThrow(/does not have the tables/);
      await expect(readPostgres(server.url, "contact")).rejects.toThrow(/does not have the tables/);
      await (await fill(server.url)).close();
      expect(await readPostgres(server.url, "contact")).toEqual(READ);
    } finally {
      await server.stop();
    }
  });
});

it("reports an unreachable PostgreSQL server without its password", async () => {
  const reading = readPostgres("postgres://me:hidden@127.0.0.1:1/site", "contact");
  await expect(reading).rejects.toThrow(/^The PostgreSQL database 127\.0\.0\.1:1\/site could not be read: /);
  await expect(reading).rejects.not.toThrow(/hidden/);
});

describe("from a hosted project", () => {
  let backend: Backend;
  let project: Project;
  const asked: URL[] = [];

  beforeAll(async () => {
    backend = await fill("memory");
    project = {
      url: "https://project.example/",
      secretKey: backend.keys.secretKey,
      fetch: (input, init) => {
        const request = new Request(input, init);
        asked.push(new URL(request.url));
        return backend.fetch(request);
      },
    };
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => backend.close());

  it("reads one form's submissions of a project, the earliest first", async () => {
    expect(await readProject(project, "contact")).toEqual(READ);
    expect(await readProject(project, "parent-guide")).toEqual([]);
    expect(asked.every(({ origin }) => origin === "https://project.example")).toBe(true);
  });

  it("reads more than the thousand rows of one answer, each once and in order, while others arrive", async () => {
    await backend.sql(`
      insert into public.form_submissions (form_id, payload, created_at)
      select 'many', jsonb_build_object('n', n), timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, 2345) n`);
    let arrives = true;
    const busy: Project = {
      ...project,
      fetch: async (input, init) => {
        const response = await project.fetch!(input, init);
        if (arrives)
          await backend.sql(
            "insert into public.form_submissions (form_id, payload) values ('many', '{\"n\":2346}')",
          );
        arrives = false;
        return response;
      },
    };
    const read = await readProject(busy, "many");
    expect(read.map(({ payload }) => payload.n)).toEqual(
      Array.from({ length: 2346 }, (_, index) => index + 1),
    );
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });

  it("reads all rows of a project that returns fewer at once", async () => {
    const small: Project = {
      ...project,
      fetch: (input, init) => {
        const url = new URL(input as string);
        url.searchParams.set("limit", "1");
        return project.fetch!(url, init);
      },
    };
    expect(await readProject(small, "contact")).toEqual(READ);
  });

  it.each<[what: string, change: Partial<Project>, sentence: RegExp]>([
    ["a wrong key", { secretKey: "sb_secret_guess" }, /refused the key in SUPABASE_SECRET_KEY/],
    ["a project that is not there", { fetch: () => Promise.reject(new TypeError("x")) }, /did not answer/],
    [
      "a project out of order",
      { fetch: () => Promise.resolve(new Response("", { status: 500 })) },
      /answered with status 500/,
    ],
  ])("explains %s in a sentence", async (_, change, sentence) => {
    await expect(readProject({ ...project, ...change }, "contact")).rejects.toMatchObject({
      name: "CliError",
      message: expect.stringMatching(sentence) as string,
    });
  });

  it.each([
    ["sb_secret_x", null],
    ["a.b.c", "Bearer a.b.c"],
  ])("sends the key %s in the right place for its kind", async (secretKey, authorization) => {
    const fetch = vi.fn((input: RequestInfo | URL, init?: RequestInit) => {
      const { headers } = new Request(input, init);
      expect([headers.get("apikey"), headers.get("authorization")]).toEqual([secretKey, authorization]);
      return Promise.resolve(Response.json([]));
    });
    await readProject({ ...project, secretKey, fetch }, "contact");
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe("which place is meant", () => {
  it.each<[what: string, settings: Parameters<typeof chooseSource>[0], sentence: RegExp]>([
    ["two places", { SUPABASE_URL: "https://a.example", DATABASE: "x" }, /Which of the two/],
    ["a project without its key", { SUPABASE_URL: "https://a.example" }, /SUPABASE_SECRET_KEY is not/],
    ["a key without its project", { SUPABASE_SECRET_KEY: "k" }, /set SUPABASE_URL/],
    ["no address", { SUPABASE_URL: "project", SUPABASE_SECRET_KEY: "k" }, /is not a web address/],
    ["an open way", { SUPABASE_URL: "http://a.example", SUPABASE_SECRET_KEY: "k" }, /is not encrypted/],
    ["a site on a hosted project", { hostedProject: "https://h.example" }, /sent to https:\/\/h\.example/],
    ["memory", { DATABASE: "memory" }, /keeps nothing/],
  ])("explains the contradictory settings: %s", (_, settings, sentence) => {
    expect(() => chooseSource(settings)).toThrow(sentence);
  });

  it("uses the data folder of this computer by default", async () => {
    expect(await chooseSource({ DATABASE: folder })("contact")).toEqual(READ);
    expect(() => chooseSource({})).not.toThrow();
    expect(() => chooseSource({ hostedProject: "https://h.example", DATABASE: folder })).not.toThrow();
  });
});

describe("the command", () => {
  const run = (database: string, ...args: string[]) => {
    // Every command installs missing dependencies, which a test must never trigger while others are using them.
    if (!isInstalled(process.cwd())) throw new Error("node_modules is not what package-lock.json asks for");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["scripts/run.mjs", "forms-export", ...args],
      {
        encoding: "utf8",
        env: {
          ...process.env,
          DATABASE: database,
          SUPABASE_URL: "",
          SUPABASE_SECRET_KEY: "",
          npm_lifecycle_event: "",
        },
      },
    );
    return { status, stdout, stderr };
  };

  it("writes the table to standard output, and nothing else", () => {
    expect(run(folder, "contact")).toEqual({
      status: 0,
      stdout: CSV,
      stderr: `2 submissions of "contact".\n${LEFT_OUT}\n`,
    });
  });

  it("asks to stop the site first if it is running", async () => {
    const letGo = lockFolder(folder);
    const { status, stdout, stderr } = run(folder, "contact");
    letGo();
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(`is in use by another 4MQ (process ${process.pid}). Stop that one first`);
  });

  describe("in its own words", () => {
    const said = vi.spyOn(console, "error");
    beforeEach(() => {
      said.mockReset().mockImplementation(() => {});
      vi.stubEnv("DATABASE", folder);
      vi.stubEnv("SUPABASE_URL", "");
      vi.stubEnv("SUPABASE_SECRET_KEY", "");
    });
    afterEach(() => vi.unstubAllEnvs());

    it("writes a file that only its owner can read", async () => {
      const file = path.join(folder, "contact.csv");
      await formsExport(["contact", "--out", file]);
      expect(readFileSync(file, "utf8")).toBe(CSV);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(said.mock.calls).toEqual([[`2 submissions of "contact" in ${file}.`], [LEFT_OUT]]);
    });

    it("keeps the addresses if it is asked to", async () => {
      const file = path.join(folder, "addresses.csv");
      await formsExport(["contact", "--with-emails", "--out", file]);
      expect(readFileSync(file, "utf8")).toBe(CSV_WITH_EMAILS);
      expect(said.mock.calls).toEqual([[`2 submissions of "contact" in ${file}.`]]);
      await formsExport(["questionnaire", "--with-emails", "--out", file]);
      expect(readFileSync(file, "utf8")).toMatch(
        /^\uFEFFcreated_at,.*\r\n2026-11-20T11:00.*,ann@example\.com,/,
      );
    });

    it("writes the questionnaire without addresses, with counts and a codebook beside it", async () => {
      const file = path.join(folder, "answers.csv");
      await formsExport(["questionnaire", "--out", file]);
      const [head, row] = readFileSync(file, "utf8").split("\r\n");
      expect(head).toBe(
        "\uFEFFday,subject,source,q1_child_money_habits,q2_purchase_motivation,q3_spending_preference," +
          "q4_parent_child_money_style,q5_spending_influences,q6_family_money_conversations,book_choice",
      );
      expect(row).toBe("2026-11-20,,,B,,,,,,level2");
      const codes = path.join(folder, "answers-codebook.csv");
      expect(readFileSync(codes, "utf8")).toContain(
        "\r\nbook_choice,Book chosen for the gift,choice,Not selected,",
      );
      expect(readFileSync(codes, "utf8")).not.toMatch(/email_for_gift|datetime/);
      const lines = said.mock.calls.map(([line]) => String(line));
      expect(lines[0]).toBe(`1 submission of "questionnaire" in ${file}.`);
      expect(lines).toContainEqual(expect.stringMatching(/^ {2}B +1 {2}I save most of it$/));
      expect(lines.at(-1)).toBe(`The codes are explained in ${codes}.`);
    });

    it("explains how to get the codebook when there is no file", async () => {
      const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
      await formsExport(["questionnaire"]);
      written.mockRestore();
      expect(said.mock.lastCall).toEqual([
        "To see what the codes mean, write to a file: npm run forms:export -- questionnaire " +
          "--out answers.csv also writes answers-codebook.csv.",
      ]);
    });

    it("lists the recipients of the gift", async () => {
      const file = path.join(folder, "gifts.csv");
      await formsExport(["gifts", "--out", file]);
      expect(readFileSync(file, "utf8")).toBe(
        "\uFEFFplace,email,book_choice,day\r\n1,ann@example.com,level2,2026-11-20\r\n",
      );
      expect(said.mock.calls).toEqual([[`1 address for the gift in ${file}.`]]);
    });

    it.each<[what: string, args: string[], sentence: RegExp]>([
      ["no form", [], /^Name one form: .* beta, contact, /],
      ["two forms", ["contact", "beta"], /^Name one form: /],
      ["an unknown option", ["contact", "--format", "xml"], /^There is no option --format\.$/],
      [
        "a form that there is not",
        ["contct"],
        /^Nobody has sent a form called "contct"\. .* beta, contact, /,
      ],
      [
        "a file in no folder",
        ["contact", "--out", "no/such/x.csv"],
        /^no\/such\/x\.csv could not be written: /,
      ],
    ])("explains the error with %s", async (_, args, sentence) => {
      await expect(formsExport(args)).rejects.toMatchObject({
        name: expect.stringMatching(/^(?:Cli|Usage)Error$/) as string,
        message: expect.stringMatching(sentence) as string,
      });
    });
  });
});
