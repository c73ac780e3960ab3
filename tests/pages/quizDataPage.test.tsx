/** The page for teachers: each option has its letter, and the right one a tick. */
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import QuizDataPage from "@/pages/quiz/QuizDataPage";

it("ticks the right answer of each question, and no other", () => {
  render(
    <MemoryRouter>
      <QuizDataPage />
    </MemoryRouter>,
  );
  for (const [index, { question, options, correctAnswer }] of QUIZ_MONEY_BRAIN_BATTLE.questions.entries()) {
    const part = screen.getByRole("heading", { name: `${index + 1}. ${question}` }).closest("li")!;
    const items = within(part).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(
      options.map((option, nth) => `${"ABCD"[nth]}${option}`),
    );
    const ticked = items.filter((item) => item.querySelector("svg"));
    expect(ticked.map(({ textContent }) => textContent.slice(1))).toEqual([correctAnswer]);
  }
});
