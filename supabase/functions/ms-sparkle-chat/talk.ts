/** The guide's own lines: greetings, thanks, who she is, where help is, and the admission that she does not know. */
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import { reader, wordsOf } from "./rows.ts";
import { FIGURE_ROWS } from "./plainRows.ts";
import { HELP_ROWS, TALK_ROWS } from "./talkRows.ts";

const OFFER =
  "I can answer questions about money, tell you what a money word means, find a page for you or work out a sum. You could ask how long it takes to save £42 at £5 a week.";

export const TALK = {
  hello: `Hello! I am Ms. Sparkle, a computer program. ${OFFER} What would you like to know?`,
  thanks: "You are welcome! Ask me again any time.",
  bye: "Goodbye! Come back any time.",
  praise: "That is kind of you to say! What would you like to know about money?",
  goodNews: [
    "Well done! That is good news, and I am glad you told me. What is the next step?",
    "That is great news! It takes some doing. What comes next?",
  ],
  grumble:
    "I am sorry that I was no help. I am a computer program, and there is a lot I do not know. Could you ask it in other words?",
  nothingYet:
    "I am here when you have a question. You could ask how to earn some money, or what a money word means. What do you wonder about?",
  joke: [
    "Why do bakers never run out of money? They make plenty of dough! What would you like to know about money?",
    "Where do fish keep their money? In a river bank! What would you like to know about money?",
    "Why did the robot keep its money in the freezer? It wanted cold, hard cash! What would you like to know about money?",
    "Why was the piggy bank so tired? It had been saving all day! What would you like to know about money?",
  ],
  fine: "I am a computer program, so I do not have good or bad days. I am glad you are here. What would you like to know about money?",
  who: `${FIXED_ANSWERS.aComputerProgram} I look things up in the 4MQ library, which is everything on this site.`,
  helpNow:
    "Yes, you can talk to someone today. You can call Childline free on 0800 1111, day or night, about any worry, big or small. " +
    "You can chat to them at childline.org.uk too. " +
    "You can also tell a grown-up you trust, such as a teacher or somebody at home. " +
    "If you are in danger now, call 999. If it is about money, ask me. I am a computer program, but I will try.",
  can: `${OFFER} I cannot do your homework for you, and I will not tell you what to buy.`,
  unknown: [
    `I do not know the answer to that. I looked in the 4MQ library, and it is not in there. ${OFFER}`,
    `That is not in the 4MQ library, so I do not know. Could you ask it in another way? ${OFFER}`,
    `I could not find an answer to that in the 4MQ library. A grown-up or a librarian may know. ${OFFER}`,
  ],
  /** A message that is hardly about money. */
  other: [
    "I only know about money, so I cannot help with that. Is there something about money that you wonder about?",
    "That is not something I know about: I am a computer program for questions about money. What would you like to know about money?",
  ],
  /** A child tells something and asks nothing. */
  told: [
    "Thank you for telling me. What would you like to know about it? I am best at questions about money.",
    "Thank you for telling me. I am a computer program, so I learn best from questions. What would you like to ask?",
  ],
  // A possible worry that nothing understood gets people to talk to, and little else.
  /** Under an answer to a message that may have a worry in it. */
  calm: "If something about this worries you, tell a grown-up you trust, or call Childline free on 0800 1111.",
  /** Some messages after danger, to one that says nothing of it. */
  stillHere:
    "I am only a computer program, but I have not forgotten what you told me. A grown-up you trust can help, and so can Childline, free on 0800 1111, day or night. You can also ask me about money.",
  unheard:
    "I am a computer program, and I may not have understood you. " +
    "If you are sad or scared, or something is wrong, please tell a grown-up you trust. " +
    "It could be someone at home, a teacher or a doctor. " +
    "You can call Childline free on 0800 1111, day or night. If anyone may be in danger now, call 999. " +
    "If it is about money, you can ask me in other words.",
  /** The end of an answer that listens for the thing. */
  savingFor: "What are you saving for?",
  /** Above two or three chips. */
  unsure: "I am not sure that I understood. Did you mean:",
  /** Somebody says what they are saving for, and then what it costs. */
  whatCost: "What does it cost?",
  whatWeekly: "How much can you save each week?",
  /** A sum that lacks one figure asks for it. */
  whatHave: "How much do you have?",
  whatRate: "What is the interest rate? It is a number with a % sign.",
  whatWage: "What is the pay for an hour?",
  whatPays: "What does it have to pay for, and how much is that?",
  hardSum:
    "That sum is too hard for me. Could you ask it in smaller steps? You could write the numbers down and work it out with a grown-up. " +
    "I can do sums such as: £42 at £5 a week, 20% off £35, or £24 between 3.",
  future:
    "I cannot know a price that is still to come, and nobody else can. Many prices rise a little each year, and some fall.",
  figure:
    "I do not know that. The 4MQ library does not give today’s prices, or say what somebody earns or owns. A grown-up can help you to look it up. " +
    "Is there something about money that I can explain?",
} as const;

/** @param title of a page for those who are signed in. A link to the page of signing in follows. */
export const signInFor = (title: string): string =>
  `You will find it under “${title}” once you have signed in:`;

const readTalk = reader(TALK_ROWS);
const readHelp = reader(HELP_ROWS);
const readFigure = reader(FIGURE_ROWS);

/** "Childline", "I need help", "can I talk to someone" */
export const asksForHelp = (message: string): boolean => readHelp(wordsOf(message)) !== undefined;

/** @returns a kind, short answer to small talk, or undefined for anything else. */
export function smallTalk(message: string): string | undefined {
  const talk = readTalk(wordsOf(message));
  return talk && TALK[talk];
}

/** @returns the figure that nobody keeps, or that nobody can know yet. */
export const asksForFigure = (message: string): "figure" | "future" | undefined =>
  readFigure(wordsOf(message));
