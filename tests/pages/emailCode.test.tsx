/** The code in a letter, typed in place of opening its link. */
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeAuthServer, openSite } from "./authServer";
import { ANN, answers, callsTo, refuse, sessionOf } from "./fakeGoTrue";
import { press, toastTitles, type } from "./userActions";

fakeAuthServer();

const FIELD = "Type the code from the e-mail";
const field = () => screen.findByLabelText(FIELD);

async function forget() {
  answers["POST /recover"] = [200, {}];
  openSite("/auth");
  await type("Email", "ann@example.com");
  await press("Forgot password?");
  await press("Send me a link");
  await field();
}

async function join() {
  answers["POST /signup"] = [200, { ...ANN, identities: [] }];
  openSite("/auth");
  await press("Sign Up");
  await type("First Name", "Ann");
  await type("Last Name", "Okafor");
  await type("Email", "ann@example.com");
  await type("Password", "secret12");
  const [submit] = await screen.findAllByRole("button", { name: "Sign Up" });
  submit!.click();
  await field();
}

async function use(code: string) {
  await type(FIELD, code);
  await press("Use this code");
}

describe("a forgotten password", () => {
  it("replaces a forgotten password with the code, however it is spaced, after asking for the new password", async () => {
    await forget();
    answers["POST /verify"] = [200, sessionOf()];
    answers["PUT /user"] = [200, ANN];
    answers["POST /logout"] = [204, {}];
    expect(await field()).toHaveAttribute("inputmode", "numeric");
    expect(await field()).toHaveAttribute("autocomplete", "one-time-code");
    await use("12345");
    expect(await screen.findByRole("alert")).toHaveTextContent("A code has six digits.");
    expect(callsTo("/verify")).toEqual([]);
    await use("Code: 123-٤٥٦");
    await waitFor(() => expect(screen.getByRole("heading", { name: "A new password" })).toHaveFocus());
    expect(callsTo("/verify")).toEqual([
      {
        call: "POST /verify",
        body: {
          email: "ann@example.com",
          token: "123456",
          type: "recovery",
          gotrue_meta_security: {},
        },
      },
    ]);
    await type("New password", "secret13");
    await press("Save my new password");
    expect(await screen.findByText("home")).toBeVisible();
    expect(callsTo("/user")[0]!.body).toMatchObject({ password: "secret13" });
    expect(currentToasts()[0]).toMatchObject({ title: "Your new password is set" });
  });

  it.each(["12345", "1234567", "12345a", "123.4567"])(
    "asks the server nothing about %s, which cannot be a code",
    async (typed) => {
      await forget();
      await use(typed);
      expect(await field()).toBeInvalid();
      expect(callsTo("/verify")).toEqual([]);
    },
  );

  it("reports a wrong, old or used code, keeps it in the field and offers a new e-mail", async () => {
    await forget();
    answers["POST /verify"] = refuse(403, "otp_expired");
    await use("654321");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^That code is wrong, too old or already used\. Check our latest e-mail, or ask for a new one below\.$/,
    );
    expect(await field()).toHaveValue("654321");
    expect(await field()).toBeInvalid();
    expect(screen.getByRole("button", { name: "Send it again" })).toBeInTheDocument();
  });

  it("asks for the second step's code before the new password", async () => {
    await forget();
    const factor = { id: "f1", factor_type: "totp", status: "verified", created_at: "2026-11-02T10:00:00Z" };
    const owner = { ...ANN, factors: [factor] };
    answers["POST /verify"] = [200, sessionOf(owner)];
    answers["GET /user"] = [200, owner];
    await use("123456");
    expect(await screen.findByLabelText("Code from your app")).toBeVisible();
    expect(screen.queryByLabelText("New password")).toBeNull();
  });

  it("asks to wait after many wrong codes", async () => {
    await forget();
    answers["POST /verify"] = refuse(429, "over_request_rate_limit");
    await use("654321");
    expect(await screen.findByRole("alert")).toHaveTextContent("Take a short break, then try again.");
  });

  it("a code that did not arrive can be sent once more", async () => {
    await forget();
    answers["POST /verify"] = refuse(500, "unexpected_failure");
    await use("123456");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "That did not work. Check your connection, then try again.",
    );
    expect(await field()).toHaveValue("123456");
    expect(screen.getByRole("button", { name: "Use this code" })).toBeEnabled();
  });
});

describe("a new account", () => {
  it("confirms a new account with the code and signs its owner in", async () => {
    await join();
    const heading = screen.getByRole("heading", { name: "Check your e-mail" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(toastTitles()).toEqual(["Welcome to 4MQ! 🎉"]);
    expect(
      screen.getByText(
        /^If ann@example\.com is new here, an e-mail is on its way\..* Then sign in instead\.$/,
      ),
    ).toBeVisible();
    answers["POST /verify"] = [200, sessionOf()];
    await use("123456");
    expect(await screen.findByText("home")).toBeVisible();
    expect(callsTo("/verify")[0]!.body).toMatchObject({
      email: "ann@example.com",
      token: "123456",
      type: "signup",
    });
    await vi.waitFor(() => expect(toastTitles()).toContain("Your e-mail address is confirmed"));
    const facts = Object.keys(localStorage).filter((key) => /^4mq_seen_.*_today$/.test(key));
    expect(facts.map((key) => localStorage.getItem(key))).toEqual(['{"days":[]}']);
  });

  it("says for a used code that the account may already be confirmed", async () => {
    await join();
    answers["POST /verify"] = refuse(403, "otp_expired");
    await use("123456");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your address may already be confirmed. Try signing in.",
    );
  });
});

it.each([
  ["/auth/reset-password?token_hash=old&type=recovery", "Send me a link", "recovery"],
  ["/auth/confirm?token_hash=old&type=signup", "Send me a new e-mail", "signup"],
])("accepts the code of a new e-mail after an old link: %s", async (link, send, kind) => {
  answers["POST /verify"] = refuse(403, "otp_expired");
  answers["POST /recover"] = [200, {}];
  answers["POST /resend"] = [200, {}];
  openSite(link);
  await press("Continue");
  await type("Email", "ann@example.com");
  await press(send);
  await field();
  answers["POST /verify"] = [200, sessionOf()];
  await use("123456");
  if (kind === "recovery") expect(await screen.findByLabelText("New password")).toBeVisible();
  else expect(await screen.findByText("home")).toBeVisible();
  expect(callsTo("/verify").at(-1)!.body).toMatchObject({ token: "123456", type: kind });
});
