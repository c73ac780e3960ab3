/** Play before you join: what was done in this browser joins an account only where its owner ticks it. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { dayOf } from "@/domain/calendar";
import { answeredWith, goOffline, interceptRequests, requestsTo } from "./network";
import {
  asUser,
  expectLogged,
  expectToast,
  keepSession,
  loadPages,
  newAccount,
  newEmail,
  open,
  PASSWORD,
  rowsOf,
  type Session,
} from "./site";

loadPages("/", "/auth", "/keep", "/find-your-quadrant", "/excel-tracker");

const ROWS = [
  { entry_date: "2026-09-01", entry_type: "E", amount: 2, detail: "E-Chore" },
  { entry_date: "2026-09-02", entry_type: "P", amount: 1.5, detail: "P-Wants" },
  { entry_date: "2026-09-03", entry_type: "S", amount: 0.5, detail: "S-For Goal" },
].map((row) => ({ id: crypto.randomUUID(), ...row }));

/** Careful Keeper, 0 and 0. */
const ANSWERS = { chosen: [3, 1, 0, 3, 0], at: 5, savedFor: null };

const play = (key: string, value: unknown) =>
  localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));

beforeEach(() => {
  play("4mq_quadrant", ANSWERS);
  play("4mq_places", [{ day: "2026-09-04", earningScore: 0, spendingScore: 0 }]);
  play("4mq_tracker", { start: "2026-09-01", entries: ROWS });
  play("4mq_me", "super-saver sun");
  play("4mq_reading", { to: "/short-stories/keeper-of-embers#snow-surprise", title: "Snow Surprise!" });
  play("4mq_plans", [{ action: "just-in-case-jar", made: "2026-09-01", day: "2026-09-02", done: null }]);
  play("4mq_string", [["question", "2026-09-02", "debt-trap-1"]]);
});

const main = () => within(screen.getByRole("main"));
const boxes = () => main().findAllByRole("checkbox");
const box = (name: RegExp) => main().getByRole("checkbox", { name });
const home = () => screen.findByRole("heading", { name: "Empowering Kids with Financial Literacy" });
const press = async (name: string | RegExp) => userEvent.click(await main().findByRole("button", { name }));

async function signIn(email: string, from = "/auth") {
  open(from);
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
  await userEvent.click(main().getAllByRole("button", { name: "Sign In" })[0]!);
}

async function openKeep(session: Session) {
  keepSession(session);
  open("/keep");
  await boxes();
}

it("asks once after signing in, with everything named and unticked, and takes nothing by itself", async () => {
  const email = newEmail();
  const session = await newAccount({ email });
  await signIn(email);
  expect(await screen.findByRole("heading", { name: "Keep what you did on this device?" })).toBeVisible();
  for (const one of await boxes()) expect(one).not.toBeChecked();
  for (const name of [
    /^Your place on the money map: Careful Keeper/,
    /^Your portrait: Super Saver/,
    /^Where you stopped reading: Snow Surprise!/,
    /^1 plan to do something/,
    /^1 thing on the string/,
    /Earned £2\.00, .*\(E-Chore\)$/,
    /Spent £1\.50/,
    /Saved £0\.50/,
  ])
    expect(box(name)).toBeInTheDocument();
  await press("Keep what I ticked");
  expect(await screen.findByRole("alert")).toHaveTextContent("Please tick something first");
  await press("Not now");
  expect(await home()).toBeVisible();
  expect(await rowsOf("journal_entries", session)).toEqual([]);
  expect(requestsTo("PATCH profiles")).toEqual([]);
  expect(localStorage.getItem(`4mq_me_${session.user.id}`)).toBeNull();

  // Nothing new has been done since, so nobody is asked a second time.
  await userEvent.click(screen.getAllByRole("button", { name: "Sign Out" })[0]!);
  await signIn(email);
  expect(await home()).toBeVisible();
  // A new line is asked about, and only the once. The place on the map has come back with the sign-out.
  await userEvent.click(screen.getAllByRole("button", { name: "Sign Out" })[0]!);
  play("4mq_tracker", { start: "2026-09-01", entries: [...ROWS, { ...ROWS[0], id: crypto.randomUUID() }] });
  await signIn(email);
  expect(await boxes()).toHaveLength(9);
});

it("moves the coins of the device to the account that says so, and leaves none behind", async () => {
  const today = dayOf(new Date());
  const coins = (count: number, date: string) => ({
    totalCoins: count,
    dailyEarnings: [{ date, coins: count, source: "money-brain-battle" }],
    weeklyEarnings: count,
    monthlyEarnings: count,
  });
  play("userEarnings", coins(2, "2026-09-01"));
  play("quizScores", { "money-brain-battle": 90 });
  play("completedQuizzes", ["money-brain-battle"]);
  play("quizAttempts_money-brain-battle", 3);
  const email = newEmail();
  await newAccount({ email });
  await signIn(email);
  const choice = await main().findByRole("checkbox", { name: /^2 coins/ });
  expect(choice).not.toBeChecked();
  // The account has none of its own, and what it earns is not the device's.
  expect(localStorage.getItem("userEarnings")).toBeNull();
  play("userEarnings", coins(1, today));
  play("quizScores", { "money-brain-battle": 80, "keeper-of-embers": 100 });
  await userEvent.click(choice);
  await press("Keep what I ticked");
  expect(await home()).toBeVisible();
  expect(JSON.parse(localStorage.getItem("userEarnings")!)).toMatchObject({
    totalCoins: 3,
    dailyEarnings: [{ date: "2026-09-01" }, { date: today }],
    weeklyEarnings: 1,
  });
  expect(JSON.parse(localStorage.getItem("quizScores")!)).toEqual({
    "money-brain-battle": 90,
    "keeper-of-embers": 100,
  });
  await userEvent.click(screen.getAllByRole("button", { name: "Sign Out" })[0]!);
  await waitFor(() => expect(localStorage.getItem("userEarnings")).toBeNull());
  expect(localStorage.getItem("quizAttempts_money-brain-battle")).toBeNull();
});

it("asks whose sheet before it shows a line, and takes only what is ticked there", async () => {
  const kofis = { id: crypto.randomUUID(), ...ROWS[0], detail: "E-Allowance" };
  play("4mq_players", [
    { id: "1", name: "Amara" },
    { id: "vabcdef0", name: "Kofi" },
  ]);
  play("4mq_tracker_vabcdef0", { start: "2026-09-01", entries: [{ ...kofis, id: crypto.randomUUID() }] });
  const session = await newAccount();
  await openKeep(session);
  expect(main().getByRole("radio", { name: "Amara" })).not.toBeChecked();
  expect(main().queryByRole("checkbox", { name: /Earned/ })).toBeNull();
  await userEvent.click(main().getByRole("radio", { name: "Kofi" }));
  expect(main().queryByRole("checkbox", { name: /E-Chore/ })).toBeNull();
  await userEvent.click(box(/E-Allowance/));
  await press("Keep what I ticked");
  await waitFor(async () => expect(await rowsOf("journal_entries", session)).toHaveLength(1));
});

it("copies each ticked line once, whoever presses how often, and moves the rest to the user alone", async () => {
  const session = await newAccount();
  await openKeep(session);
  await userEvent.click(box(/Spent £1\.50/));
  await userEvent.click(box(/^Your portrait/));
  await userEvent.click(box(/^Where you stopped/));
  await userEvent.click(box(/^1 plan/));
  await userEvent.click(box(/^1 thing on the string/));
  expect(main().getByText("1 line ticked")).toBeVisible();
  await press("Keep what I ticked");
  await expectToast("Kept", "We are sending 1 line to your journal.");
  await waitFor(async () =>
    expect(await rowsOf("journal_entries", session)).toEqual([
      expect.objectContaining({
        client_id: ROWS[1]!.id,
        entry_date: "2026-09-02",
        amount: 1.5,
        spending_detail: "P-Wants",
      }),
    ]),
  );
  const { id } = session.user;
  expect(localStorage.getItem(`4mq_me_${id}`)).toBe("super-saver sun");
  expect(localStorage.getItem(`4mq_reading_${id}`)).toContain("Snow Surprise!");
  expect(localStorage.getItem(`4mq_plans_${id}`)).toContain("just-in-case-jar");
  expect(localStorage.getItem(`4mq_string_${id}`)).toContain("debt-trap-1");
  for (const key of ["4mq_me", "4mq_reading", "4mq_plans", "4mq_string"])
    expect(localStorage.getItem(key)).toBeNull();
  // The tracker belongs to the browser, and so does a result that nobody has asked for.
  expect(JSON.parse(localStorage.getItem("4mq_tracker")!)).toMatchObject({ entries: ROWS });
  expect(JSON.parse(localStorage.getItem("4mq_quadrant")!)).toEqual(ANSWERS);

  // The same line is not offered again, and its corrected copy stays as it was corrected.
  await asUser(session, "PATCH", `journal_entries?client_id=eq.${ROWS[1]!.id}`, { amount: 9 });
  open("/keep");
  // Two lines, and the result that nobody has asked for.
  expect(await boxes()).toHaveLength(3);
  expect(main().queryByRole("checkbox", { name: /Spent £1\.50/ })).toBeNull();
  expect(main().getByText("1 line is in your journal already.")).toBeVisible();
  await press("Tick these 2 lines");
  await press("Keep what I ticked");
  await waitFor(async () => expect(await rowsOf("journal_entries", session)).toHaveLength(3));
  const amounts = (await rowsOf("journal_entries", session)).map(({ amount }) => amount);
  expect(new Set(amounts)).toEqual(new Set([0.5, 2, 9]));
});

it("says which place in the profile it replaces, and puts the new one on the user's walk", async () => {
  const session = await newAccount();
  await asUser(session, "PATCH", `profiles?user_id=eq.${session.user.id}`, {
    earning_score: 82,
    spending_score: 34,
  });
  await openKeep(session);
  expect(box(/^Your place on the money map/)).toHaveAccessibleDescription(
    /Your profile says Money Master now, and this replaces it\.$/,
  );
  const end = interceptRequests(
    "PATCH profiles",
    answeredWith(500, { code: "XX000", message: "No", details: null, hint: null }),
  );
  await userEvent.click(box(/^Your place/));
  await userEvent.click(box(/^Your portrait/));
  await press("Keep what I ticked");
  expect(await screen.findByRole("alert")).toHaveTextContent("so we have stopped there");
  expectLogged(/No/);
  expect(localStorage.getItem("4mq_me")).toBe("super-saver sun");
  expect(box(/^Your place/)).toBeChecked();
  end();
  await press("Keep what I ticked");
  await expectToast("Kept", "It is yours now.");
  expect(
    await asUser(session, "GET", "profiles?select=earning_score,spending_score,current_quadrant"),
  ).toEqual([{ earning_score: 0, spending_score: 0, current_quadrant: "QIII" }]);
  expect(JSON.parse(localStorage.getItem(`4mq_places_${session.user.id}`)!)).toEqual([
    { day: dayOf(new Date()), earningScore: 0, spendingScore: 0 },
  ]);
  expect(JSON.parse(localStorage.getItem("4mq_places")!)).toEqual([]);
});

it("marks a line that looks like one of the journal's own, and leaves it out of the ticks", async () => {
  const session = await newAccount();
  await asUser(session, "POST", "journal_entries", {
    user_id: session.user.id,
    entry_date: "2026-09-01",
    entry_type: "E",
    amount: 2,
    earning_detail: "E-Chore",
  });
  await openKeep(session);
  expect(box(/Earned £2\.00/)).toHaveAccessibleDescription(/Your journal has a line just like this/);
  await press("Tick these 2 lines");
  expect(box(/Earned £2\.00/)).not.toBeChecked();
  expect(box(/Spent £1\.50/)).toBeChecked();
});

it("tells a sibling which lines somebody here has copied, and leaves them out of the ticks", async () => {
  await openKeep(await newAccount());
  await userEvent.click(box(/Spent £1\.50/));
  await press("Keep what I ticked");
  await expectToast("Kept", "We are sending 1 line to your journal.");
  const sibling = await newAccount({ firstName: "Tia" });
  await openKeep(sibling);
  expect(box(/Spent £1\.50/)).toHaveAccessibleDescription(
    "Somebody on this device has already copied this line. Tick it only if it is yours.",
  );
  await press("Tick these 2 lines");
  expect(box(/Spent £1\.50/)).not.toBeChecked();
});

it("keeps at most a hundred lines at a time, and says so beside the ticks", async () => {
  const many = Array.from({ length: 130 }, () => ({ ...ROWS[0]!, id: crypto.randomUUID() }));
  play("4mq_tracker", { start: "2026-09-01", entries: many });
  const session = await newAccount();
  await openKeep(session);
  expect(main().getAllByRole("checkbox", { name: /Earned/ })).toHaveLength(25);
  await press("Show more lines");
  expect(main().getAllByRole("checkbox", { name: /Earned/ })[25]).toHaveFocus();
  for (let shown = 50; shown < 125; shown += 25) await press("Show more lines");
  await press("Tick these 100 lines");
  expect(main().getByText("100 lines ticked")).toBeVisible();
  await userEvent.click(main().getAllByRole("checkbox", { name: /Earned/ })[110]!);
  await press("Keep what I ticked");
  expect(await screen.findByRole("alert")).toHaveTextContent("You can keep up to 100 lines at a time.");
  await press("Untick all");
  for (const one of main().getAllByRole("checkbox", { name: /Earned/ })) expect(one).not.toBeChecked();
  expect(await rowsOf("journal_entries", session)).toEqual([]);
});

it("has nothing to ask where nothing was done, and leads on", async () => {
  for (const key of ["4mq_quadrant", "4mq_tracker", "4mq_me", "4mq_reading", "4mq_plans", "4mq_string"])
    localStorage.removeItem(key);
  const email = newEmail();
  await newAccount({ email });
  await signIn(email);
  expect(await home()).toBeVisible();
  open("/keep");
  expect(
    await screen.findByRole("heading", { name: "There is nothing on this device to keep" }),
  ).toBeVisible();
  await press("Go to the home page");
  expect(await home()).toBeVisible();
});

it("does not break on values that somebody changed by hand", async () => {
  play("4mq_quadrant", '{"chosen":[1,2,3,0,9],"at":5,"savedFor":null}');
  play("4mq_places", '[{"day":"tomorrow"}]');
  play("4mq_tracker", { start: "2026-09-01", entries: [{ ...ROWS[0], id: "7" }, ROWS[1]] });
  play("4mq_me", "nobody");
  play("4mq_reading", '{"to":"https://example.com/#x","title":"No"}');
  play("4mq_plans", '[{"action":7}]');
  play("4mq_string", '[["coin"]]');
  const session = await newAccount();
  await openKeep(session);
  expect(await boxes()).toHaveLength(1);
  expect(main().queryByText(/already/)).toBeNull();
});

it("takes nothing a second time from a tab that still shows it, and keeps what the user has", async () => {
  const session = await newAccount();
  await openKeep(session);
  const { id } = session.user;
  await userEvent.click(box(/^Your portrait/));
  await userEvent.click(box(/^Where you stopped/));
  // The other tab was quicker.
  play(`4mq_me_${id}`, "super-saver sun");
  play(`4mq_reading_${id}`, localStorage.getItem("4mq_reading")!);
  localStorage.removeItem("4mq_me");
  localStorage.removeItem("4mq_reading");
  await press("Keep what I ticked");
  expect(await home()).toBeVisible();
  expect(localStorage.getItem(`4mq_me_${id}`)).toBe("super-saver sun");
  expect(localStorage.getItem(`4mq_reading_${id}`)).toContain("Snow Surprise!");
});

it("lets somebody go on whose account cannot be read, and asks another time", async () => {
  const email = newEmail();
  await newAccount({ email });
  const end = interceptRequests(
    "GET profiles",
    answeredWith(500, { code: "XX000", message: "No", details: null, hint: null }),
  );
  await signIn(email);
  await press("Not now");
  expect(await home()).toBeVisible();
  end();
  await userEvent.click(screen.getAllByRole("button", { name: "Sign Out" })[0]!);
  await signIn(email);
  expect(await boxes()).not.toHaveLength(0);
});

it("does not save a place on the map offline, and says so while the ticks stay", async () => {
  const session = await newAccount();
  await openKeep(session);
  await userEvent.click(box(/^Your place/));
  const goOnline = goOffline();
  await press("Keep what I ticked");
  expect(await screen.findByRole("alert")).toHaveTextContent("You are offline");
  goOnline();
  expect(box(/^Your place/)).toBeChecked();
  expect(requestsTo("PATCH profiles")).toEqual([]);
});

it("leads from the tracker, by signing in, to the lines", async () => {
  const email = newEmail();
  await newAccount({ email });
  open("/excel-tracker");
  await userEvent.click(await main().findByRole("link", { name: "copy lines into your journal" }));
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), PASSWORD);
  await userEvent.click(main().getAllByRole("button", { name: "Sign In" })[0]!);
  expect(await main().findByRole("checkbox", { name: /Spent £1\.50/ })).not.toBeChecked();
});
