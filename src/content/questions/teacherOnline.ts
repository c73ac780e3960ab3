/**
 * The guide's answers for ages 11 to 14 about games, phones, parcels, offers online and money among friends. Figures that
 * change with the law come from the lists of facts; people and prices are examples.
 */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_ONLINE: readonly TeacherAnswer[] = [
  {
    name: "Gift cards and vouchers",
    asks: [
      "how long does a gift card last",
      "my gift card ran out of date can i still use it",
      "ive got £3.20 left on a voucher what can i do with it",
      "i lost my gift card is the money gone",
      "would it be better to ask for a gift card or cash",
      "can i swap a gift card for real money",
      "the shop on my gift card shut down",
      "how do i check how much is left on my gift card",
    ],
    answer:
      "Most gift cards have an end date, so look on the back or on the receipt. After that day, the money is usually gone. You can still ask the shop kindly, because some will help. Take a photo of the number today, as that may help if you lose the card. If the shop goes bust, it may be worth nothing. So use it soon, on something you’d have bought anyway. Which shop is yours for?",
    example:
      "Kofi has a £20 card. He buys a game for £14.50. £20 take away £14.50 leaves £5.50. He writes £5.50 on the card with a pen. In June, he uses it for half of an £11 book, and pays the other £5.50 in cash.",
    plan: "Find every card and voucher you own. Write the end date and the sum on a note, and put the first one to end at the top. Then set a reminder for one month before.",
    pitfall:
      "A card can make you buy more than it holds. With £10 on it, a £25 thing still costs you £15 of your own. And if a stranger asks you to pay with a gift card, or to read out its code, it’s a scam. Tell a grown-up.",
    path: "/resources/money-words#gift-card",
  },
  {
    name: "Pre-ordering a game",
    asks: [
      "should i pre order a game",
      "is it worth preordering the new fifa",
      "why do games give you a bonus for buying early",
      "can i cancel a pre order",
      "do you pay straight away when you preorder",
      "is the deluxe edition worth the extra",
      "what if the game i preordered is bad",
      "the game comes out in march should i pay for it now",
    ],
    answer:
      "You can nearly always wait, because a download doesn’t sell out. If you order early, you pay before anybody knows how good the game is. The bonus is there to make you hurry, and it’s often small. Prices tend to fall within months. If you do order, find out first when the money is taken and how you can cancel. A good step is to wait for the first week of reviews. What would you miss if you waited?",
    example:
      "A game costs £60 before it comes out, with a free hat. Ezra waits. In week one, players say it’s full of faults. Four months later, it’s been mended and costs £39. £60 take away £39 is £21, so waiting saved him £21.",
    plan: "Write the release date on a calendar. Put a bit of money aside each week until then. On the day, read three reviews that nobody paid for. Then decide with the person who owns the card.",
    pitfall:
      "The dear edition looks special beside the plain one. Often it’s the same game with a few extras. Ask yourself what you’d pay for each extra by itself. If a friend says the early bonus is a must, ask again after a month.",
    path: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    name: "Trading items in games",
    asks: [
      "is it safe to trade items in a game",
      "how do i know if a trade is fair",
      "i got scammed in a trade can i get my pet back",
      "someone wants to trade me for a rare item",
      "he said give me yours first then ill give you mine",
      "how do i know what my pet is worth in adopt me",
      "can i buy items from another player with real money",
      "trading in roblox how does it work safely",
    ],
    answer:
      "It’s safest inside the game’s own trade window, where both sides show their items first. Never go first because somebody promises to follow. Once you press accept, most games won’t undo a trade. Don’t buy from a player with real money, because most games ban that. The values that players post are only what people hope for. If you were tricked, take a picture of the chat and report it in the game. Which item would you hate to lose?",
    example:
      "A player offers Mina a rare dragon for her cat. In the trade window, he shows a dragon, and then quickly puts in a plain one. Mina looks once more before she accepts. She presses cancel, so she still has her cat.",
    plan: "Before you trade, look up the item in two places. Check both sides of the window twice. Wait ten seconds before you accept. If anything has changed, cancel and start again.",
    pitfall:
      "“Trust me and go first” and “I’ll double your item” are old tricks. So is a middleman who’s really a friend of the thief. A rare thing for almost nothing is a warning. If you lost something, it’s not your fault. Tell a grown-up, and report it.",
    path: "/resources/scams-and-games#the-free-coins",
  },
  {
    name: "Reselling limited drops",
    asks: [
      "can i resell trainers for profit",
      "how do people make money from sneaker drops",
      "buying limited edition stuff to sell for more is it a good idea",
      "will these trainers be worth more if i keep them in the box",
      "my mate flips shoes and makes loads",
      "is reselling legal",
      "should i buy two hoodies and sell one",
      "how to flip trainers at 13",
    ],
    answer:
      "Reselling is legal, but it often loses money once you count every cost. You have to pay first, and nobody knows if the price will rise. Selling sites take a fee, and then there’s the postage. Most want an adult’s account, so a grown-up has to sell for you. You mainly hear from the people who won. So start with something you own and don’t use. Work out the lowest price that leaves a profit. What would you sell first?",
    example:
      "Jay buys trainers for £110, and they sell for £135. The site takes 12%, which is £16.20. Posting costs £7. £16.20 and £7 make £23.20. £135 take away £23.20 is £111.80. So his profit is £1.80 for weeks of waiting.",
    plan: "Look up what the same thing really sold for, not what people ask. Take off the fee, the box and the postage. If that leaves less than you’d pay, walk away. Show your sum at home.",
    pitfall: `People put all their savings into one pair and then can’t sell it. Only use money that you can do without. Never sell a copy, because that’s against the law. If sales go above ${WORK_FACTS.tradingAllowance.figure}, a grown-up should ask HMRC about tax.`,
    path: "/resources/ways-to-earn#repair-and-resell",
  },
  {
    name: "Fake trainers and copies",
    asks: [
      "are fake trainers ok to buy",
      "is it illegal to buy fake jordans",
      "everyone at school has reps should i get some",
      "how can i tell if my shoes are fake",
      "i bought airpods and i think theyre fake",
      "whats wrong with buying copies",
      "i got a fake football shirt can i get my money back",
      "can i sell my fake hoodie",
    ],
    answer:
      "It’s best not to buy fakes, because you take all the risk. Selling them is against the law. A copy of a charger or of make-up can hurt you. If a fake breaks, the seller has often gone. If you were told it was real, you can ask for your money back. Keep the box, the messages and proof of what you paid. A plain pair from a real shop may last longer for the same money. Do you think yours is a copy?",
    example:
      "Lola pays £35 for “real” earphones that cost £120 elsewhere. One side stops after nine days, and the seller has closed the account. A plain pair from a shop costs £25. So she could have had earphones that work, and £10 more.",
    plan: "Compare the price with three real shops. Look closely at the stitching, the box and the spelling. If you think you were tricked, write to the seller with a grown-up, and ask for a refund.",
    pitfall:
      "“Everyone wears them” doesn’t make a copy safe. A good photo doesn’t either, since it may show the real thing. If you sell on a fake, you could be in trouble as well. And no pair of shoes, real or fake, makes you a better friend.",
    path: "/resources/scams-and-games#somebody-is-paid-for-this",
  },
  {
    name: "A cracked screen",
    asks: [
      "i cracked my phone screen how much to fix",
      "is it worth repairing my phone or buying a new one",
      "my ipad screen smashed what do i do",
      "dropped my phone and i have no money to get it mended",
      "should i fix my switch or get another",
      "can i fix a phone screen myself",
      "who pays if i break my phone",
      "is a cheap phone repair shop ok",
    ],
    answer:
      "Get two or three prices before you choose, because repair prices differ a lot. Tell somebody at home first, even if that’s hard. A drop isn’t a fault, so the warranty usually won’t cover it. But your family may have insurance that does. Then compare the repair with what the phone is worth used. If it costs more than half, think about another one. Save your photos today, while it still works. Does the screen still react?",
    example:
      "Fay’s phone is worth £120 used. One shop asks £85 to mend it, and another asks £55. Half of £120 is £60, and £55 is less. So the repair makes sense. She pays £5 a week for eleven weeks.",
    plan: "Back up your photos. Ask at home about insurance. Get three prices in writing, and ask how long the repair is covered. Then agree at home who pays which part.",
    pitfall:
      "A very cheap screen may be a poor one, and it may end the maker’s warranty. So ask which part they’ll use. Don’t open the phone yourself, because glass and batteries can hurt you. And ask a grown-up before you tell a repair shop your passcode.",
    path: "/resources/money-words#warranty",
  },
  {
    name: "Season ends and streaks",
    asks: [
      "the season ends in 3 days should i buy the pass now",
      "i dont want to lose my streak",
      "why do games make you log in every day",
      "the item leaves the shop tonight and i need it",
      "is it gone forever if i dont buy it today",
      "i feel like i have to play every day to get my rewards",
      "why is there always a timer in the item shop",
      "ive paid for levels i havent finished and the season is over",
    ],
    answer:
      "You don’t need to buy it today: the timer is there to rush you. Games use end dates and daily gifts so that you come back and spend. Lots of items return later, though not all of them do. You can have just as much fun without this one. If you’ve lost a streak, it was only a number on a screen. Close the shop, and look again in the morning. Would you still want it if there were no clock?",
    example:
      "A pass costs £8, and the season ends in four days. Oli has done 20 of 100 levels. He can do about five a day. Four times five is 20, so he’d reach level 40. He’d pay for 100 levels and get 40 of them.",
    plan: "Turn off the game’s messages on your phone. Choose your own days to play, and skip one on purpose. See what really happens. Then put the price of the item in a jar, and decide next week.",
    pitfall:
      "“I’ve come so far, so I have to pay to finish.” That thought costs people a lot. What you’ve spent is gone either way. Only ask if the next pound is worth it. If you find it hard to stop, tell a grown-up you trust.",
    path: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    name: "Gifts to a streamer",
    asks: [
      "should i donate to a streamer",
      "is it ok to send gifts on tiktok live",
      "how much of my gift does the streamer get",
      "i want to sub to my favourite twitch streamer",
      "he says my name if i give £5",
      "i sent money to a youtuber on a live can i get it back",
      "how old do you have to be to send gifts on a live",
      "everyone in the chat is donating and i want to",
    ],
    answer:
      "You don’t have to give, because watching and kind words help a streamer as well. On many apps, you must be 18 to send gifts. A gift looks like a rose or a lion, but it costs real pounds. The app keeps a share, and it’s often a big one. The shout-out lasts a few seconds. If you still want to give, ask at home and fix a limit first. Who do you like to watch?",
    example:
      "A gift costs Pia’s family £5. Say the app keeps half of it. £5 divided by 2 leaves £2.50 for the streamer. If she gave every week for a year, 52 times £5 would be £260. That could be a bike.",
    plan: "Work out the gift in pounds before you tap. Ask the person who pays. If they agree, choose a sum for the month. When it’s gone, just watch, and write something nice.",
    pitfall:
      "When your name is read out, it feels like being friends. But somebody with 10,000 viewers can’t know you all. If a streamer ever asks you for money or pictures in private, don’t reply. Tell a grown-up you trust the same day.",
    path: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    name: "A hacked game account",
    asks: [
      "my roblox account got hacked",
      "someone got into my fortnite account and spent my vbucks",
      "all my skins are gone someone logged in as me",
      "i cant log in to my game someone changed my password",
      "how do i get my hacked account back",
      "a guy says he can get my account back for £10",
      "robux missing from my account and i didnt spend it",
      "how to stop people hacking my game account",
    ],
    answer: `Tell a grown-up now, and use the game’s own help page to get it back. Type in the address yourself. Say when it happened, and send proof that it’s yours, such as a receipt. Change your e-mail password first, and then the one for the game. Turn on two-step verification. If a card is saved there, its owner should call the bank on ${BUYING_FACTS.callTheBank.figure}. It’s not your fault, because it happens to careful players as well. When did you last get in?`,
    example:
      "Teo’s account is taken on Saturday. His mum finds the receipt for a £10 pack. They send it with the help form. The makers reply after four days, and he can log in again. Two skins are missing, but nobody has used the card.",
    plan: "First, change the e-mail password with a grown-up. Next, fill in the form on the game’s real help page. Then take the card off the account, and turn on two-step verification.",
    pitfall:
      "People who offer to “hack it back” for a fee are after your money. Fake help accounts also wait for players in trouble. Only use the help page inside the game. If you use the same password anywhere else, change it there too, starting today.",
    path: "/resources/money-words#two-step-verification",
  },
  {
    name: "A parcel that never came",
    asks: [
      "my parcel hasnt come",
      "it says delivered but its not here",
      "i ordered something weeks ago and it never arrived",
      "the seller says ask the courier",
      "my order is late and it was for a birthday",
      "can i get my money back if my package is lost",
      "someone took my parcel off the doorstep",
      "waiting for a delivery for a month is it lost",
    ],
    answer:
      "If you bought it from a shop, the shop has to get it to you. It can’t just send you off to the courier. Check the address on the order, and ask at home and next door. Then a grown-up can write to the seller: “It hasn’t come. Please send it again, or give us a refund.” Keep the order number and every reply. If the seller doesn’t help, ask the bank about getting the money back. When was it due?",
    example:
      "Bea’s £16 book should come on Monday. On Wednesday, the app says “delivered”, but nobody has it. Her dad writes to the shop, not to the courier. He sends the order number. On Friday, the shop posts another one for free.",
    plan: "Look at the tracking page, the porch and the bins. Ask three neighbours with a grown-up. Then send the seller one short message with the order number and the date, and keep the answer.",
    pitfall:
      "If you told them to leave it in the shed, it may be your loss if it goes. From a private person you have fewer rights, so use the selling site’s help. And don’t wait for months, because some help has a time limit.",
    path: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    name: "A second-hand phone",
    asks: [
      "is it ok to buy a used phone",
      "refurbished iphone is it worth it",
      "what should i check before buying a second hand phone",
      "my cousin is selling me his old phone for £80",
      "how do i know a used phone isnt stolen",
      "the phone i bought is locked to someone elses account",
      "should i get an old iphone or a new cheap phone",
      "how much should i pay for a used samsung",
    ],
    answer:
      "A used phone can be a good buy if you check four things. It mustn’t be blocked, and the old owner must have signed out. The battery should last the day, and the phone should still get updates. Shops that test used phones ask a bit more, but they give a warranty. From a stranger, you may get no help if it fails. Let a grown-up come with you and pay. What’s the most you’d like to spend?",
    example:
      "Sana can buy a phone from a stranger for £90, or a tested one from a shop for £115. The shop gives a year’s warranty. The difference is £25, about £2 a month for a year. She chooses the shop, and the battery is checked as well.",
    plan: "Find the price of the same phone in three places. Look up how long it’ll get updates. Before anyone pays, turn it on, make a call, and see that no other account is on it.",
    pitfall:
      "A very low price and a seller in a hurry are bad signs. The phone may be stolen or locked, and then it’s of no use. Ask for the receipt. Never send money first to somebody you’ve only met online.",
    path: "/resources/money-words#second-hand",
  },
  {
    name: "A parent’s saved card",
    asks: [
      "mums card is saved on my xbox can i use it",
      "my dads card details are on my tablet",
      "is it stealing to use my mums card",
      "i used my mums card without asking what do i do",
      "i bought stuff with dads card and he doesnt know yet",
      "can i buy something if the card is already saved",
      "how do i take the card off my switch",
      "my mum gave me her card for one thing and i bought two",
    ],
    answer:
      "Only use it if the owner of the card says yes, each time. A saved card still spends their money, even if one tap is enough. If you’ve used it already, tell them today. Say what you bought and how much it was, and that you’re sorry. Asking early for a refund works best, and you’ll feel lighter. Then set up a PIN together, so that nothing is bought by a slip. That helps both of you. Have you bought something already?",
    example:
      "Finn taps twice and spends £7.98 on his mum’s card. He tells her at tea. She’s cross for a bit, and then they ask the store for a refund. It gives back £3.99. Finn pays her the other £3.99 from his jar.",
    plan: "Ask the owner if they know that the card is saved. With them, open the settings and take it off, or add a PIN. Agree on one rule, such as “ask first, every time”.",
    pitfall:
      "Small taps look like nothing, but they all show up on the owner’s bank list. Hiding it makes it worse, and a refund gets harder. It’s also no excuse that a friend or a little brother did it. Tell the truth, and sort it out together.",
    path: "/resources/money-words#in-game-purchase",
  },
  {
    name: "Sharing a family subscription",
    asks: [
      "is a family plan cheaper than one each",
      "my brother wants me to pay half for spotify",
      "how do we split a music subscription",
      "can i be on my cousins family plan",
      "which of our streaming subscriptions do we not use",
      "can we share one disney plus between us at home",
      "family plan or single plan for music",
      "my sister wont pay her share of netflix",
    ],
    answer:
      "A family plan is often cheaper for each person, if several people at home use it. Read the rules first. Many plans are for people at one address, so a cousin or friend may not be allowed. Divide the price by the number of people who really use it. Then agree who pays what, and on which day. If money is short, take turns: one month on, and one month off. Who at home would use it?",
    example:
      "One person pays £11 a month. The family plan is £18. Four people at home use it, and £18 divided by 4 is £4.50 each. That’s £6.50 less than £11. But if only one person listens, £11 is the better deal.",
    plan: "List every subscription at home, and who used it this week. Ask the person who pays if two could become one. If you share the cost, pay your part on the same day each month.",
    pitfall:
      "It’s easy to keep three plans and watch only one. Add up a whole year: £9 a month is £108. And if one of you leaves the plan, the share for the rest goes up. So talk about it before you join.",
    path: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    name: "A collection for a gift",
    asks: [
      "we are all putting in money for our teachers present how much should i give",
      "how do i collect money for a group gift",
      "some people havent paid for the leaving present",
      "i cant afford the class collection",
      "everyone is chipping in £10 for her birthday",
      "who keeps the money in a whip round",
      "do i have to put money in for a joint present",
      "im in charge of the money for our coachs gift",
    ],
    answer:
      "Give what you can spare, even 50p, or sign the card and help to choose. Nobody has to pay into a collection. If you’re in charge, say “as much as you like, up to £3”, and set a last day. Ask a parent or a teacher to hold the money. Keep a list of what comes in, but don’t tell others who gave how much. Then buy the gift from what’s there. Who is the present for?",
    example:
      "Nine friends collect for their coach. Six give £2, two give £1, and one makes the card. Six times £2 is £12, and two times £1 is £2. That’s £14. They buy a mug and sweets for £13.50, and have 50p left.",
    plan: "Write one message with the idea, the top amount and the last day. Count the money with a grown-up. Buy the gift, keep the receipt, and let everybody sign the card, whether they paid or not.",
    pitfall:
      "Don’t buy the gift first and hope that they’ll all pay. If two people forget, you’re the one who is short. And don’t chase anybody in front of others, because they may not have it. One kind reminder is enough.",
    path: "/resources/giving#three-ways-to-give",
  },
  {
    name: "Splitting a bill",
    asks: [
      "how do we split the bill when we eat out",
      "my friend had steak and i had chips but they want to split it equally",
      "how do you work out everyones share of the bill",
      "is it fair to split evenly",
      "we shared a taxi who pays what",
      "there was a service charge on the bill how do we share it",
      "one person ordered loads and now we all pay",
      "we dont have enough between us for the bill",
    ],
    answer:
      "If the prices are far apart, it’s fairest that each of you pays for your own food. If you all had much the same, an equal split is quicker. Agree on it before you order. Divide shared things, such as a big pizza, by the people who ate them. A service charge can often come off if you ask politely. If you’re short, say so early, and tell the staff the truth. How many of you are going?",
    example:
      "Four friends have a bill of £38. An equal split is £38 divided by 4, so £9.50 each. But Yusuf only had chips and water for £4. So he pays £4. The other three share £34, which is about £11.33 each.",
    plan: "Before you order, say, “Shall we each pay for our own?” Add up your part as you go. Put your money on the table first, and keep a pound back in case you’ve missed something.",
    pitfall:
      "It’s hard to speak up once the bill is there. Then you pay £9.50 for £4 of chips and feel bad. Say it at the start, in one cheerful line. And if you had the dear meal, offer to pay more before you’re asked.",
    path: "/resources/money-words#bill",
  },
  {
    name: "Hauls and fast fashion",
    asks: [
      "why are clothes on shein so cheap",
      "what is fast fashion",
      "is it bad to buy loads of cheap clothes",
      "i want to do a clothes haul",
      "how do people afford hauls on tiktok",
      "is it better to buy one good top or five cheap ones",
      "why is a t shirt only £3",
      "my cheap clothes fall apart after two washes",
    ],
    answer:
      "Fast fashion is cheap because it’s made fast from cheap cloth, often by people on low pay. The price looks small, but some of it wears out soon. The people in haul films are often paid, or given the clothes for free. Buying cheap clothes isn’t wrong, and many families need to. Money is lost on things that nobody wears. Before you buy, think of three things at home that go with it. How often would you wear it?",
    example:
      "Gia buys five tops at £6 each, so £30. She wears two of them. £30 divided by 2 is £15 for each top she wears. For £18, she could have had one that she loved, and £12 left in her jar.",
    plan: "Count the tops you didn’t wear this month. Take a photo of what you own, and look at it before you shop. Try a swap with a friend or a charity shop first.",
    pitfall:
      "Free delivery over £25 makes a £9 top into a full basket. Ten items in one haul are rarely ten needs. So put the basket away for two days. Most of it won’t seem so nice by then.",
    path: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    name: "Earning with AI",
    asks: [
      "can i make money with ai",
      "how to earn with chatgpt at 13",
      "can i sell ai art",
      "people say you can make £500 a week with ai is it true",
      "is it legal to sell things made by ai",
      "can i use ai to start a side hustle",
      "can i get paid for making ai videos",
      "should i let ai write stuff and sell it",
    ],
    answer:
      "You can use AI as a helper, but it won’t earn for you by itself. Millions of people have the same tools, so quick AI work is worth little. People pay for your idea, your care and your checking. Many AI tools have an age limit, so ask at home first. Tell buyers if AI helped. Never copy a real artist, a brand or a person. Then learn one skill that makes the result better. What do you like making?",
    example:
      "Kai uses AI for ideas for a club poster. Then he draws it himself and fixes three mistakes in the text. The club pays £12, and printing costs him £2. His profit is £10, and the club knows that AI helped.",
    plan: "Ask at home which tool you may use. Make one small thing for somebody you know. Check every word and number in it. Then ask what they’d pay for the next one.",
    pitfall:
      "Films that promise £500 a week usually want to sell you a course. AI also makes things up, so a wrong fact would have your name on it. Don’t put private facts or photos of people into it. And never hand in AI work as your own at school.",
    path: "/resources/money-words#side-hustle",
  },
  {
    name: "NFTs and memecoins",
    asks: [
      "whats an nft in easy words",
      "why did people pay so much for a picture of a monkey",
      "what is a memecoin",
      "is dogecoin a joke",
      "can you still make money with nfts",
      "my friend bought a meme coin and its gone up loads",
      "are nfts worth anything now",
      "a youtuber has his own coin should i get it",
    ],
    answer:
      "An NFT is a note on a shared computer list that says who owns a digital thing. A memecoin is a crypto coin that began as a joke. Both are only worth what the next buyer will pay. Lots that once cost a fortune are unsold now. The people who start a coin often sell first, and then the price falls. You normally have to be 18, and your money isn’t protected. Learn about them, but don’t buy. Where did you hear of it?",
    example:
      "A star starts a coin and keeps half of it. Fans pay £40 each. The price jumps for a day, and the star sells. A week later, each fan’s £40 is worth £2. £40 take away £2 is a loss of £38.",
    plan: "Choose one coin or picture from the news, and write down its price on paper. Look again after eight weeks. Then find out who sold it first, and what they got.",
    pitfall:
      "Fear of missing out is what sells them. You hear about the few who won, not the many who lost. If somebody asks you to join a group, send money or link a wallet, stop. Show it to a grown-up you trust.",
    path: "/resources/money-words#crypto",
  },
  {
    name: "Esports and prize money",
    asks: [
      "how do esports players get paid",
      "is pro gamer a real job",
      "can i enter a gaming tournament with prize money at 13",
      "how good do you have to be to play fortnite for a living",
      "how much do professional gamers earn",
      "i want to be in an esports team when im older",
      "do you have to pay to enter a gaming tournament",
      "what jobs are there in gaming if i dont go pro",
    ],
    answer:
      "A few top players get pay from a team, prize money and sponsors, but most players earn nothing. It’s like football: millions play, and few live from it. Many events have a lowest age, and a parent has to agree. So play because you love it, and keep up with school. There are far more jobs in making games, art, sound, shoutcasting and running events. One step is to ask about a games or coding club. Which part of gaming do you like best?",
    example:
      "Luis and three friends win £60 in a school final. Four into £60 is £15 each. They trained for 30 hours. £15 divided by 30 is 50p an hour. It was great fun, but it wasn’t a wage.",
    plan: "Look for a free club or school event. With a grown-up, read the rules on age and fees. Then try one other job for a day: film the match, design the poster or run the scores.",
    pitfall:
      "Watch out for events that want an entry fee from strangers. Some never pay the prize, and paying in to win can be a kind of bet. Don’t buy “coaching” from a player who messages you. Talk to a grown-up first.",
    path: "/resources/ways-to-earn#film-and-edit",
  },
  {
    name: "QR-code tricks",
    asks: [
      "is it safe to scan a qr code",
      "there was a qr code on a poster saying free prize",
      "how can a qr code be a scam",
      "i scanned a qr code and it asked for card details",
      "qr code on the parking machine is it real",
      "someone stuck a qr code over another one",
      "a qr code came in the post",
      "my teacher says dont scan random codes why",
    ],
    answer:
      "Only scan a code if you know who put it there. A QR code is a link that you can’t read with your eyes. Thieves stick their own code over a real one, such as on a parking machine. It opens a fake page that asks for your card details. So look at the address before you open it, or type in the real one yourself. If you’ve typed something in, tell a grown-up now. Where did you see the code?",
    example:
      "Rosa’s aunt scans a code in a car park. The page wants £3.20 and all her card details. Rosa sees that the code is a sticker. They peel it, and there’s another code below. They pay with coins, and tell the car park.",
    plan: "Touch the code and feel for a sticker. Read the address that pops up, letter by letter. If it looks odd or asks for a card, close it. Find the real site or app with a grown-up.",
    pitfall:
      "A code in a café or at a bus stop looks official, so people don’t think. “Scan to win” is the oldest bait. Don’t scan a code that a stranger sends you. If card details have gone in, the owner should call the bank at once.",
    path: "/resources/money-words#phishing",
  },
  {
    name: "Breaking even",
    asks: [
      "how many cakes do i need to sell to get my money back",
      "what does break even mean",
      "when will i start making a profit on my stall",
      "i spent £15 on beads how many bracelets do i have to sell",
      "how do i know if my sale will cover the costs",
      "how many cups of lemonade before i earn anything",
      "do i lose money if i only sell half",
      "work out how many i need to sell",
    ],
    answer:
      "Divide what you spent at the start by what you keep from each sale. That tells you how many you must sell to break even, with no profit and no loss. What you keep is the price less the cost of making one. If you get a part number, round it up. Every sale after that is profit. If the number looks too big, raise the price a bit or spend less. What did you spend at the start?",
    example:
      "Ines pays £6 for her table. Each card costs her 20p, and she sells it for £1. So she keeps 80p. £6 divided by 80p is 7.5, so she needs eight cards. If she sells 20, 20 times 80p is £16. £16 take away £6 is £10 profit.",
    plan: "Write down all you pay before the first sale. Work out what one item costs you to make. Take that from the price, and divide. Then ask yourself if you can really sell that many.",
    pitfall:
      "It’s easy to forget the things you can’t sell. Cakes go stale, and one may drop. So plan to sell one in ten fewer than you make. Free flour from home also costs somebody something, so put it in your sum.",
    path: "/resources/money-words#loss",
  },
  {
    name: "A business plan",
    asks: [
      "what is a business plan",
      "how do i write a business plan",
      "my teacher wants a business plan for young enterprise",
      "what goes in a business plan",
      "do kids need a plan to start a business",
      "how to plan my slime business",
      "can you help with my business plan for school",
      "one page business plan example",
    ],
    answer:
      "A business plan is a page that says what you’ll sell, to whom, and how the money works. Five lines are enough to begin. Write what it is, who wants it, what it costs you and your price. Then say how people will hear of it. Add one line about what could go wrong. Do the sum for ten sales. A plan is a guess, so change it when you learn more. What would your first line say?",
    example:
      "Zak’s plan says: “Dog biscuits for owners on our street. One bag costs 90p to make. Price £2. A card in the shop, with Mum’s number.” For ten bags, £20 comes in and £9 goes out. £20 take away £9 is £11.",
    plan: "Take one sheet, and write the five lines in ten minutes. Ask two people who might buy what they think. Change one line. Then try it with a very small batch.",
    pitfall:
      "Many plans count on selling everything. Do the sum again with only half the sales, and see if you still lose nothing. And don’t spend weeks on the look of it. One true number is worth more than a pretty logo.",
    path: "/resources/money-words#business",
  },
  {
    name: "Owing money to parents",
    asks: [
      "i owe my mum £40",
      "how do i pay my parents back",
      "my dad lent me money for a game and wants it back",
      "can i borrow money from my mum",
      "should i ask my parents for a loan",
      "my pocket money goes straight to paying back my dad",
      "i asked for my pocket money early and now i have none",
      "i keep borrowing off my parents",
    ],
    answer:
      "Make a small plan together: pay back a bit each week, and keep a bit. Half of your pocket money is often enough. Write down the sum, the part for each week and the last day. Tick it off as you go. If a week is hard, say so before the day comes. Try not to borrow more until it’s done. If you haven’t borrowed yet, think about waiting instead. How much is it in all?",
    example:
      "Ravi owes his dad £24 and gets £6 a week. He pays back £3 and keeps £3. £24 divided by £3 is eight weeks. In week two, his gran gives him £6, and he adds it. That’s two weeks’ worth, so he’s done in six weeks.",
    plan: "Ask for five calm minutes. Say, “I’d like to pay you back. Could I do £3 a week?” Put the list on the fridge. When it’s done, keep saving the £3 for yourself.",
    pitfall:
      "Getting pocket money early feels free, but next week is then empty. So people borrow again, and it never ends. Leave yourself a little each week. If a parent borrowed from you, you can ask for the same kind of list.",
    path: "/resources/level-3-sample-chapter#already-owe-money-start-here",
  },
  {
    name: "Buying for a friend",
    asks: [
      "my friend wants me to order something for her and pay me later",
      "can i buy something on my card for my mate",
      "he gave me cash to buy robux on my account for him",
      "my friend isnt allowed it so she wants me to buy it",
      "mates asking me to order for them online",
      "i bought tickets for everyone and they havent paid me",
      "should i order stuff for someone else with my bank card",
      "who has to send it back if i ordered for my friend",
    ],
    answer:
      "Get the money first, and ask at home before you order for somebody else. If you pay and they don’t, the loss is yours. The order is in your name, so you’d also have to send it back. Don’t buy anything that your friend isn’t allowed or is too young for. You can say, “My family doesn’t let me order for others.” If it’s for several people, each one pays before you order. What do they want you to buy?",
    example:
      "Three friends ask Noa to order shirts at £14 each. Three times £14 is £42. She says, “Cash first, please.” Two bring £14, so she orders two for £28. The third forgets. Noa hasn’t lost anything.",
    plan: "Ask at home if it’s all right. Tell your friend the full price with delivery, and a last day. Once you have the money, order it with a grown-up, and give your friend the receipt.",
    pitfall:
      "“I’ll pay you on Monday” is easy to say and easy to forget. Never let somebody put money in your account to send on to a person you don’t know. That can be a crime. Tell a grown-up if anyone asks.",
    path: "/resources/money-words#lend",
  },
  {
    name: "Showing off money",
    asks: [
      "should i post a picture of my money",
      "people at school show off how rich they are",
      "why do people flex on instagram",
      "a boy in my class brings £100 to school to show off",
      "is it bad to show off new trainers online",
      "why does everyone look rich on tiktok",
      "i posted my birthday money and people started asking for it",
      "is flexing bad",
    ],
    answer:
      "It’s safer not to post money, cards or dear things. A picture can draw thieves, and people who want some. Card numbers can be read from a photo. It may also make a friend feel small. People flex because they want to be liked, but the good feeling goes fast. Much of what you see is hired, borrowed or not paid for yet. If you’ve posted something, you can take it down today. Who could you share your good news with instead?",
    example:
      "Dan posts a photo of £80 from his birthday. In one hour, six people ask him for money, and a stranger asks where he lives. He takes it down. He thanks his gran with a call, and she likes that far more.",
    plan: "Look through your posts for cash, cards, your street or your school. Delete those. Next time, show what you did or made, not what it cost.",
    pitfall:
      "It’s easy to feel poor beside a film of fast cars. You see one minute that somebody chose, not their bills. Don’t flex back, because it never ends. If anybody pushes you for money at school, tell a teacher or someone at home.",
    path: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    name: "Budgeting apps",
    asks: [
      "what is the best budgeting app for kids",
      "should i use an app to track my money",
      "is it safe to link my bank to a budget app",
      "app or notebook for my money",
      "do budgeting apps cost money",
      "is there a good spending tracker for my phone",
      "can a 12 year old use a budget app",
      "do i need an app to budget",
    ],
    answer:
      "An app can help, but a notebook works as well if you use it each day. I don’t pick one for you. Check three things with a grown-up: its age limit, its cost and what it asks you. Many apps that join up with a bank are for adults only. The Money Tracker on this site is free and needs no account. Try one way for two weeks. Which one would you really open every day?",
    example:
      "Ella tries a free app for a week and writes nothing after day two. Then she puts a small notebook by her bed. In 14 days, she makes 12 notes. She sees that drinks cost her £8.40, so she takes a bottle.",
    plan: "Choose one way today: paper, a table or an app. Set a time, such as after tea. Write only two things: what came in and what went out. After two weeks, look for one thing to change.",
    pitfall:
      "A new app feels like doing something, but it can’t save money by itself. Some cost £3 a month, which is £36 a year. Others sell what they learn about you. Never type a bank password into one without a grown-up.",
    path: "/excel-tracker",
  },
  {
    name: "Money lessons at school",
    asks: [
      "why dont we learn about money at school",
      "do you learn about money in maths",
      "is there a gcse about money",
      "why does school teach us triangles but not taxes",
      "what lessons teach you about money",
      "how can i learn about money by myself",
      "is money on the curriculum",
      "will school teach me how to pay bills",
    ],
    answer:
      "Most schools teach some of it, but how much depends on the school and on where you live. You meet it in maths, with percentages and interest. It also comes up in lessons such as citizenship or PSHE. Some schools offer business or economics later on. But you don’t have to wait. Ask your teacher if the class could spend one lesson on a budget. Then try it with your own £5. What would you most like to learn first?",
    example:
      "Year 8 ask for a money lesson. Their teacher gives each group a made-up £50 for a party. Food is £22, drinks are £9 and games are £12. £22 and £9 and £12 make £43, so £7 is left for a surprise.",
    plan: "Write down one money question that you really have. Ask it in maths or in form time. At home, do one real thing this week: plan a meal, read a bill, or compare two prices.",
    pitfall:
      "It’s easy to think that money is only for people who like maths. It’s far more about habits, and you can start with pennies. Be careful of videos that teach money and then sell you something.",
    path: "/quiz-hub",
  },
  {
    name: "A world without cash",
    asks: [
      "will cash disappear",
      "why do some shops only take card",
      "can a shop refuse my cash",
      "is cash going away in the uk",
      "what happens to my savings jar if there is no more cash",
      "the cafe wouldnt take my coins",
      "why do people still use notes and coins",
      "how will old people pay if there is no cash",
    ],
    answer:
      "Cash isn’t about to go, though people use it less than they did. In the UK, a shop can normally choose how you pay. So one can say “card only”, and another “cash only”. Many people still need notes and coins. Cash is easy to count, and it works when the power is off. There are also rules to help people get cash near home. It’s useful to know both ways to pay. Do you use coins or a card more?",
    example:
      "Mia has £6 in coins, but the café takes only cards. Her aunt taps for the £2.80 drink. Mia gives her £2.80 in coins, and has £3.20 left. Next time, she looks for the sign on the door first.",
    plan: "On your next walk, count the shops with “card only” signs. Keep a few pounds in coins for the day a machine fails. If your jar is full, ask a grown-up to take you to a bank or a post office.",
    pitfall:
      "Don’t wait years to use a full jar, because coins and notes do change. And don’t think that a shop is being mean. Ask before you order, not when the food is on the table.",
    path: "/resources/money-words#cash",
  },
  {
    name: "The contactless limit",
    asks: [
      "how much can you spend with contactless",
      "whats the contactless limit",
      "why did it ask for my pin when i tapped",
      "can i tap for £120",
      "is there a limit on paying with your phone",
      "how many times can i tap before i need my pin",
      "can you turn off contactless on my card",
      "it said insert card when i tried to tap",
    ],
    answer:
      "Your own bank sets it, because UK banks have been free to choose since March 2026. Look in the app or on the bank’s page for yours. A card for children may allow less. After some taps in a row, the machine may ask for your PIN, to check that it’s you. That’s normal, so stay calm and cover the keys. Often you can lower the limit or switch tapping off. A phone may have its own rules. Which card do you use?",
    example:
      "Jo sets her own limit to £15 a tap. At the till, her basket comes to £18. The machine asks for her PIN. That gives her a moment to think, and she puts back a £5 mug. £18 take away £5 is £13.",
    plan: "Open your card’s app with a grown-up. Find the limit for one tap and for one day. Choose a lower one if you like. Then practise your PIN, so that you know it when you’re asked.",
    pitfall:
      "A high limit doesn’t mean that you have that much. The payment still fails if your account is too low. Look at your balance before a big buy. If you lose the card, freeze it fast, since small taps need no PIN.",
    path: "/resources/money-words#contactless",
  },
  {
    name: "Shopping to cheer up",
    asks: [
      "i buy stuff when im sad",
      "why does shopping make me feel better",
      "what is retail therapy",
      "i spend money when im bored",
      "after i buy something the happy feeling goes away",
      "i always go on online shops when i feel down",
      "how do i stop buying things when im stressed",
      "my mum shops when she is upset is that normal",
    ],
    answer:
      "Buying feels good for a short while, because your brain likes the thought of something new. Then the feeling fades, and the money has gone. Lots of people do it, so you’re not silly. When you’re sad or bored, put the thing on a list and wait a day. First ring a friend, go outside, draw or play music. If you feel low for a long time, tell a grown-up you trust. Childline is free on 0800 1111. What else cheers you up?",
    example:
      "After a bad day, Ada fills a basket with £26 of things. She closes the page and goes for a walk with her cousin. In the morning, she still wants one pen for £2. So she keeps £24.",
    plan: "Write a list of five free things that cheer you up, and put it on your phone. When you want to buy, do one of them first. Then wait until the next day.",
    pitfall:
      "If you buy in the evening, when you’re tired, it’s hard to say no. Log out of shops, and turn off their messages. And don’t be cross with yourself after a slip. Just start again the next day.",
    path: "/resources/level-2-sample-chapter#the-pause-rule",
  },
  {
    name: "Apps that pay you",
    asks: [
      "do apps that pay you really work",
      "can i get paid for walking",
      "how much do survey apps pay",
      "i have 9000 points on a reward app and cant cash out",
      "apps that give gift cards for watching ads",
      "is it worth doing surveys for money at 13",
      "the app says i need to reach £20 before it pays",
      "is there an app that gives me money for scanning receipts",
    ],
    answer:
      "Some do pay, but usually only pennies for a lot of your time. Most are for people of 18 or over, so they may refuse to pay you. What they want is facts about you, and your eyes on adverts. They often set an amount that you have to reach first, and many people never get there. Time yourself for an hour, and work out the pay. A small job near home is nearly always better. How long have you used it?",
    example:
      "Sol does surveys for five hours and has £1.50. £1.50 divided by 5 is 30p an hour. The app only pays out at £20. At that speed, it takes about 67 hours. For watering plants next door, he gets £3 in one hour.",
    plan: "Read the age limit and the lowest pay-out with a grown-up. Write down your minutes and your pence for a week. If it’s under £1 an hour, delete it, and look for a small job.",
    pitfall:
      "Points sound like a lot: 9,000 points may be just 90p. Some apps also want your contacts or your place. Never pay a fee to “unlock” what you’ve earned, because that’s a trick.",
    path: "/resources/ways-to-earn",
  },
  {
    name: "Delivery app fees",
    asks: [
      "why is food dearer on the delivery app",
      "how much extra does a takeaway delivery cost",
      "what is a service fee on a food app",
      "why was my £8 burger £14 in the end",
      "is it cheaper to pick up a takeaway",
      "does the driver get the delivery fee",
      "small order fee what is that",
      "is deliveroo a rip off",
    ],
    answer:
      "On many apps, you pay more than once. The food may cost more than at the counter. Then come a delivery fee and a service fee. A small order can have a fee of its own. The app keeps a part, and the rest goes to the people who cook and ride. The last page shows the real price, so look there before you pay. Picking it up is usually cheaper. How much more did your last one cost?",
    example:
      "A burger is £8 at the counter and £9.20 in the app. Delivery is £2.50, the service fee £1.10 and the small-order fee £1.20. £9.20, £2.50, £1.10 and £1.20 make £14. So it costs £6 more to stay on the sofa.",
    plan: "Write down the price at the counter. Put the food in the app’s basket, and read the last page. Take one from the other. Then decide if you’d rather walk.",
    pitfall:
      "“Free delivery” may need a bigger basket or a monthly plan. £4 a month is £48 a year. Don’t add chips just to get over the line. If you share an order with friends, share the fees as well.",
    path: "/resources/money-words#fee",
  },
  {
    name: "Console or gaming PC",
    asks: [
      "is a console or a gaming pc cheaper",
      "how much does it really cost to have a ps5",
      "what else do i have to buy with an xbox",
      "why do i have to pay to play online",
      "is building a pc cheaper than buying one",
      "disc or digital console which saves money",
      "how much are games a year if i get a switch",
      "gaming laptop or console for my money",
    ],
    answer:
      "A console usually costs less at the start, but a gaming PC may have cheaper games. So add up three years, not just the first day. For a console, add games, a controller and often a fee to play online. For a PC, add a screen, a keyboard and new parts. You can do homework on a PC. With a disc drive, you can buy and sell used games. Which games do your friends play?",
    example:
      "A console is £400, online play £50 a year and six games a year £30 each. In three years, £400, £150 and £540 make £1,090. A PC is £750, a screen £100 and six games a year £15 each. £750, £100 and £270 make £1,120.",
    plan: "List all the parts for both. Write down what you’d pay each year for games and online play. Multiply that by three, and add the start. Then look at used and refurbished ones.",
    pitfall:
      "The box in the shop is only the first cost. People save for a year, and then have no money for a game. Put some by for that before you buy. And never carry hundreds of pounds by yourself: go with a grown-up.",
    path: "/resources/money-words#cost",
  },
  {
    name: "Reviews and star ratings",
    asks: [
      "can i trust reviews online",
      "are five star reviews fake",
      "how do i know if a review is real",
      "it has 4.8 stars so is it good",
      "do people get paid to write reviews",
      "someone offered me £5 to write a review",
      "all the reviews sound the same",
      "how do i check if a product is good before buying",
    ],
    answer:
      "You can’t trust them all, because some are bought or made by a computer. Fake reviews are against the law in the UK, but they’re still out there. Read those with three stars first, since they often say what’s good and what isn’t. Look for details, photos and different dates. Then check a second site, or ask somebody who owns the thing. Don’t write a review for money yourself. What are you hoping to buy?",
    example:
      "A lamp has 200 reviews with five stars, and 150 of them came in one week. Many say “So good, love it.” Under three stars, Ben reads, “It broke after a month.” He picks another one with 40 reviews that give details.",
    plan: "Sort the reviews by newest. Read two good ones, two bad ones and two in the middle. Search for the thing’s name with “problem”. Then decide.",
    pitfall:
      "A high number of stars feels like proof, but five reviews can be five cousins. And the review may be of another product on the same page. If the price is far too low, no star makes up for it.",
    path: "/resources/money-words#comparison-shopping",
  },
  {
    name: "A delivery fee text",
    asks: [
      "a text says my parcel needs a £1.99 fee",
      "royal mail text saying pay to redeliver is it real",
      "do i have to pay customs for a parcel from china",
      "i got a message about a missed delivery",
      "why do i have to pay tax on something from america",
      "i paid the delivery fee on a link was it fake",
      "evri text is it a scam",
      "what are import charges",
    ],
    answer: `Don’t pay through the link, because texts like that are often fake. A parcel from abroad can have a real charge for tax or customs. But you can check it without the link. With a grown-up, type in the courier’s address yourself, and put in the parcel’s number. You can forward a fake text to ${BUYING_FACTS.scamTexts.figure}, which is free. If you’ve paid, the owner of the card should call the bank on ${BUYING_FACTS.callTheBank.figure} right away. Are you waiting for a parcel?`,
    example:
      "A text asks Hugo’s mum for £1.99. The link ends in odd letters. She types in the courier’s real address, and no fee is due. If she’d paid, the thief would have had her card number, and could take much more than £1.99.",
    plan: "Read who sent the text, and don’t tap. Look up the parcel’s number in your order. Check it on the courier’s own page with a grown-up. Then forward the text and delete it.",
    pitfall:
      "The fee is tiny, so people pay without a thought. It’s your card number that they’re after. With a shop abroad, real charges can also come as a surprise. So read the page on delivery before you order, and add them to the price.",
    path: "/resources/money-words#phishing",
  },
];
