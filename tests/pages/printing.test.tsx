/** Sheets to hand out: the questions without answers, and the answers on a sheet of their own. */
import { AuthProvider } from "@/backend/auth";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { DEBT_TRAP_CHECK } from "@/content/resources/chapters/checkDebtTrap";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { SHEETS } from "@/content/reading/printing";
import Level3ChapterPage from "@/pages/resources/Level3ChapterPage";
import QuizDataPage from "@/pages/quiz/QuizDataPage";
import { PrintButtons } from "@/parts/reading/PrintButtons";

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal("print", print);
});

const open = (page: ReactElement) =>
  render(
    <AuthProvider>
      <MemoryRouter>{page}</MemoryRouter>
    </AuthProvider>,
  );
const press = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const sheet = () => document.querySelector<HTMLElement>(".print-sheet");
const tell = (event: "beforeprint" | "afterprint") => act(() => void dispatchEvent(new Event(event)));

it.each([
  [/^Questions, 1 sheet and 1 of answers$/, "print-alone"],
  [/^Everything, 6 sheets and 1 of answers$/, "print-after"],
])("prints a chapter's questions without their answers, by “%s”", async (name, place) => {
  open(<Level3ChapterPage />);
  await press(name);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(sheet()).toHaveClass(place);
  const sectionOf = (title: RegExp) =>
    within(sheet()!).getByRole("heading", { name: title }).closest("section");
  const asked = sectionOf(/^Questions: Debt Trap/);
  const answered = sectionOf(/^Answers: Debt Trap/);
  for (const { question, options, correctAnswer } of DEBT_TRAP_CHECK.questions) {
    expect(asked).toHaveTextContent(question);
    for (const { text, reason } of options) {
      expect(asked).toHaveTextContent(text);
      expect(asked).not.toHaveTextContent(reason);
    }
    expect(answered).toHaveTextContent(correctAnswer);
  }
  tell("afterprint");
  expect(sheet()).toBeNull();
});

it("prints the sheets of a quiz in the place of its page, also by the browser's own command", async () => {
  open(<QuizDataPage />);
  await press(/^Questions, 2 sheets and 1 of answers$/);
  expect(print).toHaveBeenCalledOnce();
  tell("beforeprint");
  expect(sheet()).toHaveClass("print-alone");
  expect(within(sheet()!).getByText("4MQ · Sheet 2 of 2")).toBeInTheDocument();
  expect(sheet()).toHaveTextContent(QUIZ_MONEY_BRAIN_BATTLE.questions.at(-1)!.question);
  tell("afterprint");
  expect(sheet()).toBeNull();
});

it("says so if the questions could not be loaded, and prints nothing", async () => {
  render(
    <PrintButtons
      path="/resources/giving"
      title="Giving"
      load={() => Promise.reject(new Error("offline"))}
    />,
  );
  await press(/^Questions/);
  expect(await screen.findByText(/^We could not load the questions/)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

it("spends at most six sheets on a chapter, and nine on the story", () => {
  const sheetsOf = (pattern: RegExp) =>
    Object.entries(SHEETS).flatMap(([path, { text }]) => (pattern.test(path) ? text : []));
  expect(Math.max(...sheetsOf(/chapter|raising/))).toBeLessThanOrEqual(6);
  expect(Math.max(...sheetsOf(/^\/short-stories/))).toBeLessThanOrEqual(9);
});
