/** The server's time, as its answers tell it, on a device whose clock is wrong, set or asleep. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isTimeKnown, learnTime, onTimeLearnt, serverDay, serverNow } from "@/backend/serverClock";

const TIME = "Sat, 28 Nov 2026 23:58:00 GMT";
const answer = (date?: string) => Response.json([], { headers: date ? { Date: date } : {} });
const setClock = (time: string) => vi.setSystemTime(new Date(time));

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-12-01T00:01:00Z") }));
afterEach(() => vi.useRealTimers());

it("is told by an answer, and goes on", () => {
  learnTime(answer(TIME));
  expect(serverDay()).toBe("2026-11-28");
  vi.advanceTimersByTime(5 * 60_000);
  expect(serverNow()).toEqual(new Date("2026-11-29T00:03:00Z"));
});

it.each([undefined, "yesterday"])("stays as it is known after an answer with the date %s", (date) => {
  learnTime(answer(TIME));
  learnTime(answer(date));
  expect(serverDay()).toBe("2026-11-28");
});

it.each(["2026-11-28T23:58:30Z", "2026-12-09T08:00:00Z", "2026-12-01T00:06:30Z", "2026-11-30T23:59:30Z"])(
  "is unknown when the device's clock has jumped to %s, until the next answer",
  (moment) => {
    learnTime(answer(TIME));
    setClock(moment);
    expect(serverNow()).toEqual(new Date(moment));
    learnTime(answer("Sun, 29 Nov 2026 12:00:00 GMT"));
    expect(serverDay()).toBe("2026-11-29");
  },
);

it.each(["2026-12-01T00:05:30Z", "2026-12-01T00:00:30Z"])(
  "stays known on a clock that drifts to %s",
  (moment) => {
    learnTime(answer(TIME));
    setClock(moment);
    expect(isTimeKnown()).toBe(true);
  },
);

it("is told to whoever listens", () => {
  const listen = vi.fn();
  const stop = onTimeLearnt(listen);
  learnTime(answer(TIME));
  stop();
  learnTime(answer(TIME));
  expect(listen).toHaveBeenCalledOnce();
});
