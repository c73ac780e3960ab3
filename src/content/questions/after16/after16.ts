/** Answers about leaving school: study, training, and what changes at 16 and 18. */
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const AFTER_16: readonly TaughtAnswer[] = [
  {
    id: "grades-and-future-pay",
    title: "Do my GCSE grades decide how much I’ll earn?",
    ages: ["14-16"],
    answer:
      "Grades open doors, but they don’t set your pay for life. On average, people with more qualifications earn more. English and maths help the most, because many jobs and courses ask for them. If you miss them, you can try again at college. You can also learn on the job, and many trades pay well. After a few years, bosses look at what you can do. One bad day in June isn’t the end.",
    example:
      "In England, grades go from 1 to 9. Cal got a 3 in maths. At college, he took it again and got a 4. It let him start an electrician’s apprenticeship. He earned £15,000 in his first year and £31,000 five years later. The difference is £16,000.",
    plan: "Choose one job, and look up what it asks for where you live: Scotland, Wales and Northern Ireland have other grades. Talk to a teacher or careers adviser about a second try. Do twenty minutes of that subject, four days a week.",
    pitfall:
      "Stories of rich people who left school early are rare, and that’s why you hear them. The other mistake is giving up after one result. If it weighs on you, tell someone. Childline is free on 0800 1111.",
    page: "/resources/money-words#salary",
  },
  {
    id: "turning-16-money",
    title: "What changes with money when I turn 16?",
    ages: ["14-16"],
    answer: `At 16, you can open many bank accounts alone, and look after your own Junior ISA or Child Trust Fund. After your school-leaving date, the minimum wage starts, at ${WORK_FACTS.wageAt16.figure} an hour. You get a National Insurance number and can work more hours. Trains and cinemas may charge you as an adult, but there are cards for that. You still can’t borrow, gamble or buy with credit. DLA ends and PIP may begin, but not in Scotland. In Scotland and Wales, you can vote in some elections.`,
    example:
      "Adam turns 16 in May. Until the end of June, he keeps his old hours. Then he works 16 hours a week at £8, which is £128. His train ticket is now £6 and not £3, so he gets a card that halves it again.",
    plan: "Make a list of four: account, National Insurance number, travel card, savings. Do one each week. Ask at home who has the letters about your Child Trust Fund or Junior ISA.",
    pitfall:
      "Child Benefit stops on 31 August unless your parent tells HMRC that you’re staying in learning. And 16 isn’t 18: somebody who offers you a loan or credit at 16 is breaking the rules. You can’t take money out of a Junior ISA yet.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
    facts: ["wageAt16", "childBenefitStops"],
  },
  {
    id: "apprenticeship-or-sixth-form",
    title: "Should I do an apprenticeship or stay on at sixth form?",
    ages: ["14-16"],
    answer: `Neither is better for everybody. An apprentice works, learns and gets paid from 16, though not much at first. Sixth form costs you pay now, but keeps more doors open, such as university. In England, until you’re 18, you must stay in school or college, be an apprentice, or study part-time and work ${WORK_ANSWER_FACTS.workBesideStudy.figure}. Unpaid work counts too. Elsewhere in the UK, you can leave at about 16. If your family disagrees, ask why.`,
    example:
      "Two friends: Lou starts as an apprentice at £9 an hour for 35 hours. 35 times £9 is £315 a week. Rae stays at college and earns £60 on Saturdays. In five years, either may earn more.",
    plan: "Talk to the careers adviser at school. In England, ask about T levels, which have a long work placement. Visit one open day and one employer. Write down what each choice costs, pays and leads to, and show it at home.",
    pitfall:
      "Don’t choose by the first year’s pay, or by where your friends go. And apply to both. You can say no later, but you can’t apply late.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workBesideStudy"],
  },
  {
    id: "apprentice-or-sixth-form-pay",
    title: "Which pays more, an apprenticeship or sixth form?",
    ages: ["14-16", "parents"],
    answer: `An apprenticeship pays from day one: at least ${WORK_ANSWER_FACTS.apprenticeWage.figure} an hour under 19, by law. Sixth form pays no wage, but you can have a part-time job, and perhaps a bursary. Later, it depends more on the job than on the way there. Some trades and higher apprenticeships pay very well, and so do many jobs after university. Child Benefit stops for most apprentices, so count it in.`,
    example:
      "Ruby’s apprenticeship pays £8.50 for 35 hours: £297.50 a week. Her twin stays at school and earns £60 on Saturdays. In a year of 52 weeks, that’s £15,470 against £3,120. But at 21, her twin starts a job at £29,000, and Ruby is at £27,500.",
    plan: "Write two columns for the next three years: pay, travel, help and lost benefits. Then write what each can lead to at 21. Ask one person who did each of them.",
    pitfall:
      "The minimum is only the floor, so compare real adverts. Don’t choose on pay alone: leaving a course you hate costs a year. And your part of the UK has its own rules on staying in education.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["apprenticeWage"],
  },
  {
    id: "not-going-to-college",
    title: "What happens if I don’t go to college or sixth form at 16?",
    ages: ["14-16", "parents"],
    answer: `In England, you must stay in some learning until 18, but it needn’t be sixth form. You can be an apprentice, or work ${WORK_ANSWER_FACTS.workBesideStudy.figure} and study part-time. If you do neither, there’s no fine, but Child Benefit stops. In Scotland, Wales and Northern Ireland, you can leave at about 16. There are also short courses with pay or a bursary to get you ready. You can go back later, and up to 19 it’s usually free.`,
    example:
      "Kian leaves in June with no plan. His family loses £27 a week of Child Benefit. In October, he starts a course with three days at work, and a bursary pays his bus. In spring, the firm takes him as an apprentice for £8 an hour.",
    plan: "Tell your school or council’s careers team that you’re not sure. Ask for three choices with dates. Go and see one. In Wales, ask Careers Wales, in Scotland, Skills Development Scotland, in Northern Ireland, the Careers Service.",
    pitfall:
      "Waiting “until September” often becomes a lost year. Full-time shop pay looks like a lot at 16, and like little at 22. If school made you ill or unhappy, say so: other places work in a different way.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workBesideStudy"],
  },
  {
    id: "college-bursary-and-ema",
    title: "Can I get a bursary, EMA or other help to stay on at college?",
    ages: ["14-16"],
    answer:
      "You may. In England, there’s the 16 to 19 Bursary Fund for travel, books or kit, and free meals for some. Your college decides, so ask its office early, because the money can run out. In Scotland, Wales and Northern Ireland, there’s still EMA, a weekly sum. Your parent also goes on getting Child Benefit while you’re in approved education, but they must tell HMRC. It’s made for this, so there’s no shame in asking.",
    example:
      "Ty’s bus is £18 a week. 38 weeks times £18 is £684 a year. The college’s fund pays for a term’s pass. He asked in the first week, with a letter about his family’s income.",
    plan: "Find “bursary” on your college’s page. Ask the office which papers you need. Tell your parent about Child Benefit and HMRC.",
    pitfall:
      "Many students miss out because they think it’s for others. Ask even if you’re unsure. If you miss too many lessons, it can stop.",
    page: "/resources/money-words#benefits",
  },
  {
    id: "ema-in-each-nation",
    title: "How much is EMA, and how do I get it in my part of the UK?",
    ages: ["14-16"],
    answer: `In Wales, EMA is ${WORK_ANSWER_FACTS.emaWales.figure} a week, and in Scotland and Northern Ireland, it’s ${WORK_ANSWER_FACTS.emaScotlandAndNI.figure}. It helps you stay in learning after 16 if your family’s income is low enough. It’s paid every two weeks, and you don’t pay it back. In Wales, you apply to Student Finance Wales. In Scotland, ask your school or college. In Northern Ireland, start on nidirect. England has no EMA, but there’s a bursary fund. Your attendance counts.`,
    example:
      "Say EMA is £30 a week. Paid every two weeks, it’s 2 times £30, so £60. Niamh’s bus costs £11 a week, and that’s £22 for two. £60 take away £22 leaves £38 for lunch and books.",
    plan: "Look up this year’s income limits on your nation’s own page. Ask at home for the papers about income. Apply as early as you can, and give your own bank details.",
    pitfall:
      "Missing lessons without a good reason can cost you that week’s money, so tell the office when you’re ill. The limits are higher if there are more children at home. They also change. So check, even if somebody says that you won’t get it.",
    page: "/resources/money-words#benefits",
    facts: ["emaWales", "emaScotlandAndNI"],
  },
  {
    id: "train-and-bus-fares",
    title: "How can I get cheaper train and bus fares at 16 or 17?",
    ages: ["14-16"],
    answer:
      "At 16, many fares change to adult ones, but there are cards for your age. The 16-17 Saver takes half off most train fares in England and Wales. From 16 to 25, another railcard takes off a third. Each costs about £35 a year, so count your trips first. In Scotland, under-22s can get a card for free buses. Northern Ireland, London and many other places have youth cards. Your college may also help.",
    example:
      "Say a card costs £35, and Ike’s return ticket is £8. With half off, it’s £4, so he saves £4 a trip. £35 divided by £4 is 8.75. From the ninth trip, he’s better off. He goes 60 times a year.",
    plan: "Count your trips for a month. Look up the youth card on your council’s or bus firm’s page. Divide its price by what you’d save on each trip.",
    pitfall:
      "Don’t ride on an old child ticket and hope. A penalty can cost far more than the fare. Keep the card on you, with battery in your phone. If you’ve been fined, show it at home at once, because it grows.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "gym-and-phone-contracts",
    title: "Can I get a gym or phone contract at 16 or 17?",
    ages: ["14-16"],
    answer:
      "Usually not alone: most gyms and phone companies want you to be 18 for a contract. A parent can sign, and then they have to pay. Many gyms have a teen membership from 11 or 14, or a price per visit. For a phone, a SIM with no contract costs £5 to £10 a month. At 18, they check your credit first. A contract for a year means twelve payments, even if you stop going.",
    example:
      "A gym asks for £24 a month for 12 months, so £288. Eva goes twice a week for ten weeks and then stops. The council’s pool and gym cost £4 a visit. 20 visits times £4 are £80. That would have saved her £208.",
    plan: "Ask for a day pass or a free try first. Read how long it runs, how to stop and what happens to the price. Put the end date in your phone a month early.",
    pitfall:
      "Stopping the direct debit doesn’t end the contract, and the debt can go to a collector. Give notice in writing. And “no joining fee today only” is there to rush you. It’ll come again.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "leaving-home-at-16",
    title: "Where can I get money and a place to stay if I must leave home?",
    ages: ["14-16"],
    answer:
      "Call your council and ask for children’s services: at 16 or 17, they must find you a safe place. If you’re in danger now, call 999. Childline is free at any hour on 0800 1111. You can call 116 000, the Runaway Helpline, free. Shelter knows the rules, in Northern Ireland Housing Rights. If you can’t live with your parents, you may get Universal Credit before 18. A teacher, doctor or youth worker can ring with you. You haven’t done anything wrong.",
    example:
      "Dee, 16, is told to leave on a Friday night. She sleeps at a friend’s. In the morning, she rings the council with her friend’s mum. A social worker finds her a room with a host family, and helps her ask for money.",
    plan: "Get to somebody safe tonight. Ring one of the numbers. If you can, take your phone, charger, bank card, a warm coat and your birth certificate or passport. Tell school on Monday.",
    pitfall:
      "Don’t pay somebody online for a room, and don’t stay with a person who wants something for it. If an office says no, ask Shelter or Childline to help. Things at home may get better, and help with talking is there too.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "help-for-care-leavers",
    title: "What money and help do I get when I leave care?",
    ages: ["14-16", "parents"],
    answer: `You get a personal adviser, a plan, and help with a home, study and money. In England, many councils pay ${WORK_ANSWER_FACTS.leavingCareGrant.figure} to set up your first home. Help goes on until 25 if you want it. You may also get a bursary at college or university, extra money as an apprentice, and less or no Council Tax. At 16 and 17, the council normally pays for where you live. You may have a Junior ISA too. Scotland, Wales and Northern Ireland have their own rules.`,
    example:
      "Ash, 18, gets £3,000 for his first flat. He buys a bed for £250, a cooker for £280, a fridge for £220 and pans for £60. £250, £280, £220 and £60 make £810. £2,190 is left for curtains, floors and a washing machine.",
    plan: "Ask your social worker, “What’s in my pathway plan, and what’s the local offer?” Write down each sum. Ask who looks after your savings account, and what you need to get at it.",
    pitfall:
      "Councils don’t always tell you everything, so ask twice. Become charity has a free Care Advice Line on 0800 023 2033. And don’t spend the whole sum on a TV: a cooker and a bed come first.",
    page: "/resources/money-words#benefits",
    facts: ["leavingCareGrant"],
  },
  {
    id: "turning-18-money",
    title: "What can I do with money at 18 that I couldn’t at 17?",
    ages: ["14-16"],
    answer:
      "At 18, you can borrow, have a credit card or overdraft, sign for a flat or phone, and invest on your own. You can also be held to what you sign. You can gamble, and that’s where many lose money, so leave it. A Junior ISA becomes yours, and a Child Trust Fund does too. The minimum wage goes up. You can vote in every election if you’re on the register. You don’t have to do any of it on your birthday.",
    example:
      "Nell gets three offers in her first week: a phone for £32 a month, a card and a sofa on credit. She says no to the sofa. With a SIM at £9, she saves £23 a month. 12 times £23 is £276 a year.",
    plan: "Write three lists: now, later, never. Find your Child Trust Fund if you may have one. Register to vote on gov.uk, because lenders look at that too. Set one savings goal for your first year.",
    pitfall:
      "“Pre-approved” is only an advert. The first late payment can stay on your file for six years. And a friend may ask you to borrow for them now that you can. You can say no and stay friends.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "your-money-at-18",
    title: "What happens to my savings and accounts when I turn 18?",
    ages: ["14-16"],
    answer:
      "At 18, the money saved in your name is normally yours to manage. A Junior ISA turns into an adult ISA, and only you decide what happens to it. You can leave the money there, take some or take it all. Your bank may also move you to an adult account. Once you’re 18, companies can lend to you, and that can cost a lot. So it helps to make a plan before your birthday.",
    example:
      "Tomasz turns 18, and there’s £900 in his Junior ISA, all in savings. He takes out £300 for driving lessons and leaves £600 where it is. He waited two weeks before he chose, and waiting cost him nothing.",
    plan: "A few months before, find the letters about your account, or ask who has them. Write down what you need soon and what can wait. After your birthday, give yourself two weeks to decide.",
    pitfall:
      "Some people may rush you when they hear that you have money. They may offer loans, big wins or a “sure” investment. A good offer can wait until tomorrow. Before you sign anything, find out the full cost. Then talk it over with an adult you trust.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "university-or-apprenticeship",
    title: "University or apprenticeship: which is better for my money?",
    ages: ["14-16"],
    answer:
      "Neither is always better for your money. An apprentice has a real job with pay, and doesn’t pay for the course. A student often borrows for fees and rent. Later, part of that comes out of their pay, if they earn enough. On average, people with a degree earn more, but it depends a lot on the subject. Some jobs need a degree, and others take you on at 16 or 18. The rules differ across the UK.",
    example:
      "Kim is an apprentice. She’s paid £16,000 in her first year, then £21,500 and £22,500. That’s £60,000 before tax. In the same time, Jo studies and borrows £45,000. Later, Jo may earn more than Kim, or less. So they’d have to compare twenty years, not three.",
    plan: "Choose one job, and look up both ways into it on your country’s official careers site. Write down what each one costs, what it pays and how long it takes. Then ask a careers adviser at school.",
    pitfall:
      "A big loan can scare people off, and a first wage can look bigger than it is. Neither number tells you everything. Find out what you’d learn, and where it could lead in ten years. You can also change later, because some employers pay for a degree.",
    page: "/resources/money-words#salary",
  },
  {
    id: "degree-apprenticeships-and-t-levels",
    title: "What are T levels and degree apprenticeships, and who pays?",
    ages: ["14-16", "parents"],
    answer:
      "A T level is a free two-year course in England after GCSEs, with about nine weeks of work. A degree apprenticeship is a job, usually from 18, in which you get a degree. The employer pays you, and the fees are paid for you. So there’s no student loan for it. Pay often starts at about £20,000 to £25,000. Places are few, so apply early. Scotland, Wales and Northern Ireland have schemes of their own.",
    example:
      "Ria is a degree apprentice at £22,000 for four years. 4 times £22,000 is £88,000 before tax, with no fees. Her brother studies the same subject and owes £50,000 after three years. But he can choose any firm, and he has more free time.",
    plan: "Choose two subjects. Look for T levels at your college’s open day. From autumn in your last school year, search for degree apprenticeships on the official site. Ask the careers adviser about grades.",
    pitfall:
      "Work and study together are hard, and holidays are short. A T level ties you to one field more than A levels do. Ask which universities take it for your subject before you choose.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "university-worth-the-loan",
    title: "Is university worth it if I need a student loan?",
    ages: ["14-16"],
    answer:
      "It depends on the course and on you, so don’t let the word debt decide. A student loan isn’t like other loans. You pay back only when you earn above a limit, and then a share of what’s over it, straight from your pay. If you earn less, you pay nothing. What’s left is written off after many years. So ask what the course leads to, not just what it costs. Fees differ in Scotland, Wales and Northern Ireland.",
    example:
      "Say the limit is £25,000, and the share is 9%. Mia earns £28,000, so she’s £3,000 over. 9% of £3,000 is £270 a year, which is £22.50 a month. If her pay falls below £25,000, she pays nothing.",
    plan: "Look up two courses. Compare what people earn afterwards, and what living there costs. Read the loan rules on gov.uk with a grown-up.",
    pitfall:
      "Some people skip a course they’d love out of fear of the sum. Others pick one without a look at what follows. Rent and food often matter more each week than fees.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "paying-for-university",
    title: "How do people pay for university, and do I have to be rich?",
    ages: ["11-13", "14-16"],
    answer:
      "You don’t need to be rich, because most students can get help to pay. In England and Wales, a year can cost over £9,000. One loan can cover the course, and another helps with rent and food. You only pay back when you earn enough, in small parts of your pay. Each part of the UK has its own rules. Most Scottish students pay no fees for a first degree in Scotland. You could also train in a job and be paid.",
    example:
      "Amy’s student loan comes out of her pay, a bit like a tax. In a month with low pay, nothing is taken. When her pay goes up, a small part of the extra goes to the loan. She never has to find a big sum all at once.",
    plan: "Look up one course that sounds fun, and find out where it is. Ask a teacher what help there is, and how much of it you never pay back. Then look at one apprenticeship, and compare the two.",
    pitfall:
      "One big number can put people off. Look at what’s paid back each month, and not only at the total. Interest is added, and the rules change. So read the official page for your part of the UK.",
    page: "/resources/money-words#loan",
  },
  {
    id: "maintenance-loan-size",
    title: "How big is a maintenance loan, and does my parents’ income count?",
    ages: ["14-16", "parents"],
    answer: `Up to ${WORK_ANSWER_FACTS.maintenanceAway.figure} a year away from home, ${WORK_ANSWER_FACTS.maintenanceLondon.figure} in London, or ${WORK_ANSWER_FACTS.maintenanceHome.figure} if you live at home. That’s for students from England in 2026-27. Your parents’ income counts: above ${WORK_ANSWER_FACTS.maintenanceIncome.figure} together, you get less, down to about half. Parents are then meant to add some, though nobody makes them. It comes in three parts, once a term. Wales and Northern Ireland also give grants, and Scotland has its own loan and bursary.`,
    example:
      "Eli’s loan is £7,500, and his room is £6,000 a year. £7,500 take away £6,000 is £1,500. For 40 weeks, that’s £37.50 a week. He needs £80, so £42.50 a week has to come from work or from home.",
    plan: "Put your family’s income in the calculator on your nation’s student finance page. Apply in spring, before you have your place for sure. Then talk at home about the gap, in pounds a week.",
    pitfall:
      "Without the income form, you get only the smallest loan. And the word “maximum” isn’t what most people get. If your parents’ pay has fallen, say so, because they can use this year’s income.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
    facts: ["maintenanceAway", "maintenanceLondon", "maintenanceHome", "maintenanceIncome"],
  },
  {
    id: "student-loan-repayments",
    title: "When do I pay back a student loan, and how much interest is there?",
    ages: ["14-16", "parents"],
    answer: `You pay ${WORK_ANSWER_FACTS.studentLoanShare.figure} of what you earn above ${WORK_ANSWER_FACTS.studentLoanStart.figure} a year, and it starts in the April after you leave. That’s Plan 5, for new students from England. Below that pay, you pay nothing. Interest follows inflation, so the loan grows with prices. It can change each September. After ${WORK_ANSWER_FACTS.studentLoanYears.figure}, the rest is wiped out. Wales, Scotland and Northern Ireland have other plans with other limits. It isn’t on your credit file, but it comes off each payslip.`,
    example:
      "Say the limit is £25,000 and the share is 9%. Mo earns £31,000. He’s £6,000 over, and 9% of £6,000 is £540 a year. That’s £45 a month. With a loan of £30,000 or £60,000, it’d be the same £45.",
    plan: "Find your nation’s plan on gov.uk. Work out the monthly sum for three salaries: £25,000, £30,000 and £40,000. Then compare it with rent and travel.",
    pitfall:
      "People look at the total and panic. What you pay depends on your pay, not on the total. But don’t call it free: many pay for most of their working life. And paying extra early seldom helps if you’d never clear it.",
    page: "/resources/money-words#loan",
    facts: ["studentLoanStart", "studentLoanShare", "studentLoanYears"],
  },
  {
    id: "scholarships-for-university",
    title: "How do I get a scholarship or bursary for university?",
    ages: ["14-16"],
    answer:
      "A scholarship is money for study that you don’t pay back. Some are for top grades, music or sport. A bursary is usually for students whose families have less money, or who’ve been in care. Each university has its own, and so do some charities and firms. Some go unused, because too few people ask. So look at the university’s money page, and ask your school. Real ones never charge a fee to apply.",
    example:
      "Lin’s university gives £1,000 a year to students on low incomes. Her town’s charity adds £300 for books. For three years, that’s 3 times £1,300, so £3,900. She filled in two forms, and each took an hour.",
    plan: "For each university on your list, find the page about scholarships and bursaries. Write down the date, the rules and the sum. Ask a teacher for a reference early.",
    pitfall:
      "People think that these are only for the very best. Many aren’t. The other mistake is to look after the date has passed. If a site wants a fee or your bank password, close it.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "open-days-travel",
    title: "How do I pay for travel to university open days?",
    ages: ["14-16", "parents"],
    answer:
      "Ask the university first: many pay part of the fare for students with little money, or send a coach. Your school or college may pay from its bursary. With a railcard and an early ticket, trains can cost half. Coaches are cheaper still. You needn’t see them all: most have online tours, and you can go after you have an offer. Open days are free. So visit two or three, and choose them well.",
    example:
      "A return train is £60. With a third off, it’s £40, and booked six weeks before, it’s £24. The university pays back £20. So Nadia pays £4 and her lunch.",
    plan: "List your five places. Watch the online tours. Pick the two you like most, and find their page with “travel bursary”. Ask before you travel, and keep each ticket.",
    pitfall:
      "Some funds want the form before the day and won’t pay later. And a sunny open day can hide things: ask what a room costs and how far it is to the shops. Share a car with a friend if it’s the same date.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "student-bank-accounts",
    title: "What is a student bank account, and how do I choose one?",
    ages: ["14-16"],
    answer:
      "It’s a current account for people at university, usually from 18. You need your offer of a place to open it. The main difference is an overdraft without interest, up to a limit. It’s still borrowed money. After your course, the free part shrinks and then ends. Banks add gifts, such as a travel card, to win you. So compare the limit, how sure it is, and what happens later. You can keep your old account as well.",
    example:
      "Bank A gives a £70 railcard and an overdraft of £500. Bank B gives no gift, but an overdraft of £1,500. Jon has savings, so he hardly needs it. He travels a lot, and A saves him £70.",
    plan: "In the summer before you go, list three accounts. Compare the free overdraft for each year, and when it ends. Choose with a grown-up, and open it before term starts.",
    pitfall:
      "“Up to £2,000” may mean £500 for you. And a free overdraft feels like income. Set an alert for when you go below zero, and plan how you’d pay it back by the end.",
    page: "/resources/money-words#overdraft",
  },
  {
    id: "student-overdraft",
    title: "Is a student overdraft free, and should I use it?",
    ages: ["14-16"],
    answer:
      "It’s usually free of interest up to a limit, but it’s borrowed money that you pay back. Use it for a bad week, and not as part of your budget. After the course, the free limit shrinks in steps, and then it costs a lot. Often, it’s about 40% a year. The limit isn’t sure: a bank may give you £500 and a friend £1,500. Going over it can cost and hurt your credit file.",
    example:
      "Bo ends his course £1,200 below zero. The free limit falls to £1,000 in the first year and £0 in the third. He pays back £60 a month. £1,200 divided by £60 is 20 months, so he’s clear in time.",
    plan: "Set an alert at £0 and at half your limit. Each term, write down where you stand. If it’s deeper than last term, see the university’s money team before it grows.",
    pitfall:
      "An app may show “£700 available” when £500 of it is overdraft. So look at the true balance. And don’t open three student accounts to borrow more: banks share what they see.",
    page: "/resources/money-words#overdraft",
  },
  {
    id: "student-weekly-budget",
    title: "How do I work out a weekly budget as a student at uni?",
    ages: ["14-16"],
    answer:
      "Take the money for one term, subtract the rent, and divide by the weeks. That’s your weekly budget, and it’s often less than people expect. The loan comes in three parts, so a big sum has to last for months. In Scotland, it comes each month. Living at home is cheaper, but count the travel. Many students work some hours, and some get help from home. Saving a little before you go gives you a calm start.",
    example:
      "Mina gets £3,100 for a term of 12 weeks. Her rent is £1,900. £3,100 take away £1,900 is £1,200. £1,200 divided by 12 is £100 a week. Food is £40, her phone £5 and travel £15. So £40 is left.",
    plan: "Pick a town, and look up the rent of a room. Write a week with food, travel, phone and fun. Practise with it for two weeks at home. Cook three cheap meals now, so that you can later.",
    pitfall:
      "The first two weeks eat the most money, because everything looks like fun. Move the rent to a second account on day one. If you run short, tell the university early. Most have a fund for it, and it’s no shame.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "cheap-food-at-uni",
    title: "How can I eat cheaply at uni?",
    ages: ["14-16"],
    answer:
      "Plan five dinners, cook twice as much and freeze half: that’s often £25 to £35 a week. Buy the shop’s own brand, and look low on the shelf. Pasta, rice, eggs, lentils, frozen vegetables and oats cost little. Share big bags with flatmates. Go in the evening for reduced food. Take lunch with you, because £5 a day is £25 a week. If you’re short, the student union may have a pantry or a fund.",
    example:
      "A pan of chilli costs £6 and makes six plates, so it’s £1 each. A takeaway is £11. If Sol cooks three evenings and not orders, he saves 3 times £10, which is £30 a week.",
    plan: "Learn three meals before you go. Write a list, and eat before you shop. Put £35 on one card for food each Monday, and see what’s left on Sunday.",
    pitfall:
      "Buying cheap food and throwing half away isn’t cheap. And skipping meals makes you ill and tired. A small freezer box with your name on it saves rows. If food is a worry in other ways, talk to somebody you trust.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "tv-licence-at-uni",
    title: "Do students need a TV licence at uni?",
    ages: ["14-16", "parents"],
    answer:
      "It depends on what you watch: you need one for live TV on any channel or app, and for BBC iPlayer. You don’t need one for films on demand, such as on other streaming sites. In halls, your own room needs its own licence. In a shared house with one contract, one licence is usually enough. Your parents’ licence may cover you if your device runs on its battery and isn’t plugged in. Watching without one can mean a fine of up to £1,000.",
    example:
      "Four friends share a house with one contract, and they watch live football. Say a licence is £180 a year. Divided by 4, that’s £45 each, or £3.75 a month.",
    plan: "Make a list of what you really watch. If it’s live or iPlayer, look up the price on tvlicensing.co.uk and share it. If not, tell them that you don’t need one, so the letters stop.",
    pitfall:
      "Many think that a laptop or phone doesn’t count. It does if it’s live. Texts and emails about a TV licence refund are often fake, so don’t tap the link. If you leave before summer, ask for the unused months back.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "gap-years",
    title: "How much does a gap year cost, and how do people pay for it?",
    ages: ["14-16"],
    answer:
      "A gap year can cost thousands, or it can leave you with savings. It depends on what you do. Many people work for half of it and travel for the rest. Others stay home, earn and learn to drive. Universities often let you wait a year, but ask before you decide. For work abroad, you may need a visa. Travel insurance is a must. So start with a goal: earn, learn or see places.",
    example:
      "Eva works for 24 weeks and saves £150 a week. 24 times £150 is £3,600. Her flights cost £700, her insurance £120, and ten weeks at £220 are £2,200. Together, that’s £3,020. She comes home with £580.",
    plan: "Write three columns: months, money in, money out. Ask your school how to keep a university place for a year. Look up the official travel advice for one country. Show your plan at home.",
    pitfall:
      "Some firms charge a lot for “helping” abroad, and little of it reaches anyone. Ask where the money goes. And a year with no plan goes by fast. Fix the first two months before you start.",
    page: "/resources/money-words#savings-goal",
  },
];
