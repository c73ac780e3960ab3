/**
 * What each answer carries. Any site may post, as any site's plain form could; none may read with a visitor's cookies,
 * for there are none.
 */
export const ALLOWED_METHODS = "POST, OPTIONS";

export const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": ALLOWED_METHODS,
  "Access-Control-Allow-Headers": "authorization, apikey, content-type, x-client-info",
  "Access-Control-Max-Age": "86400",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

export const answerPreflight = (): Response => new Response(null, { status: 204, headers: HEADERS });
