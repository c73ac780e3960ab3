/** Asks the money guide: the `ms-sparkle-chat` function (specification part 1, section 7). */
import { MARK } from "#functions/ms-sparkle-chat/mark";
import { TIMEOUTS } from "#functions/ms-sparkle-chat/timeouts";
import * as v from "valibot";
import type { ChatRequest } from "@/domain/chat/chat";
import { isOwnJson } from "@/backend/ownAnswer";
import { CHAT_ROUND_TRIP_MS, withTimeout } from "@/backend/timeouts";

type GuideReply =
  | { outcome: "answered"; message: string; hasMore: boolean; goal: number | undefined }
  /** This visitor has sent too many messages; the guide says so in her own words. */
  | { outcome: "tooMany"; message: string }
  /** No answer in time, no connection, an unreadable answer, or a request that the visitor cancelled. */
  | { outcome: "failed" };

const TOO_MANY_REQUESTS = 429;

const Reply = v.object({
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000)),
  hasMore: v.optional(v.boolean(), false),
  /** An amount to save, in whole pence. */
  goal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const address = (): string => `${import.meta.env.VITE_SUPABASE_URL || ""}/functions/v1/ms-sparkle-chat`;

/**
 * Sends the request once.
 * @param sending the controller that cancels the request.
 */
export async function askGuide(request: ChatRequest, sending?: AbortController): Promise<GuideReply> {
  try {
    return await withTimeout(
      TIMEOUTS.wholeMs + CHAT_ROUND_TRIP_MS,
      async (signal) => {
        const answer = await fetch(address(), {
          method: "POST",
          headers: { "Content-Type": "application/json", Accept: "application/json" },
          body: JSON.stringify(request),
          credentials: "omit",
          signal,
        });
        const isHers = isOwnJson(answer, address()) && answer.headers.get(MARK.name) === MARK.value;
        if (!isHers || !(answer.ok || answer.status === TOO_MANY_REQUESTS)) return { outcome: "failed" };
        const { message, hasMore, goal } = v.parse(Reply, await answer.json());
        return answer.ok ? { outcome: "answered", message, hasMore, goal } : { outcome: "tooMany", message };
      },
      sending,
    );
  } catch {
    return { outcome: "failed" };
  }
}
