/** Answers about games, game money and the people who play for money. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { ONLINE_ANSWER_FACTS } from "@/content/resources/facts/factsOfOnlineAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const GAMES: readonly TaughtAnswer[] = [
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
    id: "gems-into-pounds",
    title: "How much is 800 V-Bucks or 400 Robux in pounds?",
    ages: ["8-10", "11-13"],
    answer:
      "About £6 or £7 for 800 V-Bucks, and about £5 for 400 Robux. Prices change, so look in the game’s shop on the day. To work out any price, divide the pounds by the coins in the pack: that’s the price of one coin. Multiply it by what the item costs. If you need two packs, count both. The coins that are left over are spent money too.",
    example:
      "Say 1,000 coins cost £8. £8 is 800p, and 800p divided by 1,000 is 0.8p a coin. A skin costs 1,500 coins. 1,500 times 0.8p is 1,200p, which is £12. But you need two packs, so you pay £16.",
    plan: "Write two lines on paper: “100 coins = … p” and “1,000 coins = £…”. Stick it by the screen. Say each price in pounds before you tap.",
    pitfall:
      "A big pack looks cheaper per coin, but it’s only a saving if you’d have spent that much anyway. And “bonus coins” are part of the price.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    id: "is-robux-a-rip-off",
    title: "Are Robux and V-Bucks a rip-off?",
    ages: ["8-10", "11-13"],
    answer:
      "It depends on what you get from it, but you pay real money for things that cost almost nothing to copy. You can’t sell them like a toy. They’re gone if the game closes. Bigger packs look cheaper, so people buy more than they need. Prices in coins also hide the pounds. It isn’t cheating, because the price is shown. If you’d play with it every day for a month, it may be worth it to you.",
    example:
      "Kit pays £5 for about 400 Robux. A hat costs 350, so it’s about £4.40, and 50 coins stay over. He wears it for three days. £4.40 divided by three is about £1.47 a day. A library card would have cost £0.",
    plan: "Before you tap, turn the coins into pounds. Ask what else you could get for it. Wait for two days. If you still want it, buy only what you need, with a grown-up’s yes.",
    pitfall:
      "Coins that are left over make you buy again: that’s how it’s made. A “sale” ends so that you hurry. And sites that promise free coins want your password, so leave them alone.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
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
    id: "microtransactions",
    title: "What are microtransactions, and do they add up?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "They’re small payments inside a game or an app, such as 99p for a hat or £4 for gems. Each one looks tiny, but they add up. Some change only how you look, some make you faster, and some are a lucky dip. The game takes real money for all of them. They’re allowed, but the price should be clear. You can turn them off in the settings, or ask for a PIN before each one.",
    example:
      "Leo pays 99p on Monday, £1.99 on Wednesday and £2.99 on Saturday. 99p, £1.99 and £2.99 make £5.97 in one week. In ten weeks, that’s £59.70, which is the price of a big new game.",
    plan: "Open the list of purchases with a grown-up. Add up last month. Decide on one sum for this month, and write each payment down. When it’s gone, it’s gone.",
    pitfall:
      "“It’s only 99p” is how it begins. If a game gets dull unless you pay, that’s on purpose. Then it’s a good day to play another one.",
    page: "/resources/money-words#in-game-purchase",
  },
  {
    id: "how-free-games-earn",
    title: "How do Fortnite and Roblox make money if they’re free?",
    ages: ["8-10", "11-13"],
    answer:
      "They sell things inside the game: coins, skins, passes and monthly plans. Most players pay little or nothing, but there are so many of them that it adds up. A few spend a lot. On Roblox, a part of each sale goes to the people who make the games. Other free games show adverts. So “free” means free to start. You can play for years and pay nothing, and that’s quite all right.",
    example:
      "Say 1,000 players play for free. 950 pay nothing, 40 pay £5 and 10 pay £60. 40 times £5 is £200. 10 times £60 is £600. So the game earns £800, and most of it comes from ten people.",
    plan: "Play for ten minutes, and count how often the game shows you its shop. Write down what it sells, and the price in pounds. Then decide before you play what you’ll spend today, even if it’s £0.",
    pitfall:
      "The more you play, the more you may feel that you owe the game something. You don’t: you’re part of why others have fun. Nobody plays better because of a hat.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    id: "mobile-game-adverts",
    title: "Why do free mobile games show so many adverts?",
    ages: ["8-10", "11-13"],
    answer:
      "Because each advert you watch earns the game a little money. Firms pay to be seen, so the more you watch, the more it earns. “Watch this for a free life” is a swap: your time for a prize. Some adverts show a game that looks quite different from the real one. Don’t tap them by mistake: the X can be tiny. You can play games that have none, or ask at home to pay once.",
    example:
      "A game shows an advert of 30 seconds after each level. Harry plays 20 levels. 20 times 30 seconds is 600 seconds, which is ten minutes. In a week, that’s 70 minutes of adverts.",
    plan: "Time the adverts with a clock for one day. Ask a grown-up to turn off personal adverts. Look for games with no adverts, or play without the internet if the game can.",
    pitfall:
      "An advert that’s a small game itself wants you to install it. A fake “X” opens the shop. And if an advert scares you or isn’t for children, show it to a grown-up.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "speed-up-timers",
    title: "Why do games make me wait, or pay to go faster?",
    ages: ["8-10", "11-13"],
    answer:
      "The wait is there to make you pay, because waiting feels bad. The makers choose how long it takes: it costs them nothing to build your castle at once. So when you pay to skip, you buy time that they took away. You don’t have to. Put the game down, and the timer runs while you play outside. Next morning, it’s done for free. If a game is only waiting, it may not be a good game.",
    example:
      "A tower takes eight hours, or 60 gems. 100 gems cost £1.99, so 60 gems are about £1.19. Ines goes to school instead. When she’s back, the tower is there. She has saved £1.19, and does it five more times: £7.14.",
    plan: "Start a long timer before bed or school. Turn off the game’s messages. Choose two times a day to look in. Say aloud what a skip costs in pounds.",
    pitfall:
      "The first skips are free, so that you get used to them. Then each wait gets longer. If it makes you cross, that’s the sign to stop for today.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    id: "cost-of-minecraft",
    title: "How much does Minecraft cost, and is it worth it?",
    ages: ["8-10", "11-13"],
    answer:
      "About £17 to £25 once, depending on the device, and then it’s yours. On a phone or tablet, it costs less. It’s worth it if you’d play it for months, because there’s no end to it. You can play alone without paying more. Online play on a console may need a plan. Realms, skins and worlds in its shop cost extra, but you don’t need them. Ask which version your friends have, because not all of them can play together.",
    example:
      "Minecraft costs Noor’s family £20. She plays three hours a week for a year. 52 times 3 is 156 hours. £20 divided by 156 is about 13p an hour. A film at the cinema costs more than £3 an hour.",
    plan: "Find out which device and version your friends use. Look at the price in two stores. Check at home that it isn’t already in a plan you pay for. Then save up for it.",
    pitfall:
      "A very cheap code from a strange site may be stolen, and then the game stops. Buy it from the makers, a console store or a real shop. And Minecoins are real pounds.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    id: "game-card-code-not-working",
    title: "Why doesn’t the code on my game gift card work?",
    ages: ["8-10", "11-13"],
    answer:
      "Check three things first: each letter, the right store and the right country. O and 0, or B and 8, look alike. A card only works in its own store, and a UK card needs a UK account. It also has to be switched on at the till. If it still fails, go back to the shop with the card and the receipt. Or ask a grown-up to send a photo of both to the card firm’s help page.",
    example:
      "Rafi’s £15 card says “invalid”. He typed O for 0, so he tries again. It still fails. His dad looks at the receipt: the till scanned only the sweets. The shop switches the card on, and £15 is there.",
    plan: "Type it slowly with somebody who reads it out. Check the country in your account. Keep the card and receipt until the money is in. Then ask the shop first, and the firm next.",
    pitfall:
      "If the silver strip was already scratched, don’t buy it. Somebody may have copied the code. Never post the code or show it on a stream. And a site that “fixes codes” wants to steal it.",
    page: "/resources/money-words#gift-card",
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
    id: "earning-money-on-roblox",
    title: "How do people make money on Roblox?",
    ages: ["8-10", "11-13"],
    answer:
      "They make games or items, and get a part of the Robux that other players spend there. If they earn a lot, they can swap it for real money, with a checked account. A few big teams earn a living. Most people earn nothing, even after months of work. It’s still a good way to learn to build and code. Robux that you bought can’t be turned back into pounds.",
    example:
      "Ayo builds a game. 200 people try it, and eight of them buy a pass for 25 Robux. That’s 200 Robux. Roblox keeps a part, so say 140 are left for Ayo. At about £5 for 400, you’d pay £1.75 for that many. He worked for 20 hours.",
    plan: "Start with one small game for fun, with the free tools. Ask two friends to test it. Look up the rules on age and payment with a grown-up before you hope for money.",
    pitfall:
      "Don’t pay anyone who promises to make your game famous, and don’t share your password with a “team”. Trading items for real money outside the site breaks its rules. And keep homework and sleep first.",
    page: "/resources/ways-to-earn#teach-what-you-know",
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
    id: "trading-in-games",
    title: "Where can I sell or trade in my old games, and what will I get?",
    ages: ["11-13", "14-16"],
    answer:
      "You can trade discs in at a games shop, post them to a buying site, or sell them to a friend. A shop often gives less than half of its own price. Selling by yourself brings more, but takes time. A voucher is often for more than the cash. Downloads can’t be sold. New and popular games bring most, so don’t wait for years. Under 18, you’ll need a grown-up with you, and often their ID.",
    example:
      "A shop offers Asha £12 in cash or £16 as a voucher. It will sell the game for £28. Her neighbour pays £20. £20 is £8 more than £12. She sells it to the neighbour, with her mum’s OK.",
    plan: "Check that the disc works and the case is there. Compare three offers. Log out and delete your details from a console before you sell it. Agree at home who gets the money.",
    pitfall:
      "A voucher is only good if you’d shop there. With postal sites, the price can drop when they look at the disc. And never meet a stranger to sell something on your own.",
    page: "/resources/ways-to-earn#repair-and-resell",
  },
  {
    id: "game-pass-and-ps-plus",
    title: "How much are Game Pass and PS Plus, and are they worth it?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Their simplest plans cost ${ONLINE_ANSWER_FACTS.simplestGamePlan.figure}, and the biggest ones cost far more. They’re worth it if you’d play several of the games each month. If you only play one game, it’s cheaper to buy that one. Prices change, so look in the store on the day. You don’t need a plan for free games like Fortnite. When you stop paying, the games in the plan stop as well. A year in one go is often cheaper than 12 months.`,
    example:
      "A plan costs £7.50 a month. Twelve times £7.50 is £90 a year. Ewan plays one game, which costs £35 second-hand. He buys it and keeps it. His cousin plays nine games from the plan, so for her it’s £10 a game.",
    plan: "Write down the games you really played last month. Look which of them are in the plan. Multiply the price by 12. Compare that with buying the ones you love.",
    pitfall:
      "A first month may be cheap or free, and then the full price starts by itself. Put the date on a calendar. And the dearest plan is easy to choose by mistake, because it’s shown first.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["simplestGamePlan"],
  },
  {
    id: "steam-and-console-refunds",
    title: "Do Steam, PlayStation, Xbox and Nintendo give refunds?",
    ages: ["11-13", "14-16", "parents"],
    answer: `It depends on the store, and speed matters. Steam refunds a game within ${ONLINE_ANSWER_FACTS.steamRefundTime.figure}, if you’ve played it for less than ${ONLINE_ANSWER_FACTS.steamRefundPlay.figure}. PlayStation gives you ${ONLINE_ANSWER_FACTS.playStationRefund.figure}, but only if you haven’t started the download. Xbox looks at each request. Nintendo usually says no to downloads, but a pre-order can be cancelled before it’s paid. If a game is faulty, all of them must help, because that’s the law. The owner of the card should ask, on the store’s own help page.`,
    example:
      "Freya pays £24 on Steam on Saturday. After 50 minutes, she’s bored. She asks on Sunday. That’s one day and less than two hours, so she gets £24 back. Her brother has played his for six hours. He gets £0.",
    plan: "Stop playing. Open the store’s refund page with the owner of the card. Choose the game and the reason. Save the answer. Next time, try a demo or a video first.",
    pitfall:
      "A download may start by itself, so turn that off before you buy. Coins and skins that you’ve used are seldom refunded. And a game that you simply don’t like isn’t faulty.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["steamRefundTime", "steamRefundPlay", "playStationRefund"],
  },
  {
    id: "app-store-refunds",
    title: "How do I get a refund from the App Store or Google Play?",
    ages: ["11-13", "14-16", "parents"],
    answer: `On an iPhone or iPad, go to reportaproblem.apple.com, and sign in with the account that paid. On Android, open Google Play’s order history, and ask within ${ONLINE_ANSWER_FACTS.googlePlayRefund.figure} if you can. Choose the purchase and the reason. Say if a child paid by mistake. The store decides, and often tells you within a few days. After that time, ask the makers of the app. If it’s a subscription, cancel it as well, because a refund doesn’t always stop it.`,
    example:
      "Oscar, six, taps on a £9.99 chest on his mum’s phone. She asks that evening, and writes, “My child bought this without asking.” Two days later, £9.99 comes back. Then she sets a password.",
    plan: "Find the receipt in the e-mails. Ask today, with the account that paid. Don’t use what was bought. Then turn on a password for each purchase.",
    pitfall:
      "Don’t ask the bank to reverse the payment first, because the store may lock the account. Deleting the app gives nothing back. And anybody who offers to “win” you a refund for a fee is a trickster.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["googlePlayRefund"],
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
    id: "stop-buying-packs",
    title: "How do I stop spending all my money on packs in a game?",
    ages: ["11-13", "14-16"],
    answer:
      "Take the card off the console or phone today. Then set a monthly limit in the family settings, or load only a gift card of that sum. Packs are built like a prize draw, and most give you less than you hoped. Turn off alerts for new ones. When the wish comes, play a match first and look again after. If it won’t stop, tell a grown-up. GamCare helps teenagers for free.",
    example:
      "Reece spent £8 on packs each week, so £32 in four weeks. His best player came in a free one. Now he takes one £5 gift card a month. £32 take away £5 is £27, and in three months he has £81 for new boots.",
    plan: "Add up what you’ve spent since summer, from the list in your account. Write the sum on a note by the screen. Set the limit with a parent. Each time that you skip a pack, put that price in a jar.",
    pitfall:
      "“One more, and I’ll get him” is what the game wants you to think. The next pack doesn’t know about the last one. When the new season starts, most of those players are worth nothing, so wait for that.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
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
    id: "skins-as-an-investment",
    title: "Are skins in a game a good investment?",
    ages: ["11-13", "14-16"],
    answer:
      "Usually no: a few rare skins have sold for a lot, but most lose value. All of them depend on one company, which can change the rules, and prices can halve in a day. Under 18, you often can’t sell a skin for real money. A skin earns nothing while you wait. Fees take a part of each sale. Buy one because you like it, with money you can lose.",
    example:
      "Marek pays £40 for a skin, and hopes for £80. In the autumn, the makers change how rare skins are made. It’s worth £22. To sell, he pays 15%: £3.30. £22 take away £3.30 is £18.70. In a savings account, he’d still have £40 and a bit.",
    plan: "Look at the price over two years, and not over two weeks. Work out the fee. Then ask, “Would I want it if it never went up?” If not, save the money.",
    pitfall:
      "Videos show the one who won. Sites outside the game often cheat young sellers, or break the rules and lose your account. And opening cases to get one is like a bet.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    id: "selling-a-game-account",
    title: "Can I sell my game account or my skins for real money?",
    ages: ["11-13", "14-16"],
    answer:
      "No, most games ban it, and you can lose the account if you try. You’ve paid to use the skins, but they stay with the makers. Many buyers of accounts are thieves: they take the log-in and don’t pay. Sellers cheat as well, and take the account back later. Some games have a market of their own, where you get shop credit. If you’re done with a game, stop spending, and enjoy what you had.",
    example:
      "Jay has spent £140 on an account. A stranger offers £60. Jay sends the log-in first. The stranger changes the password, and no money comes. He has lost £140 worth of skins and got £0.",
    plan: "Read the game’s rules: search for “selling accounts”. Take your saved card off. If you want money, sell things that are really yours, such as discs or an old controller, with a grown-up.",
    pitfall:
      "“Rare account, cheap” is bait when you’re buying as well. It’s often stolen, so it gets locked within days. And giving away your e-mail with it opens other doors.",
    page: "/resources/scams-and-games#the-free-coins",
  },
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
    id: "turning-off-in-app-buying",
    title: "How do I turn off in-app buying or set a spending limit?",
    ages: ["parents"],
    answer:
      "Begin in the family settings of the device: those cover every game. On an iPhone or iPad, turn on Ask to Buy in Family Sharing. On Android, ask for approval in Google Family Link. Xbox, PlayStation and Nintendo have parental controls with a limit or a password. Give your child an account of their own, with the right age. Then take your card off, or use a gift card with a fixed sum.",
    example:
      "Mrs Cole sets £5 a month on her son’s console, and a PIN that only she knows. In the first month, he asks for £12. They look at it together. He chooses one thing for £4.50, and 50p is left.",
    plan: "Tonight: check which card is saved where. Turn on approval for each purchase. Set a PIN that isn’t your phone’s. Test it by trying to buy something with your child.",
    pitfall:
      "Fifteen minutes of “no password needed” after one purchase is enough for a lot of gems, so set it to ask each time. A face or a thumb that unlocks the phone may also pay. And explain the rules, or they’ll be dodged.",
    page: "/resources/scams-and-games#what-the-game-really-costs",
  },
  {
    id: "limit-for-spending-on-games",
    title: "How much should I let my child spend on games?",
    ages: ["parents"],
    answer:
      "There’s no right sum, but a fixed monthly amount that you both can say in pounds works best. Many families use a part of the pocket money, such as a quarter, and no more. Let your child choose what to buy with it. When it’s gone, it’s gone until next month. Put it on a gift card, so that it can’t go over. Count games, passes and coins together. Look at it again every few months.",
    example:
      "Zara gets £20 a month. A quarter of £20 is £5, so £5 is for games. In March she spends it on a hat, and in April she’s sorry. In May she saves it. In July, she has £15 and buys a whole game.",
    plan: "Look at last month’s payments together, without blame. Agree on the sum, the day and the way to pay. Write down one rule for extras: “Ask, wait a night, use your own money.”",
    pitfall:
      "Topping up “just this once” teaches that the limit moves. And friends’ limits differ, so don’t be led by “everybody gets £30”. If spending is hidden or won’t stop, talk about why first.",
    page: "/resources/raising-money-smart-kids#three-talks-that-need-not-become-rows",
  },
  {
    id: "online-play-for-several-children",
    title: "Do I have to pay for online play for each child?",
    ages: ["parents"],
    answer:
      "Not always: it depends on the console. Nintendo sells a family plan for up to eight accounts. On Xbox and PlayStation, one plan on the home console normally covers everybody who plays on that console. A second console needs its own plan, or clever sharing that the firm allows. Many free games, such as Fortnite, need no plan for online play. So count the consoles and the games first. Then choose a year, if it’s cheaper.",
    example:
      "Three children share one console. One plan at £7.50 a month, set as the home console, does for all three: that’s £90 a year. Three plans would have been three times £90, which is £270.",
    plan: "Write down who plays what, and on which console. Set one console as “home” or “console sharing” in the settings. Try it with each child’s account. Cancel what you don’t need.",
    pitfall:
      "Children under 18 can’t normally buy a plan themselves, and each still needs an account with the right age. Plans renew by themselves. So turn that off on the first day, and decide again each year.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
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
];
