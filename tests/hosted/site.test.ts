/** The site's own requests (src/backend) against the real auth server, with the tables behind the same address. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { SHARED_SECRET, startGateway } from "./gateway";
import { codeIn, linkIn } from "./mailCatcher";
import { codeFrom, newAddress, PASSWORD } from "./person";
import { readAuthLink } from "@/domain/auth/authLink";

const NEW_PASSWORD = "another good password";
const NO_CAPTCHA = {};

const OWN = { needsOwnSettings: true };

describeHosted(
  "the site on the real auth server",
  () => {
    let server: AuthServer;
    let gateway: Awaited<ReturnType<typeof startGateway>>;
    let kept: Map<string, string>;

    beforeAll(async () => {
      server = await startAuthServer({ sharedSecret: SHARED_SECRET });
      gateway = await startGateway(server);
    });
    afterAll(async () => {
      await gateway.close();
      await server.stop();
    });

    /** A browser that has never been here: nothing is kept, and the modules are new. */
    async function newBrowser() {
      vi.resetModules();
      kept = new Map();
      vi.stubEnv("VITE_SUPABASE_URL", gateway.url);
      // It passes the storage to the new copy of the client's module.
      const { stubBrowser } = await import("#tests/backend/browserStub");
      stubBrowser(
        {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
        server.siteUrl,
      );
      vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", gateway.key);
      const [signIn, letters, account, steps, client, session, supabase] = await Promise.all([
        import("@/backend/auth/signIn"),
        import("@/backend/auth/authEmails"),
        import("@/backend/account/account"),
        import("@/backend/auth/secondStep"),
        import("@/backend/client"),
        import("@/backend/session"),
        import("@/backend/supabase"),
      ]);
      return { ...signIn, ...letters, ...account, ...steps, ...client, ...session, ...supabase };
    }
    type Site = Awaited<ReturnType<typeof newBrowser>>;
    let site: Site;
    beforeEach(async () => (site = await newBrowser()));

    const newest = async (address: string, count: number) =>
      (await server.mail.lettersTo(address, count)).at(-1)!;

    async function openLetter(address: string, count: number) {
      const link = readAuthLink(linkIn(await newest(address, count)).href);
      if (link.kind !== "token") throw new Error(`a link of the kind ${link.kind}`);
      return site.openLink(link);
    }

    async function join() {
      const email = newAddress();
      const form = { email, password: PASSWORD, firstName: "Ann", lastName: "Lee" };
      expect(await site.signUp(form)).toEqual({ outcome: "confirmEmail" });
      expect((await openLetter(email, 1)).outcome).toBe("signedIn");
      return email;
    }

    it("signs up, confirms by the letter, and reads its own profile", async () => {
      await join();
      const { data } = await (await site.getClient()).from("profiles").select("first_name").single();
      expect(data).toEqual({ first_name: "Ann" });
    });

    it("confirms by the code, asks for the letter again, and refuses a wrong password", async () => {
      const email = newAddress();
      await site.signUp({ email, password: PASSWORD, firstName: "Ann", lastName: "Lee" });
      expect(await site.resendConfirmation(email, NO_CAPTCHA)).toEqual({ outcome: "sent" });
      const code = codeIn(await newest(email, 2));
      expect((await site.openWithCode(email, code, "signup")).outcome).toBe("signedIn");
      site = await newBrowser();
      expect(await site.signIn(email, "a wrong password")).toMatchObject({ code: "invalid_credentials" });
      expect(await site.signIn(email, PASSWORD)).toEqual({ outcome: "signedIn" });
    });

    it("chooses a new password by a letter, and signs the other devices out", async () => {
      const email = await join();
      const before = site.storedSession()!;
      site = await newBrowser();
      expect(await site.requestPasswordReset(email, NO_CAPTCHA)).toEqual({ outcome: "sent" });
      await openLetter(email, 2);
      expect(await site.setNewPassword(NEW_PASSWORD, false)).toEqual({ outcome: "set" });
      const { auth } = site.checkingClient();
      expect((await auth.refreshSession(before)).error?.code).toBe("refresh_token_not_found");
    });

    it("changes the password with the present one, and not with another", async () => {
      const email = await join();
      const change = { email, newPassword: NEW_PASSWORD, pass: NO_CAPTCHA };
      expect(await site.changePassword({ ...change, current: "a wrong password" })).toBe("wrongPassword");
      expect(await site.changePassword({ ...change, current: PASSWORD })).toBe("changed");
      expect(await site.changePassword({ ...change, current: NEW_PASSWORD })).toBe("samePassword");
    });

    it("says that the other mailbox is needed for a new address, and changes it after both letters", async () => {
      const email = await join();
      const next = newAddress();
      expect(await site.changeEmail(next)).toBe("waiting");
      expect(await openLetter(next, 1)).toEqual({ outcome: "otherMailbox" });
      expect((await openLetter(email, 2)).outcome).toBe("signedIn");
      const { data } = await (await site.getClient()).auth.getUser();
      expect(data.user?.email).toBe(next);
    });

    it("sets up an app, asks a new session for its code, and removes it", async () => {
      const email = await join();
      const enrolled = await site.enrolApp("Phone");
      if (enrolled.outcome !== "enrolled") throw new Error(JSON.stringify(enrolled));
      expect(await site.verifyCode(enrolled.id, codeFrom(enrolled.secret, Date.now()))).toMatchObject({
        outcome: "verified",
      });
      site = await newBrowser();
      await site.signIn(email, PASSWORD);
      expect(site.needsSecondStep(site.storedSession()!)).toBe(true);
      const code = codeFrom(enrolled.secret, Date.now());
      expect(await site.verifyCode(enrolled.id, code)).toEqual({ outcome: "verified" });
      expect(await site.removeFactor(enrolled.id)).toEqual({ outcome: "removed" });
      expect(site.needsSecondStep(site.storedSession()!)).toBe(false);
    });

    it("downloads the account's data, and ends the account", async () => {
      const email = await join();
      expect(JSON.stringify(await site.exportMyData())).toContain(email);
      expect(await site.deleteAccount(email, "a wrong password", NO_CAPTCHA)).toBe("wrongPassword");
      expect(await site.deleteAccount(email, PASSWORD, NO_CAPTCHA)).toBe("deleted");
      expect(await site.deleteAccount(email, PASSWORD, NO_CAPTCHA)).toBe("deleted");
    });
  },
  OWN,
);
