/** Answers about apps, adverts, phones, orders and people online. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const ONLINE: readonly TaughtAnswer[] = [
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
    id: "how-youtubers-get-paid",
    title: "How do YouTubers and streamers make money?",
    ages: ["8-10", "11-13"],
    answer:
      "Most of it comes from adverts. A firm pays the site to show them, and the site shares part of that with the person. They also earn from members, gifts, their own shirts, and firms that pay them to show a thing. Only a few earn a lot. Most earn little or nothing, and they must pay for kit, and tax. A site sets how many fans and views you need, and you must be 18 or have a parent’s help.",
    example:
      "Say a channel gets £2 for each 1,000 views of adverts. A video with 5,000 views brings in 5 times £2, so £10. It took 12 hours to make. £10 divided by 12 is about 83p an hour.",
    plan: "Watch one video, and count the ways in which it earns: adverts, gifts, shirts, paid posts. Then ask what it sells to you.",
    pitfall: `You see the few who made it, not the thousands who didn’t. The government plans to keep under-${ANSWER_FACTS.socialMediaAge.figure}s off YouTube and some other sites from spring 2027. You can still make films for fun and show them at home.`,
    page: "/resources/scams-and-games#somebody-is-paid-for-this",
    facts: ["socialMediaAge"],
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
];
