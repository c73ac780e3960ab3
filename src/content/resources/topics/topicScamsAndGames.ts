import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { Topic } from "./topic";

/** Tricks that children meet in games and chats, one section for each age. People and prices are examples. */
export const SCAMS_AND_GAMES = {
  path: "/resources/scams-and-games",
  meta: {
    title: "Scams and games: warning signs for ages 8-16 | 4MQ",
    description:
      "Stories about free coins, a hacked account, hype and easy money, for ages 8-10, 11-13 and 14-16. Learn the signs and what to do first.",
  },
  pictureAlt:
    "A fishing rod sticks out of a tablet, with a gem dangling from its hook. A child and a dog look on doubtfully.",
  readNext: ["/resources/level-2-sample-chapter", "/resources/refunds-and-subscriptions"],
  sections: [
    {
      id: "the-free-coins",
      title: "The free coins",
      ages: "8-10",
      blocks: [
        "Leo is nine, and he loves a game about raising dragons. One rainy Saturday, a message pops up above a big red button. It says: “Congratulations! You have won 5,000 free coins!”",
        "“Five thousand!” Leo whispers to his cat, who goes on washing her paw.",
        "Leo taps the button, and up comes a page with a dragon on it. “Type in your name and your password,” it says, “and collect your coins!” Underneath, a little clock is counting down the seconds: 59, 58, 57…",
        "His heart thumping, Leo types his name and the first letter of his password. Then he notices the front-door key on its hook, and his fingers stop.",
        "Somebody with a present for you doesn’t need your key. They simply ring the bell. So why would anybody need his password just to give him some coins?",
        "Leo shuts the page and goes to find his big sister, Ana. “That was a scam,” says Ana. “A scam is a trick to get your money or your things. Somebody made that page to break into your game and steal your dragons.”",
        "A password is like the key to your front door. It is only for you and the grown-ups who look after you. A real game will never ask for it in a message, whatever the prize.",
        {
          box: {
            title: "What a dragon hat costs",
            lines: [
              "Gems look like play money, but in most games they cost real pounds.",
              "In Leo’s game, you can buy any number of gems, and 400 cost £4. So every single gem costs 1p.",
              "A dragon hat costs 250 gems, which is £2.50 in real money.",
              "Leo gets £3 a week, so the hat would leave him with only 50p. That would have to last until next Saturday.",
              "He may still decide that he wants the hat. But now he knows the real price, and he’ll ask at home first.",
            ],
          },
        },
        "Did you notice the little clock that was counting down the seconds? It is there to make you hurry. A mystery box is another trick, because you pay before you can look inside.",
        {
          box: {
            title: "Your turn",
            lines: [
              "Suppose Leo decides on a saddle instead of the hat, for 150 gems. How much real money is that, and how much of his £3 is left?",
            ],
            answer: ["The saddle costs £1.50, so he would have £1.50 left."],
          },
        },
        {
          box: {
            title: "Five signs of a scam",
            lines: [
              "It’s free, and it sounds too good to be true.",
              "It asks for your password, your address or a bank card.",
              "It tells you to hurry, so that you won’t stop to think.",
              "You’re told to keep it secret, even from your family.",
              "You can’t be certain who is really asking.",
            ],
          },
        },
        {
          box: {
            title: "The first ten minutes",
            lines: [
              "Stop, and take your hands off the screen. Remember, you are not in trouble.",
              "Don’t click on anything, and don’t reply to the message.",
              "Show it to a grown-up you trust, even if you feel embarrassed.",
              "If you typed in a password, change it together straight away.",
              `If money has gone, the grown-up should ring the bank immediately. The number is on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
            ],
          },
        },
        `Who else should know? Press “Report” in the game, so that the people who run it can help. A grown-up can also tell the police. In England, Wales and Northern Ireland, the number is ${BUYING_FACTS.reportFraud.figure} (Report Fraud). In Scotland, it’s 101.`,
        "If a message leaves you frightened or sad, tell a grown-up you trust. You can also call Childline free on 0800 1111, day or night.",
        "Leo got no coins that day, but he kept every one of his dragons. The cat, who had never believed a word of it, got a biscuit.",
      ],
    },
    {
      id: "a-message-from-a-friend",
      title: "A message from a friend",
      ages: "11-13",
      blocks: [
        "Maya is twelve, and she has saved £18 for a skin in her favourite game. A skin only changes the way a character looks, but this one has a cape made of stars. On Tuesday evening, a message arrives from her friend Dan. “Quick, this site swaps old skins for rare ones. I got three, so use my link!”",
        "That’s odd, because Dan has never hurried in his life. Maya sends back a question: “What did we have for lunch today?” All she gets is the same link again. So she rings him, and Dan has no idea what she is talking about. Somebody has taken over his account and is sending messages to all his friends.",
        "A message from a stranger looks suspicious, but a message from a friend does not. That is why criminals take over one account and use it to message twenty more people. The link leads to a perfect copy of the real page, which invites you to log in. If you do, you are giving your password to somebody else. This is called phishing, because criminals are fishing for your secrets.",
        "Many other things in games are designed to make you spend money, and most are perfectly legal:",
        {
          list: [
            "A creator’s code: whenever you use it, the creator usually gets a share of what you spend. That makes it an advert, so it must be clearly labelled as one.",
            "A skin: it costs real money, but you usually can’t sell it or use it in another game.",
            `A loot box: you pay before you know what is inside, and that feels a lot like betting. Since June 2026, most new games with loot boxes have had an age rating of at least ${BUYING_FACTS.lootBoxRating.figure}.`,
            "A skin-betting site: this is gambling, which is only for adults, and some sites never pay out.",
            "A tip about a new crypto coin: it could be worth nothing at all by bedtime.",
          ],
        },
        {
          box: {
            title: "The price of a maybe",
            lines: [
              "Each box costs £2 and gives you a 1 in 20 chance of golden boots.",
              "Twenty boxes cost £40, and you might think that must be enough, but it isn’t.",
              "Every box is a fresh start, because this game doesn’t count the ones you opened before. After twenty boxes, more than a third of players still have no golden boots.",
            ],
          },
        },
        {
          box: {
            title: "Five signs of a scam",
            lines: [
              "Somebody you know suddenly writes in a way that doesn’t sound like them.",
              "There is a link, and it leads to a page that asks you to log in.",
              "The offer ends within minutes, so there is no time to ask anybody.",
              "You have to pay first, and you only find out afterwards what you have bought.",
              "They only accept gift cards, codes or crypto, which are almost impossible to get back.",
            ],
          },
        },
        {
          box: {
            title: "The first ten minutes",
            lines: [
              "Instead of answering in the chat, ask your friend in person or on the phone.",
              "If you entered your password, change it immediately on the real site and everywhere else you use it.",
              "Switch on two-step verification, and never share the code it sends you, not even with a friend.",
              "Take a screenshot, and show it to a parent, carer or teacher. You have done nothing wrong.",
              `If money or a card is involved, an adult should ring the bank immediately. The number is on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
            ],
          },
        },
        `To report it, start with the report button in the game or app. You can also forward suspicious texts to ${BUYING_FACTS.scamTexts.figure}, free of charge, and suspicious e-mails to report@phishing.gov.uk. If money has gone, an adult can call Report Fraud on ${BUYING_FACTS.reportFraud.figure}. In Scotland, they should call the police on 101.`,
        "If anybody threatens to share a picture of you, don’t reply, don’t pay, and tell an adult immediately. You are not the one in trouble.",
        "It’s completely normal to feel silly afterwards: these tricks catch adults out every day. If it keeps you awake at night, you can call Childline free on 0800 1111.",
        "Dan’s mum helped him get his account back, while Maya warned all their other friends. Her £18 was safe. On Saturday, after asking at home, she bought the cape in the game’s own shop. Dan is still choosing a skin of his own, because he never hurries.",
      ],
    },
    {
      id: "somebody-is-paid-for-this",
      title: "Somebody is paid for this",
      ages: "14-16",
      blocks: [
        "Ellis is fifteen, and his group chat has been talking about one particular jacket all week. A popular creator keeps wearing it, there is a countdown to the “drop”, and three of his friends have already ordered one. By Thursday, Ellis feels like the only person in his year without one.",
        "That feeling is called FOMO, or the fear of missing out, and companies create it quite deliberately. A countdown turns an ordinary sale into an emergency, while the words “limited edition” make almost anything seem more valuable. Friends often add to the pressure without realising, because nobody enjoys being the only person who bought something.",
        "Then Ellis looks at the post again and notices a tiny word in the corner: Ad. In the UK, creators who are paid to promote something, or who receive it as a gift, must label it clearly. Unfortunately, some of them forget, and others hope that nobody will notice.",
        {
          box: {
            title: "Who earns what?",
            lines: [
              "A different creator is paid £50 for every viewer who opens an account for trading shares through her link.",
              "Forty of her viewers do so, which earns her 40 × £50, or £2,000.",
              "She keeps that money whether her viewers go on to make a profit or lose everything.",
            ],
          },
        },
        "None of this makes it a bad jacket, or the creator who wears it a liar. It simply means that all this enthusiasm is part of somebody’s job. It’s easier to say no if you have an answer ready, such as “I’m waiting until the excitement dies down”. Ellis decided to wait a week.",
        {
          box: {
            title: "Your turn",
            lines: [
              "Choose three posts from today that made you want something.",
              "For each one, write down who gains if you buy it, and whether it is labelled as an advert.",
              "Look at the list again in three days’ time, and decide which of those things would still be worth your money.",
            ],
          },
        },
      ],
    },
    {
      id: "what-the-game-really-costs",
      title: "What the game really costs",
      ages: "14-16",
      blocks: [
        "Even a game that is free to download has designers to pay and advertisements to buy. Most of the money comes from small payments, which are carefully designed not to feel like money at all.",
        {
          box: {
            title: "Amina’s free game",
            lines: [
              "Amina, who is fourteen, sits down with her father and adds up a whole year of spending on her favourite game.",
              "The game has six seasons a year, and she bought an £8 pass for each of them, which comes to £48.",
              "She also bought five packs of gems at £4.99 each, which adds another £24.95.",
              "So her “free” game has cost her £72.95 in a single year.",
            ],
          },
        },
        "Designers often use dark patterns, which push you into decisions that you never intended to make:",
        {
          list: [
            "Disguised money: gems hide the real cost, and packs rarely match the price of anything, so you usually have some left over.",
            "The countdown: an exclusive offer ends at midnight, and then something remarkably similar appears the following week.",
            "The broken streak: missing a single day resets your reward, so eventually you are playing because you feel you have to.",
            "The mystery box, or loot box: you pay before you discover what is inside. If each box gives a fresh 1 in 50 chance, more than a third of players still have nothing after fifty boxes.",
          ],
        },
        "A loot box feels like gambling because it works in a similar way, with uncertain prizes, exciting noises and tantalising near misses. If you ever find it difficult to stop, talk to an adult you trust. You can also call Childline on 0800 1111, free of charge, and nobody there will laugh at you.",
        {
          box: {
            title: "Your turn",
            lines: [
              "Calculate what you have spent on one game over three months, or imagine a player who buys a season pass.",
              "For each payment, decide which of these tricks was probably behind it.",
              "Decide on a monthly limit in pounds, and write it down before you visit the game’s shop again.",
            ],
          },
        },
      ],
    },
    {
      id: "easy-money",
      title: "Easy money",
      ages: "14-16",
      blocks: [
        "Callum is fifteen, and he has just been sent his first proper bank card. In a group chat, somebody with a sports car as his profile picture is looking for “reliable people with a bank account”. The job takes ten minutes: £600 will arrive, then Callum keeps £60 and transfers the remaining £540 to another account.",
        "He nearly agrees, because nobody appears to lose by it. Then he wonders why a man with a sports car would need a teenager’s bank account, and the answer is uncomfortable. The money has been stolen from somebody, and sending it through Callum’s account hides where it came from.",
        `Anyone who lets their account be used like that is called a money mule. Hiding where stolen money came from is a crime called money laundering, and the maximum sentence is ${BUYING_FACTS.muleSentence.figure} in prison. The bank will probably close the account, and it can then be difficult to get another one, or even a phone contract. Recruiters target teenagers because their new accounts look innocent, and the recruiter may even be a friend or an older pupil. If you have already agreed, the best thing you can do is to tell an adult and your bank immediately.`,
        {
          box: {
            title: "What Callum would really have earned",
            lines: [
              "The £600 would still belong to the person it was stolen from. If he had to repay all of it, Callum would only have the £60 that he had kept.",
              "He would be £540 short, he would have no bank account, and he would face some extremely difficult questions.",
            ],
          },
        },
        "Other offers look different, but they work in a similar way:",
        {
          list: [
            "The job you have to pay for: a genuine employer pays you, not the other way round. If you have to send money first for training or equipment, there probably isn’t a job.",
            "The crypto boast: somebody with screenshots of enormous profits offers to “manage” your money. Screenshots are easily faked, and nobody will compensate you if the crypto falls to nothing.",
            `The fake shop: everything is half price, there is no address, and you can only pay by bank transfer. UK banks must now refund many victims, although they may keep back ${BUYING_FACTS.scamRefund.figure}, so always report it.`,
            "The shared login: with your password, your passport details and your date of birth, somebody else can open accounts in your name. That is identity theft.",
          ],
        },
        {
          box: {
            title: "Five signs of a scam",
            lines: [
              "You are offered a surprising amount of money for almost no work.",
              "What they really want is something of yours: an account, a login, a code or a photograph.",
              "The conversation moves to a private chat, where messages disappear automatically.",
              "You are told to hide it from your family or your bank, and coached in what to say if they ask.",
              "You have to decide immediately, and pay in a way that cannot be reversed.",
            ],
          },
        },
        {
          box: {
            title: "The first ten minutes",
            lines: [
              "Stop replying, but keep all the evidence, including messages, usernames and account numbers.",
              "Go straight to an adult you trust, even if you have already passed on the money.",
              `If money has arrived, don’t spend it or send it anywhere, not even “back”. With the adult, call your bank on ${BUYING_FACTS.callTheBank.figure} or the number on your card, and explain what has happened.`,
              "Change your passwords, starting with the one for your e-mail account, which can be used to reset all the others. Switch on two-step verification as well.",
              "If anybody threatens you, call the police on 101, or on 999 in an emergency.",
            ],
          },
        },
        `Report the offer in the app to protect the next teenager. In England, Wales and Northern Ireland, call Report Fraud on ${BUYING_FACTS.reportFraud.figure}, and in Scotland, call the police on 101. You can also forward suspicious texts to ${BUYING_FACTS.scamTexts.figure} for free, and report a recruiter anonymously at fearless.org.`,
        {
          box: {
            title: "If somebody threatens to share a picture of you",
            lines: [
              "It is a crime, and you are not the one in trouble, even if you sent the picture yourself.",
              "Stop replying and don’t pay, even if you have already paid once, because paying usually leads to another demand.",
              "Don’t delete anything. Keep the messages and usernames as evidence, and then block the account.",
              "Go straight to an adult you trust, and report it to the police on 101 or to CEOP at ceop.police.uk. If you are in immediate danger, call 999.",
              "You can call Childline at any hour on 0800 1111. Its free tool, Report Remove, can help to get the picture taken down.",
            ],
          },
        },
        "Callum left the chat and told his aunt, who works in a bank. She had already heard the same story four times that month. He went to bed without the £60, but £540 better off than he might have been.",
      ],
    },
  ],
  facts: [
    BUYING_FACTS.callTheBank,
    BUYING_FACTS.reportFraud,
    BUYING_FACTS.scamTexts,
    BUYING_FACTS.lootBoxRating,
    BUYING_FACTS.scamRefund,
    BUYING_FACTS.muleSentence,
  ],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Managing risks and emotions associated with money”: scams, money mules and identity theft, and where to find help.",
        "Theme “Becoming a critical consumer”: what things in games really cost.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Managing Risk”: fraud, identity theft and how to protect accounts."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
