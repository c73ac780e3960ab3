/** The shapes in which the tables (PostgREST) and the accounts server (GoTrue) answer. Others have shapes of their own. */
import type { Database } from "./database.types";

type Fields = Record<string, unknown>;

const isObject = (body: unknown): body is Fields =>
  typeof body === "object" && body !== null && !Array.isArray(body);
/** A field may be missing or a number, and `String` would make a word of that. */
const isCode = (value: unknown, pattern: RegExp): boolean => typeof value === "string" && pattern.test(value);
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

/** A filter for one value, in PostgREST's words. A change may write the other columns, and only the key stays. */
const EQUAL = /^eq\.(.*)$/s;
const ID_COLUMN = "id";

/** PostgREST answers with rows, or one object, as asked: with each column that was asked for, and the values asked by. */
function areOwnRows({ address, method, headers }: Asked, body: unknown): boolean {
  const isOne = (headers.get("Accept") ?? "").includes("application/vnd.pgrst.object+json");
  // Rows of another table, which come within the row, are named with columns of their own: `votes(id)`.
  const columns = (address.searchParams.get("select") ?? "").replaceAll(/\(.*?\)/g, "").split(",");
  const asked = [...address.searchParams].flatMap(([column, filter]) => {
    const value = EQUAL.exec(filter)?.[1];
    const isAnswered = columns.includes(column) && (method === "GET" || column === ID_COLUMN);
    return isAnswered && value !== undefined ? [[column, value] as const] : [];
  });
  return areRows(
    isOne ? [body] : body,
    (row) =>
      columns.every((column) => column in row) &&
      asked.every(([column, value]) => String(row[column]) === value),
  );
}

const areFigures = (body: unknown) => areRows(body, (row) => "total_earning" in row);

type SqlFunction = keyof Database["public"]["Functions"];

/** The answers of the database's functions that the site calls. The others return nothing. */
const RETURNED: Partial<Record<SqlFunction, (body: unknown) => boolean>> = {
  calculate_phase_stats_ksp: areFigures,
  calculate_week_trend_ksp: areFigures,
  calculate_weekly_stats_ksp: areFigures,
  choose_new_end: (body) => typeof body === "string",
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
  return !asksForRows(asked) && (status === CREATED || status === NO_CONTENT);
}

/** A token is a JWT: three parts in base64url. */
const JWT = /^[\w-]+=*\.[\w-]+=*\.[\w-]+=*$/;

const hasText = (body: Fields, ...fields: string[]) =>
  fields.every((field) => typeof body[field] === "string");

const hasId = (body: Fields): boolean => hasText(body, "id");
/** A user without an e-mail address has an empty one. */
const isUser = (body: unknown): boolean => isObject(body) && hasText(body, "id", "email");
const hasUser = (body: Fields): boolean => isUser(body) || isUser(body.user);

const isSession = ({ access_token, refresh_token, user }: Fields): boolean =>
  isCode(access_token, JWT) && typeof refresh_token === "string" && isObject(user) && hasId(user);

/** GoTrue's answers by the path. */
const OF_AUTH: readonly [path: RegExp, isOwn: (body: Fields) => boolean][] = [
  [/^token$/, isSession],
  [/^signup$/, (body) => isSession(body) || hasUser(body)],
  // A change of address that awaits the other mailbox has only a message.
  [/^verify$/, (body) => isSession(body) || hasUser(body) || hasText(body, "msg")],
  [/^user$/, hasUser],
  [/^user\/identities\/authorize$/, (body) => hasText(body, "url")],
  [/^factors(\/[^/]+(\/challenge)?)?$/, hasId],
  [/^factors\/[^/]+\/verify$/, isSession],
];
/** GoTrue says nothing else of an e-mail that is on its way, or of a sign-in that is no longer linked. */
const FIELD_OF_A_MESSAGE = "message_id";

function isOwnOfAuth(asked: Asked, body: unknown): boolean {
  if (!isObject(body)) return false;
  const path = after("/auth/v1/", asked);
  const [, isOwn] = OF_AUTH.find(([pattern]) => pattern.test(path)) ?? [];
  if (isOwn) return !("access_token" in body && !isSession(body)) && isOwn(body);
  return !SIGN_OUT.test(path) && Object.keys(body).every((field) => field === FIELD_OF_A_MESSAGE);
}

/**
 * PostgreSQL's codes, which always have a digit, PostgREST's, those of our own functions (migration "foundations"), and
 * SUP, which the embedded backend gives an error that it cannot name.
 */
const CODE_OF_TABLES = /^(?=.*\d)[0-9A-Z]{5}$|^PGRST[0-9X]\d\d$|^[a-z]+(?:_[a-z]+)+$|^SUP$/;
const KEYS_OF_TABLES = ["code", "message", "details", "hint"];

/** The gateway before the tables, which asks for a key: in its own words, or with a hint where to find one. */
const OF_GATEWAY = /\bAPI key\b/i;

/** PostgREST's refusal has all its keys. Only the gateway before it has none. */
function isRefusalOfTables(status: number, body: Fields): boolean {
  if (KEYS_OF_TABLES.every((key) => key in body)) return isCode(body.code, CODE_OF_TABLES);
  return (
    status === UNAUTHORIZED &&
    hasText(body, "message") &&
    (hasText(body, "hint") || isCode(body.message, OF_GATEWAY))
  );
}

const AUTH_VERSION = "x-supabase-api-version";
const SNAKE_CASE = /^[a-z]+(?:_[a-z0-9]+)*$/;
/** OAuth's errors (RFC 6749, sections 4.1.2.1 and 5.2), in which GoTrue answered before its own codes. */
const OF_OAUTH =
  /^(?:invalid_(?:request|client|grant|scope)|unauthorized_client|unsupported_(?:grant|response)_type|access_denied|server_error|temporarily_unavailable)$/;

/**
 * GoTrue's refusal repeats the status beside its own code, or tells its version (2024-01-01), or is OAuth's.
 * @returns its code; undefined for the refusal of somebody else.
 */
function codeOfAuth({ status, headers }: Response, body: Fields): string | undefined {
  const { code, error_code, error } = body;
  const inWords = (value: unknown, pattern: RegExp) => (isCode(value, pattern) ? String(value) : undefined);
  if (code === status) return inWords(error_code, SNAKE_CASE);
  if (hasText(body, "code", "message") && headers.has(AUTH_VERSION)) return inWords(code, SNAKE_CASE);
  return hasText(body, "error_description") ? inWords(error, OF_OAUTH) : undefined;
}

const TOO_MANY_REQUESTS = 429;
/** GoTrue's codes for a session that cannot be renewed; after any other refusal, it is as good as before. */
const OF_DEAD_SESSION = new Set([
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_expired",
  "session_not_found",
  "user_banned",
  "user_not_found",
  "validation_failed",
  "invalid_grant",
]);

/** The library ends the session by any refusal of its renewal, and a filter has codes of the same shape. */
const isRenewal = ({ address }: Asked): boolean => address.searchParams.get("grant_type") === "refresh_token";

function isRefusalOfAuth(asked: Asked, answer: Response, body: Fields): boolean {
  const code = codeOfAuth(answer, body);
  if (code === undefined) return false;
  return !isRenewal(asked) || answer.status === TOO_MANY_REQUESTS || OF_DEAD_SESSION.has(code);
}

/** @param body undefined if it is no JSON. */
export function hasOwnShape(asked: Asked, answer: Response, body: unknown): boolean {
  const { status } = answer;
  if (status >= 300)
    return (
      isObject(body) &&
      (isOfTables(asked) ? isRefusalOfTables(status, body) : isRefusalOfAuth(asked, answer, body))
    );
  if (!isOfTables(asked)) return isOwnOfAuth(asked, body);
  if (isOfFunction(asked)) return returnedBy(asked)?.(body) ?? false;
  return asksForRows(asked) && areOwnRows(asked, body);
}
