import type { Chapter } from "@/content/reading/reading";
import { INFLUENCE_INVASION_OUTCOMES } from "./chapterOutcomes";

/**
 * Level 2, chapter 3. Every sum is right; prices are examples. The friends have the faces of level-2.svg. Each has
 * the name of a tile for one week only, because a tile is not a person.
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
  lead: "All day long, someone is trying to change your mind. Here is how to notice when it happens, and how to make up your own mind.",
  sections: [
    {
      id: "the-hoodie-that-walked-in",
      title: "The hoodie that walked in",
      picture: {
        src: "/art/chapters/influence-invasion-1.svg",
        alt: "An older boy in a cloud hoodie waves from the canteen door. At the table, one girl puts away her phone, and a boy shows his. Another boy draws a hoodie. A girl with a plait raises a finger.",
      },
      blocks: [
        "On Monday, nobody in the lunch queue had even heard of the cloud hoodie. By Thursday, it was hard to get anyone to talk about anything else.",
        "Ravi, this week’s Burst Spender, had already ordered one for £38.00. Yasmin, the Super Saver, had looked at the price and quietly put her phone away. Luca, the Dreamer, was planning a rival hoodie business, logo and all. Beth, the Budget Boss, finished her sandwich and asked the question that nobody else had thought of. Next week, each of them might be on a different tile of the money map.",
        "“Where did the idea come from? On Monday, not a single one of us wanted a hoodie.”",
        "It was an excellent question, because nobody had told them to want one. Somebody had shared a video in the group chat, and an older cousin had turned up in one. A singer they all admired had danced in one. Each of these was only a tap on the shoulder, but together they were an invasion.",
        "Anything that changes what you think, feel or do is an influence. You come across dozens of influences every day, and plenty of them are good for you. A friend might persuade you to join the choir, or a teacher might hand you the perfect book. You don’t have to fight them all. You just have to notice them before they reach your money.",
      ],
    },
    {
      id: "everyone-has-one",
      title: "“Everyone has one”",
      blocks: [
        "The most powerful influence of all is often sitting right beside you. Wanting to belong isn’t silly or weak. People have always depended on their group, and being like your friends shows that you belong.",
        "The trouble is that “everyone” can be a surprisingly small number, so Beth decided to count.",
        {
          box: {
            title: "How many people is everyone?",
            lines: [
              "There were 30 people in the class, and exactly 3 of them had bought the hoodie.",
              "3 people out of 30 is the same as 1 in every 10, or 10%.",
              "That left 27 people without a hoodie, but nobody was talking about those 27.",
            ],
          },
        },
        "“It honestly felt like the whole class,” laughed Ravi, who was one of the three.",
        "Good friends don’t need you to match them. If you would like to say no without any fuss, you can borrow one of these lines.",
        {
          list: [
            "“It looks brilliant on you, but I’m saving for something else.”",
            "“Not this time, although I’d love to come along and help you choose.”",
            "“I’m going to think about it for a bit and see how I feel.”",
          ],
        },
        "It works the other way round as well, because you influence your friends. Telling a friend that their old trainers still look great might save them £60.00.",
      ],
    },
    {
      id: "what-an-advert-really-sells",
      title: "What an advert really sells",
      blocks: [
        "Try watching an advert with the sound off, and ask yourself what it is really selling. Often it isn’t the drink or the trainers at all. It is a summer evening, a crowd of laughing friends, or the feeling of being good at something. The product sits quietly beside that feeling until your brain connects the two.",
        "Adverts are allowed to be charming, and they pay for many programmes and games you enjoy for free. Even so, it helps to recognise the most common tricks.",
        {
          list: [
            "The tiny step: £9.99 looks considerably cheaper than £10.00, but the difference is only a penny.",
            "The stretchy words: “up to” and “from” describe the very best deal, which may not be yours.",
            "The borrowed star: somebody you admire is holding the product, so you start to admire that too.",
          ],
        },
        {
          box: {
            title: "Stretchy words in pounds and pence",
            lines: [
              "A sign says “Up to 50% off”, and Luca picks up a jumper that used to cost £24.00.",
              "At half price it would be £12.00, but the label on this jumper says 10% off.",
              "10% of £24.00 is £2.40, so the jumper costs £21.60.",
              "The sign was true of something in the shop, but it wasn’t true of this particular jumper.",
            ],
          },
        },
        "In the UK there are rules about adverts that are aimed at children. They must not tell you to buy something, or to persuade an adult to buy it for you. They must not suggest that you will be unpopular without it, either. If an advert does any of that, the problem is the advert, not you.",
      ],
    },
    {
      id: "when-a-friendly-face-is-paid",
      title: "When a friendly face is paid",
      picture: {
        src: "/art/chapters/influence-invasion-2.svg",
        alt: "A girl in a green headscarf points at a big screen, and her mouth is open. On the screen, a smiling woman points at her yellow headset. In the corner of the screen are two letters: Ad.",
      },
      blocks: [
        "Yasmin has watched the same gaming streamer for two years and feels she really knows her. When the streamer said that a headset was “honestly the best ever”, it sounded like a friend’s advice. It was several minutes before Yasmin noticed two small letters in the corner of the screen: Ad.",
        "Being paid doesn’t make her a liar, and she may really love that headset. But you would listen differently if you knew she had been paid, which is why there are rules.",
        {
          box: {
            title: "Reading the label: UK rules, checked in November 2026",
            lines: [
              "If somebody gets something in return for a post, it must be immediately obvious that it’s an advert.",
              "“Something” can be money, a free product, a free trip or a discount. It can also be a share of the sales from a link or a code. People promoting their own brand must make that clear as well.",
              "A clear label says “Ad”, “#ad” or “Advert”, right at the start, where you can’t miss it. An app’s own advert label can help too, if it is easy to see.",
              "Words like “gifted”, “collab” or “thanks to” are not clear enough on their own. Nor is a label hidden at the end of a long line of hashtags.",
              "The Advertising Standards Authority (ASA) and the Competition and Markets Authority (CMA) enforce these rules. If a label seems to be missing, an adult can help you report it to the ASA.",
            ],
          },
        },
        "Many creators label their adverts properly, but not all of them do. In May 2025, the ASA reported on a large sample of influencer adverts. It estimated that about 57 in every 100 were properly labelled, so about 43 were not. Even without a label, somebody may have been paid, and a personal discount code is a useful clue.",
        {
          box: {
            title: "Follow the money",
            lines: [
              "A headset costs £30.00, and the streamer’s code takes off 10%, so you save £3.00 and pay £27.00.",
              "The company pays her 5% of whatever you spend, and 5% of £27.00 is £1.35.",
              "If 200 viewers use the code, she earns 200 times £1.35, which is £270.00.",
              "It might be a fair deal for everyone, and now you can see the whole picture.",
            ],
          },
        },
      ],
    },
    {
      id: "inside-the-hype-machine",
      title: "Inside the hype machine",
      blocks: [
        "Luca adores a drop: after weeks of hints, something goes on sale at a set time. There is never enough to go round. A limited edition is similar, because both make something feel precious by making it difficult to get.",
        "Sometimes a thing really is rare, because the artist only made fifty of them. At other times, “limited” just means that a company has decided when to stop. The word tells you nothing about whether you will still like it next March.",
        "The fluttery feeling that hype gives you even has a name. FOMO stands for “fear of missing out”, and it is so common that adults get it too. It usually shrinks if you ask yourself one question: what exactly would I be missing?",
        "One Friday, Luca missed a trainer drop at £65.00 a pair, and it really stung. By the following Friday there was another drop, another colour and another crowd insisting this was the one. “They’re like buses,” said Luca. “There’s always another one coming.”",
        {
          box: {
            title: "Pounds per wear",
            lines: [
              "Hype is all about the day you buy something. Here is a sum for all the other days.",
              "Trainers that cost £65.00 and are worn 130 times work out at 50p a wear.",
              "A limited-edition T-shirt costs £20.00. Worn only twice, it works out at £10.00 a wear.",
              "This time, the dearer thing is better value. It can easily go the other way, so do the sum.",
            ],
          },
        },
      ],
    },
    {
      id: "gems-coins-and-clever-screens",
      title: "Gems, coins and clever screens",
      blocks: [
        "Inside a game you often pay in gems instead of pounds, and gems can feel like toy money. Yasmin has one simple rule: she turns them back into pounds before deciding anything.",
        {
          box: {
            title: "What does the dragon really cost?",
            lines: [
              "A dragon costs 1,200 gems, but gems are only sold in packs of 1,000 for £7.99 each.",
              "One pack isn’t enough, so you would need two, and two packs cost £15.98.",
              "You would have 2,000 gems, and after buying the dragon there would be 800 left over.",
              "So the dragon costs £15.98 in real money, and the leftover gems tempt you to come back.",
            ],
          },
        },
        "Since 2021, UK advertising guidance has covered gems that can only be bought with real money. It says that the real cost should be easy to understand. It also says that adverts shouldn’t use very short timers to rush you.",
        "Apps and websites have other clever tricks, which are sometimes called dark patterns. A dark pattern is a design that steers you towards a choice you might not otherwise have made. A nickname makes each one easier to spot.",
        {
          list: [
            "The ticked box: an extra is already in your basket, and it stays there unless you notice.",
            "The guilty button: the only way to refuse is to press “No thanks, I hate having fun”.",
            "The fake clock: the offer is always about to end, and tomorrow it still will be.",
            "The sticky door: joining takes a single tap, but leaving takes six different screens.",
            "The mystery box: you only find out what you have bought after you have paid for it.",
          ],
        },
        "It is against UK law for sellers to pretend an offer is nearly over just to hurry you. If you ever buy something by accident, tell the person whose card it is straight away. It happens in lots of families. The sooner you say so, the easier it is to sort out.",
      ],
    },
    {
      id: "the-pause-rule",
      title: "The pause rule",
      picture: {
        src: "/art/chapters/influence-invasion-3.svg",
        alt: "At night, a boy in a cloud hoodie sits on his bed beside a sleeping cat. He smiles at a glowing jellyfish lamp. One hand is on his phone. Seven days are ticked on the calendar. Some money is left.",
      },
      blocks: [
        "You don’t need to beat every trick, because one habit works on nearly all of them: pausing. An influence is often strongest in the first few minutes. Your own opinion is slower, and needs a little time to arrive.",
        {
          list: [
            "P is for put it down: close the tab, or take a walk round the shop.",
            "A is for ask who gains: who wants me to want this, and what do they get?",
            "U is for use real pounds: what is the full price, and what else could that money buy?",
            "S is for sleep on it: give small things one night, and big things a whole week.",
            "E is for enjoy it or exit: if you still want it and can afford it, enjoy it. Otherwise, let it go.",
          ],
        },
        "Ravi tested the rule at half-term, with £35.00 worth of things in an online basket. There was a phone case for £12.50, a jellyfish lamp for £16.00 and a poster for £6.50.",
        "After one night, the phone case looked rather ordinary. After a week, the poster had lost its magic as well, but the jellyfish lamp was still wonderful. So he bought the lamp and kept the remaining £19.00.",
        "Pausing isn’t about refusing to buy things. Ravi still loves a treat, and Luca still loves anything new. Yasmin still counts, and Beth still asks awkward questions at lunchtime. The only thing that has changed is who makes the decision.",
        "As for the cloud hoodie, nobody has mentioned it since half-term. Ravi still wears his, mainly because it is lovely and warm.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: become an influence spotter",
    steps: [
      "Choose an ordinary day, and make a note each time you are tempted to buy something.",
      "Next to each note, write the source: a friend, an advert, a creator, a game or a shop.",
      "Look for a label. How quickly could you tell whether it was an advert?",
      "Pick the one thing you still want most, and take it through P, A, U, S and E.",
      "Tell a friend or somebody at home about the cleverest trick you spotted. If you forget to look, simply choose another day.",
    ],
  },
  readNext: [
    { to: "/play/femi", title: "Femi’s week, a story to play" },
    { to: "/resources/scams-and-games", title: "Scams and Games" },
    { to: "/resources/refunds-and-subscriptions", title: "Refunds and Repeat Payments" },
    { to: "/resources/prices-and-tax", title: "Rising Prices and Tax" },
  ],
  outcomes: INFLUENCE_INVASION_OUTCOMES,
  checkedOn: "2026-11-21",
} as const satisfies Chapter;
