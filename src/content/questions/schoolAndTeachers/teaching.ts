/** Answers about lessons on money, for teachers. */
import { ONLINE_ANSWER_FACTS } from "@/content/resources/facts/factsOfOnlineAnswers";
import { SCHOOL_ANSWER_FACTS } from "@/content/resources/facts/factsOfSchoolAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const TEACHING: readonly TaughtAnswer[] = [
  {
    id: "coins-in-year-2",
    title: "How do I teach coins to Year 1 and Year 2?",
    ages: ["teachers", "parents"],
    answer:
      "Start with real coins and sorting, before any sums. Let children sort by size, colour and edge, and then put them in order of worth. A small 5p is worth more than a big 2p, so say that aloud. Next, make one amount in three ways, such as 20p. Then play shop with whole prices, and only later with change. Ten minutes a day work better than one long lesson.",
    example:
      "Mr Reid asks for 20p. Ava gives one coin, Ben two 10p coins, and Cal four 5p coins. “All of them are right,” says Mr Reid. “Who has the fewest coins?” Then they look for a fourth way: 10p, 5p and 5p.",
    plan: "Day one: sort and name. Day two: put in order. Day three: make 10p in three ways. Day four: shop with prices up to 10p. Day five: each child says which coin they like best, and why.",
    pitfall:
      "Many small children think that more coins means more money. So show one £1 coin beside nine 10p coins, and let them decide. Many rarely see cash at home, so don’t take it for granted. And count the coins back in, because small ones get swallowed.",
    page: "/resources/money-words#coin",
  },
  {
    id: "lesson-on-needs-and-wants",
    title: "How do I teach my class about needs and wants?",
    ages: ["teachers"],
    answer:
      "We have a lesson of 50 minutes that’s ready, for ages 8 to 10, from our chapter “Needs vs Wants”. If you’d rather make your own, read “The shoes with lights”, and ask whether that’s a need, a want, or a bit of both. Then give pairs ten cards, such as soup, a coat, a bus fare and a game. They sort them, and each pair must change one card’s place for a child in another town. The talk about why is the lesson.",
    example:
      "In a class of 30, 15 pairs sort ten cards. 13 pairs agree on soup, and only six on the phone. One pupil says, “For my brother’s insulin app, it’s a need.” The class adds a third pile: it depends.",
    plan: "Read the scene together for ten minutes. Sort for ten, and talk for fifteen. In the last five, everybody writes one want that’s worth waiting for.",
    pitfall:
      "Don’t use what children have at home as examples, and don’t make wants sound bad. Some pupils go without needs. Keep to people in the story.",
    page: "/resources/lessons/needs-and-wants",
  },
  {
    id: "inflation-for-8-year-olds",
    title: "How do I explain inflation to 8-year-olds?",
    ages: ["teachers", "parents"],
    answer:
      "Say: “Inflation means that most things cost more than last year.” Then play it. Each child has ten beans, and an apple costs two. Next “year”, it costs three beans, but they still have ten. They count how many apples they get now. The beans are the same, but they buy less. Then give everybody a pay rise of five beans, and count again. That shows why wages and prices belong together.",
    example:
      "Ten beans at two each buy five apples. At three each, they buy three, with one bean left. With 15 beans, they buy five again. “So are we richer?” asks Mr Sow. “No,” says Ida, “just the same, with more beans.”",
    plan: "Ten minutes with beans, in pairs. Five minutes with two old price tags, which you make up. Five for one question: what could a family do when food costs more?",
    pitfall:
      "Don’t use fear, and don’t ask what got dearer at home. Not all prices go up: show one that fell. And leave out percentages until the beans are clear.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "shares-for-year-5",
    title: "How do I explain shares to Year 5?",
    ages: ["teachers", "parents"],
    answer:
      "Say that a share is a small piece of a company. Draw a lemonade stall and cut it into ten paper pieces. Ten children own one each. When the stall makes £5 profit, each piece gets 50p. When it rains and it makes nothing, each gets nothing. Then let them sell a piece to one another, before and after news such as “heatwave” or “lemons cost double”. They see for themselves why prices jump.",
    example:
      "At the start, a piece costs 10 counters. After “heatwave”, it goes for 16. After “lemons cost double”, nobody gives more than 7. Ayo bought at 16 and sold at 7. 16 take away 7 is 9, so he’s nine counters down. He laughs, and everyone has got the point.",
    plan: "Five minutes to draw and cut. Fifteen to trade, with four pieces of news. Ten to talk: who gained, who lost, and who just kept theirs?",
    pitfall:
      "Don’t name real firms, and don’t keep a list of winners. Say clearly that people can lose money and that children can’t buy shares on their own. If pupils ask what to buy, say that nobody knows, and that’s the lesson.",
    page: "/resources/money-that-grows#risk-and-funds",
  },
  {
    id: "scams-for-primary",
    title: "How do I teach primary pupils about scams for the first time?",
    ages: ["teachers", "parents"],
    answer:
      "Tell the story of one trick, and give them three words: stop, check, tell. For ages 7 to 11, use a game that promises free coins for a password. Ask what the trickster wants, and what the child could do. Let pairs act it, with a brave “No, I’ll ask first”. Say that clever people get caught as well, and that telling is never wrong. Keep it calm, and end with something funny, such as a silly scam of their own.",
    example:
      "“Type your password and get 1,000 gems!” reads Mr Doyle. 17 of his 24 pupils call out “trick”. Seven aren’t sure. “What made it look real?” he asks them. “My friend sent it,” says one. So they learn that a friend’s account can be stolen.",
    plan: "Five minutes for the story, ten for acting, ten for a poster with three words. Send the poster home, so that families hear the same words.",
    pitfall:
      "Don’t show live sites, and don’t make it so scary that nobody tells. Never ask who has been caught. If a child says that money, pictures or a stranger are involved, follow your safeguarding steps that day.",
    page: "/resources/scams-and-games#the-free-coins",
  },
  {
    id: "interest-for-year-6",
    title: "How do I explain interest to Year 6?",
    ages: ["teachers", "parents"],
    answer:
      "Say that interest is a thank-you for lending money. If you save, the bank uses your money and thanks you. If you borrow, you say thank you, and it costs you. Then show it with counters: for every ten left in the bank for a year, one more is added. Do it three times, and let them see that the extra grows as well. Only then write it as 10%. End with real rates, which are much smaller.",
    example:
      "Put down 100 counters. After year one, add 10: it’s 110. After year two, add 11: it’s 121. After year three, add 12, and a bit is left over: 133. “Why wasn’t it 130?” asks Miss Ito. A girl says, “Because the extra earned too.”",
    plan: "Five minutes for lending a pencil and saying thanks. Ten with counters. Ten for a table with three years. Five to turn it round: now you’re the one who borrows.",
    pitfall:
      "Don’t start with a formula. And don’t leave it at saving: a loan that grows by the same steps shows why debts get big. Some families don’t take or pay interest because of their faith, so say that there are other ways to share profit.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "money-objectives-for-ks2",
    title: "What should pupils know about money by the end of KS2?",
    ages: ["teachers"],
    answer: `They should be able to pay, keep track, choose and stay safe. In practice: count and compare prices, plan a small sum, tell needs from wants, and know what saving, borrowing and interest mean. They should spot a pushy advert and a simple trick. And they can say that people’s lives and jobs differ. In England, citizenship with money is due in primary schools from ${SCHOOL_ANSWER_FACTS.primaryCitizenship.figure}. Until then, it sits in maths and in PSHE. Wales, Scotland and Northern Ireland have outcomes of their own.`,
    example:
      "Year 6 get one task in June: plan a picnic for six with £15. 24 of 29 stay within it, 20 compare two prices, and 12 ask who can’t eat what. So the teacher knows what’s missing: thinking of others comes back in the last week.",
    plan: "Write four columns: pay, track, choose, stay safe. Put in what you teach already. Fill the emptiest column with one lesson this term.",
    pitfall:
      "Don’t turn the list into a test with marks for choices. Mark the sums, and listen to the reasons. And a list from the internet may be for another nation, so look at its date and its source.",
    page: "/resources/free-chapters",
    facts: ["primaryCitizenship"],
  },
  {
    id: "class-savings-goal",
    title: "How can my class save for a goal together?",
    ages: ["teachers"],
    answer:
      "Save marbles or minutes, and not money from home. The class chooses one goal that costs little, such as a film lunch, a plant or a game outside. Then you agree what earns a marble, for example a tidy room or a kind deed. Draw the jar, and colour it as it fills. If you save real money, earn it together at a stall, and let the office keep it. Look at the jar every Friday, and work out what’s left.",
    example:
      "The goal is 120 marbles. After three weeks, there are 45. 45 divided by 3 is 15 a week. 120 take away 45 leaves 75, and 75 divided by 15 is 5. So the class guesses five more weeks. It takes six, because of a wet week.",
    plan: "Vote on a goal. Choose the number so that it takes about six weeks. Draw it on the wall. Let a different pupil work out the rest each Friday.",
    pitfall:
      "Never take marbles away as a punishment: money doesn’t work like that, and it spoils the fun. Don’t compare two classes. And don’t collect pounds from pupils, because some can’t bring any.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "best-buys-in-maths",
    title: "How do I teach best buys and percentages with real prices?",
    ages: ["teachers"],
    answer:
      "Bring three real labels of the same food, and ask which is cheapest for 100 grams. Pupils guess first, then divide, and then say when the cheapest isn’t the best buy. For percentages, use one sale sign: 30% off £24. Let them find 10% first, and build the rest from it. Then ask about “30% off, and then 10% more off”. It isn’t 40%, and that’s the moment they remember.",
    example:
      "A game costs £40. 30% off makes £28. Then 10% off £28 is £2.80, so it’s £25.20. 40% off would be £24. “So who’s right, the sign or you?” asks Mr Lewis. Zeynep finds that both cuts together are 37%.",
    plan: "Photograph six labels in a shop. Use two for guessing and four for pairs. Keep one odd one, where the small pack is cheaper. Finish with one question: “For whom is the big pack wrong?”",
    pitfall:
      "Unit prices on labels sometimes mix grams and kilos, so do one together. A big pack that goes off is no bargain. And don’t send pupils to shop for homework: photos are fair to everyone.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "shop-cost-and-price-lesson",
    title: "How do I explain what a shop pays and what it charges?",
    ages: ["teachers", "parents"],
    answer:
      "Draw £1 as a bar of ten 10p blocks, and hand the blocks out one by one. Say a bar of chocolate sells for £1. Perhaps 60p goes to the maker, 20p to rent and light, and 10p to staff. Tax takes some as well. The last few pence are the shop’s profit. These are made-up shares, so say so. Then ask what happens if the shop sells it for 80p. Children see at once that someone doesn’t get paid.",
    example:
      "Year 4 runs a pencil shop with pretend money. Ten pencils cost 12p each, so £1.20. They sell at 20p, so £2 comes in. £2 take away £1.20 is 80p. Then the table costs 50p to hire, and 30p is left. “It isn’t all ours!” says Noor.",
    plan: "Give each table ten blocks and five cards: maker, rent and light, staff, tax, profit. They share out the blocks and explain. Then change one thing: the rent goes up by one block. Where does it come from? Each table shows its answer.",
    pitfall:
      "Don’t leave the class with “the shop cheats us”. The price pays many people. And don’t use real profits of a named shop: they differ a lot, and the figures are hard to check. A mark-up isn’t the same as profit.",
    page: "/resources/money-words#profit",
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
    id: "ks3-lesson-on-tax",
    title: "How do I teach a KS3 lesson on tax?",
    ages: ["teachers"],
    answer: `Start with what tax pays for, and only then with how much. Pairs get £100 of made-up tax and eight cards, such as hospitals, schools, roads and bins. They share it out and defend it. Then work out one wage: most people pay no Income Tax on the first ${WORK_FACTS.taxFreeYear.figure} of the tax year. Above that, it’s ${WORK_ANSWER_FACTS.basicTaxRate.figure} at first in England, Wales and Northern Ireland. Scotland has its own rates. End with the tax that pupils pay themselves: VAT.`,
    example:
      "Use round figures first. A tax-free part of £12,000, and pay of £15,000: £3,000 is above it. 20% of £3,000 is £600. “So she pays £600 of £15,000,” says Ms Kaur. “What share is that?” It’s 4%, and the class is surprised.",
    plan: "Fifteen minutes for the cards, ten to defend them, fifteen for one wage, and five for a till receipt with VAT. For homework, pupils find three things on the way home that tax has paid for.",
    pitfall:
      "Pupils often think that a pay rise into a higher band costs you money. Show that only the part above the line is taxed more. Keep your own views on parties out, and let both sides speak. And check the figures each April.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["taxFreeYear", "basicTaxRate"],
  },
  {
    id: "lesson-on-budgeting",
    title: "How do I teach my class a one-hour lesson on budgeting?",
    ages: ["teachers"],
    answer:
      "Build the hour around one person’s week and one surprise. Our lesson “Femi’s Week” is ready, for ages 11 to 13. He has £25 for five bus rides and five lunches. First, pupils find the day when his money runs out. Next, pairs make a plan that gets him to Friday. Then one price goes up, and they change the plan. At the end, each pair says what it gave up. Asha’s jars suit ages 8 to 10, and Erin’s month suits 14 to 16.",
    example:
      "Femi needs five bus rides at £2 and five lunches at £2.40. That’s £10 and £12, so £22 of his £25. He has £3 left. Now lunch goes up by 20p a day, or £1 a week, so £2 is left. One pair drops the crisps, and another packs one lunch. Both plans work, and the class compares them.",
    plan: "Take ten minutes to read the story and find the bad day. Pairs plan for twenty minutes, on paper. Allow ten minutes for the surprise, and ten for two pairs to present. In the last five, everybody writes one rule for Femi. In an hour, that leaves you five to spare.",
    pitfall:
      "Don’t ask pupils for their own family’s figures, or let them compare pocket money. A made-up person keeps everyone safe. Some pupils have free lunches or help to look after somebody, so say that plans differ. Mark the sums, but not the choices. Praise good reasons instead.",
    page: "/resources/lessons/lunch-and-bus",
  },
  {
    id: "twenty-minute-budget-lesson",
    title: "What budgeting activity fits into 20 minutes with a class?",
    ages: ["teachers"],
    answer:
      "Plan a class party with a fixed sum: 28 children and £60. Give out a price list and one rule: everyone must get something to eat. £60 divided by 28 is about £2.14 each, so groups soon have to choose. Five minutes to read and guess, ten to plan in fours, five to compare two plans. Quick groups get a surprise: five more guests, and no more money. You can use any event and any sum.",
    example:
      "One group plans 28 slices of pizza for £21, squash for £4, fruit for £11 and music for £0. That’s £36, so £24 is left. They add a prize for each child at 50p, so £14. £10 stays in hand for surprises.",
    plan: "Write ten prices on the board. Fours plan on one sheet, with a total at the foot. For a stretch, ask for the price for each child, then for a plan that costs 20% less. Others can have prices in whole pounds and a counter for each pound.",
    pitfall:
      "Twenty minutes go fast, so don’t explain budgets first: let the task do it. Don’t ask what parties cost at home. And leave the last five minutes alone, because comparing is where they learn.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "lesson-on-wages-and-jobs",
    title: "How do I teach a lesson about jobs and wages?",
    ages: ["teachers"],
    answer:
      "Give pairs six job cards and ask them to guess the yearly pay, from low to high. Then show real figures from a careers site, and talk about what surprised them. Next, ask what pay doesn’t show: hours, training, risk and joy. Older pupils turn one wage into take-home pay. Younger ones match jobs to what they make better for others. End with each pupil naming one skill that they’d like to be paid for.",
    example:
      "Year 9 put nurse, plumber, coder, chef, teacher and lorry driver in order. Nobody gets all six right. Then they take £14 an hour for 35 hours: £490 a week. 52 times £490 is £25,480 a year. “That’s before tax,” says Mr Hale.",
    plan: "Look up six jobs on the National Careers Service, or your nation’s careers site. Ten minutes for the guess, ten for the figures, ten for what’s missing, and ten for one sum.",
    pitfall:
      "Don’t rank jobs by worth, and don’t ask what parents do or earn. Some have no job now. Use ranges and not one number, because pay differs by place. And show women and men in every job.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
  {
    id: "percentages-with-payslips",
    title: "How do I teach percentages with payslips in maths?",
    ages: ["teachers"],
    answer: `Put one made-up payslip on the board, and ask what percentage of the pay never arrives. Gross pay is £442, tax is £40 and National Insurance is £16. £56 of £442 is about 13%. Pupils first guess, then work it out, and then find each part alone. Next, give them the rule and take away the answer: National Insurance is ${WORK_FACTS.insuranceRate.figure} of what’s above ${WORK_FACTS.insuranceWeek.figure} a week. Now they can check a payslip with a mistake in it. Ten minutes are enough for a starter.`,
    example: `Maya, 17, earns £342 in a week. ${WORK_FACTS.insuranceWeek.figure} is free, so £100 counts. ${WORK_FACTS.insuranceRate.figure} of £100 is £8. “But her payslip says £27.36,” says a pupil. The class finds it: somebody took the percentage of all £342. Maya is owed £19.36.`,
    plan: "Starter: one payslip, one percentage. Main task: three payslips, one with a mistake. Stretch: pay goes up 5%, so does the deduction also go up 5%. (It goes up by more, because only the part above the line counts.) End with one sentence on what each line is for.",
    pitfall:
      "Use invented people, and never a parent’s pay. Weekly and monthly payslips have different lines, so keep to one kind. The rates change each April, and Scotland has its own bands of Income Tax: check gov.uk before you print.",
    page: "/resources/lessons/payslip",
    facts: ["insuranceRate", "insuranceWeek"],
  },
  {
    id: "simple-and-compound-for-a-class",
    title: "How do I show a class simple and compound interest side by side?",
    ages: ["teachers"],
    answer:
      "Put both in two columns, and use one sum for both. With £200 at 5% for three years, simple interest adds £10 every year, so £30 in all. Compound interest adds £10, £10.50 and £11.03, which makes £31.53. The gap is only £1.53 after three years. So go on to 20 years: £400 against about £531. Simple: interest on the start alone. Compound: interest on everything so far.",
    example:
      "“Is that all, £1.53?” asks Leo. His teacher lets him press 1.05 on the calculator 20 times. £200 becomes £530.66. With simple interest, it’s 20 times £10, so £200 more, and £400. Leo sees £130.66 that came from interest alone.",
    plan: "Draw the two columns for years one to three. Pupils fill in years four and five alone. Then show the short way: times 1.05 for each year. At the end, swap savings for a debt of £200, and ask who the gap belongs to now.",
    pitfall:
      "Many pupils think that 5% for three years is 15% in both cases. Let them find the mistake. Round only at the end, or the pence drift. And 5% is a made-up rate, so don’t let it look like a promise.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "teaching-apr",
    title: "How do I explain APR to a class of 14 to 15-year-olds?",
    ages: ["teachers"],
    answer: `Say that APR is the price of borrowing for a year, as a percentage, with interest and any fees you can’t avoid. Like a price per kilo, it lets you compare two loans. Then show its limits. A very short loan can have a huge APR and still cost only a few pounds. And “representative” means that at least ${SCHOOL_ANSWER_FACTS.aprShare.figure} of those accepted should get that rate or a better one. The rest may pay more. So pupils should ask for the total in pounds.`,
    example:
      "Two loans of £1,000 are paid back after one year. Loan A has 10% interest and no fee, so it costs £100. Loan B has 8%, but a £50 fee at the end: £80 and £50 make £130. B has the lower interest, yet it’s dearer. The APR shows it: 10% against 13%.",
    plan: "Take five minutes for the price per kilo, with two bags of rice. Pairs work on loans A and B for ten. For another ten, they circle the APR and the total in three made-up adverts. At the end, each writes one question to ask before signing.",
    pitfall:
      "Pupils like to divide an APR by twelve for the monthly rate, but interest on interest makes that too high. Use made-up people and lenders, because some families have debts now. And a low APR doesn’t make it wise to borrow for something you don’t need.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
    facts: ["aprShare"],
  },
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
    id: "teaching-about-gambling-like-games",
    title: "How do I teach about loot boxes and games that feel like gambling?",
    ages: ["teachers"],
    answer:
      "Use a bag of beads instead of a real game: one gold bead and 19 blue ones. Each draw “costs” a counter. Pupils guess how many draws it takes, and then they try. Compare what the whole class spent with what the gold is worth. Then name the tricks: near misses, bright sounds, own coins and timers. Say that the makers know the odds. Close with who helps if somebody can’t stop.",
    example:
      "One gold bead in 20 is 5%. 28 pupils draw ten times each, so 280 counters are gone. 13 gold beads turn up. If a counter were 80p, that’s £224 for 13. “Most of us got nothing,” says a boy, and the bell rings.",
    plan: "Ten minutes of draws, with the bead put back each time. Ten for the sum. Ten for four screenshots that you’ve drawn yourself. Last, pupils write one rule for a friend.",
    pitfall:
      "Don’t use real sites, dice for money or sweets as prizes: it can be fun in the wrong way. Don’t ask who plays or what they’ve spent. Some pupils have betting at home, so tell the class about Childline, 0800 1111, and your safeguarding lead at the same time.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    id: "gambling-with-a-form",
    title: "How do I bring up gambling with my form group?",
    ages: ["teachers"],
    answer: `Start from a figure and a sum, not from a person. In 2025, ${SCHOOL_ANSWER_FACTS.youngGamblers.figure} of 11 to 17-year-olds in Great Britain had spent their own money on gambling in a year. Most of that was arcade machines and bets with friends. Then work out why the bookmaker wins: four matches at a chance of one half each all come in once in 16 times. Talk about adverts and tricks next. If a pupil has told you about bets, speak to your safeguarding lead first.`,
    example:
      "A made-up boy bets £2 on four matches. He’d win £24 once in 16 tries, if each match were like tossing a coin. 16 bets cost £32. £32 take away £24 is £8 lost. “And he went without 16 lunches,” says one girl.",
    plan: "Five minutes: the figure, and guesses why. Ten: the sum of the four matches. Five: three adverts, and what each leaves out. Five: where help is, such as GamCare, on 0808 8020 133, and a teacher. Stop there, and be around at break.",
    pitfall:
      "Don’t ask who bets, and don’t tell a story that the form will recognise. Don’t show odds from a live app. An older brother’s account makes it an adult’s matter too, so it isn’t for you alone. For other figures, use the newest Gambling Commission report.",
    page: "/resources/money-words#gambling",
    facts: ["youngGamblers"],
  },
  {
    id: "money-mule-lesson",
    title: "What are the warning signs of money muling for pupils of 13 to 16?",
    ages: ["teachers", "parents"],
    answer: `The clearest sign: somebody wants a young person’s account, card or PIN, and offers a cut. Others are money that comes in and goes straight out, new clothes, a second phone and secrecy. Muling is a crime. An adult can get up to ${ONLINE_ANSWER_FACTS.muleSentence.figure} in prison. Offers come by social media, from fake jobs, and from friends or siblings. The bank may close the account. Teach one line: “My account is only for my money.”`,
    example:
      "In a made-up chat, “Jay” offers Sam £50 to let £500 pass through. Year 9 marks the signs: a hurry, a secret, a cut, and no work done. One pupil adds, “He doesn’t use his own account.” That’s the best sign of all.",
    plan: "Show the chat, and let pairs underline five signs. Give the facts: stolen money, a crime, a closed account. Practise three ways to say no. End with whom to tell, and say that telling helps even after a yes. Don’t Be Fooled, by UK Finance and Cifas, has free lessons.",
    pitfall:
      "Don’t ask the class who has been asked. If a pupil tells you, don’t investigate: pass it to the safeguarding lead the same day. A child who was used is a victim of exploitation first. And fear alone makes them hide it, so spend as long on help.",
    page: "/resources/lessons/scams",
    facts: ["muleSentence"],
  },
  {
    id: "money-lessons-for-sixth-form",
    title: "What should a sixth form learn about money before they leave?",
    ages: ["teachers", "14-16"],
    answer:
      "Six things: a payslip, a budget for a month, renting, borrowing, student loans or first wages, and scams. Take one each half-term, with real papers and made-up people. Begin with the payslip, because many have one already. Bring in a tenancy, a phone contract and a credit offer, and read the small print together. Say where free help is. Let students choose the order, and they’ll come.",
    example:
      "24 students plan a first month away. Rent is £520, food £180, the phone £12 and the bus £48. That’s £760. Their made-up income is £820, so £60 is left. Then the deposit of £520 turns up. “When could you have known?” asks Ms Boyd.",
    plan: "Ask students for their three biggest questions. Plan six sessions of 40 minutes. Invite Citizens Advice or a credit union once. Finish with a page that they can keep on their phones.",
    pitfall:
      "Don’t plan only for university: half may take a job or an apprenticeship. Never tell anybody what to buy or invest in. And check every figure each April, because wages, tax and loans change.",
    page: "/resources/first-pay-first-account#a-payslip-line-by-line",
  },
];
