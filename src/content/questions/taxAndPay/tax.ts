/** Answers about tax, and what the country does with its money. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const TAX: readonly TaughtAnswer[] = [
  {
    id: "what-tax-is-for",
    title: "What is tax for, and who decides how much we pay?",
    ages: ["8-10", "11-13"],
    answer: `Tax pays for things we all share, such as schools, doctors, roads and the police. Governments decide how much we pay and what it’s spent on, and voters choose those governments. The UK government sets most taxes. Scotland sets most of its own Income Tax rates, and Wales can change part of its rates. There’s local tax as well, called Council Tax or, in Northern Ireland, rates. You pay some tax already, because most prices in shops include VAT, usually at ${BUYING_FACTS.vat.figure}.`,
    example:
      "A board game costs £12 in a shop, and £2 of that is VAT. The shop passes the £2 on to the government. One game doesn’t pay for much. But if a million people pay £2, that’s £2 million for schools and parks.",
    plan: "On your next walk, count five things that tax has paid for. Decide which one you’d keep if there was less money. Then ask an adult what they’d choose, and why.",
    pitfall: `Many people think that every first job means paying Income Tax. In fact, it only starts above ${WORK_FACTS.taxFreeYear.figure} in a tax year. A wrong tax code can take too much off your pay. So read your payslip, because you can get the extra back.`,
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["vat", "taxFreeYear"],
  },
  {
    id: "do-children-pay-tax",
    title: "Do I have to pay tax if I’m a child?",
    ages: ["8-10", "11-13"],
    answer: `Most children pay only one tax: the VAT that’s part of many prices. You pay no tax on pocket money or presents. But being young doesn’t set you free from tax. A child actor who earns a lot pays Income Tax like a grown-up. It starts above ${WORK_FACTS.taxFreeYear.figure} in a tax year. A paper round brings in far less than that. National Insurance only starts at 16.`,
    example: `Amara is 12, and she gets £8 a week for washing cars. 50 times £8 is £400 a year. That’s far below the limit, so she pays no Income Tax. Then she buys a game for £6. With VAT at ${BUYING_FACTS.vat.figure}, £1 of it is tax. That’s the only tax she pays that day.`,
    plan: "Find the word VAT on a receipt at home. If you earn something, write down the date and the sum. Ask a grown-up which taxes they pay, and which one they noticed first.",
    pitfall:
      "“Children never pay tax” isn’t quite right. “They’ll take half of it” is wrong too. Pay from a job counts, but you only pay tax above the limit. If you’re not sure, ask a grown-up.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["vat", "taxFreeYear"],
  },
  {
    id: "vat-on-a-receipt",
    title: "What is VAT on a receipt?",
    ages: ["8-10", "11-13"],
    answer: `VAT is a tax that’s already in the price of many things, such as toys, sweets and games. The usual rate is ${BUYING_FACTS.vat.figure}. So children pay it without noticing, but there’s no tax on pocket money or birthday money. There’s no VAT on most food, young children’s clothes or books. The shop passes it on to the government, and it helps to pay for schools, hospitals and roads.`,
    example:
      "A toy costs £12. Without VAT, it would be £10, because 20% of £10 is £2, and £10 and £2 make £12. So £2 of the £12 goes to the government.",
    plan: "Find a receipt at home. Look for the letters VAT. Guess which things have it and which don’t, and check.",
    pitfall:
      "You can’t work out the tax by taking 20% off the price. £12 take away 20% is £9.60, not £10. Divide by 6 instead: £12 divided by 6 is £2.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["vat"],
  },
  {
    id: "sugar-tax",
    title: "What is the sugar tax on fizzy drinks?",
    ages: ["8-10", "11-13"],
    answer: `The sugar tax is paid by firms that make sweet drinks. It starts if a drink has ${WORK_ANSWER_FACTS.sugarTaxStart.figure} of sugar or more in 100 millilitres, and very sweet ones pay more. So firms often put in less sugar, and that was the plan. It began in 2018, all over the UK. The aim is to look after teeth and health. Pure fruit juice has no such tax. You don’t see it on the receipt: it’s already in the price.`,
    example:
      "Two cans hold 330 millilitres each. One has 10 grams of sugar in 100 millilitres, so that’s 33 grams in the can. The other has 4 grams in 100, so it’s about 13 grams. Only the first can is taxed.",
    plan: "Look at the label of a drink at home. Find the sugar for 100 millilitres. Guess whether it’s taxed, and compare it with a second drink.",
    pitfall:
      "A drink without the tax isn’t always good for your teeth, and juice has a lot of sugar. Tap water is nearly free. Some rules will change in the next years, so look at gov.uk if you need it for homework.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["sugarTaxStart"],
  },
  {
    id: "where-tax-money-goes",
    title: "Where does tax money go, and what costs the most?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Most tax money goes to pensions and benefits: about £3 in each £10. Health and care come next, with about a quarter. Schools and learning get about a tenth, and interest on the country’s debt a bit less. The rest pays for roads, the police, the army, councils and much more. The government plans how much each gets, and Parliament votes on it. Scotland, Wales and Northern Ireland choose for themselves in many things.",
    example:
      "Cut £100 of tax into slices: about £30 for pensions and benefits, £24 for health and care, £11 for schools and learning, and £8 for interest. £30, £24, £11 and £8 make £73. £27 is left for all the rest.",
    plan: "Take ten coins. Share them out as you would: health, schools, old people, police, roads, saving the planet. Ask somebody at home to do the same, and compare.",
    pitfall:
      "Big numbers confuse: a billion is a thousand million. And people often think that most goes to help for other countries. In truth, that’s about a penny in each pound. Check before you share a number.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "rich-poor-and-tax",
    title: "What do rich and poor mean, and do the rich pay more tax?",
    ages: ["8-10", "11-13"],
    answer:
      "Being rich means having far more than you need, and being poor means not having enough for your needs. You can’t tell by looking, because most money is out of sight. Many families are somewhere in between, and it can change. Neither makes anyone kinder or cleverer. On very low pay, there’s no Income Tax. People who earn more usually pay more, because they can spare more. If money is short at home, it’s not your fault. You can talk to someone you trust.",
    example: `Sam earns less than ${WORK_FACTS.taxFreeYear.figure} in a year, so he pays no Income Tax. Ms Roy earns £30,000. Only the part above that limit is taxed. So she pays more than Sam. Scotland has its own rates, but the limit is the same.`,
    plan: "First, look up “net worth” in our Money Words. Then work out yours: what you own, take away what you owe. Last of all, write down one good thing in your life that no sum can show.",
    pitfall:
      "A big car may come with a loan, and a small house may be fully paid for. So guessing from what people show is often wrong. Asking friends what their parents earn can make them feel awkward. Look at how people treat you instead.",
    page: "/resources/money-words#wealth",
    facts: ["taxFreeYear"],
  },
  {
    id: "tax-on-lottery-and-prizes",
    title: "Do I pay tax on a lottery win or a prize?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "No, you pay no tax on a lottery win or a prize in the UK. You keep all of it. Premium Bond prizes are free of tax too. But once the money is in the bank, the interest it earns can be taxed. If you give a lot of it away and die within a few years, there can be Inheritance Tax. A prize that you get for your job, such as a bonus, is different: that’s pay.",
    example:
      "Gran wins £10,000 and keeps the whole £10,000. She puts it in an account at 4%, so it earns £400 in a year. The win isn’t taxed. The £400 is interest, and for most people, it’s below the limit for that as well.",
    plan: "If you win something, check first that it’s real. Tell a grown-up. Put it in a safe place for two weeks before you decide what to do with it.",
    pitfall:
      "If somebody says that you must pay a tax or a fee before you get a prize, it’s a scam. A real prize never costs money first. You have to be 18 to play the lottery, and nearly everybody who plays loses.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "cost-of-living-crisis",
    title: "What is the cost-of-living crisis, and why is everything dear?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "It’s a time when prices rise faster than pay, so families can buy less. In the UK, it began in 2021, when energy, food and rent got much dearer. The causes were a virus, a war, bad harvests and rising costs for firms. In late 2022, prices were 11% higher than the year before. Since then, they’ve gone up more slowly, but most haven’t come down. So many people still feel it. None of this is your fault, or your family’s.",
    example:
      "A weekly shop cost £80. After a rise of 11%, it’s £88.80. In a year of 52 weeks, the extra £8.80 comes to £457.60. If pay goes up by only 5%, the family has to cut down somewhere.",
    plan: "Ask at home which bill has risen the most. Choose one small thing you can do, such as a shorter shower or a packed lunch. For more help, look at your council’s page or ask school.",
    pitfall:
      "“Inflation is falling” doesn’t mean that prices fall. They just rise more slowly. And worry makes some people borrow from bad lenders. If there’s too little for food or heating, a teacher or Citizens Advice can help, or Advice NI in Northern Ireland.",
    page: "/resources/money-words#cost-of-living",
  },
  {
    id: "money-for-everybody",
    title: "Why doesn’t the government just give everybody money?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "It would cost too much, because the government has no money of its own. What it gives to one person, it takes from all of us in tax, or borrows. If it just printed notes, prices would rise, and everybody’s money would buy less. So it gives most to people who need help. Some people want a “basic income”: the same sum for everyone. Wales and other places have tried it with small groups. People still argue about it.",
    example:
      "There are about 69 million people in the UK. If each got £100 a week, that’s £6,900 million a week. 52 times that is about £359 billion a year. That’s more than all of health and care costs.",
    plan: "Hold a small debate at home or in class. One side is for £100 a week for all, the other is against. Each side must say who pays, and what would change for work.",
    pitfall:
      "“Print more” sounds easy, but countries that did it ended up with notes worth nothing. And a free gift for everybody isn’t the same as help for those in need. If your family needs help now, Citizens Advice knows what there is.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "the-chancellors-budget",
    title: "What is the Budget, and what does the Chancellor do?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "The Budget is the government’s plan for tax and spending, and it’s usually once a year. The Chancellor of the Exchequer is the minister in charge of the country’s money. He or she reads the plan out in Parliament, and MPs vote on it. It says which taxes go up or down, and what there’s more money for. It can change the price of fuel, or what your family gets. Scotland, Wales and Northern Ireland have budgets as well.",
    example:
      "A pretend country plans to spend £100 and gets £95 in tax. It can raise tax by £5, spend £5 less, or borrow £5. The Chancellor chooses £2 more tax, £1 less spending and £2 borrowed. £2, £1 and £2 make £5.",
    plan: "On the next Budget day, read one short summary for young people. Write down one thing that changes for your family, and one you’d have done in another way.",
    pitfall:
      "Much of what’s said before the day is only rumour. And many changes start months later, often in April. So look at gov.uk for what’s decided. A home budget is the same idea, just smaller.",
    page: "/resources/money-words#budget",
  },
  {
    id: "poor-and-rich-countries",
    title: "Why are some countries poor and others rich?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "There’s no single reason, and it isn’t that people work less hard. War, bad rulers, illness and too little school hold a country back. So does history: some countries were ruled by others, who took goods and people away. It helps to have ports, good soil, fair courts and trade. Debt can eat up the money for schools. But it can change: some poor countries became rich in fifty years. And every rich country has poor people.",
    example:
      "Every year, two countries have £100 of tax for each person. One pays £30 of it in interest on old debt, so £70 is left for schools and doctors. The other pays £5 and has £95. In ten years, that’s £250 more for each person.",
    plan: "Choose one country. Find out three things: what it sells, whether there was a war, and how many children go to school. Then look at the label of something at home that was made there.",
    pitfall:
      "Pictures on TV show the worst, and people may think that a whole country is like that. Every poor country has big towns, clever people and rich families. If you want to help, look for a charity that works with people there.",
    page: "/resources/money-words#wealth",
  },
  {
    id: "tax-on-very-high-pay",
    title: "How much tax do footballers and other high earners pay?",
    ages: ["11-13", "14-16"],
    answer: `In England, Wales and Northern Ireland, they pay ${WORK_ANSWER_FACTS.topTaxRate.figure} Income Tax on each pound above ${WORK_ANSWER_FACTS.topTaxStart.figure} a year. They don’t pay that on every pound. Pay is cut into bands, and each band has its own rate: first ${WORK_ANSWER_FACTS.basicTaxRate.figure}, then ${WORK_ANSWER_FACTS.higherTaxRate.figure} above ${WORK_ANSWER_FACTS.higherTaxStart.figure}. Most people have a tax-free part, but at the top it’s gone. In Scotland, there are more bands, up to ${WORK_ANSWER_FACTS.scottishTopTaxRate.figure}. National Insurance comes on top. A club takes both off before payday.`,
    example:
      "In a pretend country, the first £10 is free. From there to £50, the rate is 20%, and above it’s 40%. Zola earns £100. 20% of £40 is £8, and 40% of £50 is £20. £8 and £20 make £28. She keeps £72, so her whole pay was taxed at 28%, not 40%.",
    plan: "Look up this year’s bands on GOV.UK. Choose a yearly pay, and split it into the bands on paper. Then check your sum with a free tax calculator.",
    pitfall:
      "People often think that a higher band eats into all your pay. It only counts for the part inside it. Sums in the news are usually before tax. And money from adverts may be taxed in another way than wages.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: [
      "topTaxRate",
      "topTaxStart",
      "basicTaxRate",
      "higherTaxRate",
      "higherTaxStart",
      "scottishTopTaxRate",
    ],
  },
  {
    id: "tax-on-youtube-money",
    title: "Do I pay tax on money from YouTube, TikTok or streaming?",
    ages: ["11-13", "14-16"],
    answer: `It depends on how much comes in, because that money is income like any other. Up to ${WORK_FACTS.tradingAllowance.figure}, you usually needn’t tell HMRC. Above that, you may have to register, at any age. It counts if it’s from adverts, fans or brands. Free things that you get for a post can count as well. Income Tax is only due if all your income together is above ${WORK_FACTS.taxFreeYear.figure}. A parent or carer should help you with it.`,
    example:
      "Remi’s channel brings in £35 a month. 12 times £35 is £420. A brand also gives her headphones worth £150 for a video. £420 and £150 make £570. That’s below the limit, so she keeps her list and needn’t do more.",
    plan: "With the grown-up who holds the account, start a list: the date, who paid, how much. Write in gifts with their price. Add it up each month.",
    pitfall:
      "“I’m under 18, so it’s tax-free” isn’t true. Nor is “it isn’t a job”. If the money goes to your mum’s account but you made it, it may still be yours for tax. Ask HMRC if you aren’t sure.",
    page: "/resources/ways-to-earn#film-and-edit",
    facts: ["tradingAllowance", "taxFreeYear"],
  },
  {
    id: "direct-and-indirect-tax",
    title: "What’s the difference between direct and indirect tax?",
    ages: ["11-13", "14-16"],
    answer:
      "A direct tax is taken from what you earn or own, such as Income Tax on pay. An indirect tax is part of the price of what you buy, such as VAT. You pay it to the shop, and the shop passes it on. Direct taxes can ask more of people who earn more. Indirect taxes are the same for everybody at the till, so they weigh more on small incomes. Most countries use both kinds.",
    example:
      "Two people buy the same coat, with £20 of VAT in the price. Abel earns £200 a week, so £20 is a tenth of it. Bea earns £1,000, and £20 is a fiftieth. The tax is the same, but Abel feels it more.",
    plan: "Write two headings: “taken from pay” and “part of a price”. Put these under them: VAT, Income Tax, fuel duty, National Insurance, the tax on company profits. Then check with a teacher.",
    pitfall:
      "It’s easy to think that “indirect” means hidden or wrong. It only says how the tax is collected. In an exam, give one example of each and say who pays it in the end.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "company-tax",
    title: "Do big companies pay tax, and what is corporation tax?",
    ages: ["11-13", "14-16"],
    answer: `Yes, companies pay Corporation Tax on their profit. The main rate in the UK is ${WORK_ANSWER_FACTS.companyTax.figure}, and for small profits, it’s ${WORK_ANSWER_FACTS.smallCompanyTax.figure}. Profit is what’s left of the sales when all costs are paid. With no profit, there’s none of this tax. But firms also pay tax for each worker, for their buildings, and they collect VAT. Some big firms shift profits to countries with low tax. Many countries now work together to stop that.`,
    example:
      "In a pretend country, the rate is 20%. A firm sells bikes for £500,000, and its costs are £450,000. £500,000 take away £450,000 is £50,000 profit. 20% of £50,000 is £10,000, so the firm keeps £40,000.",
    plan: `Choose a firm you know. Look up its sales and its profit for one year. Work out what ${WORK_ANSWER_FACTS.companyTax.figure} of the profit would be, and see what it really paid.`,
    pitfall:
      "Sales aren’t profit: a shop can sell for millions and earn nothing. So a headline such as “billions in sales, no tax” may be fair or unfair. Look for the profit first. A sole trader pays Income Tax instead.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["companyTax", "smallCompanyTax"],
  },
  {
    id: "how-supply-and-demand-work",
    title: "How do supply and demand decide a price?",
    ages: ["11-13", "14-16"],
    answer:
      "If many people want something and there’s little of it, the price goes up. If there’s plenty and few people want it, the price goes down. Supply is how much sellers offer, and demand is how much buyers want. Where the two meet, the price settles. A high price brings in more sellers, and some buyers give up. That’s why ice cream costs more by the beach, and coats are cheap in March.",
    example:
      "At the fair, 10 people want a cake, and there are 5. At £1, all are gone in a minute. At £2, only 5 people still want one. So £2 is the price where supply and demand meet, and the stall gets £10 and not £5.",
    plan: "Choose one thing, such as trainers or strawberries. Write down what would make more people want it, and what would make it rarer. Draw two lines on a graph that cross, one up and one down.",
    pitfall:
      "The two lines are easy to swap: demand falls as the price rises, and supply goes up. And a price isn’t always fair. With water or medicine, people can’t just do without, so governments may step in.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "scarcity-and-choices",
    title: "What are scarcity and opportunity cost, with examples?",
    ages: ["11-13", "14-16"],
    answer:
      "Scarcity means that there isn’t enough for everything we want. So we choose, and the next best thing, which we give up, is the opportunity cost. Say £10 buys a book or a film: if you take the film, the book is your opportunity cost. It’s true for time as well. Even a country has it: money for a bridge can’t pay for nurses. Economics is about such choices.",
    example:
      "Jo has three free hours. She can babysit for £7 an hour or go swimming. 3 times £7 is £21. If she swims, it costs £5 for the ticket, and she also gives up £21. So the swim costs her £26 in truth. It may still be worth it.",
    plan: "Think of one choice you made this week. Write down what you chose, the next best thing, and whether you’d choose it again. That’s a full example for homework.",
    pitfall:
      "The opportunity cost isn’t everything you didn’t choose: it’s only the next best one. And something free can have one too, because it takes your time. In an exam, always name both things.",
    page: "/resources/money-words#opportunity-cost",
  },
  {
    id: "trade-and-tariffs",
    title: "Why do countries trade, and what do tariffs do?",
    ages: ["11-13", "14-16"],
    answer:
      "Countries trade because nobody can grow or make everything well. We buy bananas and phones from abroad, and sell things such as cars, medicine and music. A tariff is a tax on goods that come in from another country. It makes them dearer, so people may buy more at home. But shoppers pay more, and the other country often hits back. What we sell abroad is called exports, and what we buy is imports.",
    example:
      "A bike from abroad costs £200, and one made here costs £215. With a tariff of 10%, £20 is added, so the first costs £220. Now the one from here is cheaper. The bike maker is glad, but each buyer pays at least £15 more than before.",
    plan: "Look at five labels at home: clothes, fruit, a toy. Write down where each was made. Then think about what it would cost, or if you’d have it at all, without trade.",
    pitfall:
      "In the news, it may sound as if the other country pays a tariff. In fact, the firm that brings the goods in pays it, and often passes it on to you. The word has a second meaning: a set of prices for energy or phones.",
    page: "/resources/money-words#tariff",
  },
  {
    id: "economy-and-gdp",
    title: "What is GDP, and how do we know if the economy is growing?",
    ages: ["11-13", "14-16"],
    answer:
      "GDP is the value of all that a country makes and does for money in a year or in three months. If it’s bigger than before, the economy is growing. GDP stands for gross domestic product. The ONS adds it up for the UK: every haircut, car and lesson. When it grows, there are often more jobs and more tax for schools. But it doesn’t show who gets the money, or if people are well and the air is clean.",
    example:
      "A tiny island makes 100 loaves at £2 and gives 50 haircuts at £10. 100 times £2 is £200, and 50 times £10 is £500. Its GDP is £700. Next year, it’s £714. £14 is 2% of £700, so the economy has grown by 2%.",
    plan: "Look up “UK GDP” on the ONS page, and find the newest number. Ask: is it for three months or a year? Then write one good thing in your town that GDP doesn’t count.",
    pitfall:
      "If prices rise, GDP looks bigger with no more made. So “real” GDP takes that out. And a big country has more people to share with. Divide by the people if you compare two countries.",
    page: "/resources/money-words#economy",
  },
  {
    id: "why-recessions-happen",
    title: "Why do recessions happen, and what do they change at home?",
    ages: ["11-13", "14-16"],
    answer:
      "A recession often starts when people and firms get worried and spend less. Then shops sell less, firms need fewer workers, and those workers spend less too. A shock can set it off, such as a virus, a war or banks in trouble. In the UK, we say it’s a recession if the economy shrinks for half a year. At home, it can mean fewer hours or a lost job. It always ends, and governments try to help.",
    example:
      "A café sells 100 cakes a day. People save, and it sells 80. The baker who makes them works 32 hours and not 40. At £13 an hour, 8 hours less is £104 a week. So he puts off a new bike, and the bike shop feels it next.",
    plan: "Ask a grown-up what they remember of 2008 or 2020: what got harder, and what helped? If money worries you at home now, talk to them about one thing you can all do.",
    pitfall:
      "Bad news doesn’t mean that your family will lose out, because most people keep their jobs. And spending money you don’t have won’t save the country. If you’re worried, tell somebody you trust, or call Childline on 0800 1111.",
    page: "/resources/money-words#recession",
  },
  {
    id: "why-inflation-rises-and-falls",
    title: "Why does inflation happen, and what makes it go up and down?",
    ages: ["11-13", "14-16"],
    answer: `Inflation happens when costs rise, or when people want to buy more than there is. If gas, wheat or wages cost more, makers raise their prices. If everyone has more to spend, sellers can ask more. It slows when costs fall, or when people spend less. The Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. If prices race, it raises its rate, so borrowing costs more. Money in a jar stays the same sum, but it slowly buys less.`,
    example:
      "A bakery pays 20p more for flour and gas for each loaf. The loaf goes from £1.60 to £1.80. Next year, flour stays the same, and the loaf is £1.82. Prices still rise, but more slowly: inflation has fallen. The old £1.60 doesn’t come back.",
    plan: "Pick five things that you buy. Write down today’s prices, and look again in six months. Which rose most? Search for one reason for it, such as a bad harvest or dearer fuel.",
    pitfall:
      "“Inflation falls” doesn’t mean that prices fall: they only rise more slowly. One shop’s price isn’t inflation either. And nobody knows next year’s figure for sure, not even the Bank.",
    page: "/resources/prices-and-tax#prices-that-rise",
    facts: ["inflationTarget"],
  },
  {
    id: "national-debt",
    title: "What is the national debt, and who does the UK owe money to?",
    ages: ["14-16"],
    answer:
      "The national debt is all the money that the government has borrowed and not yet paid back. It borrows if it spends more than it gets in tax. The gap for one year is the deficit. It borrows by selling bonds, often to pension funds, banks and people abroad. So it owes some of it to savers here. It pays interest on it each year. That money can’t go to schools or hospitals. The ONS shows today’s sum.",
    example:
      "A pretend country gets £90 in tax and spends £100. Its deficit is £10. It owed £200 before, so now it owes £210. At 4%, the interest is £8.40 a year, and it must find that first.",
    plan: "Find the word “debt” in one news story. Ask: is it the total, or only this year’s gap? Then talk about one thing that’s worth borrowing for, and one that isn’t.",
    pitfall:
      "A country isn’t quite like a home, because it lives on and can raise taxes. But that doesn’t make debt free. Big numbers alone say little. Compare them with what the country earns in a year.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "voting-and-tax",
    title: "Can I vote on how tax is spent, and from what age?",
    ages: ["14-16"],
    answer: `You don’t vote on each tax. You vote for people, and they decide together what to tax and where to spend. At ${BUYING_FACTS.votingAge.figure}, you can vote for the parliaments and councils of Scotland and Wales. For the rest, it has been 18. A Bill of 2026 would make it ${BUYING_FACTS.votingAge.figure} in every UK election. The Electoral Commission shows what’s true today. You can join the register before your birthday. And at any age, you can write to your MP or council.`,
    example:
      "A town has £100 to spend. Group A wants £60 for buses and £40 for parks. Group B wants it the other way round. 520 people vote for A and 480 for B. So buses get £20 more than parks.",
    plan: "Check on GOV.UK how old you must be to register where you live. Choose one thing in your town that needs money. Write three sentences about it to your councillor.",
    pitfall:
      "Paying tax doesn’t give you a vote: a ten-year-old pays VAT. Don’t believe one short clip about a party’s plans. Read two sides, and ask where the money would come from. We don’t say whom to vote for.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["votingAge"],
  },
  {
    id: "tax-at-16",
    title: "Do I have to pay Income Tax on a Saturday job?",
    ages: ["14-16"],
    answer: `You only pay Income Tax if you earn enough, and your age makes no difference. It starts above ${WORK_FACTS.taxFreeYear.figure} in a tax year, which runs from April to April. A Saturday job usually pays far less than that. Pocket money and presents aren’t pay, so you don’t pay tax on them. A tax code tells your employer how much tax to take, and sometimes it’s wrong. HMRC, the tax office, can put that right and pay you back.`,
    example: `Leila earns £50 every Saturday. She works 50 Saturdays, and 50 times £50 makes £2,500 in the year. Tax only starts above ${WORK_FACTS.taxFreeYear.figure}, so she pays none. Her pay before and after tax is the same.`,
    plan: "Find the line for tax on your payslip. If it’s more than £0, look at the tax code. If the code ends in W1, M1 or X, it’s an emergency code. Ask your employer about the starter checklist, or contact HMRC.",
    pitfall:
      "With a second job, your code may have BR in it. Then tax is taken from every pound. Many people think that’s normal and never ask. Check each payslip. If you earn less than the limit in the whole year, you can get the tax back.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["taxFreeYear"],
  },
  {
    id: "tax-year-and-allowance",
    title: "When does the tax year start, and what is the personal allowance?",
    ages: ["14-16"],
    answer: `The tax year starts on 6 April and ends on 5 April. The Personal Allowance is the part of your income that you pay no Income Tax on: ${WORK_FACTS.taxFreeYear.figure} for most people. It’s the same in all four nations. A new one starts each April, and you can’t carry over what you didn’t use. Children have one too. People who earn a lot have less or none. Your tax code tells your boss how much of it to use.`,
    example:
      "In a pretend country, the allowance is £10,000 a year. Vik earns £10,500. Only £500 is above it. At 20%, he pays £100 in tax, and not 20% of all his pay.",
    plan: "Add up your pay from 6 April until now. Compare it with the allowance. If you’re far below it and there’s tax on your payslip, look at the code.",
    pitfall:
      "The tax year isn’t the school year or the calendar year. The odd date is over 250 years old: the calendar was changed, and 11 days were lost. So pay from March and pay from May count in two different tax years.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["taxFreeYear"],
  },
  {
    id: "self-employed-at-16",
    title: "Can I be self-employed at 16, and do I have to tell HMRC?",
    ages: ["14-16"],
    answer: `Yes, you can work for yourself at 16, and being a sole trader is the simplest way. You keep the profit, and you look after the tax. Up to ${WORK_FACTS.tradingAllowance.figure} from sales and odd jobs, you usually needn’t tell HMRC. Above that, you may have to register and fill in a tax return. It doesn’t always mean that tax is due. So list all your income and costs from day one.`,
    example:
      "Zara does nails for £12 a time. She has 60 clients in a year. 60 times £12 is £720, and that’s before any costs. It’s below the limit, so she keeps her list and needn’t register yet.",
    plan: `Start a list with four columns: the date, who, money in, money out. Keep every receipt in one envelope. Add it up each month. If you get near the limit, look at gov.uk with a grown-up. The government plans to ask for no tax return up to ${WORK_ANSWER_FACTS.plannedTaxReport.figure}, so check if that has begun.`,
    pitfall:
      "The limit counts what comes in, and not what’s left after costs. Many people miss that. And a job with set hours and a boss is employment, even if they call you “freelance”. Ask Acas if you aren’t sure, or the Labour Relations Agency in Northern Ireland.",
    page: "/resources/money-words#entrepreneur",
    facts: ["tradingAllowance", "plannedTaxReport"],
  },
  {
    id: "tax-on-things-you-sell",
    title: "Do I pay tax on things I sell, for example on Vinted?",
    ages: ["14-16"],
    answer: `If you sell your own old clothes and games, there’s usually no tax. They’re worth less than you paid, so you’ve made no profit. It’s different if you buy or make things to sell them. That’s trading. Then ${WORK_FACTS.tradingAllowance.figure} is the limit before you may have to tell HMRC. Selling sites must tell HMRC about busy sellers, so they may ask for details. That doesn’t mean you owe anything.`,
    example:
      "Ned sells old trainers for £25 that cost £70. There’s no profit, so there’s no tax. His cousin buys ten caps at £6 and sells them at £15. She trades: £150 comes in, and her profit is £90.",
    plan: "Make two lists: “my old things” and “bought to sell”. Write the price and the date in each. Add up the second list every month. Ask a grown-up to check it with you once a year.",
    pitfall: `Some videos say that everyone now pays a “new tax”. It isn’t true: since 2024, sites report busy sellers, but the tax is the same. One day, you may need no tax return up to ${WORK_ANSWER_FACTS.plannedTaxReport.figure}. There was no start date when we checked. But don’t fill in a false number either. If the site asks, sort it out with the grown-up who holds the account.`,
    page: "/resources/ways-to-earn#repair-and-resell",
    facts: ["tradingAllowance", "plannedTaxReport"],
  },
  {
    id: "tax-return",
    title: "What is a tax return, and when does it have to be done?",
    ages: ["14-16"],
    answer:
      "A tax return is a form that tells HMRC, the tax office, what you earned. It has to be sent online by 31 January, after the tax year that ended in April. The tax is due on the same day. Most people with a normal job don’t need one, because their boss takes the tax off. Sole traders often do. You register first, by 5 October. Sending it late usually costs £100 at once, even if you owe nothing.",
    example:
      "Mr Shah paints houses. From April to April, he’s paid £24,000, and his costs are £6,000. £24,000 take away £6,000 is £18,000. That’s his profit, and he pays tax on that. He sends the form in October, so he has three months to save.",
    plan: "If you sell or work for yourself, keep one list of money in and costs. In April, add it up. Look up “check if you need to send a tax return” on gov.uk with a grown-up.",
    pitfall:
      "People leave it until the last night, and then a password is missing. Others get a text about a refund and click on it. HMRC doesn’t ask for bank details by text. So go to gov.uk yourself.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "tax-avoidance-and-evasion",
    title: "What’s the difference between tax avoidance and tax evasion?",
    ages: ["14-16"],
    answer:
      "Tax evasion is against the law: somebody hides income or lies about it. Tax avoidance stays inside the law, but uses its gaps in a way that nobody meant. Plain saving of tax is fine: an ISA is made for it. People who evade tax can be fined or go to prison. If some don’t pay their share, others must pay more, or there’s less for schools and hospitals. You can report it to HMRC without giving your name.",
    example:
      "Builder A is paid £500 in cash and writes down £200, so £300 is hidden. That’s evasion. Singer B moves her income to an island where she’s never lived. That may be avoidance. Cleaner C saves in an ISA. That’s fine.",
    plan: "When you read a story about tax in the news, ask two things: “Did they break the law?” and “Was it fair?” Write down both answers.",
    pitfall:
      "“It’s legal” and “it’s fair” aren’t the same. And cash isn’t evasion if it’s written down. Be careful with videos that sell tricks to pay no tax: many of them fail, and then the tax is due with interest.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "capital-gains-tax",
    title: "What is Capital Gains Tax, and would I ever pay it?",
    ages: ["14-16"],
    answer: `It’s a tax on the profit when you sell something that has grown in value, such as shares. You’ll hardly pay it, because the first ${WORK_ANSWER_FACTS.freeGains.figure} of gains in a tax year is free. Shares in an ISA are free of it too. So is the home you live in, but not a second one. Crypto does count. Only the gain is taxed, not the whole price. Your age makes no difference, and it’s the same all over the UK.`,
    example:
      "Joel bought shares for £400, and sells them for £900. £900 take away £400 is a gain of £500. That’s below £3,000, so there’s no tax. In a Junior ISA, even a gain of £5,000 would be free.",
    plan: "If somebody bought shares for you, ask if they’re in a Junior ISA. Keep a note of what was paid and when. Look up this year’s free amount on gov.uk.",
    pitfall:
      "Swapping one coin for another counts as a sale, and many crypto fans don’t know that. A loss can be set against a gain, so note it as well. And your old bike sold for less than you paid isn’t a gain at all.",
    page: "/resources/money-that-grows#risk-and-funds",
    facts: ["freeGains"],
  },
  {
    id: "council-tax",
    title: "What is Council Tax, and who has to pay it?",
    ages: ["14-16"],
    answer:
      "Council Tax is paid by each home to the local council, for bins, street lamps, care and libraries. Nobody under 18 has to pay it. If everyone in a home is a full-time student, there’s none to pay. The sum depends on the home’s band and on the place. If one adult lives alone, it’s a quarter less. In Northern Ireland, there are rates instead. Low incomes can get help, so ask the council.",
    example:
      "Nia’s flat has a bill of £1,600 a year. She lives alone, so a quarter is taken off. £1,600 divided by 4 is £400, and £1,200 is left. In ten payments, that’s £120 a month, with two months free.",
    plan: "Ask at home which band you’re in, and how it’s paid. Look up the bands on your council’s page. If somebody has just turned 18, tell the council if they’re still at school.",
    pitfall:
      "In your first flat, it’s the bill that people forget. Students must often send a form, because the council doesn’t know. Don’t hide the letters. If you can’t pay, ring early, and they’ll usually agree smaller parts.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "stamp-duty",
    title: "What is stamp duty, and who pays it on a house?",
    ages: ["14-16", "parents"],
    answer: `Stamp duty is a tax on buying a home or land, and the buyer pays it. In England and Northern Ireland, a first home is usually free of it up to ${WORK_ANSWER_FACTS.stampDutyFirstHome.figure}. Others pay on the part above ${WORK_ANSWER_FACTS.stampDutyStart.figure}. As with pay, each band has its own rate. A second home costs extra. Scotland and Wales have taxes of their own, with other limits. The solicitor normally pays it for you, soon after you get the keys.`,
    example:
      "In a pretend country, the first £100,000 is free, and the rate above is 2%. A flat costs £180,000. £180,000 take away £100,000 is £80,000, and 2% of that is £1,600. So the buyer needs £1,600 on top of the deposit.",
    plan: "Look up the price of a small home near you. Put it in the official calculator for your nation. Add the result to the deposit, the solicitor and the van.",
    pitfall:
      "People save for the deposit and forget this bill. It’s due in two weeks in England. The limits often change in a Budget, so use the official page and not an old video.",
    page: "/resources/money-words#mortgage",
    facts: ["stampDutyFirstHome", "stampDutyStart"],
  },
  {
    id: "tax-on-a-childs-savings",
    title: "Does my child pay tax on savings, and do I if I gave the money?",
    ages: ["parents"],
    answer: `Usually nobody does, because children have tax-free amounts of their own. The main exception is money from a parent. If one parent’s gifts earn more than ${WORK_ANSWER_FACTS.childInterest.figure} interest in a tax year, that parent must tell HMRC. Then all of that interest counts as the parent’s, and not just the part above the limit. You only pay tax if it takes you over your own savings allowance. Gifts from grandparents don’t count, and nor does a Junior ISA.`,
    example:
      "Say an account pays 4%. £2,000 from Mum earns £80 a year, and she needn’t do anything. £3,000 from her would earn £120, so she’d tell HMRC. If the £3,000 came from Grandma, the rule wouldn’t apply.",
    plan: "Note who gave each larger sum. In April, look up the interest for the tax year. If one parent’s part is above the limit, read “Savings for children” on gov.uk, or call HMRC.",
    pitfall:
      "If gifts from parents and grandparents land in one account, it’s hard to show later who gave what. So keep a list. Sending your own money through Grandma doesn’t help, because it’s still your gift. The rule ends when your child turns 18.",
    page: "/resources/money-that-grows#interest-on-savings",
    facts: ["childInterest"],
  },
  {
    id: "grandparents-gifts-and-tax",
    title: "Is there Inheritance Tax on money that grandparents give my child?",
    ages: ["parents"],
    answer: `Usually not, and your child pays no Income Tax on a gift. Inheritance Tax is about what people leave behind, and about larger gifts in the years before they die. Each grandparent can give away ${WORK_ANSWER_FACTS.yearlyGifts.figure} in a tax year, and it never counts. Nor do small gifts of up to ${WORK_ANSWER_FACTS.smallGifts.figure} a person, to people who got none of that. Larger gifts are free of it if the giver lives on for ${WORK_ANSWER_FACTS.giftYears.figure}. Many families stay below the threshold on gov.uk anyway.`,
    example:
      "Grandpa Chen gives each of his four grandchildren £200 at New Year. 4 times £200 is £800. He gives them nothing else that year. Each sum is below the limit for small gifts, so none of it counts. He notes the date and the sums in a book.",
    plan: "Ask the grandparents to note the date, the sum and the child. Before a large gift, read “Inheritance Tax: gifts” on gov.uk together. If it’s about a house or a trust, talk to a solicitor or a tax adviser.",
    pitfall:
      "The small amount doesn’t come on top of the yearly one for the same person. Regular gifts from spare income can be free as well, but only with good records. And nobody should give away what they may need themselves later.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["yearlyGifts", "smallGifts", "giftYears"],
  },
  {
    id: "marriage-allowance",
    title: "What is Marriage Allowance, and can we claim it?",
    ages: ["parents"],
    answer: `It lets one of you pass a tenth of your Personal Allowance to the other, which saves up to ${WORK_ANSWER_FACTS.marriageSaving.figure} a year. You must be married or civil partners. One earns less than ${WORK_FACTS.taxFreeYear.figure}, and the other pays only the first rate of tax. It’s free to apply on gov.uk, and you can go back four years. Living together isn’t enough. In Scotland, the limits for the higher earner differ a little.`,
    example:
      "Say the part you pass on is £1,260. At 20%, that’s £252 a year. If you could have had it for four earlier years too, 5 times £252 is £1,260.",
    plan: "Check both incomes for each year. Apply on gov.uk with both National Insurance numbers. It then goes on until you cancel it, so look again when your pay changes.",
    pitfall:
      "Firms that offer to claim for you take a large part of it. You need nobody: the form takes ten minutes. If the lower earner starts to earn more than the allowance, it can cost more than it saves.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["taxFreeYear", "marriageSaving"],
  },
];
