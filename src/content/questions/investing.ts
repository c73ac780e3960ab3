/** Answers about shares, funds, crypto, bonds and pensions. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const INVESTING: readonly TaughtAnswer[] = [
  {
    id: "how-pensions-work",
    title: "How do pensions work, and why do people start early?",
    ages: ["11-13", "14-16"],
    answer: `A pension is money you put by while you work, to live on when you stop. Your employer adds to it, and so does the government, as you pay less tax. There’s also a State Pension. People talk about starting early because growth then earns growth of its own, for many more years. So a small sum at ${ANSWER_FACTS.pensionJoinAge.figure} can beat a big one at 45. It’s usually invested, so it can fall too.`,
    example:
      "£100 that grows by 5% is £105 after a year. The next year, 5% of £105 is £5.25, so it’s £110.25. After 14 years, it has about doubled to £200, and after 28 years, to about £400.",
    plan: "Ask a grown-up if their employer pays into a pension. When you start a job, look for it on the payslip. Until then, practise: save a tenth of what you earn.",
    pitfall: `Employers sign most workers up from ${ANSWER_FACTS.pensionJoinAge.figure}. Old age feels far away then, so some people opt out. They lose their boss’s part for good. And anyone who offers pension cash early is after it.`,
    page: "/resources/money-words#pension",
    facts: ["pensionJoinAge"],
  },
  {
    id: "nfts-and-memecoins",
    title: "What are NFTs and memecoins, and are they worth anything?",
    ages: ["11-13", "14-16"],
    answer:
      "An NFT is a note on a shared computer list that says who owns a digital thing. A memecoin is a crypto coin that began as a joke. Both are only worth what the next buyer will pay. Lots that once cost a fortune are unsold now. The people who start a coin often sell first, and then the price falls. You normally have to be 18, and your money isn’t protected. Learn about them, but don’t buy.",
    example:
      "A star starts a coin and keeps half of it. Fans pay £40 each. The price jumps for a day, and the star sells. A week later, each fan’s £40 is worth £2. £40 take away £2 is a loss of £38.",
    plan: "Choose one coin or picture from the news, and write down its price on paper. Look again after eight weeks. Then find out who sold it first, and what they got.",
    pitfall:
      "Fear of missing out is what sells them. You hear about the few who won, not the many who lost. If somebody asks you to join a group, send money or link a wallet, stop. Show it to a grown-up you trust.",
    page: "/resources/money-words#crypto",
  },
  {
    id: "spreading-the-risk",
    title: "What does it mean to diversify, or spread the risk?",
    ages: ["11-13", "14-16"],
    answer:
      "Spreading the risk, or diversifying, means not letting everything depend on one thing. Think of a stall that only sells ice cream. If it rains, nobody comes. If it sells umbrellas as well, it has something for any weather. With investments, people spread their money over many companies and countries. Then one bad surprise does less harm. The risk doesn’t go away, because many things can fall together. I explain this, but I never give tips.",
    example:
      "It rains all day. Stall A has put £20 into ice cream and gets back £4, so it loses £16. Stall B has put in £10 for ice cream and £10 for umbrellas. It gets back £2 and £16, which makes £18. It only loses £2.",
    plan: "Draw one basket with ten eggs, and then five baskets with two eggs each. Cross out one basket in each picture, and count the eggs that are left. Then look up “fund” in our Money Words.",
    pitfall:
      "Ten shops in one town aren’t really spread out. If the town’s factory closes, all ten lose customers. So look at what things depend on, and not just at how many there are. If somebody says that spreading makes it safe, that’s a promise nobody can keep.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "pension-at-15",
    title: "Do I need to think about a pension at 15?",
    ages: ["14-16"],
    answer: `You don’t need to do anything about a pension at 15. It’s money for the years after you stop working. In most jobs, you and your employer both pay in, bit by bit. Workers are usually signed up from the age of ${ANSWER_FACTS.pensionJoinAge.figure}, if they earn enough. From 16, you can ask to join. There’s also a State Pension, which you build up with National Insurance. As the law is now, you’d get yours at 68.`,
    example:
      "Say £20 a week comes out of Ana’s pay, and her employer adds £12. That’s £32 a week, and 52 times £32 is £1,664 a year. In 40 years, that makes £66,560. It’s usually invested, so it can grow or fall.",
    plan: "Ask a grown-up if they pay into a pension, and who else pays in. In your first job, look for the word on your payslip. For now, save a small amount that you won’t touch for a year.",
    pitfall:
      "A pension is normally locked until your late fifties. It’s no place for money you need soon. And if you leave a work pension, you may lose your employer’s part. If somebody promises to get pension money out early, it’s usually a scam. You could warn your grandparents.",
    page: "/resources/money-words#pension",
    facts: ["pensionJoinAge"],
  },
  {
    id: "shares-under-18",
    title: "Can I buy shares if I’m under 18?",
    ages: ["11-13", "14-16"],
    answer:
      "Not on your own: you have to be 18 to open an account for shares. A parent can hold shares or funds for you, for example in a Junior ISA. It’s your money, but it’s locked until you’re 18. Shares can rise, and they can also fall, so you could get back less than you put in. For something you want within five years, savings are calmer. I never say which ones to buy.",
    example:
      "Rafi picks a made-up £100 and writes down the price of one share: £4. So he “has” 25. After ten weeks, the price is £3.60. 25 times £3.60 is £90. On paper, it cost him nothing.",
    plan: "Choose a firm you know, and note its price each Sunday for ten weeks. Write why you think it moved. Talk about it with a grown-up.",
    pitfall:
      "If an app lets you trade at 14 without a parent, something is wrong with it. And a friend’s win says nothing about yours.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "saving-or-investing",
    title: "What’s the difference between saving and investing?",
    ages: ["11-13", "14-16"],
    answer:
      "Savings stay as they are: the bank adds a little interest, and the sum doesn’t fall. Investing means buying a part of something, such as a firm, and hoping that it’ll be worth more. It may grow more over many years. It may also fall, and nobody can tell when. So savings are for things you want soon, and for surprises. Investing is for money that can wait five years or longer, normally from 18.",
    example:
      "Two people each put by £100. In savings at 3%, it’s £103 after a year. Invested, it may be £115, or £85. After one bad year, you’d want enough time for it to come back.",
    plan: "Write down what each part of your money is for, and when. Anything within five years goes under “save”.",
    pitfall:
      "Inflation nibbles at savings too, so they’re not perfect. But the worst mistake is to invest what you’ll need soon, and have to sell when it’s low.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "index-funds",
    title: "What is an index fund, and how does it work?",
    ages: ["14-16"],
    answer:
      "An index is a list, such as the 100 biggest firms on the London stock market. An index fund buys a bit of everything on its list. Nobody has to pick winners, so the fees are often low. It rises and falls with the whole list. In a bad year, it can lose a third or more. You normally have to be 18 to buy one yourself. I explain it, but I never say what to buy.",
    example:
      "A pretend list has four firms. Each gets £25 of £100. Two rise by £5, one falls by £10, and one stays the same. £30 and £30 and £15 and £25 make £100. So the fund hasn’t moved, but its parts have.",
    plan: "Make a list of ten firms you know. Note their prices on one day, and again after eight weeks. Work out the average change. It’s on paper, so it costs nothing.",
    pitfall:
      "“It always goes up” is wrong. It has fallen for years at a time, and nobody knows the next one. Look at the fee as well: 1% of £1,000 is £10 every year, in good years and bad.",
    page: "/resources/money-words#fund",
  },
  {
    id: "stocks-and-bonds",
    title: "What’s the difference between stocks and bonds?",
    ages: ["14-16"],
    answer:
      "A stock, or share, makes you part-owner of a firm. A bond is a loan that you make to a firm or a government. The owner shares in the wins and the losses. The lender gets interest, and the money back on a set date, if all goes well. Bonds tend to move less, but they can also fall. Bonds from the UK government are called gilts. Premium Bonds are a different thing. I never give tips.",
    example:
      "A bakery needs £200. Kit lends it £100 at 4%, and gets £4 a year. Jo buys a share for £100. In a good year, hers is worth £120. In a bad one, it’s £70, and Kit still gets his £4.",
    plan: "Draw two boxes: “own” and “lend”. Write in each who gets what in a good year, and in a very bad one. Then find the words share and dividend in our Money Words.",
    pitfall:
      "“Bond” sounds safe, but a firm that fails may not pay. If interest rates rise, old bonds lose value. And some scams use the word to sound solid. A high fixed rate from a stranger is a warning sign.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "ethical-investing",
    title: "What is ethical investing, and what is greenwashing?",
    ages: ["14-16"],
    answer:
      "Ethical investing means choosing by your values as well as by profit. A fund may leave out tobacco, arms or oil, or look for firms that treat people well. Some follow a faith, such as Islam, which rules out interest. It can do better or worse than others, because it leaves some firms out. The word “green” alone proves little. So people read what’s really in the fund. You can also ask what your bank does with savings.",
    example:
      "A fund called “Green World” holds ten firms. Mei reads the list: six make solar panels or trains, and four sell oil. Six in ten is 60%. The name sounded like all of it, but it’s just over half.",
    plan: "Write down three things you care about. Look up the ten biggest firms in one fund, and tick the ones that fit. Talk about it at home. It’s practice, so you don’t need to buy anything.",
    pitfall:
      "Nice names and leaves on the page are advertising. When the outside is greener than the inside, it’s called greenwashing. And a good cause isn’t a safe investment. It can fall like any other.",
    page: "/resources/money-words#investing",
  },
  {
    id: "brokers-and-investing-apps",
    title: "What do stockbrokers and investing apps do, and what do they cost?",
    ages: ["14-16"],
    answer:
      "A broker buys and sells shares for other people. A platform is a site or app where you can do it and see what you own. They earn from fees, from swapping currencies, or from a gap between two prices. “No commission” doesn’t mean free. In the UK, they must be allowed by the FCA, which has a public register. You normally have to be 18. So this is for knowing, and not for buying yet.",
    example:
      "On an app, you buy a share at £10.00 and can only sell it at £9.90. Amy buys 20 shares for £200, and sells them a minute later. 20 times £9.90 is £198. The price hasn’t changed, and she’s £2 poorer. That gap is a fee.",
    plan: "Find the fee page of any platform, and list every charge. Work out what £100 would cost in a year. Look up its name on the FCA register, just to see how it works.",
    pitfall:
      "Copycat sites use the names of real firms. Somebody who rings or messages first is the warning sign. And protection covers a platform that fails, not a share that falls. So a loss is still a loss.",
    page: "/resources/money-words#share",
  },
  {
    id: "crypto-and-bitcoin",
    title: "Should I put my money into Bitcoin or other crypto?",
    ages: ["11-13", "14-16"],
    answer:
      "No, crypto isn’t for children, even if somebody you know did well out of it. You normally have to be 18 to buy it. The price can double, and it can also fall to nothing. No one can know which way it will go. People tell you when they win, and go quiet when they lose. The scheme that protects savings in UK banks doesn’t cover crypto. You can be pleased for somebody without joining in.",
    example:
      "Lee’s cousin puts in £50, and soon it’s worth £120. Everybody hears about that. Then the price falls, and only £15 is left. He’s lost £35, but he doesn’t talk about it. Lee kept out of it, so he still has all of his own £50.",
    plan: "Ask the person who told you how much they put in, took out and lost. Write the answers down as a sum. Then choose a savings goal of your own, with a price and a date.",
    pitfall:
      "The worst trap is a stranger who offers to look after your money for you. That’s a scam, and pictures of huge wins are easy to fake. Don’t send money or codes. If you already have, tell a grown-up you trust today.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "trading-apps-and-boasts",
    title: "Do people really get rich with trading apps and courses?",
    ages: ["11-13", "14-16"],
    answer:
      "Don’t believe the boast: the people who trade most often usually do worst. Show-offs talk about their wins and leave out their losses. Pictures of profits and fast cars are easy to fake. Often their real money comes from you, when you buy a course or use a link. Under 18, you normally can’t trade by yourself anyway. So work out what that person gets if you join.",
    example:
      "A man online sells a trading course for £30. If 1,000 people buy it, he gets £30,000 without making a single trade. He can hire the sports car in his video for a day. So it was the course that made him rich, not the trading.",
    plan: "Look for three signs: a link or a course, no losses, and a push to hurry. If you spot even one, close the page. Then tell somebody at home what you saw, and ask what they think.",
    pitfall:
      "Some apps feel like a game, so it’s easy to tap too often. An adult’s account or a false age doesn’t make it safe, because the losses are real. If you’ve sent somebody money, tell a grown-up you trust today. These tricks catch adults as well.",
    page: "/resources/scams-and-games#easy-money",
  },
  {
    id: "shares-and-funds",
    title: "What are shares and funds, and how do they work?",
    ages: ["11-13", "14-16"],
    answer:
      "A share is a small piece of a company. If the company does well, your piece may be worth more. If it does badly, it may be worth less, or even nothing. A fund is a big pot of money that buys pieces of many companies. That spreads the risk, but a whole fund can fall as well. Under 18, you normally need an adult to hold them for you. I explain these things, but I never give tips.",
    example:
      "Tom’s £100 is in one company, which fails, so it’s all gone. Mei’s £100 is in a fund of a hundred companies, with £1 in each. If one fails and the rest keep their value, she has £99 left. But in a bad year, nearly all of them can fall together.",
    plan: "Look in your kitchen for something made by a company that sells shares. Pretend you own one share, and write down its price every Friday. After eight weeks, see how much it has moved. It’s only pretend, so you can’t lose anything.",
    pitfall:
      "A common mistake is to use money that you’ll need soon, when prices may be low. Investing is for many years, and even then nobody can promise a gain. If somebody says there’s no risk, it’s a mistake or a scam.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
];
