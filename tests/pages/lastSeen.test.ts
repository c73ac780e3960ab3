/** The cache of the signed-in pages keeps their last answers, although its code loads after the first ones. */
import { afterEach, expect, it, vi } from "vitest";
import { keepLastSeenIn, watchLastSeen } from "@/backend/lastSeen";
import { queryClient } from "@/backend/queryClient";
import type { Seen } from "@/domain/lastSeen";
import { signInAs, USER_ID } from "./signedIn";

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

it("stores answers from before the page began to store them, and this user's only", () => {
  vi.useFakeTimers();
  signInAs();
  let kept: readonly Seen[] = [];
  keepLastSeenIn(() => ({ read: () => kept, write: (seen) => (kept = seen) }));
  const entries = { pages: [{ entries: [], more: false }], pageParams: [undefined] };
  queryClient.setQueryData(["journal", USER_ID, "entries", "all"], entries);
  queryClient.setQueryData(["profile", USER_ID], { firstName: "Amara", quadrant: null });
  queryClient.setQueryData(["profile", "somebody else"], { firstName: "Ben" });
  const stop = watchLastSeen(USER_ID);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1000);
  stop();
  expect(kept.map(({ key, data }) => [key, data])).toEqual([
    [
      ["journal", USER_ID, "entries", "all"],
      { pages: [{ entries: [], more: false }], pageParams: [undefined] },
    ],
    [["profile", USER_ID], { firstName: "Amara", quadrant: null }],
  ]);
});

it("stores everything except texts of a child in need", () => {
  vi.useFakeTimers();
  signInAs();
  let kept: readonly Seen[] = [];
  keepLastSeenIn(() => ({ read: () => kept, write: (seen) => (kept = seen) }));
  const idea = { id: "1", title: "Cars", votes: 0, status: "held", needs_help: null };
  const quest = { id: "2", description: "Bags", status: "pending", sentOn: "2026-11-21", need: null };
  const needs = ["crisis", "abuse", "worry"];
  queryClient.setQueryData(
    ["gigs", USER_ID, "own"],
    [...needs.map((needs_help) => ({ ...idea, id: needs_help, title: "Help", needs_help })), idea],
  );
  queryClient.setQueryData(["kindness", USER_ID, "quests"], {
    pages: [[...needs.map((need) => ({ ...quest, id: need, description: "Help", need })), quest]],
    pageParams: [undefined],
  });
  const stop = watchLastSeen(USER_ID);
  vi.advanceTimersByTime(1000);
  stop();
  expect(kept.map(({ data }) => data)).toEqual([[idea], { pages: [[quest]], pageParams: [undefined] }]);
});
