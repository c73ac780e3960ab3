/**
 * The setup of every screen test: matchers about visible content, a page without toasts, an empty browser storage, and a
 * quiet console.
 */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { currentToasts, dismissToast } from "@/ui/feedback/toast";

// How long a test looks for what is to come. Parts of a page are files that load when they are needed; on a machine that
// does much else, that takes its time.
configure({ asyncUtilTimeout: 10_000 });

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
