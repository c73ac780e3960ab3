/** The first questions of a page when nothing else of the site has loaded yet. */
import { expect, it, vi } from "vitest";
import { sentRequests } from "./network";
import { signUp } from "./site";

it("has its answers before the scripts of the page are there", async () => {
  await signUp();
  history.replaceState(null, "", "/challenge-dashboard");
  sentRequests.length = 0;
  await import("@/app/early/dashboard");
  const { queryClient } = await import("@/backend/queryClient");
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const answers = queryClient.getQueryCache().getAll();
  expect(answers.map(({ queryKey, state }) => [queryKey[0], state.status])).toEqual([
    ["profile", "success"],
    ["participation", "success"],
    ["journal", "success"],
  ]);
  expect(sentRequests.filter(({ address }) => address.startsWith("/rest/v1/"))).toHaveLength(3);
});

it("requests the file of the tab that opens with the page", async () => {
  const requested = vi.fn(() => ({ KpisTab: () => null }));
  vi.resetModules();
  vi.doMock("@/pages/journal/figures/KpisTab", requested);
  history.replaceState(null, "", "/challenge-dashboard?tab=kpis");
  await import("@/app/early/dashboard");
  await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce());
});
