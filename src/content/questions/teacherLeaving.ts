/**
 * The guide's answers about first jobs, leaving school and money as a grown-up. Figures that change with the law come from the
 * lists of facts; people, prices and rates are examples.
 */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_LEAVING: readonly TeacherAnswer[] = [
  {
    name: "An ISA at 16",
    asks: [
      "whats an isa and can i get one at 16",
      "what is an isa",
      "should i get an isa",
      "can i open a cash isa at 16",
      "what does isa stand for",
      "difference between an isa and a savings account",
      "is an isa good for a teenager",
      "how old do you have to be for an isa",
      "what happens to my junior isa when im 18",
      "whats the junior isa limit",
      "how much can you put in a junior isa",
      "do i pay tax on savings",
    ],
    answer:
      "An ISA is an account whose interest or growth isn’t taxed. You can open your own at 18. Until then, there’s the Junior ISA: a parent opens it, anybody can pay in, and the money is yours, but it’s locked until you turn 18. At 16, you can run your Junior ISA yourself. There’s a yearly limit, which has been £9,000 for some years; gov.uk shows today’s. Most people under 18 pay no tax on savings anyway. When will you need the money?",
    example:
      "Cara, 16, needs £600 for a laptop next year, so she keeps it in an ordinary account. Her gran’s £25 a month goes in her Junior ISA. 12 times £25 is £300 a year for when she’s 18.",
    plan: "Ask at home if you have a Junior ISA. Look up what it pays, and what an easy savings account pays. Put money for the next two years in the second.",
    pitfall:
      "What’s locked stays locked, even for a good reason. And at 18, it’s all yours at once. Make a plan for it before that day.",
    path: "/resources/money-words#savings-account",
  },
  {
    name: "Emergency tax code",
    asks: [
      "why am i on an emergency tax code so annoyed",
      "what is an emergency tax code",
      "my payslip says 1257l m1",
      "why have they taken so much tax from my first pay",
      "im on the wrong tax code what do i do",
      "how do i get my tax back from my job",
      "what does br mean on my payslip",
      "paid tax on my first wages do i get it back",
      "what is a p45",
      "do i need to fill in a starter checklist",
      "hmrc took too much off me",
      "how long until my tax code is fixed",
    ],
    answer:
      "It’s a stopgap code that an employer uses until HMRC knows about you. It often ends in M1, W1 or X. You may pay too much for a while, but you’ll get it back, usually with a later pay. It often happens if you didn’t hand in a P45 or fill in the starter checklist. So ask your boss whether they sent it. You can check your code in the HMRC app or on gov.uk. Did you have another job before this one?",
    example:
      "Finn earns £600 in his first month. With code BR, 20% is taken: £120. Then his code is put right. He isn’t due to pay any tax, so the £120 comes back with his next pay.",
    plan: "Find the code on your payslip. Ask for the starter checklist, and fill it in. Look at the next payslip. If it’s still wrong, call HMRC with a grown-up.",
    pitfall:
      "Don’t pay anyone who offers to get your tax back for a share, and don’t click on texts about refunds. Getting it back from HMRC is free.",
    path: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    name: "Is university worth the loan",
    asks: [
      "is uni worth it if you end up in loads of debt",
      "how does a student loan work",
      "do you have to pay back your student loan",
      "how much debt do you get from university",
      "is student debt bad",
      "what happens if i cant pay my student loan",
      "is a degree worth the money",
      "when do you start paying back uni fees",
      "why is uni so expensive",
      "can i go to uni if my parents are poor",
      "does a student loan affect a mortgage",
      "how much is a student loan repayment each month",
    ],
    answer:
      "It depends on the course and on you, so don’t let the word debt decide. A student loan isn’t like other loans. You pay back only when you earn above a limit, and then a share of what’s over it, straight from your pay. If you earn less, you pay nothing. What’s left is written off after many years. So ask what the course leads to, not just what it costs. Fees differ in Scotland, Wales and Northern Ireland. What would you like to study?",
    example:
      "Say the limit is £25,000, and the share is 9%. Mia earns £28,000, so she’s £3,000 over. 9% of £3,000 is £270 a year, which is £22.50 a month. If her pay falls below £25,000, she pays nothing.",
    plan: "Look up two courses. Compare what people earn afterwards, and what living there costs. Read the loan rules on gov.uk with a grown-up.",
    pitfall:
      "Some people skip a course they’d love out of fear of the sum. Others pick one without a look at what follows. Rent and food often matter more each week than fees.",
    path: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    name: "Apprenticeship or sixth form",
    asks: [
      "should i get an apprenticeship or stay on at sixth form mum wants sixth form",
      "apprenticeship or a levels",
      "is an apprenticeship better than college",
      "what can i do after gcses",
      "can i leave school at 16",
      "do apprentices get paid",
      "what is a t level",
      "college or sixth form which is better for money",
      "should i stay on at school after year 11",
      "earn now or study more",
      "my parents want me to do a levels but i want to work",
      "what age can you start an apprenticeship",
    ],
    answer:
      "Neither is better for everybody. An apprentice works, learns and gets paid from 16, though the pay is low at first. Sixth form and college cost you pay now, but they keep more doors open, such as university. A T level is a course with a long work placement. In England, you must be in school, training or both until you’re 18. Ask what each leads to in the job you’d like. Your mum may have reasons that you could ask for. Which job would you like to try?",
    example:
      "Two friends: Lou starts as an apprentice at £8 an hour for 35 hours. 35 times £8 is £280 a week. Rae stays at college and earns £60 on Saturdays. In five years, either may earn more.",
    plan: "Talk to the careers adviser at school. Visit one open day and one employer. Write down what each choice costs, pays and leads to, and show it at home.",
    pitfall:
      "Don’t choose by the first year’s pay, or by where your friends go. And apply to both. You can say no later, but you can’t apply late.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Money for staying on at college",
    asks: [
      "do i get money for staying on at college",
      "what is the 16 to 19 bursary",
      "is ema still a thing",
      "can i get help with bus fares to college",
      "free meals at college how do i get them",
      "how do i get a bursary",
      "does my mum still get child benefit when im 16",
      "do you get paid for going to sixth form",
      "i cant afford my college books",
      "help with the cost of sixth form",
      "money for students at 17",
      "my parents dont earn much is there help for college",
    ],
    answer:
      "You may. In England, there’s the 16 to 19 Bursary Fund for travel, books or kit, and free meals for some. Your college decides, so ask its office early, because the money can run out. In Scotland, Wales and Northern Ireland, there’s still EMA, a weekly sum. Your parent also goes on getting Child Benefit while you’re in approved education, but they must tell HMRC. It’s made for this, so there’s no shame in asking. What would help you most: travel, lunch or books?",
    example:
      "Ty’s bus is £18 a week. 38 weeks times £18 is £684 a year. The college’s fund pays for a term’s pass. He asked in the first week, with a letter about his family’s income.",
    plan: "Find “bursary” on your college’s page. Ask the office which papers you need. Tell your parent about Child Benefit and HMRC.",
    pitfall:
      "Many students miss out because they think it’s for others. Ask even if you’re unsure. If you miss too many lessons, it can stop.",
    path: "/resources/money-words#benefits",
  },
  {
    name: "Child Trust Fund",
    asks: [
      "what is a child trust fund my mum says i might have one",
      "do i have a child trust fund",
      "how do i find my child trust fund",
      "im 17 is there money waiting for me from when i was born",
      "what happened to the baby money from the government",
      "lost my child trust fund details",
      "who got a child trust fund",
      "how do i get money out of my ctf",
      "im 15 do i have a child trust fund and how do i find it",
      "can my mum take money out of my trust fund",
      "what do i do with my child trust fund at 18",
    ],
    answer:
      "It’s an account that the government started, with £250 or more, for children born from September 2002 to 2 January 2011. So if you’re 15 or older, you may well have one. Nobody can take money out until you’re 18, not even your parents. You can find yours for free on gov.uk from the age of 16, with your National Insurance number. Before that, a parent can ask. It may have grown to much more. What would you do with it at 18?",
    example:
      "Aidan’s fund started with £250. Nobody paid in. After 16 years, it’s £600. He leaves it, and moves it to an ISA when he turns 18, in the month before he’d have spent it.",
    plan: "Ask at home for an old letter. If there’s none, use “Find a Child Trust Fund” on gov.uk with a grown-up. Write down who holds it.",
    pitfall:
      "Some firms charge a big share to find it for you. You don’t need them, because gov.uk costs nothing. And decide before 18, not on the day.",
    path: "/resources/money-words#savings-account",
  },
  {
    name: "How pensions work",
    asks: [
      "how do pensions work and why do adults go on about starting early",
      "why start a pension early",
      "what is a pension and who pays it",
      "why do grown ups save for when they are old",
      "explain pensions in a simple way",
      "why does starting young make so much difference",
      "what do old people live on",
      "does the government pay old people",
      "why is it better to save for 40 years than 20",
      "what is compound growth for retirement",
    ],
    answer:
      "A pension is money you put by while you work, to live on when you stop. Your employer adds to it, and so does the government, as you pay less tax. There’s also a State Pension. People talk about starting early because growth then earns growth of its own, for many more years. So a small sum at 22 can beat a big one at 45. It’s usually invested, so it can fall too. What would you like to do when you’re 70?",
    example:
      "£100 that grows by 5% is £105 after a year. The next year, 5% of £105 is £5.25, so it’s £110.25. After 14 years, it has about doubled to £200, and after 28 years, to about £400.",
    plan: "Ask a grown-up if their employer pays into a pension. When you start a job, look for it on the payslip. Until then, practise: save a tenth of what you earn.",
    pitfall:
      "At 20, old age feels far away, so people opt out. They lose their boss’s part for good. And anyone who offers pension cash early is after it.",
    path: "/resources/money-words#pension",
  },
  {
    name: "Nerves before an interview",
    asks: [
      "is it normal to be nervous about my first job interview its at a cafe",
      "what do they ask at a job interview",
      "job interview tips for teenagers",
      "what should i wear to an interview at 16",
      "how do i answer why do you want this job",
      "my first interview is tomorrow help",
      "what do i say if i have no experience",
      "should i ask about pay in an interview",
      "trial shift tomorrow what do i do",
      "interview at a shop what happens",
      "i messed up my interview",
      "how do i get better at interviews",
    ],
    answer:
      "Yes, nearly everyone is nervous, and the person who asks knows that. Get three things ready: why this place, a time you helped somebody, and when you can work. Go there the day before, so that you know the way. Wear clean, plain clothes, and be ten minutes early. Then ask something too, such as who would show you the work, what the pay is, and when it’s paid. Those are normal questions. What would you say about a time you helped?",
    example:
      "They ask Jo, “Why here?” She says, “I like that you know people’s names. I help at my uncle’s stall, so I can count change, and I’m free on Saturdays.” It took 15 seconds.",
    plan: "Write down three answers tonight. Say them aloud to someone at home. Lay out your clothes, and look up the bus.",
    pitfall:
      "Don’t learn it word for word, and don’t say what you can’t do. If they want a long trial shift without pay, ask a grown-up, because that may not be allowed.",
    path: "/resources/ways-to-earn#saturday-job",
  },
  {
    name: "Paying board at home",
    asks: [
      "my sister says i should pay board now ive got a part time job is that fair",
      "do i have to pay my parents rent at 16",
      "mum wants keep money from my wages",
      "how much board should a teenager pay",
      "is it right that my parents take some of my pay",
      "should i give my mum some of my wages",
      "dad says i need to pay my way now i work",
      "what is keep money",
      "how much do people pay their parents for living at home",
      "i work saturdays do i owe my family money",
      "paying for my own stuff now i have a job",
      "is it fair to pay rent while im still at school",
    ],
    answer:
      "There’s no rule for it, and families do it in different ways. Many ask for nothing while you’re at school. Others ask for a small share, or that you pay for your own phone and clothes. What’s fair depends on what you earn and what the family needs. So talk about what it would be for, how much, and from when. Keep some to save and some to enjoy. If all of your pay is taken, talk to a grown-up you trust. What would feel fair to you?",
    example:
      "Ivy earns £48 a week. Her dad and she agree on £8 for food, and she pays her phone, £10 a month. She saves £15. So most weeks, she has about £22 left to spend.",
    plan: "Write down your pay, your costs and your savings. Suggest a sum, and ask what it would help with. Agree to look at it again in three months.",
    pitfall:
      "A row about money is often about being asked. Ask your family to decide it together, not by text. Put the sum in writing, so that nobody forgets.",
    path: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    name: "When the till is short",
    asks: [
      "can my boss make me pay if the till is short",
      "the till was down £20 and they want to take it from my wages",
      "can they take money from my pay for breakages",
      "i dropped a tray do i have to pay",
      "my manager says i have to pay for my uniform",
      "can a shop dock my wages",
      "customer left without paying and i have to pay",
      "what can my employer deduct from my wages",
      "they took money off my pay without asking",
      "is it legal to take till shortages from staff",
      "boss took £15 for being late",
    ],
    answer:
      "Not just like that. Your boss may take money only if the law says so, or if you agreed to it in writing before it happened. In a shop or café, they can take no more than a tenth of your pay for that period for a till that’s short, and they must tell you first. Paying for a uniform mustn’t take you below the minimum wage. Ask for the reason in writing, and show it to a grown-up. Acas gives free advice. Did you sign a contract?",
    example:
      "Ren earned £120, and the till was £20 short. If his contract allows it, a tenth of £120 is £12, so no more than £12 may go from that pay. The other £8 must wait for the next one.",
    plan: "Find your contract. Ask your manager for the reason in writing. Keep your payslips. With a grown-up, look at acas.org.uk or call them.",
    pitfall:
      "Don’t pay cash on the spot, and don’t put your own money in the till. And don’t let others use your log-in, because then you can’t show that it wasn’t you.",
    path: "/resources/first-pay-first-account#what-keeps-it-safe",
  },
  {
    name: "Pay in London",
    asks: [
      "why do people in london get paid more",
      "is it better to live in london for money",
      "what is london weighting",
      "why is everything dearer in the south",
      "do you get paid less up north",
      "why is rent so high in cities",
      "is £30000 a good salary in london",
      "cost of living in different places",
      "where in the uk is cheapest to live",
      "should i move to a big city to earn more",
    ],
    answer:
      "Homes, travel and many other things cost more there, so firms have to pay more to find people. Some jobs add a sum for it, called London weighting. Many firms with high pay are there too, such as banks. But what counts is what’s left after rent and travel. A smaller wage in a cheaper town can leave you more. So compare pay less rent, not pay alone. Which town would you like to live in?",
    example:
      "In one city, Ali takes home £2,300 a month and pays £1,300 for a room and travel. £1,000 is left. In a town, Ana takes home £1,850 and pays £700. She has £1,150 left.",
    plan: "Choose one job and two towns. Look up the pay and the rent of a room in each. Take one from the other, and compare.",
    pitfall:
      "The biggest number on the advert isn’t always the best deal. Look at the hours and the travel time too. An hour on the train is an hour of your day.",
    path: "/resources/money-words#cost-of-living",
  },
  {
    name: "Earned money: what to do with it",
    asks: [
      "got £300 from working at my uncles what should i do with it",
      "i just got my first wages what should i do",
      "how should i split my pay at 16",
      "what to do with my first pay",
      "ive earned £200 over the summer now what",
      "how much of my wages should i save",
      "i got paid today and want to be sensible",
      "should i save my wages or spend them",
      "i earn £50 a week what should i do with it",
      "budget for my saturday job money",
      "what percent of my pay should go in savings",
    ],
    answer:
      "Well earned! A good way is to split it on the day it comes. You could save half for something you’ve chosen, put a fifth aside for surprises, and spend the rest as you like. If you need things such as a bus pass, take them off first. Keep the savings in an account, where they earn a little interest. The numbers are yours to change. What would you be glad to own, or to do, in a year?",
    example:
      "Of £300, Theo saves £150 for driving lessons, puts £60 aside for surprises, gives £15 to a food bank, and spends £75. £150 and £60 and £15 and £75 make £300.",
    plan: "Choose three parts and a sum for each. Move the savings on pay day, before you buy anything. Look again after a month.",
    pitfall:
      "A first pay feels huge, and a week later, it’s gone. Don’t lend it out because others know you’ve been paid. You don’t have to tell anyone the sum.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "Cost of driving lessons",
    asks: [
      "i want to save for driving lessons how much do i need",
      "how much do driving lessons cost",
      "how many lessons do you need to pass",
      "saving for driving lessons how much will i need",
      "how much is a provisional licence",
      "how much does it cost to learn to drive in total",
      "when should i start saving for driving",
      "is a lesson £40 an hour normal",
      "cheapest way to learn to drive",
      "how much is the driving test",
    ],
    answer:
      "Lessons often cost £35 to £45 an hour, and most people need about 45 hours with an instructor. That can come to £1,600 or more, plus the licence and both tests. Practice with a grown-up can save some of the hours, but the car needs insurance for you. So start early: you can have lessons from 17. Ask two local schools for their price, and whether a block is cheaper. How much could you put by each month?",
    example:
      "At £38 an hour, 45 hours cost £1,710. Bea has 20 months until she’s 17 and a bit. £1,710 divided by 20 is £85.50 a month. With 10 hours less, it’s 35 times £38, so £1,330.",
    plan: "Look up today’s fees on gov.uk. Get two prices near you. Work out your monthly sum, and start an account with that name.",
    pitfall:
      "Don’t pay a stranger for many lessons in advance, because if they close, it’s hard to get back. And a lesson a month costs more in the end, because you forget.",
    path: "/resources/money-words#savings-goal",
  },
  {
    name: "Zero-hours and sick pay",
    asks: [
      "what is a zero hours contract",
      "they cancelled my shift do i still get paid",
      "im ill do i get paid for my saturday job",
      "do part time workers get sick pay",
      "can my boss make me stay late",
      "my hours change every week is that allowed",
      "do i get holiday pay at 16",
      "can they send me home without pay",
      "do i get paid for a trial shift",
      "bank holiday do i get paid more",
      "can i refuse a shift",
      "what rights do i have at my part time job",
    ],
    answer: `On a zero-hours contract, your boss doesn’t have to offer hours, and you don’t have to take them. You’re paid for the hours you work. You still have rights: the minimum wage for your age, a break, a payslip, and paid holiday of ${WORK_FACTS.paidHoliday.figure} a year, in proportion to your hours. You can say no to a shift. Extra pay on bank holidays is only due if your contract says so. Acas explains sick pay and cancelled shifts. What does your contract say?`,
    example:
      "Kim works 8 hours a week all year. 5.6 weeks of 8 hours are 44.8 hours of paid holiday. At £8 an hour, that’s £358.40 that she’d miss if she didn’t ask.",
    plan: "Ask for your terms in writing: every worker gets them. Keep a list of the hours you worked. Compare it with each payslip.",
    pitfall:
      "Don’t count on hours you haven’t been given. Plan with the fewest you usually get, and save in the good weeks.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Leaving a job",
    asks: [
      "how do i quit my job",
      "how much notice do i have to give",
      "i want to leave my saturday job how do i say it",
      "do i get my last pay if i quit",
      "can i just stop going to work",
      "how to write a resignation letter at 16",
      "exams are coming and i need to stop working",
      "my boss is horrible can i leave",
      "what happens if i dont give notice",
      "can they keep my wages if i leave",
      "do i need a p45 when i leave",
    ],
    answer:
      "Tell your manager, then write it down: that you’re leaving, and your last day. Your contract says how much notice you give. If it says nothing and you’ve been there for a month, it’s one week. You must be paid for all the hours you worked, and for holiday you didn’t take. Ask for your P45, and for a reference. If somebody treats you badly, you needn’t face it alone: talk to a grown-up first. When would you like your last day to be?",
    example:
      "“Dear Sam, I’m leaving to study for my exams. My last day will be Saturday, 14 March. Thank you for teaching me the till.” It’s three lines, and it keeps the door open.",
    plan: "Read your contract for the notice. Tell your manager in a quiet moment, then send three lines. Keep a copy.",
    pitfall:
      "Just not turning up feels easy, but it costs you a good word later. And check the last payslip against your list of hours.",
    path: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    name: "Overdrafts and direct debits",
    asks: [
      "how do bank overdrafts work",
      "what is overdraft and can i get one",
      "is an overdraft bad",
      "my account went below zero",
      "what happens if i spend more than i have in the bank",
      "can under 18s have an overdraft",
      "difference between direct debit and standing order",
      "a payment bounced what does that mean",
      "do you pay interest on an overdraft",
      "why did the bank say my payment failed",
    ],
    answer:
      "An overdraft lets you spend more than is in your account, so it’s a loan. You must be 18 to have one, and most banks charge high interest for it. Under 18, a payment you can’t cover just fails. A direct debit lets a firm collect what you owe, and the sum may change. A standing order is set by you, and stays the same until you change it. Check your balance before each payment day. Which payments leave your account each month?",
    example:
      "Dan is £200 overdrawn for a year at 40%. 40% of £200 is £80. He pays £80 and still owes the £200. If he had saved £4 a week, he’d have had £208.",
    plan: "Write down the dates when money leaves your account. Move them to just after pay day. Set an alert in the bank’s app for a low balance.",
    pitfall:
      "An overdraft looks like your own money in the app. It isn’t. Look for the balance without it, and treat zero as the floor.",
    path: "/resources/money-words#overdraft",
  },
  {
    name: "Moving out",
    asks: [
      "how much do you need to move out",
      "how does renting a flat work",
      "what is a deposit on a flat",
      "can i rent a room at 16",
      "how much does it cost to live by yourself at 18",
      "how do people buy a house",
      "how long does it take to save for a house",
      "what bills do you pay when you rent",
      "whats a guarantor",
      "first flat what do i need to pay for",
      "how big is a house deposit",
    ],
    answer:
      "To rent, you usually pay the first month and a deposit of up to five weeks’ rent, which is kept in a protected scheme and given back if all is well. Then come food, energy, council tax, wifi and travel. Most people rent from 18. To buy, you save a deposit, often a tenth of the price, and a mortgage pays the rest over about 30 years. So start with a list of costs for one month. Would you live alone, or share?",
    example:
      "A room is £520 a month. Five weeks’ rent is £520 times 12, divided by 52, times 5, so £600. First month and deposit make £1,120, before a single pan is bought.",
    plan: "Pick a town. Write down a room’s rent and five other costs. Add them up, and compare with a first job’s pay.",
    pitfall:
      "Never pay for a flat you haven’t seen: that’s a common scam. And sharing means sharing bills, so agree who pays what, in writing.",
    path: "/resources/money-words#rent",
  },
  {
    name: "Prom, festival and nights out",
    asks: [
      "how much does prom cost",
      "i cant afford a prom dress",
      "cheap prom ideas",
      "budget for a festival",
      "how much money do i need for reading festival",
      "do i have to pay for my date",
      "who pays on a first date",
      "prom limo is too expensive",
      "leavers hoodie and prom its all too much money",
      "how to save for a holiday with friends",
      "splitting the bill with mates fairly",
      "our leavers trip costs £300",
    ],
    answer:
      "Start with the sum you can spend, then choose the two things that matter most to you. Clothes can be hired, borrowed or bought used, and nobody can tell. Travel costs less in a shared car. For a trip with friends, agree on the total before anyone books. On a date, splitting is fine, and so is taking turns. If the school’s event costs too much, ask the office quietly: many have a fund. Which part would you enjoy most?",
    example:
      "Ellie has £90. The ticket is £35. She borrows shoes, buys a used dress for £25, and shares a taxi for £6. £35 and £25 and £6 make £66, and £24 is left for pictures and chips.",
    plan: "Write your top sum. List ticket, clothes, travel and food. Cross out one thing. Put by a part each week until the day.",
    pitfall:
      "One friend plans big, and the others are shy to say no. Say your sum early. Somebody else will be relieved.",
    path: "/resources/money-words#budget",
  },
  {
    name: "Getting rich honestly",
    asks: [
      "how do i become a millionaire",
      "how do i get rich",
      "what jobs make the most money",
      "how do rich people get rich",
      "i want to be rich when im older what should i do",
      "which career pays best",
      "how to be rich by 20",
      "can anyone become rich",
      "what should i study to earn a lot",
      "do you need to be clever to be rich",
      "how can i make a million pounds",
      "do doctors earn more than lawyers",
    ],
    answer:
      "Most people who have a lot got there slowly. They learned a skill that others need, spent less than they earned, saved the difference for years, and let it grow. Some built a business, some had luck, and some were given it. Jobs that need long training, such as doctor, pilot or engineer, often pay well. But nobody can promise it, and those who sell a quick way earn from you. A calm life with enough is rich too. Which skill would you like to be really good at?",
    example:
      "£100 a month for 40 years is 12 times 40 times £100, so £48,000. If it grew by 5% a year, it would be about £150,000. More than half of that is growth, and growth is never certain.",
    plan: "Choose a skill that people pay for. Practise it for half an hour, three times a week. Save a part of each pound you earn.",
    pitfall:
      "Looking rich and being rich are different: a dear car may be a loan. And a promise of fast money is how many people lose what they have.",
    path: "/resources/money-words#net-worth",
  },
  {
    name: "Babysitting and tutoring prices",
    asks: [
      "how much should i charge for babysitting",
      "what do i ask for tutoring a year 7",
      "babysitting rates for a 14 year old",
      "how much per hour for teaching guitar to kids",
      "my neighbour asked me to babysit what do i charge",
      "is £5 an hour ok for babysitting",
      "how do i start tutoring at 15",
      "what age can you babysit",
      "how to get paid for helping with homework",
      "dog walking prices for a teenager",
      "can i charge more at night for babysitting",
    ],
    answer:
      "Ask two people near you what they pay, and start a little lower while you learn. Many teenagers ask for £5 to £8 an hour, but it differs by place. Agree before you go: the price, the hours, who takes you home and whom to call. No law gives an age for babysitting, but 16 is the usual advice for small children. For tutoring, pick a subject that you’re sure of. Tell somebody at home where you are. What would you offer?",
    example:
      "Maya tutors for £7 an hour, twice a week. 2 times £7 is £14. Getting ready takes her 30 minutes each time, so it’s really £14 for 3 hours, or about £4.67 an hour.",
    plan: "Write your offer in two lines. Ask at home, then offer it to a family you know. After three times, ask what you could do better.",
    pitfall:
      "Don’t take a job from a stranger online. If a child is ill or you feel unsafe, call the parents and your own grown-up. No pay is worth staying quiet.",
    path: "/resources/ways-to-earn#babysit",
  },
];
