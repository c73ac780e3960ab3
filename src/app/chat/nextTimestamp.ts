import type { ChatMessage } from "@/domain/chat/chat";

/**
 * @returns the moment as a timestamp, or the next one that no message has, because clocks can stand still or go back.
 */
export function nextTimestamp(messages: readonly ChatMessage[], now: Date): string {
  const last = messages.at(-1);
  const earliest = last ? Date.parse(last.timestamp) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
