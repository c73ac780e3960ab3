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
          "Your old ones fit, so these are a want. You may still like them.",
        "A second game for your console":
          "Nobody gets cold or ill without a second game. A game is fun, and fun is good.",
        "Popcorn for film night": "You can watch a film without any popcorn. It only makes it better.",
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
          "She pays £4, so nothing is kept for later. The sign says “You save £4!”, but that money is never hers.",
        "Buying four things for £1 each, to get more for her money":
          "She would have more things, but no money. Saving keeps some of the money.",
        "Spending the whole £4 on a present for a friend":
          "It is kind, but nothing is left for later. That is giving.",
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
        "Using a voucher for £5 off":
          "With a voucher, nobody pays you for any work. It only makes a thing cheaper.",
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
        "Aisha, with £60": "Aisha spends all of her £60. She earns it in ten weeks, and keeps none.",
        "Aisha, with £20":
          "Aisha keeps none of what she earns. She gets £2 a week more than Ben, and spends it.",
        "Ben, with £40": "Ben spends £30 of the £40 he earns. That leaves £10.",
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
          "The advert hopes you will look nowhere else. Comparing is a good use of two hours.",
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
        "A tenth is £3, so £1 is still left. Share £30 into ten equal parts to see it. Sam has given £2 of the £3.",
      whyNot: {
        "£3": "He has given £2 of the £3 already. £3 is the whole tenth.",
        "£27": "£27 is what he keeps, not what he gives. It is left once the tenth is given.",
        "£28": "He keeps most of the £28 that is left. Only a tenth of the £30 is for giving.",
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
        "Four times £16 is £64, the smallest of all. The others come to £65, £66 and £72. The smallest payment costs the most. Saving £15 a month for four months costs only £60.",
      whyNot: {
        "£6 a month for 12 months":
          "Twelve times £6 is £72, the most of all. The smallest payment costs the most here.",
        "£13 a month for 5 months": "Five times £13 is £65, and one costs less. It is close: only a pound.",
        "£22 a month for 3 months":
          "Three times £22 is £66, and two cost less. It is over soonest, but it isn’t the cheapest.",
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
        "£40 becomes £30, and £3 less is £27. A quarter of £40 is £10. Then 10% of £30 is £3. The second cut is taken from the smaller price.",
      whyNot: {
        "£26": "The voucher counts on £30, not on £40. Taking 35% off £40 makes the second cut too big.",
        "£30": "You still have your voucher to use. £30 is the price after the first cut.",
        "£36": "The game is 25% off as well. £36 is with the voucher alone.",
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
        "The shop’s own site knows about your parcel. A scam text goes to thousands of people. Some of them are waiting for a parcel. Never go by its link.",
      whyNot: {
        "Open the link to look, but don’t pay":
          "A false page can look just as real. It may try to put something on your phone.",
        "Text back to ask if it’s really them":
          "Thieves are glad of an answer. It tells them that a real person reads their texts.",
        "Pay it, because £1.45 is so little":
          "They want the card details that you type in. The £1.45 is only the bait.",
      },
      category: "Scams",
      difficulty: "hard",
    },
  ],
} as const satisfies Quiz;
