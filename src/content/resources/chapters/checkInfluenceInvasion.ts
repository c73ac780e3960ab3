import type { ChapterCheck } from "./checkTypes";

/** Every answer is in chapterInfluenceInvasion.ts, so change the two together. */
export const INFLUENCE_INVASION_CHECK = {
  path: "/resources/level-2-sample-chapter",
  questions: [
    {
      id: "influence-invasion-1",
      question:
        "In a class of 30 pupils, 6 have recently bought the same water bottle. Why does Jamal have the feeling that “everybody” owns one?",
      options: [
        {
          text: "Those 6 are the pupils whom all the others copy",
          reason:
            "We know nothing about these 6, and they needn’t be popular. Any 6 people can seem like many more if nobody ever mentions the others.",
        },
        {
          text: "Those 6 get noticed, while nobody mentions the 24",
          reason:
            "It is easy to notice the few people who own something and to overlook everybody else. Here, 24 pupils out of 30 have no bottle.",
        },
        {
          text: "Most of the class will soon have a bottle as well",
          reason:
            "That is a prediction, and nobody can check it yet. At the moment, 4 pupils in every 5 are managing without the bottle.",
        },
      ],
      correctAnswer: "Those 6 get noticed, while nobody mentions the 24",
      section: "everyone-has-one",
    },
    {
      id: "influence-invasion-2",
      question:
        "A sign in a shop window says “Up to 60% off”. Inside, Leila picks up a shirt that used to cost £20.00. Which of these does the sign actually promise her?",
      options: [
        {
          text: "Something in the shop has 60% off its price",
          reason:
            "“Up to” describes the very best deal, so something must match it. Leila still has to read the label on this particular shirt.",
        },
        {
          text: "Her shirt is at least a little bit cheaper now",
          reason:
            "It might be cheaper, but the sign describes the best deal in the shop. It promises nothing about this particular shirt.",
        },
        {
          text: "Most things in the shop have about 60% off",
          reason:
            "“Up to” gives you the highest figure, and it doesn’t say how many things actually reach it.",
        },
      ],
      correctAnswer: "Something in the shop has 60% off its price",
      section: "what-an-advert-really-sells",
    },
    {
      id: "influence-invasion-3",
      question:
        "A creator receives a free game in return for a post. She truly loves it, and her post begins with the word “gifted”. What do UK rules say about that post?",
      options: [
        {
          text: "It needs no label, because her praise is honest",
          reason:
            "Somebody can mean every single word and still be advertising. She received something in return, so it must be obvious that her post is an advert.",
        },
        {
          text: "It is an advert, and “gifted” isn’t a clear label",
          reason:
            "A free product counts in the same way as money, so this is an advert. Viewers should immediately see something like “Ad” or “Advert”.",
        },
        {
          text: "It is clear enough, because “gifted” is the first word",
          reason:
            "The beginning is certainly the best position for a label. However, the word “gifted” is not clear enough on its own.",
        },
      ],
      correctAnswer: "It is an advert, and “gifted” isn’t a clear label",
      section: "when-a-friendly-face-is-paid",
    },
    {
      id: "influence-invasion-4",
      question:
        "In Nina’s favourite game, a hat costs 600 gems, and she hasn’t got any. Gems are only available in packs of 500, and every pack costs £4.00. How much real money would she need for the hat?",
      options: [
        {
          text: "£4.00",
          reason: "A single pack contains only 500 gems, so she would still be 100 gems short of the hat.",
        },
        {
          text: "£4.80",
          reason: "That would be the price of exactly 600 gems, but the game only sells complete packs.",
        },
        {
          text: "£8.00",
          reason:
            "She needs two packs, and two lots of £4.00 make £8.00. The 400 gems left over might tempt her to come back and spend again.",
        },
      ],
      correctAnswer: "£8.00",
      section: "gems-coins-and-clever-screens",
    },
    {
      id: "influence-invasion-5",
      question:
        "Eli sees a lamp in an advertisement and decides to follow the pause rule. A week later, he buys it. What was the purpose of waiting for a week?",
      options: [
        {
          text: "It let his own opinion catch up with the advert",
          reason:
            "An influence is often strongest in the first few minutes, and a person’s own opinion arrives more slowly. Eventually, his own opinion was yes.",
        },
        {
          text: "It taught him to be content with fewer things",
          reason:
            "Buying the lamp fits the rule perfectly well, if he still wants it and can afford it. Pausing isn’t about refusing to buy things.",
        },
        {
          text: "It gave the shop some time to reduce its price",
          reason:
            "A price can go either way in a week. The pause is about making a decision, whatever happens to the price.",
        },
      ],
      correctAnswer: "It let his own opinion catch up with the advert",
      section: "the-pause-rule",
    },
  ],
} as const satisfies ChapterCheck;
