import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicGiving.ts, so change the two together. */
export const GIVING_CHECK = {
  path: "/resources/giving",
  questions: [
    {
      id: "giving-1",
      question:
        "Noor is nine and has no money, but she reads to her cousin every evening. What is Noor giving him?",
      options: [
        {
          text: "Nothing, because no money changes hands",
          reason: "Money is only one of the three ways, and her cousin receives something every evening.",
        },
        {
          text: "Her time, which is one way to give",
          reason: "Reading to a younger child is a way of giving time, and it costs nothing.",
        },
        {
          text: "A thing, because she uses a book",
          reason: "She still has the book afterwards, so it is only the reading that her cousin receives.",
        },
      ],
      correctAnswer: "Her time, which is one way to give",
      section: "three-ways-to-give",
    },
    {
      id: "giving-2",
      question: "Tomasz puts 20p a week into his giving jar. How much is in it after one year?",
      options: [
        {
          text: "£10.40",
          reason: "There are 52 weeks in a year, and 52 times 20p is £10.40. Small coins add up.",
        },
        {
          text: "£2.40",
          reason: "That would be twelve coins, one for every month, but he puts one in every week.",
        },
        {
          text: "£20.00",
          reason: "That would be a hundred coins, one a week for nearly two years.",
        },
      ],
      correctAnswer: "£10.40",
      section: "three-ways-to-give",
    },
    {
      id: "giving-3",
      question:
        "Jaya is twelve, and all she has is £4 for tomorrow’s bus and lunch. A friend asks her to sponsor a run. What should she do?",
      options: [
        {
          text: "Give £2, and walk home from school",
          reason: "Then part of her bus money is gone, and a gift should never leave her stuck.",
        },
        {
          text: "Give all of it, and ask for lunch",
          reason:
            "Then she is hungry, unless somebody else pays for her. Her own needs always come before giving.",
        },
        {
          text: "Keep it this time, and say “Not today”",
          reason: "Bus and lunch money is for her needs, and a friendly no is perfectly fine.",
        },
      ],
      correctAnswer: "Keep it this time, and say “Not today”",
      section: "how-giving-feels-good",
    },
    {
      id: "giving-4",
      question:
        "In the street, a man collects for lost dogs with an open tin and no badge. What should you do?",
      options: [
        {
          text: "Put in one small coin, if a grown-up is with you",
          reason: "Even a small coin could go to somebody who is pretending to be a collector.",
        },
        {
          text: "Walk on, and look the charity up with a grown-up",
          reason: "The badge and sealed tin are missing, but the public list shows you real charities.",
        },
        {
          text: "Ask him if he is a real collector before you give",
          reason:
            "Anybody can answer yes. A charity’s name and number are better, because you can check them together.",
        },
      ],
      correctAnswer: "Walk on, and look the charity up with a grown-up",
      section: "check-before-you-give",
    },
    {
      id: "giving-5",
      question:
        "Rhys, fifteen, reads that a charity spends 20p of every £1 on vans and staff. What does that tell him?",
      options: [
        {
          text: "About 80p of his £1 would go on the work itself",
          reason: "It is normal to spend some money on vans and staff, and they help the work.",
        },
        {
          text: "He can get that 20p back by ticking Gift Aid",
          reason: "Gift Aid pays nothing back to Rhys. He leaves it empty unless he pays Income Tax.",
        },
        {
          text: "The charity’s owner keeps 20p, so it is a scam",
          reason: "Nobody owns a charity, and paying for vans is normal. Hurrying you is a sign of a scam.",
        },
      ],
      correctAnswer: "About 80p of his £1 would go on the work itself",
      section: "check-before-you-give",
    },
  ],
} as const satisfies ChapterCheck;
