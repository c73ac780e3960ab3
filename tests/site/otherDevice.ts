/** Another device of the same person, and the inbox that is read there. */
import { expect } from "vitest";
import { askBackend } from "./network";
import { PASSWORD, type Session } from "./site";

const askAuth = (address: string, data: object) =>
  askBackend("POST", `/auth/v1/${address}`, { headers: { apikey: "sb_publishable_local" }, data });

/** Opens the account with this password elsewhere. */
export async function signInElsewhere(email: string, password = PASSWORD): Promise<Session> {
  const answer = await askAuth("token?grant_type=password", { email, password });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Session;
}

export const opensWith = async (email: string, password: string): Promise<boolean> =>
  (await askAuth("token?grant_type=password", { email, password })).ok;

/** Its token runs out, as it does within the hour, and the device asks for a new one. */
export const isStillSignedIn = async ({ refresh_token }: Session): Promise<boolean> =>
  (await askAuth("token?grant_type=refresh_token", { refresh_token })).ok;

export const verify = (data: object): Promise<Response> => askAuth("verify", data);

/** The newest first. */
export async function mailsTo(address: string): Promise<{ subject: string; html: string }[]> {
  const answer = await askBackend("GET", `/_mail?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as { subject: string; html: string }[];
}

export async function deleteAccountElsewhere({ access_token }: Session) {
  const headers = { apikey: "sb_publishable_local", authorization: `Bearer ${access_token}` };
  const { status } = await askBackend("POST", "/rest/v1/rpc/delete_my_account", { headers, data: {} });
  expect(status).toBe(204);
}

export async function signOutFromElsewhere({ access_token }: Session, scope: "others" | "global") {
  const headers = { apikey: "sb_publishable_local", authorization: `Bearer ${access_token}` };
  const { ok } = await askBackend("POST", `/auth/v1/logout?scope=${scope}`, { headers });
  expect(ok).toBe(true);
}
