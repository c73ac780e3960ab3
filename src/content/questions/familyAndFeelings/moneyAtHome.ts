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
      "Not very much: a modern LED bulb costs about a penny for four hours. So one forgotten bulb is about £2 to £4 a year. An old-style bulb costs six times more or so. All the lights in a home together may save £10 to £20. Still do it, because it’s easy. But things that make heat matter more: a shorter shower, a lower wash and a closed door in winter. Those can save a family far more.",
    example:
      "A 9-watt bulb burns for five hours. 9 times 5 is 45 watt hours. If 1,000 of them cost 27p, that’s about 1.2p. In a year, it’s about £4.40. Now Omar cuts his shower by four minutes, and that saves his family about £40.",
    plan: "Walk round at bedtime and count what’s on. Pick three things to switch off each evening. Then ask who has the longest shower, and try a timer with a song.",
    pitfall:
      "Don’t sit in the dark, or go cold to save money. It isn’t a child’s job to pay the bills. And prices change, so look at the bill for the cost of one unit.",
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
      "Don’t tell people that a sum is coming, because some will want it. And nobody has to pay a fee to “free” an inheritance. A message that says so is a scam.",
    page: "/resources/money-words#wealth",
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
    id: "holiday-we-cannot-afford",
    title: "What do I say to my child when we can’t afford a trip or holiday?",
    ages: ["parents"],
    answer:
      "Say it early, calmly and in one sentence: “This year, our money is for other things, so we’ll stay at home.” Then say what stays the same: that you’re all right, and that it’s nobody’s fault. Let your child be sad for a moment. Next, let them choose something real, such as a tent in the garden or a day by bus. For a school trip, ask the office in private: many have a fund.",
    example:
      "Priya tells her son, “No plane this year. We have £60 for the week, and you choose two of the days.” He picks swimming for £12 and chips on the beach for £18. £30 is left for rain.",
    plan: "Choose a calm moment, and your one sentence. Name what stays the same. Offer two or three choices that you can really pay for.",
    pitfall:
      "Don’t give a child the whole sum, or promise “next year” if you don’t know. A vague no worries them more than a clear one. If it’s more than a holiday, Citizens Advice is free. In Northern Ireland, it’s Advice NI.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
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
  {
    id: "child-benefit-after-16",
    title: "Who gets Child Benefit, and when does it stop?",
    ages: ["parents"],
    answer: `You can get Child Benefit if you’re responsible for a child. It’s now ${FAMILY_ANSWER_FACTS.childBenefitFirst.figure} a week for the eldest and ${FAMILY_ANSWER_FACTS.childBenefitOther.figure} for each other child. It stops on ${FAMILY_ANSWER_FACTS.childBenefitStops.figure} on or after the 16th birthday, or by ${FAMILY_ANSWER_FACTS.childBenefitAge.figure} if they stay in education. For that, tell HMRC that the course or training is approved. One person claims for each child. A levels, T levels and Highers count. University and nearly all apprenticeships don’t.`,
    example:
      "Say it’s £27 a week for the eldest and £18 for the next. Leila has two, so she gets £45 a week. In four weeks, that’s £180. Her eldest starts an apprenticeship, and his part stops. Now her daughter counts as the eldest. So Leila gets £27 a week for her.",
    plan: `Look out for the letter in your child’s last year at school. Tell HMRC online or in its app what they plan to do, before ${FAMILY_ANSWER_FACTS.childBenefitStops.figure}. Tell it again if the plan changes.`,
    pitfall: `If you don’t answer, the payments simply stop. If you don’t say that your child has left, you may have to pay money back. The course must be full time, agreed before they turn ${FAMILY_ANSWER_FACTS.childBenefitCourse.figure}, and not part of a job. It also stops if your child gets Universal Credit.`,
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
    answer: `Yes, but you may have to pay some or all of it back as tax. That starts when one of you has an income above ${FAMILY_ANSWER_FACTS.benefitChargeFrom.figure} a year. You pay back 1% of the benefit for every ${FAMILY_ANSWER_FACTS.benefitChargeStep.figure} above that. From ${FAMILY_ANSWER_FACTS.benefitChargeAll.figure}, you pay back all of it. Only the higher income counts, not both together. Paying into a pension, or Gift Aid, can bring that down. You can also claim but not take the payments. That can still protect a State Pension.`,
    example: `Reza’s income is £6,000 above the line. £6,000 divided by ${FAMILY_ANSWER_FACTS.benefitChargeStep.figure} is 30, so he pays back 30%. Say the family gets £1,400 a year. 30% of £1,400 is £420. £1,400 take away £420 leaves £980 for the family.`,
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
    answer: `In England, Wales and Northern Ireland, your child has to apply for PIP at ${FAMILY_ANSWER_FACTS.pipAge.figure}, because DLA ends. It isn’t automatic. A letter comes, with a date. If you apply by then, DLA goes on until the decision. In Scotland, Child Disability Payment can go on until ${FAMILY_ANSWER_FACTS.scotlandDisabilityAge.figure}, and Adult Disability Payment needs a claim before then. From ${FAMILY_ANSWER_FACTS.pipAge.figure}, the money is normally paid to your child. If they can’t manage that, you can ask to be their appointee and receive it for them.`,
    example:
      "Ewa’s son, Kuba, likes shopping, but official letters frighten him. She becomes his appointee. Each month, they share out £80 of the money together: £40 for taxis, £25 for his club, and £15 that he chooses. She keeps a list, because it’s his money and not hers.",
    plan: "From 15, keep a diary of the help your child needs, on good days and bad ones. Answer the letter by its date. Ask a free adviser, such as Citizens Advice or the charity Contact, to look through the form with you.",
    pitfall:
      "If you’re the appointee for DLA, that doesn’t carry over by itself, so ask again. PIP has other questions than DLA, and old answers may not fit. If the decision seems wrong, you can have it looked at again, but there’s a time limit. Rules are under review, so check GOV.UK, nidirect or mygov.scot.",
    page: "/resources/money-words#benefits",
    facts: ["pipAge", "scotlandDisabilityAge"],
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
    pitfall: `It normally goes on until 16, or up to ${FAMILY_ANSWER_FACTS.childBenefitAge.figure} in school or college. A promise by phone is easily forgotten, so write it down. The service can collect the money for you, but then takes a fee from both. And leave the child out of it: no messages about payments, and no blame when one is late.`,
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
];
