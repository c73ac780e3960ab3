/** Answers about payslips, wages, tax, and what the country does with it. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TaughtAnswer } from "./taughtAnswer";

/** National Insurance on £10 of pay above the limit, in pence: 1% of £10 is 10p. */
const INSURANCE_ON_TEN_POUNDS = `${Number.parseFloat(WORK_FACTS.insuranceRate.figure) * 10}p`;

/** Code BR takes this from £600: 1% of £600 is £6. */
const TAX_ON_SIX_HUNDRED_POUNDS = `£${Number.parseFloat(ANSWER_FACTS.basicTaxRate.figure) * 6}`;
/** Universal Credit falls by this for £200 of pay: 1p in each £1 makes £2. */
const TAPER_ON_TWO_HUNDRED_POUNDS = Number.parseFloat(ANSWER_FACTS.universalCreditTaper.figure) * 2;

export const TAX_AND_PAY: readonly TaughtAnswer[] = [
  {
    id: "vat-on-a-receipt",
    title: "What is VAT on a receipt?",
    ages: ["8-10", "11-13"],
    answer: `There’s no tax on pocket money or birthday money. But children do pay one tax without noticing it: VAT. It’s already in the price of many things, such as toys, sweets and games. The usual rate is ${BUYING_FACTS.vat.figure}. There’s none on most food, young children’s clothes or books. The shop passes it on to the government, and it helps to pay for schools, hospitals and roads.`,
    example:
      "A toy costs £12. Without VAT, it would be £10, because 20% of £10 is £2, and £10 and £2 make £12. So £2 of the £12 goes to the government.",
    plan: "Find a receipt at home. Look for the letters VAT. Guess which things have it and which don’t, and check.",
    pitfall:
      "You can’t work out the tax by taking 20% off the price. £12 take away 20% is £9.60, not £10. Divide by 6 instead: £12 divided by 6 is £2.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["vat"],
  },
  {
    id: "pay-at-16-and-17",
    title: "What is the minimum wage when I’m 16 or 17?",
    ages: ["14-16"],
    answer: `At 16 and 17, the minimum wage is ${WORK_FACTS.wageAt16.figure} an hour, once you’re over school-leaving age. An employer normally can’t pay you less than that. Before then, there’s no legal minimum, so agree your pay before you start. In England and Wales, the leaving date is at the end of June in Year 11. Scotland and Northern Ireland have dates of their own. The minimum normally changes every April, so check it again then.`,
    example: `Kofi is 17 and gets £40 for a four-hour shift. £40 divided by four is £10 an hour. The legal minimum at his age is ${WORK_FACTS.wageAt16.figure}, so he’s paid more than that. Now he can compare any job in the same way.`,
    plan: "Divide your pay for one day by the hours you worked. Compare it with the rate for your age on GOV.UK. If yours is lower and you’re over leaving age, show your boss the sum. Acas can help, or the Labour Relations Agency in Northern Ireland.",
    pitfall:
      "Some hours get forgotten, such as setting up, cleaning or training. They normally count as work, so write them down. Tips are extra, so they can’t make up part of the minimum wage. A low rate can be a mistake, so ask.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["wageAt16"],
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
    id: "national-insurance-and-number",
    title: "What is National Insurance?",
    ages: ["14-16"],
    answer: `National Insurance is taken out of wages. It helps to pay for the State Pension and some benefits. It starts at 16, and only on pay above ${WORK_FACTS.insuranceWeek.figure} a week from one job. So with most Saturday jobs, you pay nothing. You also get a number of your own, with letters at both ends. It usually comes by post just before you turn 16, and you keep it for life. Only give it to a real employer or an office that needs it.`,
    example:
      `Kofi earns £60 in a week. The limit is ${WORK_FACTS.insuranceWeek.figure}, so he pays £0. In a busy holiday week, he earns £10 above the limit. ` +
      `He pays ${WORK_FACTS.insuranceRate.figure} of that £10, which is ${INSURANCE_ON_TEN_POUNDS}. He pays nothing on the rest.`,
    plan: "Ask at home if the letter with your number has come. Keep it in a safe place, with your birth certificate. If you’re 16 and haven’t had one, GOV.UK explains how to ask for it.",
    pitfall:
      "Never post a photo of the letter. With your number, name and birthday, a thief could pretend to be you. Be careful if a job advert wants it before you’ve met anyone. You can start a job while you wait for your number.",
    page: "/resources/money-words#national-insurance",
    facts: ["insuranceWeek", "insuranceRate"],
  },
  {
    id: "reading-a-payslip",
    title: "How do I read my payslip?",
    ages: ["14-16"],
    answer:
      "Look for three amounts on your payslip. Gross pay is everything you earned. Deductions are what was taken off, such as tax, National Insurance or a pension. Net pay is what reaches your account. Check your name, your hours and your rate first, because a mistake there changes everything else. With a Saturday job, gross and net are usually the same. Your employer must give you a payslip every time you’re paid.",
    example:
      "Nadia works 20 hours at £10 an hour, so her gross pay is £200. Tax is £0 and National Insurance is £0. So her net pay is £200 as well. If it said £180, she’d ask where the other £20 had gone.",
    plan: "Write down your hours after every shift. On payday, compare them with the hours on the payslip, and multiply them by your rate. If the two don’t match, show your boss both lists that week.",
    pitfall:
      "Many people only look at the last number. Then they miss a wrong tax code or a missing shift. Keep every payslip, because it’s your proof. If asking doesn’t help, Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    id: "emergency-tax-code",
    title: "Why am I on an emergency tax code, and how do I get tax back?",
    ages: ["14-16"],
    answer: `It’s a stopgap code that an employer uses until HMRC knows about you. It often ends in M1, W1 or X. Code BR takes ${ANSWER_FACTS.basicTaxRate.figure} from the first pound, as if this were a second job. You may pay too much, but you’ll get it back, usually with a later pay. It often happens without a P45 or starter checklist. So ask your boss whether they sent it. You can check your code in the HMRC app.`,
    example: `Finn earns £600 in his first month, and his boss thinks that it’s a second job. So he gets code BR, and ${ANSWER_FACTS.basicTaxRate.figure} is taken: ${TAX_ON_SIX_HUNDRED_POUNDS}. Then his code is put right. He isn’t due to pay any tax, so the ${TAX_ON_SIX_HUNDRED_POUNDS} comes back with his next pay.`,
    plan: "Find the code on your payslip. Ask for the starter checklist, and fill it in. Look at the next payslip. If it’s still wrong, call HMRC with a grown-up.",
    pitfall:
      "Don’t pay anyone who offers to get your tax back for a share, and don’t click on texts about refunds. Getting it back from HMRC is free.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["basicTaxRate"],
  },
  {
    id: "minimum-wage-each-april",
    title: "How does the minimum wage change with age, and every April?",
    ages: ["14-16"],
    answer: `The minimum wage depends on your age, and it normally changes every April. At 16 and 17, it’s ${WORK_FACTS.wageAt16.figure} an hour at the moment, once you’re over school-leaving age. It’s higher at 18. From 21, it’s higher still, and it’s called the National Living Wage. Many apprentices have a rate of their own. The government decides, and usually says in the autumn what comes next. All the rates are on GOV.UK, and they’re the same in all four nations.`,
    example:
      "Say a rate is £9 an hour, and in April it goes up to £9.45. That’s 45p more. For a six-hour shift, six times 45p makes £2.70. After four Saturdays, that’s £10.80 extra for the same work.",
    plan: "Find your age on the GOV.UK page. Divide your pay by your hours, and compare the two. Set a reminder for 1 April and for your 18th birthday. If your pay is too low, ask Acas or, in Northern Ireland, the Labour Relations Agency.",
    pitfall:
      "Lists on other sites are often a year old, so use the official page. After 1 April or a birthday, the new rate starts with your next pay period. Before your leaving date, there’s no legal minimum. So agree your pay before you start.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["wageAt16"],
  },
  {
    id: "self-employed-at-16",
    title: "Can I be self-employed at 16, and do I have to tell HMRC?",
    ages: ["14-16"],
    answer: `Yes, you can work for yourself at 16, and being a sole trader is the simplest way. You keep the profit, and you look after the tax. Up to ${WORK_FACTS.tradingAllowance.figure} from sales and odd jobs, you usually needn’t tell HMRC. Above that, you may have to register and fill in a tax return. It doesn’t always mean that tax is due. So list all your income and costs from day one.`,
    example:
      "Zara does nails for £12 a time. She has 60 clients in a year. 60 times £12 is £720, and that’s before any costs. It’s below the limit, so she keeps her list and needn’t register yet.",
    plan: `Start a list with four columns: the date, who, money in, money out. Keep every receipt in one envelope. Add it up each month. If you get near the limit, look at gov.uk with a grown-up. The government plans to ask for no tax return up to ${ANSWER_FACTS.plannedTaxReport.figure}, so check if that has begun.`,
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
    pitfall: `Some videos say that everyone now pays a “new tax”. It isn’t true: since 2024, sites report busy sellers, but the tax is the same. One day, you may need no tax return up to ${ANSWER_FACTS.plannedTaxReport.figure}. There was no start date when we checked. But don’t fill in a false number either. If the site asks, sort it out with the grown-up who holds the account.`,
    page: "/resources/ways-to-earn#repair-and-resell",
    facts: ["tradingAllowance", "plannedTaxReport"],
  },
  {
    id: "real-living-wage",
    title: "How is the real living wage different from the minimum wage?",
    ages: ["14-16"],
    answer:
      "The minimum wage is the least a boss may pay by law. The real living wage is higher, and firms choose to pay it. A charity works it out each year from what people need to spend. There’s one rate for London and one for everywhere else. Here’s the muddle: the legal minimum from 21 is called the National Living Wage. So ask which one an advert means. Firms on the charity’s list pay it from 18.",
    example:
      "Say the legal rate is £13 an hour, and the real living wage is £14. That’s £1 more. For 30 hours a week, it’s £30. In a year of 52 weeks, 52 times £30 makes £1,560.",
    plan: "Look up both rates on their official pages. Find out if your local shop or council is on the list of living wage employers. Then compare two jobs near you.",
    pitfall:
      "If a firm pays only the legal minimum, it isn’t breaking the law. And a higher rate with four hours a week may bring you less than a lower one with ten. So multiply the rate by the hours.",
    page: "/resources/money-words#wage",
  },
  {
    id: "hourly-pay-to-salary",
    title: "How do I turn hourly pay into a yearly salary?",
    ages: ["14-16"],
    answer:
      "Multiply the hourly pay by the hours in a week, and then by 52. At £13 an hour for 35 hours, that’s £455 a week. 52 times £455 is £23,660 a year. For a month, divide the year by 12. To go back from a salary, divide it by 52 and then by the hours. “Pro rata” means a fair part: half the hours, half the pay. All this is before tax.",
    example:
      "Job A pays £27,040 a year for 40 hours a week. £27,040 divided by 52 is £520, and £520 divided by 40 is £13 an hour. Job B pays £21,840 for 30 hours. That’s £420 a week, or £14 an hour.",
    plan: "Take two adverts. Write down the pay and the weekly hours. Turn both into pounds an hour. Then take off travel, and see which one is really better.",
    pitfall:
      "“Up to £30,000” isn’t £30,000. And a salary may hide long hours. If you work 45 hours and are paid for 40, your real rate falls. Check as well if paid holiday is part of it or not.",
    page: "/resources/money-words#salary",
  },
  {
    id: "take-home-pay",
    title: "How much of a salary is left as take-home pay after tax?",
    ages: ["14-16"],
    answer: `Take-home pay is your salary after tax, National Insurance, a pension and any student loan. The first ${WORK_FACTS.taxFreeYear.figure} of a year’s pay is normally free of Income Tax. You’re only taxed on the part above it. That’s true for each tax band: a higher rate only counts for the pay inside that band. So a pay rise hardly ever leaves you with less. GOV.UK has a free tax calculator. Scotland has bands of its own.`,
    example:
      "Ade’s payslip says £2,000 for the month. £190 goes in tax, £76 in National Insurance and £80 in a pension. £190 and £76 and £80 make £346. £2,000 take away £346 leaves £1,654 to live on.",
    plan: "Choose a job, and look up its starting salary. Put it in the calculator on GOV.UK. Divide the result by 12, and write down what rent, food and travel would leave.",
    pitfall:
      "People plan with the number in the advert, and then the bank shows far less. So plan with the take-home sum. The pension part isn’t gone, though. It’s yours later, and your boss adds to it.",
    page: "/resources/money-words#gross-and-net",
    facts: ["taxFreeYear"],
  },
  {
    id: "council-tax",
    title: "What is Council Tax, and who has to pay it?",
    ages: ["14-16"],
    answer:
      "Council Tax is paid by each home to the local council. It helps to pay for bins, street lamps, care and libraries. Nobody under 18 has to pay it. The sum depends on the home’s band and on the place. If one adult lives alone, it’s a quarter less. If everyone there is a full-time student, there’s none to pay. In Northern Ireland, there are rates instead. Low incomes can get help, so ask the council.",
    example:
      "Nia’s flat has a bill of £1,600 a year. She lives alone, so a quarter is taken off. £1,600 divided by 4 is £400, and £1,200 is left. In ten payments, that’s £120 a month, with two months free.",
    plan: "Ask at home which band you’re in, and how it’s paid. Look up the bands on your council’s page. If somebody has just turned 18, tell the council if they’re still at school.",
    pitfall:
      "In your first flat, it’s the bill that people forget. Students must often send a form, because the council doesn’t know. Don’t hide the letters. If you can’t pay, ring early, and they’ll usually agree smaller parts.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "universal-credit",
    title: "What is Universal Credit, and who can get it?",
    ages: ["14-16"],
    answer: `Universal Credit is a monthly payment for people on a low income or out of work. It can help with rent and the cost of children. Many who get it have a job. Tax pays for it, so it’s no shame. You normally have to be ${ANSWER_FACTS.universalCreditAge.figure}. At 16 or 17, some can claim, for example if they can’t live with their parents. Your Saturday pay doesn’t normally count in your mum’s claim while you’re at school.`,
    example: `Say a mum earns £200 over her limit. ${ANSWER_FACTS.universalCreditTaper.figure} of each £1 is taken off her Universal Credit. For £200, that’s £${TAPER_ON_TWO_HUNDRED_POUNDS}. But she keeps her pay. £200 take away £${TAPER_ON_TWO_HUNDRED_POUNDS} is £${200 - TAPER_ON_TWO_HUNDRED_POUNDS}. So working still leaves her better off.`,
    plan: `Look up the rules on GOV.UK, or nidirect in Northern Ireland. One person of 25 or over gets ${ANSWER_FACTS.universalCreditMonth.figure}, before anything is added or taken off. There’s also a top limit, called the benefit cap. A free benefits calculator shows what a family might get. Citizens Advice, or Advice NI, can check and help with the form.`,
    pitfall:
      "Many families miss out because nobody told them, or because they feel shy. The first payment takes about five weeks, so it helps to ask early. In England, a child whose family gets it can also have free school meals. And never pay anybody to claim for you, because it’s free.",
    page: "/resources/money-words#benefits",
    facts: ["universalCreditAge", "universalCreditTaper", "universalCreditMonth"],
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
      "Paying tax doesn’t give you a vote: a ten-year-old pays VAT. Don’t believe one short clip about a party’s plans. Read two sides, and ask where the money would come from. I don’t say whom to vote for.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["votingAge"],
  },
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
    id: "tax-on-very-high-pay",
    title: "How much tax do footballers and other high earners pay?",
    ages: ["11-13", "14-16"],
    answer: `In England, Wales and Northern Ireland, they pay ${ANSWER_FACTS.topTaxRate.figure} Income Tax on each pound above ${ANSWER_FACTS.topTaxStart.figure} a year. They don’t pay that on every pound. Pay is cut into bands, and each band has its own rate: first ${ANSWER_FACTS.basicTaxRate.figure}, then ${ANSWER_FACTS.higherTaxRate.figure} above ${ANSWER_FACTS.higherTaxStart.figure}. Most people have a tax-free part, but at the top it’s gone. In Scotland, there are more bands, up to ${ANSWER_FACTS.scottishTopTaxRate.figure}. National Insurance comes on top. A club takes both off before payday.`,
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
    id: "tax-code-1257l",
    title: "What does the tax code 1257L mean on my payslip?",
    ages: ["14-16"],
    answer: `${ANSWER_FACTS.usualTaxCode.figure} is the most usual tax code, and with one job, it’s normally right. A code tells your boss how much of your pay is free of tax. Put a 0 after the number, and you have the yearly amount: ${WORK_FACTS.taxFreeYear.figure}. The L means that you get the normal amount. An S in front stands for Scotland, and a C for Wales. With M1, W1 or X at the end, it’s an emergency code. BR means tax on every pound.`,
    example:
      "Let’s take a pretend code, 900L. With a 0 after it, it’s £9,000 a year. Tariq earns £500 a month. 12 times £500 is £6,000. That’s below £9,000, so his boss takes no tax off.",
    plan: "Find the code on your payslip, often near your name. Compare it with the list of codes on GOV.UK. If it doesn’t fit, ask your employer first, and then HMRC with a grown-up.",
    pitfall: `If you have two jobs, only one should normally have the full code. With ${ANSWER_FACTS.usualTaxCode.figure} on both, too little tax may be taken, and you’d have to pay it later. With BR on your only job, it’s too much. Check each payslip, because a code can change in the middle of a year.`,
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["usualTaxCode", "taxFreeYear"],
  },
  {
    id: "insurance-number-not-here",
    title: "How does my National Insurance number come, and what if it doesn’t?",
    ages: ["14-16"],
    answer: `It comes by itself in a letter, usually in the ${ANSWER_FACTS.insuranceLetter.figure} before you turn 16. That works if you live in the UK and somebody filled in a Child Benefit claim for you. They needn’t have taken the money. Without a claim, or if you’ve moved, it may not come. Then you can ask for it on gov.uk, and it costs nothing. If you’re in care, your social worker can help. You can start work while you wait.`,
    example:
      "Leila turned 16 in June, and no letter came. Her family had moved in March. Her dad looks up the page on gov.uk, and they ask for the number with her new address. It arrives some weeks later. Her café has paid her all along, and adds the number to her file.",
    plan: "Ask at home if there was a Child Benefit claim, and at which address. Wait until your birthday. If nothing has come, look up “National Insurance number” on gov.uk with a grown-up.",
    pitfall:
      "Some websites want money to find your number. You needn’t pay anybody. Keep the letter safe, because you don’t get a plastic card. The number doesn’t prove who you are, but a thief can still misuse it. So give it to a real employer, and not to an advert.",
    page: "/resources/money-words#national-insurance",
    facts: ["insuranceLetter"],
  },
  {
    id: "tax-on-a-childs-savings",
    title: "Does my child pay tax on savings, and do I if I gave the money?",
    ages: ["parents"],
    answer: `Usually nobody does, because children have tax-free amounts of their own. The main exception is money from a parent. If one parent’s gifts earn more than ${ANSWER_FACTS.childInterest.figure} interest in a tax year, that parent must tell HMRC. Then all of that interest counts as the parent’s, and not just the part above the limit. You only pay tax if it takes you over your own savings allowance. Gifts from grandparents don’t count, and nor does a Junior ISA.`,
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
    answer: `Usually not, and your child pays no Income Tax on a gift. Inheritance Tax is about what people leave behind, and about larger gifts in the years before they die. Each grandparent can give away ${ANSWER_FACTS.yearlyGifts.figure} in a tax year, and it never counts. Nor do small gifts of up to ${ANSWER_FACTS.smallGifts.figure} a person, to people who got none of that. Larger gifts are free of it if the giver lives on for ${ANSWER_FACTS.giftYears.figure}. Many families stay below the threshold on gov.uk anyway.`,
    example:
      "Grandpa Chen gives each of his four grandchildren £200 at New Year. 4 times £200 is £800. He gives them nothing else that year. Each sum is below the limit for small gifts, so none of it counts. He notes the date and the sums in a book.",
    plan: "Ask the grandparents to note the date, the sum and the child. Before a large gift, read “Inheritance Tax: gifts” on gov.uk together. If it’s about a house or a trust, talk to a solicitor or a tax adviser.",
    pitfall:
      "The small amount doesn’t come on top of the yearly one for the same person. Regular gifts from spare income can be free as well, but only with good records. And nobody should give away what they may need themselves later.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["yearlyGifts", "smallGifts", "giftYears"],
  },
  {
    id: "rich-poor-and-tax",
    title: "What do rich and poor mean, and do the rich pay more tax?",
    ages: ["8-10", "11-13"],
    answer:
      "You can’t tell by looking, because most money is out of sight. Being rich means having far more than you need. Being poor means not having enough for your needs. Many families are somewhere in between, and it can change. Neither makes anyone kinder or cleverer. On very low pay, there’s no Income Tax. People who earn more usually pay more, because they can spare more. If money is short at home, it’s not your fault. You can talk to someone you trust.",
    example: `Sam earns less than ${WORK_FACTS.taxFreeYear.figure} in a year, so he pays no Income Tax. Ms Roy earns £30,000. Only the part above that limit is taxed. So she pays more than Sam. Scotland has its own rates, but the limit is the same.`,
    plan: "First, look up “net worth” in our Money Words. Then work out yours: what you own, take away what you owe. Last of all, write down one good thing in your life that no sum can show.",
    pitfall:
      "A big car may come with a loan, and a small house may be fully paid for. So guessing from what people show is often wrong. Asking friends what their parents earn can make them feel awkward. Look at how people treat you instead.",
    page: "/resources/money-words#wealth",
    facts: ["taxFreeYear"],
  },
];
