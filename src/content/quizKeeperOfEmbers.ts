import { KEEPER_OF_EMBERS_METADATA } from "./quizzes";
import type { Quiz, StoryQuizQuestion } from "./quizTypes";

/**
 * Every answer is in keeperOfTheEmbers.ts, so change the story and this quiz together. Only the story gives the answers
 * away: the four options of a question are alike in length, oddness and goodness, and no question helps with another.
 */
export const QUIZ_KEEPER_OF_EMBERS = {
  metadata: KEEPER_OF_EMBERS_METADATA,
  questions: [
    {
      id: "keeper-of-embers-1",
      question: "Nila’s new owl lantern broke on the way home. How did she carry it the rest of the way?",
      options: ["Under her coat", "Behind her back", "Inside her hood", "Against her chest"],
      correctAnswer: "Behind her back",
      explanation:
        "In “Feeling Small”, one of the owl’s gold eyes falls off onto the path. Nila carries the owl home behind her back. Tariq sees it anyway, but he is nice about it.",
      difficulty: "easy",
      feedback: {
        correct: "Yes! It is a long walk when you have something to hide.",
        incorrect: "Not this one. Picture Nila on the path from the bridge to the boat.",
      },
    },
    {
      id: "keeper-of-embers-2",
      question: "According to the Admiral, how long is the Long Night?",
      options: ["One hundred songs", "Two hundred songs", "Three hundred songs", "Five hundred songs"],
      correctAnswer: "Two hundred songs",
      explanation:
        "In “The Windy Place”, the Admiral says he has counted two hundred songs. Some of them are dreadful.",
      difficulty: "easy",
      feedback: {
        correct: "That’s right! And he had to hear every one.",
        incorrect: "Good try. Nila asked him in a small voice, after her big flame had died down.",
      },
    },
    {
      id: "keeper-of-embers-3",
      question: "When Nila met Wick, what did he have only one of?",
      options: ["A boot", "A glove", "An eyebrow", "A sleeve"],
      correctAnswer: "An eyebrow",
      explanation:
        "Wick climbs out of a bush with only one eyebrow. “I’m growing the other one back,” he explains. This happens in “The Broken Pot & The Quiet Fix”.",
      difficulty: "easy",
      feedback: {
        correct: "Yes! Wick has ideas, and some of them are hot.",
        incorrect: "Not this one. What did he say he was growing back?",
      },
    },
    {
      id: "keeper-of-embers-4",
      question: "Wick had used up every bit of his wood. What had he built with it?",
      options: ["A boat with wheels", "A kite with seats", "A cart with a sail", "A sledge with wings"],
      correctAnswer: "A cart with a sail",
      explanation:
        "Wick comes flying down the hill on a cart. Its sail is a bed sheet. He hasn’t thought about what he will burn that night. This happens in “The Broken Pot & The Quiet Fix”.",
      difficulty: "medium",
      feedback: {
        correct: "Right! It was the best ride of Nila’s life, while it lasted.",
        incorrect: "Not this time. Think about what hit the bush. What was the bed sheet for?",
      },
    },
    {
      id: "keeper-of-embers-5",
      question: "Nila kept two sticks back, just in case. Who did she swap them with?",
      options: [
        "Wick, for his saucepan",
        "Marra, for her loud drum",
        "Old Pim, for her thread",
        "Tolan, for his long rope",
      ],
      correctAnswer: "Old Pim, for her thread",
      explanation:
        "Nila needs thread to hold the mended pot together. Pim has hardly any wood, so they are both glad to swap. Wick’s saucepan was part of the rescue, but he asked for nothing in return. This happens in “The Broken Pot & The Quiet Fix”.",
      difficulty: "medium",
      feedback: {
        correct: "Well remembered! Pim held the sticks as if they were gold.",
        incorrect: "Good try. What held the mended pot together while the clay dried?",
      },
    },
    {
      id: "keeper-of-embers-6",
      question: "On the snowy morning, what did Nila buy with her first coin?",
      options: ["A mince pie", "A sticky bun", "A berry tart", "A flapjack"],
      correctAnswer: "A sticky bun",
      explanation:
        "In “Waking Up Proud”, the first coin is for now. It buys a sticky bun from the baker’s boat. The flapjack in the story is what Mrs Osei saves for Nila.",
      difficulty: "medium",
      feedback: {
        correct: "Yes! Nila shared it, and the Admiral had the crumbs.",
        incorrect:
          "Not quite. It came from the baker’s boat. You would need to wash your fingers afterwards!",
      },
    },
    {
      id: "keeper-of-embers-7",
      question: "After the Long Night, where did Marra put her first branch of the day?",
      options: ["Under a rock", "Behind a wall", "Inside a shed", "Up in a tree"],
      correctAnswer: "Under a rock",
      explanation:
        "In “Snow Surprise!”, Marra tucks her first branch under a dry rock. “That one’s for tomorrow,” she says. The shed in the story is Tolan’s.",
      difficulty: "medium",
      feedback: {
        correct: "That’s it! It took her quite a long time to walk away from it.",
        incorrect: "Good try. She tucked it away somewhere low and dry.",
      },
    },
    {
      id: "keeper-of-embers-8",
      question: "Nila crawled under the thorn hedge. How many sticks did she push out altogether?",
      options: ["Sixteen", "Twenty-four", "Thirty-two", "Forty"],
      correctAnswer: "Thirty-two",
      explanation:
        "In “The Careful Hunter”, thirty-two sticks come out from under the hedge. Nila and Tolan go halves, so they get sixteen each.",
      difficulty: "hard",
      feedback: {
        correct: "Great thinking! That is all of them, not just her half.",
        incorrect: "Not this one. She and Tolan went halves. How many were there before that?",
      },
    },
    {
      id: "keeper-of-embers-9",
      question: "Everyone had hot soup in the snow. What did it taste of, just a little?",
      options: ["Somebody’s sock", "Somebody’s boot", "Somebody’s scarf", "Somebody’s hat"],
      correctAnswer: "Somebody’s hat",
      explanation:
        "In “Snow Surprise!”, they make the soup in Wick’s saucepan. He has been wearing it on his head, so the soup tastes of hat.",
      difficulty: "hard",
      feedback: {
        correct: "Wonderful! At least it was hot.",
        incorrect: "Good try. What did they cook it in, and where had that been before?",
      },
    },
    {
      id: "keeper-of-embers-10",
      question: "Tariq had forty pounds in a tin. What was in it at the very start?",
      options: [
        "A penny and a button",
        "Two pence and a button",
        "Five pence and a button",
        "Ten pence and a button",
      ],
      correctAnswer: "Ten pence and a button",
      explanation:
        "In “Waking Up Proud”, Nila says that they all start small. Then Tariq tells her his tin started with ten pence and a button.",
      difficulty: "hard",
      feedback: {
        correct: "Yes! And he’s still got the button.",
        incorrect: "Not this time. Tariq told Nila about it when there was just one coin in her jar.",
      },
    },
  ],
} as const satisfies Quiz<StoryQuizQuestion>;
