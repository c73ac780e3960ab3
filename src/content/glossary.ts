/**
 * Money words for children of 8 to 16, in the order of the alphabet. The guide looks them up.
 *
 * It explains and never advises: what investing, crypto and gambling are is told, what to buy is not. No makers, shops,
 * banks or games are named. What could age (rates of tax, limits, ages that change) is left out; that credit starts at 18
 * in the UK is told in the Debt Trap chapter too.
 */
export interface GlossaryTerm {
  term: string;
  /** Other names, forms and spellings that a child might type; wrong ones too. They are looked up and never shown. */
  aliases: readonly string[];
  /** One to three short sentences. */
  definition: string;
  /** From everyday life, with a sum that is right. */
  example?: string;
  /** The page of this site that says more. */
  path?: `/${string}`;
}

export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    term: "4MQ",
    aliases: [
      "quadrent",
      "find my quadrant",
      "money type",
      "four money quadrants",
      "the four quadrants",
      "4 money quadrants",
      "quadrant",
      "quadrants",
      "money map",
      "four quadrants",
    ],
    definition:
      "Short for “Four Money Quadrants”, a map with four tiles where earning goes up and spending goes to the right. Everybody moves from tile to tile, so no tile is for ever.",
    path: "/find-your-quadrant",
  },
  {
    term: "4MQ Coin",
    aliases: [
      "my coins",
      "coins real money",
      "get coins",
      "spend my coins",
      "4MQ Coins",
      "reward coin",
      "reward coins",
      "quiz coins",
      "earn coins",
      "coins earned",
    ],
    definition:
      "A coin that you earn on this site each time you pass a quiz in the Quiz Hub. It shows what you have learned, but it is not real money and cannot be spent.",
    path: "/quiz-hub",
  },
  {
    term: "90-day challenge",
    aliases: [
      "challange",
      "90 day challenge",
      "90 days",
      "ninety days",
      "challenge",
      "challenges",
      "money smart challenge",
      "money challenge",
    ],
    definition:
      "Ninety days in which you write down what you earn, save and spend, with six small missions along the way. It is free, and if you miss a day you simply start again today.",
    path: "/90-days-money-smart-challenge",
  },
  {
    term: "Account",
    aliases: ["bank account", "bank accounts", "accounts", "kids bank account", "child account"],
    definition:
      "Your own place in a bank, with your name on it. It shows what you paid in, what you took out and how much is there now.",
  },
  {
    term: "Advert",
    aliases: [
      "adverts",
      "ad",
      "ads",
      "advertising",
      "advertisement",
      "advertisements",
      "commercial",
      "commercials",
    ],
    definition:
      "A message that would like you to buy something or do something. Somebody has paid for it, and it is made to look as good as possible.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Allowance",
    aliases: ["E-Allowance", "monthly allowance"],
    definition:
      "Another name for pocket money. It is a set sum that comes at a set time, such as each Saturday morning.",
    path: "/challenge-dashboard",
  },
  {
    term: "APR",
    aliases: ["annual percentage rate"],
    definition:
      "Short for “annual percentage rate”. It shows what borrowing costs for a year, with the fees that nobody can avoid, so that two loans can be compared fairly.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "ATM",
    aliases: ["cash machine", "cashpoint", "hole in the wall", "cash point", "atms"],
    definition:
      "A machine in a wall that lets you take cash out of your bank account with a card and a PIN. A few of them charge a fee for it.",
  },
  {
    term: "Average",
    aliases: ["averages", "mean average"],
    definition:
      "Add all the numbers together, and then share the total out evenly. The average tells you what is usual.",
    example: "You spent £2, £3 and £4. The average is £3.",
  },
  {
    term: "Badge",
    aliases: ["badges", "award", "awards", "Streak Champ"],
    definition:
      "A small sign for something that you have done on this site, such as keeping up a habit for seven days. It is there to enjoy, and you cannot buy it.",
    path: "/community",
  },
  {
    term: "Balance",
    aliases: ["bank balance", "how much I have left", "account balance"],
    definition:
      "The amount of money that is in your account right now. It helps to look at it before you spend anything.",
  },
  {
    term: "Bank",
    aliases: ["banks", "banking"],
    definition:
      "A company that keeps money safe for people. While your money is there, the bank lends some of it to other people and earns interest from them.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Bank transfer",
    aliases: ["transfer", "send money", "money transfer", "online payment"],
    definition:
      "Sending money from one bank account to another. Check the name and the numbers first, because a payment to the wrong person can be hard to get back.",
  },
  {
    term: "Bankruptcy",
    aliases: ["bankrupt", "go bust", "bust"],
    definition:
      "When somebody owes much more money than they could ever pay back. The law has a way to sort it out, and afterwards that person can start again.",
  },
  {
    term: "Bargain",
    aliases: ["bargains", "good deal", "deal", "deals"],
    definition:
      "Something good that is sold for less than usual. It is only a real bargain if you would have wanted it anyway.",
  },
  {
    term: "Barter",
    aliases: ["bartering", "swap", "swapping", "swaps", "trade", "trading things"],
    definition:
      "Swapping one thing for another without using any money. Both people have to want what the other one has to offer.",
    example: "You give two comics and get one football card.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "Bear market",
    aliases: ["bear markets", "bull market", "bull markets", "bull and bear market"],
    definition:
      "A long time in which the prices of most shares go down. When they go up for a long time, it is called a bull market. Nobody can know how long either of them will last.",
  },
  {
    term: "Benefits",
    aliases: ["benefit", "universal credit", "child benefit"],
    definition:
      "Money from the government for people who need some support. They may be ill, out of work or on low pay. Lots of families get benefits, and it is nothing to be ashamed of.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Bill",
    aliases: ["bills", "household bills"],
    definition:
      "A note that tells you what you have to pay and by when. Families get bills for water, power and phones, among other things.",
  },
  {
    term: "Bonus",
    aliases: ["bonuses"],
    definition:
      "An extra payment on top of normal pay. Workers often get one when a piece of work has gone very well.",
  },
  {
    term: "Borrow",
    aliases: ["borrowing", "borrowed", "borow", "borrower"],
    definition:
      "To use something that belongs to somebody else and give it back later. Say when you will return it, and then keep your promise.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Brand",
    aliases: ["brands", "logo", "designer", "big brand"],
    definition:
      "The name and the look that tell you who made something. You often pay extra for the name, so check whether the thing itself is really better.",
  },
  {
    term: "Budget",
    aliases: [
      "split my money",
      "split it up",
      "share out my money",
      "make a budget",
      "plan my money",
      "budgets",
      "budgeting",
      "buget",
      "budjet",
      "money plan",
      "spending plan",
    ],
    definition:
      "A plan for your money. You write down what is coming in, and then you decide what each part of it is for.",
    example: "You get £4. You plan £2 to spend, £1.50 to save and 50p to give.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Business",
    aliases: ["businesses", "company", "companies", "firm", "enterprise", "start-up"],
    definition:
      "People who work together to make something or to help somebody, and are paid for it. A business can only last if it brings in more money than it spends.",
  },
  {
    term: "Buy now, pay later",
    aliases: [
      "pay in parts",
      "buy now pay later",
      "BNPL",
      "pay in three",
      "pay in 3",
      "pay later",
      "deferred payment credit",
    ],
    definition:
      "You get something today and pay for it over the next few weeks. It is a kind of loan, so paying late can cost extra, and in the UK you normally have to be eighteen for it.",
    example: "£90 in three parts is £30 each. It is still £90.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Cash",
    aliases: [
      "cash or card",
      "cash better than card",
      "notes and coins",
      "paper money",
      "real money",
      "banknotes",
      "bank notes",
    ],
    definition:
      "Coins and notes that you can hold in your hand. One good thing about cash is that you can see how much of it is left.",
  },
  {
    term: "Cash injection",
    aliases: ["cash injections", "injection of cash", "capital injection"],
    definition:
      "New money that is put into a business all at once, so that it can grow or get through a bad time.",
    example: "A café that needs a new oven gets £2,000 from its owner, and it can bake again.",
  },
  {
    term: "Charity",
    aliases: ["charities", "good cause", "fundraising", "fundraiser"],
    definition:
      "A group of people who help others, or animals or nature, and do not try to make a profit. It lives on gifts of money and time.",
  },
  {
    term: "Cheque",
    aliases: ["cheques", "check", "checks"],
    definition:
      "A piece of paper that tells a bank to pay a sum of money to the person named on it. Not many people use cheques any more.",
  },
  {
    term: "Chore",
    aliases: ["chores", "E-Chore", "housework", "jobs at home", "helping at home", "jobs round the house"],
    definition:
      "A job that has to be done at home, such as washing up or making the beds. Some families pay for extra chores and others do not, and both ways can work well.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Coin",
    aliases: ["coins", "change", "loose change", "coppers"],
    definition:
      "A small round piece of metal that is used as money. The coins that people use in UK shops go from 1p up to £2.",
  },
  {
    term: "Comparison shopping",
    aliases: [
      "compare prices",
      "comparing prices",
      "price comparison",
      "shop around",
      "shopping around",
      "cheapest",
    ],
    definition:
      "Looking at the price of the same thing in different places before you decide. A few minutes of looking can save you quite a few pounds.",
  },
  {
    term: "Competition",
    aliases: ["competitor", "competitors", "rival", "rivals"],
    definition:
      "When several shops or people would like to have the same customers. Each of them tries to be a little better, or a little cheaper, than the others.",
    example: "Two stalls sell lemonade. One puts its price down, and the other adds a straw.",
  },
  {
    term: "Compound interest",
    aliases: ["compound", "compounding", "compounded", "interest on interest", "compound intrest"],
    definition:
      "Interest that is paid on your interest as well, so the part that grew starts to grow too. It is lovely when you are saving and heavy when you owe money.",
    example: "£100 at 10% is £110 after one year. After two years it is £121.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Contactless",
    aliases: ["tap to pay", "tap and pay", "contactless card", "phone pay"],
    definition:
      "Paying by holding a card or a phone close to a machine, without typing in a number. It is so quick that it is easy to lose count of what you spend.",
  },
  {
    term: "Cost",
    aliases: ["costs", "costing"],
    definition:
      "Everything that you have to give up to get something and to keep it going. That can be a lot more than the price on the label.",
    example: "A printer costs £40. Then it needs ink all the time.",
  },
  {
    term: "Cost of living",
    aliases: ["everything is expensive", "dear", "expensive"],
    definition:
      "What a family has to pay for food, a home, heating and getting about. When prices rise, life gets harder for many families. That is never a child’s fault.",
  },
  {
    term: "Credit",
    aliases: ["buy on credit", "on credit"],
    definition:
      "Getting something now and paying for it later, which is really a kind of borrowing. In the UK you normally have to be eighteen before you can do that.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Credit card",
    aliases: ["credit cards", "creditcard"],
    definition:
      "A card that lets an adult pay with borrowed money and sends a bill every month. If only part of the bill is paid, interest is added to the rest.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Credit score",
    aliases: ["credit scores", "credit rating", "credit report", "credit history", "credit check"],
    definition:
      "A number that tells lenders how well an adult has paid back loans and bills. It says nothing at all about how good or clever a person is.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Crypto",
    aliases: [
      "cryptocurrency",
      "cryptocurrencies",
      "crypto coin",
      "crypto currency",
      "digital coins",
      "NFT",
      "NFTs",
      "meme coin",
    ],
    definition:
      "Digital money that only exists on computers, without a bank that looks after it. Its price jumps up and down, and people can lose everything they put in. It is not for children, and there are many scams around it, so be careful.",
  },
  {
    term: "Currency",
    aliases: ["currencies", "foreign money", "euro", "euros", "holiday money"],
    definition:
      "The kind of money that a country uses. The UK has the pound, for example, and many other countries in Europe share the euro.",
  },
  {
    term: "Current account",
    aliases: ["checking account", "everyday account", "current acount"],
    definition:
      "A bank account for everyday money. Your pay comes in there, and you can pay with a card or take out cash.",
  },
  {
    term: "Customer",
    aliases: ["find customers", "customers", "client", "shopper"],
    definition:
      "Somebody who buys something from a shop or pays a person for their help. A happy customer will often come back again.",
  },
  {
    term: "Dark pattern",
    aliases: ["dark patterns", "fake timer", "fake countdown", "tricky website"],
    definition:
      "A trick on a screen that steers you towards a choice you might not have made. A clock that only pretends to run out is one of them.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Debit card",
    aliases: ["debit cards", "bank card", "cash card", "debit"],
    definition:
      "A bank card that pays with the money in your own account. When you use it in a shop, the money leaves your account almost at once.",
  },
  {
    term: "Debt",
    aliases: ["debts", "owe", "owing", "owe money", "IOU", "det", "in debt"],
    definition:
      "Money that you have to pay back to somebody. One debt that you have planned for can be fine, but many small ones together are hard to keep an eye on.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Deposit",
    aliases: ["deposits", "pay in", "paying in", "put money in"],
    definition:
      "Money that you pay into an account. It can also be the first part of a price, which you pay so that the shop will keep something for you.",
  },
  {
    term: "Direct debit",
    aliases: ["direct debits", "DD"],
    definition:
      "You allow a company to take what you owe from your bank account on the day it is due. The sum can be different every time.",
    example: "Many homes pay for light and heat like this.",
  },
  {
    term: "Discount",
    aliases: [
      "discounts",
      "voucher",
      "vouchers",
      "coupon",
      "coupons",
      "money off",
      "percent off",
      "discount code",
      "promo code",
    ],
    definition:
      "An amount that is taken off the normal price. Sometimes you need a voucher or a special code to get it.",
    example: "10% off £24.00 is £2.40. You pay £21.60.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Dividend",
    aliases: ["dividends"],
    definition:
      "A part of a company’s profit that is paid to the people who own its shares. Not every company pays one, and nobody can be sure of it.",
  },
  {
    term: "Donation",
    aliases: ["donate", "donations", "giving", "give to charity", "sharing money", "share money"],
    definition:
      "Money, things or time that you give away to help somebody. A small gift counts as well, and it is always your own choice.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Earning",
    aliases: ["earn", "earnings", "earned", "make money", "making money", "get money"],
    definition:
      "You earn when you do some work and somebody pays you for it. What you are paid is yours, so you can plan what to do with it.",
    example: "You wash a car and get £5. You have earned £5.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Economy",
    aliases: ["the economy", "economics", "economics for kids"],
    definition:
      "All the making, selling, buying and working that goes on in a country. Whenever you buy a bun, you are a tiny part of the economy.",
  },
  {
    term: "Emergency fund",
    aliases: [
      "when something goes wrong",
      "if something goes wrong",
      "rainy day fund",
      "rainy day money",
      "just in case money",
      "emergency money",
      "just in case",
    ],
    definition:
      "Money that you keep for a bad surprise, such as a burst bicycle tyre. You leave it alone until you really need it, and afterwards you fill it up again.",
    example: "Nila in our story has a jar that says JUST IN CASE.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "Entrepreneur",
    aliases: [
      "entrepreneurs",
      "entrepeneur",
      "businessman",
      "businesswoman",
      "business owner",
      "start a business",
      "starting a business",
    ],
    definition:
      "A person who turns an idea into a business of their own. They try things out, learn from what goes wrong and often try again.",
  },
  {
    term: "Exchange rate",
    aliases: ["exchange rates", "exchange", "currency exchange", "change money"],
    definition:
      "How much money of one country you get for the money of another. It goes up and down a little from one day to the next.",
    example: "If £1 gets you €1.20, then £10 gets you €12.",
  },
  {
    term: "Expense",
    aliases: ["expenses", "outgoings", "money out", "money going out"],
    definition:
      "Anything that you have to pay for. When you add up all your expenses, you can see where your money really goes.",
    example: "Your bus fare is an expense, and so is a present for a friend.",
  },
  {
    term: "Fair trade",
    aliases: ["fairtrade", "ethical shopping"],
    definition:
      "A way of buying and selling that gives farmers and makers a fair price for what they grow or make.",
  },
  {
    term: "Fee",
    aliases: ["fees", "charge", "charges", "bank charges"],
    definition:
      "A sum of money that you pay for a service, or sometimes for being late. Even a small monthly fee becomes a large one over a year.",
    example: "£3 a month is £36 a year.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "FOMO",
    aliases: ["left out", "fear of missing out", "missing out", "fomo meaning"],
    definition:
      "Short for “fear of missing out”, the fluttery feeling that all the others have something and you do not. Grown-ups get it as well, and it mostly fades if you wait a little.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Fund",
    aliases: ["funds", "index fund", "investment fund"],
    definition:
      "A big pot that many adults put money into together, which is then spread over lots of companies. What is in the pot can go up, and it can also go down.",
  },
  {
    term: "Gambling",
    aliases: [
      "gamble",
      "betting",
      "bet",
      "bets",
      "lottery",
      "scratch card",
      "scratchcard",
      "casino",
      "sweepstake",
    ],
    definition:
      "Paying money for a chance to win more, when most people lose more than they win. It is not for children. If it worries you, at home or inside a game, talk to a grown-up you trust.",
  },
  {
    term: "Gift card",
    aliases: ["gift cards", "gift voucher", "book token"],
    definition:
      "A card with money on it that you can use in one shop, or in a few. Look at the date, because it may run out, and remember that nobody honest will ask you to pay a bill with one.",
  },
  {
    term: "Gig",
    aliases: ["gigs", "odd job", "odd jobs", "one-off job"],
    definition:
      "A small job that you do once, or only now and then. Watering the plants while your neighbours are away is a gig.",
    path: "/community",
  },
  {
    term: "Gig Jar",
    aliases: [
      "how to earn money as a kid",
      "how kids can make money",
      "gig idea",
      "gig ideas",
      "idea jar",
      "earning idea",
      "earning ideas",
      "earning ideas jar",
      "ways to earn money",
    ],
    definition:
      "The place in our community where children share ideas for earning. You can read them, vote for them and add one of your own. Nobody sees your name.",
    path: "/community",
  },
  {
    term: "Going bust",
    aliases: [
      "company goes bust",
      "company going bust",

      "goes bust",
      "gone bust",
      "went bust",
      "business fails",
      "company fails",
      "shop closes down",
      "bust company",
    ],
    definition:
      "When a company has run out of money and cannot pay what it owes. It has to close, or somebody else takes it over. People who work there may have to look for a new job.",
  },
  {
    term: "Goods and services",
    aliases: ["goods", "services", "product", "products"],
    definition:
      "Goods are things that you can touch, such as a bicycle. A service is something that another person does for you, such as cutting your hair.",
  },
  {
    term: "Gross and net",
    aliases: [
      "gross",
      "net",
      "gross pay",
      "net pay",
      "take-home pay",
      "take home pay",
      "before tax",
      "after tax",
    ],
    definition:
      "Gross means the whole sum, before anything is taken off. Net means what is really left in the end.",
    example: "Your gross pay is £40. If £4 goes off for tax, your net pay is £36.",
  },
  {
    term: "Habit",
    aliases: ["habits", "money habit", "money habits", "routine"],
    definition:
      "Something that you do so often that it gets easy. Putting a coin in a jar each night is a habit, for example.",
    path: "/community",
  },
  {
    term: "Haggling",
    aliases: ["haggle", "asking for a lower price"],
    definition:
      "Asking in a friendly way for a lower price, such as at a market. You name a price, the seller names another, and you try to meet in the middle.",
  },
  {
    term: "Hype",
    aliases: ["hyped", "drop", "drops", "limited edition", "craze", "trend", "trends", "viral"],
    definition:
      "When something seems very exciting because all around you talk about it. Hype is loud for a short while, so ask yourself how much you will like it in a month.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Identity theft",
    aliases: ["stolen identity", "ID theft", "personal details", "personal information"],
    definition:
      "When somebody uses your name and details to pretend to be you. Share as little as you can online, and ask a grown-up before you fill in a form.",
  },
  {
    term: "Impulse buy",
    aliases: ["impulse buying", "impulse spending", "impulse", "buying without thinking"],
    definition:
      "Something that you buy all of a sudden, without having planned it. If you sleep on it for one night, you often find that you do not want it any more.",
    path: "/resources/sample-chapter",
  },
  {
    term: "In-game purchase",
    aliases: [
      "in game purchase",
      "in-app purchase",
      "in app purchase",
      "in-game purchases",
      "microtransaction",
      "skins",
      "skin",
      "gems",
      "game coins",
      "game money",
      "battle pass",
    ],
    definition:
      "Something that you buy inside a game, such as gems or a new look for your player. It can feel like toy money, but somebody’s real pounds pay for it, so ask at home first.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Income",
    aliases: ["money in", "money coming in"],
    definition:
      "All the money that comes in to you. Pocket money is a part of it, and so are birthday money and pay for small jobs.",
    example: "£4 pocket money and £6 for walking a dog make an income of £10.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Inflation",
    aliases: [
      "used to be cheaper",
      "were cheaper",
      "was cheaper",
      "cheaper when",
      "get more expensive",
      "got more expensive",
      "getting more expensive",
      "why things get more expensive",
      "prices go up",
      "prices going up",
      "rising prices",
      "inflashun",
      "why things cost more",
    ],
    definition: "When prices go up over time, so that the same pound buys a little less than it did before.",
    example: "A bun cost 50p and now costs 60p. Your £3 used to buy six. Now it buys five.",
  },
  {
    term: "Influencer",
    aliases: ["influencers", "influence", "influenser", "creator", "content creator", "streamer"],
    definition:
      "A person whom many people follow online and listen to. Companies pay some of them to show their things, and such a post must be clearly marked as an ad.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Instalment",
    aliases: ["instalments", "installment", "installments", "pay in bits", "payment plan"],
    definition:
      "One part of a price that you pay bit by bit. Add all the instalments together to find out what the whole thing costs.",
  },
  {
    term: "Insurance",
    aliases: ["insure", "insured", "insurance policy"],
    definition:
      "You pay a small sum again and again. If something bad happens, the insurance company helps to pay for it.",
    example: "A bike is insured. It is stolen, so the firm helps to pay for a new one.",
  },
  {
    term: "Interest",
    aliases: [
      "extra money from the bank",
      "why the bank pays you",
      "intrest",
      "interst",
      "bank interest",
      "rate of interest",
      "interest rate",
      "interest rates",
    ],
    definition:
      "Interest is the rent that somebody pays for using money. A bank pays interest to you when you save, and you pay interest when you borrow.",
    example: "At 5p a year for each £1, £10 of savings earns 50p in a year.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Investing",
    aliases: ["invest", "investment", "investments", "investor", "stock market", "investing for kids"],
    definition:
      "Adults who invest put money into something that they hope will grow over many years. It can also shrink, so they may get less back than they put in. We explain it here, and we give no tips.",
  },
  {
    term: "Invoice",
    aliases: ["invoices"],
    definition:
      "A note that a business sends when it would like to be paid. It says what was done, how much it costs and when the money is due.",
  },
  {
    term: "Job",
    aliases: ["jobs", "paper round", "saturday job", "part-time job", "babysitting", "dog walking"],
    definition:
      "Work that somebody pays you to do. In the UK there are rules about how old you must be and how long you may work, so ask a grown-up before you say yes.",
  },
  {
    term: "Joint account",
    aliases: ["shared account"],
    definition:
      "A bank account that belongs to two people. Both of them can pay money in, and both of them can take it out.",
  },
  {
    term: "Journal",
    aliases: [
      "jurnal",
      "journel",
      "money journal",
      "money diary",
      "diary",
      "journal entry",
      "journal entries",
      "log my spending",
      "write down my spending",
    ],
    definition:
      "Your own money diary, where you write down what you earn, save and spend. It adds up the weeks for you, and nobody else on the site can see it.",
    path: "/challenge-dashboard",
  },
  {
    term: "Kindness quest",
    aliases: ["kindness quests", "kind deed", "quest", "quests", "kindness"],
    definition:
      "A kind thing that you have done and tell us about in the community. A moderator reads it, and the other children do not see it.",
    path: "/community",
  },
  {
    term: "Knowledge points",
    aliases: ["knowledge point", "points"],
    definition:
      "Points on your scorecard for what you have learned. You get ten of them for each quiz that you have passed.",
    path: "/kpi-scorecard",
  },
  {
    term: "KPI",
    aliases: ["KPIs", "scorecard", "kpi scorecard", "key performance indicator", "my figures"],
    definition:
      "Short for “key performance indicator”. It is a number that shows how something is going, and your scorecard has several of them.",
    path: "/kpi-scorecard",
  },
  {
    term: "KS need",
    aliases: ["KS", "KS needs", "P-KS Needs", "KS spending", "planned need", "what does KS mean"],
    definition:
      "A KS need is a need that you planned for. You can choose it in your journal when you write down what you spent.",
    example: "You set £2 aside for a new pen. When you buy it, that is a KS need.",
    path: "/challenge-dashboard",
  },
  {
    term: "Lend",
    aliases: ["lending", "lender", "lent", "lend money to a friend"],
    definition:
      "To let somebody use your money or your things for a while. It is wise to lend only what you could manage without.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Loan",
    aliases: ["loans", "lone", "bank loan"],
    definition:
      "Money that you get now and pay back later, mostly in small parts. It often costs extra, and the extra is called interest.",
    example: "You borrow £20 and pay back £24. The loan cost you £4.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Loan shark",
    aliases: ["loan sharks", "illegal lender", "loan-shark"],
    definition:
      "Somebody who lends money against the law and asks for far too much in return. The person who borrowed is not the one in trouble, so tell a grown-up you trust.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Loot box",
    aliases: [
      "case opening",
      "opening cases",
      "open cases",
      "skin case",
      "loot boxes",
      "lootbox",
      "lootboxes",
      "mystery box",
      "mystery boxes",
      "card pack",
      "gacha",
    ],
    definition:
      "A box in a game that you pay for before you can see what is inside. It works a bit like a bet, because most boxes only hold something small.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Loss",
    aliases: ["losses", "make a loss", "losing money"],
    definition:
      "You make a loss when making or doing something costs you more money than you get back for it.",
    example: "Lemons and cups cost you £6 and you sell drinks for £4. That is a loss of £2.",
  },
  {
    term: "Minimum payment",
    aliases: ["minimum repayment", "minimum repayments", "minimum payments", "paying the minimum"],
    definition:
      "The smallest amount of a credit card bill that has to be paid each month. If somebody only ever pays the minimum, the debt can last for years and years.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Money",
    aliases: [
      "who invented money",
      "why do we use money",
      "cash money",
      "dosh",
      "dough",
      "moolah",
      "what is money",
    ],
    definition:
      "Something that people agree to accept when they sell things. It makes swapping easy, because you can work today and use what you earned for bread tomorrow.",
  },
  {
    term: "Money mule",
    aliases: [
      "put money in my bank account",
      "put money in my account",
      "stranger wants to send me money",
      "money mules",
      "squaring",
      "use my bank account",
    ],
    definition:
      "Somebody who lets a stranger move money through their bank account. The money is often stolen and helping to move it is a crime, so say no and tell a grown-up you trust.",
  },
  {
    term: "Money tracker",
    aliases: [
      "tracker",
      "excel tracker",
      "spreadsheet",
      "money sheet",
      "excel money tracker",
      "track my spending",
    ],
    definition:
      "A sheet for writing down what was earned, saved and spent. It works without an account, stays in your own browser and can be printed.",
    path: "/excel-tracker",
  },
  {
    term: "Mortgage",
    aliases: ["mortgages", "home loan", "house loan", "buying a house"],
    definition:
      "A very large loan that helps people to buy a home. They pay it back with interest, and that can take them twenty or thirty years.",
  },
  {
    term: "National Insurance",
    aliases: ["NI", "national insurance number"],
    definition:
      "Money that most workers in the UK pay out of their wages. It helps to pay for the state pension and for some other kinds of help.",
  },
  {
    term: "Need",
    aliases: [
      "does not need",
      "do not need",
      "need another",
      "need a new",
      "needs",
      "necessity",
      "necessities",
      "essentials",
    ],
    definition:
      "Something that you must have to be safe and healthy, to learn and to grow. The same thing can be a need for one person and a want for another.",
    example: "A warm coat in winter is a need, if your old one is too small.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Negotiation",
    aliases: ["negotiate more", "negotiate", "negotiating", "bargaining", "make a deal"],
    definition:
      "Talking together until both sides can say yes to a deal. Mostly each of them gives way a little, and nobody has to be rude.",
    example: "You ask for £6 to wash a car. They say £4. You both agree on £5.",
  },
  {
    term: "Net worth",
    aliases: ["assets", "asset", "liabilities"],
    definition:
      "Add up everything that you own, and then take away everything that you owe. The number that is left is your net worth.",
    example: "You have £30 and you owe £10. Your net worth is £20.",
  },
  {
    term: "Non-KS need",
    aliases: ["P-Non-KS Needs", "non KS", "unplanned need", "non-KS"],
    definition:
      "A need that you had not planned for, because it turned up as a surprise. That happens to everybody, and your journal has a place for it.",
    example: "Your shoelace snaps, so you buy a new one today.",
    path: "/challenge-dashboard",
  },
  {
    term: "Opportunity cost",
    aliases: [
      "cant buy that",
      "cannot have both",
      "cant have both",
      "oppertunity cost",
      "trade-off",
      "trade off",
      "giving something up",
    ],
    definition:
      "The thing that you cannot have because you chose something else. Every pound can only be spent once, so each choice quietly closes another one.",
    example: "You buy the yo-yo, so there is no bus fare left. The bus is the price of the yo-yo too.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Overdraft",
    aliases: ["overdrafts", "overdrawn", "in the red", "minus balance"],
    definition:
      "When an adult takes more money out of an account than there is in it, the bank may lend the rest. That is called an overdraft, and it usually costs interest.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Password",
    aliases: [
      "pasword",
      "change my password",
      "forgot my password",
      "passwords",
      "passcode",
      "log in",
      "strong password",
    ],
    definition:
      "A secret word or sentence that opens your account. Make it long and hard to guess, and keep it to yourself.",
    path: "/account",
  },
  {
    term: "Pay cut",
    aliases: ["pay cuts", "wage cut", "salary cut", "cut in pay", "paycut"],
    definition:
      "When somebody gets less pay for the same work than before. A family may then have to make a new budget, and that is a job for grown-ups.",
    example: "If pay goes from £400 a week to £360 a week, it is a cut of £40.",
  },
  {
    term: "Payslip",
    aliases: ["pay slip", "payslips", "wage slip"],
    definition:
      "A note from your employer that shows how much you earned. It also lists what was taken off, such as tax, and tells you what is left to take home.",
  },
  {
    term: "Peer pressure",
    aliases: ["everyone has one", "everybody has one", "fitting in"],
    definition:
      "The push that you feel to do the same as your friends. You can like your friends very much and still decide for yourself.",
    example: "In a class of 30, three have the hoodie. That is not “everyone”.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Penny",
    aliases: ["pennies", "pence"],
    definition:
      "The smallest coin in the United Kingdom. A hundred pennies are worth one pound, and more than one of them are called pence.",
  },
  {
    term: "Pension",
    aliases: ["pensions", "retirement money", "retirement"],
    definition:
      "Money to live on when you are older and have stopped working. People pay into a pension bit by bit through all the years that they work.",
  },
  {
    term: "Percent",
    aliases: ["percentage", "percentages", "per cent", "%", "percentige", "how do percentages work"],
    definition:
      "Percent means “out of every hundred”. So 10% of something is ten parts out of a hundred, which is the same as one part out of ten.",
    example: "10% of £24.00 is £2.40.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Phase",
    aliases: ["phases", "six phases", "mission", "missions"],
    definition:
      "A part of the 90-day challenge that lasts for two weeks. There are six phases, and each one has a mission that adds one new habit.",
    path: "/90-days-money-smart-challenge",
  },
  {
    term: "Phishing",
    aliases: [
      "won a prize",
      "put my password in",
      "asks for my password",
      "fishing email",
      "phising",
      "fake email",
      "fake text",
      "scam text",
      "smishing",
      "suspicious link",
    ],
    definition:
      "A fake message that looks as if it came from a bank, a game or a friend, but is really after your password. Do not tap on anything in it, and show it to a grown-up.",
  },
  {
    term: "Piggy bank",
    aliases: ["piggybank", "piggy", "money box", "moneybox", "savings jar", "money jar", "jam jar"],
    definition:
      "A pot or a jar where you keep your coins at home. It is fine for a small sum, but a large sum is safer in a real bank.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "PIN",
    aliases: ["pin number", "pin code", "secret number", "personal identification number"],
    definition:
      "The secret number that goes with a bank card. Cover it with your hand when you type it in, and never tell it to anybody, not even to your best friend.",
  },
  {
    term: "Pocket money",
    aliases: ["weekly money", "money from mum and dad", "money from my parents"],
    definition:
      "A small sum of money that a child gets from home, often each week. It is money to practise with, so a mistake with it is never a big one.",
    example: "With £4 a week you could spend some, save some and share some.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Ponzi scheme",
    aliases: ["ponzi", "ponzi schemes", "ponzi scam", "pyramid scheme", "pyramid schemes"],
    definition:
      "A trick that promises a lot of extra money and pays people with what newer people put in. When no new people come, it falls apart and most of them lose their money. If anybody offers you such a thing, show it to a grown-up you trust.",
  },
  {
    term: "Pound",
    aliases: ["pounds", "quid", "fiver", "tenner", "sterling", "pound sterling", "GBP", "£"],
    definition:
      "The money of the United Kingdom, and one pound is a hundred pence. People also call it a quid, and they say a fiver for £5 and a tenner for £10.",
  },
  {
    term: "Prepaid card",
    aliases: ["prepaid", "kids card", "children’s card", "pre-paid card", "top-up card"],
    definition:
      "A card that has to be filled up with money before you can use it. You can never spend more than is on it, but some of them charge a monthly fee.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Price",
    aliases: ["prices", "price tag", "how much is it"],
    definition:
      "The amount of money that you have to pay to get something. The same thing can have a different price in another shop.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Profit",
    aliases: ["profits", "make a profit"],
    definition:
      "The money that is left over when you sell something. First you take away all that you paid to make it.",
    example: "You sell cakes for £12. The flour and eggs cost £5. Your profit is £7.",
  },
  {
    term: "QI",
    aliases: ["Q1", "quadrant 1", "quadrant one", "Fun Spender", "Burst Spender", "Momentum Spender"],
    definition:
      "The upper right tile of the money map: earns more, spends more. Its name is Fun Spender at Level 1, Burst Spender at Level 2 and Momentum Spender at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "QII",
    aliases: ["Q2", "quadrant 2", "quadrant two", "Money Master", "Super Saver", "Wealth Architect"],
    definition:
      "The upper left tile of the money map: earns more, spends less. Its name is Money Master at Level 1, Super Saver at Level 2 and Wealth Architect at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "QIII",
    aliases: ["Q3", "quadrant 3", "quadrant three", "Careful Keeper", "Budget Boss", "Frugal Navigator"],
    definition:
      "The lower left tile of the money map: earns less, spends less. Its name is Careful Keeper at Level 1, Budget Boss at Level 2 and Frugal Navigator at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "QIV",
    aliases: ["Q4", "quadrant 4", "quadrant four", "Learning Grower", "Dreamer", "Balance Seeker"],
    definition:
      "The lower right tile of the money map: earns less, spends more. Its name is Learning Grower at Level 1, Dreamer at Level 2 and Balance Seeker at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "Quiz",
    aliases: ["quizes", "quizz", "quizzes", "quiz score", "test", "money quiz"],
    definition:
      "Ten questions about money or about a story. Every answer is explained, and you can try again as often as you like.",
    path: "/quiz-hub",
  },
  {
    term: "Rate of pay",
    aliases: ["pay rate", "price per hour", "how much to charge"],
    definition:
      "The price of your work for each hour or for each job. Think about the time it takes, the things you need for it and what other people ask.",
  },
  {
    term: "Ratio",
    aliases: ["ratios", "KS ratio", "KS spending ratio", "spending ratio"],
    definition:
      "A number that shows how two amounts compare. Your journal works out two of them: how much of your earnings you save, and how much of your spending goes on KS needs.",
    path: "/challenge-dashboard",
  },
  {
    term: "Receipt",
    aliases: ["receipts", "reciept", "till receipt"],
    definition:
      "A slip of paper or an e-mail that shows what you bought, where and for how much. Keep it safe, because you may need it if you take something back.",
  },
  {
    term: "Recession",
    aliases: ["recessions", "economic crisis"],
    definition:
      "A time when people in a country buy less and businesses earn less, so some workers lose their jobs. It can last a while, and then things slowly get better again.",
  },
  {
    term: "Refund",
    aliases: [
      "get the money back",
      "broken",
      "faulty",
      "take it back to the shop",
      "refunds",
      "money back",
      "return",
      "returns",
      "get my money back",
    ],
    definition:
      "Money that you get back when you return something, or when it was broken. Ask in the shop, and bring the receipt with you.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Rent",
    aliases: ["renting", "landlord"],
    definition:
      "Money that you pay to use something that is not yours. Lots of families pay rent for their home.",
  },
  {
    term: "Risk",
    aliases: ["risks", "risky", "safe or risky"],
    definition:
      "The chance that something does not turn out the way you hoped. If somebody promises lots of money with no risk at all, be very careful.",
  },
  {
    term: "Salary",
    aliases: ["salaries", "yearly pay", "annual pay"],
    definition:
      "The pay for a job that stays the same every month, however long the month is. People often talk about it as one sum for the whole year.",
    example: "A salary of £24,000 a year is £2,000 a month before tax.",
  },
  {
    term: "Sale",
    aliases: ["sales", "half price", "on sale", "black friday", "special offer", "offers"],
    definition:
      "A time when a shop asks for less money than it did before. Even then, a low price still takes money out of your pocket.",
    example: "A £24 jumper at half price is £12. You pay £12. You do not gain £12.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Saving",
    aliases: [
      "how to save",
      "how to save money",
      "save",
      "savings",
      "saved",
      "saving up",
      "save up",
      "put money aside",
      "putting money aside",
    ],
    definition:
      "Keeping some of your money to use later, instead of spending all of it today. Even a little every week grows into quite a lot.",
    example: "If you put £2 a week in a jar, you have £20 after ten weeks.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Saving without a goal",
    aliases: ["S-Without Goal", "saving for nothing", "just saving"],
    definition:
      "Money that you put aside before you know what it is for. It is there and ready when something good or something bad turns up.",
    path: "/challenge-dashboard",
  },
  {
    term: "Savings account",
    aliases: ["savings account for kids", "saving account", "saver", "savings acount"],
    definition:
      "A bank account for money that you want to keep for longer. The bank pays you some interest while the money stays there.",
    example: "An account pays 5p a year for each £1. You keep £10 in it, so you get 50p.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Savings challenge",
    aliases: ["savings challenges", "join savings challenge"],
    definition:
      "A goal that you set yourself in the community, with a sum that you would like to reach. A bar shows you how far you have come.",
    path: "/community",
  },
  {
    term: "Savings goal",
    aliases: [
      "get enough for a",
      "enough money for a",
      "saving for a",
      "save for a",
      "save up for a",
      "goal",
      "goals",
      "money goal",
      "saving goal",
      "S-For Goal",
      "target",
      "savings target",
    ],
    definition:
      "The thing that you are saving for, together with its price. Once you know the price, you can work out how many weeks it will take.",
    example: "A kite costs £12. At £3 a week, you are there in four weeks.",
    path: "/community",
  },
  {
    term: "Savings rate",
    aliases: ["saving rate", "saving ratio", "SE ratio", "S/E ratio", "how much I save"],
    definition:
      "The part of your earnings that you save, written as a percentage. Your scorecard works it out from the entries in your journal.",
    example: "You earn £10 and save £3. Your savings rate is 30%.",
    path: "/kpi-scorecard",
  },
  {
    term: "Scam",
    aliases: [
      "fake website",
      "website is fake",
      "pop up",
      "have a virus",
      "scams",
      "scammer",
      "scammers",
      "fraud",
      "con",
      "trick",
      "fake shop",
      "scammed",
      "is this a scam",
    ],
    definition:
      "A trick to get hold of your money or your secrets, which often rushes you or sounds too good to be true. Stop, pay nothing and tell a grown-up. It can happen to anybody, and it is not your fault.",
  },
  {
    term: "Second-hand",
    aliases: [
      "second hand",
      "secondhand",
      "pre-loved",
      "recycling",
      "recycle",
      "reuse",
      "charity shop",
      "car boot sale",
      "hand-me-downs",
    ],
    definition:
      "Something that belonged to somebody else before it came to you. It usually costs less than a new one, and it keeps good things out of the bin.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Share",
    aliases: ["shares", "stocks", "stock", "stocks and shares", "shareholder"],
    definition:
      "A tiny part of a company that people can own. It can become worth more when the company does well, and it can become worth less or even nothing when it does not.",
  },
  {
    term: "Side hustle",
    aliases: ["side hustles", "side job", "hustle"],
    definition:
      "A small way to earn money beside school or a main job, such as selling birthday cards that you made. Talk to a grown-up at home before you begin.",
  },
  {
    term: "Skint",
    aliases: [
      "broke",
      "no money",
      "poor",
      "poverty",
      "hard up",
      "money is tight",
      "poor family",
      "strapped for cash",
      "strapped",
      "short of cash",
    ],
    definition:
      "An everyday word for having no money left. It can happen to anybody, and it is nothing to be ashamed of. If it worries you, talk to a grown-up you trust.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Spending",
    aliases: ["spend", "spent", "spends", "spending habits"],
    definition:
      "Using your money to get something. Money is well spent when it goes on things that you need, or on things that you will really enjoy.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Sponsored post",
    aliases: ["sponsored", "#ad", "paid post", "paid partnership", "affiliate link", "gifted", "sponsorship"],
    definition:
      "A post that somebody was paid to make, with money, free things or a share of the sales. In the UK it has to say so clearly, right at the start.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Standing order",
    aliases: ["standing orders"],
    definition:
      "You tell your bank to pay the same sum again and again, such as on the first day of every month. It is an easy way to save without having to remember it.",
    example: "£5 goes to your savings on the first day of each month.",
  },
  {
    term: "Statement",
    aliases: ["bank statement", "statements"],
    definition:
      "A list from the bank of everything that came into your account and went out again. It is worth reading, to check that it is all correct.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Streak",
    aliases: ["streaks", "days in a row", "daily streak"],
    definition:
      "The number of days in a row on which you did something. If you miss a day you can start again today, and your best streak stays.",
    path: "/community",
  },
  {
    term: "Subscription",
    aliases: ["subscriptions", "monthly payment", "membership", "free trial", "cancel a subscription"],
    definition:
      "Something that you pay for again and again, such as every month. A free trial can turn into one, so write down the day by which you have to cancel it.",
    example: "£5 a month is £60 a year.",
  },
  {
    term: "Supply and demand",
    aliases: [
      "everyone wants it",
      "everybody wants it",
      "why prices go up and down",
      "supply",
      "demand",
      "demand and supply",
      "why prices change",
    ],
    definition:
      "Supply is how much there is of something, and demand is how many people would like it. When lots of people want a thing and there is not much of it, the price mostly goes up.",
  },
  {
    term: "Tariff",
    aliases: ["import", "export", "imports", "exports", "customs duty"],
    definition:
      "A tax on things that are brought in from another country. It can make those things more expensive in the shops.",
  },
  {
    term: "Tax",
    aliases: ["why do we pay tax", "taxes", "income tax", "taxman", "HMRC"],
    definition:
      "Money that people and companies have to pay to the government. It pays for things that everybody shares, such as schools, roads and hospitals.",
  },
  {
    term: "Tip",
    aliases: ["tips", "tipping", "gratuity"],
    definition:
      "A little extra money for somebody who served you well, for example in a café. It is a way to say thank you.",
  },
  {
    term: "Two-step verification",
    aliases: [
      "two step verification",
      "2FA",
      "two factor",
      "second step",
      "security code",
      "verification code",
    ],
    definition:
      "A second lock for your account. After your password you type in a code as well, and nobody honest will ever ask you to send them that code.",
    path: "/account",
  },
  {
    term: "Unit price",
    aliases: ["price per unit", "price per gram", "price per 100g", "cost per use", "pounds per wear"],
    definition:
      "The price of just one piece or one gram of something. It helps you to compare a big packet with a small one.",
    example: "Six pens for £3 cost 50p each. Four pens for £2.40 cost 60p each.",
  },
  {
    term: "Value",
    aliases: ["value for money", "good value", "worth", "worth it"],
    definition:
      "How much something is worth to you. A dear thing that you use every day can be better value than a cheap one that soon breaks.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "VAT",
    aliases: ["value added tax", "sales tax"],
    definition:
      "Short for “value added tax”, a tax on most of the things that shops sell. In a UK shop it is already part of the price you see. The shop passes it on to the government.",
  },
  {
    term: "Wage",
    aliases: ["wages", "my pay", "hourly pay", "hourly wage", "minimum wage"],
    definition:
      "The money that you are paid for your work, often counted by the hour. If you work for more hours, you get a bigger wage.",
    example: "At £8 an hour, 3 hours of work earn £24.",
  },
  {
    term: "Want",
    aliases: ["wants", "P-Wants", "luxury", "luxuries", "treat", "treats"],
    definition:
      "Something that would be nice to have, although life carries on without it. Wants are welcome once the needs are taken care of.",
    example: "Shoes can be a need. The lights in the heels are a want.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Warranty",
    aliases: ["guarantee", "guarantees", "warranties"],
    definition:
      "A promise from the maker of a thing. If it breaks within a set time, they will mend or replace it.",
  },
  {
    term: "Wealth",
    aliases: ["wealthy", "rich", "riches", "millionaire", "get rich"],
    definition:
      "All that a person owns, after you take away all that they owe. It mostly builds up slowly, and it cannot tell you how kind or clever somebody is.",
  },
  {
    term: "Withdrawal",
    aliases: ["withdraw", "withdrawals", "take out", "take money out", "withdrawl"],
    definition:
      "Money that you take out of your bank account. It can be cash, or it can go to another account.",
    example: "You have £30 in the bank and take out £10. The balance is now £20.",
  },
];
