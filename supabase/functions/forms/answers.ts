/** Turns an outcome into the answer that its sender understands. */
import { HEADERS, headersFor } from "../_shared/headers.ts";
import { isUrlencoded } from "./body.ts";
import type { Outcome } from "./outcome.ts";

const RETRY_AFTER_SECONDS = 600;

export function answerScript(outcome: Outcome): Response {
  const { status } = outcome;
  const headers = headersFor(status, RETRY_AFTER_SECONDS);
  if (status === 200) return Response.json({ ok: true }, { headers });
  const { code, message, field } = outcome;
  return Response.json(
    { ok: false, code, message, ...(field !== undefined && { field }) },
    { status, headers },
  );
}

/** A browser that submits a form by itself expects a page; scripts ask for JSON. */
export const wantsPage = (request: Request): boolean =>
  isUrlencoded(request) && (request.headers.get("accept") ?? "").includes("text/html");

const parseUrl = (text: string | null | undefined) =>
  text && URL.canParse(text) ? new URL(text) : undefined;

/**
 * Sends the browser back to the page that it came from, with `?sent=1#sent` or `?sent=0#not-sent` (a page without
 * scripts can show what its address names), and to no other site than ours.
 * Between two origins browsers tell only the site they come from; then the form's own page it is.
 * @returns undefined when nobody has told the function where the site is.
 */
export function answerPage(
  request: Request,
  outcome: Outcome,
  { siteUrl, page }: { siteUrl: string | undefined; page: string },
): Response | undefined {
  const site = parseUrl(siteUrl);
  if (!site || !/^https?:$/.test(site.protocol)) return undefined;
  const referer = parseUrl(request.headers.get("referer"));
  const target =
    referer?.origin === site.origin && referer.pathname !== "/" ? referer : new URL(page, site.origin);
  const taken = outcome.status === 200;
  target.searchParams.set("sent", taken ? "1" : "0");
  target.hash = taken ? "sent" : "not-sent";
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: target.href } });
}
