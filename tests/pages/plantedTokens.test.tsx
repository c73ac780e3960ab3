/** A link with tokens, which anybody can make to an account of their own, to the site as it starts. */
import { act, screen } from "@testing-library/react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordedCalls, sessionOf, startGoTrue, stopGoTrue } from "./fakeGoTrue";

const roots = vi.hoisted((): Root[] => []);
vi.mock(import("react-dom/client"), async (importOriginal) => {
  const original = await importOriginal();
  const createRoot: typeof original.createRoot = (...args) => {
    const root = original.createRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...original, createRoot };
});

beforeEach(startGoTrue);
// The site never leaves its page; React would still be at work when the test's window is gone.
afterEach(async () => {
  expect(roots).toHaveLength(1);
  act(() => roots.pop()!.unmount());
  await stopGoTrue();
});

it.each(["/auth", "/auth/confirm", "/auth/reset-password"])(
  "signs nobody in on %s and leaves no token in the address",
  async (path) => {
    const { access_token, refresh_token } = sessionOf();
    const tokens = new URLSearchParams({
      access_token,
      refresh_token,
      expires_in: "3600",
      token_type: "bearer",
      type: "recovery",
    });
    history.replaceState(null, "", `${path}#${tokens.toString()}`);
    document.body.innerHTML = '<div id="root"></div>';
    // The pages that are preloaded when the browser is idle would outlive the test.
    vi.stubGlobal("requestIdleCallback", () => 0);
    await act(() => import("@/app/main"));
    expect(location.href).toBe(location.origin + path);
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
    const { getClient } = await import("@/backend/client");
    const { auth } = await getClient();
    await auth.initialize();
    expect((await auth.getSession()).data.session).toBeNull();
    expect(localStorage.getItem("4mq_session")).toBeNull();
    expect(recordedCalls.filter(({ call }) => !call.endsWith("/settings"))).toEqual([]);
  },
);
