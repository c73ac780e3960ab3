/** Answers about jobs with an employer: ages, permits, hours, rights, and how to get one. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { TaughtAnswer } from "./taughtAnswer";

/** Statutory Sick Pay of somebody who earns £60 a week, which is less than the flat rate. */
const SICK_PAY_ON_SIXTY_POUNDS = `£${(Number.parseFloat(ANSWER_FACTS.sickPayShare.figure) * 60) / 100}`;

export const WORK: readonly TaughtAnswer[] = [
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
    id: "age-for-a-job",
    title: "How old do I have to be to get a part-time job?",
    ages: ["11-13", "14-16"],
    answer: `In most places, you can do light part-time work from the age of ${WORK_FACTS.workAge.figure}. Before that, you can still wash a neighbour’s car now and then. Each council has its own list of jobs, so check what yours allows. Until you’re old enough to leave school, you usually need a work permit as well. Northern Ireland has similar rules of its own. The rules in England, Scotland and Wales are due to change, so check again before you start.`,
    example:
      "Sana is ten, so a café can’t employ her yet. Now and then, she waters a neighbour’s plants, which doesn’t usually need a permit. Her cousin Joe is 15 and delivers newspapers with a permit. Both of them earn in a way that suits their age.",
    plan: "Look for “child employment” on your council’s website or, in Northern Ireland, on nidirect. See which jobs you may do at your age. Then ask one place if they take people your age, and who applies for the permit.",
    pitfall:
      "Don’t add a year to your age to get a job. The rules about hours and breaks are there to keep you safe and rested. If a boss asks you to say you’re older, look for somewhere better.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workAge"],
  },
  {
    id: "work-permits-under-16",
    title: "Do I need a work permit under 16, and who applies for it?",
    ages: ["11-13", "14-16"],
    answer:
      "A work permit lets you have a job before you’re old enough to leave school. You usually need one for a shop, a café or a paper round. Your employer normally asks the council for it, so check before your first shift. In Northern Ireland, it comes from the Education Authority. You don’t usually need one to babysit, or to wash a neighbour’s car now and then. New rules are on their way, so look at your council’s website.",
    example:
      "Gethin is 15, and a bakery offers him a job on Saturdays. The owner sends the council a form with the days and the hours. Gethin’s mum reads it with him. He doesn’t start work until the permit has come.",
    plan: "Ask the employer, “Have you applied for my work permit?” Then find “child employment” on your council’s website, and see what the form asks for. When the permit comes, take a photo of it and keep it safe.",
    pitfall:
      "Some bosses don’t know the rules, and say that nobody needs a permit. Show them the council’s page, and offer to help with the form. Without a permit, you might have to stop just when you’ve learned the job.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "working-hours-at-school",
    title: "How many hours can I work while I’m still at school?",
    ages: ["11-13", "14-16"],
    answer: `Until you’re old enough to leave school, you can work up to ${WORK_FACTS.workHours.figure} hours in a school week. It’s at most ${ANSWER_FACTS.schoolDayHours.figure} or a Sunday, never in lessons. You can only work between ${ANSWER_FACTS.schoolWorkDay.figure}. Saturdays and holidays allow more. After your leaving date, it’s normally ${WORK_FACTS.youngWorkerHours.figure} a week, with breaks of ${WORK_FACTS.youngWorkerBreak.figure} in long shifts. Northern Ireland has its own rules, and the others will change.`,
    example: `Mina is 15. She works five hours on Saturday, one on Sunday and one after school on Wednesday. Five, one and one make seven. The most for a school week is ${WORK_FACTS.workHours.figure}, so her week is fine. She still has time for homework and friends.`,
    plan: "Write down your hours for one week, day by day, and add them up. Compare each day and the total with the rules on our page. If there are too many, show your boss the list and ask for shorter shifts.",
    pitfall:
      "It’s easy to say yes to one more shift when somebody is ill. Then you go over the limit and fall asleep in maths. You could say, “I’d like to help, but I’ve done all my hours this week.” A good boss will understand.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workHours", "schoolDayHours", "schoolWorkDay", "youngWorkerHours", "youngWorkerBreak"],
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
    id: "teenagers-and-first-jobs",
    title: "Should I let my teenager get a job, and what is allowed?",
    ages: ["parents"],
    answer: `A small job can teach a lot, as long as school and sleep come first. In most places, light work is allowed from the age of ${WORK_FACTS.workAge.figure}. Until school-leaving age, there’s usually a permit, and a limit of ${WORK_FACTS.workHours.figure} hours in a school week and ${ANSWER_FACTS.schoolDayHours.figure}. The rules are due to change, so check your council’s website before the first shift. In Northern Ireland, look at nidirect. Agree the hours together, and what the pay is for.`,
    example:
      "Erin is 15, with a permit and four hours in a café on Saturdays. At £7 an hour, that’s £28 a week. She and her dad agree that she saves £10 and spends £18. After four weeks, she’s earned £112 and saved £40. Her homework is fine, so they carry on.",
    plan: "First, read the council’s rules together. Next, check the offer: the hours, the pay, the breaks, and who applies for the permit. Then agree a plan for the wages, and keep the week before an exam free. After four weeks, talk about sleep, school and fun.",
    pitfall:
      "If all support stops on the first payday, working feels like a fine. So change one thing at a time, such as who pays for the phone. If the pay is short, let your teenager ask first, with you beside them. Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workAge", "workHours", "schoolDayHours"],
  },
  {
    id: "nerves-before-an-interview",
    title: "How do I get ready for my first job interview if I’m nervous?",
    ages: ["14-16"],
    answer:
      "Yes, nearly everyone is nervous, and the person who asks knows that. Get three things ready: why this place, a time you helped somebody, and when you can work. Go there the day before, so that you know the way. Wear clean, plain clothes, and be ten minutes early. Then ask something too, such as who would show you the work, what the pay is, and when it’s paid. Those are normal questions.",
    example:
      "They ask Jo, “Why here?” She says, “I like that you know people’s names. I help at my uncle’s stall, so I can count change, and I’m free on Saturdays.” It took 15 seconds.",
    plan: "Write down three answers tonight. Say them aloud to someone at home. Lay out your clothes, and look up the bus.",
    pitfall:
      "Don’t learn it word for word, and don’t say what you can’t do. If they want a long trial shift without pay, ask a grown-up, because that may not be allowed.",
    page: "/resources/ways-to-earn#saturday-job",
  },
  {
    id: "pay-in-london",
    title: "Why do people in London get paid more, and are they better off?",
    ages: ["14-16"],
    answer:
      "Homes, travel and many other things cost more there, so firms have to pay more to find people. Some jobs add a sum for it, called London weighting. Many firms with high pay are there too, such as banks. But what counts is what’s left after rent and travel. A smaller wage in a cheaper town can leave you more. So compare pay less rent, not pay alone.",
    example:
      "In one city, Ali takes home £2,300 a month and pays £1,300 for a room and travel. £1,000 is left. In a town, Ana takes home £1,850 and pays £700. She has £1,150 left.",
    plan: "Choose one job and two towns. Look up the pay and the rent of a room in each. Take one from the other, and compare.",
    pitfall:
      "The biggest number on the advert isn’t always the best deal. Look at the hours and the travel time too. An hour on the train is an hour of your day.",
    page: "/resources/money-words#cost-of-living",
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
    id: "sick-pay-from-a-job",
    title: "Do I get sick pay if I’m too ill for my Saturday job?",
    ages: ["14-16"],
    answer: `Usually yes, if you’re an employee. Statutory Sick Pay is the least that your boss must pay when you’re too ill to work. It starts on your first full day off, however little you earn. It’s ${ANSWER_FACTS.sickPayShare.figure} of your usual weekly pay or ${ANSWER_FACTS.sickPayWeek.figure} a week, whichever is less. You get it for the days you’d normally work. Tell your boss on the first day, in the way your contract says. Acas gives free advice, or the Labour Relations Agency in Northern Ireland.`,
    example: `Leila earns £60 a week, all on a Saturday. This Saturday, she has a fever, and she rings before her shift. ${ANSWER_FACTS.sickPayShare.figure} of £60 is ${SICK_PAY_ON_SIXTY_POUNDS}. That’s less than the flat rate, so ${SICK_PAY_ON_SIXTY_POUNDS} is what she gets.`,
    plan: "Look in your contract for whom to tell, and by when. Send a short message before your shift, and keep it. On the next payslip, check that the day is there.",
    pitfall:
      "Don’t just stay away, because then you may lose the pay. For a few days off, you don’t normally need a note from a doctor. If you work for yourself, there’s no sick pay. So keep a little aside.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["sickPayShare", "sickPayWeek"],
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
    id: "footballers-and-nurses-pay",
    title: "Why do footballers earn more than nurses?",
    ages: ["8-10", "11-13"],
    answer:
      "Pay doesn’t show how much a job matters. It often depends on how much money the job brings in, and how few people can do it. Millions of people pay to watch a top footballer, so the club earns a lot. A nurse cares for a few people at a time. Most nurses are paid from taxes, and governments decide how much goes there. And only a few players earn millions. Many people think that nurses should get more.",
    example:
      "A club sells 30,000 tickets at £20 each. 30,000 times £20 is £600,000 from one match. On the same day, a nurse looks after eight people, and nobody buys a ticket. They may need her far more than the match. But her help doesn’t fill a stadium.",
    plan: "Write down three jobs. For each one, find out who pays for it, and who would miss it. Then ask two grown-ups what they like about their work, apart from the pay.",
    pitfall:
      "If you choose a job only for its pay, the days may feel very long. And a dream such as football has room for only a few. Enjoy the dream, and learn something else alongside it. High pay doesn’t make anybody a better person.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "why-grown-ups-work",
    title: "Why do grown-ups have to go to work?",
    ages: ["8-10"],
    answer:
      "Most grown-ups work to earn money for food, a home and clothes. Many also like what they do, or the people they work with. And other people need their work: without bakers, there’d be no bread. Not everybody has a paid job. Some people are ill, and some are looking for work. Some look after a child or a grandparent, and that’s hard work without any pay. If you miss somebody who works a lot, tell them.",
    example:
      "Mum drives a bus for eight hours at £14 an hour. Eight times £14 is £112. Part of it goes in tax, and the rest pays for rent, dinner and shoes. And because of her, 300 people get to school and work on time.",
    plan: "Ask a grown-up you know what they do, who needs it and what they like best. Draw a picture of it for them. Then plan something you can do together for free.",
    pitfall:
      "It’s easy to think, “They’d rather be at work than with me.” Usually it’s the other way round. And don’t think that somebody without a job is lazy, because you can’t see the reason. If you’re worried about money at home, tell a grown-up you trust.",
    page: "/resources/money-words#job",
  },
  {
    id: "first-cv-and-reference",
    title: "How do I write a CV with no experience, and get a reference?",
    ages: ["14-16"],
    answer:
      "Write down what you’ve done, even if nobody paid you for it. It counts if you’ve played in a team, helped at a fair or looked after a cousin. Say what each thing shows, such as being on time. Add your school, your subjects and when you’re free. One page is enough, and it all has to be true. A reference is somebody who can say what you’re like, such as a teacher or a coach. Ask them before you name them.",
    example:
      "Hassan is 15. He writes: “I’ve fed my neighbour’s cats for two years, and I’ve never missed a day.” That one line shows that people can rely on him. His swimming coach agrees to be his reference. The bakery rings her, and Hassan gets a try-out.",
    plan: "Today, list five things you’ve done at home, at school or in a club. Tomorrow, write one line about each. Then ask a teacher or a coach to be your reference. Let somebody check your spelling.",
    pitfall:
      "“Hard-working team player” says very little, so give an example instead. Leave out your photo, your date of birth and your bank details. Never post your CV online. Before you send it, check with a grown-up that the employer is real.",
    page: "/resources/ways-to-earn#saturday-job",
  },
  {
    id: "exams-and-saturday-job",
    title: "How do I fit my Saturday job around my exams?",
    ages: ["14-16"],
    answer:
      "It’s all right to work less for a while, so ask early. Write down your exam dates, and the hours you need for sleep and revision. Then say, “My exams go on until June, so I’d like one short shift a week.” You could also ask for a break until summer. If your family needs your pay, tell a teacher, because schools may know of help. If it gets too much, tell someone you trust, or call Childline on 0800 1111.",
    example:
      "Amira works six hours a week at £8, so she gets £48. For ten weeks, she does three hours, which is £24. Ten times £24 is £240 less. She has £100 saved for it, and spends £14 a week less. Ten times £14 is £140, and £100 and £140 make £240.",
    plan: "Tonight, put your exams, your shifts and your sleep on one sheet. Tomorrow, choose the shift you could most easily drop. By Friday, send your manager a short message, and say when you’ll be back.",
    pitfall:
      "Many people wait until they’re worn out, and then just don’t turn up. So say something while it’s still easy. Don’t cut down on sleep or meals to fit it all in. Until your leaving date, the law limits your hours in any case.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "first-day-at-work",
    title: "What should I bring and expect on my first day at work?",
    ages: ["14-16"],
    answer:
      "On your first day, nobody expects you to know the job. You’re there to learn names, places and how things are done. Come ten minutes early, in plain clothes and shoes you can stand in. Bring a pen, a drink and proof that you may work here, such as a passport. For your pay, they also need your bank details and National Insurance number. If you forget something, just ask again.",
    example:
      "Jas starts at nine and gets there at ten to. In two hours, she’s shown the till, the fridge and the fire door. She writes six notes on a card. Later, she forgets how to cancel a sale, so she asks. It takes her manager 20 seconds to show her.",
    plan: "The night before, look up the bus and lay out your clothes. Put your papers, your bank details and a pen in one bag. On the day, learn three names, and ask when you’ll be paid.",
    pitfall:
      "It’s easy to nod when you don’t understand, and then a small muddle grows. Say, “Could you show me once more?” Don’t send photos of your papers before you’ve met the people and seen the place. A real boss checks them and gives them back.",
    page: "/resources/ways-to-earn#saturday-job",
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
    id: "asking-for-a-pay-rise",
    title: "How do I ask my boss for a pay rise?",
    ages: ["14-16"],
    answer:
      "Yes, you can ask, and a good boss won’t mind. Choose a quiet time, not a busy shift. Say what you do now that you couldn’t do at first, such as closing up or training others. Then name a rate, such as £9 an hour. Look up what other places nearby pay first. They may say no, so ask what would make it a yes. You can also look for a better-paid job.",
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
    id: "unpaid-work-experience",
    title: "Do I get paid for work experience or an internship?",
    ages: ["14-16"],
    answer:
      "Work experience with your school isn’t normally paid, and that’s allowed. You’re there to watch, try things and find out what you like. After leaving age, it’s different. If you do real work at set hours, you should usually get the minimum wage. Being called an “intern” doesn’t change that. Time on a college course or helping a charity can be unpaid. Some places give you lunch or the bus fare, so ask.",
    example:
      "Ravi spends five days at a vet’s. The bus is £3 a day, and 5 times £3 is £15. His school has a small fund and pays it back. He learns that he likes the animals, but not the paperwork.",
    plan: "List three places you’d like to see. Ask family and teachers who knows somebody there. Send a short, polite message with your dates. Then ask the school about fares and lunch.",
    pitfall:
      "A week is a try, but three months is a job. If you’re left to run the shop for nothing, tell your teacher or Acas, or the Labour Relations Agency in Northern Ireland. And don’t sit in the corner: ask to help with one thing each day.",
    page: "/resources/first-pay-first-account#a-first-job-at-13",
  },
  {
    id: "lifeguard-coach-or-referee",
    title: "How do I become a paid lifeguard, coach or referee?",
    ages: ["14-16"],
    answer: `Yes, sport can pay, but you usually need a course first. Lifeguards normally train from 16, and the course takes about a week. In England, football referees can start at ${ANSWER_FACTS.refereeAge.figure}, with younger players. Elsewhere, ask your football association. Helpers at swimming or gym clubs start by watching, and later take a coaching course. These jobs often pay more than a shop, because of the skill. So work out how many shifts pay back the fee. Some pools and clubs pay it for you.`,
    example:
      "A lifeguard course costs Mo £280. The pool then pays £10 an hour, and he works 7 hours a week, which is £70. £280 divided by £70 is 4. After four weeks, the course has paid for itself.",
    plan: "Ask your pool or club which course it accepts, and whether it helps with the fee. Check the lowest age. Then add up the fee, the kit and the bus, and count the shifts.",
    pitfall:
      "Don’t pay for a course until you know that somebody nearby takes people your age. Many certificates run out after two years or so, and renewing costs money. And parents may shout at a young referee, so ask who’ll stand by you.",
    page: "/resources/ways-to-earn#teach-what-you-know",
    facts: ["refereeAge"],
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
    id: "ai-robots-and-jobs",
    title: "Will AI and robots take my job in the future?",
    ages: ["14-16"],
    answer:
      "Nobody knows exactly, but most jobs will change rather than vanish. Machines have done this before: cash machines came, and banks still needed people. AI is good at quick text, pictures and patterns. It’s worse at fixing a boiler, calming a child or being trusted. So skills with people and hands are worth a lot, and so is checking what a machine says. Learn to use the tools, but think for yourself.",
    example:
      "A shop has six tills and six workers. Now it has two tills and eight machines. Two people work at the tills, one helps at the machines, and two pack orders. That’s five. One job has gone, and three have changed.",
    plan: "Choose a job you’d like. List five tasks in it. Mark the ones a machine could do, and the ones that need you. Then practise one of yours this month.",
    pitfall:
      "Some people stop learning because “AI does it anyway”. Then they can’t tell when it’s wrong. Others buy a course that promises riches with AI. The seller is usually the one who earns.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "unpaid-trial-shift",
    title: "Does a trial shift have to be paid?",
    ages: ["14-16"],
    answer: `Not always, but if it’s real work, it should be paid once you’re over school-leaving age. A short test with somebody watching can be unpaid. It’s different if you fill a gap in the rota. The government says that more than ${ANSWER_FACTS.unpaidTrial.figure} without pay is hardly ever right. Even a shorter one can be too long. Before leaving age, there’s no minimum wage, so agree on pay first. Acas can help, or the Labour Relations Agency in Northern Ireland.`,
    example:
      "Bao, 17, makes two drinks while the manager watches for 20 minutes. That’s a test. The next day, he serves alone from 10 to 3, and that’s five hours of work. At £9 an hour, 5 times £9 is £45. He sends the manager a polite message and asks for it.",
    plan: "Before you go, ask how long it lasts, who’ll watch you and whether it’s paid. Write down when you started and stopped, and what you did. If it was real work, ask for your pay, with a grown-up’s help.",
    pitfall:
      "“Everybody does it for free” doesn’t make it right. Don’t buy special clothes for a trial, and don’t pay for training. Tell someone at home where you’ll be. If they want a second unpaid shift, you can say no.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["unpaidTrial"],
  },
  {
    id: "breaks-at-work-under-18",
    title: "What breaks must I get at work if I’m under 18?",
    ages: ["14-16"],
    answer: `From school-leaving age to 18, you get at least ${WORK_FACTS.youngWorkerBreak.figure} if you work over four and a half hours. You also normally get ${ANSWER_FACTS.restBetweenDays.figure} off between two days’ work, and ${ANSWER_FACTS.weeklyRest.figure} off each week. Before leaving age, it’s ${ANSWER_FACTS.schoolAgeBreak.figure} if you work for more than four hours, in England, Scotland and Wales. Those rules may soon change, and Northern Ireland has its own. A break is only paid if your contract says so.`,
    example:
      "Rosa is 17 and works from 10 to 4, so six hours. She must get half an hour. Her contract says that breaks aren’t paid. Six hours take away half an hour is 5.5 hours. At £10 an hour, 5.5 times £10 is £55.",
    plan: "Look up “breaks” in your contract. For one week, write down each shift and each break. If breaks are missing, show your manager the rule on GOV.UK or nidirect, and ask when you can take them.",
    pitfall:
      "A break while you mind the till isn’t a break, and nor is going home early. Don’t let anybody talk you out of it because it’s busy. Two jobs need care: your rest should fit both. If nothing changes, ask Acas or, in Northern Ireland, the Labour Relations Agency.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["youngWorkerBreak", "restBetweenDays", "weeklyRest", "schoolAgeBreak"],
  },
  {
    id: "holiday-pay-part-time",
    title: "How does holiday pay work in a part-time or zero-hours job?",
    ages: ["14-16"],
    answer: `You build up paid holiday as you work, once you’re over school-leaving age. The minimum is ${WORK_FACTS.paidHoliday.figure} a year, and a week means your usual week. If your hours change all the time, it’s ${ANSWER_FACTS.holidayShare.figure} of the hours you work, in England, Scotland and Wales. Then some bosses add holiday pay to each payslip instead, on a line of its own. Northern Ireland has other rules for that. When you leave, you’re paid for holiday you haven’t taken.`,
    example: `Ines works five hours every Saturday. ${WORK_FACTS.paidHoliday.figure} of five hours make 28 hours a year. At £9 an hour, 28 times £9 is £252. So she can take five Saturdays off with pay, which is 25 hours, and three hours are left.`,
    plan: "Look for “holiday” in your contract and on your payslip. Keep a list of your hours. Ask your manager how much you’ve built up, and book your days in writing.",
    pitfall:
      "If holiday pay is added to each payslip, you get no more when you’re away. So put that part by. It mustn’t be hidden in your hourly pay. Bank holidays may be part of your holiday, and unused days can be lost, so ask before the year ends.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
    facts: ["paidHoliday", "holidayShare"],
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
    id: "apprentice-pay",
    title: "How much does an apprentice get paid?",
    ages: ["14-16"],
    answer: `By law, an apprentice gets at least ${ANSWER_FACTS.apprenticeWage.figure} an hour if they’re under 19 or in their first year. From 19, once the first year is over, it’s at least the minimum wage for their age. That’s so in all four nations, and the rates normally change every April. Many employers pay more. The time for training that’s part of the apprenticeship, such as a college day, is paid as well. You also get paid holiday.`,
    example:
      "Jamal works 28 hours a week and spends seven hours at college, so he’s paid for 35 hours. At £9 an hour, 35 times £9 is £315 a week. Another firm pays £9.50, and 35 times £9.50 is £332.50. That’s £17.50 more each week.",
    plan: "Look at three adverts on the official apprenticeship site for your nation. Divide the weekly pay by all the hours, with the college day. Compare that with the rate on GOV.UK, and ask what happens in year two.",
    pitfall:
      "Turning 19 alone isn’t enough for the higher rate: the first year must be over too. Some bosses forget to raise the pay then, so put the date in your phone. Ask who pays for travel, boots and tools, because that can eat up a lot.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["apprenticeWage"],
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
    answer: `Not just like that. Your boss may take money only if the law says so, or if you agreed to it in writing before it happened. In a shop or café, they can take no more than ${ANSWER_FACTS.tillShortage.figure} of your pay for that period for a till that’s short, and they must tell you first. Paying for a uniform mustn’t take you below the minimum wage. Ask for the reason in writing, and show it to a grown-up. Acas gives free advice.`,
    example: `Ren earned £120, and the till was £20 short. If his contract allows it, ${ANSWER_FACTS.tillShortage.figure} of £120 is £12, so no more than £12 may go from that pay. The other £8 must wait for the next one.`,
    plan: "Find your contract. Ask your manager for the reason in writing. Keep your payslips. With a grown-up, look at acas.org.uk or call them. In Northern Ireland, ask the Labour Relations Agency.",
    pitfall:
      "When you leave, that limit doesn’t hold for your last pay, so sort it out before. Don’t pay cash on the spot, and don’t put your own money in the till. And don’t let others use your log-in, because then you can’t show that it wasn’t you.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["tillShortage"],
  },
  {
    id: "jobs-at-13-14-15",
    title: "Which jobs can I do at 13, 14, 15 and 16?",
    ages: ["11-13", "14-16"],
    answer: `From ${WORK_FACTS.workAge.figure}, you can do light jobs: a paper round, a small shop, café tables, a hairdresser’s, a stable. At 14 and 15, it’s much the same. At 16, after your leaving date, there’s far more: supermarkets, fast food, apprenticeships. Each council has its own list. Bars, factories, building sites and most kitchens are out until then. With neighbours, you can babysit, wash cars and walk dogs. The rules in England, Scotland and Wales are due to change.`,
    example:
      "Three friends earn in three ways. Ava, 13, delivers papers for £15 a week. Ben, 15, sweeps up at a hairdresser’s on Saturdays for £30. Cal, 16, works at a supermarket: 8 hours at £9 make £72.",
    plan: "Look up “child employment” and the name of your council. Tick the jobs for your age. Then ask in three places near you, with a grown-up’s help, and bring a short note about yourself.",
    pitfall:
      "Big chains often say 16, even if the law allows less. So small shops and neighbours are the better start. You need a permit for most jobs before your leaving date. And don’t say you’re older: you’d lose the job and the insurance.",
    page: "/resources/first-pay-first-account#a-first-job-at-13",
    facts: ["workAge"],
  },
  {
    id: "kitchens-bars-and-machines",
    title: "Can I work in a kitchen, a pub or a hairdresser’s at 14 or 15?",
    ages: ["14-16"],
    answer:
      "It depends: serving tables or sweeping a hairdresser’s floor is usually allowed, but a commercial kitchen isn’t. Until your leaving date, councils in England, Scotland and Wales ban kitchens, bars, butchers’ machines, factories and building sites. Selling alcohol or cigarettes is out too. At a hairdresser’s, you can make tea and wash up, but not use strong dyes. In a café, you clear tables and take orders. Your permit says what you may do. Northern Ireland has rules of its own.",
    example:
      "Maya, 15, clears tables in a pub’s dining room from 12 to 4. The boss asks her to help at the fryer. She says, “My permit is only for tables.” She earns 4 times £7, so £28, and goes home with no burns.",
    plan: "Read the list of jobs on your council’s page. Ask your boss to show you the permit. If you’re asked to do something that isn’t on it, say so once, calmly, and tell a grown-up at home.",
    pitfall:
      "“Just this once” is how accidents happen, and the firm’s insurance may not pay. A good boss will thank you for asking. If they get angry, your council’s child employment team or a teacher can help.",
    page: "/resources/first-pay-first-account#a-first-job-at-13",
  },
  {
    id: "child-actors-and-models",
    title: "How do I become a child actor or model, and what does it pay?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Start with a drama club, because most jobs go through a school, a group or an agent. A day can pay from £50 to some hundreds of pounds. You usually need a licence from the council, and the production applies for it. Real agents take a share of what you earn, often 15% to 25%, and only after you’re paid. A licensed chaperone must look after you.",
    example:
      "Kit, 12, is in an advert for two days at £200. 2 times £200 is £400. His agent takes 20%, which is £80. £320 is left, and his mum puts it in his savings account.",
    plan: "Look for a free or cheap youth theatre. With a grown-up, read your council’s page on “performance licence”. Check an agent’s name online with the word “scam” before you send a photo.",
    pitfall:
      "If somebody asks for money for photos, a course or a “place on the books”, say no. And don’t send pictures to people who write to you first. Fame is rare: most child actors work a few days a year and love it anyway.",
    page: "/resources/scams-and-games#easy-money",
  },
  {
    id: "delivery-riders-and-gig-work",
    title: "Can I deliver food for an app at 16 or 17?",
    ages: ["14-16"],
    answer:
      "No, the big delivery apps only take people of 18 or over. You can’t use somebody else’s account, because you’d have no insurance. But a takeaway near you may take you at 16 to deliver by bike, as an employee. With the apps, riders are usually self-employed. They’re paid for each trip, and pay for the bike, the phone and the repairs. There’s no pay for waiting, and no set wage.",
    example:
      "A rider does 12 trips in four hours at £4.20. 12 times £4.20 is £50.40. She spends £3 on battery and wear. £47.40 divided by 4 is £11.85 an hour. On a quiet day with 6 trips, it’s about £5.55.",
    plan: "Ask two takeaways near you if they employ riders of your age. Ask for the hourly pay, a helmet and lights. Compare an hour there with an hour in a shop.",
    pitfall:
      "Somebody may offer to “rent” you an account. If there’s a crash or the police check, you pay for it. Other apps for tasks and odd jobs want 18 as well. Wait, or earn in another way until then.",
    page: "/resources/money-words#gig",
  },
  {
    id: "contract-and-probation",
    title: "Do I need a contract, and what is a probation period?",
    ages: ["14-16"],
    answer:
      "Yes, you must get your main terms in writing on or before your first day. They say your pay, hours, holiday, notice and place of work. A contract also exists if you only agreed by word, but then it’s hard to prove. Probation is a trial time at the start, often three months. In it, the notice may be shorter. But you still get the minimum wage, breaks, sick pay and paid holiday. In Northern Ireland, the paper can come later.",
    example:
      "Sami’s boss says £9 an hour. His first payslip says £8.50. He has a message from before he started: “£9, Saturdays 9 to 3.” He shows it. 6 hours times 50p is £3 for each Saturday, and he gets it paid.",
    plan: "Ask, “Could I have the terms in writing, please?” Read them at home with somebody. Look for five things: pay, hours, payday, holiday and notice. Keep a photo.",
    pitfall:
      "Don’t sign what you haven’t read, and don’t sign that you’re self-employed if you have a boss and a rota. If they say “we don’t do contracts”, write a short message with what was agreed. Acas can help, or the Labour Relations Agency in Northern Ireland.",
    page: "/resources/scams-and-games#the-job-that-finds-you",
  },
  {
    id: "sacked-from-a-job",
    title: "Can my boss sack me without warning, or for being ill?",
    ages: ["14-16"],
    answer: `Often yes in the first months, but never for a reason that the law forbids. Such reasons are asking for the minimum wage, being pregnant, your race, sex, faith or a disability. After a month, you get a week’s notice or its pay. After two years, an employee can complain of an unfair sacking. From ${WORK_ANSWER_FACTS.dismissalLaw.figure}, it’s six months in England, Scotland and Wales. In Northern Ireland, it’s one year. You always get your last wages and holiday pay.`,
    example:
      "Jodie, 17, is told on Friday not to come back. She’s worked there for five months, 8 hours a week at £9. One week’s notice is 8 times £9, so £72. She’s also owed 10 hours of holiday, which is £90. £72 and £90 make £162.",
    plan: "Ask for the reason in writing. Write down what was said, and when. Add up wages, notice and holiday. Call Acas on 0300 123 1100, or the Labour Relations Agency in Northern Ireland, with a grown-up.",
    pitfall:
      "There’s a short time limit for a complaint, so don’t wait for months. Don’t post angry words about the place. Being sacked once isn’t the end: say “it didn’t work out, and I learned to ask about hours first”.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["dismissalLaw"],
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
    id: "applying-for-a-job-online",
    title: "How do I apply for a job online and write a cover letter?",
    ages: ["14-16"],
    answer:
      "Start on the firm’s own jobs page, and read what age and hours it wants. Write a short cover letter: which job, why there, one thing you’ve done, and when you’re free. Half a page is enough. Save your answers in a document first, because forms can crash. Use an email address with your plain name. Check the spelling of the firm. If you hear nothing in two weeks, send one polite message. Most people apply for many jobs before one says yes.",
    example:
      "“Dear Ms Patel, I’d like the Saturday job. I’m calm with people: I’ve helped at our school fair for three years. I can work every Saturday, and on Fridays after 4.” It’s about 30 words, and she’s invited.",
    plan: "Write one good letter, and change two lines for each place. Send three this week. Keep a list: the place, the date, the answer. Practise one phone call at home.",
    pitfall:
      "Don’t let AI write all of it: they can tell, and in the interview you’d sound quite different. Never give bank details, a passport photo or your National Insurance number before you have a real offer. “No” is normal, so don’t take it to heart.",
    page: "/resources/ways-to-earn#saturday-job",
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
    id: "bank-details-for-a-new-job",
    title: "Which bank details does my new job need, and is it safe?",
    ages: ["14-16"],
    answer:
      "Your employer needs your name, sort code and account number, and nothing else. A real employer may have those, because they’re for paying money in. Never give your PIN, your card’s long number, a code or your password. The account should be in your own name. They also ask for your National Insurance number and proof that you may work. Give it on paper or on the firm’s own form, once you’ve met them.",
    example:
      "Tom’s boss pays £54 to 12345678, but his number ends in 87. The money doesn’t come. He finds the mistake on the form, tells his boss the same day, and it’s paid again two days later.",
    plan: "Find the two numbers in your bank’s app. Copy them, and don’t type from memory. Check them twice on the form. On payday, look if the sum matches the payslip.",
    pitfall: `If a “job” asks you to pass on money through your account, stop: that’s a crime, even if you didn’t know. If you gave away a code or a PIN, call your bank at once on ${BUYING_FACTS.callTheBank.figure} or on the number on your card.`,
    page: "/resources/first-pay-first-account#an-account-of-your-own",
    facts: ["callTheBank"],
  },
  {
    id: "family-shop-work",
    title: "Do I have to be paid if I work in my family’s shop?",
    ages: ["11-13", "14-16"],
    answer:
      "Not always: if you live at home and help in your parents’ own business, the minimum wage doesn’t have to be paid. But the rules on age and hours still count, and in most places so does the permit. School and sleep come first. You can ask for fair pay, and many families do pay. If it’s an uncle’s shop or a company, it’s more like any other job. Agree what’s just helping, and what’s work, before it starts.",
    example:
      "Zain, 14, helps in his parents’ shop. They agree: two hours on Saturday are family help, and two more are paid at £5 an hour. 2 times £5 is £10 a week. In 50 weeks, he has £500.",
    plan: "Write down what you do there in one week, with times. Choose a calm moment, and say what would feel fair to you. Suggest a small sum, or that they put something by for you.",
    pitfall:
      "It’s easy to slide from an hour into every evening. If you’re too tired for school or never have a free day, say so. If nobody listens, talk to a teacher. It isn’t disloyal to ask for rest.",
    page: "/resources/money-words#job",
  },
  {
    id: "my-job-and-family-benefits",
    title: "If I get a job, will my family lose benefits?",
    ages: ["14-16", "parents"],
    answer:
      "Usually not: while you’re at school or college, your wages don’t count in your parents’ Universal Credit. Child Benefit goes on too, while you’re in approved education or training. It can change if you leave, start an apprenticeship or work full-time. Then your parent must tell the offices, and there may be less for the rent. Your savings don’t normally count either. If you claim a benefit yourself, it’s another matter.",
    example:
      "Keeley, 17, is at college and earns £70 a week in a shop. Her mum’s Universal Credit stays the same. In July, Keeley leaves for an apprenticeship at £280 a week. Child Benefit ends, so the two agree on £30 a week for the home.",
    plan: "Tell your parent about the job and the hours. Use a free benefits calculator before you leave college. Ask Citizens Advice, or Advice NI in Northern Ireland, if anything is unclear.",
    pitfall:
      "Some teenagers turn down a job out of fear, and lose pay for nothing. Others leave college and tell nobody, and the money has to be paid back. So report a change in the same month.",
    page: "/resources/money-words#benefits",
  },
  {
    id: "joining-the-army",
    title: "Can I join the army at 16, and what does it pay?",
    ages: ["14-16"],
    answer: `Yes, you can join at ${WORK_ANSWER_FACTS.armyAge.figure}, but until you’re 18, a parent or guardian must agree in writing. You train at a college, and you’re paid from day one. In training, it’s roughly £20,000 a year or more, and it rises with rank. Food and a bed are taken off the pay. You can leave in the first months. Later, you’ve signed for some years. Nobody under 18 is sent to fight.`,
    example:
      "A young recruit earns £1,700 a month before tax. £130 goes in tax, £50 in National Insurance and £180 on food and a bed. £130, £50 and £180 make £360. £1,340 is left, and there’s no rent to pay.",
    plan: "Talk to somebody who served, and to somebody who left early. Ask when you could leave, and which trade you’d learn. Compare it with an apprenticeship near home.",
    pitfall:
      "The adverts show sport and friends. The work can be hard, far away and dangerous later, so don’t sign for the pay alone. Take a week to think after each step. Cadets let you try some of it first, at no cost and with no promise.",
    page: "/resources/money-words#salary",
    facts: ["armyAge"],
  },
  {
    id: "becoming-a-vet-pilot-or-lawyer",
    title: "What does it cost to become a vet, pilot, lawyer or doctor?",
    ages: ["11-13", "14-16"],
    answer:
      "Vets, doctors and lawyers usually go to university, and a student loan can pay for the course. A vet or doctor studies for five or six years and starts at about £35,000 to £40,000. A lawyer trains for about six. Flight school can cost £100,000, but some airlines pay for it. Lawyers and nurses can also train in a job, with pay. There are loans, grants and free places, so nobody is shut out. Good grades in science or English help.",
    example:
      "Sana wants to be a lawyer. Way one: three years of university and two of training. Way two: an apprenticeship of six years, paid at £22,000 a year on average. 6 times £22,000 is £132,000 earned, and no fees.",
    plan: "Look up one job on your nation’s careers site: subjects, years, pay. Ask a vet, an airfield or a law office for a day of work experience. Tell a teacher about the plan, because subject choices count.",
    pitfall:
      "Paying for a private course first is risky, so check that employers accept it. Have a second plan you’d like as well. Footballers and actors are rare, so keep your grades up beside the dream.",
    page: "/resources/money-words#salary",
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
    id: "holiday-hours-under-16",
    title: "How many hours can I work in the school holidays at 13, 14 or 15?",
    ages: ["11-13", "14-16"],
    answer: `At 13 and 14, you can work up to ${WORK_ANSWER_FACTS.holidayHours.figure} in a holiday week, and five in a day. From 15 to your leaving date, it’s up to ${WORK_ANSWER_FACTS.holidayHoursAt15.figure}, and eight in a day. On a Sunday, it’s two. You can’t work before seven in the morning or after seven at night. After four hours, you get an hour’s break, and two weeks of the holidays must be free. Northern Ireland and some councils have other rules.`,
    example:
      "Isaac, 14, gets five shifts in August, each of four hours. Five times four is 20 hours, so he’s within the limit. His boss offers Sunday as well, from nine to one. That’s four hours, and only two are allowed. Isaac asks for nine to eleven.",
    plan: "Write down each day’s hours. Add up the week, and check Sunday alone. Choose your two free weeks before you say yes. You still need the permit from the council.",
    pitfall:
      "Don’t save up hours: a short week doesn’t make the next one longer. Two jobs count together. And these rules are due to change, so look at gov.uk before the summer.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["holidayHours", "holidayHoursAt15"],
  },
  {
    id: "pay-at-14-and-15",
    title: "How much do you get paid for a job at 14 or 15?",
    ages: ["11-13", "14-16"],
    answer: `Often £4 to £8 an hour, because there’s no minimum wage before you reach the school-leaving age. A paper round may pay £15 to £30 a week. Babysitting and tutoring are often £5 to £12 an hour. The employer and you agree the pay, so ask before you start. You could use the minimum for 16 and 17, ${WORK_FACTS.wageAt16.figure} an hour, to compare. You almost never pay tax on it. Holiday pay and breaks are still your right.`,
    example:
      "Elsie, 14, fills shelves in the village shop, four hours on Saturdays at £6. Four times £6 is £24 a week. In 40 weeks, it’s £960. A friend delivers papers for £18 a week, and that’s £720 in 40 weeks.",
    plan: "Ask two people of your age what they get. Say to the boss, “Please tell me what you pay for an hour.” Write down the sum, the day of pay and the hours. Keep a list, and check it each time.",
    pitfall:
      "“We’ll see how you do” isn’t a wage. A trial of a whole day for nothing isn’t fair. And tips are extra, so don’t let them count as your pay.",
    page: "/resources/ways-to-earn#saturday-job",
    facts: ["wageAt16"],
  },
];
