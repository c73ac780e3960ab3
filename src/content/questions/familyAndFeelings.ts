/** Answers about money at home and among friends, and how it feels. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { FAMILY_ANSWER_FACTS } from "@/content/resources/facts/factsOfFamilyAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const FAMILY_AND_FEELINGS: readonly TaughtAnswer[] = [
  {
    id: "asking-what-people-earn",
    title: "Is it rude to ask people how much money they have or earn?",
    ages: ["8-10", "11-13"],
    answer:
      "It can be, because many people feel that their money is private. So it’s kinder not to ask a friend or a neighbour. At home, it’s different: you can ask how your family plans, what things cost, or how pay works. A grown-up may tell you some of it, and that’s up to them. You don’t have to say what you have, either. “We don’t talk about that” is a fine reply.",
    example:
      "Ben asks Kit, “How much does your mum earn?” Kit shrugs and says, “That’s her business. How much is the bus?” Nobody is cross. At home, Kit asks what a week of food costs, and his mum shows him the receipt.",
    plan: "Think of one money question for home, such as “What costs us most in a month?” Pick a calm moment, and ask. Listen without judging the answer.",
    pitfall:
      "Telling others what you’ve got can start boasting, or make somebody feel small. Online, it can also draw people who want it. So keep sums to yourself and your family.",
    page: "/resources/money-words#income",
  },
  {
    id: "what-a-home-costs",
    title: "How much does it cost to run a home, and what are the bills?",
    ages: ["8-10", "11-13"],
    answer:
      "For many families, a home costs well over £1,000 a month. The rent or the mortgage is usually the biggest. Then come food, heating and light, council tax, water, getting about, phones and wifi. Council tax pays for things near you, such as bins and libraries. In Northern Ireland, there are rates instead, and no water bill. Most of it has to be paid before anybody can buy fun things.",
    example:
      "A made-up family gets £2,400 a month. Rent is £900, food £480, energy £160, council tax £150, water £40, travel £200, phones and wifi £70. That’s £2,000. £2,400 take away £2,000 leaves £400 for clothes, fun and savings.",
    plan: "Write the list of costs, and guess the order from big to small. Ask at home if your order is right. You don’t need the figures.",
    pitfall:
      "Lists differ: in Scotland, water comes with the council tax. And a family with good pay can still have little left, and that’s nobody’s fault. So when the answer to a wish is no, the list may be the reason, not you.",
    page: "/resources/money-words#bill",
  },
  {
    id: "helping-mum-with-money",
    title: "How can I help at home when my mum or dad pays for everything?",
    ages: ["8-10", "11-13"],
    answer:
      "You can help without money: switch lights off, eat up what’s there, and take care of your things. You could compare prices in the shop, or cook a cheap meal together. It’s kind of you, and you don’t owe anything. Looking after you is a grown-up’s job, and most are glad to do it. Say before something runs out. A thank-you also means a lot.",
    example:
      "Jess reads out the price for each 100 grams while her mum shops. They swap two things for cheaper ones and save £1.80. In a month of four shops, that’s £7.20.",
    plan: "Choose one thing that saves, and do it for a week. Tell your mum what you’re doing. Ask her which help she’d like best.",
    pitfall:
      "Don’t go without lunch or things you need, and don’t hide that you need them. That would worry her more. If money at home keeps worrying you, tell a grown-up you trust.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "paying-for-broken-things",
    title: "Do I have to pay if I break something that isn’t mine?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends: after an accident, you often don’t have to pay it all. Own up soon and say sorry, which matters more than the money. Then offer to put it right, and ask the owner and a grown-up what would be fair. You could mend it, pay a part each week, or do jobs instead. In a shop, tell the staff and your grown-up, because many shops don’t ask for money.",
    example:
      "Ollie cracks his sister’s £24 headphones. They agree that he pays half, because it was an accident. £24 divided by 2 is £12. He pays £2 a week, so it’s done in six weeks.",
    plan: "Say what happened, and that you’re sorry. Ask what it would cost to mend. Offer a plan in writing: how much, and until when.",
    pitfall:
      "Hiding it makes it worse, because then people lose trust as well as a thing. And don’t promise more than you can pay. A small plan that’s kept is better.",
    page: "/resources/money-words#instalment",
  },
  {
    id: "money-a-parent-keeps",
    title: "Is my money still mine if my parents look after it?",
    ages: ["8-10", "11-13"],
    answer:
      "Money you were given as a present is normally yours by law, even if a grown-up looks after it. They may be keeping it safe until you need it. Sometimes a family has to use it for food or bills, and that’s hard for everyone. Pick a calm time, and ask how much there is. You could write it in a notebook together. You can also ask for a part that you may spend.",
    example:
      "Noor got £40 for Eid, and her dad keeps it in a drawer. They keep a list together: £40 in, £8 out for a book, £32 left. Now they both know, and nobody has to guess.",
    plan: "Choose a quiet time, not on the way to a shop. Say, “Can we write down how much I have?” Then ask which part you may spend. Agree on a day to look at the list again.",
    pitfall:
      "It’s easy to think the worst when you don’t know the plan. So ask first, and listen to the reason. If you’re worried or scared to ask, tell another grown-up you trust. That could be your gran or a teacher.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "telling-children-money-is-tight",
    title: "How do I tell my children that money is tight?",
    ages: ["parents"],
    answer:
      "Tell the truth, but no more of it than your child can carry. Choose one calm moment, and say three short things. First, what’s safe: “We have our home and our food.” Next, what’s changing: “No trips this month.” Last, whose job it is: “The grown-ups are working on it.” Only promise what you’re sure of. Children often sense a worry, so silence can be scarier than facts. None of this makes you a bad parent.",
    example:
      "“Is the trip too dear?” asks Jamie, who’s ten. “All at once, yes,” says his mum. “We’ve got enough for the house and food. We haven’t got £60 spare.” She asks the school, and it lets her pay £10 a month for six months. “That’s my job,” she tells him. “Yours is to be ten.”",
    plan: "First, write down what’s safe, what’s changing and what stays the same. Then talk for five minutes, and let your child ask anything. This week, ask the school what help there is with meals, uniform and trips. Plan something free that you can look forward to together.",
    pitfall:
      "Two things weigh on a child: a promise you can’t keep, and a secret they have to keep. Leave out any figures that would keep them awake. If you’re behind with bills, please don’t carry it alone. MoneyHelper is free, and can show you where to get debt advice. A benefits calculator shows whether you’re due Universal Credit. Asking early gives you more choices.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "fairness-between-siblings",
    title: "Should all my children get the same amount of money?",
    ages: ["parents"],
    answer:
      "No, fair doesn’t have to mean equal, but it does have to make sense. Give every child the same rule, and let the amounts differ. The rule could be age, or what each one pays for. For example, everybody gets a rise on their birthday. Write the rule down where all of them can see it. When somebody says it isn’t fair, listen first, and then look at the rule together. If it really is unfair, change it for everyone.",
    example:
      "Lena is 13 and gets £8 a week, while her brother is nine and gets £3. He’s cross about it. So they list what Lena has to pay: £4 for the bus and £2 for her phone. That leaves her £2, and he has £3 to spend. “I’ll keep mine,” he says.",
    plan: "First, write down what each child gets, and what they pay for out of it. Next, choose one rule that fits all of them. Tell them together, and say when each amount will go up. Look at it again on the next birthday.",
    pitfall:
      "“Your sister would have saved it” shames one child and makes the other smug. A secret extra rarely stays secret either. If a child needs more for health or school, say that needs come first for everybody. Two homes can’t always match, so just explain the rule in yours.",
    page: "/resources/raising-money-smart-kids#three-habits-to-put-down",
  },
  {
    id: "money-skills-by-age",
    title: "What should my child know about money at each age?",
    ages: ["parents"],
    answer:
      "Up to seven, it’s coins, waiting a little and paying for things. From 8 to 10, it’s needs and wants, a savings goal and change. From 11, add a budget, adverts, scams and a card, and from 14, pay, tax, borrowing and risk. There’s no test, so take this as a rough map. If your child can’t do something yet, they only need practice. Pick one skill, and try it with real money this week.",
    example:
      "Jo’s son is eleven and has never paid in a shop. She gives him £6 for bread, milk and bananas. They cost £1.40, £1.45 and £1.10, so that’s £3.95. He brings back £2.05, and he’s counted it twice. Next week, he wants to plan a whole tea.",
    plan: "Choose one skill for your child’s age. Find one real moment for it this week, such as a shop or a bus ride. Let your child do it while you stand back. Afterwards, talk about which part was easy and which was tricky. Next week, help a little less.",
    pitfall:
      "It’s easy to compare your child with a cousin who seems to be ahead. Compare them with themselves three months ago instead. You don’t have to be good with money to do this. Just think out loud: “I’d love that coat, but I’ll sleep on it.” They’ll learn from that.",
    page: "/resources/free-chapters",
  },
  {
    id: "generous-grandparents",
    title: "What can I do if grandparents give my child too much money?",
    ages: ["parents"],
    answer:
      "Start with thanks, because the gift is a kind of love. Then ask for help with your rule: “We’d love half of it to go towards the bike.” Do it when the children aren’t listening. Giving time works as well: baking or fishing together costs little and lasts for years. If you’re the grandparent, ask the parents what would help. Whatever you agree, let the child say thank you in their own way.",
    example:
      "Nana gives Sol £20 each time, four times a year, and that’s £80. Now they have a rule: £5 is for Sol’s pocket, and £15 is for a drum. The drum costs £60. Four times £15 makes £60, so it takes four visits. Nana comes along to buy it, and hears the first concert.",
    plan: "This week, ring them, and say what the gifts mean to you. Agree one rule about how much is to spend and how much is to keep. Tell your child together. At the next visit, share out the money on the same day, with the giver watching.",
    pitfall:
      "“Don’t tell Mum” puts a child in the middle, so ask everyone to be open. Don’t weigh one side’s gifts against the other’s. A letter or an hour of dominoes is a gift as well. And don’t put the whole lot into savings, because a present should be fun.",
    page: "/resources/raising-money-smart-kids#a-map-for-the-kitchen-table",
  },
  {
    id: "holiday-we-cannot-afford",
    title: "What do I say to my child when we can’t afford a trip or holiday?",
    ages: ["parents"],
    answer:
      "Say it early, calmly and in one sentence: “This year, our money is for other things, so we’ll stay at home.” Then say what stays the same: that you’re all right, and that it’s not her fault. Let her be sad for a moment. Next, let her choose something real, such as a tent in the garden or a day by bus. For a school trip, ask the office in private: many have a fund.",
    example:
      "Priya tells her son, “No plane this year. We have £60 for the week, and you choose two of the days.” He picks swimming for £12 and chips on the beach for £18. £30 is left for rain.",
    plan: "Choose a calm moment, and your one sentence. Name what stays the same. Offer two or three choices that you can really pay for.",
    pitfall:
      "Don’t give a child the whole sum, or promise “next year” if you don’t know. A vague no worries them more than a clear one. If it’s more than a holiday, Citizens Advice is free. In Northern Ireland, it’s Advice NI.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "paying-board-at-home",
    title: "Is it fair to pay my parents board when I have a job?",
    ages: ["14-16"],
    answer:
      "There’s no rule for it, and families do it in different ways. Many ask for nothing while you’re at school. Others ask for a small share, or that you pay for your own phone and clothes. What’s fair depends on what you earn and what the family needs. So talk about what it would be for, how much, and from when. Keep some to save and some to enjoy. If all of your pay is taken, talk to a grown-up you trust.",
    example:
      "Ivy earns £48 a week. Her dad and she agree on £8 for food, and she pays her phone, £10 a month. She saves £15. So most weeks, she has about £22 left to spend.",
    plan: "Write down your pay, your costs and your savings. Suggest a sum, and ask what it would help with. Agree to look at it again in three months.",
    pitfall:
      "A row about money is often about being asked. Ask your family to decide it together, not by text. Put the sum in writing, so that nobody forgets.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "shopping-to-cheer-up",
    title: "Why do I buy things when I’m sad or bored?",
    ages: ["11-13"],
    answer:
      "Buying feels good for a short while, because your brain likes the thought of something new. Then the feeling fades, and the money has gone. Lots of people do it, so you’re not silly. When you’re sad or bored, put the thing on a list and wait a day. First ring a friend, go outside, draw or play music. If you feel low for a long time, tell a grown-up you trust. Childline is free on 0800 1111.",
    example:
      "After a bad day, Ada fills a basket with £26 of things. She closes the page and goes for a walk with her cousin. In the morning, she still wants one pen for £2. So she keeps £24.",
    plan: "Write a list of five free things that cheer you up, and put it on your phone. When you want to buy, do one of them first. Then wait until the next day.",
    pitfall:
      "If you buy in the evening, when you’re tired, it’s hard to say no. Log out of shops, and turn off their messages. And don’t be cross with yourself after a slip. Just start again the next day.",
    page: "/resources/level-2-sample-chapter#the-pause-rule",
  },
  {
    id: "friend-wants-me-to-pay",
    title: "How do I say no to a friend who always wants me to pay?",
    ages: ["8-10", "11-13"],
    answer:
      "You can say no, because being friends doesn’t cost anything. Try, “I’m not buying for two today, but let’s sit together.” Say it once in a friendly voice, and then talk about something else. You could also take turns, so that each of you pays on one day. A good friend may be surprised at first, and then get used to it. “Pay, or I won’t be your friend” isn’t fair. If anybody makes you pay, tell a grown-up you trust.",
    example:
      "Isla gets £4 on Fridays, and every Friday Beth asks her for a £1.50 drink. In four weeks, that’s £6. So Isla says, “Not today, but you can try my crisps.” Beth goes quiet for a minute, and then they play as usual.",
    plan: "Choose one short sentence, and practise it at home. Only take the money that you want to spend on yourself. Next time, say your sentence and change the subject.",
    pitfall:
      "“Maybe later” feels easier, but then you’re asked again tomorrow. A kind, clear no works better. Don’t make up a story about where your money went, because you’d have to keep it going. If asking turns into threats, that’s bullying. A teacher or somebody at home can stop it.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "sibling-gets-more",
    title: "Why does my brother or sister get more pocket money than me?",
    ages: ["8-10", "11-13"],
    answer:
      "It can feel unfair, so it’s good to ask about it calmly. Older children often get more because they pay for more, such as the bus. In some families it goes by age, and your turn will come. Find out what your brother or sister has to buy. Then ask at home how the amounts were decided, and listen to the reason. More money doesn’t mean more love. If it still feels wrong, ask for one small change.",
    example:
      "Max is nine and gets £3. His sister is thirteen and gets £9. But she pays £5 for her bus and £1.50 for her phone. That leaves her £2.50. So Max has 50p more to spend, and he’d thought she had three times as much.",
    plan: "Write down what each of you gets, and what each of you pays for. Choose a quiet moment without your brother or sister. Ask how the amounts were decided, and if yours could go up one day.",
    pitfall:
      "Shouting “it’s not fair” in the middle of a row rarely changes anything. And don’t be cross with your brother or sister, because they didn’t choose the amounts. Look at what’s left after the bus and the phone. The same amount isn’t always the fairest one.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "lost-pocket-money",
    title: "What should I do if I’ve lost my pocket money?",
    ages: ["8-10", "11-13"],
    answer:
      "I’m sorry, and it happens to nearly everyone. Think where you last had it, and look in every pocket, in your bag and in the places you’ve been since. Ask for lost property at school, in the shop or from the bus company. Tell somebody at home as well. If it was for lunch or the bus, tell a teacher now, and they can help. If it doesn’t turn up, you haven’t done anything bad.",
    example:
      "Ivy can’t find her £3. She last had it at the ice-cream van. She looks in her coat, then in her bag and then in the car. There’s £2 under the seat, but the other £1 has gone. She’s sad for a bit. Then she puts the £2 in a pocket with a zip.",
    plan: "Walk back through your day, one place at a time. Ask for lost property, with a grown-up if you can. Tonight, choose one safe place for your money, and tomorrow take only what you need.",
    pitfall:
      "If you keep it to yourself, the worry gets bigger. So say it early: “I’ve lost my money, and I’m upset.” Don’t search alone after dark. And don’t blame a friend if you’re not sure. If you think somebody took it, tell a grown-up you trust.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "tooth-fairy-money",
    title: "How much does the tooth fairy give for a tooth?",
    ages: ["8-10"],
    answer:
      "There’s no set price for a tooth, and it’s different in every home. One child finds a shiny 50p, and another finds £2 or a little note. It isn’t a mark for your tooth, and it isn’t a mark for you. If there was nothing, tell somebody at home, because it may just be late. They know more about the tooth fairy than I do. You could save half of what you find and enjoy the rest.",
    example:
      "Alfie finds £1 for each tooth, and his friend finds £3. Alfie has lost six teeth, so he’s had £6. He kept 50p of every pound. Six times 50p makes £3, and that’s enough for the bouncy ball he wants.",
    plan: "Put your tooth somewhere safe for the night. In the morning, drop half of what you find into a jar. Then write the amount on a card, and watch it grow with each tooth.",
    pitfall:
      "If you compare, a nice morning can turn into a sad one. You can’t change the amount, but you can choose what to do with it. And don’t pull at a tooth to get money sooner. It will come out in its own time.",
    page: "/resources/money-words#piggy-bank",
  },
  {
    id: "water-light-and-heating",
    title: "Why do we have to pay for water, light and heating at home?",
    ages: ["8-10", "11-13"],
    answer:
      "Rain is free, but clean water in your tap isn’t. Somebody has to clean it, pump it and mend the pipes. Light and heat need power stations, wind farms, cables and lots of workers. In most homes, a meter counts the power you use, and then a bill comes. In Northern Ireland, homes don’t get a water bill, because it’s paid for in another way. You can help by switching off what nobody is using.",
    example:
      "Say an electric heater costs 50p an hour. A small lamp costs 1p for five hours. Two hours of the heater make £1. For £1, the lamp could shine for 500 hours. So the heater in an empty room is the one to switch off.",
    plan: "With a grown-up, find the meters in your home. List three things that are often left on for no reason. Then look after one of them for a week, such as the bathroom light.",
    pitfall:
      "Don’t sit in the cold or stop washing to save money. Being warm and clean is a need. Never touch a boiler, a socket or the meter by yourself. Bills are a job for grown-ups. If you’re cold at home or worried about bills, tell someone you trust.",
    page: "/resources/money-words#bill",
  },
  {
    id: "friends-with-more-money",
    title: "What can I do when my friends have more money than me?",
    ages: ["8-10", "11-13"],
    answer:
      "You don’t have to keep up, even when it feels like it. You see what friends buy, but not who paid or what they gave up. Money isn’t a score, and how much you have says nothing about you. You can say, “I’m saving, but I’ll come along.” Or plan something free, such as football or a film at home. If a friend treats you, a thank-you is enough. If money is tight at home, that’s nobody’s fault.",
    example:
      "Tia’s friends go for milkshakes at £4 each. She has £3, and she wants it for a book. “I’ll sit with you,” she says. Next time, she asks them round to draw comics. Nobody spends a penny, and they laugh all afternoon.",
    plan: "Think of something free that your friends enjoy. Ask one of them to do it with you this week. Then practise one sentence for the shop, so you have it ready.",
    pitfall:
      "It’s tempting to borrow or pretend, just to fit in. Then you owe money and still feel stuck. A short, honest “not today” is enough. If somebody teases you about money, tell a grown-up you trust.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "everyone-has-one",
    title: "Should I buy something just because everyone else has it?",
    ages: ["8-10", "11-13"],
    answer:
      "No, not just for that. Start by counting: in a class of 30, “everyone” may be three people, but they’re the ones you notice. Wait a week, and see if you still want it. Feeling pushed to copy others is called peer pressure, and adults feel it as well. You can say, “It looks great, but I’m saving for something else.” If you can’t have it right now, you’re still just as good a friend.",
    example:
      "Omar says everyone has the new bottle, so he counts. In his class of 28, four people have one, and 24 don’t. He still likes the blue one. It costs £18, so he waits until Friday to decide.",
    plan: "Count the people you know who really have it. Write down what you’d like about it if nobody else ever saw it. Wait a week, and read your note before you decide.",
    pitfall:
      "By the time you’ve saved up, the craze may be over. Ask yourself if you’d still use it in six months. If not, you could borrow one for a day. That may be all you wanted.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "saying-no-to-takeaways",
    title: "How do I say no when my friends want to buy takeaways?",
    ages: ["11-13", "14-16"],
    answer:
      "It isn’t boring to know what you want your money for. A short, cheerful no works best: “I’m saving for something, but I’ll come along.” You don’t have to explain more. Then offer something else, such as a film at home, football, or food that you make together. Often, somebody else is glad you said it. You could also choose one time a month when you say yes.",
    example:
      "Sami’s friends order food each Friday for £9. He joins in once a month, and brings crisps for £1 the other three times. That’s £12 instead of £36, so he keeps £24.",
    plan: "Pick your sentence, and say it out loud once. Choose how often you’d like to join in. Put that much aside, and suggest one cheap plan this week.",
    pitfall:
      "If you make up an excuse each time, it gets harder. If you say yes and then can’t pay, somebody has to lend you money. An honest no is easier.",
    page: "/resources/money-words#peer-pressure",
  },
  {
    id: "money-in-a-relationship",
    title: "How do I share costs fairly with my boyfriend or girlfriend?",
    ages: ["14-16"],
    answer:
      "You don’t have to share money to be close. At your age, each of you can keep your own account and card. Take turns, split it, or do things that cost nothing. If one of you earns more, a fair share needn’t be half. Say early what you can spend, and let the other say it as well. Love isn’t measured in presents. A joint account can wait, because each of you could empty it.",
    example:
      "Ben earns £60 a week and Ana £30. For a £45 day out, they split it two to one. £45 divided by three is £15. So Ben pays £30, and Ana pays £15. Next week, they go for a free walk.",
    plan: "Choose a calm moment, and say one sentence: “I can do £10 this week.” Plan two free dates. If you save together, each keep your own part and show each other the sum.",
    pitfall:
      "It’s easy to pay for everything to be liked, and then feel cross. And care isn’t control. If somebody checks your spending, or wants your card or wages, that isn’t fair. Tell a grown-up you trust, or call Childline on 0800 1111.",
    page: "/resources/money-words#peer-pressure",
  },
  {
    id: "gift-of-money-for-two",
    title: "How do we split a gift of money that was for both of us?",
    ages: ["8-10", "11-13"],
    answer:
      "Split it into equal parts, unless the card says something else. So £20 for two is £10 each. Then each of you can save or spend your own part. If you both want the same thing, put your parts together. Agree first who may use it and when, and write that down. If you can’t agree, leave it for a day. Then ask a grown-up to listen to both of you.",
    example:
      "Nan gives three cousins £25. 3 times £8 is £24, so each of them gets £8. There’s £1 left, and they buy Nan a thank-you card with it. Finn saves his £8, and the other two buy a ball for £16.",
    plan: "Count the money together. Divide it by the number of people. Decide as a group about the pennies that are left over. Then each puts their own part in their own jar.",
    pitfall:
      "The loudest one often decides, and the other feels sad. So take turns: each says a wish, and nobody talks over it. And don’t lend your part to the other without a note of how much.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "swapping-cards-at-school",
    title: "Can I undo a swap of cards at school, and when is a swap fair?",
    ages: ["8-10"],
    answer:
      "You can ask for it back kindly, but a swap counts once you both said yes. Try, “I’m sad about our swap, and I’d like to swap back.” Your friend may say no. If somebody fooled you or pushed you, tell a teacher or someone at home. A swap is fair when you both know what you’re getting, and both still like it the next day. So next time, say, “I’ll sleep on it.”",
    example:
      "Ty wants Erin’s shiny card, and offers five plain ones. Five sounds like more. But Erin already has four of the five. So she’d only get one new card. She says, “I’ll tell you tomorrow,” and keeps her shiny.",
    plan: "Before you swap, look at both things closely. Ask yourself if you’d miss yours tonight. If you’re not sure, wait a day, and ask someone who isn’t part of it.",
    pitfall:
      "More cards aren’t always better ones. And the bell makes people hurry, so don’t swap in the last minute of break. Leave your most special things at home, and only swap what’s really yours.",
    page: "/resources/money-words#barter",
  },
  {
    id: "cost-of-a-child",
    title: "How much does it cost to bring up a child or have a baby?",
    ages: ["8-10", "11-13"],
    answer: `Bringing up a child to 18 costs about ${ANSWER_FACTS.costOfChild.figure}, says a charity, with housing and childcare. But nobody gets one big bill. It’s spread over all those years. It pays for food, clothes, a room, trips and somebody to mind the child. Each family spends a different sum. Prams, cots and clothes are often lent or passed on. And you’re a person, not a bill. Looking after you is what your grown-ups chose, and you don’t owe it back.`,
    example:
      "A baby needs about six nappies a day, at 10p each. 6 times 10p is 60p. A year has 365 days, and 365 times 60p is £219. A cousin lends the cot, so that costs nothing.",
    plan: "Make a list of what a baby needs in its first week. Guess a price for each thing. Then ask at home what was new for you, and what was passed on.",
    pitfall:
      "A big number can make you feel that you’re too dear. But it’s also food, holidays and birthdays that the whole family enjoyed. If a worry about it stays, tell a grown-up you trust.",
    page: "/resources/money-words#cost-of-living",
    facts: ["costOfChild"],
  },
  {
    id: "money-when-somebody-dies",
    title: "What happens to somebody’s money when they die?",
    ages: ["8-10", "11-13"],
    answer:
      "First, the person’s money pays for the funeral and anything they owed. The rest goes to the people in their will, and it’s called an inheritance. A will is a paper that says who gets what. If there isn’t one, the law decides, and the rules differ across the UK. The bank usually freezes the account until it’s all sorted out. A family doesn’t usually have to pay the debts itself. If you miss somebody, I’m sorry. You can talk to a grown-up you trust.",
    example:
      "Mrs Lane leaves £9,000. The funeral costs £4,000, and she still owed £200 for gas. That leaves £4,800, which her will shares between two grandchildren. Each one gets £2,400. If they’re still young, a grown-up looks after it for them.",
    plan: "Wait for a calm moment, and ask a grown-up what will happen next. Say if you’d love to keep something small, such as a photo. Ask anything you like, because no question is silly.",
    pitfall:
      "Without a will, things may not go the way the person wanted. Sorting that out is a job for the grown-ups. You may get a message about a lost fortune from somebody you never knew. It’s a scam, so don’t reply.",
    page: "/resources/money-words#net-worth",
  },
  {
    id: "does-money-make-you-happy",
    title: "Does money make you happy?",
    ages: ["8-10", "11-13"],
    answer:
      "Partly: money helps, but only up to a point. Enough money takes away big worries about food, a warm home and shoes that fit. That matters a lot. But a new toy feels great at first, and then the feeling fades. Other things keep you happy for longer, such as friends, play, sleep and helping people. Getting good at something helps as well. So money is a tool, and not a score.",
    example:
      "Ines gets a robot for £12. In the same week, she walks to the river with Grandpa. She gives each of them stars. The robot gets five on day one, but only two on day seven. The walk gets five, and it still does when she tells her friends.",
    plan: "For a week, write down one good thing each night. Put a £ next to it if it cost money. On Sunday, count both kinds, and plan one that costs nothing.",
    pitfall:
      "“Money doesn’t matter” isn’t fair to people who don’t have enough. If there’s too little at home, it’s normal to be sad or cross, and it isn’t your fault. Somebody with lots of things can still be lonely. If a worry won’t go away, tell a grown-up you trust.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "child-benefit-after-16",
    title: "Who gets Child Benefit, and when does it stop?",
    ages: ["parents"],
    answer: `You can get Child Benefit if you’re responsible for a child. It’s now ${ANSWER_FACTS.childBenefitFirst.figure} a week for the eldest and ${ANSWER_FACTS.childBenefitOther.figure} for each other child. It stops on ${ANSWER_FACTS.childBenefitStops.figure} on or after the 16th birthday, or by ${ANSWER_FACTS.childBenefitAge.figure} if they stay in education. For that, tell HMRC that the course or training is approved. One person claims for each child. A levels, T levels and Highers count. University and nearly all apprenticeships don’t.`,
    example:
      "Say it’s £27 a week for the eldest and £18 for the next. Leila has two, so she gets £45 a week. In four weeks, that’s £180. Her eldest starts an apprenticeship, and his part stops. Now her daughter counts as the eldest. So Leila gets £27 a week for her.",
    plan: `Look out for the letter in your child’s last year at school. Tell HMRC online or in its app what they plan to do, before ${ANSWER_FACTS.childBenefitStops.figure}. Tell it again if the plan changes.`,
    pitfall: `If you don’t answer, the payments simply stop. If you don’t say that your child has left, you may have to pay money back. The course must be full time, agreed before they turn ${ANSWER_FACTS.childBenefitCourse.figure}, and not part of a job. It also stops if your child gets Universal Credit.`,
    page: "/resources/money-words#benefits",
    facts: [
      "childBenefitFirst",
      "childBenefitOther",
      "childBenefitStops",
      "childBenefitAge",
      "childBenefitCourse",
    ],
  },
  {
    id: "child-benefit-high-income",
    title: "Can we get Child Benefit if one of us earns a lot?",
    ages: ["parents"],
    answer: `Yes, but you may have to pay some or all of it back as tax. That starts when one of you has an income above ${ANSWER_FACTS.benefitChargeFrom.figure} a year. You pay back 1% of the benefit for every ${ANSWER_FACTS.benefitChargeStep.figure} above that. From ${ANSWER_FACTS.benefitChargeAll.figure}, you pay back all of it. Only the higher income counts, not both together. Paying into a pension, or Gift Aid, can bring that down. You can also claim but not take the payments. That can still protect a State Pension.`,
    example: `Reza’s income is £6,000 above the line. £6,000 divided by ${ANSWER_FACTS.benefitChargeStep.figure} is 30, so he pays back 30%. Say the family gets £1,400 a year. 30% of £1,400 is £420. £1,400 take away £420 leaves £980 for the family.`,
    plan: "Put your figures into the Child Benefit tax calculator on GOV.UK. Then choose: take the payments, or claim without them. You can usually pay the charge through your tax code. If you send a tax return anyway, it goes in there.",
    pitfall:
      "Some families never claim, because they’d have to pay it all back. Then a parent at home may miss credits towards the State Pension. And the child won’t get a National Insurance number automatically. A bonus or savings interest can take you over the line, so check every April.",
    page: "/resources/money-words#benefits",
    facts: ["benefitChargeFrom", "benefitChargeStep", "benefitChargeAll"],
  },
  {
    id: "dla-to-pip-at-16",
    title: "What happens to my disabled child’s DLA at 16?",
    ages: ["parents"],
    answer: `In England, Wales and Northern Ireland, your child has to apply for PIP at ${ANSWER_FACTS.pipAge.figure}, because DLA ends. It isn’t automatic. A letter comes, with a date. If you apply by then, DLA goes on until the decision. In Scotland, Child Disability Payment can go on until ${ANSWER_FACTS.scotlandDisabilityAge.figure}, and Adult Disability Payment needs a claim before then. From ${ANSWER_FACTS.pipAge.figure}, the money is normally paid to your child. If they can’t manage that, you can ask to be their appointee and receive it for them.`,
    example:
      "Ewa’s son, Kuba, likes shopping, but official letters frighten him. She becomes his appointee. Each month, they share out £80 of the money together: £40 for taxis, £25 for his club, and £15 that he chooses. She keeps a list, because it’s his money and not hers.",
    plan: "From 15, keep a diary of the help your child needs, on good days and bad ones. Answer the letter by its date. Ask a free adviser, such as Citizens Advice or the charity Contact, to look through the form with you.",
    pitfall:
      "If you’re the appointee for DLA, that doesn’t carry over by itself, so ask again. PIP has other questions than DLA, and old answers may not fit. If the decision seems wrong, you can have it looked at again, but there’s a time limit. Rules are under review, so check GOV.UK, nidirect or mygov.scot.",
    page: "/resources/money-words#benefits",
    facts: ["pipAge", "scotlandDisabilityAge"],
  },
  {
    id: "late-pocket-money",
    title: "What can I do if my pocket money is always late?",
    ages: ["8-10", "11-13"],
    answer:
      "Remind them kindly, at a time when nobody’s in a rush. Try, “It’s pocket money day today.” Most grown-ups just forget, or have no coins at home. A fixed day helps, and so does a note on the fridge. You could also keep a small list of what’s been paid. Some weeks, money may be short, and then it has to wait or be less. That isn’t because of you.",
    example:
      "Ned gets £2.50 a week, and three weeks are missing. 3 times £2.50 is £7.50. He shows his list. Dad says, “Sorry, I forgot.” He pays £5 now and £2.50 next Friday. £5 and £2.50 make £7.50.",
    plan: "Choose a day together, such as Saturday after breakfast. Put a list on the fridge, and tick each week. If a week is missed, ask when it could be paid.",
    pitfall:
      "Don’t spend it before you have it, and don’t take it out of a purse yourself. Asking in front of visitors makes people cross. One calm question works better than ten loud ones.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "child-who-spends-it-all",
    title: "What can I do if my child spends all their money at once?",
    ages: ["parents"],
    answer:
      "It’s normal, and it’s far cheaper to learn this at nine than at thirty. So let the spending money be spent, even on something dreadful. Later, ask which bit was the most fun, and just listen. Don’t lend or top up for a want before the next payday. If you’d like to slow things down, split the money first: some to spend, some to keep. That’s kinder than a lecture, and it works better.",
    example:
      "Rosa is nine and gets £4. By noon, she’s spent £2.50 on stickers and £1.50 on a plastic ring. On Monday, the ring snaps. “What was best?” asks her dad. “The stickers,” she says. He adds nothing, in words or in coins. Next Saturday, she leaves the ring and keeps £1.50.",
    plan: "Before the next payday, agree a split, such as £3 to spend and £1 to keep. Hand it over in coins, in two pots. Say nothing about how the £3 goes. The evening before the next payday, spend two minutes on what was worth it.",
    pitfall:
      "The hard part is staying quiet. “I told you so” turns a lesson into a row. Calling somebody “our little spender” does harm as well, because labels stick. If the money has to cover lunch or the bus, hand over that part day by day. Needs shouldn’t hang on willpower.",
    page: "/resources/raising-money-smart-kids#three-talks-that-need-not-become-rows",
  },
  {
    id: "weekly-or-monthly-money",
    title: "Is it better to get pocket money weekly or monthly?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends: weekly is easier to make last, and monthly teaches you to plan. Compare a whole year, because a month is longer than four weeks. £5 a week for 52 weeks is £260, but £20 for 12 months is £240. So here the weekly money is £20 more. With monthly money, you can buy bigger things sooner. If you’d like it monthly, you could ask for £21.67, which makes about £260 a year.",
    example:
      "Amir takes £20 a month and saves £8 at once. He splits the other £12: £2.50 for each of four weeks, and £2 for the days at the end of the month. When an envelope is empty, he waits for the next one.",
    plan: "Times the weekly sum by 52, and the monthly one by 12. Compare. If you choose monthly, make four envelopes and a small fifth one on the first day.",
    pitfall:
      "Four weeks look like a month, but that leaves out four weeks in a year. And a full month’s money feels like a lot on day one. Plan before you spend.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "starting-pocket-money",
    title: "When should my child get pocket money, and how much?",
    ages: ["parents"],
    answer:
      "Start when your child can count coins and wants to choose for themselves. For many families, that’s somewhere from five to seven, but any age is fine. There’s no right amount. Pick one that you can afford every week, even in a lean month. It should be small enough for mistakes to be cheap. Agree what it’s for, and pay it on the same day each week. If there’s nothing to spare, let your child plan a family tea instead.",
    example:
      "Sian’s son is eight, and she can spare £2 a week. They agree that it’s for treats and saving, while she still buys his lunch and clothes. Each Saturday, he spends £1.20 and saves 80p. After ten weeks, he has £8 for a football. When he’s eleven, he’ll get more and pay his own bus fare.",
    plan: "This week, note the little things that you buy for your child. Mark two that they could buy for themselves, and add up what those cost. Set the amount from that, and agree the day. Try it for four weeks, and then change one thing if you need to.",
    pitfall:
      "It’s tempting to top it up on Thursday when it’s all gone. Then the amount means nothing, because there’s always more. Meet every need, but let a want wait for the next payday. If you forget to pay, just say so and make it up. Children learn from that as well.",
    page: "/resources/raising-money-smart-kids#pocket-money-without-the-lecture",
  },
  {
    id: "paying-children-for-chores",
    title: "Should I pay my children for chores or expect them to help?",
    ages: ["parents"],
    answer:
      "Many families mix the two, and that works well. Pay for jobs teaches that money comes from work, but then nothing gets done for free. A fixed sum teaches planning. So some jobs are everyone’s share, such as clearing the table. A few bigger ones have a price, such as washing the car. This week, write two short lists together: “our share” and “extra jobs”. Agree each price before anyone starts, and pay when the job is done. If there’s no money for it, offer an hour together instead.",
    example:
      "Mrs Osei’s two clear the table every day, and that’s not paid. On the fridge are three extra jobs: car £3, windows £2 and shed £2. Ama does the car and the windows, so she earns £5. Kojo does none and gets none. Nobody argues, because they wrote the list together.",
    plan: "On Sunday, let everyone name the jobs that keep your home going. Share out the daily ones, grown-ups included. Then choose three extras, each with a price and what “done” looks like. Try it for a month, and swap any job that nobody can stand.",
    pitfall:
      "If every job has a price, a child may say, “No thanks, I don’t need the money.” So keep the everyday ones unpaid. Don’t take money away for bad behaviour, because that mixes up two things. If an extra job isn’t done, it simply isn’t paid.",
    page: "/resources/money-words#chore",
  },
  {
    id: "how-much-pocket-money",
    title: "How much pocket money is normal, and how do I ask for more?",
    ages: ["8-10", "11-13"],
    answer:
      "There’s no normal amount: some children get plenty, and others get none. It depends on your family, your age and what you have to pay for. To ask for more, pick a calm moment. Bring a short list of what you buy and what has gone up in price. Offer something as well, such as an extra job each week. If the answer is no, it’s about the family’s budget, not about you.",
    example:
      "Luca gets £3, and his friend gets £10. But his friend has to pay £6 for the bus and £2 for a club. That leaves £2 to spend, while Luca keeps his whole £3. So the smaller amount leaves more.",
    plan: "For two weeks, note what you buy. Choose a quiet time, and say, “Could we talk about my pocket money?” Show your list and ask for one clear amount. Say what you could do in return.",
    pitfall:
      "“Everyone gets more than me” makes people stop listening. Talk about your own list instead. Don’t ask in a shop or in the middle of a row. If the answer is no, ask when you can talk about it again.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "pocket-money-stopped",
    title: "Can my parents stop my pocket money as a punishment?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, parents may stop pocket money, because it’s up to them to give it. It still feels rotten. Wait until everybody is calm. Then ask what the reason was, and how long it’ll last. You can say sorry, and ask how to put things right. If you think it was unfair, tell your side without shouting. What’s in your jar is still there, so your goal will just take a bit longer.",
    example:
      "Gus loses his £3 for two weeks, because he was rude. That’s £6 less, so his £15 goal now takes seven weeks and not five. He says sorry, and asks to talk. They agree on a rule, and he gets his £3 again in week three.",
    plan: "Cool down first. Say sorry for your part, and ask, “What can I do now?” Then write down together when it starts again, so that you both know.",
    pitfall:
      "Sulking or slamming doors can make it last longer. So can saying, “I don’t need your money.” If it keeps happening and you don’t know why, ask for a rule that you can both see.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "saying-no-in-the-shop",
    title: "How do I say no when my child begs for things in a shop?",
    ages: ["parents"],
    answer:
      "Say it before you go in, because the till is the hardest place. At the door, name what you’ve come for: “Today it’s bread, milk and a card.” If there’ll be a treat, name its price as well. Then give your child a job, such as finding the milk. When they beg, agree with the wish, but not with buying it: “It’s lovely. Let’s put it on your list.” Say that once, kindly, and keep walking.",
    example:
      "“Today it’s bread, apples and stamps,” says Gran at the door. In the second aisle, Ellie spots a unicorn for £9. “Lovely wings,” says Gran. “Let’s write it down.” Ellie has £3 at home, so she needs £6 more. By the stamps, she’s working out how many weeks that is.",
    plan: "Before the next trip, agree the list and one job for your child. Take a small notebook for wishes. Once a week, read the wishes together at home. Cross out the ones that have gone dull, and choose one to save for.",
    pitfall:
      "If no turns into yes after ten minutes, a child learns to keep going for ten minutes. So if you might say yes, say it at once. “We can’t afford it” isn’t always true, and children notice. “We’re not buying that today” is honest. And a scene doesn’t mean that you’ve failed.",
    page: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    id: "found-money",
    title: "Can I keep money that I find on the ground?",
    ages: ["8-10", "11-13"],
    answer:
      "Not straight away, because somebody may be missing it. On a bus, in a shop or at school, give it to the staff. In the street, look around, and show a grown-up, who can ask the police what to do. If you keep money and don’t try to find the owner, it can count as stealing. In Scotland, the law says that you must hand it in or report it. If nobody claims it, you may get it back.",
    example:
      "Nia finds a £10 note by the school gate. She takes it to the office and says where it was. At lunch, a boy from Year 4 asks if anybody has seen it. It’s his dinner money for the week. He’s so relieved that he does a little dance.",
    plan: "Stop, and look for somebody who’s searching. Remember where and when you found it. Then give it to the staff, or show the grown-up you’re with.",
    pitfall:
      "“Finders keepers” sounds like a rule, but it isn’t one. Don’t shout out how much there is, because anybody could say it’s theirs. Let the owner tell you the amount. If you find a purse, don’t search through it by yourself. Give it to a grown-up straight away.",
    page: "/resources/giving#how-giving-feels-good",
  },
  {
    id: "parent-lost-job",
    title: "What happens if my mum or dad loses their job?",
    ages: ["8-10", "11-13"],
    answer:
      "A grown-up who loses a job looks for a new one, and there’s help with money until then. Your family may spend less for a while. It isn’t your fault, and it isn’t your job to fix it. Some people get redundancy pay from the old job. Many can get Universal Credit or another benefit. School goes on as before, and can help with meals and trips. Ask what will change, and what stays the same. If it worries you, tell a teacher, or call Childline free on 0800 1111.",
    example:
      "Finn’s dad loses his job in May. At tea, he says what stays: the flat, the food and football on Saturdays. What stops for now is the £12 cinema trip. They watch films at home with popcorn for £1. In August, Dad starts a new job.",
    plan: "Pick a calm time, and ask two things: what will change, and what will stay. Show any school letter about money on the same day. Do one kind thing a week, such as cooking together.",
    pitfall:
      "Don’t hide school letters or skip lunch to save money. Don’t offer up your savings because you feel bad. If you’d like to help, ask how. Some grown-ups go quiet when they’re worried, and it isn’t because of you.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "pocket-money-in-two-homes",
    title: "How does pocket money work with two homes after a divorce?",
    ages: ["8-10", "11-13"],
    answer:
      "Each home can have its own rule, or your parents can agree on one. Ask each of them which things they pay for, and which you do. The two amounts don’t have to match, because what each home costs is different. Your money is yours in both homes. You can keep a small purse that travels with you, or a jar in each place. You don’t have to carry messages about money. They can talk to each other about that.",
    example:
      "Rosie gets £3 a week at Mum’s. At Dad’s, she gets no pocket money, but he pays for swimming, which is £5. Neither home is mean. They pay for different things. She saves £1 a week in a purse that goes with her.",
    plan: "Make a list with two columns, one for each home. Write who pays for lunch, the bus, clubs and fun. If something is missing, ask about it on a quiet day.",
    pitfall:
      "“Dad gives me more” can hurt, even if you don’t mean it. So don’t compare the homes out loud to get more. If you feel stuck in the middle, tell both, or talk to your gran or a teacher. Childline listens as well, free on 0800 1111.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "child-maintenance",
    title: "What is child maintenance, and how much does a parent pay?",
    ages: ["parents"],
    answer:
      "It’s money for a child’s living costs from the parent who doesn’t have the main care. You can agree the sum between you. If you can’t, the Child Maintenance Service works it out. It looks at the other parent’s income, how many children there are, and the nights they stay. The calculator on GOV.UK gives you a first figure, free and in minutes. The law says that both parents pay towards their child, even if they don’t see them. Northern Ireland has a service of its own, on nidirect.",
    example:
      "Ola and Mark make an agreement by themselves. He pays £50 a week, and half of school shoes and trips. Last month, that was four times £50, and £18 for shoes, so £218. They look at it again each September.",
    plan: "Put your figures into the calculator on GOV.UK. Offer a sum and a day in writing. If you can’t agree, or it isn’t safe to talk, apply to the service. Gingerbread, a charity for single parents, gives free advice.",
    pitfall: `It normally goes on until 16, or up to ${ANSWER_FACTS.childBenefitAge.figure} in school or college. A promise by phone is easily forgotten, so write it down. The service can collect the money for you, but then takes a fee from both. And leave the child out of it: no messages about payments, and no blame when one is late.`,
    page: "/resources/money-words#income",
    facts: ["childBenefitAge"],
  },
  {
    id: "help-from-a-food-bank",
    title: "How does a food bank work, and how do we get help with food?",
    ages: ["14-16", "parents"],
    answer:
      "A food bank gives families free food for a few days. Many ask for a voucher first. A school, a doctor, a health visitor or Citizens Advice can give you one. Others let anybody come, so look up the one near you. Most people who go need it once or twice, and nobody there will judge you. Your council can help with money for food as well. In England, ask it about the Crisis and Resilience Fund. Scotland and Wales have funds of their own, and so has Northern Ireland.",
    example:
      "Mei’s wages are a week late. The school office gives her a voucher. At the food bank, she gets tea and three days of food: pasta, beans, milk and cereal. A helper also shows her how to ask for free school meals, which saves £12 a week.",
    plan: "Today, ask your school office or Citizens Advice for a voucher. Ask the council about a crisis payment. Then use a free benefits calculator, because many families miss money that’s theirs.",
    pitfall:
      "People often wait until the cupboard is bare. Ask early, because many places open on two days a week. If a child has nothing to eat today, tell the school now, and it can help at once. Childline is free for them on 0800 1111.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "healthy-start-card",
    title: "What is Healthy Start, and how much is on the card?",
    ages: ["parents"],
    answer: `It’s ${FAMILY_ANSWER_FACTS.healthyStartWeek.figure} a week for milk, fruit and vegetables if you’re pregnant, or have a child from one to three. For a baby under one, it’s ${FAMILY_ANSWER_FACTS.healthyStartBaby.figure}. You need Universal Credit with low pay, or another listed benefit. The money comes on a card every four weeks. You can get free vitamins as well. If you’re pregnant and under 18, you can have it without a benefit. It’s for England, Wales and Northern Ireland. Scotland has Best Start Foods, with other amounts.`,
    example: `Ana has a baby of six months and a son of two. She gets ${FAMILY_ANSWER_FACTS.healthyStartBaby.figure} and ${FAMILY_ANSWER_FACTS.healthyStartWeek.figure} a week, which make £13.95. In four weeks, that’s £55.80 for milk, bananas, carrots and beans.`,
    plan: "Apply on the Healthy Start website, with your benefit letter beside you. The names and the address must match the letter. When the card comes, switch it on, and try it on a small shop.",
    pitfall:
      "It doesn’t start by itself, and you lose the weeks before you apply. It ends on the fourth birthday, or when the benefit stops. Nobody from the scheme asks for your PIN by text. If they do, it’s a scam.",
    page: "/resources/money-words#benefits",
    facts: ["healthyStartWeek", "healthyStartBaby"],
  },
  {
    id: "help-with-energy-bills",
    title: "What help can we get with gas and electricity bills?",
    ages: ["parents"],
    answer: `Start with your supplier: it must offer a payment plan that you can afford. On many benefits, the Warm Home Discount takes ${FAMILY_ANSWER_FACTS.warmHomeDiscount.figure} off one winter’s electricity bill. The council may help in a crisis. In England and Wales, the discount usually comes by itself. In Scotland, some people have to apply. Northern Ireland has no such scheme, but other help. If you have a meter that you top up, ask about an emergency voucher. Advice from Citizens Advice is free.`,
    example: `Pat’s bill is £210, and she gets Universal Credit. The discount takes off ${FAMILY_ANSWER_FACTS.warmHomeDiscount.figure}, so £60 is left. Her supplier lets her pay it in six parts. £60 divided by six is £10 a month.`,
    plan: "Read your meter, and send in the figure. Ask your supplier for a plan, and if it has a fund for people who struggle. Then ask your council. Ask to be on the Priority Services Register if you have a small child or somebody is ill.",
    pitfall:
      "Don’t stop paying without a word, because debts grow. Don’t sit in the cold either. And a text that offers an “energy rebate” through a link is a scam. The real discount comes off your bill, and needs no bank details.",
    page: "/resources/money-words#bill",
    facts: ["warmHomeDiscount"],
  },
  {
    id: "clothing-allowance",
    title: "How does a clothing allowance for a teenager work?",
    ages: ["14-16", "parents"],
    answer:
      "You agree on a sum and a list of what it pays for, and the teenager does the rest. A month or a season works better than a week. School uniform, shoes and a warm coat usually stay with the grown-ups. To find the sum, add up what was spent on clothes last year, and divide by 12. Start with a part of it. If it’s gone by the tenth, that’s when the learning happens. There’s no top-up for a want.",
    example:
      "Last year, Kai’s clothes cost £336 without uniform. £336 divided by 12 is £28 a month. He spends £19 on trainers in a sale and keeps £9. In the next month, he has £37 for a hoodie.",
    plan: "Write three lists: “you pay”, “we pay” and “ask first”. Choose the day when it’s paid. Try it for three months, and then change one thing.",
    pitfall:
      "If the list isn’t clear, you’ll argue about socks. So write down even the small things. And if money is short, use a smaller list, such as T-shirts only. The skill is the same with £8 as with £40.",
    page: "/resources/money-words#allowance",
  },
  {
    id: "paying-for-grades",
    title: "Should I pay my child for good grades or exam results?",
    ages: ["parents"],
    answer:
      "It depends, but paying for effort works better than paying for marks. A child can decide to revise for half an hour, but can’t decide to get a 7. Money for marks can also make learning feel like a chore. If you’d like to mark the day, have a meal together or choose a treat, whatever the results are. Say what you saw: “You kept going.” Two children with the same effort may get different grades, so a price for each one soon feels unfair.",
    example:
      "Lou’s friends get £20 for each grade 7. Her mum offers something else: £1 for each evening of revision that’s planned and done, up to £20. Lou does 18. She gets £18, and the results come as they come.",
    plan: "Ask your child what would help: quiet, snacks or somebody to test them. Agree a small reward for work that’s done each week. Plan something nice for the day of the last exam, before any marks are known.",
    pitfall:
      "A big sum for one result adds to the worry. A child who misses it by a mark loses twice. If you’ve already promised it, keep your word this time, and change the rule for the next one.",
    page: "/resources/raising-money-smart-kids#three-habits-to-put-down",
  },
  {
    id: "rewards-and-fines-at-home",
    title: "Should I fine my child or take money away for bad behaviour?",
    ages: ["parents"],
    answer:
      "It’s better not to, because pocket money is for learning about money. A fine teaches that you can pay to be rude. Let what happened have a result that fits: a spill is wiped up, and a late night means an earlier one. If something was broken on purpose, paying a part of it is fair. Star charts and small rewards can help with one new habit, for a few weeks. Time with you works as well as coins. Praise the thing you want to see again.",
    example:
      "Sid leaves his bike out, and it’s not there in the morning. His dad doesn’t stop the £4 of pocket money. They agree that Sid pays a quarter of a £60 used bike. £60 divided by four is £15, so £1.50 a week for ten weeks.",
    plan: "Write three house rules and the result for each, with no prices. Choose one habit for a chart, and ten boxes. When they’re full, do something together. Then let the chart go.",
    pitfall:
      "If you take away saved money, a child learns that saving isn’t safe. And fines that pile up leave nothing to lose. If you’ve done it so far, tell your child that from today the jar is theirs.",
    page: "/resources/raising-money-smart-kids#three-habits-to-put-down",
  },
  {
    id: "sibling-who-borrows",
    title: "What if my brother or sister borrows money and won’t pay me back?",
    ages: ["8-10", "11-13"],
    answer:
      "Ask once, kindly, and name the sum and a day: “You owe me £4, and I’d like £1 each Saturday.” Write it down, so both of you can see it. If nothing comes, ask a grown-up to help. Until it’s paid, you don’t have to lend again, and you can say so without a row. Don’t take it back from a purse or a money box by yourself. Next time, lend only what you could do without. You can also say no.",
    example:
      "Tess lends her brother £6 for a burger. Three weeks later, it’s still gone. They draw six boxes on a card. He pays £1 on each pocket money day, and Tess ticks a box. In week six, they tear up the card.",
    plan: "Write down who owes what, and since when. Offer small parts and a fixed day. If a part is missed twice, show the card to a grown-up.",
    pitfall:
      "Shouting in front of others makes people stubborn. And interest of £1 a day isn’t fair among brothers and sisters. If somebody takes your money without asking, that isn’t borrowing. Tell a grown-up at home.",
    page: "/resources/money-words#lend",
  },
  {
    id: "money-at-festivals",
    title: "How much money do people give at Eid, Diwali or Lunar New Year?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "There’s no set amount: in one family it’s £1, in another £20, and both are right. At Eid, the gift is often called Eidi. At Lunar New Year, it comes in a red envelope, with new notes and often an 8 in the sum. At Diwali, some people give one more than a round number, such as £11 or £21. The good wish is what counts. Take it with both hands or a thank-you, and open it later. Not every family gives money.",
    example:
      "Lin gets five red envelopes: £8, £8, £18, £5 and £10. That’s £49. She spends £9 on a lantern and noodles with her cousins, and puts £40 towards a keyboard.",
    plan: "If you give, choose one sum for all the children of an age. If you get, write down who gave what, so that you can say thank you. Then split it: some for now, and some for later.",
    pitfall:
      "Don’t open it in front of the giver, or compare with your cousins. A small sum may be a lot for that person. If a grown-up looks after yours, ask to write down the total together.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "money-from-a-big-day",
    title: "What should I do with my bar mitzvah or First Communion money?",
    ages: ["8-10", "11-13"],
    answer:
      "Let it rest for a week, and then split it: some for now, some for later, some to give. It can be the biggest sum you’ve ever had, so most of it belongs in a savings account. Decide with a grown-up. At a bar or bat mitzvah, people often give sums with an 18 in them, because 18 stands for life. Giving a tenth to charity is an old custom in many faiths. Write thank-you cards before you spend anything.",
    example:
      "Saul gets £360. He gives £36, which is a tenth. He keeps £54 for a games night and new boots. £36 and £54 make £90. £360 take away £90 leaves £270 for his savings account.",
    plan: "Count it with a grown-up, and list who gave what. Put the savings part in the bank within a week. Write three cards a day until they’re done.",
    pitfall:
      "With a lot of cash about, it’s easy to lose some. Don’t carry the envelopes around, and don’t post a picture of them. If your family used part of it for the party, ask calmly how much is yours.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "money-in-foster-care",
    title: "Do I get pocket money and savings in foster care?",
    ages: ["8-10", "11-13", "14-16"],
    answer: `Yes. Your foster carer gets money to look after you, and a part of it is for your pocket money. How much depends on your age and on your council or agency. They often put savings aside for you as well. If you’ve been in care for a year and have no Child Trust Fund, the government pays ${FAMILY_ANSWER_FACTS.savingsInCare.figure} for you. It’s yours at 18. Clothes and toiletries shouldn’t come out of your pocket money. Your social worker can tell you your own amounts.`,
    example:
      "Jade gets £8 a week, and her carer saves £10 a week for her. She’s stayed for a year, so that’s 52 times £10, which is £520. With the government’s £200, there’s £720 waiting.",
    plan: "Ask your carer or social worker three things: how much is my pocket money, how much is saved, and where is it? Write it on a card. Ask again when you move or have a birthday.",
    pitfall:
      "Savings can get lost when somebody moves, so ask for them to be written in your plan. If the money doesn’t come, or isn’t fair, tell your social worker. An advocate can speak up for you for free, and Childline is there on 0800 1111.",
    page: "/resources/money-words#savings-account",
    facts: ["savingsInCare"],
  },
  {
    id: "money-for-young-carers",
    title: "What money and help can a young carer get?",
    ages: ["11-13", "14-16"],
    answer: `Your council can look at what you do and what would help, and that’s free. Ask for a young carer’s assessment. From ${FAMILY_ANSWER_FACTS.carersAllowanceAge.figure}, some carers can get a weekly payment as well. Carer’s Allowance is for 35 hours a week or more, and not beside full-time school. Scotland has Carer Support Payment instead, and a yearly Young Carer Grant for ages ${FAMILY_ANSWER_FACTS.youngCarerGrantAge.figure}. Many areas have clubs and trips too. You don’t have to do it all. Tell a teacher or the school nurse what you do each day.`,
    example:
      "Nia helps her dad, who’s often ill. She tells her form tutor. The council sends somebody to help twice a week. A young carers’ group takes her bowling, which costs her nothing. She also gets more time for homework.",
    plan: "Write down what you do in a week. Show the list to one adult at school. Ask them to call the council with you. Then ask which young carers’ group is near.",
    pitfall:
      "A payment to you can change what the person you care for gets. So ask Citizens Advice or the Carers Trust first. And if it’s all too much, say so today. Childline is free on 0800 1111.",
    page: "/resources/money-words#benefits",
    facts: ["carersAllowanceAge", "youngCarerGrantAge"],
  },
  {
    id: "why-grown-ups-argue-about-money",
    title: "Why do grown-ups argue about money?",
    ages: ["8-10", "11-13"],
    answer:
      "People argue about money because it’s never endless, and they want different things. One likes to save, and the other likes to enjoy it now. It isn’t your fault, and you don’t have to choose a side. When bills are high, people get tired and cross sooner. A row can be loud and still end with a plan. You could say when it’s calm, “I don’t like it when you argue.” You can also talk to your gran or a teacher. Childline is free on 0800 1111, day or night.",
    example:
      "Amy’s mum wants a holiday for £600, and her dad wants to mend the car for £400. They have £700. They get loud. On Sunday, they write a list: car first, then a week by the lake for £300. £400 and £300 make £700.",
    plan: "Go to another room, and do something that you like. Later, tell one grown-up how it felt. Ask them to talk about money when you’re not there.",
    pitfall:
      "Don’t try to end it by giving up your things or your savings. And don’t carry messages from one to the other. If somebody shouts so that you’re scared, or anybody gets hurt, call 999 or tell a grown-up you trust.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "teenager-pays-for-phone",
    title: "How much should a teenager pay towards their phone?",
    ages: ["14-16", "parents"],
    answer:
      "It depends on who earns what, but a small part is a good start, such as £2 to £5 a month. Many families pay the basic plan, because a phone keeps you safe. The teenager pays for extras: more data, apps and a new screen. Without a job or pocket money, it’s fair to pay nothing. Agree on it before the contract starts, not when a bill comes. A SIM-only plan with a cap keeps the bill the same each month.",
    example:
      "Zane’s plan costs £9 a month. His mum pays £6, and he pays £3 from his paper round. In May, he wants more data for £2. So he pays £5 that month. He cracks the screen for £60, and pays half in six parts of £5.",
    plan: "Write down who pays for the plan, the extras, a repair and a new phone. Choose a day for the payment. Ask the network to set a cap. Look at it again on a birthday.",
    pitfall:
      "A contract in a parent’s name is the parent’s debt, so a missed part isn’t the network’s problem. Don’t take the phone’s calls away as a fine. And if there’s a cheaper plan, share what you save.",
    page: "/resources/money-words#subscription",
  },
  {
    id: "money-held-in-a-trust",
    title: "What is a trust, and when do I get money that was left to me?",
    ages: ["11-13", "14-16"],
    answer:
      "A trust is money that adults, called trustees, look after for you until you’re old enough. You can normally have it at 18, or at 16 in Scotland. A will can name a later age, such as 21 or 25. Until then, trustees may often pay for something that helps you, such as a course. They have to keep it apart from their own money and write down what they do. You may ask them what there is.",
    example:
      "Aunt Jo’s will leaves Rhys £3,000 when he’s 21. At 17, he needs £450 for a college course. The trustees agree, and pay the college. £3,000 take away £450 leaves £2,550, and any interest.",
    plan: "Ask at home who the trustees are, and at what age it’s yours. Ask to see the part of the will. Keep a copy, and make a plan a year before the day.",
    pitfall:
      "Don’t tell people that a sum is coming, because some will want it. And nobody has to pay a fee to “free” an inheritance. A message that says so is a scam.",
    page: "/resources/money-words#wealth",
  },
  {
    id: "parents-and-a-will",
    title: "Do parents need a will, and who would look after our children?",
    ages: ["parents"],
    answer:
      "Yes, it’s wise: a will says who gets what, and who would look after your children. Without one, the law decides who gets the money. A partner you’re not married to may get nothing. Choose guardians and ask them first. Name trustees for the money, and the age when your child gets it. Otherwise, that’s 18, or 16 in Scotland. Two witnesses have to sign in England, Wales and Northern Ireland, but one is enough in Scotland. A solicitor can check it for a fee.",
    example:
      "Dee and Sam aren’t married. They make a simple will each. Dee’s sister would look after the girls. The savings would wait until each girl is 21, with two trustees. It takes an evening to decide, and an hour at the solicitor’s.",
    plan: "Write down what you own and owe. Choose guardians and two trustees, and ask them. Look at MoneyHelper’s guide. Some charities offer a free will in certain months. Tell somebody where the will is kept.",
    pitfall:
      "Marriage can cancel an old will in England, Wales and Northern Ireland. A pension or a life insurance often goes by its own form, not by the will. So check both after a wedding, a birth or a parting.",
    page: "/resources/money-words#net-worth",
  },
  {
    id: "teen-wants-a-credit-card",
    title: "What do I do if my teenager wants a credit card?",
    ages: ["parents"],
    answer:
      "Nobody under 18 can have a credit card in the UK, so the answer is “not yet”. Until then, a debit card on a teenager’s own account does nearly all of the same things. Use the wait to practise. Explain that a credit card is a loan each time it’s tapped. Paid off in full each month, it costs nothing. Paid off slowly, it costs a lot. Look at a statement of yours together. Some cards let you add a young person, but the debt is always yours.",
    example:
      "Ruby, 16, wants one for trainers at £120. Her mum shows her a sum. With £5 a month and 2% interest a month, it takes 34 months and costs about £165 in all. Ruby saves £20 a month, and has them in six months.",
    plan: "Ask what the card would be for. Open a debit account if there isn’t one. Play “credit card” for a month with £10 that’s paid back on a fixed day. Talk about the first offers before the 18th birthday.",
    pitfall:
      "Lending your own card and its PIN breaks the bank’s rules, and you may lose your protection. And “for emergencies” is a wide word, so write down what counts. A spare £20 at home helps more.",
    page: "/resources/money-words#credit-card",
  },
  {
    id: "teen-who-always-borrows",
    title: "What do I do if my teenager never saves and always borrows from me?",
    ages: ["parents"],
    answer:
      "Stop the small loans, and say so beforehand: “From Saturday, I’m not lending between paydays.” Clear what’s owed with a short plan, such as £3 a week. Then let the week end empty if it does. Needs are different: you still pay for lunch, the bus and school. A teenager who borrows isn’t bad with money. They’ve just learned that you always lend. Help them to see the week ahead, and stay friendly when you say no.",
    example:
      "Jay owes his mum £27 and gets £12 a week. They agree on £3 a week for nine weeks. In week two, he asks for £5 for a film. “On Saturday,” she says. He sells an old game for £8, and goes anyway.",
    plan: "Write down the debt and the plan, and both sign it. On payday, the £3 comes first. Move £1 into savings on the same day. Look together at where the last £12 went, without a lecture.",
    pitfall:
      "“Just this once” starts it all again. And if money goes every week and nobody can say where, ask gently. Friends, games or bets may be behind it. The NSPCC is there for parents on 0808 800 5000.",
    page: "/resources/raising-money-smart-kids#three-talks-that-need-not-become-rows",
  },
  {
    id: "cousins-who-have-more",
    title: "How do I stop being jealous of my cousins who have more than me?",
    ages: ["8-10", "11-13"],
    answer:
      "Being jealous is normal, and it shows you what you’d like. Say it in your head: “I wish I had that.” Then look at one thing that you have and enjoy. You see their new bike, but not their rules, their rows or who’s never at home. More things don’t mean more love. If you really want something like it, make it a goal and save a little. Ask if you can have a go on theirs. Most people like to share what they’re proud of.",
    example:
      "Milo’s cousin has a drone. Milo has none, and his tummy feels tight. He asks for a go, and it’s great. At home, he puts it on his list. A small one costs £24. With £2 a week, that’s 12 weeks.",
    plan: "Write down what you wish for. Put a star by the one that you’d still want in a month. Do one thing with your cousin that costs nothing. Tell somebody how you feel.",
    pitfall:
      "It doesn’t help to say that theirs is rubbish, or to boast about something else. And your parents can’t change what your cousins have. If a cousin makes fun of you, tell a grown-up.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "second-hand-and-free-meals",
    title: "Should I feel ashamed of second-hand clothes or free school meals?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "No. Lots of children have both, and they say nothing bad about you or your family. Free meals are a right, like the library. Used clothes save money, and good ones last for years. In most schools, nobody can see who pays for lunch. If somebody asks, one calm line is enough: “I like this coat.” You don’t have to explain more. If people tease you, that’s bullying, and a teacher can stop it. You can also call Childline free on 0800 1111.",
    example:
      "Kofi’s blazer has another name in it. His gran sews his own name over it. A boy laughs. Kofi says, “It was £6 and it fits.” Then he asks who’s playing football. By lunch, it’s forgotten.",
    plan: "Choose one line, and say it at home until it feels easy. Make the thing your own, with a badge or a clean wash. Tell one person you trust how it feels.",
    pitfall:
      "Don’t skip lunch so that others don’t see, because your body needs it. And don’t make up stories about shops or prices. You’d have to keep them going. If the school shows who has free meals, a parent can ask the office to change that.",
    page: "/resources/money-words#second-hand",
  },
  {
    id: "what-moving-house-costs",
    title: "Why does moving house cost so much, and what changes for me?",
    ages: ["8-10", "11-13"],
    answer:
      "Moving costs money because many people have to be paid at the same time. There’s a van, and often a deposit, a solicitor or a tax. A family that rents may pay about two months’ rent at once. One that buys may pay thousands. So there can be less for fun for a while. Your own money and your things stay yours. Ask if your pocket money goes on, and how you’ll get to school. You can help by sorting out what you no longer use.",
    example:
      "Ben’s family moves to a flat. The deposit is £900, the first rent £800 and the van £120. That’s £1,820. Ben sells his old scooter and some games for £26, and spends it on a lamp for his new room.",
    plan: "Make three piles: keep, sell and give away. Carry your money and special things yourself. Write down the new address. Plan one visit or call with a friend.",
    pitfall:
      "In the rush, small things and money jars get lost. So put yours in one bag that you carry. And it’s fine to be sad, even if the new home is nice. Tell somebody.",
    page: "/resources/money-words#rent",
  },
  {
    id: "money-and-a-new-baby",
    title: "Will we have less money when the new baby comes?",
    ages: ["8-10", "11-13"],
    answer:
      "Maybe for a while, because a parent often earns less when they stay at home with a baby. Grown-ups know this and plan for it. You aren’t less important, and your needs still count. Babies need few new things, as cots, clothes and prams are often passed on. There’s money from the state as well, such as Child Benefit. You can ask if anything changes for you, such as clubs or pocket money. You can give a baby a lot without money: songs, a drawing and your time.",
    example:
      "Isla’s mum will be at home for nine months. The family writes a list. Swimming stays, and takeaways stop. Isla gives her old blankets and six books. That saves £45. She gets the job of reading at bedtime.",
    plan: "Ask at a calm time what stays and what stops. Look for three things of yours that the baby could use. Choose one job that you’d like to have.",
    pitfall:
      "Don’t spend your savings on the baby because you’re worried. And don’t keep it in if you feel left out. Say, “I’d like some time with just you.” That costs nothing.",
    page: "/resources/money-words#benefits",
  },
  {
    id: "grandparents-short-of-money",
    title: "How can we help grandparents who are short of money?",
    ages: ["parents", "14-16"],
    answer:
      "Start with a benefits check, because many older people miss money that’s theirs. Pension Credit tops up a low income, and it brings other help. Attendance Allowance is for those who need care, and savings don’t matter for it. In Scotland, it’s called Pension Age Disability Payment. Age UK and Citizens Advice check for free. Then look at the bills together: a cheaper phone plan, the Warm Home Discount, a bus pass. Offer help as a team, and let them decide. Pride matters as much as pounds.",
    example:
      "Nan keeps her heating off. Her grandson rings Age UK with her. She’s due £31 a week of Pension Credit, and she didn’t know. They also find a phone plan that’s £9 a month cheaper.",
    plan: "Choose one calm hour with tea. List what comes in, and the five biggest bills. Call Age UK together. Do one thing each week, such as the energy bill.",
    pitfall:
      "Don’t take over somebody’s card or PIN to be helpful. If help is needed at the bank, ask it about a third-party mandate, or make a power of attorney. And if money goes missing, look out for scams, and speak up.",
    page: "/resources/money-words#pension",
  },
  {
    id: "family-budget-meeting",
    title: "How do we hold a family money meeting with children?",
    ages: ["parents"],
    answer:
      "Keep it to 20 minutes, once a month, with one thing to decide together. Begin with something good, such as a goal that’s nearer. Then give the children a real choice with a real limit: “We have £40 for the half-term. How we use it is up to all of us.” Show a bill or two if you like, but nobody needs your whole account. Everyone speaks once before anyone speaks twice. Write down what you agreed, and end with cake or a game.",
    example:
      "The Khans have £40 for a week off. Each child makes one plan. Swimming for four is £18, and a picnic is £10. That’s £28. The youngest says, “Keep £12 for ice cream and rain.” So they do.",
    plan: "Pick a day, such as the first Sunday. Write three lines: one good thing, one choice, one date. Let a child keep the time. Stick the result on the fridge.",
    pitfall:
      "If you’ve already decided, don’t ask. Children notice. And this isn’t the place for debts or blame. Keep worries for another grown-up or an adviser. If it turns into a row, stop, and try again next week.",
    page: "/resources/raising-money-smart-kids#a-map-for-the-kitchen-table",
  },
  {
    id: "telling-children-your-pay",
    title: "Should I tell my children how much I earn?",
    ages: ["parents"],
    answer:
      "You don’t have to: for a young child, what things cost is more useful than what you earn. If they ask, find out why: it may be worry, pride or just maths. You can be honest without a figure. Try, “Enough for what we need, and a little for fun.” From about 13, a real figure can help, if you also show what goes out. A payslip is a great lesson in tax. Say that it’s private, and stays at home.",
    example:
      "“Are we rich?” asks Adam, ten. His dad lays out 20 coins. “This is our month. Nine go on the house, five on food, three on getting about and bills. One is saved, and two are for fun.” That makes 20.",
    plan: "Decide what you’re happy for the whole class to know. Draw your month as 20 coins. With a teenager, read one payslip together. Answer the question that was asked, and no more.",
    pitfall:
      "“That’s none of your business” ends more than one talk. And a figure alone sounds huge to a child who has £4. So never give what comes in without what goes out.",
    page: "/resources/raising-money-smart-kids#a-map-for-the-kitchen-table",
  },
  {
    id: "child-who-takes-coins",
    title: "What do I do if my child takes coins from my purse?",
    ages: ["parents"],
    answer:
      "Stay calm, and say what you know: “Some coins went from my purse, and I think you took them.” Most children do this once, and it doesn’t make a thief. Ask what the money was for, and listen. Then agree how to put it right: give back what’s left, and pay the rest in small parts. From now on, keep your purse out of sight. If it was for food, for a friend who demands it, or for a debt, the real worry is that. Then the school can help.",
    example:
      "£3 is gone. “I wanted the same sweets as Joe,” says Leah, seven. Her mum says, “I’d like you to ask me.” Leah gives back 80p. £3 take away 80p is £2.20. She pays it back at 55p a week, in four weeks.",
    plan: "Talk alone, on the same day, for five minutes. Agree what’s paid back and by when. Thank your child for the truth. Look at whether they have any money of their own to choose with.",
    pitfall:
      "Don’t set a trap with marked coins, or tell the family about it. Shame teaches children to hide better. If it goes on, or your child seems scared, call the NSPCC on 0808 800 5000, or talk to the school.",
    page: "/resources/raising-money-smart-kids#three-talks-that-need-not-become-rows",
  },
  {
    id: "present-for-a-party",
    title: "How much should we spend on a present for a child’s party?",
    ages: ["parents", "8-10"],
    answer:
      "About £5 to £10 is common for a classmate, but spend what you can. Nobody checks. With ten parties a year, £8 each is £80, so choose one sum for all and keep to it. A close friend may get a bit more. You could share a present with another family. Books, bubbles, chalks or a card that your child made are good presents. If money is short this month, a card and coming along is enough. Never stay away because of a present.",
    example:
      "Priya’s class has 28 children, and nine parties a year. She sets £6 each. Nine times £6 is £54. In the January sales, she buys six books for £3 each, which is £18. For the other three, she keeps to £6, so £18. In all, she spends £36 and not £54.",
    plan: "Count last year’s parties. Choose one sum. Keep a small box with three presents and some cards. Put a little aside each month, such as £5.",
    pitfall:
      "Prices creep up when parents compare. So don’t ask what others spend. Don’t leave the price on either. And if a class collects together, give what suits you. You needn’t say why.",
    page: "/resources/giving#how-giving-feels-good",
  },
  {
    id: "lending-money-to-a-parent",
    title: "Should I lend my mum or dad money from my savings?",
    ages: ["8-10", "11-13"],
    answer:
      "You may say yes or no, because it’s your money and paying the bills is a job for grown-ups. If it’s a few pounds until Friday, that’s kind. Write down how much and which day. If it’s a lot, or if it happens again and again, ask another grown-up you trust to help. It isn’t your job to keep the family going. If you’ve already lent some, ask at a calm time how it will come back. You could get it in small parts.",
    example:
      "Dad has no change for the parking meter. Eva lends him £4 from her purse. They write “£4, Saturday” on the calendar. On Saturday, he gives it back, and 20p for a sweet.",
    plan: "Before you say yes, ask what it’s for and when it comes back. Put it on the calendar. If the day goes by, say, “I think you still have my £4.”",
    pitfall:
      "Don’t give what you need for lunch or the bus. Don’t hide it from your other grown-ups. If you’re scared to say no, or your savings keep going, tell your gran or a teacher. Childline is free on 0800 1111.",
    page: "/resources/money-words#lend",
  },
  {
    id: "guilty-after-spending",
    title: "Why do I feel guilty when I spend money on myself?",
    ages: ["11-13", "14-16"],
    answer:
      "You may feel guilty because you know that money is hard to earn, and that shows you care. But spending on yourself isn’t wrong. Choose a part that’s just for fun, and then you have your own permission. When it’s gone, it’s gone, and nothing else is touched. If you bought something you don’t need, it’s a lesson and not a crime. If money at home is tight, your £3 of chips didn’t cause it. Talk to somebody if the feeling stays.",
    example:
      "Hana gets £10. She saves £4 and keeps £6 for fun. She buys a £5 poster and feels bad. Then she looks at her list: the savings are done, and £1 is left. She hangs it up and enjoys it.",
    plan: "Write “for fun” on an envelope, and put a sum in it. Spend only from there. After buying, write one line: “I’m glad” or “I’ll skip it next time.”",
    pitfall:
      "Some people feel bad and then never buy what they need. Others hide what they bought. Neither helps. If you worry about every penny, tell a grown-up you trust, or call Childline free on 0800 1111.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "worried-about-money-later",
    title: "Will I have enough money when I grow up?",
    ages: ["11-13", "14-16"],
    answer:
      "Nobody can promise it, but most people find work and get by, and you have years to learn. You don’t need to be rich to be fine. What helps most: learn something useful, save a little, and stay out of costly debt. Pay often starts low and grows. News about prices and homes can sound scary, because calm stories don’t make news. There’s help for people who fall short. If the worry keeps you awake, tell somebody you trust.",
    example:
      "Arlo, 14, thinks he’ll never afford a home. His aunt shows him her first payslip: £11,000 a year. Ten years later, it was £26,000. She shared a flat for six years, and then bought a small one with her partner.",
    plan: "Choose one skill to get better at this month. Save one small sum each week. Ask two adults how they started, and what surprised them.",
    pitfall:
      "Fear makes people easy to catch, so look out for “get rich” courses and tips. And don’t choose a path for money alone. If your thoughts go round and round, Childline is free on 0800 1111, about anything.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "getting-parents-to-say-yes",
    title: "How do I ask my parents to buy me something that I really want?",
    ages: ["8-10", "11-13"],
    answer:
      "Ask once, at a calm time, and bring three things: the price, why you want it, and what you’ll pay yourself. Even a small part from you shows that you mean it. You could also offer it as your birthday present. Listen to the answer and the reason. A no is often about money, safety or too many things, and not about you. Ask what would need to change. Then wait two weeks before you bring it up again.",
    example:
      "Zoe wants roller skates for £36. She says, “I’ve saved £12, and I’d use them at the park on Sundays. Could the rest be my birthday present?” Her dad finds used ones for £20. £20 take away £12 leaves £8, and he pays that.",
    plan: "Look up the price, new and used. Work out your part. Choose a quiet moment, and say it in one minute. Say thank you, whatever the answer is.",
    pitfall:
      "“Everyone has one” and crying in a shop make a no more likely. Asking the other parent after a no causes a row. And if money is tight at home, they may really want to say yes, and can’t.",
    page: "/resources/money-words#negotiation",
  },
  {
    id: "choosing-what-i-spend-on",
    title: "Can my parents stop me from spending my own money?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Yes, while you’re a child, your parents can say no to some things, even with your own money. They have to keep you safe and healthy. So they may say no to an 18-rated game, a pet or a long contract. For smaller things, ask for a sum that you choose freely, such as £3 a week. If you don’t agree, ask for the reason and for a trial. As you get older, the free part can grow.",
    example:
      "Dev wants to spend £25 on game coins. His mum says no. They talk, and make a rule: up to £5 a month is his own choice. Above that, they look at it together. In three months, he asks for £8.",
    plan: "Write down what you’d like to choose by yourself. Suggest a sum and a time to try it. Show that you can keep to it. Then ask for a bit more.",
    pitfall:
      "If you buy it in secret, you lose trust and often the thing. And “it’s my money” doesn’t beat a rule about safety. If you never get to use any of your money, talk to another grown-up you trust.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "family-without-pocket-money",
    title: "What can I do if my family can’t give me pocket money?",
    ages: ["8-10", "11-13"],
    answer:
      "Lots of families don’t give pocket money, and you can still learn to be good with money. Ask to plan something real, such as one tea for £5. You could sell old toys with a grown-up, or do small jobs for a neighbour you know. Save the coins from birthdays. It isn’t a sign that you’re loved less. A family that pays for food and a home first is doing it right. You can ask again in some months.",
    example:
      "Ama gets no pocket money. Her gran lets her plan Friday tea with £6. She finds pasta, sauce, carrots and fruit for £4.70. Gran says she may keep the £1.30. In four weeks, she has £5.",
    plan: "Ask which small shop you may plan. Look for two things that you no longer use. Choose a jar, even if it stays empty for a while. Write down what you learn.",
    pitfall:
      "Don’t make up a sum to impress friends, and don’t ask again each day. If you need money for lunch, the bus or school, tell a teacher, because that’s not a treat.",
    page: "/resources/ways-to-earn",
  },
  {
    id: "small-christmas",
    title: "What do I tell my children if Christmas has to be small?",
    ages: ["parents"],
    answer:
      "Tell them early and simply: “This year, everyone gets one present, and we’ll do a lot together.” Children remember the day more than the pile. Let each one choose a thing that costs little, such as a film night in a den. Agree a limit with grandparents and friends, because they’re often glad too. Say what stays: the tree, the songs and the stories. Community toy appeals can help, and so can your school.",
    example:
      "Mel has £60 for three children. That’s £15 each for one present, and £15 for food treats. They plan four evenings: lights, biscuits, a quiz and a carol walk. In January, her son draws the biscuits.",
    plan: "Choose the sum that you can pay without borrowing. Say your sentence this week. Make a list of free things, and let each child pick two. Ask about toy appeals by the end of November.",
    pitfall:
      "A loan or a card for one day can last until summer. Pay-later offers feel easy in December, so sleep on them. If bills are behind, talk to StepChange or Citizens Advice for free. You’re not alone in this.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
  },
  {
    id: "grants-for-a-new-baby",
    title: "What grants can we get for a new baby?",
    ages: ["parents"],
    answer: `The Sure Start Maternity Grant is ${FAMILY_ANSWER_FACTS.maternityGrant.figure}, once, for a first child. You need Universal Credit or another listed benefit. Scotland has the Best Start Grant instead, for each child, and a free baby box for every family. In the rest of the UK, ask from 11 weeks before the birth until six months after. Claim Child Benefit as well, as soon as you’ve registered the birth. Healthy Start can help with milk and fruit.`,
    example: `Kasia gets Universal Credit, and it’s her first baby. She gets ${FAMILY_ANSWER_FACTS.maternityGrant.figure}. A used cot and a pram cost £90, and nappies for two months £50. That leaves £360 for what comes next.`,
    plan: "Ask your midwife to sign the form. Send it in before the date. Claim Child Benefit online after you register the birth. Tell Universal Credit about the baby straight away.",
    pitfall:
      "After six months, the grant is gone, and you don’t have to pay it back if you get it. Buy the mattress new and the rest used. And don’t buy everything before the birth, because people give a lot.",
    page: "/resources/money-words#benefits",
    facts: ["maternityGrant"],
  },
  {
    id: "child-who-hoards-money",
    title: "What can I do if my child hoards money and is afraid to spend?",
    ages: ["parents"],
    answer:
      "It’s quite common, and gentle practice helps more than pressure. Start with one small thing that your child chooses, with money set aside just for spending. Say aloud that money is for using as well. Ask what they fear might happen. Children often hear worries at home and try to help. If so, tell them that the grown-ups are taking care of the bills. If worry about money spoils sleep, meals or school, talk to your GP or the school.",
    example:
      "Ines, 10, has £94 and won’t buy a £2 ice cream. Her dad makes a “fun” jar with £3 in it. “This one has to be empty by Sunday.” She buys stickers for £2.50 and gives 50p away. Her £94 is still there, and she looks at it, and laughs.",
    plan: "Split new money three ways from today: keep, use, give. Let the “use” part be small and with a date. Spend a little yourself, and say why it was worth it. After four weeks, ask what felt good.",
    pitfall:
      "Don’t call your child mean, and don’t spend their savings to prove a point. Praise for every pound saved can make it worse. And check that the fear isn’t about something else, such as a friend who borrows or takes.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "mum-buys-coffee",
    title: "Why does mum say we can’t afford it but buy coffee every day?",
    ages: ["8-10", "11-13"],
    answer:
      "A coffee is a small cost, and what you asked for may be a big one. Your mum may have a little for herself each week, like pocket money. “We can’t afford it” often means that the money is kept for something else. It’s fine to notice it. Add it up, because small things do grow. Then ask kindly what the family is saving for. A treat can also be what gets a tired grown-up through the day.",
    example:
      "Mum’s coffee is £3, five days a week. That’s £15 a week. Poppy wants trainers for £60, and four weeks of coffee cost £60. They talk. Mum makes coffee at home twice a week, and puts £6 in a jar. In ten weeks, there’s £60.",
    plan: "Pick a calm time. Say, “Can you show me how you choose what we can afford?” Offer to give up something small yourself. Then choose one thing together, and how to save for it.",
    pitfall:
      "“But you buy coffee!” in the queue makes people cross. And you may not see what she goes without. Grown-ups don’t have to explain each pound, so ask once, and listen.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    id: "what-pocket-money-covers",
    title: "What should pocket money have to pay for at each age?",
    ages: ["parents", "11-13"],
    answer:
      "Up to about ten, only extras: sweets, stickers, small toys and a bit to save. From 11, add things with a choice in them, such as snacks out, presents for friends and games. From 14, phone top-ups, going out and some clothes. Parents keep the needs: meals, school, shoes and the bus. Write a list of both sides. If you add a thing to the list, add the money for it as well. That’s how a child learns to plan.",
    example:
      "Aisha, 12, gets £5 and pays for snacks. Now she’ll pay for friends’ presents, too: six a year at £6 makes £36. £36 divided by 52 is about 70p a week. So her parents give £5.70, and from now on she chooses.",
    plan: "Draw two columns: “yours” and “ours”. Put ten things in them together. Price the “yours” column for a month, and see if the pocket money covers it. Look again on each birthday.",
    pitfall:
      "If you still buy the sweets, the list means nothing. But don’t let a child run short of lunch or the bus to learn a lesson. And when money is tight, a list with two things on it is enough.",
    page: "/resources/money-words#pocket-money",
  },
  {
    id: "average-pocket-money",
    title: "What is the average pocket money in the UK?",
    ages: ["8-10", "11-13", "parents"],
    answer: `About ${FAMILY_ANSWER_FACTS.averagePocketMoney.figure} a week was the average in 2025, for children who get it regularly. That’s from one bank’s card, so it isn’t a rule. Younger children usually get less, perhaps £2 or £3, and teenagers more. Many get none, or are paid for jobs. What matters is what it has to pay for. £3 just for sweets is more than £8 that has to cover the bus. So compare lists, and not only sums.`,
    example:
      "Two friends are nine. Ben gets £2, and his mum buys his comics. Zara gets £5 and buys her own comic for £3.50. £5 take away £3.50 is £1.50. So Ben has 50p more to spend as he likes.",
    plan: "Write down what the money has to cover, and the price of each thing. Add it up for a week. Then the two of you can pick a sum that fits your list and your home.",
    pitfall:
      "“Everyone gets £10” is hardly ever true: people tell you the biggest one. An average hides both ends. And a family that gives less doesn’t love less.",
    page: "/resources/money-words#pocket-money",
    facts: ["averagePocketMoney"],
  },
  {
    id: "other-home-gives-more",
    title: "What if my child’s other parent gives far more pocket money?",
    ages: ["parents"],
    answer:
      "You don’t have to match it: a smaller sum that comes every week is worth just as much. Agree between the adults, if you can, who pays for what. A message works better than a talk at the door. If you can’t agree, keep to your own rule at home, and tell your child why without blame. You might ask for a part of the bigger sum to go into savings. What counts is that both homes are kind about it.",
    example:
      "Ella gets £20 in one home and £5 in the other. The adults agree: from the £20, £10 goes into her savings, and £4 pays for her phone. She keeps £6 there and £5 here. In a year, £10 a week makes £520.",
    plan: "Write two lists: what each home pays for. Send it with one sentence: “Could some of it be saved for her?” Tell your child what stays the same with you. Look again in three months.",
    pitfall:
      "Don’t cut your £5 because of their £20: then your child learns that money can go away. Don’t say a word against the other parent. And never ask a child to carry the message or to keep a sum secret.",
    page: "/resources/raising-money-smart-kids#three-talks-that-need-not-become-rows",
  },
  {
    id: "board-from-a-working-teenager",
    title: "Should I charge my working son or daughter board?",
    ages: ["parents"],
    answer:
      "Many parents ask for a share once there’s a full-time wage, often a fifth to a quarter of take-home pay. Others ask for nothing, and want part of it saved. There’s no law about it. An apprentice earns little at first, so begin low, and count travel to work. Say what the money is for: food, power and washing. Check if your Child Benefit or Universal Credit stops or changes, because that alone may decide the sum.",
    example:
      "Kai’s apprenticeship pays £270 a week after tax. His bus is £25, so £245 is left. A fifth of that is £49. They agree on £45, and Kai does his own washing. His mum puts £10 of it aside for his driving lessons.",
    plan: "Sit down with three figures: take-home pay, travel, and what the home costs for each person. Choose a sum, a day and a date to look again. Write it in one line. Raise it when the pay goes up.",
    pitfall:
      "Don’t spring it on the first payday, and don’t take so much that nothing can be saved. If you need it for the rent, say so honestly. And the same rule should hold for the next child.",
    page: "/resources/first-pay-first-account#what-you-must-be-paid",
  },
  {
    id: "fun-with-friends-while-saving",
    title: "How can I save up and still have fun with my friends?",
    ages: ["8-10", "11-13"],
    answer:
      "Give fun its own small part of your money, and save the rest first. With £5 a week, you might keep £2 for going out and put £3 away. Then suggest things that cost nothing, such as a film at somebody’s home. You can also join in for a part: meet them after the cinema, or bring your own snack. Tell one friend what you’re saving for. Good friends like to help, and often they’re short of money as well.",
    example:
      "Every Saturday, Mia’s friends go bowling for £7. She saves for a skateboard. She goes once a month, and on the other Saturdays they meet at the park first. Three times £7 is £21 saved in a month.",
    plan: "Write down three free things that your friends really like. Choose one paid thing a month, and put its money in an envelope. When it’s empty, offer one of the free things.",
    pitfall:
      "If you never go, saving feels like a punishment, and you give up. And don’t borrow so that you can keep up. “I’m saving, let’s do the park” is a whole answer.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "turning-the-lights-off",
    title: "How much money does it save to turn the lights off?",
    ages: ["8-10", "11-13"],
    answer:
      "Not very much: a modern LED bulb costs about a penny for four hours. So one forgotten bulb is about £2 to £4 a year. An old-style bulb costs six times more or so. All the lights in a home together may save £10 to £20. Still do it, because it’s easy. But things that make heat matter more: a shorter shower, a lower wash and a closed door in winter. Those can save a family far more.",
    example:
      "A 9-watt bulb burns for five hours. 9 times 5 is 45 watt hours. If 1,000 of them cost 27p, that’s about 1.2p. In a year, it’s about £4.40. Now Omar cuts his shower by four minutes, and that saves his family about £40.",
    plan: "Walk round at bedtime and count what’s on. Pick three things to switch off each evening. Then ask who has the longest shower, and try a timer with a song.",
    pitfall:
      "Don’t sit in the dark, or go cold to save money. It isn’t a child’s job to pay the bills. And prices change, so look at the bill for the cost of one unit.",
    page: "/resources/money-words#bill",
  },
];
