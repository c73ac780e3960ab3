/** Signing out of other devices, where no session is left to ask with: another tab has ended it, perhaps. */
import { expect, it, vi } from "vitest";
import { signOutScope } from "@/backend/account";
import { keepSessionsIn } from "@/backend/client";

it.each([
  ["others", "failed"],
  ["global", "signInAgain"],
] as const)("asks nobody and claims nothing: %s", async (scope, result) => {
  const fetched = vi.fn();
  vi.stubGlobal("WebSocket", class {});
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "key");
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", fetched);
  keepSessionsIn({
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    forgetSeen: () => {},
    subscribe: () => () => {},
  });
  expect(await signOutScope(scope)).toBe(result);
  expect(fetched).not.toHaveBeenCalled();
});
