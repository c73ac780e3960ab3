import { MONEY_IN_MATHS, DECISIONS, GOODS_WE_NEED } from "./curriculum";
import type { Handout, LessonPlan } from "./lesson";
import { DISCLOSURE } from "./lessonTexts";

const KINDS = ["Need", "Want", "It depends"];

/** From the chapter “Needs vs Wants”: its nine things, its shoes with lights and its three small questions. */
export const NEEDS_AND_WANTS = {
  path: "/resources/lessons/needs-and-wants",
  meta: {
    title: "Lesson: needs and wants, ages 8-10 | 4MQ",
    description:
      "A lesson of 50 minutes for ages 8 to 10 with a plan, screens for the class and one sheet to print: sort nine things, and find the want inside a need.",
  },
  years: "Years 4 to 6, or P5 to P7",
  objective: {
    pupils: "I can tell a need from a want. I can say why it sometimes depends.",
    teacher:
      "Pupils tell needs from wants, give reasons, and find the price of a want inside a need by taking away.",
  },
  need: "One screen, pencils, one sheet for each pupil, and the page to read aloud. No tablets and no accounts.",
  blocks: [
    {
      id: "before",
      name: "Before",
      minutes: 5,
      says: [
        "“Here are five questions. Put a hand up for A, B or C. I won’t say what is right until the end.”",
        "Count the hands and type the numbers in. A minute for each question is plenty.",
      ],
      pupils: "They read each question and put a hand up once, without talking about it.",
      screens: "before",
    },
    {
      id: "two-words",
      name: "Two words",
      minutes: 8,
      says: [
        "“A need is something you must have. A want would be nice, and you can manage without it.”",
        "“Try the one-month test: what would happen without it for a month?”",
        "Vote on the three things. After each vote, ask one voice from each side why, and show the answer.",
      ],
      pupils: "They vote on three things. After each vote, a voice from each side says why.",
      screens: [
        { lines: ["A need keeps you safe and healthy, or helps you learn and grow."] },
        { lines: ["A want would be nice to have. You can manage without it."] },
        {
          lines: [
            "A month without it: ill, cold, lost, in danger or behind at school?",
            "Then it is a need.",
          ],
        },
        {
          lines: ["Medicine when you are poorly"],
          choices: KINDS,
          answer: 0,
          reason: "Without it, you could stay ill.",
        },
        {
          lines: ["A pair of roller skates"],
          choices: KINDS,
          answer: 1,
          reason: "You would be a bit glum, and then find another game.",
        },
        {
          lines: ["A pair of wellies"],
          choices: KINDS,
          answer: 2,
          reason: "Ines needs them on a muddy farm track. Samir’s are for puddles.",
        },
      ],
    },
    {
      id: "sort",
      name: "Sort",
      minutes: 16,
      says: [
        "Give out the sheets. “In pairs, sort the nine things in task 1. Write why for three of them.”",
        "After eight minutes: “You can’t always spot a need from the outside. So ask three small questions in task 2. Would your tick move for a child who lives somewhere else?” Allow three minutes.",
        "Each pair tells the pair beside them. Hear three, and show the answers. The talk is the lesson.",
        "“It is never a child’s fault if there isn’t much money. And some of the best wants are for somebody else.”",
      ],
      pupils: "Pairs do tasks 1 and 2. Each pair tells another what would move one tick, and why.",
      screens: [
        {
          lines: [
            "Sort the nine things with your partner.",
            "Tick one box in each row. Write why for three.",
          ],
        },
        { lines: ["Who is it for?", "Where are they?", "When will they use it?", "Would your tick move?"] },
        {
          lines: [
            "Need: water, toothbrush, warm bed",
            "Want: toy, crisps, card for gran",
            "It depends: coat, bicycle, tablet",
          ],
        },
        {
          lines: ["A birthday card for your gran?", "“It’s a want,” said Poppy, “but it isn’t for me.”"],
        },
      ],
    },
    {
      id: "shoes",
      name: "Shoes with lights",
      minutes: 10,
      says: [
        "Read “The shoes with lights” aloud. The page stops before the sum.",
        "“There are two things hiding in that box. What does each of them cost?” Pupils do task 3. Vote, and show the answer.",
        "“Poppy may like the lights. Now she can see what they cost. Were they worth £12.00?” Vote. “What else could Poppy do with the £12.00?” Hear two, and then show what she did.",
        "“The trick is the order: needs first, then a little saving, then a want you enjoy.”",
      ],
      pupils: "They listen, do the sum on the sheet, vote, and tell a partner what else £12.00 could do.",
      screens: [
        {
          lines: ["£18.00 or £30.00?"],
          picture: {
            src: "/art/chapters/needs-vs-wants-2.svg",
            alt: "Two pairs of shoes in a shop: a plain pair for £18, and a pair with flashing heels for £30.",
          },
        },
        {
          lines: ["£30.00 take away £18.00 leaves …"],
          choices: ["£8.00", "£12.00", "£22.00"],
          answer: 1,
          reason: "The need costs £18.00. The lights cost another £12.00.",
        },
        { lines: ["Were the lights worth £12.00?"], choices: ["Yes", "No"] },
        { lines: ["Poppy took the plain pair, and green laces for 90p.", "£18.00 + £0.90 = £18.90"] },
        { lines: ["1. Needs first", "2. Then a little saving", "3. Then a want you enjoy"] },
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
      minutes: 4,
      says: [
        "“Do task 4 alone. Nobody has to read it out.” Collect the sheets.",
        "“Here is a question you can ask in any shop: do I need it now?”",
      ],
      pupils: "Each pupil does task 4 alone.",
      screens: [
        {
          lines: [
            "Ines needs a coat. A plain one costs £15.00. A dragon coat costs £22.00.",
            "How much does the want cost?",
          ],
        },
        { lines: ["Do I need it now?", "Yes, no and not yet are all good answers."] },
      ],
    },
  ],
  questions: [
    {
      question: "Which one tells you that something is a need?",
      choices: ["I want it a lot", "A month without it would harm me", "My friends have it"],
      answer: 1,
      reason: "A need keeps you safe, well and learning.",
    },
    {
      question: "Kofi can’t read the board without glasses. For him, they are …",
      choices: ["a need", "a want", "a treat"],
      answer: 0,
      reason: "He needs them to learn. Somebody else’s party glasses are a want.",
    },
    {
      question: "A plain lunch box costs £6. One with dragons costs £10. How much is the want?",
      choices: ["£10", "£6", "£4"],
      answer: 2,
      reason: "£10 take away £6 leaves £4. The dragons are the want.",
    },
    {
      question: "Somebody needs a thing that you don’t need. What is fair?",
      choices: ["Say it’s a want", "Ask who, where and when", "Buy it as well"],
      answer: 1,
      reason: "You can’t always spot a need from the outside.",
    },
    {
      question: "Which order works best for your money?",
      choices: ["Wants, needs, saving", "Saving, wants, needs", "Needs, saving, wants"],
      answer: 2,
      reason: "Needs come first, then a little saving, then a want you enjoy.",
    },
  ],
  mistakes: [
    {
      wrong: "“I want it very much, so I need it.”",
      helps: "Go back to the one-month test. A want can last for years.",
    },
    {
      wrong: "“Wants are bad.”",
      helps: "A life without any wants would be a bit grey. The order is what matters.",
    },
    {
      wrong: "“The whole £30.00 is a need, because shoes are.”",
      helps: "Find the cheapest thing that does the job, and take its price away.",
    },
  ],
  easier: "Sort only the first five things. In task 3, use counters or a number line from 18 to 30.",
  harder:
    "Add two things of your own that depend. In task 4, the dragon coat now costs £19.50. How much is the want?",
  words: [
    ["Need", "something you must have"],
    ["Want", "something that would be nice to have"],
    ["It depends", "the answer changes with who, where and when"],
  ],
  littleAtHome:
    "Some pupils go without things that they need. Use the children in the story, and never ask what anybody has at home.",
  disclosure: DISCLOSURE,
  homework:
    "Ask a grown-up: what was a want of yours when you were my age? It takes five minutes, and there is nothing to buy.",
  play: { to: "/play/asha#class", title: "Asha’s jars, a story to play" },
  from: [{ to: "/resources/sample-chapter#the-shoes-with-lights", title: "Needs vs Wants" }],
  curriculum: [MONEY_IN_MATHS, DECISIONS, GOODS_WE_NEED],
  checkedOn: "2026-11-29",
} as const satisfies LessonPlan;

export const NEEDS_AND_WANTS_HANDOUT = {
  intro: [
    {
      boxes: [
        ["A need", "is something you must have. It keeps you safe and healthy, or helps you learn and grow."],
        ["A want", "is something that would be nice to have. You can manage without it."],
      ],
    },
  ],
  tasks: [
    {
      title: "Sort. Tick one box in each row. Write why for three.",
      parts: [
        {
          table: {
            shares: [38, 10, 10, 14, 28],
            head: ["The thing", "Need", "Want", "It depends", "Because …"],
            rows: [
              "A glass of water, if you are thirsty",
              "A toy from your favourite film",
              "A winter coat with a hood",
              "A bicycle with a basket",
              "A toothbrush and some toothpaste",
              "A packet of crisps",
              "A tablet with a big screen",
              "A warm bed to sleep in",
              "A birthday card for your gran",
            ].map((thing) => [thing, "☐", "☐", "☐", ""]),
          },
        },
      ],
    },
    {
      title: "Choose one thing that depends. Answer three small questions.",
      parts: [{ fields: ["Who is it for?", "Where are they?", "When will they use it?"] }],
    },
    {
      title: "Find the want inside the need.",
      parts: [
        "Poppy needs shoes. The plain pair costs £18.00. The pair with lights costs £30.00.",
        { fields: ["£30.00 take away £18.00 leaves £", "The need costs £", "The want costs £"] },
      ],
    },
    {
      title: "Last word",
      parts: [
        "Ines needs a coat. A plain one costs £15.00. A dragon coat costs £22.00. How much does the want cost? How do you know?",
        { lines: 2 },
      ],
    },
  ],
  answers: [
    [
      "Need: the water, the toothbrush and toothpaste, and the warm bed.",
      "Want: the toy and the crisps. The birthday card is a want for somebody else.",
      "It depends: the coat, the bicycle and the tablet. Accept another box if the reason is good.",
    ],
    [
      "For example, the coat: for Samir, in the snow, on the way to school. Then it is a need. On the beach, it isn’t.",
    ],
    ["£30.00 take away £18.00 leaves £12.00. The need costs £18.00, and the want costs £12.00."],
    [
      "£22.00 take away £15.00 leaves £7.00. The coat is the need, and the dragon is the want.",
      "Harder: £19.50 take away £15.00 leaves £4.50.",
    ],
  ],
} as const satisfies Handout;
