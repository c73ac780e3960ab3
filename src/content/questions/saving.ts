/** Answers about saving, goals and budgets. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

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
    id: "junior-isa-from-family",
    title: "What is a Junior ISA, and when can I use the money in it?",
    ages: ["11-13", "14-16"],
    answer:
      "A Junior ISA is an account where savings or investments grow free of tax. A parent or guardian opens it, and others can pay in, such as your gran. The money is yours, but normally you can’t take it out until you’re 18. Other savings accounts may let you use the money sooner. If you were born before 3 January 2011, you may have a Child Trust Fund instead. You can find it for free through GOV.UK.",
    example:
      "Gran pays £5 a month into Mei’s Junior ISA. That makes £60 a year, and £600 in ten years. If it’s savings, interest is added. If it’s invested, it could be worth more than £600, or less.",
    plan: "Ask at home, “Is it savings or an investment, and when can I use it?” Write down the kind of account and where the letters are. Once a year, look at the balance together.",
    pitfall:
      "Don’t plan to spend a Junior ISA at 15, because it normally stays locked until 18. If it’s invested, it can fall as well as rise. And don’t pay anyone to find a Child Trust Fund, because GOV.UK is free.",
    page: "/resources/money-that-grows#risk-and-funds",
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
    id: "junior-isa-or-savings-account",
    title: "Should I choose a Junior ISA or a savings account for my child?",
    ages: ["parents"],
    answer:
      "It depends on when the money is for, so decide that first. A Junior ISA is free of tax, and normally locked until 18. A parent or guardian opens it, and anyone can pay in. At 18, your child can spend it on anything. A children’s savings account often lets you take money out sooner. Shares in an ISA can fall as well as rise, while cash earns interest. You can have both. I explain these things, but I don’t give tips.",
    example:
      "Hana is ten, and her parents save £20 a month for her. She’d like a bike at twelve. So £10 a month goes into a savings account, and that’s £240 in two years. The other £10 goes into a Junior ISA. In eight years, they’ll have paid in £960. Interest or growth comes on top, and shares can fall.",
    plan: "Write down what the money is for, and the year. Look up both kinds on GOV.UK or MoneyHelper. Compare the rate or the charges, when you can get at it, and who decides at 18. Then choose an amount that you can do without.",
    pitfall:
      "If gifts from a parent earn over £100 in interest in a year, the parent may owe tax. That doesn’t apply to a Junior ISA, or to gifts from grandparents. With a Child Trust Fund, a child can’t have a Junior ISA until it’s moved across. And look at any costly debts of your own first.",
    page: "/resources/money-that-grows#risk-and-funds",
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
    id: "premium-bonds",
    title: "What are Premium Bonds, and can children have them?",
    ages: ["8-10", "11-13"],
    answer:
      "Premium Bonds are savings that enter you in a prize draw every month. They come from NS&I, which is backed by the government. There’s no interest, but each £1 has a number that may win. Unlike a bet, you don’t lose what you paid in, and you can take it out again. You may win nothing for years, so rising prices can leave you able to buy less. An adult can buy them for you. A parent or guardian looks after them until you’re 16.",
    example:
      "Gran buys £50 of bonds for Ruby. After a year, Ruby has won nothing, so she still has £50. Say a savings account pays 3% a year. There, she’d have had £51.50. But Ruby might also have won £25 or more, and nobody could know.",
    plan: "Ask at home if you have any bonds, and who looks after them. Together, look for prizes on the official site or app. Then work out what the same money would earn in a savings account.",
    pitfall:
      "A huge prize makes it easy to forget how small the chance is. Some people own bonds for years and win nothing. A message that says you’ve won may be a scam, so don’t tap its link. Other prize savings have rules of their own, so read those first.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "birthday-or-christmas-money",
    title: "What should I do with my birthday or Christmas money?",
    ages: ["8-10", "11-13"],
    answer:
      "Split it up before you go near a shop. Some is for fun now, and some is for something bigger later. You could keep a little for giving as well. With £30, that might be £10 for fun, £15 for later and £5 to give. It was a present, so you’re meant to enjoy it. Spending it all isn’t wrong, but keeping some back gives you a choice later. Put the “later” part away on the same day.",
    example:
      "Zara gets £40 for her birthday. She puts £25 towards a skateboard that costs £45. She spends £12 on a film with a friend, and gives £3 to a cats’ home. £25, £12 and £3 make £40. Now she only needs £20 more for the board.",
    plan: "First, count the money and write down the total. Then leave it alone for three sleeps while you make a wish list. After that, decide how much is for now and how much is for later.",
    pitfall:
      "Birthday money can trickle away in one afternoon, on lots of little things. A week later, you may not remember what they were. So pick one thing you really want, and take only enough money for that.",
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
    id: "saving-for-two-things",
    title: "Can I save for two things at once?",
    ages: ["8-10", "11-13"],
    answer:
      "You can save for both at once, or finish one first. If you split your savings, both keep growing, but each one takes longer. If you do one first, you’ll have something to enjoy sooner. If one has a date, such as a birthday, give it the bigger part. Use two jars with labels, or two lines in a notebook. That way, you always know how close you are to each one.",
    example:
      "Nadia saves £3 a week for a £12 game and an £18 jacket. If she saves for the game first, she gets it in week four. The jacket comes in week ten. If she splits the £3 in half, the game takes until week eight. The jacket still comes in week ten.",
    plan: "Write down both prices, and any dates. Decide how much goes to each one every week. Fill two jars on the same day each week, and check after four weeks.",
    pitfall:
      "With four goals, each one grows so slowly that you may lose heart. Keep to two at most. And don’t “borrow” from one jar for the other. It’s easy to forget to pay it back.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "saving-for-airpods",
    title: "How do I save up for something all my friends have, like AirPods?",
    ages: ["11-13", "14-16"],
    answer:
      "Start with the price of the one that’s good enough, not the dearest. Used or refurbished ones from a shop often cost a third less and come with a warranty. Then work out your weeks: the price, less what you have, divided by what you can save a week. Tell me those three numbers, and I’ll do the sum. A birthday or a small job can shorten it. Lots of people have none, even if it looks otherwise.",
    example:
      "New ones cost £129, and a shop sells tested used ones for £79. Ava has £15 and saves £4 a week. £79 take away £15 is £64. £64 divided by £4 is 16 weeks.",
    plan: "Write down three prices: new, used, and a cheaper make. Choose one. Put the first £4 away today, and mark the weeks on a calendar.",
    pitfall:
      "It’s easy to raise the goal each time a friend gets something. Keep the one you chose. When you get there, you may even be glad that you waited.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "million-and-billion",
    title: "How much is a million pounds, and how much is a billion?",
    ages: ["8-10", "11-13"],
    answer:
      "A million pounds is a thousand times £1,000. It’s written £1,000,000, with six noughts. If you counted £1 each second, day and night, it would take about eleven and a half days. A billion is a thousand millions. Counting that would take nearly 32 years. A trillion is a thousand billions. If you saved £10 a week, a million would take over 1,900 years. So people who have a million usually own a home, shares or a business.",
    example:
      "Ravi draws a square for each £1,000. A hundred squares fit on one page, so a page is £100,000. Ten pages make a million pounds. For a billion, he’d need 10,000 pages.",
    plan: "Take a page, and draw ten rows of ten squares. Say that each square is £1,000. Then guess what a car, a boat and a school would cost, and colour in the squares.",
    pitfall:
      "Million and billion sound alike, so people mix them up. Remember that a billion is a thousand times as big. And don’t think that you need a million to be fine. Most people never have that much.",
    page: "/resources/money-words#wealth",
  },
  {
    id: "keeping-up-with-inflation",
    title: "How can my savings keep up with inflation?",
    ages: ["14-16"],
    answer: `Savings keep up if they grow as fast as prices. If prices rise by 3% and your account pays 2%, you have more pounds, but they buy less. So compare your rate with inflation, which the Office for National Statistics reports each month. The Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. For money you need soon, look for a better rate, even if it doesn’t quite keep up. For the far future, some people invest. That may beat inflation, or lose money.`,
    example:
      "Priya has £500, and the bike she wants costs £500. She waits a year. The price rises by 3%, to £515. At 1% interest, she has £505, so she’s £10 short. At 4%, she’d have £520, with £5 to spare.",
    plan: "Find the rate on your account, and the latest inflation figure. Take the second from the first. If the answer is below zero, compare two other accounts for your age. Check how you get your money out.",
    pitfall:
      "Fear of inflation makes people easy to catch, because “safe and 20%” doesn’t exist. Cash in a jar loses a little each year, and for this month’s money that’s fine. A high rate may be for a short time, or lock your money in. So read how long it lasts.",
    page: "/resources/prices-and-tax#prices-that-rise",
    facts: ["inflationTarget"],
  },
  {
    id: "how-interest-works",
    title: "How does interest on savings work?",
    ages: ["11-13"],
    answer:
      "Interest is extra money that a bank pays you on your savings. It lends some of that money to other people, who pay to borrow it. A rate of 4% a year means £4 for every £100. If you leave the £4 in, it earns a little more next year. It won’t make you rich quickly, but time helps a lot. Real rates go up and down, and some are very low.",
    example:
      "Nina has £50 in an account that pays 4% a year. After one year she gets £2, so she has £52. In the second year she gets £2.08. That’s 8p more, because the £2 has earned something as well.",
    plan: "Find the interest rate for an account, on its page or in its app. Work out a year’s interest: at 3%, £20 earns 60p. Write down the amount and the date, and look again in a year.",
    pitfall:
      "A high rate may only last a few months, so read the details. Prices go up as well. If savings grow by 2% and prices by 3%, your money buys less. And if you borrow, you’re the one who pays interest.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "interest-sums",
    title: "How do I work out interest and compound interest, step by step?",
    ages: ["11-13", "14-16"],
    answer:
      "First find 1%, and then multiply. 1% of £200 is £2, so 4% is four times £2, which is £8. After a year, you have £208. In year two, 4% of £208 is £8.32, so you have £216.32. In year three, you earn about £8.65, and that makes £224.97. This is compound interest, because the interest earns interest as well. Without that, three times £8 would make £24, and you’d have £224. Real rates go up and down.",
    example:
      "Take £60 at 5%. 1% of £60 is 60p, so 5% is five times 60p, which is £3. After a year, that’s £63. In year two, 5% of £63 is £3.15, so it’s £66.15. The extra 15p is the interest on the first £3.",
    plan: "Divide your amount by 100 to find 1%. Multiply that by the rate, and add it to your amount. For the next year, do it again with the new amount.",
    pitfall:
      "In the second year, people often use the first amount again. Use the new one. Check as well if the rate is for a year or for a month. On a debt, 2% a month is far more than 2% a year.",
    page: "/resources/money-that-grows#interest-on-savings",
  },
  {
    id: "isa-at-16",
    title: "What is an ISA, and can I have one at 16?",
    ages: ["14-16"],
    answer:
      "An ISA is an account whose interest or growth isn’t taxed. You can open your own at 18. Until then, there’s the Junior ISA: a parent opens it, anybody can pay in, and the money is yours, but it’s locked until you turn 18. At 16, you can run your Junior ISA yourself. There’s a yearly limit, which has been £9,000 for some years; gov.uk shows today’s. Most people under 18 pay no tax on savings anyway.",
    example:
      "Cara, 16, needs £600 for a laptop next year, so she keeps it in an ordinary account. Her gran’s £25 a month goes in her Junior ISA. 12 times £25 is £300 a year for when she’s 18.",
    plan: "Ask at home if you have a Junior ISA. Look up what it pays, and what an easy savings account pays. Put money for the next two years in the second.",
    pitfall:
      "What’s locked stays locked, even for a good reason. And at 18, it’s all yours at once. Make a plan for it before that day.",
    page: "/resources/money-words#savings-account",
  },
  {
    id: "child-trust-fund",
    title: "What is a Child Trust Fund, and how do I find mine?",
    ages: ["14-16"],
    answer: `It’s an account that the government started with ${ANSWER_FACTS.childTrustFundStart.figure}. It’s for children born from September 2002 and before ${SAVING_FACTS.childTrustFund.figure}. So look at your birthday: you may well have one. Nobody can take money out until you’re 18, not even your parents. You can find yours for free on gov.uk from the age of ${SAVING_FACTS.juniorIsaAge.figure}, with your National Insurance number. Before that, a parent can ask. It may have grown to much more.`,
    example:
      "Aidan’s fund started with £250. Nobody paid in. After 16 years, it’s £600. He leaves it, and moves it to an ISA when he turns 18, in the month before he’d have spent it.",
    plan: "Ask at home for an old letter. If there’s none, use “Find a Child Trust Fund” on gov.uk with a grown-up. Write down who holds it.",
    pitfall:
      "Some firms charge a big share to find it for you. You don’t need them, because gov.uk costs nothing. And decide before 18, not on the day.",
    page: "/resources/money-words#savings-account",
    facts: ["childTrustFundStart", "childTrustFund", "juniorIsaAge"],
  },
];
