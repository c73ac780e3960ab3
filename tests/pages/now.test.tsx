/** A page's idea of now, while it is left open. */
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dayOf } from "@/domain/calendar";
import { useNow } from "@/ui/behaviour/useNow";

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) }));
afterEach(() => vi.useRealTimers());

const Today = () => <p>{dayOf(useNow())}</p>;

it("moves a page left open at midnight on to the new day, night after night", () => {
  render(<Today />);
  act(() => void vi.advanceTimersByTime(29_999));
  expect(screen.getByText("2026-11-21")).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText("2026-11-22")).toBeVisible();
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(screen.getByText("2026-11-23")).toBeVisible();
});
