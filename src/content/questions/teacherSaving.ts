/** The guide's answers about saving, spending and pocket money. People and prices are examples; every sum is right. */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
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
      "Split it up before you go near a shop. Some is for fun now, and some is for something bigger later. You could keep a little for giving as well. With £30, that might be £10 for fun, £15 for later and £5 to give. It was a present, so you’re meant to enjoy it. Spending it all isn’t wrong, but keeping some back gives you a choice later. Put the “later” part away on the same day. What’s the biggest wish on your list?",
    example:
      "Zara gets £40 for her birthday. She puts £25 towards a skateboard that costs £45. She spends £12 on a film with a friend, and gives £3 to a cats’ home. £25, £12 and £3 make £40. Now she only needs £20 more for the board.",
    plan: "First, count the money and write down the total. Then leave it alone for three sleeps while you make a wish list. After that, decide how much is for now and how much is for later.",
    pitfall:
      "Birthday money can trickle away in one afternoon, on lots of little things. A week later, you may not remember what they were. So pick one thing you really want, and take only enough money for that.",
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
      "Wait, unless you planned to buy it or truly need it now. For a small thing, wait one night. For a big thing, wait a week. Write down its name and its price, and walk away. If you still want it and can pay for it, enjoy it. If you’ve gone off it, your money is still yours. Now and then something sells out, but there’s usually another one later. What are you thinking of buying?",
    example:
      "Bilal has £15, and he sees a cap for £14. He writes it down and waits a week. By then, he’d rather have swimming goggles for £9. He buys those instead. £15 take away £9 leaves him £6.",
    plan: "Write the thing on a wish list, with its price and today’s date. Wait one night, or a week if it costs a lot. Then read the list again and choose: yes, no or not yet.",
    pitfall:
      "A clock on the screen or “only two left” can make your heart race. That’s what it’s there for. Close the page and do something else for ten minutes. If you still want it tomorrow, that’s a better sign than today’s rush.",
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
      "Take away what you have from the price, then divide by the number of weeks. Say a scooter costs £36, and you already have £12. You need £24 more. With eight weeks to go, that’s £3 a week. If that’s too much, you could allow more time or earn a bit. You could also look for a cheaper one. That isn’t giving up. It’s just changing the plan. What are you saving for?",
    example:
      "Ewa wants £18 for a trip in six weeks. £18 divided by six is £3 a week, but she only gets £2. Six weeks of £2 make £12, so she’d be £6 short. She washes two cars for £3 each, and that fills the gap.",
    plan: "Today, write down the price, the date and how much you have. Count the weeks and do the sum. On the day your money comes, put that week’s part away first. Then tick off the week on a calendar.",
    pitfall:
      "A surprise near the end can spoil a tight plan, so aim to finish a week early. Check the whole price as well, with postage or the bus fare. It’s no fun to be £3 short at the till.",
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
      "Save tiny amounts often, because they add up. Just 20p a week makes £10.40 in a year. Drop it in a jar on the same day each week. Some weeks there may be nothing to put in, and that’s all right. You haven’t failed, so just carry on next time. You can also make your money go further. Borrow books, swap games with a friend or earn a little from a small job. Which small coin could you start with?",
    example:
      "Ben gets £1 a week and saves 20p of it. After ten weeks, he has £2. Then he looks after a neighbour’s rabbit and earns £1.50. Now there’s £3.50 in the jar, which is enough for a £3 yo-yo.",
    plan: "Find a jar and write a small goal on it, such as £2. Each week, drop in one coin, even if it’s only 5p. When you reach £2, spend it or set the next goal.",
    pitfall:
      "A huge goal can make small coins feel useless. So start with one that takes a few weeks. And never save money that you need for lunch or the bus. Needs always come first.",
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
      "There’s no right amount, so try £1 out of every £5 and see. Pay for your needs first, such as the bus. Then put your savings away, and spend the rest as you like. After four weeks, look back. If it felt easy, save a bit more. If you kept dipping into it, save a bit less. Saving a little every week beats saving a lot and then giving up. How much money do you get each week?",
    example:
      "Chloe gets £7 a week, and her bus costs £2. That leaves £5. She saves £1, so she still has £4 to spend. After ten weeks, she has £10 in her jar, and she’s had fun every Saturday as well.",
    plan: "Choose an amount that you can keep up for four weeks. On the day your money comes, put it away before you do anything else. After four weeks, decide: save more, save less or carry on as you are.",
    pitfall:
      "Saving nearly everything sounds great, but you may soon get fed up. Then you might spend the lot in one go. Leave some money for fun, because you’re allowed to enjoy it. Steady is better than strict.",
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
      "Put some away the moment you get it, before you can spend it. That’s easier than saying no to yourself in a shop. You’re not bad with money: shops and games are made to tempt us. Keep your savings somewhere awkward, like a jar on a high shelf. If you’re not planning to buy anything, leave your money at home. The rest is yours to spend, and you needn’t feel bad about it. Where does most of it go?",
    example:
      "Jay gets £5 on Saturday, and by Sunday it’s gone. Now he puts £2 into a taped-up jar first. That leaves £3 to take out, so he can still buy his £2.50 magazine. After six weeks, there’s £12 in the jar.",
    plan: "For one week, write down everything you buy. Then circle the thing you could most easily do without. Next time you get money, put the price of that thing in a jar first.",
    pitfall:
      "A rule such as “I’ll never buy sweets again” rarely lasts. After one slip, it’s easy to give up. So plan a small treat each week. If you do slip, just start again the next time you get money.",
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
      "Turn your savings into something you can watch grow. Draw a ladder with a step for every £1, and colour in each step as you go. Stick a picture of your goal at the top. Small steps feel quicker than one big number far away. After every fifth step, do something nice that costs nothing. You could build a den, or choose the film on Friday. You could also race a friend, as long as nobody minds losing. What picture would go at the top?",
    example:
      "Mina saves £2 a week. The skates she wants cost £24, so she needs 12 weeks. She draws 12 wheels and colours one in each Sunday. In week six, half of the wheels are red, and she rings her gran to tell her.",
    plan: "Draw your ladder today, and hang it where you get dressed. Each week, put your coins in first and colour in second. When you’re halfway up, tell somebody who’ll be pleased for you.",
    pitfall:
      "If the goal is too far away, even the best chart gets dull. So split it into smaller goals of a few weeks each. And don’t spend your savings on a reward for saving. Pick a treat that’s free.",
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
      "A jar is handy for this month’s money, but a savings account is safer for bigger amounts. Coins in a jar are easy to see, but also easy to spend. Money in an account is harder to spend. It usually earns some interest as well, which is extra money from the bank. A parent or carer normally helps you open one. Wherever your money is, count it once a week. If a jar is all you have, that’s fine. Is your money for soon or for later?",
    example:
      "Arjun has £65. He keeps £5 in a jar and £60 in a savings account. Say the account pays 3% a year. Then his £60 earns £1.80 in a year. In the jar, it would have earned nothing.",
    plan: "Count your money, and make two piles: one for this month and one for later. Put the first pile in a jar. Ask at home about an account for the second. Then compare two accounts.",
    pitfall:
      "A full jar is easy to dip into, and other people may find it. Don’t show it around or post a picture of it. If somebody takes money from it, talk to a grown-up you trust. You could ask them to look after it for you.",
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
      "Pick the thing you’d still want in a month. Write down three wishes with their prices, and leave the list for a week. Then cross out any that have gone dull. From the rest, choose one that you’d use a lot and can really reach. For a first goal, a few weeks is better than a year. If you don’t want anything, save for a day out, a present or a surprise. What’s first on your list?",
    example:
      "Leo writes down a £60 drone, a £12 football and a £9 slime kit. A week later, the slime looks dull. He saves £2 a week, so the ball would take six weeks and the drone thirty. He starts with the ball.",
    plan: "Make your list of three today. In a week, cross out anything you no longer want. Divide each price by what you save in a week. Then choose the goal with a wait that feels right.",
    pitfall:
      "If you change goals every week, it feels as if you’re getting nowhere. So stick with one until the end, or swap just once. Your coins still count, because they move to the new goal with you.",
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
      "You can save for both at once, or finish one first. If you split your savings, both keep growing, but each one takes longer. If you do one first, you’ll have something to enjoy sooner. If one has a date, such as a birthday, give it the bigger part. Use two jars with labels, or two lines in a notebook. That way, you always know how close you are to each one. Which of the two matters more to you?",
    example:
      "Nadia saves £3 a week for a £12 game and an £18 jacket. If she saves for the game first, she gets it in week four. The jacket comes in week ten. If she splits the £3 in half, the game takes until week eight. The jacket still comes in week ten.",
    plan: "Write down both prices, and any dates. Decide how much goes to each one every week. Fill two jars on the same day each week, and check after four weeks.",
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
      "Sometimes it’s both, so look for the need inside it. Imagine going without it for a whole month. If you’d end up cold, ill, unsafe or behind at school, it’s a need. If you’d just be a bit fed up, it’s a want. Shoes that fit are a need, but the logo is a want. A phone to get home safely may be a need. The newest phone is a want. Wants are fine once your needs are met. Which thing are you wondering about?",
    example:
      "Rhys’s trainers are too small. A plain pair costs £22, and the pair he loves costs £50. Both fit. So the need costs £22, and the want costs another £28. Now he can ask himself if the logo is worth £28.",
    plan: "Write down the thing, and try the month test on it. If there’s a need inside, find the lowest price that does the job. Take that away from the full price. What’s left is the price of the want.",
    pitfall:
      "“I need it” slips out easily when you want something a lot. And other people’s needs can look like wants. Some children need a phone because they help to look after somebody. So only judge your own list.",
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
      "To find out, divide the price by how often you’ll use it. A £20 ball that you kick 40 times costs 50p a go. A £6 toy that you use twice costs £3 a go. So the dearer thing can be better value, but not always. Be honest about how often you’ll use it. Then think what else you could do with the money. A day you’ll remember for years can be worth it too. How often would you use yours?",
    example:
      "Amy likes two bags. One costs £8 and should last 40 school days, so that’s 20p a day. The other costs £19 and should last 190 days, so that’s 10p a day. But if she only has £8 now, the first bag is fine.",
    plan: "Write down the price. Guess how often you’ll use it in a year, then halve your guess. Divide the price by that number. If the answer still feels fair, it’s probably worth it.",
    pitfall:
      "We all guess too high when we’re excited. Think of the last thing you wanted this much, and count how often you used it. A high price doesn’t prove that something is good. Look at how well it’s made.",
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
      "Work out what the same amount costs in each pack. Take 300 grams for £1.50 and 500 grams for £2. That’s 50p or 40p for every 100 grams. Here the big pack wins, but it doesn’t always. In many shops, the shelf label does this sum for you in tiny print. A big pack is only a bargain if you use it all. For other things, check the price in two more places. What are you comparing?",
    example:
      "Four drinks cost £2, so each one costs 50p. A pack of ten costs £5.50, which is 55p each. The big pack looks like the better deal, but each drink is dearer. Ali only wants four drinks, so he spends £3.50 less.",
    plan: "Find the small print on the shelf label. Check that both labels use the same amount. If they don’t, divide each price by the number of pieces. Then ask yourself if you’ll use it all.",
    pitfall:
      "“Three for two” tempts you to buy three when you came for one. You pay for two, so you spend more than you planned. It’s a good deal if you’ll use all three. If you only need one, just buy one. Half a pack in the bin saves nothing.",
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
      "Shops do it because £9.99 looks a lot less than £10. Really, the difference is just 1p. We read from the left, see the 9 and hardly notice the rest. So it often works. Luckily, it’s easy to beat: just round up in your head. £9.99 is £10, and £24.95 is £25. Then decide if it’s worth that much to you. Where did you last see a price like that?",
    example:
      "Hana picks up three things for £4.99, £2.99 and £1.99. She rounds up: £5, £3 and £2 make £10. At the till, it comes to £9.97. Her guess was only 3p out, so she knew her £10 note would be enough.",
    plan: "Next time you’re in a shop, pick three things you like. Round each price up to a whole pound and add them up. Then add the real prices, and see how close you were.",
    pitfall:
      "The same trick works with big prices as well. £399 feels like “three hundred and something”, but it’s £400. Say the round number out loud before you decide. Then add postage and any extras.",
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
      "Some sales are real, but it’s only a bargain if you wanted the thing anyway. The price must really have dropped as well. So find out what it cost last month, and what two other shops charge. “Up to 50% off” may be true of just one thing. Look at what you pay, not at what you save. A £40 bag at half price still costs you £20. If a clock is ticking, take a breath, because your hurry helps the seller. What have you spotted?",
    example:
      "A sign says a game was £45 and is now £30. Mina looks it up, and last month it cost £32. So she’d really save £2, not £15. It was already on her list, so she can decide without being fooled.",
    plan: "Before the sale starts, make a list and write down today’s prices. On the day, only look at the things on your list. If the price has dropped and you have the money, decide then.",
    pitfall:
      "In a sale, it’s easy to buy things just because they’re cheap. Cover the old price with your thumb, and look at the new one. If you wouldn’t pay that without the sign, leave it there. Then you’ve saved every penny.",
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
      "Only add something if you wanted it anyway. Compare the two totals. Say your basket is £21 and delivery is £4, so you pay £25. Delivery is free from £30, so you add £9 of extras. Now you pay £30. You’ve dodged a £4 fee, but you’ve spent £5 more. Shops do it because it gets us to buy more. You could also wait until you need more, or collect it from the shop. What were you going to add?",
    example:
      "Kit’s basket is £23, and delivery costs £3, which makes £26. Delivery is free from £25. Kit needs a £2 pen for school anyway. With the pen, the total is £25. This time, adding something is £1 cheaper.",
    plan: "Write down the total with delivery. Then write down the total with the extra thing. Look at the gap. Would you buy the extra on its own? If not, leave it out.",
    pitfall:
      "Some people add a thing and plan to send it back. But the shop may then charge for delivery after all. Posting it back may cost money as well. Read the small print first. You could also ask if anyone at home needs something from there.",
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
      "You don’t have to keep up, even when it feels like it. You see what friends buy, but not who paid or what they gave up. Money isn’t a score, and how much you have says nothing about you. You can say, “I’m saving, but I’ll come along.” Or plan something free, such as football or a film at home. If a friend treats you, a thank-you is enough. If money is tight at home, that’s nobody’s fault. What do you like doing with your friends?",
    example:
      "Tia’s friends go for milkshakes at £4 each. She has £3, and she wants it for a book. “I’ll sit with you,” she says. Next time, she asks them round to draw comics. Nobody spends a penny, and they laugh all afternoon.",
    plan: "Think of something free that your friends enjoy. Ask one of them to do it with you this week. Then practise one sentence for the shop, so you have it ready.",
    pitfall:
      "It’s tempting to borrow or pretend, just to fit in. Then you owe money and still feel stuck. A short, honest “not today” is enough. If somebody teases you about money, tell a grown-up you trust.",
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
      "Start by counting, because “everyone” is often just a few people. In a class of 30, it may be three, but they’re the ones you notice. Feeling pushed to copy others is called peer pressure, and adults feel it as well. Wait a week, and see if you still want it. You can say, “It looks great, but I’m saving for something else.” If you can’t have it right now, you’re still just as good a friend. How many people really have one?",
    example:
      "Omar says everyone has the new bottle, so he counts. In his class of 28, four people have one, and 24 don’t. He still likes the blue one. It costs £18, so he waits until Friday to decide.",
    plan: "Count the people you know who really have it. Write down what you’d like about it if nobody else ever saw it. Wait a week, and read your note before you decide.",
    pitfall:
      "By the time you’ve saved up, the craze may be over. Ask yourself if you’d still use it in six months. If not, you could borrow one for a day. That may be all you wanted.",
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
      "A good present can cost very little, or nothing at all. Start with what the person likes, and use your time instead of money. You could draw a comic about them, or write down five happy memories. You could make a card with a promise: “I’ll wash up for a week.” With a few pounds, you could buy a second-hand book. Or plant a seed in a painted pot. There’s no right amount, and nobody needs to know the price. Who is the present for?",
    example:
      "Seun has £10 for five people, so that’s £2 each. He paints five old jars and plants a cutting in each. The soil and paint cost £4. With the £6 left, he adds a £1.20 bar of chocolate to each one.",
    plan: "List the people. Next to each name, write one thing that makes them smile. Share out your money before you buy anything. Start a week early, because making things takes longer than you think.",
    pitfall:
      "It’s easy to spend too much on the first person on your list. Then there isn’t much left for the others. So set an amount for each person first. And don’t borrow to give, because a present shouldn’t leave you owing money.",
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
      "Buying used things or swapping can save you a lot, and plenty of people do it. Before you pay, look for damage and missing parts, and try it out if you can. Check what a new one costs as well. For a swap, both of you should ask at home first. Online, let a grown-up do the buying, and never meet a stranger on your own. It also keeps good things out of the bin. What would you like to find?",
    example:
      "A new board game costs £24. Arjun sees it for £7 in a charity shop and counts the pieces. One dice is missing, but he has one at home. He pays £7 and saves £17.",
    plan: "Find out the new price first. Next, look in two places, such as a charity shop and a school fair. Check the thing all over before you pay. If you swap, agree that it’s for keeps.",
    pitfall:
      "If you buy from a person and not a shop, it’s often hard to take something back. So test it before you pay. Leave used bike helmets alone, because damage inside may not show. And ask a grown-up to check anything with a plug.",
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
      "Write down what comes in, and then give every pound a job. Start with your needs, such as the bus or lunch. Next, put some away in savings. What’s left is for fun, and you can spread it over the week. Say you get £8. You could plan £3 for the bus, £2 to save and £3 for fun. If a week goes wrong, change the plan and carry on. What do you have to pay for first?",
    example:
      "Priya gets £10 on Sunday. Five bus rides at £1 each come to £5. She saves £2, and that leaves £3. She keeps 50p of it for surprises, so she has £2.50 for fun. £5, £2, 50p and £2.50 make £10.",
    plan: "On Sunday, write down what comes in and what you need. Take away your needs, then your savings. Divide the rest by seven days. Look at it again on Wednesday, while there’s still time to change it.",
    pitfall:
      "Most plans forget small things, such as a birthday card or a new shoelace. Keep a little back for surprises. If your needs cost more than you have, you haven’t done it wrong. Tell a grown-up you trust.",
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
      "Split it into five on Sunday, one part for each school day. If you get £15, that’s £3 a day. Use five envelopes, or check your balance each morning. When a day’s part has gone, stop there. It’s usually drinks and snacks that eat it up, so take water from home. If you have nothing left today, tell a teacher. If it’s never enough for lunch, that isn’t your fault. Talk to someone at home, because schools can often help. Which day does it run out?",
    example:
      "Dev gets £14 for five days. Lunch is £2.30, but on three days he adds a drink for 90p. By Friday, he has £2.10 left, so he’s 20p short. Without the drinks, five lunches cost £11.50, and he’d have £2.50 left.",
    plan: "For one week, write down what you buy at school each day. Apart from lunch, find what you spend the most on. Decide how often you want it next week, and plan for that from Monday.",
    pitfall:
      "On Monday, it feels like plenty, but four more lunches are waiting. Don’t skip lunch to save, because you need it to learn. If you’re short, say so early in the week, when it’s easier to sort out.",
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
      "Write down each thing on the day you buy it. You need three facts: the date, what it was and how much. Use a notebook, a phone or the Money Tracker on this site. Do it at the same time every day, such as after brushing your teeth. Once a week, add it up and circle the biggest number. Don’t tell yourself off, because you’re just finding out. Would paper or a screen suit you better?",
    example:
      "Elif had £20 on Monday and £3 on Sunday, so £17 had gone. Her list says bus £6, lunches £4, a book £4 and sweets £3. That makes £17. Now she knows, and she can decide what to do next week.",
    plan: "Count your money tonight and write down the total. For seven days, note everything that comes in and goes out. Then count again. If it matches your list, you haven’t missed anything.",
    pitfall:
      "Tapping a card or a phone is so quick that you hardly notice it. So check the balance before and after. If you miss a day, don’t give up on the list. Write “about £2, forgot” and carry on.",
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
      "There’s no normal amount: some children get plenty, and others get none. It depends on your family, your age and what you have to pay for. To ask for more, pick a calm moment. Bring a short list of what you buy and what has gone up in price. Offer something as well, such as an extra job each week. If the answer is no, it’s about the family’s budget, not about you. What would you use the extra for?",
    example:
      "Luca gets £3, and his friend gets £10. But his friend has to pay £6 for the bus and £2 for a club. That leaves £2 to spend, while Luca keeps his whole £3. So the smaller amount leaves more.",
    plan: "For two weeks, note what you buy. Choose a quiet time, and say, “Could we talk about my pocket money?” Show your list and ask for one clear amount. Say what you could do in return.",
    pitfall:
      "“Everyone gets more than me” makes people stop listening. Talk about your own list instead. Don’t ask in a shop or in the middle of a row. If the answer is no, ask when you can talk about it again.",
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
      "Chores are real work, but each family decides whether to pay for them. Some see them as everyone’s share of the work at home. Others pay for extra jobs, such as washing the car. Both ways can be fair. If you’d like to earn, offer one extra job, and agree a price first. If there’s no money for it, that’s all right. You could ask for a different thank-you, such as choosing the film. Which chores do you do now?",
    example:
      "Hari makes his bed and clears the table, and he isn’t paid for that. He offers to vacuum the car once a month for £3. His dad says yes. After four months, Hari has £12, and he’s got good at it.",
    plan: "List the chores you already do. Think of one extra job that would really help. Offer it with a price and a day. Do it well the first time. Then talk about how it went.",
    pitfall:
      "If you ask for money for every little thing, people may get cross. So leave your usual chores out of it. And don’t do a job first and name a price later. Agree it before you start.",
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
      "Money makes swapping easy, because nearly everyone will take it. Without it, a baker who needs shoes must find a shoemaker who wants bread. Printing more wouldn’t make any more bread or shoes. People would have more notes to buy the same things, so prices would go up. The Bank of England tries to keep price rises small. A country gets richer when it makes and does more useful things. What would you swap if there were no money?",
    example:
      "An island has ten apples and ten coins, so one apple costs one coin. Overnight, the coins double to twenty. There are still ten apples. Soon an apple costs two coins, and nobody has any more to eat.",
    plan: "Try it at home with five small things to sell and ten buttons as money. Share out the buttons, and hold an auction. Then do it again with twenty buttons, and see what happens to the prices.",
    pitfall:
      "It’s easy to think that more notes means more things. When you hear a huge number, ask what it can buy. New notes aren’t bad in themselves, because worn-out ones have to be replaced. The trouble starts when there are far too many.",
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
      "You can’t tell by looking, because most money is out of sight. Being rich means having far more than you need. Being poor means not having enough for your needs. Many families are somewhere in between, and it can change. Neither makes anyone kinder or cleverer. On very low pay, there’s no Income Tax. People who earn more usually pay more, because they can spare more. If money is short at home, it’s not your fault. You can talk to someone you trust. What made you think about this?",
    example: `Sam earns less than ${WORK_FACTS.taxFreeYear.figure} in a year, so he pays no Income Tax. Ms Roy earns £30,000. Only the part above that limit is taxed. So she pays more than Sam. Scotland has its own rates, but the limit is the same.`,
    plan: "First, look up “net worth” in our Money Words. Then work out yours: what you own, take away what you owe. Last of all, write down one good thing in your life that no sum can show.",
    pitfall:
      "A big car may come with a loan, and a small house may be fully paid for. So guessing from what people show is often wrong. Asking friends what their parents earn can make them feel awkward. Look at how people treat you instead.",
    path: "/resources/money-words#wealth",
  },
];
