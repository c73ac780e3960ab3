/**
 * The database of the site under test, with the rights of a user or of the service role, which
 * bypasses row security and the guards on a user's own rows. It creates states that no user can
 * reach in a minute, such as a streak of six days.
 */
import { readFileSync } from "node:fs";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { headersOf, sessionOf } from "./fixtures";
import { SERVICE_KEY_FILE } from "./playwright.config";

async function serviceKey(): Promise<string> {
  let key = "";
  // The file appears a moment after the site has begun to answer.
  await expect
    .poll(() => {
      try {
        key = readFileSync(SERVICE_KEY_FILE, "utf8");
      } catch {
        key = "";
      }
      return key;
    })
    .not.toBe("");
  return key;
}

type Row = Record<string, unknown>;

interface RestRequest {
  headers: Record<string, string>;
  method: string;
  /** A filter in PostgREST's syntax: `journal_entries?user_id=eq.…`. */
  address: string;
  data?: Row | Row[] | undefined;
}

async function askAs(request: APIRequestContext, { headers, method, address, data }: RestRequest) {
  const answer = await request.fetch(`/rest/v1/${address}`, {
    method,
    headers: { ...headers, prefer: "return=representation" },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Row[];
}

async function requestAsService(
  request: APIRequestContext,
  method: string,
  address: string,
  data?: Row | Row[],
) {
  const key = await serviceKey();
  // The request context poses as a browser, which must not hold this key.
  const headers = { apikey: key, authorization: `Bearer ${key}`, "user-agent": "node" };
  return askAs(request, { headers, method, address, data });
}

/** Uses the rights of the user signed in on the page, as from another device; `address` in PostgREST's syntax. */
export const asUser = async (page: Page, method: string, address: string, data?: Row | Row[]) =>
  askAs(page.request, { headers: await headersOf(page), method, address, data });

/** The stored rows of a table; `filter` in PostgREST's syntax: `user_id=eq.…`. */
export const storedRows = (request: APIRequestContext, table: string, filter: string) =>
  requestAsService(request, "GET", `${table}?${filter}`);

export const insertRows = (request: APIRequestContext, table: string, rows: Row | Row[]) =>
  requestAsService(request, "POST", table, rows);

export const changeRows = (request: APIRequestContext, table: string, filter: string, change: Row) =>
  requestAsService(request, "PATCH", `${table}?${filter}`, change);

/** The user whose session the page holds. */
export const userIdOf = async (page: Page) => (await sessionOf(page))!.user.id;
