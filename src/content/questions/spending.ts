/** Answers about shops, prices, refunds, and what to buy or not. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SPENDING_ANSWER_FACTS } from "@/content/resources/facts/factsOfSpendingAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const SPENDING: readonly TaughtAnswer[] = [
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
    id: "what-a-pet-costs",
    title: "How much does it cost to keep a dog, hamster or other pet?",
    ages: ["8-10", "11-13"],
    answer:
      "A pet costs far more than its price, because it needs food and care each week for years. A dog can cost a family well over £1,000 a year, with food, jabs, the vet and somebody to mind it. A hamster costs much less, but it needs a cage and bedding. So it’s a choice for the whole family. You could start by adding up a year for one animal.",
    example:
      "A hamster costs £12, and its cage £45. Food and bedding are £3 a week. 52 times £3 is £156. £12 and £45 and £156 make £213 in the first year, and a vet would come on top.",
    plan: "List what the pet needs: a home, food, a vet, somebody to care for it. Find one price for each. Add up a month, then a year, and show it at home.",
    pitfall:
      "People fall in love and forget the vet. One visit can cost more than the pet did. If there’s no room for a pet now, you could help with a neighbour’s.",
    page: "/resources/ways-to-earn#help-with-a-pet",
  },
  {
    id: "old-prices-and-shillings",
    title: "Were things really cheaper in the olden days?",
    ages: ["8-10", "11-13"],
    answer:
      "Prices have gone up nearly every year, so one penny used to buy more. That’s called inflation. But pay was much lower too. What counts is how long somebody had to work for a thing, and many things take less work now. Until 1971, Britain also had other coins: 12 old pence made a shilling, and 20 shillings made a pound. When prices rise faster than pay, families feel it, and that’s why your dad may moan.",
    example:
      "Say a ball cost 50p in 1975 and costs £5 now. That’s 10 times as much. Say a cleaner earned £1 an hour then and £14 now. In 1975, the ball took half an hour of work. Now it takes about 21 minutes.",
    plan: "Ask somebody older what they paid for three things as a child. Ask what their first pay was as well. Compare both with today.",
    pitfall:
      "Old prices look like bargains if you forget old pay. Compare hours of work, not just pounds. And money in a jar buys less each year.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "holiday-spending-money",
    title: "How do I plan spending money for a holiday, a trip or a day out?",
    ages: ["8-10", "11-13"],
    answer:
      "Start with what’s already paid for, then plan only for the rest. Divide your spending money by the number of days, and keep a little back for the last one. For a school trip, the letter often gives a limit. Other countries have their own money. The exchange rate tells how much of it you get for £1, and it changes each day. The airport often gives less, so families order it earlier or use a card.",
    example:
      "Lily has £35 for seven days. £35 divided by 7 is £5 a day. On day one, she spends £9 on a toy. She has £26 left for six days, so about £4.30 a day.",
    plan: "Write down the days. Give each day its share, and keep £3 for the end. Each evening, count what’s left.",
    pitfall:
      "The first gift shop is full of things you’ll see again. Look on day one, and buy on day two. Keep most of your money with a grown-up, so that it can’t all be lost.",
    page: "/resources/money-words#exchange-rate",
  },
  {
    id: "prom-and-nights-out",
    title: "How can I afford prom, a date or a trip with friends?",
    ages: ["14-16"],
    answer:
      "Start with the sum you can spend, then choose the two things that matter most to you. Clothes can be hired, borrowed or bought used, and nobody can tell. Travel costs less in a shared car. For a trip or a festival with friends, add up ticket, travel and food, and agree on the total before anyone books. On a date, splitting is fine, and so is taking turns. If the school’s event costs too much, ask the office quietly: many have a fund.",
    example:
      "Ellie has £90. The ticket is £35. She borrows shoes, buys a used dress for £25, and shares a taxi for £6. £35 and £25 and £6 make £66, and £24 is left for pictures and chips.",
    plan: "Write your top sum. List ticket, clothes, travel and food. Cross out one thing. Put by a part each week until the day.",
    pitfall:
      "One friend plans big, and the others are shy to say no. Say your sum early. Somebody else will be relieved.",
    page: "/resources/money-words#budget",
  },
  {
    id: "gift-cards-and-vouchers",
    title: "How long does a gift card last, and what if I lose it?",
    ages: ["11-13"],
    answer:
      "Most gift cards have an end date, so look on the back or on the receipt. After that day, the money is usually gone. You can still ask the shop kindly, because some will help. If it’s lost, show the shop the receipt or a photo of its number. If the shop goes bust, it may be worth nothing. So use it soon, on something you’d have bought anyway.",
    example:
      "Kofi has a £20 card. He buys a game for £14.50. £20 take away £14.50 leaves £5.50. He writes £5.50 on the card with a pen. In June, he uses it for half of an £11 book, and pays the other £5.50 in cash.",
    plan: "Find every card and voucher you own. Write the end date and the sum on a note, and put the first one to end at the top. Then set a reminder for one month before.",
    pitfall:
      "A card can make you buy more than it holds. With £10 on it, a £25 thing still costs you £15 of your own. And if a stranger asks you to pay with a gift card, or to read out its code, it’s a scam. Tell a grown-up.",
    page: "/resources/money-words#gift-card",
  },
  {
    id: "fake-trainers-and-copies",
    title: "Is it OK to buy fake trainers or other copies?",
    ages: ["11-13", "14-16"],
    answer:
      "It’s best not to buy fakes, because you take all the risk. Selling them is against the law. A copy of a charger or of make-up can hurt you. If a fake breaks, the seller has often gone. If you were told it was real, you can ask for your money back. Keep the box, the messages and proof of what you paid. A plain pair from a real shop may last longer for the same money.",
    example:
      "Lola pays £35 for “real” earphones that cost £120 elsewhere. One side stops after nine days, and the seller has closed the account. A plain pair from a shop costs £25. So she could have had earphones that work, and £10 more.",
    plan: "Compare the price with three real shops. Look closely at the stitching, the box and the spelling. If you think you were tricked, write to the seller with a grown-up, and ask for a refund.",
    pitfall:
      "“Everyone wears them” doesn’t make a copy safe. A good photo doesn’t either, since it may show the real thing. If you sell on a fake, you could be in trouble as well. And no pair of shoes, real or fake, makes you a better friend.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "splitting-a-bill",
    title: "What is a fair way to split a restaurant bill with friends?",
    ages: ["11-13", "14-16"],
    answer:
      "If the prices are far apart, it’s fairest that each of you pays for your own food. If you all had much the same, an equal split is quicker. Agree on it before you order. Divide shared things, such as a big pizza, by the people who ate them. A service charge can often come off if you ask politely. If you’re short, say so early, and tell the staff the truth.",
    example:
      "Four friends have a bill of £38. An equal split is £38 divided by 4, so £9.50 each. But Yusuf only had chips and water for £4. So he pays £4. The other three share £34, which is about £11.33 each.",
    plan: "Before you order, say, “Shall we each pay for our own?” Add up your part as you go. Put your money on the table first, and keep a pound back in case you’ve missed something.",
    pitfall:
      "It’s hard to speak up once the bill is there. Then you pay £9.50 for £4 of chips and feel bad. Say it at the start, in one cheerful line. And if you had the dear meal, offer to pay more before you’re asked.",
    page: "/resources/money-words#bill",
  },
  {
    id: "hauls-and-fast-fashion",
    title: "Why is fast fashion so cheap, and is it worth buying?",
    ages: ["11-13"],
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
    id: "too-much-change",
    title: "What do I do if a shop gives me too much change?",
    ages: ["8-10", "11-13"],
    answer:
      "Give it back, because the extra money isn’t yours. All you need to say is, “I think you gave me too much.” Later, the person at the till may have to explain the gap. If you only notice at home, go back with a grown-up, or ring the shop together. It was a mistake, so nobody is in trouble. But if you know and keep it, that can count as stealing.",
    example:
      "Owen buys a comic for £3.20 and pays with a £5 note. His change should be £1.80, but he gets £6.80. That’s £5 too much, as if he’d paid with a £10 note. He gives the £5 back. The assistant thanks him, because her till would have been £5 short.",
    plan: "Before you pay, take the price away from what you hand over. Count the coins before you walk off. If it’s too much or too little, say so then and there.",
    pitfall:
      "It’s easy to think, “The shop won’t miss it.” But a person has to count that till. The mistake can also go the other way, and then you’re the one who is short. So count every time. If you feel shy, ask the grown-up with you to speak.",
    page: "/resources/money-words#receipt",
  },
  {
    id: "paid-more-than-a-friend",
    title: "What can I do if I paid more than my friend for the same thing?",
    ages: ["8-10", "11-13"],
    answer:
      "It’s all right to feel sad, and you didn’t do anything silly. The same thing can have one price here and another there. You paid the price you saw, and nobody can know them all. Your teddy is just as soft as it was yesterday. A shop doesn’t have to give you the difference, but you can ask politely. If it’s not been used, the shop might take it back. Next time, look in two more places first.",
    example:
      "Poppy pays £14 for a toy fox. The next day, her friend finds one for £10. Poppy paid £4 more, and she cries a little. Then she sleeps with it for 20 nights. £14 divided by 20 is 70p a night. After 40 nights, it will be 35p.",
    plan: "Keep the receipt, and find out if the shop takes unused things back. Decide if the difference is worth the trip. For your next wish, write down three prices before you pay.",
    pitfall:
      "Once you’ve bought something, it’s tempting to keep looking at prices. That only makes you feel bad, so look before you pay and not after. And a bus fare of £2 to get £1 back is no bargain. A friend’s price doesn’t change your toy.",
    page: "/resources/money-words#comparison-shopping",
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
    id: "tricks-of-shops",
    title: "How do shops get me to buy more than I planned?",
    ages: ["8-10", "11-13"],
    answer:
      "Shops are arranged so that you see more than you came for. The milk is often at the back, so you walk past everything else. Toys are where a child’s eyes are. Music, nice smells and big trolleys can keep you there longer. Online, you read “people also bought” or “only two left”. None of that is against the law, as long as it’s true. A short list in your hand helps you to stick to your plan.",
    example:
      "Noor and her dad go in for milk at £1.50. They also pick up a magazine for £4, biscuits for £2 and a toy for £3.50. At the till, it comes to £11. £11 take away £1.50 is £9.50, and that’s all extras.",
    plan: "Before you go, write a list. In the shop, play “spot the trick”, and count what you find. At the till, look at each extra, and put at least one of them back.",
    pitfall:
      "Points and “money off” can make you spend just to collect them. Only count them if you’d buy the thing anyway. And don’t shop hungry, because everything looks good then. If you do buy an extra, it’s no disaster. Just notice what pulled you in.",
    page: "/resources/level-2-sample-chapter#the-pause-rule",
  },
  {
    id: "haggling-politely",
    title: "How do I haggle politely for a lower price?",
    ages: ["8-10", "11-13"],
    answer:
      "You can ask for a lower price if you’re friendly and don’t mind a no. It’s normal at markets and car boot sales, and for second-hand things. In most shops, the price is fixed. Decide on the most you’d pay before you speak. Then smile and say, “I can offer £7 for it.” If the seller says £9, you could meet in the middle. If it’s still too much, say thank you and walk on. Stay close to a grown-up.",
    example:
      "A seller wants £12 for a board game. Ben’s limit is £9. He offers £7, and she says £10. “I could go up to £8.50,” says Ben. She laughs and says yes. £12 take away £8.50 is £3.50, so that’s what he’s saved.",
    plan: "Look the thing over, and find out what it costs elsewhere. Decide on your limit and your first offer. Practise at home with somebody who plays the seller. Then try it once.",
    pitfall:
      "Don’t tell the seller how much you have, because the price may stay that high. And don’t call the thing rubbish to make it cheaper. If somebody made it by hand, a very low offer can hurt. Once you’ve both agreed on a price, keep to it.",
    page: "/resources/money-words#haggling",
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
    id: "free-delivery-offers",
    title: "Should I spend more to get free delivery?",
    ages: ["11-13"],
    answer:
      "Only add something if you wanted it anyway. Compare the two totals. Say your basket is £21 and delivery is £4, so you pay £25. Delivery is free from £30, so you add £9 of extras. Now you pay £30. You’ve dodged a £4 fee, but you’ve spent £5 more. Shops do it because it gets us to buy more. You could also wait until you need more, or collect it from the shop.",
    example:
      "Kit’s basket is £23, and delivery costs £3, which makes £26. Delivery is free from £25. Kit needs a £2 pen for school anyway. With the pen, the total is £25. This time, adding something is £1 cheaper.",
    plan: "Write down the total with delivery. Then write down the total with the extra thing. Look at the gap. Would you buy the extra on its own? If not, leave it out.",
    pitfall:
      "Some people add a thing and plan to send it back. But the shop may then charge for delivery after all. Posting it back may cost money as well. Read the small print first. You could also ask if anyone at home needs something from there.",
    page: "/resources/money-words#comparison-shopping",
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
    id: "returning-what-i-dont-like",
    title: "Can I return something I bought just because I don’t like it?",
    ages: ["11-13", "14-16"],
    answer: `It depends on where you bought it. Online, you usually have ${BUYING_FACTS.cancelOnline.figure} after it comes to change your mind, even if nothing is wrong. Then you send it back, unworn. You may have to pay the postage. In a shop, they don’t have to take back a thing just because you don’t like it, but many do with the receipt. Downloaded games, and discs that are unsealed, usually can’t go back. Ask a grown-up to write to the seller with you.`,
    example:
      "Dee’s jacket cost £28, and £3 to send. It’s too small. She writes on day five. The seller must give back the £28 and the £3, but she pays £3.50 to post it back.",
    plan: "Find the receipt or the order. Look up the seller’s returns page with a grown-up. Send a short message today, and keep a copy.",
    pitfall:
      "If you wear it, wash it or lose the label, they may say no or pay less. Try it on at home once, and decide within a few days.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["cancelOnline"],
  },
  {
    id: "tickets-and-booking-fees",
    title: "Why do concert tickets have fees, and how do I avoid fake ones?",
    ages: ["11-13", "14-16"],
    answer: `Many people want few seats, so the price goes up, and sellers add fees. Since ${ANSWER_FACTS.ticketFees.figure}, the price you see first must name every fee that you can’t avoid. Only extras that you choose may come later, such as posting. Some prices rise while you wait. Buy only from the seller that the artist or club names. A stranger’s picture of a ticket can be sold to ten people. If a show is cancelled, you should get the ticket’s price back.`,
    example:
      "A ticket is shown at £51.50, and £6.50 of that is a booking fee. Posting would cost £2 more, so Ana takes the free one on her phone. With the train at £12, the evening costs £63.50.",
    plan: "Write down the whole cost: ticket, fees, travel, food. Work out the weeks to save. Choose your top price before the sale opens, and ask a grown-up to book.",
    pitfall:
      "Resale sites may ask far more than the first price, and a law against that is planned. A countdown makes people pay more than they planned. If the price goes over your top sum, close the page. There are other dates, smaller bands and cheaper seats.",
    page: "/resources/money-words#supply-and-demand",
    facts: ["ticketFees"],
  },
  {
    id: "checking-your-change",
    title: "How do I check that I got the right change?",
    ages: ["8-10"],
    answer:
      "Count up from the price to the money you gave. Say a pen costs £2.65, and you pay with £5. From £2.65 to £3 is 35p. From £3 to £5 is £2. So your change is £2.35. Check it at the till, before it goes in your pocket. If it’s short, say, “Please could we check that.” Mistakes happen, and asking isn’t rude. It’s also fine to be slow.",
    example:
      "Aled’s bun costs £1.35, and he pays with a £2 coin. From £1.35 to £2 is 65p. The lady gives him a 50p and a 5p, and that’s only 55p. He shows her his open hand and says, “I think it’s 10p short.” She adds a 10p.",
    plan: "Before you pay, look at the price and the money in your hand. Count up to guess the change. Then look at the coins in your palm while you’re still at the till.",
    pitfall:
      "Once you’ve left, it’s hard to show what you were given. So check before you walk away. With a big note, say, “That’s out of £10.” If you only notice at home, go back soon with the receipt and a grown-up.",
    page: "/resources/money-words#receipt",
  },
  {
    id: "self-checkout",
    title: "How do I use a self-checkout?",
    ages: ["8-10"],
    answer:
      "Yes, you can use a self-checkout, and the staff can help. Hold the stripes on each thing over the light until it beeps. Then put it in the bagging area. The machine weighs things, so it may grumble if you lean on it. Read the list on the screen before you pay. If a thing is missing, or there twice, press “Help” and wait. Some machines only take cards. You can also go to a till with a person.",
    example:
      "Iris buys milk for £1.40 and two pears at 35p each. £1.40 and 35p and 35p make £2.10. But the screen says £2.45, because one pear was scanned twice. She presses “Help”. £2.45 take away 35p is £2.10.",
    plan: "Guess the total before you start. Scan one thing at a time, and watch the screen. Read the list, pay, and take your receipt with you.",
    pitfall:
      "It’s easy to bag a thing that never beeped. If you notice, tell the staff straight away, and they’ll put it right. Don’t just walk out and hope, because it could look as if you meant it.",
    page: "/resources/money-words#receipt",
  },
  {
    id: "carrier-bag-charge",
    title: "Why do shops charge for carrier bags?",
    ages: ["8-10"],
    answer:
      "In the UK, the law says that shops must charge for most thin plastic bags. Wales plans to end those bags altogether. Free bags were often used once and thrown away. Many ended up as litter, or in rivers and the sea. When a bag costs a little, people bring their own. The price depends on where you live and on the shop. In many shops, some of the money goes to good causes. A bag in your pocket saves you the charge each time.",
    example:
      "Dad buys two bags a week at 30p, so that’s 60p. In 52 weeks, 52 times 60p makes £31.20. A strong bag costs £1.50 and lasts all year. £31.20 take away £1.50 is £29.70, so that’s what he could save.",
    plan: "Fold up two old bags. Put one by the front door and one in your rucksack. Then be the bag checker: ask “Have we got a bag?” each time your family goes to the shops.",
    pitfall:
      "A bag for life only saves money if you bring it back. Ten of them in a cupboard cost more than ten thin ones. If you forget yours, carry one or two small things in your hands.",
    page: "/resources/money-words#habit",
  },
  {
    id: "bottle-deposit",
    title: "Can I get money back for empty bottles and cans?",
    ages: ["8-10", "11-13"],
    answer: `In most UK shops you can’t yet, but there’s a plan for it. It’s due to start in ${ANSWER_FACTS.bottleDepositStart.figure} all over the UK. You’d pay about ${ANSWER_FACTS.bottleDeposit.figure} extra for a drink in a can or a plastic bottle. That’s called a deposit. You’d get it back when you return the empty one. In Wales, glass bottles come in as well, but at first without a deposit. Plans can change, so gov.uk has the latest.`,
    example:
      "Say the deposit is 20p. Kit pays £1.20 for a £1 drink. He puts the empty can in a machine, and gets 20p back. £1.20 take away 20p is £1. If he threw the can away, the drink would cost him £1.20.",
    plan: "For now, rinse your cans and bottles, and put them in the right bin. Look up with a grown-up when the plan starts near you. Then agree at home who gets to keep the deposits.",
    pitfall:
      "It isn’t free money, because whoever bought the drink paid the deposit first. So ask before you cash in a bottle from home. And don’t reach into bins for cans, because there may be broken glass.",
    page: "/resources/money-words#deposit",
    facts: ["bottleDepositStart", "bottleDeposit"],
  },
  {
    id: "loyalty-points",
    title: "Are loyalty points and member prices worth it?",
    ages: ["8-10", "11-13"],
    answer:
      "Points are usually worth very little, perhaps a penny for each £1 you spend. A member price can save more, but only on things you’d buy anyway. The shop does this so that you’ll come back. It also learns what your family buys. Most big shops want an adult to have the card. A stamp card is simpler: you buy a few drinks, and the next one is free. It’s worth a look before you pay.",
    example:
      "Nan gets 1 point for each £1, and 100 points are worth £1. She spends £50 a week, so she gets 50 points. After two weeks, she has 100 points. So she spent £100 to get £1.",
    plan: "Look at one card with somebody at home. Find out what 100 points will buy. Work out how much you spend to get them, and check when they run out.",
    pitfall:
      "“Double points” can make you buy a thing you don’t need. If it costs £4 and the points are worth 8p, you’ve still spent £3.92. So choose what you need first, and think of the points last.",
    page: "/resources/money-words#discount",
  },
  {
    id: "child-and-family-tickets",
    title: "Is a family ticket cheaper, and when does the child price end?",
    ages: ["8-10", "11-13"],
    answer:
      "Children often pay less, because places want families to come. But each place sets its own ages. So a child’s price may end at 12, 14 or 16. A family ticket isn’t always the cheapest way in. Add up the single tickets first, and compare. Look for cheap days and quiet times as well. Very young children often get in free, and so may a carer. The place’s own page shows all the prices.",
    example:
      "A farm park costs £9 for an adult and £6 for a child. The family ticket is £27. Mum goes with Zoe and Ben. £9 and £6 and £6 make £21. So the family ticket would cost them £6 more.",
    plan: "Write down who’s going, and how old they are. Add up the single tickets. Then compare them with the family ticket, and look for a cheaper day.",
    pitfall:
      "Don’t say that you’re younger to pay less, because it isn’t fair on the place. And don’t look only at the way in. The car park and lunch can cost as much as the tickets.",
    page: "/resources/money-words#comparison-shopping",
  },
  {
    id: "snacks-on-a-day-out",
    title: "Why are snacks so expensive at the cinema or the zoo?",
    ages: ["8-10", "11-13"],
    answer:
      "Snacks cost more there because you can’t easily buy them somewhere else. The place also has to pay its staff and rent. A cinema may keep little from the ticket, so it earns more from popcorn. An ice-cream van needs fuel, and it sells hardly anything in winter. You could eat first and pack a drink. Many places let you bring food, but check the rules. If you love a treat, plan for one.",
    example:
      "Four cousins go to the zoo. A drink there is £2.80, so four would cost £11.20. They bring water from home. Then they buy four lollies at £1.50, which makes £6. £11.20 take away £6 is £5.20, so they save that.",
    plan: "Before you go, look at the place’s page for its rules on food. Pack a bottle of water and a snack. Choose one treat to buy there, and take the money for just that.",
    pitfall:
      "When you’re hungry, any price looks fine. So eat before you’re starving. Look at the price list before you join the queue, because it’s hard to turn back at the front.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "birthday-party-cost",
    title: "What does a birthday party cost, and how do I plan a cheap one?",
    ages: ["8-10", "11-13"],
    answer:
      "A party can cost hundreds of pounds or hardly anything. First ask at home how much there is for it. Then work out the cost for each guest, because that’s the part that grows. Food, a cake and party bags all add up. A film night, a picnic or a treasure hunt costs little. You could ask three good friends, and not the whole class. Nobody will remember the price.",
    example:
      "A trampoline party costs £14 each. For eight children, that’s £112. Tia goes to the park instead. The cake is £9, the pizza is £16 and the prizes are £5, so that’s £30. £112 take away £30 is £82 less.",
    plan: "Ask at home what the most is. Write down your guests, and times the number by the price for one. If it’s too much, change one thing: the place, the food or how many come.",
    pitfall:
      "Party bags come last, so they’re easy to forget. Ten bags at £3 cost £30. A slice of cake or one book each is plenty. And don’t talk about the party in front of children who aren’t asked.",
    page: "/resources/money-words#budget",
  },
  {
    id: "toy-adverts",
    title: "Why do toy adverts make me want things, and are they allowed to lie?",
    ages: ["8-10"],
    answer:
      "Adverts are made to make you want things, so it isn’t silly that it works. They use music, happy faces and clever filming. The toy may need batteries, and it may be far smaller than it looks. In the UK, adverts mustn’t lie to you or tell you to nag your parents. But they don’t have to tell you the boring parts. So look at a real one, and wait a few days.",
    example:
      "An advert shows a racing track for £30. It looks as big as a room. In the shop, Leila reads the box: it’s one metre long, and the cars cost £8 each. Two cars make £16. £30 and £16 make £46, so she leaves it.",
    plan: "Write down the toy and the day. Look at a real one, or at what buyers say. If you still want it in a week, put it on your wish list with its full price.",
    pitfall:
      "The more you see an advert, the more normal the wish feels. That’s how it’s meant to work. So turn the sound off, or play a game: find one thing that the advert isn’t telling you.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "free-toys-with-magazines",
    title: "Are the free toys with magazines and meals really free?",
    ages: ["8-10"],
    answer:
      "The toy isn’t really free, because its cost is in the price. The maker adds it so that you’ll pick that magazine or that meal. That’s fine if you like both parts. So think if you’d buy it without the toy. If not, it’s the toy that you’re paying for. Check how big it is, and how long the last one worked. A comic from the library costs nothing.",
    example:
      "A magazine with slime costs £5.99. A plain comic is £2.75, and a tub of slime is £1.50 at the market. £2.75 and £1.50 make £4.25. £5.99 take away £4.25 is £1.74. So buying the two apart is cheaper.",
    plan: "Hide the toy with your hand, and look at what’s left. Think of a fair price for that. Then think of a fair price for the toy, and add them up.",
    pitfall:
      "A set of toys makes you want the next one, and the next. Six meals at £4.50 cost £27, just to get six small toys. Choose one that you like, and stop there.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
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
    id: "how-shops-make-money",
    title: "How do shops make money from what they sell?",
    ages: ["8-10", "11-13"],
    answer:
      "A shop buys things for one price and sells them for a higher one. The difference isn’t all for the owner. It pays for rent, light, staff and tax. What’s left is called profit. Out of £1, a corner shop may keep just a few pence. The maker, the farmer and the driver get paid as well. At night, somebody counts the till. The cash goes in a safe or to a bank.",
    example:
      "Mr Shah buys 40 bars at 60p, so he pays £24. He sells them all at £1 and takes £40. £40 take away £24 is £16. Rent, light and wages for that shelf cost £13. So his profit is £3.",
    plan: "Pick one thing from your kitchen. List everyone who worked on it, from the farm to the shop. Then share out its price between them, and see who you think gets the most.",
    pitfall:
      "A full till can look like a rich shopkeeper. But most of that money belongs to someone else: the makers, the landlord, the staff. So look at what’s left at the end, not at what comes in.",
    page: "/resources/money-words#profit",
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
    id: "joining-a-library",
    title: "Is it free to join a library and borrow books?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, joining a public library is free, and so is borrowing children’s books. A grown-up usually signs up with you. Many libraries also have e-books, comics and audiobooks, and some places lend toys or games. If a book is late, many charge children nothing, but ask at yours. You can often order a book that isn’t on the shelf. So you can read as much as you like and keep your money.",
    example:
      "Nadia reads two books a month. At £7 each, that would be £14 a month, and £168 a year. She borrows them all. Then she spends £7 on the one that she wants to read again and again.",
    plan: "Ask a grown-up where the nearest library is, or if a library bus comes by. Take something with your address on it. Choose two books, and write the return date on a calendar.",
    pitfall:
      "Books get lost under beds, and a lost one may have to be paid for. So keep them all in one place. If yours got wet or torn, say so when you bring it back.",
    page: "/resources/money-words#borrow",
  },
  {
    id: "cost-of-clubs",
    title: "What do clubs and swimming lessons cost, and how can we pay less?",
    ages: ["8-10", "11-13"],
    answer:
      "Most clubs charge by the month or the term, and kit comes on top. The money pays for the hall, the coach and the insurance. So ask what a whole year would cost. Many clubs have a free first try and used kit. Some can help with the fee, if a grown-up asks. Clubs at school, in libraries or in youth centres can be free. If it’s a no for now, ask again next term.",
    example:
      "Swimming is £7 a lesson, with 12 lessons in a term. 12 times £7 is £84. Three terms make £252. Goggles are £6. £252 and £6 make £258 for the year. With a used pair from a cousin, it’s £252.",
    plan: "Pick the club that you want most. Find out the price for a year, with the kit. Show it at home, and ask to go to one free try before anyone pays.",
    pitfall:
      "It’s easy to buy all the kit in week one and stop in week three. So borrow at first. And tell your family before the term ends if you don’t enjoy it, because the next bill may come early.",
    page: "/resources/money-words#cost",
  },
  {
    id: "going-to-shop-alone",
    title: "Can I go to the shop on my own?",
    ages: ["8-10"],
    answer:
      "There’s no set age in law, so your grown-ups decide when you’re ready. Some shops also have rules of their own for children. Agree on the way, the list and when you’ll be back. Add up the prices as you go. At the till, say hello, pay, and wait for your change. If it’s too much, say, “I’ll put this one back, please.” That happens to everyone. The change belongs to whoever sent you, so ask before you keep it.",
    example:
      "Dad gives Femi £5 for milk at £1.45 and bread at £1.35. £1.45 and £1.35 make £2.80. £5 take away £2.80 is £2.20. At home, Dad says, “Keep 20p for going,” so Femi hands back £2.",
    plan: "First, do a whole shop yourself while a grown-up waits by the door. Next, they wait outside. After that, go alone for two things, with a list and a time to be back.",
    pitfall:
      "Friends and sweets can make you forget the list. So buy what you came for first. Keep the money in a pocket that closes, and count your change at the till, not in the street.",
    page: "/resources/money-words#customer",
  },
  {
    id: "age-limits-in-shops",
    title: "Which things am I too young to buy in a shop?",
    ages: ["8-10", "11-13"],
    answer: `Some things have an age limit by law, to keep people safe. You must be 18 for most fireworks or a lottery ticket, and 16 to buy a pet. Many games and films have an age on the box, such as 12. Shops can also make rules of their own, for example about energy drinks. England plans to ban strong ones for under-${ANSWER_FACTS.energyDrinks.figure}s. A shop may ask for proof of age. It isn’t about you, because the seller could get a fine.`,
    example:
      "Cai is ten, and has £25 for a game. The box says 12, so the lady at the till says no. He isn’t cross, because she has to. He picks one with a 7 on it for £19. £25 take away £19 leaves £6.",
    plan: "Look for the number on the box before you queue. If you’re not sure, ask the staff. If it’s for somebody older, go with a grown-up, and let them decide and pay.",
    pitfall:
      "Don’t ask a stranger or an older friend to buy it for you. They can get in trouble, and you don’t know what they’d want back. Wait, or choose something else that’s made for your age.",
    page: "/resources/money-words#customer",
    facts: ["energyDrinks"],
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
    id: "refund-if-its-broken",
    title: "Can I get a refund if something I bought is broken?",
    ages: ["8-10", "11-13"],
    answer: `Yes, if it’s faulty: for ${BUYING_FACTS.rejectFaulty.figure}, you can get all your money back. After that, the shop may try a repair or a new one first. The shop has to sort it out, not the maker. A receipt helps, but a bank statement can also prove what you paid. If you dropped it or changed your mind, the shop doesn’t have to pay. You can still ask nicely, and many shops help.`,
    example:
      "Amir buys a lamp for £12 on 3 May. On 20 May, the switch stops working. He didn’t drop it, and it’s only 17 days later. So he can ask for his £12 back. He takes the lamp and the receipt, and his mum goes with him.",
    plan: `Stop using it, and find proof of what you paid. Go back with a grown-up and say, “It’s faulty, and I’d like a refund, please.” With most things you buy online, you have ${BUYING_FACTS.cancelOnline.figure} to change your mind.`,
    pitfall:
      "Waiting is the usual mistake, so go back soon. If it was a present, the person who bought it may need to ask. If the shop says no, you can get free advice. There’s Citizens Advice in England and Wales. In Scotland, try consumeradvice.scot, and in Northern Ireland, Consumerline.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["rejectFaulty", "cancelOnline"],
  },
  {
    id: "phone-and-bike-insurance",
    title: "What is insurance, and is it worth it for my phone or bike?",
    ages: ["11-13", "14-16"],
    answer:
      "Insurance is worth it if a loss would cost more than you could afford. You pay a little, and the company helps if something bad happens. Even if nothing does, you’ve had less to worry about. For small things, some savings in a jar often do the job. Find out what it covers and what a year costs. Then look for the excess, the part you pay yourself. Ask at home as well, because your family may already have it.",
    example:
      "An old phone is worth £90. Insurance costs £5 a month, or £60 a year, and the excess is £40. If the phone breaks, you’ve paid £100 for a £90 phone. For a £200 bike, £14 a year looks very different.",
    plan: "Write down what the insurance costs for a year. Add the excess, and compare that with the price of another one. If the two are close, some savings in a jar may do just as well.",
    pitfall:
      "Insurance comes with rules, such as using a good lock on your bike. If you break a rule, the company may not pay. So read the rules with a grown-up first, and always answer truthfully.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "reading-an-energy-meter",
    title: "How do I read the energy meter, and what uses the most power?",
    ages: ["11-13"],
    answer:
      "Write down the digits from left to right, but leave out any after the point. Do it again a day later, and take the first number away from the second. That’s how many units your home has used. One unit of electricity is a kilowatt hour, which is 1,000 watts for an hour. Things that make heat use the most: heaters, showers, ovens and dryers. Lamps and chargers use very little. The price of a unit is on the bill.",
    example:
      "Hana reads 41,206 on Monday and 41,215 on Tuesday. That’s 9 units. Say a unit costs 30p: 9 times 30p is £2.70. A heater of 2,000 watts uses 2 units an hour, so that’s 60p. A lamp of 10 watts needs 100 hours for one unit.",
    plan: "Ask a grown-up to show you the meter, and don’t touch any wires. Read it at the same time on two days. Then find the watts on five things at home, and put them in order.",
    pitfall:
      "Many people unplug chargers and forget the heater, so start with heat. But nobody should be cold or skip a warm wash to save, because those are needs. Most bills also have a daily charge, and that stays the same. A gas meter counts in other units. Bills are a job for the grown-ups.",
    page: "/resources/money-words#bill",
  },
  {
    id: "cracked-phone-screen",
    title: "Is it worth repairing my cracked phone or tablet screen?",
    ages: ["11-13"],
    answer:
      "Get two or three prices before you choose, because repair prices differ a lot. Tell somebody at home first, even if that’s hard. A drop isn’t a fault, so the warranty usually won’t cover it. But your family may have insurance that does. Then compare the repair with what the phone is worth used. If it costs more than half, think about another one. Save your photos today, while it still works.",
    example:
      "Fay’s phone is worth £120 used. One shop asks £85 to mend it, and another asks £55. Half of £120 is £60, and £55 is less. So the repair makes sense. She pays £5 a week for eleven weeks.",
    plan: "Back up your photos. Ask at home about insurance. Get three prices in writing, and ask how long the repair is covered. Then agree at home who pays which part.",
    pitfall:
      "A very cheap screen may be a poor one, and it may end the maker’s warranty. So ask which part they’ll use. Don’t open the phone yourself, because glass and batteries can hurt you. And ask a grown-up before you tell a repair shop your passcode.",
    page: "/resources/money-words#warranty",
  },
  {
    id: "second-hand-phone",
    title: "What should I check before I buy a second-hand phone?",
    ages: ["11-13"],
    answer:
      "A used phone can be a good buy if you check four things. It mustn’t be blocked, and the old owner must have signed out. The battery should last the day, and the phone should still get updates. Shops that test used phones ask a bit more, but they give a warranty. From a stranger, you may get no help if it fails. Let a grown-up come with you and pay.",
    example:
      "Sana can buy a phone from a stranger for £90, or a tested one from a shop for £115. The shop gives a year’s warranty. The difference is £25, about £2 a month for a year. She chooses the shop, and the battery is checked as well.",
    plan: "Find the price of the same phone in three places. Look up how long it’ll get updates. Before anyone pays, turn it on, make a call, and see that no other account is on it.",
    pitfall:
      "A very low price and a seller in a hurry are bad signs. The phone may be stolen or locked, and then it’s of no use. Ask for the receipt. Never send money first to somebody you’ve only met online.",
    page: "/resources/money-words#second-hand",
  },
  {
    id: "phone-contract-or-payg",
    title: "Should I get a phone contract, SIM only or pay as you go?",
    ages: ["11-13", "14-16"],
    answer:
      "SIM only is usually cheapest if you have a phone: often £6 to £15 a month. With pay as you go, you pay first and can’t go over. A contract is a promise to pay each month, often for two years. You must be 18 to sign, so a parent signs and has to pay. To compare, times the monthly price by the months, and add what you pay at the start. Ask for a spending cap.",
    example:
      "A phone costs £200 in a shop, and a SIM £8 a month. In 24 months, that’s £200 and £192, so £392. The contract is £22 a month: 24 times £22 is £528. That’s £136 more.",
    plan: "Look up your data for last month. Compare two offers over 24 months with a grown-up. Ask for a cap at £0 over.",
    pitfall: `The price often rises each spring. In a contract from ${ANSWER_FACTS.phonePriceRises.figure} or later, each rise must be shown in pounds and pence before you sign. So add the rises up. Check how long the offer lasts, and what it costs to leave early.`,
    page: "/resources/money-words#direct-debit",
    facts: ["phonePriceRises"],
  },
  {
    id: "cheaper-phone-bill",
    title: "How can we get a cheaper phone bill?",
    ages: ["14-16", "parents"],
    answer: `First find out if the contract is over, because that’s when many people pay too much. Once the phone is paid off, ask for SIM only, or switch. Your company must warn you ${ANSWER_FACTS.contractWarning.figure} before the contract ends, and show its best deals. You can normally keep your number. If somebody at home gets Universal Credit or certain other benefits, ask about a social tariff, which is a cheaper deal. Most are for broadband, but a few are for mobiles.`,
    example:
      "The Okafors pay £32 a month, but the phone was paid off in May. SIM only would cost £9. £32 take away £9 is £23 less each month. In a year, 12 times £23 makes £276.",
    plan: "Look up the end date and last month’s data. Compare two SIM-only deals with that much data. Ask your own company if it can match the better one. Then look at the social tariffs on Ofcom’s website.",
    pitfall:
      "A “free upgrade” starts a new contract, with the new phone in the price. If you leave before the end, there may be a fee, so ask how much. If the bill is hard to pay, ring the company before it’s late. It may be able to spread the cost or move you to a cheaper plan.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["contractWarning"],
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
      "Borrowing from next week feels easy, but then next week starts empty. If it’s gone, wait it out once. It’s the best lesson there is, and it costs nothing.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
  },
  {
    id: "budgeting-apps",
    title: "Should I use a budgeting app, or is a notebook enough?",
    ages: ["11-13", "14-16"],
    answer:
      "An app can help, but a notebook works as well if you use it each day. I don’t pick one for you. Check three things with a grown-up: its age limit, its cost and what it asks you. Many apps that join up with a bank are for adults only. The Money Tracker on this site is free and needs no account. Try one way for two weeks.",
    example:
      "Ella tries a free app for a week and writes nothing after day two. Then she puts a small notebook by her bed. In 14 days, she makes 12 notes. She sees that drinks cost her £8.40, so she takes a bottle.",
    plan: "Choose one way today: paper, a table or an app. Set a time, such as after tea. Write only two things: what came in and what went out. After two weeks, look for one thing to change.",
    pitfall:
      "A new app feels like doing something, but it can’t save money by itself. Some cost £3 a month, which is £36 a year. Others sell what they learn about you. Never type a bank password into one without a grown-up.",
    page: "/excel-tracker",
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
    id: "regret-after-buying",
    title: "What can I do if I regret buying something?",
    ages: ["8-10", "11-13"],
    answer:
      "Everybody buys a dud now and then, and it teaches you something that no lesson can. So don’t be hard on yourself. First, see if you can take it back, swap it, sell it or give it to someone who’d enjoy it. Then ask what made you buy it: a friend, an advert, a sale, or being bored. Next time, wait one night when you feel that pull. That one question is worth more than the money.",
    example:
      "Luca paid £18 for a game and hated it. He sells it for £11. £18 take away £11 is £7, so the lesson cost £7. Now he tries a demo first.",
    plan: "Check if it can go back. If not, choose: swap, sell or give. Write one rule for next time on a sticky note.",
    pitfall:
      "Don’t buy another thing to feel better, and don’t hide it. Most grown-ups have a drawer full of such buys, and you can ask about theirs.",
    page: "/resources/level-2-sample-chapter#the-pause-rule",
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
    id: "packed-lunch-or-dinner",
    title: "Is a packed lunch cheaper than a school dinner?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends on what’s in the box. A sandwich, an apple and water often cost less than a school dinner. Small snack packs and cartons can make the box dearer. A big pack costs less for each bite, so fill a little tub from it. If your school meal is free, it’s a hot lunch for nothing. Some schools have rules about what you may bring. The main thing is to have enough to eat.",
    example:
      "Max’s box has a sandwich for 55p, an apple for 30p and yoghurt for 25p from a big pot. That makes £1.10. A school dinner costs £2.60. £2.60 take away £1.10 is £1.50 less a day, or £7.50 a week.",
    plan: "With somebody at home, write down what one box costs. Swap one small pack for a tub filled from a big one. Make it the night before, and leave nothing out.",
    pitfall:
      "Food that comes home again is money in the bin. So pack what you’ll really eat, and say if it’s too much or too little. Never skip lunch to save, because you need it to play and to think.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "student-and-youth-discounts",
    title: "Which student or under-19 discounts are there, and do they save money?",
    ages: ["14-16"],
    answer:
      "There’s often a lower price for students or young people on travel, films, food and software. A college ID or a card that proves your age may be enough. Many student apps are free, and some cards cost money. For travel, look at railcards and your area’s youth bus card. But a discount only saves you money if you’d have bought the thing anyway. Even then, another shop may be cheaper without one.",
    example:
      "Trainers cost £60, with 20% off for students. 20% of £60 is £12, so they’re £48. Another shop sells them to everybody for £45. Luca hadn’t planned to buy any. He closes both pages, and still has his £45.",
    plan: "Write down what you need this month. Look for a discount on those things only. Then compare the final price, with delivery, in two other shops.",
    pitfall:
      "“20% off, today only” pushes you to hurry and to think of what you save, not of what you spend. Student apps also send a lot of offers, so switch those messages off. If a card costs money, divide its price by what you’d save each time.",
    page: "/resources/money-words#discount",
  },
  {
    id: "tv-licence",
    title: "How much is a TV licence, and who has to have one?",
    ages: ["8-10", "11-13", "parents"],
    answer: `A TV licence costs ${SPENDING_ANSWER_FACTS.tvLicence.figure} a year for one home. You need it to watch live TV on any channel or app, or to use BBC iPlayer. You don’t need one just for YouTube clips, games or films on demand. The money mainly pays for the BBC, which shows no adverts here. A home can spread the cost by month or week. It’s free from ${SPENDING_ANSWER_FACTS.tvLicenceFreeAge.figure} for people who get Pension Credit. Letters about it are for grown-ups.`,
    example:
      "The Hughes family pays £180 a year. £180 divided by 12 is £15 a month. There are five of them at home, and one licence covers them all, so it’s £3 each a month.",
    plan: "With a grown-up, list what you watched this week. Put a tick where it was live, or on BBC iPlayer. If there isn’t one tick all year, look up the rules on the TV Licensing website.",
    pitfall:
      "A live match on a streaming app counts as live TV, and so does a live channel on YouTube. Watching without a licence can lead to a big fine. Fake emails about a licence are common, so nobody should pay through a link in one.",
    page: "/resources/money-words#bill",
    facts: ["tvLicence", "tvLicenceFreeAge"],
  },
  {
    id: "energy-price-cap",
    title: "What is the energy price cap, and why are energy bills so high?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "The price cap is the most a company may charge for each unit of gas or power on a basic deal. It’s no limit on the whole bill. Use more, and you pay more. Ofgem sets it every three months for England, Scotland and Wales, and Northern Ireland has rules of its own. Bills rise when gas costs more around the world, and when the grid needs work. A fixed deal keeps one price for a year or so. Ofgem’s site has today’s cap.",
    example:
      "Say a unit of power costs 28p, and the daily charge is 60p. Maya’s home uses 8 units a day. 8 times 28p is £2.24. With 60p, it’s £2.84 a day, or about £85 for 30 days.",
    plan: "Find the unit price and the daily charge on the bill. Look up the cap for your area. Then compare it with two fixed deals, and note the fee for leaving early.",
    pitfall:
      "The yearly figure on the news is for a typical home. It isn’t your bill, and it isn’t the highest you can pay. If a bill can’t be paid, tell the company early, because it must offer a plan.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "prepayment-meter",
    title: "How does a prepayment meter work, and what if it runs out?",
    ages: ["11-13", "parents"],
    answer:
      "With a prepayment meter, a family pays for gas or power before it uses it. You top up with a key, a card or an app, and the meter counts down. If it’s empty, there’s some emergency credit, which is taken from the next top-up. A smart meter can do the same, and it shows what you use. If a home can’t top up, a grown-up should phone the energy company at once. It must help, and a food bank or the council may have vouchers.",
    example:
      "Jada’s mum tops up £20 on Friday. They use about £3.50 a day. £20 divided by £3.50 is 5.7, so it lasts until Wednesday. She tops up on Tuesday, before the shop is shut.",
    plan: "With a grown-up, write down the credit at the same time for three days. Work out a day’s cost. Then put a note on the calendar for the day before it runs low.",
    pitfall:
      "The daily charge comes off even if nothing is on. So a meter left empty in summer may owe money by autumn. If it’s cold or dark at home, that’s not your fault. Tell a grown-up you trust, such as a teacher.",
    page: "/resources/money-words#bill",
  },
  {
    id: "showers-baths-and-standby",
    title: "Is a shower cheaper than a bath, and does standby cost a lot?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, a short shower is usually cheaper than a full bath, since you heat less water. Standby costs a bit: perhaps a few pounds a year for each thing. LED bulbs use far less than old ones. With a water meter, you pay for what you use. Without one, the water bill stays the same, but heating it still costs money. In Scotland it comes with the council tax, and homes in Northern Ireland get no water bill.",
    example:
      "A bath takes about 80 litres. Ivo’s shower uses 8 litres a minute. In five minutes, 5 times 8 is 40 litres. That’s half a bath. But after 15 minutes, it’s 120 litres, so a long shower uses more.",
    plan: "Choose a song of four or five minutes, and finish your shower with it. Turn off the lights as you leave a room. Then ask at home which one thing stays on all night, and see if it can be off.",
    pitfall:
      "It’s easy to fuss about a phone charger and forget the heat. Hot water and heaters cost the most. And being warm and clean is a need, so never skip a wash to save money.",
    page: "/resources/money-words#bill",
  },
  {
    id: "broadband-and-social-tariffs",
    title: "How much is wifi at home, and what is a social tariff?",
    ages: ["14-16", "parents"],
    answer: `About £25 to £40 a month is common for home broadband. A social tariff is a cheaper deal, often £12 to £25, for homes that get Universal Credit or some other benefits. Ask your own company for it first. Switching to it should be free, even in a contract. If the contract is over, you may be paying too much. You must be warned ${ANSWER_FACTS.contractWarning.figure} before the end. Ofcom’s website lists all the social tariffs.`,
    example:
      "The Khans pay £38 a month for wifi. They get Universal Credit, so they ask for the social tariff at £18. £38 take away £18 is £20. In a year, 12 times £20 is £240 saved.",
    plan: "Find the end date and the speed on the bill. Look at Ofcom’s list. Then ask your company, “Which is your cheapest deal for us?” Write down the price and how long it lasts.",
    pitfall:
      "The fastest speed sounds great, but a family that streams and plays often needs far less. Look at the price after the offer ends, and at rises each spring. Slow wifi may only need the box in a better place.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["contractWarning"],
  },
  {
    id: "price-of-a-house",
    title: "How much does a house cost, and why are houses so expensive?",
    ages: ["8-10", "11-13"],
    answer:
      "About £270,000 is a middle price for a home in the UK. In some towns it’s half of that, and in London it’s often double. Houses cost so much because many people want one, and there aren’t enough in the places with jobs. Land, bricks and builders cost a lot as well. Hardly anybody pays it all at once. Most people save part of it, and borrow the rest with a mortgage for 25 years or more. Lots of people rent, and that’s fine.",
    example:
      "A flat costs £150,000. Ola’s aunt has saved £15,000, which is one tenth. The bank lends her £135,000. She’ll pay it back bit by bit, with interest, for 30 years.",
    plan: "With a grown-up, look at five homes for sale near you. Write down the price and the number of bedrooms. Then look at the same size in another town, and guess why it differs.",
    pitfall:
      "A low price is not the whole cost. There are lawyers, moving vans, repairs and bills. And don’t think that a big house means a rich family. Much of it may belong to the bank.",
    page: "/resources/money-words#mortgage",
  },
  {
    id: "weekly-food-shop",
    title: "How much does a weekly food shop cost for a family?",
    ages: ["8-10", "11-13", "parents"],
    answer: `About ${SPENDING_ANSWER_FACTS.foodShopWeek.figure} is what families with two children said they pay in a survey of 2026. Yours may pay far more or less. It depends on how many you are, what you eat and which shop you use. To spend less, plan the meals, look in the cupboards, and take a list. Try the shop’s own brands, and buy loose fruit. A family that can’t afford food isn’t alone: schools and food banks help.`,
    example:
      "Gran’s list has 12 things for £24. On the way round, four extras jump in: crisps, juice, a magazine and buns for £9. £24 and £9 make £33. So the extras were more than a quarter of the bill.",
    plan: "Plan four dinners with a grown-up. Check what’s in the house. Write the list in the order of the shop, and guess the total. At the till, see how close you were.",
    pitfall:
      "Shopping when you’re hungry fills the trolley. So eat first. And food that ends in the bin is the dearest of all. Freeze bread on the day, and eat up what’s open before you buy more.",
    page: "/resources/money-words#comparison-shopping",
    facts: ["foodShopWeek"],
  },
  {
    id: "own-brands",
    title: "Are supermarket own brands as good as the big brands?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, often, because own brands can be made in much the same way as the big names. They cost less as the shop spends little on adverts. For plain things, such as flour, rice, salt or tinned tomatoes, you may taste no difference at all. For others, such as cola or beans, people have favourites. Read the back: the list of what’s in it tells you more than the front. Then do a blind test at home.",
    example:
      "Brand flakes cost £3 and the own brand £1.20, for the same size. Ravi’s family eats a box a week. £3 take away £1.20 is £1.80. In 52 weeks, that’s £93.60.",
    plan: "Buy one big brand and one own brand of the same food. Put each in a bowl with a number below it. Let everybody taste and vote before you turn the bowls round. Keep the winner.",
    pitfall:
      "The cheapest one isn’t always a bargain. Look at the price for 100 grams, and at how much real fruit or meat is in it. If nobody eats it, it was wasted. So change one thing at a time.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "best-before-and-use-by",
    title: "What is the difference between best before and use by?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Use by is about safety, so don’t eat the food after that day. Best before is about taste, so the food is often fine for longer. You find use by on meat, fish and ready meals, and best before on crisps, tins, pasta and chocolate. Shops may sell food past its best before, but not past its use by. Even a use by food keeps if you freeze it in time. This saves a lot of money, because less goes in the bin.",
    example:
      "On Friday, Cleo finds biscuits with best before Thursday, and chicken with use by Thursday. She eats the biscuits. The chicken, which cost £4.20, has to go. If she’d frozen it on Wednesday, she’d have saved it.",
    plan: "Once a week, look through the fridge with a grown-up. Put what ends first at the front. Cook it, freeze it or eat it, before anybody buys more.",
    pitfall:
      "Don’t sniff food past its use by and hope. Some germs don’t smell. And once a pack is open, follow “eat within three days”, whatever the date says. With any doubt, ask a grown-up.",
    page: "/resources/money-words#cost",
  },
  {
    id: "yellow-stickers",
    title: "When do shops put yellow stickers on food, and is it worth it?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Most shops cut prices in the evening, often an hour or two before they close. A yellow sticker means that the food has to be sold soon, so it can be a real bargain. It’s just as good to eat that day. Some shops mark down a little at noon, and more at night. Ask the staff when they do it. Food boxes from an app can work in the same way. Buy only what you’ll eat today or can freeze.",
    example:
      "A loaf is cut from £1.40 to 35p, and soup from £2.50 to 90p. £1.40 and £2.50 make £3.90. 35p and 90p make £1.25. So Theo’s dad saves £2.65, and freezes half of the bread.",
    plan: "Find out the time at your nearest shop. Look in the corner for reduced food first, then at your list. Check the date on each thing, and plan today’s tea round what you found.",
    pitfall:
      "A sticker makes us grab things we’d never buy. Three cream cakes at half price are still £3 gone. And don’t push at the shelf or take food from somebody’s trolley. There’s another evening tomorrow.",
    page: "/resources/money-words#discount",
  },
  {
    id: "meal-deals",
    title: "Is a meal deal good value?",
    ages: ["11-13", "14-16"],
    answer:
      "It depends on what you’d have bought anyway. A meal deal is good value if you want all three parts and pick the dear ones. If you only wanted a sandwich, it makes you spend more. Lunch from home costs much less. With a deal of about £4, five days cost £20. So add up the single prices first. The member price may need a card that only adults can have. Tap water is free, so many people need just two parts.",
    example:
      "A wrap is £3.20, crisps £1.10 and a drink £1.90: £6.20 in all. The deal is £4. Kezia saves £2.20 if she wants all three. But if she only wants the wrap, she pays 80p more.",
    plan: "Say what you want before you look at the shelf. Add up those prices. If it’s more than the deal, take the deal. Try making lunch on three days, and have a deal on one.",
    pitfall:
      "“I may as well get the biggest drink” isn’t saving. It’s one more bottle. Some deals have gone up a bit each year, so look at the sign today. And a deal each school day is about £780 in 39 weeks.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "cheap-meal-to-cook",
    title: "What can I cook for less than £2 a person?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "You can cook pasta with tomato sauce, bean chilli with rice, or jacket potatoes with beans. Egg fried rice, lentil soup and omelettes are cheap as well. All of them cost about £1 a person or less. Use tins, frozen vegetables, and spices that last. Make double, and you have lunch for tomorrow. Ask a grown-up before you use the cooker. With an oven, cook two things at once, because the heat costs money as well.",
    example:
      "Chilli for four: two tins of beans at 50p, two tins of tomatoes at 50p, an onion at 20p, rice for 60p and a pepper for 60p. £1 and £1 and 20p and 60p and 60p make £3.40. That’s 85p each.",
    plan: "Choose one meal, and check the cupboards. Write down what’s missing, with the prices. Divide the total by the people. If it’s more than £2, swap the dearest thing.",
    pitfall:
      "A recipe with ten spices costs £10 the first time. Pick one with six things or fewer. And a cheap meal that nobody likes goes in the bin, so ask what people want before you shop.",
    page: "/resources/a-budget-you-can-keep#three-jars",
  },
  {
    id: "gift-card-shop-closed",
    title: "What happens to my gift card if the shop closes down?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends on why the shop closed. If one branch shut, use the card in another one or online. If the whole firm has gone bust, go today, because it may take cards for a few days, or not at all. After that, you can ask the firm that sorts out the debts, but you’d often get little or nothing. If a grown-up paid by card, the bank may help, so they should ask it. A shop that takes over the name may not take old cards.",
    example:
      "Nell has £25 on a toy shop’s card. On Monday, the news says that the firm has gone bust. Her uncle phones the shop. It takes cards until Friday, so on Tuesday she buys a game for £23.99, and loses just £1.01.",
    plan: "Look for the shop’s news page with a grown-up. If it still takes cards, choose something you need. If it doesn’t, find out who paid for the card and how, and write to the firm on the notice.",
    pitfall:
      "Most cards are lost slowly, in a drawer. Use yours within a month or two. And a mixed card for many shops can stop as well. As a present, cash is safer.",
    page: "/resources/money-words#gift-card",
  },
  {
    id: "price-match",
    title: "What is a price match, and how do I ask for one?",
    ages: ["11-13", "14-16"],
    answer:
      "First show the shop the lower price, on your phone or in an advert, before you pay. A price match means that a shop sells a thing for the same price as another shop. No law makes it do so, but some promise it. The thing must be the very same, in stock, and usually from a UK shop. Outlets, sales with codes and market sellers often don’t count. Some shops pay the gap back for a week or two after you buy, so keep the receipt.",
    example:
      "Headphones are £59 here and £49 in a shop down the road. Luis shows the page. The manager nods, and he pays £49. £59 take away £49 is £10, and he’s saved a walk as well.",
    plan: "Look up the shop’s own rules. Take a picture of the other price, with the date. Ask politely: “Could you match this price, please?” If the answer is no, you can still buy it there.",
    pitfall:
      "“We match any price” often has a long list of exceptions. Add the delivery before you compare. And a price that’s far below all others may come from a fake shop, so it’s no proof.",
    page: "/resources/money-words#comparison-shopping",
  },
  {
    id: "warranty-or-rights",
    title: "My shoes broke after a few months: is a guarantee or the law better?",
    ages: ["11-13", "14-16", "parents"],
    answer: `The law often gives you more than a guarantee, and it’s free. If a thing breaks too soon, the shop that sold it has to repair or swap it. In the first six months, the shop must show that it wasn’t faulty. You can claim for up to ${SPENDING_ANSWER_FACTS.claimYears.figure}, or five in Scotland, but only if it should have lasted that long. A guarantee is an extra promise from the maker. A warranty that you pay for is often poor value. Wear and tear doesn’t count.`,
    example:
      "Noor’s school shoes cost £42. After eleven weeks, the sole comes off. She hasn’t kicked walls. Her dad shows the shop the receipt, and asks for a repair. It can’t be glued, so she gets a new pair.",
    plan: "Take a photo of the fault. Find the receipt or the bank line. Go back to the shop, and say, “It didn’t last as long as it should. Please repair or replace it.” Stay calm, and ask for the manager.",
    pitfall:
      "“The guarantee has ended” isn’t the end, because the law is separate. But trainers worn each day on rough ground do wear out. Think of what’s fair for the price. With a no, ask Citizens Advice or consumeradvice.scot.",
    page: "/resources/money-words#warranty",
    facts: ["claimYears"],
  },
  {
    id: "reselling-a-ticket",
    title: "Can I resell a ticket that I can’t use, and what is face value?",
    ages: ["14-16"],
    answer:
      "Yes, often, but look at the ticket’s own rules first. Face value is the price that’s printed on it. Many sellers let you pass it on only at that price, on their own site. Selling football tickets without the club’s leave is against the law in England and Wales. For other shows, a law against resale for more than face value is planned. Most sites want a seller of 18, so ask an adult. The seller may also give your money back.",
    example:
      "Ayo can’t go to a gig. The ticket was £45, with a £5 fee. The seller’s own resale page lists it at £50 and keeps £4. So he gets £46. A friend would have given £45 in cash that day.",
    plan: "Look at the email for “transfer” or “resale”. Ask your friends first, at the price you paid. If nobody wants it, let an adult list it on the official page, at least a week before.",
    pitfall:
      "Don’t post a picture of the code, because anybody can copy it. Don’t hand over the ticket before you have the money. And if you buy at three times the price, you may still be turned away at the door.",
    page: "/resources/money-words#supply-and-demand",
  },
  {
    id: "very-cheap-sites",
    title: "Should I buy from very cheap sites like Temu or Shein?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It depends, so let a grown-up order, and think first. Prices are low because the goods come straight from the factory. Tests have found some that don’t meet UK safety rules, above all toys, chargers and make-up. On most things from a shop, you have ${BUYING_FACTS.cancelOnline.figure} to change your mind, but sending it back can be slow. The games, wheels and timers on such sites are there so that you buy more. Count what you really use.`,
    example:
      "Remi’s basket has nine things for £31. Three never get used, one breaks, and a top is too small. So he has four good things for £31, which is £7.75 each. A market stall sells the same for £6.",
    plan: "Put things in the basket, and leave it for three days. Take out all that you forgot you wanted. Check for a UK plug, the CE or UKCA mark and a real address, and then decide together.",
    pitfall:
      "“Spin to win £100” usually means money off if you spend far more. Don’t ask friends to sign up for points, because they’d have to give their details. And cheap earrings or slime can hurt your skin.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
    facts: ["cancelOnline"],
  },
  {
    id: "import-charges",
    title: "Do I have to pay tax or customs on a parcel from abroad?",
    ages: ["14-16", "parents"],
    answer: `It depends on the value and on who sends it. Up to ${SPENDING_ANSWER_FACTS.dutyFrom.figure}, the shop should add the VAT when you pay, so there’s usually nothing more at the door. Above that, VAT and perhaps customs duty are due. The courier asks for them before it hands the parcel over, with a fee of its own. A gift from a person is free up to ${SPENDING_ANSWER_FACTS.giftFromAbroad.figure}. Gov.uk has the rules, and Northern Ireland has some others for parcels from the EU.`,
    example: `Jude orders boots from America for £150 with postage. Say the duty is £10. VAT at ${BUYING_FACTS.vat.figure} of £160 is £32. The courier’s fee is £10. £150 and £10 and £32 and £10 make £202. A UK shop has them for £185.`,
    plan: "Look up where the seller sends from. Add postage, VAT, duty and the fee before you order. Compare that sum with a UK price. Ask how a return would work, and who’d pay for it.",
    pitfall:
      "A text that asks for “£1.99 customs” is often a scam. Look up the parcel’s number on the courier’s own site. And if you refuse to pay a real charge, the parcel goes back, and a refund can take weeks.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["dutyFrom", "giftFromAbroad", "vat"],
  },
  {
    id: "comparing-insurance",
    title: "How do I compare insurance, and why does it cost more each year?",
    ages: ["14-16", "parents"],
    answer:
      "First write down what you need it to cover, and then ask for prices from three places. A comparison site shows many at once, but not all of them. Compare four things: the yearly price, the excess, the limits and what’s left out. Most policies renew by themselves, so look at the letter that comes a few weeks before. For car and home cover, a firm mustn’t charge old customers more than new ones. Still, another firm may be cheaper. Always tell the truth.",
    example:
      "Cover for a family’s home is £310, with an excess of £100. Another firm asks £265, with an excess of £350. It saves £45 a year. But if a pipe bursts, they’d pay £250 more.",
    plan: "Put the end date in the calendar, with a note for four weeks before. Get three prices for the same cover. Ask your own firm if it can do better. Then say yes to one, and stop the other.",
    pitfall:
      "Paying by the month can cost more, because it’s a loan with interest. Two policies for one thing don’t pay twice. And a wrong answer on the form can mean that nothing is paid.",
    page: "/resources/insurance#when-is-it-worth-it",
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
    id: "out-of-data",
    title: "Why do I keep running out of data, and what can I do?",
    ages: ["11-13", "14-16"],
    answer:
      "Video eats the most data by far, and much of it runs without your noticing. Use wifi for films and updates, and switch off autoplay. Then set a warning on your phone. An hour of video in high quality can use 2 or 3 gigabytes, and music uses far less. Download at home what you want on the bus. When it’s gone, some plans stop, and others charge. Ask for a cap of £0 above your plan, which the company must offer.",
    example:
      "Dina has 5 GB a month. Half an hour of clips a day on the bus is about 0.4 GB. In 20 school days, 20 times 0.4 is 8 GB. She saves the clips at home, and now uses 2 GB.",
    plan: "Look in settings for the apps that use the most. Switch off mobile data for the top one. Set a warning at half. Look again after a week, and only then think of a bigger plan.",
    pitfall:
      "Buying an extra GB in the middle of the month often costs more than a bigger plan. But a bigger plan is wasted if you’re usually on wifi. And free wifi in a café isn’t the place for bank apps.",
    page: "/resources/money-words#bill",
  },
  {
    id: "phone-roaming-abroad",
    title: "Will my phone cost extra when I’m on holiday abroad?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "It depends on your phone company and on the country. In Europe, some plans let you use your phone at no extra cost, and others charge about £2 to £3 a day. Further away, it can be far more. Before you go, look up the country on the company’s page. Turn off data roaming, and use wifi. A local SIM or an eSIM can be cheaper. Planes and ships have networks of their own, which cost the most, so use flight mode.",
    example:
      "A week in Spain costs £2.50 a day on Leo’s plan. 7 times £2.50 is £17.50. For the four in his family, that’s £70. They switch it on for one phone, and the rest use wifi: £17.50.",
    plan: "Search for the country and “roaming” on the company’s site. Ask the person who pays the bill. Set a spending cap. Download maps, films and music at home, the night before.",
    pitfall:
      "Near a border or the sea, a phone can join a foreign network. In Northern Ireland, it may pick one from the south. Look at the name at the top of the screen. One night of updates can cost more than the trip.",
    page: "/resources/money-words#fee",
  },
  {
    id: "premium-numbers-and-texts",
    title: "Why was I charged for a phone number or a text?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Some numbers cost extra, and part of the money goes to the firm behind them. Numbers that start with 09 or 118 can cost several pounds a minute. So can short numbers for votes and games. Those with 084 or 087 cost more as well, but 0800 is free, and 03 costs the same as home numbers. To end paid texts, send STOP to the number. Ask the phone company to block them all. You can forward odd texts to ${BUYING_FACTS.scamTexts.figure} for free.`,
    example:
      "Sam votes four times for a singer by text at £1.50 each. 4 times £1.50 is £6, and the bill comes to his mum. The show’s free app would have let him vote for nothing.",
    plan: "Find the number on the bill. Look up who owns it. Send STOP, and take a picture of it. Then ask the phone company to bar such numbers, and the firm for your money back.",
    pitfall:
      "“Free quiz, text JOIN” may start a charge each week. Never ring back a missed call from a number you don’t know. And ask the person who pays the bill before you vote.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["scamTexts"],
  },
  {
    id: "bus-fares-for-children",
    title: "How much is the bus for children, and who gets free buses?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer: `About half the adult fare is usual for children up to 15. In England, most adult singles cost ${SPENDING_ANSWER_FACTS.busFareCap.figure} at the most, until March 2027. In Scotland, anybody from ${SPENDING_ANSWER_FACTS.scotlandFreeBus.figure} can have a card for free buses. In Wales, look for the mytravelpass, and from 16 in Northern Ireland for the yLink card. In London, a Zip card makes buses free for children. Many cities have day tickets for young people. A school that’s far away may mean a free pass from the council.`,
    example:
      "A child’s single is £1.50, and Rosa goes there and back on five days. 10 times £1.50 is £15. A child’s weekly ticket costs £11. So she saves £4 a week, which is £156 in 39 weeks.",
    plan: "Look up the bus firm’s page for “child” or “young person”. Count your trips in a week. Compare singles, a day ticket and a week. Ask at home to order a card if you need one.",
    pitfall:
      "Some drivers ask for proof of age, so carry a card or a photo of one. Phones run flat: keep a few coins. And a weekly ticket is only worth it if you really use it, so leave it in the holidays.",
    page: "/resources/a-budget-you-can-keep#lunch-and-bus",
    facts: ["busFareCap", "scotlandFreeBus"],
  },
  {
    id: "train-tickets-for-children",
    title: "How can a family get cheaper train tickets?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Start with the child fare: from ${SPENDING_ANSWER_FACTS.trainChildAge.figure}, it’s half the adult one, and younger children go free. A Family & Friends Railcard takes a third off for adults and ${SPENDING_ANSWER_FACTS.familyRailcard.figure} off for children. Book early, and go after the busy hours. Split tickets can be cheaper: you buy two or three for parts of the same trip, and stay on the train if it stops there. A group of adults may save as well. Northern Ireland has its own family tickets.`,
    example:
      "Two adults pay £30 each, and two children £15. That’s £90. With the card, the adults pay £20 each, and the children £6. That’s £52. The first trip saves £38, about what such a card costs.",
    plan: "Write down who’s going and when. Look at the price a few weeks before, and at three different times. Try it with a railcard. Then check whether splitting the trip helps.",
    pitfall:
      "An early cheap ticket is only for one train. If you miss it, you pay again. Have the railcard with you, or you pay full price. And some ticket sites add a fee, which the train firm’s own page doesn’t.",
    page: "/resources/money-words#comparison-shopping",
    facts: ["trainChildAge", "familyRailcard"],
  },
  {
    id: "parking-and-library-fines",
    title: "What is a fine for parking or a late book, and must it be paid?",
    ages: ["8-10", "11-13", "parents"],
    answer: `A fine is money you pay because a rule was broken. Yes, a real one must be paid, or the sum grows. A council’s fine for parking often costs half if it’s paid within ${SPENDING_ANSWER_FACTS.parkingDiscount.figure}. If it’s wrong, the driver can appeal, and it costs nothing to try. A private car park sends a bill, not a fine, and that can be challenged as well. For late books, many libraries charge children nothing. So take them back, even if it’s been months.`,
    example:
      "Mum’s ticket is £70, or £35 if she pays in two weeks. She puts it in a drawer. After four weeks, it’s £70, and then it’s £105. That drawer cost her £70.",
    plan: "Read who sent it, and the last date. Take photos of the signs. Decide: pay early, or appeal before that date. For a book, bring it in, and say sorry. They’ll be glad to have it back.",
    pitfall:
      "Fake texts about parking fines are common. So don’t use the link: type in the council’s address. Scotland and Northern Ireland have some rules of their own. And never hide a letter to be kind, because the sum grows.",
    page: "/resources/money-words#bill",
    facts: ["parkingDiscount"],
  },
  {
    id: "glasses-dentist-prescriptions",
    title: "Are the dentist, glasses and medicine free for children?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer: `Yes, with the NHS: the dentist is free until ${SPENDING_ANSWER_FACTS.freeDentist.figure}, and medicine from the doctor until 16. At ${SPENDING_ANSWER_FACTS.freePrescriptions.figure} and in full-time education, medicine and eye tests stay free in England. In Scotland, Wales and Northern Ireland, prescriptions are free for everybody. For glasses, children get a voucher, and some frames cost no more than that. If you choose a dearer frame, your family pays the rest. Seeing a doctor is free at any age. Don’t put it off because of money.`,
    example:
      "Omar needs glasses. His voucher pays for a pair from the basic rack, so that’s £0. He likes a frame that costs £35 more. His mum says he may pay £10 of it from his birthday money.",
    plan: "Ask for an NHS eye test once a year or so, and an NHS dentist. Say your age. Ask, “Which frames does the voucher pay for?” before you try any on.",
    pitfall:
      "Extras, such as thin lenses or a second pair, add up fast, so ask for the total first. Broken glasses can often be mended for free for under-16s. And a private dentist isn’t free, so check which one it is.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["freeDentist", "freePrescriptions"],
  },
  {
    id: "cost-of-braces",
    title: "Do you have to pay for braces?",
    ages: ["11-13", "14-16", "parents"],
    answer: `No, not if you’re under ${SPENDING_ANSWER_FACTS.freeDentist.figure} and your teeth clearly need them. Then the NHS pays. A specialist gives a grade from 1 to 5, and grades 4 and 5 get free braces, with some of grade 3. If it’s only for looks, a family would have to go private, and that’s often £2,000 to £4,000. The list can be long, so ask the dentist early. A lost retainer usually has to be paid for. Braces have nothing to do with being rich or poor.`,
    example:
      "Freya’s teeth are grade 4, so hers are free. After two years, she leaves her retainer in a napkin at lunch. A new one costs £80. She pays £4 a week towards it, for 20 weeks.",
    plan: "Ask the dentist, “Could I need braces, and can you refer me?” Ask how long the wait is. Go to each visit. Keep the retainer in a bright box with your name on it.",
    pitfall:
      "Never order kits from the internet that move teeth, because they can harm them. If you go private, ask for the whole price with visits and retainers. And a plan to pay monthly may be a loan, so read it.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
    facts: ["freeDentist"],
  },
  {
    id: "cost-of-a-haircut",
    title: "How much is a haircut, and why do some people pay more?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "About £10 to £20 is common for a child’s cut, and £15 to £60 for adults. You pay for time, rent and skill. Long hair, colour and braids take hours, so they cost more. Some shops charge girls more than boys for the same short cut, and you may ask for the price by length. Training salons at colleges are far cheaper. Some people learn to cut hair at home. A tip is kind, but nobody has to give one.",
    example:
      "Box braids take five hours and cost £90. They last eight weeks. £90 divided by 8 is about £11 a week. Tom’s cut is £14 every four weeks, so it’s £3.50 a week.",
    plan: "Look at the list in the window before you sit down. Say, “How much will it be in all?” Compare two places, and ask if weekdays cost less. Then work out the price for one week.",
    pitfall:
      "The words “shall I just add a treatment” can add £15. It’s fine to say, “No, thank you.” If you’re unhappy with a cut, say so kindly there and then, because most will put it right.",
    page: "/resources/money-words#cost",
  },
  {
    id: "vet-bills-and-pet-insurance",
    title: "Why are vets so expensive, and is pet insurance worth it?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Vets are expensive because there’s no NHS for pets: the owner pays for staff, scans and drugs. A visit is often £50 to £80, and an operation thousands. Insurance is worth it if such a bill would be too much. It leaves out jabs, old illnesses and the excess. The other way is to save each month. If money is short, charities such as the PDSA or the Blue Cross help some owners.",
    example:
      "Cover for a dog costs £30 a month, so £360 a year, with an excess of £100. One year, an operation costs £2,100. They pay £100, and not £2,100. In the year before, they’d paid £360 for nothing.",
    plan: "Ask two vets what a check costs. Get three insurance prices for the same cover. Look for “lifetime” cover and its limit. Or start a pet jar with £20 a month.",
    pitfall:
      "Waiting until a pet is ill is too late, because what it already has isn’t covered. Prices rise as it gets older. You can ask for a written prescription, and buy the drugs where they’re cheaper.",
    page: "/resources/insurance#when-is-it-worth-it",
  },
  {
    id: "cost-of-a-wedding",
    title: "How much does a wedding cost?",
    ages: ["8-10", "11-13", "14-16"],
    answer: `About ${SPENDING_ANSWER_FACTS.weddingCost.figure} is what couples in a survey paid, but it can be a few hundred. The law asks for very little: two people, two witnesses, some forms and a fee. The rest is a choice. The food, the place and the number of guests cost the most. Some couples save for years, and families may help. Others have cake in the park, and are just as married. The price of the day says nothing about the love.`,
    example:
      "Food is £60 a guest. With 80 guests, 80 times £60 is £4,800. With 30 guests, it’s £1,800. So a shorter list saves £3,000, and the couple spends it on a trip.",
    plan: "As a game, plan a day for £500. Choose the place, the food, clothes and music. Write down each price. Then see what you’d add with £500 more, and what you wouldn’t miss.",
    pitfall:
      "The word “wedding” can make a cake or a room dearer. A loan for one day can last five years. And as a guest, you needn’t buy a big present. A card with kind words is enough.",
    page: "/resources/money-words#budget",
    facts: ["weddingCost"],
  },
  {
    id: "cost-of-a-funeral",
    title: "How much does a funeral cost, and who pays for it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `About ${SPENDING_ANSWER_FACTS.funeralCost.figure} is usual for a simple funeral with guests. A cremation without a service costs about ${SPENDING_ANSWER_FACTS.directCremation.figure}. It’s usually paid from the money that the person left, and the bank can pay that bill first. If there’s too little, the family pays, or the state may help people on some benefits. For a child under 18, there are no fees for burial or cremation in most places. It’s never a child’s job to pay. If someone you love has died, talk to somebody you trust.`,
    example:
      "Granddad left £6,000 in the bank. The funeral costs £3,700, so his daughter shows the bank the bill, and it pays. £6,000 take away £3,700 leaves £2,300 for his other bills and his family.",
    plan: "Adults can ask three funeral firms for prices, which must be on show. They can say what they can afford. Ask if the person had a plan or wrote down a wish. Flowers from the garden are fine.",
    pitfall:
      "In sad days, people say yes to everything. A dear coffin isn’t a bigger love. Whoever signs the form has to pay, so read it first. The help differs between the nations: gov.uk, mygov.scot and nidirect explain it.",
    page: "/resources/money-words#bill",
    facts: ["funeralCost", "directCremation"],
  },
  {
    id: "holidays-in-school-holidays",
    title: "Why are holidays so expensive in the school holidays?",
    ages: ["8-10", "11-13", "parents"],
    answer: `Holidays cost more then because all families want the same few weeks, and there are only so many beds and seats. When many people want a thing, its price goes up. In term time, half the rooms may be empty, so they’re cheap. Going in term time without leave can mean a fine: in England, it’s ${SPENDING_ANSWER_FACTS.termTimeFine.figure} for each parent and child at first. Wales has other fines, and Scotland usually none. To pay less, look at the last week of August, at camping, or at a house swap.`,
    example:
      "A week by the sea is £480 in June and £960 in August. The difference is £480. The Lams go in the last days of August for £700, and that saves £260.",
    plan: "With a grown-up, look at one place for five different weeks. Write the prices in a row. Find the cheapest week that isn’t school. Then plan what you can do there for free.",
    pitfall:
      "“Kids go free” may hide a dearer price for adults, so add up the total. Bags, seats and transfers come on top. And a week at home with four good days out can be the best one.",
    page: "/resources/money-words#supply-and-demand",
    facts: ["termTimeFine"],
  },
  {
    id: "cost-of-a-passport",
    title: "How much does a passport cost for a child?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It costs ${SPENDING_ANSWER_FACTS.childPassport.figure} online for a child under 16, and ${SPENDING_ANSWER_FACTS.adultPassport.figure}. A child’s passport lasts for five years, and an adult’s for ten. By post, it’s dearer. The photo can be taken at home with a phone, for free. Apply on gov.uk only, weeks before you go, because a fast one costs far more. Many countries want some months left on it. At 16, you apply for an adult one. Ireland needs none for British people, but the airline may ask for ID.`,
    example:
      "The Boatengs need one for mum and two for the children. £102 and £66.50 and £66.50 make £235. They do it in March, and save £25 a month for nine months before.",
    plan: "Ask at home where the passports are. Look at the last date on each one. Put a note in the calendar for nine months before it ends. Add its price to the holiday budget.",
    pitfall:
      "Sites that look like gov.uk may charge a fee for nothing. So type the address in yourself. A lost or wet passport has to be paid for again. Keep it flat, dry and with a grown-up on a trip.",
    page: "/resources/money-words#fee",
    facts: ["childPassport", "adultPassport"],
  },
  {
    id: "cost-of-nursery",
    title: "How much does nursery cost, and what help is there?",
    ages: ["14-16", "parents"],
    answer: `About ${SPENDING_ANSWER_FACTS.nurseryWeek.figure} was a full-time place for a child under two in England in 2025, after the funded hours. Without those, it’s far more. Most working parents in England can have ${SPENDING_ANSWER_FACTS.fundedHours.figure} in term time, from nine months until school. Scotland, Wales and Northern Ireland have schemes of their own. Tax-Free Childcare adds £2 for each £8 you pay in. Universal Credit can pay a part. You can’t use those two at once. Childcarechoices.gov.uk shows what fits.`,
    example:
      "A day costs £70, and Ben goes four days a week, so it’s £280. His mum pays it from a Tax-Free Childcare account: she puts in £224, and the state adds £56. £224 and £56 make £280.",
    plan: "Check your rights at childcarechoices.gov.uk. Apply for the code in the term before. Ask the nursery for a full price list: meals, nappies, late pick-up, holidays. Then compare it with a childminder.",
    pitfall:
      "Funded hours cover 38 weeks, so nurseries that open all year spread them thinly. The code must be renewed every three months. And a deposit may be lost if you leave early, so ask first.",
    page: "/resources/money-words#benefits",
    facts: ["nurseryWeek", "fundedHours"],
  },
  {
    id: "printer-ink",
    title: "Why is printer ink so expensive, and how can I print for less?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Ink is dear because the printer is sold cheaply, and the firm earns on the ink later. So look at the cost for each page, not at the price of the printer. Print less: use both sides, draft mode, and black only. Libraries and schools often print for 10p to 20p a page. Refills from other makers can be much cheaper, but some printers block them. A laser printer or one with a tank costs more at first, and then far less.",
    example:
      "A printer costs £40. Its ink is £24 and prints 160 pages, so it’s 15p a page. Another costs £150, and a £12 bottle prints 4,000. For 1,000 pages: £40 and £150 make £190, against £153.",
    plan: "Count the pages you print in a month. Look up what a cartridge costs, and how many pages it says. Divide. If you print fewer than ten a month, try the library first.",
    pitfall:
      "An ink plan by the month goes on until you cancel it, even if you print nothing. “Low ink” comes up early, so carry on until it’s pale. And ask before you print a colour poster.",
    page: "/resources/money-words#unit-price",
  },
  {
    id: "cheap-days-out",
    title: "What can we do for free in half-term and the holidays?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Start with what’s free near you: parks, beaches, woods, libraries and many museums. Big museums in London, Cardiff, Edinburgh and Belfast cost nothing to get in. Libraries have clubs, games and a summer reading challenge. Councils run free sport and holiday clubs, some with a free lunch. At home, you can camp in the living room, bake, or hold a film night. Take food with you, because lunch out is often the dearest part.",
    example:
      "A family of four goes to the zoo: £88 for tickets and £34 for lunch, so £122. The week after, they take a picnic to a museum: bus £9 and food £8. That’s £17, and £105 less.",
    plan: "Make a jar of ten free ideas on slips of paper. Each week, pull one out. Look up the times and the bus with a grown-up. Pack water, a snack and a coat.",
    pitfall:
      "Free places have shops and cafés, and those aren’t free. Set a sum before you go in. Some free events need a ticket, so book early. If there’s no lunch at home in the holidays, tell a grown-up, because help exists.",
    page: "/resources/money-words#budget",
  },
  {
    id: "theme-parks",
    title: "How much does a theme park cost, and how do we pay less?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "About £30 to £70 a person is common at a big park, and you pay least if you book early online. At the gate, it’s the dearest. Then come the car park, food, photos and fast-track passes. Children below a certain height or age often get in free. A season pass can pay off if you go three times. Two-for-one vouchers can help, but look at which price they start from. A weekday in term time costs the least, and the queues are short.",
    example:
      "Tickets are £38 online for each of four, so £152. Parking is £10, lunch is £44, and fast passes would be £80. With sandwiches and no fast passes, they pay £162 and not £286.",
    plan: "Choose a day with a cheap ticket. Write down the full cost: tickets, travel, parking, food. Agree on one treat each. Pick the three rides you want most, and do them first.",
    pitfall:
      "The photo of your scream looks great, and costs £12. Ask to see it, and laugh, and walk on. Games with prizes near the rides are made hard to win. And measure yourself, so that no ride turns you away.",
    page: "/resources/money-words#budget",
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
    id: "raffles-and-tombolas",
    title: "How do raffles and tombolas work, and can children buy tickets?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, you buy a ticket with a number, and if it’s drawn, you win. At a tombola, you know at once, and tickets that end in 0 or 5 often win. At a school fair, children can usually join in. Some raffles are for adults only. The money left after the prizes goes to the school or the charity. So think of it as a gift, with a small chance of a prize. Count the tickets to see your odds.",
    example:
      "There are 200 tickets at £1, and ten prizes. Ada buys two. Her chance of one prize is about one in ten. The prizes were given for free, so the school gets £200 for new books.",
    plan: "Ask what the money is for. Look at the prizes, and see if you’d like any. Choose how many tickets you can pay for, and stop there. If you win a bottle of wine, give it to a grown-up.",
    pitfall:
      "More tickets make it more likely, but never sure. “Five for the price of four” may make you spend more than you meant. Online raffles for trainers or phones are often for over-18s, and some are scams.",
    page: "/resources/giving#three-ways-to-give",
  },
  {
    id: "school-photos",
    title: "Why are school photos so expensive, and do we have to buy them?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "No, nobody has to buy them, and no teacher will mind. They’re expensive because one firm has the job, and a small print costs about £10 to £30. The school may get a part of it. The link lets a family choose just one print, or a picture file that can be printed for pennies. Some firms cut the price after the first weeks. You can still be in the class photo. A nice picture that’s taken at home is as good for Gran.",
    example:
      "The big pack is £32, and the file alone is £19. Ivy’s mum takes the file. She prints six small ones at 15p each, which is 90p. £19 and 90p make £19.90, so it’s £12.10 less.",
    plan: "Look at the list at home before anyone taps “buy”. Choose the one thing that will hang on the wall. Ask if family want one as a present, and order all at once, to pay for the post once.",
    pitfall:
      "“Order by Friday” makes people hurry. But you can often order later, with a small fee. Don’t share or print a picture with the firm’s mark across it, because they own it. And feeling shy about saying no is normal.",
    page: "/resources/money-words#want",
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
    id: "fairtrade-and-palm-oil",
    title: "What does Fairtrade mean, and why does it cost more?",
    ages: ["8-10", "11-13", "teachers"],
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
    id: "tips-and-service-charges",
    title: "Do I have to tip in a restaurant or pay the service charge?",
    ages: ["11-13", "14-16"],
    answer:
      "No, a tip is your choice in the UK, and nobody can make you. A service charge that’s optional can come off if you ask. If the menu says it’s always added, you have to pay, unless the service was really poor. About 10% is usual when people sit at a table. In cafés, takeaways or fast food, most people give nothing or leave the coins. In England, Scotland and Wales, the staff must get all the tips.",
    example:
      "Three friends eat for £36. 12.5% is added, which is £4.50. The bill says “optional”. The waiter was kind, so they leave it on: £40.50. That’s £13.50 each. Without it, it would be £12.",
    plan: "Before you order, look at the foot of the menu. Work out 10% in your head. Decide together. To take it off, say, “Could you remove the service charge, please?” That’s enough.",
    pitfall:
      "If you tip by card when the charge is already on the bill, you pay twice. Screens that start at 15% want you to feel mean. Press “other” or “no”. In some other countries, such as America, a tip is expected.",
    page: "/resources/money-words#tip",
  },
  {
    id: "escooters-and-bikes",
    title: "Should I buy an e-scooter or a bike, and what is allowed?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Buy a bike, because your own e-scooter isn’t allowed on roads, pavements or in parks. The police can take it away. Hired ones in some English towns are for people from ${SPENDING_ANSWER_FACTS.escooterAge.figure} with a provisional licence, and a few ask for 18. You could get a fine, or points on a later licence. A used bike costs £50 to £150, and needs no licence or tax. Add a helmet, lights and a good lock. Many schools teach you to ride on roads for free.`,
    example:
      "An e-scooter is £380, and Kobi could only ride it in a private yard. A used bike is £90, with a new helmet for £20 and a lock for £25. £90 and £20 and £25 make £135, so it’s £245 less.",
    plan: "Look for a used bike at a bike project or a repair shop. Check the brakes, the tyres and the frame’s number. Ask for a receipt. Mark it on a free bike register, and lock it to something fixed.",
    pitfall:
      "Shops may sell e-scooters to anyone, but that doesn’t make riding them legal. Cheap batteries can start fires. A price far too low may mean a stolen bike. And get a new helmet, not a used one.",
    page: "/resources/money-words#second-hand",
    facts: ["escooterAge"],
  },
  {
    id: "instruments-and-music-lessons",
    title: "How much do music lessons and an instrument cost?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "About £15 to £25 is common for half an hour on your own, and a group costs less. Many schools let you try for free. You can hire an instrument for a few pounds a month, so don’t buy yet. A ukulele starts at about £25, and a used keyboard at £40. Music services can help families with little money, and in Scotland lessons in state schools are free. Libraries may lend instruments as well.",
    example:
      "Thea wants to play the flute. To buy one costs £240, and to hire one is £12 a month. After five months, she changes to the guitar. She’s paid 5 times £12, so £60, and saved £180.",
    plan: "Ask the school’s office who teaches music, and if there’s help with fees. Try two instruments. Hire first, for one term. If you still love it after a year, look for a used one with your teacher.",
    pitfall:
      "The very cheapest ones may never stay in tune, and then it’s no fun. Books, strings and exams come on top. And if you stop, tell the teacher before the term ends, or the next one must be paid for.",
    page: "/resources/money-words#cost",
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
    id: "delivery-slots-and-click-and-collect",
    title: "Is it cheaper to get shopping delivered or to go and get it?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "It depends on how you’d get there and on what you’d add in the shop. A delivery slot costs about £1 to £7, and the quiet hours are the cheapest. The bus or the fuel costs money as well. Online, you see the total grow, so many people buy less on impulse. But most shops want a basket of £40 or so. Click and collect is often free. A fast app that brings milk in 20 minutes is the dearest way of all.",
    example:
      "The slot is £3. The bus there and back is £6 for two, and a taxi home with bags is £8. So the shop comes to them for £11 less. But in walking distance, it’s £0.",
    plan: "Write down what one trip costs, with the snacks. Look at slots in the middle of the week. Order once a week, and share with a neighbour to reach the smallest basket.",
    pitfall:
      "“£6 away from free delivery” sells us things that we don’t need. A swap for something dearer should cost you no more in many shops, so check the list. And missing the slot can mean a fee.",
    page: "/resources/money-words#comparison-shopping",
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
    id: "wrong-price-at-the-till",
    title: "Must a shop sell me a thing at the price on the label?",
    ages: ["11-13", "14-16"],
    answer:
      "No, a shop doesn’t have to sell at a wrong price if it tells you before you pay. But many do it to be kind, so ask. Once you’ve paid, the price is agreed. If the till took more than the label said, show the label, and ask for the difference. A shop mustn’t mislead people on purpose. Online, an order with a silly mistake, such as £5 for a £500 phone, can often be cancelled. Then you get your money back.",
    example:
      "The shelf says £6.50 for a cap, but the till says £9. Ruby says, “The label says £6.50. Could you check, please?” The assistant looks, and takes £2.50 off. If not, she could leave the cap.",
    plan: "Take a photo of the label. Look at the till while each thing goes through. Speak up before you pay. If you notice at home, go back with the receipt and the photo.",
    pitfall:
      "The label may belong to the thing next to it, so read its name. The member price may need a card. And if the till took too little by mistake, say so as well: that’s only fair.",
    page: "/resources/money-words#receipt",
  },
  {
    id: "petrol-and-charging",
    title: "Why is petrol so expensive, and is an electric car cheaper to run?",
    ages: ["11-13", "14-16"],
    answer:
      "Petrol is dear because about half of what you pay is tax. The rest is for oil, its trip to the pump, and the shop. When oil costs more in the world, petrol soon follows. An electric car is often cheaper to run if it’s charged at home, at night. At public chargers, it can cost as much as petrol. The car itself may cost more to buy. Driving gently, a lighter boot and shared trips save money in any car.",
    example:
      "A car does 40 miles on £6 of petrol. At home, an electric one does them for £1.40. At a fast charger, it’s about £6. The school run is 40 miles a week, so at home it’s £4.60 less.",
    plan: "With a grown-up, write down the pump price at three places. Work out one trip: miles, fuel, price. Then see which trips could be on foot, by bus or with a neighbour.",
    pitfall:
      "Driving ten miles to save 2p a litre loses money: on 40 litres, that’s 80p. Fuel on a motorway costs the most. And fuel isn’t the whole cost of a car, since there’s insurance, tax, tyres and repairs.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "newest-phone",
    title: "How much is a new phone, and do I need the newest one?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "About £100 to £200 buys a new phone that does all that most children need. The newest dear ones are often £800 to £1,200. No, you don’t need one of those: last year’s does nearly the same for far less. You pay for the name, the camera and being first. Look at how long it’ll get updates, and at the battery. A used one from a shop with a warranty is cheaper still. A strong case costs less than a screen.",
    example:
      "The newest is £900, and last year’s is £520 new or £340 used. Finn wants maps, music and chats. The used one does it all. £900 take away £340 is £560. In two years, he may get another with that.",
    plan: "Write down five things you’d do with it. Look for the cheapest phone that does them. Ask how long it’ll be safe to use. Then divide the price by the months you’ll keep it.",
    pitfall:
      "“Only £35 a month” for two years is £840. At school, the newest phone is just the one that’s the worst to lose. And nobody worth having as a friend counts your cameras.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "shop-turns-children-away",
    title: "Can a shop say “only two children at a time” or not serve me?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Yes, a shop can choose whom it lets in, and many have that rule at home time. It may ask for bags at the door, or refuse a sale. But it mustn’t turn you away for your skin, religion, disability or sex. You don’t have to turn out your pockets for staff. It can feel unfair when you’ve done nothing wrong. Stay calm, and go in two by two, or come back with a grown-up.",
    example:
      "Six friends want a drink each. The sign says two at a time. Jamal and Kim go in with a list and £7.20 for all six. They’re out in five minutes, and nobody has to wait twice.",
    plan: "Look for the sign on the door. Have your money ready, and know what you want. Say hello, and keep your hands out of your bag. If you’re told to go, go, and tell someone at home.",
    pitfall:
      "Arguing at the door can get a whole group banned. If you think it was about who you are, write down what was said and when. A grown-up can write to the manager or ask Citizens Advice.",
    page: "/resources/money-words#customer",
  },
  {
    id: "refund-without-a-receipt",
    title: "Can a shop refuse a refund without the receipt?",
    ages: ["11-13", "14-16"],
    answer:
      "If the thing is faulty, the shop can’t say no for that: any proof that you bought it there will do. A bank statement or an e-mail is fine. If nothing is wrong and you changed your mind, the shop makes its own rule. Then it may ask for the receipt, offer a voucher, or refuse. Online, your order e-mail is the proof. Ask at the till kindly, and bring a grown-up.",
    example:
      "Tom’s headphones for £18 break after a week. No receipt. His mum opens her bank app: £18 on 3 May, at that shop. The shop accepts it, and he gets £18 back. His sister wants to give back a hat that she doesn’t like: without a receipt, she gets a voucher.",
    plan: "Look for proof: app, e-mail, pocket, bin. Take the thing and the card that paid. Say what’s wrong and what you’d like. If the till says no, ask for the manager.",
    pitfall:
      "If you paid cash, there’s no line on a statement, so photograph receipts at once. Only the buyer has these rights: for a present, ask for a gift receipt. And a sign “no refunds” doesn’t cover faulty things.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
];
