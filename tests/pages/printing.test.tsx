/** Sheets to hand out: the questions without answers, and the answers on a page of their own. */
import { AuthProvider } from "@/backend/auth";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { DEBT_TRAP_CHECK } from "@/content/resources/chapters/checkDebtTrap";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import Level3ChapterPage from "@/pages/resources/Level3ChapterPage";
import QuizDataPage from "@/pages/quiz/QuizDataPage";
import { PrintButton } from "@/parts/reading/PrintButton";

const press = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Print it to hand out" }));

it("prints a chapter's questions without answers, and the answers on a page of their own", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  render(
    <AuthProvider>
      <MemoryRouter>
        <Level3ChapterPage />
      </MemoryRouter>
    </AuthProvider>,
  );
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const questions = screen.getByRole("heading", { name: "Questions: Debt Trap" });
  const answers = screen.getByRole("heading", { name: "Answers, for whoever checks them" });
  for (const heading of [questions, answers]) expect(heading).toHaveClass("break-before-page");
  const [asked, answered] = within(questions.parentElement!).getAllByRole("list");
  for (const { question, options, correctAnswer } of DEBT_TRAP_CHECK.questions) {
    expect(asked).toHaveTextContent(question);
    for (const { text, reason } of options) {
      expect(asked).toHaveTextContent(text);
      expect(asked).not.toHaveTextContent(reason);
    }
    expect(answered).toHaveTextContent(correctAnswer);
  }
});

it("prints the sheet of a quiz in the place of the list that has its answers", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  render(
    <AuthProvider>
      <MemoryRouter>
        <QuizDataPage />
      </MemoryRouter>
    </AuthProvider>,
  );
  const list = screen.getAllByText(/^Correct answer/)[0]!.closest("ol");
  expect(list).not.toHaveAttribute("data-print");
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(list).toHaveAttribute("data-print", "no");
  expect(
    screen.getByRole("heading", { name: `Questions: ${QUIZ_MONEY_BRAIN_BATTLE.metadata.title}` }),
  ).toBeInTheDocument();
});

it("says so if the questions could not be loaded, and prints nothing", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  render(<PrintButton title="A story" load={() => Promise.reject(new Error("offline"))} />);
  await press();
  expect(await screen.findByText(/^We could not load the questions/)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
