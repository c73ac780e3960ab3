/** Answers about money at school, for pupils and parents. */
import { SCHOOL_ANSWER_FACTS } from "@/content/resources/facts/factsOfSchoolAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const SCHOOL: readonly TaughtAnswer[] = [
  {
    id: "free-school-meals",
    title: "Who can get free school meals, and will others know?",
    ages: ["8-10", "11-13"],
    answer: `It depends on where you live, your age and your family’s income. In Wales, all primary pupils can have them. In Scotland, ${SCHOOL_ANSWER_FACTS.freeMealsScotland.figure} can. In England, it’s ${SCHOOL_ANSWER_FACTS.freeMealsEngland.figure}, and since ${SCHOOL_ANSWER_FACTS.freeMealsCredit.figure} every child whose family gets Universal Credit. Otherwise, and in Northern Ireland, it depends on benefits such as Universal Credit, or on income. A grown-up usually has to sign up, with the school, the council or on gov.uk. Most schools don’t show who pays.`,
    example:
      "A school lunch costs £2.60. Five days make £13 a week. A school year has about 38 weeks. 38 times £13 is £494. So that’s what a family can keep for other things when lunch is free.",
    plan: "Ask at home if anyone has checked. Your grown-up can ask the office, or look on gov.uk for your part of the UK. It’s worth asking again each year, because the rules change.",
    pitfall:
      "Some families don’t sign up, because they think that others will see. In most schools, everyone pays by a card or a list, so it looks the same. Signing up can also bring extra money to the school.",
    page: "/resources/money-words#benefits",
    facts: ["freeMealsScotland", "freeMealsEngland", "freeMealsCredit"],
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
    id: "school-uniform",
    title: "How can we pay less for school uniform and shoes?",
    ages: ["8-10", "11-13"],
    answer: `Say at home as soon as your shoes or clothes are too small. Growing is nobody’s fault, and you need shoes that fit. Many schools have a stall with used uniform. Plain clothes from any shop are often allowed, so check the list. In England, a school should ask for at most ${SCHOOL_ANSWER_FACTS.brandedUniform.figure}, such as a jumper with a badge. A secondary school may add a tie. Some families can get help from the council or the school. Put your name in everything.`,
    example:
      "A jumper with a badge costs £14 new. Mum gets a used one for £2. Two plain shirts are £6, and trousers are £8. £2 and £6 and £8 make £16. With a new jumper, it would be £28, so they save £12.",
    plan: "Try everything on before the end of the holidays. Make a list of what still fits. Then look at the used stall with a grown-up before you buy anything new.",
    pitfall:
      "A cheap shoe that hurts is no bargain. It’s better to save on shirts, and get shoes that fit. And look in lost property twice before you tell everyone that your jumper is gone.",
    page: "/resources/sample-chapter#the-shoes-with-lights",
    facts: ["brandedUniform"],
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
    id: "primary-school-shop",
    title: "How do we set up a school shop or tuck shop run by pupils?",
    ages: ["teachers", "8-10", "11-13"],
    answer:
      "Begin with a page for the head: what you’d sell, when, who helps and where the profit goes. Stationery is easiest: pencils, rubbers and rulers don’t go off, and nobody is allergic. For food, check the school food standards of your nation first. Start with one break a week. Give pupils jobs: buyer, seller, counter and poster maker. Count the till twice, and write down each week what came in and went out.",
    example:
      "Year 5 buy 100 pencils for £12 and sell them at 20p. In six weeks, 85 are gone. 85 times 20p is £17. £17 take away £12 leaves £5, with 15 pencils still there. They vote to spend it on a ball for break.",
    plan: "Week one: ask 30 pupils what they need. Week two: the plan and the prices. Week three: the first break. Week four: count, and change one thing.",
    pitfall:
      "Not everyone has money, so keep a box with things that cost nothing, and don’t let the queue become a show. Agree who holds the key and the cash. And no energy drinks, no sweets on credit, and no selling to friends at a lower price.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "dinner-money-apps",
    title: "How do school dinner money apps work, and what if I forget to pay?",
    ages: ["parents", "11-13"],
    answer:
      "You pay into an online account, and your child pays at the till with a card, a PIN or a finger. The school chooses the app, and sends you a code to join. If it runs low, you usually get a message. If you forget, most schools still feed the child, and ask you to pay soon. You can often set a limit for each day and see what was bought. If paying is hard, ask the office about free meals first.",
    example:
      "Mr Osei pays in £25. His daughter spends £2.90 on Monday, £3.40 on Tuesday and £2.70 on Wednesday. That makes £9, so £16 is left. He sees two cookies each day. They agree on one, and £3 a day.",
    plan: "Find the letter with the code, or ask the office. Set a message for when less than £5 is left. Agree a sum for each day with your child, and look at it together on Fridays.",
    pitfall:
      "A child should never have to explain a debt at the till, so ring the office if that happens. If the school uses fingerprints, it needs your agreement first in England and Wales, and your child can have a card instead. And a text with a link to “pay school meals now” may be a trick, so open the app itself.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "tenner-and-fiver-challenge",
    title: "What are the Fiver and Tenner Challenges for schools?",
    ages: ["teachers", "11-13", "14-16"],
    answer: `Pupils get a pledge of £5 or £10, and about four weeks to start a tiny business. The charity Young Enterprise runs both. Fiver is for ages ${SCHOOL_ANSWER_FACTS.fiverAges.figure}, and Tenner for ages ${SCHOOL_ANSWER_FACTS.tennerAges.figure}. A school or a club has to sign up, and a child can’t do it alone. At the end, the pledge goes back, with a small gift for the next pupils. What’s left is profit, and the group decides what happens with it. The dates change each year, so look on its website.`,
    example:
      "Four pupils in Year 8 put four pledges together: £40. They buy plain bags for £28 and print them. 24 bags at £3.50 make £84. They pay back £40 and give £4. £84 and £12 left over make £96, and £96 take away £44 is £52.",
    plan: "Ask your school who could sign up. Write one page: idea, cost of one, price, who buys. Ask ten people before you spend the pledge. Keep every receipt.",
    pitfall:
      "If the school can’t get the pledges, it may lend them itself, so ask. Nobody should put in money from home. And if a group makes no profit, it hasn’t failed: the best talk at the end is often theirs.",
    page: "/resources/money-words#entrepreneur",
    facts: ["fiverAges", "tennerAges"],
  },
  {
    id: "money-debate-topics",
    title: "What are good debate topics about money for my class?",
    ages: ["teachers", "11-13", "14-16"],
    answer:
      "Take sentences with two fair sides, such as “Chores should be paid” or “Cash should stay”. Others are “All jobs should pay the same”, “Adverts for children should be banned” and “Footballers earn too much”. Avoid any that judge a family. Give each side three facts, and swap sides at half-time. The best speaker is the one who repeats the other side fairly.",
    example:
      "“Cash should stay”: 14 pupils say yes, and 13 no. One says, “My nan can’t use an app.” Another says, “Coins cost a lot to carry.” After the swap, four change their minds. The class writes down the two facts that moved them.",
    plan: "Choose one topic that nobody has to be ashamed of. Five minutes to prepare, ten to debate, five to swap. Close with one sentence: “I now think … because …”.",
    pitfall:
      "Leave out questions about families who get benefits or are poor, because some pupils live that. Stop any laughing at once. And don’t say which side is right at the end, unless a fact was wrong.",
    page: "/resources/for-teachers",
  },
  {
    id: "free-meals-for-working-parents",
    title: "Can my child get free school meals if I work?",
    ages: ["parents"],
    answer: `Yes, often. In England, the rule changed in ${SCHOOL_ANSWER_FACTS.freeMealsCredit.figure}. State school pupils can now have them if the household gets Universal Credit, whatever it earns. The infant classes have them anyway. In Wales, all primary pupils can, and in Scotland the younger primary classes. For older pupils there, benefits and earnings count. In Northern Ireland, they count at every age. You usually have to sign up with the school, the council or online.`,
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
    answer: `In England, a state school should now ask for no more than ${SCHOOL_ANSWER_FACTS.brandedUniform.figure}. In a secondary school, it’s ${SCHOOL_ANSWER_FACTS.uniformWithTie.figure} if one is a tie. PE kit and bags count. “Branded” means a logo, or a colour or design that only certain shops sell. The school can sell more, as long as they’re a choice. In Northern Ireland, schools must follow guidelines on keeping the cost down. Scotland and Wales have their own guidance.`,
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
    answer: `A state school in England or Wales can’t. There must be ${SCHOOL_ANSWER_FACTS.lessonTimeTrips.figure} for a trip that’s mainly in school hours. It can ask for a gift, called a voluntary contribution, and must say so. No pupil may be left out because nobody paid. If too little comes in, the trip may be called off. For nights away, it can charge for bed and food, but not if a family gets certain benefits. Scotland and Northern Ireland have their own rules.`,
    example:
      "The coach and tickets cost £450 for 30 pupils, so the letter asks for £15. 24 families pay, and 24 times £15 is £360. £450 take away £360 is £90, and that comes from the school fund. All 30 go, and no pupil knows who has paid.",
    plan: "If you’re a parent, ask for the charging policy. Tell the office early if you can give only a part. If you’re a teacher, put “voluntary” in the first lines of the letter. Plan so that the trip still works if one family in five can’t pay.",
    pitfall:
      "“Pay by Friday, or your child stays behind” isn’t allowed for a trip in school hours. A trip outside them that isn’t part of the lessons can be charged in full, so check when it takes place. Keep the list of who has paid in the office, and never let a child carry the message.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["lessonTimeTrips"],
  },
  {
    id: "pupil-premium",
    title: "What is pupil premium, and can parents ask for it?",
    ages: ["parents"],
    answer:
      "It’s extra money for state schools in England, for pupils from families with a low income and some others. It goes to the school. You help by signing up for free school meals, even if lunch is free for the whole class. Pupils who have been in care, and children of people in the armed forces, count as well. The school must say on its website how it uses the money. Wales, Scotland and Northern Ireland have schemes of their own.",
    example:
      "Sinead’s son is in Year 1, so his lunch is free anyway. She still fills in the form, because her pay is low. Now the school gets the premium for him. It pays for a reading group, and £12 of his £24 trip.",
    plan: "Ask the office for the form for free school meals, or look on your council’s website. Read the school’s page about pupil premium. Then ask what your child could gain from it.",
    pitfall: `Since ${SCHOOL_ANSWER_FACTS.freeMealsCredit.figure}, more families in England get free meals, but not every free meal brings the premium, so ask the school. It can’t promise the money for one child alone. And nobody in class should know who counts.`,
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["freeMealsCredit"],
  },
  {
    id: "cost-of-starting-secondary",
    title: "What does it cost to start secondary school?",
    ages: ["parents"],
    answer: `Uniform, PE kit and a bag come to about ${SCHOOL_ANSWER_FACTS.secondaryUniform.figure} a year, by a survey of parents from 2023. Lunch is often £2.50 to £3.50 a day, so up to £17.50 a week. The bus, pens and a calculator come on top. You can pay far less. Most schools have used uniform, and plain shirts and trousers can come from any shop. Ask the council about free meals, a bus pass and a uniform grant. Your part of the UK has its own rules for each.`,
    example:
      "Tariq starts Year 7. A used blazer is £8, a tie £6, and the PE top £14. Plain shirts, trousers and shoes come to £62. A bag and pens are £25. £8 and £6 and £14 and £62 and £25 make £115. Lunch is £3 a day for 190 days, so £570. The bus is walked.",
    plan: "Ask the school for its uniform list and its prices for lunch. Mark what must have a badge, and buy that used if you can. Then add up the year: clothes once, lunch and bus for 190 days. Divide by 12, and you know what to put by each month.",
    pitfall:
      "Don’t buy everything in June, because children grow all summer. A costly calculator, a locker or a trip in Year 7 can wait until you know that it’s needed. If money is short, tell the school office early. They deal with it quietly, and often.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
    facts: ["secondaryUniform"],
  },
  {
    id: "home-schooling-money",
    title: "Which money games work for home-schooling?",
    ages: ["parents"],
    answer:
      "The best ones use your own week: a shop in the kitchen, a £5 lunch to plan, and a jar with a graph. Begin with playing shop for ages 5 to 8. From 8 to 11, let your child plan and pay for one meal. From 11, give them one real bill to read. You need coins, paper and ten minutes. Our chapters, quizzes and worksheets are free, and no account is needed. A library card gives you board games as well.",
    example:
      "Rhys, who’s nine, plans lunch for three with £5. Bread is £1.10, cheese £2.20 and apples £1.20. £1.10 and £2.20 and £1.20 make £4.50, so 50p is left. He pays, counts the change and writes it in the tracker. That was maths, writing and lunch.",
    plan: "Monday: price hunt with three labels. Wednesday: plan a lunch. Friday: pay for it. At the end of the month, look at the tracker and choose one thing to do differently.",
    pitfall:
      "Don’t make every outing a lesson, or shopping becomes a test. Let small mistakes happen: a bad snack for 60p teaches a lot. With several children, give each a job for their age, and no race.",
    page: "/resources/for-parents",
  },
];
