import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in the glossary, so change the two together. */
export const MONEY_WORDS_CHECK = {
  path: "/resources/money-words",
  questions: [
    {
      id: "money-words-1",
      question:
        "Ollie’s only school shoes have split. Plain ones cost £20, and the ones that his hero wears cost £35. Which part of the £35 is a want?",
      options: [
        {
          text: "All of it, because shoes are only clothes",
          reason:
            "His only shoes have split, so he needs another pair for school. Only the famous name is extra.",
        },
        {
          text: "£15 of it, because it pays for the famous name",
          reason:
            "The plain shoes are perfectly good, so he could easily manage without the famous name. £35 take away £20 is £15.",
        },
        {
          text: "None of it, because his old shoes have split",
          reason:
            "A pair without holes is the need, and £20 buys one. He would pay the other £15 only for the name.",
        },
      ],
      correctAnswer: "£15 of it, because it pays for the famous name",
      section: "want",
    },
    {
      id: "money-words-2",
      question:
        "A bag of four apples costs £1.20, and a bag of six costs £1.50. Leila needs a lot of apples. Which bag has the lower unit price?",
      options: [
        {
          text: "The bag of six, because each apple costs 25p",
          reason:
            "The unit price is the price of one piece. £1.50 divided by 6 is 25p, and £1.20 divided by 4 is 30p.",
        },
        {
          text: "The bag of four, because £1.20 is less",
          reason:
            "That is the price of the whole bag, and there are fewer apples in it. Work out the price of one.",
        },
        {
          text: "They are equal, because two more apples cost 30p more",
          reason:
            "The two extra apples do cost 30p, which is 15p each. But that makes each of the six cheaper, so the bags differ.",
        },
      ],
      correctAnswer: "The bag of six, because each apple costs 25p",
      section: "unit-price",
    },
    {
      id: "money-words-3",
      question:
        "A message from Kofi’s favourite game says that his account closes tonight. To keep it, he has to type in his password. What should he do?",
      options: [
        {
          text: "Tap it with a grown-up, and see if it looks real",
          reason:
            "A fake page can look exactly like the real one, even to a grown-up. It’s safest not to tap anything.",
        },
        {
          text: "Write back, and ask if the message is real",
          reason:
            "If it’s a trick, the answer will be a lie as well. And the sender will know that somebody reads his messages.",
        },
        {
          text: "Tap nothing, and show it to a grown-up",
          reason:
            "It could be phishing, a fake message that is after his password. Two people can look at it calmly.",
        },
      ],
      correctAnswer: "Tap nothing, and show it to a grown-up",
      section: "phishing",
    },
    {
      id: "money-words-4",
      question:
        "Priya’s mum borrows £60 for a bike. She pays back £6 a month for 12 months. What does the loan cost her?",
      options: [
        {
          text: "£72, which is all that she pays back",
          reason:
            "12 times £6 is £72, but £60 of that is the borrowed money itself. Only the extra amount is the cost of the loan.",
        },
        {
          text: "£12, which is what she pays on top of the £60",
          reason:
            "Altogether, she pays 12 times £6, which is £72. Taking away the £60 that she borrowed leaves £12 of interest.",
        },
        {
          text: "£6, which is the amount that she pays each month",
          reason:
            "A monthly payment often looks small, but it doesn’t tell you the cost. You have to add up all the payments first.",
        },
      ],
      correctAnswer: "£12, which is what she pays on top of the £60",
      section: "loan",
    },
    {
      id: "money-words-5",
      question:
        "Iris has £12 and one free evening. The cinema, the climbing wall and the ice rink each cost £12. She likes climbing second best, and she picks the cinema. What is the opportunity cost?",
      options: [
        {
          text: "The evening at the climbing wall",
          reason: "Climbing is the next best thing, and she gives it up by choosing the cinema.",
        },
        {
          text: "The £12 that she has to pay at the cinema",
          reason:
            "That is the price. The opportunity cost is the best other thing that the same £12 could have bought.",
        },
        {
          text: "The evenings at the wall and on the ice together",
          reason:
            "Her money and her evening were enough for only one of those two activities. So only the better one counts.",
        },
      ],
      correctAnswer: "The evening at the climbing wall",
      section: "opportunity-cost",
    },
  ],
} as const satisfies ChapterCheck;
