/**
 * The setup of every screen test: matchers about visible content, a page without toasts, an empty browser storage, and a
 * quiet console.
 */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import * as React from "react";
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { currentToasts, dismissToast } from "@/ui/feedback/toast";

configure((before) => ({
  // How long a test looks for what is to come. Parts of a page are files that load when they are needed; on a machine that
  // does much else, that takes its time.
  asyncUtilTimeout: 10_000,
  // While a test waits, each look that finds nothing would write out the whole page; the last one still does.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return isWaiting ? new Error(message ?? "") : before.getElementError(message, container);
  },
}));

// React notes for each element where it was made, for messages that no test reads: a tenth of the time of all tests.
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });

let complaints: MockInstance[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  complaints = (["error", "warn"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
});

// React, the router and the libraries warn through the console; nobody reads it unless a test fails for it. A test
// that expects a complaint asserts it and then clears it: `vi.mocked(console.warn).mockClear()`.
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  const unexpected = complaints.flatMap((spy) => spy.mock.calls);
  for (const spy of complaints) spy.mockRestore();
  expect(unexpected, "console.error or console.warn was called unexpectedly").toEqual([]);
});

// React's last tasks run while there is a window.
afterAll(() => new Promise((resolve) => void setImmediate(resolve)));
