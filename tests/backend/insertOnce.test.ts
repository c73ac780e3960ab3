/**
 * New rows whose answer is lost: the client looks for them before it sends them again, and never
 * mistakes older rows for them.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getClient } from "@/backend/client";
import { DailyCapError } from "@/backend/dailyCap";
import { insertOnce, throwUnlessDone } from "@/backend/insertOnce";
import { stubBrowser } from "./browserStub";

const USER = "00000000-0000-4000-8000-00000000000a";
const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

interface Row {
  id: string;
  user_id: string;
  habit_name: string;
  is_deleted: boolean;
  needs_help: null;
}

/** The server: its rows, and the outcome of the next requests. By default, requests are answered. */
let rows: Row[];
let fates: ("answered" | "lost" | "answerLost" | number)[];
let sent: string[];
/** Each test uses different words, because unconfirmed rows are remembered by their words. */
let words = "";
let tests = 0;

const failed = () => new TypeError("Failed to fetch");

function answer(address: string, { method = "GET", body }: RequestInit): Response {
  const { searchParams } = new URL(address);
  if (method === "POST") {
    rows.push({
      ...(JSON.parse(body as string) as Row),
      id: id(rows.length + 1),
      is_deleted: false,
      needs_help: null,
    });
    return Response.json([rows.at(-1)], { status: 201 });
  }
  const asked = [...searchParams].filter(([name]) => name !== "select");
  const found = rows.filter((row) =>
    asked.every(([name, filter]) => {
      const [operator, value] = filter.split(/\.(.*)/s) as [string, string];
      const held = String(row[name as keyof Row]);
      return operator === "gt" ? held > value : held === value;
    }),
  );
  return Response.json(found);
}

beforeEach(() => {
  stubBrowser();
  rows = [];
  fates = [];
  sent = [];
  words = `Put ${(tests += 1)} coins in my jar`;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    sent.push(init.method ?? "GET");
    const fate = fates.shift() ?? "answered";
    if (typeof fate === "number")
      return Promise.resolve(
        Response.json({ code: "P0001", message: "No", details: null, hint: null }, { status: fate }),
      );
    const answered = fate === "lost" ? undefined : answer(address, init);
    return fate === "answered" ? Promise.resolve(answered) : Promise.reject(failed());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const older = (number: number, change: Partial<Row> = {}): Row => ({
  id: id(number),
  user_id: USER,
  habit_name: words,
  is_deleted: false,
  needs_help: null,
  ...change,
});
const add = (known: readonly { id: string }[] | undefined = rows.slice()) => {
  const values = { user_id: USER, habit_name: words };
  return insertOnce({ table: "habit_streaks", values, known }, (client) =>
    client.from("habit_streaks").insert(values).select("id"),
  );
};
const STORED = { error: null, status: 201 };

describe("a new row", () => {
  it("a new row that is answered is sent without a search", async () => {
    expect(await add()).toMatchObject(STORED);
    expect(sent).toEqual(["POST"]);
  });

  it("brings the row as the database stored it, whether the answer came or was lost", async () => {
    expect((await add()).row).toMatchObject({ id: id(1) });
    fates = ["answerLost"];
    expect((await add()).row).toMatchObject({ id: id(2) });
  });

  it.each([
    ["an empty list", () => Response.json([], { status: 201 })],
    ["nothing", () => new Response(null, { status: 201 })],
  ])("reads the row that an ok answer did not bring (%s)", async (_what, empty) => {
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
      const answered = await fetch(address, init);
      return init.method === "POST" ? empty() : answered;
    });
    expect(await add()).toMatchObject({ ...STORED, row: { id: id(1) } });
    expect(sent).toEqual(["POST", "GET"]);
    fates = ["answered", "lost"];
    expect((await add()).error).not.toBeNull();
    expect(await add()).toMatchObject({ ...STORED, row: { id: id(2) } });
    expect(sent).toEqual(["POST", "GET", "POST", "GET", "GET"]);
  });

  it("a new row that was refused is never searched for", async () => {
    fates = [400];
    expect((await add()).error).not.toBeNull();
    expect(await add()).toMatchObject(STORED);
    expect(sent).toEqual(["POST", "POST"]);
  });

  it("counts a stored row as answered", async () => {
    fates = ["answerLost"];
    expect(await add()).toMatchObject(STORED);
    expect(sent).toEqual(["POST", "GET"]);
    expect(rows).toHaveLength(1);
  });

  it.each([408, 502, 503, 504])("searches for the row after an answer of %i", async (status) => {
    fates = [status];
    expect((await add()).status).toBe(status);
    expect(sent).toEqual(["POST", "GET"]);
  });

  it("a new row whose answer was lost is searched for once, and only then sent again", async () => {
    fates = ["lost"];
    expect((await add()).error).not.toBeNull();
    expect(await add()).toMatchObject(STORED);
    expect(sent).toEqual(["POST", "GET", "GET", "POST"]);
    expect(rows).toHaveLength(1);
  });

  it("a new row that was stored without an answer is found before it is sent again", async () => {
    fates = ["answerLost", "lost"];
    expect((await add()).error).not.toBeNull();
    expect(await add()).toMatchObject(STORED);
    expect(sent).toEqual(["POST", "GET", "GET"]);
    expect(rows).toHaveLength(1);
  });

  it("a new row that was found is not searched for when the same words are sent again", async () => {
    fates = ["answerLost", "lost"];
    await add();
    await add();
    sent = [];
    expect(await add()).toMatchObject(STORED);
    expect(sent).toEqual(["POST"]);
    expect(rows).toHaveLength(2);
  });

  it("does not send while the outcome of an earlier attempt is unknown", async () => {
    fates = ["answerLost", "lost", "lost"];
    expect((await add()).error).not.toBeNull();
    expect(await add()).toMatchObject({ error: { message: "Failed to fetch" }, status: 0 });
    expect(sent).toEqual(["POST", "GET", "GET"]);
    expect(rows).toHaveLength(1);
  });

  it("never mistakes an older row of the same words for the new one", async () => {
    rows = [older(1), older(2)];
    fates = ["lost"];
    expect((await add(rows.slice().reverse())).error).not.toBeNull();
    expect(await add()).toMatchObject(STORED);
    expect(rows).toHaveLength(3);
  });

  it("searches after the rows known at its first attempt, not at its last", async () => {
    rows = [older(1)];
    fates = ["answerLost", "lost"];
    expect((await add()).error).not.toBeNull();
    // The list has been fetched again since, and contains the row.
    expect(await add()).toMatchObject(STORED);
    expect(rows).toHaveLength(2);
  });

  it.each([{ habit_name: "Other words" }, { is_deleted: true }, { user_id: id(9) }])(
    "does not mistake a newer row that differs by %o",
    async (change) => {
      fates = ["lost"];
      const added = add([]);
      rows.push(older(5, change));
      expect((await added).error).not.toBeNull();
      expect(sent).toEqual(["POST", "GET"]);
    },
  );

  it("does not search if the user's rows could not be read, because none is known to be older", async () => {
    rows = [older(1)];
    fates = ["lost"];
    const values = { user_id: USER, habit_name: words };
    const row = { table: "habit_streaks", values, known: undefined } as const;
    const addUnknown = () =>
      insertOnce(row, (client) => client.from("habit_streaks").insert(values).select("id"));
    expect((await addUnknown()).error).not.toBeNull();
    expect(await addUnknown()).toMatchObject(STORED);
    expect(sent).toEqual(["POST", "POST"]);
    expect(rows).toHaveLength(2);
  });
});

describe("a change whose answer is lost", () => {
  const unanswered = { error: { message: "Failed to fetch" }, status: 0 };
  const done = () => throwUnlessDone(unanswered, "habit_streaks", { habit_name: words });

  it("counts a change as done when its row says so, and returns the row", async () => {
    await getClient();
    rows = [older(1)];
    expect(await done()).toEqual(older(1));
  });

  it.each(["answered", "lost"] as const)(
    "reports failure when the search is %s without the change",
    async (fate) => {
      fates = [fate];
      await expect(done()).rejects.toThrow("Failed to fetch");
    },
  );

  it("does not search for a refused change", async () => {
    rows = [older(1)];
    const refused = { error: { message: "No" }, status: 400 };
    await expect(throwUnlessDone(refused, "habit_streaks", { habit_name: words })).rejects.toThrow("No");
    expect(sent).toEqual([]);
  });
});

it.each([
  [
    "the database's cap",
    { code: "daily_cap", message: "No more than 20 a day", details: null, hint: null },
    true,
  ],
  ["a gateway's limit of requests", { message: "API rate limit exceeded" }, false],
])("tells the day's limit from other answers of 429: %s", async (_who, error, isCap) => {
  const refusal: unknown = await throwUnlessDone({ error, status: 429 }, "habit_streaks", {}).catch(
    (thrown: unknown) => thrown,
  );
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal instanceof DailyCapError).toBe(isCap);
});
