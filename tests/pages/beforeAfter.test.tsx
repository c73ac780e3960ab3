/** The hands before and after a lesson, as a teacher types, reads, clears and prints them. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { NEEDS_AND_WANTS } from "@/content/lessons/needsAndWants";
import { BeforeAfter } from "@/pages/lessons/BeforeAfter";

const open = () => render(<BeforeAfter lesson={NEEDS_AND_WANTS} />);
const field = (name: string) => screen.getByRole("textbox", { name });
const type = (name: string, hands: number) => userEvent.type(field(name), String(hands));
const sums = () => screen.queryAllByText(/ right(, which is \d+%)?$/).map(({ textContent }) => textContent);

it("adds up the hands of a question and of all of them, in words beside the bars", async () => {
  open();
  expect(screen.getByText(/^The bars will be here/)).toBeVisible();
  await type("Before, question 1, A", 16);
  await type("Before, question 1, B", 12);
  expect(sums()).toEqual(["Before: 12 of 28 right", "Before: 12 of 28 answers right"]);
  await type("After, question 1, A", 3);
  await type("After, question 1, B", 25);
  await type("Before, question 3, C", 20);
  await type("Before, question 3, A", 10);
  await type("After, question 3, C", 27);
  await type("After, question 3, B", 3);
  expect(sums()).toEqual([
    "Before: 12 of 28 right",
    "After: 25 of 28 right",
    "Before: 20 of 30 right",
    "After: 27 of 30 right",
    "Before: 32 of 58 answers right",
    "After: 52 of 58 answers right",
  ]);
  expect(screen.queryByText(/^The bars will be here/)).toBeNull();
});

it("tells two different numbers of hands as shares", async () => {
  open();
  await type("Before, question 1, A", 16);
  await type("Before, question 1, B", 12);
  await type("After, question 1, B", 25);
  await type("After, question 1, C", 5);
  expect(sums().slice(0, 2)).toEqual([
    "Before: 12 of 28 right, which is 43%",
    "After: 25 of 30 right, which is 83%",
  ]);
});

it("says nothing about fewer than five hands", async () => {
  open();
  await type("Before, question 1, B", 4);
  expect(sums()).toEqual([]);
  await type("Before, question 1, A", 1);
  expect(sums()[0]).toBe("Before: 4 of 5 right");
});

it("has the hands again after a reload, and shows those of the big screen", async () => {
  const { unmount } = open();
  await type("Before, question 2, A", 21);
  unmount();
  sessionStorage.setItem(
    "4mq_hands",
    sessionStorage.getItem("4mq_hands")!.replace('"before-1":', '"after-1":[null,7],"before-1":'),
  );
  open();
  expect(field("Before, question 2, A")).toHaveValue("21");
  expect(field("After, question 2, B")).toHaveValue("7");
});

it("clears the hands, and puts them back as long as no others are typed", async () => {
  open();
  expect(screen.queryByRole("button")).toBeNull();
  await type("Before, question 1, B", 12);
  await userEvent.click(screen.getByRole("button", { name: "Clear the hands" }));
  expect(field("Before, question 1, B")).toHaveValue("");
  expect(screen.getByRole("status")).toHaveTextContent("The hands of this lesson are cleared.");
  const undo = screen.getByRole("button", { name: "Put the hands back" });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(field("Before, question 1, B")).toHaveValue("12");
  expect(screen.getByRole("status")).toHaveTextContent("");
  await userEvent.click(screen.getByRole("button", { name: "Clear the hands" }));
  await type("Before, question 1, C", 9);
  expect(screen.getByRole("button")).toHaveAccessibleName("Clear the hands");
});

it("is a table for each question, named by it, whose rows name the choice and say which is right", () => {
  open();
  expect(screen.getAllByRole("table")).toHaveLength(5);
  const table = screen.getByRole("table", { name: /Which order works best for your money\?$/ });
  expect(within(table).getAllByRole("rowheader", { name: /\(right\)$/ })).toHaveLength(1);
  expect(
    screen.getByRole("rowheader", { name: "B. A month without it would harm me (right)" }),
  ).toBeVisible();
  expect(screen.getAllByRole("rowheader", { name: /\(right\)$/ })).toHaveLength(5);
});

it("says that the numbers name nobody and go with the tab", () => {
  open();
  expect(screen.getByText(/for the whole class, without names.*go when you close it/)).toBeVisible();
});
