/** Answers about saving and goals. */
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const SAVING: readonly TaughtAnswer[] = [
  {
    id: "saving-or-spending",
    title: "Is it better to save my money or to spend it?",
    ages: ["8-10", "11-13"],
    answer:
      "Both are right at their own time. Spending pays for what you need and enjoy now. Saving pays for bigger things, and for surprises. An easy way is to save a part first, before you spend anything. Then you can enjoy the rest without a bad feeling. How big the part is depends on you: one pound in every five is a good start. It’s not bad to spend, and it’s not bad to wait.",
    example:
      "Tom gets £5. He puts £1 in his jar on the same day, and spends the other £4 as he likes. After 12 weeks, he has £12, and he’s had fun every week too.",
    plan: "Choose your part, such as £1. Put it away on the day you get money. Write on the jar what it’s for.",
    pitfall:
      "If you plan to save what’s left at the end, there’s often nothing left. If you never spend at all, you may miss good things. A part for each is easier to keep.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "how-much-to-save",
    title: "How much of my money should I save?",
    ages: ["8-10", "11-13"],
    answer:
      "There’s no right amount, so try £1 out of every £5 and see. Pay for your needs first, such as the bus. Then put your savings away, and spend the rest as you like. After four weeks, look back. If it felt easy, save a bit more. If you kept dipping into it, save a bit less. Saving a little every week beats saving a lot and then giving up.",
    example:
      "Chloe gets £7 a week, and her bus costs £2. That leaves £5. She saves £1, so she still has £4 to spend. After ten weeks, she has £10 in her jar, and she’s had fun every Saturday as well.",
    plan: "Choose an amount that you can keep up for four weeks. On the day your money comes, put it away before you do anything else. After four weeks, decide: save more, save less or carry on as you are.",
    pitfall:
      "Saving nearly everything sounds great, but you may soon get fed up. Then you might spend the lot in one go. Leave some money for fun, because you’re allowed to enjoy it. Steady is better than strict.",
    page: "/resources/money-words#saving-ratio",
  },
  {
    id: "choosing-a-savings-goal",
    title: "How do I choose what to save up for?",
    ages: ["8-10", "11-13"],
    answer:
      "Pick the thing you’d still want in a month. Write down three wishes with their prices, and leave the list for a week. Then cross out any that have gone dull. From the rest, choose one that you’d use a lot and can really reach. For a first goal, a few weeks is better than a year. If you don’t want anything, save for a day out, a present or a surprise. What are you saving for?",
    example:
      "Leo writes down a £60 drone, a £12 football and a £9 slime kit. A week later, the slime looks dull. He saves £2 a week, so the ball would take six weeks and the drone thirty. He starts with the ball.",
    plan: "Make your list of three today. In a week, cross out anything you no longer want. Divide each price by what you save in a week. Then choose the goal with a wait that feels right.",
    pitfall:
      "If you change goals every week, it feels as if you’re getting nowhere. So stick with one until the end, or swap just once. Your coins still count, because they move to the new goal with you.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "saving-very-little-money",
    title: "How can I save when I get very little money?",
    ages: ["8-10", "11-13"],
    answer:
      "Save tiny amounts often, because they add up. Just 20p a week makes £10.40 in a year. Drop it in a jar on the same day each week. Some weeks there may be nothing to put in, and that’s all right. You haven’t failed, so just carry on next time. You can also make your money go further. Borrow books, swap games with a friend or earn a little from a small job.",
    example:
      "Ben gets £1 a week and saves 20p of it. After ten weeks, he has £2. Then he looks after a neighbour’s rabbit and earns £1.50. Now there’s £3.50 in the jar, which is enough for a £3 yo-yo.",
    plan: "Find a jar and write a small goal on it, such as £2. Each week, drop in one coin, even if it’s only 5p. When you reach £2, spend it or set the next goal.",
    pitfall:
      "A huge goal can make small coins feel useless. So start with one that takes a few weeks. And never save money that you need for lunch or the bus. Needs always come first.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "making-saving-fun",
    title: "How do I make saving fun when it gets boring?",
    ages: ["8-10", "11-13"],
    answer:
      "Turn your savings into something you can watch grow. Draw a ladder with a step for every £1, and colour in each step as you go. Stick a picture of your goal at the top. Small steps feel quicker than one big number far away. After every fifth step, do something nice that costs nothing. You could build a den, or choose the film on Friday. You could also race a friend, as long as nobody minds losing.",
    example:
      "Mina saves £2 a week. The skates she wants cost £24, so she needs 12 weeks. She draws 12 wheels and colours one in each Sunday. In week six, half of the wheels are red, and she rings her gran to tell her.",
    plan: "Draw your ladder today, and hang it where you get dressed. Each week, put your coins in first and colour in second. When you’re halfway up, tell somebody who’ll be pleased for you.",
    pitfall:
      "If the goal is too far away, even the best chart gets dull. So split it into smaller goals of a few weeks each. And don’t spend your savings on a reward for saving. Pick a treat that’s free.",
    page: "/short-stories/keeper-of-embers",
  },
  {
    id: "easiest-savings-challenge",
    title: "Which savings challenge is the easiest?",
    ages: ["8-10", "11-13"],
    answer:
      "The easiest is the same small sum each week, such as 20p, because it never gets harder. In a year, 20p makes £10.40. Next comes the coin challenge: each 5p or 10p that you get goes in the jar. The 1p and 52-week challenges start small, but end with big sums. You can turn those round, stop early or use half steps. You can do one with a sister as well. If you run out, make the steps smaller and carry on.",
    example:
      "Jay and his sister do 20p each. In ten weeks, that’s ten times 40p: £4. In week six, Jay has nothing. So they miss one week, and end with £3.60 after ten. They buy a football for £3 and have 60p left.",
    plan: "Choose a sum that you’d hardly miss. Draw ten boxes. Each week, drop it in and colour a box. After ten, decide if you want to go on, or go up by 5p.",
    pitfall:
      "A hard challenge that you stop in week three saves less than an easy one for a year. Don’t borrow to fill a box. And if you share a jar, write down who put in what.",
    page: "/resources/money-words#savings-challenge",
  },
  {
    id: "saving-for-two-things",
    title: "Can I save for two things at once?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, you can save for both at once, or finish one first. If you split your savings, both keep growing, but each one takes longer. If you do one first, you’ll have something to enjoy sooner. If one has a date, such as a birthday, give it the bigger part. Use two jars with labels, or two lines in a notebook. That way, you always know how close you are to each one.",
    example:
      "Nadia saves £3 a week for a £12 game and an £18 jacket. If she saves for the game first, she gets it in week four. The jacket comes in week ten. If she splits the £3 in half, the game takes until week eight. The jacket still comes in week ten.",
    plan: "Write down both prices, and any dates. Decide how much goes to each one every week. Fill two jars on the same day each week, and check after four weeks.",
    pitfall:
      "With four goals, each one grows so slowly that you may lose heart. Keep to two at most. And don’t “borrow” from one jar for the other. It’s easy to forget to pay it back.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "saving-up-by-a-date",
    title: "How do I save up for something by a certain date?",
    ages: ["8-10", "11-13"],
    answer:
      "Take away what you have from the price, then divide by the number of weeks. Say a scooter costs £36, and you already have £12. You need £24 more. With eight weeks to go, that’s £3 a week. If that’s too much, you could allow more time or earn a bit. You could also look for a cheaper one. That isn’t giving up. It’s just changing the plan. What are you saving for?",
    example:
      "Ewa wants £18 for a trip in six weeks. £18 divided by six is £3 a week, but she only gets £2. Six weeks of £2 make £12, so she’d be £6 short. She washes two cars for £3 each, and that fills the gap.",
    plan: "Today, write down the price, the date and how much you have. Count the weeks and do the sum. On the day your money comes, put that week’s part away first. Then tick off the week on a calendar.",
    pitfall:
      "A surprise near the end can spoil a tight plan, so aim to finish a week early. Check the whole price as well, with postage or the bus fare. It’s no fun to be £3 short at the till.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "how-much-by-the-end-of-the-year",
    title: "How much will I have if I save the same sum every week for a year?",
    ages: ["8-10", "11-13"],
    answer:
      "Multiply the sum by 52, because a year has 52 weeks. £1 a week makes £52. £1.50 makes £78, £2 makes £104, and £5 makes £260. For months, multiply by 12: £25 a month is £300 a year. If the year has started, count the weeks that are left and use that number. In a savings account, a bit of interest comes on top. If you miss some weeks, take those away first.",
    example:
      "It’s 1 June, and Lily wants to save £2.50 each week until the end of the year. There are 30 weeks left. 30 times £2.50 is £75. She’ll miss three weeks on holiday, so it’s 27 times £2.50: £67.50.",
    plan: "Write your weekly sum. Do it times 50 in your head first, and then add two more weeks. So £3 is £150 and £6: £156. Put the number on your jar.",
    pitfall:
      "People often use 48 weeks, four times twelve, and get too little. And £50 from a birthday isn’t in that sum, so add it at the end. Write down what you really put in.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "weeks-to-save-for-big-things",
    title: "How long does it take to save for a phone, a bike or a console?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Divide the price by what you save in a week. A used phone for £90 at £3 a week takes 30 weeks. A bike for £120 at £5 takes 24 weeks. A console for £300 at £5 takes 60 weeks, which is over a year. You can make it shorter: buy used, sell an old one, ask for birthday money towards it, or earn a bit. Take off what you have first. Then write the date when you’ll get there.",
    example:
      "Sol wants a £280 console. He has £40 and sells his old one for £60. £280 take away £100 is £180. Gran gives £20, so £160 is left. He saves £4 a week. £160 divided by £4 is 40 weeks.",
    plan: "Write down the price, new and used. Take off what you have, and what you could sell. Divide by your week. Draw one box for each week, and colour one in today.",
    pitfall:
      "Look at the whole cost: a lock and a helmet, a case, or games and a controller. Don’t borrow to be quicker, because you’d pay for longer than you’d wait. And prices often fall when a new model comes.",
    page: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    id: "goal-that-costs-too-much",
    title: "What can I do if the thing I’m saving for costs far too much?",
    ages: ["8-10", "11-13"],
    answer:
      "First do the sum: the price divided by what you save in a week. If it’s over a year, make it smaller. You could buy used, share it with somebody, borrow or rent it for a day, or choose the small version. You can also start with a first step, such as the helmet before the bike. Some wishes are too dear for now, and it’s all right to put them on a later list. That isn’t giving up.",
    example:
      "Ruth wants a horse. It costs thousands, and then more each month. A riding lesson is £24. With £3 a week, she has one in eight weeks. She also helps at the stable on Sundays, for free.",
    plan: "Write down what you like about the thing. Find three ways to get a part of that. Choose one that you can reach in ten weeks. Put the big wish on a “later” page.",
    pitfall:
      "Don’t try to win the money with bets, or with somebody’s trick to double it. And don’t wait for “one day” with nothing to look forward to. Small goals that come true keep you going.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "giving-up-on-a-goal",
    title: "Should I give up on my savings goal or carry on?",
    ages: ["8-10", "11-13"],
    answer:
      "You’re allowed to stop, but find out why first. Perhaps you don’t want the thing any more. If so, choose a new goal, and the money goes with you. Perhaps it just feels far away. If so, split the rest into small steps, such as £2 at a time. The middle is the hardest part for most people. If you took some money out, that isn’t the end. You can start again from today’s number.",
    example:
      "Freya wants a £40 tent. She has £22, and she’s fed up. £40 take away £22 is £18. She draws six steps of £3, and colours in one each week. Six weeks is a lot less than she’d thought.",
    plan: "Count what you have, and take it away from the price. Split the rest into steps of one week each. Try three of them. Then decide again: carry on, change the goal or stop.",
    pitfall:
      "On a bad day, you may want to spend the whole jar on nothing much. Leave it alone until tomorrow. But don’t keep going only because you’ve started. If you really don’t want it now, it’s sensible to change your mind. You’ve still learned how to save.",
    page: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    id: "savings-goal-reached",
    title: "What do I do now that I’ve reached my savings goal?",
    ages: ["8-10", "11-13"],
    answer:
      "Well done: you put money away again and again, and now it’s there. Tell somebody who’ll be pleased for you. Wait one more night, and check that you still want the thing. If you do, buy it and enjoy it. If you don’t, keep the money or choose a new goal. Then write down how many weeks it took, and what helped. You can carry on with a little each week, even before you know what’s next.",
    example:
      "Jude saves £2 a week for a £30 skateboard, and after 15 weeks he has it. He rings his grandad and rolls round the yard. Then he keeps putting in £2. Four weeks later, there’s already £8 for his next wish.",
    plan: "Today, tell one person, and draw a star on your chart. Tomorrow, decide: buy it, keep the money or change the goal. Next week, put in one coin, and write down three new wishes.",
    pitfall:
      "After a big goal, it’s easy to stop, because the jar is empty. So drop in one small coin in the same week. And don’t spend a lot on a treat for saving. A film at home or your favourite tea is a good way to celebrate.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "needing-savings-early",
    title: "What if I need my savings before I reach my goal?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "You may use them, because they’re yours and life happens. First check if it’s a need or just a strong wish. Then take only what it costs, and write down the new total. If it’s in an account, look at the rules: easy access is free, but some accounts take off interest. A Junior ISA normally can’t be opened before 18. Work out your new date, and carry on the next week. You haven’t failed. That’s one of the things that savings are for.",
    example:
      "Owen has £34 for a skateboard. His school bag tears, and he’d like a £14 one now. His mum pays half. £34 take away £7 leaves £27. At £3 a week, he’s just over two weeks later.",
    plan: "Wait one night if you can. Ask at home if it’s something they’d pay for. Take out the exact sum. Write the new date on your chart.",
    pitfall:
      "The second time feels easier than the first. So keep a small jar for surprises apart from your goal. And for lunch, the bus or school things, ask a grown-up before you use your savings.",
    page: "/resources/money-words#withdrawal",
  },
  {
    id: "birthday-or-christmas-money",
    title: "What should I do with my birthday or Christmas money?",
    ages: ["8-10", "11-13"],
    answer:
      "About half for later is a good start, but you choose. With £30, that might be £15 for later, £10 for fun and £5 to give. Split it up before you go near a shop. It was a present, so you’re meant to enjoy it. Spending it all isn’t wrong, but keeping some back gives you a choice later. Put the “later” part away on the same day.",
    example:
      "Zara gets £40 for her birthday. She puts £25 towards a skateboard that costs £45. She spends £12 on a film with a friend, and gives £3 to a cats’ home. £25, £12 and £3 make £40. Now she only needs £20 more for the board.",
    plan: "First, count the money and write down the total. Then leave it alone for three sleeps while you make a wish list. After that, decide how much is for now and how much is for later.",
    pitfall:
      "Birthday money can trickle away in one afternoon, on lots of little things. A week later, you may not remember what they were. So pick one thing you really want, and take only enough money for that.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "saving-for-christmas-presents",
    title: "How do I save up for Christmas presents?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Count the people, choose a sum for each, and divide the total by the weeks that are left. Six people at £3 each is £18. With nine weeks to go, that’s £2 a week. If that’s too much, make some presents or agree on a lower sum. Families can do the same from January, when £5 a month makes £60. Keep it in a jar or a pot of its own. There’s no need to borrow for a present.",
    example:
      "It’s 1 November, and Erin has seven weeks. She has five people and £2 for each, so £10. £10 divided by seven is about £1.43. She puts away £1.50 a week, and has 50p left for ribbon.",
    plan: "Today, write the names and a sum next to each. Do the sum. Put the first part away this week. Buy one present at a time, so that nothing is left for the last day.",
    pitfall:
      "Wrapping, cards and postage cost money as well, so add them. Christmas clubs that aren’t banks may not be covered if they fail. Ask first who holds the money. And it’s fine to say, “Let’s just do cards this year.”",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "saving-with-a-sibling",
    title: "How do I share a savings jar fairly with my brother or sister?",
    ages: ["8-10", "11-13"],
    answer:
      "Agree on the rules before the first coin goes in. Write down what you’re saving for, and how much each of you pays. It can be the same amount, or more from the one who gets more. Both ways are fair if you both say yes. Once a week, count the jar together and note who put in what. Decide now what happens if one of you stops, and how you’ll share the thing.",
    example:
      "Ella gets £6 a week, and Sam gets £3. They want a £36 table-tennis set. Each of them pays in a third of that. It’s £2 from Ella and £1 from Sam, so £3 a week. £36 divided by £3 is twelve weeks. By then, Ella has paid £24 and Sam £12.",
    plan: "Sit down together, and choose one thing with a price. Write your rules on a card: how much, which day, and what happens if somebody stops. Both of you sign it. Then tape it to the jar.",
    pitfall:
      "Trouble often starts with a coin that’s taken out “just for now”. So agree that nothing comes out unless you’re both there. And you can’t cut a scooter in half. Decide who has it on which day, and who keeps it in the end.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "where-to-keep-money",
    title: "Should I keep my money in a jar or in the bank?",
    ages: ["8-10", "11-13"],
    answer:
      "A jar is handy for this month’s money, but a savings account is safer for bigger amounts. Coins in a jar are easy to see, but also easy to spend. Money in an account is harder to spend. It usually earns some interest as well, which is extra money from the bank. A parent or carer normally helps you open one. Wherever your money is, count it once a week. If a jar is all you have, that’s fine.",
    example:
      "Arjun has £65. He keeps £5 in a jar and £60 in a savings account. Say the account pays 3% a year. Then his £60 earns £1.80 in a year. In the jar, it would have earned nothing.",
    plan: "Count your money, and make two piles: one for this month and one for later. Put the first pile in a jar. Ask at home about an account for the second. Then compare two accounts.",
    pitfall:
      "A full jar is easy to dip into, and other people may find it. Don’t show it around or post a picture of it. If somebody takes money from it, talk to a grown-up you trust. You could ask them to look after it for you.",
    page: "/resources/money-words#piggy-bank",
  },
  {
    id: "safe-place-for-money-at-home",
    title: "Where is a safe place to keep money at home?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Keep only a little at home, in one dry place that you and one grown-up know. The rest is safer in a bank, where fire, water and thieves can’t take it. For £20, a tin in a drawer away from windows is fine. Don’t put it in a bin, a coat for the charity shop or an oven. Home insurance may pay for stolen cash, but often only up to a limit. Write down how much is there.",
    example:
      "Leo hides £30 in an old shoe. In spring, his aunt gives the shoes away. The shop can’t find them. Now he keeps £10 in a tin in his desk, and £20 in his account. His mum knows about the tin.",
    plan: "Count what you have at home. Keep what you need for a month. Take the rest to the bank with a grown-up. Tell one person you trust where the tin is.",
    pitfall:
      "A clever place is easy to forget. And don’t tell friends or post a picture. If somebody asks you to hide money for them, don’t. Tell a grown-up you trust today.",
    page: "/resources/money-words#piggy-bank",
  },
  {
    id: "million-and-billion",
    title: "How much is a million pounds, and how much is a billion?",
    ages: ["8-10", "11-13"],
    answer:
      "A million pounds is a thousand times £1,000, and it’s written £1,000,000. A billion is a thousand millions. If you counted £1 each second, a million would take about eleven and a half days, and a billion nearly 32 years. A trillion is a thousand billions. If you saved £10 a week, a million would take over 1,900 years. So people who have a million usually own a home, shares or a business.",
    example:
      "Ravi draws a square for each £1,000. A hundred squares fit on one page, so a page is £100,000. Ten pages make a million pounds. For a billion, he’d need 10,000 pages.",
    plan: "Take a page, and draw ten rows of ten squares. Say that each square is £1,000. Then guess what a car, a boat and a school would cost, and colour in the squares.",
    pitfall:
      "Million and billion sound alike, so people mix them up. Remember that a billion is a thousand times as big. And don’t think that you need a million to be fine. Most people never have that much.",
    page: "/resources/money-words#wealth",
  },
  {
    id: "why-save-if-parents-pay",
    title: "Why should I save if my parents buy me everything?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Because with your own savings, you decide, and you don’t have to ask. You can buy a surprise for somebody, or a thing that others think is silly. You also learn to wait and plan while mistakes are small. One day, nobody will buy it for you, and then you’ll know how. It feels different too: most people take more care of things that they paid for. Start small, with one thing that your parents wouldn’t choose.",
    example:
      "Max gets all he asks for. For Mum’s birthday, he wants to pay himself. He saves £2 a week for seven weeks, and buys a £14 plant. She says it’s her best present, and he waters it.",
    plan: "Choose one thing to pay for by yourself this term. Tell your parents not to buy it. Put a little away each week. Notice how it feels when you get it.",
    pitfall:
      "Don’t show off what you’re given, because others have less. And if you save everything and spend only your parents’ money, you’re not really learning yet. Agree on a few things that are always yours to pay.",
    page: "/resources/money-words#saving",
  },
  {
    id: "penny-and-week-challenges",
    title: "How do the 1p challenge and the 52-week challenge work?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer:
      "In the 1p challenge, you save 1p on day one, 2p on day two, and so on. After 365 days, you have £667.95. In the 52-week one, you save £1 in week one, £2 in week two, and in the end £1,378. Both start small and get hard: in the last week, the pennies come to over £25. So make your own. With 5p steps each week, you end with £68.90. You can go from big to small, or stop after 20 weeks.",
    example:
      "Ines adds 10p more each week for ten weeks: 10p, 20p, 30p, up to £1. That’s 55 times 10p, so £5.50. It’s just enough for a present for her brother.",
    plan: "Choose a step and a number of weeks. Draw a box for each week with its sum. Tick it off on pocket money day. Decide now what you’ll do in a week with no money.",
    pitfall:
      "Don’t start one that’s bigger than your pocket money. If you miss a week, don’t double the next. Just carry on. And December costs a lot, so don’t let the biggest sums fall there.",
    page: "/resources/money-words#savings-challenge",
  },
  {
    id: "saving-for-airpods",
    title: "How do I save up for something all my friends have, like AirPods?",
    ages: ["11-13", "14-16"],
    answer:
      "Start with the price of the one that’s good enough, not the dearest. Used ones from a shop often cost a third less. Then work out your weeks: the price, less what you have, divided by what you save a week. Look for used ones with a warranty. A birthday or a small job can shorten the wait. Lots of people have none, even if it looks otherwise.",
    example:
      "New ones cost £129, and a shop sells tested used ones for £79. Ava has £15 and saves £4 a week. £79 take away £15 is £64. £64 divided by £4 is 16 weeks.",
    plan: "Write down three prices: new, used, and a cheaper make. Choose one. Put the first £4 away today, and mark the weeks on a calendar.",
    pitfall:
      "It’s easy to raise the goal each time a friend gets something. Keep the one you chose. When you get there, you may even be glad that you waited.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "saving-up-with-friends",
    title: "How can my friends and I save up for something together?",
    ages: ["11-13", "14-16"],
    answer:
      "Let each of you keep your own money until the day you buy it. Agree on the price, each one’s part and a date, and write it in your group chat. Then nobody has to hold a big sum for the rest. If something has to be booked, let a parent pay and collect the parts. Say now what happens if somebody drops out. Choose things that you do together, such as a day out. A thing that you’d have to share is harder.",
    example:
      "Four friends want a day at a theme park. The tickets are £30 each, and the train is £8. That’s £38. They have ten weeks, so £3.80 a week each. On Sundays, they post their totals. Two earn a bit more by washing cars.",
    plan: "Choose a plan that the one with the least can pay. Divide the sum by the weeks. Post a tick each week, without the amounts if you like. Book with a grown-up.",
    pitfall:
      "One person with everybody’s cash is a worry for all. It can be lost, spent or blamed. And don’t make anyone explain why they can’t. A cheaper plan with everybody is more fun.",
    page: "/resources/money-words#savings-goal",
  },
  {
    id: "fifty-thirty-twenty",
    title: "What is the 50/30/20 rule, and does it work for pocket money?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "It’s a simple budget: 50% for needs, 30% for wants and 20% for savings. So £10 becomes £5, £3 and £2. It’s made for adults with wages. If your parents pay your needs, change the numbers: perhaps half for fun and half for savings. It’s only a guide, and nobody marks it. In a family with high rent, needs alone may take 70%. What matters is that each pound has a job before the week begins.",
    example:
      "Ellis earns £60 at a weekend job. 50% is £30 for the bus, his phone and lunch. 30% is £18 for fun. 20% is £12 for savings. £30, £18 and £12 make £60.",
    plan: "Write your money for a month. Halve it for needs. Find 10% and double it for savings. The rest is for wants. Try it for four weeks, and change one number.",
    pitfall:
      "People often call a want a need, such as a dearer phone. And if 20% is too much now, 5% is fine. A rule that you keep is better than a rule that sounds good.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "saving-with-round-ups",
    title: "What are round-ups, and do they really help you save?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "A round-up puts your small change into savings each time you pay by card. You pay £2.60, the app takes £3, and 40p goes in your pot. It helps because you hardly notice. If you pay ten times a week and 40p is usual, that’s £4. It only works with a card that offers it, and a parent may have to switch it on. You can do the same with coins: at night, put all your 10p and 20p coins in a jar.",
    example:
      "Tariq buys lunch for £2.85, a bus ticket for £1.50 and a pen for 70p. The round-ups are 15p, 50p and 30p. That’s 95p in one day. With 12 days like that, he has £11.40.",
    plan: "Look in your app for round-ups or spare change. Choose a pot with a name. Try it for a month, and compare it with saving £1 on payday.",
    pitfall:
      "The more you buy, the more it saves, so it can make spending look good. And it can take your last pennies before the bus. Switch it off when you run low. A fixed sum on payday is steadier.",
    page: "/resources/money-words#saving",
  },
  {
    id: "saving-without-thinking",
    title: "How can I save automatically each week or month?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Set up a payment that moves money to savings on the day yours comes in. In a banking app, look for “standing order” or “scheduled transfer”, and choose a sum and a day. Then you can’t forget. Start small, such as £1 a week, so that it never leaves you short. You can stop it or change it when you like. If you get cash, ask at home for two envelopes on payday, with one sealed. The trick is that it happens before you spend.",
    example:
      "Marcus gets £30 on the first of each month. On the same day, £6 moves to his pot. He sees £24 and plans with that. In a year, 12 times £6 is £72, and he’s never had to think about it.",
    plan: "Find out on which day your money comes. Set the transfer for that day. Give the pot a name and a picture. Look after three months, and raise it by £1 if it was easy.",
    pitfall:
      "If it’s set for the day before payday, there may be nothing there. And moving it back each week makes it useless. If you need it back often, the sum is too big.",
    page: "/resources/money-words#standing-order",
  },
  {
    id: "save-or-pay-back-first",
    title: "Should I save money or pay back what I owe first?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Pay back first, but keep a small sum for surprises, such as £10. What you owe a friend or a parent comes before new things, because it’s about trust. With a debt at 20% and savings at 4%, paying it off is worth more. A bit for fun is fine as well. Split what you get, such as half to pay back, a quarter to save and a quarter to spend. Families with bills behind get free advice from MoneyHelper.",
    example:
      "Lola owes her brother £12 and gets £8 a week. She pays back £4, saves £2 and spends £2. After three weeks, she owes nothing, and has £6. Now she saves £4 a week.",
    plan: "Write down who you owe, how much, and if interest is added. Put the one with the most interest at the top. Choose a weekly part, and start on the next payday.",
    pitfall:
      "If you use every last pound to pay back, a flat tyre makes you borrow again. And don’t hide a debt while you save. Say, “I’ve got a plan,” and show it.",
    page: "/resources/money-words#debt",
  },
  {
    id: "size-of-an-emergency-fund",
    title: "How much money should be in my emergency fund?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "For you, £10 to £30 is a fine start: enough for a bus home, a lost book or a burst tyre. For a family, many advisers say three months of needed costs. Any sum is better than none. Start with £1 a week, and stop when you reach your number. Keep it apart from your other savings, where you can get it on the same day. An emergency is something that’s sudden, needed and can’t wait. A sale isn’t one.",
    example:
      "Cody saves £1 a week until he has £20. In March, his bike gets a flat tyre, and the repair is £12. £20 take away £12 leaves £8. He fills it up again in 12 weeks.",
    plan: "List three things that could go wrong for you, and their prices. Take the dearest as your number. Choose a jar or a pot in your app, and write JUST IN CASE on it.",
    pitfall:
      "If it’s in your pocket, it gets spent. If it’s locked for a year, it can’t help you. And you don’t have to pay for the family’s emergencies. That’s a job for the grown-ups.",
    page: "/resources/money-words#emergency-fund",
  },
  {
    id: "enough-saved-for-my-age",
    title: "How much money should I have saved by 13, 16 or 18?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "There’s no right amount at any age, and many teenagers have nothing saved. At 13, £20 for surprises is good. At 16, a month of your own costs is useful, such as £50. At 18, a few hundred pounds helps with a move or a course. These are ideas, not marks. It depends on what you get, and what your family can do. The habit counts more than the sum. Don’t compare with people online, because you can’t check what they say.",
    example:
      "Two friends are 16. Ash has £400, most of it from his gran. Bo has £60, saved from her own pay at £5 a month. Bo has the stronger habit. In two years at £10 a month, she adds £240.",
    plan: "Write down what you have today. Choose the next round number above it. Divide the gap by the weeks to your birthday. Put that away each week.",
    pitfall:
      "If you feel late, you may want to catch up fast. That’s when risky tips look good. Slow is fine. And money that you needed for food or school was well used, not wasted.",
    page: "/resources/money-words#habit",
  },
  {
    id: "splitting-first-wages",
    title: "What should I do with my first wages?",
    ages: ["14-16"],
    answer:
      "Well earned! A good way is to split it on the day it comes. You could save half for something you’ve chosen, put a fifth aside for surprises, and spend the rest as you like. If you need things such as a bus pass, take them off first. Keep the savings in an account, where they earn a little interest. The numbers are yours to change.",
    example:
      "Of £300, Theo saves £150 for driving lessons, puts £60 aside for surprises, gives £15 to a food bank, and spends £75. £150 and £60 and £15 and £75 make £300.",
    plan: "Choose three parts and a sum for each. Move the savings on pay day, before you buy anything. Look again after a month.",
    pitfall:
      "A first pay feels huge, and a week later, it’s gone. Don’t lend it out because others know you’ve been paid. You don’t have to tell anyone the sum.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "child-who-wont-save",
    title: "How can I get my child interested in saving money?",
    ages: ["parents"],
    answer:
      "Saving is dull until there’s something to save for, so don’t force it. Start with a wish. Ask what your child would love to have or do in about three weeks. Keep it small: a near goal that comes true beats a far one that doesn’t. Find out the price together, and draw a strip with one box for each pound. Colour in the boxes as the money grows. When the strip is full, let your child spend it all.",
    example:
      "Callum is nine and has never saved. “What would you love to do?” asks his aunt. He’d like to take a friend swimming, and that costs £6. He gets £3 a week, so he puts £2 in a jar. After three weeks, there’s £6. On the way home from the pool, he’s already planning the next one.",
    plan: "Tonight, find a wish that takes about three weeks of saving. Draw the strip, and hang it where your child will see it. On pocket money day, put the savings in first. When it’s full, go and buy the thing together within a day or two.",
    pitfall:
      "If a grown-up picks the goal, it soon feels like homework. University can wait, so let the first goal be your child’s own. If you borrow from the jar, ask first, and pay it back on the day you promised. And if they change their mind once, that’s part of learning.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "saving-with-a-five-year-old",
    title: "How do I teach a 4 or 5-year-old to save?",
    ages: ["parents"],
    answer:
      "Use a clear jar, a few coins and a wish that’s three or four days away. Small children can’t picture a month, but they can see a jar fill up. Let them put in each coin and count aloud. Then go to a shop, and let them hand over the money. 50p for a sticker sheet is enough. Play shop at home, with real pennies. Waiting is the skill, so praise that: “You waited two whole days!” Keep it to five minutes.",
    example:
      "Noah gets 10p a day for five days. Each evening, he drops it in. On Friday, he counts to five tens. That’s 50p. He buys a bouncy ball, and bounces it all the way home.",
    plan: "Today, wash a jar, and stick a picture of the wish on it. Choose a coin and a time of day. Buy the thing on the day it’s full. Then start again, with one more day.",
    pitfall:
      "Don’t swap coins for a card, because a small child can’t see what’s gone. Keep coins away from babies, who may swallow them. And if they want to spend it all on day two, let them. That’s how they learn.",
    page: "/resources/money-words#piggy-bank",
  },
];
