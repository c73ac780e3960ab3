import type { Chapter } from "./reading";

/** Level 1, chapter 3. Every sum in it is right; prices are examples, not quotations. */
export const NEEDS_VS_WANTS = {
  path: "/resources/sample-chapter",
  level: "Level 1",
  ages: "8-10",
  chapterNumber: 3,
  title: "Needs vs Wants",
  lead: "Four friends, one rainy market and a question you can use for the rest of your life.",
  sections: [
    {
      id: "a-rainy-day-at-the-market",
      title: "A rainy day at the market",
      blocks: [
        "It was a wet Saturday morning, and four friends huddled under one huge umbrella to look at the market stalls.",
        "Fun Spender had earned £6.00 from washing cars. Money Master had earned £6.00 too, by helping to walk the neighbours’ dogs. Careful Keeper had £3.00 of pocket money, and so did Learning Grower. The bus home would cost them £1.00 each.",
        "“A glow-in-the-dark yo-yo!” cried Fun Spender, and handed over £3.50. A bucket of popcorn cost another £2.00, and everyone got a handful, because Fun Spender loves to share.",
        "Money Master pushed a pound coin deep into a coat pocket and zipped it up. “That one is for the bus, so now I can play with the rest.” The rest was £5.00, and £1.50 of it turned into a hot chocolate.",
        "Careful Keeper chose a crunchy apple for 40p. Learning Grower gazed at a bright red kite for a very long time. It cost £2.50.",
        "“If I buy the kite, I will only have 50p left, and then I can’t get home,” said Learning Grower. “A big want has just bumped into a small need!”",
        "Then the bus came round the corner. Fun Spender searched both pockets and turned as pink as a prawn.",
        {
          box: {
            title: "What was in Fun Spender’s pocket?",
            lines: [
              "The yo-yo and the popcorn cost £3.50 and £2.00, which makes £5.50.",
              "£6.00 take away £5.50 leaves 50p in the pocket.",
              "The bus cost £1.00, so Fun Spender was 50p short.",
            ],
          },
        },
        "“Don’t worry, I’ve got you,” said Money Master, and lent the missing 50p. On Monday Fun Spender paid it back, with a free go on the yo-yo to say thank you. There was nothing wrong with the yo-yo, but it had jumped the queue.",
      ],
    },
    {
      id: "two-words-that-help",
      title: "Two words that help",
      blocks: [
        "A need is something you must have to be safe and healthy, to learn and to grow.",
        "A want is something that would be nice to have. Life carries on without it, although it might make your day a lot brighter.",
        "Here are some needs that everybody shares, wherever they live:",
        {
          list: [
            "Food that helps you grow, and clean water to drink.",
            "A safe, warm place to sleep at night.",
            "Clothes and shoes that fit you and suit the weather.",
            "Soap, a toothbrush, and medicine when you are poorly.",
            "A way to get to school, and things to learn with.",
            "Rest, play, and people who care about you.",
          ],
        },
        "Look at the last one again, and remember that you can’t buy a hug in a shop. Some of the biggest needs in the world have no price tag at all.",
        {
          box: {
            title: "Try the one-month test",
            lines: [
              "Pick anything you like, and imagine going without it for a whole month.",
              "If somebody would end up ill, cold, lost or in danger, or would miss their learning, then it is a need.",
              "If somebody would feel a bit glum and then find another game to play, then it is a want.",
            ],
          },
        },
      ],
    },
    {
      id: "who-where-and-when",
      title: "Who? Where? When?",
      blocks: [
        "Here is the clever part: the same thing can be a need for one person and a want for another.",
        "Careful Keeper can’t read the board at school without glasses, so for Careful Keeper they are a need. Fun Spender has very sharp eyes, and owns a pair of star-shaped glasses just for parties. For Fun Spender, glasses are a want.",
        "Learning Grower lives at the end of a muddy farm track, where a pair of wellies is a need for most of the winter. Money Master lives in a flat beside the school, where the path is always dry. Wellies there are mostly for jumping in puddles, which makes them an excellent want.",
        "Some people need a wheelchair, or an inhaler, or a lunch with no nuts in it. Some children need a phone, so that they can ring the person they help to look after. You can’t always see a need from the outside.",
        "That is why it is never fair to laugh at what somebody else needs. It is kinder, and smarter too, to ask three small questions.",
        {
          box: {
            title: "Three small questions",
            lines: [
              "Who is it for? A hearing aid is a need for somebody who can’t hear well without one.",
              "Where are they? A thick coat is a need in the snow, and rather silly on a hot beach.",
              "When is it? A swimming kit is a need on the day of your lesson, but nobody needs goggles in the bath.",
            ],
          },
        },
      ],
    },
    {
      id: "the-shoes-with-lights",
      title: "The shoes with lights",
      blocks: [
        "Fun Spender’s toes were squashed, because the old school shoes had become too small. New shoes were a need, and nobody could argue with that.",
        "In the shop there were two pairs that fitted perfectly. The plain pair cost £18.00, while the other pair had lights in the heels that flashed with every step and cost £30.00.",
        "“But I really do need new shoes,” said Fun Spender, staring at the flashing lights.",
        "“You do need shoes, and you also want lights,” said Money Master. “I think there are two different things hiding inside that box.”",
        {
          box: {
            title: "Find the want inside the need",
            lines: [
              "The shoes with lights cost £30.00, and the plain shoes cost £18.00.",
              "The difference is £30.00 take away £18.00, which leaves £12.00.",
              "So the need costs £18.00, and the want, which is the lights, costs another £12.00.",
            ],
          },
        },
        "There is nothing wrong with liking the lights. But now that Fun Spender could see the price of the want, there was a real choice to make. Were the lights worth £12.00, or would a trip to the swimming pool be even more fun?",
        "Fun Spender thought hard, and then picked the plain pair and some bright green laces for 90p. “That makes £18.90 altogether,” said Fun Spender, “and I still look incredibly fast.”",
      ],
    },
    {
      id: "wants-are-welcome",
      title: "Wants are welcome",
      blocks: [
        "Are you waiting for this chapter to tell you to stop wanting things? It won’t. Wants are skates and stickers, pizza night and the front row at a show. A life without any wants would be a bit grey.",
        "Careful Keeper had to learn that. “I always look at the comics, but I have never bought a single one,” said Careful Keeper. So Careful Keeper found a small job, watering the plants next door, and spent £1.50 of the money on a comic. By the fourth time of reading it, Careful Keeper was sure that it was £1.50 well spent.",
        "What helps is the order. Needs go first, then a little bit to save, and after that a want that you will really enjoy.",
        {
          box: {
            title: "What Learning Grower did with £4.00",
            lines: [
              "Need: a new pen and a ruler for school cost £1.20.",
              "Save: £1.50 went into the jar for the kite.",
              "Want: a packet of animal stickers cost £1.30.",
              "£1.20 and £1.50 and £1.30 make £4.00, so every penny had a job.",
            ],
          },
        },
        "Grown-ups have to do this as well. In some families, and in some weeks, the rent and the food and the heating use up all the money there is, and the wants have to wait. If that happens at your home, it is not your fault, and it is nothing to be ashamed of. You can always talk about it with a grown-up you trust, at home or at school.",
      ],
    },
    {
      id: "the-wish-list-trick",
      title: "The wish list trick",
      blocks: [
        "Wants are noisy, and they love to shout “Now! Now! Now!” Luckily, most of them get quieter if you let them sleep.",
        "Money Master keeps a wish list on the bedroom door. Every new want goes on the list with its price beside it, and then it has to wait for three sleeps. When Money Master reads the list again, some wants are still shining, and others look a bit silly in the morning.",
        "Fun Spender tried it too, with £3.50 in a purse. On the list were a rubber duck for £2.00, a pen shaped like a carrot for £1.50, and a magic set for £5.00.",
        {
          box: {
            title: "Three sleeps later",
            lines: [
              "Fun Spender crossed out the duck and the carrot pen, but the magic set was still shining.",
              "The duck and the pen would have cost £2.00 and £1.50, which makes £3.50, so the purse would be empty now.",
              "Instead, there was £3.50 towards the magic set, and £5.00 take away £3.50 leaves only £1.50 to save.",
            ],
          },
        },
        "Waiting doesn’t mean no. It only means not yet, and looking forward to something can be half the fun.",
        "Do you remember the red kite? Learning Grower still had £2.00 from that rainy Saturday, and then £1.50 more in the kite jar. At the next market, that made £3.50. The kite cost £2.50, and exactly £1.00 was left for the bus. By teatime the kite was flying high above the muddy farm track, with its tail dancing in the wind.",
      ],
    },
    {
      id: "your-turn-to-sort",
      title: "Your turn to sort",
      blocks: [
        "Draw three big boxes on a piece of paper, and call them Need, Want and It Depends. Then decide which box each of these belongs in:",
        {
          list: [
            "A glass of water when you are thirsty.",
            "A toy from your favourite film.",
            "A winter coat with a hood.",
            "A bicycle with a basket.",
            "A toothbrush and some toothpaste.",
            "A packet of crisps.",
            "A tablet with a big screen.",
            "A warm bed to sleep in.",
            "A birthday card for your gran.",
          ],
        },
        "When you have finished, show your boxes to someone at home or at school and see where you agree. It is fine if you don’t agree about everything, as long as you tell each other why.",
        {
          box: {
            title: "What the four friends decided",
            lines: [
              "Need: the water, the toothbrush and the warm bed, and nobody argued about those.",
              "Want: the toy and the crisps, although talking about crisps made everyone hungry.",
              "It depends: the coat, the bicycle and the tablet. Is it cold outside, is the bicycle the only way to school, and is the tablet for homework or for games?",
              "The birthday card started a long talk. “It’s a want,” said Fun Spender in the end, “but it isn’t for me.” Some of the very best wants are for somebody else.",
            ],
          },
        },
        "So here is the question that you can use for the rest of your life, and it is only five words long: do I need it now? You can ask it in a shop, in the middle of a game, or at a market in the rain. The answer might be yes, or no, or not yet, and all three are good answers when they are your own.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: keep a wish list",
    steps: [
      "Fold a sheet of paper in half. Write Needs on one side and Wants on the other.",
      "For seven days, write down things you use and things you wish for. Add the price if you know it.",
      "Put a star next to one want, let it wait for three sleeps, and then see if it is still shining.",
      "At the end of the week, show your list to a grown-up and ask what was on their list when they were your age.",
      "If you miss a day, that is fine, and you can simply start again today.",
    ],
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 3-11 (UK)",
      outcome:
        "Becoming a critical consumer: I can explain the difference between something that I need and something I might want.",
    },
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 3-11 (UK)",
      outcome:
        "Becoming a critical consumer: I can make spending decisions based on my priorities, needs and wants; people may make different choices about how to save and spend money.",
    },
    {
      standard: "FDIC, Money Smart for Young People, grades 3-5, lesson 1 (Money Matters)",
      outcome:
        "Explain the difference between needs and wants; compare and prioritise needs and wants; evaluate different choices when making a purchase; discuss impulse buying and opportunity cost.",
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021), grade 4",
      outcome:
        "Give examples of differences in people’s preferences that can influence their spending; decide between buying something now and saving money for the future.",
    },
  ],
  checkedOn: "2026-11-21",
} as const satisfies Chapter;
