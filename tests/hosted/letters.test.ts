/** Letters of the real auth server: a new password, a link to sign in, another address. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { codeIn, linkIn } from "./mailCatcher";
import { newAddress, newBrowser, newPerson, signInElsewhere, tokenIn, type Person } from "./person";

const NEW_PASSWORD = "another good password";

describeHosted("letters of the real auth server", () => {
  let server: AuthServer;
  beforeAll(async () => (server = await startAuthServer()));
  afterAll(() => server.stop());

  const newestLetter = async (address: string, count: number) =>
    (await server.mail.lettersTo(address, count)).at(-1)!;

  async function askForPassword({ email }: Person) {
    await newBrowser(server).resetPasswordForEmail(email, {
      redirectTo: `${server.siteUrl}/auth/reset-password`,
    });
    return newestLetter(email, 2);
  }

  it("lets somebody choose a new password by the link, in any browser, and once", async () => {
    const person = await newPerson(server);
    const letter = await askForPassword(person);
    const link = linkIn(letter);
    expect(link.href).toMatch(new RegExp(`^${server.siteUrl}/auth/reset-password\\?token_hash=`));
    const browser = newBrowser(server);
    expect((await browser.verifyOtp(tokenIn(link))).error).toBeNull();
    expect((await browser.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    const { error } = await newBrowser(server).signInWithPassword({
      email: person.email,
      password: NEW_PASSWORD,
    });
    expect(error).toBeNull();
    expect((await newBrowser(server).verifyOtp(tokenIn(link))).error?.code).toBe("otp_expired");
  });

  it("takes the six digits instead, and refuses others", async () => {
    const person = await newPerson(server);
    const token = codeIn(await askForPassword(person));
    const verify = (code: string) =>
      newBrowser(server).verifyOtp({ email: person.email, token: code, type: "recovery" });
    expect((await verify(token === "000000" ? "000001" : "000000")).error?.code).toBe("otp_expired");
    expect((await verify(token)).error).toBeNull();
  });

  it("answers alike whether an address has an account", async () => {
    const { email } = await newPerson(server);
    const answers = [email, newAddress()].map((address) => newBrowser(server).resetPasswordForEmail(address));
    const [known, unknown] = await Promise.all(answers);
    expect(unknown).toEqual(known);
    expect(known!.error).toBeNull();
  });

  it("signs in by a link, and makes no account for an unknown address", async () => {
    const { email, id } = await newPerson(server);
    const options = { shouldCreateUser: false };
    await newBrowser(server).signInWithOtp({ email, options });
    const { data } = await newBrowser(server).verifyOtp(tokenIn(linkIn(await newestLetter(email, 2))));
    expect(data.user?.id).toBe(id);
    const stranger = newAddress();
    const { error } = await newBrowser(server).signInWithOtp({ email: stranger, options });
    expect(error?.code).toBe("otp_disabled");
    expect(await server.sql`select from auth.users where email = ${stranger}`).toHaveLength(0);
  });

  it("changes the address only after both letters", async () => {
    const person = await newPerson(server);
    const next = newAddress();
    const { data } = await person.browser.updateUser({ email: next });
    expect(data.user?.new_email).toBe(next);
    const letters = [await newestLetter(next, 1), await newestLetter(person.email, 2)];
    for (const letter of letters)
      expect(linkIn(letter).href).toMatch(
        new RegExp(`^${server.siteUrl}/auth/confirm\\?token_hash=.*type=email_change`),
      );
    expect((await newBrowser(server).verifyOtp(tokenIn(linkIn(letters[0]!)))).error).toBeNull();
    const addressNow = async () =>
      (await server.sql`select email from auth.users where id = ${person.id}`)[0]!.email as string;
    expect(await addressNow()).toBe(person.email);
    expect((await newBrowser(server).verifyOtp(tokenIn(linkIn(letters[1]!)))).error).toBeNull();
    expect(await addressNow()).toBe(next);
  });

  it("refuses an address that another account has", async () => {
    const [ann, ben] = [await newPerson(server), await newPerson(server)];
    expect((await ann.browser.updateUser({ email: ben.email })).error?.code).toBe("email_exists");
  });

  it("asks for a fresh sign-in before a password is changed in a session of yesterday", async () => {
    const person = await newPerson(server);
    await server.sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${person.id}`;
    const { error } = await person.browser.updateUser({ password: NEW_PASSWORD });
    expect(error?.code).toBe("reauthentication_needed");
    const fresh = await signInElsewhere(server, person);
    expect((await fresh.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });
});
