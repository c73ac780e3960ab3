import type { Topic } from "./topic";

/** A plan for money, for a week or a month, one section for each age. People and prices are examples; every sum is right. */
export const BUDGET = {
  path: "/resources/a-budget-you-can-keep",
  meta: {
    title: "A budget you can keep, for ages 8-16 | 4MQ",
    description:
      "Three worked budgets: three jars for ages 8-10, a week of lunch and bus for ages 11-13, and a whole month for ages 14-16.",
  },
  pictureAlt:
    "A boy in glasses drops a coin into one of three glass jars. They are marked with a bag, a star and a heart.",
  readNext: ["/resources/sample-chapter", "/resources/insurance"],
  sections: [
    {
      id: "three-jars",
      title: "Three jars",
      ages: "8-10",
      blocks: [
        "A budget is a plan that you make for your money before spending it.",
        "Asha is eight, and every Saturday she gets £3 of pocket money in coins. By Sunday night they have always disappeared, and she can never remember where.",
        "So her grandad washes three old jam jars and lines them up. He writes one word on each jar: SPEND, SAVE and SHARE.",
        "“Coins are a bit like cats,” he says. “They wander off unless you give them a home. So find one for every coin before we go to the shop.”",
        "Asha thinks hard, because she is longing for a kite that costs £9. She also loves a sticky bun on Saturdays, and a bun costs £1.20. And by the baker’s till, there is a collecting tin for the cats’ home.",
        {
          box: {
            title: "Asha’s plan for £3",
            lines: [
              "£1.50 goes into SPEND, which pays for the bun and leaves 30p.",
              "£1.20 goes into SAVE, where it waits for the kite.",
              "30p goes into SHARE, for the cats who have no home.",
              "£1.50 and £1.20 and 30p make £3, so every coin has a home.",
              "After seven weeks, there will be £8.40 in SAVE, which is not quite enough. After eight weeks, there will be £9.60. So the kite is hers in week eight, with 60p left over.",
            ],
          },
        },
        "Do you pay for a need yourself, such as the bus to school? Then fill a jar for that first, because needs come before wants. If your money won’t stretch that far, tell a grown-up you trust.",
        "In week three, Asha’s friend has a birthday, and Asha finds the perfect present. It is a pen that writes in seven colours, and it costs £2. The first two weeks left 60p in SPEND, and this week adds £1.50. That makes £2.10.",
        "After the pen, only 10p would be left, and that won’t buy a bun. Asha counts the money again in case it has grown, but it hasn’t. She wants the bun and the pen, but she can only have one.",
        "After a long think, she picks the pen. “I gave up a bun for it,” she tells Grandad, “and I’m glad.”",
        "Has she broken her plan? Not at all, because a good plan can bend. Asha decided for herself what to give up, and her kite money is safe. Five Saturdays later, a red kite is flying high over the cats’ home.",
        {
          box: {
            title: "Keep it in the tracker",
            lines: [
              "Ask a grown-up to open the Money Tracker with you.",
              "Choose Earn, write £3, and then choose Pocket money. Here, “earned” means any money that came in.",
              "Choose Save, write £1.20, and then choose For my goal.",
              "Write the bun under Spend, and mark it as a want.",
              "Now the tracker can show how much you save out of every £10.",
            ],
          },
        },
      ],
    },
    {
      id: "lunch-and-bus",
      title: "A week of lunch and bus",
      ages: "11-13",
      blocks: [
        "Femi is twelve, and on Sunday evening he gets £25 to last him for five days of school. Every day the bus costs £2, and a school lunch costs £2.40. (If your own bus or lunch is free, begin with whatever is left.)",
        "On Monday and Tuesday he adds a packet of crisps, because it is only £1.20. On Wednesday he discovers a mango smoothie, which costs £2.50 and tastes like the summer holidays. On Friday morning he opens his wallet, looks inside and frowns.",
        {
          box: {
            title: "Where Femi’s £25 went",
            lines: [
              "Monday: bus £2, lunch £2.40 and crisps £1.20 make £5.60, so he has £19.40 left.",
              "Tuesday is the same as Monday, which leaves him with £13.80.",
              "Wednesday: bus £2, lunch £2.40 and the smoothie £2.50 make £6.90. As it happens, another £6.90 is left.",
              "Thursday: bus £2 and lunch £2.40 make only £4.40, so he has £2.50 left.",
              "Friday costs £4.40 as well, so Femi is £1.90 short.",
            ],
          },
        },
        "His friend Zosia lends him £2, which is kind of her and rescues Friday completely. But when Sunday comes, £2 of his new £25 already belongs to Zosia. Borrowing doesn’t make any more money: it only moves the gap into next week.",
        "So Femi makes a plan, beginning with the things he really needs. Five buses at £2 make £10, five lunches at £2.40 make £12, and together that is £22. Only £3 of his £25 was ever free, although it had always felt like the whole lot.",
        "He folds five envelopes, one for each school day, and puts £4.40 into every one of them. The sixth envelope is for “anything”, and from next week it will hold £3. This week it only holds £1, because Zosia gets her £2 back.",
        "Then he thinks about that smoothie again, because at £2.50 it was dearer than a whole lunch. Whenever you choose one thing, you give up the next best thing you could have had. People call that opportunity cost, and it leads to the most useful question in any shop. What else could this money do?",
        {
          box: {
            title: "How Femi saves for headphones",
            lines: [
              "Twice a week, he makes lunch at home instead, and his mum lets him keep the £4.80. He asked her first, because food at home isn’t free either.",
              "He also saves £1 of his £3, and together that makes £5.80 every week.",
              "The headphones cost £29, and five weeks of saving £5.80 make £29 to the penny.",
              "Meanwhile, he still has £2 a week for anything he likes, and on some Wednesdays that means crisps.",
            ],
          },
        },
        "It won’t go perfectly, because no plan ever does. If one week goes wrong, change the plan a little and keep going. If the money simply can’t cover what you need, tell an adult you trust. A budget that you can keep is better than a perfect one that you can’t.",
        {
          box: {
            title: "Try it in the tracker",
            lines: [
              "On the day you get your money for the week, write it down as earned.",
              "Write buses and lunches as needs that you planned for, and treats as wants.",
              "On Friday, look at the weekly figures to see how much went on planned needs.",
            ],
          },
        },
      ],
    },
    {
      id: "a-month-of-your-own",
      title: "A month of your own",
      ages: "14-16",
      blocks: [
        "Erin is fifteen, and her money now arrives in two separate streams. She has an allowance of £40 a month, and she earns £30 every Saturday in a café (with a work permit). A month with four Saturdays brings in £120 from the café, so she has £160 to organise.",
        "She begins with everything that has already been promised: £34 for her bus pass and £12 for her phone. Her climbing club costs £36, but only once a year, which is the kind of bill that everybody forgets. So Erin divides it by twelve and puts aside £3 every month, before it can ambush her.",
        "Next comes saving, before anything more enjoyable gets a chance to spend the money. A second-hand laptop costs £240, and because she would like it within six months, she needs to save £40 a month. Only then does she plan the fun: eight lunches with friends at £4.50, which is £36, and £30 for presents and outings.",
        {
          box: {
            title: "Erin’s month",
            lines: [
              "Coming in: her allowance of £40 and wages of £120 from the café make £160.",
              "Needs and promises: £34 for the bus pass, £12 for the phone and £3 for the climbing club make £49.",
              "Saving: £40 goes into the laptop fund before she can miss it.",
              "Wants: £36 for lunches with friends and £30 for presents and outings make £66.",
              "The whole plan: £49 and £40 and £66 make £155, leaving £5 for surprises.",
            ],
          },
        },
        "The surprise arrives in the second week, when a pipe bursts, the café is flooded and a whole Saturday is cancelled. Suddenly Erin is £30 short, which is precisely when a budget earns its keep. Instead of panicking, she gets out her plan, where every possible choice is on a single page.",
        "The bus pass and the phone can’t be reduced, and pausing the laptop would only move the problem into another month. So, after asking at home, she replaces four lunches with sandwiches from the family fridge and saves £18. She also uses the £5 for surprises, because a flood certainly is one, and spends £7 less on outings. Together, £18 and £5 and £7 make £30, so the laptop fund remains untouched.",
        "Each of those choices had an opportunity cost: choosing one thing always means giving up the next best. There is no single correct answer, and somebody else might have kept the lunches and waited a month longer for the laptop.",
        "One thing would have made the flood considerably less annoying: an emergency fund. Two weeks’ wages, which in her case means £60, is a realistic first target for somebody who doesn’t pay rent. Keep it in a separate account or a hidden jar, because money that you can see is money that you will spend. If your money can’t cover your needs at all, that isn’t a planning problem, so talk to an adult you trust.",
        {
          box: {
            title: "A method for next month",
            lines: [
              "List what came in during each of the last few months, and plan around the lowest amount.",
              "Subtract your needs and promises first, including a twelfth of every yearly bill.",
              "Move your savings on payday, because by the end of the month there is often nothing left to move.",
              "Divide what remains by the number of weeks, so that one generous weekend can’t swallow the whole month.",
              "Once a week, spend five minutes comparing the plan with your actual entries.",
            ],
          },
        },
        "Your journal on this site calculates two useful figures for you. The saving ratio is the part of your earnings that you saved, and in Erin’s original plan it is 25%. (£40 is a quarter of £160, and the £3 for the club counts as a promise.) The KS spending ratio (nothing to do with Key Stages) shows how much of your spending went on planned needs. Neither figure is a school mark, and next month is another opportunity to change them both.",
      ],
    },
  ],
  facts: [],
  doNow: {
    text: "Count the money you have this week, and give every pound a home. (If you have none, make a new plan for Asha’s £3.) Then open the Money Tracker, and write down what came in.",
    to: "/excel-tracker",
    label: "Open the Money Tracker",
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “How to manage money”; here, planning a week and a month, and keeping records.",
        "Theme “Becoming a critical consumer”; here, opportunity cost.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topics “Spending” and “Saving”; here, a budget that puts needs and savings before wants."],
    },
  ],
  checkedOn: "2026-11-24",
} as const satisfies Topic;
