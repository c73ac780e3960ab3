/** Answers about money at school, for pupils, parents and teachers. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const SCHOOL_AND_TEACHERS: readonly TaughtAnswer[] = [
  {
    id: "crypto-questions-in-class",
    title: "How do I answer my pupils’ questions about crypto?",
    ages: ["teachers"],
    answer:
      "Treat it as a lesson about risk and selling, and leave out tips. You don’t need to know every coin. Give three facts first. The price can fall to nothing. You normally have to be 18 to buy it. And the scheme that protects savings in UK banks doesn’t cover it. Then set one task: look at a made-up post, and work out who earns if people buy. Don’t mock anyone’s excitement, or they’ll stop telling you things.",
    example:
      "“My cousin doubled his money,” says a boy in Year 9. “Let’s do the maths,” says Ms Adeyemi. “£50 doubles to £100. Then it falls by 60%.” That leaves £40, so he’s £10 down. “Who would post about the £40?” she asks. No hands go up, and the class has seen the point.",
    plan: "Ten minutes are enough. First, collect what pupils have heard, without judging it. Next, work through one rise and one fall in percentages. Then sort three made-up posts by who earns from them. At the end, everybody writes one question to ask before believing a post.",
    pitfall:
      "Don’t say what you own or what you’ve made, because pupils may copy it. “It’s all a scam” ends the talk, so stay with the facts. Ask about your school’s rules before you open a live app. If a pupil has lost money or been asked for some, tell your school’s safeguarding lead that day.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "money-game-for-a-club",
    title: "What 30-minute money game can I play with a club or youth group?",
    ages: ["teachers"],
    answer:
      "Try “The Ten-Bean Week”. Make teams of three, and give each team ten beans as money. Put up a list with prices in beans: lunch 3, bus 2, cinema 4, film at home 1. They get ten minutes to plan a week, with needs first. Then read out a surprise: a bike has a puncture, and it costs 2 beans. They get five minutes to change the plan. After that, each team says what it gave up.",
    example:
      "Amir’s team picks lunch for 3, the bus for 2 and the cinema for 4. That’s nine beans, with one left. Then comes the puncture for 2. They swap the cinema for the film at home. Now 3, 2, 1 and 2 make eight, and two beans are spare. The whole team cheers.",
    plan: "Before the club, count out the beans, and write the price list and a spare surprise. Explain for five minutes, and let them plan for ten. Allow five minutes for the surprise, and ten for the talk. That makes 30 minutes. End with each team’s best swap.",
    pitfall:
      "Some children know too well how it feels when money runs out. So use made-up families, and never ask what anyone has at home. Don’t give a prize for the most beans left. Praise a clever swap instead. With very little ones, use big squares of paper, because beans aren’t safe for them.",
    page: "/resources/sample-chapter#your-turn-to-sort",
  },
  {
    id: "lesson-on-budgeting",
    title: "How do I teach my class a one-hour lesson on budgeting?",
    ages: ["teachers"],
    answer:
      "Build the hour around one person’s week and one surprise. Our story of Femi suits ages 11 to 13. He has £25 for five bus rides and five lunches. First, pupils find the day when his money runs out. Next, pairs make a plan that gets him to Friday. Then one price goes up, and they change the plan. At the end, each pair says what it gave up. Asha’s jars suit ages 8 to 10, and Erin’s month suits 14 to 16.",
    example:
      "Femi needs five bus rides at £2 and five lunches at £2.40. That’s £10 and £12, so £22 of his £25. He has £3 left. Now lunch goes up by 20p a day, or £1 a week, so £2 is left. One pair drops the crisps, and another packs one lunch. Both plans work, and the class compares them.",
    plan: "Take ten minutes to read the story and find the bad day. Pairs plan for twenty minutes, on paper. Allow ten minutes for the surprise, and ten for two pairs to present. In the last five, everybody writes one rule for Femi. In an hour, that leaves you five to spare.",
    pitfall:
      "Don’t ask pupils for their own family’s figures, or let them compare pocket money. A made-up person keeps everyone safe. Some pupils have free lunches or help to look after somebody, so say that plans differ. Mark the sums, but not the choices. Praise good reasons instead.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "using-4mq-in-class",
    title: "How can I use 4MQ in my classroom?",
    ages: ["teachers"],
    answer:
      "Your class can use nearly all of it without accounts. Start with a chapter on the big screen, and press “Read to me”. Pause at a box, and let pairs work out the sum. Then play the Money Brain Battle quiz together, with hands up for each answer. There’s a page with all its answers and the reasons. You may use the free chapters in lessons, as long as the name 4MQ stays on them. Full lesson plans are still to come.",
    example:
      "Mr Evans has 28 pupils in Year 5, and one screen. They hear one part of “Needs vs Wants”, and pairs work out the sum in the box. Then he shows a quiz question. 19 hands go up for one answer, and nine for another. He asks both sides why before he taps.",
    plan: "Read the chapter yourself first, and choose two boxes to stop at. Look through the quiz answers, and pick five questions. At the foot of a chapter, you can open what pupils will learn. End the lesson with one thing to try at home that costs nothing.",
    pitfall:
      "On a shared tablet, scores, coins and tracker entries stay in the browser. So use made-up figures, and clear the site’s data afterwards. Please don’t have under-13s make accounts in class, because that’s for a parent or carer. And ask pupils to leave out names when they write to me.",
    page: "/resources/free-chapters",
  },
  {
    id: "lesson-on-needs-and-wants",
    title: "How do I teach my class about needs and wants?",
    ages: ["teachers"],
    answer:
      "Our chapter “Needs vs Wants” is made for that, for ages 8 to 10, and you can put it on the screen. Read “The shoes with lights”, and ask whether that’s a need, a want, or a bit of both. Then give pairs ten cards, such as soup, a coat, a bus fare and a game. They sort them, and each pair must change one card’s place for a child in another town. The talk about why is the lesson.",
    example:
      "In a class of 30, 15 pairs sort ten cards. 13 pairs agree on soup, and only six on the phone. One pupil says, “For my brother’s insulin app, it’s a need.” The class adds a third pile: it depends.",
    plan: "Read the scene together for ten minutes. Sort for ten, and talk for fifteen. In the last five, everybody writes one want that’s worth waiting for.",
    pitfall:
      "Don’t use what children have at home as examples, and don’t make wants sound bad. Some pupils go without needs. Keep to people in the story.",
    page: "/resources/sample-chapter#your-turn-to-sort",
  },
  {
    id: "pupils-who-have-little",
    title: "How do I teach about money when some pupils have very little?",
    ages: ["teachers"],
    answer:
      "Teach with a made-up person, and never ask what anybody has. Choose tasks that cost nothing, such as comparing prices, sharing a sum, or waiting for something. Say early that families differ, and that having little says nothing about effort. Talk of time and kindness as things to save and give too. If a pupil tells you something, thank them, move on kindly, and follow your safeguarding steps afterwards.",
    example:
      "The class plans a picnic for Asha with £6. Nobody needs money of their own. One pair swaps the crisps for apples and has 40p left. A boy who gets no pocket money finds the cheapest plan of all.",
    plan: "Swap each “you” in your slides for a name. Take out questions about home. Put a line at the end that says where a family can get help in private.",
    pitfall:
      "Don’t set saving or spending as homework, or give prizes for it. Ask for an idea instead. And check who can see your screen when you open a record.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "money-in-the-curriculum",
    title: "Where does money education fit in the school curriculum?",
    ages: ["teachers"],
    answer:
      "In England, secondary citizenship covers money, and primary maths uses it. England plans to make citizenship with money a part of primary school as well, so check gov.uk for when. Scotland, Wales and Northern Ireland already have it in the primary years. You can fit it into maths, PSHE, form time or assembly. Our chapters say at the foot what pupils learn. Start with one lesson, and see what they ask.",
    example:
      "A Year 5 class does ten minutes of money at the end of maths each Friday. In a term of 12 weeks, that’s 120 minutes, or two hours, without a new slot in the timetable.",
    plan: "Find one lesson that already has numbers in it. Swap the numbers for prices. Then try one chapter in form time, and note the questions.",
    pitfall:
      "Don’t wait for a whole scheme. And plans for the curriculum change, so look at your own nation’s page before you write a policy.",
    page: "/resources/free-chapters",
  },
  {
    id: "enterprise-week",
    title: "What can my pupils make and sell in an enterprise week for £10?",
    ages: ["teachers"],
    answer:
      "Pick things that cost little and that families want: seed pots, bookmarks, hair clips from scraps, second-hand books, a car wash for staff, or a game with a small prize. Give each group £10, a page for costs, and one rule: ask five people before you buy. They set a price, sell for an hour, and take the costs off. Ask the office about food, allergies and cash first. Each group then says what it would change.",
    example:
      "One group spends £7.50 on 30 pots and seeds. They sell 24 at 80p. 24 times 80p is £19.20. £19.20 take away £7.50 leaves £11.70, and six pots go home as thanks.",
    plan: "Day one: ideas, and five people asked. Day two: costs and price. Day three: make. Day four: sell. Day five: count, and tell the others.",
    pitfall:
      "The most profit isn’t the best group. Praise a good question, a fair price or a mended mistake. And let nobody bring money from home to buy their own stock.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "money-lessons-at-school",
    title: "Do we learn about money at school, and in which lessons?",
    ages: ["11-13"],
    answer:
      "Most schools teach some of it, but how much depends on the school and on where you live. You meet it in maths, with percentages and interest. It also comes up in lessons such as citizenship or PSHE. Some schools offer business or economics later on. But you don’t have to wait. Ask your teacher if the class could spend one lesson on a budget. Then try it with your own £5.",
    example:
      "Year 8 ask for a money lesson. Their teacher gives each group a made-up £50 for a party. Food is £22, drinks are £9 and games are £12. £22 and £9 and £12 make £43, so £7 is left for a surprise.",
    plan: "Write down one money question that you really have. Ask it in maths or in form time. At home, do one real thing this week: plan a meal, read a bill, or compare two prices.",
    pitfall:
      "It’s easy to think that money is only for people who like maths. It’s far more about habits, and you can start with pennies. Be careful of videos that teach money and then sell you something.",
    page: "/quiz-hub",
  },
  {
    id: "paying-for-school-trip",
    title: "Do we have to pay for a school trip, and what if we can’t?",
    ages: ["8-10", "11-13"],
    answer:
      "Give the letter to a grown-up today, even if the price looks big. They can decide, so you don’t have to. In England and Wales, a state school can only ask for a gift of money for a trip in lesson time. It can’t leave you out because nobody paid. For nights away, there may be a charge. Many schools can help, and the office keeps it private. Nobody has to buy souvenirs.",
    example:
      "The coach and the museum cost £360 for 30 children. £360 divided by 30 is £12. So the letter asks for £12 each. Adam’s mum can spare £5, and she tells the office. He gets on the coach like everyone else.",
    plan: "Take the letter out of your bag tonight. Show your grown-up the price and the last date. If they’d like help, they can call the office or send a note.",
    pitfall:
      "If you hide the letter, the date goes by and it’s harder to help. Some trips let you pay in parts, but only if you ask early. And if too few families can pay, a trip may be called off. That’s not your fault.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "free-school-meals",
    title: "Who can get free school meals, and will others know?",
    ages: ["8-10", "11-13"],
    answer: `It depends on where you live, your age and your family’s income. In Wales, all primary pupils can have them. In Scotland, ${ANSWER_FACTS.freeMealsScotland.figure} can. In England, it’s ${ANSWER_FACTS.freeMealsEngland.figure}, and since ${ANSWER_FACTS.freeMealsCredit.figure} every child whose family gets Universal Credit. Otherwise, and in Northern Ireland, it depends on benefits such as Universal Credit, or on income. A grown-up usually has to sign up, with the school, the council or on gov.uk. Most schools don’t show who pays.`,
    example:
      "A school lunch costs £2.60. Five days make £13 a week. A school year has about 38 weeks. 38 times £13 is £494. So that’s what a family can keep for other things when lunch is free.",
    plan: "Ask at home if anyone has checked. Your grown-up can ask the office, or look on gov.uk for your part of the UK. It’s worth asking again each year, because the rules change.",
    pitfall:
      "Some families don’t sign up, because they think that others will see. In most schools, everyone pays by a card or a list, so it looks the same. Signing up can also bring extra money to the school.",
    page: "/resources/money-words#benefits",
    facts: ["freeMealsScotland", "freeMealsEngland", "freeMealsCredit"],
  },
  {
    id: "school-uniform",
    title: "How can we pay less for school uniform and shoes?",
    ages: ["8-10", "11-13"],
    answer: `Say at home as soon as your shoes or clothes are too small. Growing is nobody’s fault, and you need shoes that fit. Many schools have a stall with used uniform. Plain clothes from any shop are often allowed, so check the list. In England, a school should ask for at most ${ANSWER_FACTS.brandedUniform.figure}, such as a jumper with a badge. A secondary school may add a tie. Some families can get help from the council or the school. Put your name in everything.`,
    example:
      "A jumper with a badge costs £14 new. Mum gets a used one for £2. Two plain shirts are £6, and trousers are £8. £2 and £6 and £8 make £16. With a new jumper, it would be £28, so they save £12.",
    plan: "Try everything on before the end of the holidays. Make a list of what still fits. Then look at the used stall with a grown-up before you buy anything new.",
    pitfall:
      "A cheap shoe that hurts is no bargain. It’s better to save on shirts, and get shoes that fit. And look in lost property twice before you tell everyone that your jumper is gone.",
    page: "/resources/sample-chapter#the-shoes-with-lights",
    facts: ["brandedUniform"],
  },
  {
    id: "free-meals-for-working-parents",
    title: "Can my child get free school meals if I work?",
    ages: ["parents"],
    answer: `Yes, often. In England, the rule changed in ${ANSWER_FACTS.freeMealsCredit.figure}. State school pupils can now have them if the household gets Universal Credit, whatever it earns. The infant classes have them anyway. In Wales, all primary pupils can, and in Scotland the younger primary classes. For older pupils there, benefits and earnings count. In Northern Ireland, they count at every age. You usually have to sign up with the school, the council or online.`,
    example:
      "Sadia works in a shop in Leeds, and gets some Universal Credit. Last year, she earned too much for free meals. Lunch for her son in Year 8 is £2.80, so £14 a week. In 38 school weeks, 38 times £14 is £532. She applies again, and now he eats for free.",
    plan: "Look on GOV.UK, gov.wales, mygov.scot or nidirect for the rule where you live. Apply, and have your National Insurance number ready. If you were turned down before, try again.",
    pitfall:
      "In many places, you’re not signed up just because you get Universal Credit. Even if lunch is free for the whole class, signing up can bring other help, so ask. Some places, such as London, do more than the rule. If you’re just over a limit and short of money, talk to the school.",
    page: "/resources/money-words#benefits",
    facts: ["freeMealsCredit"],
  },
  {
    id: "branded-uniform-limit",
    title: "How many branded uniform items can a school ask for?",
    ages: ["parents"],
    answer: `In England, a state school should now ask for no more than ${ANSWER_FACTS.brandedUniform.figure}. In a secondary school, it’s ${ANSWER_FACTS.uniformWithTie.figure} if one is a tie. PE kit and bags count. “Branded” means a logo, or a colour or design that only certain shops sell. The school can sell more, as long as they’re a choice. In Northern Ireland, schools must follow guidelines on keeping the cost down. Scotland and Wales have their own guidance.`,
    example:
      "The list has a logo jumper, a tie, a PE top and a PE bag. That’s four with a tie. Then the school adds a logo coat for £38, so now it’s five. Mrs Haddad writes a friendly note. The coat becomes a choice, and her son wears his plain one from last year for £0.",
    plan: "Read the uniform policy on the school’s website. Mark everything that must have a logo or come from one shop, with PE kit and bags. Count it. If it’s too much, write to the head, and then to the governors or the trust.",
    pitfall:
      "Plain clothes from any shop don’t count, so a long list can still be within the limit. If something with a logo is a choice, a plain one has to be fine. Before you buy, ask about used uniform, and about a grant from your council or nation. And let the grown-ups sort it out, not your child.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["brandedUniform", "uniformWithTie"],
  },
  {
    id: "charging-for-school-trips",
    title: "Can a school make parents pay for a trip in school hours?",
    ages: ["parents", "teachers"],
    answer: `A state school in England or Wales can’t. There must be ${ANSWER_FACTS.lessonTimeTrips.figure} for a trip that’s mainly in school hours. It can ask for a gift, called a voluntary contribution, and must say so. No pupil may be left out because nobody paid. If too little comes in, the trip may be called off. For nights away, it can charge for bed and food, but not if a family gets certain benefits. Scotland and Northern Ireland have their own rules.`,
    example:
      "The coach and tickets cost £450 for 30 pupils, so the letter asks for £15. 24 families pay, and 24 times £15 is £360. £450 take away £360 is £90, and that comes from the school fund. All 30 go, and no pupil knows who has paid.",
    plan: "If you’re a parent, ask for the charging policy. Tell the office early if you can give only a part. If you’re a teacher, put “voluntary” in the first lines of the letter. Plan so that the trip still works if one family in five can’t pay.",
    pitfall:
      "“Pay by Friday, or your child stays behind” isn’t allowed for a trip in school hours. A trip outside them that isn’t part of the lessons can be charged in full, so check when it takes place. Keep the list of who has paid in the office, and never let a child carry the message.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["lessonTimeTrips"],
  },
  {
    id: "teaching-apr",
    title: "How do I explain APR to a class of 14 to 15-year-olds?",
    ages: ["teachers"],
    answer: `Say that APR is the price of borrowing for a year, as a percentage, with interest and any fees you can’t avoid. Like a price per kilo, it lets you compare two loans. Then show its limits. A very short loan can have a huge APR and still cost only a few pounds. And “representative” means that at least ${ANSWER_FACTS.aprShare.figure} of those accepted should get that rate or a better one. The rest may pay more. So pupils should ask for the total in pounds.`,
    example:
      "Two loans of £1,000 are paid back after one year. Loan A has 10% interest and no fee, so it costs £100. Loan B has 8%, but a £50 fee at the end: £80 and £50 make £130. B has the lower interest, yet it’s dearer. The APR shows it: 10% against 13%.",
    plan: "Take five minutes for the price per kilo, with two bags of rice. Pairs work on loans A and B for ten. For another ten, they circle the APR and the total in three made-up adverts. At the end, each writes one question to ask before signing.",
    pitfall:
      "Pupils like to divide an APR by twelve for the monthly rate, but interest on interest makes that too high. Use made-up people and lenders, because some families have debts now. And a low APR doesn’t make it wise to borrow for something you don’t need.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
    facts: ["aprShare"],
  },
  {
    id: "talk-money-week-at-school",
    title: "What can our school do in Talk Money Week?",
    ages: ["teachers"],
    answer: `Choose one small thing for each year group, and let families see it. Talk Money Week takes place every ${ANSWER_FACTS.talkMoneyWeek.figure}. The Money and Pensions Service runs it, and has a page for schools with ideas. You don’t need a special day. A scene to vote on in form time, real prices in one maths task and a question for home are enough. Talk about choices, and never about what anybody has. Any other week works just as well.`,
    example:
      "A school has 20 forms, and each spends ten minutes on a scene. 20 times 10 is 200 minutes of talk, and the timetable stays as it is. On Friday, Mr Bello’s form hangs its best question in the hall: “When is it worth waiting?”",
    plan: "On Monday, show a scene, and let pupils vote by hand. On Wednesday, put real prices into one maths task. On Friday, send home a question that costs nothing to answer. Before you plan, look up the dates on the Money and Pensions Service’s website.",
    pitfall:
      "One loud week and then silence does little, so set the next date before it’s over. If a company offers a free speaker, ask to see the slides, and leave out logos and offers. Don’t make saving or spending the homework, because not every home has money to spare.",
    page: "/resources/for-teachers",
    facts: ["talkMoneyWeek"],
  },
  {
    id: "money-in-wales-scotland-ni",
    title: "How is money taught in Wales, Scotland and Northern Ireland?",
    ages: ["teachers"],
    answer:
      "All three teach it, most of all in maths. In Wales, it’s a set part of maths and numeracy, and all subjects share in it. In Scotland, the curriculum asks for money skills, such as a budget and the risks of bank cards. In Northern Ireland, it’s called financial capability. At Key Stage 3, it’s even in the name of maths. The Money and Pensions Service has a free guide for each nation.",
    example:
      "Ms Rees in Swansea, Mr Fraser in Perth and Mrs Quinn in Newry use the same task: £20 for a picnic for eight. £20 divided by 8 is £2.50 each. One notes it under numeracy, one under money, and one under financial capability. The children only notice the sandwiches.",
    plan: "Open your own curriculum: Hwb in Wales, Education Scotland, or CCEA in Northern Ireland. Search it for “money” or “financial”. Then match one of our chapters to one line in it.",
    pitfall:
      "The outcomes at the foot of our chapters come from a UK framework, so put them into your nation’s words. Curricula change: Scotland’s, for one, has been under review. Check the date on any grid that you find online before you build a year on it.",
    page: "/resources/free-chapters",
  },
  {
    id: "scam-starter-for-year-8",
    title: "What ten-minute starter about scams can I do with Year 8?",
    ages: ["teachers"],
    answer:
      "Try “Real or trick”: put three messages on the board, and let pupils vote by hand. Make them up: a parcel fee, a friend who wants a code, and a true one from a school. Then pupils name what gave it away. Most tricks show three signs: a hurry, a secret, and a request for money or a code. End with the way out: stop, check in another way, tell an adult. Nobody has to say if it’s happened to them.",
    example:
      "Ms Okoye shows “Your parcel is waiting, pay £1.45 today”. 21 of her 27 pupils vote “trick”, and six vote “real”. She asks the six first: “What made it look right?” The logo, they say. Now everybody has seen that a logo proves nothing.",
    plan: "Take three minutes for the messages and the vote. Pairs look for the signs for four. Say the way out together for one. In the last two, everybody writes one kind sentence to a friend who’s been caught.",
    pitfall:
      "Don’t show a real message with a live link, or one that a pupil has brought. If pupils laugh at a wrong vote, nobody will tell you when it happens for real. If one does tell you that money or pictures are involved, follow your school’s safeguarding steps the same day.",
    page: "/resources/scams-and-games#a-message-from-a-friend",
  },
  {
    id: "debt-questions-for-year-8",
    title: "What can my Year 8 class discuss about debt?",
    ages: ["teachers"],
    answer:
      "Choose questions with more than one good answer, and use made-up people. One is whether owing a friend is different from owing a bank. Another is when it’s wise to borrow. You can also ask who pays if a borrowed thing breaks, or why people hide debts. A fifth is who earns when “pay later” is free. Pairs talk first, and then two sides speak. Close with facts: many people owe money, and there’s free help.",
    example:
      "Ms Lund reads: “Jonah borrows £12 for a ticket, and pays back £2 a week. After three weeks, he stops.” He still owes £6. Half of the class says that his friend should ask. The other half says that Jonah should speak first. Both sides write the message, and then they swap.",
    plan: "Pick two of the questions, and write a short story for each. Pairs get three minutes, and then two pairs with different views speak. At the end, all pupils write down what changed their mind, or what could.",
    pitfall:
      "Some pupils live with debt at home. So don’t ask for their own stories, and leave out words such as “careless”. Have the helpers ready: MoneyHelper and Citizens Advice for adults, and Childline for pupils. Don’t end on fear. End on what Jonah can do next.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "free-money-lessons",
    title: "Where can I find free lessons about money for my class?",
    ages: ["teachers"],
    answer:
      "Start on our page for teachers: it has texts, tasks and questions for ages 8 to 16, and pupils need no accounts. Then look at three others that cost nothing. The Money and Pensions Service, which runs MoneyHelper, has guidance for schools in each part of the UK. Young Enterprise has the textbook “Your Money Matters” to download, with a version for each nation. The Bank of England has lessons for ages 5 to 16. Take the one that fits your next lesson.",
    example:
      "Mrs Ibrahim has three lessons of 50 minutes for Year 10, which is 150 minutes. The first is our chapter “Debt Trap”. The second is a part of the textbook, and the third is from the Bank of England. She’s spent £0, and one evening.",
    plan: "Write down the age, the topic and the minutes. Open two of the sources, and read one lesson from each. Check how old it is, because wages, tax and benefits change every April.",
    pitfall:
      "Some free packs come from firms that would like young customers. Ask who paid for a pack, and take out logos and offers. And don’t collect more than you can use: one good lesson on Thursday beats a whole scheme in a drawer.",
    page: "/resources/for-teachers",
  },
];
