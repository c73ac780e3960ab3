/** The guide's answers about phones, games, shops online and friends who spend. People and prices are examples. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_SCREENS: readonly TeacherAnswer[] = [
  {
    name: "Robux with pocket money",
    asks: [
      "can i buy robux with my pocket money my cousin does",
      "how much is robux in real money",
      "is it ok to spend my pocket money on v bucks",
      "should i get robux or save",
      "how do i buy robux safely",
      "mum says robux is a waste of money is it",
      "how many robux for £5",
      "i want a gift card for fortnite for my birthday",
      "are v bucks worth it",
      "is it bad that all my money goes on games",
      "can my dad put money on my xbox account",
      "how do i ask my parents for robux",
      "buying minecoins with birthday money",
    ],
    answer:
      "If a grown-up agrees, you may, because it’s your money. But think of it as real pounds, not as gems. Once it’s changed, you can’t change it back. A gift card with a fixed sum is safer than a saved card, because it can’t go over. Decide on a limit, such as £3 a month. Then wait a day before you spend. If you still want it, fine. What would you buy with it, and would you still like it in a month?",
    example:
      "Max has £10. A pack costs £4.99, and he buys one each week for two weeks. Two times £4.99 is £9.98. He has 2p left, and an item that he no longer uses. Next month, he buys one pack.",
    plan: "Write the price in pounds next to the item. Agree on a limit for the month at home. Wait one night, then choose.",
    pitfall:
      "Packs seldom match the price of the item, so a few coins are always left over. They make you want the next pack. Count pounds, not coins.",
    path: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    name: "A bank card for a child",
    asks: [
      "can kids have a bank card",
      "can i have my own debit card at 10",
      "what age can you get a card with your name on",
      "which kids card should i get",
      "what is a prepaid card for kids",
      "do cards for kids cost money each month",
      "my friend has a card and im only 9",
      "how do those cards with an app for children work",
      "is it better to have a card or cash for pocket money",
      "can i get a card without my parents",
      "how old do i have to be for contactless",
      "what should i look for in a kids bank card",
    ],
    answer:
      "Yes, with a parent. Some cards start at about six. They’re prepaid: a grown-up loads money, and you can only spend what’s on them. Many banks offer a real account with a card from 11. I don’t pick one for you, but you can compare three things: the monthly fee, who sees what you spend, and what happens if it’s lost. A free account may be better than a card that costs £4 a month. What would you use it for?",
    example:
      "A card costs £3.99 a month. 12 times £3.99 is £47.88 a year. If you get £5 a week, that’s more than nine weeks of your money. A free account leaves you all £260.",
    plan: "With a grown-up, list two accounts or cards. Write down the fee, the youngest age, and how to block it. Choose the one that fits you.",
    pitfall:
      "A card with a cool picture can hide a fee. Read what it costs after the free months. And nobody but you should know the PIN.",
    path: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    name: "How YouTubers get paid",
    asks: [
      "how do youtubers make money",
      "how do streamers get paid",
      "how much do youtubers earn",
      "where does the money on tiktok come from",
      "do you get money for views",
      "how do influencers earn",
      "why are youtubers so rich",
      "who pays youtubers",
      "do you get paid for likes",
      "how many subscribers do you need to make money",
      "is being a youtuber a real job",
      "why do streamers ask for subs",
      "how does twitch pay people",
    ],
    answer:
      "Most of it comes from adverts. A firm pays the site to show them, and the site shares part of that with the person. They also earn from members who pay each month, from gifts, from their own shirts, and from firms that pay them to show a thing. Only a few earn a lot. Most earn little or nothing, and they must pay for kit, and tax. Most sites want you to be 18, or to have a parent’s help. What would your channel be about?",
    example:
      "Say a channel gets £2 for each 1,000 views of adverts. A video with 5,000 views brings in 5 times £2, so £10. It took 12 hours to make. £10 divided by 12 is about 83p an hour.",
    plan: "Watch one video, and count the ways in which it earns: adverts, gifts, shirts, paid posts. Then ask what it sells to you.",
    pitfall:
      "You see the few who made it, not the thousands who didn’t. Make videos because you like it, with a grown-up who knows, and keep your name and school out of them.",
    path: "/resources/scams-and-games#somebody-is-paid-for-this",
  },
  {
    name: "Why trainers cost so much",
    asks: [
      "why are trainers so expensive when they cost hardly anything to make",
      "why do brands cost more",
      "why are nike shoes so dear",
      "is a designer hoodie worth it",
      "are expensive trainers better quality",
      "why is a football shirt £80",
      "what am i paying for when i buy a brand",
      "why are iphones so expensive",
      "is branded food better than own brand",
      "how much does it really cost to make trainers",
      "why does a logo make clothes dearer",
      "are cheap shoes just as good",
    ],
    answer:
      "You pay for much more than making them. The price also holds design, shipping, the shop’s rent and staff, tax, adverts and profit. With a famous brand, a big part is for the name. People pay it, so the shop can ask for it. Some dear shoes last longer, but not all. A good test is the cost for each wear: divide the price by how many times you’ll wear them. What is it that you like about the dear pair?",
    example:
      "A £90 pair that’s worn 180 times costs 50p a wear. A £30 pair that lasts 50 times costs 60p a wear. But if you’d outgrow both after 50 wears, it’s £1.80 against 60p.",
    plan: "Pick two pairs. Guess how many times you’d wear each. Divide the price by that. Then wait a week, and see if you still want the same pair.",
    pitfall:
      "An advert sells a feeling, and the feeling goes before the shoes do. People who like you only for shoes aren’t worth £60 more.",
    path: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    name: "Saving for what friends have",
    asks: [
      "all my friends have airpods and i dont how do i save for some",
      "how do i save up for a phone like my mates have",
      "everyone got a new console and i want to save for one",
      "i want the same bike as my friend how can i afford it",
      "how to save for headphones",
      "saving for a gaming pc how long will it take",
      "i need a plan to buy an ipad",
      "how do i get enough money for concert tickets",
      "i want a ps5 but only get £5 a week",
      "how can i afford a switch",
      "my mates have electric scooters i want one too",
      "saving up for a new phone at 13",
    ],
    answer:
      "Start with the price of the one that’s good enough, not the dearest. Used or refurbished ones from a shop often cost a third less and come with a warranty. Then work out your weeks: the price, less what you have, divided by what you can save a week. Tell me those three numbers, and I’ll do the sum. A birthday or a small job can shorten it. Lots of people have none, even if it looks otherwise. How much does yours cost?",
    example:
      "New ones cost £129, and a shop sells tested used ones for £79. Ava has £15 and saves £4 a week. £79 take away £15 is £64. £64 divided by £4 is 16 weeks.",
    plan: "Write down three prices: new, used, and a cheaper make. Choose one. Put the first £4 away today, and mark the weeks on a calendar.",
    pitfall:
      "It’s easy to raise the goal each time a friend gets something. Keep the one you chose. When you get there, you may even be glad that you waited.",
    path: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    name: "Returning what I don’t like",
    asks: [
      "bought a jacket online and its too small can i send it back",
      "can i get my money back for a game i bought and dont like",
      "can i return something because i changed my mind",
      "the shop wont take back my jeans just because i dont like them",
      "how long do i have to return something i bought online",
      "wrong size shoes ordered online",
      "do shops have to give refunds if nothing is wrong",
      "i dont want it anymore can i take it back",
      "return without a receipt",
      "bought it in a sale can i return it",
      "present in the wrong size what can i do",
      "changed my mind about a dress from a website",
      "who pays for sending it back",
    ],
    answer: `It depends on where you bought it. Online, you usually have ${BUYING_FACTS.cancelOnline.figure} after it comes to change your mind, even if nothing is wrong. Then you send it back, unworn. You may have to pay the postage. In a shop, they don’t have to take back a thing just because you don’t like it, but many do with the receipt. Downloaded games, and discs that are unsealed, usually can’t go back. Ask a grown-up to write to the seller with you. Where did you buy it?`,
    example:
      "Dee’s jacket cost £28, and £3 to send. It’s too small. She writes on day five. The seller must give back the £28 and the £3, but she pays £3.50 to post it back.",
    plan: "Find the receipt or the order. Look up the seller’s returns page with a grown-up. Send a short message today, and keep a copy.",
    pitfall:
      "If you wear it, wash it or lose the label, they may say no or pay less. Try it on at home once, and decide within a few days.",
    path: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    name: "Saying no to takeaways",
    asks: [
      "my mates all waste money on takeaways and i feel boring saying no",
      "how do i say no when my friends want to spend money",
      "friends always want to go to nandos and i cant afford it",
      "everyone orders food and i dont want to pay",
      "how do i say im skint without being embarrassed",
      "my friends want to go out every weekend and its too expensive",
      "how to hang out without spending",
      "cheap things to do with mates",
      "i dont want to buy a drink every day after school like my friends",
      "how to tell my friends im saving",
      "i said yes to the cinema but i cant really afford it",
      "is it boring to save when your mates spend",
      "they all get bubble tea and i feel left out if i say no to spending",
    ],
    answer:
      "It isn’t boring to know what you want your money for. A short, cheerful no works best: “I’m saving for something, but I’ll come along.” You don’t have to explain more. Then offer something else, such as a film at home, football, or food that you make together. Often, somebody else is glad you said it. You could also choose one time a month when you say yes. What are you saving for?",
    example:
      "Sami’s friends order food each Friday for £9. He joins in once a month, and brings crisps for £1 the other three times. That’s £12 instead of £36, so he keeps £24.",
    plan: "Pick your sentence, and say it out loud once. Choose how often you’d like to join in. Put that much aside, and suggest one cheap plan this week.",
    pitfall:
      "If you make up an excuse each time, it gets harder. If you say yes and then can’t pay, somebody has to lend you money. An honest no is easier.",
    path: "/resources/money-words#peer-pressure",
  },
  {
    name: "Borrowing a bit from a friend",
    asks: [
      "my friend always has sweets and i dont have any money can i borrow off her",
      "can i borrow £2 from my friend for lunch",
      "is it ok to borrow money from mates",
      "i forgot my lunch money can i borrow some",
      "should i ask my friend to lend me money",
      "how do i pay my friend back",
      "i owe my friend £3 and dont have it",
      "friend lent me money and i forgot to give it back",
      "is borrowing from friends bad",
      "can i borrow my sisters money for the shop",
      "how do you ask to borrow money politely",
      "i keep borrowing from my best friend",
    ],
    answer:
      "You can ask, but a friend may say no, and that should be fine. Borrow for something you need, such as the bus, rather than for sweets. Say how much and when you’ll pay it back, then do it without being asked. If you forgot your lunch, the school office will help you, so nobody goes hungry. If you can’t pay back in time, say so early and offer a bit each day. Could you wait until you’ve got your own?",
    example:
      "Iris borrows £1.50 for the bus on Monday. She puts a note in her pencil case. On Tuesday morning, she gives it back first thing. Next time, her friend is happy to help.",
    plan: "If you owe somebody, write the sum and the day on a note. Set it aside from your next money, before you spend anything.",
    pitfall:
      "Small sums add up, and the friend remembers, even if you don’t. If you borrow each week, your plan needs a change, not another loan.",
    path: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    name: "Shares under 18",
    asks: [
      "can i buy shares im 13",
      "how old do you have to be to buy shares",
      "can a teenager invest in the stock market",
      "can kids own shares",
      "can my dad buy shares for me",
      "is there a way to invest under 18",
      "what is a junior stocks and shares isa",
      "can i invest my pocket money",
      "how do i start investing at 15",
      "do you have to be 18 to trade",
      "i want to own a bit of a company can i at 12",
      "who holds shares for a child",
    ],
    answer:
      "Not on your own: you have to be 18 to open an account for shares. A parent can hold shares or funds for you, for example in a Junior ISA. It’s your money, but it’s locked until you’re 18. Shares can rise, and they can also fall, so you could get back less than you put in. For something you want within five years, savings are calmer. I never say which ones to buy. Would you like to follow one firm’s price on paper first?",
    example:
      "Rafi picks a made-up £100 and writes down the price of one share: £4. So he “has” 25. After ten weeks, the price is £3.60. 25 times £3.60 is £90. On paper, it cost him nothing.",
    plan: "Choose a firm you know, and note its price each Sunday for ten weeks. Write why you think it moved. Talk about it with a grown-up.",
    pitfall:
      "If an app lets you trade at 14 without a parent, something is wrong with it. And a friend’s win says nothing about yours.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Saving and investing compared",
    asks: [
      "whats the difference between saving and investing",
      "is investing better than saving",
      "saving or investing which is safer",
      "should i invest or just save",
      "why do people invest instead of saving",
      "what does it mean to invest",
      "is investing the same as saving",
      "do you earn more if you invest",
      "can you lose money if you invest",
      "can you lose money in a savings account",
      "when is it better to invest than to save",
      "invest vs save for a teenager",
    ],
    answer:
      "Savings stay as they are: the bank adds a little interest, and the sum doesn’t fall. Investing means buying a part of something, such as a firm, and hoping that it’ll be worth more. It may grow more over many years. It may also fall, and nobody can tell when. So savings are for things you want soon, and for surprises. Investing is for money that can wait five years or longer, and you must be 18. What’s your money for?",
    example:
      "Two people each put by £100. In savings at 3%, it’s £103 after a year. Invested, it may be £115, or £85. After one bad year, you’d want enough time for it to come back.",
    plan: "Write down what each part of your money is for, and when. Anything within five years goes under “save”.",
    pitfall:
      "Inflation nibbles at savings too, so they’re not perfect. But the worst mistake is to invest what you’ll need soon, and have to sell when it’s low.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Passive income",
    asks: [
      "what do people mean by passive income is it a scam",
      "what is passive income",
      "how to make money while you sleep",
      "can i earn money without working",
      "is passive income real",
      "tiktok says you can make passive income at 14",
      "dropshipping is it a scam",
      "do those courses that teach you to get rich work",
      "how do people make money online doing nothing",
      "is there such a thing as easy money",
      "should i buy a course about making money",
      "guy online says he makes £1000 a week from his phone",
    ],
    answer:
      "It means money that keeps coming after the work is done. Rent from a flat, interest on savings and pay for a song you wrote are real cases. But each one took money, time or skill first, and it can stop. People who sell “easy passive income” usually earn from you: they sell a course. If it were that easy, they’d do it themselves. So no promise, no fee, and no rush. What skill would you like to get better at?",
    example:
      "A video sells a £49 course on dropshipping. 200 people buy it. 200 times £49 is £9,800 for the seller. Most buyers never sell anything. That was the passive income.",
    plan: "When you see a promise, ask three things. Who pays? What for? What does the person who tells me earn? Show it to a grown-up before you click.",
    pitfall:
      "Pictures of cars and cash prove nothing. They can be hired for a day. Never send money or your details to somebody who promises a fixed sum.",
    path: "/resources/scams-and-games#easy-money",
  },
  {
    name: "Doubling money and forex",
    asks: [
      "someone on insta says i can double £50 in a day with forex is it legit",
      "what is forex",
      "is forex trading real",
      "can you double your money in a week",
      "a man says he will flip my money",
      "is a money flip real",
      "what are trading signals",
      "guaranteed returns is that possible",
      "somebody in my dms wants to invest for me",
      "he showed me a screenshot of his profit is it true",
      "cash app flip is it legit",
      "a girl online says she can turn £20 into £200",
    ],
    answer:
      "No, it isn’t. Nobody can double money in a day for sure. A promise like that is a mark of a scam. Forex means swapping one country’s money for another’s. It’s real, but most people who try it lose, and you must be 18. Don’t send money or your details, and don’t click on the link. Block the account and report it, and show a grown-up today. If you’ve already paid, tell them now, so that the bank can be called. Has anyone asked you to pay yet?",
    example:
      "Somebody sends £50. The “trader” shows a picture that says £100, and asks for a £20 fee to pay it out. Then the account is gone. The £70 is lost, and the picture was made up.",
    plan: "Take a picture of the chat. Block and report the account. Show it to a grown-up the same day.",
    pitfall:
      "The first small payout may be real, to make you trust it. Then they ask for more. Anybody may be fooled, so it’s nothing to be ashamed of.",
    path: "/resources/scams-and-games#easy-money",
  },
  {
    name: "Phone contract or pay as you go",
    asks: [
      "is a contract or pay as you go better",
      "how do phone contracts work",
      "can i get a phone contract at 15",
      "what is sim only",
      "my phone bill was huge why",
      "who pays if i go over my data",
      "is it cheaper to buy a phone or get it on contract",
      "how much does a phone cost a month",
      "how long is a phone contract",
      "what does pay as you go mean",
      "i used all my data what happens",
      "cheapest way to have a phone for a teenager",
    ],
    answer:
      "With pay as you go, you pay first and can’t go over. A contract is a promise to pay each month, often for two years, and you must be 18 to sign one. So a parent signs, and has to pay. “SIM only” means that you have a phone and pay just for calls and data. To compare, times the monthly price by the months, and add what you pay at the start. Ask for a spending cap. How much data do you really use?",
    example:
      "A phone costs £200 in a shop, and a SIM £8 a month. In 24 months, that’s £200 and £192, so £392. The contract is £22 a month: 24 times £22 is £528. That’s £136 more.",
    plan: "Look up your data for last month. Compare two offers over 24 months with a grown-up. Ask for a cap at £0 over.",
    pitfall:
      "The price often rises each spring, and the offer is for the first months only. Read how long it lasts and what it costs to leave early.",
    path: "/resources/money-words#direct-debit",
  },
  {
    name: "Tickets and booking fees",
    asks: [
      "why are concert tickets so expensive",
      "why do tickets have fees on top",
      "how do i know a ticket is real",
      "someone is selling tickets on insta is it safe",
      "what is a resale ticket",
      "can i get a refund if the concert is cancelled",
      "why did the ticket price go up while i was waiting",
      "saving up for taylor swift tickets",
      "fake tickets how to spot them",
      "football tickets cost too much",
      "is it ok to buy tickets from a stranger",
      "can i sell my ticket if i cant go",
    ],
    answer:
      "Many people want few seats, so the price goes up. Fees come on top, and some sellers raise the price while you wait. Look at the full sum before you pay. Buy only from the seller that the artist or club names on their own page. A stranger’s picture of a ticket can be sold to ten people. If a show is cancelled, you should get the ticket’s price back from the seller. Ask a grown-up to book. Who would you like to see?",
    example:
      "A ticket says £45. There’s a £6.50 booking fee and £2 for delivery. £45 and £6.50 and £2 make £53.50. With the train at £12, the evening costs £65.50.",
    plan: "Write down the whole cost: ticket, fees, travel, food. Work out the weeks to save. Choose your top price before the sale opens.",
    pitfall:
      "A countdown makes people pay more than they planned. If the price goes over your top sum, close the page. There are other dates, smaller bands and cheaper seats.",
    path: "/resources/money-words#supply-and-demand",
  },
  {
    name: "Regret after buying",
    asks: [
      "i wish i hadnt bought it",
      "i spent my money on something rubbish and i regret it",
      "wasted my birthday money on a game i hate",
      "why do i always regret what i buy",
      "bought something stupid and feel bad about it",
      "i feel guilty after spending",
      "how do i stop buying things i dont need",
      "i spent £40 on skins and now i regret it",
      "is it normal to regret buying something",
      "i bought it because of an advert and its bad",
      "how to feel better after a bad buy",
      "spent it all on sweets and i feel silly",
    ],
    answer:
      "Everybody buys a dud now and then, and it teaches you something that no lesson can. So don’t be hard on yourself. First, see if you can take it back, swap it, sell it or give it to someone who’d enjoy it. Then ask what made you buy it: a friend, an advert, a sale, or being bored. Next time, wait one night when you feel that pull. That one question is worth more than the money. What was it this time?",
    example:
      "Luca paid £18 for a game and hated it. He sells it for £11. £18 take away £11 is £7, so the lesson cost £7. Now he tries a demo first.",
    plan: "Check if it can go back. If not, choose: swap, sell or give. Write one rule for next time on a sticky note.",
    pitfall:
      "Don’t buy another thing to feel better, and don’t hide it. Most grown-ups have a drawer full of such buys, and you can ask about theirs.",
    path: "/resources/level-2-sample-chapter#the-pause-rule",
  },
  {
    name: "Adverts that know me",
    asks: [
      "why do i see ads for things i just looked at",
      "how do shops know what i like",
      "is my phone listening to me",
      "what are cookies on websites",
      "why do adverts follow me around",
      "how does tiktok know what i want to buy",
      "how do free apps make money",
      "what do apps do with my information",
      "why is this app free",
      "do companies sell my data",
      "how to stop seeing adverts",
      "what is targeted advertising",
    ],
    answer:
      "Sites remember what you look at, how long you stay and what you tap. Cookies are small notes that they leave in your browser for that. From this, they guess what you’d buy, and firms pay to show you just that. It’s how most free apps earn: your time is what they sell. You can say no to cookies, turn off personal adverts and use an ad blocker. This site has no adverts. Which advert did you see most this week?",
    example:
      "Poppy looks at one pair of boots. For a week, eight adverts for boots follow her. She hadn’t wanted boots before. She puts £0 in the cart, and laughs when she sees number nine.",
    plan: "With a grown-up, open the settings of one app. Turn off personal adverts and where you are. Count the adverts you see in ten minutes.",
    pitfall:
      "After a while, it feels as if the wish were your own. Ask yourself whether you wanted it before you saw it. If not, wait a week.",
    path: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
];
