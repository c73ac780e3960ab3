/** Find Your Quadrant, signed out and with the browser's own parts faked. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { useOneActionPerPress } from "@/app/useOneActionPerPress";
import { AuthProvider } from "@/backend/auth";
import FindYourQuadrantPage from "@/pages/quadrant/FindYourQuadrantPage";
import { keepMe } from "@/storage/known";
import { NO_ANSWERS, quadrantAnswers } from "@/storage/quadrant/quadrantAnswers";
import { currentToasts } from "@/ui/feedback/toast";
import { deferred } from "./fakeRest";

beforeEach(() => {
  quadrantAnswers.write(NO_ANSWERS);
});

/** As the shell does for every page. */
function Page() {
  useOneActionPerPress();
  return <FindYourQuadrantPage />;
}

const open = () =>
  render(
    <AuthProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </AuthProvider>,
  );

const chooseAndGoOn = async (option: number) => {
  await userEvent.click(screen.getAllByRole("radio")[option]!);
  await userEvent.click(screen.getByRole("button", { name: /^(Next|See My Result)$/ }));
};

it.each([
  [[2, 0, 3, 2, 1], "Fun Spender", 100, 100],
  [[1, 3, 1, 0, 2], "Money Master", 100, 0],
  [[3, 1, 0, 3, 0], "Careful Keeper", 0, 0],
  [[0, 2, 2, 1, 3], "Learning Grower", 0, 100],
])("turns the answers %j into a %s", async (answers, character, earning, spending) => {
  open();
  for (const answer of answers) await chooseAndGoOn(answer);
  expect(screen.getByRole("heading", { name: `Today you chose like a ${character}` })).toHaveFocus();
  expect(screen.getByRole("progressbar", { name: "Earning score" })).toHaveValue(earning);
  expect(screen.getByRole("progressbar", { name: "Spending score" })).toHaveValue(spending);
});

it.each([
  ["super-saver", "Super Saver", "level-2.svg#super-saver"],
  ["balance-seeker", "Wealth Architect", "level-3.svg#wealth-architect"],
] as const)("shows whoever wears %s the character of that level, %s", (portrait, character, picture) => {
  keepMe(undefined, { portrait, look: "sun" });
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: 5, savedFor: null });
  const { container } = open();
  expect(screen.getByRole("heading", { name: `Today you chose like a ${character}` })).toBeVisible();
  expect(container.querySelector(`use[href="/art/characters/${picture}"]`)).not.toBeNull();
  // The map's own tiles have the names of level 1.
  expect(screen.queryByText(/^You are/)).toBeNull();
});

it("takes no focus before a visitor has done something", () => {
  open();
  expect(document.body).toHaveFocus();
});

it("chooses by keys 1 to 4 from the first scene on, and continues by Enter", async () => {
  open();
  await userEvent.keyboard("3");
  expect(screen.getAllByRole("radio")[2]).toBeChecked();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Scene 2 of 5")).toBeVisible();
  await userEvent.keyboard("1");
  expect(screen.getAllByRole("radio")[0]).toBeChecked();
});

it("lets an answer be changed, at once and later", async () => {
  open();
  await userEvent.click(screen.getAllByRole("radio")[0]!);
  await chooseAndGoOn(3);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getAllByRole("radio")[3]).toBeChecked();
  for (const answer of [1, 3, 1, 0, 2]) await chooseAndGoOn(answer);
  expect(screen.getByRole("heading", { name: "Today you chose like a Money Master" })).toBeVisible();
});

it("hides a signed-out user's saved result from everybody else", async () => {
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: 5, savedFor: "amara" });
  open();
  expect(await screen.findByText("Scene 1 of 5")).toBeVisible();
  expect(screen.queryByText(/Money Master/)).toBeNull();
  for (const option of screen.getAllByRole("radio")) expect(option).not.toBeChecked();
});

it("copies the text if the device's sharing fails", async () => {
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: 5, savedFor: null });
  const user = userEvent.setup();
  Object.assign(navigator, { share: () => Promise.reject(new DOMException("No", "NotAllowedError")) });
  open();
  await user.click(screen.getByRole("button", { name: "Share Results" }));
  expect(currentToasts().map(({ title, tone }) => [title, tone])).toEqual([
    ["Copied to clipboard!", "success"],
  ]);
  expect(await navigator.clipboard.readText()).toMatch(
    /^Today I chose like a Money Master \(QII\).* My earning score is 100 and my spending score is 0\..*\/find-your-quadrant$/,
  );
  Reflect.deleteProperty(navigator, "share");
});

it.each([
  new DOMException("An earlier share has not yet completed.", "InvalidStateError"),
  new DOMException("Permission denied", "NotAllowedError"),
  Object.assign(new Error("The visitor closed it"), { name: "AbortError" }),
])("does nothing when Share is pressed again while the share sheet is open (%s)", async (refusal) => {
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: 5, savedFor: null });
  const user = userEvent.setup();
  const sheet = deferred<undefined>();
  // As browsers do: one sheet at a time.
  let isOpen = false;
  const share = () => {
    if (isOpen) return Promise.reject(refusal);
    isOpen = true;
    return sheet.promise;
  };
  Object.assign(navigator, { share });
  open();
  await user.click(screen.getByRole("button", { name: "Share Results" }));
  await user.click(screen.getByRole("button", { name: "Share Results" }));
  expect(currentToasts()).toEqual([]);
  expect(screen.queryByLabelText("Copy this text to share it")).toBeNull();
  await act(async () => sheet.keep(undefined));
  Reflect.deleteProperty(navigator, "share");
});

it("continues by one scene while Enter is held", async () => {
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: 0, savedFor: null });
  open();
  await userEvent.keyboard("3{Enter>20/}");
  expect(screen.getByText("Scene 2 of 5")).toBeVisible();
});

it("moves on by one scene after two quick presses of Next", async () => {
  open();
  await userEvent.click(screen.getAllByRole("radio")[0]!);
  const next = screen.getByRole("button", { name: "Next" });
  act(() => {
    next.click();
    next.click();
  });
  expect(screen.getByText("Scene 2 of 5")).toBeVisible();
});

it("has one primary button, which leads to the steps; each is said once, and all stay once one is chosen", async () => {
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: 5, savedFor: null });
  const { container } = open();
  const plan = await screen.findByRole("region", { name: "Your plan in three steps" });
  const result = within(screen.getByRole("region", { name: "Today you chose like a Money Master" }));
  expect(container.querySelectorAll("section:first-of-type .button-primary")).toHaveLength(1);
  expect(result.getByRole("link", { name: "Choose one step" })).toHaveAttribute(
    "href",
    `/#${plan.getAttribute("aria-labelledby")}`,
  );
  const actions = result.getAllByRole("button").map(({ textContent }) => textContent);
  expect(actions).toEqual(["Share Results", "Make a picture", "Retake Assessment"]);
  for (const step of ["Give your savings a job", "Share a little", "Enjoy some of it"])
    expect(screen.getAllByText(step)).toHaveLength(1);
  await userEvent.click(within(plan).getByRole("radio", { name: /^Share a little/ }));
  await userEvent.click(within(plan).getByRole("button", { name: "That’s my plan" }));
  expect(plan).toHaveTextContent("Your plan: Share a little, today");
  expect(within(plan).getAllByRole("listitem")).toHaveLength(3);
  expect(within(plan).getByText(/^Write down what you are saving for/)).toBeVisible();
});
