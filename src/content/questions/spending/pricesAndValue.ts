/** Answers about choosing, budgets, prices, and what is worth its money. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SPENDING_ANSWER_FACTS } from "@/content/resources/facts/factsOfSpendingAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const PRICES_AND_VALUE: readonly TaughtAnswer[] = [
  {
    id: "what-five-pounds-buys",
    title: "What can I buy with £1, £2 or £5?",
    ages: ["8-10"],
    answer:
      "With £5, you could buy felt pens, a pack of cards, a used book or seeds to grow. With £1 or £2, look for a bouncy ball, stickers, a bun or an old comic. Think about how long the fun lasts. Sweets last ten minutes, but a skipping rope lasts all summer. If nothing looks great, keep your money. There’s no rush, and it won’t go off.",
    example:
      "Yara has £3. Sweets for £2.50 would last one walk home. A used puzzle costs £2, and she does it six times. £3 take away £2 leaves £1, and she puts that in her jar.",
    plan: "Write down three things that you like doing. Find one small thing for each, with its price. Then pick the one you’d use the most times.",
    pitfall:
      "When money burns in your pocket, you may buy the first thing you see. So walk round the shop once with your hands empty. Then go back for the best thing, if there was one.",
    page: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    id: "need-or-want",
    title: "How do I know if something is a need or a want?",
    ages: ["8-10", "11-13"],
    answer:
      "Sometimes it’s both, so look for the need inside it. Imagine going without it for a whole month. If you’d end up cold, ill, unsafe or behind at school, it’s a need. If you’d just be a bit fed up, it’s a want. Shoes that fit are a need, but the logo is a want. A phone to get home safely may be a need. The newest phone is a want. Wants are fine once your needs are met.",
    example:
      "Rhys’s trainers are too small. A plain pair costs £22, and the pair he loves costs £50. Both fit. So the need costs £22, and the want costs another £28. Now he can ask himself if the logo is worth £28.",
    plan: "Write down the thing, and try the month test on it. If there’s a need inside, find the lowest price that does the job. Take that away from the full price. What’s left is the price of the want.",
    pitfall:
      "“I need it” slips out easily when you want something a lot. And other people’s needs can look like wants. Some children need a phone because they help to look after somebody. So only judge your own list.",
    page: "/resources/sample-chapter#the-shoes-with-lights",
  },
  {
    id: "wait-or-buy-now",
    title: "Should I wait before I buy something I really want?",
    ages: ["8-10", "11-13"],
    answer:
      "Wait, unless you planned to buy it or truly need it now. For a small thing, wait one night. For a big thing, wait a week. Write down its name and its price, and walk away. If you still want it and can pay for it, enjoy it. If you’ve gone off it, your money is still yours. Now and then something sells out, but there’s usually another one later.",
    example:
      "Bilal has £15, and he sees a cap for £14. He writes it down and waits a week. By then, he’d rather have swimming goggles for £9. He buys those instead. £15 take away £9 leaves him £6.",
    plan: "Write the thing on a wish list, with its price and today’s date. Wait one night, or a week if it costs a lot. Then read the list again and choose: yes, no or not yet.",
    pitfall:
      "A clock on the screen or “only two left” can make your heart race. That’s what it’s there for. Close the page and do something else for ten minutes. If you still want it tomorrow, that’s a better sign than today’s rush.",
    page: "/resources/sample-chapter#the-wish-list-trick",
  },
  {
    id: "is-it-worth-it",
    title: "How can I work out if something is worth its price?",
    ages: ["8-10", "11-13"],
    answer:
      "To find out, divide the price by how often you’ll use it. A £20 ball that you kick 40 times costs 50p a go. A £6 toy that you use twice costs £3 a go. So the dearer thing can be better value, but not always. Be honest about how often you’ll use it. Then think what else you could do with the money. A day you’ll remember for years can be worth it too.",
    example:
      "Amy likes two bags. One costs £8 and should last 40 school days, so that’s 20p a day. The other costs £19 and should last 190 days, so that’s 10p a day. But if she only has £8 now, the first bag is fine.",
    plan: "Write down the price. Guess how often you’ll use it in a year, then halve your guess. Divide the price by that number. If the answer still feels fair, it’s probably worth it.",
    pitfall:
      "We all guess too high when we’re excited. Think of the last thing you wanted this much, and count how often you used it. A high price doesn’t prove that something is good. Look at how well it’s made.",
    page: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    id: "spending-it-all",
    title: "How do I stop spending all my money straight away?",
    ages: ["8-10", "11-13"],
    answer:
      "Put some away the moment you get it, before you can spend it. That’s easier than saying no to yourself in a shop. You’re not bad with money: shops and games are made to tempt us. Keep your savings somewhere awkward, like a jar on a high shelf. If you’re not planning to buy anything, leave your money at home. The rest is yours to spend, and you needn’t feel bad about it.",
    example:
      "Jay gets £5 on Saturday, and by Sunday it’s gone. Now he puts £2 into a taped-up jar first. That leaves £3 to take out, so he can still buy his £2.50 magazine. After six weeks, there’s £12 in the jar.",
    plan: "For one week, write down everything you buy. Then circle the thing you could most easily do without. Next time you get money, put the price of that thing in a jar first.",
    pitfall:
      "A rule such as “I’ll never buy sweets again” rarely lasts. After one slip, it’s easy to give up. So plan a small treat each week. If you do slip, just start again the next time you get money.",
    page: "/resources/money-words#impulse-buy",
  },
  {
    id: "money-gone-by-midweek",
    title: "How can I make my pocket money last all week?",
    ages: ["8-10", "11-13"],
    answer:
      "Split the money on the day you get it, so that some of it waits for the weekend. You could make two envelopes: one for now, and one for later. Or share it by days. Then, for one week, write down each thing you buy. You’ll often find one small thing that eats most of it. You don’t have to stop it. Just decide how many times a week it’s worth it.",
    example:
      "Kai gets £7. He spends £2 a day on crisps and a drink, so it’s gone in under four days. Now he has them twice a week, for £4, and the other £3 waits for Saturday.",
    plan: "On pay day, put half in an envelope marked “Friday”. Write down what you buy until then. At the end of the week, look for one thing to change.",
    pitfall:
      "Borrowing from next week feels easy, but then next week starts empty. If it’s gone, wait for the next pay day if you can. If it was for lunch or the bus, tell a grown-up today.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "budget-for-a-week",
    title: "How do I make a budget for a week?",
    ages: ["8-10", "11-13"],
    answer:
      "Write down what comes in, and then give every pound a job. Start with your needs, such as the bus or lunch. Next, put some away in savings. What’s left is for fun, and you can spread it over the week. Say you get £8. You could plan £3 for the bus, £2 to save and £3 for fun. If a week goes wrong, change the plan and carry on.",
    example:
      "Priya gets £10 on Sunday. Five bus rides at £1 each come to £5. She saves £2, and that leaves £3. She keeps 50p of it for surprises, so she has £2.50 for fun. £5, £2, 50p and £2.50 make £10.",
    plan: "On Sunday, write down what comes in and what you need. Take away your needs, then your savings. Divide the rest by seven days. Look at it again on Wednesday, while there’s still time to change it.",
    pitfall:
      "Most plans forget small things, such as a birthday card or a new shoelace. Keep a little back for surprises. If your needs cost more than you have, you haven’t done it wrong. Tell a grown-up you trust.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "losing-track-of-money",
    title: "How do I keep track of what I spend?",
    ages: ["8-10", "11-13"],
    answer:
      "Write down each thing on the day you buy it. You need three facts: the date, what it was and how much. Use a notebook, a phone or the Money Tracker on this site. Do it at the same time every day, such as after brushing your teeth. Once a week, add it up and circle the biggest number. Don’t tell yourself off, because you’re just finding out.",
    example:
      "Elif had £20 on Monday and £3 on Sunday, so £17 had gone. Her list says bus £6, lunches £4, a book £4 and sweets £3. That makes £17. Now she knows, and she can decide what to do next week.",
    plan: "Count your money tonight and write down the total. For seven days, note everything that comes in and goes out. Then count again. If it matches your list, you haven’t missed anything.",
    pitfall:
      "Tapping a card or a phone is so quick that you hardly notice it. So check the balance before and after. If you miss a day, don’t give up on the list. Write “about £2, forgot” and carry on.",
    page: "/excel-tracker",
  },
  {
    id: "book-fair-and-fete",
    title: "How much should I take and spend at the book fair or school fête?",
    ages: ["8-10"],
    answer:
      "Take a small sum that you’ve agreed on at home, and it’s fine just to look. Books there often cost as much as in a shop. You might find the same one in the library, or used. So write down the title and look later. At a fête, walk round once before you spend. Then share out your coins between food, games and stalls. What you pay often helps the school.",
    example:
      "Bo has £4 at the fête. He plays two games at 50p, buys a cake for 80p and finds an old comic for £1.20. £1 and 80p and £1.20 make £3. So he goes home with £1.",
    plan: "Ask at home how much you may take. Walk round the whole room first. Pick your two best things, and buy those before the little bits.",
    pitfall:
      "The pens and rubbers by the till are small, so they look cheap. Three at £1.50 cost £4.50, and that could be a book. If you came with no money, you can still look and make a wish list.",
    page: "/resources/money-words#impulse-buy",
  },
  {
    id: "comparing-prices-and-packs",
    title: "How do I compare prices, and is the bigger pack cheaper?",
    ages: ["8-10", "11-13"],
    answer:
      "Work out what the same amount costs in each pack. Take 300 grams for £1.50 and 500 grams for £2. That’s 50p or 40p for every 100 grams. Here the big pack wins, but it doesn’t always. In many shops, the shelf label does this sum for you in tiny print. A big pack is only a bargain if you use it all. For other things, check the price in two more places.",
    example:
      "Four drinks cost £2, so each one costs 50p. A pack of ten costs £5.50, which is 55p each. The big pack looks like the better deal, but each drink is dearer. Ali only wants four drinks, so he spends £3.50 less.",
    plan: "Find the small print on the shelf label. Check that both labels use the same amount. If they don’t, divide each price by the number of pieces. Then ask yourself if you’ll use it all.",
    pitfall:
      "“Three for two” tempts you to buy three when you came for one. You pay for two, so you spend more than you planned. It’s a good deal if you’ll use all three. If you only need one, just buy one. Half a pack in the bin saves nothing.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "three-for-two",
    title: "Is 3 for 2 or buy one get one free a real bargain?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends: it’s a bargain only if you’ll use all of them. With 3 for 2, you pay for two, so each one costs a third less. With buy one, get one free, each costs half. The cheapest one is the free one, so pick things of the same price. Check first that the price wasn’t put up before the offer. If you need just one, one is cheaper. You can share an offer with a friend.",
    example:
      "Pens are £3 each, and 3 for 2. Three pens cost £6, so £2 each. Lily and two friends each want one. They buy them together, and each pays £2. On her own, she’d pay £3 for one.",
    plan: "Ask how many you need. Work out the price of one in the offer: divide what you pay by how many you get. Compare that with the same thing in another shop. Then choose.",
    pitfall:
      "“I’m saving £3!” But you came for one pen and you spent £6. With food, the third pack may end in the bin. And if you mix prices, such as £8, £6 and £2, you only get the £2 one free.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "prices-like-nine-ninety-nine",
    title: "Why do so many prices end in 99p, like £9.99?",
    ages: ["8-10", "11-13"],
    answer:
      "Shops do it because £9.99 looks a lot less than £10. Really, the difference is just 1p. We read from the left, see the 9 and hardly notice the rest. So it often works. Luckily, it’s easy to beat: just round up in your head. £9.99 is £10, and £24.95 is £25. Then decide if it’s worth that much to you.",
    example:
      "Hana picks up three things for £4.99, £2.99 and £1.99. She rounds up: £5, £3 and £2 make £10. At the till, it comes to £9.97. Her guess was only 3p out, so she knew her £10 note would be enough.",
    plan: "Next time you’re in a shop, pick three things you like. Round each price up to a whole pound and add them up. Then add the real prices, and see how close you were.",
    pitfall:
      "The same trick works with big prices as well. £399 feels like “three hundred and something”, but it’s £400. Say the round number out loud before you decide. Then add postage and any extras.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "working-out-percent-off",
    title: "How do I work out 20% off or 25% off a price?",
    ages: ["8-10", "11-13"],
    answer:
      "Find 10% first: divide the price by 10. For 20% off, double that, and take it away from the price. For 25% off, halve the price twice, and take that away. Say a bag costs £30. 10% is £3, so 20% is £6, and you pay £24. Half of £30 is £15, and half of that is £7.50, so with 25% off it’s £22.50. For 50%, just halve. 5% is half of 10%.",
    example:
      "A game is £40 with 15% off. 10% is £4, and 5% is £2. £4 and £2 make £6. £40 take away £6 is £34. Zara’s friend says £25, because he took away 15 pounds and not 15%.",
    plan: "Take three prices from a leaflet. Work out 10% of each. Then find 20%, 25% and 30%. Check yourself with a calculator: for 20% off, times the price by 0.8.",
    pitfall:
      "20% off and then 10% off isn’t 30% off. From £100, you go to £80, and then 10% of £80 is £8. So you pay £72, not £70. And money off is only good if you wanted the thing.",
    page: "/resources/money-words#discount",
  },
  {
    id: "adding-up-in-my-head",
    title: "How do I add up prices in my head while I’m shopping?",
    ages: ["8-10", "11-13"],
    answer:
      "Round each price up to the next pound, and add those up as you go. £2.85 becomes £3, and £1.40 becomes £2. Your guess will be a bit high, so you’ll have enough at the till. For a closer guess, round to the nearest 50p. Or add the pounds first and the pennies after. Your fingers, a pencil or a phone are fine as well. Nobody minds if you’re slow.",
    example:
      "Milo picks things for £1.80, £2.25, £3.99 and 65p. He thinks: £2 and £3 and £4 and £1 make £10. The till says £8.69. His £10 note is enough, and he expects about £1 back.",
    plan: "On the next shop, you be the counter. Say the total out loud after each thing. At the till, see how far out you were. Try to be closer the week after.",
    pitfall:
      "If you always round down, you may be short at the till. Then just say, “I’ll leave this one, please.” And watch things sold by weight: the label shows the price for a kilo, not for your bag.",
    page: "/resources/money-words#cost",
  },
  {
    id: "sales-and-black-friday",
    title: "How do I know if a sale or Black Friday offer is a real bargain?",
    ages: ["8-10", "11-13"],
    answer:
      "Some sales are real, but it’s only a bargain if you wanted the thing anyway. The price must really have dropped as well. So find out what it cost last month, and what two other shops charge. “Up to 50% off” may be true of just one thing. Look at what you pay, not at what you save. A £40 bag at half price still costs you £20. If a clock is ticking, take a breath, because your hurry helps the seller.",
    example:
      "A sign says a game was £45 and is now £30. Mina looks it up, and last month it cost £32. So she’d really save £2, not £15. It was already on her list, so she can decide without being fooled.",
    plan: "Before the sale starts, make a list and write down today’s prices. On the day, only look at the things on your list. If the price has dropped and you have the money, decide then.",
    pitfall:
      "In a sale, it’s easy to buy things just because they’re cheap. Cover the old price with your thumb, and look at the new one. If you wouldn’t pay that without the sign, leave it there. Then you’ve saved every penny.",
    page: "/resources/money-words#sale",
  },
  {
    id: "loyalty-points",
    title: "Are loyalty points and member prices worth it?",
    ages: ["8-10", "11-13"],
    answer:
      "Points are usually worth very little, perhaps a penny for each £1 you spend. A member price can save more, but only on things you’d buy anyway. The shop does this so that you’ll come back. It also learns what your family buys. Most big shops want an adult to have the card. A stamp card is simpler: you buy a few drinks, and the next one is free. So ask if there’s one before you pay.",
    example:
      "Nan gets 1 point for each £1, and 100 points are worth £1. She spends £50 a week, so she gets 50 points. After two weeks, she has 100 points. So she spent £100 to get £1.",
    plan: "Look at one card with somebody at home. Find out what 100 points will buy. Work out how much you spend to get them, and check when they run out.",
    pitfall:
      "“Double points” can make you buy a thing you don’t need. If it costs £4 and the points are worth 8p, you’ve still spent £3.92. So choose what you need first, and think of the points last.",
    page: "/resources/money-words#discount",
  },
  {
    id: "packets-that-shrink",
    title: "Why do packets shrink but cost the same (shrinkflation)?",
    ages: ["8-10", "11-13"],
    answer:
      "If costs rise, a company can put up the price or put in less. A smaller pack for the same price is called shrinkflation. Companies do it because we notice prices more than weights. It’s allowed, as long as the weight on the pack is right. To spot it, look for the price of 100 grams on the shelf label. Then you can compare it with other packs. Some of the air in a crisp bag stops the crisps breaking.",
    example:
      "A bar weighed 100 grams and cost £1, so each gram cost 1p. Now it weighs 80 grams and still costs £1. £1 divided by 80 is 1.25p a gram. So 100 grams would cost £1.25. The price is the same, but the chocolate is a quarter dearer.",
    plan: "Choose three packets at home, and write down the weight and the price. Look again in six months. In the shop, compare the price of 100 grams, not the size of the box.",
    pitfall:
      "A new picture or the word “new” can draw your eyes away from the weight. A big box can also hold a small bag. So read the grams. A smaller pack isn’t always a trick, because sometimes it’s all you need.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "old-prices-and-shillings",
    title: "Were things really cheaper in the olden days?",
    ages: ["8-10", "11-13"],
    answer:
      "Prices have gone up nearly every year, so one penny used to buy more. That’s called inflation. But pay was much lower too. What counts is how long somebody had to work for a thing, and many things take less work now. Until 1971, Britain also had other coins: 12 old pence made a shilling, and 20 shillings made a pound. When prices rise faster than pay, families feel it, and that’s why grown-ups may moan.",
    example:
      "Say a ball cost 50p in 1975 and costs £5 now. That’s 10 times as much. Say a cleaner earned £1 an hour then and £14 now. In 1975, the ball took half an hour of work. Now it takes about 21 minutes.",
    plan: "Ask somebody older what they paid for three things as a child. Ask what their first pay was as well. Compare both with today.",
    pitfall:
      "Old prices look like bargains if you forget old pay. Compare hours of work, not just pounds. And money in a jar buys less each year.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "why-prices-go-up",
    title: "Why do prices go up, and what is inflation?",
    ages: ["8-10", "11-13"],
    answer: `Prices go up when things cost more to make, or when more people want them. If fuel costs more, a baker has to charge more for bread. When most prices rise together, it’s called inflation. Each pound then buys a bit less. A little is normal: the Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. If money is tight at home because of it, that’s nobody’s fault.`,
    example:
      "A comic cost £2 last year, and now it costs £2.10. The extra 10p is 5% of £2. Last year, £21 bought ten comics, with £1 left over. Now £21 buys ten comics, and nothing is left.",
    plan: "Choose three things you often buy, and write down their prices today. Write them down again in three months. Check the size as well, because sometimes the packet shrinks and the price doesn’t.",
    pitfall:
      "Printing more money sounds like an easy answer. But with more pounds and no more bread, bread would just cost more. Prices don’t all go up by the same amount, so compare before you buy.",
    page: "/resources/prices-and-tax#prices-that-rise",
    facts: ["inflationTarget"],
  },
  {
    id: "rare-coins-and-collections",
    title: "Are my old coins, trading cards or toys worth a lot of money?",
    ages: ["8-10", "11-13"],
    answer:
      "A thing is worth what somebody will really pay for it. The dearest coin sold so far is a gold one from America, which went for nearly 19 million dollars. Most coins in our pockets are worth just what they say. A 50p may be worth more if few were made and it’s in good shape. It’s the same with cards and toys. Look at what such things sold for, not at what people ask.",
    example:
      "Zoe sees her card online for £40. But the ones that sold went for £6. She would pay £1.50 to post it. So she would really get £4.50, and she decides that she’d rather keep it.",
    plan: "Write down what you have and its condition. With a grown-up, look up prices of sold ones. Ask two people who know before you swap or sell.",
    pitfall:
      "Hardly anything that’s sold as “collectable” gets dearer. Don’t put all your savings in it. If it’s fun even when it’s worth nothing, it was worth having.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "mending-or-buying-new",
    title: "Should I mend my toy, bike or bag or buy a new one?",
    ages: ["8-10", "11-13"],
    answer:
      "Try mending first, because a flat tyre, a hole or a dead battery is often easy to fix. Ask somebody handy at home. Or look for a repair café, where helpers mend things for free or for a small gift. If fixing costs more than half of a new one, buying may be better. If it broke soon after you bought it, go back to the shop first. Leave anything with a plug to a grown-up.",
    example:
      "Jonas’s scooter has a worn wheel. A new scooter costs £35. A new wheel is £6, and his uncle shows him how to fit it. £35 take away £6 is £29. So he has a scooter that works, and £29 is still there.",
    plan: "Find out what’s wrong, and what the part would cost. Look up the price of a new one. Then ask at home who could show you how to do it.",
    pitfall:
      "A very cheap new one may break just as fast. So think of how long it lasts, not only of the price. And don’t throw the old one away before you know that it can’t be saved.",
    page: "/resources/ways-to-earn#repair-and-resell",
  },
  {
    id: "second-hand-and-swapping",
    title: "Is it a good idea to buy second-hand things or swap them?",
    ages: ["8-10", "11-13"],
    answer:
      "Buying used things or swapping can save you a lot, and plenty of people do it. Before you pay, look for damage and missing parts, and try it out if you can. Check what a new one costs as well. For a swap, both of you should ask at home first. Online, let a grown-up do the buying, and never meet a stranger on your own. It also keeps good things out of the bin.",
    example:
      "A new board game costs £24. Arjun sees it for £7 in a charity shop and counts the pieces. One dice is missing, but he has one at home. He pays £7 and saves £17.",
    plan: "Find out the new price first. Next, look in two places, such as a charity shop and a school fair. Check the thing all over before you pay. If you swap, agree that it’s for keeps.",
    pitfall:
      "If you buy from a person and not a shop, it’s often hard to take something back. So test it before you pay. Leave used bike helmets alone, because damage inside may not show. And ask a grown-up to check anything with a plug.",
    page: "/resources/money-words#second-hand",
  },
  {
    id: "blind-boxes-and-drops",
    title: "Are blind boxes and limited drops, such as Labubu, worth it?",
    ages: ["8-10", "11-13"],
    answer:
      "They’re only worth it if you’d be glad of any toy in the box. You pay before you know what you’ll get, so it’s a bit like a lucky dip. The rare ones are put in very few boxes, and that keeps people buying. “Limited” and “sold out soon” make us hurry as well. Most of them can be bought later or used. If you want just one, buy that one from somebody who opened it. Or swap the doubles with friends.",
    example:
      "Boxes cost £17 each, and Emi wants the pink one. It’s in one box out of 12. She could spend £68 on four and still not have it. An opened pink one costs £24, so she buys that.",
    plan: "Write the one you want on a note. Look up the odds on the box. Find its price when it’s open. Set the most you’ll spend this month, and stop there, even if the next box feels lucky.",
    pitfall:
      "“I’ve had three bad ones, so the next must be good.” No, the box doesn’t know. Fakes are common, and some break into small parts. And a craze can be over in a year, so don’t buy to get rich.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    id: "claw-and-penny-machines",
    title: "Can you win at claw machines and 2p machines?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, now and then, but over a day you’ll nearly always lose. The owner sets the machine so that it takes in more than it gives out. On many claw machines, the grip is strong only once in a while. On 2p machines, most coins fall down the sides, and those belong to the owner. So see it as paying for fun, like a ride. Take a small sum, and go when it’s gone. The toy would often cost less in a shop.",
    example:
      "Dylan has £4. A go on the claw costs £1, so he gets four goes, and wins nothing. Beth takes £2 in 2p coins to the other machine: 100 coins. She plays for half an hour, and goes home with 14p.",
    plan: "Before you start, say what you’ll spend. Put it in one pocket, and the rest in another. If you win coins, put them in the second pocket. When the first one is empty, get an ice cream.",
    pitfall:
      "“It’s about to fall!” is how everyone feels, all day long. Near misses are built in. Don’t shake the machine, or reach inside it. And if it’s hard to walk away, tell the grown-up who is with you.",
    page: "/resources/money-words#gambling",
  },
  {
    id: "raffles-and-tombolas",
    title: "How do raffles and tombolas work, and can children buy tickets?",
    ages: ["8-10", "11-13"],
    answer:
      "You buy a ticket with a number, and if it’s drawn, you win. At a tombola, you know at once, and tickets that end in 0 or 5 often win. At a school fair, children can usually join in. Some raffles are for adults only. The money left after the prizes goes to the school or the charity. So think of it as a gift, with a small chance of a prize. Count the tickets to see your odds.",
    example:
      "There are 200 tickets at £1, and ten prizes. Ada buys two. Her chance of one prize is about one in ten. The prizes were given for free, so the school gets £200 for new books.",
    plan: "Ask what the money is for. Look at the prizes, and see if you’d like any. Choose how many tickets you can pay for, and stop there. If you win a bottle of wine, give it to a grown-up.",
    pitfall:
      "More tickets make it more likely, but never sure. “Five for the price of four” may make you spend more than you meant. Online raffles for trainers or phones are often for over-18s, and some are scams.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "lottery-and-scratchcards",
    title: "What are the odds of winning the lottery, and how old must you be?",
    ages: ["8-10", "11-13", "14-16"],
    answer: `The chance of the Lotto jackpot is about ${SPENDING_ANSWER_FACTS.lottoJackpot.figure} for each line. You must be ${SPENDING_ANSWER_FACTS.lotteryAge.figure} to buy a ticket or a scratchcard. Nobody may buy one for you, or ask you to fetch one. Most small prizes are about what the card cost. Little more than half of the money comes back as prizes, so most people lose over time. Part goes to good causes and tax. It’s a game, not a way to save. No numbers are luckier than others.`,
    example:
      "A neighbour buys three £2 tickets a week. That’s £6, and 52 times £6 is £312 a year. Over the year, she wins £41. £312 take away £41 is £271. In a savings jar, she’d have £312.",
    plan: "Try it with dice: guess six rolls in a row, right in order. That’s 1 in 46,656, and Lotto is almost a thousand times harder. Write down how often you got it. Then tell someone at home.",
    pitfall:
      "The news shows the one who won, and never the millions who didn’t. A win long ago doesn’t make the next one likely. If somebody you know can’t stop, the National Gambling Helpline is free: 0808 8020 133.",
    page: "/resources/money-words#gambling",
    facts: ["lottoJackpot", "lotteryAge"],
  },
  {
    id: "fairtrade-and-palm-oil",
    title: "What does Fairtrade mean, and why does it cost more?",
    ages: ["8-10", "11-13", "14-16", "teachers"],
    answer:
      "Fairtrade means that farmers get at least a set price, and some extra money for their village. So they can plan, even when prices in the world fall. It may cost a few pence more. But the shop’s own Fairtrade bananas or chocolate can cost the same as others. Other marks are about trees: palm oil is in many foods, and some of it is grown where forest was cut down. “RSPO” means that it should be grown with more care.",
    example:
      "A plain bar costs £1.30, and a Fairtrade one £1.55. That’s 25p more. Lowri’s family eats one a week, so it’s 25p times 52, or £13 a year. They choose it for every second bar: £6.50.",
    plan: "Look for the marks on three things at home. Read what each one stands for on its own website. Choose one food to swap, and see how much more it costs in a month.",
    pitfall:
      "A green leaf or the word “natural” isn’t a mark, and anybody can print it. No mark is perfect. And if money is tight, buying the cheap one is fine. You can care in other ways, such as wasting less.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "make-up-and-skincare",
    title: "Do I need expensive skincare and make-up?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "No, young skin needs very little: a mild wash, a plain moisturiser and sun cream. Dear creams for adults, with retinol or acids, can make a child’s skin sore. The price often pays for the pot, the name and people online. A £5 cream can do the same job as a £50 one. If you have spots that hurt, ask a pharmacist or a doctor, which costs nothing. For make-up, start with one thing, and share ideas, not brushes.",
    example:
      "Lois wants a set of five creams for £84. The pharmacist says she needs two: a wash for £4 and a cream with sun protection for £6.50. That’s £10.50. £84 take away £10.50 is £73.50.",
    plan: "Write down what you want it to do for you. Read the first five things in the list on the back. Find a plain one that does it. Use it up before you buy the next.",
    pitfall:
      "A “holy grail” film is often an advert. Minis look cheap, but look at the price for 100 ml. Testers in shops carry germs. And your face doesn’t need fixing: that feeling is what’s for sale.",
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    id: "football-kits-and-season-tickets",
    title: "Why is a football shirt so expensive, and how can I pay less?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "A new shirt of a big club often costs £60 to £85, and far less of that is for making it. The club, the maker and the shop each take a part, and there’s tax. Fans want it, so the price can be high. It changes each year, so last year’s one is often half the price. Names on the back cost extra. For matches, children’s seats and season tickets are cheaper, and smaller clubs or women’s games cost much less.",
    example:
      "This year’s shirt is £65, and a name adds £15: £80. In June, the old one is £28. Max waits, and saves £52. With that, he sees four games of the town’s own club, at £6 each, and buys chips.",
    plan: "Find out when the new shirt comes out. A few weeks before, look for the old one. Add up what a match day costs: ticket, bus, food. Then choose one: a shirt or three games.",
    pitfall:
      "Very cheap shirts online are usually fakes, and may never come. A name on the back can be a mistake, because players leave. And three kits a year are made so that you feel left behind. You’re a fan in any shirt.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "rent-or-buy-films-and-books",
    title: "Is it cheaper to rent, buy or stream a film or a book?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "It depends on how often you’ll watch or read it. For once, rent a film for about £4, or borrow the disc or the e-book from the library for little or nothing. For again and again, buy it used. Streaming is cheap if you watch a lot, and dear if you forget it. A film you “buy” online may go if the service loses it, because you pay for leave to watch. A disc or a paper book is yours, and you can sell it.",
    example:
      "A film is £4.50 to rent, £12 to buy online or £3 on a used disc. Jack would see it three times. Renting is £13.50. The disc is £3, and later he sells it for £1.",
    plan: "Guess how many times you’ll use it. Look in the library’s app first, for e-books, comics and audiobooks. Then compare rent, used and new. For a magazine, count the ones you really read.",
    pitfall:
      "One film can lead to a service for £9 a month, or £108 a year. Stop it when you’ve seen what you came for. And free sites with new films are usually not legal, and full of viruses.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "lunch-money-runs-out",
    title: "How do I make my lunch money last until Friday?",
    ages: ["11-13"],
    answer:
      "Split it into five on Sunday, one part for each school day. If you get £15, that’s £3 a day. Use five envelopes, or check your balance each morning. When a day’s part has gone, stop there. It’s usually drinks and snacks that eat it up, so take water from home. If you have nothing left today, tell a teacher. If it’s never enough for lunch, that isn’t your fault. Talk to someone at home, because schools can often help.",
    example:
      "Dev gets £14 for five days. Lunch is £2.30, but on three days he adds a drink for 90p. By Friday, he has £2.10 left, so he’s 20p short. Without the drinks, five lunches cost £11.50, and he’d have £2.50 left.",
    plan: "For one week, write down what you buy at school each day. Apart from lunch, find what you spend the most on. Decide how often you want it next week, and plan for that from Monday.",
    pitfall:
      "On Monday, it feels like plenty, but four more lunches are waiting. Don’t skip lunch to save, because you need it to learn. If you’re short, say so early in the week, when it’s easier to sort out.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "budgeting-apps",
    title: "Should I use a budgeting app, or is a notebook enough?",
    ages: ["11-13", "14-16"],
    answer:
      "An app can help, but a notebook works as well if you use it each day. We don’t pick one for you. Check three things with a grown-up: its age limit, its cost and what it asks you. Many apps that join up with a bank are for adults only. The Money Tracker on this site is free and needs no account. Try one way for two weeks.",
    example:
      "Ella tries a free app for a week and writes nothing after day two. Then she puts a small notebook by her bed. In 14 days, she makes 12 notes. She sees that drinks cost her £8.40, so she takes a bottle.",
    plan: "Choose one way today: paper, a table or an app. Set a time, such as after tea. Write only two things: what came in and what went out. After two weeks, look for one thing to change.",
    pitfall:
      "A new app feels like doing something, but it can’t save money by itself. Some cost £3 a month, which is £36 a year. Others sell what they learn about you. Never type a bank password into one without a grown-up.",
    page: "/excel-tracker",
  },
  {
    id: "spreadsheet-budget",
    title: "How do I make a budget in a spreadsheet?",
    ages: ["11-13", "14-16", "teachers"],
    answer:
      "First make four columns: date, what, money in and money out. Type one line for each thing. Below the columns, let the sheet add them up with =SUM(C2:C50). Then take one total from the other, and you see what’s left. To plan, add a column for what you expect, next to what really happened. A free program does all this. The Money Tracker on this site is a ready one. Save it, and look at it once a week.",
    example:
      "In row 2, Ines types 1 May, pocket money, 10 in column C. In row 3: 2 May, bus, 3.20 in column D. Then =SUM(C2:C50)-SUM(D2:D50) shows 6.80. A week later, it shows 1.30.",
    plan: "Open a new sheet, and copy the four headings. Type last week from memory. Put in the two sums. Add colours if you like, and then choose one day a week to fill it in.",
    pitfall:
      "It’s fun to make it pretty and then never fill it in. Start plain. Numbers with a £ typed in front may not add up, so type only the number. And never put passwords or card numbers in a sheet.",
    page: "/excel-tracker",
  },
  {
    id: "budget-when-prices-rise",
    title: "How do I change my budget when prices go up?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "First write the new prices next to the old ones, so that you see the gap. Then choose: pay more for it, buy less of it, or swap it. Keep needs at the top, and cut what you’d miss the least. Small things that come each week matter the most. You can also try to bring in more, or ask for a rise in pocket money with your list in hand. A budget that changes isn’t a failed one. It’s a plan, and plans change.",
    example:
      "Tariq gets £40 a month. The bus went from £16 to £20, and lunch drinks from £8 to £10. That’s £6 more. He takes a bottle from home three days a week, and saves £6.",
    plan: "Circle all that went up. Add up the extra for a month. Find two things to swap, and one to drop. Try it for four weeks, and then look again.",
    pitfall:
      "Don’t pay the gap from savings each month, because one day they’re gone. And don’t cut food or a warm coat. If needs cost more than there is, that’s nobody’s fault: talk to somebody early.",
    page: "/resources/a-budget-you-can-keep#a-month-of-your-own",
  },
  {
    id: "hauls-and-fast-fashion",
    title: "Why is fast fashion so cheap, and is it worth buying?",
    ages: ["11-13", "14-16"],
    answer:
      "Fast fashion is cheap because it’s made fast from cheap cloth, often by people on low pay. The price looks small, but some of it wears out soon. The people in haul films are often paid, or given the clothes for free. Buying cheap clothes isn’t wrong, and many families need to. Money is lost on things that nobody wears. Before you buy, think of three things at home that go with it.",
    example:
      "Gia buys five tops at £6 each, so £30. She wears two of them. £30 divided by 2 is £15 for each top she wears. For £18, she could have had one that she loved, and £12 left in her jar.",
    plan: "Count the tops you didn’t wear this month. Take a photo of what you own, and look at it before you shop. Try a swap with a friend or a charity shop first.",
    pitfall:
      "Free delivery over £25 makes a £9 top into a full basket. Ten items in one haul are rarely ten needs. So put the basket away for two days. Most of it won’t seem so nice by then.",
    page: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    id: "expensive-trainers",
    title: "Why are brand-name trainers so expensive, and are they worth it?",
    ages: ["11-13", "14-16"],
    answer:
      "You pay for much more than making them. The price also holds design, shipping, the shop’s rent and staff, tax, adverts and profit. With a famous brand, a big part is for the name. People pay it, so the shop can ask for it. Some dear shoes last longer, but not all. A good test is the cost for each wear: divide the price by how many times you’ll wear them.",
    example:
      "A £90 pair that’s worn 180 times costs 50p a wear. A £30 pair that lasts 50 times costs 60p a wear. But if you’d outgrow both after 50 wears, it’s £1.80 against 60p.",
    plan: "Pick two pairs. Guess how many times you’d wear each. Divide the price by that. Then wait a week, and see if you still want the same pair.",
    pitfall:
      "An advert sells a feeling, and the feeling goes before the shoes do. People who like you only for shoes aren’t worth £60 more.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "cost-per-wear",
    title: "What is cost per wear, and how do I work it out?",
    ages: ["11-13", "14-16"],
    answer:
      "Divide the price by the number of times you’ll wear it: that’s the cost per wear. A £60 coat that you wear 120 times costs 50p a wear. A £20 top that’s worn twice costs £10 a wear. So the cheaper thing can be the dearer one. Think of the season, how fast you grow, and what goes with it. If you sell it later, take that off the price first. It works for bags, bikes and games as well.",
    example:
      "A school coat is £48. Amal will wear it on 160 days: £48 divided by 160 is 30p. A party dress is £35 for one night. She hires one for £14, and has £21 left.",
    plan: "Choose three things from your drawer. Guess how often you’ve worn each. Divide. Put the best and the worst side by side, and see what they teach you. Use it before the next buy.",
    pitfall:
      "We guess too high in the shop. “I’ll wear it every day” is usually once a week. So halve your guess. And a dear thing isn’t good value if it pinches, or if you’re afraid to spill on it.",
    page: "/resources/money-words#value",
  },
];
