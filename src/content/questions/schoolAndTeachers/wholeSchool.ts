/** Answers for teachers about what goes beyond one lesson. */
import { SCHOOL_ANSWER_FACTS } from "@/content/resources/facts/factsOfSchoolAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const WHOLE_SCHOOL: readonly TaughtAnswer[] = [
  {
    id: "money-assembly",
    title: "What can I do for a ten-minute assembly about money?",
    ages: ["teachers"],
    answer:
      "Tell one short story, stop before the choice, and let everybody vote. For example: Tia has £6 and sees a game for £5, but her friend’s birthday is on Saturday. Ask for hands, hear one voice from each side, and tell how it went. End with one sentence to take along: “Wait a day, and then choose.” You need no slides and no one’s own money. Older pupils can act the scene.",
    example:
      "In the hall are 210 pupils. 120 vote for the game, and 90 for waiting. A boy says, “The game will still be there on Sunday.” A girl says, “It’s on offer until today.” “Who gains if Tia hurries?” asks the head. That’s the whole assembly.",
    plan: "Write the story in eight lines. Practise the stop. Ask two pupils to speak, and tell them so beforehand. Give each form the last sentence for the week.",
    pitfall:
      "Don’t ask who has pocket money, and don’t tell a story in which the poor child is careless. Leave out prizes and firms’ logos. One idea is enough: three are forgotten by break.",
    page: "/resources/sample-chapter#the-wish-list-trick",
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
    id: "talk-money-week-at-school",
    title: "What can our school do in Talk Money Week?",
    ages: ["teachers"],
    answer: `Choose one small thing for each year group, and let families see it. Talk Money Week takes place every ${SCHOOL_ANSWER_FACTS.talkMoneyWeek.figure}. The Money and Pensions Service runs it, and has a page for schools with ideas. You don’t need a special day. A scene to vote on in form time, real prices in one maths task and a question for home are enough. Talk about choices, and never about what anybody has. Any other week works just as well.`,
    example:
      "A school has 20 forms, and each spends ten minutes on a scene. 20 times 10 is 200 minutes of talk, and the timetable stays as it is. On Friday, Mr Bello’s form hangs its best question in the hall: “When is it worth waiting?”",
    plan: "On Monday, show a scene, and let pupils vote by hand. On Wednesday, put real prices into one maths task. On Friday, send home a question that costs nothing to answer. Before you plan, look up the dates on the Money and Pensions Service’s website.",
    pitfall:
      "One loud week and then silence does little, so set the next date before it’s over. If a company offers a free speaker, ask to see the slides, and leave out logos and offers. Don’t make saving or spending the homework, because not every home has money to spare.",
    page: "/resources/for-teachers",
    facts: ["talkMoneyWeek"],
  },
  {
    id: "money-homework-ideas",
    title: "What money homework can I set that costs families nothing?",
    ages: ["teachers"],
    answer:
      "Set tasks that need eyes and a pencil. Pupils can find three prices in a leaflet, or count the adverts in ten minutes of television. They could ask an adult what sweets used to cost. Older pupils compare two phone offers from made-up texts. Let them choose one of two tasks. Talk about it in class, and don’t collect answers about homes.",
    example:
      "Year 4 count adverts on one bus stop or one page of a magazine. 26 pupils find 143. 143 divided by 26 is 5.5 each. The next day, they sort them: food, games, clothes. “Who wants us to want that?” asks Mrs Hughes.",
    plan: "Write two tasks on one strip of paper. Keep each under fifteen minutes. Offer a quiet table at break for those who can’t do it at home. Start the next lesson with it.",
    pitfall:
      "“Save £1 this week” or “Bring a receipt” sorts pupils by what they have. So does a photo of a bedroom. If a task needs the internet, offer it on paper as well.",
    page: "/resources/worksheets",
  },
  {
    id: "money-across-subjects",
    title: "How can I bring money into history, geography, English or art?",
    ages: ["teachers"],
    answer:
      "Take one lesson that you teach anyway, and add one real price or choice. In history, compare a wage of 1900 with a loaf of bread. In geography, follow the price of a banana from farm to shop. In English, rewrite a pushy advert so that it’s honest. In art, design a banknote and say who should be on it. In computing, build a spreadsheet for a class trip. Ten minutes are enough, and no subject loses its own aim.",
    example:
      "A banana costs 16p. Year 5 share 16 counters out: shop, ship, trader, tax, farm and picker. Most give the picker six. Then Mr Boateng shows an estimate of about two. “Who decides that?” asks a girl, and geography has begun.",
    plan: "Look at next week’s plan. Mark one place with a number or a choice. Add one question about money, and write down what pupils said.",
    pitfall:
      "Old prices without old wages mislead, so always show both. Don’t make poverty far away into a show. And check a figure from the internet twice, because many about the past are guessed.",
    page: "/resources/for-teachers",
  },
  {
    id: "guest-speaker-on-money",
    title: "Who can I invite to speak to my class about money?",
    ages: ["teachers"],
    answer:
      "Ask people with money in their daily work: a shopkeeper, a builder, or somebody from a credit union or Citizens Advice. A parent with a small business is often best. Agree the topic and the minutes first, and read the slides. No offers, no logos on handouts, and no gifts. Let pupils write three questions beforehand. A teacher stays in the room all the time, and your school’s rules for visitors apply.",
    example:
      "Mrs Costa runs a café. She brings one day’s till roll: £412 in, £120 for food, £150 for wages and £60 for rent. Pupils add up the costs: £330. So £82 is left, before tax. “For ten hours?” asks a boy. It’s quiet for a moment.",
    plan: "Choose the question first, and then the person. Send five rules in one short e-mail. Have pupils vote on the three best questions. Afterwards, compare what they learned with what they’d guessed.",
    pitfall:
      "Some firms send free speakers because they want young customers. If the last slide is an app, say no. Don’t let anyone say how rich they are as a proof. And pay attention to who’s missing: ask women and men, and people from different jobs.",
    page: "/resources/for-teachers",
  },
  {
    id: "free-money-lessons",
    title: "Where can I find free lessons about money for my class?",
    ages: ["teachers"],
    answer:
      "Start on our page for teachers: it has five lessons for ages 8 to 16 with plans, screens and sheets, and pupils need no accounts. Then look at three others that cost nothing. The Money and Pensions Service, which runs MoneyHelper, has guidance for schools in each part of the UK. Young Enterprise has the textbook “Your Money Matters” to download, with a version for each nation. The Bank of England has lessons for ages 5 to 16. Take the one that fits your next lesson.",
    example:
      "Mrs Ibrahim has three lessons of 50 minutes for Year 10, which is 150 minutes. The first is our lesson on scams. The second is a part of the textbook, and the third is from the Bank of England. She’s spent £0, and one evening.",
    plan: "Write down the age, the topic and the minutes. Open two of the sources, and read one lesson from each. Check how old it is, because wages, tax and benefits change every April.",
    pitfall:
      "Some free packs come from firms that would like young customers. Ask who paid for a pack, and take out logos and offers. And don’t collect more than you can use: one good lesson on Thursday beats a whole scheme in a drawer.",
    page: "/resources/for-teachers",
  },
  {
    id: "assess-money-knowledge",
    title: "How do I assess what pupils know about money?",
    ages: ["teachers"],
    answer:
      "Give the same small task before and after, such as a day out for four with £30. Look for four things: the sum is right, prices were compared, needs came first, and there’s a reason. Ten quick questions show if they know the words. The task shows the skill. Don’t mark what somebody would buy. Keep the names off if the school wants figures.",
    example:
      "In September, 9 of 27 pupils compare two prices. In July, 21 do. That’s a rise from a third to more than three quarters. The reasons got longer as well: from “because it’s good” to “because it lasts two years”.",
    plan: "Write one task with made-up people. Use four ticks for each pupil. Do it in week one and in the last week. Show the class the two results side by side.",
    pitfall:
      "A multiple-choice test alone tells you who reads well. Don’t grade saving as better than spending. And don’t use a real family’s bill, even without the name, because somebody may know it.",
    page: "/quiz-data",
  },
  {
    id: "eal-pupils-and-money",
    title: "How do I teach money words to EAL pupils?",
    ages: ["teachers"],
    answer:
      "Teach five words at a time, each with a thing to touch or a picture. Begin with price, pay, change, save and receipt. Use one sentence frame, such as “It costs … and I pay with …”. Let pupils say the word in their own language as well. Money from other countries is a gift for the lesson, because many have counted in it. Words such as “save” have two meanings, so act them out. Our pages can be read aloud.",
    example:
      "Amina is new and speaks Somali. Her card says “change”, with three coins on it. She pays 60p with £1, and says: “My change is 40p.” Then she teaches the class her word for it. By Friday, ten sentences are on the wall.",
    plan: "Choose the five words of the week. Make cards with a picture and space for another language. Play shop in pairs for ten minutes. Repeat three of them next week.",
    pitfall:
      "“Change”, “interest”, “bill” and “note” mean other things elsewhere, so check what pupils think they mean. Don’t ask new families why they came or what they had. And slow English doesn’t mean slow maths, so give the hard sum as well.",
    page: "/resources/money-words",
  },
  {
    id: "send-money-lessons",
    title: "How do I teach money to pupils with SEND?",
    ages: ["teachers", "parents"],
    answer:
      "Use real coins, one small step and a real purchase, again and again. Begin with what each pupil needs next: knowing a coin, paying with a note, or waiting for change. Practise in class, and then in a real shop. Keep the words few and the same each time, with a picture for each step. Let pupils listen instead of read. Many will pay by card, so practise the PIN and the amount on the screen as well. Celebrate each step.",
    example:
      "Mrs Akhtar has six pupils of 13. They buy one banana each, at 25p. First, they match coins to pictures. Then they queue in the class shop, and on Friday in a real one. Four weeks and four bananas later, five of the six wait for their change by themselves.",
    plan: "Choose one purchase and one step. Take photos of the real shop for the cards. Practise three times in class and once outside, and write down what each pupil did alone.",
    pitfall:
      "Plastic coins feel wrong to many pupils, so use real ones. Don’t do the paying for a pupil who is slow: ask the shop for a quiet hour instead. And teach safety early: nobody else needs your PIN, not even a friend.",
    page: "/resources/for-teachers",
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
    id: "pupils-who-cannot-buy-cake",
    title: "What can we do when some pupils can’t afford the cake sale?",
    ages: ["teachers"],
    answer:
      "Make it possible to take part without money, for everyone and not just for a few. Give each child one token for one cake, and let families who can give put coins in a closed box. Or sell after school, when parents are there. Then nobody in class can see who pays. If a child is upset now, find them a job at the stall with a cake as thanks. Tell the office if lunch or trips are a worry too.",
    example:
      "Year 3 has 28 children. Each gets a paper token for one bun. Parents may put any sum in a box at the door. The box holds £31.40, and last year’s stall took £33. It’s £1.60 less, and this time all 28 have a bun.",
    plan: "Before the next sale, ask for two changes: a token for each child, and one price for every cake. Send the letter with “if you can” in it. On the day, give the first job to a child who finds these days hard.",
    pitfall:
      "Don’t hand coins to one child in front of the others, however kindly you mean it. Don’t keep a list of who has paid where pupils can read it. And count the money days in a term: one a week is too many for most families.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "parents-evening-on-money",
    title: "How do I run a parents’ evening about children and money?",
    ages: ["teachers"],
    answer:
      "Keep it to 45 minutes: one story, one task for pairs, and three things to try at home. Leave out figures about anyone’s income. Show what pupils learn this year. Then let parents tell each other in pairs what money meant when they were ten. Put up a page with free help, and say that all of it can be asked in private. Offer a second time, or a short film, for those who work in the evening.",
    example:
      "22 parents come. Mrs Bell reads a scene: a child begs for a toy at the till. Pairs find a kind sentence for it. At the end, everyone picks one of three cards, such as “Let your child pay once this week”. Two weeks later, she asks the pupils how it went.",
    plan: "Invite with one question and not with “financial education”. Plan ten minutes for the story, fifteen for pairs, ten for school, and ten for questions. Print our page “For parents”.",
    pitfall:
      "Some parents are in debt or ashamed, and they’ll leave if anybody is asked to share. Don’t let a bank run the evening. And never say how much pocket money is right: say how families decide it.",
    page: "/resources/for-parents",
  },
  {
    id: "using-4mq-in-class",
    title: "How can I use 4MQ in my classroom?",
    ages: ["teachers"],
    answer:
      "Your class can use nearly all of it without accounts. The quickest start is one of our five lessons: each has a plan, screens for the class and one sheet to print. Or put a chapter on the big screen, and press “Read to me”. Pause at a box, and let pairs work out the sum. Then play the Money Brain Battle quiz together, with hands up for each answer. There’s a page with all its answers and the reasons.",
    example:
      "Mr Evans has 28 pupils in Year 5, and one screen. They hear one part of “Needs vs Wants”, and pairs work out the sum in the box. Then he shows a quiz question. 19 hands go up for one answer, and nine for another. He asks both sides why before he taps.",
    plan: "Read the chapter yourself first, and choose two boxes to stop at. Look through the quiz answers, and pick five questions. End the lesson with one thing to try at home that costs nothing.",
    pitfall:
      "On a shared tablet, scores, coins and tracker entries stay in the browser. So use made-up figures, and tap “Clear everything for the next class” on the shelf afterwards. Please don’t have under-13s make accounts in class, because that’s for a parent or carer. And ask pupils to leave out names when they write to Ms. Sparkle.",
    page: "/resources/for-teachers",
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
    id: "money-lessons-compulsory-in-england",
    title: "Is financial education compulsory in schools in England?",
    ages: ["teachers", "parents"],
    answer: `In England, it’s compulsory only in part. Council-run secondary schools must teach money in citizenship, from 11 to 16. Academies are free to choose, but most teach some. In primary school, coins and sums with money are part of maths. The government plans to add more from ${SCHOOL_ANSWER_FACTS.primaryCitizenship.figure}. Wales, Scotland and Northern Ireland have it in their plans already. So ask your school what it does, and in which year.`,
    example:
      "Two schools stand in the same street. In one, Year 9 has six lessons on budgets and risk. In the other, an academy, there’s one day with a visitor. Both keep the rules. One has six hours and the other five, so the gap is only one hour.",
    plan: "If you lead Year 7, map what’s there now: maths, citizenship, PSHE, form time. Put one lesson a term where there’s a gap. If you’re a parent, look at the school’s curriculum page, and ask who leads on it.",
    pitfall:
      "“It’s on the curriculum” doesn’t mean that it’s taught in your school. Citizenship also covers law and voting, so money can shrink to a week. Rules are changing, so read gov.uk before you quote them to governors.",
    page: "/resources/for-teachers",
    facts: ["primaryCitizenship"],
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
    id: "research-on-children-and-money",
    title: "What does research say about children and money in the UK?",
    ages: ["teachers", "parents"],
    answer: `In a large UK survey of 2022, ${SCHOOL_ANSWER_FACTS.usefulMoneyEducation.figure} of children aged 7 to 17 had had a useful money education, at home or at school. The Money and Pensions Service runs it. About a third remembered lessons at school that helped. Other studies find that habits begin to form by about seven, and that talking at home and handling small sums help. What works best is practice: making real choices, more than once. Knowing words alone changes little.`,
    example:
      "A school asks its 60 pupils in Year 8 the same question: did you learn about money here, and did it help? 18 say yes, so 30%. That’s close to the UK’s third. A year and eight form-time lessons later, it’s 33 of 60.",
    plan: "Open the Money and Pensions Service’s website, and look for “research”. Read the two-page summary for your nation. Then ask your own pupils two questions, without names.",
    pitfall:
      "“Habits are fixed at seven” is often quoted, but it isn’t true: people learn at every age. Look at who paid for a study, because banks and apps do some. And a survey tells you what’s common, and never what your pupils have.",
    page: "/resources/for-teachers",
    facts: ["usefulMoneyEducation"],
  },
];
