/** Answers about why people work, jobs with an employer, and how to get one. */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const FINDING_A_JOB: readonly TaughtAnswer[] = [
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
    answer: `Until you’re old enough to leave school, you can work up to ${WORK_FACTS.workHours.figure} hours in a school week. It’s at most ${WORK_ANSWER_FACTS.schoolDayHours.figure} or a Sunday, never in lessons. You can only work between ${WORK_ANSWER_FACTS.schoolWorkDay.figure}. Saturdays and holidays allow more. After your leaving date, it’s normally ${WORK_FACTS.youngWorkerHours.figure} a week, with breaks of ${WORK_FACTS.youngWorkerBreak.figure} in long shifts. Northern Ireland has its own rules, and the others will change.`,
    example: `Mina is 15. She works five hours on Saturday, one on Sunday and one after school on Wednesday. Five, one and one make seven. The most for a school week is ${WORK_FACTS.workHours.figure}, so her week is fine. She still has time for homework and friends.`,
    plan: "Write down your hours for one week, day by day, and add them up. Compare each day and the total with the rules for your age. If there are too many, show your boss the list and ask for shorter shifts.",
    pitfall:
      "It’s easy to say yes to one more shift when somebody is ill. Then you go over the limit and fall asleep in maths. You could say, “I’d like to help, but I’ve done all my hours this week.” A good boss will understand.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workHours", "schoolDayHours", "schoolWorkDay", "youngWorkerHours", "youngWorkerBreak"],
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
    id: "nerves-before-an-interview",
    title: "How do I get ready for my first job interview if I’m nervous?",
    ages: ["14-16"],
    answer:
      "Nearly everyone is nervous, and the person who interviews you knows that. Get three things ready: why this place, a time you helped somebody, and when you can work. Go there the day before, so that you know the way. Wear clean, plain clothes, and be ten minutes early. Then ask something too, such as who would show you the work, what the pay is, and when it’s paid. Those are normal questions.",
    example:
      "They ask Jo, “Why here?” She says, “I like that you know people’s names. I help at my uncle’s stall, so I can count change, and I’m free on Saturdays.” It took 15 seconds.",
    plan: "Write down three answers tonight. Say them aloud to someone at home. Lay out your clothes, and look up the bus.",
    pitfall:
      "Don’t learn it word for word, and don’t promise what you can’t do. If they want a long trial shift without pay, ask a grown-up, because that may not be allowed.",
    page: "/resources/ways-to-earn#saturday-job",
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
    id: "my-job-and-family-benefits",
    title: "If I get a job, will my family lose benefits?",
    ages: ["14-16", "parents"],
    answer:
      "Usually not: while you’re at school or college, your wages don’t count in your parents’ Universal Credit. Child Benefit goes on too, while you’re in approved education or training. It can change if you leave, start an apprenticeship or work full-time. Then your parent must report it, and the child part of Universal Credit may end. Your savings don’t normally count either. If you claim a benefit yourself, it’s another matter.",
    example:
      "Keeley, 17, is at college and earns £70 a week in a shop. Her mum’s Universal Credit stays the same. In July, Keeley leaves for an apprenticeship at £280 a week. Child Benefit ends, so the two agree on £30 a week for the home.",
    plan: "Tell your parent about the job and the hours. Use a free benefits calculator before you leave college. Ask Citizens Advice, or Advice NI in Northern Ireland, if anything is unclear.",
    pitfall:
      "Some teenagers turn down a job out of fear, and lose pay for nothing. Others leave college and tell nobody, and the money has to be paid back. So report a change in the same month.",
    page: "/resources/money-words#benefits",
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
    answer: `Sport can pay, but you usually need a course first. Lifeguards normally train from 16, and the course takes about a week. In England, football referees can start at ${WORK_ANSWER_FACTS.refereeAge.figure}, with younger players. Elsewhere, ask your football association. Helpers at swimming or gym clubs start by watching, and later take a coaching course. These jobs often pay more than a shop, because of the skill. So work out how many shifts pay back the fee. Some pools and clubs pay it for you.`,
    example:
      "A lifeguard course costs Mo £280. The pool then pays £10 an hour, and he works 7 hours a week, which is £70. £280 divided by £70 is 4. After four weeks, the course has paid for itself.",
    plan: "Ask your pool or club which course it accepts, and whether it helps with the fee. Check the lowest age. Then add up the fee, the kit and the bus, and count the shifts.",
    pitfall:
      "Don’t pay for a course until you know that somebody nearby takes people your age. Many certificates run out after two years or so, and renewing costs money. And parents may shout at a young referee, so ask who’ll stand by you.",
    page: "/resources/ways-to-earn#teach-what-you-know",
    facts: ["refereeAge"],
  },
  {
    id: "delivery-riders-and-gig-work",
    title: "Can I deliver food for an app at 16 or 17?",
    ages: ["14-16"],
    answer:
      "No, the big delivery apps only take people of 18 or over. You can’t use somebody else’s account, because you’d have no insurance. But once you’re over school-leaving age, a takeaway near you may employ you to deliver by bike. With the apps, riders are usually self-employed. They’re paid for each trip, and pay for the bike, the phone and the repairs. There’s no pay for waiting, and no set wage.",
    example:
      "A rider does 12 trips in four hours at £4.20. 12 times £4.20 is £50.40. She spends £3 on battery and wear. £47.40 divided by 4 is £11.85 an hour. On a quiet day with 6 trips, it’s about £5.55.",
    plan: "Ask two takeaways near you if they employ riders of your age. Ask for the hourly pay, a helmet and lights. Compare an hour there with an hour in a shop.",
    pitfall:
      "Somebody may offer to “rent” you an account. If you crash, or the police stop you, you pay for it. Other apps for tasks and odd jobs want 18 as well. Wait, or earn in another way until then.",
    page: "/resources/money-words#gig",
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
    id: "teenagers-and-first-jobs",
    title: "Should I let my teenager get a job, and what is allowed?",
    ages: ["parents"],
    answer: `A small job can teach a lot, as long as school and sleep come first. In most places, light work is allowed from the age of ${WORK_FACTS.workAge.figure}. Until school-leaving age, there’s usually a permit, and a limit of ${WORK_FACTS.workHours.figure} hours in a school week and ${WORK_ANSWER_FACTS.schoolDayHours.figure}. The rules are due to change, so check your council’s website before the first shift. In Northern Ireland, look at nidirect. Agree the hours together, and what the pay is for.`,
    example:
      "Erin is 15, with a permit and four hours in a café on Saturdays. At £7 an hour, that’s £28 a week. She and her dad agree that she saves £10 and spends £18. After four weeks, she’s earned £112 and saved £40. Her homework is fine, so they carry on.",
    plan: "First, read the council’s rules together. Next, check the offer: the hours, the pay, the breaks, and who applies for the permit. Then agree a plan for the wages, and keep the week before an exam free. After four weeks, talk about sleep, school and fun.",
    pitfall:
      "If all support stops on the first payday, working feels like a fine. So change one thing at a time, such as who pays for the phone. If the pay is short, let your teenager ask first, with you beside them. Acas gives free advice. In Northern Ireland, it’s the Labour Relations Agency.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
    facts: ["workAge", "workHours", "schoolDayHours"],
  },
];
