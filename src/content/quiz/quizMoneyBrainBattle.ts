import { QUIZ_CARDS } from "./quizzes";
import type { Quiz } from "./quizTypes";

/**
 * The quiz on the basics that the chapters teach, and on giving and scams. The sums use whole pounds and pence; no fact
 * here can age. Each wrong option is a mistake that people make, and its reason says which.
 */
export const QUIZ_MONEY_BRAIN_BATTLE = {
  metadata: QUIZ_CARDS["money-brain-battle"],
  child: "samir",
  next: [
    {
      to: "/resources/sample-chapter#do-it-now",
      title: "Do it now",
      text: "Start a wish list. One wish is enough.",
    },
    {
      to: "/resources/a-budget-you-can-keep",
      title: "Read next: A Budget You Can Keep",
      text: "Find the part for your age.",
    },
  ],
  questions: [
    {
      id: "money-brain-battle-1",
      question: "It is January. Which of these is a need?",
      options: [
        "New trainers, when your old ones still fit",
        "A second game for your console",
        "A warm coat, when yours is too small",
        "Popcorn for film night",
      ],
      correctAnswer: "A warm coat, when yours is too small",
      explanation:
        "A need keeps you safe, warm and well. You can’t do without a coat that fits. New trainers can feel like a need. But if your old ones fit, they are a want.",
      whyNot: {
        "New trainers, when your old ones still fit":
          "They would be nice. But the old ones still do their job, so new ones are a want.",
        "A second game for your console":
          "A game is fun, and fun is good. But nobody gets cold or ill without it.",
        "Popcorn for film night": "Popcorn makes the film better. You could still watch it without any.",
      },
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
        "Saving means keeping some money for later. Even a little counts. A half-price game costs less, but her £4 would still be gone.",
      whyNot: {
        "Paying £4 for a game that used to cost £8":
          "“You save £4!” says the sign. But she pays £4, so nothing is kept for later.",
        "Buying four things for £1 each, to get more for her money":
          "She would have more things, but no money. Saving keeps some of the money.",
        "Spending the whole £4 on a present for a friend":
          "That is giving, and it is kind. But nothing is left for later.",
      },
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
        "Washing a neighbour’s car for £5",
      ],
      correctAnswer: "Washing a neighbour’s car for £5",
      explanation:
        "You earn money when somebody pays you for work. When you borrow money, you have to pay it back.",
      whyNot: {
        "Taking £5 out of your savings": "That money was yours already. You have only moved it.",
        "Borrowing £5 from your sister": "You have £5 now, but you owe £5. So you are no richer.",
        "Using a voucher for £5 off": "A voucher makes a thing cheaper. Nobody pays you for any work.",
      },
      category: "Earning",
      difficulty: "easy",
    },
    {
      id: "money-brain-battle-4",
      question:
        "Each week Aisha earns £6 and spends £6. Ben earns £4 and spends £3. They both start with nothing. Who has more after ten weeks?",
      options: ["Aisha, with £60", "Aisha, with £20", "Ben, with £10", "Ben, with £40"],
      correctAnswer: "Ben, with £10",
      explanation:
        "Ben keeps £1 a week. So he has £10 after ten weeks. Aisha earns £60 in all, but she spends every penny.",
      whyNot: {
        "Aisha, with £60": "£60 is all that Aisha earns. She spends all of it as well.",
        "Aisha, with £20": "Aisha earns £2 a week more than Ben. But she keeps none of it.",
        "Ben, with £40": "£40 is all that Ben earns. He spends £30 of it.",
      },
      category: "Earning and spending",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-5",
      question: "An advert says, “Only 2 hours left! Everyone has one!” What does it want you to do?",
      options: [
        "Use the two hours to compare prices",
        "Check that everyone really has one",
        "Buy it before you have had time to think",
        "Wait and see if the price goes down",
      ],
      correctAnswer: "Buy it before you have had time to think",
      explanation:
        "A time limit makes us hurry. “Everyone has one” does that as well. If you take your time, the advert has failed.",
      whyNot: {
        "Use the two hours to compare prices":
          "Comparing is a good use of two hours. But the advert hopes you will look nowhere else.",
        "Check that everyone really has one":
          "It says so because you can’t check. You are meant to feel left out.",
        "Wait and see if the price goes down": "The time limit is there to stop you waiting.",
      },
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
        "Ten pounds at 5p each makes 50p. Here, interest is the money you are paid for leaving your savings alone.",
      whyNot: {
        "5p": "5p is the interest on one pound. You have ten of them.",
        "15p": "That adds the 10 and the 5. You get 5p ten times over.",
        "£5": "£5 would be half of your money. Ten lots of 5p is far less.",
      },
      category: "Interest",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-7",
      question:
        "Sam gives away a tenth of what he earns. This month he earned £30, and he has given £2 so far. How much does he still have to give?",
      options: ["£1", "£3", "£27", "£28"],
      correctAnswer: "£1",
      explanation:
        "A tenth of £30 is £3. Share £30 into ten equal parts to see it. Sam has given £2 of it, so £1 is left to give.",
      whyNot: {
        "£3": "£3 is the whole tenth. He has given £2 of that already.",
        "£27": "£27 is left once the tenth is given. He keeps that part.",
        "£28": "£28 is left after the £2 he gave. It isn’t all for giving.",
      },
      category: "Giving",
      difficulty: "medium",
    },
    {
      id: "money-brain-battle-8",
      question:
        "Some boots cost £60, and you can’t pay today. Which way of paying later costs you least in all?",
      options: [
        "£6 a month for 12 months",
        "£13 a month for 5 months",
        "£16 a month for 4 months",
        "£22 a month for 3 months",
      ],
      correctAnswer: "£16 a month for 4 months",
      explanation:
        "Multiply each one: £72, £65, £64 and £66. The smallest payment costs the most. Saving £15 a month for four months costs only £60.",
      whyNot: {
        "£6 a month for 12 months": "The smallest payment costs the most here. Twelve times £6 is £72.",
        "£13 a month for 5 months": "Five times £13 is £65. That is close, but one costs a pound less.",
        "£22 a month for 3 months": "Three times £22 is £66. It is over soonest, but it isn’t the cheapest.",
      },
      category: "Borrowing",
      difficulty: "hard",
    },
    {
      id: "money-brain-battle-9",
      question:
        "A £40 game is 25% off. You also have a voucher for 10% off the lower price. How much do you pay?",
      options: ["£26", "£27", "£30", "£36"],
      correctAnswer: "£27",
      explanation:
        "The first cut brings it down to £30. A quarter of £40 is £10. Then 10% of £30 is £3, and you pay £27. The second cut is taken from the smaller price.",
      whyNot: {
        "£26": "That takes 35% off £40. But the voucher works on the lower price, so it is worth less.",
        "£30": "£30 is the price after the first cut. You still have your voucher.",
        "£36": "£36 is with the voucher alone. The game is 25% off as well.",
      },
      category: "Prices",
      difficulty: "hard",
    },
    {
      id: "money-brain-battle-10",
      question:
        "You are waiting for a parcel that you ordered. A text says, “Pay £1.45 by 6pm or we send it back,” with a link. What is safest?",
      options: [
        "Open the link to look, but don’t pay",
        "Text back to ask if it’s really them",
        "Pay it, because £1.45 is so little",
        "Look up the order on the shop’s own site",
      ],
      correctAnswer: "Look up the order on the shop’s own site",
      explanation:
        "A scam text goes to thousands of people. Some of them are waiting for a parcel. Go to the shop your own way, and never by the link.",
      whyNot: {
        "Open the link to look, but don’t pay":
          "A false page can look just as real. It may try to put something on your phone.",
        "Text back to ask if it’s really them":
          "Thieves are glad of an answer. It tells them that a real person reads their texts.",
        "Pay it, because £1.45 is so little":
          "They don’t want the £1.45. They want the card details that you type in.",
      },
      category: "Scams",
      difficulty: "hard",
    },
  ],
} as const satisfies Quiz;
