/** Answers about buying in shops and online, and taking things back. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SPENDING_ANSWER_FACTS } from "@/content/resources/facts/factsOfSpendingAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const SHOPS_AND_REFUNDS: readonly TaughtAnswer[] = [
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
      "You can use a self-checkout yourself, and the staff can help. Hold the stripes on each thing over the light until it beeps. Then put it in the bagging area. The machine weighs things, so it may grumble if you lean on it. Read the list on the screen before you pay. If a thing is missing, or there twice, press “Help” and wait. Some machines only take cards. You can also go to a till with a person.",
    example:
      "Iris buys milk for £1.40 and two pears at 35p each. £1.40 and 35p and 35p make £2.10. But the screen says £2.45, because one pear was scanned twice. She presses “Help”. £2.45 take away 35p is £2.10.",
    plan: "Guess the total before you start. Scan one thing at a time, and watch the screen. Read the list, pay, and take your receipt with you.",
    pitfall:
      "It’s easy to bag a thing that never beeped. If you notice, tell the staff straight away, and they’ll put it right. Don’t just walk out and hope, because it could look as if you meant it.",
    page: "/resources/money-words#receipt",
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
    answer: `In most UK shops you can’t yet, but there’s a plan for it. It’s due to start in ${SPENDING_ANSWER_FACTS.bottleDepositStart.figure} all over the UK. You’d pay about ${SPENDING_ANSWER_FACTS.bottleDeposit.figure} extra for a drink in a can or a plastic bottle. That’s called a deposit. You’d get it back when you return the empty one. In Wales, glass bottles come in as well, but at first without a deposit. Plans can change, so gov.uk has the latest.`,
    example:
      "Say the deposit is 20p. Kit pays £1.20 for a £1 drink. He puts the empty can in a machine, and gets 20p back. £1.20 take away 20p is £1. If he threw the can away, the drink would cost him £1.20.",
    plan: "For now, rinse your cans and bottles, and put them in the right bin. Look up with a grown-up when the plan starts near you. Then agree at home who gets to keep the deposits.",
    pitfall:
      "It isn’t free money, because whoever bought the drink paid the deposit first. So ask before you cash in a bottle from home. And don’t reach into bins for cans, because there may be broken glass.",
    page: "/resources/money-words#deposit",
    facts: ["bottleDepositStart", "bottleDeposit"],
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
    answer: `Some things have an age limit by law, to keep people safe. You must be 18 for most fireworks or a lottery ticket, and 16 to buy a pet. Many games and films have an age on the box, such as 12. Shops can also make rules of their own, for example about energy drinks. England plans to ban strong ones for under-${SPENDING_ANSWER_FACTS.energyDrinks.figure}s. A shop may ask for proof of age. It isn’t about you, because the seller could get a fine.`,
    example:
      "Cai is ten, and has £25 for a game. The box says 12, so the lady at the till says no. He isn’t cross, because she has to. He picks one with a 7 on it for £19. £25 take away £19 leaves £6.",
    plan: "Look for the number on the box before you queue. If you’re not sure, ask the staff. If it’s for somebody older, go with a grown-up, and let them decide and pay.",
    pitfall:
      "Don’t ask a stranger or an older friend to buy it for you. They can get in trouble, and you don’t know what they’d want back. Wait, or choose something else that’s made for your age.",
    page: "/resources/money-words#customer",
    facts: ["energyDrinks"],
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
    page: "/resources/sample-chapter#the-wish-list-trick",
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
    page: "/resources/sample-chapter#wants-are-welcome",
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
    id: "paid-more-than-a-friend",
    title: "What can I do if I paid more than my friend for the same thing?",
    ages: ["8-10", "11-13"],
    answer:
      "It’s all right to feel sad, and you didn’t do anything silly. The same thing can have one price here and another there. You paid the price you saw, and nobody can know them all. What you bought is just as good as it was yesterday. A shop doesn’t have to give you the difference, but you can ask politely. If it’s not been used, the shop might take it back. Next time, look in two more places first.",
    example:
      "Poppy pays £14 for a toy fox. The next day, her friend finds one for £10. Poppy paid £4 more, and she cries a little. Then she sleeps with it for 20 nights. £14 divided by 20 is 70p a night. After 40 nights, it will be 35p.",
    plan: "Keep the receipt, and find out if the shop takes unused things back. Decide if the difference is worth the trip. For your next wish, write down three prices before you pay.",
    pitfall:
      "Once you’ve bought something, it’s tempting to keep looking at prices. That only makes you feel bad, so look before you pay and not after. And a bus fare of £2 to get £1 back is no bargain. A friend’s price doesn’t change your toy.",
    page: "/resources/money-words#comparison-shopping",
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
  {
    id: "returning-what-i-dont-like",
    title: "Can I return something I bought just because I don’t like it?",
    ages: ["11-13", "14-16"],
    answer: `It depends on where you bought it. Online, you usually have ${BUYING_FACTS.cancelOnline.figure} after it comes to change your mind, even if nothing is wrong. Then you send it back, unworn. You may have to pay the postage. In a shop, they don’t have to take back a thing just because you don’t like it, but many do with the receipt. Downloaded games, and discs that are unsealed, usually can’t go back. Ask a grown-up to write to the seller with you.`,
    example:
      "Dee’s jacket cost £28 online, and £3 to send. It’s too small. She writes on day five. The seller must give back the £28 and the £3, but she pays £3.50 to post it back.",
    plan: "Find the receipt or the order. Look up the seller’s returns page with a grown-up. Send a short message today, and keep a copy.",
    pitfall:
      "If you wear it, wash it or lose the label, they may say no or pay less. Try it on at home once, and decide within a few days.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["cancelOnline"],
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
    id: "wrong-price-at-the-till",
    title: "Does a shop have to sell me something at the price on the label?",
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
    id: "tickets-and-booking-fees",
    title: "Why do concert tickets have fees, and how do I avoid fake ones?",
    ages: ["11-13", "14-16"],
    answer: `Many people want few seats, so the price goes up, and sellers add fees. Since ${SPENDING_ANSWER_FACTS.ticketFees.figure}, the price you see first must name every fee that you can’t avoid. Only extras that you choose may come later, such as posting. Some prices rise while you wait. Buy only from the seller that the artist or club names. A stranger’s picture of a ticket can be sold to ten people. If a show is cancelled, you should get the ticket’s price back.`,
    example:
      "A ticket is shown at £51.50, and £6.50 of that is a booking fee. Posting would cost £2 more, so Ana takes the free one on her phone. With the train at £12, the evening costs £63.50.",
    plan: "Write down the whole cost: ticket, fees, travel, food. Work out the weeks to save. Choose your top price before the sale opens, and ask a grown-up to book.",
    pitfall:
      "Resale sites may ask far more than the first price, and a law against that is planned. A countdown makes people pay more than they planned. If the price goes over your top sum, close the page. There are other dates, smaller bands and cheaper seats.",
    page: "/resources/money-words#supply-and-demand",
    facts: ["ticketFees"],
  },
  {
    id: "reselling-a-ticket",
    title: "Can I resell a ticket that I can’t use, and what is face value?",
    ages: ["14-16"],
    answer:
      "Yes, often, but look at the ticket’s own rules first. Face value is the price that’s printed on it. Many sellers let you pass it on only at that price, on their own site. Selling football tickets without the club’s permission is against the law in England and Wales. For other shows, a law against resale for more than face value is planned. Most sites want a seller of 18, so ask an adult. The seller may also give your money back.",
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
];
