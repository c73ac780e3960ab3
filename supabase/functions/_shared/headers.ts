/**
 * The headers of every answer. Any site may post, as any site's plain form could. The functions use no cookies, so no
 * site can read a visitor's answers with them.
 */
const ALLOWED_METHODS = "POST, OPTIONS";

export const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": ALLOWED_METHODS,
  "Access-Control-Allow-Headers": "authorization, apikey, content-type, x-client-info",
  "Access-Control-Max-Age": "86400",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** @param retryAfterSeconds the span of the shorter rate limit, sent with status 429 */
export const headersFor = (status: number, retryAfterSeconds: number) => ({
  ...HEADERS,
  ...(status === 405 && { Allow: ALLOWED_METHODS }),
  ...(status === 429 && { "Retry-After": String(retryAfterSeconds) }),
});

export const answerPreflight = (): Response => new Response(null, { status: 204, headers: HEADERS });
