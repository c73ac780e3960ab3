/** A password that bcrypt would not take, wherever one is chosen; the account page has its own test. */
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeAuthServer, openSite } from "./authServer";
import { ANN, answers, callsTo, sessionOf, storeSession } from "./fakeGoTrue";
import { press, type } from "./userActions";

fakeAuthServer();

const TOO_LONG =
  "Choose a shorter password: at most 72 letters, fewer with emoji, accents or other alphabets.";

async function paste(label: string, password: string) {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.paste(password);
}

it("says at the field of a new account that the password is too long, and sends nothing", async () => {
  answers["POST /signup"] = [200, { ...ANN, identities: [] }];
  openSite("/auth");
  await press("Sign Up");
  await type("First Name", "Ann");
  await type("Last Name", "Okafor");
  await type("Email", "ann@example.com");
  await paste("Password", "ä".repeat(37));
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent(TOO_LONG);
  await userEvent.keyboard("{Enter}");
  expect(callsTo("/signup")).toEqual([]);
  await paste("Password", "ä".repeat(36));
  expect(screen.queryByText(TOO_LONG)).toBeNull();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Check your e-mail");
  expect(callsTo("/signup")).toHaveLength(1);
});

it("measures a password that was filled in without a word, and sends nothing", async () => {
  answers["POST /signup"] = [200, { ...ANN, identities: [] }];
  openSite("/auth");
  await press("Sign Up");
  await type("First Name", "Ann");
  await type("Last Name", "Okafor");
  await type("Email", "ann@example.com");
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  const fillIn = (password: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, password);
  fillIn("a".repeat(81));
  fireEvent.submit(field.form!);
  expect(await screen.findByRole("alert")).toHaveTextContent(TOO_LONG);
  expect(callsTo("/signup")).toEqual([]);
  fillIn("a".repeat(72));
  fireEvent.submit(field.form!);
  await screen.findByText("Check your e-mail");
});

it("says nothing about the length to somebody who signs in", async () => {
  openSite("/auth");
  await paste("Password", "a".repeat(81));
  expect(screen.queryByText(TOO_LONG)).toBeNull();
});

it("says at the field of a forgotten password that the new one is too long, and sends nothing", async () => {
  storeSession(sessionOf());
  answers["POST /verify"] = [200, sessionOf()];
  openSite("/auth/reset-password?token_hash=t1&type=recovery");
  await press("Continue");
  await paste("New password", "😀".repeat(19));
  expect(screen.getByRole("alert")).toHaveTextContent(TOO_LONG);
  await userEvent.keyboard("{Enter}");
  expect(callsTo("/user").filter(({ call }) => call.startsWith("PUT"))).toEqual([]);
});

it("speaks of the password where no address is asked for, if the server refuses it without saying why", async () => {
  storeSession(sessionOf());
  answers["POST /verify"] = [200, sessionOf()];
  answers["PUT /user"] = [400, { code: 400, error_code: "validation_failed", msg: "That is not allowed" }];
  openSite("/auth/reset-password?token_hash=t1&type=recovery");
  await press("Continue");
  await paste("New password", "a new secret 7");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(TOO_LONG);
  expect(screen.getByRole("alert")).not.toHaveTextContent(/address/);
});
