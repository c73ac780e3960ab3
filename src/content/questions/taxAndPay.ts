/** Answers about payslips, wages, tax, and what the country does with it. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
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
    answer: `National Insurance is taken out of wages, and helps to pay for the State Pension and some benefits. From 16, you pay ${WORK_FACTS.insuranceRate.figure} of your pay above ${WORK_FACTS.insuranceWeek.figure} a week from one job. So with most Saturday jobs, you pay nothing. You also get a number of your own, with letters at both ends. It usually comes by post just before you turn 16, and you keep it for life. Only give it to a real employer or an office that needs it.`,
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
    answer: `The minimum wage depends on your age, and it normally changes every April. At 16 and 17, it’s ${WORK_FACTS.wageAt16.figure} an hour at the moment. It’s ${WORK_ANSWER_FACTS.wageAt18.figure} from 18 to 20, and ${WORK_ANSWER_FACTS.wageAt21.figure} from 21. You must be over school-leaving age. The highest rate is called the National Living Wage. Many apprentices have a rate of their own. The government decides, and usually says in the autumn what comes next. The rates are on GOV.UK, and they’re the same in all four nations.`,
    example:
      "Say a rate is £9 an hour, and in April it goes up to £9.45. That’s 45p more. For a six-hour shift, six times 45p makes £2.70. After four Saturdays, that’s £10.80 extra for the same work.",
    plan: "Find your age on the GOV.UK page. Divide your pay by your hours, and compare the two. Set a reminder for 1 April and for your 18th birthday. If your pay is too low, ask Acas or, in Northern Ireland, the Labour Relations Agency.",
    pitfall:
      "Lists on other sites are often a year old, so use the official page. After 1 April or a birthday, the new rate starts with your next pay period. Before your leaving date, there’s no legal minimum. So agree your pay before you start.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["wageAt16", "wageAt18", "wageAt21"],
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
      "Council Tax is paid by each home to the local council, for bins, street lamps, care and libraries. Nobody under 18 has to pay it. If everyone in a home is a full-time student, there’s none to pay. The sum depends on the home’s band and on the place. If one adult lives alone, it’s a quarter less. In Northern Ireland, there are rates instead. Low incomes can get help, so ask the council.",
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
    answer: `Your National Insurance number is your own number for tax and pay. It comes by itself in a letter, usually in the ${ANSWER_FACTS.insuranceLetter.figure} before you turn 16. That works if you live in the UK and somebody claimed Child Benefit for you. Without a claim, or if you’ve moved, it may not come. Then you can ask for it on gov.uk, and it costs nothing. If you’re in care, your social worker can help. You can start work while you wait.`,
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
  {
    id: "p45-and-p60",
    title: "What are a P45 and a P60, and what if I lose them?",
    ages: ["14-16"],
    answer:
      "A P45 is a form that you get when you leave a job. A P60 comes once a year, if you still work there when the tax year ends. Both show your pay and the tax you’ve paid. You give the P45 to your next boss, so that your tax code is right. If you’ve never had a job, you fill in a starter checklist instead. Your boss can’t give you a second P45, but can print the P60 again.",
    example:
      "Dina leaves a café in August and gets a P45. It says that she earned £1,400 and paid £60 in tax. She gives it to her new boss. Over the year, she earns too little to pay any. So the £60 comes back with her new pay.",
    plan: "When you leave, ask when your P45 will come. Put it in one folder with your payslips. Give your next boss the parts that say so, and keep the other part.",
    pitfall:
      "Many people throw these forms away. You may need them for a refund, a loan or a benefit. If your P45 is lost, fill in the starter checklist. You can also see your pay and tax in the HMRC app from 16.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
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
    id: "average-wage",
    title: "What is the average wage in the UK?",
    ages: ["11-13", "14-16"],
    answer: `About £39,000 a year before tax, for people with a full-time job. The exact figure for April 2025 was ${WORK_ANSWER_FACTS.averagePay.figure}. It’s the middle one: half earn more, and half earn less. Each month, that’s about £3,250 before tax and about £2,630 after it. With part-time jobs in the list, it’s much lower. It’s higher in London than elsewhere. The ONS, which counts such things, has a new figure every autumn.`,
    example:
      "Five people earn £20,000, £26,000, £30,000, £34,000 and £140,000. The middle one is £30,000. Added up and divided by 5, it’s £250,000 divided by 5, so £50,000. One high pay pulls that up, so the middle says more.",
    plan: "Choose three jobs you like. Look up their pay on your nation’s careers site. Write next to each whether it’s above or below the middle, and what else you like about it.",
    pitfall:
      "Being below the middle isn’t failing: half of all people are, and a wage in a cheap town can go further. Younger people usually earn less, because pay tends to grow with skill. And don’t ask friends what their parents get.",
    page: "/resources/money-words#average",
    facts: ["averagePay"],
  },
  {
    id: "pay-in-public-jobs",
    title: "How much do nurses, teachers, police and doctors earn?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "A new nurse earns about £32,000 a year in England, and a new teacher about £33,000. A new police officer starts at about £31,000. A new doctor gets about £40,000, and a top hospital doctor well over £100,000. Train drivers often earn £60,000 or more, and paramedics start like nurses. All this is before tax. Pay goes up with the years, London pays more, and each nation has its own scales. Taxes pay most of these people.",
    example:
      "Asha starts as a nurse on £32,000. After some years, she leads a team and gets £41,000. £41,000 take away £32,000 is £9,000 more a year, or £750 a month before tax.",
    plan: "Choose one job. Look it up on the careers site of your nation: National Careers Service, My World of Work, Careers Wales or nidirect. Write down the start pay, the top pay and the years of training.",
    pitfall:
      "A start pay says little about pay in ten years. Nights and weekends can add to it. And count the training: a doctor studies for five or six years first. So compare the whole road, not one number.",
    page: "/resources/money-words#salary",
  },
  {
    id: "pay-of-mps",
    title: "How much do MPs and the prime minister get paid?",
    ages: ["8-10", "11-13", "14-16"],
    answer: `An MP gets ${WORK_ANSWER_FACTS.mpPay.figure} a year before tax. The prime minister is an MP too, and gets about £75,000 more for the extra work. Both pay tax like everybody else. MPs don’t set their own pay: a body called IPSA does, and it publishes all of it. They can also claim costs for an office, staff and travel. The parliaments of Scotland, Wales and Northern Ireland have pay of their own.`,
    example:
      "Say an MP is paid £96,000. Divided by 12, that’s £8,000 a month before tax. A worker on £32,000 gets about £2,667 a month. £96,000 divided by £32,000 is 3, so the MP earns three times as much.",
    plan: "Find out who your MP is. Look up on the IPSA page what their office cost last year. Talk about it at home: what would be fair pay for that job, and why?",
    pitfall:
      "Costs aren’t pay. A post may show one big number with staff wages in it, as if the MP kept them all. Look at what each part is for before you get cross or share it.",
    page: "/resources/money-words#salary",
    facts: ["mpPay"],
  },
  {
    id: "money-of-the-king",
    title: "Does the King get paid, and does he pay tax?",
    ages: ["8-10", "11-13"],
    answer: `The King gets no wage, but the government pays for his official work. This Sovereign Grant is ${WORK_ANSWER_FACTS.sovereignGrant.figure} in 2026-27. Much of it is for mending Buckingham Palace, and it also pays for staff and trips. Its size depends on the profit of the Crown Estate, land and shops that he owns only as king. That profit goes to the government. He has money of his own as well, and pays Income Tax on it because he chose to.`,
    example:
      "Say the Crown Estate earns £100, and the grant is £12 of it. Then £88 stays with the government for schools, roads and hospitals. £12 goes to the palace for the work.",
    plan: "Talk about it with somebody: what does a king’s work bring to a country, and what does it cost? Write one reason for it and one against it.",
    pitfall:
      "It’s not true that he can sell palaces such as Buckingham Palace. They belong to the country. And numbers about his own wealth are guesses, because nobody has to publish them. People disagree about all this, and that’s fine.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["sovereignGrant"],
  },
  {
    id: "best-paid-jobs",
    title: "What are the best-paid jobs, and which will be needed in future?",
    ages: ["11-13", "14-16"],
    answer:
      "The best-paid jobs are often in law, health, banking, flying, computing and running firms. Pilots, surgeons and top bosses can earn over £100,000 a year. In future, we’ll need many people in care, health, building, green power and computing. Good pay usually means years of learning or a rare skill. Trades count too: good electricians and plumbers earn well. Nobody can be sure, so learn things that help in many jobs.",
    example:
      "Zane is paid from 17 as an apprentice electrician, and at 21 he earns £32,000. His sister studies for five years and starts at £40,000. She earns more a year, but he’s been paid for four years and has no loan. Later, either may be ahead.",
    plan: "List five jobs you’d enjoy. For each, look up the pay, the years of training and how many people are wanted. Then talk to somebody who does one of them.",
    pitfall:
      "Lists online often show a star and not the normal person. Most singers, players and streamers earn little. And if you hate the days, pay won’t fix it. Look for what you’re good at, what you like and what’s wanted.",
    page: "/resources/money-words#salary",
  },
  {
    id: "living-on-minimum-wage",
    title: "Can you live on the minimum wage?",
    ages: ["14-16"],
    answer: `It depends on where you live and whether you share, and it’s tight. From 21, the minimum is ${WORK_ANSWER_FACTS.wageAt21.figure} an hour, and from 18 to 20, it’s ${WORK_ANSWER_FACTS.wageAt18.figure}. For 37 hours at the higher rate, it’s roughly £1,750 a month after tax. A room, food, travel and a phone can take £1,300 or more of that. In a dear city, it may not be enough. Some workers also get Universal Credit. So hours and rent matter as much as the rate.`,
    example:
      "Ty takes home £1,750 a month. A room with bills is £750, food £220, travel £120, phone £15 and clothes £50. £750, £220, £120, £15 and £50 make £1,155. So £595 is left. With a flat of his own at £1,100, it’s only £245.",
    plan: "Look up a room near you. Write down five monthly costs and add them up. Then work out how many hours at your rate they come to.",
    pitfall:
      "Many jobs give 16 or 20 hours and not 37, and then the sum looks quite different. Count on the hours in the contract. And a lower rate applies to most apprentices, so check which one is yours.",
    page: "/resources/money-words#cost-of-living",
    facts: ["wageAt18", "wageAt21"],
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
    id: "poor-and-rich-countries",
    title: "Why are some countries poor and others rich?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "There’s no single reason, and it isn’t that people work less hard. War, bad rulers, illness and too little school hold a country back. So does history: some countries were ruled by others, who took goods and people away. It helps to have ports, good soil, fair courts and trade. Debt can eat up the money for schools. But it can change: some poor countries became rich in fifty years. And every rich country has poor people.",
    example:
      "Two countries each have £100 of tax for each person. One pays £30 of it in interest on old debt, so £70 is left for schools and doctors. The other pays £5 and has £95. In ten years, that’s £250 more for each person.",
    plan: "Choose one country. Find out three things: what it sells, whether there was a war, and how many children go to school. Then look at the label of something at home that was made there.",
    pitfall:
      "Pictures on TV show the worst, and people may think that a whole country is like that. Every poor country has big towns, clever people and rich families. If you want to help, look for a charity that works with people there.",
    page: "/resources/money-words#wealth",
  },
  {
    id: "state-pension-amount",
    title: "How much is the State Pension, and at what age do you get it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `The full new State Pension is ${WORK_ANSWER_FACTS.newStatePension.figure} a week. The age for it is rising ${WORK_ANSWER_FACTS.statePensionAge.figure} between 2026 and 2028, and it’ll go up again later. You usually need ${WORK_ANSWER_FACTS.statePensionYears.figure} of National Insurance for all of it. With fewer years, you get less. Years with a young child or as a carer can count too. People who retired before 2016 have another kind. It goes up each April. Many people also have a pension from work.`,
    example:
      "Say the full pension is £240 a week. 52 times £240 is £12,480 a year. Grandad has 28 of the 35 years. £240 divided by 35, times 28, is £192. So he gets £192 a week.",
    plan: "Ask a grandparent how old they were when they stopped work. Guess your own age for it. A grown-up can check their date and sum for free on gov.uk.",
    pitfall:
      "The State Pension alone is tight, so most people need savings or a work pension as well. It doesn’t always come by itself: you have to claim it. And if there’s little money, Pension Credit can top it up, but many never ask.",
    page: "/resources/money-words#pension",
    facts: ["newStatePension", "statePensionAge", "statePensionYears"],
  },
  {
    id: "carers-allowance",
    title: "What is Carer’s Allowance, and can a young carer get it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Carer’s Allowance is ${WORK_ANSWER_FACTS.carersAllowance.figure} a week for somebody who cares for a disabled person for ${WORK_ANSWER_FACTS.carersHours.figure} a week or more. You must be 16 or over, and not study full-time. So most young carers at school can’t get it. Scotland has its own Carer Support Payment, and a Young Carer Grant from 16 to 18. The carer may earn up to ${WORK_ANSWER_FACTS.carersEarnings.figure} a week. If you look after somebody, your council must look at what you need.`,
    example:
      "Say the allowance is £85 a week. Mum cares for Gran for 40 hours and works 10 hours in a shop at £13. 10 times £13 is £130, which is below the limit. So she has £85 and £130, and that makes £215.",
    plan: "Tell a teacher if you help somebody at home a lot. Ask for a “young carer’s assessment”. A parent can check the allowance on gov.uk, nidirect or mygov.scot.",
    pitfall:
      "If a carer earns £1 over the limit, the whole week’s allowance can be lost, so keep an eye on it. And you needn’t carry it alone. Carers Trust can find a group near you, and Childline is free on 0800 1111.",
    page: "/resources/money-words#benefits",
    facts: ["carersAllowance", "carersHours", "carersEarnings"],
  },
  {
    id: "what-pip-is",
    title: "What is PIP, and who can get it?",
    ages: ["14-16", "parents"],
    answer: `PIP is money for people of ${ANSWER_FACTS.pipAge.figure} or over who have a long illness or a disability. It stands for Personal Independence Payment. It doesn’t matter what they earn or have saved, and many people with PIP work. It has two parts: daily living and getting about. What counts is how hard things are for you, not the name of the illness. Illness of the mind counts too. In Scotland, it’s Adult Disability Payment. Below that age, there’s DLA for children.`,
    example:
      "Noor gets PIP because she can’t cook or walk far without help. Say it’s £100 a week. She spends £35 on taxis and £20 on help at home. £35 and £20 make £55, so £45 is left for heating and other costs.",
    plan: "Write a diary for a week of what’s hard and who helps. Ask for the form by phone, as gov.uk or nidirect explains. Get help from Citizens Advice or Advice NI before you send it.",
    pitfall:
      "People often describe their best day. Say what a bad day is like, and how often it comes. If the answer is no, ask them to look again: many are changed. Claiming is free, so never pay anybody for it.",
    page: "/resources/money-words#benefits",
    facts: ["pipAge"],
  },
  {
    id: "money-when-out-of-work",
    title: "What money can somebody get when they lose their job?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Most people who lose their job can ask for Universal Credit, which is paid each month. If they’ve paid National Insurance in the last years, they may get New Style Jobseeker’s Allowance as well, for up to six months. They must look for work. They may also get redundancy pay, and help with Council Tax and school meals. The Jobcentre helps with courses and the search. In Northern Ireland, it’s a Jobs and Benefits office. It’s what the system is for.",
    example:
      "Dad’s last pay was £1,900. He claims on the first day. The first payment comes after about five weeks. The family has £800 saved and cuts down to £1,150 for that time, so with the last pay they get by.",
    plan: "Claim at once, on gov.uk or nidirect. Make a list of bills, and ring each company before you miss one. Use a free benefits calculator. Then tell the school, because free meals or a fund may help.",
    pitfall:
      "Waiting out of pride costs money, because claims can’t often be dated back. An advance payment is a loan, so it’s taken off later. If you’re a child and worried, say so at home. You needn’t fix it, and it’s nobody’s fault.",
    page: "/resources/money-words#benefits",
  },
  {
    id: "maternity-and-paternity-pay",
    title: "How does maternity pay work, and what do dads get?",
    ages: ["14-16", "parents"],
    answer: `A mother with a job usually gets Statutory Maternity Pay for ${WORK_ANSWER_FACTS.maternityWeeks.figure}. For the first six weeks, it’s ${WORK_ANSWER_FACTS.maternityShare.figure} of her usual pay. After that, it’s a flat weekly sum, or the same share if that’s less. She can be away for a whole year, but the last part isn’t paid. A partner can often have two weeks with some pay, and parents can share some of the rest. Mothers who are self-employed or new in the job may get Maternity Allowance.`,
    example:
      "Lara earns £500 a week. 90% of that is £450, and six weeks make £2,700. Say the flat sum is £190. For 33 weeks, 33 times £190 is £6,270. £2,700 and £6,270 make £8,970 for 39 weeks.",
    plan: "Ask at work what the firm pays, because some give more. Look up this year’s flat sum on gov.uk. Tell the boss in time, and work out a budget for the low months.",
    pitfall:
      "Many plan with the first six weeks and then get a shock. Prices for a cot and a pram don’t have to be high: good ones are passed on. And a boss mustn’t sack anybody for being pregnant. Acas gives free advice, or the Labour Relations Agency in Northern Ireland.",
    page: "/resources/money-words#benefits",
    facts: ["maternityWeeks", "maternityShare"],
  },
  {
    id: "help-with-childcare-costs",
    title: "How do 30 free hours and Tax-Free Childcare work?",
    ages: ["parents"],
    answer: `In England, working parents can get 30 hours a week of childcare from nine months until school starts. It’s for 38 weeks a year. With Tax-Free Childcare, the government adds ${WORK_ANSWER_FACTS.childcareTopUp.figure} you pay in, up to ${WORK_ANSWER_FACTS.childcareYear.figure} a year for each child. It’s there in all four nations, and you can use both. Each parent has to earn a minimum, and neither more than £100,000. Scotland, Wales and Northern Ireland have free hours of their own. With Universal Credit, there’s other help.`,
    example:
      "After-school club costs £200 a month. You pay £160 into the account, and the government adds £40. £160 and £40 make £200. In ten months, that saves you £400.",
    plan: "Use the childcare calculator on gov.uk. Compare both with Universal Credit, because you can’t have that and Tax-Free Childcare together. Apply before the term starts, and confirm your details every three months.",
    pitfall:
      "Many miss the date to confirm, and then the hours stop. Nurseries may charge for meals and nappies on top, so ask for a list. It works for holiday clubs and after-school care as well, until the September after your child turns 11.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["childcareTopUp", "childcareYear"],
  },
  {
    id: "scottish-child-payment",
    title: "What is the Scottish Child Payment, and who can get it?",
    ages: ["parents"],
    answer: `It’s ${WORK_ANSWER_FACTS.scottishChildPayment.figure} a week for each child under 16, for families in Scotland on a low income. You can get it if you or your partner get Universal Credit or some other benefits. There’s no limit on the number of children. It’s paid every four weeks, on top of Child Benefit. You apply to Social Security Scotland, on mygov.scot or by phone. You can ask for Best Start Grants and Foods on the same form. The other nations don’t have it.`,
    example:
      "Say it’s £28 a week for each child. With three children, 3 times £28 is £84 a week. Four weeks make £336. In a year of 52 weeks, it comes to £4,368.",
    plan: "Have the children’s birth dates and your National Insurance number ready. Apply today, because it can’t be dated far back. Then check School Clothing Grant and free school meals with your council.",
    pitfall:
      "It doesn’t come by itself with Universal Credit: you must apply. If your Universal Credit stops, this can stop too, so tell them about changes. And outside Scotland, look at Healthy Start, free school meals and your council’s fund instead.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["scottishChildPayment"],
  },
  {
    id: "winter-fuel-payment",
    title: "What is the Winter Fuel Payment, and can my grandparents get it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It’s money for heating that most people of State Pension age get before Christmas. It’s usually ${WORK_ANSWER_FACTS.winterFuel.figure} for a home, or ${WORK_ANSWER_FACTS.winterFuelOver80.figure} if somebody there is 80 or over. It usually comes by itself. Those with more than ${WORK_ANSWER_FACTS.winterFuelIncome.figure} a year have to give it back in tax. That’s so in England, Wales and Northern Ireland. Scotland has a heating payment of its own. People with little money may get other help too, such as money off the power bill.`,
    example:
      "Gran is 74 and lives alone. She gets £200. Her heating costs £90 a month in winter. £90 times 3 is £270, so the payment covers all but £70 of three months.",
    plan: "Ask your grandparents if a letter came in autumn. If not, help them find “Winter Fuel Payment” on gov.uk, nidirect or mygov.scot. Ask if they’ve ever checked Pension Credit.",
    pitfall: `Scammers send texts that say “claim your winter fuel money”. The office never asks for bank details by text. So don’t tap the link, and send it on to ${BUYING_FACTS.scamTexts.figure}. And nobody should sit in the cold to save: ask for help early.`,
    page: "/resources/money-words#benefits",
    facts: ["winterFuel", "winterFuelOver80", "winterFuelIncome", "scamTexts"],
  },
  {
    id: "help-with-the-rent",
    title: "What help is there if a family can’t pay the rent?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "First talk to the landlord and the council early, before the rent is missed. Universal Credit can pay part of the rent for people on a low income. The council can add more for a while from its own fund. Shelter, Citizens Advice or, in Northern Ireland, Housing Rights advise for free. A landlord can’t just throw a family out: it needs a letter, time and a court. If you’re a child, it’s not your job to fix it.",
    example:
      "The rent is £850, and Universal Credit pays £620 of it. £850 take away £620 is £230. Mum can find £150, so £80 is missing. The council’s fund pays the £80 for six months, while she looks for more hours.",
    plan: "Put the rent first on the list of bills. Ring Shelter on 0808 800 4444 in England, or look up Shelter Scotland, Shelter Cymru or Housing Rights. Ask the council for help with housing costs.",
    pitfall:
      "A loan at the door or online for rent makes it worse. Unopened letters do too. If you feel scared about losing your home, tell a teacher, or call Childline on 0800 1111. You won’t get your family into trouble.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
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
    id: "what-br-means-on-a-payslip",
    title: "What does the tax code BR mean on my payslip?",
    ages: ["14-16"],
    answer: `BR means basic rate: ${ANSWER_FACTS.basicTaxRate.figure} tax on every pound of that job, with nothing free. It’s right for a second job. For your first and only job, it’s usually a mistake, because your employer had no P45 or starter checklist. Give them the checklist, and check your code in the HMRC app. HMRC then sends a new one, and you get back what was too much with a later pay. In Scotland, it’s SBR.`,
    example: `Eve, 16, earns £150 in her first week. With BR, ${ANSWER_FACTS.basicTaxRate.figure} goes, so £30, and she gets £120. She fills in the checklist. Three weeks later, the code is right, and she gets back four times £30, so £120, on top of her £150.`,
    plan: "Look at the code on the payslip. Ask who does the pay, and hand in the starter checklist with the right box ticked. Wait for one payday. If nothing changes, ask HMRC, with your National Insurance number ready.",
    pitfall:
      "Don’t wait until April, because you can have the money sooner. Nobody from HMRC texts you a link to get it back. And with two jobs, don’t ask both for the free amount, or you’ll owe tax later.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["basicTaxRate"],
  },
  {
    id: "child-benefit-and-a-childs-wages",
    title: "Does my child’s job change our Child Benefit?",
    ages: ["parents"],
    answer: `A Saturday or evening job changes nothing, however much it pays, while your child stays in approved education. Their wages don’t count as your income. It stops if they leave and work ${ANSWER_FACTS.childBenefitWork.figure} a week or more, or start most apprenticeships. Tell HMRC within a few weeks of such a change. Universal Credit also ignores a child’s wages while they’re part of your claim.`,
    example:
      "Ollie, 16, does A levels and earns £150 a week in a shop. His mum’s Child Benefit stays. In July, he leaves and starts full-time work for 35 hours. She tells HMRC on the same day, and doesn’t have to pay anything back.",
    plan: "Answer the letter that comes before your child is 16: is he staying on? Note the end of the course. When it changes, report it on gov.uk or in the HMRC app.",
    pitfall:
      "If you say nothing, you may have to pay weeks back. The high-income charge looks at parents’ income only. And if your child claims a benefit of their own, yours for them usually ends.",
    page: "/resources/money-words#benefits",
    facts: ["childBenefitWork"],
  },
];
