import type { Topic } from "./topic";

/** A plan for money, for a week or a month, one section for each age. People and prices are examples; every sum is right. */
export const BUDGET = {
  path: "/resources/a-budget-you-can-keep",
  meta: {
    title: "A budget you can keep, for ages 8-16 | 4MQ",
    description:
      "Three budgets to follow: three jars for ages 8-10, a week of lunches and bus fares for ages 11-13, and a whole month for ages 14-16.",
  },
  pictureAlt:
    "A boy wearing glasses drops a coin into one of three jars. They are labelled with a bag, a star and a heart.",
  readNext: ["/play/femi", "/resources/sample-chapter", "/resources/insurance"],
  sections: [
    {
      id: "three-jars",
      title: "Three jars",
      ages: "8-10",
      blocks: [
        "A budget is a plan for your money. You make it before you spend any.",
        "Asha is eight, and every Saturday she gets £3 pocket money, all in coins. By Sunday night it has always disappeared, and she can never remember how.",
        "So her grandad washes out three old jam jars and lines them up. He writes a word on each: SPEND, SAVE and SHARE.",
        "“Coins are a bit like cats,” he says. “They wander off unless you give them a home. So find a home for every coin before we go shopping.”",
        "Asha thinks hard, because she is longing for a kite that costs £9. She also loves a sticky bun on Saturdays, which costs £1.20. And beside the baker’s till, there is a collecting tin for the cats’ home.",
        {
          box: {
            title: "Asha’s plan for £3",
            lines: [
              "£1.50 goes into SPEND, which pays for the bun and leaves 30p.",
              "£1.20 goes into SAVE, ready for the kite.",
              "30p goes into SHARE, for cats without a home.",
              "£1.50, £1.20 and 30p make £3, so every coin has a home.",
              "After seven weeks, there will be £8.40 in SAVE, which is not quite enough. After eight weeks, there will be £9.60. So she can buy the kite in week eight and have 60p left over.",
            ],
          },
        },
        "Do you pay for something you need, such as the bus to school? Then fill a jar for that first, because needs come before wants. If your money won’t stretch that far, tell a grown-up you trust.",
        "In week three, it’s her best friend’s birthday, and Asha finds the perfect present. It is a pen that writes in seven colours, and it costs £2. She still has 60p in SPEND from the first two weeks. With this week’s £1.50, that makes £2.10.",
        "The pen would leave her with 10p, and that won’t buy a bun. Asha counts the money again in case it has grown, but it hasn’t. She wants both the bun and the pen, but she can only have one.",
        "After a long think, she picks the pen. “I gave up a bun for it,” she tells Grandad, “and I’m glad.”",
        "Has she broken her plan? Not at all, because a good plan can bend. Asha decided for herself what to give up, and her kite money is safe. Five Saturdays later, a red kite is flying high over the cats’ home.",
        {
          box: {
            title: "Keep it in the tracker",
            lines: [
              "Ask a grown-up to open the Money Tracker with you.",
              "Choose Earn, type in £3, and then choose Pocket money. Here, “earned” means any money that you receive.",
              "Choose Save, type in £1.20, and then choose For my goal.",
              "Put the bun under Spend, and mark it as a want.",
              "Now the tracker can show you how much of every £10 you save.",
            ],
          },
        },
      ],
    },
    {
      id: "lunch-and-bus",
      title: "A week of lunches and bus fares",
      ages: "11-13",
      blocks: [
        "Femi is twelve, and every Sunday evening he gets £25 to last him the school week. The bus costs him £2 a day, and a school lunch costs £2.40. (If your own bus or lunch is free, just leave it out.)",
        "On Monday and Tuesday, he also buys a packet of crisps, because it’s only £1.20. On Wednesday, he discovers a mango smoothie, which costs £2.50 and tastes like the summer holidays. On Friday morning, he opens his wallet, looks inside and frowns.",
        {
          box: {
            title: "Where Femi’s £25 went",
            lines: [
              "Monday: bus £2, lunch £2.40 and crisps £1.20 make £5.60, so he has £19.40 left.",
              "Tuesday is the same as Monday, which leaves him with £13.80.",
              "Wednesday: bus £2, lunch £2.40 and the smoothie £2.50 make £6.90. As it happens, that leaves him with exactly £6.90.",
              "Thursday: bus £2 and lunch £2.40 make only £4.40, so he has £2.50 left.",
              "Friday costs £4.40 as well, so Femi is £1.90 short.",
            ],
          },
        },
        "His friend Zosia kindly lends him £2, so Friday is saved. But when Sunday comes, £2 of his next £25 already belongs to Zosia. Borrowing doesn’t create any extra money: it only moves the problem into the following week.",
        "So Femi makes a plan, beginning with the things he really needs. Five bus rides at £2 cost £10, five lunches at £2.40 cost £12, and together that makes £22. That means only £3 of his £25 was free to spend, although it had felt like far more.",
        "He labels five envelopes, one for each school day, and puts £4.40 into each of them. A sixth envelope is for “anything”, and from next week there will be £3 in it. This week it only gets £1, because he is paying back Zosia’s £2.",
        "Then he thinks about that smoothie again, because at £2.50 it was dearer than a whole lunch. Whenever you choose one thing, you give up the next best thing you could have had. That is called opportunity cost, and it leads to the most useful question in any shop. What else could this money do?",
        {
          box: {
            title: "How Femi saves for headphones",
            lines: [
              "Twice a week, he takes a packed lunch instead, and his mum lets him keep the £4.80. He asked her first, because food from home isn’t free either.",
              "He also saves £1 of his £3, and that makes £5.80 a week altogether.",
              "The headphones cost £29, and if he saves £5.80 a week for five weeks, he’ll have exactly £29.",
              "Meanwhile, he still has £2 a week for anything he likes, and on some Wednesdays that means crisps.",
            ],
          },
        },
        "It won’t go perfectly, because no plan ever does. If one week goes wrong, change the plan a little and keep going. If you simply don’t have enough money for what you need, tell an adult you trust. A budget that you can keep to is better than a perfect one that you can’t.",
        {
          box: {
            title: "Try it in the tracker",
            lines: [
              "When you get your money for the week, enter it as earned.",
              "Enter bus fares and lunches as needs that you planned for, and treats as wants.",
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
        "Erin is fifteen, and her money now comes from two separate sources. She gets an allowance of £40 a month, and she earns £30 every Saturday in a café (with a work permit). In a month with four Saturdays, the café pays her £120, so she has £160 to plan.",
        "She begins with her needs and commitments: £34 for her bus pass and £12 for her phone. Her climbing club costs £36, but only once a year, which is exactly the kind of bill that everybody forgets. So Erin divides it by twelve and puts aside £3 every month, so that it can’t ambush her.",
        "Next comes saving: she wants a second-hand laptop for £240 in six months’ time, so she needs £40 a month. Only then does she plan the fun: £36 for eight lunches with friends at £4.50 each, and £30 for presents and outings.",
        {
          box: {
            title: "Erin’s month",
            lines: [
              "Coming in: her allowance of £40 and her wages of £120 from the café make £160.",
              "Needs and commitments: £34 for the bus pass, £12 for the phone and £3 for the climbing club make £49.",
              "Saving: £40 goes into the laptop fund on payday.",
              "Wants: £36 for lunches with friends and £30 for presents and outings make £66.",
              "The whole plan: £49, £40 and £66 make £155, which leaves £5 for surprises.",
            ],
          },
        },
        "The surprise arrives in the second week, when a burst pipe floods the café and a whole Saturday’s work is cancelled. Erin is £30 short, so instead of panicking she gets out her plan and looks for £30 that she can manage without.",
        "She can’t cut the cost of the bus pass or phone, and saving less for the laptop would only delay the problem. So, after asking at home, she replaces four lunches with sandwiches from the family fridge and saves £18. She also uses the £5 for surprises, because a flood certainly counts as one, and spends £7 less on outings. Together, £18, £5 and £7 make £30, so the laptop fund remains untouched.",
        "Each of those decisions had an opportunity cost: choosing one thing always means giving up the next best thing. There is no single correct answer, and somebody else might have kept the lunches and waited another month for the laptop.",
        "One thing would have made the flood considerably less annoying: an emergency fund. Two weeks’ wages, which in her case means £60, is a realistic first target for somebody who doesn’t pay rent. Keep it in a separate account or a hidden jar, because money that you can see is money that you will spend. If your money can’t cover your needs at all, better planning won’t solve the problem, so talk to an adult you trust.",
        {
          box: {
            title: "A method for next month",
            lines: [
              "List how much came in during each of the last few months, and base your plan on the lowest amount.",
              "Subtract your needs and commitments first, including a twelfth of every yearly bill.",
              "Put your savings aside on payday, because by the end of the month there is usually nothing left to save.",
              "Divide what remains by the number of weeks, so that one expensive weekend can’t swallow up the whole month’s money.",
              "Once a week, spend five minutes comparing the plan with your actual spending.",
            ],
          },
        },
        "Your journal on this site calculates two useful figures for you. The saving ratio is the share of your earnings that you saved, and in Erin’s original plan it is 25%. (£40 is a quarter of £160, and the £3 for the club counts as a commitment.) The KS spending ratio (which has nothing to do with Key Stages) shows how much of your spending went on planned needs. Neither figure is a mark, and both of them start again from nothing at the beginning of every month.",
      ],
    },
  ],
  facts: [],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “How to manage money”: planning a week and a month, and keeping records.",
        "Theme “Becoming a critical consumer”: opportunity cost.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topics “Spending” and “Saving”: a budget that puts needs and savings before wants."],
    },
  ],
  checkedOn: "2026-11-24",
} as const satisfies Topic;
