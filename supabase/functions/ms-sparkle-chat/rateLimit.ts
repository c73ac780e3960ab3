/** Counts in the database: a visitor's messages, and the calls that the whole site pays for. */
import { callDatabase, secretKey } from "../_shared/database.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import type { Waiting } from "./provider.ts";

/** As patient as with the forms: a server that has just been woken takes its time. */
const TIMEOUT_MS = 10_000;

interface Visit {
  /** What a visitor waits for the database, too. */
  waiting: Waiting;
  around: Dependencies;
}

async function call(name: string, args: object, { waiting, around }: Visit): Promise<Response> {
  const key = secretKey(around.env);
  if (!key) throw new Error("No secret key is set.");
  return callDatabase(
    { name, args: { ...args }, key, timeoutMs: Math.min(TIMEOUT_MS, waiting.nextCallMs()) },
    around,
  );
}

/** @param visitor undefined when nobody vouches for an address: all of these are counted together. */
export async function countMessage(
  visitor: string | undefined,
  visit: Visit,
): Promise<"ok" | "tooMany" | "unknown"> {
  try {
    const response = await call("count_guide_message", { p_visitor_hash: visitor ?? null }, visit);
    await response.body?.cancel();
    if (response.status === 429) return "tooMany";
    return response.ok ? "ok" : "unknown";
  } catch {
    return "unknown";
  }
}

/** Before each call of the model. What cannot be counted is not made. */
export async function mayCallModel(callsADay: number, visit: Visit): Promise<boolean> {
  try {
    const response = await call("count_guide_call", { p_most: callsADay }, visit);
    return response.ok && (await response.json()) === true;
  } catch {
    return false;
  }
}

/** The owner's figures: an answer does not hang on them. */
export async function addTokens(tokens: number, visit: Visit): Promise<void> {
  try {
    const response = await call("add_guide_tokens", { p_tokens: tokens }, visit);
    await response.body?.cancel();
  } catch {
    // The calls are counted in any case.
  }
}
