import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in topicInsurance.ts, so change the two together. */
export const INSURANCE_CHECK = {
  path: "/resources/insurance",
  questions: [
    {
      id: "insurance-1",
      question:
        "Fifty musicians each own a flute worth £300, and about two of the instruments are stolen every year. If all fifty owners share that cost equally, how much does each of them pay a year?",
      options: [
        {
          text: "£6",
          reason:
            "If fifty people share £300, each of them certainly pays £6. But that amount would only replace one of the two stolen flutes.",
        },
        {
          text: "£12",
          reason:
            "Replacing two flutes at £300 each costs £600 altogether. If fifty people share that equally, everybody pays £12.",
        },
        {
          text: "£300",
          reason:
            "Without any sharing, a theft would cost its owner the price of a whole flute. Here, fifty owners divide the cost of two.",
        },
      ],
      correctAnswer: "£12",
      section: "a-hundred-bikes",
    },
    {
      id: "insurance-2",
      question:
        "Kwame has insured his £160 camera for a premium of £18 a year, with an excess of £40. When the camera is stolen, the company accepts his claim. How much does the company pay him?",
      options: [
        {
          text: "£120",
          reason:
            "The excess is the part of the cost that he pays himself. Subtracting £40 from the value of the camera leaves £120.",
        },
        {
          text: "£142",
          reason:
            "This subtracts the premium, which was the price of being insured. He has already paid that separately, so only the excess is taken off.",
        },
        {
          text: "£160",
          reason:
            "That is the value of the camera, but his insurance has an excess. Because of it, he receives £40 less than the full amount.",
        },
      ],
      correctAnswer: "£120",
      section: "a-hundred-bikes",
    },
    {
      id: "insurance-3",
      question:
        "Meera paid a premium of £15 to insure her bicycle for a year. Fortunately, nothing happened to the bicycle in all that time. What has become of her £15?",
      options: [
        {
          text: "It helped to replace somebody else’s bicycle",
          reason:
            "Insurance shares out the bad luck, so her premium went towards bicycles that were stolen. In return, she had a year of not having to worry.",
        },
        {
          text: "It remains with the company for next year",
          reason:
            "A premium isn’t a savings account, and hers only paid for a single year. To be insured for another year, she has to pay again.",
        },
        {
          text: "It is returned to her, as she claimed nothing",
          reason:
            "If nothing happens, you get nothing back. That doesn’t mean her money was wasted, because she was protected all year.",
        },
      ],
      correctAnswer: "It helped to replace somebody else’s bicycle",
      section: "a-hundred-bikes",
    },
    {
      id: "insurance-4",
      question:
        "Jay’s family has never had a fire at home. Instead of paying £150 a year for fire insurance, Jay suggests putting that money into an emergency fund. What is wrong with his idea?",
      options: [
        {
          text: "Each year without a fire makes a fire likelier",
          reason:
            "Years without a fire don’t make the next one any likelier. A fire at home remains unlikely, and families insure against it anyway.",
        },
        {
          text: "The company would make the money grow faster",
          reason:
            "A premium isn’t an investment, and it doesn’t grow at all. If nothing happens, the company gives nothing back.",
        },
        {
          text: "Their fund could never replace a whole home",
          reason:
            "An emergency fund is for small surprises, such as a puncture. Insurance is for something unlikely that would cost more than a family could afford.",
        },
      ],
      correctAnswer: "Their fund could never replace a whole home",
      section: "when-is-it-worth-it",
    },
    {
      id: "insurance-5",
      question:
        "Leo’s calculator cost £18. He could insure it for £2 a month, or he could put £2 a month into an emergency fund. If nothing breaks for a whole year, how much better off is he with the emergency fund?",
      options: [
        {
          text: "Not at all",
          reason:
            "He puts aside the same amount every month in either case. But the insurance company keeps its part, while the emergency fund remains his own.",
        },
        {
          text: "£6",
          reason:
            "That is £24 minus the price of the calculator. Because nothing was broken, he doesn’t have to spend £18 on replacing it.",
        },
        {
          text: "£24",
          reason:
            "Twelve payments of £2 add up to £24 a year. All of it remains in his emergency fund, whereas insurance would give him nothing back.",
        },
      ],
      correctAnswer: "£24",
      section: "when-is-it-worth-it",
    },
  ],
} as const satisfies ChapterCheck;
