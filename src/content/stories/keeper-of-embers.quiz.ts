import { QUIZ_CARDS } from "@/content/quiz/quizzes";
import type { StoryQuiz } from "@/content/quiz/quizTypes";

/**
 * Every answer is in keeper-of-embers.ts, so change the story and this quiz together. Each item needs the story and
 * carries its idea: what happened and why it mattered (1 to 3), choosing (4 to 7), carrying it home (8 to 10). The options
 * of an item are alike in length and goodness, and each wrong one is wrong for a reason of its own.
 */
export const QUIZ_KEEPER_OF_EMBERS = {
  metadata: QUIZ_CARDS["keeper-of-embers"],
  child: "nila",
  next: [
    {
      to: "/short-stories/keeper-of-embers#do-it-now",
      title: "Do it now",
      text: "Start a JUST IN CASE jar. One coin is enough.",
    },
    {
      to: "/resources/sample-chapter",
      title: "Read next: Needs vs Wants",
      text: "Nine short parts, and one thing to try.",
    },
  ],
  questions: [
    {
      id: "keeper-of-embers-1",
      question: "Nila made one big flame for Marra. How much wood did it take, and how long did it last?",
      options: [
        "Ten sticks, for one song",
        "Ten sticks, for two songs",
        "Six sticks, for one song",
        "Six sticks, for two songs",
      ],
      correctAnswer: "Six sticks, for one song",
      explanation:
        "Nila drops six sticks into the pot. In “The Windy Place”, they turn to ash within one song. She felt as tall as a tree, but not for long.",
      whyNot: {
        "Ten sticks, for one song":
          "Nila dropped in six sticks, not ten. In a humming fire, one stick lasts ten songs.",
        "Ten sticks, for two songs":
          "It was six sticks, and only one song. Nila had twelve sticks and kept half of them.",
        "Six sticks, for two songs": "The flame sank when the first song ended. She did drop in six sticks.",
      },
      difficulty: "easy",
      feedback: {
        correct: "Yes! It was a lovely flame, and a short one.",
        incorrect: "Not this one. What happened when the song ended?",
      },
    },
    {
      id: "keeper-of-embers-2",
      question: "Old Pim picks seven berries a day. What does she do with them?",
      options: [
        "Eats four and keeps three",
        "Eats five and keeps two",
        "Eats six and keeps one",
        "Eats three and keeps four",
      ],
      correctAnswer: "Eats five and keeps two",
      explanation:
        "“I eat five and I keep two,” Pim whispers. It is in “The Little Berries Secret”. Those twos have filled a thread that goes all round her ceiling.",
      whyNot: {
        "Eats four and keeps three":
          "Pim keeps two, and that was enough. Three a day would fill the thread faster.",
        "Eats six and keeps one": "Pim keeps two. Nila kept one, at the bottom of her pocket.",
        "Eats three and keeps four": "Pim keeps two, and eats most of her berries. Two is the smaller part.",
      },
      difficulty: "easy",
      feedback: {
        correct: "That’s right! It is so small that people hurry past it.",
        incorrect: "Good try. Pim only whispers it when Nila comes close.",
      },
    },
    {
      id: "keeper-of-embers-3",
      question: "Nila asked Tolan what his tallest stack of wood was for. What did he answer?",
      options: [
        "“If I knew that, I wouldn’t need it.”",
        "“If I knew that, I’d have burnt it.”",
        "“If I knew that, I’d build it up higher.”",
        "“If I knew that, it’d be on the label.”",
      ],
      correctAnswer: "“If I knew that, it’d be on the label.”",
      explanation:
        "Tolan doesn’t know what the stack is for. In “The Careful Hunter”, that is the idea of it. In the snow, he and the whole hill find out.",
      whyNot: {
        "“If I knew that, I wouldn’t need it.”":
          "Tolan is sure he will need it one day. He just can’t say what for.",
        "“If I knew that, I’d have burnt it.”":
          "Tolan burns the wood from his TONIGHT stack. This one he keeps, whatever it is for.",
        "“If I knew that, I’d build it up higher.”":
          "He wants to be ready, not to have more. It is his tallest stack already.",
      },
      difficulty: "easy",
      feedback: {
        correct: "Yes! You can be ready without knowing what for.",
        incorrect: "Not this time. What did each of his stacks have on it?",
      },
    },
    {
      id: "keeper-of-embers-4",
      question: "Nila worked out how much wood the Long Night would take. How many more sticks did she need?",
      options: ["Eight sticks", "Ten sticks", "Twelve sticks", "Fourteen sticks"],
      correctAnswer: "Fourteen sticks",
      explanation:
        "Nila has six sticks and needs twenty. One stick lasts ten songs, and the night is two hundred songs long. So she needs fourteen more. She works it out in “The Little Berries Secret”.",
      whyNot: {
        "Eight sticks":
          "By then, only six of her twelve were left. Eight is what’s missing from twelve to twenty.",
        "Ten sticks":
          "Ten is the songs that one stick lasts. Nila had six sticks, and the night takes twenty.",
        "Twelve sticks":
          "Twelve is what the Admiral gave her. Six of them had gone up in the flame, and the night takes twenty.",
      },
      difficulty: "medium",
      feedback: {
        correct: "Well done! Pim said that knowing how many is a good start.",
        incorrect: "Good try. Twenty sticks would last all night. How many did she have?",
      },
    },
    {
      id: "keeper-of-embers-5",
      question: "Nila kept two sticks just in case. What did she swap them for in the end?",
      options: [
        "Clay to mend the pot",
        "Thread to mend the pot",
        "A wheel to mend the cart",
        "Salt to put in the soup",
      ],
      correctAnswer: "Thread to mend the pot",
      explanation:
        "Pim gives thread to hold the pot together. In return, Nila gives her the two spare sticks. This happens in “The Broken Pot & The Quiet Fix”.",
      whyNot: {
        "Clay to mend the pot": "The clay cost them nothing. They dug it from the stream.",
        "A wheel to mend the cart": "Wick mended his cart by himself. A wheel had come off it.",
        "Salt to put in the soup":
          "Nobody put any salt in the soup. It came later, and it tasted of berries and hat.",
      },
      difficulty: "medium",
      feedback: {
        correct: "Yes! “So that’s what they were in case of,” thought Nila.",
        incorrect: "Not this one. What did Pim have that could hold a pot together?",
      },
    },
    {
      id: "keeper-of-embers-6",
      question: "Nila asked Old Pim something that Pim had never thought of. What was it?",
      options: [
        "“Couldn’t you hide some?”",
        "“Couldn’t you plant some?”",
        "“Couldn’t you swap some?”",
        "“Couldn’t you save some?”",
      ],
      correctAnswer: "“Couldn’t you swap some?”",
      explanation:
        "Nila asks about a swap. In “The Little Berries Secret”, Pim had never thought of it. In “Snow Surprise!” she swaps a bowl of berries for a barrowload of logs.",
      whyNot: {
        "“Couldn’t you hide some?”":
          "Pim’s berries hang where everyone can see them. It was wood that she was short of.",
        "“Couldn’t you plant some?”":
          "Pim had plenty of berries without planting any. She had too little wood.",
        "“Couldn’t you save some?”":
          "Pim was saving already, two at a time. She needed wood to go with her berries.",
      },
      difficulty: "medium",
      feedback: {
        correct: "Right! Each of them had what the other one needed.",
        incorrect: "Good try. Pim needed wood, and somebody else might need berries.",
      },
    },
    {
      id: "keeper-of-embers-7",
      question: "Wick thought that a wall of snow might keep off the wind. What did he do first?",
      options: [
        "He put a feather behind a low one",
        "He lit a candle behind a low one",
        "He saw where the snow lay deepest",
        "He marked out its line with a rope",
      ],
      correctAnswer: "He put a feather behind a low one",
      explanation:
        "He puts a feather behind a low wall. In “Snow Surprise!”, the feather does not move. Only then do they build the big one.",
      whyNot: {
        "He lit a candle behind a low one":
          "Nobody had a candle: all the lights were out. It was behind a low wall, though.",
        "He saw where the snow lay deepest":
          "Wick wanted to see what a wall would do. Snow was all over the hill.",
        "He marked out its line with a rope":
          "The rope showed everybody the way to the hut. It had nothing to do with the wall.",
      },
      difficulty: "medium",
      feedback: {
        correct: "Yes! He tried a small one first, just as he tested the pot.",
        incorrect: "Not quite. He borrowed it from the Admiral, who said “Ow”.",
      },
    },
    {
      id: "keeper-of-embers-8",
      question: "Marra burned all her wood every evening. So how did she help on the Long Night?",
      options: [
        "She built the snow wall",
        "She fed sticks to the pot",
        "She led them down the hill",
        "She dug out Tolan’s shed",
      ],
      correctAnswer: "She dug out Tolan’s shed",
      explanation:
        "In “Snow Surprise!”, Marra hasn’t a single stick. “I always thought there would be more tomorrow,” she says. But she has strong arms, and she digs all night.",
      whyNot: {
        "She built the snow wall":
          "Wick had the idea for the wall. The others passed the blocks from hand to hand.",
        "She fed sticks to the pot": "Nila fed the pot herself. She gave it one stick every ten songs.",
        "She led them down the hill":
          "Nobody left the hill. They all followed the rope to Nila’s little hut.",
      },
      difficulty: "hard",
      feedback: {
        correct: "Great thinking! She had kept no wood, but she still had something to give.",
        incorrect: "Not this one. Who could be heard singing from deep inside the snow?",
      },
    },
    {
      id: "keeper-of-embers-9",
      question:
        "Tariq said that cold people would pay a pound. What reason did Nila give for asking fifty pence?",
      options: [
        "Nobody would have to go cold",
        "They’d be glad to see her again",
        "It’s unkind to ask for more",
        "She’d sell them more quickly",
      ],
      correctAnswer: "They’d be glad to see her again",
      explanation:
        "She was thinking of next week. In “Waking Up Proud”, Nila says, “Then they’ll be glad to see me.” She thinks of all the weeks to come, and not of one cold morning.",
      whyNot: {
        "Nobody would have to go cold": "Nila’s own words were about next week. It is still a kind thought.",
        "It’s unkind to ask for more":
          "Nobody says that it would be unkind. Nila thinks ahead, and gives another reason.",
        "She’d sell them more quickly":
          "She was thinking of next week, not of speed. She did sell them all, and without a hurry.",
      },
      difficulty: "hard",
      feedback: {
        correct: "Wonderful! A fair price brings people back.",
        incorrect: "Good try. What did she say would happen next week?",
      },
    },
    {
      id: "keeper-of-embers-10",
      question: "Nila came home with three coins. What were they for?",
      options: [
        "One for a treat, one for a mend, one to keep",
        "One for a treat, one for a gift, one to keep",
        "One for a gift, one for a mend, one to keep",
        "One for a treat, one for a gift, one for a mend",
      ],
      correctAnswer: "One for a treat, one for a mend, one to keep",
      explanation:
        "The first coin buys a bun. The second buys glue. The third goes into a jar that says JUST IN CASE. This is in “Waking Up Proud”.",
      whyNot: {
        "One for a treat, one for a gift, one to keep":
          "She gave Mrs Osei a bundle. She also shared her bun. But no coin was given away.",
        "One for a gift, one for a mend, one to keep":
          "One coin was for now. It bought a bun, which she shared.",
        "One for a treat, one for a gift, one for a mend":
          "The third coin was not spent at all. It went into the jam jar.",
      },
      difficulty: "hard",
      feedback: {
        correct: "Yes! And the one in the jar is just in case.",
        incorrect: "Not this one. What did she stick back on?",
      },
    },
  ],
} as const satisfies StoryQuiz;
