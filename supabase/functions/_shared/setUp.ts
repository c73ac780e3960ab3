/** The answer to a method that a function does not take also tells the owner's doctor what the function is missing. */
import { secretKey } from "./database.ts";
import type { Dependencies } from "./dependencies.ts";
import { ADDRESS_HEADER, networkPrefixOf } from "./visitor.ts";

/** Cloudflare's own network, which stands for every visitor where another company's worker is in between. */
const SHARED_BY_ALL = "2a06:98c0:3600:0";

/** @param settings further names that must have a value. */
export function withMissingParts(
  answer: Response,
  request: Request,
  env: Dependencies["env"],
  settings: readonly string[] = [],
): Response {
  const address = networkPrefixOf(request.headers.get(ADDRESS_HEADER) ?? "");
  const missing = [
    ...(!address || address === SHARED_BY_ALL ? ["the visitor's address"] : []),
    ...(secretKey(env) ? [] : ["a secret key"]),
    ...settings.filter((name) => !env(name)),
  ];
  answer.headers.set("X-Missing", missing.join(", ") || "nothing");
  return answer;
}
