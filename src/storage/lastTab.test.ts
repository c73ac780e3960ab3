import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserStorage } from "./browserStorage";
import { dashboardTab } from "./lastTab";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-29T20:00:00") }));
afterEach(() => {
  vi.useRealTimers();
  browserStorage.removeItem("4mq_dashboard_tab");
});

it("opens the dashboard's tab again on the same day, and the journal on a new one", () => {
  dashboardTab.remember("kpis");
  expect(dashboardTab.read()).toBe("kpis");
  vi.setSystemTime(new Date("2026-11-30T07:00:00"));
  expect(dashboardTab.read()).toBeNull();
});

it("never opens Progress by itself", () => {
  dashboardTab.remember("kpis");
  dashboardTab.remember("progress");
  expect(dashboardTab.read()).toBe("kpis");
});

it("takes what an earlier version kept for an earlier day", () => {
  browserStorage.setItem("4mq_dashboard_tab", "progress");
  expect(dashboardTab.read()).toBeNull();
});
