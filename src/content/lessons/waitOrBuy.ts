import { DECIMAL_MONEY, CONSIDERED_DECISIONS, BENEFITS_OF_SAVING } from "./curriculum";
import type { Handout, LessonPlan } from "./lesson";
import { DISCLOSURE } from "./lessonTexts";

/** From “The wish list trick” in the chapter “Needs vs Wants”: Poppy’s list, three sleeps, and Ines’s kite. */
export const WAIT_OR_BUY = {
  path: "/resources/lessons/wait-or-buy",
  meta: {
    title: "Lesson: wait or buy, ages 8-10 | 4MQ",
    description:
      "A lesson of 20 minutes for ages 8 to 10 with a plan, screens for the class and one sheet to print: a wish list, three sleeps, and what waiting leaves.",
  },
  years: "Years 4 to 6, or P5 to P7",
  objective: {
    pupils: "I can let a want wait for three sleeps. I can work out how much money waiting leaves.",
    teacher:
      "Pupils tell “not yet” from “no”, and compare buying today with waiting by adding and taking away.",
  },
  need: "One screen, pencils, one sheet for each pupil, and the page to read aloud. No tablets and no accounts.",
  blocks: [
    {
      id: "before",
      name: "Before",
      minutes: 4,
      says: [
        "“Five quick questions. Put a hand up once for each. I won’t say what is right until the end.”",
        "Count the hands and type the numbers in, about 45 seconds each. Don’t stop to talk.",
      ],
      pupils: "They read each question and put a hand up once.",
      screens: "before",
    },
    {
      id: "now-now-now",
      name: "Now! Now! Now!",
      minutes: 3,
      says: [
        "“Wants are noisy. Shout ‘Now!’ with me. Say it softly. Whisper it. Most wants quieten down like that, if you let them sleep.”",
        "Give out the sheets, and read “The wish list trick” aloud.",
        "“Only wants go on the list. Needs come first: the bus home, for example.”",
        "“Tick your guesses in task 1. Hands up if you ticked the duck … the pen … the magic set.” Don’t type these hands.",
      ],
      pupils: "They say “Now!” three times, listen, and guess in task 1 which want will last.",
      screens: [
        { lines: ["Now! Now! Now!"] },
        {
          lines: [
            "Needs come first.",
            "A new want goes on the list with its price.",
            "It waits for three sleeps.",
          ],
        },
        { lines: ["Which will still shine after three sleeps?", "Put a hand up for each that you ticked."] },
      ],
    },
    {
      id: "three-sleeps-later",
      name: "Three sleeps later",
      minutes: 5,
      says: [
        "“Poppy has £3.50. In pairs, do task 2: what if she buys today, and what if she waits?”",
        "After three minutes, show the answers.",
        "“Waiting doesn’t mean no. It only means not yet. What did it do for Poppy?” Partners talk, and two answer.",
      ],
      pupils: "Pairs do task 2, and tell each other what waiting did for Poppy.",
      screens: [
        { lines: ["Poppy has £3.50.", "What if she buys today?", "What if she waits?"] },
        {
          lines: [
            "Today: £2.00 and £1.50 make £3.50.",
            "Her purse is empty, and she still has to save £5.00.",
          ],
        },
        {
          lines: ["Later: only the magic set was still shining."],
          picture: {
            src: "/art/chapters/needs-vs-wants-3.svg",
            alt: "Poppy crosses out a duck and a carrot pen on her wish list. The magic hat and wand are shining.",
          },
        },
        { lines: ["£5.00 take away £3.50 leaves £1.50.", "That is all she has to save."] },
        { lines: ["Still shining isn’t the same as a need.", "It is a want to save for."] },
        { lines: ["Waiting doesn’t mean no. It only means not yet.", "What did it do for Poppy?"] },
      ],
    },
    {
      id: "after",
      name: "After",
      minutes: 5,
      says: [
        "“The same five questions. Have you changed your mind?”",
        "Count again, show each answer, and read its reason. Then show both bars.",
      ],
      pupils: "They vote again, and see what has changed.",
      screens: "after",
    },
    {
      id: "last-word",
      name: "Last word",
      minutes: 3,
      says: [
        "“At the first market, Ines didn’t buy the kite, because she needed £1.00 for the bus. Now it is the next market. Do task 3 alone.”",
        "Show the answer. “Not yet became yes.” Task 4 goes home.",
      ],
      pupils: "Each pupil does task 3 alone.",
      screens: [
        { lines: ["£2.00 left, and £1.50 in the jar.", "Kite £2.50, bus home £1.00. Can Ines do both?"] },
        { lines: ["£3.50 take away £2.50 leaves £1.00, just enough for the bus.", "Not yet became yes!"] },
      ],
    },
  ],
  questions: [
    {
      question: "Poppy’s school shoes are too small. Must new ones wait for three sleeps?",
      choices: ["Yes", "No"],
      answer: 1,
      reason: "Shoes that fit are a need. Needs come first, and wants wait.",
    },
    {
      question: "“Wait for three sleeps,” says Samir. What does he mean?",
      choices: ["Not yet", "No"],
      answer: 0,
      reason: "Waiting doesn’t mean no. It only means not yet.",
    },
    {
      question: "After three sleeps, Samir still wants the drum. Now it is …",
      choices: ["a need", "a want to forget", "a want to save for"],
      answer: 2,
      reason: "A want can last for years and still be a want.",
    },
    {
      question: "Poppy has £3.50. The magic set costs £5.00. How much is missing?",
      choices: ["£2.50", "£1.50", "£8.50"],
      answer: 1,
      reason: "£5.00 take away £3.50 leaves £1.50.",
    },
    {
      question: "A kite, or the bus home? Ines can’t pay for both. Which comes first?",
      choices: ["The bus", "The kite"],
      answer: 0,
      reason: "Getting home is a need. The kite can wait.",
    },
  ],
  mistakes: [
    {
      wrong: "“Waiting means no.”",
      helps: "It only means not yet. Looking forward to something can be fun.",
    },
    {
      wrong: "“I still want it, so now I need it.”",
      helps: "A want can last for years and still be a want.",
    },
    {
      wrong: "“She has to save another £2.50.”",
      helps: "Count on. £3.50 and 50p make £4.00. £4.00 and £1.00 make £5.00. 50p and £1.00 make £1.50.",
    },
  ],
  easier: "Do task 2 with coins or counters. In task 3, count on from £2.50.",
  harder: "After waiting, Poppy saves 50p a week. In how many weeks can she buy the magic set?",
  words: [
    ["Wish list", "wants with their prices, before you decide"],
    ["Not yet", "you may buy it later, if you still want it"],
  ],
  littleAtHome:
    "In some families, every want has to wait. Use Poppy’s purse, and never ask what anybody has or gets. Say once that it is never a child’s fault if there isn’t much money. A wish may cost nothing, such as a game with a friend.",
  disclosure: DISCLOSURE,
  homework:
    "Do task 4: let one wish wait for three sleeps. It costs nothing, and nobody has to show it at school.",
  play: { to: "/play/asha#class", title: "Asha’s jars, a story to play" },
  from: [{ to: "/resources/sample-chapter#the-wish-list-trick", title: "Needs vs Wants" }],
  curriculum: [DECIMAL_MONEY, CONSIDERED_DECISIONS, BENEFITS_OF_SAVING],
  checkedOn: "2026-11-29",
} as const satisfies LessonPlan;

export const WAIT_OR_BUY_HANDOUT = {
  intro: [
    {
      boxes: [
        [
          "A wish list",
          "Write down each new want with its price. Let it wait for three sleeps, and read the list again.",
        ],
        ["Not yet", "Waiting doesn’t mean no. It only means not yet."],
      ],
    },
  ],
  tasks: [
    {
      title: "Poppy’s wish list. What do you guess? Tick one box in each row.",
      parts: [
        {
          table: {
            shares: [40, 16, 22, 22],
            head: ["The want", "Price", "Will still shine", "Will fade"],
            rows: [
              ["A rubber duck", "£2.00", "☐", "☐"],
              ["A carrot-shaped pen", "£1.50", "☐", "☐"],
              ["A magic set", "£5.00", "☐", "☐"],
            ],
          },
        },
      ],
    },
    {
      title: "Poppy has £3.50. Fill in both columns.",
      parts: [
        {
          table: {
            shares: [44, 28, 28],
            head: ["", "She buys the duck and the pen today", "She waits for three sleeps"],
            rows: [
              ["She spends", "£", "£0.00"],
              ["Her purse has", "£", "£"],
              ["The magic set costs", "£5.00", "£5.00"],
              ["She still has to save", "£", "£"],
            ],
          },
        },
      ],
    },
    {
      title: "Last word: the red kite",
      parts: [
        "Ines has £2.00 left, and £1.50 in her kite jar. The kite costs £2.50. The bus home costs £1.00.",
        { fields: ["She has £", "After the kite: £", "Can she get home?"] },
      ],
    },
    {
      title: "At home: your own wish list. A wish may cost nothing. Tick a box after each sleep.",
      parts: [
        {
          table: {
            shares: [34, 16, 12, 12, 12, 14],
            head: ["My wish", "Price", "Sleep 1", "Sleep 2", "Sleep 3", "Shining?"],
            rows: [
              ["", "", "☐", "☐", "☐", "☐"],
              ["", "", "☐", "☐", "☐", "☐"],
              ["", "", "☐", "☐", "☐", "☐"],
            ],
          },
        },
      ],
    },
  ],
  answers: [
    ["Every guess is fine. After three sleeps, only Poppy’s magic set was still shining."],
    [
      "Today: £2.00 and £1.50 make £3.50. £3.50 take away £3.50 leaves £0.00, so she still has to save £5.00.",
      "Waiting: she has £3.50. £5.00 take away £3.50 leaves £1.50 to save.",
      "Harder: 3 × 50p = £1.50, so it takes three weeks.",
    ],
    [
      "£2.00 and £1.50 make £3.50. £3.50 take away £2.50 leaves £1.00. Yes, that is exactly enough for the bus.",
    ],
    ["Each list is private. Nobody has to show it."],
  ],
} as const satisfies Handout;
