import type { Chapter } from "./reading";

/**
 * Level 2, chapter 3. Every sum is right; prices are examples. The friends are he or she as on the Level 2 book page.
 *
 * These facts can age, and they were checked here: labels and what counts as payment (CMA, "Social media endorsements:
 * guidance for content creators", updated 3 September 2025; ASA, CAP and CMA, "Influencers' guide to making clear
 * that ads are ads", third edition, 23 March 2023; ASA report on labels, 9 May 2025); adverts to children (CAP Code, section 5; Digital Markets,
 * Competition and Consumers Act 2024, schedule 20); in-game prices (CAP guidance of September 2021, reviewed May 2023);
 * false urgency (the same schedule; CMA open letter of 29 March 2023).
 */
export const INFLUENCE_INVASION = {
  path: "/resources/level-2-sample-chapter",
  level: "Level 2",
  ages: "11-13",
  chapterNumber: 3,
  title: "Influence Invasion",
  lead: "All day long, someone is trying to change your mind. Here is how to notice it, and how to keep choosing for yourself.",
  sections: [
    {
      id: "the-hoodie-that-walked-in",
      title: "The hoodie that walked in",
      blocks: [
        "On Monday, nobody in the lunch queue had even heard of the cloud hoodie. By Thursday, it was hard to talk about anything else.",
        "Burst Spender had already ordered one for £38.00. Super Saver had looked at the price and quietly put her phone away. Dreamer was planning a rival hoodie business, logo and all. Budget Boss finished her sandwich and asked the question that nobody else had thought of.",
        "“Where did the idea come from? On Monday, not a single one of us wanted a hoodie.”",
        "It was an excellent question, because nobody had told them to want one. Somebody had shared a video in the group chat, and an older cousin had turned up in one. A singer they all admired had danced in one. Each was only a tap on the shoulder, but together they were an invasion.",
        "Anything that changes what you think, feel or do is an influence. You meet dozens of influences every day, and plenty of them are good for you. A friend persuades you to try out for the choir, or a teacher hands you the perfect book. You don’t have to fight them all. You only have to notice an influence before it reaches your money.",
      ],
    },
    {
      id: "everyone-has-one",
      title: "“Everyone has one”",
      blocks: [
        "The most powerful influence of all is often sitting right beside you. Wanting to belong isn’t silly or weak. People have always depended on their group, and matching your friends shows that you belong to it.",
        "The trouble is that “everyone” can be a surprisingly small number, so Budget Boss decided to count.",
        {
          box: {
            title: "How many people is everyone?",
            lines: [
              "There were 30 people in the class, and exactly 3 of them had bought the hoodie.",
              "3 people out of 30 is the same as 1 in every 10, or 10%.",
              "That leaves 27 people without a hoodie, but nobody was talking about those 27.",
            ],
          },
        },
        "“It honestly felt like all of you,” laughed Burst Spender, who was one of the three.",
        "Good friends don’t need you to match them. If you would like to step aside without any fuss, you can borrow one of these lines.",
        {
          list: [
            "“It looks brilliant on you, but I’m saving for something else.”",
            "“Not this time, although I’d love to come along and help you choose.”",
            "“I’m going to think about it for a bit and see how I feel.”",
          ],
        },
        "It works the other way round as well, because you are an influence on your friends. Telling a friend that their old trainers still look great might save them £60.00.",
      ],
    },
    {
      id: "what-an-advert-really-sells",
      title: "What an advert really sells",
      blocks: [
        "Try watching an advert with the sound off, and ask yourself what it is really selling. Often it isn’t the drink or the trainers at all. It is a summer evening, a crowd of laughing friends, or the feeling of being good at something. The product sits quietly beside that feeling until your brain connects the two.",
        "Adverts are allowed to be charming, and they pay for many programmes and games you enjoy for free. It still helps to recognise the most common tricks.",
        {
          list: [
            "The tiny step: £9.99 looks considerably cheaper than £10.00, but the difference is only a penny.",
            "The stretchy words: “up to” and “from” describe the very best case, which may not be yours.",
            "The borrowed star: somebody you admire is holding the product, so you start to admire that too.",
          ],
        },
        {
          box: {
            title: "Stretchy words in pounds and pence",
            lines: [
              "A sign says “Up to 50% off”, and Dreamer picks up a jumper that used to cost £24.00.",
              "At half price it would be £12.00, but the label on this jumper says 10% off.",
              "10% of £24.00 is £2.40, so the jumper costs £21.60.",
              "The sign was true for something in the shop, but it wasn’t true for this particular jumper.",
            ],
          },
        },
        "In the UK there are rules about adverts that are aimed at children. They must not order you to buy something, or to persuade an adult to buy it for you. They must not make you feel unpopular without it, either. If an advert does any of that, the problem is the advert and not you.",
      ],
    },
    {
      id: "when-a-friendly-face-is-paid",
      title: "When a friendly face is paid",
      blocks: [
        "Super Saver has watched the same game streamer for two years, and it feels like knowing her. When the streamer said that a headset was “honestly the best ever”, it sounded like a friend’s advice. It was several minutes before Super Saver noticed two small letters in the corner of the screen: Ad.",
        "Being paid doesn’t make her a liar, and she may really love that headset. But you would listen differently if you knew about the payment, and that is why there are rules.",
        {
          box: {
            title: "Reading the label: UK rules, checked in November 2026",
            lines: [
              "If somebody gets something in return for a post, it must be immediately obvious that it’s an advert.",
              "“Something” can be money, a free product, a free trip or a discount. It can also be a share of the sales from a link or a code. People promoting their own brand must make that clear as well.",
              "Clear labels are “Ad”, “#ad” or “Advert”, at the start, where you can’t miss them. An app’s own advert label can help too, if it is easy to see.",
              "Words like “gifted”, “collab” or “thanks to” are not clear enough by themselves. Nor is a label hidden at the end of a long line of hashtags.",
              "The Advertising Standards Authority (ASA) and the Competition and Markets Authority (CMA) look after this. If a label seems to be missing, an adult can help you report it to the ASA.",
            ],
          },
        },
        "Many creators do this well, but not all of them. In May 2025, the ASA reported on a large sample of influencer adverts. It estimated that about 57 in every 100 were properly labelled, so about 43 were not. No label doesn’t always mean no payment, and a personal discount code is a useful clue.",
        {
          box: {
            title: "Follow the money",
            lines: [
              "A headset costs £30.00, and the streamer’s code takes off 10%, so you save £3.00 and pay £27.00.",
              "The company pays her 5% of whatever you spend, and 5% of £27.00 is £1.35.",
              "If 200 viewers use the code, she earns 200 times £1.35, which is £270.00.",
              "It might be a fair deal for everyone, and now you can see all of it.",
            ],
          },
        },
      ],
    },
    {
      id: "inside-the-hype-machine",
      title: "Inside the hype machine",
      blocks: [
        "Dreamer adores a drop, when something goes on sale at one set moment, after weeks of hints. There are never many for sale. A limited edition is similar, because both make a thing feel precious by making it difficult to get.",
        "Sometimes a thing really is rare, because an artist only made fifty. At other times, “limited” just means that a company has decided when to stop. The word tells you nothing about how much you will still like it next March.",
        "The fluttery feeling that hype gives you even has a name. FOMO stands for the fear of missing out, and it is so common that adults get it too. It usually shrinks if you ask yourself one question: what exactly would I be missing?",
        "Dreamer once missed a drop of trainers that cost £65.00, and on Friday it really stung. By the following Friday there was another drop, another colour and another crowd insisting this was the one. “It’s a bit like waiting for buses,” said Dreamer.",
        {
          box: {
            title: "Pounds per wear",
            lines: [
              "Hype is all about the day you buy something. Here is a sum for all the other days.",
              "Trainers that cost £65.00 and are worn 130 times work out at 50p for every wear.",
              "A limited-edition T-shirt costs £20.00. Worn only twice, it works out at £10.00 a time.",
              "This time the dearer thing was better value. It can easily go the other way, so do the sum.",
            ],
          },
        },
      ],
    },
    {
      id: "gems-coins-and-clever-screens",
      title: "Gems, coins and clever screens",
      blocks: [
        "Inside a game you often pay in gems instead of pounds, and gems can feel like toy money. Super Saver has one simple rule: she turns them back into pounds before deciding anything.",
        {
          box: {
            title: "What does the dragon really cost?",
            lines: [
              "A dragon costs 1,200 gems, but gems are only sold in packs of 1,000 for £7.99 each.",
              "One pack isn’t enough, so you would need two, and two packs cost £15.98.",
              "You would have 2,000 gems, and after buying the dragon there would be 800 left over.",
              "So the dragon takes £15.98 of real money, and the leftover gems are a reason to come back.",
            ],
          },
        },
        "Since 2021, UK advertising guidance has covered gems that can only be bought with real money. It says that the real cost should be easy to understand. Adverts shouldn’t use very short timers to rush you, either.",
        "Screens have other clever habits, which are sometimes called dark patterns. A dark pattern is a design that steers you towards a choice you might not otherwise have made. A nickname makes it easier to spot.",
        {
          list: [
            "The ticked box: an extra is already in your basket unless you notice and take it out.",
            "The guilty button: the only way to refuse is to press “No thanks, I hate having fun”.",
            "The fake clock: the offer is always about to finish, and tomorrow it will be finishing again.",
            "The sticky door: joining takes a single tap, but leaving takes six different screens.",
            "The mystery box: you only discover what you have bought after you have paid for it.",
          ],
        },
        "In the UK, sellers must not pretend that an offer is nearly over just to hurry you. That is the law. If you ever buy something by accident, immediately tell the person whose card it is. It happens in lots of families, and it is easier to sort out early on.",
      ],
    },
    {
      id: "the-pause-rule",
      title: "The pause rule",
      blocks: [
        "You don’t need to defeat every trick, because one habit works on nearly all of them: pausing. An influence is often strongest in the first few minutes. Your own opinion is slower, and needs a little time to arrive.",
        {
          list: [
            "P is for put it down: close the tab, or take a walk around the shop.",
            "A is for ask who gains: who would like me to want this, and what do they get?",
            "U is for use real pounds: what is the full price, and what else could that money do?",
            "S is for sleep on it: give small things one night, and big things a whole week.",
            "E is for enjoy it or exit: if you still want it and can afford it, enjoy it. Otherwise, let it go.",
          ],
        },
        "Burst Spender tested the rule at half-term, with £35.00 worth of things in an online basket. They were a phone case for £12.50, a jellyfish lamp for £16.00 and a poster for £6.50.",
        "After one night, the phone case looked rather ordinary. After a week the poster had lost its magic too, but the jellyfish lamp was still wonderful. So he bought the lamp and kept the remaining £19.00.",
        "Pausing was never about refusing to buy things. Burst Spender still loves a treat, and Dreamer still loves anything new. Super Saver still counts, and Budget Boss still asks awkward questions at lunchtime. The only thing that has changed is who makes the decision.",
        "As for the cloud hoodie, nobody has mentioned it since half-term. Burst Spender still wears his, mainly because it is lovely and warm.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: become an influence spotter",
    steps: [
      "Choose one ordinary day, and make a note each time something makes you want to buy.",
      "Beside every note, write its source: a friend, an advert, a creator, a game or a shop.",
      "Look for a label, and notice how quickly you could tell whether it was an advert.",
      "Pick the one thing you still want most, and take it through P, A, U, S and E.",
      "Tell a friend or somebody at home about the cleverest trick you discovered. If you forget to look, simply choose another day.",
    ],
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Framework 11-19 (UK)",
      outcomes: [
        "Theme: becoming a critical consumer.",
        "Theme: managing risks and emotions associated with money.",
      ],
    },
    {
      standard: "FDIC, Money Smart for Young People, grades 6-8, lesson 4 (Being a Savvy Shopper)",
      outcomes: [
        "Evaluate the credibility and motivation of marketing and advertising; distinguish the best value of goods and services; consider the role of needs and wants in decision making.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021), Spending",
      outcomes: [
        "Spending decisions may be influenced by peers and advertising; judge price, quality and product information critically before buying.",
      ],
    },
  ],
  checkedOn: "2026-11-21",
} as const satisfies Chapter;
