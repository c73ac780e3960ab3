/** The age band beside the sign-up form: a choice that shows the right sentence and is sent nowhere. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeAuthServer, openSite } from "./authServer";
import { ANN, answers, recordedCalls, callsTo, sessionStore } from "./fakeGoTrue";
import { press, type } from "./userActions";

fakeAuthServer();

const BANDS: [choice: string, sentence: string][] = [
  ["I am 8 to 12", "Ask a grown-up to help, and use their e-mail address."],
  ["I am 13 to 16", "You can use your own e-mail address. Tell a grown-up at home that you are joining."],
  [
    "I am a grown-up",
    "For yourself, use your own e-mail address. For a child under 13, use yours and stay with them.",
  ],
];

async function join() {
  answers["POST /signup"] = [200, { ...ANN, identities: [] }];
  openSite("/auth");
  await press("Sign Up");
  return within(await screen.findByRole("group", { name: "Who is joining?" }));
}

async function signUp() {
  await type("First Name", "Ann");
  await type("Last Name", "Okafor");
  await type("Email", "ann@example.com");
  await type("Password", "secret12");
  await userEvent.click(screen.getAllByRole("button", { name: "Sign Up" })[0]!);
  await screen.findByRole("heading", { name: "Check your e-mail" });
}

const SENT = {
  email: "ann@example.com",
  password: "secret12",
  data: { first_name: "Ann", last_name: "Okafor" },
  code_challenge: expect.any(String) as string,
  code_challenge_method: "s256",
  gotrue_meta_security: {},
};

const stored = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage), ...sessionStore];

it("chooses no age at first, says so, and shows the sentence for the youngest", async () => {
  const group = await join();
  for (const [choice] of BANDS) expect(group.getByRole("radio", { name: choice })).not.toBeChecked();
  expect(group.getByText("You don’t have to say. We don’t keep your answer.")).toBeVisible();
  expect(group.getByRole("status")).toHaveTextContent(
    "Under 13? Ask a grown-up to help, and use their e-mail address.",
  );
  await signUp();
  expect(callsTo("/signup").map(({ body }) => body)).toEqual([SENT]);
});

it.each(BANDS)(
  "shows the sentence for “%s”, and neither sends nor stores the choice",
  async (choice, sentence) => {
    const group = await join();
    const before = { stored: stored(), address: location.href, asked: recordedCalls.length };
    await userEvent.click(group.getByRole("radio", { name: choice }));
    expect(group.getByRole("status")).toHaveTextContent(sentence);
    expect({ stored: stored(), address: location.href, asked: recordedCalls.length }).toEqual(before);
    await signUp();
    expect(callsTo("/signup").map(({ body }) => body)).toEqual([SENT]);
    expect(JSON.stringify([stored(), recordedCalls])).not.toMatch(/age_?band|8 to 12|13 to 16|grown-up/);
  },
);
