/** Signing out other devices when no session is left to do it with, perhaps because another tab has ended it. */
import { afterEach, expect, it, vi } from "vitest";
import { signOutScope } from "@/backend/account/account";
import { stubBrowser } from "./browserStub";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each([
  ["others", "failed"],
  ["global", "signInAgain"],
] as const)("sends nothing and claims nothing: %s", async (scope, result) => {
  const fetched = vi.fn();
  stubBrowser();
  vi.stubGlobal("fetch", fetched);
  expect(await signOutScope(scope)).toBe(result);
  expect(fetched).not.toHaveBeenCalled();
});
