/** Counts in the database: each visitor's messages, and the calls that the whole site pays for. */
import { callDatabase, secretKey } from "../_shared/database.ts";
import type { Dependencies } from "../_shared/dependencies.ts";
import type { NetworkHashes } from "../_shared/visitor.ts";
import type { Waiting } from "./provider.ts";

/** As long as for the forms, because a server that has just woken up takes its time. */
const TIMEOUT_MS = 10_000;

interface Visit {
  /** The visitor waits for the database as well. */
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

/**
 * Answers of the library cost nothing, so an address, which may be that of a whole class, has many more of them.
 * @param visitor undefined when no trusted address is known: all such visitors are counted together.
 */
export async function countMessage(
  kind: "model" | "library",
  visitor: string | undefined,
  visit: Visit,
): Promise<"ok" | "tooMany" | "unknown"> {
  try {
    const args = { p_kind: kind, p_visitor_hash: visitor ?? null };
    const response = await call("count_guide_message", args, visit);
    await response.body?.cancel();
    if (response.status === 429) return "tooMany";
    return response.ok ? "ok" : "unknown";
  } catch {
    return "unknown";
  }
}

/**
 * Runs before each call of the model, which is not made if it cannot be counted, or if one network has had its share of
 * the day's calls: the library answers there.
 */
export async function mayCallModel(
  callsADay: number,
  network: NetworkHashes | undefined,
  visit: Visit,
): Promise<boolean> {
  try {
    const args = { p_most: callsADay, p_near: network?.near ?? null, p_far: network?.far ?? null };
    const response = await call("count_guide_call", args, visit);
    return response.ok && (await response.json()) === true;
  } catch {
    return false;
  }
}

/** Adds to the owner's figures, which no answer depends on. */
export async function addTokens(tokens: number, visit: Visit): Promise<void> {
  try {
    const response = await call("add_guide_tokens", { p_tokens: tokens }, visit);
    await response.body?.cancel();
  } catch {
    // The calls are counted in any case.
  }
}
