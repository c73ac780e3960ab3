import { describe, expect, it } from "vitest";
import { formatPlayingTime, sayPlayingTime, secondsOf } from "./playingTime";

describe("the time of a recording", () => {
  it.each([
    [0, "0:00", "0 seconds"],
    [1, "0:01", "1 second"],
    [65.9, "1:05", "1 minute 5 seconds"],
    [600, "10:00", "10 minutes 0 seconds"],
    [1530, "25:30", "25 minutes 30 seconds"],
    [3723, "1:02:03", "62 minutes 3 seconds"],
    [Number.NaN, "0:00", "0 seconds"],
    [Number.POSITIVE_INFINITY, "0:00", "0 seconds"],
    [-3, "0:00", "0 seconds"],
  ])("shows %d seconds as %s and reads them aloud as %s", (seconds, shown, said) => {
    expect(formatPlayingTime(seconds)).toBe(shown);
    expect(sayPlayingTime(seconds)).toBe(said);
  });

  it("reads the catalogue's way of writing a time", () => {
    expect(secondsOf("25:30")).toBe(1530);
    expect(secondsOf("1:02:03")).toBe(3723);
  });
});
