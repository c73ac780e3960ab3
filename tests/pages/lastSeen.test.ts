/** The copy of what a user last saw: what is written to it, and what comes back from it. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { badgesQuery } from "@/backend/community/badges";
import { participationQuery } from "@/backend/challenge/challenge";
import { challengesQuery } from "@/backend/community/communityChallenges";
import { entriesQuery } from "@/backend/journal/entries";
import { ideasQuery, ownIdeasQuery } from "@/backend/community/gigs";
import { habitsQuery } from "@/backend/community/habits";
import { phaseStatsQuery, weekStatsQuery, weekTrendQuery } from "@/backend/journal/journalStats";
import { questsQuery } from "@/backend/community/kindness";
import { kpiQuery } from "@/backend/scorecard/kpi";
import { beginWithLastSeen, keepLastSeenIn } from "@/backend/beginWithLastSeen";
import { watchLastSeen } from "@/backend/lastSeen";
import { profileQuery } from "@/backend/account/profile";
import { queryClient } from "@/backend/queryClient";
import { isKept, SEEN_VERSION } from "@/backend/seenCopy";
import { signInAs, USER_ID } from "./signedIn";

const NOW = Date.parse("2026-11-21T14:05:00Z");
const DAY_MS = 24 * 3_600_000;

let text: string | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  signInAs();
  text = null;
  keepLastSeenIn(() => ({
    read: () => text,
    write: (written) => (text = written),
    remove: () => (text = null),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

/** A visit in which these answers come. */
async function visit(answers: readonly (readonly [key: readonly unknown[], data: unknown, at?: number])[]) {
  queryClient.clear();
  beginWithLastSeen(USER_ID);
  const stop = watchLastSeen(USER_ID);
  await vi.advanceTimersByTimeAsync(0);
  for (const [key, data, updatedAt] of answers)
    queryClient.setQueryData(key, data, { ...(updatedAt && { updatedAt }) });
  await vi.advanceTimersByTimeAsync(1000);
  stop();
}

/** Returns the answers with which the next visit begins. */
async function nextVisit(): Promise<Map<string, unknown>> {
  await visit([]);
  const found = queryClient.getQueryCache().getAll();
  return new Map(found.map(({ queryKey, state }) => [queryKey.slice(0, 1).join(), state.data]));
}

describe("the copy of what was last seen", () => {
  it("contains answers that came before the page began to keep them", async () => {
    queryClient.setQueryData(["habits", USER_ID], [{ id: "1" }]);
    const stop = watchLastSeen(USER_ID);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(await nextVisit()).toEqual(new Map([["habits", [{ id: "1" }]]]));
  });

  it("keeps each kind of the user's own answers, and nobody else's", () => {
    for (const kind of ["profile", "journal", "kpi", "participation", "challenges", "gigs", "badges"])
      expect(isKept([kind, USER_ID, "all"], USER_ID), kind).toBe(true);
    expect(isKept(["profile", "ben"], USER_ID)).toBe(false);
  });

  it.each([
    [["profile", USER_ID, "names"]],
    [["authUser", USER_ID]],
    [["socialProviders"]],
    [["badges", USER_ID, "of streak", "h1", "2026-11-01", "streak_champ"]],
  ])("never contains %j", (key) => expect(isKept(key, USER_ID)).toBe(false));

  it("contains everything except texts of a child in need", async () => {
    const idea = { id: "1", title: "Cars", needs_help: null };
    const quest = { id: "2", description: "Bags", needs_help: null };
    const inNeed = ["crisis", "abuse", "worry"].map((need) => ({ ...idea, id: need, needs_help: need }));
    await visit([
      [
        ["gigs", USER_ID, "own"],
        [...inNeed, idea],
      ],
      [["kindness", USER_ID, "quests"], { pages: [[...inNeed, quest]], pageParams: [undefined] }],
    ]);
    expect(await nextVisit()).toEqual(
      new Map<string, unknown>([
        ["gigs", [idea]],
        ["kindness", { pages: [[quest]], pageParams: [null] }],
      ]),
    );
  });

  it("contains only the first page of a list that goes on", async () => {
    await visit([[["journal", USER_ID], { pages: [1, 2], pageParams: [undefined, "x"] }]]);
    expect(await nextVisit()).toEqual(new Map([["journal", { pages: [1], pageParams: [null] }]]));
  });

  it("contains neither empty answers nor those older than a month", async () => {
    await visit([
      [["participation", USER_ID, "2026-11-21"], null],
      [["habits", USER_ID], [], NOW - 31 * DAY_MS],
      [["badges", USER_ID], [], NOW - 29 * DAY_MS],
    ]);
    expect([...(await nextVisit()).keys()]).toEqual(["badges"]);
  });

  it("does not prefer answers from a visit whose clock was a year ahead", async () => {
    vi.setSystemTime(NOW + 365 * DAY_MS);
    await visit([[["habits", USER_ID], ["of the wrong date"]]]);
    vi.setSystemTime(NOW);
    await visit([[["habits", USER_ID], ["of today"]]]);
    expect(await nextVisit()).toEqual(new Map([["habits", ["of today"]]]));
  });

  it("stands in for answers that a clock which is now behind cannot reach", async () => {
    await visit([
      [["habits", USER_ID], ["jar"]],
      [["badges", USER_ID], ["gold"]],
    ]);
    vi.setSystemTime(NOW - 365 * DAY_MS);
    await visit([]);
    await visit([[["badges", USER_ID], ["silver"]]]);
    expect(await nextVisit()).toEqual(
      new Map([
        ["habits", ["jar"]],
        ["badges", ["silver"]],
      ]),
    );
  });

  it("prefers an answer that has come to one that a wrong clock has dated", async () => {
    await visit([[["habits", USER_ID], ["old"]]]);
    queryClient.clear();
    vi.setSystemTime(NOW - DAY_MS);
    queryClient.setQueryData(["habits", USER_ID], ["new"]);
    beginWithLastSeen("nobody");
    beginWithLastSeen(USER_ID);
    expect(queryClient.getQueryData(["habits", USER_ID])).toEqual(["new"]);
  });

  it("keeps what another tab has read, and the newer of two answers", async () => {
    await visit([
      [["habits", USER_ID], ["jar"], NOW - 1],
      [["badges", USER_ID], ["gold"]],
    ]);
    const byOther = text!;
    queryClient.clear();
    text = null;
    const stop = watchLastSeen(USER_ID);
    await vi.advanceTimersByTimeAsync(1000);
    text = byOther;
    queryClient.setQueryData(["habits", USER_ID], ["new jar"]);
    queryClient.setQueryData(["badges", USER_ID], ["silver"], { updatedAt: NOW - 1 });
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(await nextVisit()).toEqual(
      new Map([
        ["habits", ["new jar"]],
        ["badges", ["gold"]],
      ]),
    );
  });

  it("takes at most 200,000 characters, the newest answers first, and no very large one", async () => {
    const weeks = Array.from(
      { length: 10 },
      (_, index) => [["journal", USER_ID, index], "x".repeat(30_000), NOW - index] as const,
    );
    await visit([[["habits", USER_ID], "x".repeat(90_000)], ...weeks]);
    expect(text!.length).toBeLessThan(200_500);
    await visit([]);
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[2]),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("the next visit", () => {
  it("begins with the same answers, with their time, and asks the server although they are recent", async () => {
    await visit([[["habits", USER_ID], ["jar"]]]);
    vi.setSystemTime(NOW + 60_000);
    await visit([]);
    const query = queryClient.getQueryCache().find({ queryKey: ["habits", USER_ID] })!;
    expect(query.state).toMatchObject({ data: ["jar"], dataUpdatedAt: NOW, status: "success" });
    expect(query.isStale()).toBe(true);
  });

  it("takes the latest day's figures for today's, and never another week's", async () => {
    await visit([
      [["kpi", USER_ID, "2026-11-20"], "friday", NOW - 1000],
      [["kpi", USER_ID, "2026-11-19"], "thursday", NOW - 2000],
      [["journal", USER_ID, "week", "2026-11-16"], "this week"],
    ]);
    vi.setSystemTime(NOW + 2 * DAY_MS);
    await visit([]);
    expect(queryClient.getQueryData(["kpi", USER_ID, "2026-11-23"])).toBe("friday");
    expect(queryClient.getQueryData(["journal", USER_ID, "week", "2026-11-23"])).toBeUndefined();
  });

  it("prefers an answer that has already come", async () => {
    await visit([[["habits", USER_ID], ["old"]]]);
    queryClient.clear();
    vi.setSystemTime(NOW + 1000);
    queryClient.setQueryData(["habits", USER_ID], ["new"]);
    const stop = watchLastSeen(USER_ID);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(queryClient.getQueryData(["habits", USER_ID])).toEqual(["new"]);
  });

  it("forgets a copy that is older than a month or of another version", async () => {
    await visit([[["habits", USER_ID], ["jar"]]]);
    const written = text!;
    vi.setSystemTime(NOW + 31 * DAY_MS);
    expect(await nextVisit()).toEqual(new Map());
    vi.setSystemTime(NOW);
    text = written.replace(`"buster":"${SEEN_VERSION}"`, '"buster":"1"');
    expect(text).not.toBe(written);
    expect(await nextVisit()).toEqual(new Map());
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"timestamp":1}',
    `{"timestamp":${NOW},"buster":"${SEEN_VERSION}","queries":[5]}`,
    `{"timestamp":${NOW},"buster":"${SEEN_VERSION}","queries":[{"queryKey":["authUser","${USER_ID}"],"data":1,"dataUpdatedAt":1}]}`,
  ])("treats a copy that reads %j as missing", async (written) => {
    text = written;
    expect(await nextVisit()).toEqual(new Map());
  });
});

/** The version and the rows belong together: the hash is of the shape of every kept row. */
const ROWS_OF_VERSION: Record<string, string> = {
  "3": "2f6b8db517c7d8c9",
  "4": "86908490d8f9e021",
  "5": "64962af2c9536d19",
};

interface Schema {
  type: string;
  pipe?: Schema[];
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: unknown;
}
function shapeOf({ type, pipe, entries, item, wrapped, options }: Schema): unknown {
  if (pipe) return pipe.map(shapeOf);
  const inside = entries && Object.entries(entries).map(([name, schema]) => [name, shapeOf(schema)]);
  return [type, inside, item && shapeOf(item), wrapped && shapeOf(wrapped), options];
}

it("raises its version whenever a kept row changes its shape", () => {
  const week = { first: "2026-11-16", last: "2026-11-22" };
  const queries = [
    profileQuery("u"),
    participationQuery("u", week.last),
    kpiQuery("u", week.last),
    weekStatsQuery("u", week),
    weekTrendQuery("u", [week]),
    phaseStatsQuery("u", 1),
    entriesQuery("u"),
    challengesQuery("u", week.last),
    habitsQuery("u"),
    questsQuery("u"),
    ideasQuery("u"),
    ownIdeasQuery("u"),
    badgesQuery("u"),
  ];
  const rows = queries.map(({ select }) => shapeOf((select as unknown as { schema: Schema }).schema));
  const hash = createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16);
  expect(hash, "Raise SEEN_VERSION, and record the hash of the new rows here.").toBe(
    ROWS_OF_VERSION[SEEN_VERSION],
  );
});
