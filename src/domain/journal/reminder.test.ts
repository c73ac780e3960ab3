import { describe, expect, it } from "vitest";
import { isTime, reminderFile } from "./reminder";

const NOW = new Date("2026-11-25T14:05:06.789Z");
const TODAY = "2026-11-25"; // A Wednesday.
const REMINDER = {
  days: ["MO", "FR"],
  time: "17:05",
  title: "Write, today; 5 min",
  url: "https://4mq.example/x",
} as const;
const linesOf = (reminder: Parameters<typeof reminderFile>[0]) =>
  reminderFile(reminder, TODAY, NOW).split("\r\n");

describe("the calendar file", () => {
  it("repeats on the chosen weekdays at the time on the wall", () => {
    const lines = linesOf(REMINDER);
    expect(lines).toContain("DTSTART:20261127T170500");
    expect(lines).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO,FR");
    expect(lines).toContain("DTSTAMP:20261125T140506Z");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("may begin today, and names the days in the order of the week", () => {
    const lines = linesOf({ ...REMINDER, days: ["SU", "WE"] });
    expect(lines).toContain("DTSTART:20261125T170500");
    expect(lines).toContain("RRULE:FREQ=WEEKLY;BYDAY=WE,SU");
  });

  it("escapes what the format would take for its own, and folds long lines", () => {
    expect(linesOf(REMINDER)).toContain(String.raw`SUMMARY:Write\, today\; 5 min`);
    const lines = linesOf({
      ...REMINDER,
      title: "x".repeat(200),
      url: `https://4mq.example/${"y".repeat(90)}`,
    });
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(
      reminderFile({ ...REMINDER, title: "x".repeat(200) }, TODAY, NOW).replaceAll("\r\n ", ""),
    ).toContain(`SUMMARY:${"x".repeat(200)}\r\n`);
  });
});

it.each([
  ["17:00", true],
  ["00:00", true],
  ["24:00", false],
  ["7:00", false],
  ["", false],
  ["17:00:00", false],
])("takes “%s” for a time: %s", (text, is) => {
  expect(isTime(text)).toBe(is);
});
