/** Answers about games, game money and the people who play for money. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import type { TaughtAnswer } from "./taughtAnswer";

export const GAMES: readonly TaughtAnswer[] = [
  {
    id: "game-purchases-without-asking",
    title: "My child spent money in a game without asking: can I get it back?",
    ages: ["parents"],
    answer:
      "Take a breath first, because it happens in plenty of homes. In a game, paying hardly feels like paying. Today, ask for a refund from the store that took the money. Say that your child paid without asking you, and list each date and amount. Don’t let anyone use what was bought. It isn’t certain, but quick requests do best. Then make the store ask for your password every time, and remove your saved card.",
    example:
      "Mr Shah finds four payments of £7.99, which make £31.96. He waits until he’s calm, and sits down with Zain. Zain is eight, and thought that the gems were free. Together, they find the receipts and fill in the refund form. Then Mr Shah sets a password, and they have tea.",
    plan: "First, find the receipts in your e-mails or in the list of purchases. Next, ask for the refund on the store’s own help page, and keep the reply. Then set a password for every payment, and take the card off. Last, agree one rule: nobody buys without asking.",
    pitfall:
      "If the store says no, ask why, and ask it to look again. Your bank can tell you if it can help. But if a payment is reversed, the store may lock the game account. Never pay a stranger who offers to win you a refund. If your child knew it was wrong, talk about that on another day.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    id: "talking-about-loot-boxes",
    title: "How do I talk to my teenager about loot boxes and betting?",
    ages: ["parents"],
    answer: `Start with curiosity: ask to see a box being opened, and what they hoped for. Then look up the odds together, because most games should show them. Say what’s alike: you pay, and chance decides what you get. Most new games with boxes are now rated ${BUYING_FACTS.lootBoxRating.figure}. Agree on a monthly limit, and set it in the family settings. Betting itself is for people of 18 and over. If the spending is hidden or won’t stop, GamCare advises families for free.`,
    example:
      "A pack costs £2, and the card that Lewis wants comes in one of 80. On average, that’s 80 times £2, which is £160. He does the sum himself, and says, “I could buy three whole games.”",
    plan: "Watch one opening together without a comment. Do the sum for the thing they want. Agree on a limit, and look at it again in a month.",
    pitfall:
      "A ban without a talk often moves it to a friend’s console. And don’t laugh at what they bought. Pride in the find is part of why it works.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
    facts: ["lootBoxRating"],
  },
  {
    id: "pre-ordering-a-game",
    title: "Should I pre-order a game or wait until it’s out?",
    ages: ["11-13"],
    answer:
      "You can nearly always wait, because a download doesn’t sell out. If you order early, you pay before anybody knows how good the game is. The bonus is there to make you hurry, and it’s often small. Prices tend to fall within months. If you do order, find out first when the money is taken and how you can cancel. A good step is to wait for the first week of reviews.",
    example:
      "A game costs £60 before it comes out, with a free hat. Ezra waits. In week one, players say it’s full of faults. Four months later, it’s been mended and costs £39. £60 take away £39 is £21, so waiting saved him £21.",
    plan: "Write the release date on a calendar. Put a bit of money aside each week until then. On the day, read three reviews that nobody paid for. Then decide with the person who owns the card.",
    pitfall:
      "The dear edition looks special beside the plain one. Often it’s the same game with a few extras. Ask yourself what you’d pay for each extra by itself. If a friend says the early bonus is a must, ask again after a month.",
    page: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    id: "trading-items-in-games",
    title: "How can I trade items in games like Roblox without being tricked?",
    ages: ["11-13"],
    answer:
      "It’s safest inside the game’s own trade window, where both sides show their items first. Never go first because somebody promises to follow. Once you press accept, most games won’t undo a trade. Don’t buy from a player with real money, because most games ban that. The values that players post are only what people hope for. If you were tricked, take a picture of the chat and report it in the game.",
    example:
      "A player offers Mina a rare dragon for her cat. In the trade window, he shows a dragon, and then quickly puts in a plain one. Mina looks once more before she accepts. She presses cancel, so she still has her cat.",
    plan: "Before you trade, look up the item in two places. Check both sides of the window twice. Wait ten seconds before you accept. If anything has changed, cancel and start again.",
    pitfall:
      "“Trust me and go first” and “I’ll double your item” are old tricks. So is a middleman who’s really a friend of the thief. A rare thing for almost nothing is a warning. If you lost something, it’s not your fault. Tell a grown-up, and report it.",
    page: "/resources/scams-and-games#the-free-coins",
  },
  {
    id: "game-seasons-and-streaks",
    title: "Do I have to rush to buy a season pass or keep a game streak?",
    ages: ["11-13"],
    answer:
      "You don’t need to buy it today: the timer is there to rush you. Games use end dates and daily gifts so that you come back and spend. Lots of items return later, though not all of them do. You can have just as much fun without this one. If you’ve lost a streak, it was only a number on a screen. Close the shop, and look again in the morning.",
    example:
      "A pass costs £8, and the season ends in four days. Oli has done 20 of 100 levels. He can do about five a day. Four times five is 20, so he’d reach level 40. He’d pay for 100 levels and get 40 of them.",
    plan: "Turn off the game’s messages on your phone. Choose your own days to play, and skip one on purpose. See what really happens. Then put the price of the item in a jar, and decide next week.",
    pitfall:
      "“I’ve come so far, so I have to pay to finish.” That thought costs people a lot. What you’ve spent is gone either way. Only ask if the next pound is worth it. If you find it hard to stop, tell a grown-up you trust.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    id: "parents-saved-card",
    title: "Can I use a parent’s card that is saved on my console or tablet?",
    ages: ["11-13"],
    answer:
      "Only use it if the owner of the card says yes, each time. A saved card still spends their money, even if one tap is enough. If you’ve used it already, tell them today. Say what you bought and how much it was, and that you’re sorry. Asking early for a refund works best, and you’ll feel lighter. Then set up a PIN together, so that nothing is bought by a slip. That helps both of you.",
    example:
      "Finn taps twice and spends £7.98 on his mum’s card. He tells her at tea. She’s cross for a bit, and then they ask the store for a refund. It gives back £3.99. Finn pays her the other £3.99 from his jar.",
    plan: "Ask the owner if they know that the card is saved. With them, open the settings and take it off, or add a PIN. Agree on one rule, such as “ask first, every time”.",
    pitfall:
      "Small taps look like nothing, but they all show up on the owner’s bank list. Hiding it makes it worse, and a refund gets harder. It’s also no excuse that a friend or a little brother did it. Tell the truth, and sort it out together.",
    page: "/resources/money-words#in-game-purchase",
  },
  {
    id: "esports-and-prize-money",
    title: "How do esports players get paid, and could I become one?",
    ages: ["11-13"],
    answer:
      "A few top players get pay from a team, prize money and sponsors, but most players earn nothing. It’s like football: millions play, and few live from it. Many events have a lowest age, and a parent has to agree. So play because you love it, and keep up with school. There are far more jobs in making games, art, sound, shoutcasting and running events. One step is to ask about a games or coding club.",
    example:
      "Luis and three friends win £60 in a school final. Four into £60 is £15 each. They trained for 30 hours. £15 divided by 30 is 50p an hour. It was great fun, but it wasn’t a wage.",
    plan: "Look for a free club or school event. With a grown-up, read the rules on age and fees. Then try one other job for a day: film the match, design the poster or run the scores.",
    pitfall:
      "Watch out for events that want an entry fee from strangers. Some never pay the prize, and paying in to win can be a kind of bet. Don’t buy “coaching” from a player who messages you. Talk to a grown-up first.",
    page: "/resources/ways-to-earn#film-and-edit",
  },
  {
    id: "console-or-gaming-pc",
    title: "Is a console or a gaming PC cheaper?",
    ages: ["11-13"],
    answer:
      "A console usually costs less at the start, but a gaming PC may have cheaper games. So add up three years, not just the first day. For a console, add games, a controller and often a fee to play online. For a PC, add a screen, a keyboard and new parts. You can do homework on a PC. With a disc drive, you can buy and sell used games.",
    example:
      "A console is £400, online play £50 a year and six games a year £30 each. In three years, £400, £150 and £540 make £1,090. A PC is £750, a screen £100 and six games a year £15 each. £750, £100 and £270 make £1,120.",
    plan: "List all the parts for both. Write down what you’d pay each year for games and online play. Multiply that by three, and add the start. Then look at used and refurbished ones.",
    pitfall:
      "The box in the shop is only the first cost. People save for a year, and then have no money for a game. Put some by for that before you buy. And never carry hundreds of pounds by yourself: go with a grown-up.",
    page: "/resources/money-words#cost",
  },
  {
    id: "robux-with-pocket-money",
    title: "Is it OK to buy Robux or V-Bucks with my pocket money?",
    ages: ["8-10", "11-13"],
    answer:
      "If a grown-up agrees, you may, because it’s your money. But think of it as real pounds, not as gems. Once it’s changed, you can’t change it back. A gift card with a fixed sum is safer than a saved card, because it can’t go over. Decide on a limit, such as £5 a month. Then wait a day before you spend. If you still want it, fine.",
    example:
      "Max has £10. A pack costs £4.99, and he buys one each week for two weeks. Two times £4.99 is £9.98. He has 2p left, and an item that he no longer uses. Next month, he buys one pack.",
    plan: "Write the price in pounds next to the item. Agree on a limit for the month at home. Wait one night, then choose.",
    pitfall:
      "Packs seldom match the price of the item, so a few coins are always left over. They make you want the next pack. Count pounds, not coins.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    id: "loot-boxes",
    title: "Are loot boxes in games worth the money?",
    ages: ["11-13", "14-16"],
    answer:
      "Usually not, because you pay first and most boxes hold something small. That makes a loot box a lot like a bet. The rare prize is real, but only a few players get it. It’s fine to love the thrill of opening one. Before you tap, say the price in pounds. Then name one thing you could get for certain with the same money.",
    example:
      "A box costs £2, and 1 box in 20 holds golden boots. Ten boxes cost £20, which feels like plenty of tries. Even so, about six in ten players still have no boots. For £20, you could buy something that you can see first.",
    plan: "First, look up the chance of getting the prize, because many games show it. Next, write the price in pounds, not in gems. Then wait one night, and decide in the morning with somebody at home.",
    pitfall: `It’s easy to think that the next box has to be the lucky one. Often each box is a fresh draw, so the ones before don’t count. Check the game’s age rating as well. Since June 2026, most new games with loot boxes have been rated ${BUYING_FACTS.lootBoxRating.figure} or over.`,
    page: "/resources/scams-and-games#a-message-from-a-friend",
    facts: ["lootBoxRating"],
  },
  {
    id: "skins-and-battle-passes",
    title: "Why do skins cost so much, and is a battle pass worth it?",
    ages: ["8-10", "11-13"],
    answer:
      "A skin costs a lot because the makers charge whatever fans will pay. One more copy costs them almost nothing. Gems help to hide the price, because 800 gems don’t feel like pounds. So find out what the gem pack costs in pounds. Then think what else you could do with that money. A battle pass is only worth it if you’d play that much anyway. Wanting a skin is fine, and so is playing without one.",
    example:
      "A cape costs 900 gems. Gems come in packs of 500 for £4, so you need two packs. That’s £8, with 100 gems left over. The shop says 900 gems, but £8 of your real money has gone.",
    plan: "Find out which packs you’d need, and write down their price in pounds. Count how many weeks it takes you to save that much. Wait one night, and then ask at home before you pay.",
    pitfall:
      "Leftover gems tempt you to buy one more pack. So look at what will be left over before you pay. A clock in the shop can also make you hurry, but there’s nearly always another skin soon. You’ll play just as well without this one.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    id: "refund-for-a-game",
    title: "Can I get a refund for a game or for something I bought in it?",
    ages: ["8-10", "11-13"],
    answer:
      "Maybe, and your chances are best if you ask today. Go to the app store or game store that took the money. The owner of the card should ask with you. Say what was bought, when, and that it was a mistake. Don’t use it while you wait. If the game doesn’t work, say so, because the seller has to put that right.",
    example:
      "Ruby buys 2,000 gems for £8 instead of 200 for 80p. She tells her aunt, whose card it was. They find the receipt, and ask for a refund within the hour. Ruby hasn’t touched the gems, and that helps.",
    plan: "Tell the owner of the card today, because this happens in lots of families. Find the receipt in the e-mails or in the list of purchases. Ask together on the store’s own help page, and keep the reply.",
    pitfall:
      "If you wait and keep playing, you’re less likely to get a refund. With a download or an opened game, changing your mind may not be enough. If a stranger offers to get you a refund for a fee, it’s a trick.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    id: "gambling-and-betting",
    title: "Why do people lose money when they gamble or bet?",
    ages: ["11-13", "14-16"],
    answer:
      "People lose because the game keeps part of what everybody pays in. So all the players together get back less than they paid. One of them may win today, and that’s the story you hear. The longer somebody plays, the more the game usually keeps. That isn’t bad luck, because it’s built that way. Betting is only for adults. If somebody’s betting worries you, tell a grown-up you trust.",
    example:
      "A hundred people pay £1 each, so £100 goes in. The game pays out £80 in prizes and keeps £20. One winner is very happy, and tells everybody. But on average, each player has lost 20p, and tomorrow it happens again.",
    plan: "Watch the next betting advert you see, and count the winners and the losers. Then think who paid for that advert: the players who lost. If a friend wants to bet with you, say, “Let’s just play for fun.”",
    pitfall:
      "After a loss, people think that the next go will win it back. That’s how a small loss grows. And a near miss is still a miss. If somebody you love can’t stop, it isn’t your fault. Childline will listen, free, on 0800 1111.",
    page: "/resources/money-words#gambling",
  },
  {
    id: "returning-an-opened-game",
    title: "Can I give back a game that I’ve opened or downloaded?",
    ages: ["11-13"],
    answer: `If it works and you’ve just changed your mind, usually not. For most things bought online, you have ${BUYING_FACTS.cancelOnline.figure} to cancel. With games, that normally ends when you break the seal or start the download. In a shop, it depends on the shop’s own rules. But if the game is faulty, the law helps. A faulty disc can go back within ${BUYING_FACTS.rejectFaulty.figure} for all your money. The seller must first mend or replace a faulty download. Some stores also take back games you’ve hardly played.`,
    example:
      "Kofi buys a game on disc for £35, and opens it. He finds it boring, so the shop says no. His second game freezes on level two, even on a friend’s console. That’s a fault. He goes back on day six with his receipt, and gets £35.",
    plan: "Before you open it, watch somebody play it, or try a free demo. Leave the seal on, and keep the receipt until you’re sure. If it’s faulty, film the fault. Then go back with the person who paid.",
    pitfall:
      "A sign that says “No refunds on opened games” doesn’t count if the game is faulty. But a game that’s too hard or too short isn’t faulty. For a download, read the store’s refund page on the first day, because the time is often short. And don’t play on while you wait for an answer.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["cancelOnline", "rejectFaulty"],
  },
  {
    id: "hacked-game-account",
    title: "How do I get my hacked game account back?",
    ages: ["11-13"],
    answer: `Tell a grown-up now, and use the game’s own help page to get it back. Type in the address yourself. Say when it happened, and send proof that it’s yours, such as a receipt. Change your e-mail password first, and then the one for the game. Turn on two-step verification. If a card is saved there, its owner should call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card. It’s not your fault, because it happens to careful players as well.`,
    example:
      "Teo’s account is taken on Saturday. His mum finds the receipt for a £10 pack. They send it with the help form. The makers reply after four days, and he can log in again. Two skins are missing, but nobody has used the card.",
    plan: "First, change the e-mail password with a grown-up. Next, fill in the form on the game’s real help page. Then take the card off the account, and turn on two-step verification.",
    pitfall:
      "People who offer to “hack it back” for a fee are after your money. Fake help accounts also wait for players in trouble. Only use the help page inside the game. If you use the same password anywhere else, change it there too, starting today.",
    page: "/resources/money-words#two-step-verification",
    facts: ["callTheBank"],
  },
];
