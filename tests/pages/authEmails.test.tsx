/** Letters, links and other companies' sign-ins, with GoTrue's documented answers. */
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeAuthServer, openSite } from "./authServer";
import {
  ANN,
  answers,
  recordedCalls,
  callsTo,
  sessionStore,
  refuse,
  sessionOf,
  type Answer,
} from "./fakeGoTrue";
import { press, type } from "./userActions";

fakeAuthServer();

async function signIn() {
  openSite("/auth");
  await type("Email", "ann@example.com");
  await type("Password", "secret12");
  await press("Sign In");
}

describe("an account whose e-mail is not confirmed", () => {
  it("offers to send the e-mail again, once a minute", async () => {
    answers["POST /token"] = refuse(400, "email_not_confirmed");
    answers["POST /resend"] = [200, {}];
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent("Your e-mail address is not confirmed yet.");
    expect(currentToasts()[0]).toMatchObject({
      title: "Sign In Error",
      description: "the server says email_not_confirmed",
    });
    await press("I haven’t received an e-mail");
    const again = await screen.findByRole("button", { name: "Send it again" });
    expect(again).toBeEnabled();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => Promise.resolve(again.click()));
    expect(
      await screen.findByText(
        "If it is still needed, a new e-mail is on its way. It can take a few minutes.",
      ),
    ).toBeVisible();
    expect(callsTo("/resend")).toEqual([
      {
        call: `POST /resend?redirect_to=${encodeURIComponent(`${location.origin}/`)}`,
        body: expect.objectContaining({ type: "signup", email: "ann@example.com" }) as object,
      },
    ]);
    expect(again).toBeDisabled();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(again).toBeDisabled();
    act(() => void vi.advanceTimersByTime(2000));
    expect(again).toBeEnabled();
  });

  it("says kindly that the server wants a rest", async () => {
    answers["POST /token"] = refuse(400, "email_not_confirmed");
    answers["POST /resend"] = refuse(429, "over_email_send_rate_limit");
    await signIn();
    await press("I haven’t received an e-mail");
    await press("Send it again");
    expect(await screen.findByRole("alert")).toHaveTextContent("Wait a minute, then try again.");
    expect(screen.getByRole("button", { name: "Send it again" })).toBeDisabled();
  });
});

describe("another company's account", () => {
  it("has a button for another company's account only if the project enables it", async () => {
    answers["GET /settings"] = [
      200,
      {
        external: { google: true, apple: false, email: true, phone: true, anonymous_users: true, new: true },
      },
    ];
    openSite("/auth");
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(screen.getAllByRole("button", { name: /^Continue with/ })).toHaveLength(1);
    expect(recordedCalls.map(({ call }) => call)).toEqual(["GET /settings"]);
  });

  it.each<[string, Answer]>([
    ["cannot say", [500, { msg: "no" }]],
    ["talks nonsense", [200, { external: "yes" }]],
  ])("has no such button if the server %s, and keeps the form", async (_name, answer) => {
    answers["GET /settings"] = answer;
    openSite("/auth");
    await vi.waitFor(() => expect(recordedCalls).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Sign In" })).toBeEnabled();
  });

  it("returns with a code, which signs in and continues to where the visitor was going", async () => {
    sessionStore.set("4mq_session-code-verifier", JSON.stringify("verifier"));
    answers["POST /token"] = [200, sessionOf()];
    openSite("/auth/confirm?code=c0de&next=%2Fchallenge-dashboard");
    expect(await screen.findByText("the journal")).toBeVisible();
    expect(location.search).toBe("");
    expect(callsTo("/token")).toEqual([
      { call: "POST /token?grant_type=pkce", body: { auth_code: "c0de", code_verifier: "verifier" } },
    ]);
  });

  it("a social sign-in that began in another browser is explained", async () => {
    openSite("/auth/confirm?code=c0de");
    expect(await screen.findByRole("alert")).toHaveTextContent("You started in a different browser.");
    expect(callsTo("/token")).toEqual([]);
  });

  it("a refused social sign-in is explained, and leads to no foreign site", async () => {
    openSite("/auth/confirm?error=access_denied&next=//evil.example");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "You did not finish signing in with your other account",
    );
    expect(screen.getByRole("link", { name: "Go to Sign In" })).toHaveAttribute("href", "/auth");
    expect(screen.queryByLabelText("Email")).toBeNull();
  });
});

describe("a link of a letter", () => {
  it("removes the link's token from the address at once, and asks the server nothing before Continue", async () => {
    openSite("/auth/confirm?token_hash=abc&type=signup");
    expect(await screen.findByRole("button", { name: "Continue" })).toBeEnabled();
    expect(location.href).toBe(`${location.origin}/auth/confirm`);
    expect(recordedCalls).toEqual([]);
  });

  it.each([
    ["signup", "Your e-mail address is confirmed"],
    ["email", "Your e-mail address is confirmed"],
    ["email_change", "Your e-mail address has changed"],
    ["magiclink", "Welcome back! 🎯"],
  ])("an e-mailed link of type %s signs in and says: %s", async (kind, title) => {
    answers["POST /verify"] = [200, sessionOf()];
    openSite(`/auth/confirm?token_hash=abc&type=${kind}`);
    await press("Continue");
    expect(await screen.findByText("home")).toBeVisible();
    expect(currentToasts()[0]).toMatchObject({ title });
    expect(callsTo("/verify").map(({ body }) => body)).toEqual([
      { token_hash: "abc", type: kind, gotrue_meta_security: {} },
    ]);
    // A new account has written nothing, so today's strip may lead to the first day.
    const facts = Object.keys(localStorage).filter((key) => /^4mq_seen_.*_today$/.test(key));
    expect(facts.map((key) => localStorage.getItem(key))).toEqual(kind === "signup" ? ['{"days":[]}'] : []);
  });

  it("waits for the other mailbox after a link for a change of address", async () => {
    answers["POST /verify"] = [200, { msg: "Confirmation link accepted.", code: 200 }];
    openSite("/auth/confirm?token_hash=abc&type=email_change");
    await press("Continue");
    expect(
      await screen.findByText(/open the link in the e-mail we sent to your other address/),
    ).toBeVisible();
  });

  it("asks for a password after an invitation's link", async () => {
    answers["POST /verify"] = [200, sessionOf()];
    openSite("/auth/confirm?token_hash=abc&type=invite");
    await press("Continue");
    expect(await screen.findByLabelText("New password")).toHaveAttribute("minlength", "6");
  });

  it("an expired link offers a new e-mail", async () => {
    answers["POST /verify"] = refuse(403, "otp_expired");
    answers["POST /resend"] = [200, {}];
    openSite("/auth/confirm?token_hash=abc&type=signup");
    await press("Continue");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This link is too old or has already been used.",
    );
    await type("Email", "ann@example.com");
    await press("Send me a new e-mail");
    expect(await screen.findByText(/a new e-mail is on its way/)).toBeVisible();
  });

  it("lets a link be pressed again that could not be checked", async () => {
    answers["POST /verify"] = [502, {}];
    openSite("/auth/confirm?token_hash=abc&type=signup");
    await press("Continue");
    expect(await screen.findByRole("button", { name: "Continue" })).toBeEnabled();
    expect(currentToasts()[0]).toMatchObject({ title: "Error" });
    answers["POST /verify"] = refuse(403, "otp_expired");
    await press("Continue");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(currentToasts()).toEqual([]);
    answers["POST /resend"] = [502, {}];
    await type("Email", "ann@example.com");
    await press("Send me a new e-mail");
    await waitFor(() => expect(currentToasts()).toHaveLength(1));
    answers["POST /resend"] = [200, {}];
    await press("Send me a new e-mail");
    expect(await screen.findByText(/a new e-mail is on its way/)).toBeVisible();
    expect(currentToasts()).toEqual([]);
  });
});

describe("a link of a hosted project's own templates, which leads to the home page", () => {
  it("confirms the address with a code, as our own links do", async () => {
    sessionStore.set("4mq_session-code-verifier", JSON.stringify("verifier"));
    answers["POST /token"] = [200, sessionOf()];
    openSite("/auth/confirm?letter&code=c0de");
    expect(await screen.findByText("home")).toBeVisible();
    expect(location.search).toBe("");
    expect(currentToasts()[0]).toMatchObject({ title: "Your e-mail address is confirmed" });
    expect(callsTo("/token").map(({ body }) => body)).toEqual([
      { auth_code: "c0de", code_verifier: "verifier" },
    ]);
  });

  it.each([
    ["with a code for another browser", "?letter&code=c0de", "You started in a different browser."],
    ["that was refused", "?letter&error_code=otp_expired", "This link is too old or has already been used."],
    ["that was refused in the hash", "?letter&#error_code=otp_expired", "This link is too old"],
  ])("explains %s, and offers a new e-mail", async (_, link, why) => {
    answers["POST /resend"] = [200, {}];
    openSite(`/auth/confirm${link}`);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(why);
    expect(alert).toHaveTextContent("Your address may already be confirmed. Try signing in.");
    expect(location.href).toBe(`${location.origin}/auth/confirm`);
    await type("Email", "ann@example.com");
    await press("Send me a new e-mail");
    expect(await screen.findByText(/a new e-mail is on its way/)).toBeVisible();
    expect(callsTo("/token")).toEqual([]);
  });
});

it("a new password whose other sessions could not be ended says so", async () => {
  answers["POST /verify"] = [200, sessionOf()];
  answers["PUT /user"] = [200, ANN];
  answers["POST /logout"] = [500, { msg: "no" }];
  openSite("/auth/reset-password?token_hash=abc&type=recovery");
  await press("Continue");
  await type("New password", " secret 13 ");
  await press("Save my new password");
  expect(await screen.findByText("home")).toBeVisible();
  expect(callsTo("/user")[0]!.body).toMatchObject({ password: " secret 13 " });
  expect(callsTo("/logout").map(({ call }) => call)).toEqual(["POST /logout?scope=others"]);
  // Something is left to do, so it stays.
  expect(currentToasts()[0]).toMatchObject({
    tone: "destructive",
    description: expect.stringMatching(/^We could not sign out your other devices/) as string,
  });
});
