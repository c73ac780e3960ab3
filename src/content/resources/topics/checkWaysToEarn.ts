import type { ChapterCheck } from "@/content/resources/chapters/checkTypes";

/** Every answer is in waysToEarn.ts, so change the two together. Ages 8-10 come first, and ages 14-16 last. */
export const WAYS_TO_EARN_CHECK = {
  path: "/resources/ways-to-earn",
  questions: [
    {
      id: "ways-to-earn-1",
      question:
        "Jamal makes bookmarks. He sells 12 of them for 50p each, and the card cost him £2.40. What is his profit?",
      options: [
        {
          text: "£6.00",
          reason:
            "12 times 50p is £6, but that is his income. He still has to take away the £2.40 for the card.",
        },
        {
          text: "£8.40",
          reason: "He added the card to his income. The card is a cost, and a cost makes the profit smaller.",
        },
        {
          text: "£3.60",
          reason: "His income is £6, because 12 times 50p is £6. Then £6 take away £2.40 is £3.60.",
        },
      ],
      correctAnswer: "£3.60",
      section: "how-earning-works",
    },
    {
      id: "ways-to-earn-2",
      question:
        "Lily is nine. Her aunt puts a photo of Lily’s cards online, and a stranger offers to buy ten. What should Lily do?",
      options: [
        {
          text: "Sell them, as long as the stranger pays before she posts them",
          reason: "The money isn’t the only danger. A parcel can tell a stranger where Lily lives.",
        },
        {
          text: "Say no, and sell only to people her family knows",
          reason: "At her age, cards are for people her family knows. She shouldn’t sell anything online.",
        },
        {
          text: "Ask some questions first, and sell if the stranger is kind",
          reason: "Anybody can sound kind in a message. Lily has no way to find out who is really writing.",
        },
      ],
      correctAnswer: "Say no, and sell only to people her family knows",
      section: "make-cards",
    },
    {
      id: "ways-to-earn-3",
      question:
        "Zara is twelve. She bakes 12 cupcakes for a party, and everything she needs for them costs £4.20. Which price for one cupcake gives her a profit?",
      options: [
        {
          text: "40p",
          reason: "£4.20 divided by 12 is 35p, so each cupcake leaves her with 5p of profit.",
        },
        {
          text: "35p",
          reason: "Each cupcake costs her exactly 35p to make. She would get her money back, but no profit.",
        },
        {
          text: "30p",
          reason: "Low prices are popular, but 12 times 30p is only £3.60. She would make a loss of 60p.",
        },
      ],
      correctAnswer: "40p",
      section: "run-a-cake-order",
    },
    {
      id: "ways-to-earn-4",
      question:
        "Marek is 15. A café that he has never been to offers him a Saturday job. First, he has to send £20 for a uniform. What should he do?",
      options: [
        {
          text: "Pay nothing, and talk about it with somebody at home",
          reason:
            "A genuine employer doesn’t ask for money beforehand. Somebody at home can help him to check the café.",
        },
        {
          text: "Pay the £20, because he’ll soon earn it back",
          reason:
            "He would earn it back only if the job were real. A trickster would take the £20 and disappear.",
        },
        {
          text: "Pay £10 now, and the rest out of his first wages",
          reason:
            "Half a payment is still a payment before he starts. If the job isn’t real, the £10 is gone.",
        },
      ],
      correctAnswer: "Pay nothing, and talk about it with somebody at home",
      section: "saturday-job",
    },
    {
      id: "ways-to-earn-5",
      question:
        "Nadia is 15 and has taken a first-aid course. A family that she knows asks her to look after two children alone. What is the best answer?",
      options: [
        {
          text: "Yes, because the course has prepared her for an emergency",
          reason:
            "The course is a good first step. But at 15, she should still be helping while an adult is there.",
        },
        {
          text: "Yes, if both children are already asleep when she comes",
          reason: "Children wake up, and something can go wrong at any hour. Nadia would be alone with it.",
        },
        {
          text: "Not alone yet, but she could help while a parent is in",
          reason:
            "Child-safety charities recommend waiting until 16 to babysit alone. Until then, she can be an assistant.",
        },
      ],
      correctAnswer: "Not alone yet, but she could help while a parent is in",
      section: "babysit",
    },
  ],
} as const satisfies ChapterCheck;
