/** A goal that was made without an account becomes a challenge of the account only where its owner ticks it. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { addDays, dayOf, fullDayName } from "@/domain/calendar";
import { latestGoalEnd, saturdaysFor } from "@/domain/community/savingPlan";
import { answeredWith, goOffline, interceptRequests, requestsTo } from "./network";
import { asUser, expectLogged, keepSession, loadPages, newAccount, open, rowsOf, type Session } from "./site";

loadPages("/", "/keep", "/community");

const TODAY = dayOf(new Date());
const GOAL = { title: "Headphones", picture: "headphones", price: 2900, week: 375, saved: 750, put: null };
const END = saturdaysFor(2150, 375, TODAY)!.last;
const keepOnDevice = (change: object = {}) =>
  localStorage.setItem("4mq_goal", JSON.stringify({ ...GOAL, ...change }));
const onDevice = () => localStorage.getItem("4mq_goal");

const main = () => within(screen.getByRole("main"));
const box = () => main().findByRole("checkbox", { name: /^Your savings goal/ });
const press = async (name: string | RegExp) => userEvent.click(await main().findByRole("button", { name }));
const home = () => screen.findByRole("heading", { name: "Empowering Kids with Financial Literacy" });

async function openKeep(session: Session) {
  keepSession(session);
  open("/keep");
  return box();
}
const goalsOf = async (session: Session) =>
  (await rowsOf("community_challenges", session)).map(
    ({ title, picture, target_value, current_progress, end_date, status, is_deleted }) => ({
      title,
      picture,
      target: target_value,
      saved: current_progress,
      end: end_date,
      status: is_deleted ? "put away" : status,
    }),
  );
const TAKEN = {
  title: "Headphones",
  picture: "headphones",
  target: 29,
  saved: 7.5,
  end: END,
  status: "active",
};

it("becomes a challenge, figure for figure, if it is ticked, and leaves this device", async () => {
  keepOnDevice();
  const session = await newAccount();
  const tick = await openKeep(session);
  expect(tick).not.toBeChecked();
  expect(tick).toHaveAccessibleName("Your savings goal: Headphones, £29.00");
  expect(tick).toHaveAccessibleDescription(
    `It becomes a savings challenge until ${fullDayName(END)}. Its card shows the same figures with a $ sign.`,
  );
  await userEvent.click(tick);
  const button = await main().findByRole("button", { name: "Keep what I ticked" });
  await userEvent.dblClick(button);
  expect(await home()).toBeVisible();
  expect(await goalsOf(session)).toEqual([TAKEN]);
  expect(requestsTo("POST community_challenges").map(({ body }) => JSON.parse(body!) as unknown)).toEqual([
    { user_id: session.user.id, challenge_type: "savings_goal", target_value: 29, end_date: END },
  ]);
  expect(onDevice()).toBeNull();
});

it("stays where it is without a tick", async () => {
  keepOnDevice();
  const session = await newAccount();
  await openKeep(session);
  await press("Not now");
  expect(await home()).toBeVisible();
  expect(await goalsOf(session)).toEqual([]);
  expect(onDevice()).toContain("Headphones");
});

it("takes the place of an active goal only where the child, who is told so, ticks it", async () => {
  keepOnDevice();
  const session = await newAccount();
  const bike = { challenge_type: "savings_goal", target_value: 80, end_date: addDays(TODAY, 30) };
  await asUser(session, "POST", "community_challenges", { ...bike, user_id: session.user.id });
  await asUser(session, "PATCH", `community_challenges?user_id=eq.${session.user.id}`, { title: "Bike" });
  const tick = await openKeep(session);
  expect(tick).toHaveAccessibleDescription(/With a tick, “\u2068Bike\u2069” is put away for good\./u);
  expect(await goalsOf(session)).toMatchObject([{ title: "Bike", status: "active" }]);
  await userEvent.click(tick);
  await press("Keep what I ticked");
  expect(await home()).toBeVisible();
  const goals = await goalsOf(session);
  expect(goals).toHaveLength(2);
  expect(goals).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: "Bike", status: "put away" }), TAKEN]),
  );
});

it.each([
  ["is too long", "x".repeat(61), "That is too long.", false],
  ["shows nothing", "\u200B", "Nothing in its name can be seen.", false],
  ["tells how somebody is reached", "call me on 07700 900123", "Please leave out how to get in touch", true],
])("is made without a name that %s, and says so", async (_, title, words, isAsked) => {
  keepOnDevice({ title });
  const session = await newAccount();
  await userEvent.click(await openKeep(session));
  await press("Keep what I ticked");
  const heading = await main().findByRole("heading", { name: "Your goal is in your account" });
  expect(heading).toHaveFocus();
  expect(main().getByText(new RegExp(`^${words}`))).toBeVisible();
  expect(await goalsOf(session)).toEqual([{ ...TAKEN, title: null }]);
  expect(onDevice()).toBeNull();
  if (isAsked) expectLogged(/goal/u);
  await press("Go on");
  expect(await home()).toBeVisible();
});

it("is made without a name that the database refuses for another reason", async () => {
  keepOnDevice();
  const session = await newAccount();
  await userEvent.click(await openKeep(session));
  const end = interceptRequests(
    "PATCH community_challenges",
    answeredWith(400, { code: "23514", message: "No", details: null, hint: null }),
  );
  await press("Keep what I ticked");
  expect(await main().findByText(/Its name could not be saved/u)).toBeVisible();
  expect(main().getByText(/What is in your jar was not saved with it/u)).toBeVisible();
  end();
  expect(await goalsOf(session)).toMatchObject([{ title: null, saved: 0, status: "active" }]);
  expectLogged(/No/u);
});

it("is answered with help at once if its name tells of need", async () => {
  keepOnDevice({ title: "i want to die" });
  const session = await newAccount();
  await userEvent.click(await openKeep(session));
  await press("Keep what I ticked");
  expect(await main().findByRole("link", { name: "0800 1111" })).toBeVisible();
  expect(await goalsOf(session)).toMatchObject([{ title: "i want to die" }]);
  await press(/^Put away/);
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Put away" }));
  await waitFor(async () => expect(await goalsOf(session)).toMatchObject([{ status: "put away" }]));
  await press("Go on");
  expect(await home()).toBeVisible();
});

it("waits for a connection with its tick, and for an answer that does not refuse", async () => {
  keepOnDevice({ price: 999_999_999, week: 1 });
  const session = await newAccount();
  const tick = await openKeep(session);
  expect(tick).toHaveAccessibleDescription(new RegExp(fullDayName(latestGoalEnd(TODAY))));
  await userEvent.click(tick);
  const goOnline = goOffline();
  await press("Keep what I ticked");
  expect(await screen.findByRole("alert")).toHaveTextContent("You are offline, so your goal cannot be made.");
  goOnline();
  const end = interceptRequests(
    "POST community_challenges",
    answeredWith(500, { code: "XX000", message: "Broken", details: null, hint: null }),
  );
  await press("Keep what I ticked");
  expect(await screen.findByText(/We could not make your goal/u)).toBeVisible();
  end();
  expect(await box()).toBeChecked();
  expect(onDevice()).toContain("Headphones");
  expectLogged(/Broken/u);
});
