/** One question a week, thirteen in all; none of them can be answered with yes or no. */
export const TALK_QUESTIONS = [
  "What did you nearly buy this week? What made you wait?",
  "Which thing that you bought was worth it? Why that one?",
  "What did money mean in our family when you were my age?",
  "What is one thing that costs more than you thought?",
  "If we had £10 to spend together, what would we do?",
  "What would you like to be better at: earning, saving, spending or giving?",
  "Who tried to make you want something this week? How did they do it?",
  "What is something good that cost nothing at all?",
  "What are you saving for, and what will be different when you have it?",
  "What is a money mistake that you learned from?",
  "What could we do at home that would help somebody else?",
  "Which bill surprises you the most? What is it for?",
  "What do you want to keep doing after the 90 days?",
] as const;
