/** The guide's answers about coins, notes, cards and what things cost at home. People and prices are examples. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_CASH: readonly TeacherAnswer[] = [
  {
    name: "How paying by card works",
    asks: [
      "where does the money go when mum taps her card",
      "how does tapping a card pay for stuff",
      "how does contactless work",
      "is money on a card real money",
      "how does the shop get the money from a card",
      "what happens when you pay with your phone",
      "does a card have money inside it",
      "why does the machine beep when dad taps",
      "how do banks move money to the shop",
      "why doesnt mum need cash when she buys food",
      "what is inside a bank card that makes it pay",
      "is paying by card free money",
      "when you tap does the money go straight away",
      "how do card machines know who you are",
    ],
    answer:
      "A tap is a message from one bank to another. The card tells the shop’s machine which bank to ask. That bank checks that there’s enough money. Then it takes the price from your mum’s account, and the shop’s bank adds it to the shop’s account. No coins move, but the money is just as real. It was earned, and once it’s gone, it can’t be spent again. Could you guess what the next shop will cost before the card is tapped?",
    example:
      "Mum has £60 in her account. She taps for £12 of food. The machine asks her bank, and the bank says yes. Now her account says £48, and the shop has £12 more. The card itself looks the same as before.",
    plan: "Next time you’re in a shop, add up the prices as you go. Say your guess before the tap. Then look at the receipt, and see how close you were.",
    pitfall:
      "A tap doesn’t feel like spending, because nothing leaves your hand. That makes it easy to lose count. If you ever have a card, look at what’s left after each tap.",
    path: "/resources/money-words#contactless",
  },
  {
    name: "What coins are worth",
    asks: [
      "is a 2p worth more than a 5p because its bigger",
      "how many pennies in a pound",
      "how many 20ps make a pound",
      "why is a 5p smaller than a 2p",
      "what coins are there in the uk",
      "which coin is worth the most",
      "how many pence is £2",
      "why are some coins brown and some silver",
      "what is the smallest coin",
      "how do i count my coins",
      "is ten pence more than two pence",
      "how many 10p coins in £1",
      "what are all the coins and notes we have",
      "how many 2ps make 10p",
    ],
    answer:
      "The number on a coin tells you what it’s worth, not its size. So a small 5p is worth more than a big 2p. We have coins of 1p, 2p, 5p, 10p, 20p, 50p, £1 and £2. There are 100 pennies in £1. That’s five 20ps, or ten 10ps. Notes come in £5, £10, £20 and £50. To count a pile, put the same coins together in stacks of £1. How much is in your stack?",
    example:
      "Ria has six 20ps, three 10ps and one 50p. Six times 20p is £1.20. Three times 10p is 30p. £1.20 and 30p and 50p make £2. She swaps them for one £2 coin.",
    plan: "Tip out your coins, and sort them by the number on them. Make stacks of £1. Write down how many stacks there are and what’s left over.",
    pitfall:
      "It’s easy to count coins instead of money. Ten 2ps are ten coins but only 20p. So say the value of each stack, not how many coins there are.",
    path: "/resources/money-words#coin",
  },
  {
    name: "Who makes money",
    asks: [
      "where does money come from",
      "daddy says money doesnt grow on trees where does it come from then",
      "who makes coins and notes",
      "how is money made",
      "where is money printed",
      "who is on the money now is it the king or queen",
      "are queen notes still ok to use",
      "does the king make the money",
      "what is the royal mint",
      "where do banks get money from",
      "whose face is on the ten pound note",
      "can i still spend coins with the queen on",
      "is there a factory for coins",
    ],
    answer:
      "Our coins are made at the Royal Mint in Wales, and most notes come from the Bank of England. Some banks in Scotland and Northern Ireland print notes too. New coins and notes show King Charles. Those with the late Queen are still fine to spend. But a family can’t just pick new money up. People get it by working, selling things or being helped. So money comes from something that somebody did. What would you make that others would pay for?",
    example:
      "Sam’s dad bakes bread. A customer pays £3 for a loaf. The £3 coin and notes were made years ago, and many people have had them. Dad’s work is what brought the £3 to their home.",
    plan: "Look at three coins. Find the year on each one, and the face. Then ask somebody at home what they did to earn their last £10.",
    pitfall:
      "It can look as if a cash machine gives money away. It only gives people what’s in their own account. When that’s gone, they have to earn more or go without.",
    path: "/resources/money-words#money",
  },
  {
    name: "Torn, old or foreign money",
    asks: [
      "what happens if a note rips in half",
      "my five pound note got ripped",
      "can you use a torn note",
      "i found an old paper tenner is it still worth anything",
      "the dog chewed my money",
      "my money went in the washing machine",
      "can i still use old pound coins",
      "the shop wont take my old note",
      "my uncle gave me euros what do i do with them",
      "how do you swap money from another country",
      "what do i do with foreign coins",
      "i have old money from grandad can i spend it",
      "burnt note can i get it changed",
      "half a banknote is it worth half",
    ],
    answer:
      "Don’t throw it away, because it may still be worth something. The Bank of England can swap old notes, and ones that are torn or burnt, if enough is left. A bank or a post office may help too. Old round £1 coins can’t be spent in shops, but most banks let a customer pay them in. Notes from other countries can be changed, though foreign coins usually can’t. Ask a grown-up to go with you. What kind of money have you found?",
    example:
      "Leo’s £10 note was ripped by the dog. He saved both halves. His nan helped him with the form on the Bank of England’s page, and they posted it. Some weeks later, he got the £10 back.",
    plan: "Put all the pieces in an envelope. Show a grown-up. Look together at bankofengland.co.uk for how to send it, or ask at the bank or post office.",
    pitfall:
      "Don’t pay somebody online to change it for you, and don’t post money without a grown-up. It could be lost, and the real way costs no more than the stamp.",
    path: "/resources/money-words#cash",
  },
  {
    name: "Rare coins and collections",
    asks: [
      "are my old coins worth money",
      "what is the most expensive coin in the world",
      "i have a rare 50p is it worth a lot",
      "how do i know if a coin is rare",
      "are pokemon cards worth money",
      "how much are my football cards worth",
      "is my sticker album worth something",
      "should i sell my card collection",
      "will my toys be worth more when im older",
      "is collecting coins a good way to save",
      "why do people pay so much for old coins",
      "my kew gardens 50p how much is it",
      "trading cards at school what are they worth",
      "are lego sets worth more later",
    ],
    answer:
      "A thing is worth what somebody will really pay for it. The dearest coin sold so far is a gold one from America, which went for nearly 19 million dollars. Most coins in our pockets are worth just what they say. A 50p may be worth more if few were made and it’s in good shape. It’s the same with cards and toys. Look at what such things sold for, not at what people ask. Do you collect for fun, or to sell?",
    example:
      "Zoe sees her card online for £40. But the ones that sold went for £6. She would pay £1.50 to post it. So she would really get £4.50, and she decides that she’d rather keep it.",
    plan: "Write down what you have and its condition. With a grown-up, look up prices of sold ones. Ask two people who know before you swap or sell.",
    pitfall:
      "Hardly anything that’s sold as “collectable” gets dearer. Don’t put all your savings in it. If it’s fun even when it’s worth nothing, it was worth having.",
    path: "/resources/money-words#supply-and-demand",
  },
  {
    name: "Asking people what they have",
    asks: [
      "is it rude to ask someone how much money they have",
      "can i ask my dad what he earns",
      "why wont grown ups say how much they get paid",
      "my friend asked how much money my mum has",
      "is it ok to ask if someone is rich",
      "why is money a secret for adults",
      "someone at school asked how much our house cost",
      "should i tell people how much i have saved",
      "is it bad manners to ask about wages",
      "why does nobody talk about money",
      "do i have to say how much pocket money i get",
      "my mate keeps asking what my parents earn",
    ],
    answer:
      "Many people feel that their money is private, so it’s kinder not to ask a friend or a neighbour how much they have. You don’t have to say what you have, either. “We don’t talk about that” is a fine reply. At home, it’s different. You can ask how your family plans, what things cost, or how pay works. A grown-up may tell you some of it, and that’s up to them. What would you most like to understand?",
    example:
      "Ben asks Kit, “How much does your mum earn?” Kit shrugs and says, “That’s her business. How much is the bus?” Nobody is cross. At home, Kit asks what a week of food costs, and his mum shows him the receipt.",
    plan: "Think of one money question for home, such as “What costs us most in a month?” Pick a calm moment, and ask. Listen without judging the answer.",
    pitfall:
      "Telling others what you’ve got can start boasting, or make somebody feel small. Online, it can also draw people who want it. So keep sums to yourself and your family.",
    path: "/resources/money-words#income",
  },
  {
    name: "What a pet costs",
    asks: [
      "i really want a puppy how much does it cost to have one",
      "how much does a dog cost",
      "mum says pets cost too much is that true",
      "how much is a hamster to keep",
      "what does it cost to feed a cat",
      "are vets expensive",
      "can i buy a rabbit with my savings",
      "how do i save up for a puppy",
      "cheap pets to have",
      "how much is pet insurance",
      "can i pay for a pet out of pocket money",
      "how much would a pony cost a year",
      "is a guinea pig expensive",
      "what do i need to buy before getting a kitten",
    ],
    answer:
      "A pet costs far more than its price, because it needs food and care each week for years. A dog can cost a family well over £1,000 a year, with food, jabs, the vet and somebody to mind it. A hamster costs much less, but it needs a cage and bedding. So it’s a choice for the whole family. You could start by adding up a year for one animal. Which pet would you like to work out?",
    example:
      "A hamster costs £12, and its cage £45. Food and bedding are £3 a week. 52 times £3 is £156. £12 and £45 and £156 make £213 in the first year, and a vet would come on top.",
    plan: "List what the pet needs: a home, food, a vet, somebody to care for it. Find one price for each. Add up a month, then a year, and show it at home.",
    pitfall:
      "People fall in love and forget the vet. One visit can cost more than the pet did. If there’s no room for a pet now, you could help with a neighbour’s.",
    path: "/resources/ways-to-earn#help-with-a-pet",
  },
  {
    name: "Giving to animals",
    asks: [
      "can i give my pocket money to the donkeys",
      "i want to help animals with my money",
      "how do i give money to a rescue centre",
      "can kids give to the dogs home",
      "i want to adopt a tiger how does it work",
      "saving the whales with my pocket money",
      "how can i raise money for the cat shelter",
      "is sponsoring an animal real",
      "can i send £2 to help polar bears",
      "best way to help animals if you only have a bit of money",
      "how do i donate to wildlife",
      "where does animal charity money go",
    ],
    answer:
      "Yes, you can give some of your money to animals, and even £1 helps to buy food. Choose a charity with a grown-up, and check that it’s a real one: it has a number that you can look up. When you “adopt” a tiger, it stays in the wild. You pay for its care, and get a letter or a picture. You can also give time or old towels to a shelter near you. Which animals do you care about most?",
    example:
      "Mina gets £4 a week and puts 50p in her giving jar. After ten weeks, she has £5. She and her dad look up the donkey home, and take the £5 with them on a visit.",
    plan: "Pick one animal charity. Look up its number with a grown-up. Decide how much you’ll give and when, so that your saving goal is still safe.",
    pitfall:
      "Sad pictures can make you give in a rush, and some of them are fake. Wait a day, check the charity, and give what you can spare.",
    path: "/resources/giving#check-before-you-give",
  },
  {
    name: "Raising money together",
    asks: [
      "were raising money for our guides trip any ideas",
      "fundraising ideas for kids",
      "how can we raise money for school",
      "ideas to raise money for charity",
      "sponsored walk how does it work",
      "our class wants to raise £100",
      "how to collect money for the hospice",
      "scout camp fund ideas",
      "i want to do something for children in need",
      "fundraiser for my football club",
      "how do you do a sponsored silence",
      "things to sell to raise money for a good cause",
      "we need new books for the library how do we get the money",
      "bake sale or raffle which makes more",
    ],
    answer:
      "Pick something that people enjoy and that costs you little. You could hold a cake sale, a sponsored walk, a toy swap, a car wash or a quiz night. Ask your leader or teacher first, because some things, such as a raffle, have rules. Set a target and say what it’s for. Two of you should count the money, and write it down. Afterwards, tell everybody what their money did. How much do you need to raise?",
    example:
      "The Guides need £120. They bake 60 cakes for £15 and sell them at £1 each. £60 take away £15 leaves £45. A sponsored walk brings in £80. £45 and £80 make £125, so they’ve done it with £5 to spare.",
    plan: "Agree on the target and the day. Share out the jobs: making, selling, counting, thanking. After the sale, take off the costs, and write down what’s left.",
    pitfall:
      "Don’t knock on strangers’ doors, and never leave the tin alone. It also pays to count the costs first. A stall that sells for £30 and costs £35 raises nothing.",
    path: "/resources/giving#three-ways-to-give",
  },
  {
    name: "Selling at a car boot",
    asks: [
      "i have lots of old toys can i sell them at a car boot",
      "can kids do a car boot sale",
      "how much should i charge at a car boot",
      "selling my books at a table top sale",
      "how do jumble sales work",
      "my room is full of toys i dont play with",
      "what sells well at a boot sale",
      "do you need a licence for a car boot",
      "garage sale with my sister",
      "how to sell baby toys in person",
      "what time do car boots start",
      "nobody bought anything at my table what did i do wrong",
    ],
    answer:
      "Yes, you can, with a grown-up who books the pitch and stays with you. Ask at home which things are yours to sell. Clean them, check that no parts are missing, and put a price on each. Expect about a quarter of what they cost new. Bring small change, a bag and a drink. Near the end, sell the rest in bundles. What you don’t sell can go to a charity shop. What would you put on your table first?",
    example:
      "Nia pays £8 for the pitch. She sells twelve books at 50p, a scooter at £7 and a game at £3. £6 and £7 and £3 make £16. £16 take away £8 leaves £8 for her jar.",
    plan: "Make three piles: keep, sell, give. Price the second pile. Then look up a sale near you with a grown-up, and find out what a pitch costs.",
    pitfall:
      "A thing that was dear when it was new isn’t worth that now. If your price is too high, you carry it home. Decide the lowest price you’d take before you start.",
    path: "/resources/ways-to-earn#sell-old-toys",
  },
  {
    name: "When things cost a penny",
    asks: [
      "why is grandad always saying sweets used to cost a penny",
      "how much did things cost in the olden days",
      "was everything cheaper when mum was little",
      "how much was a chocolate bar in 1980",
      "what is old money like shillings",
      "what was a shilling",
      "why was a house so cheap in the past",
      "did people earn less in the old days",
      "nan says you could buy lots for 10p",
      "whats inflation and why does my dad moan about it",
      "why does my dad say everything has gone up",
      "how many pennies used to be in a pound",
    ],
    answer:
      "Prices have gone up nearly every year, so one penny used to buy more. That’s called inflation. But pay was much lower too. What counts is how long somebody had to work for a thing. Until 1971, Britain also had other coins: 12 old pence made a shilling, and 20 shillings made a pound. When prices rise faster than pay, families feel it, and that’s why your dad may moan. What did a bus ride cost when he was your age?",
    example:
      "Say a comic cost 10p in 1975 and £4 now. That’s 40 times as much. If pay is also about 20 times what it was, a comic takes twice as long to earn as it did.",
    plan: "Ask somebody older what they paid for three things as a child. Ask what their first pay was as well. Compare both with today.",
    pitfall:
      "Old prices look like bargains if you forget old pay. Compare hours of work, not just pounds. And money in a jar buys less each year.",
    path: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    name: "Weekly or monthly pocket money",
    asks: [
      "my mum and dad said i can have £20 a month instead of £5 a week which is better",
      "is it better to get pocket money every week or every month",
      "£20 a month or £5 a week",
      "should i have my pocket money monthly",
      "my parents want to pay me once a month now",
      "weekly pocket money or monthly",
      "i get paid monthly and its gone in a week",
      "which is more £10 a month or £2.50 a week",
      "how do i make monthly pocket money last",
      "is 4 weeks the same as a month",
      "would you rather have £1 a day or £30 a month",
      "they want to change my pocket money to monthly is that a trick",
    ],
    answer:
      "Work out a whole year, because a month is a bit longer than four weeks. £5 a week for 52 weeks is £260. £20 a month for 12 months is £240. So here the weekly money is £20 more. Monthly money has a good side too: you learn to plan, and you can buy bigger things sooner. If you’d like it monthly, you could ask for £21.50. Which is harder for you: waiting, or making it last?",
    example:
      "Amir takes £20 a month. He puts £8 in his savings at once, and splits the other £12 into four envelopes of £3. When an envelope is empty, he waits for the next Monday.",
    plan: "Times the weekly sum by 52, and the monthly one by 12. Compare. If you choose monthly, make four envelopes on the first day.",
    pitfall:
      "Four weeks look like a month, but that leaves out four weeks in a year. And a full month’s money feels like a lot on day one. Plan before you spend.",
    path: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    name: "Saving or spending",
    asks: [
      "is it better to save or spend",
      "should you always save your money",
      "is spending bad",
      "why should i save when i could spend it",
      "i never spend anything is that good",
      "how much can i spend and still be good with money",
      "is it ok to spend all of my fun money",
      "do i have to save or can i enjoy it",
      "whats the point of saving",
      "saving is boring why bother",
      "when is it right to spend",
    ],
    answer:
      "Both are right at their own time. Spending pays for what you need and enjoy now. Saving pays for bigger things, and for surprises. An easy way is to save a part first, before you spend anything. Then you can enjoy the rest without a bad feeling. How big the part is depends on you: one pound in every five is a good start. It’s not bad to spend, and it’s not bad to wait. What would you like to have in three months?",
    example:
      "Tom gets £5. He puts £1 in his jar on the same day, and spends the other £4 as he likes. After 12 weeks, he has £12, and he’s had fun every week too.",
    plan: "Choose your part, such as £1. Put it away on the day you get money. Write on the jar what it’s for.",
    pitfall:
      "If you plan to save what’s left at the end, there’s often nothing left. If you never spend at all, you may miss good things. A part for each is easier to keep.",
    path: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    name: "What running a home costs",
    asks: [
      "how much does it cost to run a house",
      "what do parents have to pay for every month",
      "what are bills",
      "how much is rent",
      "what does my family spend money on",
      "how much does food cost for a family",
      "why do we have to pay for the house every month",
      "what is council tax",
      "how much is the wifi",
      "list of things adults pay for",
      "what costs the most at home",
      "how much does it cost to live on your own",
      "do you have to pay for water and bins",
      "what is the rent and who gets it",
    ],
    answer:
      "A home costs different sums in each place, but the list is much the same. The rent or the mortgage is usually the biggest. Then come food, heating and light, council tax, water, getting about, phones and wifi. Council tax pays for things near you, such as bins and libraries. For many families, all this comes to well over £1,000 a month. Most of it has to be paid first, before anybody can buy fun things. Which cost do you think is biggest at your home?",
    example:
      "A made-up family gets £2,400 a month. Rent is £900, food £480, energy £160, council tax £150, travel £200, phones and wifi £70. That’s £1,960. £2,400 take away £1,960 leaves £440 for clothes, fun and savings.",
    plan: "Write the list of costs, and guess the order from big to small. Ask at home if your order is right. You don’t need the figures.",
    pitfall:
      "A family with good pay can still have little left, and that’s nobody’s fault. So when the answer to a wish is no, the list may be the reason, not you.",
    path: "/resources/money-words#bill",
  },
  {
    name: "Helping when money comes from Mum",
    asks: [
      "i feel bad when mum pays for everything how can i help",
      "how can i help my mum save money",
      "how can i help at home with money",
      "i want to pay my parents back for stuff",
      "should i give my mum my pocket money",
      "what can kids do to save money at home",
      "my dad works so hard i want to help",
      "can i help pay the bills",
      "ways to make our shopping cheaper",
      "how do i stop costing so much",
      "i want to buy food for my family with my savings",
      "how to save electricity so it costs less",
    ],
    answer:
      "It’s kind of you to think of it, and you don’t owe anything. Looking after you is a grown-up’s job, and most are glad to do it. You can still help. Switch lights off, eat up what’s there, take care of your things, and say before something runs out. You could compare prices in the shop, or cook a cheap meal together. A thank-you also means a lot. What could you do this week that would make life easier at home?",
    example:
      "Jess reads out the price for each 100 grams while her mum shops. They swap two things for cheaper ones and save £1.80. In a month of four shops, that’s £7.20.",
    plan: "Choose one thing that saves, and do it for a week. Tell your mum what you’re doing. Ask her which help she’d like best.",
    pitfall:
      "Don’t go without lunch or things you need, and don’t hide that you need them. That would worry her more. If money at home keeps worrying you, tell a grown-up you trust.",
    path: "/resources/sample-chapter#when-money-feels-heavy",
  },
  {
    name: "Money gone by midweek",
    asks: [
      "i keep running out of money before the end of the week lol help",
      "my pocket money is gone by tuesday",
      "how do i make my money last all week",
      "i get paid on saturday and im skint by monday",
      "why is my money always gone so fast",
      "money never lasts till friday",
      "i blow my pocket money in one day",
      "how can i make £5 last seven days",
      "always broke by wednesday",
      "my allowance disappears every week",
      "i spend it all the minute i get it and then have nothing for the weekend",
      "how do you stretch pocket money",
    ],
    answer:
      "Split the money on the day you get it, so that some of it waits for the weekend. You could make two envelopes: one for now, and one for later. Or share it by days. Then, for one week, write down each thing you buy. You’ll often find one small thing that eats most of it. You don’t have to stop it. Just decide how many times a week it’s worth it. Which day does yours run out?",
    example:
      "Kai gets £7. He spends £2 a day on crisps and a drink, so it’s gone in under four days. Now he has two drinks a week, for £4, and the other £3 waits for Saturday.",
    plan: "On pay day, put half in an envelope marked “Friday”. Write down what you buy until then. At the end of the week, look for one thing to change.",
    pitfall:
      "Borrowing from next week feels easy, but then next week starts empty. If it’s gone, wait it out once. It’s the best lesson there is, and it costs nothing.",
    path: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    name: "Summer earning under 13",
    asks: [
      "what is the best way to earn money in the summer hols at 11",
      "how can i make money in the holidays im 10",
      "summer jobs for kids under 13",
      "earn money in half term im 12",
      "what can i sell in summer",
      "holiday money ideas for year 6",
      "six weeks off and i want to earn some cash im 11",
      "lemonade stand in the summer",
      "easter holidays how to earn a bit",
      "i want £30 by the end of the holidays im 12",
      "summer ideas to make pocket money",
      "what jobs can i do while schools off im 9",
    ],
    answer:
      "In the holidays, people go away, and somebody has to water their plants and feed their pets. That’s a good job before you’re 13, for neighbours your family knows. You could also wash bikes and cars, sell plants that you’ve grown, or have a toy sale with a grown-up. A shop can’t employ you yet, so look for small jobs near home. Agree the price first, and tell somebody where you are. Who near you is going on holiday?",
    example:
      "Ada waters plants for two neighbours, at £1 a visit. She goes three times a week for four weeks. 2 times 3 times 4 is 24 visits, so she earns £24.",
    plan: "Write a card with what you do and what it costs. Show it at home first. Then take it with a grown-up to three neighbours you know.",
    pitfall:
      "Don’t promise every day of the summer. If you go away, say so before you start, or find a friend to stand in. A missed day can mean a dead plant.",
    path: "/resources/ways-to-earn#water-the-plants",
  },
  {
    name: "A day out and holiday money",
    asks: [
      "how much spending money do i need for holiday",
      "how much money should i take on the school trip",
      "what do i do with my holiday spending money",
      "i spent all my holiday money on the first day",
      "how do i budget for a theme park",
      "money for a residential how much",
      "do i need euros for spain",
      "how does money work in other countries",
      "what is an exchange rate for kids",
      "is it cheaper to change money at the airport",
      "how much to take to the fair",
      "what should i spend in the gift shop",
      "going to the cinema with £10",
      "pounds to euros how does it work",
    ],
    answer:
      "Start with what’s already paid for, then plan only for the rest. Divide your spending money by the number of days, and keep a little back for the last one. For a school trip, the letter often gives a limit. Other countries have their own money. The exchange rate tells how much of it you get for £1, and it changes each day. The airport often gives less, so families order it earlier or use a card. Where are you off to?",
    example:
      "Lily has £35 for seven days. £35 divided by 7 is £5 a day. On day one, she spends £9 on a toy. She has £26 left for six days, so about £4.30 a day.",
    plan: "Write down the days. Give each day its share, and keep £3 for the end. Each evening, count what’s left.",
    pitfall:
      "The first gift shop is full of things you’ll see again. Look on day one, and buy on day two. Keep most of your money with a grown-up, so that it can’t all be lost.",
    path: "/resources/money-words#exchange-rate",
  },
  {
    name: "VAT on a receipt",
    asks: [
      "what does vat mean on my receipt",
      "why is there tax on sweets",
      "do kids pay tax when they buy stuff",
      "do kids pay tax",
      "do i pay tax on my pocket money",
      "what is the tax in the shop price",
      "how much of a toy is tax",
      "is there vat on books",
      "why do receipts have numbers at the bottom",
      "am i paying tax if im 10",
      "what things have no vat",
      "who gets the vat",
    ],
    answer: `There’s no tax on pocket money or birthday money. But children do pay one tax without noticing it: VAT. It’s already in the price of many things, such as toys, sweets and games. The usual rate is ${BUYING_FACTS.vat.figure}. There’s none on most food, young children’s clothes or books. The shop passes it on to the government, and it helps to pay for schools, hospitals and roads. What do you think your last VAT helped to build?`,
    example:
      "A toy costs £12. Without VAT, it would be £10, because 20% of £10 is £2, and £10 and £2 make £12. So £2 of the £12 goes to the government.",
    plan: "Find a receipt at home. Look for the letters VAT. Guess which things have it and which don’t, and check.",
    pitfall:
      "You can’t work out the tax by taking 20% off the price. £12 take away 20% is £9.60, not £10. Divide by 6 instead: £12 divided by 6 is £2.",
    path: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    name: "What a bank does with money",
    asks: [
      "what does a bank do with my money",
      "do banks keep my money in a vault",
      "where does the bank put my money",
      "how do banks make money",
      "why do banks pay you interest",
      "does the bank lend my money to other people",
      "can the bank spend my savings",
      "what is a bank for",
      "why do people use banks instead of a safe",
      "can i get all my money out of the bank",
      "how does a cash machine get its money",
      "what happens in a bank",
      "who owns the bank",
    ],
    answer:
      "A bank keeps a note of how much is yours, and you can get it back. It doesn’t leave your coins in a box with your name on it. It keeps some, and lends some to people who want to buy a house or start a shop. They pay the bank extra, called interest. The bank shares a part of that with savers, and keeps the rest to pay its staff and make a profit. Would you rather save in a jar or in a bank?",
    example:
      "Ella puts in £100, and the bank pays her £3 in a year. It lends her £100 to a baker, who pays £8 for the year. The bank has £8 take away £3, so £5, for its work.",
    plan: "Ask a grown-up which bank or building society your family uses, and why. Look up together what it pays children who save.",
    pitfall:
      "Some people think that money in a bank is gone, and others that it’s free to take. It’s yours, but the bank must know it’s you. So never share your PIN.",
    path: "/resources/money-words#bank",
  },
  {
    name: "Breaking something and paying for it",
    asks: [
      "i broke my friends toy do i have to pay for it",
      "i smashed a window how do i pay it back",
      "broke my mums phone by accident how can i pay",
      "who pays if i break something in a shop",
      "i lost a library book do i have to pay",
      "my brother broke my headphones should he buy new ones",
      "i owe mum for the screen i cracked",
      "should i use my savings to mend what i broke",
      "i spilled juice on my cousins tablet",
      "do i have to pay for what i damaged",
      "how to make up for breaking something expensive",
    ],
    answer:
      "Own up soon and say sorry. That matters more than the money. Then offer to put it right, and ask the owner and a grown-up what would be fair. Accidents happen, and often you don’t have to pay it all. You could mend it, pay a part each week, or do jobs instead. In a shop, tell the staff and your grown-up, because many shops don’t ask for money. What could you offer first?",
    example:
      "Ollie cracks his sister’s £24 headphones. They agree that he pays half, because it was an accident. £24 divided by 2 is £12. He pays £2 a week, so it’s done in six weeks.",
    plan: "Say what happened, and that you’re sorry. Ask what it would cost to mend. Offer a plan in writing: how much, and until when.",
    pitfall:
      "Hiding it makes it worse, because then people lose trust as well as a thing. And don’t promise more than you can pay. A small plan that’s kept is better.",
    path: "/resources/money-words#instalment",
  },
  {
    name: "Facts from the history of money",
    asks: [
      "i need to write 3 facts about the history of money for homework",
      "when was money invented",
      "who invented money",
      "what was the first money",
      "tell me something interesting about old money",
      "fun facts about money",
      "history of coins for my homework",
      "when did paper money start",
      "what did romans use for money",
      "why is it called a pound",
      "what did people use as money long ago",
      "did people use shells as money",
      "when did we start using cards",
      "project on money ks2",
    ],
    answer:
      "Here are three facts. About 2,600 years ago, people in Lydia, now part of Turkey, made some of the first coins. About 1,000 years ago, people in China began to use paper money, because coins were heavy. And the pound got its name from a pound weight of silver, which made 240 pennies. Before coins, people paid with shells, salt, tea or cattle. Contactless cards came to Britain in 2007. Put the facts in your own words. Which one surprised you most?",
    example:
      "A line of time helps: 600 BC, coins in Lydia. About 1000, paper money in China. 1694, the Bank of England begins. 1971, 100 new pence make a pound. 2007, the first taps in British shops.",
    plan: "Choose three dates. Find one picture for each, and write one sentence of your own under it. Say where you looked it up.",
    pitfall:
      "Copied sentences are easy to spot, and you forget them. Close the page before you write. If two books give other dates, say “about”.",
    path: "/resources/money-words#barter",
  },
  {
    name: "A full piggy bank",
    asks: [
      "my piggy bank is full what now",
      "my money box is full of coins what do i do",
      "can i pay coins into the bank",
      "how do i swap coins for notes",
      "does the bank count coins for you",
      "i have a jar of pennies how do i change it",
      "coin machine in the supermarket is it free",
      "should i break my piggy bank",
      "took some out of my money box before the goal",
      "i keep taking money out of my piggy bank",
      "how to stop raiding my own savings",
      "where do i take a big bag of change",
    ],
    answer:
      "Count it first, and write the sum down. Then take it to a safer place. A bank or building society will take bags of coins for a saver’s account. Each bag must hold one kind of coin. A grown-up at home may also swap your coins for a note. The machines in supermarkets are quick, but they keep part of your money. If you keep dipping in, choose a tin that’s hard to open. What is all that money for?",
    example:
      "Nora has £32 in coins. The machine in the shop would keep 10p of each £1. 32 times 10p is £3.20, so she would get £28.80. At the bank, she gets all £32.",
    plan: "Sort the coins, and count each kind. Ask the bank for free coin bags. Choose with a grown-up where the money goes next.",
    pitfall:
      "Don’t leave a full jar where visitors can see it. And if you take some out, write down how much and why, so that you know where it went.",
    path: "/resources/money-words#piggy-bank",
  },
];
