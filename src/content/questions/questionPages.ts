/** The pages of questions: their addresses, and their titles for lists and links. The answers are heavy, so they are elsewhere. */
import type { PageMeta } from "@/content/pageMeta";

export interface QuestionPage {
  path: `/resources/questions/${string}`;
  title: string;
  /** One sentence under the title and on the card. */
  lead: string;
  ages: string;
  meta: PageMeta;
}

export const QUESTION_PAGES = {
  saving: {
    path: "/resources/questions/saving-up",
    title: "Saving up",
    lead: "How to choose a goal, keep going, and find a safe place for what you save.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about saving up, for ages 8-16 | 4MQ",
      description:
        "How much should I save, and where? Short answers about goals, jars, challenges and saving with friends, each with an example.",
    },
  },
  interestAndAccounts: {
    path: "/resources/questions/interest-and-accounts",
    title: "Interest and savings accounts",
    lead: "How money grows in a bank, and which account is good for you.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about interest and accounts, ages 8-16 | 4MQ",
      description:
        "What is an ISA? Short answers about interest, AER, Junior ISAs, Child Trust Funds and Premium Bonds for children, each with an example.",
    },
  },
  shopsAndRefunds: {
    path: "/resources/questions/shops-and-refunds",
    title: "Shops and refunds",
    lead: "How to check your change, spot the tricks of a shop, and get your money back.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about shops and refunds, for ages 8-16 | 4MQ",
      description:
        "Can I get a refund without a receipt? Short answers about change, shop tricks, returns, gift cards and tickets in the UK, each with an example.",
    },
  },
  pricesAndValue: {
    path: "/resources/questions/prices-and-value",
    title: "Prices and good choices",
    lead: "How to see what is worth its price, and make your money last.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about prices and choices, for ages 8-16 | 4MQ",
      description:
        "Is the bigger pack cheaper? Short answers about needs and wants, budgets, sales, brands and rising prices, each with a sum to follow.",
    },
  },
  homeAndBills: {
    path: "/resources/questions/home-and-bills",
    title: "Food, phones and bills",
    lead: "What it costs to eat, to stay warm and to have a phone, and how to pay less.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about food, phones and bills, ages 8-16 | 4MQ",
      description:
        "How much is a weekly food shop? Short answers about food, energy, phone contracts, pets, insurance and other costs of a UK home.",
    },
  },
  daysOutAndTravel: {
    path: "/resources/questions/days-out-and-travel",
    title: "Days out and travel",
    lead: "What a trip, a party, a club or a bus ride costs, and how to plan for it.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about days out and travel, ages 8-16 | 4MQ",
      description:
        "How much is the bus for children? Short answers about holidays, parties, clubs, fares and free things to do in the UK, each with a sum.",
    },
  },
  earning: {
    path: "/resources/questions/earning",
    title: "Earning your own money",
    lead: "Jobs you can do at your age, what to charge, and how to stay safe.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about earning money, for ages 8-16 | 4MQ",
      description:
        "How can I earn money if I’m under 11? Short answers about small jobs, chores, paper rounds and babysitting, each with an example.",
    },
  },
  sellingAndBusiness: {
    path: "/resources/questions/selling-and-business",
    title: "Selling and small business",
    lead: "How to sell what you make, set a price, and see if it pays.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about selling and business, ages 8-16 | 4MQ",
      description:
        "Can I sell slime or old toys? Short answers about stalls, prices, profit, online sales and a first small business for children.",
    },
  },
  findingAJob: {
    path: "/resources/questions/finding-a-job",
    title: "Finding a job",
    lead: "From what age you can work, for how long, and how to get your first job.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about finding a first job, ages 8-16 | 4MQ",
      description:
        "How old must I be to get a part-time job? Short answers about UK work permits, hours at school, CVs, interviews and the first day.",
    },
  },
  rightsAtWork: {
    path: "/resources/questions/rights-at-work",
    title: "Your rights at work",
    lead: "What your boss has to pay, which breaks you get, and what to do if it goes wrong.",
    ages: "Ages 14 and over",
    meta: {
      title: "Questions about rights at work, ages 14 and over | 4MQ",
      description:
        "Does a trial shift have to be paid? Short answers about pay, breaks, holiday, sick pay, notice and unfair treatment in a first UK job.",
    },
  },
  pay: {
    path: "/resources/questions/pay",
    title: "Pay and payslips",
    lead: "How much jobs pay, what a payslip says, and how much of the pay is left.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about pay and payslips, ages 8-16 | 4MQ",
      description:
        "What is the minimum wage at 16? Short answers about UK wages, payslips, tax codes and National Insurance, each with a sum to follow.",
    },
  },
  tax: {
    path: "/resources/questions/tax",
    title: "Tax and the country’s money",
    lead: "What tax is for, who pays it, and why a whole country can run short of money.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about tax, for ages 8-16 | 4MQ",
      description:
        "Do children pay tax? Short answers about Income Tax, VAT, the Budget, the national debt and inflation in the UK, each with an example.",
    },
  },
  benefits: {
    path: "/resources/questions/benefits",
    title: "Benefits and pensions",
    lead: "What people can get if they are ill or old, have a baby or lose their job.",
    ages: "Ages 11 and over",
    meta: {
      title: "Questions about benefits, ages 11 and over | 4MQ",
      description:
        "What can somebody get when they lose their job? Short answers about Universal Credit, help with rent and childcare, and the State Pension.",
    },
  },
  coinsAndNotes: {
    path: "/resources/questions/coins-and-notes",
    title: "Coins, notes and cash",
    lead: "What each coin is worth, who makes our money, and what to do with an old note.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about coins and notes, for ages 8-16 | 4MQ",
      description:
        "Who makes our coins and notes? Short answers about UK cash, old and fake notes, the history of money and money abroad, with examples.",
    },
  },
  banks: {
    path: "/resources/questions/banks",
    title: "Bank accounts",
    lead: "What a bank does with your money, and how to open and use your own account.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about bank accounts, for ages 8-16 | 4MQ",
      description:
        "Can I have a bank account at 11? Short answers about UK accounts, transfers, statements, cheques and cash machines, each with an example.",
    },
  },
  cards: {
    path: "/resources/questions/cards",
    title: "Bank cards",
    lead: "How to pay with a card or a phone, keep it safe, and what to do if you lose it.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about bank cards, for ages 8-16 | 4MQ",
      description:
        "What happens when somebody taps a card? Short answers about first cards, PINs, limits, lost cards and paying by phone in the UK.",
    },
  },
  borrowing: {
    path: "/resources/questions/borrowing",
    title: "Borrowing and debt",
    lead: "How to lend to a friend, what a loan really costs, and where to get free help.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about borrowing, for ages 8-16 | 4MQ",
      description:
        "What happens if somebody doesn’t pay back a loan? Short answers about lending to friends, credit cards, APR, mortgages and help with debt.",
    },
  },
  investing: {
    path: "/resources/questions/investing",
    title: "Shares and investing",
    lead: "What shares, funds and crypto are, and why the price can go down as well as up.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about investing, for ages 8-16 | 4MQ",
      description:
        "Can I buy shares if I’m under 18? Short answers about the stock market, funds, risk, crypto, gold and pensions, each with a sum.",
    },
  },
  scams: {
    path: "/resources/questions/scams",
    title: "Scams and fakes",
    lead: "How to spot a trick in a text, a call or a shop, and what to do if you were tricked.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about scams and fakes, for ages 8-16 | 4MQ",
      description:
        "Is a message that I’ve won a prize real? Short answers about fake texts, shops, calls and giveaways, and what to do after a scam.",
    },
  },
  games: {
    path: "/resources/questions/games",
    title: "Games and game money",
    lead: "What skins, packs and passes really cost, and how to get your money back.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about money in games, for ages 8-16 | 4MQ",
      description:
        "Are loot boxes worth the money? Short answers about game money, skins, refunds, hacked accounts and spending limits, each with a sum.",
    },
  },
  online: {
    path: "/resources/questions/online",
    title: "Apps, videos and parcels",
    lead: "Who pays for free apps and videos, and what to do if your parcel never comes.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about money online, for ages 8-16 | 4MQ",
      description:
        "How do YouTubers make money? Short answers about adverts, influencers, subscriptions, passwords and lost parcels, each with an example.",
    },
  },
  giving: {
    path: "/resources/questions/giving",
    title: "Presents and charity",
    lead: "How to give when you have little, and how to tell if a charity is real.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about presents and charity, ages 8-16 | 4MQ",
      description:
        "What presents can I give with little money? Short answers about gifts, thank-yous, charities, sponsors and collections in the UK.",
    },
  },
  pocketMoney: {
    path: "/resources/questions/pocket-money",
    title: "Pocket money",
    lead: "How much is fair, how to ask for it, and what to do when it is late or lost.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about pocket money, ages 8-16 | 4MQ",
      description:
        "How much pocket money is normal? Short answers for children and their parents about amounts, chores, gifts of money and allowances.",
    },
  },
  friendsAndFeelings: {
    path: "/resources/questions/friends-and-feelings",
    title: "Friends and feelings",
    lead: "What to do when friends have more, ask you to pay, or make you want to buy.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about money and friends, ages 8-16 | 4MQ",
      description:
        "What can I do when my friends have more money than me? Short, kind answers about friends, swaps, envy, guilt and worry about money.",
    },
  },
  moneyAtHome: {
    path: "/resources/questions/money-at-home",
    title: "Money at home",
    lead: "What a home costs, why grown-ups worry, and how to talk about it.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about money at home, ages 8-16 | 4MQ",
      description:
        "Why do grown-ups argue about money? Short answers for children and their parents about bills, lost jobs, sharing and saying no.",
    },
  },
  helpForFamilies: {
    path: "/resources/questions/help-for-families",
    title: "Help for families",
    lead: "Who can help when money is short, and what to say to your children.",
    ages: "Ages 11 and over",
    meta: {
      title: "Questions about help for families | 4MQ",
      description:
        "How do we get help with food or bills? Short answers about food banks, Child Benefit, energy bills, grants and small Christmases.",
    },
  },
  after16: {
    path: "/resources/questions/after-year-11",
    title: "After Year 11",
    lead: "What it costs to study and train, what changes at 16 and 18, and who helps you pay.",
    ages: "Ages 14 and over",
    meta: {
      title: "Money after Year 11: questions from age 14 | 4MQ",
      description:
        "College, apprenticeship or university? Short answers about bursaries, student loans and turning 16 or 18 in the UK.",
    },
  },
  drivingAndMovingOut: {
    path: "/resources/questions/driving-and-moving-out",
    title: "Driving and moving out",
    lead: "What it costs to learn to drive, to run a car, and to rent a first home.",
    ages: "Ages 14 and over",
    meta: {
      title: "Questions about driving and moving out, ages 14+ | 4MQ",
      description:
        "How much are driving lessons? Short answers about licences, car insurance, a first car, deposits, rent and the cost of living alone.",
    },
  },
  school: {
    path: "/resources/questions/school",
    title: "Money at school",
    lead: "What schools may ask you to pay for, and where to get help with meals and trips.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about money at school, ages 8-16 | 4MQ",
      description:
        "Who can get free school meals? Short answers for pupils and parents about trips, uniform, dinner money and a shop run by pupils.",
    },
  },
  teaching: {
    path: "/resources/questions/teaching",
    title: "Teaching about money",
    lead: "Lessons, starters and games about money, for each age.",
    ages: "For teachers",
    meta: {
      title: "Questions from teachers about money lessons | 4MQ",
      description:
        "How do I teach my class about needs and wants? Ready plans, starters and sums for each year, on tax, debt, scams and wages.",
    },
  },
  wholeSchool: {
    path: "/resources/questions/money-across-a-school",
    title: "Money across a school",
    lead: "Clubs, assemblies and homework, and care for pupils who have little.",
    ages: "For teachers",
    meta: {
      title: "Questions about money across a school | 4MQ",
      description:
        "What can a school do in Talk Money Week? Short answers about assemblies, clubs, homework, SEND, EAL and the curriculum, for teachers.",
    },
  },
  thisSite: {
    path: "/resources/questions/using-4mq",
    title: "Using 4MQ",
    lead: "How coins, streaks and the challenge work here, and who can see what you write.",
    ages: "Ages 8-16",
    meta: {
      title: "Questions about using 4MQ, for ages 8-16 | 4MQ",
      description:
        "Is 4MQ free, and who can see what I write? Short answers about coins, badges, the 90-day challenge, passwords and your data.",
    },
  },
} as const satisfies Record<string, QuestionPage>;

export type QuestionPageName = keyof typeof QUESTION_PAGES;
