/** Words of today's strip and of the portrait in the header. */
import type { NextThing } from "@/domain/today";

const coinsInWords = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);

export const TODAY_TEXTS = {
  label: "Your day",
  hello: (name: string | null) => (name ? `Hello ${name}` : "Hello again"),
  dayOf90: (day: number) => `Day ${day} of 90`,
  coins: coinsInWords,
  welcome: "Good to see you",
  week: (count: number) =>
    count === 0 ? "Nothing written this week so far." : `You were here on ${count} of this week’s 7 days.`,
  missionDay: (day: number) => `Day ${day} of 14`,
  /** In the place of a mission. */
  lastDays: { title: "Your last days", text: "Look back, and choose what to keep" },
  notStarted: { title: "90 days, six missions", text: "Start whenever you like" },
  visitor: { title: "No account needed", text: "This stays on this device" },
  portrait: (coins: number) => `Your portrait and ${coinsInWords(coins)}`,
} as const;

interface NextLink {
  to: string;
  label: string;
}

export function nextLink(next: NextThing): NextLink {
  switch (next.kind) {
    case "question":
      return {
        to: `/quiz/${next.quiz.quizId}`,
        label: `Question ${next.quiz.question} of ${next.quiz.count}`,
      };
    case "line":
      return { to: "/challenge-dashboard?tab=journal", label: "Write today’s line" };
    case "place":
      return { to: next.place.to, label: `Go on: ${next.place.title}` };
    case "prompt":
      return { to: "/challenge-dashboard?tab=journal", label: `Day ${next.day}: today’s five minutes` };
    case "portrait":
      return { to: "/shelf", label: "Choose your portrait" };
    case "begin":
      return { to: "/challenge-dashboard?tab=kpis", label: "Start the 90 days" };
    case "firstQuiz":
      return { to: "/quiz/money-brain-battle", label: "Win your first coin" };
    case "nextQuiz":
      return { to: "/quiz-hub", label: "Play a quiz" };
  }
}
