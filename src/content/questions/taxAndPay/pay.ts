/** Answers about wages, payslips and tax codes. */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

/** National Insurance on £10 of pay above the limit, in pence: 1% of £10 is 10p. */
const INSURANCE_ON_TEN_POUNDS = `${Number.parseFloat(WORK_FACTS.insuranceRate.figure) * 10}p`;
/** Code BR takes this from £600: 1% of £600 is £6. */
const TAX_ON_SIX_HUNDRED_POUNDS = `£${Number.parseFloat(WORK_ANSWER_FACTS.basicTaxRate.figure) * 6}`;

export const PAY: readonly TaughtAnswer[] = [
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
    id: "living-on-minimum-wage",
    title: "Can you live on the minimum wage?",
    ages: ["14-16"],
    answer: `It depends on where you live and whether you share, and it’s tight. From 21, the minimum is ${WORK_ANSWER_FACTS.wageAt21.figure} an hour, and from 18 to 20, it’s ${WORK_ANSWER_FACTS.wageAt18.figure}. For 37 hours at the higher rate, it’s roughly £1,750 a month after tax. A room, food, travel and a phone can take £1,300 or more of that. In a dear city, it may not be enough. Some workers also get Universal Credit. So hours and rent matter as much as the rate.`,
    example:
      "Ty takes home £1,750 a month. A room with bills is £750, food £220, travel £120, phone £15 and clothes £50. £750, £220, £120, £15 and £50 make £1,155. So £595 is left. A flat of his own at £1,100 with bills would leave only £245.",
    plan: "Look up a room near you. Write down five monthly costs and add them up. Then work out how many hours at your rate they come to.",
    pitfall:
      "Many jobs give 16 or 20 hours and not 37, and then the sum looks quite different. Count on the hours in the contract. And a lower rate applies to most apprentices, so check which one is yours.",
    page: "/resources/money-words#cost-of-living",
    facts: ["wageAt18", "wageAt21"],
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
    id: "tax-code-1257l",
    title: "What does the tax code 1257L mean on my payslip?",
    ages: ["14-16"],
    answer: `${WORK_ANSWER_FACTS.usualTaxCode.figure} is the most usual tax code, and with one job, it’s normally right. A code tells your boss how much of your pay is free of tax. Put a 0 after the number, and you have the yearly amount: ${WORK_FACTS.taxFreeYear.figure}. The L means that you get the normal amount. An S in front stands for Scotland, and a C for Wales. With M1, W1 or X at the end, it’s an emergency code. BR means tax on every pound.`,
    example:
      "Let’s take a pretend code, 900L. With a 0 after it, it’s £9,000 a year. Tariq earns £500 a month. 12 times £500 is £6,000. That’s below £9,000, so his boss takes no tax off.",
    plan: "Find the code on your payslip, often near your name. Compare it with the list of codes on GOV.UK. If it doesn’t fit, ask your employer first, and then HMRC with a grown-up.",
    pitfall: `If you have two jobs, only one should normally have the full code. With ${WORK_ANSWER_FACTS.usualTaxCode.figure} on both, too little tax may be taken, and you’d have to pay it later. With BR on your only job, it’s too much. Check each payslip, because a code can change in the middle of a year.`,
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["usualTaxCode", "taxFreeYear"],
  },
  {
    id: "what-br-means-on-a-payslip",
    title: "What does the tax code BR mean on my payslip?",
    ages: ["14-16"],
    answer: `BR means basic rate: ${WORK_ANSWER_FACTS.basicTaxRate.figure} tax on every pound of that job, with nothing free. It’s right for a second job. For your first and only job, it’s usually a mistake, because your employer had no P45 or starter checklist. Give them the checklist, and check your code in the HMRC app. HMRC then sends a new one, and you get back what was too much with a later pay. In Scotland, it’s SBR.`,
    example: `Eve, 16, earns £150 in her first week. With BR, ${WORK_ANSWER_FACTS.basicTaxRate.figure} goes, so £30, and she gets £120. She fills in the checklist. Three weeks later, the code is right, and she gets back four times £30, so £120, on top of her £150.`,
    plan: "Look at the code on the payslip. Ask who does the pay, and hand in the starter checklist with the right box ticked. Wait for one payday. If nothing changes, ask HMRC, with your National Insurance number ready.",
    pitfall:
      "Don’t wait until April, because you can have the money sooner. Nobody from HMRC texts you a link to get it back. And with two jobs, don’t ask both for the free amount, or you’ll owe tax later.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["basicTaxRate"],
  },
  {
    id: "emergency-tax-code",
    title: "Why am I on an emergency tax code, and how do I get tax back?",
    ages: ["14-16"],
    answer: `It’s a stopgap code that an employer uses until HMRC knows about you. It often ends in M1, W1 or X. Code BR takes ${WORK_ANSWER_FACTS.basicTaxRate.figure} from the first pound, as if this were a second job. You may pay too much, but you’ll get it back, usually with a later pay. It often happens without a P45 or starter checklist. So ask your boss whether they sent it. You can check your code in the HMRC app.`,
    example: `Finn earns £600 in his first month, and his boss thinks that it’s a second job. So he gets code BR, and ${WORK_ANSWER_FACTS.basicTaxRate.figure} is taken: ${TAX_ON_SIX_HUNDRED_POUNDS}. Then his code is put right. He isn’t due to pay any tax, so the ${TAX_ON_SIX_HUNDRED_POUNDS} comes back with his next pay.`,
    plan: "Find the code on your payslip. Ask for the starter checklist, and fill it in. Look at the next payslip. If it’s still wrong, call HMRC with a grown-up.",
    pitfall:
      "Don’t pay anyone who offers to get your tax back for a share, and don’t click on texts about refunds. Getting it back from HMRC is free.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["basicTaxRate"],
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
    id: "insurance-number-not-here",
    title: "How does my National Insurance number come, and what if it doesn’t?",
    ages: ["14-16"],
    answer: `Your National Insurance number is your own number for tax and pay. It comes by itself in a letter, usually in the ${WORK_ANSWER_FACTS.insuranceLetter.figure} before you turn 16. That works if you live in the UK and somebody claimed Child Benefit for you. Without a claim, or if you’ve moved, it may not come. Then you can ask for it on gov.uk, and it costs nothing. If you’re in care, your social worker can help. You can start work while you wait.`,
    example:
      "Leila turned 16 in June, and no letter came. Her family had moved in March. Her dad looks up the page on gov.uk, and they ask for the number with her new address. It arrives some weeks later. Her café has paid her all along, and adds the number to her file.",
    plan: "Ask at home if there was a Child Benefit claim, and at which address. Wait until your birthday. If nothing has come, look up “National Insurance number” on gov.uk with a grown-up.",
    pitfall:
      "Some websites want money to find your number. You needn’t pay anybody. Keep the letter safe, because you don’t get a plastic card. The number doesn’t prove who you are, but a thief can still misuse it. So give it to a real employer, and not to an advert.",
    page: "/resources/money-words#national-insurance",
    facts: ["insuranceLetter"],
  },
];
