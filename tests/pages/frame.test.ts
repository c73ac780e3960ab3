/** The script in the head of a signed-in page's frame, which decides who sees it before the first paint. */
import { beforeEach, expect, it, vi } from "vitest";
import { SESSION_KEY } from "@/backend/session";
import { communityTab, dashboardTab } from "@/storage/lastTab";

const frame = (await import("/public/frame.js?raw")) as { default: string };

function openAt(address: string) {
  history.replaceState(null, "", address);
  // oxlint-disable-next-line typescript/no-implied-eval -- a script in the page's head, as it stands
  new Function(frame.default)();
  return document.documentElement.dataset.frame;
}

beforeEach(() => {
  delete document.documentElement.dataset.frame;
});

// The first, because each frame that a session opens would ask for the same scripts.
it("requests the page's scripts after the paint, a few at a time", () => {
  vi.useFakeTimers();
  localStorage.setItem(SESSION_KEY, "{}");
  document.head.innerHTML = '<link rel="later" href="/a.js">'.repeat(8);
  const requested = () => document.querySelectorAll("link[rel=modulepreload]").length;
  openAt("/challenge-dashboard");
  dispatchEvent(new Event("DOMContentLoaded"));
  const steps = Array.from({ length: 3 }, () => {
    vi.advanceTimersToNextTimer();
    return requested();
  });
  expect(steps).toEqual([0, 6, 8]);
  vi.useRealTimers();
});

it("shows nobody without a session anything", () => {
  expect(openAt("/challenge-dashboard")).toBeUndefined();
});

it.each([
  ["/challenge-dashboard", "whole"],
  ["/challenge-dashboard?tab=journal&type=S", "whole"],
  ["/challenge-dashboard?tab=kpis", "head"],
  ["/community", "whole"],
  ["/community?tab=challenges", "whole"],
  ["/community?x=1&tab=gigs", "head"],
  ["/community?tab=journal", "head"],
  ["/kpi-scorecard", "whole"],
])("shows somebody with a session at %s the frame: %s", (address, shown) => {
  localStorage.setItem(SESSION_KEY, "{}");
  expect(openAt(address)).toBe(shown);
});

it("shows the whole dashboard where its first tab was last open, and on the day after another", () => {
  localStorage.setItem(SESSION_KEY, "{}");
  dashboardTab.remember("journal");
  expect(openAt("/challenge-dashboard")).toBe("whole");
  localStorage.setItem("4mq_dashboard_tab", "kpis 2026-01-05");
  expect(openAt("/challenge-dashboard")).toBe("whole");
});

it("leaves out the first tab where another was last open", () => {
  localStorage.setItem(SESSION_KEY, "{}");
  dashboardTab.remember("kpis");
  communityTab.remember("challenges");
  expect(openAt("/challenge-dashboard")).toBe("head");
  expect(openAt("/challenge-dashboard?tab=journal")).toBe("whole");
  expect(openAt("/community")).toBe("whole");
  communityTab.remember("habits");
  expect(openAt("/community/")).toBe("head");
});

it("says so if the script that starts the page is missing, and of no other script", async () => {
  const theme = (await import("/public/theme.js?raw")) as { default: string };
  document.body.innerHTML =
    '<p id="late" hidden></p><script type="text/plain"></script><script type="module"></script>';
  // oxlint-disable-next-line typescript/no-implied-eval -- a script in the page's head, as it stands
  new Function(theme.default)();
  const late = document.getElementById("late")!;
  const fail = (type: string) =>
    document.querySelector(`script[type="${type}"]`)!.dispatchEvent(new Event("error"));
  fail("text/plain");
  expect(late).not.toBeVisible();
  fail("module");
  expect(late).toBeVisible();
});
