/**
 * The guide's answers about earning, pay, tax and bank accounts. Figures that change with the law come from the lists of
 * facts; people, prices and rates are examples.
 */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

/** National Insurance on £10 of pay above the limit, in pence: 1% of £10 is 10p. */
const INSURANCE_ON_TEN_POUNDS = `${Number.parseFloat(WORK_FACTS.insuranceRate.figure) * 10}p`;

export const TEACHER_EARNING: readonly TeacherAnswer[] = [
  {
    name: "Earning under 11",
    asks: [
      "how can i earn some money",
      "how do i make money im 9",
      "i want to earn money but im too young for a job",
      "how to get money as a kid",
      "ways to make money for kids under 11",
      "can i earn money at 10",
      "i need money what can i do",
      "im 8 and i want to make some cash",
      "jobs for 9 year olds",
      "how to make money fast im 10",
    ],
    answer:
      "You can earn with small jobs for your family and people they know well. You could wash a car, water plants, feed a rabbit or sort the recycling. You could also make cards, or sell toys you’ve outgrown. Pick one job that would really help someone. Ask at home first, and agree a price before you start. If nobody can pay right now, that’s all right. You’re still learning how to do a job well. Which job would you try first?",
    example:
      "Mo is nine. He washes four cars for £2 each, so he gets £8. The sponge and the car shampoo cost him £1.20. £8 take away £1.20 leaves £6.80. That’s his profit, and it’s his to keep.",
    plan: "Today, write down three jobs you can do well. Tomorrow, show your list to somebody at home, and pick one together. On Saturday, do that job for one person. Then ask what you could do better next time.",
    pitfall:
      "It’s easy to start work first and talk about money later. But each of you may have a different price in mind. So agree on the job and the price before you begin. Only work for people your family knows, with a grown-up close by.",
    path: "/resources/ways-to-earn",
  },
  {
    name: "Earning at 11 to 13",
    asks: [
      "how can i make money at 12",
      "jobs for 11 year olds",
      "ideas to earn money im 13",
      "im 12 and skint how do i get cash",
      "what can a 13 year old do for money",
      "side hustle for a 12 year old",
      "i want to earn my own money im in year 7",
      "how to make money at 11 without a job",
    ],
    answer:
      "From 11 to 13, small jobs for people your family knows work best. You could walk a calm dog, weed a garden or help someone with their phone. If you like making things, you could sell plants or bake for family birthdays. Choose something you enjoy, because you’ll do it better. Do the first job well, and people may ask you again. Always tell somebody at home where you are and when you’ll be back. What are you good at?",
    example:
      "Dev walks a neighbour’s calm dog ten times, at £2.50 a walk. That brings in £25. A roll of bags costs £1.50, so his profit is £23.50. The owner came on the first walk, so Dev could learn the dog’s habits.",
    plan: "First, list two things you do well, and two people to ask. Next, check at home, and offer one person a short try for free. If it goes well, agree a day and a price.",
    pitfall: `You might promise too much, and then find you have homework to do. Start with one job a week. If you can’t come, say so the day before. A shop or café may not employ anyone under ${WORK_FACTS.workAge.figure}.`,
    path: "/resources/ways-to-earn#walk-a-dog",
  },
  {
    name: "Earning at 14 to 16",
    asks: [
      "how can i make money at 15",
      "jobs for 14 year olds",
      "ways to earn at 16",
      "how do i get a saturday job",
      "side hustle ideas for teens",
      "im 15 and need money",
      "what can i do to earn cash in the holidays",
      "how to get a paper round",
    ],
    answer:
      "You have two good routes: a part-time job, or small jobs of your own. A paper round or a Saturday shift brings in regular pay. Until you’re old enough to leave school, you usually need a work permit for it. If you tutor, edit videos or sell what you make, you choose the hours. Count your time and your costs before you decide. A good first step is half a page about what you can do. Would you rather have set hours or choose your own?",
    example:
      "Ruby tutors a younger pupil in maths for £8 a lesson. Ten lessons make £80. Printing costs her £4, so her profit is £76. She might get more hours in a shop. But her lessons fit around her exams, and she has no bus fare to pay.",
    plan: "Write half a page about what you can do and when you’re free. Hand it in at three places where you’d like to work. Before you say yes, agree the pay and the hours. Then ask who applies for the permit.",
    pitfall:
      "A real employer pays you, never the other way round. If a job costs you money first, there probably isn’t a job. If somebody wants to use your bank account, say no and tell an adult you trust. When exams are coming, ask early for fewer hours.",
    path: "/resources/ways-to-earn#saturday-job",
  },
  {
    name: "First stall or cake sale",
    asks: [
      "how do i do a cake sale",
      "i want to sell cakes at school",
      "how to run a stall",
      "my first stall what do i need",
      "can i sell lemonade outside my house",
      "how much money do i need for a bake sale",
      "i want to sell biscuits at the school fair",
      "what sells best at a stall",
    ],
    answer:
      "Start with one thing, such as biscuits at the school fair. Ask the school for a table, and ask if you can keep the money. Add up the flour, butter and sugar before you choose a price. Some people have allergies, so put every ingredient on a label. Bring small coins for change and a tin with a lid. A grown-up can help with the oven and the cash. For a stall in the street, they should ask the council first. What would you like to sell?",
    example:
      "Aisha bakes 24 biscuits. The ingredients and the little bags cost £3.40. She sells all of them at 40p each, so £9.60 comes in. £9.60 take away £3.40 leaves a profit of £6.20.",
    plan: "This week, bake one small batch, and ask four people what they’d pay. Next week, write down each cost and choose your price. The day before the sale, make the labels and count your change.",
    pitfall:
      "Many people make too much for their first sale. Say 24 biscuits cost you £3.40, but only eight sell at 40p. Then just £3.20 comes in, and you’ve lost 20p. So start with a small batch.",
    path: "/resources/ways-to-earn#bake-biscuits",
  },
  {
    name: "Setting a price",
    asks: [
      "how much should i charge",
      "what price should i put on my bracelets",
      "how do i price my cakes",
      "how much for washing a car",
      "how much should i ask for dog walking",
      "i dont know what to charge",
      "is £5 too much to charge",
      "how to work out a price",
    ],
    answer:
      "Start with what it costs you to make, then add something for your time. Say the beads for a bracelet cost £1. If you sold it for 80p, you’d lose money on each one. Next, find out what other people charge for the same thing. Show yours to three people, and ask what they’d pay. For a job, set a price for each hour or for the whole job. Tell people your price before you start. What are you putting a price on?",
    example:
      "Beads and string for one bracelet cost £1. It takes Hana half an hour, and she’d like £2 for that. £1 and £2 make £3. Other people at the fair ask for £3 to £4, so she chooses £3.50.",
    plan: "Add up everything you have to buy. Divide it by the number you can make. Add a little for your time. Try that price on five people. If nobody buys, change one thing and try again.",
    pitfall:
      "It’s easy to ask too little, because small costs get forgotten. If a bag costs 5p, ten bags take 50p of your money. So write down every cost, even the tiny ones. You can always lower a price, but it’s harder to put one up.",
    path: "/resources/money-words#rate-of-pay",
  },
  {
    name: "Asking neighbours for work",
    asks: [
      "how do i ask my neighbours for work",
      "can i knock on doors and ask to wash cars",
      "i want to ask the lady next door if i can walk her dog",
      "is it safe to work for neighbours",
      "what do i say to a neighbour to get a job",
      "how to find people who will pay me",
      "im scared to ask people for jobs",
      "can i put a note through doors",
    ],
    answer:
      "Ask neighbours your family already knows, and take a grown-up with you. Say what you can do, when you’re free and how much it costs. A small card with the job on it can help, but leave off your number and address. If they’re interested, they can talk to your grown-up. If they say no, smile and thank them. It’s about the job, not about you. Please don’t knock on strangers’ doors or post notes through them. Who could you ask first?",
    example:
      "“Hello, Mrs Khan,” says Leo. “I could water your plants while you’re away, for 50p a day.” She’s away for seven days, so he earns £3.50. Dad keeps the key and goes with him every time.",
    plan: "With somebody at home, choose one neighbour and practise what you’ll say. Go together in daylight, and keep it short. Before you start, agree on the day, the price and when you’ll finish.",
    pitfall:
      "Sometimes the job changes once you’re there. You agreed to do the garden, and now they want you in the house. You can always say, “I need to check at home first.” If anything feels wrong, go home and tell someone. You never need a reason.",
    path: "/resources/ways-to-earn#garden-help",
  },
  {
    name: "Selling things online",
    asks: [
      "can i sell on vinted im 13",
      "how old do you have to be to sell on ebay",
      "can i sell my old games online",
      "i want to sell my clothes online",
      "can i have a depop at 14",
      "how to sell stuff online as a kid",
      "is it safe to sell online",
      "someone wants to buy my stuff online",
    ],
    answer:
      "Most selling sites want an adult’s account, so you can’t sell on your own yet. A parent or carer can sell for you, if they agree. You can help with the photos, the words and the packing. Keep your face, your school and your address out of every picture. The grown-up answers the buyers, and waits for the money before posting anything. If you’re under 11, try a table-top sale first. What have you outgrown?",
    example:
      "Ella’s old skates sell for £12. The site keeps £1, and the postage costs £3.50. That’s £4.50 altogether, and £12 take away £4.50 leaves £7.50. The price was £12, but £7.50 is what she really gets.",
    plan: "Choose one thing you’ve outgrown, and ask at home if you may sell it. Take clear photos that show every scratch. Let your grown-up put it online. Once the money has arrived, pack up the parcel together.",
    pitfall:
      "A buyer may say, “I paid too much, so send some back.” Or they may want to pay outside the site. Both are usually tricks. Let your grown-up check that the money has really come. Nobody needs your password or a code to pay you.",
    path: "/resources/ways-to-earn#sell-your-craft",
  },
  {
    name: "Starting a small business",
    asks: [
      "how do i start a business",
      "i want to start a business im 12",
      "can kids have a business",
      "business ideas for kids",
      "how to be an entrepreneur",
      "i have a business idea what now",
      "do i need money to start a business",
      "how do i start my own shop",
    ],
    answer:
      "You can start small: make one thing or offer one kind of help. Try it out on three people. Your age doesn’t matter, as long as a grown-up helps with the rules. Use what you have at home, so it costs little or nothing. Write down everything that comes in and everything that goes out. If more comes in, you’ve made a profit. If more goes out, change one thing. Lots of business owners change their first idea. What would you call your business?",
    example:
      "Priya spends £2.50 on plain cards with envelopes, and draws ten birthday cards. She sells them for £1 each, so £10 comes in and £7.50 is profit. She keeps £2.50 to buy the next ten cards.",
    plan: "In week one, make two samples, and ask three people which one they prefer. In week two, make five, and sell them to people you know. In week three, count your profit and choose one thing to improve.",
    pitfall: `Don’t buy a lot at the start, because your first idea may change. Only spend what you can do without. Keep a list of all your sales. Above ${WORK_FACTS.tradingAllowance.figure}, a grown-up should ask HMRC about tax.`,
    path: "/resources/money-words#entrepreneur",
  },
  {
    name: "Money from videos and games",
    asks: [
      "how do i make money on youtube",
      "can i get paid for tiktok",
      "i want to be a streamer",
      "can i make money from gaming",
      "can i turn robux into real money",
      "i want to be an influencer",
      "can kids get paid for playing games",
    ],
    answer:
      "You can earn from videos, but most channels make very little or nothing. Being paid to play games is even rarer, so do it for fun first. Sites that pay usually want an adult to hold the account. The money often comes from adverts, and a paid post must say it’s an ad. A surer way is to sell a skill, such as editing films. Ask at home before you share your face or your voice. Would you rather film, edit or play?",
    example:
      "Tariq edits three films for people his family knows, at £25 each. That brings in £75. Memory sticks cost him £15, so he keeps £60. His own channel hasn’t earned anything yet, but he loves making films for it.",
    plan: "Make one short film for a club you belong to, for free. Ask people what they honestly think of it, and learn one new trick. Then offer to edit one for somebody your family knows, and agree a price.",
    pitfall:
      "Watch out for offers such as “get paid to play” or “free coins”. Many of them want your password, a fee or hours of your time. Game coins usually can’t be turned into pounds. Betting with them is gambling, and it isn’t for children. If an offer has to be kept secret at home, it isn’t a good one.",
    path: "/resources/ways-to-earn#film-and-edit",
  },
  {
    name: "Paid less than promised",
    asks: [
      "my boss didnt pay me",
      "i got paid less than they said",
      "my neighbour didnt pay me for washing the car",
      "they promised me £20 and gave me £10",
      "what if someone wont pay me for my work",
      "im not getting paid for all my hours",
      "i did a trial shift and got no money",
      "i worked and they havent paid me",
    ],
    answer:
      "If you did the work you agreed, it’s fair to ask for the rest. Write down the days, the hours, the price and what you got. Then ask calmly, because it may be a mistake. Say, “We agreed £20, and I got £10.” If that doesn’t help, ask an adult you trust to speak up for you. If you work for an employer, Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency. Even a trial shift can count as work. Who did you work for?",
    example:
      "Ali wrote down 12 hours at £10 an hour, which makes £120. His payslip says ten hours and £100. He shows his manager both. She had left out two hours on a Tuesday, and the missing £20 comes with his next pay.",
    plan: "Tonight, list the dates, the hours and the pay you agreed. Tomorrow, show it to someone at home, and practise one calm sentence. Then ask in a short message, and keep the reply.",
    pitfall:
      "If nothing was written down, it’s hard to prove what was promised. Next time, agree the price in a message before you start. Don’t go and argue on your own, and don’t take something instead of the money. Asking for your pay isn’t rude.",
    path: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    name: "Age for a job",
    asks: [
      "what age can i get a job",
      "how old do i have to be to work",
      "can i work at 12",
      "can i get a job at 13",
      "am i old enough for a paper round",
      "legal age to work uk",
      "can i work in a shop at 14",
      "when can i start working",
    ],
    answer: `In most places, you can do light part-time work from the age of ${WORK_FACTS.workAge.figure}. Before that, you can still wash a neighbour’s car now and then. Each council has its own list of jobs, so check what yours allows. Until you’re old enough to leave school, you usually need a work permit as well. Northern Ireland has similar rules of its own. The rules in England, Scotland and Wales are due to change, so check again before you start. What kind of work would you like?`,
    example:
      "Sana is ten, so a café can’t employ her yet. Now and then, she waters a neighbour’s plants, which doesn’t usually need a permit. Her cousin Joe is 15 and delivers newspapers with a permit. Both of them earn in a way that suits their age.",
    plan: "Look for “child employment” on your council’s website or, in Northern Ireland, on nidirect. See which jobs you may do at your age. Then ask one place if they take people your age, and who applies for the permit.",
    pitfall:
      "Don’t add a year to your age to get a job. The rules about hours and breaks are there to keep you safe and rested. If a boss asks you to say you’re older, look for somewhere better.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Work permits under 16",
    asks: [
      "what is a work permit",
      "do i need a work permit at 15",
      "how do i get a work permit",
      "who applies for a work permit",
      "do i need a permit for babysitting",
      "do i need a permit for a paper round",
      "my boss says i dont need a permit",
      "work permit under 16",
    ],
    answer:
      "A work permit lets you have a job before you’re old enough to leave school. You usually need one for a shop, a café or a paper round. Your employer normally asks the council for it, so check before your first shift. In Northern Ireland, it comes from the Education Authority. You don’t usually need one to babysit, or to wash a neighbour’s car now and then. New rules are on their way, so look at your council’s website. Which job do you have in mind?",
    example:
      "Gethin is 15, and a bakery offers him a job on Saturdays. The owner sends the council a form with the days and the hours. Gethin’s mum reads it with him. He doesn’t start work until the permit has come.",
    plan: "Ask the employer, “Have you applied for my work permit?” Then find “child employment” on your council’s website, and see what the form asks for. When the permit comes, take a photo of it and keep it safe.",
    pitfall:
      "Some bosses don’t know the rules, and say that nobody needs a permit. Show them the council’s page, and offer to help with the form. Without a permit, you might have to stop just when you’ve learned the job.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Working hours at school",
    asks: [
      "how many hours can i work at 14",
      "how many hours can i work while im at school",
      "how long can i work on a saturday",
      "can i work on sundays",
      "can i work before school",
      "my boss wants me to work until 9pm",
      "max working hours under 16",
      "can i work more in the holidays",
      "do i get breaks at work",
    ],
    answer: `Until you’re old enough to leave school, you can work up to ${WORK_FACTS.workHours.figure} hours in a school week. Each day has a limit as well, lowest on school days and Sundays. You can’t work in school time or very early, and nine at night is too late. Holidays allow more. After your leaving date, it’s normally up to ${WORK_FACTS.youngWorkerHours.figure} a week until you’re 18. You must have breaks as well. Northern Ireland has its own rules, and the others will change. Which days would suit you?`,
    example: `Mina is 15. She works five hours on Saturday, one on Sunday and one after school on Wednesday. Five, one and one make seven. The most for a school week is ${WORK_FACTS.workHours.figure}, so her week is fine. She still has time for homework and friends.`,
    plan: "Write down your hours for one week, day by day, and add them up. Compare each day and the total with the rules on our page. If there are too many, show your boss the list and ask for shorter shifts.",
    pitfall:
      "It’s easy to say yes to one more shift when somebody is ill. Then you go over the limit and fall asleep in maths. You could say, “I’d like to help, but I’ve done all my hours this week.” A good boss will understand.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Pay at 16 and 17",
    asks: [
      "what is the minimum wage at 16",
      "how much should i get paid at 16",
      "whats min wage for 17",
      "how much do 16 year olds get an hour",
      "im 15 what is the minimum wage",
      "is £6 an hour legal",
      "do under 16s get minimum wage",
      "am i being underpaid",
    ],
    answer: `At 16 and 17, the minimum wage is ${WORK_FACTS.wageAt16.figure} an hour, once you’re over school-leaving age. An employer normally can’t pay you less than that. Before then, there’s no legal minimum, so agree your pay before you start. In England and Wales, the leaving date is at the end of June in Year 11. Scotland and Northern Ireland have dates of their own. The minimum normally changes every April, so check it again then. Have you reached your leaving date?`,
    example: `Kofi is 17 and gets £40 for a four-hour shift. £40 divided by four is £10 an hour. The legal minimum at his age is ${WORK_FACTS.wageAt16.figure}, so he’s paid more than that. Now he can compare any job in the same way.`,
    plan: "Divide your pay for one day by the hours you worked. Compare it with the rate for your age on GOV.UK. If yours is lower and you’re over leaving age, show your boss the sum. Acas can help, or the Labour Relations Agency in Northern Ireland.",
    pitfall:
      "Some hours get forgotten, such as setting up, cleaning or training. They normally count as work, so write them down. Tips are extra, so they can’t make up part of the minimum wage. A low rate can be a mistake, so ask.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Tax at 16",
    asks: [
      "do i pay tax at 16",
      "do i have to pay tax on my saturday job",
      "how much can i earn before tax",
      "why did they take tax off my pay",
      "do i pay tax on pocket money",
      "am i too young to pay tax",
      "what is a tax code",
      "i got an emergency tax code",
    ],
    answer: `You only pay Income Tax if you earn enough, and your age makes no difference. It starts above ${WORK_FACTS.taxFreeYear.figure} in a tax year, which runs from April to April. A Saturday job usually pays far less than that. Pocket money and presents aren’t pay, so you don’t pay tax on them. A tax code tells your employer how much tax to take, and sometimes it’s wrong. HMRC, the tax office, can put that right and pay you back. Was any tax taken from your pay?`,
    example: `Leila earns £50 every Saturday. She works 50 Saturdays, and 50 times £50 makes £2,500 in the year. Tax only starts above ${WORK_FACTS.taxFreeYear.figure}, so she pays none. Her pay before and after tax is the same.`,
    plan: "Find the line for tax on your payslip. If it’s more than £0, look at the tax code. If the code ends in W1, M1 or X, it’s an emergency code. Ask your employer about the starter checklist, or contact HMRC.",
    pitfall:
      "With a second job, your code may have BR in it. Then tax is taken from every pound. Many people think that’s normal and never ask. Check each payslip. If you earn less than the limit in the whole year, you can get the tax back.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "What National Insurance is",
    asks: [
      "what is national insurance",
      "what is ni on my payslip",
      "when do i get my national insurance number",
      "i havent got my ni number",
      "do i pay national insurance at 16",
      "why do they take national insurance",
      "whats an ni number for",
      "can i share my national insurance number",
    ],
    answer: `National Insurance is taken out of wages. It helps to pay for the State Pension and some benefits. It starts at 16, and only on pay above ${WORK_FACTS.insuranceWeek.figure} a week from one job. So with most Saturday jobs, you pay nothing. You also get a number of your own, with letters at both ends. It usually comes by post just before you turn 16, and you keep it for life. Only give it to a real employer or an office that needs it. Has yours come yet?`,
    example:
      `Kofi earns £60 in a week. The limit is ${WORK_FACTS.insuranceWeek.figure}, so he pays £0. In a busy holiday week, he earns £10 above the limit. ` +
      `He pays ${WORK_FACTS.insuranceRate.figure} of that £10, which is ${INSURANCE_ON_TEN_POUNDS}. He pays nothing on the rest.`,
    plan: "Ask at home if the letter with your number has come. Keep it in a safe place, with your birth certificate. If you’re 16 and haven’t had one, GOV.UK explains how to ask for it.",
    pitfall:
      "Never post a photo of the letter. With your number, name and birthday, a thief could pretend to be you. Be careful if a job advert wants it before you’ve met anyone. You can start a job while you wait for your number.",
    path: "/resources/money-words#national-insurance",
  },
  {
    name: "Reading a payslip",
    asks: [
      "how do i read my payslip",
      "what does gross and net mean on my payslip",
      "i dont understand my payslip",
      "why is my pay less than i thought",
      "what are deductions",
      "what should be on a payslip",
      "do i get a payslip for a saturday job",
      "i got my first payslip",
    ],
    answer:
      "Look for three amounts on your payslip. Gross pay is everything you earned. Deductions are what was taken off, such as tax, National Insurance or a pension. Net pay is what reaches your account. Check your name, your hours and your rate first, because a mistake there changes everything else. With a Saturday job, gross and net are usually the same. Your employer must give you a payslip every time you’re paid. Has anything been taken off yours?",
    example:
      "Nadia works 20 hours at £10 an hour, so her gross pay is £200. Tax is £0 and National Insurance is £0. So her net pay is £200 as well. If it said £180, she’d ask where the other £20 had gone.",
    plan: "Write down your hours after every shift. On payday, compare them with the hours on the payslip, and multiply them by your rate. If the two don’t match, show your boss both lists that week.",
    pitfall:
      "Many people only look at the last number. Then they miss a wrong tax code or a missing shift. Keep every payslip, because it’s your proof. If asking doesn’t help, Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency.",
    path: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    name: "Cash pay and tips",
    asks: [
      "i get paid in cash is that ok",
      "what is cash in hand",
      "do i pay tax on tips",
      "do i get to keep my tips",
      "my boss keeps the tips",
      "is cash in hand illegal",
      "i get paid cash do i get a payslip",
      "do tips count as pay",
    ],
    answer:
      "Yes, you can be paid in cash, and it counts as pay like any other. It’s hiding it from the tax office that’s illegal. An employer still has to give you a payslip. Tips count for tax as well, but you only pay it if you earn enough. In England, Scotland and Wales, the law says that tips go to the staff. A boss can share them out fairly, but can’t keep them. Write down every amount on the same day. Do you get cash, tips or both?",
    example:
      "Yusuf gets £40 in cash for four hours, and £3.50 in tips. In his notebook he writes: “Saturday, £40 and £3.50, together £43.50.” At the end of the month, he compares his notes with the payslip.",
    plan: "Take a small notebook to work. After each shift, write down the date, your hours, the pay and the tips. Put part of it away that day, because cash in a pocket soon gets spent.",
    pitfall:
      "If you get cash and nothing in writing, you can’t prove what you earned. Ask for a payslip in a friendly way. If the answer is always no, talk to an adult you trust or to Acas. In Northern Ireland, ask the Labour Relations Agency.",
    path: "/resources/money-words#tip",
  },
  {
    name: "Bank account at 11",
    asks: [
      "can i have a bank account at 11",
      "how do i get a bank account im 12",
      "what do i need to open a bank account",
      "how old do you have to be for a bank account",
      "can i open an account without my parents",
      "i want my own bank card im 11",
      "can a 9 year old have a bank account",
      "do i need a passport to open a bank account",
    ],
    answer:
      "Yes, many banks let you have a current account from 11, with a parent or carer. Some make you wait until you’re older. The bank usually wants to see who you are, with a birth certificate or a passport. It also asks for proof of your address. A savings account can start much earlier, even for a baby. Some cards for younger children aren’t bank accounts, and they often have a monthly fee. What would you use your account for?",
    example:
      "Ewa is 11. She has no passport, so her carer brings her birth certificate and proof of their address. A week later, her card comes in the post. She pays in £20 from her birthday, so her balance is £20.",
    plan: "First, ask at home where your birth certificate or passport is. Next, look at two accounts together, and compare the ages and the fees. Then choose a quiet half-hour to fill in the form together.",
    pitfall:
      "A card with a small monthly fee can cost more than you think. £3 a month is £36 a year. Look for the word “fee” before anyone signs. If you can’t have an account yet, that’s all right. A jar and a list work well for now.",
    path: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    name: "Bank account at 16",
    asks: [
      "can i open a bank account on my own at 16",
      "bank account for 16 year old",
      "what changes with my bank account at 16",
      "do i need an account for my job",
      "can i get my wages paid into my mums account",
      "can i have an overdraft at 16",
      "what bank account do i need for work",
      "im 16 and my card is still a kids one",
    ],
    answer:
      "At 16, you can usually open a current account by yourself. You need proof of your name and address, such as a passport and an official letter. Most employers pay wages into an account, and it’s best to use your own. Banks don’t lend to anyone under 18, so you can’t have an overdraft. You can only spend what’s there. If you have a younger person’s account, ask your bank what changes now. Do you have an account already?",
    example:
      "Erin’s pay of £120 comes in on the 28th. On the same day, a standing order moves £40 into her savings by itself. That leaves £80 for four weeks, and £80 divided by four is £20 a week.",
    plan: "Find your proof of name and address. Compare two accounts: the fees, the app and how you can pay in cash. When yours is open, give your employer the account details, so your pay can come in.",
    pitfall:
      "Never let anyone else use your account or card, even for a reward. They may want to move stolen money, and you could get the blame. If anyone has asked you, tell an adult you trust. If you said yes, tell the bank as well.",
    path: "/resources/money-words#current-account",
  },
  {
    name: "Bank cards and lost cards",
    asks: [
      "what can i do with my bank card",
      "i lost my card what do i do",
      "ive lost my bank card",
      "can i use my debit card online",
      "why was my card declined",
      "can someone use my card if they find it",
      "my card got stolen",
      "can i get cash with my card",
    ],
    answer: `If your card is lost, freeze it in the app straight away. Tell someone at home. Then call the bank together: ${BUYING_FACTS.callTheBank.figure} works for most banks in the UK. With a card, you can pay in shops and online, or get cash out. It only spends money that’s in your account. If there isn’t enough, the payment is normally refused. For small amounts, you can tap without a PIN. Never share your PIN, not even with a friend. Is your card safe right now?`,
    example:
      "Omar has £20 in his account. He taps for a £2 bus ride and a £4.50 lunch, so £13.50 is left. On the way home, he can’t find the card. He freezes it in the app, so nobody else can tap it.",
    plan: "Today, find the button in your app that freezes the card. Write the bank’s number on paper at home. It’s printed on your card, but that may be the thing you’ve lost. Then show somebody where the paper is.",
    pitfall:
      "Don’t wait and hope, because anyone can tap a lost card until it’s frozen. If you’ve only frozen it and it turns up, you can usually unfreeze it. If a payment wasn’t yours, tell the bank. It normally has to refund you, as long as you kept your PIN secret.",
    path: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    name: "How interest works",
    asks: [
      "how does interest work",
      "what is interest on savings",
      "why does the bank give me extra money",
      "how much interest will i get on £100",
      "what does 4% mean on my savings",
      "how can my money grow in the bank",
      "do i get money for saving money",
      "will i get rich from interest",
    ],
    answer:
      "Interest is extra money that a bank pays you on your savings. It lends some of that money to other people, who pay to borrow it. A rate of 4% a year means £4 for every £100. If you leave the £4 in, it earns a little more next year. It won’t make you rich quickly, but time helps a lot. Real rates go up and down, and some are very low. How long could you leave your savings alone?",
    example:
      "Nina has £50 in an account that pays 4% a year. After one year she gets £2, so she has £52. In the second year she gets £2.08. That’s 8p more, because the £2 has earned something as well.",
    plan: "Find the interest rate for an account, on its page or in its app. Work out a year’s interest: at 3%, £20 earns 60p. Write down the amount and the date, and look again in a year.",
    pitfall:
      "A high rate may only last a few months, so read the details. Prices go up as well. If savings grow by 2% and prices by 3%, your money buys less. And if you borrow, you’re the one who pays interest.",
    path: "/resources/money-that-grows#interest-on-savings",
  },
  {
    name: "Money safe in the bank",
    asks: [
      "is my money safe in the bank",
      "what happens if the bank goes bust",
      "can the bank lose my money",
      "can i lose my savings",
      "what is fscs",
      "is my money safer at home or in the bank",
      "could a thief get my money out of the bank",
      "is my money safe in an app",
    ],
    answer: `Yes, money in a UK bank is well protected. If your bank failed, a scheme called the FSCS would normally pay you back. It covers up to ${WORK_FACTS.protectedDeposit.figure} for each person in each bank or building society. You don’t have to sign up for it. It doesn’t cover crypto, and prepaid cards aren’t protected in the same way. Your part is easy: keep your PIN and your passwords to yourself. Is your money in a bank or at home?`,
    example:
      "Hamza has £85 in a building society. One day it fails, which is rare. The FSCS normally pays back all of his £85, because that’s far below the limit. He never had to sign up or pay for it.",
    plan: "Look for “FSCS protected” on your bank’s website. If you use a card or an app, ask at home if it’s really a bank. Then count the cash at home, and decide together how much to keep there.",
    pitfall:
      "A caller may say, “Your money is in danger, so move it now.” That’s a trick, because a real bank never asks you to do that. Hang up and tell a grown-up. " +
      `They can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on your card.`,
    path: "/resources/first-pay-first-account#what-keeps-it-safe",
  },
  {
    name: "Junior ISA from family",
    asks: [
      "what is a junior isa",
      "my nan opened a savings account for me",
      "my grandad put money in an isa for me can i use it",
      "can i take money out of my junior isa",
      "what is a child trust fund",
      "whose money is it in my junior isa",
      "when can i get my isa money",
    ],
    answer:
      "A Junior ISA is an account where savings or investments grow free of tax. A parent or guardian opens it, and others can pay in, such as your gran. The money is yours, but normally you can’t take it out until you’re 18. Other savings accounts may let you use the money sooner. If you were born before 3 January 2011, you may have a Child Trust Fund instead. You can find it for free through GOV.UK. Which kind do you have?",
    example:
      "Gran pays £5 a month into Mei’s Junior ISA. That makes £60 a year, and £600 in ten years. If it’s savings, interest is added. If it’s invested, it could be worth more than £600, or less.",
    plan: "Ask at home, “Is it savings or an investment, and when can I use it?” Write down the kind of account and where the letters are. Once a year, look at the balance together.",
    pitfall:
      "Don’t plan to spend a Junior ISA at 15, because it normally stays locked until 18. If it’s invested, it can fall as well as rise. And don’t pay anyone to find a Child Trust Fund, because GOV.UK is free.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Your money at 18",
    asks: [
      "what happens to my money when im 18",
      "what happens to my junior isa at 18",
      "do i get all my savings at 18",
      "when i turn 18 can i take my money out",
      "what changes with money at 18",
      "can my parents stop me getting my money at 18",
      "will my bank account change at 18",
      "i turn 18 soon what about my savings",
    ],
    answer:
      "At 18, the money saved in your name is normally yours to manage. A Junior ISA turns into an adult ISA, and only you decide what happens to it. You can leave the money there, take some or take it all. Your bank may also move you to an adult account. Once you’re 18, companies can lend to you, and that can cost a lot. So it helps to make a plan before your birthday. What would you do with the money first?",
    example:
      "Tomasz turns 18, and there’s £900 in his Junior ISA, all in savings. He takes out £300 for driving lessons and leaves £600 where it is. He waited two weeks before he chose, and waiting cost him nothing.",
    plan: "A few months before, find the letters about your account, or ask who has them. Write down what you need soon and what can wait. After your birthday, give yourself two weeks to decide.",
    pitfall:
      "Some people may rush you when they hear that you have money. They may offer loans, big wins or a “sure” investment. A good offer can wait until tomorrow. Before you sign anything, find out the full cost. Then talk it over with an adult you trust.",
    path: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    name: "Money a parent keeps",
    asks: [
      "my mum looks after my birthday money is it mine",
      "my dad looks after my money",
      "are parents allowed to take a childs money",
      "is my money mine or my parents",
      "mum says she is saving my money for me",
      "why cant i have my own money",
      "my parents wont let me spend my savings",
      "do my parents own my money",
    ],
    answer:
      "Money you were given as a present is normally yours, even if a grown-up looks after it. They may be keeping it safe until you need it. Sometimes a family has to use it for food or bills, and that’s hard for everyone. Pick a calm time, and ask how much there is. You could write it in a notebook together. You can also ask for a part that you may spend. How much do you think there is?",
    example:
      "Noor got £40 for Eid, and her dad keeps it in a drawer. They keep a list together: £40 in, £8 out for a book, £32 left. Now they both know, and nobody has to guess.",
    plan: "Choose a quiet time, not on the way to a shop. Say, “Can we write down how much I have?” Then ask which part you may spend. Agree on a day to look at the list again.",
    pitfall:
      "It’s easy to think the worst when you don’t know the plan. So ask first, and listen to the reason. If you’re worried or scared to ask, tell another grown-up you trust. That could be your gran or a teacher.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "University and student money",
    asks: [
      "how do you pay for university",
      "what is a student loan",
      "do i have to be rich to go to uni",
      "is uni free",
      "how much is uni",
      "do you have to pay back a student loan",
      "is a student loan bad debt",
      "how do students get money to live",
      "can i go to uni if were not rich",
    ],
    answer:
      "You don’t need to be rich, because most students can get help to pay. In England and Wales, a year can cost over £9,000. One loan can cover the course, and another helps with rent and food. You only pay back when you earn enough, in small parts of your pay. Each part of the UK has its own rules. Most Scottish students pay no fees for a first degree in Scotland. You could also train in a job and be paid. What might you like to study?",
    example:
      "Amy’s student loan comes out of her pay, a bit like a tax. In a month with low pay, nothing is taken. When her pay goes up, a small part of the extra goes to the loan. She never has to find a big sum all at once.",
    plan: "Look up one course that sounds fun, and find out where it is. Ask a teacher what help there is, and how much of it you never pay back. Then look at one apprenticeship, and compare the two.",
    pitfall:
      "One big number can put people off. Look at what’s paid back each month, and not only at the total. Interest is added, and the rules change. So read the official page for your part of the UK.",
    path: "/resources/money-words#loan",
  },
];
