import { BUDGETING, MANAGING_MONEY, SPEND_OR_SAVE } from "./curriculum";
import type { Handout, LessonPlan } from "./lesson";
import { DISCLOSURE } from "./lessonTexts";

/** From the topic “A Budget You Can Keep” (its section on Femi, its check) and the answer on teaching a budget. */
export const LUNCH_AND_BUS = {
  path: "/resources/lessons/lunch-and-bus",
  meta: {
    title: "Lesson: a week’s budget, ages 11-13 | 4MQ",
    description:
      "A lesson of 50 minutes for ages 11 to 13, with a plan, screens and one sheet to print: find where £25 went, plan the week again, and meet a surprise.",
  },
  years: "Years 7 and 8, S1 and S2, or Years 8 and 9 in Northern Ireland",
  objective: {
    pupils: "I can plan a week’s money with needs first. I can say what a choice costs me.",
    teacher:
      "Pupils work out what is free after needs, plan a week, change the plan, and name an opportunity cost.",
  },
  need: "One screen, pencils, and one sheet for each pair. No tablets and no accounts.",
  blocks: [
    {
      id: "before",
      name: "Before",
      minutes: 5,
      says: [
        "“On Friday morning, Femi looks into his wallet and frowns. Today we find out why. But first, five questions: hands up for A, B or C.”",
        "Count the hands and type the numbers in. Don’t say yet what is right.",
      ],
      pupils: "They read each question and put a hand up once, without talking.",
      screens: "before",
    },
    {
      id: "bad-day",
      name: "The bad day",
      minutes: 10,
      says: [
        "Give out the sheets, and read the boxes aloud. “Families differ. If a bus or lunch is free, plans look different.” Take a guess by hands.",
        "“In pairs, do task 1. On which day does the money run out?” Allow five minutes, and show the answers.",
        "“Which day would you change, and why?” Hear three voices.",
      ],
      pupils: "They guess. Pairs fill in the week, and say which day they would change.",
      screens: [
        {
          lines: ["Friday morning. Femi looks into his wallet.", "Guess: how much is left?"],
          choices: ["Nothing", "£2.50", "£5"],
        },
        { lines: ["Do task 1 with your partner.", "How much is left after each day?"] },
        {
          lines: ["Monday leaves £19.40, and Tuesday £13.80.", "Wednesday leaves £6.90, and Thursday £2.50."],
        },
        { lines: ["Friday costs £4.40. £4.40 take away £2.50 leaves £1.90.", "Femi is £1.90 short."] },
        { lines: ["Which day would you change, and why?"] },
      ],
    },
    {
      id: "plan-again",
      name: "Plan again",
      minutes: 10,
      says: [
        "“His friend Zosia lends him £2. That makes no extra money. It moves the problem into next week.”",
        "“A budget is a plan that you make before you spend. Needs go first.” Pairs do the first line of task 2. Show the sums.",
        "“Zosia has her £2 back. Plan the week after that: what will the £3 do?”",
        "Mark the sums and not the choices. Show Femi’s way.",
      ],
      pupils: "Pairs work out what is free, share it out, and write why.",
      screens: [
        { lines: ["Borrowing doesn’t make any extra money.", "It moves the problem into next week."] },
        {
          lines: [
            "Needs first: five bus rides and five lunches.",
            "What do they cost? How much is free to spend?",
          ],
        },
        {
          lines: ["5 × £2 = £10", "5 × £2.40 = £12", "£10 and £12 make £22", "£25 take away £22 leaves £3"],
        },
        {
          lines: [
            "Last week’s treats: £1.20 and £1.20 and £2.50 make £4.90.",
            "Only £3 was free. £4.90 take away £3 is £1.90, the money missing on Friday.",
          ],
        },
        { lines: ["What will the £3 do?", "You can only spend each pound once."] },
        { lines: ["Femi’s way: five envelopes with £4.40 each.", "A sixth envelope is for “anything”."] },
      ],
    },
    {
      id: "surprise",
      name: "A surprise",
      minutes: 8,
      says: [
        "“Surprise! From Monday, lunch costs 20p more a day.” Vote, and show the answer.",
        "“Change your plan, and say what you gave up.” Allow three minutes for task 3.",
        "Two pairs present, a minute each. Then vote on the two plans on the screen.",
        "“No plan goes perfectly. Change it a little and keep going. If you don’t have enough for what you need, tell an adult you trust.”",
      ],
      pupils: "Pairs change their plan. Two pairs say what they gave up.",
      screens: [
        {
          lines: ["Lunch costs 20p more each day.", "How much more is that for the school week?"],
          choices: ["20p", "£1", "£1.40"],
          answer: 1,
          reason: "5 × 20p = £1. So £3 take away £1 leaves £2 to spend.",
        },
        { lines: ["Change your plan.", "What did you give up?"] },
        {
          lines: ["Two other pairs: one drops the crisps, one packs a lunch.", "Do both plans work?"],
          choices: ["Yes", "No"],
          answer: 0,
          reason: "Both save at least £1. Good plans can differ.",
        },
      ],
    },
    {
      id: "what-else",
      name: "What else?",
      minutes: 7,
      says: [
        "“Back to the story, where lunch is £2.40. The smoothie cost more than a lunch. When you choose one thing, you give up the next best thing. That is its opportunity cost.” Vote on Luca.",
        "Pairs do task 4 in three minutes. Show the sums. “What does he give up?” Hear two.",
        "“Femi asked his mum first, because food from home isn’t free either.”",
      ],
      pupils: "They vote. Pairs work out the headphones, and say what Femi gives up.",
      screens: [
        { lines: ["Opportunity cost: the next best thing, which you give up."] },
        {
          lines: [
            "Luca has £3 for one thing. He likes pizza best, magazines second, boat rides third.",
            "His pizza’s opportunity cost is …",
          ],
          choices: ["the magazine", "both others", "£3"],
          answer: 0,
          reason: "Without the pizza, he would have chosen the magazine. £3 is the price.",
        },
        { lines: ["What else could this money do?", "Ask it in any shop."] },
        { lines: ["Task 4: headphones for £29", "How many weeks? What does Femi give up?"] },
        { lines: ["2 × £2.40 = £4.80", "£4.80 and £1 make £5.80", "5 × £5.80 = £29: five weeks"] },
        { lines: ["He still has £2 a week for anything he likes."] },
      ],
    },
    {
      id: "after",
      name: "After",
      minutes: 7,
      says: [
        "“The same five questions. Have you changed your mind?”",
        "Count again, show each answer, and read its reason.",
        "Show both bars, and let the class say what has changed.",
      ],
      pupils: "They vote again, and say what has changed.",
      screens: "after",
    },
    {
      id: "last-word",
      name: "Last word",
      minutes: 3,
      says: [
        "“Task 5: each of you writes one rule for Femi. Nobody has to read it out.” Collect the sheets.",
      ],
      pupils: "Each pupil writes one rule on the sheet, on a line of their own.",
      screens: [
        { lines: ["Write one rule for Femi."] },
        { lines: ["A budget that you can keep to is better than a perfect one that you can’t."] },
      ],
    },
  ],
  questions: [
    {
      question:
        "Femi has £25 for five days. Each day, the bus costs £2 and lunch £2.40. How much is free to spend?",
      choices: ["£20.60", "£13", "£3"],
      answer: 2,
      reason: "For five days, £10 and £12 make £22. £25 take away £22 leaves £3.",
    },
    {
      question: "Which part of a plan comes first?",
      choices: ["A treat", "Needs", "Whatever is cheapest"],
      answer: 1,
      reason: "Femi sets aside buses and lunches first. Then he can see what is free.",
    },
    {
      question: "Femi borrows £2 this week. He pays it back on Sunday. Next week, he has …",
      choices: ["£2 less", "£2 more", "the same as usual"],
      answer: 0,
      reason: "Borrowing moves the problem into next week. £2 of his £25 is Zosia’s.",
    },
    {
      question: "What is an opportunity cost?",
      choices: ["The price", "Everything else you could buy", "The next best thing"],
      answer: 2,
      reason: "You can spend each pound once, so you give up the next best thing.",
    },
    {
      question: "A plan goes wrong in one week. What now?",
      choices: ["Give it up", "Change it a little", "Borrow every week"],
      answer: 1,
      reason: "No plan goes perfectly. Change it a little and keep going.",
    },
  ],
  mistakes: [
    {
      wrong: "“£25 take away £4.40 leaves £20.60, so that is free.”",
      helps: "That is one day, and there are five.",
    },
    {
      wrong: "“Zosia’s £2 is extra money.”",
      helps: "Next week, £3 take away £2 leaves £1 for “anything”.",
    },
    {
      wrong: "“The opportunity cost is £2.50.”",
      helps: "That is the price. Ask what he would have chosen instead.",
    },
  ],
  easier: "Do Tuesday together. In task 2, lay out three counters, one for each free pound.",
  harder:
    "How much was free on Wednesday morning? 3 × £4.40 = £13.20, and £13.80 take away £13.20 leaves 60p.",
  words: [
    ["Budget", "a plan for your money, made before you spend"],
    ["Free to spend", "what is left after needs"],
    ["Opportunity cost", "the next best thing, which you give up"],
  ],
  littleAtHome:
    "Some pupils have a free lunch or a free bus, or help to look after somebody. Say that having little says nothing about effort. Keep to Femi. Never ask about home or pocket money.",
  disclosure: DISCLOSURE,
  homework:
    "Choose one price in a leaflet or an advert. Write down two other things that this money could do. Offer a quiet table at break.",
  play: { to: "/play/femi#class", title: "Femi’s week, a story to play" },
  from: [{ to: "/resources/a-budget-you-can-keep#lunch-and-bus", title: "A week of lunches and bus fares" }],
  curriculum: [BUDGETING, MANAGING_MONEY, SPEND_OR_SAVE],
  checkedOn: "2026-11-29",
} as const satisfies LessonPlan;

export const LUNCH_AND_BUS_HANDOUT = {
  intro: [
    {
      boxes: [
        ["Every Sunday,", "Femi, who is twelve, gets £25 for the school week."],
        ["Every school day,", "the bus costs £2, and lunch £2.40."],
        ["Treats:", "crisps for £1.20, and a mango smoothie for £2.50."],
      ],
    },
  ],
  tasks: [
    {
      title: "Where did the £25 go? Fill in the gaps, and circle the day when it runs out.",
      parts: [
        {
          table: {
            shares: [20, 20, 24, 18, 18],
            head: ["Day", "Bus and lunch", "Treat", "Cost", "Left, or short"],
            rows: [
              ["Monday", "£4.40", "crisps £1.20", "£5.60", "£19.40"],
              ["Tuesday", "£4.40", "crisps £1.20", "", ""],
              ["Wednesday", "£4.40", "smoothie £2.50", "", ""],
              ["Thursday", "£4.40", "nothing", "", ""],
              ["Friday", "£4.40", "nothing", "", ""],
            ],
          },
        },
      ],
    },
    {
      title: "Plan a week. Needs come first. Then share out all of the rest.",
      parts: [
        { fields: ["5 bus rides cost £", "5 lunches cost £", "Free to spend: £"] },
        {
          table: {
            shares: [40, 15, 45],
            head: ["What it does", "£", "Because …"],
            rows: [
              ["", "", ""],
              ["", "", ""],
              ["", "", ""],
            ],
          },
        },
      ],
    },
    {
      title: "The surprise. Wait for your teacher.",
      parts: [{ fields: ["Now free to spend: £", "We change:"] }, { fields: ["We give up:"] }],
    },
    {
      title: "Headphones for £29",
      parts: [
        "Two packed lunches a week let Femi keep £4.80. He also saves £1 of his £3.",
        { fields: ["In a week, he saves £", "Weeks until £29:", "He gives up:"] },
      ],
    },
    { title: "One rule for Femi from each of you", parts: [{ lines: 2 }] },
  ],
  answers: [
    [
      "Tuesday: £4.40 and £1.20 make £5.60. £19.40 take away £5.60 leaves £13.80.",
      "Wednesday: £4.40 and £2.50 make £6.90. £13.80 take away £6.90 leaves £6.90.",
      "Thursday: £6.90 take away £4.40 leaves £2.50.",
      "Friday costs £4.40, and £4.40 take away £2.50 leaves £1.90. The money runs out on Friday: he is £1.90 short.",
    ],
    [
      "5 × £2 = £10 and 5 × £2.40 = £12. £10 and £12 make £22. £25 take away £22 leaves £3.",
      "Any plan for the £3 is right if it adds up to £3 and has a reason. For example, £1.20 and £1.80 make £3: crisps once, and the rest saved.",
    ],
    [
      "5 × 20p = £1. £3 take away £1 leaves £2.",
      "For example, one pair gives up the crisps, and another a school lunch on one day. Both work.",
    ],
    [
      "£4.80 and £1 make £5.80. 5 × £5.80 = £29, so it takes five weeks.",
      "For example, he gives up school lunch on two days, the next best use of that £4.80. He still has £2 a week for anything.",
    ],
    ["For example: put the money for needs aside on Sunday. Any rule with a reason is good."],
  ],
} as const satisfies Handout;
