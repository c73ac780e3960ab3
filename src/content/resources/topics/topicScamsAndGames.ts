import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { RENTING_FACTS } from "@/content/resources/facts/factsOfRenting";
import type { Topic } from "./topic";

/** Tricks that children meet in games and chats, one section for each age. People and prices are examples. */
export const SCAMS_AND_GAMES = {
  path: "/resources/scams-and-games",
  meta: {
    title: "Scams and games: warning signs for ages 8-16 | 4MQ",
    description:
      "Stories about free coins, a hacked account, false jobs and a first room, for ages 8-10, 11-13 and 14-16. Learn the signs and what to do first.",
  },
  pictureAlt:
    "A fishing rod sticks out of a tablet, with a gem dangling from its hook. A child and a dog look on doubtfully.",
  readNext: ["/play/femi", "/resources/level-2-sample-chapter", "/resources/refunds-and-subscriptions"],
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
            isNumbered: true,
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
            isNumbered: true,
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
            isNumbered: true,
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
            isNumbered: true,
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
      id: "what-the-game-really-costs",
      title: "What the game really costs",
      ages: "14-16",
      blocks: [
        "Amina, who is fourteen, and her father spend a rainy Sunday calculating the real price of a “free” game.",
        {
          box: {
            title: "Amina’s free game",
            lines: [
              "In a single year, she bought an £8 pass for each of the game’s six seasons, which comes to £48.",
              "Five packs of gems at £4.99 each add another £24.95, so altogether she has spent £72.95.",
            ],
          },
        },
        "Amina hardly played during the last two seasons, but she bought those passes because she already had the other four. Stopping would have felt like a waste, and following that feeling is called the sunk cost trap. Whatever you have already spent is gone, so it can never be a reason for spending more. The only useful question is whether the next £8 will be worth it.",
        "A streak of daily rewards sets the same trap, while a loot box sets another. After opening twenty, you feel that the next must contain something valuable, although it is no likelier than the first. If you find it difficult to stop, talk to an adult you trust, or call Childline on 0800 1111, free of charge. Amina still plays, but now she decides on a monthly limit in pounds before she visits the shop.",
      ],
    },
    {
      id: "the-job-that-finds-you",
      title: "The job that finds you",
      ages: "14-16",
      blocks: [
        "Idris, who is sixteen, has applied for eleven holiday jobs without receiving a single reply. Then a job finds him. “Earn £90 a day by liking our videos,” says the message. “Immediate start, no interview necessary!”",
        "On Monday, he likes forty videos, and £4 really does arrive in his account. On Tuesday, he pays £15 to “unlock” more profitable tasks, while a website shows his earnings climbing to £120. Before he can withdraw anything, he must pay another £40. “It’s the only way to recover my £15,” he explains to his friend Hannah. “It’s the perfect way to lose £55,” she answers.",
        "So far, Idris is £11 worse off, because the £4 was bait, and the £120 is only a number on a website. Hannah’s mother helps him to contact his bank immediately. Before you answer any advertisement, investigate three things:",
        {
          list: [
            "The company: find its official website and telephone number yourself, and ask whether the job actually exists.",
            "The money: if you have to pay first, for training or equipment, there probably isn’t a job.",
            "Your documents: a genuine employer doesn’t need your passport or bank details before an interview and an offer.",
          ],
        },
        "In July, a café offers Idris a genuine contract. Like any reasonable employer, the manager encourages him to take it home and read it before he signs.",
        {
          box: {
            title: "Five questions before you sign",
            isNumbered: true,
            lines: [
              "How much will I earn an hour, and when will I be paid?",
              "Is this a zero-hours contract, which guarantees no work at all, or can I rely on certain hours?",
              "Will I be paid for training, for clearing up afterwards and for holidays?",
              "How much notice do I have to give before I leave?",
              "What could be deducted from my wages, for example if money is missing from the till?",
            ],
          },
        },
        "You should receive the main terms in writing by your first day, although they may arrive later in Northern Ireland. Never sign that you are self-employed if a manager decides your hours.",
      ],
    },
    {
      id: "a-first-room",
      title: "A first room",
      ages: "14-16",
      blocks: [
        "Sami, who is eighteen, needs a room near his new apprenticeship. He discovers a sunny one for £300 a month, although similar rooms cost at least £450. The landlord is travelling abroad, but promises to post the keys as soon as a “holding deposit” arrives. Sami’s younger sister, Yusra, investigates the photograph, which actually shows a hotel in Lisbon.",
        "Don’t pay anything for a room until you, or somebody you trust, has actually been inside. The next one has a squeaky door and a genuine landlady, who explains that there are two kinds of deposit:",
        {
          list: [
            `A holding deposit reserves the room while she checks your details, and you can lose it if you change your mind. In England and Wales, the maximum is ${RENTING_FACTS.holdingDeposit.figure}. In Scotland, charging a fee to hold a home is against the law.`,
            `The deposit itself covers damage and unpaid rent, and an official deposit scheme normally has to protect it. The maximum is usually ${RENTING_FACTS.depositEngland.figure} in England, ${RENTING_FACTS.depositScotland.figure} in Scotland and ${RENTING_FACTS.depositNI.figure} in Northern Ireland. Wales has no fixed limit.`,
          ],
        },
        {
          box: {
            title: "Sami’s first day, in England",
            lines: [
              "At £455 a month, a year costs £5,460, and dividing that by 52 gives £105 a week.",
              "The holding deposit is therefore £105, and a deposit of five weeks’ rent is £525.",
              "With the first month’s rent, he needs £980. His £105 is taken off, so £875 is left to pay.",
            ],
          },
        },
        "Before signing the agreement, Sami asks which scheme will protect his deposit and which bills are included. On the first day, he photographs every room and every scratch, while Yusra records the squeak. Different rules may apply in student halls or in your landlord’s own home. Shelter gives free advice, and so does Housing Rights in Northern Ireland.",
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
            "The crypto boast: somebody with screenshots of enormous profits offers to “manage” your money. Screenshots are easily faked, and nobody will compensate you if the crypto falls to nothing.",
            `The fake shop: everything is half price, there is no address, and you can only pay by bank transfer. UK banks must now refund many victims, although they may keep back ${BUYING_FACTS.scamRefund.figure}, so always report it.`,
            "The shared login: with your password, your passport details and your date of birth, somebody else can open accounts in your name. That is identity theft.",
          ],
        },
        {
          box: {
            title: "Five signs of a scam",
            isNumbered: true,
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
            isNumbered: true,
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
    RENTING_FACTS.holdingDeposit,
    RENTING_FACTS.depositEngland,
    RENTING_FACTS.depositScotland,
    RENTING_FACTS.depositNI,
  ],
  outcomes: [
    {
      standard: "Young Enterprise / Young Money, Financial Education Planning Frameworks (UK)",
      outcomes: [
        "Theme “Managing risks and emotions associated with money”: scams, money mules and identity theft, and where to find help.",
        "Theme “Becoming a critical consumer”: what things in games really cost, and what to ask before signing.",
      ],
    },
    {
      standard: "CEE and Jump$tart, National Standards for Personal Financial Education (2021)",
      outcomes: ["Topic “Managing Risk”: fraud, identity theft and how to protect accounts."],
    },
  ],
  checkedOn: "2026-11-25",
} as const satisfies Topic;
