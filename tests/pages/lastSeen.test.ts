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

it("keeps what was answered before the page began to keep it, and of this user alone", () => {
  vi.useFakeTimers();
  signInAs();
  let kept: readonly Seen[] = [];
  keepLastSeenIn(() => ({ read: () => kept, write: (seen) => (kept = seen) }));
  const entries = { pages: [{ entries: [], more: false }], pageParams: [undefined] };
  queryClient.setQueryData(["journal", USER_ID, "entries", "all"], entries);
  queryClient.setQueryData(["profile", USER_ID], { firstName: "Amara" });
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
    [["profile", USER_ID], { firstName: "Amara" }],
  ]);
});
