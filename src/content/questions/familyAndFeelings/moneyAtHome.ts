/** Answers about money in a family, for its children and its parents. */
import { FAMILY_ANSWER_FACTS } from "@/content/resources/facts/factsOfFamilyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const MONEY_AT_HOME: readonly TaughtAnswer[] = [
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
    id: "turning-the-lights-off",
    title: "How much money does it save to turn the lights off?",
    ages: ["8-10", "11-13"],
    answer:
      "Not very much: a modern LED bulb costs about a penny for four hours. So one forgotten bulb is about £2 to £5 a year. An old-style bulb costs six times more or so. All the lights in a home together may save £10 to £20. Still do it, because it’s easy. But things that make heat matter more: a shorter shower, a lower wash and a closed door in winter. Those can save a family far more.",
    example:
      "A 9-watt bulb burns for five hours. 9 times 5 is 45 watt hours. If 1,000 of them cost 27p, that’s about 1.2p. In a year, it’s about £4.40. Now Omar cuts his shower by four minutes, and that saves his family about £40 a year.",
    plan: "Walk round at bedtime and count what’s on. Pick three things to switch off each evening. Then ask who has the longest shower, and try a timer with a song.",
    pitfall:
      "Don’t sit in the dark, or go cold to save money. It isn’t a child’s job to pay the bills. And prices change, so look at the bill for the cost of one unit.",
    page: "/resources/money-words#bill",
  },
  {
    id: "helping-mum-with-money",
    title: "How can I help my mum or dad when we have to be careful with money?",
    ages: ["8-10", "11-13"],
    answer:
      "You can help without money: switch lights off, eat up what’s there, and take care of your things. You could compare prices in the shop, or cook a cheap meal together. It’s kind of you, and you don’t owe anything. Looking after you is a grown-up’s job, and most are glad to do it. Say so before something runs out. A thank-you also means a lot.",
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
    id: "cost-of-a-child",
    title: "How much does it cost to bring up a child or have a baby?",
    ages: ["8-10", "11-13"],
    answer: `Bringing up a child to 18 costs about ${FAMILY_ANSWER_FACTS.costOfChild.figure}, says a charity, with housing and childcare. But nobody gets one big bill. It’s spread over all those years. It pays for food, clothes, a room, trips and somebody to mind the child. Each family spends a different sum. Prams, cots and clothes are often lent or passed on. And you’re a person, not a bill. Looking after you is what your grown-ups chose, and you don’t owe it back.`,
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
      "First, the person’s money pays for the funeral and anything they owed. The rest goes to the people in their will, and it’s called an inheritance. A will is a paper that says who gets what. If there isn’t one, the law decides, and the rules differ across the UK. The bank usually freezes the account until it’s all sorted out. A family doesn’t usually have to pay the debts itself. If you miss somebody, that’s hard. You can talk to a grown-up you trust.",
    example:
      "Mrs Lane leaves £9,000. The funeral costs £4,000, and she still owed £200 for gas. That leaves £4,800, which her will shares between two grandchildren. Each one gets £2,400. If they’re still young, a grown-up looks after it for them.",
    plan: "Wait for a calm moment, and ask a grown-up what will happen next. Say if you’d love to keep something small, such as a photo. Ask anything you like, because no question is silly.",
    pitfall:
      "Without a will, things may not go the way the person wanted. Sorting that out is a job for the grown-ups. You may get a message about a lost fortune from somebody you never knew. It’s a scam, so don’t reply.",
    page: "/resources/money-words#net-worth",
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
      "Don’t tell people that a sum is coming, because some will want it. And you never have to pay a fee to “free” an inheritance. A message that says so is a scam.",
    page: "/resources/money-words#wealth",
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
    plan: "Talk alone, on the same day, for five minutes. Agree what’s paid back and by which day. Thank your child for the truth. Look at whether they have any money of their own to choose with.",
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
];
