/**
 * What each answer carries. Any site may post, as any site's plain form could; none may read with a visitor's cookies,
 * for there are none.
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

/** @param retryAfterSeconds told to whom it was too much: as long as the shorter rate looks back. */
export const headersFor = (status: number, retryAfterSeconds: number) => ({
  ...HEADERS,
  ...(status === 405 && { Allow: ALLOWED_METHODS }),
  ...(status === 429 && { "Retry-After": String(retryAfterSeconds) }),
});

export const answerPreflight = (): Response => new Response(null, { status: 204, headers: HEADERS });
