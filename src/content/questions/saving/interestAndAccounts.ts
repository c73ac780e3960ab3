/** Answers about interest and accounts to save in. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import { FAMILY_ANSWER_FACTS } from "@/content/resources/facts/factsOfFamilyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const INTEREST_AND_ACCOUNTS: readonly TaughtAnswer[] = [
  {
    id: "premium-bonds",
    title: "What are Premium Bonds, and can children have them?",
    ages: ["8-10", "11-13"],
    answer:
      "Premium Bonds are savings with a prize draw every month, and no interest. Children can have them: an adult buys them, and a parent or guardian looks after them until you’re 16. Each £1 has a number that may win. Unlike a bet, you don’t lose what you paid in, and you can take it out again. You may win nothing for years, so rising prices can leave you able to buy less. They come from NS&I, which is backed by the government.",
    example:
      "Gran buys £50 of bonds for Ruby. After a year, Ruby has won nothing, so she still has £50. Say a savings account pays 3% a year. There, she’d have had £51.50. But Ruby might also have won £25 or more, and nobody could know.",
    plan: "Ask at home if you have any bonds, and who looks after them. Together, look for prizes on the official site or app. Then work out what the same money would earn in a savings account.",
    pitfall:
      "A huge prize makes it easy to forget how small the chance is. Some people own bonds for years and win nothing. A message that says you’ve won may be a scam, so don’t tap its link. Other prize savings have rules of their own, so read those first.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "how-interest-works",
    title: "How does interest on savings work?",
    ages: ["11-13"],
    answer:
      "Interest is extra money that a bank pays you on your savings. It lends some of that money to other people, who pay to borrow it. A rate of 4% a year means £4 for every £100. If you leave the £4 in, it earns a little more next year. It won’t make you rich quickly, but time helps a lot. Real rates go up and down, and some are very low.",
    example:
      "Nina has £50 in an account that pays 4% a year. After one year she gets £2, so she has £52. In the second year she gets £2.08. That’s 8p more, because the £2 has earned something as well.",
    plan: "Find the interest rate for an account, on its page or in its app. Work out a year’s interest: at 3%, £20 earns 60p. Write down the amount and the date, and look again in a year.",
    pitfall:
      "A high rate may only last a few months, so read the details. Prices go up as well. If savings grow by 2% and prices by 3%, your money buys less. And if you borrow, you’re the one who pays interest.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "interest-sums",
    title: "How do I work out interest and compound interest, step by step?",
    ages: ["11-13", "14-16"],
    answer:
      "First find 1%, and then multiply. 1% of £200 is £2, so 4% is four times £2, which is £8. After a year, you have £208. In year two, 4% of £208 is £8.32, so you have £216.32. In year three, you earn about £8.65, and that makes £224.97. This is compound interest, because the interest earns interest as well. Without that, three times £8 would make £24, and you’d have £224. Real rates go up and down.",
    example:
      "Take £60 at 5%. 1% of £60 is 60p, so 5% is five times 60p, which is £3. After a year, that’s £63. In year two, 5% of £63 is £3.15, so it’s £66.15. The extra 15p is the interest on the first £3.",
    plan: "Divide your amount by 100 to find 1%. Multiply that by the rate, and add it to your amount. For the next year, do it again with the new amount.",
    pitfall:
      "In the second year, people often use the first amount again. Use the new one. Check as well if the rate is for a year or for a month. On a debt, 2% a month is far more than 2% a year.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "aer-and-good-rates",
    title: "What does AER mean, and what is a good rate for a child’s savings?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "AER is the interest that you’d get in a whole year, so you can compare accounts fairly. A good rate is one near the top of today’s list for your age. Children’s accounts often pay more than those for adults. Rates change all the time, so look at a comparison page, such as MoneyHelper’s. The Bank of England’s rate is a useful mark: if yours is far below it, look around. Check how long the rate lasts, and the most that you can pay in.",
    example:
      "Say account A pays 4% AER and account B pays 1.5% AER. With £200, A gives £8 in a year. B gives £3. So A pays £5 more for the same money and the same wait.",
    plan: "Find the AER of your account in its app or letter. Look up two others for your age with a grown-up. Compare the rate, the limit, and how you get your money out.",
    pitfall:
      "A high rate may be for one year only, or only for the first part of your savings. Put the end date in a calendar. And AER is about savings. APR is what you pay when you borrow.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "easy-access-regular-or-fixed",
    title: "What are easy access, regular and fixed savings accounts?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Easy access lets you take money out when you like. A regular saver takes a sum each month, often for a year. A fixed account locks your money for a set time, at a set rate. The more you promise, the better the rate often is. Choose easy access for money that you may need soon. Choose a regular saver if you put away the same each month. Choose fixed only for money that you won’t miss. Some children’s accounts mix these rules.",
    example:
      "Nell, 12, has £300. She keeps £60 in easy access for birthdays. She puts £20 a month into a regular saver, which is £240 in a year. If she needs shoes, she takes it from the £60.",
    plan: "Write down when you’ll need the money. Pick the kind that fits. Read two lines in the rules: how to take money out, and what it costs. Put the end date in a calendar.",
    pitfall:
      "In a regular saver, the interest looks smaller than you’d think. That’s because most of the money isn’t there for the whole year. And when a fixed time ends, money often drops to a low rate. So move it.",
    page: "/resources/money-words#savings-account",
  },
  {
    id: "moving-savings-to-a-better-rate",
    title: "How do I move savings to an account with a better rate?",
    ages: ["14-16", "parents"],
    answer:
      "Open the new account first, then move the money, and close the old one last. Before that, check the new rate, how long it lasts, and if the old account charges for leaving. From easy access, a bank transfer will do. A Junior ISA or a Child Trust Fund is different. Never take that money out: ask the new provider to transfer it. Under 16, a parent normally has to do this. It often takes one evening.",
    example:
      "Grace has £400 at 1%, which gives £4 a year. Another account pays 3%, which gives £12. She moves it with her dad. That’s £8 a year for 20 minutes of work.",
    plan: "Find your rate today. Compare two accounts with a grown-up. Send £1 first to check the details. When it’s there, send the rest. Put the date when the rate ends in a calendar.",
    pitfall:
      "Type the sort code and the account number yourself. Never use ones from a message or a call. And look out if the rate drops after a year. Many people move once, and then forget.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "keeping-up-with-inflation",
    title: "How can my savings keep up with inflation?",
    ages: ["14-16"],
    answer: `Savings keep up if they grow as fast as prices. If prices rise by 3% and your account pays 2%, you have more pounds, but they buy less. So compare your rate with inflation, which the Office for National Statistics reports each month. The Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. For money you need soon, look for a better rate, even if it doesn’t quite keep up. For the far future, some people invest. That may beat inflation, or lose money.`,
    example:
      "Priya has £500, and the bike she wants costs £500. She waits a year. The price rises by 3%, to £515. At 1% interest, she has £505, so she’s £10 short. At 4%, she’d have £520, with £5 to spare.",
    plan: "Find the rate on your account, and the latest inflation figure. Take the second from the first. If the answer is below zero, compare two other accounts for your age. Check how you get your money out.",
    pitfall:
      "Fear of inflation makes people easy to catch, because “safe and 20%” doesn’t exist. Cash in a jar loses a little each year, and for this month’s money that’s fine. A high rate may be for a short time, or lock your money in. So read how long it lasts.",
    page: "/resources/prices-and-tax#prices-that-rise",
    facts: ["inflationTarget"],
  },
  {
    id: "junior-isa-from-family",
    title: "What is a Junior ISA, and when can I use the money in it?",
    ages: ["11-13", "14-16"],
    answer:
      "A Junior ISA is an account where savings or investments grow free of tax. A parent or guardian opens it, and others can pay in, such as your gran. The money is yours, but normally you can’t take it out until you’re 18. Other savings accounts may let you use the money sooner. If you were born before 3 January 2011, you may have a Child Trust Fund instead. You can find it for free through GOV.UK.",
    example:
      "Gran pays £5 a month into Mei’s Junior ISA. That makes £60 a year, and £600 in ten years. If it’s savings, interest is added. If it’s invested, it could be worth more than £600, or less.",
    plan: "Ask at home, “Is it savings or an investment, and when can I use it?” Write down the kind of account and where the letters are. Once a year, look at the balance together.",
    pitfall:
      "Don’t plan to spend a Junior ISA at 15, because it normally stays locked until 18. If it’s invested, it can fall as well as rise. And don’t pay anyone to find a Child Trust Fund, because GOV.UK is free.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "child-trust-fund",
    title: "What is a Child Trust Fund, and how do I find mine?",
    ages: ["14-16"],
    answer: `It’s an account from the government, for children born from September 2002 and before ${SAVING_FACTS.childTrustFund.figure}. From the age of ${SAVING_FACTS.juniorIsaAge.figure}, you can find yours for free on gov.uk, with your National Insurance number. Before that, a parent can ask. It was started with ${FAMILY_ANSWER_FACTS.childTrustFundStart.figure}. Nobody can take money out until you’re 18, not even your parents. It may have grown to much more.`,
    example:
      "Aidan’s fund started with £250. Nobody paid in. After 16 years, it’s £600. He leaves it, and moves it to an ISA when he turns 18, in the month before he’d have spent it.",
    plan: "Ask at home for an old letter. If there’s none, use “Find a Child Trust Fund” on gov.uk with a grown-up. Write down who holds it.",
    pitfall:
      "Some firms charge a big share to find it for you. You don’t need them, because gov.uk costs nothing. And decide before 18, not on the day.",
    page: "/resources/money-words#savings-account",
    facts: ["childTrustFundStart", "childTrustFund", "juniorIsaAge"],
  },
  {
    id: "isa-at-16",
    title: "What is an ISA, and can I have one at 16?",
    ages: ["14-16"],
    answer:
      "An ISA is an account whose interest or growth isn’t taxed. You can open your own at 18. Until then, there’s the Junior ISA: a parent opens it, anybody can pay in, and the money is yours, but it’s locked until you turn 18. At 16, you can run your Junior ISA yourself. There’s a yearly limit, which has been £9,000 for some years; gov.uk shows today’s. Most people under 18 pay no tax on savings anyway.",
    example:
      "Cara, 16, needs £600 for a laptop next year, so she keeps it in an ordinary account. Her gran’s £25 a month goes in her Junior ISA. 12 times £25 is £300 a year for when she’s 18.",
    plan: "Ask at home if you have a Junior ISA. Look up what it pays, and what an easy savings account pays. Put money for the next two years in the second.",
    pitfall:
      "What’s locked stays locked, even for a good reason. And at 18, it’s all yours at once. Make a plan for it before that day.",
    page: "/resources/money-words#savings-account",
  },
  {
    id: "monthly-saving-for-a-child",
    title: "How much should I save each month for my child’s future?",
    ages: ["parents"],
    answer:
      "Save what you can spare each month without borrowing, even £5 or £10. £10 a month for 18 years is £2,160 before any interest. £25 is £5,400, and £50 is £10,800. Your own costly debts and a small cushion come first, because a calm home helps a child most. Choose an account for the year when it’s needed. Set up a standing order for the day after payday. Grandparents can pay in as well. If there’s nothing to spare, that’s no failure.",
    example:
      "Amina sets up £15 a month when Yusuf is born. At six, she raises it to £20. Six years of £15 a month make £1,080. Twelve years of £20 a month make £2,880. That’s £3,960 at 18, before interest.",
    plan: "Look at the last three months, and find a sum that was always left. Choose the account. Start with half of that sum. Raise it by £1 each birthday.",
    pitfall:
      "A sum that’s too big is often taken out again, and that feels like giving up. And the money may be your child’s at 18 to use as they like. So talk about it long before.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "junior-isa-or-savings-account",
    title: "Should I choose a Junior ISA or a savings account for my child?",
    ages: ["parents"],
    answer:
      "A Junior ISA is free of tax, and normally locked until 18, while a children’s savings account often lets you take money out sooner. So decide first when the money is for. A parent or guardian opens the ISA, and anyone can pay in. At 18, your child can spend it on anything. Shares in an ISA can fall as well as rise, while cash earns interest. You can have both. We explain these things, but we don’t give tips.",
    example:
      "Hana is ten, and her parents save £20 a month for her. She’d like a bike at twelve. So £10 a month goes into a savings account, and that’s £240 in two years. The other £10 goes into a Junior ISA. In eight years, they’ll have paid in £960. Interest or growth comes on top, and shares can fall.",
    plan: "Write down what the money is for, and the year. Look up both kinds on GOV.UK or MoneyHelper. Compare the rate or the charges, when you can get at it, and who decides at 18. Then choose an amount that you can do without.",
    pitfall:
      "If gifts from a parent earn over £100 in interest in a year, the parent may owe tax. That doesn’t apply to a Junior ISA, or to gifts from grandparents. With a Child Trust Fund, a child can’t have a Junior ISA until it’s moved across. And look at any costly debts of your own first.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "help-to-save",
    title: "What is Help to Save, and who can get the bonus?",
    ages: ["parents"],
    answer: `It’s a savings account for people who work and get Universal Credit, with a bonus of ${FAMILY_ANSWER_FACTS.helpToSaveBonus.figure} for each £1. You can save up to ${FAMILY_ANSWER_FACTS.helpToSaveMonth.figure} for four years. One payday of £1 or more in your last month is enough. The bonus comes after two years and after four. You may skip months and take money out. It counts your highest balance, so taking out early can make the bonus smaller. You open it on GOV.UK or in HMRC’s app.`,
    example: `Lena saves £20 a month for two years. 24 times £20 is £480. Her bonus is ${FAMILY_ANSWER_FACTS.helpToSaveBonus.figure} for each £1, so £240. It’s paid into her bank account, and she has £720 in all.`,
    plan: "Check that you had some pay in your last Universal Credit month. Open it online, which takes about ten minutes. Set up a small standing order. Put the two bonus dates in a calendar.",
    pitfall:
      "If you close it, you lose the next bonus and can’t open another one. Savings and bonuses can count for Universal Credit once you have over £6,000. Nobody from HMRC asks for a fee to open it.",
    page: "/resources/money-words#savings-account",
    facts: ["helpToSaveMonth", "helpToSaveBonus"],
  },
];
