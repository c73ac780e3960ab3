/** The shapes in which the tables (PostgREST) and the accounts server (GoTrue) answer. Others have shapes of their own. */
import type { Database } from "./database.types";

type Fields = Record<string, unknown>;

const isObject = (body: unknown): body is Fields =>
  typeof body === "object" && body !== null && !Array.isArray(body);
const areRows = (body: unknown, isRow: (row: Fields) => boolean): boolean =>
  Array.isArray(body) && body.every((row) => isObject(row) && isRow(row));

/** A request as far as it decides what its answer looks like. */
interface Asked {
  address: URL;
  method: string;
  headers: Headers;
}

const TABLES = "/rest/v1/";
const FUNCTIONS = `${TABLES}rpc/`;

const isOfTables = ({ address }: Asked): boolean => address.pathname.includes(TABLES);
const isOfFunction = ({ address }: Asked): boolean => address.pathname.includes(FUNCTIONS);
const after = (part: string, { address }: Asked): string => address.pathname.split(part)[1] ?? "";

/** Reads, and changes that ask for their rows. */
const asksForRows = ({ method, headers }: Asked): boolean =>
  method === "GET" || (headers.get("Prefer") ?? "").includes("return=representation");

/** PostgREST answers with rows, or one object, as asked, and with columns that were asked for. */
function areOwnRows({ address, headers }: Asked, body: unknown): boolean {
  const isOne = (headers.get("Accept") ?? "").includes("application/vnd.pgrst.object+json");
  const columns = (address.searchParams.get("select") ?? "*").split(",");
  return areRows(
    isOne ? [body] : body,
    (row) => columns.includes("*") || columns.some((column) => column in row),
  );
}

const areFigures = (body: unknown) => areRows(body, (row) => "total_earning" in row);

type SqlFunction = keyof Database["public"]["Functions"];

/** The answers of the database's functions that the site calls. The others return nothing. */
const RETURNED: Partial<Record<SqlFunction, (body: unknown) => boolean>> = {
  calculate_phase_stats_ksp: areFigures,
  calculate_week_trend_ksp: areFigures,
  calculate_weekly_stats_ksp: areFigures,
  // An account that has gone has no data.
  export_my_data: (body) => body === null || (isObject(body) && "account" in body && "exported_at" in body),
  settle_my_challenges: (body) => typeof body === "number",
};

const returnedBy = (asked: Asked) => RETURNED[after(FUNCTIONS, asked) as SqlFunction];

const CREATED = 201;
const NO_CONTENT = 204;
const UNAUTHORIZED = 401;

/** The accounts server says nothing only after a sign-out. */
const SIGN_OUT = /^logout$/;

/**
 * PostgREST reads nothing without a body, and has statuses of its own for what it did without one. It counts rows in the
 * head of an answer alone.
 */
export function mayBeEmpty(asked: Asked, { ok, status, headers }: Response): boolean {
  if (!isOfTables(asked)) return status === NO_CONTENT && SIGN_OUT.test(after("/auth/v1/", asked));
  if (asked.method === "HEAD") return ok && headers.has("Content-Range");
  if (isOfFunction(asked)) return status === NO_CONTENT && !returnedBy(asked);
  return asked.method !== "GET" && (status === CREATED || status === NO_CONTENT);
}

/** GoTrue's fields, of which each of these answers has one, by the path. */
const AUTH_FIELDS: readonly [path: RegExp, ...fields: string[]][] = [
  [/^token$/, "access_token"],
  [/^signup$/, "access_token", "id", "user"],
  // A change of address that awaits the other mailbox has only a message.
  [/^verify$/, "access_token", "id", "user", "msg"],
  [/^user$/, "id", "user"],
  [/^user\/identities\/authorize$/, "url"],
  [/^factors(\/[^/]+(\/challenge)?)?$/, "id"],
  [/^factors\/[^/]+\/verify$/, "access_token"],
];
/** GoTrue says nothing else of an e-mail that is on its way, or of a sign-in that is no longer linked. */
const FIELD_OF_A_MESSAGE = "message_id";

function isOwnOfAuth(asked: Asked, body: unknown): boolean {
  if (!isObject(body)) return false;
  const path = after("/auth/v1/", asked);
  const [, ...fields] = AUTH_FIELDS.find(([pattern]) => pattern.test(path)) ?? [];
  if (fields.length) return fields.some((field) => field in body);
  return !SIGN_OUT.test(path) && Object.keys(body).every((field) => field === FIELD_OF_A_MESSAGE);
}

const hasText = (body: Fields, ...fields: string[]) =>
  fields.some((field) => typeof body[field] === "string");

/**
 * PostgREST names its refusals by a code; only the gateway before it, which asks for a key, has none. GoTrue does so too
 * (API version 2024-01-01), or writes as it did before that.
 */
function isOwnRefusal(asked: Asked, status: number, body: unknown): boolean {
  if (!isObject(body)) return false;
  if (hasText(body, "code") && hasText(body, "message")) return true;
  if (isOfTables(asked)) return status === UNAUTHORIZED && hasText(body, "message");
  return hasText(body, "msg", "error_code", "error_description");
}

/** @param body undefined if it is no JSON. */
export function hasOwnShape(asked: Asked, status: number, body: unknown): boolean {
  if (status >= 300) return isOwnRefusal(asked, status, body);
  if (!isOfTables(asked)) return isOwnOfAuth(asked, body);
  if (isOfFunction(asked)) return returnedBy(asked)?.(body) ?? false;
  return asksForRows(asked) && areOwnRows(asked, body);
}
