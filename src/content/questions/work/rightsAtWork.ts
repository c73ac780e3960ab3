/** Answers about pay, hours and rights in a job. */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

/** Statutory Sick Pay of somebody who earns £60 a week, which is less than the flat rate. */
const SICK_PAY_ON_SIXTY_POUNDS = `£${(Number.parseFloat(WORK_ANSWER_FACTS.sickPayShare.figure) * 60) / 100}`;

export const RIGHTS_AT_WORK: readonly TaughtAnswer[] = [
  {
    id: "paid-less-than-promised",
    title: "What can I do if I’m paid less than I was promised?",
    ages: ["11-13", "14-16"],
    answer:
      "If you did the work you agreed, it’s fair to ask for the rest. Write down the days, the hours, the price and what you got. Then ask calmly, because it may be a mistake. Say, “We agreed £20, and I got £10.” If that doesn’t help, ask an adult you trust to speak up for you. If you work for an employer, Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency. Even a trial shift can count as work.",
    example:
      "Ali wrote down 12 hours at £10 an hour, which makes £120. His payslip says ten hours and £100. He shows his manager both. She had left out two hours on a Tuesday, and the missing £20 comes with his next pay.",
    plan: "Tonight, list the dates, the hours and the pay you agreed. Tomorrow, show it to someone at home, and practise one calm sentence. Then ask in a short message, and keep the reply.",
    pitfall:
      "If nothing was written down, it’s hard to prove what was promised. Next time, agree the price in a message before you start. Don’t go and argue on your own, and don’t take something instead of the money. Asking for your pay isn’t rude.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    id: "boss-will-not-pay",
    title: "What can I do if my boss won’t pay me at all?",
    ages: ["14-16"],
    answer:
      "First ask in writing for the exact sum, with your hours, and a date to pay it by. If nothing comes, call Acas free on 0300 123 1100, or the Labour Relations Agency in Northern Ireland. Not paying you for work is against the law. Acas can talk to your boss, and after that a tribunal can order payment. There’s a time limit, so start soon. It makes no difference that you’re young or had no contract.",
    example:
      "Mo did 18 hours at £9 in a car wash, and that’s £162. He writes: “I worked 18 hours from 3 to 17 May. Please pay £162 by Friday.” He adds a photo of his list. On Monday, his dad calls Acas with him.",
    plan: "Collect proof tonight: messages, rota, names, photos of your list. Send one calm message. Note the date. If a week goes by, make the call with a grown-up.",
    pitfall:
      "Don’t take goods or money from the till instead, because that’s theft. Don’t work more weeks in the hope of being paid. And a phrase like “you were only on trial” doesn’t make real work free.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "when-payday-comes",
    title: "When do I get paid in a new job, and what if my pay is late?",
    ages: ["14-16"],
    answer:
      "Your contract says when payday is, and it’s often weeks after your first shift. Many shops pay once a month, for the hours up to a cut-off date. So your first pay may be small, and the rest comes a month later. Other jobs pay each week, but always a week behind. That’s normal, as long as nothing is lost. If payday passes and nothing comes, ask your manager that day. Acas can help. In Northern Ireland, it’s the Labour Relations Agency.",
    example:
      "Beth starts on 8 May. Payday is the last day of the month, for hours up to the 15th. By then, she’s worked 6 hours at £9, so she gets £54 on 31 May. Her next shifts come with June’s pay. Nothing is lost.",
    plan: "Ask two things before you start: “When is payday?” and “Which hours does it cover?” Put both in your phone. Then plan how you’ll pay for the bus and lunch until the first pay comes.",
    pitfall:
      "Some people spend the first pay before it’s there. Then a small one is a shock. If yours is late, it may be a wrong digit in your bank details. Check those first, and keep a list of your hours.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    id: "when-the-till-is-short",
    title: "Can my boss take money from my pay if the till is short?",
    ages: ["14-16"],
    answer: `Not just like that. Your boss may take money only if the law says so, or if you agreed to it in writing before it happened. In a shop or café, they can take no more than ${WORK_ANSWER_FACTS.tillShortage.figure} of your pay for that period for a till that’s short, and they must tell you first. Paying for a uniform mustn’t take you below the minimum wage. Ask for the reason in writing, and show it to a grown-up. Acas gives free advice.`,
    example: `Ren earned £120, and the till was £20 short. If his contract allows it, ${WORK_ANSWER_FACTS.tillShortage.figure} of £120 is £12, so no more than £12 may go from that pay. The other £8 must wait for the next one.`,
    plan: "Find your contract. Ask your manager for the reason in writing. Keep your payslips. With a grown-up, look at acas.org.uk or call them. In Northern Ireland, ask the Labour Relations Agency.",
    pitfall:
      "When you leave, that limit doesn’t hold for your last pay, so sort it out before. Don’t pay cash on the spot, and don’t put your own money in the till. And don’t let others use your log-in, because then you can’t show that it wasn’t you.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["tillShortage"],
  },
  {
    id: "cash-pay-and-tips",
    title: "Can I be paid cash in hand, and do I get to keep my tips?",
    ages: ["14-16"],
    answer:
      "Yes, you can be paid in cash, and you get a payslip with it. Tips go to the staff by law in England, Scotland and Wales. Both count for tax, but you only pay it if you earn enough. It’s hiding pay from the tax office that’s illegal. A boss can share tips out fairly, but can’t keep them. Write down every amount on the same day.",
    example:
      "Yusuf gets £40 in cash for four hours, and £3.50 in tips. In his notebook he writes: “Saturday, £40 and £3.50, together £43.50.” At the end of the month, he compares his notes with the payslip.",
    plan: "Take a small notebook to work. After each shift, write down the date, your hours, the pay and the tips. Put part of it away that day, because cash in a pocket soon gets spent.",
    pitfall:
      "If you get cash and nothing in writing, you can’t prove what you earned. Ask for a payslip in a friendly way. If the answer is always no, talk to an adult you trust or to Acas. In Northern Ireland, ask the Labour Relations Agency.",
    page: "/resources/money-words#tip",
  },
  {
    id: "unpaid-trial-shift",
    title: "Does a trial shift have to be paid?",
    ages: ["14-16"],
    answer: `Not always, but if it’s real work, it should be paid once you’re over school-leaving age. A short test with somebody watching can be unpaid. It’s different if you fill a gap in the rota. The government says that more than ${WORK_ANSWER_FACTS.unpaidTrial.figure} without pay is hardly ever right. Even a shorter one can be too long. Before leaving age, there’s no minimum wage, so agree on pay first. Acas can help, or the Labour Relations Agency in Northern Ireland.`,
    example:
      "Bao, 17, makes two drinks while the manager watches for 20 minutes. That’s a test. The next day, he serves alone from 10 to 3, and that’s five hours of work. At £9 an hour, 5 times £9 is £45. He sends the manager a polite message and asks for it.",
    plan: "Before you go, ask how long it lasts, who’ll watch you and whether it’s paid. Write down when you started and stopped, and what you did. If it was real work, ask for your pay, with a grown-up’s help.",
    pitfall:
      "“Everybody does it for free” doesn’t make it right. Don’t buy special clothes for a trial, and don’t pay for training. Tell someone at home where you’ll be. If they want a second unpaid shift, you can say no.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["unpaidTrial"],
  },
  {
    id: "contract-and-probation",
    title: "Do I need a contract, and what is a probation period?",
    ages: ["14-16"],
    answer:
      "Yes, you must get your main terms in writing on or before your first day. They say your pay, hours, holiday, notice and place of work. A contract also exists if you only agreed by word, but then it’s hard to prove. Probation is a trial time at the start, often three months. In it, the notice may be shorter. But you still get breaks, sick pay, paid holiday and, past school-leaving age, the minimum wage. In Northern Ireland, the paper can come later.",
    example:
      "Sami’s boss says £9 an hour. His first payslip says £8.50. He has a message from before he started: “£9, Saturdays 9 to 3.” He shows it. 6 hours times 50p is £3 for each Saturday, and he gets it paid.",
    plan: "Ask, “Could I have the terms in writing, please?” Read them at home with somebody. Look for five things: pay, hours, payday, holiday and notice. Keep a photo.",
    pitfall:
      "Don’t sign what you haven’t read, and don’t sign that you’re self-employed if you have a boss and a rota. If they say “we don’t do contracts”, write a short message with what was agreed. Acas can help, or the Labour Relations Agency in Northern Ireland.",
    page: "/resources/scams-and-games#the-job-that-finds-you",
  },
  {
    id: "zero-hours-contract-rights",
    title: "What are my rights on a zero-hours contract?",
    ages: ["14-16"],
    answer: `On a zero-hours contract, your boss doesn’t have to offer hours, and you don’t have to take them. You’re paid for the hours you work. You still have rights: the minimum wage for your age, a break, a payslip, and paid holiday of ${WORK_FACTS.paidHoliday.figure} a year, in proportion to your hours. You can say no to a shift. Extra pay on bank holidays is only due if your contract says so. Acas explains the rest. In Northern Ireland, it’s the Labour Relations Agency.`,
    example:
      "Kim works 8 hours a week all year. 5.6 weeks of 8 hours are 44.8 hours of paid holiday. At £9 an hour, that’s £403.20 that she’d miss if she didn’t ask.",
    plan: "Ask for your terms in writing: every worker gets them. Keep a list of the hours you worked. Compare it with each payslip.",
    pitfall:
      "Don’t count on hours you haven’t been given. Plan with the fewest you usually get, and save in the good weeks.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["paidHoliday"],
  },
  {
    id: "shifts-cancelled-or-changed",
    title: "Can my boss cancel my shift or send me home early without pay?",
    ages: ["14-16"],
    answer: `It depends on your contract. If it gives you fixed hours, you should normally be paid for them, unless it says something else. On a zero-hours contract, a shift can still be cancelled without pay. A law from ${WORK_ANSWER_FACTS.cancelledShiftLaw.figure} is meant to bring some pay for late cancelling in England, Scotland and Wales. Time you’ve worked must always be paid, and so must waiting there if you’ve been told to stay. You can say no to a new shift at short notice.`,
    example:
      "Reece’s contract says eight hours each Saturday. He’s sent home after five. At £9 an hour, three hours are £27. He shows his manager the line in the contract, and the £27 is on the next payslip.",
    plan: "Read what your contract says about hours and changes. Keep the rota and the messages. Ask, “Will I be paid for the hours that were cancelled?” If the answer is no, show it all to Acas or, in Northern Ireland, the Labour Relations Agency.",
    pitfall:
      "Don’t plan your money on a rota that changes. Plan with the fewest hours of the last months. And don’t just stay away in protest, because that can cost you the job. Ask for a rota a week ahead.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["cancelledShiftLaw"],
  },
  {
    id: "breaks-at-work-under-18",
    title: "What breaks must I get at work if I’m under 18?",
    ages: ["14-16"],
    answer: `From school-leaving age to 18, you get at least ${WORK_FACTS.youngWorkerBreak.figure} if you work over four and a half hours. You also normally get ${WORK_ANSWER_FACTS.restBetweenDays.figure} off between two days’ work, and ${WORK_ANSWER_FACTS.weeklyRest.figure} off each week. Before leaving age, it’s ${WORK_ANSWER_FACTS.schoolAgeBreak.figure} if you work for more than four hours, in England, Scotland and Wales. Those rules may soon change, and Northern Ireland has its own. A break is only paid if your contract says so.`,
    example:
      "Rosa is 17 and works from 10 to 4, so six hours. She must get half an hour. Her contract says that breaks aren’t paid. Six hours take away half an hour is 5.5 hours. At £10 an hour, 5.5 times £10 is £55.",
    plan: "Look up “breaks” in your contract. For one week, write down each shift and each break. If breaks are missing, show your manager the rule on GOV.UK or nidirect, and ask when you can take them.",
    pitfall:
      "A break while you mind the till isn’t a break, and nor is going home early. Don’t let anybody talk you out of it because it’s busy. Two jobs need care: your rest should fit both. If nothing changes, ask Acas or, in Northern Ireland, the Labour Relations Agency.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["youngWorkerBreak", "restBetweenDays", "weeklyRest", "schoolAgeBreak"],
  },
  {
    id: "night-work-under-18",
    title: "How late can I work at night if I’m under 18?",
    ages: ["14-16", "parents"],
    answer: `At 16 and 17, you can’t normally work between ${WORK_ANSWER_FACTS.youngNight.figure}. If your contract goes on after ten, it’s 11 and 7 instead. Before your leaving date, you must stop at 7 in the evening. Some work has exceptions: in hotels, restaurants, bakeries and shops, it can go on until midnight, but only if no adult can do it. Then you need a rest later on. Hospitals and shows have rules of their own. Your way home should be safe.`,
    example:
      "Idris, 17, works in a restaurant from 5 to 10. It’s five hours at £9, so £45. The boss wants him to stay until 1. That’s not allowed at his age. He says so, and gets the bus at ten past ten.",
    plan: "Look at your rota for the latest finish. Show your manager the rule on the Acas page. Agree a finish that fits the last bus, and who drives you if it’s missed.",
    pitfall:
      "You can’t sign these limits away, even if you’d like the hours. And tired people make mistakes at school and on the road. If a boss keeps asking for later, tell your council or Acas, or the Labour Relations Agency in Northern Ireland.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["youngNight"],
  },
  {
    id: "bank-holidays-and-sundays",
    title: "Do I get extra pay on bank holidays and Sundays?",
    ages: ["14-16"],
    answer:
      "Not by law: extra pay on a bank holiday or Sunday is only due if your contract says so. Nor do you have a right to have those days off. Some places pay double, or give you another day instead. At 16 or 17, you must have two days off a week in any case. Until your leaving date, you can work only two hours on a Sunday. Most adult shop workers can say no to Sundays, if they tell the boss in time.",
    example:
      "Lia gets £9 an hour. Her contract pays time and a half on bank holidays. Half of £9 is £4.50, so it’s £13.50 an hour. For six hours, 6 times £13.50 is £81. On a normal day, it’s £54.",
    plan: "Look for “bank holiday” and “Sunday” in your contract. Ask early who works at Christmas and Easter. If you’d like a day off for family or faith, ask in writing, weeks before.",
    pitfall:
      "Many people think that double pay is the law, and then there’s a row. Check before you say yes. If the shop is shut on your usual day, ask if it’s taken from your holiday or not paid.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    id: "overtime-pay",
    title: "Is overtime paid more, and how much can I do if I’m under 18?",
    ages: ["14-16"],
    answer: `Overtime is work on top of your agreed hours, and it needn’t be paid at a higher rate. Some bosses pay time and a half, if the contract says so. But all your hours together must still reach the minimum wage. Until you’re 18, a full day is normally eight hours, and a week ${WORK_FACTS.youngWorkerHours.figure}. Late nights are normally out. Below leaving age, the limits are much lower. So write down each extra hour.`,
    example:
      "Sol is paid £9 an hour for 6 hours, which is £54. He stays 2 more hours at time and a half. Half of £9 is £4.50, so the rate is £13.50, and 2 hours bring £27. £54 and £27 make £81.",
    plan: "Look in your contract for the word “overtime”. Add up your hours for last week, with closing and cleaning. If it’s over the limit, show your boss the list and ask for a shorter rota.",
    pitfall:
      "Ten minutes after closing doesn’t feel like work, but it is. Ten minutes on six shifts is an hour. So note when you really leave. You may also say, “I can’t stay tonight”, because you need sleep and a way home.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["youngWorkerHours"],
  },
  {
    id: "holiday-pay-part-time",
    title: "How does holiday pay work in a part-time or zero-hours job?",
    ages: ["14-16"],
    answer: `You build up paid holiday as you work, once you’re over school-leaving age. The minimum is ${WORK_FACTS.paidHoliday.figure} a year, and a week means your usual week. If your hours change all the time, it’s ${WORK_ANSWER_FACTS.holidayShare.figure} of the hours you work, in England, Scotland and Wales. Then some bosses add holiday pay to each payslip instead, on a line of its own. Northern Ireland has other rules for that. When you leave, you’re paid for holiday you haven’t taken.`,
    example: `Ines works five hours every Saturday. ${WORK_FACTS.paidHoliday.figure} of five hours make 28 hours a year. At £9 an hour, 28 times £9 is £252. So she can take five Saturdays off with pay, which is 25 hours, and three hours are left.`,
    plan: "Look for “holiday” in your contract and on your payslip. Keep a list of your hours. Ask your manager how much you’ve built up, and book your days in writing.",
    pitfall:
      "If holiday pay is added to each payslip, you get no more when you’re away. So put that part by. It mustn’t be hidden in your hourly pay. Bank holidays may be part of your holiday, and unused days can be lost, so ask before the year ends.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["paidHoliday", "holidayShare"],
  },
  {
    id: "sick-pay-from-a-job",
    title: "Do I get sick pay if I’m too ill for my Saturday job?",
    ages: ["14-16"],
    answer: `Usually yes, if you’re an employee. Statutory Sick Pay is the least that your boss must pay when you’re too ill to work. It starts on your first full day off, however little you earn. It’s ${WORK_ANSWER_FACTS.sickPayShare.figure} of your usual weekly pay or ${WORK_ANSWER_FACTS.sickPayWeek.figure} a week, whichever is less. You get it for the days you’d normally work. Tell your boss on the first day, in the way your contract says. Acas gives free advice, or the Labour Relations Agency in Northern Ireland.`,
    example: `Leila earns £60 a week, all on a Saturday. This Saturday, she has a fever, and she rings before her shift. ${WORK_ANSWER_FACTS.sickPayShare.figure} of £60 is ${SICK_PAY_ON_SIXTY_POUNDS}. That’s less than the flat rate, so ${SICK_PAY_ON_SIXTY_POUNDS} is what she gets.`,
    plan: "Look in your contract to see who to tell, and how soon. Send a short message before your shift, and keep it. On the next payslip, check that the day is there.",
    pitfall:
      "Don’t just stay away, because then you may lose the pay. For a few days off, you don’t normally need a note from a doctor. If you work for yourself, there’s no sick pay. So keep a little aside.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["sickPayShare", "sickPayWeek"],
  },
  {
    id: "paying-for-uniform-and-training",
    title: "Do I have to pay for my work uniform or training?",
    ages: ["14-16"],
    answer: `Not if it takes you below the minimum wage: ${WORK_FACTS.wageAt16.figure} an hour at 16 and 17, after your leaving date. Things that keep you safe, such as special boots, must be free. Training that you must do is work, so it’s paid. A boss may ask you to buy plain black trousers. That can count against the minimum wage as well. If you work in your own clothes with a badge, there’s nothing to pay.`,
    example:
      "Emre, 17, works 20 hours for the legal minimum of £8. 20 times £8 is £160. His boss takes off £12 for a shirt, so he gets £148. £148 divided by 20 is £7.40. That’s too little, so he must get the £12 back.",
    plan: "Before you start, ask, “What do I need to wear, and who pays?” Keep receipts. If money for kit or a course is missing from your pay, ask for it in a short message.",
    pitfall:
      "If a job wants money from you before you start, for training, a kit or a check, it’s very often a scam. Real firms pay you. Some contracts say that you pay back a course if you leave early, so read that line.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["wageAt16"],
  },
  {
    id: "treated-badly-at-work",
    title: "What if I’m bullied, left alone or feel unsafe at work?",
    ages: ["14-16"],
    answer:
      "Tell somebody today: a parent, a teacher or a manager you trust. You don’t have to put up with shouting, touching, dirty jokes or being left in charge alone. If you’re in danger, leave and call 999. By law, an employer must look after young workers and check the risks before they start. Write down what happened, and when. Acas explains your rights on 0300 123 1100. Childline is free on 0800 1111. In Northern Ireland, ask the Labour Relations Agency.",
    example:
      "Freya, 16, is left to close the café alone at ten at night. She’s scared. She tells her dad, and they write to the owner. From then on, two people close. If not, she’d have left, and £40 a night wouldn’t have been worth it.",
    plan: "Write three lines tonight: the date, what was said or done, who saw it. Show it to a grown-up. Decide together who speaks to the boss. You may bring somebody with you.",
    pitfall:
      "Many think that it’s their own fault, or that it’s “just banter”. It isn’t. And don’t stay only because you need the money: there are other jobs. If somebody touched you or sent you pictures, that’s never your fault, and the police can help.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "sacked-from-a-job",
    title: "Can my boss sack me without warning, or for being ill?",
    ages: ["14-16"],
    answer: `Often yes in the first months, but never for a reason that the law forbids. Such reasons are asking for the minimum wage, being pregnant, your race, sex, faith or a disability. Being ill isn’t one, unless it counts as a disability. After a month, you get a week’s notice or its pay. After two years, an employee can complain of an unfair sacking. From ${WORK_ANSWER_FACTS.dismissalLaw.figure}, it’s six months in England, Scotland and Wales. In Northern Ireland, it’s one year. Last wages and holiday pay are due.`,
    example:
      "Jodie, 17, is told on Friday not to come back. She’s worked there for five months, 8 hours a week at £9. One week’s notice is 8 times £9, so £72. She’s also owed 10 hours of holiday, which is £90. £72 and £90 make £162.",
    plan: "Ask for the reason in writing. Write down what was said, and when. Add up wages, notice and holiday. Call Acas on 0300 123 1100, or the Labour Relations Agency in Northern Ireland, with a grown-up.",
    pitfall:
      "There’s a short time limit for a complaint, so don’t wait for months. Don’t post angry words about the place. Being sacked once isn’t the end: say “it didn’t work out, and I learned to ask about hours first”.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["dismissalLaw"],
  },
  {
    id: "leaving-a-job",
    title: "How do I leave my job, and how much notice do I give?",
    ages: ["14-16"],
    answer:
      "Tell your manager, then write it down: that you’re leaving, and your last day. Your contract says how much notice you give. If it says nothing and you’ve been there for a month, it’s one week. You must be paid for all the hours you worked, and for holiday you didn’t take. Ask for your P45, and for a reference. If somebody treats you badly, you needn’t face it alone: talk to a grown-up first.",
    example:
      "“Dear Sam, I’m leaving to study for my exams. My last shift will be in two weeks. Thank you for teaching me the till.” It’s three lines, and it keeps the door open.",
    plan: "Read your contract for the notice. Tell your manager in a quiet moment, then send three lines. Keep a copy.",
    pitfall:
      "Just not turning up feels easy, but it costs you a good word later. And check the last payslip against your list of hours.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    id: "what-redundancy-means",
    title: "What does redundant mean, and do people get redundancy pay?",
    ages: ["14-16"],
    answer:
      "Being made redundant means that your job isn’t needed any more. Perhaps the shop closes. It says nothing bad about you, and it isn’t the same as being sacked. After two years in the job, most staff get redundancy pay. Nearly all get notice, their last wages and pay for holiday they haven’t had. Then they look for new work, and there’s help from the state. It’s nobody’s fault in your family.",
    example:
      "Mr Hale earned £1,800 a month. He’s paid for four weeks’ notice and gets £2,700 on top. The family lists its bills, which come to £1,350 a month. £2,700 pays for two months of them while he looks.",
    plan: "If it’s your own job, ask for your last day, last pay and holiday pay in writing. Ask for a reference. Acas and Citizens Advice are free. In Northern Ireland, it’s the Labour Relations Agency and Advice NI. Then tell three people that you’re looking.",
    pitfall:
      "People often feel ashamed and tell nobody. But help comes faster if others know. If it’s a parent, you needn’t fix it. A kind word and a cheap film night help. If you worry a lot, talk to somebody you trust.",
    page: "/resources/money-words#emergency-fund",
  },
  {
    id: "trade-unions",
    title: "What does a trade union do, and what happens in a strike?",
    ages: ["14-16"],
    answer:
      "A trade union is a group of workers who speak up together about pay, hours and safety. One voice is easy to ignore, but a hundred aren’t. Members pay a fee, which is often low for young people. If you have a problem at work, they can explain the law and come with you. In a strike, workers stop for a while to be heard. They lose pay for it. Your boss may not punish you for joining.",
    example:
      "Fifty cleaners each ask for 20p more an hour, and hear no. They join a union. It asks for all of them, and gets 15p. For 30 hours, that’s £4.50 a week. Members pay £2 a week for it.",
    plan: "Ask at home if anybody is in a union, and why. Look up which union is for the job you’d like. See what it costs at your age, and what it helps with.",
    pitfall:
      "Some people join only when there’s trouble. By then, the union may not help with the old problem. Others think it’s against the boss, yet many firms like to have one group to talk to. Acas helps you free, member or not. In Northern Ireland, it’s the Labour Relations Agency.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "same-job-different-pay",
    title: "Can somebody else get more than me for the same job?",
    ages: ["14-16"],
    answer:
      "Sometimes they can. The minimum wage goes up with age, so a 19-year-old may earn more than you. Skills, experience or night shifts can be fair reasons as well. But men and women must get equal pay for equal work. And nobody may be paid less because of race, faith or a disability. You can ask your boss how your pay is worked out. Acas explains the rules, and in Northern Ireland, it’s the Labour Relations Agency.",
    example:
      "Maya, 17, gets £9 an hour, and Zac, 19, gets £12. The minimum wage at his age is higher. Then she hears that Ben gets £9.50. He’s 17, started the same day and does the same job. 50p for 6 hours is £3 a shift. So she asks her manager why.",
    plan: "Write down what you both do, for how long, and how old you are. Ask, “How is my pay worked out?” If the answer isn’t clear, talk to a grown-up, a union or Acas.",
    pitfall:
      "“She gets more!” rarely works as a first sentence, so ask for the reason instead. Don’t drag a workmate into it who told you in private. And compare hourly pay, not the monthly sum, because somebody may just work longer.",
    page: "/resources/money-words#rate-of-pay",
  },
  {
    id: "gender-pay-gap",
    title: "What is the gender pay gap, and is unequal pay legal?",
    ages: ["14-16"],
    answer:
      "The gender pay gap is the difference between what men and women earn on average. It isn’t the same as unequal pay. Paying a woman less for the same work is against the law. The gap has other causes as well. More women work part-time or do the caring, and well-paid top jobs often go to men. In Great Britain, firms with 250 staff or more must publish theirs. Things have got better, but slowly.",
    example:
      "In a firm, two men earn £15 and £25 an hour, so their average is £20. Two women earn £15 and £19, so theirs is £17. Each pair at £15 is paid alike. But the gap is £3, or 15% of £20.",
    plan: "Search GOV.UK for “gender pay gap”, and look up a firm you know. Then look at who does which job there. Talk about it at home: what would make it fairer?",
    pitfall:
      "It’s easy to think that one number proves somebody is being cheated, or that nobody is. Ask what’s behind it. If you do the same work as a boy for less, keep both rates in writing, and ask Acas. In Northern Ireland, ask the Equality Commission or the Labour Relations Agency.",
    page: "/resources/money-words#average",
  },
  {
    id: "asking-for-a-pay-rise",
    title: "How do I ask my boss for a pay rise?",
    ages: ["14-16"],
    answer:
      "You can ask, and a good boss won’t mind. Choose a quiet time, not a busy shift. Say what you do now that you couldn’t do at first, such as closing up or training others. Then name a rate, such as £9 an hour. Look up what other places nearby pay first. They may say no, so ask what would make it a yes. You can also look for a better-paid job.",
    example:
      "Ola earns £8.50 an hour for 8 hours a week. She asks for £9, because she now opens the shop alone. It’s 50p more. 8 times 50p is £4 a week, and 50 weeks of £4 make £200 a year.",
    plan: "Write down three things you’ve learned there. Look up two adverts for similar jobs. Practise two sentences at home, and ask your manager for ten minutes.",
    pitfall:
      "“I need it” or “she gets more” seldom works, because it isn’t about your work. And don’t say that you’ll leave unless you mean it. The minimum wage goes up with your age, so check that you get the right rate before you ask.",
    page: "/resources/money-words#negotiation",
  },
  {
    id: "commission-and-piece-pay",
    title: "What are commission and piece pay, and is there a legal minimum?",
    ages: ["14-16"],
    answer:
      "Commission is pay for each sale you make. Piece pay is for each thing you make or deliver. Both can swing a lot. If you’re employed and past leaving age, your pay must still reach the minimum wage. “Commission only” can mean that you count as self-employed. Then there’s no sick pay, no holiday, and maybe no money at all. So ask what people really earn in a slow week.",
    example: `Tess gets 4p a leaflet and delivers 150 an hour. 150 times 4p is £6 an hour. Two hours bring £12. In a street of tall flats, it’s only 90 an hour. 90 times 4p is £3.60. At 16 and 17, the minimum is ${WORK_FACTS.wageAt16.figure} an hour. So if she’s employed and past leaving age, her boss must add the rest.`,
    plan: "Ask for the deal in writing. Try one hour, and count what you did. Multiply it by the rate, take off your costs, and compare that with the minimum wage for your age.",
    pitfall:
      "The advert shows the best week of the best seller. Ask for an ordinary week instead. Don’t buy a starter kit or stock, because then you pay to work. And never knock on doors alone.",
    page: "/resources/money-words#rate-of-pay",
    facts: ["wageAt16"],
  },
  {
    id: "apprentice-pay",
    title: "How much does an apprentice get paid?",
    ages: ["14-16"],
    answer: `By law, an apprentice gets at least ${WORK_ANSWER_FACTS.apprenticeWage.figure} an hour if they’re under 19 or in their first year. From 19, once the first year is over, it’s at least the minimum wage for their age. That’s so in all four nations, and the rates normally change every April. Many employers pay more. The time for training that’s part of the apprenticeship, such as a college day, is paid as well. You also get paid holiday.`,
    example:
      "Jamal works 28 hours a week and spends seven hours at college, so he’s paid for 35 hours. At £9 an hour, 35 times £9 is £315 a week. Another firm pays £9.50, and 35 times £9.50 is £332.50. That’s £17.50 more each week.",
    plan: "Look at three adverts on the official apprenticeship site for your nation. Divide the weekly pay by all the hours, with the college day. Compare that with the rate on GOV.UK, and ask what happens in year two.",
    pitfall:
      "Turning 19 alone isn’t enough for the higher rate: the first year must be over too. Some bosses forget to raise the pay then, so put the date in your phone. Ask who pays for travel, boots and tools, because that can eat up a lot.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["apprenticeWage"],
  },
];
