/** The real auth server's limits, by the codes that the site's sentences belong to. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeHosted, startAuthServer, type AuthServer } from "./authServer";
import { newAddress, newBrowser, newPerson, PASSWORD } from "./person";

const VERIFICATIONS = 5;

const OWN = { needsOwnSettings: true };

describeHosted(
  "the limits of the real auth server",
  () => {
    let server: AuthServer;
    beforeAll(async () => {
      server = await startAuthServer({
        settings: {
          GOTRUE_SMTP_MAX_FREQUENCY: "60s",
          GOTRUE_RATE_LIMIT_HEADER: "X-Forwarded-For",
          GOTRUE_RATE_LIMIT_VERIFY: String(VERIFICATIONS),
          GOTRUE_RATE_LIMIT_OTP: "30",
        },
      });
    });
    afterAll(() => server.stop());

    it("refuses a second letter to the same address within a minute", async () => {
      const { email } = await newPerson(server);
      const askForPassword = () => newBrowser(server).resetPasswordForEmail(email);
      expect((await askForPassword()).error).toBeNull();
      expect((await askForPassword()).error).toMatchObject({
        status: 429,
        code: "over_email_send_rate_limit",
      });
    });

    it("lets a class of thirty sign up at once from one address, and then asks to wait", async () => {
      const signUpFrom = async (address: string) => {
        const browser = newBrowser(server, { "X-Forwarded-For": address });
        return (await browser.signUp({ email: newAddress(), password: PASSWORD })).error?.code;
      };
      const codes: (string | undefined)[] = [];
      while (codes.length < 60 && !codes.at(-1)) codes.push(await signUpFrom("203.0.113.9"));
      expect(codes.length).toBeGreaterThan(30);
      expect(codes.at(-1)).toBe("over_request_rate_limit");
      expect(await signUpFrom("203.0.113.10")).toBeUndefined();
    });

    it("refuses codes from an address that has tried too many, and takes them from another", async () => {
      const { email } = await newPerson(server);
      const tryFrom = async (address: string) =>
        (
          await newBrowser(server, { "X-Forwarded-For": address }).verifyOtp({
            email,
            token: "000000",
            type: "recovery",
          })
        ).error?.code;
      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < 10 * VERIFICATIONS; tries++) codes.push(await tryFrom("203.0.113.7"));
      expect(codes[0]).toBe("otp_expired");
      expect(codes.at(-1)).toBe("over_request_rate_limit");
      expect(await tryFrom("203.0.113.8")).toBe("otp_expired");
    });
  },
  OWN,
);
