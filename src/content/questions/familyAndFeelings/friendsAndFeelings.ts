/** Answers about money among friends, and how it feels. */
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const FRIENDS_AND_FEELINGS: readonly TaughtAnswer[] = [
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
    id: "second-hand-and-free-meals",
    title: "Should I feel ashamed of second-hand clothes or free school meals?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "No. Lots of children have both, and they say nothing bad about you or your family. Free meals are a right, like the library. Used clothes save money, and good ones last for years. In most schools, nobody can see who pays for lunch. If somebody asks, one calm line is enough: “I like this coat.” You don’t have to explain more. If people tease you, that’s bullying, and a teacher can stop it. You can also call Childline free on 0800 1111.",
    example:
      "Kofi’s blazer has another name in it. His gran sews his own name over it. A boy laughs. Kofi says, “It was £6 and it fits.” Then he asks who’s playing football. By lunch, it’s forgotten.",
    plan: "Choose one line, and say it at home until it feels easy. Make the thing your own, with a badge or a new button. Tell one person you trust how it feels.",
    pitfall:
      "Don’t skip lunch so that others don’t see, because your body needs it. And don’t make up stories about shops or prices. You’d have to keep them going. If the school shows who has free meals, a parent can ask the office to change that.",
    page: "/resources/money-words#second-hand",
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
];
