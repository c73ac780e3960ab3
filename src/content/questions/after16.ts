/** Answers about leaving school: study, training, driving, moving out, and money that is one’s own. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const AFTER_16: readonly TaughtAnswer[] = [
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
    id: "apprenticeship-or-sixth-form",
    title: "Should I do an apprenticeship or stay on at sixth form?",
    ages: ["14-16"],
    answer: `Neither is better for everybody. An apprentice works, learns and gets paid from 16, though not much at first. Sixth form costs you pay now, but keeps more doors open, such as university. In England, until you’re 18, you must stay in school or college, be an apprentice, or study part-time and work ${ANSWER_FACTS.workBesideStudy.figure}. Unpaid work counts too. Elsewhere in the UK, you can leave at about 16. If your family disagrees, ask why.`,
    example:
      "Two friends: Lou starts as an apprentice at £9 an hour for 35 hours. 35 times £9 is £315 a week. Rae stays at college and earns £60 on Saturdays. In five years, either may earn more.",
    plan: "Talk to the careers adviser at school. In England, ask about T levels, which have a long work placement. Visit one open day and one employer. Write down what each choice costs, pays and leads to, and show it at home.",
    pitfall:
      "Don’t choose by the first year’s pay, or by where your friends go. And apply to both. You can say no later, but you can’t apply late.",
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
    id: "cost-of-driving-lessons",
    title: "How much do driving lessons cost, and how do I save for them?",
    ages: ["14-16"],
    answer:
      "Lessons often cost £35 to £45 an hour, and most people need about 45 hours with an instructor. That can come to £1,600 or more, plus the licence and both tests. Practice with a grown-up can save some of the hours, but the car needs insurance for you. So start early: you can have lessons from 17. Ask two local schools for their price, and whether a block is cheaper.",
    example:
      "At £38 an hour, 45 hours cost £1,710. Bea has 20 months until she’s 17 and a bit. £1,710 divided by 20 is £85.50 a month. With 10 hours less, it’s 35 times £38, so £1,330.",
    plan: "Look up today’s fees on gov.uk, and whether you must wait before the test, because that may change. Get two prices near you. Work out your monthly sum, and start an account with that name.",
    pitfall:
      "Don’t pay a stranger for many lessons in advance, because if they close, it’s hard to get back. And a lesson a month costs more in the end, because you forget.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "moving-out-costs",
    title: "How much money do I need to move out and rent or buy a home?",
    ages: ["14-16"],
    answer: `To rent, you usually pay the first month and a deposit. In England, it’s up to ${ANSWER_FACTS.depositEngland.figure}, in Scotland ${ANSWER_FACTS.depositScotland.figure}, and in Northern Ireland ${ANSWER_FACTS.depositNI.figure}. In Wales, there’s no fixed limit. You get it back if all is well. Then come food, energy, council tax, wifi and travel. Most people rent from 18. To buy, you save a deposit, often a tenth of the price, and borrow the rest, often for about 30 years.`,
    example:
      "In England, a room is £520 a month. Five weeks’ rent is £520 times 12, divided by 52, times 5, so £600. First month and deposit make £1,120, before a single pan is bought.",
    plan: "Pick a town. Write down a room’s rent and five other costs. Add them up, and compare with a first job’s pay.",
    pitfall:
      "Never pay for a flat you haven’t seen: that’s a common scam. A real landlord puts the deposit in a protected scheme. And sharing means sharing bills, so agree who pays what, in writing.",
    page: "/resources/money-words#rent",
    facts: ["depositEngland", "depositScotland", "depositNI"],
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
    id: "driving-and-first-car",
    title: "What do I have to pay for to learn to drive and run a first car?",
    ages: ["14-16"],
    answer:
      "Learning to drive costs a lot, and the car is only the start. You can normally drive a car from 17. You pay for a provisional licence, lessons and two tests: theory and driving. After that, a car needs insurance, tax, fuel and repairs. Once it’s a few years old, it needs a check called an MOT every year. New drivers have more crashes, so a year’s insurance can cost more than the car. GOV.UK lists the fees, and Northern Ireland has its own rules.",
    example:
      "Say a lesson costs £35, and Ben needs 40 of them. 40 times £35 is £1,400. His licence and tests come to another £120, so that’s £1,520. He saves £20 a week. £1,520 divided by £20 is 76 weeks, or nearly a year and a half.",
    plan: "Look up today’s fees on GOV.UK or, in Northern Ireland, on nidirect. Ask two people what their lessons and insurance cost. Add it all up, and divide it by the weeks you have.",
    pitfall:
      "Many people save for the car and forget the insurance. So find out what that costs before you choose a car. Don’t say that a parent is the main driver if it’s really you. That’s fraud, even if it looks cheaper. And add up a year of bus fares, because they may cost far less.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
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
    id: "scholarships-for-university",
    title: "How do I get a scholarship or bursary for university?",
    ages: ["14-16"],
    answer:
      "A scholarship is money for study that you don’t pay back. Some are for top grades, music or sport. A bursary is usually for students whose families have less money, or who’ve been in care. Each university has its own, and so do some charities and firms. Many go unused, because nobody asks. So look at the university’s money page, and ask your school. Real ones never charge a fee to apply.",
    example:
      "Lin’s university gives £1,000 a year to students on low incomes. Her town’s charity adds £300 for books. For three years, that’s 3 times £1,300, so £3,900. She filled in two forms, and each took an hour.",
    plan: "For each university on your list, find the page about scholarships and bursaries. Write down the date, the rules and the sum. Ask a teacher for a reference early.",
    pitfall:
      "People think that these are only for the very best. Many aren’t. The other mistake is to look after the date has passed. If a site wants a fee or your bank password, close it.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
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
    id: "black-box-insurance",
    title: "What is a black box, and how do I get cheaper car insurance at 17?",
    ages: ["14-16"],
    answer:
      "A black box, or an app, tells the insurer how you drive. If you drive calmly, and not late at night, it can cost less. A small car with a small engine also helps. While you learn, you can buy short cover for a parent’s car. Compare several quotes, and always tell the truth. Prices differ a lot for the same person. And ask what one crash or one late ride would do to the price.",
    example:
      "Leah’s first quote is £1,900 a year. With a black box, it’s £1,450, which saves £450. A smaller engine takes off another £200, so it’s £1,250. Paid monthly, it’s 12 times £118, or £1,416. That’s £166 more.",
    plan: "Before you fall for a car, get three quotes for it with a grown-up. Change one thing at a time: the box, the engine, the miles. Write down each price.",
    pitfall:
      "If you drive it most, you’re the main driver. Naming a parent instead is called fronting, and it’s fraud. The insurer may then pay nothing after a crash. With a black box, one fast night can push the price up.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "ema-in-each-nation",
    title: "How much is EMA, and how do I get it in my part of the UK?",
    ages: ["14-16"],
    answer: `In Wales, EMA is ${ANSWER_FACTS.emaWales.figure} a week, and in Scotland and Northern Ireland, it’s ${ANSWER_FACTS.emaScotlandAndNI.figure}. It helps you stay in learning after 16 if your family’s income is low enough. It’s paid every two weeks, and you don’t pay it back. In Wales, you apply to Student Finance Wales. In Scotland, ask your school or college. In Northern Ireland, start on nidirect. England has no EMA, but there’s a bursary fund. Your attendance counts.`,
    example:
      "Say EMA is £30 a week. Paid every two weeks, it’s 2 times £30, so £60. Niamh’s bus costs £11 a week, and that’s £22 for two. £60 take away £22 leaves £38 for lunch and books.",
    plan: "Look up this year’s income limits on your nation’s own page. Ask at home for the papers about income. Apply as early as you can, and give your own bank details.",
    pitfall:
      "Missing lessons without a good reason can cost you that week’s money, so tell the office when you’re ill. The limits are higher if there are more children at home. They also change. So check, even if somebody says that you won’t get it.",
    page: "/resources/money-words#benefits",
    facts: ["emaWales", "emaScotlandAndNI"],
  },
  {
    id: "renting-a-first-home",
    title: "Renting: what are a deposit, rent in advance and a guarantor?",
    ages: ["14-16"],
    answer: `They’re three ways to make a landlord feel safe. A deposit covers damage and unpaid rent, and you get it back if all is well. In England, it’s usually ${ANSWER_FACTS.depositEngland.figure} at most, in Scotland ${ANSWER_FACTS.depositScotland.figure} and in Northern Ireland ${ANSWER_FACTS.depositNI.figure}. Wales has no fixed limit. A deposit normally has to be protected by an official scheme. Rent in advance is your first rent, and in England ${ANSWER_FACTS.rentInAdvance.figure} at most. A guarantor promises to pay if you can’t.`,
    example:
      "Anika and Dev share a flat for £910 a month. Say the deposit is five weeks’ rent. £910 times 12, divided by 52, is £210 a week, and 5 times £210 is £1,050. With the first month, that’s £1,960. Each of them needs £980 on day one.",
    plan: "Ask which scheme will hold your deposit, and check it a month later. On the first day, take photos of every room and of each mark. Let your guarantor read the paper before anybody signs.",
    pitfall:
      "Don’t pay for a home that you haven’t seen. If you sign together with flatmates, you or your guarantor may have to pay their share too. Halls and lodgers can have other rules. Shelter gives free advice, and in Northern Ireland, Housing Rights does.",
    page: "/resources/money-words#deposit",
    facts: ["depositEngland", "depositScotland", "depositNI", "rentInAdvance"],
  },
  {
    id: "fronting-car-insurance",
    title: "Is it fronting if a parent is the main driver on my car insurance?",
    ages: ["14-16", "parents"],
    answer:
      "Yes, if you’re really the one who drives the car most. Naming a parent as the main driver to make it cheaper is called fronting, and it’s fraud. It’s fine if the parent does drive it more and you’re a named driver. What counts is who uses the car most, not who owns it or pays. If the insurer finds out, it can cancel the policy and refuse to pay. You could then be driving without insurance. So give the true picture.",
    example:
      "Adil’s mum is named as the main driver, and that saves £700. But he drives to college five days a week, and she drives only on Sundays. After a crash, the insurer finds out and won’t pay £4,200 for the car. £4,200 take away £700 is £3,500, so the trick cost them £3,500.",
    plan: "Count for two weeks who drives the car, and where. Get quotes with the true main driver. Then look for honest savings, such as a smaller engine, fewer miles or a black box.",
    pitfall:
      "“Everybody does it” only works until the first crash. Later insurers ask about cancelled policies, so cover can get dearer for both of you. Things also change: if you take the car to a new job or college, tell the insurer first.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
];
