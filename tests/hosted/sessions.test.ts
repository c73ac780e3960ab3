/** Sessions on the real auth server: renewing, reuse of an old token, signing out here and elsewhere. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { askAs, newBrowser, newPerson, signInElsewhere } from "./person";

const OWN = { needsOwnSettings: true };

describeHosted(
  "sessions on the real auth server",
  () => {
    let server: AuthServer;
    beforeAll(async () => {
      server = await startAuthServer({ settings: { GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "0" } });
    });
    afterAll(() => server.stop());

    const refresh = (refresh_token: string) => newBrowser(server).refreshSession({ refresh_token });

    it("gives a new pair of tokens for the old one", async () => {
      const { session } = await newPerson(server);
      const { data } = await refresh(session.refresh_token);
      expect(data.session!.user.id).toBe(session.user.id);
      expect(data.session!.refresh_token).not.toBe(session.refresh_token);
    });

    it("ends the session if an old token is used again, also for the newest", async () => {
      const { session } = await newPerson(server);
      const second = (await refresh(session.refresh_token)).data.session!;
      const third = (await refresh(second.refresh_token)).data.session!;
      expect((await refresh(session.refresh_token)).error?.code).toBe("refresh_token_already_used");
      expect((await refresh(third.refresh_token)).error?.code).toBe("refresh_token_already_used");
    });

    it("signs out this device and leaves the other", async () => {
      const person = await newPerson(server);
      const other = await signInElsewhere(server, person);
      await person.browser.signOut({ scope: "local" });
      expect((await refresh(person.session.refresh_token)).error).not.toBeNull();
      expect((await other.refreshSession()).error).toBeNull();
    });

    it("signs out the other devices and leaves this one", async () => {
      const person = await newPerson(server);
      const other = await signInElsewhere(server, person);
      await person.browser.signOut({ scope: "others" });
      expect((await other.refreshSession()).error).not.toBeNull();
      expect((await person.browser.refreshSession()).error).toBeNull();
    });

    it("refuses, at the auth server, the token of a session that was signed out everywhere", async () => {
      const person = await newPerson(server);
      const other = await signInElsewhere(server, person);
      const token = (await other.getSession()).data.session!.access_token;
      expect(await askAs(server, token, "select 1 from profiles")).toHaveLength(1);
      await person.browser.signOut({ scope: "global" });
      const answer = await fetch(`${server.url}/user`, { headers: { Authorization: `Bearer ${token}` } });
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ error_code: "session_not_found" }),
      ]);
    });
  },
  OWN,
);
