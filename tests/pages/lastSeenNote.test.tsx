/** The words above a page whose figures are from an earlier visit, while the server is asked for newer ones. */
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LastSeen } from "@/app/LastSeen";
import { keepLastSeenIn } from "@/backend/beginWithLastSeen";
import { queryClient } from "@/backend/queryClient";
import { signInAs, USER_ID } from "./signedIn";

const NOW = Date.parse("2026-11-21T14:05:00Z");
const MINUTE_MS = 60_000;
const KEY = ["habits", USER_ID];

function Habits() {
  useQuery({ queryKey: KEY, queryFn: () => new Promise<never>(() => {}), staleTime: Infinity });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  signInAs();
  keepLastSeenIn(() => ({ read: () => null, write: () => {}, remove: () => {} }));
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

async function open(minutesAgo: number) {
  queryClient.setQueryData(KEY, [], { updatedAt: NOW - minutesAgo * MINUTE_MS });
  render(
    <QueryClientProvider client={queryClient}>
      <LastSeen userId={USER_ID} />
      <Habits />
    </QueryClientProvider>,
  );
  await act(async () => void queryClient.invalidateQueries({ queryKey: KEY }));
}

it.each([
  { minutes: 59, words: [] },
  { minutes: 61, words: ["From 13:04 on 21 November"] },
])("says of figures that are $minutes minutes old: $words", async ({ minutes, words }) => {
  await open(minutes);
  expect(screen.queryAllByText(/^From /u).map(({ textContent }) => textContent)).toEqual(words);
});
