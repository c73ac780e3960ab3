import { BUYING_FACTS } from "./factsOfBuying";
import type { Topic } from "./topic";

/** Tricks that children meet in games and chats, one section for each age. People and prices are examples. */
export const SCAMS_AND_GAMES = {
  path: "/resources/scams-and-games",
  meta: {
    title: "Scams and games: warning signs for ages 8-16 | 4MQ",
    description:
      "Free coins, a hacked friend, hype and easy money: stories for ages 8-10, 11-13 and 14-16, with warning signs and what to do first.",
  },
  pictureAlt:
    "A fishing rod sticks out of a tablet and dangles a gem on a hook. A child and a dog look doubtful.",
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
        "Somebody who brings a present doesn’t need your key. They simply ring the bell. So why would anybody need his password before giving him a few coins?",
        "Leo shuts the page and goes to find his big sister, Ana. “That was a scam,” says Ana. “A scam is a trick to get your money or your things. Somebody made that page to break into your game and steal your dragons.”",
        "A password is like the key to your front door. It is only for you and the grown-ups who look after you. A real game never asks for it in a message, whatever the prize.",
        {
          box: {
            title: "What a dragon hat costs",
            lines: [
              "Gems look like play money, but in most games they cost real pounds.",
              "In Leo’s game you can buy any number, and 400 gems cost £4. So every single gem costs 1p.",
              "A hat for a dragon costs 250 gems, which is £2.50 of real money.",
              "Leo gets £3 a week, so buying the hat would leave him only 50p. That would have to last until next Saturday.",
              "He might still decide that he wants the hat. But now he knows the real price, and he asks at home before buying.",
            ],
          },
        },
        "A clock that counts down is another trick, because it makes you hurry. So is a mystery box, because you have to pay before opening it.",
        {
          box: {
            title: "Your turn",
            lines: [
              "A saddle for a dragon costs 150 gems. How much real money is that? How much of his £3 would be left afterwards?",
              "(The saddle costs £1.50, so Leo would have £1.50 left.)",
              "Now choose something in a game of your own. Together with a grown-up, find out its price in real pounds.",
            ],
          },
        },
        {
          box: {
            title: "Five signs of a trick",
            lines: [
              "It’s free, and it sounds too good to be true.",
              "It asks for your password, your address or a bank card.",
              "It tells you to hurry, so that you won’t stop to think.",
              "It asks you to keep it a secret, even from your family.",
              "You can’t be certain who is really asking.",
            ],
          },
        },
        {
          box: {
            title: "The first ten minutes",
            lines: [
              "Stop, and take your hands off the screen. You are not in trouble.",
              "Don’t click on anything, and don’t reply to the message.",
              "Show it to a grown-up you trust, even if you feel embarrassed.",
              "If you typed a password, change it with them straight away.",
              `If money has gone, the grown-up should ring the bank immediately. They will find the number on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
            ],
          },
        },
        `Who else should know? Press “Report” in the game, so the people who run it can help. A grown-up can also tell the police. In England, Wales and Northern Ireland, they call Report Fraud on ${BUYING_FACTS.reportFraud.figure}. In Scotland, they call the police on 101.`,
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
        "It sounds odd, because Dan has never hurried about anything in his life. Maya sends back a question: “What did we have for lunch today?” The only answer is the same link again. So she rings him, and Dan has no idea what she is talking about. Somebody has taken over his account and is writing to all his friends.",
        "A message from a stranger looks suspicious, but a message from a friend does not. That is why criminals take over one account and use it to write to twenty more people. Behind the link is a perfect copy of the real page, where you are invited to log in. If you do, somebody else has your password. This is called phishing, because it fishes for your secrets.",
        "Plenty of other things in games are designed to attract your money, and most are perfectly legal:",
        {
          list: [
            "A creator’s code: the creator usually gets a share of whatever you spend with it. That makes it an advert, so it must be clearly labelled as one.",
            "A skin: it costs real money, although usually you can’t sell it or take it to another game.",
            `A loot box: you pay before you know what is inside, and that feels a lot like betting. Since June 2026, most new games with loot boxes have had an age rating of at least ${BUYING_FACTS.lootBoxRating.figure}.`,
            "A site for betting with skins: this is gambling, only for adults, and some sites never pay out.",
            "A tip about a new crypto coin: by bedtime it could be worth absolutely nothing.",
          ],
        },
        {
          box: {
            title: "The price of a maybe",
            lines: [
              "A box costs £2, and each box has a 1 in 20 chance of golden boots.",
              "Twenty boxes cost £40, which sounds as if it must be enough, but it isn’t.",
              "Each new box is a fresh draw, because this game doesn’t count the ones before. After twenty boxes, more than a third of players still have no golden boots.",
            ],
          },
        },
        {
          box: {
            title: "Five signs of a trick",
            lines: [
              "Somebody you know suddenly writes in a way that doesn’t sound like them.",
              "There is a link, and behind it is a page that wants you to log in.",
              "The offer ends within minutes, so there is no time to ask anybody.",
              "You have to pay first, and you only find out afterwards what you bought.",
              "They only take gift cards, codes or crypto, all of which are almost impossible to get back.",
            ],
          },
        },
        {
          box: {
            title: "The first ten minutes",
            lines: [
              "Instead of answering in the chat, ask your friend in person or on the phone.",
              "If you typed your password, change it immediately on the real site, and anywhere else you use it.",
              "Switch on two-step verification, and never share the code it sends you, even with a friend.",
              "Take a screenshot, and show it to a parent, a carer or a teacher. You have done nothing wrong.",
              `If money or a card is involved, an adult should ring the bank immediately. The number is on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
            ],
          },
        },
        `To report it, start with the report button in the game or the app. Forward a suspicious text to ${BUYING_FACTS.scamTexts.figure} and a suspicious e-mail to report@phishing.gov.uk, free of charge. If money has gone, an adult can call Report Fraud on ${BUYING_FACTS.reportFraud.figure}. In Scotland, they call the police on 101.`,
        "If anybody threatens to share a picture of you, stop replying, don’t pay and tell an adult immediately. You are not the one in trouble.",
        "Feeling silly afterwards is completely normal: these tricks catch adults every day. If it keeps you awake, Childline will listen on 0800 1111.",
        "Dan’s mum helped him get his account back, while Maya warned all their other friends. Her £18 was safe. On Saturday she asked at home, and bought the cape in the game’s own shop. Dan is still choosing a skin of his own, because he never hurries.",
      ],
    },
    {
      id: "somebody-is-paid-for-this",
      title: "Somebody is paid for this",
      ages: "14-16",
      blocks: [
        "Ellis is fifteen, and his group chat has talked about one particular jacket all week. A popular creator keeps wearing it, there is a countdown to the “drop”, and three of his friends have already ordered one. By Thursday, Ellis feels like the only person in his year without it.",
        "That feeling is called FOMO, the fear of missing out, and companies create it quite deliberately. A countdown turns an ordinary sale into an emergency, while a “limited edition” makes almost anything seem more valuable. Friends often add to the pressure without realising, because nobody enjoys being the only person who bought something.",
        "Then Ellis examines the post again and notices a tiny word in the corner: Ad. In the UK, creators who are paid to promote something, or who receive it as a gift, must label it clearly. Unfortunately, not everybody remembers.",
        {
          box: {
            title: "Who earns what?",
            lines: [
              "A creator is paid £50 for every viewer who opens a trading account through her link.",
              "Forty of her viewers do. 40 × £50 is £2,000.",
              "She receives that money whether her viewers make a profit afterwards or lose everything.",
            ],
          },
        },
        "None of this makes the jacket a bad one, or the creator a liar. It simply means that all this enthusiasm is part of somebody’s job. Saying no becomes easier with a sentence prepared beforehand, such as “I’m waiting until the excitement is over”.",
        {
          box: {
            title: "Your turn",
            lines: [
              "Choose three posts from today that persuaded you to want something.",
              "For each one, write down who gains if you buy it, and whether it is labelled as an advert.",
              "Look at the list again after three days, and decide which of these things would still be worth your money.",
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
        "A game that costs nothing to download still has to pay its designers and advertise itself to new players. Most of the money comes from small payments, and these are carefully designed so that they don’t feel like money at all.",
        {
          box: {
            title: "Amina’s free game",
            lines: [
              "Amina, who is fourteen, adds up a whole year of her favourite game together with her father.",
              "Every year has six seasons, and a pass for each of them costs £8, which makes £48.",
              "She also bought five packs of gems at £4.99 each, and those came to another £24.95.",
              "Her “free” game has therefore cost £72.95 in a single year.",
            ],
          },
        },
        "Designers rely on several well-known tricks, which are often called dark patterns:",
        {
          list: [
            "Disguised money: prices in gems conceal the pounds, and packs never quite match the price of anything, so you always have leftovers.",
            "The countdown: an exclusive offer is only available until midnight, although something very similar returns the following week.",
            "The broken streak: missing a single day resets your reward, so eventually you are playing from duty rather than for entertainment.",
            "The mystery box, or loot box: you pay before discovering what is inside. If the chance of a prize is 1 in 50, more than a third of players still have nothing after fifty boxes.",
          ],
        },
        "A loot box feels like gambling because it works in a similar way, with uncertain prizes, exciting noises and convincing near misses. If you ever find it difficult to stop, talk to an adult you trust. Childline will also listen on 0800 1111, free of charge, and nobody there will make fun of you.",
        {
          box: {
            title: "Your turn",
            lines: [
              "Calculate what you have spent on one game in three months, or invent a player who buys two passes.",
              "Identify the trick that was probably behind each of the payments.",
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
        "Callum is fifteen, and he has just been sent his first proper bank card. In a group chat, somebody with a sports car as his profile picture is looking for “reliable people with a bank account”. The job takes ten minutes: £600 will arrive, Callum keeps £60, and he passes the remaining £540 to another account.",
        "He nearly agrees, because nobody appears to lose anything. Then he wonders why a man with a sports car would need a teenager’s bank account, and the answer is uncomfortable. The money has been stolen from somebody, and passing it through Callum’s account hides where it came from.",
        `Anyone who lets an account be used like that is called a money mule. Hiding where stolen money came from is money laundering, a crime with a maximum sentence of ${BUYING_FACTS.muleSentence.figure} in prison. The bank will probably close the account, which can make another account, or even a phone contract, difficult to get. Recruiters target teenagers for their innocent-looking new accounts, and the recruiter may even be a friend or an older pupil. If you have already agreed, telling an adult and your bank immediately is the best thing you can do.`,
        {
          box: {
            title: "What Callum would really have earned",
            lines: [
              "The £600 still belongs to the person it was stolen from. If all of it has to be repaid, Callum only has the £60 that he kept.",
              "That leaves him £540 short, without a bank account, and with some difficult questions to answer.",
            ],
          },
        },
        "Other offers look different, but they work in a similar way:",
        {
          list: [
            "The job that you pay for: a genuine employer pays you, not the other way round. If you have to send money first for training or equipment, there probably isn’t a job.",
            "The crypto boast: somebody with screenshots of enormous profits offers to “manage” your money. Screenshots are easily faked, and nobody will compensate you if the crypto falls to nothing.",
            `The fake shop: everything is half price, there is no address, and you can only pay by bank transfer. UK banks must now refund many victims, although they may keep back ${BUYING_FACTS.scamRefund.figure}, so always report it.`,
            "The shared login: with your password, passport photo and date of birth, somebody else can open accounts in your name. That is identity theft.",
          ],
        },
        {
          box: {
            title: "Five signs of a trick",
            lines: [
              "You are offered a surprising amount of money for almost no work.",
              "What they really need is something of yours: an account, a login, a code or a photograph.",
              "The conversation moves to a private chat, where the messages automatically disappear.",
              "You are told to hide it from your family or your bank, or coached in what to say if they ask.",
              "You have to decide immediately, and pay in a way that cannot be reversed.",
            ],
          },
        },
        {
          box: {
            title: "The first ten minutes",
            lines: [
              "Stop replying, but keep all the evidence, including messages, usernames and account numbers.",
              "Go straight to an adult you trust, even if you have already passed money on.",
              `If money has arrived, don’t spend it or send it anywhere, not even “back”. Together, tell your bank what happened, on ${BUYING_FACTS.callTheBank.figure} or the number on your card.`,
              "Change your passwords, starting with your e-mail account, because it can reset the others. Switch on two-step verification as well.",
              "If anybody threatens you, call the police on 101, or on 999 in an emergency.",
            ],
          },
        },
        `Report the offer in the app, to protect the next teenager. Report Fraud (${BUYING_FACTS.reportFraud.figure}) covers England, Wales and Northern Ireland, while in Scotland you call the police on 101. You can forward suspicious texts to ${BUYING_FACTS.scamTexts.figure} for free, or report a recruiter anonymously at fearless.org.`,
        {
          box: {
            title: "If somebody threatens to share a picture of you",
            lines: [
              "It is a crime, and you are not the one in trouble, even if you sent the picture yourself.",
              "Stop replying and don’t pay, even if you have already paid once, because payment usually leads to another demand.",
              "Don’t delete anything. Keep the messages and usernames as evidence, and then block the account.",
              "Go straight to an adult you trust, and report it to the police on 101 or to CEOP at ceop.police.uk. If you are in danger, call 999.",
              "Childline will listen at any hour on 0800 1111. Its free tool, Report Remove, can help to get the picture taken down.",
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
  doNow: {
    text: "Teach the five signs for your age to one person at home. Then look up “scam” and “phishing” with them in Money Words.",
    to: "/resources/money-words",
    label: "Open Money Words",
  },
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Managing risks and emotions associated with money”; here, scams, money mules and identity theft, and where to find help.",
        "Theme “Becoming a critical consumer”; here, what things in games really cost.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Managing Risk”; here, fraud, identity theft and how to protect accounts."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
