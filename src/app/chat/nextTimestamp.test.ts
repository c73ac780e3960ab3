import { expect, it } from "vitest";
import type { ChatMessage } from "@/domain/chat/chat";
import { nextTimestamp } from "./nextTimestamp";

const saidAt = (time: string): ChatMessage => ({
  role: "user",
  content: "Hi",
  timestamp: `2026-11-21T${time}Z`,
});

it("never gives two messages of a conversation the same timestamp, whatever the clock does", () => {
  const nine = new Date("2026-11-21T09:00:00.000Z");
  expect(nextTimestamp([], nine)).toBe("2026-11-21T09:00:00.000Z");
  expect(nextTimestamp([saidAt("08:59:00.000")], nine)).toBe("2026-11-21T09:00:00.000Z");
  expect(nextTimestamp([saidAt("09:00:00.000")], nine)).toBe("2026-11-21T09:00:00.001Z");
  expect(nextTimestamp([saidAt("09:05:00.000")], nine)).toBe("2026-11-21T09:05:00.001Z");
});
