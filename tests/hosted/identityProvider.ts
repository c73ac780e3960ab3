/** A small OpenID Connect provider at the addresses of Keycloak, which the auth server lets a project choose itself. */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

export interface Identity {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export async function startIdentityProvider() {
  let next: Identity | undefined;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://provider");
    const endpoint = pathname.split("/").at(-1);
    if (endpoint === "auth") {
      const back = new URL(searchParams.get("redirect_uri")!);
      back.searchParams.set("code", "a-code");
      back.searchParams.set("state", searchParams.get("state")!);
      return response.writeHead(302, { Location: back.href }).end();
    }
    response.setHeader("Content-Type", "application/json");
    if (endpoint === "token")
      return response.end(JSON.stringify({ access_token: "a-token", token_type: "bearer", expires_in: 60 }));
    if (endpoint === "userinfo") return response.end(JSON.stringify(next));
    response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Decides who signs in next. */
    signInAs: (identity: Identity) => (next = identity),
    close: () => server.close(),
  };
}

/** Follows the redirects of a sign-in as a browser does. @returns the address on the site where it ends. */
export async function followToSite(start: string, siteUrl: string): Promise<URL> {
  let address = start;
  while (!address.startsWith(siteUrl)) {
    const answer = await fetch(address, { redirect: "manual" });
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${answer.status}: ${await answer.text()} from ${address}`);
    address = new URL(location, address).href;
  }
  return new URL(address);
}
