/** Asks the money guide: the `ms-sparkle-chat` function (specification part 1, section 7). */
import { MARK } from "#functions/ms-sparkle-chat/mark";
import { TIMEOUTS } from "#functions/ms-sparkle-chat/timeouts";
import * as v from "valibot";
import { ANSWER_KINDS, CHAT_MAX_CHARACTERS, type ChatRequest, type GuideAnswer } from "@/domain/chat/chat";
import { isOwnJson } from "@/backend/ownAnswer";
import { CHAT_ROUND_TRIP_MS, withTimeout } from "@/backend/timeouts";

type GuideReply =
  | { outcome: "answered"; answer: GuideAnswer }
  /** This visitor has sent too many messages; the guide says so in her own words. */
  | { outcome: "tooMany"; message: string }
  /** No answer in time, no connection, an unreadable answer, or a request that the visitor cancelled. */
  | { outcome: "failed" };

const TOO_MANY_REQUESTS = 429;

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));
const Words = text(5000);
const Question = text(CHAT_MAX_CHARACTERS);
const Amount = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

const Reply = v.object({
  message: Words,
  more: v.optional(Words),
  next: v.optional(v.array(Question)),
  /** A kind that a newer function knows is shown as a plain answer. */
  kind: v.fallback(v.optional(v.picklist(ANSWER_KINDS)), undefined),
  hasMore: v.optional(v.boolean()),
  subject: v.optional(Question),
  goal: Amount,
  week: Amount,
  saved: Amount,
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
        const { message, ...beside } = v.parse(Reply, await answer.json());
        return answer.ok
          ? { outcome: "answered", answer: { content: message, ...beside } }
          : { outcome: "tooMany", message };
      },
      sending,
    );
  } catch {
    return { outcome: "failed" };
  }
}
