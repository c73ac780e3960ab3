import type { ChapterCheck } from "./checkTypes";

/** Every answer is in chapterNeedsVsWants.ts, so change the two together. */
export const NEEDS_VS_WANTS_CHECK = {
  path: "/resources/sample-chapter",
  questions: [
    {
      id: "needs-vs-wants-1",
      question:
        "Omar loves his scooter, but he isn’t sure whether it is a need. Which question will tell him?",
      options: [
        {
          text: "Would I miss it badly if it were gone for a month?",
          reason: "You can miss a want badly at first, and then find another game.",
        },
        {
          text: "Would a month without it leave me ill, cold or behind?",
          reason:
            "A need keeps you safe and healthy, or it helps you learn and grow. Going without it for a month would do you some harm.",
        },
        {
          text: "Would I want to use it nearly every day this month?",
          reason:
            "Plenty of people use a want every single day. Using something often doesn’t make it a need.",
        },
      ],
      correctAnswer: "Would a month without it leave me ill, cold or behind?",
      section: "two-words-that-help",
    },
    {
      id: "needs-vs-wants-2",
      question:
        "Amy is nine and manages happily without a phone. Dan is nine, and he says that he needs his. What does this tell Amy?",
      options: [
        {
          text: "His phone is a want, because she manages without one",
          reason:
            "One person’s want can be another person’s need. Perhaps Dan has to ring somebody he looks after.",
        },
        {
          text: "His phone is a need, because he knows his own life",
          reason:
            "That may be so, but people sometimes say “need” about a want. The three small questions would tell her more.",
        },
        {
          text: "It could be either, so she has to ask him about it",
          reason:
            "You can’t always spot somebody’s need from the outside. Asking who it is for, where and when will help her.",
        },
      ],
      correctAnswer: "It could be either, so she has to ask him about it",
      section: "who-where-and-when",
    },
    {
      id: "needs-vs-wants-3",
      question:
        "Kai has outgrown his winter coat. A plain one costs £15.00, but he chooses a dragon coat for £22.00. How much of his £22.00 pays for a need?",
      options: [
        {
          text: "£15.00 of it, because a plain coat costs that much",
          reason:
            "A coat that fits is the need, and £15.00 buys one. The dragon is a want that costs another £7.00.",
        },
        {
          text: "None of it, because a plain coat was good enough",
          reason:
            "Inside the dragon coat there is still an ordinary coat, and Kai needs that. Only the dragon is a want.",
        },
        {
          text: "All of it, because his old coat doesn’t fit him",
          reason:
            "He needs a coat, but nobody needs a dragon on it. £22.00 take away £15.00 leaves £7.00 for the want.",
        },
      ],
      correctAnswer: "£15.00 of it, because a plain coat costs that much",
      section: "the-shoes-with-lights",
    },
    {
      id: "needs-vs-wants-4",
      question:
        "Tess earned £6.00 by washing cars. She pays £2.00 for a pen she needs, and saves £2.00. In the chapter’s order, what is the other £2.00 for?",
      options: [
        {
          text: "More saving, so that her jar fills up sooner",
          reason: "She has already saved a little. A life without any wants would be a bit grey.",
        },
        {
          text: "A want, as long as she will really enjoy it",
          reason:
            "She has looked after her need first and saved a little second. After that, a want is welcome.",
        },
        {
          text: "The next need, so that she is ready for it",
          reason: "Needs come first, and Tess has already paid for hers. Her savings are there for later.",
        },
      ],
      correctAnswer: "A want, as long as she will really enjoy it",
      section: "wants-are-welcome",
    },
    {
      id: "needs-vs-wants-5",
      question:
        "Samir puts a drum on his wish list. After three sleeps, he still wants it very much. What has the list shown him?",
      options: [
        {
          text: "It has become a need, because the wish has lasted",
          reason:
            "A want can last for years and still be a want. Samir could manage without a drum, even if he loves drumming.",
        },
        {
          text: "It must stay on the list until the wish goes away",
          reason:
            "Waiting doesn’t mean no, and some wishes are still shining afterwards. Samir is allowed to choose one of those.",
        },
        {
          text: "It is a want that he might enjoy and save up for",
          reason:
            "Other wants look a bit silly after three sleeps, but this one doesn’t. Now Samir can plan for it and look forward to it.",
        },
      ],
      correctAnswer: "It is a want that he might enjoy and save up for",
      section: "the-wish-list-trick",
    },
  ],
} as const satisfies ChapterCheck;
