/** The day's door, from its row in the strip to the answer behind it. */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { ROW_OF_8 } from "@/content/door/rowOf8";
import { addDays } from "@/domain/calendar";
import { TodaysDoor } from "@/parts/door/lateDoor";
import { stringOf } from "@/storage/deeds/string";
import { doorStoreOf, keepOpening } from "@/storage/door/door";
import { keepMe } from "@/storage/known";
import { recallOf } from "@/storage/resources/recall";

const FRIDAY = "2026-11-20";
const QUESTION = /^An advert says, “Only 2 hours left!/u;
const RIGHT = "Buy it before you have had time to think";

beforeEach(() => localStorage.clear());

const show = (day = FRIDAY, userId?: string) => render(<TodaysDoor userId={userId} today={day} />);
const row = () => screen.findByRole("button", { name: /minute|all for today/u });
async function open() {
  await userEvent.click(await row());
  return within(screen.getByRole("dialog", { name: "Today, one minute" }));
}
/** Its day in the row for ages 8-10. */
const PLAY = ROW_OF_8.trim().split(/\s+/u).indexOf("try:play-asha");
/** The visitor sees the door on its first day, and comes back some days later. */
async function comeBackAfter(days: number, userId?: string) {
  const { unmount } = show(FRIDAY, userId);
  await row();
  unmount();
  return show(addDays(FRIDAY, days), userId);
}

describe("before the press", () => {
  it("says what is behind the door, and opens it in a dialog", async () => {
    show();
    expect(await row()).toHaveAccessibleName(/^Today, one minute A question: An advert says/u);
    const dialog = await open();
    expect(dialog.getByRole("heading", { name: QUESTION })).toBeVisible();
    expect(within(dialog.getByRole("group", { name: QUESTION })).getAllByRole("button")).toHaveLength(4);
    expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  });

  it("keeps nothing but its first day when the dialog is closed", async () => {
    show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Close for now" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(doorStoreOf(undefined).read()).toEqual({ start: FRIDAY, opened: [] });
    expect(stringOf(undefined).read()).toEqual([]);
    expect(await row()).toHaveAccessibleName(/^Today, one minute/u);
  });

  it("leads to a story to play once the visitor wants it", async () => {
    const { unmount } = show(FRIDAY);
    await row();
    unmount();
    render(
      <MemoryRouter>
        <TodaysDoor userId={undefined} today={addDays(FRIDAY, PLAY)} />
      </MemoryRouter>,
    );
    expect(await row()).toHaveAccessibleName(/Asha’s jars, a story to play/u);
    const dialog = await open();
    expect(dialog.queryByRole("link")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "I’ll try it" }));
    expect(dialog.getByRole("link", { name: "Open it" })).toHaveAttribute("href", "/play/asha");
  });

  it("shows another thing each day, whether or not anything was opened", async () => {
    await comeBackAfter(1);
    expect(await row()).toHaveAccessibleName("Today, one minute A word: Barter");
  });
});

describe("after the press", () => {
  it("says that the answer is right and why, and what comes tomorrow", async () => {
    show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: RIGHT }));
    const right = dialog.getByRole("button", { name: `${RIGHT} Right answer` });
    expect(right).toHaveAttribute("aria-pressed", "true");
    expect(right).toHaveFocus();
    const status = within(dialog.getByRole("status"));
    expect(status.getByText("Right.")).toBeVisible();
    expect(status.getByText(/^A time limit makes us hurry\./u)).toBeVisible();
    for (const words of ["That is all for today.", "Tomorrow: a word.", "One berry for your string."])
      expect(dialog.getByText(words)).toBeVisible();
  });

  it("marks a missed answer and the right one in words, gives both reasons, and asks neither again", async () => {
    show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Use the two hours to compare prices" }));
    expect(dialog.getByRole("button", { name: /compare prices Your answer$/u })).toBeVisible();
    expect(dialog.getByRole("button", { name: `${RIGHT} Right answer` })).toBeVisible();
    const status = within(dialog.getByRole("status"));
    expect(status.getByText("Not this time.")).toBeVisible();
    expect(status.getByText(/^The advert hopes you will look nowhere else\./u)).toBeVisible();
    expect(status.getByText(/^A time limit makes us hurry\./u)).toBeVisible();
    expect(recallOf(undefined).read().missed).toEqual([]);
  });

  it("hangs one deed, and a second press changes nothing", async () => {
    show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Wait and see if the price goes down" }));
    await userEvent.click(dialog.getByRole("button", { name: `${RIGHT} Right answer` }));
    expect(stringOf(undefined).read()).toEqual([{ kind: "door", day: FRIDAY, thing: "" }]);
    expect(doorStoreOf(undefined).read().opened).toEqual([
      { thing: "question:money-brain-battle-5", day: FRIDAY, option: 3 },
    ]);
  });

  it("says in the row that this is all, and shows the answer again, also after a reload", async () => {
    const { unmount } = show();
    await userEvent.click((await open()).getByRole("button", { name: RIGHT }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    unmount();
    show();
    expect(await row()).toHaveAccessibleName("That is all for today. Tomorrow: a word.");
    const dialog = await open();
    expect(dialog.getByText(/^A time limit makes us hurry\./u)).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Close for now" })).toBeNull();
  });

  it("has the first answer of two tabs in both of them", async () => {
    show();
    const dialog = await open();
    const name = "4mq_door";
    const other = JSON.stringify({ start: FRIDAY, opened: [["question:money-brain-battle-5", FRIDAY, 2]] });
    localStorage.setItem(name, other);
    await userEvent.click(dialog.getByRole("button", { name: "Check that everyone really has one" }));
    expect(localStorage.getItem(name)).toBe(other);
    expect(await dialog.findByText("Right.")).toBeVisible();
  });
});

describe("the other kinds", () => {
  it("explains a word, and answers with the word in use", async () => {
    await comeBackAfter(1);
    const dialog = await open();
    expect(dialog.getByText(/^Swapping one thing for another/u)).toBeVisible();
    expect(dialog.queryByText(/two comics/u)).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "New to me" }));
    expect(dialog.getByText("Now you have met it. Can you use it today?")).toBeVisible();
    expect(dialog.getByText(/^You swap two comics for one football card\./u)).toBeVisible();
    expect(dialog.getByRole("button", { name: "New to me" })).toHaveAttribute("aria-pressed", "true");
  });

  it("offers something to try, and is kind to whoever leaves it", async () => {
    await comeBackAfter(2);
    expect(await row()).toHaveAccessibleName(/^Today, one minute Try this: Compare two packs/u);
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Not today" }));
    expect(dialog.getByText("That’s fine. You can still do it another day.")).toBeVisible();
    // Nothing was done, so nothing hangs for it.
    expect(dialog.queryByText(/for your string/u)).toBeNull();
    expect(stringOf(undefined).read()).toEqual([]);
  });

  it("says of a scene what would happen, and that no answer is the right one", async () => {
    await comeBackAfter(3);
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: /I’d put every £3 in a jar/u }));
    expect(dialog.getByText("After four walks, you would have £12 in your jar.")).toBeVisible();
    expect(dialog.getByText("No answer is the right one here.")).toBeVisible();
  });
});

describe("for whom", () => {
  it.each([
    ["dreamer", /A question: In a class of 30 pupils/u],
    ["balance-seeker", /A question: After paying for essentials, Mia has £80/u],
  ] as const)("has a row of its own for the ages of a %s, and speaks of beads", async (portrait, teaser) => {
    keepMe(undefined, { portrait, look: "sun" });
    show();
    expect(await row()).toHaveAccessibleName(teaser);
    const dialog = await open();
    await userEvent.click(within(dialog.getByRole("group")).getAllByRole("button")[0]!);
    expect(dialog.getByText("One bead for your string.")).toBeVisible();
  });

  it("shows an opened thing as it was opened when the reader’s ages have changed since", async () => {
    show().unmount();
    keepOpening(undefined, { thing: "question:money-brain-battle-5", day: FRIDAY, option: 2 });
    keepMe(undefined, { portrait: "dreamer", look: "sun" });
    show();
    expect((await open()).getByRole("heading", { name: QUESTION })).toBeVisible();
  });

  it("keeps an account's door apart from a visitor's", async () => {
    keepOpening(undefined, { thing: "word:barter", day: FRIDAY, option: 0 });
    show(FRIDAY, "ann");
    expect(await row()).toHaveAccessibleName(/^Today, one minute/u);
    await userEvent.click((await open()).getByRole("button", { name: RIGHT }));
    expect(localStorage.getItem("4mq_door_ann")).toContain("money-brain-battle-5");
    expect(stringOf("ann").read()).toHaveLength(1);
    expect(stringOf(undefined).read()).toEqual([]);
  });
});

describe("a value that somebody else wrote", () => {
  it.each([
    "{",
    "[]",
    "null",
    "7",
    '{"start":"yesterday","opened":7}',
    '{"start":"2026-11-31","opened":[["word:barter","2026-11-20",-1]]}',
  ])("is no door, and breaks nothing: %s", async (text) => {
    localStorage.setItem("4mq_door", text);
    show();
    expect(await row()).toHaveAccessibleName(/^Today, one minute A question: An advert/u);
    await waitFor(() => expect(doorStoreOf(undefined).read()).toEqual({ start: FRIDAY, opened: [] }));
  });

  it("keeps the parts that can be read, one for each day and in order", () => {
    const opened = [
      ["word:barter", "2026-11-22", 1],
      ["word:bank", "2026-11-20", 0],
      ["word:tax", "2026-11-22", 0],
      ["word:tax", "one day", 0],
      {},
    ];
    localStorage.setItem("4mq_door", JSON.stringify({ opened }));
    expect(doorStoreOf(undefined).read()).toEqual({
      start: "2026-11-20",
      opened: [
        { thing: "word:bank", day: "2026-11-20", option: 0 },
        { thing: "word:barter", day: "2026-11-22", option: 1 },
      ],
    });
  });

  it("shows the day's thing with its answer if the opened one is gone from the site", async () => {
    keepOpening(undefined, { thing: "question:of-an-earlier-version", day: FRIDAY, option: 1 });
    show();
    expect(await row()).toHaveAccessibleName(/^That is all for today\./u);
    const dialog = await open();
    expect(dialog.getByText(/^A time limit makes us hurry\./u)).toBeVisible();
    expect(dialog.queryByText("Your answer")).toBeNull();
  });
});
