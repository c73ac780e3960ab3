/**
 * Tells the answers of the project's own server from those of somebody in between: the sign-in page of a café's Wi-Fi, a
 * school's filter. They come with any status, and say nothing about what became of the request.
 */

/** PostgREST names the shape in the type: `application/vnd.pgrst.object+json`. */
const JSON_TYPE = /^application\/(?:[\w.]+\+)?json\b/i;
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** The statuses of a network that wants its visitor to sign in first (RFC 9110, section 15.5.8; RFC 6585, section 6). */
const OF_NETWORK = new Set([407, 511]);

const OK = 200;

const typeOf = ({ headers }: Response): string => headers.get("Content-Type") ?? "";

export const isPage = (answer: Response): boolean => PAGE_TYPE.test(typeOf(answer));

/** Returns true if the answer is the end of a redirect to an address of somebody else. */
export const isFromElsewhere = ({ redirected, url }: Response, asked: string): boolean =>
  redirected && new URL(url).origin !== new URL(asked, location.origin).origin;

/** Returns true if an answer in JSON comes from where it was asked for. */
export const isOwnJson = (answer: Response, asked: string): boolean =>
  JSON_TYPE.test(typeOf(answer)) && !OF_NETWORK.has(answer.status) && !isFromElsewhere(answer, asked);

type Fields = Record<string, unknown>;

const isObject = (body: unknown): body is Fields =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** A request as far as it decides what its answer looks like. */
interface Asked {
  address: URL;
  method: string;
  headers: Headers;
}

const isOfTables = ({ address }: Asked): boolean => address.pathname.includes("/rest/v1/");
const isOfFunction = ({ address }: Asked): boolean => address.pathname.includes("/rest/v1/rpc/");

/** Reads, and changes that ask for their rows. */
const asksForRows = ({ method, headers }: Asked): boolean =>
  method === "GET" || (headers.get("Prefer") ?? "").includes("return=representation");

/** PostgREST answers with rows, or one object, as asked, and with columns that were asked for. */
function areOwnRows({ address, headers }: Asked, body: unknown): boolean {
  const isOne = (headers.get("Accept") ?? "").includes("application/vnd.pgrst.object+json");
  const rows = isOne ? [body] : body;
  const columns = (address.searchParams.get("select") ?? "*").split(",");
  const isRow = (row: unknown) =>
    isObject(row) && (columns.includes("*") || columns.some((column) => column in row));
  return Array.isArray(rows) && rows.every(isRow);
}

/**
 * PostgREST reads nothing without a body, and has a status of its own for what it did without one (201, 204). It counts
 * rows in the head of an answer alone.
 */
const mayBeEmpty = (asked: Asked, { ok, status }: Response): boolean =>
  ok && (asked.method === "HEAD" || !(isOfTables(asked) && (asked.method === "GET" || status === OK)));

/** GoTrue's fields, of which each of these answers has one, by the last part of the path. */
const AUTH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  token: ["access_token"],
  signup: ["access_token", "id", "user"],
  // A change of address that awaits the other mailbox has only a message.
  verify: ["access_token", "id", "user", "msg"],
  user: ["id", "user"],
  factors: ["id"],
  challenge: ["id"],
  authorize: ["url"],
};

function isOwnOfAuth({ address }: Asked, body: unknown): boolean {
  const fields = AUTH_FIELDS[address.pathname.split("/").at(-1)!];
  return isObject(body) && (!fields || fields.some((field) => field in body));
}

const REFUSAL_OF_TABLES = ["message"];
const REFUSAL_OF_AUTH = ["msg", "error_code", "error_description"];

function hasOwnShape(asked: Asked, isOk: boolean, body: unknown): boolean {
  if (body === undefined) return false;
  if (!isOk) {
    const fields = isOfTables(asked) ? REFUSAL_OF_TABLES : REFUSAL_OF_AUTH;
    return isObject(body) && fields.some((field) => typeof body[field] === "string");
  }
  if (!isOfTables(asked)) return isOwnOfAuth(asked, body);
  return isOfFunction(asked) || !asksForRows(asked) || areOwnRows(asked, body);
}

/** Somebody else has answered in the server's place. */
export class NotOwnError extends TypeError {}

/** @returns undefined if it is no JSON, or was cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the whole answer of the tables or of sign-in.
 * @returns the same answer, read.
 * @throws as if nothing had answered, unless the answer is the API's own.
 */
export async function readOwn(answer: Response, address: string, init: RequestInit = {}): Promise<Response> {
  const { ok, status, statusText, headers } = answer;
  const asked = {
    address: new URL(address),
    method: init.method ?? "GET",
    headers: new Headers(init.headers),
  };
  const text = await answer.text();
  const isOwn = text
    ? isOwnJson(answer, address) && hasOwnShape(asked, ok, parsed(text))
    : mayBeEmpty(asked, answer) && !isFromElsewhere(answer, address);
  if (!isOwn) throw new NotOwnError(`Not an answer of 4MQ: ${status}`);
  return new Response(text || null, { status, statusText, headers });
}
