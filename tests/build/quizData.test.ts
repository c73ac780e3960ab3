/** The page with the quiz's data is complete in its HTML (specification part 2, section 2). */
import { expect, it } from "vitest";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { mainText } from "#scripts/site/pageText";
import { pageHtml } from "./site";

it("has every question, option, answer and reason in the HTML", () => {
  const text = mainText(pageHtml("/quiz-data"));
  for (const { question, options, correctAnswer, explanation } of QUIZ_MONEY_BRAIN_BATTLE.questions)
    for (const words of [question, ...options, `Correct answer : ${correctAnswer} Why : ${explanation}`])
      expect(text).toContain(words);
  expect(text).toContain("Passing score: 80%");
  expect(text).toContain("Reward: 1 coin");
});
