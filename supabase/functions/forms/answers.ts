/** Turns an outcome into an answer that the sender's program understands. */
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

/** A browser without scripts expects a page, and scripts ask for JSON. */
export const wantsPage = (request: Request): boolean =>
  isUrlencoded(request) && (request.headers.get("accept") ?? "").includes("text/html");

const parseUrl = (text: string | null | undefined) =>
  text && URL.canParse(text) ? new URL(text) : undefined;

/**
 * Sends the browser back to the page that it came from, and never to another site. The address ends in `?sent=1#sent` or
 * `?sent=0#` and the reason, because a page without scripts can show the part that its address names. Between two origins the
 * browser gives only the site, so the form's own page is used. @returns undefined if SITE_URL is not set.
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
  target.searchParams.set("sent", outcome.status === 200 ? "1" : "0");
  target.hash = outcome.status === 200 ? "sent" : outcome.part;
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: target.href } });
}
