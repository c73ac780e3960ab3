/** The quiz on the data page with all its questions and answers, as schema.org data. */
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";

const { metadata, questions } = QUIZ_MONEY_BRAIN_BATTLE;

export const quizData = () => ({
  "@type": "Quiz",
  name: metadata.title,
  description: metadata.description,
  learningResourceType: "Quiz",
  isAccessibleForFree: true,
  timeRequired: `PT${metadata.estimatedTime}M`,
  hasPart: questions.map(({ question, options, correctAnswer, explanation, difficulty }) => ({
    "@type": "Question",
    eduQuestionType: "Multiple choice",
    learningResourceType: "Practice problem",
    educationalLevel: difficulty,
    text: question,
    suggestedAnswer: options
      .filter((option) => option !== correctAnswer)
      .map((text) => ({ "@type": "Answer", text })),
    acceptedAnswer: {
      "@type": "Answer",
      text: correctAnswer,
      answerExplanation: { "@type": "Comment", text: explanation },
    },
  })),
});
