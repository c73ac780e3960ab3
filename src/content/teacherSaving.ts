/** The guide's answers about saving, spending and pocket money. People and prices are examples; every sum is right. */
import { WORK_FACTS } from "./factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_SAVING: readonly TeacherAnswer[] = [
  {
    name: "Birthday or Christmas money",
    asks: [
      "what should i do with my birthday money",
      "i got £30 for my birthday what should i do with it",
      "what to do with christmas money",
      "nan gave me £20 should i spend it or save it",
      "i got loads of money for eid what now",
      "how should i split my birthday money",
      "got £50 for xmas and dont know what to do",
      "what should i spend my bday money on",
      "is it ok to spend all my birthday money",
    ],
    answer:
      "Split it into parts before you go near a shop. One part is for fun now, and one is for something bigger later. You can keep a little for giving as well. With £30, that might be £10, £15 and £5. It was a present, so enjoying some of it is part of the plan. Put the “later” part away on the same day. What is the biggest wish on your list?",
    example:
      "Zara gets £40 for her birthday. She puts £25 towards a skateboard that costs £45. A film with a friend costs £12, and £3 goes to a cats’ home. £25, £12 and £3 make £40. Now she needs only £20 more for the board.",
    plan: "First, count the money and write down the total. Then leave it alone for three sleeps while you make a wish list. After that, choose a part for now and a part for later.",
    pitfall:
      "Birthday money can trickle away on lots of little things in one afternoon. A week later, you may not remember what they were. So pick one thing that you really want. Take only that much money with you.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "Wait or buy now",
    asks: [
      "should i buy it now or wait",
      "i really want it now what should i do",
      "should i wait before i buy something",
      "i have £15 and want a football should i get it",
      "how do i stop buying stuff straight away",
      "should i buy this or save",
      "its in the shop right now and i want it",
      "is it better to wait or just get it",
      "i want it so bad but im not sure",
    ],
    answer:
      "Wait, unless you planned for it or truly need it now. Give a small thing one night, and a big thing a week. Write down its name and its price, and walk away. If you still want it and can pay for it, enjoy it. If the wish has gone, your money is still yours. Now and then something sells out, but another one usually comes along. What are you thinking of buying?",
    example:
      "Bilal has £15, and he sees a cap for £14. He writes it down and waits a week. By then, he would rather have swimming goggles for £9. He buys those instead, and £15 take away £9 leaves him £6.",
    plan: "Write the thing on a wish list, with its price and today’s date. Wait for one night, or a week if it costs a lot. Then read the list again and choose: yes, no or not yet.",
    pitfall:
      "A clock on the screen or “only two left” makes your heart race. That is what it’s for. Close the page and do something else for ten minutes. If you still think about it tomorrow, that’s a better sign than today’s rush.",
    path: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    name: "Saving up by a date",
    asks: [
      "how do i save up for a scooter by summer",
      "how much do i need to save each week",
      "i want to buy something in 8 weeks how do i save for it",
      "how long will it take to save £50",
      "need £40 before christmas how",
      "how can i save up for my holiday",
      "how to save up for a ps5",
      "i want a new phone how do i save for it",
      "help me make a savings plan",
      "saving for a bike how many weeks",
    ],
    answer:
      "Take what you have from the price, then divide by the weeks you have. Say a scooter costs £36, and you already have £12. You need £24 more. With eight weeks to go, that is £3 a week. If that is too much, you could move the date or earn a bit. Or you could look for a cheaper one. That isn’t giving up: it’s how a plan bends. What are you saving for?",
    example:
      "Ewa wants £18 for a trip in six weeks. £18 divided by six is £3 a week, but she gets only £2. Six weeks of £2 make £12, so she is £6 short. She washes two cars for £3 each, and now it works.",
    plan: "Today, write down the price, the date and what you have. Count the weeks and do the sum. On the day your money comes, put that week’s part away first. Then tick off the week on a calendar.",
    pitfall:
      "A surprise near the end can spoil a tight plan. So aim to finish one week early. Also check the whole price, with postage or the bus fare. It’s no fun to be £3 short at the till.",
    path: "/resources/money-words#savings-goal",
  },
  {
    name: "Saving very little money",
    asks: [
      "how can i save when i only get £1 a week",
      "i hardly get any money how do i save",
      "how do you save with no pocket money",
      "i only get 50p is it worth saving",
      "we dont have much money can i still save",
      "i dont get much so whats the point of saving",
      "how to save if ur skint",
      "my pocket money is tiny how do i save",
    ],
    answer:
      "Save tiny amounts often, because they add up. Putting away 20p a week makes £10.40 in a year. Drop it in a jar on the same day each week. Some weeks there may be nothing to put in, and that’s all right. You haven’t failed, so just carry on next time. You can also make what you have go further. Borrow books, swap games with a friend, or do a small job for somebody. Which small coin could you start with?",
    example:
      "Ben gets £1 a week and saves 20p of it. After ten weeks, he has £2. Then he helps a neighbour with a rabbit for £1.50. Now there is £3.50 in the jar, and a yo-yo costs £3.",
    plan: "Find a jar and write a small goal on it, such as £2. Each week, drop in one coin, even if it’s 5p. When you reach £2, choose: use it, or set the next goal.",
    pitfall:
      "A very big goal can make small coins feel useless. So start with a goal that takes a few weeks. And never save the money that you need for lunch or the bus. Needs come first, always.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "How much to save",
    asks: [
      "how much of my money should i save",
      "how much should i save each week",
      "what percent of my money should i save",
      "i get £5 how much do i save",
      "should i save half my pocket money",
      "should i save all my money",
      "how much savings should a kid have",
      "whats a good amount to save at 13",
    ],
    answer:
      "There is no right amount, so try £1 out of every £5 and see. Pay for your needs first, such as the bus. Then put your saving away, and spend the rest as you like. After four weeks, look back. If it felt easy, save a bit more. If you kept taking it out, save a bit less. A small amount that you keep up beats a big one that you stop. How much comes in each week?",
    example:
      "Chloe gets £7 a week, and her bus costs £2. That leaves £5. She saves £1, so she still has £4 to spend. After ten weeks, there is £10 in her jar. She had fun every Saturday as well.",
    plan: "Choose an amount that you can keep up for four weeks. On the day your money comes, move it before you do anything else. After the four weeks, decide whether to make it bigger, smaller or leave it.",
    pitfall:
      "Saving nearly everything sounds great, but it can make you fed up. Then you may spend the lot in one go. Leave some money for fun, because enjoying it is allowed. Steady is better than strict.",
    path: "/resources/money-words#saving-ratio",
  },
  {
    name: "Spending it all",
    asks: [
      "i keep spending all my money",
      "why cant i save i spend it straight away",
      "my money is always gone by sunday",
      "how do i stop spending so much",
      "im rubbish at saving",
      "i cant stop buying stuff",
      "as soon as i get money i spend it",
      "every time i save i end up spending it",
      "how to stop wasting money on sweets and games",
    ],
    answer:
      "Put some away the moment you get it, before you can spend it. That’s easier than being strong in a shop. It doesn’t mean that you’re bad with money. Shops and games are made to tempt us. Keep your savings somewhere awkward, such as a jar on a high shelf. If you aren’t buying anything, leave your money at home. Then spend what’s left without feeling bad. Where does most of it go?",
    example:
      "Jay gets £5 on Saturday, and by Sunday it’s gone. Now he puts £2 into a taped-up jar first. That leaves £3 to take out. He can still buy his £2.50 magazine. After six weeks, the jar holds £12.",
    plan: "For one week, write down everything you buy. Then circle the thing you could most easily do without. Next time you get money, put its price in a jar first.",
    pitfall:
      "A rule such as “I’ll never buy sweets again” rarely lasts. After one slip, it’s easy to give up. So plan a small treat each week. If you do slip, just start again when your next money comes.",
    path: "/resources/money-words#impulse-buy",
  },
  {
    name: "Making saving fun",
    asks: [
      "saving is so boring",
      "how do i make saving fun",
      "i get bored of saving and give up",
      "saving takes ages",
      "how can i stay motivated to save",
      "any fun ways to save money",
      "i lose interest in saving after a week",
      "money saving games or challenges for kids",
    ],
    answer:
      "Turn your savings into something that you can see grow. Draw a ladder with a step for every £1, and colour each one in. Stick a picture of your goal at the top. Small steps feel quicker than one big number far away. After every fifth step, do something nice that costs nothing. You could build a den, or choose the film on Friday. You can also race a friend, as long as nobody minds losing. What picture would go at the top?",
    example:
      "Mina saves £2 a week. Her skates cost £24, so she needs 12 weeks. She draws 12 wheels and colours one in each Sunday. In week six, half of the wheels are red. She rings her gran to show her.",
    plan: "Draw your ladder today, and hang it where you get dressed. Each week, add your coins first and colour in second. When you are halfway up, tell somebody who will be glad with you.",
    pitfall:
      "If the goal is too far away, the best chart gets dull. So split it into small goals of a few weeks each. And don’t spend your savings on a treat for saving. Pick one that is free.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    name: "Where to keep money",
    asks: [
      "where should i keep my money",
      "is it better to keep money in a jar or a bank",
      "should i put my savings in the bank",
      "whats the safest place for my money",
      "piggy bank or bank account",
      "i have £80 in my room is that ok",
      "my brother keeps taking money from my jar where can i put it",
      "do i need a bank account to save",
      "is it ok to keep cash at home",
    ],
    answer:
      "A jar is handy for this month’s money. A savings account suits bigger amounts. Coins in a jar are easy to see, but also easy to spend. Money in a savings account is harder to spend. It usually earns some interest as well. A parent or carer normally helps you open one. Anywhere you keep it, count it once a week and write the total down. If a jar is all you have, that’s fine. Is your money for soon or for later?",
    example:
      "Arjun has £65. He keeps £5 in a jar and £60 in a savings account. Say it pays 3% a year. Then £60 earns £1.80 by next year. In the jar, it would have earned nothing.",
    plan: "Count your money, and make two piles: for this month and for later. Put the first pile in a jar. Ask at home about an account for the second pile. Then compare two of them.",
    pitfall:
      "A full jar is easy to dip into, and other people may find it. Don’t show it around or post a picture of it. If somebody takes from it, talk to a grown-up you trust. You could ask them to keep it for you.",
    path: "/resources/money-words#piggy-bank",
  },
  {
    name: "Choosing a savings goal",
    asks: [
      "what should i save for",
      "how do i choose a savings goal",
      "i dont know what to save up for",
      "whats a good thing to save for",
      "i have money but nothing to save for",
      "should i save even if i dont want anything",
      "i keep changing my mind what to save for",
      "give me ideas for a savings goal",
    ],
    answer:
      "Pick the thing that you would still want in a month. Write down three wishes with their prices, and leave the list for a week. Then cross out any that have gone dull. From the rest, choose one that you would use often and can reach. For a first goal, a few weeks is better than a year. It could also be a day out, a present or a jar for surprises. What is first on your list?",
    example:
      "Leo writes down a £60 drone, a £12 football and a £9 slime kit. A week later, the slime looks dull. He saves £2 a week. So the ball takes six weeks, and the drone takes thirty. He starts with the ball.",
    plan: "Make your list of three today. In a week, cross out what you no longer want. Divide each price by what you save in a week. Then choose the goal with the wait that feels right.",
    pitfall:
      "If you swap goals every week, it feels as if you never get anywhere. So stay with one until the end, or swap once at most. Your coins still count, because they move to the new goal with you.",
    path: "/resources/money-words#savings-goal",
  },
  {
    name: "Saving for two things",
    asks: [
      "can i save for two things at once",
      "i want a game and a jacket how do i save for both",
      "should i save for one thing or two",
      "im saving for 2 things which one first",
      "how do i split my savings between things",
      "i want to save for a present and something for me",
      "two goals not enough money",
      "how to save for more than one thing",
    ],
    answer:
      "You can share your savings between both, or finish one first. Sharing keeps both growing, but each takes longer. With one first, you have something to enjoy sooner. If one has a date, such as a birthday, give it the bigger part. Use two jars with labels, or two lines in a notebook. That way, you always know how far each one is. Which of the two matters more to you?",
    example:
      "Nadia saves £3 a week for a £12 game and an £18 jacket. If she saves for the game first, she gets it in week four. The jacket comes in week ten. If she halves the £3, the game takes until week eight.",
    plan: "Write down both prices, and both dates if there are any. Decide what goes to each one every week. Fill two jars on the same day each week, and check after four weeks.",
    pitfall:
      "With four goals, each one grows so slowly that you may lose heart. Keep to two at most. And don’t “borrow” from one jar for the other. It’s easy to forget to pay it back.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "Need or want",
    asks: [
      "is a phone a need or a want",
      "do i need new trainers or just want them",
      "are shoes a need or a want",
      "is a game a need",
      "how do i know if i need something",
      "whats the difference between needs and wants",
      "my mum says i dont need it but i do",
      "do i really need a new phone",
      "i need airpods",
      "is wifi a need or want",
    ],
    answer:
      "One thing can be both, so look for the need inside it. Imagine a whole month without it. If you’d end up cold, ill, unsafe or behind at school, it’s a need. If you’d just be a bit fed up, it’s a want. Shoes that fit are a need, but the logo is a want. A phone to get home safely may be a need. The newest phone is a want. Wants are fine once your needs are met. Which thing are you wondering about?",
    example:
      "Rhys’s trainers are too small. A plain pair costs £22, and the pair he loves costs £50. Both fit. So the need costs £22, and the want costs another £28. Now he can ask himself if the logo is worth £28.",
    plan: "Write down the thing, and try the month test on it. If there’s a need inside, find the lowest price that does the job. Take that from the full price. What is left is the price of the want.",
    pitfall:
      "“I need it” slips out easily when you want something a lot. Other people’s needs can also look like wants. Some children need a phone because they help to look after somebody. So judge only your own list.",
    path: "/resources/sample-chapter#the-shoes-with-lights",
  },
  {
    name: "Is it worth it",
    asks: [
      "is it worth it",
      "how do i know if something is worth the money",
      "is it worth buying expensive trainers",
      "should i buy the cheap one or the expensive one",
      "is a £60 game worth it",
      "is a £60 coat a waste of money",
      "are expensive things better",
      "how to tell if its good value",
      "what is price per use",
      "is it dumb to spend £40 on headphones",
    ],
    answer:
      "To find out, divide the price by how often you’ll use it. A £20 ball that you kick 40 times costs 50p a go. A £6 toy that you use twice costs £3 a go. So the dearer thing can be better value, but not always. Be honest about the number. Then think what else that money could do. A day you’ll remember for years can be worth it too. How often would you use yours?",
    example:
      "Amy likes two bags. One costs £8 and may last 40 school days, so each day costs 20p. The other costs £19 and may last 190 days. That’s 10p a day. If she has only £8 now, the first bag is fine.",
    plan: "Write down the price. Guess how often you’ll use the thing in a year, then halve your guess. Divide the price by that number. If the answer still feels fair, it may well be worth it.",
    pitfall:
      "We all guess too high when we’re excited. Think of the last thing you wanted that much. Count how often you used it. A high price is no proof that something is good. Look at how it’s made.",
    path: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    name: "Comparing prices and packs",
    asks: [
      "is the bigger pack cheaper",
      "how do i compare prices",
      "big bottle or small bottle which is better value",
      "is a multipack always cheaper",
      "how do i know which one is the best deal",
      "300g for £1.50 or 500g for £2",
      "is 3 for 2 a good deal",
      "how to find things cheaper",
      "whats a unit price",
    ],
    answer:
      "Work out what the same amount costs in each pack. Take 300 grams for £1.50 and 500 grams for £2. For 100 grams, you pay 50p or 40p. Here the big pack wins, but that isn’t always so. In many shops, the shelf label does this sum in tiny print. A big pack is only a bargain if you use it all. For other things, check the price in two more places. What are you comparing?",
    example:
      "Four drinks cost £2, so each one costs 50p. A pack of ten costs £5.50, which is 55p each. The big pack looks like the better deal, but it’s dearer. Ali only wants four drinks, so he keeps £3.50.",
    plan: "Find the small print on the shelf label. Check that both labels use the same amount. If they don’t, divide each price by its number of pieces. Then ask yourself if you’ll use it all.",
    pitfall:
      "“Three for two” pulls you to buy three when you came for one. You pay for two, so you spend more than you planned. If you only need one, one is the cheapest. Half a pack in the bin saves nothing.",
    path: "/resources/money-words#unit-price",
  },
  {
    name: "Prices like £9.99",
    asks: [
      "why do things cost £9.99",
      "why is everything 99p at the end",
      "why dont shops just say £10",
      "why do prices end in 99",
      "is 9.99 a trick",
      "why is it £4.99 and not £5",
      "whats the point of the 99p",
      "why do shops use .99 prices",
    ],
    answer:
      "Because £9.99 looks a lot less than £10, and the difference is just 1p. We read from the left, see the 9 and hardly notice the rest. So shops use it again and again, as it often works. Your way out is easy: round up in your head. £9.99 is £10, and £24.95 is £25. Then decide if the thing is worth that much to you. Where did you last see a price like that?",
    example:
      "Hana picks up three things for £4.99, £2.99 and £1.99. She rounds up: £5, £3 and £2 make £10. At the till, it’s £9.97. Her guess was only 3p out, so she knew her £10 note would do.",
    plan: "In the next shop, pick three things you like. Round each price up to a whole pound and add them up. Then add the real prices, and see how close you were.",
    pitfall:
      "The same trick works with big prices, where it costs you more. £399 feels like “three hundred and something”, but it’s £400. Say the round number out loud before you decide. Then add postage and any extras.",
    path: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    name: "Sales and Black Friday",
    asks: [
      "is black friday actually cheaper",
      "should i buy stuff on black friday",
      "how do i know if a sale is real",
      "is it a real bargain",
      "its 50% off should i get it",
      "do shops put prices up before a sale",
      "when is the best time to buy in the sales",
      "it says only today should i buy it",
      "are the january sales worth it",
    ],
    answer:
      "A sale is only a bargain if you wanted the thing anyway. The price must also have really fallen. So look up the price in two other shops, and the price last month. “Up to 50% off” may be true of just one thing. Look at what you pay, not at what you save. A £40 bag at half price still takes £20 from you. If a clock is ticking, take a breath, because hurry helps the seller. What have you spotted?",
    example:
      "A sign says that a game was £45 and is now £30. Mina looks it up, and last month it cost £32. So she would save £2, not £15. She had it on her list already, so she decides with open eyes.",
    plan: "Make your list before the sale starts, and write down today’s prices. On the day, look only at things on the list. If the price has dropped and you have the money, decide then.",
    pitfall:
      "In a sale, it’s easy to buy things just because they’re cheap. Cover the old price with your thumb, and look at the new one. If you wouldn’t pay that without the sign, leave it there. You’ve then saved all of it.",
    path: "/resources/money-words#sale",
  },
  {
    name: "Free delivery offers",
    asks: [
      "should i spend more to get free delivery",
      "free delivery if you spend £30 is it worth it",
      "is free delivery really free",
      "i need £9 more for free delivery what should i buy",
      "delivery costs £4 should i add something",
      "why do shops have free delivery over £25",
      "how do i get out of paying postage",
      "spend £5 more and get free shipping",
    ],
    answer:
      "Only add something if you wanted it anyway. Compare the two totals. Say your basket is £21 and delivery is £4, so you pay £25. Delivery is free from £30, so you add £9 of extras. Now you pay £30. You dodged a £4 fee, but £5 more left your pocket. You could also wait until you need more, or collect it from a shop. What were you going to add?",
    example:
      "Kit’s basket is £23, and delivery costs £3, which makes £26. It’s free from £25. Kit needs a £2 pen for school anyway. With the pen, the total is £25. This time, adding something is £1 cheaper.",
    plan: "Write down the total with delivery. Then write down the total with the extra thing. Look at the gap. Would you buy the extra on its own? If not, leave it out.",
    pitfall:
      "Some people add a thing and plan to send it back. Then the delivery charge may come back, and posting may cost you too. Read the small print first. Ask at home if anyone needs something from there.",
    path: "/resources/money-words#comparison-shopping",
  },
  {
    name: "Friends with more money",
    asks: [
      "my friends have more money than me",
      "my friends keep buying things and i cant",
      "how do i keep up with my rich friends",
      "my mates always go to the shop and i have no money",
      "i feel bad because my friends get more than me",
      "my friend always buys me stuff and i cant pay back",
      "my friends want to go cinema but i cant afford it",
      "everyone spends loads and i dont have any",
    ],
    answer:
      "You don’t have to keep up, even when it feels like it. You see what friends buy, but not who paid or what they gave up. Money is not a score, and yours says nothing about you. You can say, “I’m saving, but I’ll come along.” Or plan something that costs nothing, such as football or a film at home. If money is short in your family, that’s all right. What do you like doing with your friends?",
    example:
      "Tia’s friends go for milkshakes at £4 each. She has £3, and she wants it for a book. “I’ll sit with you,” she says. Next time, she asks them round to draw comics. Nobody spends a penny, and they laugh all afternoon.",
    plan: "Think of one thing that your friends enjoy and that is free. Ask one of them to do it this week. Then practise one sentence for the shop, so that you have it ready.",
    pitfall:
      "It’s tempting to borrow or pretend, just to look the same. Then you owe money and still feel stuck. A short, honest “not today” is enough. If somebody teases you about money, tell a grown-up you trust.",
    path: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    name: "Everyone has one",
    asks: [
      "everyone has one except me",
      "everybody in my class has a phone",
      "all my friends have those trainers i want them too",
      "im the only one without one",
      "how do i say no when everyone is buying it",
      "my friends say i should get one",
      "i want a stanley cup because everyone has one",
      "what is peer pressure",
      "how do i fit in without buying stuff",
    ],
    answer:
      "Start by counting, because “everyone” is often just a few people. In a class of 30, it may be three. You only hear about those three. Wanting to fit in is normal at any age. So wait for a week, and see if you like the thing for itself. You can say, “It looks great, but I’m saving for something else.” If you can’t have it right now, you’re still just as good a friend. How many people really have one?",
    example:
      "Omar says that everyone has the new bottle, so he counts. Four out of 28 people in his class do, and 24 don’t. He still likes the blue one. It costs £18, so he waits until Friday to decide.",
    plan: "Count how many people you know really have it. Write down what you would like about it if nobody saw it. Wait for a week, and read your note before you decide.",
    pitfall:
      "By the time you’ve saved up, the craze may be over. Ask yourself if you would use it in six months. If the answer is no, you could borrow one for a day. That may be all the fun you wanted.",
    path: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    name: "Presents with little money",
    asks: [
      "how do i buy a present with no money",
      "cheap present ideas for my mum",
      "i only have £3 for a birthday present",
      "what can i give my friend if im broke",
      "how much should i spend on a present",
      "i cant afford christmas presents",
      "presents that cost nothing",
      "i have 5 presents to buy and £10",
      "is it ok to make a present",
    ],
    answer:
      "A good present can cost very little, or nothing at all. Begin with what the person likes, and then use your time. You could draw a comic about them, or write down five happy memories. You could also make a card with a promise: “I’ll wash up for a week.” If you have a few pounds, look at second-hand books. Or plant a seed in a painted pot. Nobody needs to know the price. Who is the present for?",
    example:
      "Seun has £10 for five people, so that’s £2 each. He paints five old jars and plants a cutting in each. The soil and paint cost £4. With £6 left, he adds a bar of chocolate for £1.20 to every one.",
    plan: "List the people. Next to each name, write one thing that makes them smile. Share out your money before you buy anything. Start a week early, because making things takes longer than you think.",
    pitfall:
      "It’s easy to spend too much on the first person on the list. Then there is little left for the others. So set an amount for each one first. And don’t borrow to give, because a present shouldn’t leave you stuck.",
    path: "/resources/giving#three-ways-to-give",
  },
  {
    name: "Second-hand and swapping",
    asks: [
      "is it ok to buy second hand",
      "should i get it off vinted or new",
      "where can i get stuff cheaper used",
      "is buying used games safe",
      "can i swap my toys with my friends",
      "how do i know if second hand stuff is good",
      "is it embarrassing to buy from a charity shop",
      "i want to swap my old game for another one",
      "second hand bike is it worth it",
    ],
    answer:
      "Buying used things or swapping can save you a lot. Plenty of people do it. Before you pay, look for damage and missing parts. Try it out if you can. Then check what a new one costs. For a swap, both of you should ask at home first. Online, use a grown-up’s account, and don’t meet a stranger by yourself. It keeps good things out of the bin as well. What would you like to find?",
    example:
      "A new board game costs £24. Arjun sees it for £7 in a charity shop and counts the pieces. One dice is missing, and he has one at home. He pays £7 and keeps £17 in his pocket.",
    plan: "Find out the new price first. Next, look in two places, such as a charity shop and a school fair. Check it all over before you pay. For a swap, agree that it’s for keeps.",
    pitfall:
      "With a private seller, it’s often hard to take something back. So test it before you pay. Leave used bike helmets alone, because a knock inside can’t be seen. And ask an adult to check anything with a plug.",
    path: "/resources/money-words#second-hand",
  },
  {
    name: "A budget for a week",
    asks: [
      "how do i make a budget",
      "can you help me make a budget for a week",
      "how do i plan my money",
      "i get £8 a week how should i split it",
      "make me a weekly budget",
      "how to make my money last all week",
      "what do i put in a budget im 12",
      "i want to plan my pocket money",
    ],
    answer:
      "Write down what comes in, and then give every pound a job. Begin with your needs, such as the bus or lunch. Next, put some away for saving. What is left is for fun, and you can spread it over the week. Say you get £8. You could plan £3 for the bus, £2 to save and £3 for fun. If a week goes wrong, change the plan and carry on. What do you have to pay for first?",
    example:
      "Priya gets £10 on Sunday. Five buses at £1 make £5. She saves £2, and that leaves £3. She keeps 50p of it for a surprise, so she has £2.50 for fun. £5, £2, 50p and £2.50 make £10.",
    plan: "On Sunday, write down what comes in and your needs. Take the needs away, then your saving. Divide the rest by seven days. Look at it again on Wednesday, while there is still time to change it.",
    pitfall:
      "Most plans forget small things, such as a birthday card or a snapped lace. Keep a little back for surprises. If needs cost more than you have, the plan isn’t wrong. Tell a grown-up you trust.",
    path: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    name: "Lunch money runs out",
    asks: [
      "my lunch money runs out before friday",
      "i spend my lunch money too fast",
      "how do i make my lunch money last",
      "i have no lunch money left on thursday",
      "my dinner money is gone by wednesday",
      "lunch money never lasts all week",
      "school food is too expensive and i run out",
      "i spent my lunch money on snacks",
    ],
    answer:
      "Split it into five parts on Sunday, one for each school day. If you get £15, that is £3 a day. Use five envelopes, or check your balance each morning. Once a day’s part has gone, stop there. Drinks and snacks are usually where it leaks, so take water from home. If it’s never enough for lunch, that isn’t your fault. Tell someone at home or a teacher, because schools can help. Which day does it run out?",
    example:
      "Dev gets £14 for five days. Lunch is £2.30, but on three days he adds a drink for 90p. By Friday, he has £2.10 and is 20p short. Without the drinks, five lunches cost £11.50. Then £2.50 is left.",
    plan: "For one week, write down what you buy at school each day. Find the thing that costs most after lunch itself. Choose how often you want it next week, and plan for that from Monday.",
    pitfall:
      "On Monday, all that money feels like plenty. It’s not: four more lunches are waiting. Don’t skip lunch to save, because you need it to learn. If you’re short, say so early in the week. It’s easier to sort out then.",
    path: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    name: "Losing track of money",
    asks: [
      "i dont know where my money goes",
      "how do i keep track of my money",
      "i always lose track of what i spend",
      "how do i write down what i spend",
      "whats a good way to track spending",
      "i had £20 and now i have £3 and dont know why",
      "is there a sheet for writing down my money",
      "i forget what i bought",
    ],
    answer:
      "Write each thing down on the day you buy it. You need three facts: the date, what it was and how much. Use a notebook, a phone or the Money Tracker on this site. Pick a time that never changes, such as after brushing your teeth. Once a week, add it up and circle the biggest number. Don’t tell yourself off, because you’re only finding out. Would paper or a screen suit you better?",
    example:
      "Elif had £20 on Monday and £3 on Sunday, so £17 had gone. Her list says: bus £6, lunches £4, a book £4 and sweets £3. That makes £17. Now she knows, and she can decide about next week.",
    plan: "Count your money tonight and write down the total. For seven days, note all that comes in and goes out. Then count again. If it matches your list, you’ve missed nothing.",
    pitfall:
      "Tapping a card or a phone is so quick that you hardly feel it. So check the balance before and after. If you miss a day, don’t give up the whole list. Write “about £2, forgot” and go on.",
    path: "/excel-tracker",
  },
  {
    name: "Pocket money: how much",
    asks: [
      "how much pocket money do other kids get",
      "how much pocket money should i get at 11",
      "how do i ask for more pocket money",
      "my friend gets £10 and i get £3 its not fair",
      "how can i get a raise in my pocket money",
      "is £5 a week normal",
      "i dont get pocket money how do i ask for it",
      "whats the average pocket money for a 10 year old",
      "my pocket money hasnt gone up in 2 years",
    ],
    answer:
      "Pocket money differs a lot: some children get plenty, and others get none. It depends on the family, your age and what you pay for yourself. To ask for more, pick a calm moment. Bring a short list of what you buy and what has got dearer. Also offer something, such as an extra job each week. The answer may be no, because money is tight. That’s about the budget, not about you. What would you use the extra for?",
    example:
      "Luca gets £3, and his friend gets £10. But his friend pays £6 for the bus and £2 for a club. That leaves £2 to spend. Luca’s £3 is all his own. So the smaller amount leaves more.",
    plan: "For two weeks, note what you buy. Choose a quiet time, and say, “Could we talk about my pocket money?” Show your list and ask for one clear amount. Say what you could do in return.",
    pitfall:
      "“Everyone gets more than me” makes people stop listening. Talk about your own list instead. Don’t ask in a shop or in the middle of a row. If it’s a no, ask when you can talk about it again.",
    path: "/resources/money-words#pocket-money",
  },
  {
    name: "Paid for chores",
    asks: [
      "should i get paid for chores",
      "do chores count as a job",
      "how much should i get for doing chores",
      "my friends get paid for chores and i dont",
      "is it fair to do chores for free",
      "can i ask my mum to pay me for cleaning",
      "why do i have to do jobs at home for nothing",
      "what chores can i do for money",
    ],
    answer:
      "Chores are real work, but each family decides if they’re paid. Some see them as sharing the work of a home. Others pay for extra jobs, such as washing the car. Both ways can be fair. If you’d like to earn, offer one extra job. Agree on a price first. If there’s no money for it, that’s all right. You could ask for a different thank-you, such as choosing the film. Which chores do you do now?",
    example:
      "Hari makes his bed and clears the table, and nobody pays for that. He offers to vacuum the car once a month for £3. His dad says yes. After four months, Hari has £12, and he is good at it.",
    plan: "List the chores you already do. Think of one extra job that would really help. Offer it with a price and a day. Do it well the first time. Then talk about how it went.",
    pitfall:
      "If you ask for money for every little thing, people may feel cross. So keep your usual chores out of it. Don’t do a job first and name a price later. Agree on it before you start.",
    path: "/resources/money-words#chore",
  },
  {
    name: "Why not print more money",
    asks: [
      "why cant we just print more money",
      "what is money for",
      "why do we need money",
      "why dont they print money and give it to poor people",
      "why do we have to pay for things",
      "who decides how much money there is",
      "why isnt everything free",
      "what would happen if everyone got a million pounds",
      "what is the point of money",
    ],
    answer:
      "Money makes swapping easy, because nearly everyone agrees to take it. Without it, a baker who needs shoes must find a shoemaker who wants bread. Printing more wouldn’t make any more bread or shoes. People would have more notes to buy the same things. Prices would go up, so each pound would buy less. A country gets richer when it makes and does more useful things. What would you swap if there were no money?",
    example:
      "An island has ten apples and ten coins, so one apple costs one coin. Overnight, the coins double to twenty. There are still ten apples. Soon an apple costs two coins, and nobody has more to eat.",
    plan: "Try it at home with five small things and ten buttons as money. Share the buttons out, and hold an auction. Then do it again with twenty buttons, and see what happens to the prices.",
    pitfall:
      "It’s easy to mix up more notes with more things. When you hear a huge number, think about what it can buy. New notes aren’t bad in themselves, because worn-out ones have to be replaced. Far too many are the problem.",
    path: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    name: "Rich, poor and tax",
    asks: [
      "am i rich or poor",
      "is my family poor",
      "how do i know if we are rich",
      "who is rich",
      "how much money do you need to be rich",
      "do rich people pay more tax",
      "why do rich people pay more tax",
      "is it bad to be rich",
      "are we middle class",
      "what makes someone rich",
    ],
    answer:
      "You can’t tell by looking, because most money is out of sight. Being rich means having far more than you need. Being poor means not having enough for your needs. Many families are in between, and it can change. Neither makes anyone kinder or cleverer. Low pay has no Income Tax, and people who earn more usually pay more. If money is short at home, it’s not your fault. You can talk to someone you trust. What made you think about this?",
    example: `Sam’s pay is small: less than ${WORK_FACTS.taxFreeYear.figure} in a year. So he pays no Income Tax. Ms Roy is paid £30,000. The tax comes only out of the part above that limit. So she pays more than Sam. Scotland has its own rates, but the limit is the same.`,
    plan: "First, look up “net worth” in our Money Words. Then work out your own: what you own, take away what you owe. Last, write down one good thing in your life that no sum can show.",
    pitfall:
      "A big car may come with a loan. A small house may be fully paid for. So guessing from what people show is often wrong. Asking friends what their parents earn can make them feel awkward. Look at how people treat you.",
    path: "/resources/money-words#wealth",
  },
];
