/** Rate limits for requests from the network, applied before the embedded backend reads them. */
import { readText } from "#functions/_shared/readText";
import { networkPrefixOf } from "#functions/_shared/visitor";

export const MAX_BODY_BYTES = 64 * 1024;

const FIVE_MINUTES_MS = 5 * 60 * 1000;
/** A visitor's bucket holds this many tries of one endpoint, and refills at the endpoint's rate. */
const BURST = 30;
/**
 * Tries from one address in five minutes, with the defaults of hosted projects
 * (supabase.com/docs/guides/auth/rate-limits): passwords and renewed sessions use `token`, codes
 * and links use `verify`, and most others send e-mails.
 */
const LIMITED_ENDPOINTS: ReadonlyMap<string, number> = new Map([
  ["token", 150],
  ...["verify", "signup", "otp", "magiclink", "recover", "resend", "reauthenticate", "user"].map(
    (name) => [name, 30] as const,
  ),
]);

const TOO_MANY = { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" };
const REFUSED_BODY = {
  tooBig: [
    413,
    { code: "body_too_large", message: "A request holds 64 KB at most", details: null, hint: null },
  ],
  unreadable: [
    400,
    { code: "body_unreadable", message: "The request is not UTF-8, or broke off", details: null, hint: null },
  ],
} as const;

/** The limited part of `/auth/v1/…`; percent signs are decoded first, as in the backend's own routing. */
function limitedEndpoint({ method, url }: Request): string | undefined {
  let path = new URL(url).pathname;
  try {
    path = decodeURI(path);
  } catch {
    // No route has this name.
  }
  const [, api, version, endpoint = ""] = path.split("/");
  // `user` is read with every page, so only changes are limited.
  const isExempt = method === "OPTIONS" || (endpoint === "user" && method === "GET");
  return api === "auth" && version === "v1" && LIMITED_ENDPOINTS.has(endpoint) && !isExempt
    ? endpoint
    : undefined;
}

/** @returns whether a request from this address may proceed; the call counts it. */
export function createRateLimiter(now: () => number = Date.now) {
  /** The time at which a bucket will be full again, by endpoint and network prefix. */
  const fullAt = new Map<string, number>();
  return (request: Request, address: string): boolean => {
    const endpoint = limitedEndpoint(request);
    if (!endpoint) return true;
    const moment = now();
    const everyMs = FIVE_MINUTES_MS / LIMITED_ENDPOINTS.get(endpoint)!;
    const key = `${endpoint} ${networkPrefixOf(address) ?? address}`;
    const next = Math.max(fullAt.get(key) ?? 0, moment) + everyMs;
    if (next - moment > BURST * everyMs) return false;
    for (const [other, full] of fullAt) if (full <= moment) fullAt.delete(other);
    fullAt.set(key, next);
    return true;
  };
}

type Answer = (request: Request) => Promise<Response>;

interface LimitOptions {
  /** Disabled where all visitors share one address: a bench, or the browser tests. */
  rates?: boolean;
}

/** @returns the same backend for requests from the network; visitors without an address count as one. */
export function withNetworkLimits(answer: Answer, { rates = true }: LimitOptions = {}) {
  const isWithinRate = createRateLimiter();
  return async (request: Request, address = "unknown"): Promise<Response> => {
    if (rates && !isWithinRate(request, address)) return Response.json(TOO_MANY, { status: 429 });
    if (!request.body) return answer(request);
    const read = await readText(request, MAX_BODY_BYTES);
    if ("failure" in read) {
      const [status, refusal] = REFUSED_BODY[read.failure];
      return Response.json(refusal, { status });
    }
    const { url, method, headers } = request;
    // Bytes, because text would get a Content-Type that its sender did not set.
    const body = new TextEncoder().encode(read.text);
    return answer(new Request(url, { method, headers, ...(body.length && { body }) }));
  };
}
