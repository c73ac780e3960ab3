/** Signing up and in on the real auth server (specification part 1, section 7). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { codeIn, linkIn } from "./mailCatcher";
import { askAs, newAddress, newBrowser, newPerson, PASSWORD, tokenIn } from "./person";

describeHosted("the real auth server with e-mail confirmation", () => {
  let server: AuthServer;
  beforeAll(async () => (server = await startAuthServer()));
  afterAll(() => server.stop());

  const signUp = (email: string, data: object = {}) =>
    newBrowser(server).signUp({ email, password: PASSWORD, options: { data } });

  it("gives no session before the address is confirmed, and says why at sign-in", async () => {
    const email = newAddress();
    expect((await signUp(email)).data.session).toBeNull();
    const { error } = await newBrowser(server).signInWithPassword({ email, password: PASSWORD });
    expect(error?.code).toBe("email_not_confirmed");
  });

  it("sends the site's own letter, whose link leads to the site and works in another browser", async () => {
    const email = newAddress();
    await signUp(email);
    const [letter] = await server.mail.lettersTo(email);
    expect(letter!.subject).toBe("Confirm your e-mail address for 4MQ");
    const link = linkIn(letter!);
    expect(link.href).toMatch(new RegExp(`^${server.siteUrl}/auth/confirm\\?token_hash=`));
    const other = newBrowser(server);
    expect((await other.verifyOtp(tokenIn(link))).data.session?.user.email).toBe(email);
    expect((await other.verifyOtp(tokenIn(link))).error?.code).toBe("otp_expired");
  });

  it("takes the letter's six digits instead of the link", async () => {
    const email = newAddress();
    await signUp(email);
    const [letter] = await server.mail.lettersTo(email);
    const { data, error } = await newBrowser(server).verifyOtp({
      email,
      token: codeIn(letter!),
      type: "email",
    });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it("makes the profile as the role that really fires the trigger, with the names from the form", async () => {
    const { id } = await newPerson(server, "Amara");
    expect(await server.sql`select first_name, last_name from profiles where user_id = ${id}`).toEqual([
      { first_name: "Amara", last_name: "Lee" },
    ]);
  });

  it("makes an account for names that cannot be shown, and leaves them out", async () => {
    const email = newAddress();
    const { error } = await signUp(email, { first_name: "\u202E", last_name: 7 });
    expect(error).toBeNull();
    expect(
      await server.sql`select first_name, last_name from profiles join auth.users on id = user_id where email = ${email}`,
    ).toEqual([{ first_name: null, last_name: "7" }]);
  });

  it("does not say whether an address has an account already", async () => {
    const { email } = await newPerson(server);
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
  });

  it("refuses a wrong password and an unknown address with the same words", async () => {
    const { email } = await newPerson(server);
    const attempt = async (address: string) =>
      (await newBrowser(server).signInWithPassword({ email: address, password: "another password" })).error;
    const wrong = await attempt(email);
    expect(wrong?.code).toBe("invalid_credentials");
    expect((await attempt(newAddress()))?.message).toBe(wrong?.message);
  });

  it("refuses a password that is too short", async () => {
    const { error } = await newBrowser(server).signUp({ email: newAddress(), password: "12345" });
    expect(error?.code).toBe("weak_password");
  });

  it("opens the own rows of whoever is signed in, and no other's", async () => {
    const [ann, ben] = [await newPerson(server, "Ann"), await newPerson(server, "Ben")];
    const seen = await askAs(server, ann.session.access_token, "select first_name from profiles");
    expect(seen).toEqual([{ first_name: "Ann" }]);
    const changed = await askAs(
      server,
      ben.session.access_token,
      `update profiles set first_name = 'Eve' where user_id = '${ann.id}' returning 1`,
    );
    expect(changed).toEqual([]);
  });

  it("signs with a key pair whose public half is published", async () => {
    const { session } = await newPerson(server);
    const { keys } = (await (await fetch(`${server.url}/.well-known/jwks.json`)).json()) as {
      keys: object[];
    };
    const header = JSON.parse(Buffer.from(session.access_token.split(".")[0]!, "base64url").toString()) as {
      alg: string;
      kid: string;
    };
    expect(header.alg).toBe("ES256");
    expect(keys).toEqual([expect.objectContaining({ kid: header.kid, kty: "EC" })]);
    expect(keys[0]).not.toHaveProperty("d");
    const browser = newBrowser(server);
    await browser.setSession(session);
    expect((await browser.getClaims()).data?.claims.sub).toBe(session.user.id);
  });
});

describeHosted(
  "the real auth server without e-mail confirmation",
  () => {
    let server: AuthServer;
    beforeAll(
      async () => (server = await startAuthServer({ settings: { GOTRUE_MAILER_AUTOCONFIRM: "true" } })),
    );
    afterAll(() => server.stop());

    it("signs in at once, and makes the profile", async () => {
      const email = newAddress();
      const options = { data: { first_name: "Ann" } };
      const { data } = await newBrowser(server).signUp({ email, password: PASSWORD, options });
      expect(data.session?.user.email).toBe(email);
      expect(await askAs(server, data.session!.access_token, "select first_name from profiles")).toEqual([
        { first_name: "Ann" },
      ]);
    });

    it("says that an address has an account", async () => {
      const email = newAddress();
      await newBrowser(server).signUp({ email, password: PASSWORD });
      const { error } = await newBrowser(server).signUp({ email, password: PASSWORD });
      expect(error?.code).toBe("user_already_exists");
    });
  },
  { needsOwnSettings: true },
);
