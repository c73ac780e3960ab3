import type { Chapter } from "@/content/reading/reading";

/** Parent guide, chapter 2. The names are those of `quadrants.ts`; families, sums and conversations are examples. */
export const FOUR_QUADRANTS_FOR_PARENTS = {
  path: "/resources/raising-money-smart-kids",
  level: "Parent guide",
  ages: "8-16",
  chapterNumber: 2,
  title: "The Four Money Quadrants",
  lead: "A simple map that helps families talk about money, without anyone feeling they are being marked out of ten.",
  sections: [
    {
      id: "a-map-for-the-kitchen-table",
      title: "A map for the kitchen table",
      picture: {
        src: "/art/chapters/four-quadrants-1.svg",
        alt: "A dad, a girl and a boy sit round a kitchen table. On it lies a map of four coloured tiles. The boy puts a coin on the coral tile. A banknote sticks out of a sock.",
      },
      blocks: [
        "Two children, one grandmother, five pounds each. On the way to the shop, the first child spends the money three times over in his head. Then he spends it for real before you have found a basket. The second folds her note into a sock, and you will hear nothing more about it until March. Same house, same parents, same fiver.",
        "The four money quadrants give you a way to talk about that difference without deciding who is right. Draw a square and divide it into four tiles. Up the side is earning: how much money comes in, and how much your child does to bring it in. Along the bottom is spending: how much goes out again, and how quickly.",
        "Earning here has nothing to do with your own wages. At eight it may be washing a neighbour’s car or selling an outgrown scooter. At fifteen it may be a Saturday shift. “More” means more than usual for this child, never more than the child next door.",
      ],
    },
    {
      id: "a-conversation-starter-not-a-diagnosis",
      title: "A conversation starter, not a diagnosis",
      blocks: [
        "If you remember one sentence from this chapter, let it be this one: a quadrant is a conversation starter, not a diagnosis. It is not a personality type, a school report or a forecast. Nobody has tested it in a laboratory, and the short quiz on this site cannot see inside your child’s head. All it does is describe a few recent choices and give the two of you something to point at.",
        "That is more useful than it sounds. “Why do you always waste your money?” is hard to answer without slamming a door, but “Which tile do you think you were in this week?” is one that the two of you can puzzle over side by side.",
      ],
    },
    {
      id: "four-tiles-four-kinds-of-strength",
      title: "Four tiles, four kinds of strength",
      blocks: [
        "Every tile holds something worth keeping and something to try next. The names grow up with the reader. Level 1 is for ages 8-10, Level 2 for 11-13 and Level 3 for 14-16.",
        {
          box: {
            title: "QI, upper right: earns more, spends more",
            lines: [
              "The names are Fun Spender, Burst Spender and Momentum Spender.",
              "Strengths: energy, generosity, and the nerve to try things. This is often the child who treats a friend.",
              "Next step: put a little aside before the fun starts, even if it is only 50p.",
            ],
          },
        },
        {
          box: {
            title: "QII, upper left: earns more, spends less",
            lines: [
              "The names are Money Master, Super Saver and Wealth Architect.",
              "Strengths: planning, patience, and pride in a job well done.",
              "Next step: choose a goal that is worth the wait, and then enjoy spending the money. A child who only ever saves is learning only half the skill.",
            ],
          },
        },
        {
          box: {
            title: "QIII, lower left: earns less, spends less",
            lines: [
              "The names are Careful Keeper, Budget Boss and Frugal Navigator.",
              "Strengths: noticing prices, looking after things, and making a little go a long way.",
              "Next step: find one new way to earn. Do check that your child is careful by choice, not out of worry.",
            ],
          },
        },
        {
          box: {
            title: "QIV, lower right: earns less, spends more",
            lines: [
              "The names are Learning Grower, Dreamer and Balance Seeker.",
              "Strengths: imagination, hope, and a willingness to learn by doing.",
              "Next step: wait a day before buying. A good many wishes fade overnight, and the ones that are left are worth planning for.",
            ],
          },
        },
      ],
    },
    {
      id: "how-a-child-moves-around-the-map",
      title: "How a child moves around the map",
      picture: {
        src: "/art/chapters/four-quadrants-2.svg",
        alt: "A dotted path crosses a huge four-tile map, passing a jar of coins, a boy with a dog, and football stickers. On the last tile the same boy scratches his head. Behind him a van drives away.",
      },
      blocks: [
        "Children do not live in one tile. They move around, sometimes within a fortnight. Here are six months in the life of Ibrahim, who is twelve.",
        {
          list: [
            "In February he gets his usual £5 for the month from his aunt, spends £2 and keeps £3. That looks like a Budget Boss month.",
            "In March a neighbour starts paying him £6 a week to walk her dog. Four walks earn him £24, and his aunt’s £5 brings that to £29. He spends £8 and keeps £21. That looks like a Super Saver month.",
            "In May another £29 comes in, his friends discover football stickers, and all £29 goes out again. That looks like a Burst Spender month.",
            "In July the neighbour moves away. The income stops but the sticker habit does not, so he spends his aunt’s £5 and £9 of his savings as well. That looks like a Dreamer month.",
          ],
        },
        "He is the same boy all the way through. What moved him was a job, a craze and a removal van. When you notice a change, ask what happened before you ask what went wrong. If your child would like to move on purpose, help them pick one direction at a time. That could be a bit more coming in or a bit less going out. Doing both at once is hard work, and it rarely lasts.",
      ],
    },
    {
      id: "three-talks-that-need-not-become-rows",
      title: "Three conversations that need not turn into rows",
      blocks: [
        "Conversations about money go best when nobody wants anything: in the car, over the washing-up, on the walk home. Ask before you tell, share a mistake of your own, and stop while it is still friendly. Five minutes is plenty.",
        {
          box: {
            title: "“It’s all gone.” (Age nine, Saturday lunchtime)",
            lines: [
              "Child: “I need more money. Mine’s gone.”",
              "Parent: “That was quick! Which bit was the most fun?”",
              "Child: “The slime. The magazine was rubbish, though.”",
              "Parent: “I do that with magazines. What would you tell yourself next Saturday, outside the shop?”",
              "Child: “Only get the slime. Can I have some now, though?”",
              "Parent: “No, love, you get more next Saturday. Shall we write down the magazine thing, so we remember?”",
            ],
          },
        },
        {
          box: {
            title: "“Everyone’s got it.” (Age twelve, the day a game update comes out)",
            lines: [
              "Child: “It’s only £15 and literally everyone has it.”",
              "Parent: “It must be rotten being the one without it. What does it actually do?”",
              "Child: “It’s a skin. It makes you look better.”",
              "Parent: “Okay. You’ve got £11. I won’t lend you the £4, but I won’t laugh at it either. If you still want it on Sunday, you can wash the car for £4. Then it’s your decision.”",
              "Child: “It might be gone by Sunday.”",
              "Parent: “It might. They do that on purpose, so people don’t stop and think.”",
            ],
          },
        },
        {
          box: {
            title: "“Are we skint?” (Age fifteen, after the letter about a school trip)",
            lines: [
              "Teen: “Don’t worry about the trip. I don’t even want to go.”",
              "Parent: “That’s kind, but tell me what you’d want if it were free.”",
              "Teen: “I’d go. Obviously. But are we skint?”",
              "Parent: “We’ve got enough for the house, food and getting about. We haven’t got £400 spare by June. That’s mine to sort out, not yours. I’ll ask school about paying in bits, and whether there’s any help.”",
              "Teen: “I could put in some of my café money.”",
              "Parent: “You could, if you’d like to. Let’s see what they say first.”",
            ],
          },
        },
        "Notice what the parents leave out. There is no “when I was your age”, no lecture about the value of money and no promise they cannot keep. Each of them states one honest fact, draws one clear line and hands one decision back to the child.",
      ],
    },
    {
      id: "pocket-money-without-the-lecture",
      title: "Pocket money without the lecture",
      picture: {
        src: "/art/chapters/four-quadrants-3.svg",
        alt: "At a table stand three jars, marked with a bag, a star and a heart. A girl holds a coin above the middle one. Beside her are a coin and a tub of green slime. Her dad watches quietly with a mug.",
      },
      blocks: [
        "Pocket money is practice money. The amount matters less than three other things. It should be small enough for mistakes to be cheap. It should arrive on the day you said it would. And everybody should know what it is meant to cover. Some families tie it to chores and some do not. Either can work, as long as the rule is clear and stays the same from week to week.",
        {
          box: {
            title: "An example with £4 a week",
            lines: [
              "£2.00 to spend, £1.50 to save, and 50p to give or share.",
              "Saving £1.50 a week for eight weeks makes £12.00, a goal that a nine-year-old can actually see getting closer.",
              "If you use a children’s card or app, check whether there is a monthly fee. A fee of £3 a month is £36 a year, the same as nine weeks of this child’s pocket money.",
            ],
          },
        },
        "Then comes the hard part, which is not explaining. When the spending money goes on something dreadful, let it. A wasted £2 at nine is one of the cheapest lessons your child will ever buy. It teaches best when nobody explains it.",
        "If there is no money to spare for pocket money, hand over a decision instead. Let your child plan a family tea for £6, choose a birthday present for £5 or compare two phone deals with you. The practice is in the choosing.",
      ],
    },
    {
      id: "every-purse-is-different",
      title: "Every household is different",
      blocks: [
        "Some families reading this have plenty left at the end of the month. Some run out by the twentieth. Some are paid by the shift, have children living in two homes, foster, manage on benefits, or send money to relatives abroad. All of them can use the map, because it looks at a child’s choices, not at a household’s income.",
        "You do need to read it with some care. A child who never spends may have sensed that things are tight. A child who never has to choose may simply have had no practice. Neither is a fault. Giving counts too. Money for Gran, a place of worship or a friend in trouble is not “spending too much” if your family values it.",
        "How much should you tell your children? Tell them the truth, but no more of it than they can cope with. “We have what we need, but not that extra thing this month” is honest at any age. Leave out the part that would keep them awake. And if money is worrying you at the moment, you deserve help as well. MoneyHelper and Citizens Advice are free. Your child’s school can tell you what help there is with meals, uniform and trips.",
      ],
    },
    {
      id: "three-habits-to-put-down",
      title: "Three habits to drop",
      blocks: [
        "Most of us have done all three of these, usually when we were tired.",
        {
          list: [
            "Labelling. “He’s our little spender” can turn one week into an identity. Try “That was a Fun Spender sort of week. What was good about it?”",
            "Comparing. “Why can’t you be more like your sister?” teaches one child shame and the other smugness. Compare each child only with themselves a month ago.",
            "Rescuing. If the Bank of Mum and Dad always opens on a Thursday, nobody has to plan for Friday. Meet every real need, of course, but let a want wait until the next pocket money day, and be kind about it.",
          ],
        },
        "You do not need to be good with money to do any of this. Children learn a great deal from watching an adult think aloud. Try “I’d love that coat, but I’m going to sleep on it.” Or try “I forgot about that bill, so here is what I’m going to do.” A parent who is still learning makes an excellent guide, because they know where the puddles are.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: ten minutes, four tiles",
    steps: [
      "Draw the square on the back of an envelope, with earning up the side and spending along the bottom.",
      "Everyone at the table, adults included, puts a dot in the tile that fits their week. Nobody is allowed to place a dot for anyone else.",
      "Each person says one good thing about their tile and one small step they would like to try.",
      "Put the envelope on the fridge, and draw a new square in a month’s time. If you forget, any day is a good day to start again.",
    ],
  },
  readNext: [
    { to: "/resources/a-budget-you-can-keep", title: "A Budget You Can Keep" },
    { to: "/resources/scams-and-games", title: "Scams and Games" },
    { to: "/resources/money-words", title: "Money Words, A to Z" },
  ],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks 3-11 and 11-19 (UK)",
      outcomes: [
        "Theme “How to manage money”: how to notice how much comes in and goes out, and decide how much to spend and save.",
        "Theme “Becoming a critical consumer”: people may make different choices about how to save and spend money.",
        "Theme “Managing risks and emotions associated with money”: how money can make us feel, and why we cannot always have the things we want.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: [
        "Topics “Spending” and “Saving”: spending and saving decisions depend on people’s means, preferences and circumstances, and can be influenced by friends and by advertising.",
      ],
    },
  ],
  checkedOn: "2026-11-21",
} as const satisfies Chapter;
