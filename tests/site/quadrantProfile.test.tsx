/** A result of Find Your Quadrant and the profile that it is saved in (specification part 2, sections 4, 7 and 9). */
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answeredWith, interceptRequests, requestsTo } from "./network";
import {
  asUser,
  expectLogged,
  keepSession,
  newAccount,
  newEmail,
  open,
  PASSWORD,
  signUp,
  type Session,
} from "./site";

/** Index of the answer to each scene. Earning 2+2+2+2+2, spending -2-2-1-2-2. */
const MONEY_MASTER = [1, 3, 1, 0, 2];
/** -2-2-2-1-2 and -2-2-2-2-2. */
const CAREFUL_KEEPER = [3, 1, 0, 3, 0];
const SAVED = "We have saved your result to your profile, in place of any earlier one.";
const PATH = "/find-your-quadrant";

const main = () => within(screen.getByRole("main"));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** A browser unmounts nothing, and so clears nothing of its answers. */
function reload() {
  const answers = localStorage.getItem("4mq_quadrant")!;
  cleanup();
  localStorage.setItem("4mq_quadrant", answers);
  open(PATH);
}

async function answerAll(answers: readonly number[]) {
  for (const [index, answer] of answers.entries()) {
    await screen.findByText(`Scene ${index + 1} of 5`);
    await userEvent.click(main().getAllByRole("radio")[answer]!);
    await userEvent.click(main().getByRole("button", { name: /^(Next|See My Result)$/ }));
  }
}

/** The profile, as its owner reads it. */
const storedProfile = (session: Session) =>
  asUser(session, "GET", "profiles?select=earning_score,spending_score,current_quadrant");
const profile = (earning_score: number | null, spending_score: number | null, quadrant: string | null) => [
  { earning_score, spending_score, current_quadrant: quadrant },
];

it("saves a signed-in visitor's result once, saves the next one, and shows neither to the next visitor", async () => {
  const session = await signUp();
  open(PATH);
  await answerAll(MONEY_MASTER);
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(requestsTo("PATCH profiles").map(({ body }) => JSON.parse(body!) as unknown)).toEqual([
    { earning_score: 100, spending_score: 0 },
  ]);
  expect(await storedProfile(session)).toEqual(profile(100, 0, "QII"));
  reload();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(requestsTo("PATCH profiles")).toHaveLength(1);

  await press("Retake Assessment");
  await answerAll(CAREFUL_KEEPER);
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedProfile(session)).toEqual(profile(0, 0, "QIII"));

  // Siblings share computers.
  await press("Sign Out");
  expect(await screen.findByText("Scene 1 of 5")).toBeVisible();
  for (const option of main().getAllByRole("radio")) expect(option).not.toBeChecked();
});

it("keeps a result for a visitor who signs in by the link beside it", async () => {
  const email = newEmail();
  const session = await newAccount({ email });
  open(PATH);
  await answerAll(CAREFUL_KEEPER);
  await userEvent.click(await main().findByRole("link", { name: "sign in or sign up" }));
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
  await userEvent.click(main().getAllByRole("button", { name: "Sign In" })[0]!);
  const choice = await screen.findByRole("checkbox", {
    name: /^Your place on the money map: Careful Keeper/,
  });
  expect(choice).not.toBeChecked();
  expect(await storedProfile(session)).toEqual(profile(null, null, null));
  await userEvent.click(choice);
  await press("Keep what I ticked");
  expect(await screen.findByRole("heading", { name: "Today you chose like a Careful Keeper" })).toBeVisible();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedProfile(session)).toEqual(profile(0, 0, "QIII"));
});

it("keeps a result from before signing in only when its visitor says so", async () => {
  open(PATH);
  await answerAll(CAREFUL_KEEPER);
  const session = await newAccount();
  keepSession(session);
  open(PATH);
  expect(await screen.findByText("This result is not in your profile.", { exact: false })).toBeVisible();
  expect(await storedProfile(session)).toEqual(profile(null, null, null));
  await press("Save it");
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await storedProfile(session)).toEqual(profile(0, 0, "QIII"));
});

it("says in a quiet line that a result could not be saved, shows it, and saves it at the next try", async () => {
  const session = await signUp();
  const end = interceptRequests(
    "PATCH profiles",
    answeredWith(500, { code: "XX000", message: "No", details: null, hint: null }),
  );
  open(PATH);
  await answerAll(MONEY_MASTER);
  expect(
    await screen.findByText("We could not save your result to your profile. It is still on this device.", {
      exact: false,
    }),
  ).toBeVisible();
  expect(screen.getByRole("heading", { name: "Today you chose like a Money Master" })).toBeVisible();
  expect(await storedProfile(session)).toEqual(profile(null, null, null));
  expectLogged(/No/);
  end();
  await press("Try again");
  expect(await screen.findByText(SAVED)).toBeVisible();
  await waitFor(async () => expect(await storedProfile(session)).toEqual(profile(100, 0, "QII")));
});
