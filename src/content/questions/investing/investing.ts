/** Answers about shares, funds, crypto, bonds and pensions. */
import { MONEY_ANSWER_FACTS } from "@/content/resources/facts/factsOfMoneyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const INVESTING: readonly TaughtAnswer[] = [
  {
    id: "who-owns-a-company",
    title: "Who owns a company, and what is a shareholder?",
    ages: ["8-10", "11-13"],
    answer:
      "A company is owned by its shareholders, the people who have its shares. In a small firm, that may be one person or a family. A big one can have a million owners. If you own 1 of 100 shares, one hundredth is yours. Owners can vote on big questions, and may get a part of the profit. They choose directors, who run it. The boss you see isn’t always the owner.",
    example:
      "Four friends start a stall and each puts in £5. They make four shares. It earns £12 of profit. £12 divided by four is £3 each. Then Kim buys Jo’s share for £6. Now Kim owns half.",
    plan: "Choose three names you know: a shop, a club and a game. Find out with a grown-up who owns each. Is it a family, shareholders or its members?",
    pitfall:
      "One share doesn’t mean free things from the shop. And not everything has shareholders: a charity, a school and the NHS don’t. A co-op belongs to its members.",
    page: "/resources/money-words#share",
  },
  {
    id: "what-the-stock-market-is",
    title: "What is the stock market, and how does it work?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "The stock market is where people buy and sell small parts of companies, called shares. It used to be a busy hall, and now it’s mainly computers. The London one is open on weekdays, from 8 in the morning to half past 4. A company sells shares there once, to get money to grow. After that, people sell them to each other. The price is what a buyer and a seller agree on. Children can’t trade by themselves.",
    example:
      "Beth wants to sell her share for £5. Owen offers £4.80, and Pia offers £4.90. They meet at £4.90. For a moment, that’s the price that everybody sees. The company itself gets nothing from this swap.",
    plan: "Play it at home: make ten paper shares of a lemonade stall. Give each player some and £20 of toy money. Read out news, such as “a hot week!”, and see what they pay.",
    pitfall:
      "The news talks about it each day, but that doesn’t mean you should act each day. And the market isn’t the same as the whole economy, or how families are doing.",
    page: "/resources/money-words#share",
  },
  {
    id: "pokemon-cards-as-investment",
    title: "Are Pokémon cards and trainers a good investment?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Usually no: a few become worth a lot, and most are worth less than you paid. Buy them because you enjoy them. A card or shoe earns nothing while you keep it. Its price depends on what’s popular, on how many there are, and on perfect condition. New ones are printed in huge numbers. And to gain, you have to find a buyer and pay fees. So for money you need, savings are better.",
    example:
      "Luca spends £40 on ten packs. One card sells for £12, and the rest for £3 together. £12 and £3 make £15. £40 take away £15 is a loss of £25. But he had fun, and that was worth something.",
    plan: "Look up what your best card really sold for, not what people ask. Put it in a sleeve. Decide how much a month is for fun, and stop there.",
    pitfall:
      "Opening packs for profit is a bit like betting. Watch for fakes and for “rare” cards in videos that are paid for. Don’t swap a good one fast, because you can’t undo it.",
    page: "/resources/money-words#value",
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
    id: "shares-and-funds",
    title: "What are shares and funds, and how do they work?",
    ages: ["11-13", "14-16"],
    answer:
      "A share is a small piece of a company. If the company does well, your piece may be worth more. If it does badly, it may be worth less, or even nothing. A fund is a big pot of money that buys pieces of many companies. That spreads the risk, but a whole fund can fall as well. Under 18, you normally need an adult to hold them for you. We explain these things, but we never give tips.",
    example:
      "Tom’s £100 is in one company, which fails, so it’s all gone. Mei’s £100 is in a fund of a hundred companies, with £1 in each. If one fails and the rest keep their value, she has £99 left. But in a bad year, nearly all of them can fall together.",
    plan: "Look in your kitchen for something made by a company that sells shares. Pretend you own one share, and write down its price every Friday. After eight weeks, see how much it has moved. It’s only pretend, so you can’t lose anything.",
    pitfall:
      "A common mistake is to use money that you’ll need soon, when prices may be low. Investing is for many years, and even then nobody can promise a gain. If somebody says there’s no risk, it’s a mistake or a scam.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "shares-under-18",
    title: "Can I buy shares if I’m under 18?",
    ages: ["11-13", "14-16"],
    answer:
      "Not on your own: you have to be 18 to open an account for shares. A parent can hold shares or funds for you, for example in a Junior ISA. It’s your money, but it’s locked until you’re 18. Shares can rise, and they can also fall, so you could get back less than you put in. For something you want within five years, savings are calmer. We never say which ones to buy.",
    example:
      "Rafi picks a made-up £100 and writes down the price of one share: £4. So he “has” 25. After ten weeks, the price is £3.60. 25 times £3.60 is £90. On paper, it cost him nothing.",
    plan: "Choose a firm you know, and note its price each Sunday for ten weeks. Write why you think it moved. Talk about it with a grown-up.",
    pitfall:
      "If an app lets you trade at 14 without a parent, something is wrong with it. And a friend’s win says nothing about yours.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "what-dividends-are",
    title: "What are dividends, and do all shares pay them?",
    ages: ["11-13", "14-16"],
    answer:
      "A dividend is a part of a company’s profit that it pays to the people who own its shares. Not all shares pay one. A company can keep the profit to grow, or have none. It’s usually paid once, twice or four times a year, so much for each share. It isn’t a promise, and can be cut in a bad year. Some people spend it, and others buy more shares with it.",
    example:
      "A company pays 5p for each share. Gran has 400 shares. 400 times 5p is 2,000p, and that’s £20. The year after, sales are poor, and it pays 2p. Then Gran gets £8.",
    plan: "Choose a firm that you know. Look up with a grown-up if it paid a dividend last year, and how much for each share. Work out what ten shares would have brought.",
    pitfall:
      "A very high dividend can be a warning, because the share’s price may have crashed. And a dividend isn’t free money: the firm has that much less afterwards.",
    page: "/resources/money-words#dividend",
  },
  {
    id: "why-share-prices-move",
    title: "Why do share prices go up and down, and what is a crash?",
    ages: ["11-13", "14-16"],
    answer:
      "A share’s price goes up when more people want to buy it than sell it, and down when more want to sell. They buy if they think that the company will earn more. News, fear and interest rates all change what people think. A crash is a big, sudden fall of nearly all shares, often by a fifth or more. In the past, markets have come back, but it took from months to many years.",
    example:
      "Ten pupils want one of five cakes. The price rises to £3. Then somebody says that they’re stale. Now only two want one, and the price falls to £1. The cakes didn’t change, but what people believed did.",
    plan: "Follow one share on paper for four weeks. Each Friday, write the price and one reason that you read. At the end, count how often the reason was only a guess.",
    pitfall:
      "In a crash, people sell in fear, and make the loss real. Others borrow to buy “cheap” shares that fall further. That’s why money you need soon doesn’t belong there.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "what-the-ftse-100-is",
    title: "What is the FTSE 100 on the news?",
    ages: ["11-13", "14-16"],
    answer:
      "The FTSE 100 is a list of the 100 biggest companies on the London stock market. People say “footsie”. The number on the news shows if those companies together are worth more or less than before. If it’s up 1%, £100 spread over all of them would be about £101. The list is checked four times a year, and some firms drop out. Many of them earn most of their money abroad.",
    example:
      "On Monday, the number is 10,000. On Tuesday, it’s 9,900. 10,000 take away 9,900 is 100, and that’s 1% of 10,000. The news says, “The Footsie fell by 1%.”",
    plan: "Write down the number each Friday for a month. Work out the change in per cent. Then find three firms on the list that your family uses.",
    pitfall:
      "A fall on the news doesn’t mean that anyone’s savings in a bank have dropped. And one day says very little. The list isn’t the whole UK either, because small shops aren’t on it.",
    page: "/resources/money-words#share",
  },
  {
    id: "spreading-the-risk",
    title: "What does it mean to diversify, or spread the risk?",
    ages: ["11-13", "14-16"],
    answer:
      "Spreading the risk, or diversifying, means not letting everything depend on one thing. Think of a stall that only sells ice cream. If it rains, nobody comes. If it sells umbrellas as well, it has something for any weather. With investments, people spread their money over many companies and countries. Then one bad surprise does less harm. The risk doesn’t go away, because many things can fall together. We explain this, but we never give tips.",
    example:
      "It rains all day. Stall A has put £20 into ice cream and gets back £4, so it loses £16. Stall B has put in £10 for ice cream and £10 for umbrellas. It gets back £2 and £16, which makes £18. It only loses £2.",
    plan: "Draw one basket with ten eggs, and then five baskets with two eggs each. Cross out one basket in each picture, and count the eggs that are left. Then look up “fund” in our Money Words.",
    pitfall:
      "Ten shops in one town aren’t really spread out. If the town’s factory closes, all ten lose customers. So look at what things depend on, and not just at how many there are. If somebody says that spreading makes it safe, that’s a promise nobody can keep.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "risk-and-return",
    title: "Why does a higher return mean more risk?",
    ages: ["11-13", "14-16", "teachers"],
    answer:
      "Because nobody takes a bigger chance of loss without hoping to get more for it. The return is what you gain, and risk is how far it can go wrong. Savings pay little, and you know what you get. Shares may bring more over many years, but can drop by a third. A high return isn’t a reward that’s sure to come. If somebody offers a lot with no risk, it’s a trick.",
    example:
      "Stall A always makes £10 a day. Stall B makes £30 when it’s sunny, and loses £10 in the rain. Over four days, two of each, A has £40. B has £60 take away £20, so £40 as well, with more worry.",
    plan: "Toss a coin ten times: heads is plus £3, tails is minus £2. Write down the total after each throw. Then compare it with a sure 50p each time.",
    pitfall:
      "Risk doesn’t mean that it will work out if you wait. Some things never come back. And how much risk is right depends on when you need the money, not on how brave you are.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "losing-it-all-when-investing",
    title: "Can I lose all my money if I invest?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Yes, with one share you can lose all of it, if that company fails. With a fund of many companies, that’s very unlikely, but it can fall by half. In normal investing, you can’t lose more than you put in. If a UK investment firm itself fails, the FSCS may pay up to ${MONEY_ANSWER_FACTS.investmentCover.figure}. It never pays because a price has fallen. So people only invest what can stay for five years or more.`,
    example:
      "Three friends each put in £50. One company fails: £0 is left. A fund falls by 30%: 30% of £50 is £15, so £35 is left. In savings at 3%, it’s £51.50.",
    plan: "Before any investing, ask: what’s the most I could lose? Could I still buy what I need? If not, it belongs in savings.",
    pitfall:
      "Some apps let adults bet with borrowed money. There, a small fall can wipe out everything in a day. “Guaranteed, no risk” is what only cheats say.",
    page: "/resources/money-that-grows#risk-and-funds",
    facts: ["investmentCover"],
  },
  {
    id: "rule-of-72",
    title: "How long does money take to double, and what is the rule of 72?",
    ages: ["11-13", "14-16", "teachers"],
    answer:
      "Divide 72 by the yearly rate, and you get about how many years it takes. At 6%, 72 divided by 6 is 12 years. At 3%, it’s 24 years. It works because each year’s interest earns interest as well. It’s only a rough rule, and it’s best for rates from 2% to 12%. You can use it for prices too: at 4% inflation, they double in 18 years. And for debts, sadly.",
    example:
      "£100 at 8%: 72 divided by 8 is 9. So it’s about £200 after nine years, and about £400 after 18. The exact sum after nine years is £199.90. That’s very close.",
    plan: "Work it out for 2%, 4% and 9%. Then test one with a calculator: start with 100, and multiply by 1.04 again and again. Count the steps until you pass 200.",
    pitfall:
      "It only works if the rate stays the same and nothing is taken out. Shares don’t grow evenly. And if anyone says that your money doubles in a month, ask how: it’s a scam.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "share-games-at-school",
    title: "How can my class run a share game without real money?",
    ages: ["teachers", "11-13", "14-16"],
    answer:
      "Give each team a made-up £1,000 to put into five companies, and note the prices every Friday for eight weeks. Use a sheet and the prices in a newspaper or online. Nobody needs an account. At the end, compare each team with a simple index, and with savings at 3%. Mark the reasons they wrote, and not the profit. There are free competitions for schools as well. Eight weeks is far too short for real investing, so say that.",
    example:
      "Team Red buys five shares at £200 each. After eight weeks, they’re worth £230, £190, £205, £150 and £240. Together, that’s £1,015. Savings at 3% would be about £1,005. “Luck or skill?” asks the teacher.",
    plan: "Lesson 1: what a share is, and choose five. Weeks 2 to 7: five minutes a week, one price and one reason. Week 8: totals, a graph, and three things that nobody could have known.",
    pitfall:
      "A prize for the biggest gain rewards wild bets. Give one for the best diary instead. Leave out crypto and borrowing, and tell families that no real money or app is used.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "is-gold-a-good-investment",
    title: "Is gold a good investment?",
    ages: ["11-13", "14-16"],
    answer:
      "Sometimes, but it isn’t safe: its price can fall for years. Gold pays no interest and no dividend. You only gain if somebody pays more for it later. People like it in bad times, because it doesn’t rust and no one can print more. Shops buy for less than they sell, and keeping it safe costs money. We don’t give tips, but money that you need soon doesn’t belong in it.",
    example:
      "Uncle Raj buys a small gold coin for £500. The shop would buy it back for £470. So the price has to rise by £30 before he gains a penny. In the meantime, £500 at 4% would have earned £20 a year.",
    plan: "Look at a chart of the gold price over 40 years. Find one time when it doubled, and one when it fell for ten years. Ask who would have bought just before the fall.",
    pitfall:
      "Cheap “gold” online is often only a thin coat. A stranger who sells rings in a car park is lying. And 9-carat gold is less than half gold.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "crypto-and-bitcoin",
    title: "Should I put my money into Bitcoin or other crypto?",
    ages: ["11-13", "14-16"],
    answer:
      "Crypto isn’t for children, and much of it is like a bet. You normally have to be 18 to buy it, and nobody should buy it for you. The price can double, and it can also fall to nothing. No one can know which way it will go. People tell you when they win, and go quiet when they lose. The scheme that protects savings in UK banks doesn’t cover crypto. You can be pleased for somebody without joining in.",
    example:
      "Lee’s cousin puts in £50, and soon it’s worth £120. Everybody hears about that. Then the price falls, and only £15 is left. He’s lost £35, but he doesn’t talk about it. Lee kept out of it, so he still has all of his own £50.",
    plan: "Ask the person who told you how much they put in, took out and lost. Write the answers down as a sum. Then choose a savings goal of your own, with a price and a date.",
    pitfall:
      "The worst trap is a stranger who offers to look after your money for you. That’s a scam, and pictures of huge wins are easy to fake. Don’t send money or codes. If you already have, tell a grown-up you trust today.",
    page: "/resources/money-that-grows#risk-and-funds",
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
    id: "buy-to-let-and-landlords",
    title: "How do landlords make money, and what is buy-to-let?",
    ages: ["11-13", "14-16"],
    answer:
      "A landlord owns a home and gets rent from the people who live in it. Buy-to-let means buying a home to rent it out, often with a mortgage. They gain if the rent is more than the costs, or if the home’s price goes up. They pay for the mortgage, repairs, insurance and tax. If it’s empty or something breaks, they can lose money. The law says that a home must be safe.",
    example:
      "The rent is £900 a month. The mortgage is £550, insurance £20 and repairs £90. £550 and £20 and £90 make £660. £900 take away £660 is £240, before tax. One empty month costs £660.",
    plan: "Find a home near you that’s for rent, and one like it for sale. Divide a year’s rent by the price. Then list all the costs that you can think of.",
    pitfall:
      "It’s not “money for nothing”: it takes a big deposit, work and luck. And a home isn’t only a number, because it’s somebody’s place to live. Renters have rights, and Shelter or Citizens Advice explain them.",
    page: "/resources/money-words#rent",
  },
  {
    id: "investing-small-sums",
    title: "Can I start investing with £10 or £20 a month?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Yes, small sums are enough, but under 18 a parent has to hold it for you. In a Junior ISA, some firms take £10 or £25 a month. £20 a month is £240 a year. What it’s worth can rise and fall, so it should stay there for at least five years. First have some savings for surprises. Look at the fees, because a fixed fee eats up a small sum. We don’t say what to buy.",
    example:
      "Safa’s mum puts in £20 a month. After ten years, that’s 120 times £20, so £2,400. If it grows by 5% a year, it’s about £3,100. If it falls, it might be £2,000.",
    plan: "Write down what the money is for, and when. If it’s within five years, save it. If it’s later, a grown-up can compare two firms: the lowest sum and the fee for a year.",
    pitfall:
      "A fee of £2 a month on £20 is a tenth of your money. And don’t stop eating lunch to invest. If someone online says that £20 turns into £200, it’s a trick.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "index-funds",
    title: "What is an index fund, and how does it work?",
    ages: ["14-16"],
    answer:
      "An index is a list, such as the 100 biggest firms on the London stock market. An index fund buys a bit of everything on its list. Nobody has to pick winners, so the fees are often low. It rises and falls with the whole list. In a bad year, it can lose a third or more. You normally have to be 18 to buy one yourself. We explain it, but we never say what to buy.",
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
      "A stock, or share, makes you part-owner of a firm. A bond is a loan that you make to a firm or a government. The owner shares in the wins and the losses. The lender gets interest, and the money back on a set date, if all goes well. Bonds tend to move less, but they can also fall. Bonds from the UK government are called gilts. Premium Bonds are a different thing. We never give tips.",
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
    id: "robo-advisers",
    title: "What is a robo-adviser, and can a computer invest for me?",
    ages: ["14-16", "parents"],
    answer:
      "A robo-adviser is an app that asks you some questions and then puts your money into a ready mix of funds. It’s cheaper than a person, but not free. Many charge under 1% a year. It can’t know the future, so you can still lose money. Real ones are on the FCA’s register. You have to be 18, though some offer a Junior ISA that a parent opens. We explain it, but don’t recommend one.",
    example:
      "Mr Bell puts in £1,000. The fee is 0.75% a year. 1% of £1,000 is £10, so it’s £7.50. In a year, the mix falls by 4%: that’s £40. He has £952.50.",
    plan: "Read the questions such an app asks: how long, and how much could you bear to lose? Answer them on paper for a pretend £100. Then look up all its fees.",
    pitfall:
      "A chat on social media that “trades for you with AI” isn’t a robo-adviser. It’s nearly always a scam. And two layers of fees can hide: one for the app, one for the funds.",
    page: "/resources/money-words#fund",
  },
  {
    id: "what-a-fund-manager-does",
    title: "What does a fund manager do, and is it a good job?",
    ages: ["14-16"],
    answer:
      "A fund manager decides what a big pot of other people’s money is put into. They read about companies, meet them, and buy or sell for the fund. They’re paid from its yearly fee. Most don’t beat a simple index over many years, and that’s why some people prefer cheap index funds. It’s well paid, but stressful, with long days. People come to it from maths, business or an apprenticeship, and take exams at work.",
    example:
      "A fund holds £200 million, and takes 0.8% a year. 1% is £2 million, so 0.8% is £1.6 million. That pays the manager, the team, the office and the firm’s profit.",
    plan: "Read one page about a fund: what it holds, what it costs, how it did against its index. Then write down what you’d like and not like about the job.",
    pitfall:
      "One great year can be luck. So look at ten. And a famous name doesn’t make a fund safe: some very famous ones have failed.",
    page: "/resources/money-words#fund",
  },
  {
    id: "safest-way-to-invest",
    title: "What is the safest way to invest, and what if it goes down?",
    ages: ["14-16", "parents"],
    answer:
      "No investment is quite safe: the safest place for money is a savings account. Among investments, a fund of many firms is steadier than one share, but can fall by a third or more. If it falls, it’s a loss on paper until you sell. Many people wait, and it has often come back after some years. It may not. So only money that you won’t need for five years or more belongs there. We explain this, but we don’t give tips.",
    example:
      "Beth’s mum puts £250 into a wide fund for her. After a year it’s £190, so £60 less. They leave it. After four more years, it’s £290. In a savings account at 3%, £250 would have become about £290 too, without the fright.",
    plan: "Ask when you’ll need it. Within five years: savings. Later: read about funds with a parent, and look at the fees. Think about this first: “If £250 became £170, would I sell?” If so, save it.",
    pitfall:
      "Selling in a panic makes the loss real. Anyone who says “safe” and “high” in one breath is selling something. And don’t put birthday money in just because a cousin did well.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "cash-isa-or-shares-isa",
    title: "Cash ISA or stocks and shares ISA: what’s the difference?",
    ages: ["14-16", "parents"],
    answer: `A cash ISA is savings with interest, and the sum can’t fall. A stocks and shares ISA is invested, so it may grow more or drop. Neither is taxed. An adult can put in up to ${MONEY_ANSWER_FACTS.isaYear.figure} this tax year. From April 2027, only ${MONEY_ANSWER_FACTS.cashIsaPlans.figure} of that can go into cash if you’re under 65. Cash suits plans within five years. A Junior ISA comes in both kinds, and a child can have one of each.`,
    example:
      "Two people put in £1,000 for ten years. In cash at 3%, it’s about £1,344. Invested, it might be £1,600 if things go well, or £900 if not. Nobody knows which.",
    plan: "Write down when the money is needed. Under five years: compare cash rates. Over five: learn about funds and fees first. For a child, ask what they want it for at 18.",
    pitfall:
      "Don’t take money out of an ISA to move it: the new firm has to do the transfer, or the tax shelter is lost. And the word “ISA” doesn’t mean that money is safe. It’s only a label.",
    page: "/resources/money-that-grows#risk-and-funds",
    facts: ["isaYear", "cashIsaPlans"],
  },
  {
    id: "lifetime-isa",
    title: "What is a Lifetime ISA, and how does it work?",
    ages: ["14-16", "parents"],
    answer: `It’s an account for a first home or for later life, and the government adds ${MONEY_ANSWER_FACTS.lifetimeIsaShare.figure}. You can open one from ${MONEY_ANSWER_FACTS.lifetimeIsaAge.figure}. You can put in up to ${MONEY_ANSWER_FACTS.lifetimeIsaYear.figure} a year. It’s for a home of up to ${MONEY_ANSWER_FACTS.lifetimeIsaHome.figure}, after at least a year, or for when you’re 60. If you take it out for anything else, you lose ${MONEY_ANSWER_FACTS.lifetimeIsaShare.figure} of it all. That’s more than was added. The government plans a new account in its place, so look at gov.uk first.`,
    example:
      "Cara, 18, puts in £400. The government adds £100, so she has £500. She takes it out for a holiday. 25% of £500 is £125, so she gets £375. That’s £25 less than she put in.",
    plan: "Before your 18th, ask: do I want a home in the next years? Would I need this money sooner? Put some in normal savings first. Then read the rules on gov.uk.",
    pitfall:
      "The loss when you take it out early surprises many. And if homes near you cost more than the limit, it doesn’t help. A work pension with money from your boss may come first.",
    page: "/resources/money-words#savings-account",
    facts: ["lifetimeIsaShare", "lifetimeIsaAge", "lifetimeIsaYear", "lifetimeIsaHome"],
  },
  {
    id: "how-pensions-work",
    title: "How do pensions work, and why do people start early?",
    ages: ["11-13", "14-16"],
    answer: `A pension is money you put by while you work, to live on when you stop. Your employer adds to it, and so does the government, as you pay less tax. There’s also a State Pension. People talk about starting early because growth then earns growth of its own, for many more years. So a small sum at ${MONEY_ANSWER_FACTS.pensionJoinAge.figure} can beat a big one at 45. It’s usually invested, so it can fall too.`,
    example:
      "£100 that grows by 5% is £105 after a year. The next year, 5% of £105 is £5.25, so it’s £110.25. After 14 years, it has about doubled to £200, and after 28 years, to about £400.",
    plan: "Ask a grown-up if their employer pays into a pension. When you start a job, look for it on the payslip. Until then, practise: save a tenth of what you earn.",
    pitfall: `Employers sign most workers up from ${MONEY_ANSWER_FACTS.pensionJoinAge.figure}. Old age feels far away then, so some people opt out. They lose their boss’s part for good. And anyone who offers pension cash early is after it.`,
    page: "/resources/money-words#pension",
    facts: ["pensionJoinAge"],
  },
  {
    id: "pension-at-15",
    title: "Do I need to think about a pension at 15?",
    ages: ["14-16"],
    answer: `You don’t need to do anything about a pension at 15. It’s money for the years after you stop working. In most jobs, you and your employer both pay in, bit by bit. Workers are usually signed up from the age of ${MONEY_ANSWER_FACTS.pensionJoinAge.figure}, if they earn enough. From 16, you can ask to join. There’s also a State Pension, which you build up with National Insurance. As the law is now, you’d get yours at 68.`,
    example:
      "Say £20 a week comes out of Ana’s pay, and her employer adds £12. That’s £32 a week, and 52 times £32 is £1,664 a year. In 40 years, that makes £66,560. It’s usually invested, so it can grow or fall.",
    plan: "Ask a grown-up if they pay into a pension, and who else pays in. In your first job, look for the word on your payslip. For now, save a small amount that you won’t touch for a year.",
    pitfall:
      "A pension is normally locked until your late fifties. It’s no place for money you need soon. And if you leave a work pension, your employer normally stops paying in as well. If somebody promises to get pension money out early, it’s usually a scam. You could warn your grandparents.",
    page: "/resources/money-words#pension",
    facts: ["pensionJoinAge"],
  },
  {
    id: "thousand-a-year-from-birth",
    title: "What if I put away £1,000 a year for my child from birth?",
    ages: ["parents"],
    answer:
      "At 18, you’d have put in £18,000. With 3% a year it would be about £24,000, and with 5% about £29,500. Nobody can promise either. In cash, it’s safe but may lose to prices. Invested for 18 years, it has time to recover, but it can still fall just before the birthday. A Junior ISA keeps it free of tax. The money is then your child’s at 18, for anything. £10 a month is worth starting with.",
    example:
      "£1,000 is put in at each of 18 birthdays, starting at birth. After year one at 5%, it’s £1,050. Another £1,000 makes £2,050, and that grows to £2,152.50. After 18 years, it’s about £29,500.",
    plan: "Decide whose money it should be, and from when. Choose a sum that you won’t miss in a bad month. Set a standing order. Look once a year, and show your child from about eleven.",
    pitfall:
      "Don’t borrow, or go without your own pension, to fill it. Don’t show a graph that only goes up. And talk long before 18 about what it’s for, because nobody can stop them then.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
];
