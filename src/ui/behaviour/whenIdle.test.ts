import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./whenIdle";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("runs optional work once, later", () => {
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it("runs nothing for whoever has left", () => {
  const work = vi.fn();
  whenIdle(work)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
