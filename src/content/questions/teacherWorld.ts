/** Answers about games, tricks, borrowing, prices and this site. People and prices are examples; every sum is right. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TeacherAnswer } from "./teacherAnswer";

export const TEACHER_WORLD: readonly TeacherAnswer[] = [
  {
    name: "Loot boxes",
    asks: [
      "are loot boxes worth it",
      "should i buy a loot box",
      "why do i never get anything good from loot boxes",
      "are fifa packs worth it",
      "is opening packs a waste of money",
      "what are the chances in a mystery box",
      "i keep buying crates and just get rubbish",
      "are gacha pulls a rip off",
    ],
    answer:
      "Usually not, because you pay first and most boxes hold something small. That makes a loot box a lot like a bet. The rare prize is real, but only a few players get it. It’s fine to love the thrill of opening one. Before you tap, say the price in pounds. Then name one thing you could get for certain with the same money. How much does one box cost in pounds?",
    example:
      "A box costs £2, and 1 box in 20 holds golden boots. Ten boxes cost £20, which feels like plenty of tries. Even so, about six in ten players still have no boots. For £20, you could buy something that you can see first.",
    plan: "First, look up the chance of getting the prize, because many games show it. Next, write the price in pounds, not in gems. Then wait one night, and decide in the morning with somebody at home.",
    pitfall: `It’s easy to think that the next box has to be the lucky one. Often each box is a fresh draw, so the ones before don’t count. Check the game’s age rating as well. Since June 2026, most new games with loot boxes have been rated ${BUYING_FACTS.lootBoxRating.figure} or over.`,
    path: "/resources/scams-and-games#a-message-from-a-friend",
  },
  {
    name: "Skins and game money",
    asks: [
      "why are skins so expensive",
      "why do robux cost so much",
      "how much is 1000 vbucks in real money",
      "is it worth buying a skin",
      "why do games use gems and not pounds",
      "is the battle pass worth it",
      "all my friends have skins and i dont",
      "i want a new skin but it costs loads",
    ],
    answer:
      "A skin costs a lot because the makers charge whatever fans will pay. One more copy costs them almost nothing. Gems help to hide the price, because 800 gems don’t feel like pounds. So find out what the gem pack costs in pounds. Then think what else you could do with that money. A battle pass is only worth it if you’d play that much anyway. Wanting a skin is fine, and so is playing without one. How much does yours cost in pounds?",
    example:
      "A cape costs 900 gems. Gems come in packs of 500 for £4, so you need two packs. That’s £8, with 100 gems left over. The shop says 900 gems, but £8 of your real money has gone.",
    plan: "Find out which packs you’d need, and write down their price in pounds. Count how many weeks it takes you to save that much. Wait one night, and then ask at home before you pay.",
    pitfall:
      "Leftover gems tempt you to buy one more pack. So look at what will be left over before you pay. A clock in the shop can also make you hurry, but there’s nearly always another skin soon. You’ll play just as well without this one.",
    path: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    name: "Free game money sites",
    asks: [
      "free robux",
      "how do i get free robux",
      "free vbucks website is it real",
      "a site says it gives you free robux if you do surveys",
      "is there a robux generator that really works",
      "someone on youtube has a code for free gems",
      "do free vbucks sites work",
      "can i get free coins for my game",
    ],
    answer:
      "No, those sites don’t work: they’re traps. They want your password, or they get paid when you fill in their forms. Only the makers of a game can give away its coins. So real free coins come from the game itself, and nobody asks for your password. Close the page and don’t fill anything in. If you typed in your password, change it now with a grown-up you trust. Did you type anything in?",
    example:
      "A page offers Sam 10,000 free coins. First it wants his name, then a survey and then his password. Each step looks small, so he nearly carries on. There are no coins at the end. But a stranger would have had the key to his game.",
    plan: "Close the page first. If you typed in a password, change it with a grown-up’s help. Then turn on two-step verification, and press “Report” where you saw the offer.",
    pitfall:
      "A video may show loads of coins, but videos are easy to fake. A friend’s word isn’t proof either, because a thief may be using the account. If an offer needs your password or a download, the answer is no.",
    path: "/resources/scams-and-games#the-free-coins",
  },
  {
    name: "Refund for a game purchase",
    asks: [
      "can i get a refund for a game",
      "i bought robux by accident can i get the money back",
      "how do i get my money back from a game",
      "i bought a skin and i dont want it any more",
      "i pressed buy by mistake",
      "how to refund vbucks",
      "the game i downloaded doesnt work can i get my money back",
      "i bought the wrong game online",
      "my little brother bought stuff in my game",
    ],
    answer:
      "Maybe, and your chances are best if you ask today. Go to the app store or game store that took the money. The owner of the card should ask with you. Say what was bought, when, and that it was a mistake. Don’t use it while you wait. If the game doesn’t work, say so, because the seller has to put that right. Was it bought by mistake, or is it not working?",
    example:
      "Ruby buys 2,000 gems for £8 instead of 200 for 80p. She tells her aunt, whose card it was. They find the receipt, and ask for a refund within the hour. Ruby hasn’t touched the gems, and that helps.",
    plan: "Tell the owner of the card today, because this happens in lots of families. Find the receipt in the e-mails or in the list of purchases. Ask together on the store’s own help page, and keep the reply.",
    pitfall:
      "If you wait and keep playing, you’re less likely to get a refund. With a download or an opened game, changing your mind may not be enough. If a stranger offers to get you a refund for a fee, it’s a trick.",
    path: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    name: "Subscriptions and free trials",
    asks: [
      "is a free trial really free",
      "how do free trials work",
      "how do i cancel a subscription",
      "i forgot to cancel my free trial",
      "why does it take money every month",
      "does deleting the app stop the payments",
      "is spotify premium worth it",
      "is game pass worth paying for every month",
      "what is a subscription",
    ],
    answer:
      "A free trial is only free until the day it ends. After that, it usually turns into a subscription, which takes money again and again. So write down that day, and set a reminder for two days before. Deleting the app won’t stop the payments. You have to cancel where you signed up. If you forgot, cancel now, and ask for your money back. A subscription can be good value if you use it a lot. Which one are you thinking about?",
    example:
      "A music app costs £4 a month after a seven-day trial. Twelve payments of £4 make £48 a year. Jo sets a reminder for day five. She has hardly used the app, so she cancels in time and pays nothing.",
    plan: "List everything that takes money every month, and multiply each price by twelve. Tick the things you used this week. Then talk about the rest with the person who pays.",
    pitfall:
      "Leaving can take lots of taps, past sad pictures and tiny buttons. Keep going to the end, and save the message that says you’ve left. If money still goes out, show the company that message.",
    path: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    name: "A prize message",
    asks: [
      "i got a message saying i won an iphone",
      "i won a giveaway is it real",
      "it says ive won £1000",
      "someone says i won a prize but i have to pay the postage",
      "congratulations you have been chosen",
      "a text says i won a gift card",
      "a pop up says i am the lucky winner",
      "did i really win",
    ],
    answer:
      "It’s almost certainly a trick: you can’t win a competition you never entered. A real prize is free. If they want a fee, a card number or a code, it’s a scam. Don’t tap, don’t reply and don’t pay. Show it to a grown-up you trust. It’s disappointing, but there never was a prize. What did it ask you for?",
    example:
      "A text tells Ola that she’s won a £500 phone. She only has to pay £1.99 for postage. With her card number, the thief could take far more than £1.99. So she types in nothing, and she loses nothing.",
    plan: `Think back: did you enter anything? Don’t use the link, but look for the competition on the company’s real site. With a grown-up, forward a strange text to ${BUYING_FACTS.scamTexts.figure}, which is free. Then delete it.`,
    pitfall:
      "There may be a clock counting down, so that you don’t stop to think. Put the screen away for ten minutes. If you’ve already typed something in or paid, you’re not in trouble. Tell a grown-up straight away, so they can call the bank.",
    path: "/resources/scams-and-games#the-free-coins",
  },
  {
    name: "A link from a friend",
    asks: [
      "my friend sent me a weird link",
      "my mate sent me a link is it safe",
      "is this link real",
      "should i click the link my friend sent",
      "a friend wants me to vote for him on a link",
      "my friends account sent me a link for free skins",
      "got a link on snapchat from someone i know",
      "she sent a link and said is this you in the video",
    ],
    answer:
      "Don’t tap it yet, even if it has your friend’s name on it. Somebody may have taken over the account and be messaging everyone. Ask your friend another way first, in person or by phone. If they didn’t send it, they need to know fast. If they did, you’ve only lost a minute. And never log in on a page that a link took you to. Does the message sound like your friend?",
    example:
      "Zoe gets a message from Aled: “Is this you in the video?” She rings him, and he hasn’t sent anything. The link went to a copy of a log-in page. One call saved her account, and Aled could change his password.",
    plan: "Leave the link alone, and ask your friend in person or by phone. If it’s fake, tell them to change their password. Then report the message in the app, and warn the rest of the group.",
    pitfall:
      "The real danger comes when you log in on the fake page. If you typed in your password, change it at once on the real site. Change it anywhere else you use it. Then tell a grown-up you trust. Tricks like this catch adults as well.",
    path: "/resources/scams-and-games#a-message-from-a-friend",
  },
  {
    name: "Is this shop real",
    asks: [
      "is this website legit",
      "how do i know if an online shop is real",
      "is this site a scam",
      "the trainers are really cheap on this website",
      "can i trust this shop on instagram",
      "i found a ps5 for £100 is it real",
      "how to check if a website is safe",
      "how do i spot a fake shop",
      "is temu legit",
    ],
    answer:
      "Check three things: the price, the address and the way to pay. A price far below every other shop’s is a warning sign. So is a site with no address, or one that only takes bank transfers. Money sent that way can be hard to get back. Next, search for the shop’s name with the word “scam”. If one thing feels wrong, leave it and look somewhere else. What made you wonder about this shop?",
    example:
      "Some trainers cost £60 in three shops, but £25 on a new site. It has no address, and it only takes bank transfers. That’s three warning signs. Kit closes the page, so he still has his £25.",
    plan: "Compare the price in two other shops. Look for an address, a way to send things back, and reviews elsewhere. Then show the page to a grown-up, and don’t pay by bank transfer.",
    pitfall: `A padlock and good reviews prove very little, because fake shops have them as well. The web address of a copy can be just one letter different. If money has gone, a grown-up should call the bank at once. The number is on the card, or they can call ${BUYING_FACTS.callTheBank.figure}.`,
    path: "/resources/scams-and-games#easy-money",
  },
  {
    name: "Use of my bank account",
    asks: [
      "someone wants to use my bank account",
      "a guy offered me £50 to put money in my account",
      "can my mate send money through my account",
      "they want my bank details to move some money",
      "can someone borrow my account for a day",
      "an older boy wants to borrow my bank card",
      "someone put money in my account and wants me to send it back",
      "i let someone use my account for money",
    ],
    answer:
      "Never let them, not even once and not even for a friend. The money is probably stolen, and they want your name on it instead of theirs. Moving stolen money is a crime, so this is a trap. Say no, stop replying and keep the messages. Tell a grown-up you trust today. If money has come in, don’t send it on. If you’ve already said yes, telling someone is still the best thing you can do. Has somebody asked you?",
    example:
      "An older boy offers Kai £40 to let £400 pass through his account. The £400 was stolen from a family. The bank would find Kai’s name on it, not the older boy’s. Kai says no and tells his aunt, who isn’t cross at all.",
    plan: `Say no, and don’t give anybody your card, PIN or codes. If money has arrived, don’t spend it or send it anywhere, not even back. With a grown-up, call your bank on ${BUYING_FACTS.callTheBank.figure} or the number on your card.`,
    pitfall:
      "The trap has many names: a quick job, a favour, or a mistake to “send back”. A friend who asks may not know it’s a trap. Keep one simple rule: only your own money goes in and out of your account.",
    path: "/resources/scams-and-games#easy-money",
  },
  {
    name: "Sharing passwords and codes",
    asks: [
      "can i share my password with my friend",
      "my best friend wants my password",
      "my friend knows my pin",
      "is it ok to share my netflix login",
      "someone asked for the code on my phone",
      "a friend needs a code that was sent to me",
      "all my friends share passwords",
      "the bank called and asked for my code",
    ],
    answer:
      "Keep them to yourself, even if your best friend asks. It isn’t about trust: friends can lose a phone or fall for a trick. A code sent to your phone is a secret as well. Anybody who asks for it wants to get into an account. A real bank never asks for it. Only the grown-ups who look after you may know your password. If a friend knows it, change it today. Does anybody else know yours?",
    example:
      "Ama gives Bo her password, so he can feed her game pets. Bo logs in on a tablet that three people use. A week later the pets are gone, and nobody knows who did it. They’re still friends, but both feel awful.",
    plan: "Pick one account with a password that somebody else knows. With a grown-up, change it to something long and hard to guess. Then turn on two-step verification, if the site has it.",
    pitfall:
      "Saying no can feel mean, so have an answer ready. “Sorry, I never share it with anybody” is kind, and it’s enough. Don’t use the same password everywhere, because then one leak opens every door.",
    path: "/resources/money-words#password",
  },
  {
    name: "Crypto coins",
    asks: [
      "my cousin made loads of money on crypto should i do it too",
      "is crypto a good idea for kids",
      "is bitcoin a good idea for my savings",
      "everyone at school is talking about bitcoin",
      "can you get rich from crypto",
      "is bitcoin safe",
      "my uncle says crypto will go up",
      "why do people lose money in crypto",
      "can i have crypto if im 14",
    ],
    answer:
      "No, crypto isn’t for children, even if somebody you know did well out of it. You normally have to be 18 to buy it. The price can double, and it can also fall to nothing. No one can know which way it will go. People tell you when they win, and go quiet when they lose. The scheme that protects savings in UK banks doesn’t cover crypto. You can be pleased for somebody without joining in. Who told you about it?",
    example:
      "Lee’s cousin puts in £50, and soon it’s worth £120. Everybody hears about that. Then the price falls, and only £15 is left. He’s lost £35, but he doesn’t talk about it. Lee kept out of it, so he still has all of his own £50.",
    plan: "Ask the person who told you how much they put in, took out and lost. Write the answers down as a sum. Then choose a savings goal of your own, with a price and a date.",
    pitfall:
      "The worst trap is a stranger who offers to look after your money for you. That’s a scam, and pictures of huge wins are easy to fake. Don’t send money or codes. If you already have, tell a grown-up you trust today.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Trading apps and boasts",
    asks: [
      "are trading apps good",
      "my mate makes £100 a day trading",
      "this guy on tiktok says he got rich from trading",
      "can you do forex at 15",
      "is a trading course worth it",
      "do people really make money trading on their phone",
      "is day trading easy money",
      "someone online shows off cars and says he can teach me",
      "a signals group wants me to join",
    ],
    answer:
      "Don’t believe the boast: the people who trade most often usually do worst. Show-offs talk about their wins and leave out their losses. Pictures of profits and fast cars are easy to fake. Often their real money comes from you, when you buy a course or use a link. Under 18, you normally can’t trade by yourself anyway. So work out what that person gets if you join. Who showed you this?",
    example:
      "A man online sells a trading course for £30. If 1,000 people buy it, he gets £30,000 without making a single trade. He can hire the sports car in his video for a day. So it was the course that made him rich, not the trading.",
    plan: "Look for three signs: a link or a course, no losses, and a push to hurry. If you spot even one, close the page. Then tell somebody at home what you saw, and ask what they think.",
    pitfall:
      "Some apps feel like a game, so it’s easy to tap too often. An adult’s account or a false age doesn’t make it safe, because the losses are real. If you’ve sent somebody money, tell a grown-up you trust today. These tricks catch adults as well.",
    path: "/resources/scams-and-games#easy-money",
  },
  {
    name: "Shares and funds",
    asks: [
      "what are shares",
      "what is a share in a company",
      "what is the stock market",
      "how do stocks work",
      "what does investing mean",
      "what is a fund",
      "whats the difference between a share and a fund",
      "how do people make money from shares",
    ],
    answer:
      "A share is a small piece of a company. If the company does well, your piece may be worth more. If it does badly, it may be worth less, or even nothing. A fund is a big pot of money that buys pieces of many companies. That spreads the risk, but a whole fund can fall as well. Under 18, you normally need an adult to hold them for you. I explain these things, but I never give tips. Which part would you like explained?",
    example:
      "Tom’s £100 is in one company, which fails, so it’s all gone. Mei’s £100 is in a fund of a hundred companies, with £1 in each. If one fails and the rest keep their value, she has £99 left. But in a bad year, nearly all of them can fall together.",
    plan: "Look in your kitchen for something made by a company that sells shares. Pretend you own one share, and write down its price every Friday. After eight weeks, see how much it has moved. It’s only pretend, so you can’t lose anything.",
    pitfall:
      "A common mistake is to use money that you’ll need soon, when prices may be low. Investing is for many years, and even then nobody can promise a gain. If somebody says there’s no risk, it’s a mistake or a scam.",
    path: "/resources/money-that-grows#risk-and-funds",
  },
  {
    name: "Gambling and betting",
    asks: [
      "why do people lose money gambling",
      "is betting bad",
      "my brother bets on football",
      "can you win on slot machines",
      "is gambling a good way to make money",
      "why is it so hard to win the lottery",
      "do betting companies always win",
      "why does everyone lose at betting",
    ],
    answer:
      "People lose because the game keeps part of what everybody pays in. So all the players together get back less than they paid. One of them may win today, and that’s the story you hear. The longer somebody plays, the more the game usually keeps. That isn’t bad luck, because it’s built that way. Betting is only for adults. If somebody’s betting worries you, tell a grown-up you trust. Where have you seen adverts for it?",
    example:
      "A hundred people pay £1 each, so £100 goes in. The game pays out £80 in prizes and keeps £20. One winner is very happy, and tells everybody. But on average, each player has lost 20p, and tomorrow it happens again.",
    plan: "Watch the next betting advert you see, and count the winners and the losers. Then think who paid for that advert: the players who lost. If a friend wants to bet with you, say, “Let’s just play for fun.”",
    pitfall:
      "After a loss, people think that the next go will win it back. That’s how a small loss grows. And a near miss is still a miss. If somebody you love can’t stop, it isn’t your fault. Childline will listen, free, on 0800 1111.",
    path: "/resources/money-words#gambling",
  },
  {
    name: "Buy now pay later",
    asks: [
      "what is buy now pay later",
      "what is klarna",
      "how does clearpay work",
      "is klarna free money",
      "what does pay in 3 mean",
      "is pay later bad",
      "my sister uses klarna for everything",
      "why do shops let you pay later",
      "how old do you have to be for klarna",
    ],
    answer:
      "Buy now, pay later is a loan, not free money. You get something today and pay for it in parts. A lender pays the shop, and then you owe the lender. If every part is on time, there’s usually nothing extra to pay. Being late can mean a fee. You normally have to be 18. Shops like it, because a small first payment makes the price look small. So add up all the parts first. Where have you seen it?",
    example:
      "Trainers cost £90, or three monthly payments of £30. It feels like £30, but it’s still £90. Now add a hoodie at £15 a month and headphones at £40 a month. That makes £85 every month, before food or the bus.",
    plan: "When you see “pay later”, write down the full price. Divide it by the amount you could save in a week. If it costs £45 and you save £5, it takes nine weeks. Then it’s yours, and you owe nothing.",
    pitfall:
      "Each plan looks small, so people start a second one and then a third. Soon next month’s money is spent before it comes. If you’ve used a false age or somebody else’s details, tell an adult you trust. It’s easier to sort out while the amount is small.",
    path: "/resources/level-3-sample-chapter#buy-now-pay-later-up-close",
  },
  {
    name: "Lending money to a friend",
    asks: [
      "should i lend my friend money",
      "my mate wants to borrow a tenner",
      "my friend asked me for £5 should i give it",
      "how do i say no when a friend wants money",
      "is it ok to lend money to friends",
      "she keeps asking to borrow money off me",
      "can i charge my mate interest",
      "my friend never has lunch money and asks me",
    ],
    answer:
      "Only lend it if you’d be fine without it. Then it won’t spoil your friendship if it comes back late. If you say yes, agree two things first: how much, and by when. Put both in a message, so nobody forgets. If you can’t spare it, you can say, “Sorry, I can’t this week.” That’s kind, and it’s enough. You don’t have to give a reason. How much do they want?",
    example:
      "Ewa has £8, and £5 of it is for the bus. Her friend asks for £4, but Ewa can only spare £3. So she says, “I can do £2, if you pay me back on Friday.” She keeps £6, which is her bus money and £1 more.",
    plan: "Count the money you need this week, and put it aside. Decide on the most you could lend, even if that’s nothing. Then send one message with the amount and the day.",
    pitfall:
      "Don’t ask a friend to pay back extra, because it turns kindness into a deal. If a friend has no lunch, a teacher can help quietly. There’s no shame in that. If somebody makes you hand over money, that isn’t lending. Tell a grown-up you trust.",
    path: "/resources/money-words#lend",
  },
  {
    name: "Money owed between friends",
    asks: [
      "my friend owes me money and wont pay",
      "how do i ask for my money back",
      "i owe my friend £10 and cant pay",
      "i borrowed money and i havent got it",
      "my mate forgot he owes me",
      "i owe money to loads of people",
      "what if i cant pay my friend back",
      "he keeps saying he will pay me tomorrow",
    ],
    answer:
      "Start with one kind, clear message, whichever of you owes the money. If it’s you, write: “I haven’t forgotten. I can pay you £2 every Friday.” If it’s your friend, write: “You could pay me back £2 every Friday, if that’s easier.” Small parts are easier than one big lump. Write down each payment, so you both know where you are. Most people aren’t mean, just embarrassed. How much is it?",
    example:
      "Nico owes Ben £9, and he gets £5 a week. He pays Ben £3 every Saturday and keeps £2. Three weeks of £3 make £9, so now he owes nothing. In week two he was a day late, but he said so first.",
    plan: "Write down who owes what. Choose an amount for each week that leaves enough for lunch and the bus. Send the message today, and tick off every payment.",
    pitfall:
      "Hiding makes it harder, and so does asking in front of other people. If you get stuck, a teacher or another grown-up can help you both. If somebody wants far more back than you borrowed, tell an adult. You’re not the one in trouble.",
    path: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    name: "Credit cards and debt",
    asks: [
      "what is a credit card",
      "how do credit cards work",
      "what is debt",
      "is a credit card free money",
      "whats the difference between a credit card and a debit card",
      "why do people get into debt",
      "what happens if you dont pay your credit card",
      "how old do you have to be to have a credit card",
      "is debt always bad",
    ],
    answer:
      "A debit card spends your own money, but a credit card spends borrowed money. Money you still have to pay back is called debt. The bill comes once a month. If it’s all paid on time, there’s usually nothing extra. If it isn’t, interest is added, which is like rent for the money. Paying late can mean a fee as well. You have to be 18 to have a credit card. Debt isn’t always bad, and it can happen to careful people. Which kind of card have you seen?",
    example:
      "Somebody owes £500 on a card, and the interest is 2% a month. The first month adds £10. So a payment of £15 only makes the debt £5 smaller. With £50 a month, it’s all paid in one year, with £63.50 of interest.",
    plan: "Practise on something small, such as £6 that you owe your brother. Write down who, how much and by when. Pay a bit back every week, and don’t borrow any more. Big debts are paid off in the same way.",
    pitfall:
      "Paying only the smallest amount looks easy, but the debt can last for years. Paying a bit more each month saves a lot. If a grown-up at home has debts, it isn’t your job to fix them. MoneyHelper is free, and can tell them where to get help.",
    path: "/resources/level-3-sample-chapter#the-minimum-repayment-puzzle",
  },
  {
    name: "Credit score",
    asks: [
      "what is a credit score",
      "do i have a credit score at 14",
      "why does a credit score matter",
      "how do you get a good credit score",
      "whats a good credit score number",
      "my dad has a bad credit score",
      "does a good credit score mean you are rich",
      "do kids have a credit score",
    ],
    answer:
      "A credit score is a number that helps lenders guess if an adult will pay them back. It comes from a report on how they’ve paid bills and debts. Paying on time helps, and paying late can hurt. Each company has its own score, so there’s no magic number. You don’t need one yet. At 18, most people start with almost nothing in their report. It doesn’t show how rich, kind or clever anybody is. What have you borrowed and given back lately?",
    example:
      "Two people each ask for a £1,000 loan for a car. Asha has paid every phone bill on time, and Rob has missed four. A lender says yes to both, but asks Rob to pay more interest. That doesn’t make Asha a better person.",
    plan: "You can practise now for later. When you borrow something, give it back on the day you said. Keep one small promise about money each week. Once you’re 18, you can look at your own report for free.",
    pitfall:
      "Some people think that looking at your own report does harm. It doesn’t, but asking for lots of loans in a short time can. Be careful if anybody wants a fee to “fix” a score fast.",
    path: "/resources/level-3-sample-chapter#credit-scores-without-the-mystery",
  },
  {
    name: "Why prices go up",
    asks: [
      "why do prices go up",
      "why is everything so expensive now",
      "what is inflation",
      "why do freddos cost so much now",
      "why does chocolate cost more than last year",
      "why is food getting more expensive",
      "my pocket money buys less than it used to",
      "why did the price go up again",
    ],
    answer: `Prices go up when things cost more to make, or when more people want them. If fuel costs more, a baker has to charge more for bread. When most prices rise together, it’s called inflation. Each pound then buys a bit less. A little is normal: the Bank of England aims for ${BUYING_FACTS.inflationTarget.figure} a year. If money is tight at home because of it, that’s nobody’s fault. What costs you more now?`,
    example:
      "A comic cost £2 last year, and now it costs £2.10. The extra 10p is 5% of £2. Last year, £21 bought ten comics, with £1 left over. Now £21 buys ten comics, and nothing is left.",
    plan: "Choose three things you often buy, and write down their prices today. Write them down again in three months. Check the size as well, because sometimes the packet shrinks and the price doesn’t.",
    pitfall:
      "Printing more money sounds like an easy answer. But with more pounds and no more bread, bread would just cost more. Prices don’t all go up by the same amount, so compare before you buy.",
    path: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    name: "What tax is for",
    asks: [
      "what is tax for",
      "why do we have to pay tax",
      "who decides how much tax we pay",
      "do i already pay tax",
      "where does tax money go",
      "why does the government take our money",
      "who decides what tax is spent on",
      "what do taxes pay for",
    ],
    answer:
      "Tax pays for things we all share, such as schools, doctors, roads and the police. Governments decide how much we pay and what it’s spent on, and voters choose those governments. The UK government sets most taxes. Scotland sets most of its own Income Tax rates, and Wales can change part of its rates. There’s local tax as well, called Council Tax or, in Northern Ireland, rates. You pay some tax already, because most prices in shops include VAT. What would you spend it on?",
    example:
      "A board game costs £12 in a shop, and £2 of that is VAT. The shop passes the £2 on to the government. One game doesn’t pay for much. But if a million people pay £2, that’s £2 million for schools and parks.",
    plan: "On your next walk, count five things that tax has paid for. Decide which one you’d keep if there was less money. Then ask an adult what they’d choose, and why.",
    pitfall: `Many people think that every first job means paying Income Tax. In fact, it only starts above ${WORK_FACTS.taxFreeYear.figure} in a tax year. A wrong tax code can take too much off your pay. So read your payslip, because you can get the extra back.`,
    path: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    name: "Money when somebody dies",
    asks: [
      "what happens to your money when you die",
      "where does money go when someone dies",
      "who gets the money when a grandad dies",
      "what is a will",
      "what is inheritance",
      "do you have to pay someones debts when they die",
      "what happens to a bank account when someone dies",
      "who gets your stuff when you die",
    ],
    answer:
      "First, the person’s money pays for the funeral and anything they owed. The rest goes to the people in their will, and it’s called an inheritance. A will is a paper that says who gets what. If there isn’t one, the law decides, and the rules differ across the UK. The bank usually freezes the account until it’s all sorted out. A family doesn’t usually have to pay the debts itself. If you miss somebody, I’m sorry. You can talk to a grown-up you trust. What made you ask?",
    example:
      "Mrs Lane leaves £9,000. The funeral costs £4,000, and she still owed £200 for gas. That leaves £4,800, which her will shares between two grandchildren. Each one gets £2,400. If they’re still young, a grown-up looks after it for them.",
    plan: "Wait for a calm moment, and ask a grown-up what will happen next. Say if you’d love to keep something small, such as a photo. Ask anything you like, because no question is silly.",
    pitfall:
      "Without a will, things may not go the way the person wanted. Sorting that out is a job for the grown-ups. You may get a message about a lost fortune from somebody you never knew. It’s a scam, so don’t reply.",
    path: "/resources/money-words#net-worth",
  },
  {
    name: "Giving to charity",
    asks: [
      "how much should i give to charity",
      "how do i know a charity is real",
      "do i have to give to charity",
      "i want to help people with my pocket money",
      "i feel bad when i dont give money",
      "someone is collecting money in the street is it real",
      "is it ok if i only give a little",
      "can i help if i havent got any money",
    ],
    answer:
      "There’s no right amount, and a few pence is a real gift. So is an hour of your time. Keep your bus and lunch money first. You don’t have to give, so it’s all right to say “not today”. To check a charity, look for its name and number on the public list. Do that with a grown-up. A good charity never hurries you or makes you feel bad. What do you care about most?",
    example:
      "Mo puts 25p a week into a jar for the cats’ home. That makes £2.50 in ten weeks, and £13 in a whole year. He also takes them some old towels, which cost him nothing at all.",
    plan: "Choose a cause, and choose time, things or money. With a grown-up, look for it on the list. OSCR keeps Scotland’s list, and the Charity Commissions keep the others. Some small charities aren’t listed, so ask. Give a little once, and find out what it did.",
    pitfall:
      "Tricksters copy the names of real charities. So don’t follow a link in a message: type in the address yourself. In the street, look for a badge and a sealed tin with the charity’s name. If somebody pushes you to give, just walk away.",
    path: "/resources/giving#check-before-you-give",
  },
  {
    name: "Refund of a broken thing",
    asks: [
      "my headphones broke can i get a refund",
      "i bought something and it broke",
      "can i take something back to the shop",
      "the shop wont give me a refund",
      "i lost the receipt can i still get my money back",
      "my new toy doesnt work",
      "can i return it if i dont like it",
      "how long do i have to take something back",
      "the shop says i have to write to the maker",
    ],
    answer: `Yes, if it’s faulty: for ${BUYING_FACTS.rejectFaulty.figure}, you can get all your money back. After that, the shop may try a repair or a new one first. The shop has to sort it out, not the maker. A receipt helps, but a bank statement can also prove what you paid. If you dropped it or changed your mind, the shop doesn’t have to pay. You can still ask nicely, and many shops help. When did you buy it?`,
    example:
      "Amir buys a lamp for £12 on 3 May. On 20 May, the switch stops working. He didn’t drop it, and it’s only 17 days later. So he can ask for his £12 back. He takes the lamp and the receipt, and his mum goes with him.",
    plan: `Stop using it, and find proof of what you paid. Go back with a grown-up and say, “It’s faulty, and I’d like a refund, please.” With most things you buy online, you have ${BUYING_FACTS.cancelOnline.figure} to change your mind.`,
    pitfall:
      "Waiting is the usual mistake, so go back soon. If it was a present, the person who bought it may need to ask. If the shop says no, you can get free advice. There’s Citizens Advice in England and Wales. In Scotland, try consumeradvice.scot, and in Northern Ireland, Consumerline.",
    path: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    name: "Is insurance worth it",
    asks: [
      "is phone insurance worth it",
      "should i insure my bike",
      "what is insurance",
      "how does insurance work",
      "do i need insurance for my phone",
      "should i get cover for my new phone",
      "why do people pay for insurance if nothing happens",
      "the shop wants me to pay extra for insurance",
    ],
    answer:
      "Insurance is worth it if a loss would cost more than you could afford. You pay a little, and the company helps if something bad happens. Even if nothing does, you’ve had less to worry about. For small things, some savings in a jar often do the job. Find out what it covers and what a year costs. Then look for the excess, the part you pay yourself. Ask at home as well, because your family may already have it. What would you like to insure?",
    example:
      "An old phone is worth £90. Insurance costs £5 a month, or £60 a year, and the excess is £40. If the phone breaks, you’ve paid £100 for a £90 phone. For a £200 bike, £14 a year looks very different.",
    plan: "Write down what the insurance costs for a year. Add the excess, and compare that with the price of another one. If the two are close, some savings in a jar may do just as well.",
    pitfall:
      "Insurance comes with rules, such as using a good lock on your bike. If you break a rule, the company may not pay. So read the rules with a grown-up first, and always answer truthfully.",
    path: "/resources/insurance#when-is-it-worth-it",
  },
  {
    name: "Paid influencers",
    asks: [
      "do influencers get paid",
      "can i trust influencers",
      "how do youtubers make money from ads",
      "my favourite youtuber says its the best",
      "why do tiktokers say link in bio",
      "how do i know if a video is an ad",
      "should i buy what an influencer says is good",
      "do they really use the stuff they show",
    ],
    answer:
      "Yes, many get money, free things or a share of what you spend. They may mean what they say, but it isn’t the same as a tip from a friend. In the UK, a paid post must say clearly that it’s an ad. Not all of them do. So a code or a link is a clue that somebody is being paid. Enjoy the video, and then look for other views. Who do you like to watch?",
    example:
      "Headphones cost £40, and a star’s code takes off 10%, so you pay £36. The star gets 5% of that, which is £1.80. If 500 fans use the code, 500 times £1.80 makes £900. That’s a good reason to smile at the headphones.",
    plan: "Look for “Ad” at the start, and for a code or a link. Then think who gets money if you buy. Wait one night, and see if you still want it in the morning.",
    pitfall:
      "After a year of videos, a star can feel like a friend. But they don’t know you, or what you need. Words such as “gifted” or “thanks to” can hide a deal. And not every fan buys the thing, even if it looks that way.",
    path: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    name: "The money map",
    asks: [
      "where am i on the money map",
      "what are the four quadrants",
      "what is my quadrant",
      "which money character am i",
      "is it bad to be a fun spender",
      "what is the best quadrant",
      "what does 4mq stand for",
      "how do i move to another tile",
    ],
    answer:
      "Your place on the map depends on what you earn and what you spend. There are four tiles, called the Four Money Quadrants, or 4MQ. The Fun Spender earns more and spends more. The Money Master earns more and spends less. The Careful Keeper earns less and spends less. The Learning Grower earns less and spends more. None of them is best, and everybody moves around. Five short scenes will show you your tile for today. Which one sounds like you?",
    example:
      "In May, Ibra washes cars, earns £20 and spends £18. That looks like a Fun Spender month. In June he gets £5 and spends £2, like a Careful Keeper. He’s the same boy in a different month.",
    plan: "Play the five scenes in Find Your Quadrant. Read the three small steps for your tile, and pick one. Try it for a week, and then see where you are on the map.",
    pitfall:
      "A tile isn’t a mark, and it doesn’t say who you are. “More” only means more than is usual for you. So don’t compare your tile with a friend’s, but with your own last month. To move, change one thing: earn a bit more, or spend a bit less.",
    path: "/find-your-quadrant",
  },
  {
    name: "4MQ Coins",
    asks: [
      "what are 4mq coins for",
      "can i spend my 4mq coins",
      "how do i get coins on here",
      "what can i buy with my coins",
      "are 4mq coins real money",
      "my coins are gone",
      "can i swap my coins for robux",
      "how many coins do you get for a quiz",
    ],
    answer:
      "You can’t spend 4MQ Coins: they show what you’ve learned. You get one in the Quiz Hub each time you pass a quiz. They aren’t real money, so nobody can buy, sell or swap them. They’re kept in the browser you use. If somebody clears the browser, your coins go, but you keep what you learned. You can try a quiz as often as you like. How many coins have you got?",
    example:
      "To pass, you need 8 right answers out of 10. Jaz gets 7, so there’s no coin this time. She reads why three answers were wrong, and tries again. Now she gets 9, and a coin drops into her pot.",
    plan: "Open the Quiz Hub and choose a quiz. Read the reason for each answer, even if you got it right. If you don’t pass, just try again, because you can’t lose a coin.",
    pitfall:
      "On another tablet, your coins won’t be there, because they stay in one browser. So keep to the same one if you want to collect them. If somebody offers to sell you coins, it’s a trick: nobody can sell them.",
    path: "/quiz-hub",
  },
  {
    name: "Cost and privacy here",
    asks: [
      "is 4mq free",
      "does this site cost money",
      "who can see what i write",
      "can my mum see my journal",
      "do you save what i say",
      "can other kids see my money diary",
      "is this chat private",
      "do i have to pay to join",
    ],
    answer:
      "The site is free. Other people here can’t see your money diary, unless they sign in as you. Others who are signed in can read your earning ideas, but not your name. A grown-up at 4MQ reads the kind deeds you tell us about. I don’t keep what you write to me here. It stays in this tab until you close it, sign out or clear it. Please leave out your name and address. What would you like to write?",
    example:
      "Tia is ten. She writes “sold cards, £3” in her diary, and other children can’t see it. Her dad made the account with her, so he can open it. She shares her idea in the Gig Jar, where nobody sees her name.",
    plan: "Before you send something, take out your name, your school and your street. When you finish, sign out, so that nobody else can open your diary. On the account page, you can download or delete what we keep.",
    pitfall:
      "Not every word stays on your screen. Your question goes to our computer, and another company’s AI may help. It gets your words, but we don’t tell it who you are. So leave out phone numbers and passwords, and sign out on shared screens.",
    path: "/privacy#who-can-see",
  },
  {
    name: "The 90-day challenge",
    asks: [
      "how does the 90 day challenge work",
      "how do i start the challenge",
      "what do i have to do in the challenge",
      "is the challenge hard",
      "what if i miss a day",
      "can i do the challenge without money",
      "how long is the challenge",
      "do i need an account for the challenge",
      "what are the missions",
    ],
    answer:
      "For 90 days, you write down what you earn, save and spend. It takes a few minutes a day, and a few coins are enough. Every two weeks, there’s a new mission, such as saving before you spend. To start, read mission one and write down today’s money. The journal needs an account. If you’re under 13, a grown-up makes it with you. You don’t need one for the Money Tracker. If you miss a day, just carry on. When could you write each day?",
    example:
      "On day one, Freya gets £5 and spends 80p on a bun. She writes two lines, which takes a minute. On day two, there’s nothing to write. By day 14, she can see that five buns have cost her £4.",
    plan: "Today, read the first mission on the challenge page. Ask a parent or carer about an account, or open the Money Tracker. Then choose a good time, such as after tea, and write one line.",
    pitfall:
      "People often stop because they’ve missed a few days and feel bad about it. You don’t lose anything, so just start again today. If no money came in or went out, there’s nothing to write. You don’t have to wait for a place or a reply either.",
    path: "/90-days-money-smart-challenge",
  },
  {
    name: "A streak that starts again",
    asks: [
      "my streak went back to zero and i did it yesterday whyyy",
      "i lost my streak",
      "why is my streak gone",
      "how do streaks work on here",
      "i forgot one day and my streak is 1 again",
      "can i get my streak back",
      "what counts for a streak",
      "how do i keep my habit streak going",
      "my flame has gone grey",
      "do i lose my badge if i miss a day",
      "what is the streak badge for",
      "how many days for a silver badge",
    ],
    answer:
      "That’s annoying, and it isn’t the end. A streak counts the days in a row on which you pressed the button for your habit. Doing the habit isn’t enough: the day has to be logged, by midnight. If a day is missing, the next one counts as day one. Your best streak stays, and so do your badges. They come at 7, 30 and 90 days in a row. You haven’t lost what you learned. When in the day could you log it?",
    example:
      "Bo logs six days and forgets the seventh. On Monday, her streak says 1, and her best still says 6. Eight days later, it says 9. She now has a badge and a new best.",
    plan: "Log today’s habit now. Tie it to something you always do, such as brushing your teeth. Look at your best, and try to beat it by one.",
    pitfall:
      "One missed day makes some people stop. Missing two is the only thing that hurts a habit. And on another device, sign in with the same account, or it won’t count.",
    path: "/resources/money-words#streak",
  },
  {
    name: "What to read first",
    asks: [
      "which story should i read first im 9",
      "what should i read first",
      "where do i start on this site",
      "which book is for my age",
      "im 12 which book should i get",
      "which chapter is best for a 10 year old",
      "is there a story for little kids",
      "what can i do on here",
      "im new here what do i do",
      "which book for a 14 year old",
      "what is the keeper of the embers about",
      "are the books free to read",
      "can i listen to a story",
    ],
    answer:
      "Start with “The Keeper of the Embers”. It’s a story for everybody, and you can read it or have it read to you. Then choose a free chapter for your age: “Needs vs Wants” for 8 to 10, “Influence Invasion” for 11 to 13, or “Debt Trap” for 14 to 16. After that, try a quiz for a coin, or find your place on the money map. You can stop and go on whenever you like. How old are you, and do you like stories or quizzes?",
    example:
      "Ivo is nine. On Monday, he listens to half of the story in bed. On Tuesday, he reads the rest and takes its quiz. On Saturday, he reads one part of “Needs vs Wants”.",
    plan: "Open the story and read one part. When it’s done, take its quiz. Next time, open the chapter for your age.",
    pitfall:
      "Don’t try to read it all at once. A part a day is plenty, and you’ll remember more. If a word is hard, look it up in “Money words”, or ask me.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    name: "A forgotten password",
    asks: [
      "i forgot my password",
      "cant log in",
      "how do i reset my password",
      "it says my password is wrong",
      "i cant get into my account",
      "i didnt get the email to reset my password",
      "forgot what email i used",
      "log in not working",
      "how do i sign in again",
      "my account wont open",
      "i made a new password and it doesnt work",
    ],
    answer:
      "That happens to everybody. Open the page to sign in, and press the link for a forgotten password. Type your e-mail address, and a message with a link comes to it. If it doesn’t, wait five minutes, and look in the spam folder. It goes to the address that the account was made with, which may be a grown-up’s. I can’t see or change passwords, so please never tell me yours. Is it your own e-mail, or a grown-up’s?",
    example:
      "Asa types her own e-mail, and nothing comes. Then she remembers: her dad made the account. He finds the message in his spam folder, and she picks a new password of three odd words.",
    plan: "Ask who made the account and with which e-mail. Send the link to that address. Choose three words that don’t belong together, and write them where only you look.",
    pitfall:
      "Never send a password to anybody who says they’ll fix it, not even here. And don’t use the same one for games, or one lost password opens them all.",
    path: "/auth",
  },
];
