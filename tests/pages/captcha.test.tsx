/** A captcha that the owner has switched on: when it comes, what it says, and that its token goes with each call. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { DeleteForm } from "@/pages/account/DeleteForm";
import { PasswordForm } from "@/pages/account/PasswordForm";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeAuthServer, openSite } from "./authServer";
import { ANN, answers, callsTo, refuse, sessionOf } from "./fakeGoTrue";
import { fakeCaptcha, happens, policies, scripts, solve, widget, widgets } from "./captchaProvider";
import { press, type, USER } from "./userActions";

const SITE_KEY = "0x4AAAAAAAtestSiteKey";
fakeAuthServer();
fakeCaptcha("turnstile", SITE_KEY);

const box = () => screen.findByRole("region", { name: "Checking that you are a person" });
const withToken = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });
const submit = async (name: string) =>
  userEvent.click((await screen.findAllByRole("button", { name })).at(0)!);
/** The widget is on the page, and its first answer is awaited. */
const shown = (count = 1) => waitFor(() => expect(widgets).toHaveLength(count));

/** The form was sent too early: the box has the focus, and the button can be pressed again. */
const toldToFinish = ({ getByRole }: Pick<typeof screen, "getByRole">) =>
  waitFor(() => expect(getByRole("region", { name: "Checking that you are a person" })).toHaveFocus());

async function fillSignIn() {
  openSite("/auth");
  await type("Email", "ann@example.com");
  await type("Password", "secret12");
}

describe("the script of the provider", () => {
  it("loads the provider's script when a field is reached, by the one trusted address", async () => {
    openSite("/auth");
    await screen.findByLabelText("Email");
    expect(scripts).toEqual([]);
    expect(screen.queryByText("Checking that you are a person")).toBeNull();
    await userEvent.click(screen.getByLabelText("Email"));
    await shown();
    expect(scripts).toEqual([
      {
        src: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=on4mqCaptchaReady",
        trusted: true,
      },
    ]);
    expect(policies).toEqual(["4mq"]);
    expect(widget().options).toMatchObject({ sitekey: SITE_KEY, language: "en", theme: "light" });
    expect(await box()).toHaveTextContent(
      "Cloudflare sees your internet address and some details of your browser and this page, but nothing you type. Privacy",
    );
  });

  it("does not load it for a button, which would move from under the pointer", async () => {
    await fillSignIn();
    await shown();
    await press("Forgot password?");
    await press("Back to Sign In");
    await press("Show password");
    expect(screen.queryByText("Checking that you are a person")).toBeNull();
    expect(widgets).toHaveLength(1);
  });

  it("loads the script once, however many forms show the check", async () => {
    await fillSignIn();
    await shown();
    await press("Forgot password?");
    await userEvent.click(await screen.findByLabelText("Email"));
    await shown(2);
    expect(widgets.map(({ removed }) => removed)).toEqual([true, false]);
    expect(scripts).toEqual([]);
  });
});

describe("its token goes with", () => {
  it("sends the token with a sign-in", async () => {
    await fillSignIn();
    await shown();
    await solve("t-in");
    answers["POST /token"] = [200, sessionOf()];
    await submit("Sign In");
    expect(await screen.findByText("home")).toBeVisible();
    expect(callsTo("/token")).toEqual([
      {
        call: "POST /token?grant_type=password",
        body: { email: "ann@example.com", password: "secret12", ...withToken("t-in") },
      },
    ]);
  });

  it("sends the token with a sign-up", async () => {
    answers["POST /signup"] = [200, { ...ANN, identities: [] }];
    openSite("/auth");
    await press("Sign Up");
    await type("First Name", "Ann");
    await type("Last Name", "Okafor");
    await type("Email", "ann@example.com");
    await type("Password", "secret12");
    await shown();
    await solve("t-up");
    await submit("Sign Up");
    await screen.findByRole("heading", { name: "Check your e-mail" });
    expect(callsTo("/signup")[0]!.body).toEqual({
      email: "ann@example.com",
      password: "secret12",
      data: { first_name: "Ann", last_name: "Okafor" },
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "s256",
      ...withToken("t-up"),
    });
  });

  it("sends the token with the request for an e-mail about a forgotten password", async () => {
    answers["POST /recover"] = [200, {}];
    openSite("/auth");
    await press("Forgot password?");
    await type("Email", "ann@example.com");
    await shown();
    await solve("t-forgot");
    await press("Send me a link");
    await screen.findByText(/an e-mail with a link is on its way/);
    expect(callsTo("/recover")[0]!.body).toEqual({
      email: "ann@example.com",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "s256",
      ...withToken("t-forgot"),
    });
  });

  it("sends the token with the request for another confirmation, where the check loads with the button", async () => {
    answers["POST /token"] = refuse(400, "email_not_confirmed");
    answers["POST /resend"] = [200, {}];
    await fillSignIn();
    await shown();
    await solve("t-in");
    await submit("Sign In");
    await press("I haven’t received an e-mail");
    await screen.findByRole("heading", { name: "Check your e-mail" });
    expect(widgets).toHaveLength(1);
    await press("Send it again");
    await shown(2);
    // In doubt the widget asks the person: nothing is sent, and the button waits for them.
    await happens("before-interactive-callback");
    await waitFor(() => expect(screen.getByRole("button", { name: "Send it again" })).toBeEnabled());
    expect(callsTo("/resend")).toEqual([]);
    await solve("t-again");
    await press("Send it again");
    expect(
      await screen.findByText(
        "If it is still needed, a new e-mail is on its way. It can take a few minutes.",
      ),
    ).toBeVisible();
    expect(callsTo("/resend")[0]!.body).toEqual({
      email: "ann@example.com",
      type: "signup",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "s256",
      ...withToken("t-again"),
    });
    expect(widget().resets).toBe(1);
  });

  it("sends the token with the password before it is changed and before the account is deleted", async () => {
    answers["POST /token"] = refuse(400, "captcha_failed");
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <section aria-label="change">
            <PasswordForm email="ann@example.com" />
          </section>
          <section aria-label="delete">
            <DeleteForm user={USER} />
          </section>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const change = within(screen.getByRole("region", { name: "change" }));
    await userEvent.type(change.getByLabelText("Current password"), "secret12");
    await userEvent.type(change.getByLabelText("New password"), "secret13");
    await shown();
    await happens("before-interactive-callback");
    await userEvent.click(change.getByRole("button", { name: "Change password" }));
    await toldToFinish(change);
    expect(callsTo("/token")).toEqual([]);
    await solve("t-change");
    await userEvent.click(change.getByRole("button", { name: "Change password" }));
    expect(
      await change.findByText("We could not check that you are a person. Please try again."),
    ).toBeVisible();
    expect(widget().resets).toBe(1);

    const end = within(screen.getByRole("region", { name: "delete" }));
    await userEvent.type(end.getByLabelText(/DELETE/), "DELETE");
    await userEvent.type(end.getByLabelText(/password/i, { selector: "input" }), "secret12");
    await shown(2);
    await happens("before-interactive-callback");
    await userEvent.click(end.getByRole("button", { name: /^Delete/ }));
    await toldToFinish(end);
    expect(callsTo("/token")).toHaveLength(1);
    await solve("t-delete");
    await userEvent.click(end.getByRole("button", { name: /^Delete/ }));
    expect(await end.findByText("We could not check that you are a person. Please try again.")).toBeVisible();
    expect(callsTo("/token").map(({ body }) => body)).toEqual([
      { email: "ann@example.com", password: "secret12", ...withToken("t-change") },
      { email: "ann@example.com", password: "secret12", ...withToken("t-delete") },
    ]);
    // The library counts the clients that only ask about a password.
    vi.mocked(console.warn).mockClear();
  });
});

it("waits with the form while the check works by itself", async () => {
  answers["POST /token"] = [200, sessionOf()];
  await fillSignIn();
  await submit("Sign In");
  expect(await screen.findByRole("button", { name: "Processing..." })).toBeDisabled();
  await shown();
  expect(callsTo("/token")).toEqual([]);
  await solve("t-late");
  expect(await screen.findByText("home")).toBeVisible();
  expect(callsTo("/token")[0]!.body).toMatchObject(withToken("t-late"));
});

it("asks for a new token after a refusal, because a token is valid once", async () => {
  answers["POST /token"] = refuse(400, "invalid_credentials");
  await fillSignIn();
  await shown();
  await solve("t-1");
  expect(within(await box()).getByRole("status")).toHaveTextContent("Done. You can carry on.");
  await submit("Sign In");
  await screen.findByText(/The e-mail address or the password is not right\./);
  expect(widget().resets).toBe(1);
  expect(within(await box()).getByRole("status")).toHaveTextContent("One moment. The check is running.");
  await solve("t-2");
  await submit("Sign In");
  await waitFor(() => expect(callsTo("/token")).toHaveLength(2));
  expect(callsTo("/token").map(({ body }) => body)).toEqual([
    expect.objectContaining(withToken("t-1")),
    expect.objectContaining(withToken("t-2")),
  ]);
});

it("treats the token of a call that never arrived as used", async () => {
  answers["POST /token"] = [502, {}];
  await fillSignIn();
  await shown();
  await solve("t-1");
  await submit("Sign In");
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: "Error" }));
  expect(widget().resets).toBe(1);
});

it("says that the check waits for the person, and sends nothing before", async () => {
  await fillSignIn();
  await shown();
  await happens("before-interactive-callback");
  await submit("Sign In");
  expect(await box()).toHaveFocus();
  expect(within(await box()).getByRole("status")).toHaveTextContent(
    "Please do what the box asks you to. Then press the button below.",
  );
  expect(screen.getByLabelText("Password")).toHaveValue("secret12");
  expect(callsTo("/token")).toEqual([]);
  expect(widget().resets).toBe(0);
});

it.each([
  ["expired-callback", "The check took too long. Everything you typed is still here."],
  ["timeout-callback", "The check took too long. Everything you typed is still here."],
  ["error-callback", "The check is not working. Try again later, or ask a grown-up."],
  ["unsupported-callback", "The check is not working. Try again later, or ask a grown-up."],
] as const)("explains its %s, and starts again on request", async (callback, words) => {
  answers["POST /token"] = [200, sessionOf()];
  await fillSignIn();
  await shown();
  await solve("t-old");
  await happens(callback);
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  await submit("Sign In");
  expect(await box()).toHaveFocus();
  expect(callsTo("/token")).toEqual([]);
  await press("Try again");
  await shown(2);
  expect(await box()).toHaveFocus();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Email")).toHaveValue("ann@example.com");
  await solve("t-new");
  await submit("Sign In");
  expect(await screen.findByText("home")).toBeVisible();
  expect(callsTo("/token")[0]!.body).toMatchObject(withToken("t-new"));
});

it("has the site's colours, and follows a change of theme", async () => {
  document.documentElement.dataset.theme = "dark";
  await fillSignIn();
  await shown();
  expect(widget().options.theme).toBe("dark");
  document.documentElement.dataset.theme = "light";
  await shown(2);
  expect(widgets.map(({ removed, options }) => [removed, options.theme])).toEqual([
    [true, "dark"],
    [false, "light"],
  ]);
  delete document.documentElement.dataset.theme;
});

it("shows nothing and sends no token if no check is enabled", async () => {
  vi.stubEnv("VITE_CAPTCHA_PROVIDER", "");
  answers["POST /token"] = refuse(400, "invalid_credentials");
  await fillSignIn();
  await submit("Sign In");
  await screen.findByText(/The e-mail address or the password is not right\./);
  expect(screen.queryByText("Checking that you are a person")).toBeNull();
  expect([scripts, widgets]).toEqual([[], []]);
  expect(callsTo("/token")[0]!.body).toEqual({
    email: "ann@example.com",
    password: "secret12",
    gotrue_meta_security: {},
  });
});
