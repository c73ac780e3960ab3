/** A user with an account on the measured site. */

import { LOCAL_PUBLISHABLE_KEY as KEY } from "#scripts/backend/backend";

export interface Session {
  access_token: string;
  user: { id: string };
}

interface UserRequest {
  token?: string;
  body?: object;
}

/** Headers of a request to the backend as the user who holds the token. */
export const headersOf = (token: string) => ({
  apikey: token.startsWith("sb_") ? token : KEY,
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

/** Calls the site's backend, anonymously if no token is given. @throws on any answer but 2xx. */
export async function sendRequest(address: string, { token = KEY, body }: UserRequest = {}) {
  const answer = await fetch(address, {
    headers: { ...headersOf(token), prefer: "count=exact" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** @param name the part before the @ of the e-mail address; one account each. */
export async function signUp(site: string, name: string): Promise<Session> {
  const answer = await sendRequest(`${site}/auth/v1/signup`, {
    body: {
      email: `${name}@example.com`,
      password: "a good password",
      data: { first_name: "Amara", last_name: "Okafor" },
    },
  });
  return (await answer.json()) as Session;
}

/** Runs in a page before its own scripts and signs this session in. */
export const signIn = (session: string) => localStorage.setItem("4mq_session", session);
