/**
 * Asks the provider. Plain fetch and no kit of a company's: two JSON requests are all that is needed, any endpoint that
 * speaks OpenAI's language will do, and nothing has to be installed in Deno.
 */
import type { Dependencies } from "../_shared/dependencies.ts";
import type { ProviderTrouble } from "./outcome.ts";
import type { Endpoint } from "./settings.ts";
import type { Timeouts } from "./timeouts.ts";

/** The time that is left for one message. */
export interface Waiting {
  /** @returns how long the next call may take; 0 when the time is over. */
  nextCallMs(): number;
}

export function startWaiting({ callMs, wholeMs }: Timeouts, now: () => number): Waiting {
  const end = now() + wholeMs;
  return { nextCallMs: () => Math.max(0, Math.min(callMs, end - now())) };
}

/** A longer answer than any that is wanted is not read to its end. */
const MAX_CHARACTERS = 200_000;

export type Answered<T> = { value: T } | { trouble: ProviderTrouble };

interface Call<T> {
  endpoint: Endpoint;
  /** Below the base URL. */
  path: "/chat/completions" | "/moderations";
  body: object;
  /** What the answer's JSON says; undefined when it is not of the shape that it should be. */
  read: (json: unknown) => Answered<T> | undefined;
  /** Asked before the second try; false ends it. */
  mayRetry?: () => Promise<boolean>;
}

const RETRIABLE: readonly ProviderTrouble[] = ["timeout", "network", "status", "unreadable"];

async function tryOnce<T>(
  { endpoint, path, body, read }: Call<T>,
  timeoutMs: number,
  fetch: Dependencies["fetch"],
): Promise<Answered<T>> {
  if (timeoutMs <= 0) return { trouble: "timeout" };
  try {
    const response = await fetch(endpoint.baseUrl + path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(endpoint.key && { Authorization: `Bearer ${endpoint.key}` }),
      },
      body: JSON.stringify({ model: endpoint.model, ...body }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { trouble: response.status >= 500 ? "status" : "refused" };
    }
    const text = await response.text();
    if (text.length > MAX_CHARACTERS) return { trouble: "unreadable" };
    return read(JSON.parse(text)) ?? { trouble: "unreadable" };
  } catch (error) {
    if (error instanceof SyntaxError) return { trouble: "unreadable" };
    const { name } = error as Error;
    return { trouble: name === "TimeoutError" || name === "AbortError" ? "timeout" : "network" };
  }
}

/** Asks, and once more when that may help: not when the provider refused (a wrong key, too many requests). */
export async function ask<T>(
  call: Call<T>,
  waiting: Waiting,
  fetch: Dependencies["fetch"],
): Promise<Answered<T>> {
  const first = await tryOnce(call, waiting.nextCallMs(), fetch);
  if ("value" in first || !RETRIABLE.includes(first.trouble) || waiting.nextCallMs() === 0) return first;
  if (call.mayRetry && !(await call.mayRetry())) return first;
  return tryOnce(call, waiting.nextCallMs(), fetch);
}
