/**
 * The moderator's page: on this computer only, and only for the person with the address that the terminal shows, which
 * works once. The database's key stays in this process. A page of another site cannot reach it: Host and Origin are
 * checked, and the session is a cookie that no other site sends.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CARDS_AT_ONCE, type ModerationClient, type SeenText } from "./client.ts";
import { decideOnPage, isAction, type LastDecision } from "./pageDecisions.ts";
import { pageHtml } from "./pageHtml.ts";

const ADDRESS = "127.0.0.1";
/** The texts of a full card, with the status of each. */
const MAX_BODY_BYTES = 5000;
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  // With no-referrer a browser would hide a form's origin.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const FILES: Readonly<Record<string, string>> = {
  "/style.css": "text/css",
  "/pressButtons.js": "text/javascript",
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The texts that a form is about, each with its status on the page; none if the form names none. */
async function textsOf(request: IncomingMessage): Promise<SeenText[]> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY_BYTES) return [];
  }
  const fields = new URLSearchParams(body);
  const ids = fields.getAll("id");
  const statuses = fields.getAll("status");
  return ids.every((id) => UUID.test(id))
    ? ids.map((id, place) => ({ id, ...(statuses[place] && { status: statuses[place] }) }))
    : [];
}

/** The number in `?page=`, from 1. */
const pageOf = (address: URL): number =>
  Math.max(1, Math.trunc(Number(address.searchParams.get("page"))) || 1);

export interface ModeratorsPage {
  /** Opens the page, once. */
  address: string;
  close: () => Promise<void>;
}

/** @param now returns the time, for "2 hours ago". */
export async function serveModeratorsPage(
  client: ModerationClient,
  now: () => Date,
): Promise<ModeratorsPage> {
  let token: string | undefined = randomBytes(32).toString("base64url");
  const session = randomBytes(32).toString("base64url");
  // Cookies of 127.0.0.1 go to every port, so each run uses a different name.
  const cookieName = `moderator_${randomBytes(8).toString("hex")}`;
  let done: LastDecision | undefined;
  let origin = "";

  const answer = (response: ServerResponse, status: number, body: string, headers: object = {}) =>
    response
      .writeHead(status, { ...HEADERS, "Content-Type": "text/plain; charset=utf-8", ...headers })
      .end(body);
  const refuse = (response: ServerResponse, why: string) => answer(response, 403, why);
  const goTo = (response: ServerResponse, page: number, headers: object = {}) =>
    answer(response, 303, "", { Location: page > 1 ? `/?page=${page}` : "/", ...headers });

  async function decide(request: IncomingMessage, response: ServerResponse, action: string) {
    const texts = await textsOf(request);
    if (!texts.length)
      return answer(response, 400, "The page did not say which text the decision was about.");
    done = await decideOnPage(client, action, texts);
    const from = request.headers.referer;
    goTo(response, from && URL.canParse(from) ? pageOf(new URL(from)) : 1);
  }

  async function show(response: ServerResponse, wanted: number) {
    const count = await client.count();
    const pages = Math.max(1, Math.ceil(count.waiting / CARDS_AT_ONCE));
    const page = Math.min(wanted, pages);
    const items = await client.queue((page - 1) * CARDS_AT_ONCE);
    answer(response, 200, pageHtml({ items, count, page, pages }, done, now()), {
      "Content-Type": "text/html; charset=utf-8",
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const asked = request.url ?? "/";
    if (!URL.canParse(asked, origin)) return answer(response, 404, "");
    const address = new URL(asked, origin);
    const { pathname, searchParams } = address;
    if (request.headers.host !== new URL(origin).host)
      return refuse(response, "This page is at a different address.");
    const from = request.headers.origin;
    if (from !== undefined && from !== origin) return refuse(response, "Other sites cannot use this page.");
    const given = searchParams.get("token");
    if (given !== null) {
      if (!token || !isSame(given, token))
        return refuse(response, "This address has already been used. Run the command again.");
      token = undefined;
      return goTo(response, 1, {
        "Set-Cookie": `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`,
      });
    }
    const cookies = (request.headers.cookie ?? "").split("; ");
    if (!cookies.some((cookie) => isSame(cookie, `${cookieName}=${session}`)))
      return refuse(response, "Open the address shown in the terminal.");
    const verb = pathname.slice(1);
    if (request.method === "POST" && isAction(verb)) {
      // A browser always sends a form's origin.
      if (from === undefined) return refuse(response, "Other programs cannot use this page.");
      return decide(request, response, verb);
    }
    if (request.method !== "GET") return answer(response, 405, "");
    const type = FILES[pathname];
    if (type)
      return answer(response, 200, readFileSync(new URL(`page${pathname}`, import.meta.url), "utf8"), {
        "Content-Type": `${type}; charset=utf-8`,
      });
    if (pathname !== "/") return answer(response, 404, "");
    await show(response, pageOf(address));
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      answer(response, 500, "The database did not answer. Nothing has been decided. Go back and try again.");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, ADDRESS, resolve));
  origin = `http://${ADDRESS}:${(server.address() as AddressInfo).port}`;
  return {
    address: `${origin}/?token=${token}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
