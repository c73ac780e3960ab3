/**
 * Money words for ages 8-16 in alphabetical order, for the guide to look up.
 *
 * The glossary explains and never advises: it says how investing, crypto and gambling work, and never what to buy. It
 * names no makers, shops, banks or games. It leaves out figures that change, such as tax rates and limits. Two
 * exceptions are that credit starts at 18 in the UK, as the Debt Trap chapter also says, and the payslip under “Gross
 * and net”.
 */
export interface GlossaryTerm {
  term: string;
  /** Other names, forms and spellings that a child might type, wrong ones included. The page never shows them. */
  aliases: readonly string[];
  /** One to four short sentences. */
  definition: string;
  /** A scene from everyday life, with correct sums. */
  example?: string;
  /** The page of this site with more about it. */
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
      "Short for “Four Money Quadrants”, a map with four tiles. Higher up means earning more, and further right means spending more. Everybody moves from tile to tile, so no tile is for ever.",
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
      "A coin you earn on this site each time you pass a quiz in the Quiz Hub. It shows what you have learned. It is not real money, so you cannot spend it.",
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
      "For ninety days you write down what you earn, save and spend. Six small missions help you along the way. It is free, and if you miss a day you just carry on.",
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
      "A message that tries to get you to buy or do something. Somebody has paid for it, and it is made to look as good as possible.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Allowance",
    aliases: ["E-Allowance", "monthly allowance"],
    definition:
      "Another name for pocket money. It is a set amount that you get at a set time, such as every Saturday morning.",
    path: "/challenge-dashboard",
  },
  {
    term: "APR",
    aliases: ["annual percentage rate"],
    definition:
      "Short for “annual percentage rate”. It shows what borrowing costs over a year, including any fees that nobody can avoid. It lets you compare two loans fairly.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "ATM",
    aliases: ["cash machine", "cashpoint", "hole in the wall", "cash point", "atms"],
    definition:
      "A machine in a wall that gives you cash from your bank account. You need your card and your PIN. A few machines charge a fee.",
  },
  {
    term: "Average",
    aliases: ["averages", "mean average"],
    definition:
      "Add all the numbers together, then share the total out evenly. The average is the size of each share.",
    example: "You spend £2, £3 and £4. That is £9 in all. Divide it by three, and the average is £3.",
  },
  {
    term: "Badge",
    aliases: ["badges", "award", "awards", "Streak Champ"],
    definition:
      "A small reward on this site. You get one for keeping up a habit for seven days, for example. Badges are there to enjoy, and you cannot buy them.",
    path: "/community",
  },
  {
    term: "Balance",
    aliases: ["bank balance", "how much I have left", "account balance"],
    definition:
      "The amount of money in your account right now. It helps to check it before you spend anything.",
  },
  {
    term: "Bank",
    aliases: ["banks", "banking"],
    definition:
      "A company that keeps people’s money safe. It lends some of that money to other people, who pay interest for it.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Bank transfer",
    aliases: ["transfer", "send money", "money transfer", "online payment"],
    definition:
      "Sending money from one bank account to another. Check the name and the numbers first. A payment to the wrong person can be hard to get back.",
  },
  {
    term: "Bankruptcy",
    aliases: ["bankrupt", "go bust", "bust"],
    definition:
      "When somebody owes much more money than they could ever pay back. The law has a way to sort it out. After that, they can start again.",
  },
  {
    term: "Bargain",
    aliases: ["bargains", "good deal", "deal", "deals"],
    definition:
      "Something good that costs less than usual. It is only a real bargain if you wanted it anyway.",
  },
  {
    term: "Barter",
    aliases: ["bartering", "swap", "swapping", "swaps", "trade", "trading things"],
    definition:
      "Swapping one thing for another without using any money. It only works if each person wants what the other one has.",
    example: "You swap two comics for one football card.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "Bear market",
    aliases: ["bear markets", "bull market", "bull markets", "bull and bear market"],
    definition:
      "A long time when most share prices go down. When they go up for a long time, it is called a bull market. Nobody can know how long either of them will last.",
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
      "A note that says how much you have to pay, and the date to pay it by. Families get bills for things like water, power and phones.",
  },
  {
    term: "Bonus",
    aliases: ["bonuses"],
    definition:
      "An extra payment on top of normal pay. Workers may get one when their work has gone very well.",
  },
  {
    term: "Borrow",
    aliases: ["borrowing", "borrowed", "borow", "borrower"],
    definition:
      "To use something that belongs to somebody else, and then give it back. Say when you will return it, and keep your promise.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Brand",
    aliases: ["brands", "logo", "designer", "big brand"],
    definition:
      "The name and the look that tell you who made something. You often pay extra for the name, so check if the thing itself is really better.",
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
      "A plan for your money. You write down what is coming in, and then decide what each part is for.",
    example: "You get £4. You plan £2 to spend, £1.50 to save and 50p to give.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Business",
    aliases: ["businesses", "company", "companies", "firm", "enterprise", "start-up"],
    definition:
      "People who work together to make things or to help others, and get paid for it. A business can only last if more money comes in than goes out.",
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
      "You get something today and pay for it over the next few weeks. It is a kind of loan, so paying late can cost extra. In the UK you normally have to be eighteen to use it.",
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
      "Coins and notes that you can hold in your hand. One good thing about cash is that you can see how much you have left.",
  },
  {
    term: "Cash injection",
    aliases: ["cash injections", "injection of cash", "capital injection"],
    definition:
      "New money that goes into a business all at once. It helps the business to grow, or to get through a bad time.",
    example: "A café needs a new oven. Its owner puts in £2,000, and the café can bake again.",
  },
  {
    term: "Charity",
    aliases: ["charities", "good cause", "fundraising", "fundraiser"],
    definition:
      "A group that helps people, animals or nature. It does not try to make a profit, and it runs on gifts of money and time.",
  },
  {
    term: "Cheque",
    aliases: ["cheques", "check", "checks"],
    definition:
      "A piece of paper that tells a bank to pay money to the person named on it. Not many people use cheques any more.",
  },
  {
    term: "Chore",
    aliases: ["chores", "E-Chore", "housework", "jobs at home", "helping at home", "jobs round the house"],
    definition:
      "A job that needs doing at home, such as washing up or making the beds. Some families pay for extra chores and others do not. Both ways can work well.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Coin",
    aliases: ["coins", "change", "loose change", "coppers"],
    definition:
      "A small, flat piece of metal that we use as money. The coins in UK shops go from 1p up to £2.",
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
      "When several shops or people want the same customers. Each of them tries to be a little better, or a little cheaper, than the others.",
    example: "Two stalls sell lemonade. One lowers its price, and the other adds a straw.",
  },
  {
    term: "Compound interest",
    aliases: ["compound", "compounding", "compounded", "interest on interest", "compound intrest"],
    definition:
      "Interest that is paid on your interest as well. The part that has grown starts to grow too. That is lovely when you save, but it makes a debt grow faster.",
    example: "£100 at 10% is £110 after one year. After two years it is £121.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Contactless",
    aliases: ["tap to pay", "tap and pay", "contactless card", "phone pay"],
    definition:
      "Paying by holding a card or a phone close to a machine, without typing in a number. It is so quick that you can easily lose count of what you spend.",
  },
  {
    term: "Cost",
    aliases: ["costs", "costing"],
    definition:
      "Everything you have to give up to get something and to keep it going. That can be a lot more than the price on the label.",
    example: "A printer costs £40, and then it keeps on needing ink.",
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
      "Getting something now and paying for it later. It is really a kind of borrowing, and in the UK you normally have to be eighteen to do it.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Credit card",
    aliases: ["credit cards", "creditcard"],
    definition:
      "A card that lets an adult pay with borrowed money and get a bill every month. If they pay only part of the bill, interest is added to the rest.",
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
      "Digital money that exists only on computers, with no bank to look after it. Its price jumps up and down, and people can lose everything they put in. It is not for children, and there are many crypto scams.",
  },
  {
    term: "Currency",
    aliases: ["currencies", "foreign money", "euro", "euros", "holiday money"],
    definition:
      "The kind of money that a country uses. The UK has the pound, and many other countries in Europe share the euro.",
  },
  {
    term: "Current account",
    aliases: ["checking account", "everyday account", "current acount"],
    definition:
      "A bank account for everyday money. Your pay goes into it, and you can use a card to spend it or to take out cash.",
  },
  {
    term: "Customer",
    aliases: ["find customers", "customers", "client", "shopper"],
    definition:
      "Somebody who buys something from a shop, or pays a person for their help. A happy customer will often come back.",
  },
  {
    term: "Dark pattern",
    aliases: ["dark patterns", "fake timer", "fake countdown", "tricky website"],
    definition:
      "A trick on a screen that steers you towards a choice you might not have made. One example is a clock that only pretends to run out.",
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
      "Money that you have to pay back to somebody. One debt that you have planned for can be fine. Lots of small ones are hard to keep track of.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Deposit",
    aliases: ["deposits", "pay in", "paying in", "put money in"],
    definition:
      "Money that you pay into an account. It can also be the first part of a price. You pay it so that the shop will keep something for you.",
  },
  {
    term: "Direct debit",
    aliases: ["direct debits", "DD"],
    definition:
      "You let a company take what you owe from your bank account on the day it is due. The amount can be different each time.",
    example: "Many families pay for gas and electricity this way.",
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
      "An amount taken off the normal price. Sometimes you need a voucher or a special code to get it.",
    example: "10% off £24 is £2.40, so you pay £21.60.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Dividend",
    aliases: ["dividends"],
    definition:
      "A part of a company’s profit that is paid to the people who own its shares. Not every company pays one, and nobody can be sure of getting it.",
  },
  {
    term: "Donation",
    aliases: ["donate", "donations", "giving", "give to charity", "sharing money", "share money"],
    definition:
      "Money, things or time that you give away to help somebody. Even a small gift counts, and it is always your own choice.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Earning",
    aliases: ["earn", "earnings", "earned", "make money", "making money", "get money"],
    definition:
      "You earn when you do some work and somebody pays you for it. The money is yours, so you can plan what to do with it.",
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
      "Money that you keep for a bad surprise, such as a burst bike tyre. Leave it alone until you really need it. Afterwards, fill it up again.",
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
      "A person who turns an idea into their own business. They try things out, learn from what goes wrong and often try again.",
  },
  {
    term: "Exchange rate",
    aliases: ["exchange rates", "exchange", "currency exchange", "change money"],
    definition:
      "How much of another country’s money you get for your own. It goes up and down a little from day to day.",
    example: "If £1 gets you €1.20, then £10 gets you €12.",
  },
  {
    term: "Expense",
    aliases: ["expenses", "outgoings", "money out", "money going out"],
    definition:
      "Anything that you have to pay for. Add up all your expenses, and you can see where your money really goes.",
    example: "Your bus fare is an expense, and so is a present for a friend.",
  },
  {
    term: "Fair trade",
    aliases: ["fairtrade", "ethical shopping"],
    definition:
      "A way of buying and selling that treats farmers and makers well. They get a fair price for what they grow or make.",
  },
  {
    term: "Fee",
    aliases: ["fees", "charge", "charges", "bank charges"],
    definition:
      "Money that you pay for a service, or sometimes for being late. Even a small monthly fee adds up over a year.",
    example: "£3 a month is £36 a year.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "FOMO",
    aliases: ["left out", "fear of missing out", "missing out", "fomo meaning"],
    definition:
      "Short for “fear of missing out”. It is the fluttery feeling that everyone else has something and you don’t. Grown-ups get it too, and it usually fades if you wait a little.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Fund",
    aliases: ["funds", "index fund", "investment fund"],
    definition:
      "A big pot that many adults put money into together. The money is spread over lots of companies. What is in the pot can go up, and it can also go down.",
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
      "Paying money for a chance to win more. Most people lose more than they win, and it is not for children. If it worries you, at home or in a game, talk to a grown-up you trust.",
  },
  {
    term: "Gift card",
    aliases: ["gift cards", "gift voucher", "book token"],
    definition:
      "A card with money on it that you can use in one shop, or in a few. Check the date, because it may run out. Nobody honest will ever ask you to pay a bill with one.",
  },
  {
    term: "Gig",
    aliases: ["gigs", "odd job", "odd jobs", "one-off job"],
    definition:
      "A small job that you do once, or only now and then. Watering a neighbour’s plants while they are away is a gig.",
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
      "The place in our community where children share ideas for earning money. You can read them, vote for them and add one of your own. Nobody sees your name.",
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
      "When a company has run out of money and cannot pay what it owes. It has to close, or somebody else takes it over. The people who work there may have to look for new jobs.",
  },
  {
    term: "Goods and services",
    aliases: ["goods", "services", "product", "products"],
    definition:
      "Goods are things you can touch, such as a bike. A service is something another person does for you, such as cutting your hair.",
  },
  // 2026-27 rules for an employee aged 16 or over: Income Tax is 20% above £1,047.50 a month (£12,570 a year) and National
  // Insurance is 8% above £1,048 a month. £1,548 pays £100.10 and £40.00, which leaves £1,407.90.
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
      "Gross means the whole amount, before anything is taken off. Net means what is left in the end.",
    example:
      "Ali earns £1,548 a month. About £100 of it goes on tax, and £40 on National Insurance. His gross pay is £1,548, and his net pay is about £1,408.",
  },
  {
    term: "Habit",
    aliases: ["habits", "money habit", "money habits", "routine"],
    definition:
      "Something you do so often that it gets easy. Putting a coin in a jar every night is a habit.",
    path: "/community",
  },
  {
    term: "Haggling",
    aliases: ["haggle", "asking for a lower price"],
    definition:
      "Asking in a friendly way for a lower price, perhaps at a market. You name a price, and the seller names another. Then you try to meet in the middle.",
  },
  {
    term: "Hype",
    aliases: ["hyped", "drop", "drops", "limited edition", "craze", "trend", "trends", "viral"],
    definition:
      "When something seems very exciting because everyone around you is talking about it. Hype soon fades, so ask yourself how much you will like it in a month.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Identity theft",
    aliases: ["stolen identity", "ID theft", "personal details", "personal information"],
    definition:
      "When somebody uses your name and details to pretend to be you. Share as little as you can online. Ask a grown-up before you fill in a form.",
  },
  {
    term: "Impulse buy",
    aliases: ["impulse buying", "impulse spending", "impulse", "buying without thinking"],
    definition:
      "Something you buy all of a sudden, without planning it. If you sleep on it for a night, you may find you no longer want it.",
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
      "Something you buy inside a game, such as gems or a new look for your player. It can feel like toy money, but somebody pays for it in real pounds. Ask at home first.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Income",
    aliases: ["money in", "money coming in"],
    definition:
      "All the money that comes in to you. Pocket money is part of it, and so are birthday money and pay for small jobs.",
    example: "£4 of pocket money and £6 for walking a dog make an income of £10.",
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
    definition: "When prices go up over time, so the same pound buys a little less than before.",
    example: "A bun used to cost 50p and now costs 60p. Your £3 bought six buns. Now it buys five.",
  },
  {
    term: "Influencer",
    aliases: ["influencers", "influence", "influenser", "creator", "content creator", "streamer"],
    definition:
      "Someone lots of people follow and listen to online. Companies pay some of them to show their things. A post like that must be clearly marked as an ad.",
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
      "You pay a company a small amount every month or every year. If something bad happens, the insurance company helps to pay for it.",
    example: "Your bike is insured and gets stolen. The company helps to pay for a new one.",
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
      "Interest is the rent that people pay for using money. A bank pays you interest when you save, and you pay interest when you borrow.",
    example: "A bank pays 5p a year for every £1. Your £10 of savings earns 50p in a year.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Investing",
    aliases: ["invest", "investment", "investments", "investor", "stock market", "investing for kids"],
    definition:
      "Adults who invest put money into something they hope will grow over many years. It can also shrink, so they may get back less than they put in. We explain it here, but we give no tips.",
  },
  {
    term: "Invoice",
    aliases: ["invoices"],
    definition:
      "A note that a business sends to ask for payment. It says what was done, how much it costs and when to pay.",
  },
  {
    term: "Job",
    aliases: ["jobs", "paper round", "saturday job", "part-time job", "babysitting", "dog walking"],
    definition:
      "Work that somebody pays you to do. In the UK there are rules about how old you must be and how long you may work. Ask a grown-up before you say yes.",
  },
  {
    term: "Joint account",
    aliases: ["shared account"],
    definition:
      "A bank account that two people share. Both of them can pay money in, and both of them can take it out.",
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
      "Your own money diary, where you write down what you earn, save and spend. It adds up each week for you. Nobody else on the site can see it.",
    path: "/challenge-dashboard",
  },
  {
    term: "Kindness quest",
    aliases: ["kindness quests", "kind deed", "quest", "quests", "kindness"],
    definition:
      "A kind thing you have done, which you tell us about in the community. A moderator reads it, but other children cannot see it.",
    path: "/community",
  },
  {
    term: "Knowledge points",
    aliases: ["knowledge point", "points"],
    definition:
      "Points on your scorecard for what you have learned. You get ten for each different quiz you pass.",
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
      "A KS need is a need you planned for. You can choose it in your journal when you write down what you spent.",
    example: "You set £2 aside for a new pen. When you buy the pen, that is a KS need.",
    path: "/challenge-dashboard",
  },
  {
    term: "Lend",
    aliases: ["lending", "lender", "lent", "lend money to a friend"],
    definition:
      "To let somebody use your money or your things for a while. It is wise to lend only what you can manage without.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Loan",
    aliases: ["loans", "lone", "bank loan"],
    definition:
      "Money that you get now and pay back later, usually in small parts. It often costs extra, and the extra is called interest.",
    example: "You borrow £20 and pay back £24. The loan cost you £4.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Loan shark",
    aliases: ["loan sharks", "illegal lender", "loan-shark"],
    definition:
      "Somebody who lends money illegally and asks for far too much back. The person who borrowed is not the one in trouble. Tell a grown-up you trust.",
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
      "A box in a game that you pay for before you can see what is inside. It is a bit like a bet, because most boxes only hold something small.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Loss",
    aliases: ["losses", "make a loss", "losing money"],
    definition: "You make a loss when something costs you more money than you get back for it.",
    example: "Your lemons and cups cost £6. You sell all your drinks for £4. That is a loss of £2.",
  },
  {
    term: "Minimum payment",
    aliases: ["minimum repayment", "minimum repayments", "minimum payments", "paying the minimum"],
    definition:
      "The smallest part of a credit card bill that has to be paid each month. If somebody only ever pays the minimum, the debt can last for years and years.",
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
      "Something that people agree to take when they sell things. It makes swapping easy. You can work today and use what you earned to buy bread tomorrow.",
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
      "Somebody who lets a stranger move money through their bank account. The money is often stolen, and helping to move it is a crime. Say no, and tell a grown-up you trust.",
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
      "A sheet for writing down what you earn, save and spend. You do not need an account for it. It stays in your own browser, and you can print it.",
    path: "/excel-tracker",
  },
  {
    term: "Mortgage",
    aliases: ["mortgages", "home loan", "house loan", "buying a house"],
    definition:
      "A very large loan that helps people to buy a home. They pay it back with interest, and that can take twenty or thirty years.",
  },
  {
    term: "National Insurance",
    aliases: ["NI", "national insurance number"],
    definition:
      "Money that most workers in the UK pay out of their wages. It helps to pay for the State Pension and some other kinds of help.",
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
      "Something you must have to be safe and healthy, to learn and to grow. The same thing can be a need for one person and a want for another.",
    example: "A warm winter coat is a need if your old one is too small.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Negotiation",
    aliases: ["negotiate more", "negotiate", "negotiating", "bargaining", "make a deal"],
    definition:
      "Talking together until both sides can say yes to a deal. Usually each side gives way a little, and nobody has to be rude.",
    example: "You ask for £6 to wash a car. They say £4. You both agree on £5.",
  },
  {
    term: "Net worth",
    aliases: ["assets", "asset", "liabilities"],
    definition:
      "Add up everything you own, then take away everything you owe. The number that is left is your net worth.",
    example: "You have £30 and you owe £10. Your net worth is £20.",
  },
  {
    term: "Non-KS need",
    aliases: ["P-Non-KS Needs", "non KS", "unplanned need", "non-KS"],
    definition:
      "A need you had not planned for, because it came as a surprise. That happens to everybody, and your journal has a place for it.",
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
      "The thing you miss out on because you chose something else. You can only spend each pound once, so choosing one thing means giving up another.",
    example: "You buy the yo-yo, so you have no bus fare left. The yo-yo has cost you the bus ride too.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Overdraft",
    aliases: ["overdrafts", "overdrawn", "in the red", "minus balance"],
    definition:
      "When an adult spends more than there is in their account, the bank may lend them the rest. That is called an overdraft, and it usually costs interest.",
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
      "When somebody gets less pay than before for the same work. A family may then have to make a new budget, and that is a job for the grown-ups.",
    example: "If pay goes from £400 a week to £360 a week, that is a cut of £40.",
  },
  {
    term: "Payslip",
    aliases: ["pay slip", "payslips", "wage slip"],
    definition:
      "A note from your employer that shows how much you earned. It also shows what was taken off, such as tax, and what is left to take home.",
  },
  {
    term: "Peer pressure",
    aliases: ["everyone has one", "everybody has one", "fitting in"],
    definition:
      "The push you feel to do the same as your friends. You can like your friends very much and still decide for yourself.",
    example: "In a class of 30, three people have the hoodie. That is not “everyone”.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Penny",
    aliases: ["pennies", "pence"],
    definition:
      "The smallest coin in the United Kingdom. A hundred pennies make one pound. We say “one penny”, but “two pence”.",
  },
  {
    term: "Pension",
    aliases: ["pensions", "retirement money", "retirement"],
    definition:
      "Money to live on when you are older and have stopped working. People pay into a pension bit by bit all through their working lives.",
  },
  {
    term: "Percent",
    aliases: ["percentage", "percentages", "per cent", "%", "percentige", "how do percentages work"],
    definition:
      "Percent means “out of every hundred”. So 10% of something is ten parts out of a hundred. That is the same as one part out of ten.",
    example: "10% of £24 is £2.40.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Phase",
    aliases: ["phases", "six phases", "mission", "missions"],
    definition:
      "A part of the 90-day challenge that lasts two weeks. There are six phases. Each one has a mission that adds one new habit.",
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
      "A fake message that looks as if it came from a bank, a game or a friend. It is really after your password. Do not tap anything in it, and show it to a grown-up.",
  },
  {
    term: "Piggy bank",
    aliases: ["piggybank", "piggy", "money box", "moneybox", "savings jar", "money jar", "jam jar"],
    definition:
      "A pot or a jar for keeping your coins at home. It is fine for a small amount, but a large amount is safer in a real bank.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "PIN",
    aliases: ["pin number", "pin code", "secret number", "personal identification number"],
    definition:
      "The secret number that goes with a bank card. Cover it with your hand when you type it in. Never tell anybody what it is, not even your best friend.",
  },
  {
    term: "Pocket money",
    aliases: ["weekly money", "money from mum and dad", "money from my parents"],
    definition:
      "A small amount of money that a child gets from home, often every week. It is money to practise with, so a mistake with it is never a big one.",
    example: "With £4 a week you could spend some, save some and share some.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Ponzi scheme",
    aliases: ["ponzi", "ponzi schemes", "ponzi scam", "pyramid scheme", "pyramid schemes"],
    definition:
      "A trick that promises lots of extra money, and pays people with what newer people put in. When nobody new joins, it falls apart and most people lose their money. If anybody offers you something like this, show it to a grown-up you trust.",
  },
  {
    term: "Pound",
    aliases: ["pounds", "quid", "fiver", "tenner", "sterling", "pound sterling", "GBP", "£"],
    definition:
      "The money of the United Kingdom. One pound is a hundred pence. People also call £1 a quid, £5 a fiver and £10 a tenner.",
  },
  {
    term: "Prepaid card",
    aliases: ["prepaid", "kids card", "children’s card", "pre-paid card", "top-up card"],
    definition:
      "A card that you top up with money before you can use it. You can never spend more than is on it. Some of these cards charge a monthly fee.",
    path: "/resources/raising-money-smart-kids",
  },
  {
    term: "Price",
    aliases: ["prices", "price tag", "how much is it"],
    definition:
      "The amount of money you have to pay to get something. The same thing can have a different price in another shop.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Profit",
    aliases: ["profits", "make a profit"],
    definition:
      "The money you have left over when you sell something. First you take away everything it cost you to make.",
    example: "You sell cakes for £12. The flour and eggs cost £5. Your profit is £7.",
  },
  {
    term: "QI",
    aliases: ["Q1", "quadrant 1", "quadrant one", "Fun Spender", "Burst Spender", "Momentum Spender"],
    definition:
      "The top right tile of the money map: earns more, spends more. It is called Fun Spender at Level 1, Burst Spender at Level 2 and Momentum Spender at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "QII",
    aliases: ["Q2", "quadrant 2", "quadrant two", "Money Master", "Super Saver", "Wealth Architect"],
    definition:
      "The top left tile of the money map: earns more, spends less. It is called Money Master at Level 1, Super Saver at Level 2 and Wealth Architect at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "QIII",
    aliases: ["Q3", "quadrant 3", "quadrant three", "Careful Keeper", "Budget Boss", "Frugal Navigator"],
    definition:
      "The bottom left tile of the money map: earns less, spends less. It is called Careful Keeper at Level 1, Budget Boss at Level 2 and Frugal Navigator at Level 3.",
    path: "/find-your-quadrant",
  },
  {
    term: "QIV",
    aliases: ["Q4", "quadrant 4", "quadrant four", "Learning Grower", "Dreamer", "Balance Seeker"],
    definition:
      "The bottom right tile of the money map: earns less, spends more. It is called Learning Grower at Level 1, Dreamer at Level 2 and Balance Seeker at Level 3.",
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
      "The price of your work for each hour or each job. To choose yours, think about the time it takes, what you need for it and what other people charge.",
  },
  {
    term: "Ratio",
    aliases: ["ratios", "KS ratio", "KS spending ratio", "spending ratio"],
    definition:
      "A number that compares two amounts. Your journal works out two of them. One compares your saving with your earning, and one compares KS needs with all your spending.",
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
      "A time when people in a country buy less and businesses earn less, so some workers lose their jobs. It can last a while, and then things slowly get better.",
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
      "Money you get back when you return something, perhaps because it is broken. Ask in the shop, and take the receipt with you.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Rent",
    aliases: ["renting", "landlord"],
    definition: "Money you pay to use something that is not yours. Lots of families pay rent for their home.",
  },
  {
    term: "Risk",
    aliases: ["risks", "risky", "safe or risky"],
    definition:
      "The chance that something will not turn out the way you hoped. If somebody promises lots of money with no risk at all, be very careful.",
  },
  {
    term: "Salary",
    aliases: ["salaries", "yearly pay", "annual pay"],
    definition:
      "Pay for a job, in the same amount every month. People often talk about it as one amount for the whole year.",
    example: "A salary of £24,000 a year is £2,000 a month before tax.",
  },
  {
    term: "Sale",
    aliases: ["sales", "half price", "on sale", "black friday", "special offer", "offers"],
    definition:
      "A time when a shop sells things for less than before. Even then, a low price still takes money out of your pocket.",
    example: "A £24 jumper is half price. You pay £12. You have not gained £12.",
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
    example: "If you put £2 in a jar every week, you have £20 after ten weeks.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Saving without a goal",
    aliases: ["S-Without Goal", "saving for nothing", "just saving"],
    definition:
      "Money you put aside before you know what it is for. It is ready for something good, or for a bad surprise.",
    path: "/challenge-dashboard",
  },
  {
    term: "Savings account",
    aliases: ["savings account for kids", "saving account", "saver", "savings acount"],
    definition:
      "A bank account for money that you want to keep for longer. The bank pays you some interest while the money is there.",
    example: "A bank pays 5p a year for every £1. You keep £10 there, so you get 50p a year.",
    path: "/quiz/money-brain-battle",
  },
  {
    term: "Savings challenge",
    aliases: ["savings challenges", "join savings challenge"],
    definition:
      "A goal that you set yourself in the community, with an amount you want to reach. A bar shows how far you have got.",
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
      "The thing you are saving for, and its price. Once you know the price, you can work out how many weeks it will take.",
    example: "A kite costs £12. If you save £3 a week, you get there in four weeks.",
    path: "/community",
  },
  {
    term: "Savings rate",
    aliases: ["saving rate", "saving ratio", "SE ratio", "S/E ratio", "how much I save"],
    definition:
      "The part of your earnings that you save, as a percentage. Your scorecard works it out from your journal.",
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
      "A trick to get your money or your secrets. It often rushes you or sounds too good to be true. Stop, pay nothing and tell a grown-up. It can happen to anybody, and it is not your fault.",
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
      "Something that belonged to somebody else before you. It usually costs less than a new one, and it keeps good things out of the bin.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Share",
    aliases: ["shares", "stocks", "stock", "stocks and shares", "shareholder"],
    definition:
      "A tiny part of a company that people can own. It may be worth more when the company does well. When the company does badly, it may be worth less, or even nothing.",
  },
  {
    term: "Side hustle",
    aliases: ["side hustles", "side job", "hustle"],
    definition:
      "A small way to earn money alongside school or a main job. You might make and sell birthday cards, for example. Talk to a grown-up at home before you start.",
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
      "Using your money to get something. Money is well spent when it goes on things you need, or on things you will really enjoy.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Sponsored post",
    aliases: ["sponsored", "#ad", "paid post", "paid partnership", "affiliate link", "gifted", "sponsorship"],
    definition:
      "A post that somebody was paid to make. The pay can be money, free things or a share of the sales. In the UK the post has to say so clearly, right at the start.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Standing order",
    aliases: ["standing orders"],
    definition:
      "You ask your bank to pay the same amount again and again, for example every month. It makes saving easy, because you do not have to remember it.",
    example: "£5 goes to your savings on the first day of each month.",
  },
  {
    term: "Statement",
    aliases: ["bank statement", "statements"],
    definition:
      "A list from the bank of all the money that came into your account and went out again. It is worth reading, to check that it is all correct.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Streak",
    aliases: ["streaks", "days in a row", "daily streak"],
    definition:
      "The number of days in a row that you have done something. If you miss a day you can start again, and you keep your best streak.",
    path: "/community",
  },
  {
    term: "Subscription",
    aliases: ["subscriptions", "monthly payment", "membership", "free trial", "cancel a subscription"],
    definition:
      "Something you pay for again and again, for example every month. A free trial can turn into one, so write down the last day you can cancel it.",
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
      "Supply is how much there is of something. Demand is how many people want it. When lots of people want something and there is little of it, the price usually goes up.",
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
      "A little extra money for somebody who looked after you well, for example in a café. It is a way to say thank you.",
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
      "A second lock for your account. After your password, you type in a code as well. Nobody honest will ever ask you to send them that code.",
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
      "How much something is worth to you. A strong bag that costs more can be better value than a cheap one that soon breaks.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "VAT",
    aliases: ["value added tax", "sales tax"],
    definition:
      "Short for “value added tax”. It is a tax on most of the things that shops sell. In a UK shop it is already part of the price you see. The shop passes it on to the government.",
  },
  {
    term: "Wage",
    aliases: ["wages", "my pay", "hourly pay", "hourly wage", "minimum wage"],
    definition:
      "The money you are paid for your work, often by the hour. If you work more hours, you earn more.",
    example: "At £8 an hour, three hours of work earn you £24.",
  },
  {
    term: "Want",
    aliases: ["wants", "P-Wants", "luxury", "luxuries", "treat", "treats"],
    definition:
      "Something that would be nice to have, but that you can manage without. Wants are welcome once the needs are taken care of.",
    example: "Shoes can be a need. The lights in the heels are a want.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Warranty",
    aliases: ["guarantee", "guarantees", "warranties"],
    definition:
      "A promise from the company that made something. If it breaks within a set time, they will mend or replace it.",
  },
  {
    term: "Wealth",
    aliases: ["wealthy", "rich", "riches", "millionaire", "get rich"],
    definition:
      "All that a person owns, after you take away all that they owe. It usually builds up slowly. It cannot tell you how kind or clever somebody is.",
  },
  {
    term: "Withdrawal",
    aliases: ["withdraw", "withdrawals", "take out", "take money out", "withdrawl"],
    definition:
      "Money that you take out of your bank account. You can take it as cash, or send it to another account.",
    example: "You have £30 in the bank and take out £10. Your balance is now £20.",
  },
];
