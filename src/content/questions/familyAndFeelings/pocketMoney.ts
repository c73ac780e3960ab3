/** Answers about pocket money, gifts of money, and allowances. */
import { FAMILY_ANSWER_FACTS } from "@/content/resources/facts/factsOfFamilyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const POCKET_MONEY: readonly TaughtAnswer[] = [
  {
    id: "tooth-fairy-money",
    title: "How much does the tooth fairy give for a tooth?",
    ages: ["8-10"],
    answer:
      "There’s no set price for a tooth, and it’s different in every home. One child finds a shiny 50p, and another finds £2 or a little note. It isn’t a mark for your tooth, and it isn’t a mark for you. If there was nothing, tell somebody at home, because it may just be late. They know more about the tooth fairy than we do. You could save half of what you find and enjoy the rest.",
    example:
      "Alfie finds £1 for each tooth, and his friend finds £3. Alfie has lost six teeth, so he’s had £6. He kept 50p of every pound. Six times 50p makes £3, and that’s enough for the bouncy ball he wants.",
    plan: "Put your tooth somewhere safe for the night. In the morning, drop half of what you find into a jar. Then write the amount on a card, and watch it grow with each tooth.",
    pitfall:
      "If you compare, a nice morning can turn into a sad one. You can’t change the amount, but you can choose what to do with it. And don’t pull at a tooth to get money sooner. It will come out in its own time.",
    page: "/resources/money-words#piggy-bank",
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
    id: "family-without-pocket-money",
    title: "What can I do if my family can’t give me pocket money?",
    ages: ["8-10", "11-13"],
    answer:
      "Lots of families don’t give pocket money, and you can still learn to be good with money. Ask to plan something real, such as one tea for £5. You could sell old toys with a grown-up, or do small jobs for a neighbour you know. Save the coins from birthdays. It isn’t a sign that you’re loved less. A family that pays for food and a home first is doing it right. You can ask again in some months.",
    example:
      "Ama gets no pocket money. Her gran lets her plan Friday tea with £6. She finds pasta, sauce, carrots and fruit for £4.70. Gran says she may keep the £1.30. In four weeks, she has £5.20.",
    plan: "Ask which small shop you may plan. Look for two things that you no longer use. Choose a jar, even if it stays empty for a while. Write down what you learn.",
    pitfall:
      "Don’t make up a sum to impress friends, and don’t ask again each day. If you need money for lunch, the bus or school, tell a teacher, because that’s not a treat.",
    page: "/resources/ways-to-earn",
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
    id: "lost-pocket-money",
    title: "What should I do if I’ve lost my pocket money?",
    ages: ["8-10", "11-13"],
    answer:
      "That’s sad, and it happens to nearly everyone. Think where you last had it, and look in every pocket, in your bag and in the places you’ve been since. Ask for lost property at school, in the shop or from the bus company. Tell somebody at home as well. If it was for lunch or the bus, tell a teacher now, and they can help. If it doesn’t turn up, you haven’t done anything bad.",
    example:
      "Ivy can’t find her £3. She last had it at the ice-cream van. She looks in her coat, then in her bag and then in the car. There’s £2 under the seat, but the other £1 has gone. She’s sad for a bit. Then she puts the £2 in a pocket with a zip.",
    plan: "Walk back through your day, one place at a time. Ask for lost property, with a grown-up if you can. Tonight, choose one safe place for your money, and tomorrow take only what you need.",
    pitfall:
      "If you keep it to yourself, the worry gets bigger. So say it early: “I’ve lost my money, and I’m upset.” Don’t search alone after dark. And don’t blame a friend if you’re not sure. If you think somebody took it, tell a grown-up you trust.",
    page: "/resources/sample-chapter#when-money-feels-heavy",
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
];
