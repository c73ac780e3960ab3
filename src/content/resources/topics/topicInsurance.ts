import type { Topic } from "./topic";

/** Insurance, and money for emergencies, for ages 11-16. Prices are examples. */
export const INSURANCE = {
  path: "/resources/insurance",
  meta: {
    title: "Insurance explained for ages 11-16 | 4MQ",
    description:
      "What a premium, a claim and an excess are, when insurance is worth it, and why an emergency fund helps. Written for ages 11 to 16.",
  },
  pictureAlt: "In the rain, a child holds an umbrella made of coins over a small house and a bicycle.",
  readNext: ["/resources/a-budget-you-can-keep", "/resources/prices-and-tax"],
  sections: [
    {
      id: "a-hundred-bikes",
      title: "A hundred bikes",
      blocks: [
        "In one town, a hundred people each own a bike worth £200. About five of the bikes are stolen every year, but nobody knows whose they will be. Most of the owners couldn’t afford to replace theirs immediately.",
        {
          box: {
            title: "Sharing the bad luck",
            lines: [
              "Replacing five bikes at £200 each costs £1,000 a year.",
              "If all hundred people share that cost equally, each of them pays only £10.",
              "An insurance company organises the sharing, but it also has staff to pay, so it charges £14 each.",
            ],
          },
        },
        "The £14 is called the premium. If your bike is stolen, you make a claim, which means telling the company what happened. There is often an excess, which is the part of the cost that you pay yourself. With an excess of £25, you would get £175 for your bike. Always answer an insurer’s questions truthfully, because otherwise it can refuse to pay.",
        "If nothing happens, you get nothing back, but that doesn’t mean the money was wasted. What you bought was a year of not having to worry.",
      ],
    },
    {
      id: "when-is-it-worth-it",
      title: "When is it worth it?",
      blocks: [
        "Insurance makes sense for something unlikely that would cost more than you could afford. Think of a fire at home, a car accident or falling ill on holiday abroad. By law, anyone who drives a car or rides a moped on the road must be insured. You can’t get that insurance for your own e-scooter. That is one reason why it is illegal to ride one on roads or pavements.",
        "It makes less sense for something small. Suppose a shop offers to insure a £12 pair of earphones for £1 a month. After a year, you would have paid enough for a second pair. First ask what the insurance covers, what it costs a year and what the excess is. Then ask at home, because your family’s insurance may already cover it.",
        "For small surprises, there is something better: an emergency fund of your own. That is money set aside for a puncture or a lost library book. Saving £1 a week gives you £26 in six months, and it stays yours if nothing goes wrong.",
      ],
    },
  ],
  facts: [],
  outcomes: [
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Managing Risk”: how insurance works, and an emergency fund."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
