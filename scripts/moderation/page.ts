/**
 * The moderator's page: on this computer only, and only for the person with the address that the terminal shows, which
 * works once. The database's key stays in this process. A page of another site cannot reach it: Host and Origin are
 * checked, and the session is a cookie that no other site sends.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModerationClient } from "./client.ts";
import { pageHtml, type LastDecision } from "./pageHtml.ts";

const ADDRESS = "127.0.0.1";
const MAX_BODY_BYTES = 1000;
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

/** Each decision's action, and the sentence shown after it. */
const PAGE_DECISIONS: Readonly<
  Record<
    string,
    { done: string; decide: (client: ModerationClient, id: string, seenAs?: string) => Promise<boolean> }
  >
> = {
  approve: { done: "Approved.", decide: (client, id) => client.reviewQuest(id, true) },
  reject: { done: "Rejected.", decide: (client, id) => client.reviewQuest(id, false) },
  keep: {
    done: "Everyone can see it now.",
    decide: (client, id, status) => client.decideIdea(id, null, { status, despiteNeed: true }),
  },
  hide: { done: "Taken down.", decide: (client, id, status) => client.decideIdea(id, "hidden", { status }) },
  feature: {
    done: "Featured.",
    decide: (client, id, status) => client.decideIdea(id, "featured", { status }),
  },
  helped: { done: "Settled, and kept private.", decide: (client, id) => client.settleDisclosure(id) },
  seen: { done: "Seen.", decide: (client, id) => client.settleReport(id) },
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The text that a form is about, and its status on the page. */
async function outcomeText(request: IncomingMessage): Promise<{ id: string; status?: string } | undefined> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY_BYTES) return undefined;
  }
  const fields = new URLSearchParams(body);
  const id = fields.get("id");
  return id && UUID.test(id) ? { id, status: fields.get("status") ?? undefined } : undefined;
}

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
  const goHome = (response: ServerResponse, headers: object = {}) =>
    answer(response, 303, "", { Location: "/", ...headers });

  async function decide(request: IncomingMessage, response: ServerResponse, verb: string) {
    const told = await outcomeText(request);
    if (!told) return answer(response, 400, "The page did not say which text the decision was about.");
    const { id, status } = told;
    if (verb === "undo") {
      done = { words: (await client.undo(id)) ? "Undone." : "There was nothing to undo." };
      return goHome(response);
    }
    const way = PAGE_DECISIONS[verb]!;
    const found = await way.decide(client, id, status);
    done = found
      ? { id, words: way.done }
      : { words: "Not decided: the writer has archived it, or somebody else has already made a decision." };
    return goHome(response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    if (request.headers.host !== new URL(origin).host)
      return refuse(response, "This page is at a different address.");
    const from = request.headers.origin;
    if (from !== undefined && from !== origin) return refuse(response, "Other sites cannot use this page.");
    const given = searchParams.get("token");
    if (given !== null) {
      if (!token || !isSame(given, token))
        return refuse(response, "This address has already been used. Run the command again.");
      token = undefined;
      return goHome(response, {
        "Set-Cookie": `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`,
      });
    }
    const cookies = (request.headers.cookie ?? "").split("; ");
    if (!cookies.some((cookie) => isSame(cookie, `${cookieName}=${session}`)))
      return refuse(response, "Open the address shown in the terminal.");
    const verb = pathname.slice(1);
    if (request.method === "POST" && (verb === "undo" || Object.hasOwn(PAGE_DECISIONS, verb))) {
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
    answer(response, 200, pageHtml(await client.queue(), done, now()), {
      "Content-Type": "text/html; charset=utf-8",
    });
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
