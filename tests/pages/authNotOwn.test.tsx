/** The pages of the accounts where somebody in between answers: the sign-in page of a Wi-Fi. */
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeAuthServer, openSite } from "./authServer";
import { answers, refuse, sessionOf, WIFI_PAGE } from "./fakeGoTrue";
import { expectLoggedError, press, type } from "./userActions";

fakeAuthServer();
beforeEach(() => {
  for (const path of ["POST /token", "POST /recover", "POST /verify", "POST /resend", "PUT /user"])
    answers[path] = WIFI_PAGE;
});

const SAID = "Something else answered instead of 4MQ. This Wi-Fi may want you to sign in to it first.";

async function expectSaid() {
  expect(await screen.findByRole("alert")).toHaveTextContent(SAID);
  expect(currentToasts()[0]).toMatchObject({
    title: "Error",
    description: "Something went wrong. Please try again.",
  });
}

async function signIn() {
  openSite("/auth");
  await type("Email", "ann@example.com");
  await type("Password", "secret12");
  await press("Sign In");
}

it("says beside the sign-in form that something else answered, besides the specified toast", async () => {
  await signIn();
  await expectSaid();
  answers["POST /token"] = refuse(400, "invalid_credentials");
  await press("Sign In");
  expect(await screen.findByText(/is not right/u)).toBeVisible();
  expect(screen.queryByText(SAID, { exact: false })).toBeNull();
});

it("says beside the sign-in form that nothing answered, as where a Wi-Fi leads to its own page", async () => {
  answers["POST /token"] = () => Promise.reject(new TypeError("Failed to fetch"));
  await signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent("We cannot reach 4MQ. This Wi-Fi may");
  expect(currentToasts()[0]).toMatchObject({ description: "Something went wrong. Please try again." });
  expectLoggedError();
});

it("says it beside the form for a forgotten password", async () => {
  openSite("/auth");
  await press("Forgot password?");
  await type("Email", "ann@example.com");
  await press("Send me a link");
  await expectSaid();
});

it("says it where the confirmation e-mail is asked for again", async () => {
  answers["POST /token"] = refuse(400, "email_not_confirmed");
  await signIn();
  await press("I haven’t received an e-mail");
  await press("Send it again");
  await expectSaid();
});

it("says it beside the field for a code from an e-mail", async () => {
  answers["POST /recover"] = [200, {}];
  openSite("/auth");
  await press("Forgot password?");
  await type("Email", "ann@example.com");
  await press("Send me a link");
  await type("Type the code from the e-mail", "123456");
  await press("Use this code");
  expect(await screen.findByText(SAID, { exact: false })).toBeVisible();
});

it.each(["/auth/confirm?token_hash=t1&type=signup", "/auth/reset-password?token_hash=t1&type=recovery"])(
  "says it above the button of a link, which can be pressed again: %s",
  async (address) => {
    openSite(address);
    await press("Continue");
    await expectSaid();
    expect(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
);

it("says it beside the form for a new password", async () => {
  answers["POST /verify"] = [200, sessionOf()];
  openSite("/auth/reset-password?token_hash=t1&type=recovery");
  await press("Continue");
  await type("New password", "secret123");
  await press("Save my new password");
  await expectSaid();
});
