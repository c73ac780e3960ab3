/** Accounts of another company on the real auth server: signing in with one, linking it, and taking it off again. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, SITE_URL, startAuthServer, type AuthServer } from "./authServer";
import { followToSite, startIdentityProvider } from "./identityProvider";
import { newAddress, newBrowser, newPerson, type Browser } from "./person";

const PROVIDER = "keycloak" as const;
const REDIRECT = `${SITE_URL}/challenge-dashboard`;

const OWN = { needsOwnSettings: true };

describeHosted(
  "other companies' accounts on the real auth server",
  () => {
    let server: AuthServer;
    let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
    beforeAll(async () => {
      provider = await startIdentityProvider();
      server = await startAuthServer({
        settings: {
          GOTRUE_EXTERNAL_KEYCLOAK_ENABLED: "true",
          GOTRUE_EXTERNAL_KEYCLOAK_CLIENT_ID: "4mq",
          GOTRUE_EXTERNAL_KEYCLOAK_SECRET: "secret",
          GOTRUE_EXTERNAL_KEYCLOAK_URL: provider.url,
          GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: "true",
        },
      });
    });
    afterAll(async () => {
      await server.stop();
      provider.close();
    });

    const identity = (email: string, email_verified = true) => ({
      sub: `sub-${email}`,
      email,
      email_verified,
      name: "Ada Lee",
    });

    async function finish(browser: Browser, url: string) {
      const arrived = await followToSite(url, SITE_URL);
      const code = arrived.searchParams.get("code");
      return code ? (await browser.exchangeCodeForSession(code)).data.session : arrived;
    }

    async function signIn(email: string, verified = true) {
      provider.signInAs(identity(email, verified));
      const browser = newBrowser(server);
      const options = { redirectTo: REDIRECT, skipBrowserRedirect: true };
      const { data } = await browser.signInWithOAuth({ provider: PROVIDER, options });
      return { browser, end: await finish(browser, data.url!) };
    }

    it("names the provider in the public settings, by which the sign-in page shows its button", async () => {
      const { external } = (await (await fetch(`${server.url}/settings`)).json()) as {
        external: Record<string, boolean>;
      };
      expect(external.keycloak).toBe(true);
    });

    it("makes an account with a profile for a new person, and finds it again", async () => {
      const email = newAddress();
      const first = await signIn(email);
      const id = "user" in first.end! ? first.end.user.id : undefined;
      expect(await server.sql`select 1 from profiles where user_id = ${id!}`).toHaveLength(1);
      const second = await signIn(email);
      expect("user" in second.end! && second.end.user.id).toBe(id);
    });

    it("joins a verified address to the account that has it", async () => {
      const { email, id } = await newPerson(server);
      const { end } = await signIn(email);
      expect("user" in end! && end.user.id).toBe(id);
    });

    it("does not give the account away to an unverified address", async () => {
      const { email, id } = await newPerson(server);
      const { end } = await signIn(email, false);
      expect(end && "user" in end ? end.user.id : "nobody").not.toBe(id);
    });

    it("links an account to the one that is signed in, and takes it off again", async () => {
      const { browser } = await newPerson(server);
      provider.signInAs(identity(newAddress()));
      const { data } = await browser.linkIdentity({
        provider: PROVIDER,
        options: { redirectTo: `${SITE_URL}/account`, skipBrowserRedirect: true },
      });
      await finish(browser, data.url!);
      const identities = async () => (await browser.getUserIdentities()).data!.identities;
      expect((await identities()).map((one) => one.provider).toSorted()).toEqual(["email", PROVIDER]);
      const linked = (await identities()).find((one) => one.provider === PROVIDER)!;
      expect((await browser.unlinkIdentity(linked)).error).toBeNull();
      const last = await identities();
      expect(last.map((one) => one.provider)).toEqual(["email"]);
      expect((await browser.unlinkIdentity(last[0]!)).error?.code).toBe("single_identity_not_deletable");
    });
  },
  OWN,
);
