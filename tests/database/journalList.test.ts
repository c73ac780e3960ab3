/**
 * Reading a long journal with the site's own code, on the real database: complete and in order,
 * wherever the API splits it.
 */
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBackend, LOCAL_PUBLISHABLE_KEY, type Backend } from "#scripts/backend/backend";
import { allEntries, entriesQuery } from "@/backend/journal/entries";
import { keepOutboxIn } from "@/backend/journal/outboxStore";
import { getClient } from "@/backend/client";
import { queryClient } from "@/backend/queryClient";
import { journalCsv } from "@/domain/journal/journalCsv";
import { service } from "./actors";

const ENTRIES = 2500;
let backend: Backend;
let userId: string;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", LOCAL_PUBLISHABLE_KEY);
  // Node 20 has no storage of its own.
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => backend.fetch(new Request(url, init)));
  keepOutboxIn(() => ({ read: () => [], update: () => {}, subscribe: () => () => {} }));
  const { auth } = await getClient();
  const { data } = await auth.signUp({ email: "ann@example.com", password: "secret12" });
  userId = data.user!.id;
  // The daily cap applies to visitors only.
  const rows = Array.from({ length: ENTRIES }, (_, index) => ({
    user_id: userId,
    // Many entries on one day, so that parts end in the middle of a day.
    entry_date: `2026-0${1 + (index % 3)}-0${1 + (index % 2)}`,
    entry_type: index % 10 ? "E" : "P",
    amount: (index + 1) / 100,
    earning_detail: index % 10 ? "E-Chore" : null,
    spending_detail: index % 10 ? null : "P-Wants",
  }));
  const { error } = await service(backend).from("journal_entries").insert(rows);
  if (error) throw error;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await backend.close();
});

it("reads every entry once, the newest day first", async () => {
  const all = await allEntries(userId);
  expect(all).toHaveLength(ENTRIES);
  expect(new Set(all.map(({ id }) => id)).size).toBe(ENTRIES);
  expect(all.map(({ day, id }) => [day, id])).toEqual(
    all
      .toSorted((a, b) => (a.day === b.day ? a.id.localeCompare(b.id) : b.day.localeCompare(a.day)))
      .map(({ day, id }) => [day, id]),
  );
});

it("writes a line for each entry, to the penny", async () => {
  const lines = journalCsv(await allEntries(userId))
    .trimEnd()
    .split("\r\n")
    .slice(1);
  const amounts = lines.map((line) => Math.round(Number(line.split(",")[2]) * 100));
  expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ENTRIES }, (_, index) => index + 1));
});

describe("the list", () => {
  const load = async (type?: "P", pages = Infinity) => {
    queryClient.clear();
    const list = new InfiniteQueryObserver(queryClient, entriesQuery(userId, type));
    const stop = list.subscribe(() => {});
    let result = await list.fetchNextPage();
    while (result.hasNextPage && result.data!.pages.length < pages) result = await list.fetchNextPage();
    stop();
    return result.data!.pages;
  };

  it("lists a hundred entries on a page, each once, in the overall order", async () => {
    const pages = await load();
    expect(pages.slice(0, -1).every(({ entries }) => entries.length === 100)).toBe(true);
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toEqual((await allEntries(userId)).map(({ id }) => id));
  });

  it("lists all entries of one type, and only those", async () => {
    const entries = (await load("P")).flatMap((page) => page.entries);
    expect(entries).toHaveLength(ENTRIES / 10);
    expect(entries.every(({ type }) => type === "P")).toBe(true);
  });

  it("skips and repeats nothing when entries change between two pages", async () => {
    const whole = await allEntries(userId);
    queryClient.clear();
    const list = new InfiniteQueryObserver(queryClient, entriesQuery(userId));
    const stop = list.subscribe(() => {});
    await list.fetchNextPage();
    // An entry from another tab.
    const [gone] = whole;
    await service(backend).from("journal_entries").delete().eq("id", gone!.id);
    const { data } = await list.fetchNextPage();
    stop();
    const ids = data!.pages.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toEqual(whole.slice(0, 200).map(({ id }) => id));
  });
});
