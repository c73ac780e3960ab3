/**
 * Calls the provider with plain fetch and no vendor's library: two JSON requests are enough, any OpenAI-compatible
 * endpoint works, and nothing has to be installed in Deno.
 */
import type { Dependencies } from "../_shared/dependencies.ts";
import type { Endpoint } from "./settings.ts";
import type { Timeouts } from "./timeouts.ts";

/** The time that is left for one message. */
export type ProviderTrouble = "timeout" | "network" | "status" | "refused" | "unreadable" | "cutOff";

export interface Waiting {
  /** @returns how long the next call may take, or 0 if the time is up. */
  nextCallMs(): number;
}

export function startWaiting({ callMs, wholeMs }: Timeouts, now: () => number): Waiting {
  const end = now() + wholeMs;
  return { nextCallMs: () => Math.max(0, Math.min(callMs, end - now())) };
}

/** An answer longer than any useful one is not parsed. */
const MAX_CHARACTERS = 200_000;

export type Answered<T> = { value: T } | { trouble: ProviderTrouble };

interface Call<T> {
  endpoint: Endpoint;
  /** The path below the base URL. */
  path: "/chat/completions" | "/moderations";
  body: object;
  /** @returns the answer in the JSON, or undefined if the JSON has the wrong shape. */
  read: (json: unknown) => Answered<T> | undefined;
  /** Runs before the second try. False ends it. */
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

/** Asks, and tries once more unless the provider refused (a wrong key, too many requests). */
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
