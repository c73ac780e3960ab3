import { WORDS_OF_TEXTS } from "./glossaryOfTexts";
import type { GlossaryTerm } from "./glossaryTerm";

/**
 * Money words for ages 8-16 in alphabetical order. The page of money words (/resources/money-words) shows them all, and
 * the guide looks them up. Each term has an example or a sentence, and a page or another term to read next.
 *
 * The glossary explains but never advises: it says how investing, crypto and gambling work, but never what to buy. It
 * names no makers, shops, banks or games. It leaves out figures that change, such as tax rates and limits. Two
 * exceptions are that credit starts at 18 in the UK, as the Debt Trap chapter also says, and the payslip under “Gross
 * and net”. No sentence has more than 14 words.
 */
const OTHER_WORDS: readonly GlossaryTerm[] = [
  {
    term: "4MQ",
    definition:
      "Short for “Four Money Quadrants”, a map with four tiles. Higher up means earning more, and further right means spending more. Everybody moves from one tile to another as life changes.",
    sentence: "Noor drew the 4MQ map on an envelope. This week, her dot is in the bottom left tile.",
    path: "/find-your-quadrant",
  },
  {
    term: "4MQ Coin",
    definition:
      "A coin you earn in our Quiz Hub each time you pass a quiz. It shows that you’ve learned something. It isn’t real money, so you can’t spend it.",
    sentence: "Jamal passed the story quiz and got his second 4MQ Coin.",
    path: "/quiz-hub",
  },
  {
    term: "90-day challenge",
    definition:
      "For ninety days, you write down what you earn, save and spend. Six small missions help you along the way. It’s free, and if you miss a day, you just carry on.",
    sentence: "On day 40 of the 90-day challenge, Freya wrote down just one bun.",
    path: "/90-days-money-smart-challenge",
  },
  {
    term: "Account",
    definition:
      "Your own place to keep money at a bank, with your name on it. It shows what you paid in, what you took out and what is left.",
    sentence: "Grandma paid £20 into Ewa’s account, and now there is £65 in it.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Advert",
    definition:
      "A message that tries to get you to buy or do something. Somebody has paid for it, and it makes things look as good as possible.",
    sentence: "In the advert, the burger was huge. On Dilan’s plate, it was tiny.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "ATM",
    definition:
      "Another name for a cash machine. It gives you cash from your bank account. You need your card and your PIN. A few machines charge a fee.",
    sentence: "At the ATM outside the post office, Mum took out two £10 notes.",
    related: "Withdrawal",
  },
  {
    term: "Average",
    definition:
      "Add all the numbers together, then share the total out evenly. The average is the size of each share.",
    example: "You spend £2, £3 and £4, which makes £9. Divide £9 by three, and the average is £3.",
    related: "Ratio",
  },
  {
    term: "Badge",
    definition:
      "A small reward on this site. You can earn one by keeping up a habit for seven days. Badges are just for fun, and you can’t buy them.",
    sentence: "Kofi logged his habit for seven days in a row and earned a badge.",
    path: "/community",
  },
  {
    term: "Balance",
    definition:
      "The amount of money in your account right now. It’s a good idea to check it before you spend anything.",
    sentence: "Carys checked her balance on the bus. She still had £6.40.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Bank",
    definition:
      "A company that keeps people’s money safe. It lends some of that money to other people, who pay interest on it.",
    sentence: "Mei’s dad takes the café’s money to the bank every Monday.",
    path: "/resources/coins-and-banks",
  },
  {
    term: "Bank transfer",
    definition:
      "Sending money from one bank account to another. Check the name and the numbers first. Money sent to the wrong person can be hard to get back.",
    sentence: "Nani sent £15 for the school trip by bank transfer. It arrived in seconds.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Bankruptcy",
    definition:
      "A legal way out for somebody who can’t pay what they owe. Most of the debt is cancelled, but strict rules apply for a while. After that, they can start again.",
    sentence: "The baker’s debts grew too big. After her bankruptcy, she began again with one stall.",
    related: "Debt",
  },
  {
    term: "Bargain",
    definition:
      "Something good that costs less than usual. It’s only a real bargain if you wanted it anyway.",
    sentence: "The football boots were a bargain at £3, and they even fitted Yusuf.",
    related: "Sale",
  },
  {
    term: "Bear market",
    definition:
      "A long time when most share prices fall. A long time when they rise is called a bull market. Nobody knows how long either of them will last.",
    sentence: "Grandpa’s shares fell for a whole year. The news called it a bear market.",
    related: "Share",
  },
  {
    term: "Bill",
    definition:
      "A note that says how much you owe and when to pay it. Families get bills for things like water, electricity and phones.",
    sentence: "The water bill came on Friday. Mum has two weeks to pay it.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Bonus",
    definition:
      "An extra payment on top of normal pay. Workers may get one when business has been very good.",
    sentence: "After a busy December, everyone at the bakery got a £50 bonus.",
    related: "Salary",
  },
  {
    term: "Borrow",
    definition:
      "To use something that belongs to somebody else, and then give it back. Say when you will return it, and keep your promise.",
    sentence: "Rhys borrowed his cousin’s bike on Saturday and brought it back clean.",
    related: "Lend",
  },
  {
    term: "Brand",
    definition:
      "The name and the look that tell you who made something. You often pay extra for the name, even if the thing is no better.",
    sentence: "The two caps look alike, but the famous brand costs £9 more.",
    related: "Value",
  },
  {
    term: "Budget",
    definition: "A plan for your money. You write down what comes in, then decide what each part is for.",
    example: "You get £4. Your budget is £2 to spend, £1.50 to save and 50p to give.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Business",
    definition:
      "A person or a team that earns money by selling things or services. It can only last if more money comes in than goes out.",
    sentence: "Amina’s aunt mends bikes. Her business is growing, so she needs a helper.",
    related: "Profit",
  },
  {
    term: "Buy now, pay later",
    definition:
      "You get something today and pay for it over the next few weeks. It’s a kind of loan, so paying late can cost extra. In the UK, you normally have to be eighteen to use it.",
    example: "Some trainers cost £90. With buy now, pay later, three payments of £30 still make £90.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Cash",
    definition:
      "Coins and notes that you can hold in your hand. With cash, it’s easy to see how much you have left.",
    sentence: "Luca’s birthday money came in cash: a £10 note and five £1 coins.",
    related: "ATM",
  },
  {
    term: "Cash injection",
    definition:
      "New money that goes into a business all at once. It helps the business to grow, or to get through a hard time.",
    example: "A café’s oven breaks. After a cash injection of £2,000, it smells of fresh bread again.",
    related: "Business",
  },
  {
    term: "Charity",
    definition:
      "A group that helps people, animals or nature. It isn’t there to make a profit. It relies on gifts of money and time.",
    sentence: "Orla gave her old books to a charity that helps children in hospital.",
    path: "/resources/giving",
  },
  {
    term: "Cheque",
    definition:
      "A piece of paper that tells your bank to pay somebody. Not many people use cheques any more.",
    sentence: "Great-Uncle Hamish still puts a cheque for £5 in every birthday card.",
    related: "Bank transfer",
  },
  {
    term: "Chore",
    definition:
      "A job that needs doing at home, such as washing up or making beds. Some families pay for extra chores and others don’t. Both ways can work well.",
    sentence: "Tonight, Omar’s chore is the bins, and his sister’s is the washing-up.",
    related: "Pocket money",
  },
  {
    term: "Coin",
    definition: "A small, flat piece of metal that we use as money. UK coins go from 1p up to £2.",
    sentence: "Under the sofa, Ines found a button, a raisin and a 20p coin.",
    path: "/resources/coins-and-banks",
  },
  {
    term: "Comparison shopping",
    definition:
      "Looking at the price of the same thing in different places before you decide. A few minutes of looking can save you quite a few pounds.",
    sentence: "After ten minutes of comparison shopping, Mum found the kettle for £6 less.",
    related: "Unit price",
  },
  {
    term: "Competition",
    definition:
      "When several shops or people want the same customers. Each of them tries to be a bit better or cheaper than the rest.",
    example:
      "Two stalls sell lemonade, so there is competition. One lowers its price, and the other adds a straw.",
    related: "Customer",
  },
  {
    term: "Compound interest",
    definition:
      "Interest that is paid on your interest as well. The extra you have earned begins to earn extra. That’s lovely when you save, but it makes a debt grow faster.",
    example: "At 10% a year, £100 becomes £110. With compound interest, it’s £121 after two years.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Contactless",
    definition:
      "Paying by holding a card or a phone close to a machine. For small amounts, you don’t need a PIN. It’s so quick that you can easily lose track of your spending.",
    sentence: "Mum’s card is contactless. One tap on the bus, and she’s paid.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Cost",
    definition:
      "Everything you have to pay to get something and keep it going. That can be a lot more than the price on the label.",
    example: "A printer costs £40, but then it keeps needing ink.",
    path: "/resources/ways-to-earn",
  },
  {
    term: "Cost of living",
    definition:
      "What a family has to pay for food, a home, heating and getting around. When prices rise, life gets harder for many families. That is never a child’s fault. If it worries you, talk to a grown-up you trust.",
    sentence: "Bread, rent and heating cost more this year. Everyone is talking about the cost of living.",
    related: "Inflation",
  },
  {
    term: "Credit",
    definition:
      "Getting something now and paying for it later. It’s really a kind of borrowing. In the UK, you normally have to be eighteen.",
    sentence: "Mum bought the sofa on credit. She pays £40 for it every month.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Credit score",
    definition:
      "A number that helps lenders guess if an adult will pay back a loan. Each lender works out its own. It says nothing about how good or clever a person is.",
    sentence: "Before the bank agreed to the car loan, it checked Mum’s credit score.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Currency",
    definition:
      "The kind of money that a country uses. The UK has the pound, and many countries in Europe share the euro.",
    sentence: "Poland has its own currency, so Ewa took zlotys with her on holiday.",
    path: "/resources/coins-and-banks",
  },
  {
    term: "Current account",
    definition:
      "A bank account for everyday money. Your pay goes in, and you can spend it by card or in cash.",
    sentence: "Erin’s café pay goes into her current account, and her bus fares come out.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Customer",
    definition:
      "Somebody who buys something from a shop, or pays a person for their help. A happy customer will often come back.",
    sentence: "The first customer at the cake stall was a very small boy with 50p.",
    related: "Business",
  },
  {
    term: "Dark pattern",
    definition:
      "A trick on a screen to make you choose something you don’t want. One example is a countdown that only pretends to run out.",
    sentence: "Ama spotted the dark pattern: the “No thanks” button was tiny and grey.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Debit card",
    definition:
      "A bank card for spending the money in your own account. When you pay in a shop, the money leaves your account almost at once.",
    sentence: "Leila paid £4 by debit card. Her balance fell from £10 to £6.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Debt",
    definition:
      "Money that you have to pay back to somebody. One debt that you’ve planned for can be fine. Lots of small ones are hard to keep track of. If a debt worries you, tell a grown-up.",
    sentence: "Jonah owes his sister £3. Paying off the debt at 50p a week will take six weeks.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Deposit",
    definition:
      "Money that you pay into an account. It can also be the first part of a price. You pay it so that a shop will keep something for you.",
    sentence: "To keep the red bike for Ola, the shop asked for a £10 deposit.",
    related: "Account",
  },
  {
    term: "Direct debit",
    definition:
      "A way to pay bills without having to remember them. You let a company take the money from your bank account. The amount can be different each time.",
    example: "Many families pay for gas and electricity by direct debit.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Dividend",
    definition:
      "Part of a company’s profit, paid to the people who own its shares. Not every company pays one, and nobody can be sure of getting it.",
    sentence: "Gran’s shares paid a dividend of £8 this year, but nothing last year.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Donation",
    definition:
      "Money, things or time that you give to help somebody. Even a small gift counts, and it’s always your own choice.",
    sentence: "Tomasz put his donation in the food bank’s box: two tins of soup.",
    path: "/resources/giving",
  },
  {
    term: "Economy",
    definition:
      "All the making, selling, buying and working that goes on in a country. Whenever you buy a bun, you’re a tiny part of the economy.",
    sentence: "In August, visitors filled every café. That was good for the town’s economy.",
    related: "Supply and demand",
  },
  {
    term: "Entrepreneur",
    definition:
      "A person who turns an idea into their own business. They try things out, learn from their mistakes and often try again.",
    sentence: "At twelve, Priya was already an entrepreneur. She sold painted plant pots.",
    related: "Business",
  },
  {
    term: "Exchange rate",
    definition:
      "How much of another country’s money you get for your own. It goes up and down a little from day to day.",
    example: "At an exchange rate of €1.20 to the pound, £10 gets you €12.",
    path: "/resources/coins-and-banks",
  },
  {
    term: "Expense",
    definition:
      "Anything that you have to pay for. Add up all your expenses, and you can see where your money really goes.",
    example: "Your bus fare is an expense, and so is a present for a friend.",
    related: "Budget",
  },
  {
    term: "Fair trade",
    definition:
      "A way of buying and selling that treats farmers and makers well. They get a fair price for what they grow or make.",
    sentence: "Mum’s fair trade coffee costs 30p more, but the growers get a better deal.",
    related: "Price",
  },
  {
    term: "Fee",
    definition:
      "Money that you pay for a service, or sometimes for paying late. Even a small monthly fee adds up over a year.",
    example: "A fee of £3 a month is £36 a year.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "FOMO",
    definition:
      "Short for “fear of missing out”. It’s the fluttery feeling that everyone else has something and you don’t. Grown-ups get it too, and it usually fades if you wait a little.",
    sentence: "Chidi had a cold. He could hear the fair from his bed, and the FOMO was awful.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Fund",
    definition:
      "A big pot that many adults put money into together. The money is spread over lots of companies. The value of the pot can go up, but it can also go down.",
    sentence: "Part of Mum’s pension is in a fund that owns bits of 500 companies.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Gift card",
    definition:
      "A card with money on it, to spend in one shop or a few. Check the date, because it may run out. If anyone asks you to pay a bill with one, it’s a scam.",
    sentence: "Niamh’s gift card was for £10. She bought a £7 book, so she has £3 left.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Gig",
    definition:
      "A small job that you do once, or only now and then. Watering a neighbour’s plants while they are away is a gig.",
    sentence: "Leo and Grandad fed Mrs Khan’s rabbit. It was Leo’s first gig, and he earned £1.20.",
    path: "/community",
  },
  {
    term: "Gig Jar",
    definition:
      "The place in our community where children share ideas for earning money. You can read them, vote for them and add one of your own. Nobody sees your name.",
    sentence: "Seun found a good idea in the Gig Jar: washing muddy bikes for £2.",
    path: "/community",
  },
  {
    term: "Going bust",
    definition:
      "When a company has run out of money and can’t pay what it owes. It has to close, or somebody else takes it over. The people who work there may have to look for new jobs.",
    sentence: "Sadly, the toy shop is going bust. It can’t pay its rent any more.",
    related: "Business",
  },
  {
    term: "Goods and services",
    definition:
      "Goods are things you can touch, such as a bike. A service is something another person does for you, such as cutting your hair.",
    sentence: "Our market has goods and services: onions, lamps, haircuts and bike repairs.",
    related: "Economy",
  },
  // 2026-27 rules for an employee aged 16 or over: Income Tax is 20% above £1,047.50 a month (£12,570 a year) and National
  // Insurance is 8% above £1,048 a month. £1,548 pays £100.10 and £40.00, which leaves £1,407.90.
  {
    term: "Gross and net",
    definition:
      "Gross means the whole amount, before anything is taken off. Net means what is left afterwards.",
    example:
      "Ali earns £1,548 a month. About £100 of it goes on tax, and £40 on National Insurance. His gross pay is £1,548, and his net pay is about £1,408. If he paid into a pension, he would take home less.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Habit",
    definition:
      "Something you do so often that it gets easy. Putting a coin in a jar every night is a habit.",
    sentence: "Checking her change is a habit for Hana, like brushing her teeth.",
    path: "/community",
  },
  {
    term: "Haggling",
    definition:
      "Asking in a friendly way for a lower price, perhaps at a market. You name a price, and the seller names another. Then you try to meet in the middle.",
    sentence: "Bilal’s haggling worked. The scooter was £10, and he got it for £8.",
    related: "Negotiation",
  },
  {
    term: "Identity theft",
    definition:
      "When somebody uses your name and details to pretend to be you. Share as little as you can online. Ask at home before you fill in a form. If you think it has happened, tell a grown-up straight away.",
    sentence: "Somebody used Dad’s name to get a phone. The police called it identity theft.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Impulse buy",
    definition:
      "Something you buy all of a sudden, without planning to. Wait until tomorrow, and you may find you no longer want it.",
    sentence: "Rosa only went in for milk. The glitter pen was an impulse buy.",
    path: "/resources/sample-chapter",
  },
  {
    term: "In-game purchase",
    definition:
      "Something you buy inside a game, such as gems or a new outfit. It can feel like toy money, but somebody pays for it in real pounds. Ask at home first.",
    sentence: "Freddie’s racing car got gold wheels. They were an in-game purchase for £2.50.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Inflation",
    definition: "When prices go up over time. The same pound then buys a little less than it used to.",
    example:
      "A bun used to cost 50p. After years of inflation, it costs 60p. Now £3 buys five buns, not six.",
    path: "/resources/prices-and-tax",
  },
  {
    term: "Insurance",
    definition:
      "You pay a company a small amount every month or every year. If something bad happens, the company helps to pay for it.",
    example:
      "Your bike is insured, and somebody steals it. The insurance company helps to pay for a new one.",
    path: "/resources/insurance",
  },
  {
    term: "Investing",
    definition:
      "Putting money into something in the hope that it will grow over time. It can also shrink, so people may get back less than they put in. We explain it here, but we give no tips.",
    sentence: "Aunt Grace has been investing for ten years. In two of them, her money shrank.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Invoice",
    definition:
      "A note that a business sends to ask for payment. It says what was done, how much it costs and when to pay.",
    sentence: "The plumber mended the tap and sent an invoice for £60.",
    related: "Bill",
  },
  {
    term: "Joint account",
    definition: "A bank account that two people share. Both can pay money in, and both can take it out.",
    sentence: "Lily’s two dads pay the rent from their joint account.",
    related: "Account",
  },
  {
    term: "Journal",
    definition:
      "Your own money diary, where you write down what you earn, save and spend. It adds up each week for you. Nobody else on the site can see it.",
    sentence: "Before bed, Anwen wrote in her journal: £2 earned, 60p spent.",
    path: "/challenge-dashboard",
  },
  {
    term: "Kindness quest",
    definition:
      "A kind thing you have done, which you tell us about in the community. A moderator reads it, but other children can’t see it.",
    sentence: "Carrying a neighbour’s shopping home was Dev’s kindness quest.",
    path: "/community",
  },
  {
    term: "Knowledge points",
    definition:
      "Points on your scorecard for what you’ve learned. You get ten for each different quiz you pass.",
    sentence: "Passing both quizzes earned Tariq 20 knowledge points.",
    path: "/kpi-scorecard",
  },
  {
    term: "KPI",
    definition:
      "Short for “key performance indicator”. It’s a number that shows how something is going. Your scorecard has several of them.",
    sentence: "Ibrahim’s favourite KPI is his streak. Today it is 12 days.",
    path: "/kpi-scorecard",
  },
  {
    term: "KS need",
    definition:
      "A KS need is a need you planned for. It has nothing to do with the Key Stages at school. You can choose it in your journal when you write down what you spent.",
    example: "You set £2 aside for a new pen. When you buy the pen, that is a KS need.",
    path: "/challenge-dashboard",
  },
  {
    term: "Loan",
    definition:
      "Money that you get now and pay back later, usually in small parts. It often costs extra, and the extra is called interest.",
    example: "You borrow £20 and pay back £24. The loan cost you £4.",
    related: "Interest",
  },
  {
    term: "Loan shark",
    definition:
      "Somebody who lends money illegally and asks for far too much back. The person who borrowed is not the one in trouble. Tell a grown-up you trust.",
    sentence: "Joe’s mum borrowed £50, and now the loan shark wants £100. Joe called Childline on 0800 1111.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Loot box",
    definition:
      "A box in a game that you pay for without seeing what’s inside. It’s a bit like a bet, because most boxes hold only something small.",
    sentence: "For £2, the loot box held one grey hat. Finn already had two.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Loss",
    definition: "You make a loss when something costs more than you get back for it.",
    example: "Your lemons and cups cost £6. You sell all your drinks for £4. That is a loss of £2.",
    related: "Profit",
  },
  {
    term: "Minimum payment",
    definition:
      "The smallest part of a credit card bill that must be paid each month. If somebody only ever pays the minimum, the debt can last for years.",
    sentence: "Dad’s card bill was £200, and the minimum payment was only £6.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Money",
    definition:
      "Something that people agree to take when they sell things. It makes swapping easy, because you can work today and buy bread tomorrow.",
    sentence: "Zac had no money for the bus, only a conker and some string.",
    related: "Barter",
  },
  {
    term: "Money mule",
    definition:
      "Somebody who lets another person move money through their bank account. The money is often stolen, and helping to move it is a crime. Say no, even to a friend, and tell a grown-up you trust. Tell them even if you’ve already said yes.",
    sentence: "An older boy asked Ravi to be a money mule. Ravi said no.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Money tracker",
    definition:
      "A sheet for writing down what you earn, save and spend. You don’t need an account for it. It stays in your own browser, and you can print it.",
    sentence: "On Sunday, Elif typed two bus fares and a bun into her money tracker.",
    path: "/excel-tracker",
  },
  {
    term: "Mortgage",
    definition:
      "A very large loan that helps people to buy a home. They pay it back with interest, which can take twenty or thirty years.",
    sentence: "Each month, Nia’s parents pay £900 towards the mortgage on their flat.",
    related: "Loan",
  },
  {
    term: "National Insurance",
    definition:
      "Money that most workers in the UK pay out of their wages. It helps to pay for the State Pension and some benefits.",
    sentence: "Mum’s payslip has a line for tax and a line for National Insurance.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Need",
    definition:
      "Something you must have to be safe and healthy, to learn and to grow. One person’s need can be another person’s want.",
    example: "A warm winter coat is a need if your old one is too small.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Negotiation",
    definition:
      "Talking together until both sides can say yes to a deal. Usually each side gives way a little, and nobody has to be rude.",
    example:
      "You ask for £6 to wash a car, but the owner says £4. After a short negotiation, you agree on £5.",
    related: "Rate of pay",
  },
  {
    term: "Net worth",
    definition:
      "Add up everything you own, then take away everything you owe. The number that is left is your net worth.",
    example: "You have £30 and you owe £10. Your net worth is £20.",
    related: "Debt",
  },
  {
    term: "Non-KS need",
    definition:
      "A need you hadn’t planned for, because it came as a surprise. That happens to everybody, and your journal has a place for it.",
    example: "Your shoelace snaps, so today you buy a new pair. That is a non-KS need.",
    path: "/challenge-dashboard",
  },
  {
    term: "Opportunity cost",
    definition:
      "The next best thing, which you give up when you choose something else. You can only spend each pound once.",
    example: "You buy the yo-yo instead of the comic. The comic is the opportunity cost.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Overdraft",
    definition:
      "When an adult’s account is empty, the bank may let them keep spending. That is called an overdraft, and they usually pay interest on it.",
    sentence: "On rent day, Dad was £20 short, so he used his overdraft.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Pay cut",
    definition:
      "When somebody gets less pay than before for the same work. A family may then have to make a new budget. That is a job for the grown-ups.",
    example: "Pay goes from £400 a week to £360 a week. That is a pay cut of £40.",
    related: "Budget",
  },
  {
    term: "Payslip",
    definition:
      "A note from your employer that shows how much you earned. It also shows what was taken off, such as tax, and what is left.",
    sentence: "Kwame checked his payslip line by line. All 24 hours were there.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Peer pressure",
    definition:
      "The push you feel to do the same as your friends. You can like your friends very much and still decide for yourself.",
    example: "Peer pressure says that everyone has the hoodie. In a class of 30, three people do.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Penny",
    definition:
      "The UK coin that is worth the least. A hundred pennies make one pound. We say “one penny”, but “two pence”.",
    sentence: "With one penny in his pocket, Max looked sadly at the 2p sweets.",
    related: "Coin",
  },
  {
    term: "Per cent",
    definition:
      "Per cent means “out of every hundred”. So 10% of something is ten parts out of a hundred. That’s the same as one part out of ten.",
    example: "Ten per cent (10%) of £24 is £2.40.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Phase",
    definition:
      "A part of the 90-day challenge that lasts two weeks. There are six phases, each with a mission that adds one new habit.",
    sentence: "In phase one, Alfie wrote down every pound that came in or went out.",
    path: "/90-days-money-smart-challenge",
  },
  {
    term: "Phishing",
    definition:
      "A fake message that claims to be from a bank, game or friend. It’s really after your password. Don’t tap anything in it, and show it to a grown-up. If you’ve typed in your password, change it straight away.",
    sentence: "An e-mail from “the bank” wanted Mum’s password. It was phishing.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Piggy bank",
    definition:
      "A pot or a jar that you keep your coins in at home. It’s fine for small amounts, but larger ones are safer in a real bank.",
    sentence: "Aisha shook her piggy bank. Out came £1.35 and a paper clip.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "Ponzi scheme",
    definition:
      "A trick that promises lots of extra money. People are paid with money from those who join later. When nobody new joins, it falls apart and most people lose their money. If somebody offers you this, tell a grown-up you trust.",
    sentence: "Mr Dale put £500 into a Ponzi scheme. He only ever got £40 back.",
    related: "Scam",
  },
  {
    term: "Pound",
    definition:
      "The money of the United Kingdom. One pound is a hundred pence. People also call £1 a quid, £5 a fiver and £10 a tenner.",
    sentence: "Four bananas cost a pound at the market, and the fifth was free.",
    related: "Penny",
  },
  {
    term: "Prepaid card",
    definition:
      "A card that you top up with money before you can use it. You can only spend what is on it. Some of these cards charge a monthly fee.",
    sentence: "Ella’s prepaid card has £10 on it. It won’t pay for a £12 book.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Price",
    definition:
      "The amount of money you have to pay to get something. The same thing can have a different price in another shop.",
    sentence: "Last week, the price of the kite was £9. This week, it’s £7.",
    path: "/resources/sample-chapter",
  },
  {
    term: "QI",
    definition:
      "The top right tile of the money map: earns more, spends more. It’s called Fun Spender at Level 1. It’s Burst Spender at Level 2 and Momentum Spender at Level 3. Each level is for a different age group.",
    sentence: "Seb earned £12 and spent £11, so his dot went into QI.",
    path: "/find-your-quadrant",
  },
  {
    term: "QII",
    definition:
      "The top left tile of the money map: earns more, spends less. It’s called Money Master at Level 1. It’s Super Saver at Level 2 and Wealth Architect at Level 3. Each level is for a different age group.",
    sentence: "Marta washed six cars and kept nearly all her pay. It was a QII week.",
    path: "/find-your-quadrant",
  },
  {
    term: "QIII",
    definition:
      "The bottom left tile of the money map: earns less, spends less. It’s called Careful Keeper at Level 1. It’s Budget Boss at Level 2 and Frugal Navigator at Level 3. Each level is for a different age group.",
    sentence: "During exams, Kit earned £2 and spent 80p. That put him in QIII.",
    path: "/find-your-quadrant",
  },
  {
    term: "QIV",
    definition:
      "The bottom right tile of the money map: earns less, spends more. It’s called Learning Grower at Level 1. It’s Dreamer at Level 2 and Balance Seeker at Level 3. Each level is for a different age group.",
    sentence: "It rained, so Asha earned nothing. Buying two presents put her in QIV.",
    path: "/find-your-quadrant",
  },
  {
    term: "Quiz",
    definition:
      "Ten questions about money or about a story. Every answer is explained, and you can try again as often as you like.",
    sentence: "Theo got 7 out of 10 in the quiz, so he tried again.",
    path: "/quiz-hub",
  },
  {
    term: "Rate of pay",
    definition:
      "The amount you are paid for each hour or each job. To set your own, think about your time and your costs. Find out what other people charge as well.",
    sentence: "Two hours of weeding earned Amy £8. Her rate of pay is £4 an hour.",
    related: "Wage",
  },
  {
    term: "Ratio",
    definition:
      "A number that compares two amounts. Your journal works out two of them. Your saving ratio compares what you save with what you earn. Your KS spending ratio compares your KS needs with all your spending.",
    sentence: "Ruby earned £10 and saved £2. Her saving ratio this week is 20%.",
    path: "/challenge-dashboard",
  },
  {
    term: "Recession",
    definition:
      "A time when people in a country buy less and businesses earn less. Some workers lose their jobs. It can last a while, but then things slowly get better.",
    sentence: "During the recession, Mum’s firm sold fewer vans, and her hours were cut.",
    related: "Economy",
  },
  {
    term: "Refund",
    definition:
      "Money you get back when you return something, perhaps because it’s broken. Ask in the shop, and take the receipt with you.",
    sentence: "Isla’s new torch never worked, so the shop gave her a £6 refund.",
    path: "/resources/refunds-and-subscriptions",
  },
  {
    term: "Risk",
    definition:
      "The chance that something won’t turn out the way you hoped. If somebody promises lots of money with no risk at all, be very careful.",
    sentence: "Baking 40 cakes was a risk. If it rained, nobody would come to the stall.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Salary",
    definition:
      "Pay for a job that is the same every month. People often talk about it as one amount for the whole year.",
    example: "A salary of £30,000 a year is £2,500 a month before tax.",
    related: "Gross and net",
  },
  {
    term: "Saving",
    definition:
      "Keeping some of your money to use later, instead of spending it all now. Even a little every week grows into quite a lot.",
    example: "You save £2 a week in a jar. After ten weeks, you have £20.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Saving ratio",
    definition:
      "The part of your earnings that you save, as a percentage. Your scorecard calls it your savings rate, and counts the last 28 days.",
    example: "You earn £10 and save £3. Your saving ratio is 30%.",
    path: "/kpi-scorecard",
  },
  {
    term: "Saving without a goal",
    definition:
      "Money you put aside before you know what it’s for. It’s ready for something good, or for a nasty surprise.",
    sentence: "For now, Daniel’s 50p goes into saving without a goal. He’ll think of something.",
    path: "/challenge-dashboard",
  },
  {
    term: "Savings challenge",
    definition:
      "A goal you set yourself in our community, with an amount to reach. A bar shows how far you’ve got.",
    sentence: "Poppy set a savings challenge of £20, and her bar has reached £12.",
    path: "/community",
  },
  {
    term: "Savings goal",
    definition:
      "The thing you are saving for, and its price. The price helps you work out how many weeks you need to save.",
    example: "Your savings goal is a kite for £12. If you save £3 a week, you’ll get there in four weeks.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Scam",
    definition:
      "A trick to get your money or your secrets. It often rushes you or sounds too good to be true. Stop, pay nothing and tell a grown-up. It can happen to anybody, and it’s not your fault.",
    sentence: "A text told Grandpa that he had won £1,000. It was a scam.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Second-hand",
    definition:
      "Something that belonged to somebody else before you. It usually costs less, and it keeps good things out of the bin.",
    sentence: "Arjun’s second-hand bike cost £25. It has one scratch and a loud bell.",
    related: "Bargain",
  },
  {
    term: "Share",
    definition:
      "A tiny part of a company that people can own. It may be worth more when the company does well. If the company does badly, it may be worth less, or even nothing.",
    sentence: "Grandma’s share in the bus company cost £4. Now it’s worth £3.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Side hustle",
    definition:
      "A small way to earn money alongside school or a main job. You might make and sell birthday cards, for example. Talk to a grown-up at home before you start.",
    sentence: "Mr Shah teaches maths, and his side hustle is mending clocks.",
    related: "Earning",
  },
  {
    term: "Skint",
    definition:
      "An everyday word for having no money left. It can happen to anybody, and it’s nothing to be ashamed of. If it worries you, talk to a grown-up you trust.",
    sentence: "By Thursday, Harry was skint, so he stayed in and played cards.",
    related: "Budget",
  },
  {
    term: "Spending",
    definition:
      "Using your money to get something. Money is well spent on things you need, or on things you really enjoy.",
    sentence: "Wen’s spending at the seaside came to £18. Ice cream made up £11 of it.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Sponsored post",
    definition:
      "A post that somebody was paid to make. The pay can be money, free things or a share of the sales. In the UK, the post has to say so clearly, right at the start.",
    sentence: "Right at the start, the video said “Ad”. It was a sponsored post.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Standing order",
    definition:
      "You ask your bank to pay the same amount regularly, such as every month. It makes saving easy, because you don’t have to remember it.",
    example: "A standing order moves £5 to your savings on the first of each month.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Streak",
    definition:
      "The number of days in a row that you have done something. If you miss a day, you can start again and keep your best streak.",
    sentence: "Mina’s streak is 21 days. She even remembered on sports day.",
    path: "/community",
  },
  {
    term: "Subscription",
    definition:
      "Something you pay for regularly, such as every month. A free trial can turn into one, so write down when it ends.",
    example: "A subscription of £5 a month costs £60 a year.",
    path: "/resources/refunds-and-subscriptions",
  },
  {
    term: "Supply and demand",
    definition:
      "Supply is how much there is of something. Demand is how many people want it. If demand is high and supply is low, the price usually goes up.",
    sentence:
      "Everybody wanted an umbrella, but the stall had only six. Supply and demand pushed the price up.",
    related: "Inflation",
  },
  {
    term: "Tariff",
    definition:
      "A tax on things that are brought in from another country. It can make those things more expensive in the shops. For phones or electricity, a tariff is a set of prices.",
    sentence: "Because of a new tariff, bikes from abroad cost £20 more.",
    related: "Tax",
  },
  {
    term: "Tip",
    definition:
      "A little extra money for somebody who served you well, perhaps in a café. It’s a way of saying thank you.",
    sentence: "Under his saucer, Dad left a £2 tip for the friendly waiter.",
    related: "Bonus",
  },
  {
    term: "Two-step verification",
    definition:
      "A second lock for your account. After your password, you type in a code as well. Never give that code to anybody, not even to a friend.",
    sentence: "Lena typed her password. Then two-step verification asked for the code on her phone.",
    path: "/account",
  },
  {
    term: "Unit price",
    definition:
      "The price of just one piece or one gram of something. It helps you to compare a big packet with a small one.",
    example: "Six pens for £3 have a unit price of 50p. For four pens at £2.40, it is 60p.",
    related: "Value",
  },
  {
    term: "Value",
    definition:
      "How much something is worth to you. A bag that lasts can be better value than a cheap one that breaks.",
    sentence: "Gran’s £30 boots have lasted three winters. They were good value.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "VAT",
    definition:
      "Short for “value added tax”. It’s a tax on most of the things that shops sell. In a UK shop, it’s already part of the price you see. The shop passes it on to the government.",
    sentence: "Part of the £12 for the board game was VAT for the government.",
    path: "/resources/prices-and-tax",
  },
  {
    term: "Want",
    definition:
      "Something that would be nice to have, but that you could manage without. Wants are welcome once your needs are taken care of.",
    example: "Shoes can be a need. The lights in the heels are a want.",
    path: "/resources/sample-chapter",
  },
  {
    term: "Warranty",
    definition:
      "A promise from the company that made something. If it breaks within a set time, they will mend or replace it. You have this on top of your rights with the shop.",
    sentence: "Our toaster broke after a year, but the warranty was for two.",
    related: "Refund",
  },
  {
    term: "Wealth",
    definition:
      "Everything a person owns, after you take away everything they owe. It usually builds up slowly. It can’t tell you how kind or clever somebody is.",
    sentence: "All of Mrs Chen’s wealth is in her house. She has just £4 in her purse.",
    related: "Net worth",
  },
  {
    term: "Withdrawal",
    definition: "Money that you take out of your bank account, usually as cash.",
    example: "You have £30 in the bank. After a withdrawal of £10, your balance is £20.",
    related: "Balance",
  },
];

const inOrder = (one: GlossaryTerm, other: GlossaryTerm) =>
  one.term.localeCompare(other.term, "en-GB", { numeric: true });

export const GLOSSARY: readonly GlossaryTerm[] = [...OTHER_WORDS, ...WORDS_OF_TEXTS].toSorted(inOrder);
