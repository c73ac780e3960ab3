/** A story to play, as somebody plays it: choices, what comes back, the end, and the place that is kept. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSessionsIn } from "@/backend/session";
import { FEMI } from "@/content/play/femi";
import type { Play } from "@/domain/play/play";
import { PlayPage } from "@/pages/play/PlayPage";
import { browserStorage } from "@/storage/browserStorage";
import { stringOf } from "@/storage/deeds/string";
import { forgetSeen } from "@/storage/seen";

const NOW = new Date("2026-11-20T10:00:00");

keepSessionsIn({ ...browserStorage, forgetSeen });
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

const open = (hash = "") =>
  render(
    <MemoryRouter initialEntries={[`/play/femi${hash}`]}>
      <PlayPage path="/play/femi" play={FEMI as Play} />
    </MemoryRouter>,
  );
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const choose = async (name: string) =>
  userEvent.click(
    within(await screen.findByRole("list", { name: "Your choice" })).getByRole("button", {
      name: new RegExp(`^${name}`),
    }),
  );
const money = (place: string) =>
  within(screen.getByRole("list", { name: "Where the money is" }))
    .getByText(place)
    .closest("li")!.textContent;

/** A week with the mistake of Tuesday in it. */
async function playToEnd() {
  await press("Begin on Monday");
  await choose("Soup, and crisps with Zosia");
  await press("Go on to Tuesday");
  await choose("Log in and get the cape");
  await press("Go on to Wednesday");
  await choose("Buy the cape");
  await press("Go on to Thursday");
  await press("Go on with Thursday");
  await choose("Walk the dog");
  await press("Go on to Friday");
  await press("Go on with Friday");
  await choose("Halves with Zosia");
  await press("Go on to Saturday");
  await choose("Rake first, ice cream after");
  await press("See where the money went");
}

describe("a week", () => {
  it("moves money from the places that a choice names, and says so to a screen reader", async () => {
    open();
    await press("Begin on Monday");
    await choose("Soup, and crisps with Zosia");
    expect(money("Anything")).toBe("80pAnything− £1.20");
    expect(money("Tin")).toBe("£5Tin");
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Anything: £1.20 less, now 80p.");
  });

  it("brings Tuesday's link back on Friday", async () => {
    open();
    await press("Begin on Monday");
    await choose("Soup at school");
    await press("Go on to Tuesday");
    await choose("Log in and get the cape");
    await press("Go on to Wednesday");
    await choose("Wait, and look again on Friday");
    await press("Go on to Thursday");
    await press("Go on with Thursday");
    await choose("Draw a comic about Dan");
    await press("Go on to Friday");
    expect(screen.getByText("On Tuesday, Femi logged in at the link.")).toBeVisible();
    expect(money("Game")).toBe("£0Game− £3");
  });

  it("keeps a choice that is too dear on the screen, with its reason", async () => {
    open();
    await press("Begin on Monday");
    await choose("Soup, and crisps with Zosia");
    await press("Go on to Tuesday");
    await choose("Ring Dan first");
    await press("Go on to Wednesday");
    await choose("Buy the cape");
    await press("Go on to Thursday");
    await press("Go on with Thursday");
    await choose("Draw a comic about Dan");
    await press("Go on to Friday");
    const football = await button(/^The football, from Femi alone/);
    expect(football).toHaveAttribute("aria-disabled", "true");
    expect(football).toHaveTextContent("The football costs £5. There is £4.80.");
    await userEvent.click(football);
    expect(screen.getByRole("list", { name: "Your choice" })).toBeVisible();
  });

  it("ends with three sentences, the sums, what was wanted, and one deed on the string", async () => {
    open();
    await playToEnd();
    expect(await screen.findByRole("heading", { name: "Where the week went" })).toHaveFocus();
    for (const text of [
      "Femi logged in at the link on Tuesday, so on Friday his £4 cape was gone.",
      "He walked the dog on Thursday, so he had £3 more for his half of Dan’s football.",
      "He raked leaves first, so he had £3 more and ate his ice cream alone.",
    ])
      expect(screen.getByText(text)).toBeVisible();
    for (const [label, pence] of [
      ["There on Sunday", "£20"],
      ["Earned", "+ £6"],
      ["Bus and lunch", "− £10"],
      ["Spent", "− £9.50"],
      ["Left over", "£6.50"],
    ] as const)
      expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}${pence}`);
    expect(screen.getByText(/^This time there was: hot soup beside Zosia/)).toBeVisible();
    expect(screen.getByRole("img", { name: /Saturday: £9\.50 spent, £6 earned\./ })).toBeVisible();
    await vi.waitFor(() =>
      expect(stringOf(undefined).read()).toEqual([{ kind: "play", day: "2026-11-20", thing: "femi" }]),
    );
  });

  it("prints the turns of this way with the help that came", async () => {
    open();
    await playToEnd();
    const turns = (await screen.findByRole("heading", { name: "Friday", hidden: true })).closest("ol")!;
    expect(turns).toHaveTextContent(/“You’re not in any trouble,” says Dad\./);
    const headings = within(turns).getAllByRole("heading", { hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
    ]);
  });

  it("goes back to one day with the days before it as they were", async () => {
    open();
    await playToEnd();
    await press(/^Go back to Wednesday/);
    expect(screen.getByRole("heading", { name: "Wednesday" })).toHaveFocus();
    expect(money("Anything")).toBe("80pAnything");
    await choose("Tell Dad about the link");
    expect(screen.getByText(/two-step verification/)).toBeVisible();
  });

  it("begins again from Monday with all its money", async () => {
    open();
    await playToEnd();
    await press("Play it another way");
    expect(screen.getByRole("heading", { name: "Monday" })).toHaveFocus();
    expect(money("Anything")).toBe("£2Anything");
  });

  it("counts two presses in one moment as one choice", async () => {
    open();
    await press("Begin on Monday");
    const soup = await button(/^Soup at school/);
    act(() => {
      soup.click();
      soup.click();
    });
    expect(await button("Go on to Tuesday")).toBeVisible();
  });
});

describe("the place", () => {
  it("stays with the first of two choices that are pressed in one moment", async () => {
    open();
    await press("Begin on Monday");
    const [home, soup] = [await button(/^Lunch from home/), await button(/^Soup at school/)];
    act(() => {
      soup.click();
      home.click();
    });
    expect(await screen.findByText(/^The soup is hot/)).toBeVisible();
  });

  it("is kept over a reload", async () => {
    const { unmount } = open();
    await press("Begin on Monday");
    await choose("Soup at school");
    unmount();
    open();
    expect(await button("Go on to Tuesday")).toBeVisible();
  });

  it.each([
    "{",
    '{"plays":{"femi":{"chosen":["nonsense"],"at":7}}}',
    '{"plays":{"femi":{"chosen":[],"at":-1}}}',
  ])("leads to a screen whatever the browser holds: %s", async (kept) => {
    localStorage.setItem("4mq_play", kept);
    open();
    expect(await button(/^(?:Begin on Monday|Lunch from home)/)).toBeVisible();
  });
});

describe("two on one phone", () => {
  it("take turns: one decides and the other asks why", async () => {
    open();
    await userEvent.click(screen.getByRole("checkbox", { name: "Two of us play" }));
    await press("Begin on Monday");
    expect(screen.getByText("You decide. I ask: “Why?”")).toBeVisible();
    await choose("Soup at school");
    await press("Go on to Tuesday");
    expect(screen.getByText("Now I decide. You ask: “Why?”")).toBeVisible();
  });
});

describe("a class", () => {
  const hands = async (choice: string, count: string) =>
    userEvent.type(await screen.findByRole("textbox", { name: `Hands for “${choice}”` }), count);

  it("decides by hands, and talks again when there are as many for two", async () => {
    open("#class");
    await press("Begin on Monday");
    await press("Most hands decide");
    expect(screen.getByText("Count the hands first, then type each number.")).toBeVisible();
    await hands("Lunch from home", "12");
    await hands("Soup at school", "12");
    await press("Most hands decide");
    expect(screen.getByText(/^A tie\./)).toBeVisible();
    await hands("Lunch from home", "{backspace}5");
    expect(screen.queryByText(/^A tie\./)).toBeNull();
    await press("Most hands decide");
    expect(await screen.findByText(/at Zosia’s table/)).toBeVisible();
  });

  it("begins at the start, not at the end of whoever played before", async () => {
    const { unmount } = open();
    await playToEnd();
    await screen.findByRole("heading", { name: "Where the week went" });
    unmount();
    open("#class");
    expect(await button("Begin on Monday")).toBeVisible();
  });

  it("goes on with a presenter's key", async () => {
    open("#class");
    await press("Begin on Monday");
    await choose("Soup at school");
    await userEvent.keyboard("{PageDown}");
    expect(screen.getByText(/has never hurried in his life/)).toBeVisible();
  });
});
