import { KEEPER_OF_EMBERS_METADATA } from "./quizzes";
import type { Quiz, StoryQuizQuestion } from "./quizTypes";

/** Every answer stands in keeperOfTheEmbers.ts: change the story and this quiz together. */
export const QUIZ_KEEPER_OF_EMBERS = {
  metadata: KEEPER_OF_EMBERS_METADATA,
  questions: [
    {
      id: "keeper-of-embers-1",
      question: "What does Nila buy with her six pounds at the Winter Fair?",
      options: [
        "A red scarf for the duck",
        "Hot chestnuts for everyone",
        "A lantern like a glass owl",
        "A tin for her savings",
      ],
      correctAnswer: "A lantern like a glass owl",
      explanation:
        "The blue glass owl cost exactly six pounds, so her pocket was empty in four minutes. The tin in the story belongs to Tariq.",
      difficulty: "easy",
      feedback: {
        correct: "Yes! It made her feel like a queen, at least as far as the bridge.",
        incorrect: "Not this one. Think of what looked down at her from the shelf that night.",
      },
    },
    {
      id: "keeper-of-embers-2",
      question: "Who tells Nila that she is the new Keeper of the Embers?",
      options: [
        "Grandad, beside the stove",
        "The Admiral, who is a duck",
        "Marra, beside her bonfire",
        "Old Pim, who picks berries",
      ],
      correctAnswer: "The Admiral, who is a duck",
      explanation:
        "The Admiral wakes Nila in the Windy Place and gives her the news. Grandad shows her embers too, but at home, before she falls asleep.",
      difficulty: "easy",
      feedback: {
        correct: "That’s right! He had a small red scarf on, and he looked cross.",
        incorrect: "Good try. Who was standing on her tummy when she woke up?",
      },
    },
    {
      id: "keeper-of-embers-3",
      question: "What is Old Pim’s very little secret?",
      options: [
        "She eats five berries a day and keeps two",
        "She knows a bush that nobody else can find",
        "She picks more berries every day than the day before",
        "She swaps firewood for other people’s berries",
      ],
      correctAnswer: "She eats five berries a day and keeps two",
      explanation:
        "Two berries a day, kept day after day, made a thread of hundreds. She never picked more than seven, and she had not thought of swapping until Nila asked.",
      difficulty: "easy",
      feedback: {
        correct: "Yes! It is so little that people walk right past it.",
        incorrect: "Not quite. Remember what she whispered, because the wind is nosy.",
      },
    },
    {
      id: "keeper-of-embers-4",
      question: "What happens when Nila drops six sticks into the pot at once?",
      options: [
        "The clay pot cracks all down one side",
        "The embers go out, and Pim lights them again",
        "The hut fills with smoke, and everyone runs out",
        "A big flame jumps up, and it lasts for one song",
      ],
      correctAnswer: "A big flame jumps up, and it lasts for one song",
      explanation:
        "The flame was splendid, but six sticks were ash when one song was over. The pot did crack, but that was later, when it fell off the cart.",
      difficulty: "medium",
      feedback: {
        correct: "Right! Half of her wood was gone, and most of the night was still to come.",
        incorrect: "Not this time. Think of how tall Nila felt, and for how long.",
      },
    },
    {
      id: "keeper-of-embers-5",
      question: "How does Nila get sixteen more sticks?",
      options: [
        "Tolan gives them to her from his shed",
        "She crawls under a hedge and shares what she finds",
        "She swaps Pim’s berries for them",
        "She picks up what Marra’s bonfire has left over",
      ],
      correctAnswer: "She crawls under a hedge and shares what she finds",
      explanation:
        "Nila was small enough to fit under the thorns. She pulled out thirty-two sticks and went half each with Tolan. She did ask him for sticks first, but he showed her where they come from.",
      difficulty: "medium",
      feedback: {
        correct: "Well remembered! For the first time, being small made her grin.",
        incorrect: "Good try. Think of the thorns, the mud and the hat that would not leave.",
      },
    },
    {
      id: "keeper-of-embers-6",
      question: "Nila puts two sticks by, just in case. What happens to them?",
      options: [
        "They keep the pot alight when the snow comes",
        "They mend the wheel of Wick’s cart",
        "They go to Pim in return for her thread",
        "They stay by the pot until the sun comes up",
      ],
      correctAnswer: "They go to Pim in return for her thread",
      explanation:
        "Nila needed thread to hold the mended pot tight, and Pim had hardly any wood. It would make sense to keep them for the snow, but they were used before the snow fell.",
      difficulty: "medium",
      feedback: {
        correct: "Yes! Pim held them as if they were gold.",
        incorrect: "Not quite. Think of what they needed for the quiet fix.",
      },
    },
    {
      id: "keeper-of-embers-7",
      question: "On the snowy morning Nila earns three coins. What are they for?",
      options: [
        "All three go into a jam jar",
        "One is for a bun, one is for glue and one is for a jam jar",
        "One is for Mrs Osei, and two are for a jam jar",
        "Two are for a new lantern, and one is for Grandad",
      ],
      correctAnswer: "One is for a bun, one is for glue and one is for a jam jar",
      explanation:
        "Nila enjoys one coin, mends the owl with one and keeps one. Mrs Osei was given something too, but it was a bundle of twigs and not a coin.",
      difficulty: "medium",
      feedback: {
        correct: "That’s it! There was even something for the Admiral: the crumbs.",
        incorrect: "Good try. Each coin had its own job. What was sticky, and what got stuck?",
      },
    },
    {
      id: "keeper-of-embers-8",
      question: "Who gathers a lot of wood and also burns it all, night after night?",
      options: ["Tolan", "Old Pim", "Wick", "Marra"],
      correctAnswer: "Marra",
      explanation:
        "Marra drags home whole trees and burns the lot so that everybody can dance. Tolan gathers nearly as much, but he keeps most of it in his shed.",
      difficulty: "hard",
      feedback: {
        correct: "Yes! She is generous, and in the end she puts one branch by for tomorrow.",
        incorrect: "Not this one. Ask two things of each: how much comes in, and how much goes up in smoke?",
      },
    },
    {
      id: "keeper-of-embers-9",
      question: "In the snow, Tolan keeps saying, “This is the case.” What does he mean?",
      options: [
        "This is what I kept my third stack for",
        "This is the box that my labels came in",
        "This is how the door of my shed got stuck",
        "This is the log that once ran away from me",
      ],
      correctAnswer: "This is what I kept my third stack for",
      explanation:
        "The label on his third stack said JUST IN CASE, and now the case had come. His shed door was stuck under the snow, but that was the part he had not planned for.",
      difficulty: "hard",
      feedback: {
        correct: "Great thinking! He had waited twenty years to say it.",
        incorrect: "A tricky one. Remember the words on his highest stack of wood.",
      },
    },
    {
      id: "keeper-of-embers-10",
      question: "At the end Nila says, “They all start small.” Who said it first, and what about?",
      options: [
        "Grandad, about the embers in the stove",
        "Old Pim, about her thread of berries",
        "Tolan, about Nila’s stack of two sticks",
        "The Admiral, about the Keepers of the Embers",
      ],
      correctAnswer: "Tolan, about Nila’s stack of two sticks",
      explanation:
        "Tolan said it when Nila thought her two sticks looked silly. She says it about one coin in a jar. Grandad’s embers are small as well, but he says that they get you through to the morning.",
      difficulty: "hard",
      feedback: {
        correct: "Wonderful! You listened as carefully as Nila did.",
        incorrect: "Good try. Somebody did not laugh at her that night. Who was it?",
      },
    },
  ],
} as const satisfies Quiz<StoryQuizQuestion>;
