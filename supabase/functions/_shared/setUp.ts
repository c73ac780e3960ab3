/**
 * The answer to a method that a function does not take also tells the owner's doctor, who shows a secret key of the
 * project, what the function is missing. Nobody else learns it.
 */
import { secretKeys } from "./database.ts";
import type { Dependencies } from "./dependencies.ts";
import { ADDRESS_HEADER, networkPrefixOf } from "./visitor.ts";

/** Cloudflare's own network, which stands for every visitor where another company's worker is in between. */
const SHARED_BY_ALL = "2a06:98c0:3600:0";

/** Takes the same time wherever the two differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let place = 0; place < one.length; place++)
    difference |= one.charCodeAt(place) ^ other.charCodeAt(place % (other.length || 1));
  return difference === 0;
}

/** @param settings further names that must have a value. */
export function withMissingParts(
  answer: Response,
  request: Request,
  env: Dependencies["env"],
  settings: readonly string[] = [],
): Response {
  const shown = request.headers.get("apikey") ?? "";
  if (!secretKeys(env).some((key) => isSame(shown, key))) return answer;
  const address = networkPrefixOf(request.headers.get(ADDRESS_HEADER) ?? "");
  const missing = [
    ...(!address || address === SHARED_BY_ALL ? ["the visitor's address"] : []),
    ...settings.filter((name) => !env(name)),
  ];
  answer.headers.set("X-Missing", missing.join(", ") || "nothing");
  return answer;
}
