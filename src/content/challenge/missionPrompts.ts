/**
 * A prompt for each of the 90 days: 14 for each phase and one for each of the last days (specification part 2, section 9).
 * One set for every age, so it keeps to the reading level of ages 8-10; a prompt that suits no fifteen-year-old has other
 * words for them. Each takes five minutes and needs no money of one's own. Where the act itself is written on this site,
 * the prompt says where it will show up.
 */

export const PROMPT_FIGURES = {
  entryDays: "your journal",
  spent: "your spending",
  goal: "your savings challenge",
  waits: "your habits",
  kindDeeds: "your kindness quests",
} as const;
export type PromptFigure = keyof typeof PROMPT_FIGURES;

export const countsIn = (figure: PromptFigure) => `This will show up in ${PROMPT_FIGURES[figure]}.`;

export interface MissionPrompt {
  text: string;
  /** Other words for the readers of this level and above: 2 is for ages 11-13, and 3 for 14-16. */
  older?: { from: 2 | 3; text: string };
  /** The figure that the act moves, whoever does it. Most prompts ask to look, think or talk, and move none. */
  figure?: PromptFigure;
}

const act = (text: string, older?: MissionPrompt["older"]): MissionPrompt => ({
  text,
  ...(older && { older }),
});
const from11 = (text: string) => ({ from: 2, text }) as const;
const from14 = (text: string) => ({ from: 3, text }) as const;
const entry = (figure: PromptFigure, text: string): MissionPrompt => ({ figure, text });

export const MISSION_PROMPTS: readonly (readonly MissionPrompt[])[] = [
  // See where it goes.
  [
    entry(
      "entryDays",
      "Write your first entry, even if it’s only for 10p. Nothing today? Add the last thing you can remember.",
    ),
    act("Count all the money you have at home. Did you get any of it today? If so, write it down."),
    act("Find a receipt, either yours or a grown-up’s. If you paid for anything on it, write that down."),
    entry(
      "entryDays",
      "Ask a grown-up what they first bought with their own money. Then write an entry of your own.",
    ),
    act("Think back to last Saturday. If any money came in or went out, add it now."),
    entry(
      "spent",
      "What’s the cheapest thing you’ve bought lately? Small amounts are easy to forget, so add it.",
    ),
    act("Your first week is over. Look at your figures, and find the one that surprises you most."),
    act(
      "Guess how much is in your money box, then count it. Write down any coins you have added.",
      from14(
        "Guess the balance of your account or wallet before you check it. Write down any payment you missed.",
      ),
    ),
    act("Think of the last time you earned or were given money. Write down where it came from."),
    act("Almost everyone forgets to write something down now and then. Have you? If so, add it now."),
    act(
      "Keep all your money in one place today. Write down every coin you take out.",
      from14("Write down every payment you make today at the moment you make it, by card, phone or cash."),
    ),
    act("Read through your entries. On which day of the week do you spend the most?"),
    act("Show one of your entries to somebody at home. Explain why you wrote it down."),
    act("Count the days when you wrote something down. What do you know now that you didn’t before?"),
  ],
  // Put needs first.
  [
    act("Look at the last few things you bought. Which were needs, and which were wants?"),
    act("Choose something you’ll need soon, such as a bus ride. What will it cost?"),
    act(
      "Find three things in your school bag that you need. Which one will run out first?",
      from14("List three things that you use every day. Which would be the hardest to manage without?"),
    ),
    act("Find a want in your journal. Are you still glad you bought it?"),
    act("Ask at home what your family always pays for first. Which of your own needs comes first?"),
    act("Look closely at something you want. Is there a need hiding inside it?"),
    act("How much of this week’s spending went on planned needs? Could you make it a little more next week?"),
    act("Make a list of three wants, with their prices. Don’t buy any of them today."),
    act("One person’s need can be another person’s want. Ask somebody at home for an example."),
    act("Plan for something you will need next week. Find out what it costs, and write it down."),
    act("Count this week’s wants. Which one would you choose again?"),
    act("Look at your plan for the week. If a want comes ahead of a need, swap them over."),
    act("Tell somebody at home about a need that you have planned for."),
    act("Compare your needs and wants from the last two weeks. Which did you spend more on?"),
  ],
  // Earn a little.
  [
    act("Ask at home which small job would be the biggest help this week."),
    act("Write down three things you are good at. Who might need help with one of them?"),
    act("Read the ways to earn for your age, and choose one that suits you."),
    act("What would you have to buy for your job? Take the cost away from what you would be paid."),
    act("Practise asking for the job. Say what you will do and how much you will charge."),
    act("Choose a day for your first job. Check it with a grown-up, then write it down."),
    act("Time one job that you do today, paid or not. How many minutes does it take?"),
    act("Ask somebody you’ve helped what they liked best. Is there one thing you could do better?"),
    act("Think of money you have earned, or would like to earn. Which job is it for?"),
    act("If you did your job four times, how much would you earn? Work it out."),
    act("Not all work is paid. Do one small job for nothing, just because it helps."),
    act("Plan to do your job again. What will you do differently this time?"),
    act("Read three ideas in the Gig Jar. Could one of them work where you live?"),
    act("Look back at your jobs from the last two weeks, paid or not. What have you learned?"),
  ],
  // Save before you spend.
  [
    act("Choose something to save for, and find out exactly what it costs."),
    entry("goal", "Start a savings challenge in the community. Use the price you found as your target."),
    act(
      "Draw what you are saving for. Put the picture where you keep your money.",
      from11(
        "Write your goal and its price on a note. Keep it where you’ll see it before you pay for anything.",
      ),
    ),
    act("If you get any money today, save some of it before you spend any. Even 10p counts."),
    act("Divide the price of your goal by what you can save in a week. How many weeks is that?"),
    act(
      "Could you move one coin from your spending money to your savings? If so, write it down.",
      from14(
        "Could you move a small amount from spending to savings before the weekend? If so, write it down.",
      ),
    ),
    act("Look at your saving ratio for this week. Which single entry changed it the most?"),
    act("Tell somebody about your goal. Ask what they have saved up for, and how long it took."),
    act(
      "Find a safe place for your savings. Tell a grown-up at home where it is.",
      from14(
        "Where do you keep your savings? Find out whether an account that pays interest would suit them better.",
      ),
    ),
    act("Think of a want you could skip this week. How much would that add to your savings?"),
    entry("goal", "Update your savings challenge, even if nothing has changed since last time."),
    act("What will you do if the price of your goal goes up? Make a plan."),
    act("Make a rule of your own. How much of every £1 will you save?"),
    act("Add up what you have saved in the last two weeks. How far are you from your goal now?"),
  ],
  // Spend with a plan.
  [
    entry("waits", "Start a new habit in the community. You could call it “Sleep on it”."),
    act("Write a list of three things you want. Then leave it alone until tomorrow."),
    entry("waits", "Read your list of wants again. Which ones do you still want? Then log your habit."),
    act("Find an advert today. What does it want you to feel, and what does it leave out?"),
    act("Listen for words that try to hurry you, such as “today only”. How many do you hear?"),
    act("Think of something you want. Divide its price by the number of times you would use it."),
    act("Count the days when you logged your habit this week. What difference did waiting make?"),
    act("Write down one thing you want, with today’s date. Look at it again in three days."),
    act("Think of something you decided not to buy. How much money did that save you?"),
    act("Compare two packs of the same thing, at home or in a shop. Which is better value?"),
    act(
      "With a grown-up, turn off one notification that tells you to buy things.",
      from14("Turn off notifications from one shop or game, and notice how often you think of it this week."),
    ),
    act("What could you say when somebody tells you that everyone has one? Practise your answer."),
    act("Choose something you’ve wanted for a while. Is it still worth the money? Make a plan."),
    act("Count your wants in this mission and in mission two. What has changed?"),
  ],
  // Share and look back.
  [
    act("Who could do with ten minutes of your time this week? Choose a person and a day."),
    entry("kindDeeds", "Do one kind thing today, then tell us about it in a kindness quest."),
    act("Find three things you no longer use. Ask at home who might like them."),
    act("What would you like to share: your time, your things or your money?"),
    act(
      "Find out how to check a charity. Then look one up with a grown-up.",
      from14("Look up a charity on the public list. How much did it receive, and what did it spend it on?"),
    ),
    act("Say thank you to somebody who has taught you something about money."),
    act("Think of the kind things you have done. Which one would you like to do again?"),
    act("Compare your first week with this one. Find one thing that has changed."),
    act("Compare your saving ratio now with the one from mission one. What made the difference?"),
    entry("waits", "Which of your habits has been the easiest to keep up? Log it again today."),
    act("Which mission was the hardest? Think of one thing that would help next time."),
    act("Teach somebody at home one money word, and give them an example."),
    act("Compare your planned needs now with those from mission two. Which plan worked better?"),
    act(
      "Look back at all six missions. Choose one figure that you’re pleased with, and show it to somebody.",
    ),
  ],
];

/** The days that belong to no phase. */
export const LAST_PROMPTS: readonly MissionPrompt[] = [
  act("Read your very first entry. What would you like to tell the person who wrote it?"),
  act("Choose one habit to keep up, and find a good time for it."),
  act("Choose your next goal, and find out what it costs."),
  act("Write a thank-you note to one person who helped you along the way."),
  act(
    "Draw a picture of what you did with your money in these ninety days.",
    from11("Sum up in three sentences what you did with your money in these ninety days."),
  ),
  entry("entryDays", "Write today’s entry. You have made it to the end! What would you like to try next?"),
];

const ALL_PROMPTS: readonly MissionPrompt[] = [...MISSION_PROMPTS.flat(), ...LAST_PROMPTS];

/** The prompt in the words for its reader. @param level 1, 2 or 3 */
export const promptText = ({ text, older }: MissionPrompt, level: number): string =>
  older && level >= older.from ? older.text : text;

/** The prompt for a day of the challenge, counted from 1; undefined before it and after its last day. */
export const promptOfDay = (day: number): MissionPrompt | undefined => ALL_PROMPTS[day - 1];
