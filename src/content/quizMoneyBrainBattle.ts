import { MONEY_BRAIN_BATTLE_METADATA } from "./quizzes";
import type { Quiz } from "./quizTypes";

/** The quiz on the basics that the chapters teach. The sums use whole pounds and pence; no fact here can age. */
export const QUIZ_MONEY_BRAIN_BATTLE = {
  metadata: MONEY_BRAIN_BATTLE_METADATA,
  questions: [
    {
      id: "money-brain-battle-1",
      question: "It is a cold day in January. Which of these is a need?",
      options: [
        "New trainers, when your old ones still fit",
        "A second game for your console",
        "A warm coat, when yours is too small",
        "Popcorn for film night",
      ],
      correctAnswer: "A warm coat, when yours is too small",
      explanation:
        "A need keeps you safe, warm and well. You can’t do without a coat that fits. New trainers can feel like a need. But if your old ones fit, they are a want.",
      category: "Needs and wants",
      difficulty: "easy",
    },
    {
      id: "money-brain-battle-2",
      question: "Maya is given £4. Which of these is saving?",
      options: [
        "Putting £1 in a jar for later and spending £3 today",
        "Paying £4 for a game that used to cost £8",
        "Buying four things for £1 each, to get more for her money",
        "Spending the whole £4 on a present for a friend",
      ],
      correctAnswer: "Putting £1 in a jar for later and spending £3 today",
      explanation:
        "Saving means keeping some money to use later, even if it’s only a little. A half-price game costs less, but her £4 would still be gone.",
      category: "Saving",
      difficulty: "easy",
    },
    {
      id: "money-brain-battle-3",
      question: "Which of these is a way to earn money?",
      options: [
        "Taking £5 out of your savings",
        "Borrowing £5 from your sister",
        "Using a voucher for £5 off",
        "Washing a car for £5",
      ],
      correctAnswer: "Washing a car for £5",
      explanation:
        "You earn money when somebody pays you for work. When you borrow money, you have to pay it back.",
      category: "Earning",
      difficulty: "easy",
    },
    {
      id: "money-brain-battle-4",
      question: "You have £10 for a day out. The bus costs £3 and lunch costs £4. How much is left for fun?",
      options: ["£7", "£3", "£6", "£17"],
      correctAnswer: "£3",
      explanation:
        "The bus and lunch cost £7 together, and £10 take away £7 is £3. The £7 pays for the bus and lunch, so it is not left over.",
      category: "Budgeting",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-5",
      question: "An advert says, “Only 2 hours left! Everyone has one!” What does it want you to do?",
      options: [
        "Look for the best price in other shops",
        "Ask your friends how well it works",
        "Buy it before you have had time to think",
        "Save up until you can pay for it yourself",
      ],
      correctAnswer: "Buy it before you have had time to think",
      explanation:
        "A ticking clock and a crowd make us hurry. Asking friends is a good idea. But this advert doesn’t want you to wait for their answers.",
      category: "Adverts",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-6",
      question:
        "A savings account pays 5p interest a year on every £1. You keep £10 in it for one year. How much interest do you get?",
      options: ["5p", "15p", "£5", "50p"],
      correctAnswer: "50p",
      explanation:
        "Here, interest is the money you are paid for leaving your savings alone. Ten pounds at 5p each makes 50p. The 5p is the interest on just one of your ten pounds.",
      category: "Interest",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-7",
      question: "A skateboard costs £24. You save £3 a week. How many weeks will it take?",
      options: ["8 weeks", "6 weeks", "21 weeks", "27 weeks"],
      correctAnswer: "8 weeks",
      explanation:
        "Eight lots of £3 make £24. If you take £3 away from £24, you get £21. That is how much you still need after the first week.",
      category: "Planning",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-8",
      question:
        "Leo borrows £20. He pays back £2 a week for 12 weeks. How much more does he pay back than he borrowed?",
      options: ["£2", "£4", "£12", "£24"],
      correctAnswer: "£4",
      explanation:
        "Twelve lots of £2 make £24, and that is £4 more than £20. The £24 is everything he pays back. The extra £4 is what the borrowing cost him.",
      category: "Borrowing",
      difficulty: "hard",
    },
    {
      id: "money-brain-battle-9",
      question:
        "Each week Aisha earns £6 and spends £6. Ben earns £4 and spends £3. They both start with nothing. Who has more after ten weeks?",
      options: ["Aisha, with £60", "Aisha, with £20", "Ben, with £10", "Ben, with £40"],
      correctAnswer: "Ben, with £10",
      explanation:
        "Ben keeps £1 a week, so he has £10 after ten weeks. Aisha earns £60 in all, but she spends every penny.",
      category: "Earning and spending",
      difficulty: "hard",
    },
    {
      id: "money-brain-battle-10",
      question:
        "Zoe is 14 and has a paper round. She has saved £12 for a game. Then her bike tyre bursts, and she can’t do her round without it. A new tyre costs £8. Which plan lets her go on earning without owing any money?",
      options: [
        "Buy the game now and borrow £8 for the tyre",
        "Buy the tyre now and go on saving for the game",
        "Keep the £12 and leave the bike as it is",
        "Buy the game now and earn the £8 for the tyre later",
      ],
      correctAnswer: "Buy the tyre now and go on saving for the game",
      explanation:
        "With a new tyre she can go on earning, and she still has £4. If she buys the game and borrows for the tyre, she can still ride. But then she owes £8.",
      category: "Planning",
      difficulty: "hard",
    },
  ],
} as const satisfies Quiz;
