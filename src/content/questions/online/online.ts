/** Answers about apps, adverts, orders and people online. */
import { ONLINE_ANSWER_FACTS } from "@/content/resources/facts/factsOfOnlineAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { SCHOOL_ANSWER_FACTS } from "@/content/resources/facts/factsOfSchoolAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const ONLINE: readonly TaughtAnswer[] = [
  {
    id: "how-youtubers-get-paid",
    title: "How do YouTubers and streamers make money?",
    ages: ["8-10", "11-13"],
    answer:
      "Most of it comes from adverts. A firm pays the site to show them, and the site shares part of that with the person. They also earn from members, gifts, their own shirts, and firms that pay them to show a thing. Only a few earn a lot. Most earn little or nothing, and they must pay for kit, and tax. A site sets how many fans and views you need, and you must be 18 or have a parent’s help.",
    example:
      "Say a channel gets £2 for each 1,000 views of adverts. A video with 5,000 views brings in 5 times £2, so £10. It took 12 hours to make. £10 divided by 12 is about 83p an hour.",
    plan: "Watch one video, and count the ways in which it earns: adverts, gifts, shirts, paid posts. Then ask what it sells to you.",
    pitfall: `You see the few who made it, not the thousands who didn’t. The government plans to keep under-${ONLINE_ANSWER_FACTS.socialMediaAge.figure}s off YouTube and some other sites from spring 2027. You can still make films for fun and show them at home.`,
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
    facts: ["socialMediaAge"],
  },
  {
    id: "unboxing-videos",
    title: "Why do unboxing videos make me want everything?",
    ages: ["8-10", "11-13"],
    answer:
      "Because you feel the surprise as if the box were yours. The music, the rustle and the big “wow” are planned. Many of those toys were sent for free, or the person was paid. If so, it should say “ad”. You see the best minute, and not the day when the toy lies in a corner. It’s fine to enjoy them. After the video, wait a week, and see if you still think about it.",
    example:
      "Nell watches ten surprise eggs being opened. Each costs £8, so that’s £80 of eggs. The girl in the film got them for nothing. Nell would have to save £2 a week for 40 weeks.",
    plan: "Look for the word “ad” or “gifted”. Count how many things are opened. Write down what you want, and look at the list next Sunday. Cross out what you’ve forgotten.",
    pitfall:
      "Blind boxes and surprise eggs are a bit like a bet: you don’t know what you get. Doubles are common. A toy that you can see first is the safer buy.",
    page: "/resources/level-2-sample-chapter#inside-the-hype-machine",
  },
  {
    id: "sharing-passwords",
    title: "Can I share my password, PIN or code with a friend?",
    ages: ["8-10", "11-13"],
    answer:
      "Keep them to yourself, even if your best friend asks. It isn’t about trust: friends can lose a phone or fall for a trick. A code sent to your phone is a secret as well. Anybody who asks for it wants to get into an account. A real bank never asks for it. Only the grown-ups who look after you may know your password. If a friend knows it, change it today.",
    example:
      "Ama gives Bo her password, so he can feed her game pets. Bo logs in on a tablet that three people use. A week later the pets are gone, and nobody knows who did it. They’re still friends, but both feel awful.",
    plan: "Pick one account with a password that somebody else knows. With a grown-up, change it to something long and hard to guess. Then turn on two-step verification, if the site has it.",
    pitfall:
      "Saying no can feel mean, so have an answer ready. “Sorry, I never share it with anybody” is kind, and it’s enough. Don’t use the same password everywhere, because then one leak opens every door.",
    page: "/resources/money-words#password",
  },
  {
    id: "password-given-away",
    title: "I gave somebody my password or login: what do I do?",
    ages: ["8-10", "11-13", "14-16"],
    answer: `Change the password now, with a grown-up, and sign out everywhere else. You aren’t in trouble, because people who ask for it are good at tricking others. Never give a password, whatever is promised for it. Then block the person and report them in the game or app. If it was for a bank account or a card, a grown-up should call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on the card today. Change it wherever else you use the same one.`,
    example:
      "A boy in a game promises Ivy a rare pet for her password, and she sends it. Nothing comes. She tells her dad ten minutes later. They change the password, sign out everywhere and report the boy. Her pets are still there.",
    plan: "Tell a grown-up now. Change the password together, and turn on two-step verification. Look at what was bought or changed, and take a picture of it. Block and report the person.",
    pitfall:
      "Waiting because you feel silly is what they hope for. Don’t message them to ask for it back, and don’t pay. If they threaten you, stop answering and tell a grown-up: it isn’t your fault.",
    page: "/resources/money-words#password",
    facts: ["callTheBank"],
  },
  {
    id: "cookie-banners",
    title: "Should I click accept or reject on a cookie banner?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Click “reject”, because the site still works and learns less about you. Cookies are small notes that a site keeps in your browser. Some are needed, such as those that remember your basket. Others follow you from site to site to sell adverts. In the UK, a site must ask you before it uses most of those. Saying no should be as easy as saying yes. If there’s no “reject”, look under “settings” or “more options”.",
    example:
      "Sana counts one afternoon: she meets 14 banners. She rejects 12 with one tap. Two hide the button behind “options”. On all 14, she can read what she came for. It took her about one minute.",
    plan: "For a week, tap “reject” each time. With a grown-up, clear the cookies in your browser once a month. See if the adverts change.",
    pitfall:
      "The bright button is nearly always “accept”. That’s a trick of the eye, so read before you tap. Some sites say “accept or pay”. You can leave and find another one.",
    page: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
  },
  {
    id: "sharing-a-family-subscription",
    title: "Is a family subscription cheaper, and how do we share the cost?",
    ages: ["11-13"],
    answer:
      "A family plan is often cheaper for each person, if several people at home use it. Read the rules first. Many plans are for people at one address, so a cousin or friend may not be allowed. Divide the price by the number of people who really use it. Then agree who pays what, and on which day. If money is short, take turns: one month on, and one month off.",
    example:
      "One person pays £11 a month. The family plan is £18. Four people at home use it, and £18 divided by 4 is £4.50 each. That’s £6.50 less than £11. But if only one person listens, £11 is the better deal.",
    plan: "List every subscription at home, and who used it this week. Ask the person who pays if two could become one. If you share the cost, pay your part on the same day each month.",
    pitfall:
      "It’s easy to keep three plans and watch only one. Add up a whole year: £9 a month is £108. And if one of you leaves the plan, the share for the rest goes up. So talk about it before you join.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "showing-off-money",
    title: "Should I post pictures of my money or show off what I have?",
    ages: ["11-13"],
    answer:
      "It’s safer not to post money, cards or dear things. A picture can draw thieves, and people who want some. Card numbers can be read from a photo. It may also make a friend feel small. People flex because they want to be liked, but the good feeling goes fast. Much of what you see is hired, borrowed or not paid for yet. If you’ve posted something, you can take it down today.",
    example:
      "Dan posts a photo of £80 from his birthday. In one hour, six people ask him for money, and a stranger asks where he lives. He takes it down. He thanks his gran with a call, and she likes that far more.",
    plan: "Look through your posts for cash, cards, your street or your school. Delete those. Next time, show what you did or made, not what it cost.",
    pitfall:
      "It’s easy to feel poor beside a film of fast cars. You see one minute that somebody chose, not their bills. Don’t flex back, because it never ends. If anybody pushes you for money at school, tell a teacher or someone at home.",
    page: "/resources/level-2-sample-chapter#everyone-has-one",
  },
  {
    id: "delivery-app-fees",
    title: "Why is a takeaway dearer on a delivery app?",
    ages: ["11-13"],
    answer:
      "On many apps, you pay more than once. The food may cost more than at the counter. Then come a delivery fee and a service fee. A small order can have a fee of its own. The app keeps a part, and the rest goes to the people who cook and ride. The last page shows the real price, so look there before you pay. Picking it up is usually cheaper.",
    example:
      "A burger is £8 at the counter and £9.20 in the app. Delivery is £2.50, the service fee £1.10 and the small-order fee £1.20. £9.20, £2.50, £1.10 and £1.20 make £14. So it costs £6 more to stay on the sofa.",
    plan: "Write down the price at the counter. Put the food in the app’s basket, and read the last page. Take one from the other. Then decide if you’d rather walk.",
    pitfall:
      "“Free delivery” may need a bigger basket or a monthly plan. £4 a month is £48 a year. Don’t add chips just to get over the line. If you share an order with friends, share the fees as well.",
    page: "/resources/money-words#fee",
  },
  {
    id: "reviews-and-star-ratings",
    title: "Can I trust online reviews and star ratings?",
    ages: ["11-13"],
    answer:
      "You can’t trust them all, because some are bought or made by a computer. Fake reviews are against the law in the UK, but they’re still out there. Read those with three stars first, since they often say what’s good and what isn’t. Look for details, photos and different dates. Then check a second site, or ask somebody who owns the thing. Don’t write a review for money yourself.",
    example:
      "A lamp has 200 reviews with five stars, and 150 of them came in one week. Many say “So good, love it.” Under three stars, Ben reads, “It broke after a month.” He picks another one with 40 reviews that give details.",
    plan: "Sort the reviews by newest. Read two good ones, two bad ones and two in the middle. Search for the thing’s name with “problem”. Then decide.",
    pitfall:
      "A high number of stars feels like proof, but five reviews can be five cousins. And the review may be of another product on the same page. If the price is far too low, no star makes up for it.",
    page: "/resources/money-words#comparison-shopping",
  },
  {
    id: "reviews-for-money",
    title: "Can I write reviews for money or for free things?",
    ages: ["11-13", "14-16"],
    answer:
      "No, don’t take money for a good review: fake reviews are against the law in the UK. If you were given a thing, you may review it honestly, and say that it was free. Many “paid review” jobs are scams. You pay first, or they want your account. Most review sites are for people of 18 and over. An honest review of something you bought helps others, and it’s free.",
    example:
      "A seller promises Bea a £10 refund if she gives five stars for a £10 lamp. The lamp flickers. Say 200 people took the money: 200 times £10 is £2,000 for a lie. Bea gives two stars, and tells the site.",
    plan: "If somebody offers you something for a review, don’t reply. Report it to the site. Write one true review this month: one good point, and one bad one.",
    pitfall:
      "“Just like and rate, and get paid” starts with £3 and ends with “pay £40 to unlock”. Once your name is on lies, it’s hard to undo. Show it to a grown-up.",
    page: "/resources/scams-and-games#the-job-that-finds-you",
  },
  {
    id: "paid-influencers",
    title: "Are influencers paid for what they recommend?",
    ages: ["11-13", "14-16"],
    answer:
      "Yes, many get money, free things or a share of what you spend. They may mean what they say, but it isn’t the same as a tip from a friend. In the UK, a paid post must say clearly that it’s an ad. Not all of them do. So a code or a link is a clue that somebody is being paid. Enjoy the video, and then look for other views.",
    example:
      "Headphones cost £40, and a star’s code takes off 10%, so you pay £36. The star gets 5% of that, which is £1.80. If 500 fans use the code, 500 times £1.80 makes £900. That’s a good reason to smile at the headphones.",
    plan: "Look for “Ad” at the start, and for a code or a link. Then think who gets money if you buy. Wait one night, and see if you still want it in the morning.",
    pitfall:
      "After a year of videos, a star can feel like a friend. But they don’t know you, or what you need. Words such as “gifted” or “thanks to” can hide a deal. And not every fan buys the thing, even if it looks that way.",
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    id: "influencer-discount-codes",
    title: "Do influencers’ discount codes really save me money?",
    ages: ["11-13", "14-16"],
    answer:
      "Only if you’d have bought the thing anyway, and it isn’t cheaper somewhere else. The code gives you a bit off and gives the influencer a share. So it’s an advert, even if you like the person. Many shops have the same code or a better one for new customers. Look at the price in three places. Then add the delivery. If you want it only because of the code, you save the most by leaving it.",
    example:
      "A hoodie is £45, and the code takes off 20%. 20% of £45 is £9, so it’s £36, plus £5 for delivery: £41. Another shop sells it for £38 with free delivery. The code would cost Femi £3 more.",
    plan: "Put it in the basket, and stop. Search for the same thing in two other shops. Ask: would I want it without the code? Sleep on it.",
    pitfall:
      "“Ends tonight” codes often come back next week. Some shops put the price up before they take it off again. And a code site that wants your log-in or a download is a trap.",
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    id: "adverts-that-follow-me",
    title: "Why do adverts online know what I like and follow me around?",
    ages: ["11-13", "14-16"],
    answer:
      "Sites remember what you look at, how long you stay and what you tap. Cookies are small notes that they leave in your browser for that. From this, they guess what you’d buy, and firms pay to show you just that. It’s how most free apps earn: your time is what they sell. You can say no to cookies, turn off personal adverts and use an ad blocker. This site has no adverts.",
    example:
      "Poppy looks at one pair of boots. For a week, eight adverts for boots follow her. She hadn’t wanted boots before. She puts £0 in the cart, and laughs when she sees number nine.",
    plan: "With a grown-up, open the settings of one app. Turn off personal adverts and where you are. Count the adverts you see in ten minutes.",
    pitfall:
      "After a while, it feels as if the wish were your own. Ask yourself whether you wanted it before you saw it. If not, wait a week.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "paying-with-data",
    title: "Why are some apps free, and do I pay with my data?",
    ages: ["11-13", "14-16"],
    answer:
      "Often you do pay, with your time and with what the app learns about you. It may note what you watch, where you are and whom you know. From this, it sells adverts that suit you. That isn’t always bad, but it’s a price. Other free apps want you to buy extras later, or are paid for by a charity or the state. You can say no to tracking and turn off what an app doesn’t need.",
    example:
      "Say an app earns £30 a year from adverts for each user. It has 2,000,000 users. 2,000,000 times £30 is £60,000,000. Nobody paid a penny, and still it earned sixty million pounds.",
    plan: "Open the settings of one app with a grown-up. Look at location, contacts, microphone and photos. Turn off what it doesn’t need. Say no when it asks to track you.",
    pitfall:
      "A torch or a quiz that wants your contacts wants too much. And you can’t take data back as easily as a coin. So give as little as you can, and never your address or your school.",
    page: "/resources/level-2-sample-chapter#what-an-advert-really-sells",
  },
  {
    id: "paying-for-no-adverts",
    title: "Is it worth paying for an app without adverts?",
    ages: ["11-13", "14-16"],
    answer:
      "It depends on how often you use it, and on whether you pay once or every month. A single payment of £3 for an app you use daily can be good value. £12 a month is £144 a year, so think longer. Divide the price by the hours you use it. Without adverts, you also see fewer things to want. But many people just mute them and put the phone down.",
    example:
      "An app shows six minutes of adverts in each hour. Ellie listens ten hours a month: that’s 60 minutes of adverts. No adverts costs £12 a month. So she’d pay £12 to save one hour. She says no.",
    plan: "Time the adverts for one day. Look for a student or family price with somebody at home. Try it for one month only, with a reminder to cancel.",
    pitfall:
      "“Ad-free” may still show paid posts inside videos. And a free month turns into a paid one by itself. Check that you’re buying in the real app, not through a link.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "gifts-to-a-streamer",
    title: "Should I send gifts or money to a streamer?",
    ages: ["11-13"],
    answer:
      "You don’t have to give, because watching and kind words help a streamer as well. On many apps, you must be 18 to send gifts. A gift looks like a rose or a lion, but it costs real pounds. The app keeps a share, and it’s often a big one. The shout-out lasts a few seconds. If you still want to give, ask at home and fix a limit first.",
    example:
      "A gift costs Pia’s family £5. Say the app keeps half of it. £5 divided by 2 leaves £2.50 for the streamer. If she gave every week for a year, 52 times £5 would be £260. That could be a bike.",
    plan: "Work out the gift in pounds before you tap. Ask the person who pays. If they agree, choose a sum for the month. When it’s gone, just watch, and write something nice.",
    pitfall:
      "When your name is read out, it feels like being friends. But somebody with 10,000 viewers can’t know you all. If a streamer ever asks you for money or pictures in private, don’t reply. Tell a grown-up you trust the same day.",
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
  },
  {
    id: "twitch-subs-and-bits",
    title: "How much is a Twitch sub, and how much does the streamer get?",
    ages: ["11-13", "14-16"],
    answer: `About £4 to £6 a month for the cheapest sub, and the streamer often gets about half. The site keeps the rest. For that, you get emotes, a badge and fewer adverts on that channel. You can watch for free, and a kind word helps a streamer as well. Bits are small gifts that you buy first with real pounds. You must be ${ONLINE_ANSWER_FACTS.twitchAge.figure}, and under 18 a parent has to agree. A sub renews by itself unless you stop it.`,
    example:
      "A sub is £5, and the streamer gets half: £2.50. Amir has three subs. Three times £5 is £15 a month, and 12 times £15 is £180 a year. The streamers together get £90 of it.",
    plan: "Choose one channel that you watch every week. Ask the owner of the card. Turn off the renewal straight away, and decide again next month.",
    pitfall:
      "A “hype train” with a countdown makes people give more than they planned. Your name on the screen lasts three seconds. Put the price in pounds next to it.",
    page: "/resources/level-2-sample-chapter#when-a-friendly-face-is-paid",
    facts: ["twitchAge"],
  },
  {
    id: "discord-nitro",
    title: "How much is Discord Nitro, and is it worth it?",
    ages: ["11-13", "14-16"],
    answer: `About £3 a month for the small plan and about £10 for the full one. For most people it isn’t worth it, because the free Discord does the main things. You’d pay for bigger files, better pictures and more emojis. It’s a subscription, so it takes money until you cancel. You must be ${ONLINE_ANSWER_FACTS.discordAge.figure} to use Discord, and the owner of the card has to agree. “Free Nitro” links are traps.`,
    example:
      "Kian pays £10 a month. Twelve times £10 is £120 a year. He used the bigger files twice, so each one cost him £60. He goes back to the free plan, and nobody notices.",
    plan: "List what you’d really use. Try a week without it. Multiply the price by 12. If you still want it, set a reminder for two days before it renews.",
    pitfall:
      "A gift link for Nitro, even from a friend, may steal your account. Real gifts never ask you to log in on another page. If you did, change your password and tell an adult.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["discordAge"],
  },
  {
    id: "subscriptions-and-free-trials",
    title: "Are free trials really free, and how do I cancel a subscription?",
    ages: ["11-13", "14-16"],
    answer:
      "A free trial is only free until the day it ends. After that, it usually turns into a subscription, which takes money again and again. So write down that day, and set a reminder for two days before. Deleting the app won’t stop the payments. You have to cancel where you signed up. If you forgot, cancel now, and ask for your money back. A subscription can be good value if you use it a lot.",
    example:
      "A music app costs £4 a month after a seven-day trial. Twelve payments of £4 make £48 a year. Jo sets a reminder for day five. She has hardly used the app, so she cancels in time and pays nothing.",
    plan: "List everything that takes money every month, and multiply each price by twelve. Tick the things you used this week. Then talk about the rest with the person who pays.",
    pitfall:
      "Leaving can take lots of taps, past sad pictures and tiny buttons. Keep going to the end, and save the message that says you’ve left. If money still goes out, show the company that message.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "what-streaming-costs",
    title: "How much does streaming cost a family, and how do we pay less?",
    ages: ["11-13", "parents"],
    answer:
      "About £5 to £20 a month for each service, so four of them can easily make £500 a year. To pay less, keep one at a time and swap every month or two. Take the plan with adverts, if you don’t mind them. Look for services that come with your phone or broadband. BBC iPlayer, ITVX and Channel 4 cost nothing extra. But to watch live TV or iPlayer, your home needs a TV licence.",
    example:
      "The Lees have four services at £6, £9, £11 and £13. That’s £39 a month, and 12 times £39 is £468 a year. They keep one at a time, for about £10. 12 times £10 is £120. They save £348.",
    plan: "Write down every service, its price and what you watched this month. Cancel all but one, and note the day. Make a list of what to watch on the next one.",
    pitfall:
      "Cancelled plans often run to the end of the month, so cancel on the first day. A yearly plan is only cheaper if you’d watch all year. And a borrowed password may break the rules.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "paying-for-ai-chat",
    title: "Do I need to pay for ChatGPT or another AI app?",
    ages: ["11-13", "14-16", "parents"],
    answer: `No, for homework and questions the free versions are enough. The common paid plans cost about £20 a month, which is about £240 a year. You get more messages and stronger tools. For ChatGPT, you must be ${ONLINE_ANSWER_FACTS.chatbotAge.figure}, and a parent has to agree until you’re 18. Some schools pay for one, so ask there first. AI makes mistakes, so check what matters. Be careful with apps that copy the name: some charge every week.`,
    example:
      "A copycat app costs £6.99 a week after three days. 52 times £6.99 is £363.48 a year. Tom’s mum sees it after two weeks, so £13.98 is gone. She cancels it. The free one did the same.",
    plan: "Look up the real name of the maker. Use the free version for a month. Write down when it said “limit reached”. If that was twice, you don’t need more.",
    pitfall:
      "Don’t type in your name, your school, photos or card numbers. A chat that feels like a friend may sell you things. And homework done by AI teaches you nothing.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
    facts: ["chatbotAge"],
  },
  {
    id: "deleting-an-account-with-money",
    title: "What happens to my money if I delete an account?",
    ages: ["11-13", "14-16"],
    answer:
      "In most games and apps, coins and skins are gone for good when you delete the account. Real pounds are different: a bank, a card app or a selling site must pay them out to you. So empty it first. Cancel each subscription, because deleting doesn’t always stop the payments. Use up gift cards and coins, or take them as lost. Save the receipts and any photos. Some firms keep the account for some weeks, so you can still change your mind.",
    example:
      "Ruth wants to delete a selling app. It holds £8.40, and there’s a plan at £2.99 a month. With her dad, she pays out the £8.40, cancels the plan and then deletes. If she hadn’t, 12 times £2.99 is £35.88.",
    plan: "Make a list: money, coins, plans, saved cards, photos. Do them in that order. Then delete it in the settings, and keep the e-mail that says so.",
    pitfall:
      "Deleting the app from your phone isn’t the same as deleting the account. And some accounts open other games too, so check before you press it.",
    page: "/resources/refunds-and-subscriptions#payments-that-repeat",
  },
  {
    id: "parcel-that-never-came",
    title: "What can I do if my parcel never came?",
    ages: ["11-13"],
    answer:
      "If you bought it from a shop, the shop has to get it to you. It can’t just send you off to the courier. Check the address on the order, and ask at home and next door. Then a grown-up can write to the seller: “It hasn’t come. Please send it again, or give us a refund.” Keep the order number and every reply. If the seller doesn’t help, ask the bank about getting the money back.",
    example:
      "Bea’s £16 book should come on Monday. On Wednesday, the app says “delivered”, but nobody has it. Her dad writes to the shop, not to the courier. He sends the order number. On Friday, the shop posts another one for free.",
    plan: "Look at the tracking page, the porch and the bins. Ask three neighbours with a grown-up. Then send the seller one short message with the order number and the date, and keep the answer.",
    pitfall:
      "If you told them to leave it in the shed, it may be your loss if it goes. From a private person you have fewer rights, so use the selling site’s help. And don’t wait for months, because some help has a time limit.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    id: "parcel-left-outside",
    title: "My parcel was left outside and stolen: who has to pay?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "The shop has to, if you didn’t ask for it to be left there. By law, it must get the parcel into your hands, or to somebody you chose. So write to the shop, not the courier. Ask for another one or your money back. If you did pick a “safe place”, such as the shed, the loss may be yours. Save the courier’s photo, and ask next door. If it was stolen, a grown-up can tell the police on 101.",
    example:
      "Headphones for £29 were left on the step in the rain. Mum had chosen no safe place. The shop says, “The photo shows your door.” She answers, “A step isn’t a person.” Three days later, new ones come for free.",
    plan: "Take a screenshot of the tracking page and the photo. Ask two neighbours. Write to the shop the same day, with the order number. Say what you want: a new one, or the money.",
    pitfall:
      "An old “leave in porch” setting in a courier’s app counts as your choice. So check it today. And if you bought from a private person, the site’s own protection is what helps.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
  },
  {
    id: "wrong-item-from-vinted",
    title: "What can I do if the thing I bought on Vinted isn’t as described?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Press “I have an issue” within ${ONLINE_ANSWER_FACTS.vintedClaim.figure} of delivery, and don’t press “Everything is OK”. Then the site holds the money. Send clear photos of the fault, the label and the parcel. You can ask for a refund, or keep it for a part of the price. Usually, you send it back first. You must be ${SCHOOL_ANSWER_FACTS.sellingSiteAge.figure} for an account, so a grown-up does this. On other selling sites, look for their buyer protection on the first day as well.`,
    example:
      "Gran buys a jumper for Ada for £9, “like new”. It has a hole. On the same evening, she takes three photos and reports it. The seller offers £4 back. Gran says no, returns it, and gets her £9.",
    plan: "Open the parcel on the day it comes, and film it. Compare it with the advert. Report it in the app. Keep the proof of posting until the money is back.",
    pitfall:
      "If you pay outside the app, or by bank transfer, the protection doesn’t count. “It doesn’t fit” isn’t a fault. A private seller only has to send what they described.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["vintedClaim", "sellingSiteAge"],
  },
  {
    id: "postage-for-returns",
    title: "Do I have to pay the postage to send something back?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Not if it’s faulty or wrong: then the shop has to pay. If you’ve just changed your mind about something bought online, you often pay for the return. The shop should say so before you buy. You have ${BUYING_FACTS.cancelOnline.figure} from delivery to cancel most online orders. Then the shop must refund the price and its cheapest delivery to you. Taking it back to a store can be free. Keep the proof of posting until the money is there.`,
    example:
      "Imran buys trainers for £40, with £4 for delivery. They’re too small. He cancels on day five. The shop pays back £44. Sending them costs him £3.50. So his mistake costs £3.50, and not £44.",
    plan: "Read “returns” before you order. Try things on once, and keep the labels. Choose the free way if there is one, such as a drop-off point. Take a picture of the parcel and the receipt.",
    pitfall:
      "Buying three sizes to keep one can get dear, if each return costs £2.50. Some shops take it from your refund. And things made just for you usually can’t go back.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["cancelOnline"],
  },
  {
    id: "card-saved-in-a-browser",
    title: "Is it safe to save a card in my browser or on a website?",
    ages: ["14-16", "parents"],
    answer:
      "It’s fairly safe on a phone or computer that only you use and that has a lock. On a shared or school computer, never save it. The browser hides the card’s numbers, and you may need a code or your face to pay. A website that keeps it can be hacked, so save it on as few as you can. It also makes buying very easy. So leave it out if you tend to spend too fast.",
    example:
      "Before, Lily had to fetch her card from downstairs. With the saved card, she bought five things in a month for £43. She deletes it from the browser. In the next month, she buys one thing, for £9.",
    plan: "Open the browser’s settings, and look under “payments”. Delete old cards. Set a screen lock. Turn on the bank’s messages for each payment.",
    pitfall:
      "If little ones use your device, one tap may pay. A saved card also keeps subscriptions alive. And if a card’s owner isn’t you, saving it needs their yes.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
  },
];
