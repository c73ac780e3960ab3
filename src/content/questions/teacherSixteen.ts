/**
 * The guide's answers about a first real job, the years after school, investing and the state, for ages 14 to 17. Figures that
 * change with the law come from the list of facts; people, prices and rates are examples.
 */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_SIXTEEN: readonly TeacherAnswer[] = [
  {
    name: "First day at work",
    asks: [
      "what do i take on my first day at work",
      "i start my new job tomorrow and im scared",
      "first shift at a cafe what should i expect",
      "what papers does a new boss need from me",
      "do i need my passport to start a job",
      "how do i make a good start in my new job",
      "my first day was a disaster",
      "what do you do on day one of a saturday job",
    ],
    answer:
      "On your first day, nobody expects you to know the job. You’re there to learn names, places and how things are done. Come ten minutes early, in plain clothes and shoes you can stand in. Bring a pen, a drink and proof that you may work here, such as a passport. For your pay, they also need your bank details and National Insurance number. If you forget something, just ask again. Which part worries you most?",
    example:
      "Jas starts at nine and gets there at ten to. In two hours, she’s shown the till, the fridge and the fire door. She writes six notes on a card. Later, she forgets how to cancel a sale, so she asks. It takes her manager 20 seconds to show her.",
    plan: "The night before, look up the bus and lay out your clothes. Put your papers, your bank details and a pen in one bag. On the day, learn three names, and ask when you’ll be paid.",
    pitfall:
      "It’s easy to nod when you don’t understand, and then a small muddle grows. Say, “Could you show me once more?” Don’t send photos of your papers before you’ve met the people and seen the place. A real boss checks them and gives them back.",
    path: "/resources/ways-to-earn#saturday-job",
  },
  {
    name: "When payday comes",
    asks: [
      "when do i get paid in a new job",
      "how long until my first wages",
      "why do i have to wait a month for my pay",
      "my pay is late what do i do",
      "what is a week in hand",
      "is it better to be paid weekly or monthly",
      "payday was friday and nothing came",
      "what is a pay cut off date",
    ],
    answer:
      "Your contract says when payday is, and it’s often weeks after your first shift. Many shops pay once a month, for the hours up to a cut-off date. So your first pay may be small, and the rest comes a month later. Other jobs pay each week, but always a week behind. That’s normal, as long as nothing is lost. If payday passes and nothing comes, ask your manager that day. Acas can help if it happens again. When was your first shift?",
    example:
      "Beth starts on 8 May. Payday is the last day of the month, for hours up to the 15th. By then, she’s worked 6 hours at £9, so she gets £54 on 31 May. Her next shifts come with June’s pay. Nothing is lost.",
    plan: "Ask two things before you start: “When is payday?” and “Which hours does it cover?” Put both in your phone. Then plan how you’ll pay for the bus and lunch until the first pay comes.",
    pitfall:
      "Some people spend the first pay before it’s there. Then a small one is a shock. If yours is late, it may be a wrong digit in your bank details. Check those first, and keep a list of your hours.",
    path: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    name: "Overtime pay",
    asks: [
      "do you get paid more for overtime",
      "what is time and a half",
      "is overtime allowed if im 17",
      "is there extra money for night shifts",
      "what does overtime mean",
      "is double pay on sundays a law",
      "they want me to do extra hours every week",
      "i stayed an hour after closing do they owe me",
    ],
    answer: `Overtime is work on top of your agreed hours, and it needn’t be paid at a higher rate. Some bosses pay time and a half, if the contract says so. But all your hours together must still reach the minimum wage. Until you’re 18, a full day is normally eight hours, and a week ${WORK_FACTS.youngWorkerHours.figure}. Late nights are normally out. Below leaving age, the limits are much lower. So write down each extra hour. How much extra do they want?`,
    example:
      "Sol is paid £9 an hour for 6 hours, which is £54. He stays 2 more hours at time and a half. Half of £9 is £4.50, so the rate is £13.50, and 2 hours bring £27. £54 and £27 make £81.",
    plan: "Look in your contract for the word “overtime”. Add up your hours for last week, with closing and cleaning. If it’s over the limit, show your boss the list and ask for a shorter rota.",
    pitfall:
      "Ten minutes after closing doesn’t feel like work, but it is. Ten minutes on six shifts is an hour. So note when you really leave. You may also say, “I can’t stay tonight”, because you need sleep and a way home.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "Asking for a pay rise",
    asks: [
      "how do i ask for a pay rise",
      "can i ask my boss for more money at 16",
      "ive worked there a year and never had a raise",
      "new people get paid more than me",
      "what do i say to get a raise",
      "is it rude to ask for higher wages",
      "when is a good time to ask for more pay",
      "they said no to my pay rise",
    ],
    answer:
      "Yes, you can ask, and a good boss won’t mind. Choose a quiet time, not a busy shift. Say what you do now that you couldn’t do at first, such as closing up or training others. Then name a rate, such as £9 an hour. Look up what other places nearby pay first. They may say no, so ask what would make it a yes. You can also look for a better-paid job. What do you do now that’s new?",
    example:
      "Ola earns £8.50 an hour for 8 hours a week. She asks for £9, because she now opens the shop alone. It’s 50p more. 8 times 50p is £4 a week, and 50 weeks of £4 make £200 a year.",
    plan: "Write down three things you’ve learned there. Look up two adverts for similar jobs. Practise two sentences at home, and ask your manager for ten minutes.",
    pitfall:
      "“I need it” or “she gets more” seldom works, because it isn’t about your work. And don’t say that you’ll leave unless you mean it. The minimum wage goes up with your age, so check that you get the right rate before you ask.",
    path: "/resources/money-words#negotiation",
  },
  {
    name: "Commission and piece pay",
    asks: [
      "what is commission",
      "what does commission only mean",
      "is a job with no basic pay ok",
      "they pay me per leaflet is that allowed",
      "paid by the box for fruit picking",
      "does a bonus count as wages",
      "should i take a door to door sales job",
      "what is piece work",
    ],
    answer:
      "Commission is pay for each sale you make. Piece pay is for each thing you make or deliver. Both can swing a lot. If you’re employed and past leaving age, your pay must still reach the minimum wage. “Commission only” can mean that you count as self-employed. Then there’s no sick pay, no holiday, and maybe no money at all. So ask what people really earn in a slow week. What would you be selling?",
    example:
      "Tess gets 4p a leaflet and delivers 150 an hour. 150 times 4p is £6 an hour. Two hours bring £12. In a street of tall flats, it’s only 90 an hour. 90 times 4p is £3.60.",
    plan: "Ask for the deal in writing. Try one hour, and count what you did. Multiply it by the rate, take off your costs, and compare that with the minimum wage for your age.",
    pitfall:
      "The advert shows the best week of the best seller. Ask for an ordinary week instead. Don’t buy a starter kit or stock, because then you pay to work. And never knock on doors alone.",
    path: "/resources/money-words#rate-of-pay",
  },
  {
    name: "Real or fake job advert",
    asks: [
      "is this job advert real",
      "how do i spot a fake job",
      "a job on whatsapp pays £200 a day for liking videos",
      "earn from your phone no experience is it true",
      "they want £30 for a uniform before i start",
      "got a job offer without an interview",
      "is this online job a scam",
      "a recruiter texted me out of nowhere",
    ],
    answer:
      "If it sounds like very easy money, it’s most likely fake. Real employers have an address, an interview and a contract. They never ask you to pay for training, a check or a kit first. They don’t hire by chat message after two minutes. Fake ones want your papers, your bank details or a “small deposit”. So look up the firm yourself, and ring the number on its own site. Show it to a grown-up before you reply. What does the advert ask for?",
    example:
      "A text offers Ivo £150 a day for liking videos. On day one, he’s paid £5, so it looks true. On day two, he must put in £20 to “unlock” more. He stops there and shows his aunt. It cost him nothing.",
    plan: "Search for the firm’s name and the word “scam”. Find its real site, and look for the job there. Ask at home, “Would you trust this?” If not, block and report it.",
    pitfall:
      "The first small payment is bait, so being paid once proves nothing. If you’ve sent your papers or money, tell a grown-up today, because quick calls help. Nobody is silly for falling for it. These people do it all day.",
    path: "/resources/scams-and-games#easy-money",
  },
  {
    name: "Work experience without pay",
    asks: [
      "do you get paid for work experience",
      "is work experience free labour",
      "year 10 work experience do i get money",
      "can an internship be unpaid",
      "how do i find work experience",
      "who pays my bus fare on work experience",
      "what is volunteering do you get anything",
      "is it worth working for nothing",
    ],
    answer:
      "Work experience with your school isn’t normally paid, and that’s allowed. You’re there to watch, try things and find out what you like. After leaving age, it’s different. If you do real work at set hours, you should usually get the minimum wage. Being called an “intern” doesn’t change that. Time on a college course or helping a charity can be unpaid. Some places give you lunch or the bus fare, so ask. What kind of work would you like to see?",
    example:
      "Ravi spends five days at a vet’s. The bus is £3 a day, and 5 times £3 is £15. His school has a small fund and pays it back. He learns that he likes the animals, but not the paperwork.",
    plan: "List three places you’d like to see. Ask family and teachers who knows somebody there. Send a short, polite message with your dates. Then ask the school about fares and lunch.",
    pitfall:
      "A week is a try, but three months is a job. If you’re left to run the shop for nothing, tell your teacher or Acas. And don’t sit in the corner: ask to help with one thing each day.",
    path: "/resources/first-pay-first-account#a-first-job-at-13",
  },
  {
    name: "Lifeguard, coach or referee",
    asks: [
      "how do i become a lifeguard",
      "how much do lifeguards get paid at 16",
      "can i get paid to be a football referee at 14",
      "can i coach little kids for money",
      "is a lifeguard course worth the cost",
      "paid jobs for sporty teenagers",
      "can i teach swimming at 16",
      "do you have to pay for a first aid course for work",
    ],
    answer:
      "Yes, sport can pay, but you usually need a course first. Lifeguards normally train from 16, and the course takes about a week. Football referees can often start at 14, with younger players. Helpers at swimming or gym clubs start by watching, and later take a coaching course. These jobs often pay more than a shop, because of the skill. So work out how many shifts pay back the fee. Some pools and clubs pay it for you. Which sport do you know best?",
    example:
      "A lifeguard course costs Mo £280. The pool then pays £10 an hour, and he works 7 hours a week, which is £70. £280 divided by £70 is 4. After four weeks, the course has paid for itself.",
    plan: "Ask your pool or club which course it accepts, and whether it helps with the fee. Check the lowest age. Then add up the fee, the kit and the bus, and count the shifts.",
    pitfall:
      "Don’t pay for a course until you know that somebody nearby takes people your age. Many certificates run out after two years or so, and renewing costs money. And parents may shout at a young referee, so ask who’ll stand by you.",
    path: "/resources/ways-to-earn#teach-what-you-know",
  },
  {
    name: "Self-employed at 16",
    asks: [
      "can i be self employed at 16",
      "do i have to tell hmrc about my side hustle",
      "how do i register as self employed",
      "what is a sole trader",
      "im 17 and do nails for people do i pay tax",
      "freelance at 16 is it allowed",
      "do i need to register my car washing business",
      "what is self assessment",
    ],
    answer: `Yes, you can work for yourself at 16, and being a sole trader is the simplest way. You keep the profit, and you look after the tax. Up to ${WORK_FACTS.tradingAllowance.figure} from sales and odd jobs, you usually needn’t tell HMRC. Above that, you may have to register and fill in a tax return. It doesn’t always mean that tax is due. So list all your income and costs from day one. What do you do for people?`,
    example:
      "Zara does nails for £12 a time. She has 60 clients in a year. 60 times £12 is £720, and that’s before any costs. It’s below the limit, so she keeps her list and needn’t register yet.",
    plan: "Start a list with four columns: the date, who, money in, money out. Keep every receipt in one envelope. Add it up each month. If you get near the limit, look at gov.uk with a grown-up.",
    pitfall:
      "The limit counts what comes in, and not what’s left after costs. Many people miss that. And a job with set hours and a boss is employment, even if they call you “freelance”. Ask Acas if you aren’t sure.",
    path: "/resources/money-words#entrepreneur",
  },
  {
    name: "Tax on things you sell",
    asks: [
      "do i pay tax on vinted",
      "is there a side hustle tax",
      "hmrc letter about my selling app",
      "do i have to pay tax if i sell my old clothes",
      "vinted asks for my national insurance number why",
      "how many things can i sell before tax",
      "tax on reselling trainers",
      "does depop tell the tax man",
    ],
    answer: `If you sell your own old clothes and games, there’s usually no tax. They’re worth less than you paid, so you’ve made no profit. It’s different if you buy or make things to sell them. That’s trading. Then ${WORK_FACTS.tradingAllowance.figure} is the limit before you may have to tell HMRC. Selling sites must tell HMRC about busy sellers, so they may ask for details. That doesn’t mean you owe anything. Do you sell old things, or do you buy to resell?`,
    example:
      "Ned sells old trainers for £25 that cost £70. There’s no profit, so there’s no tax. His cousin buys ten caps at £6 and sells them at £15. She trades: £150 comes in, and her profit is £90.",
    plan: "Make two lists: “my old things” and “bought to sell”. Write the price and the date in each. Add up the second list every month. Ask a grown-up to check it with you once a year.",
    pitfall:
      "Some videos say that everyone now pays a “new tax”. It isn’t true: only the reporting is new. But don’t fill in a false number either. If the site asks, sort it out with the grown-up who holds the account.",
    path: "/resources/ways-to-earn#repair-and-resell",
  },
  {
    name: "Trade unions",
    asks: [
      "what is a trade union",
      "can i join a union at 16",
      "why do workers go on strike",
      "do you lose pay if you strike",
      "are unions worth paying for",
      "what does a union do for you",
      "is my teacher allowed to strike",
      "can my boss sack me for joining a union",
    ],
    answer:
      "A trade union is a group of workers who speak up together about pay, hours and safety. One voice is easy to ignore, but a hundred aren’t. Members pay a fee, which is often low for young people. If you have a problem at work, they can explain the law and come with you. In a strike, workers stop for a while to be heard. They lose pay for it. Your boss may not punish you for joining. What would you ask for at work?",
    example:
      "Fifty cleaners each ask for 20p more an hour, and hear no. They join a union. It asks for all of them, and gets 15p. For 30 hours, that’s £4.50 a week. Members pay £2 a week for it.",
    plan: "Ask at home if anybody is in a union, and why. Look up which union is for the job you’d like. See what it costs at your age, and what it helps with.",
    pitfall:
      "Some people join only when there’s trouble. By then, the union may not help with the old problem. Others think it’s against the boss, yet many firms like to have one group to talk to. Acas helps you free, member or not.",
    path: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    name: "What redundancy means",
    asks: [
      "what does redundant mean",
      "whats the difference between sacked and made redundant",
      "do you get money if you lose your job",
      "can a part time worker be made redundant",
      "why do firms cut jobs",
      "my shop is closing down what happens to me",
      "what is redundancy pay",
      "what do people do when their job goes",
    ],
    answer:
      "Being made redundant means that your job isn’t needed any more. Perhaps the shop closes. It says nothing bad about you, and it isn’t the same as being sacked. After two years in the job, most staff get redundancy pay. Nearly all get notice, their last wages and pay for holiday they haven’t had. Then they look for new work, and there’s help from the state. It’s nobody’s fault in your family. What made you ask?",
    example:
      "Mr Hale earned £1,800 a month. He’s paid for four weeks’ notice and gets £2,700 on top. The family lists its bills, which come to £1,350 a month. £2,700 pays for two months of them while he looks.",
    plan: "If it’s your own job, ask for your last day, last pay and holiday pay in writing. Ask for a reference. Acas and Citizens Advice are free. Then tell three people that you’re looking.",
    pitfall:
      "People often feel ashamed and tell nobody. But help comes faster if others know. If it’s a parent, you needn’t fix it. A kind word and a cheap film night help. If you worry a lot, talk to somebody you trust.",
    path: "/resources/money-words#emergency-fund",
  },
  {
    name: "The real living wage",
    asks: [
      "whats the difference between minimum wage and living wage",
      "what is the real living wage",
      "is the living wage a law",
      "who works out the living wage",
      "does my shop pay the real living wage",
      "is minimum wage enough to live on",
      "why do some firms pay more than they have to",
      "do under 18s get the real living wage",
    ],
    answer:
      "The minimum wage is the least a boss may pay by law. The real living wage is higher, and firms choose to pay it. A charity works it out each year from what people need to spend. There’s one rate for London and one for everywhere else. Here’s the muddle: the legal minimum from 21 is called the National Living Wage. So ask which one an advert means. Firms on the charity’s list pay it from 18. Which firm would you like to check?",
    example:
      "Say the legal rate is £11 an hour, and the real living wage is £12.50. That’s £1.50 more. For 30 hours a week, it’s £45. In a year of 52 weeks, 52 times £45 makes £2,340.",
    plan: "Look up both rates on their official pages. Find out if your local shop or council is on the list of living wage employers. Then compare two jobs near you.",
    pitfall:
      "If a firm pays only the legal minimum, it isn’t breaking the law. And a higher rate with four hours a week may bring you less than a lower one with ten. So multiply the rate by the hours.",
    path: "/resources/money-words#wage",
  },
  {
    name: "From hourly pay to salary",
    asks: [
      "how do i turn hourly pay into a yearly salary",
      "how much is £12 an hour a year",
      "what is 25k a year per hour",
      "what does pro rata mean",
      "how many hours is a full time job",
      "salary or hourly pay which is better",
      "what is £20000 a year a month",
      "what does per year mean in a job ad",
    ],
    answer:
      "Multiply the hourly pay by the hours in a week, and then by 52. At £12 an hour for 35 hours, that’s £420 a week. 52 times £420 is £21,840 a year. For a month, divide the year by 12. To go back from a salary, divide it by 52 and then by the hours. “Pro rata” means a fair part: half the hours, half the pay. All this is before tax. Which job would you like to work out?",
    example:
      "Job A pays £20,800 a year for 40 hours a week. £20,800 divided by 52 is £400, and £400 divided by 40 is £10 an hour. Job B pays £18,200 for 30 hours. That’s £350 a week, or about £11.67 an hour.",
    plan: "Take two adverts. Write down the pay and the weekly hours. Turn both into pounds an hour. Then take off travel, and see which one is really better.",
    pitfall:
      "“Up to £25,000” isn’t £25,000. And a salary may hide long hours. If you work 45 hours and are paid for 40, your real rate falls. Check as well if paid holiday is part of it or not.",
    path: "/resources/money-words#salary",
  },
  {
    name: "Take-home pay",
    asks: [
      "how much of 25k do you actually take home",
      "how much tax do you pay on £30000",
      "what gets taken off your salary",
      "why is take home pay less than the salary",
      "does going into a higher tax band make you poorer",
      "what is a tax bracket",
      "how much do you keep from a full time wage",
      "is there a calculator for wages after tax",
    ],
    answer: `Take-home pay is your salary after tax, National Insurance, a pension and any student loan. The first ${WORK_FACTS.taxFreeYear.figure} of a year’s pay is normally free of Income Tax. You’re only taxed on the part above it. That’s true for each tax band: a higher rate only counts for the pay inside that band. So a pay rise hardly ever leaves you with less. GOV.UK has a free tax calculator. Scotland has bands of its own. Which salary would you like to try?`,
    example:
      "Ade’s payslip says £2,000 for the month. £190 goes in tax, £76 in National Insurance and £80 in a pension. £190 and £76 and £80 make £346. £2,000 take away £346 leaves £1,654 to live on.",
    plan: "Choose a job, and look up its starting salary. Put it in the calculator on GOV.UK. Divide the result by 12, and write down what rent, food and travel would leave.",
    pitfall:
      "People plan with the number in the advert, and then the bank shows far less. So plan with the take-home sum. The pension part isn’t gone, though. It’s yours later, and your boss adds to it.",
    path: "/resources/money-words#gross-and-net",
  },
  {
    name: "The gender pay gap",
    asks: [
      "what is the gender pay gap",
      "do women really get paid less than men",
      "is it legal to pay girls less",
      "why do men earn more than women",
      "a boy at work gets more than me for the same job",
      "what is equal pay",
      "how is the pay gap worked out",
      "does having kids lower your pay",
    ],
    answer:
      "The gender pay gap is the difference between what men and women earn on average. It isn’t the same as unequal pay. Paying a woman less for the same work is against the law. The gap has other causes as well. More women work part-time or do the caring, and well-paid top jobs often go to men. In Great Britain, firms with 250 staff or more must publish theirs. Things have got better, but slowly. Have you seen it in a place you know?",
    example:
      "In a firm, two men earn £15 and £25 an hour, so their average is £20. Two women earn £15 and £19, so theirs is £17. Each pair at £15 is paid alike. But the gap is £3, or 15% of £20.",
    plan: "Search GOV.UK for “gender pay gap”, and look up a firm you know. Then look at who does which job there. Talk about it at home: what would make it fairer?",
    pitfall:
      "It’s easy to think that one number proves somebody is being cheated, or that nobody is. Ask what’s behind it. If you do the same work as a boy for less, keep both rates in writing, and ask Acas.",
    path: "/resources/money-words#average",
  },
  {
    name: "Grades and future pay",
    asks: [
      "will i earn less if i fail my gcses",
      "do grades matter for money",
      "can you get a good job with bad grades",
      "i failed maths will i be poor",
      "what jobs pay well without a levels",
      "is it too late to do well after bad results",
      "do employers look at gcse results",
      "are resits worth it",
    ],
    answer:
      "Grades open doors, but they don’t set your pay for life. On average, people with more qualifications earn more. English and maths help the most, because many jobs and courses ask for them. If you miss them, you can try again at college. You can also learn on the job, and many trades pay well. After a few years, bosses look at what you can do. One bad day in June isn’t the end. Which subject would help you most?",
    example:
      "Cal got a 3 in maths. At college, he took it again and got a 4. It let him start an electrician’s apprenticeship. He earned £15,000 in his first year and £31,000 five years later. The difference is £16,000.",
    plan: "Choose one job, and look up what it asks for. Talk to a teacher or careers adviser about a second try. Do twenty minutes of that subject, four days a week.",
    pitfall:
      "Stories of rich people who left school early are rare, and that’s why you hear them. The other mistake is giving up after one result. If it weighs on you, tell someone. Childline is free on 0800 1111.",
    path: "/resources/money-words#salary",
  },
  {
    name: "Robots, AI and jobs",
    asks: [
      "will ai take my job",
      "will robots do all the jobs when im older",
      "what jobs are safe from ai",
      "is it worth learning to code now",
      "what should i learn so a machine cant replace me",
      "why do shops have self checkouts",
      "does ai make people lose money",
      "can i earn money with ai at 16",
    ],
    answer:
      "Nobody knows exactly, but most jobs will change rather than vanish. Machines have done this before: cash machines came, and banks still needed people. AI is good at quick text, pictures and patterns. It’s worse at fixing a boiler, calming a child or being trusted. So skills with people and hands are worth a lot, and so is checking what a machine says. Learn to use the tools, but think for yourself. Which part of work would you never give to a robot?",
    example:
      "A shop has six tills and six workers. Now it has two tills and eight machines. Two people work at the tills, one helps at the machines, and two pack orders. That’s five. One job has gone, and three have changed.",
    plan: "Choose a job you’d like. List five tasks in it. Mark the ones a machine could do, and the ones that need you. Then practise one of yours this month.",
    pitfall:
      "Some people stop learning because “AI does it anyway”. Then they can’t tell when it’s wrong. Others buy a course that promises riches with AI. The seller is usually the one who earns.",
    path: "/resources/money-words#supply-and-demand",
  },
  {
    name: "Scholarships for university",
    asks: [
      "how do i get a scholarship",
      "what is the difference between a scholarship and a bursary for uni",
      "is there free money for university",
      "do you have to be a genius for a scholarship",
      "grants for students from low income families",
      "can i get a sports scholarship",
      "when should i apply for uni bursaries",
      "do you pay back a scholarship",
    ],
    answer:
      "A scholarship is money for study that you don’t pay back. Some are for top grades, music or sport. A bursary is usually for students whose families have less money, or who’ve been in care. Each university has its own, and so do some charities and firms. Many go unused, because nobody asks. So look at the university’s money page, and ask your school. Real ones never charge a fee to apply. What are you good at, or what’s hard for you?",
    example:
      "Lin’s university gives £1,000 a year to students on low incomes. Her town’s charity adds £300 for books. For three years, that’s 3 times £1,300, so £3,900. She filled in two forms, and each took an hour.",
    plan: "For each university on your list, find the page about scholarships and bursaries. Write down the date, the rules and the sum. Ask a teacher for a reference early.",
    pitfall:
      "People think that these are only for the very best. Many aren’t. The other mistake is to look after the date has passed. If a site wants a fee or your bank password, close it.",
    path: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    name: "A student’s weekly budget",
    asks: [
      "how much do students live on a week",
      "how do i budget at uni",
      "should i save up before i go to university",
      "is a maintenance loan enough to live on",
      "how much is food a week for a student",
      "halls or living at home which is cheaper",
      "what do i need to buy before uni",
      "what if my student money runs out",
    ],
    answer:
      "Take the money for one term, subtract the rent, and divide by the weeks. That’s your weekly budget, and it’s often less than people expect. The loan comes in three parts, so a big sum has to last for months. Living at home is cheaper, but count the travel. Many students work some hours, and some get help from home. Saving a little before you go gives you a calm start. Where would you like to study?",
    example:
      "Mina gets £3,100 for a term of 12 weeks. Her rent is £1,900. £3,100 take away £1,900 is £1,200. £1,200 divided by 12 is £100 a week. Food is £40, her phone £5 and travel £15. So £40 is left.",
    plan: "Pick a town, and look up the rent of a room. Write a week with food, travel, phone and fun. Practise with it for two weeks at home. Cook three cheap meals now, so that you can later.",
    pitfall:
      "The first two weeks eat the most money, because everything looks like fun. Move the rent to a second account on day one. If you run short, tell the university early. Most have a fund for it, and it’s no shame.",
    path: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    name: "Student bank accounts",
    asks: [
      "what is a student bank account",
      "which bank account do i need for uni",
      "do i have to open a student account",
      "can i get a student account at 17",
      "free railcard with a student account is it worth it",
      "how long does a student overdraft stay free",
      "what happens to my student account when i finish",
      "can i have two bank accounts as a student",
    ],
    answer:
      "It’s a current account for people at university, usually from 18. You need your offer of a place to open it. The main difference is an overdraft without interest, up to a limit. It’s still borrowed money. After your course, the free part shrinks and then ends. Banks add gifts, such as a travel card, to win you. So compare the limit, how sure it is, and what happens later. You can keep your old account as well. What would you need it for most?",
    example:
      "Bank A gives a £70 railcard and an overdraft of £500. Bank B gives no gift, but an overdraft of £1,500. Jon has savings, so he hardly needs it. He travels a lot, and A saves him £70.",
    plan: "In the summer before you go, list three accounts. Compare the free overdraft for each year, and when it ends. Choose with a grown-up, and open it before term starts.",
    pitfall:
      "“Up to £2,000” may mean £500 for you. And a free overdraft feels like income. Set an alert for when you go below zero, and plan how you’d pay it back by the end.",
    path: "/resources/money-words#overdraft",
  },
  {
    name: "Gap years",
    asks: [
      "how much does a gap year cost",
      "is a gap year a waste of money",
      "how do people pay for travelling at 18",
      "should i work for a year before uni",
      "can i earn money abroad on a gap year",
      "does taking a year out hurt my chances",
      "cheap ways to see the world at 18",
      "volunteering abroad costs thousands why",
    ],
    answer:
      "A gap year can cost thousands, or it can leave you with savings. It depends on what you do. Many people work for half of it and travel for the rest. Others stay home, earn and learn to drive. Universities often let you wait a year, but ask before you decide. For work abroad, you may need a visa. Travel insurance is a must. So start with a goal: earn, learn or see places. What would you want from the year?",
    example:
      "Eva works for 24 weeks and saves £150 a week. 24 times £150 is £3,600. Her flights cost £700, her insurance £120, and ten weeks at £220 are £2,200. Together, that’s £3,020. She comes home with £580.",
    plan: "Write three columns: months, money in, money out. Ask your school how to keep a university place for a year. Look up the official travel advice for one country. Show your plan at home.",
    pitfall:
      "Some firms charge a lot for “helping” abroad, and little of it reaches anyone. Ask where the money goes. And a year with no plan goes by fast. Fix the first two months before you start.",
    path: "/resources/money-words#savings-goal",
  },
  {
    name: "Train and bus fares",
    asks: [
      "how do i get cheaper train tickets at 16",
      "why do i pay adult fare at 16",
      "is a railcard worth it",
      "do i get free buses at 17",
      "how much off the train is a 16 17 saver",
      "bus to college costs a fortune",
      "is a season ticket cheaper than singles",
      "what happens if i havent got a ticket",
    ],
    answer:
      "At 16, many fares change to adult ones, but there are cards for your age. The 16-17 Saver takes half off most train fares in England and Wales. From 16 to 25, another railcard takes off a third. In Scotland, under-22s can get a card for free buses. Northern Ireland, London and many other places have youth cards. You pay for some of them, so count your trips first. Your college may also help. How often do you travel?",
    example:
      "Say a card costs £35, and Ike’s return ticket is £8. With half off, it’s £4, so he saves £4 a trip. £35 divided by £4 is 8.75. From the ninth trip, he’s better off. He goes 60 times a year.",
    plan: "Count your trips for a month. Look up the youth card on your council’s or bus firm’s page. Divide its price by what you’d save on each trip.",
    pitfall:
      "Don’t ride on an old child ticket and hope. A penalty can cost far more than the fare. Keep the card on you, with battery in your phone. If you’ve been fined, show it at home at once, because it grows.",
    path: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    name: "Insurance with a black box",
    asks: [
      "what is a black box in a car",
      "how can i get cheaper car insurance at 17",
      "does a black box really save money",
      "is it cheaper as a named driver on mums car",
      "what is fronting",
      "quote for my car insurance is £2000 why",
      "which cars are cheapest to insure for new drivers",
      "do i need my own insurance to practise in dads car",
    ],
    answer:
      "A black box, or an app, tells the insurer how you drive. If you drive calmly, and not late at night, it can cost less. A small car with a small engine also helps. So does being a learner on a parent’s car, with short cover of your own. Compare several quotes, and always tell the truth. Prices differ a lot for the same person. And ask what one crash or one late ride would do to the price. Which car have you looked at?",
    example:
      "Leah’s first quote is £1,900 a year. With a black box, it’s £1,450, which saves £450. A smaller engine takes off another £200, so it’s £1,250. Paid monthly, it’s 12 times £118, or £1,416. That’s £166 more.",
    plan: "Before you fall for a car, get three quotes for it with a grown-up. Change one thing at a time: the box, the engine, the miles. Write down each price.",
    pitfall:
      "If you drive it most, you’re the main driver. Naming a parent instead is called fronting, and it’s fraud. The insurer may then pay nothing after a crash. With a black box, one fast night can push the price up.",
    path: "/resources/insurance#when-is-it-worth-it",
  },
  {
    name: "Money in a relationship",
    asks: [
      "should i share money with my boyfriend",
      "my girlfriend always expects me to pay",
      "my partner earns more than me who pays for what",
      "is it ok to lend money to my boyfriend",
      "how do couples split their bills",
      "we want to save together for a trip me and my gf",
      "are joint accounts a good idea for couples",
      "do i have to tell my partner what i earn",
    ],
    answer:
      "You don’t have to share money to be close. At your age, each of you can keep your own account and card. Take turns, split it, or do things that cost nothing. If one of you earns more, a fair share needn’t be half. Say early what you can spend, and let the other say it as well. Love isn’t measured in presents. A joint account can wait, because each of you could empty it. What feels unfair at the moment?",
    example:
      "Ben earns £60 a week and Ana £30. For a £45 day out, they split it two to one. £45 divided by three is £15. So Ben pays £30, and Ana pays £15. Next week, they go for a free walk.",
    plan: "Choose a calm moment, and say one sentence: “I can do £10 this week.” Plan two free dates. If you save together, each keep your own part and show each other the sum.",
    pitfall:
      "It’s easy to pay for everything to be liked, and then feel cross. And care isn’t control. If somebody checks your spending, or wants your card or wages, that isn’t fair. Tell a grown-up you trust, or call Childline on 0800 1111.",
    path: "/resources/money-words#peer-pressure",
  },
  {
    name: "What an index fund is",
    asks: [
      "explain an index fund to me",
      "what does ftse 100 mean",
      "what is the s&p 500",
      "how does a tracker fund work",
      "whats an etf",
      "are index funds safe",
      "why does everyone online say just buy an index fund",
      "how is an index fund different from a normal fund",
    ],
    answer:
      "An index is a list, such as the 100 biggest firms on the London stock market. An index fund buys a bit of everything on its list. Nobody has to pick winners, so the fees are often low. It rises and falls with the whole list. In a bad year, it can lose a third or more. You normally have to be 18 to buy one yourself. I explain it, but I never say what to buy. Which word have you heard about it?",
    example:
      "A pretend list has four firms. Each gets £25 of £100. Two rise by £5, one falls by £10, and one stays the same. £30 and £30 and £15 and £25 make £100. So the fund hasn’t moved, but its parts have.",
    plan: "Make a list of ten firms you know. Note their prices on one day, and again after eight weeks. Work out the average change. It’s on paper, so it costs nothing.",
    pitfall:
      "“It always goes up” is wrong. It has fallen for years at a time, and nobody knows the next one. Look at the fee as well: 1% of £1,000 is £10 every year, in good years and bad.",
    path: "/resources/money-words#fund",
  },
  {
    name: "Stocks and bonds",
    asks: [
      "whats the difference between stocks and bonds",
      "what is a bond",
      "what are government bonds",
      "what is a gilt",
      "are bonds safer than shares",
      "why would anyone buy a bond",
      "is a premium bond the same as a bond",
      "what does bond yield mean on the news",
    ],
    answer:
      "A stock, or share, makes you part-owner of a firm. A bond is a loan that you make to a firm or a government. The owner shares in the wins and the losses. The lender gets interest, and the money back on a set date, if all goes well. Bonds tend to move less, but they can also fall. Bonds from the UK government are called gilts. Premium Bonds are a different thing. I never give tips. Would you rather own or lend?",
    example:
      "A bakery needs £200. Kit lends it £100 at 4%, and gets £4 a year. Jo buys a share for £100. In a good year, hers is worth £120. In a bad one, it’s £70, and Kit still gets his £4.",
    plan: "Draw two boxes: “own” and “lend”. Write in each who gets what in a good year, and in a very bad one. Then find the words share and dividend in our Money Words.",
    pitfall:
      "“Bond” sounds safe, but a firm that fails may not pay. If interest rates rise, old bonds lose value. And some scams use the word to sound solid. A high fixed rate from a stranger is a warning sign.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Ethical investing",
    asks: [
      "what is ethical investing",
      "can you invest without harming the planet",
      "what does esg stand for",
      "is my bank putting my money into oil",
      "what is greenwashing",
      "do green funds make less money",
      "how do i know a company is good before investing",
      "can muslims invest without interest",
    ],
    answer:
      "Ethical investing means choosing by your values as well as by profit. A fund may leave out tobacco, arms or oil, or look for firms that treat people well. Some follow a faith, such as Islam, which rules out interest. It can do better or worse than others, because it leaves some firms out. The word “green” alone proves little. So people read what’s really in the fund. You can also ask what your bank does with savings. What matters most to you?",
    example:
      "A fund called “Green World” holds ten firms. Mei reads the list: six make solar panels or trains, and four sell oil. Six in ten is 60%. The name sounded like all of it, but it’s just over half.",
    plan: "Write down three things you care about. Look up the ten biggest firms in one fund, and tick the ones that fit. Talk about it at home. It’s practice, so you don’t need to buy anything.",
    pitfall:
      "Nice names and leaves on the page are advertising. When the outside is greener than the inside, it’s called greenwashing. And a good cause isn’t a safe investment. It can fall like any other.",
    path: "/resources/money-words#investing",
  },
  {
    name: "What a broker does",
    asks: [
      "what is a stockbroker",
      "what is an investment platform",
      "how do you actually buy a share",
      "what fees do trading apps take",
      "how do commission free apps make money",
      "what is the fca register",
      "is my money safe with an investing app",
      "who do you buy shares from",
    ],
    answer:
      "A broker buys and sells shares for other people. A platform is a site or app where you can do it and see what you own. They earn from fees, from swapping currencies, or from a gap between two prices. “No commission” doesn’t mean free. In the UK, they must be allowed by the FCA, which has a public register. You normally have to be 18. So this is for knowing, and not for buying yet. Where have you seen one advertised?",
    example:
      "An app buys at £10.00 and sells at £9.90. Amy buys 20 shares for £200, and sells them a minute later. 20 times £9.90 is £198. The price hasn’t changed, and she’s £2 poorer. That gap is a fee.",
    plan: "Find the fee page of any platform, and list every charge. Work out what £100 would cost in a year. Look up its name on the FCA register, just to see how it works.",
    pitfall:
      "Copycat sites use the names of real firms. Somebody who rings or messages first is the warning sign. And protection covers a platform that fails, not a share that falls. So a loss is still a loss.",
    path: "/resources/money-words#share",
  },
  {
    name: "Council Tax",
    asks: [
      "whats this council tax thing",
      "do i pay council tax at 18",
      "do students pay council tax",
      "who has to pay council tax in a shared house",
      "what are council tax bands",
      "how much is council tax a month",
      "why did we get a council tax letter when i turned 18",
      "is it less if you live alone",
    ],
    answer:
      "Council Tax is paid by each home to the local council. It helps to pay for bins, street lamps, care and libraries. Nobody under 18 has to pay it. The sum depends on the home’s band and on the place. If one adult lives alone, it’s a quarter less. If everyone there is a full-time student, there’s none to pay. In Northern Ireland, there are rates instead. Low incomes can get help, so ask the council. Whose bill did you see?",
    example:
      "Nia’s flat has a bill of £1,600 a year. She lives alone, so a quarter is taken off. £1,600 divided by 4 is £400, and £1,200 is left. In ten payments, that’s £120 a month, with two months free.",
    plan: "Ask at home which band you’re in, and how it’s paid. Look up the bands on your council’s page. If somebody has just turned 18, tell the council if they’re still at school.",
    pitfall:
      "In your first flat, it’s the bill that people forget. Students must often send a form, because the council doesn’t know. Don’t hide the letters. If you can’t pay, ring early, and they’ll usually agree smaller parts.",
    path: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    name: "Universal Credit",
    asks: [
      "how does universal credit work",
      "can a 16 year old get universal credit",
      "can you work and get universal credit",
      "who can get benefits",
      "is being on universal credit a bad thing",
      "does my saturday job affect mums universal credit",
      "how do people claim benefits",
      "what is the benefit cap",
    ],
    answer:
      "Universal Credit is a monthly payment for people on a low income or out of work. It can help with rent and the cost of children. Many who get it have a job. Tax pays for it, so that everyone has help in hard times. It’s no shame. You normally have to be 18. At 16 or 17, some can claim, for example if they can’t live with their parents. Citizens Advice can check for free. What would you like to find out?",
    example:
      "Say a mum gets £700 a month, and earns £200 over her limit. If 55p of each £1 is taken off, 200 times 55p is £110. She gets £590, and keeps her £200. So working still leaves her £90 better off.",
    plan: "Look up the rules on GOV.UK, or nidirect in Northern Ireland. A free benefits calculator shows what a family might get. Citizens Advice can help to fill in the form.",
    pitfall:
      "Many families miss out because nobody told them, or because they feel shy. The first payment takes about five weeks, so it helps to ask early. And never pay anybody to claim for you, because it’s free.",
    path: "/resources/money-words#benefits",
  },
  {
    name: "The national debt",
    asks: [
      "what is the national debt",
      "who does the uk owe money to",
      "why does the government borrow",
      "can a country go bankrupt",
      "whats the difference between debt and deficit",
      "why cant we just pay off the national debt",
      "how big is the uks debt",
      "will my generation have to pay the debt back",
    ],
    answer:
      "The national debt is all the money that the government has borrowed and not yet paid back. It borrows if it spends more than it gets in tax. The gap for one year is the deficit. It borrows by selling bonds, often to pension funds, banks and people abroad. So it owes some of it to savers here. It pays interest on it each year. That money can’t go to schools or hospitals. The ONS shows today’s sum. Would you borrow to build a bridge?",
    example:
      "A pretend country gets £90 in tax and spends £100. Its deficit is £10. It owed £200 before, so now it owes £210. At 4%, the interest is £8.40 a year, and it must find that first.",
    plan: "Find the word “debt” in one news story. Ask: is it the total, or only this year’s gap? Then talk about one thing that’s worth borrowing for, and one that isn’t.",
    pitfall:
      "A country isn’t quite like a home, because it lives on and can raise taxes. But that doesn’t make debt free. Big numbers alone say little. Compare them with what the country earns in a year.",
    path: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    name: "The Bank of England’s rate",
    asks: [
      "what is the bank of england base rate",
      "why do interest rates go up",
      "who decides interest rates",
      "how do interest rates affect mortgages",
      "why did our mortgage go up",
      "does a higher rate mean more for my savings",
      "why did they cut rates on the news",
      "how do interest rates bring prices down",
    ],
    answer: `The Bank of England sets the rate at which it pays and lends to other banks. Their rates for savers and borrowers tend to follow it. A group of nine people votes on it about eight times a year. If prices rise too fast, they put it up. Loans then cost more, people spend less, and prices slow down. They aim for price rises of ${BUYING_FACTS.inflationTarget.figure} a year. Their website shows today’s rate. Have you seen it change your savings?`,
    example:
      "The rate goes from 3% to 4%. A family owes £150,000 on its home. 1% of £150,000 is £1,500 more a year, or £125 a month. Their daughter has £300 saved, and gets £3 more a year.",
    plan: "Look up the rate today and a year ago. Then look at what your savings account pays. If it hasn’t moved with it, compare two others with a grown-up.",
    pitfall:
      "Banks often raise loan rates quickly and savings rates slowly. So check yours. And not every mortgage moves at once: a fixed rate stays for some years, and then jumps. That can be hard at home, and it’s nobody’s fault.",
    path: "/resources/money-words#mortgage",
  },
  {
    name: "Voting and tax",
    asks: [
      "can i vote on how tax is spent",
      "i pay tax at 16 but cant vote",
      "what age can you vote in the uk",
      "who decides the budget",
      "how do i get a say in what the council spends",
      "can you refuse to pay tax if you disagree",
      "how do parties differ on money",
      "do 16 year olds vote in scotland and wales",
    ],
    answer:
      "You don’t vote on each tax. You vote for people, and they decide together what to tax and where to spend. At 16, you can vote for the parliaments and councils of Scotland and Wales. Elsewhere, it has been 18, but a law to make it 16 is on its way. The Electoral Commission shows what’s true today. You can join the register before your birthday. And at any age, you can write to your MP or council. What would you spend more on?",
    example:
      "A town has £100 to spend. Group A wants £60 for buses and £40 for parks. Group B wants it the other way round. 520 people vote for A and 480 for B. So buses get £20 more than parks.",
    plan: "Check on GOV.UK how old you must be to register where you live. Choose one thing in your town that needs money. Write three sentences about it to your councillor.",
    pitfall:
      "Paying tax and voting have never gone together: a ten-year-old pays VAT. Don’t believe one short clip about a party’s plans. Read two sides, and ask where the money would come from. I don’t say whom to vote for.",
    path: "/resources/prices-and-tax#what-tax-pays-for",
  },
];
