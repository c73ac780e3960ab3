/** The second factor on the real auth server, and the database that refuses a session without it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { askAs, claimsOf, codeFrom, entryOf, newPerson, signInElsewhere, type Browser } from "./person";

const OWN_ENTRIES = "select count(*)::int as count from journal_entries";

describeHosted("the second factor on the real auth server", () => {
  let server: AuthServer;
  beforeAll(async () => (server = await startAuthServer()));
  afterAll(() => server.stop());

  async function enrol(browser: Browser) {
    const { data, error } = await browser.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const { id: factorId, totp } = data;
    const code = codeFrom(totp.secret, Date.now());
    const verified = await browser.mfa.challengeAndVerify({ factorId, code });
    if (verified.error) throw verified.error;
    return { factorId, secret: totp.secret };
  }
  const tokenOf = async (browser: Browser) => (await browser.getSession()).data.session!.access_token;

  it("raises the session to two steps once the app's code is right", async () => {
    const { browser } = await newPerson(server);
    expect(claimsOf(await tokenOf(browser)).aal).toBe("aal1");
    await enrol(browser);
    expect(claimsOf(await tokenOf(browser)).aal).toBe("aal2");
  });

  it("refuses the database to a session that has not given the code, and opens it afterwards", async () => {
    const person = await newPerson(server);
    const { factorId, secret } = await enrol(person.browser);
    await askAs(server, await tokenOf(person.browser), entryOf(person.id));
    const other = await signInElsewhere(server, person);
    const ask = async (query: string) => askAs(server, await tokenOf(other), query);
    expect(await ask(OWN_ENTRIES)).toEqual([{ count: 0 }]);
    await expect(ask(entryOf(person.id))).rejects.toThrow(/row-level security policy/);
    const code = codeFrom(secret, Date.now());
    expect((await other.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    await ask(entryOf(person.id));
    expect(await ask(OWN_ENTRIES)).toEqual([{ count: 2 }]);
  });

  it("refuses a wrong code", async () => {
    const person = await newPerson(server);
    const { factorId } = await enrol(person.browser);
    const other = await signInElsewhere(server, person);
    const { error } = await other.mfa.challengeAndVerify({ factorId, code: "000000" });
    expect(error?.code).toBe("mfa_verification_failed");
  });

  it("removes the factor only from a session that has given the code", async () => {
    const person = await newPerson(server);
    const { factorId } = await enrol(person.browser);
    const other = await signInElsewhere(server, person);
    expect((await other.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
    expect((await person.browser.mfa.unenroll({ factorId })).error).toBeNull();
    await other.refreshSession();
    expect((await askAs(server, await tokenOf(other), "select 1 from profiles")).length).toBe(1);
  });
});
