/** Answers about cards, and paying with them. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { MONEY_ANSWER_FACTS } from "@/content/resources/facts/factsOfMoneyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const CARDS: readonly TaughtAnswer[] = [
  {
    id: "how-card-payments-work",
    title: "What happens to the money when somebody taps a card?",
    ages: ["8-10", "11-13"],
    answer:
      "A tap is a message from one bank to another. The card tells the shop’s machine which bank to ask. That bank checks that there’s enough money. Then it takes the price from that person’s account, and the shop’s bank adds it to the shop’s account. No coins move, but the money is just as real. It was earned, and once it’s gone, it can’t be spent again.",
    example:
      "Mum has £60 in her account. She taps for £12 of food. The machine asks her bank, and the bank says yes. Now her account says £48, and the shop has £12 more. The card itself looks the same as before.",
    plan: "Next time you’re in a shop, add up the prices as you go. Say your guess before the tap. Then look at the receipt, and see how close you were.",
    pitfall:
      "A tap doesn’t feel like spending, because nothing leaves your hand. That makes it easy to lose count. If you ever have a card, look at what’s left after each tap.",
    page: "/resources/money-words#contactless",
  },
  {
    id: "bank-card-for-a-child",
    title: "Can I have a bank card as a child, and how do I choose one?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, with a parent. Some cards start at about six. They’re prepaid: a grown-up loads money, and you can only spend what’s on them. Many banks offer a real account with a card from 11. We don’t pick one for you, but you can compare three things: the monthly fee, who sees what you spend, and what happens if it’s lost. A free account may be better than a card that costs £4 a month.",
    example:
      "A card costs £3.99 a month. 12 times £3.99 is £47.88 a year. If you get £5 a week, that’s more than nine weeks of your money. A free account leaves you all £260.",
    plan: "With a grown-up, list two accounts or cards. Write down the fee, the youngest age, and how to block it. Choose the one that fits you.",
    pitfall:
      "A card with a cool picture can hide a fee. Read what it costs after the free months. And nobody but you should know the PIN.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "card-or-cash-for-a-child",
    title: "Is a card or cash better for a child?",
    ages: ["8-10", "11-13", "parents"],
    answer:
      "Cash is better for learning to count and to stop, and a card is better for safety and buying online. Most families use both: coins for small things, and a card for trips and bigger sums. You can see cash go. A lost card can be frozen, while a lost £10 note is gone. Many cards for children are free, and some cost a few pounds a month. Some shops take only cards, and a few only cash.",
    example:
      "Dev, 11, takes £5 in coins to the fair and leaves his card at home. He stops when it’s gone. On the school trip, he takes the card with £15 on it. He loses it on the coach, and his dad freezes it in one minute. Nothing is missing.",
    plan: "Start with cash for a month, and count it every Sunday. Then try a card with a small sum for one thing. Compare: with which one did you have more left?",
    pitfall:
      "Tapping feels like nothing, so look at the balance each time. And don’t carry all your cash at once. A card with a fee of £3 a month costs £36 a year, which is a lot of pocket money.",
    page: "/resources/money-words#cash",
  },
  {
    id: "debit-or-credit-card",
    title: "What’s the difference between a debit card and a credit card?",
    ages: ["8-10", "11-13"],
    answer:
      "A debit card pays with your own money, and a credit card makes a small loan. With a debit card, the price goes out of your bank account. With a credit card, the bank pays the shop, and a bill comes later. If you pay the whole bill on time, there’s usually nothing extra to pay. If you don’t, you owe interest as well. Children can have some debit cards. You must be 18 to have a credit card.",
    example:
      "Priya has £20 in her account. She taps her debit card for a £6 book, and £14 is left. Her uncle taps his credit card for a £6 book. His account stays the same today. A few weeks later, he gets a bill for £6, and pays it.",
    plan: "Ask a grown-up to show you a card. They can cover the numbers. Look for the word “debit” or “credit”. Then guess when the money for their last tap goes out.",
    pitfall:
      "Both cards look alike, and a tap feels the same. So a credit card can seem like free money. But it’s a loan that has to be paid back. And always ask before you use anybody’s card number, even for a small thing.",
    page: "/resources/money-words#borrow",
  },
  {
    id: "numbers-on-a-bank-card",
    title: "Who may see the numbers on my bank card, and my PIN?",
    ages: ["8-10", "11-13"],
    answer:
      "Keep your PIN to yourself. Type it only into a card machine or a cash machine. Put a hand over the keys. The long number, the date and the three digits on the back are for paying online. A stranger could use them to spend your money. So check a shop with a grown-up before you type them in. Never send a photo of your card or share the numbers in a chat. A real bank won’t ask for your PIN.",
    example:
      "Zara is proud of her first card and takes a photo for the group. “Stop, the numbers are on it!” says Mateo. She deletes it before it goes. There’s £18 on the card. With the long number, the date and the three digits, somebody could have spent all £18 online.",
    plan: "With a grown-up, look at your card and say what each number is for. Practise typing your PIN with one hand over the keys. Then find the button in the app that freezes the card.",
    pitfall: `A photo of only one side feels safe, but it isn’t. And a caller who says “I’m from your bank, read me the numbers” isn’t helping you. Hang up. If somebody has seen them, freeze the card and tell a grown-up. They can call the bank on ${BUYING_FACTS.callTheBank.figure}, or on the number on your card.`,
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank"],
  },
  {
    id: "can-parents-see-my-spending",
    title: "Can my parents see what I spend on my card?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "It depends on the account. With most card apps for children, yes: a parent sees the shop, the sum and the time. With a bank account of your own from 11 or so, some banks show it to a parent and others don’t. They see the name of the shop, but not what you bought there. From 16, accounts are usually private. You can ask at home who sees what, and why.",
    example:
      "Tia, 12, buys a £9 present for her mum’s birthday. Mum’s app shows “gift shop, £9”. It doesn’t show the mug. Tia says, “Please don’t ask till Sunday,” and Mum laughs.",
    plan: "Look together at what the parent’s app shows. Agree on two things: when they look, and what they’d talk to you about. Agree as well how that changes each birthday.",
    pitfall:
      "Hiding spending, or using somebody else’s card, makes it bigger than it was. If you’ve made a mistake, say it first. And if somebody outside your family is making you pay, tell an adult you trust.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "apple-and-google-pay",
    title: "How old do I have to be for Apple Pay or Google Pay?",
    ages: ["8-10", "11-13", "14-16", "parents"],
    answer: `Usually ${MONEY_ANSWER_FACTS.applePayAge.figure} for Apple Pay with your own card. With Google Wallet, a parent can set up a younger child’s phone. Your bank has to allow it as well, and some cards for children don’t work. To start, open Wallet on the phone, add the card and prove to the bank that it’s you. At the till, unlock the phone and hold it near the machine. It costs nothing extra.`,
    example:
      "Eli is 13 and has £20 on his account. He adds his card to his phone with his dad. On the bus, he pays £2 with the phone. The bank takes it from the same £20, so £18 is left.",
    plan: "Ask the bank or read in its app if your card works in a phone. Set a good lock on the phone first. Add the card together, and try it once on something small.",
    pitfall: `If the phone is lost, the card in it is lost as well, so freeze it in the app and call the bank on ${BUYING_FACTS.callTheBank.figure}. When the battery is flat, you often can’t pay, so carry some coins. And nobody but you should have their face or finger stored on it.`,
    page: "/resources/money-words#contactless",
    facts: ["applePayAge", "callTheBank"],
  },
  {
    id: "first-card-payment",
    title: "How do I pay by card in a shop for the first time?",
    ages: ["11-13", "14-16"],
    answer:
      "Read the price on the machine, and then hold your card against it. Wait for a beep, a tick or the word “approved”. Sometimes you have to put the card in and type your PIN. Cover the keys with your other hand. If it says “declined”, stay calm, because it happens to nearly everyone. There may not be enough in your account, or the machine may not be working. You can put something back or pay in cash.",
    example:
      "Ravi has £12 in his account, and his sandwich costs £3.40. He reads £3.40 on the machine, taps his card and waits for the tick. Then he looks at his balance. £12 take away £3.40 is £8.60, and that’s what it says.",
    plan: "Before you go, check your balance and learn your PIN by heart. Choose a quiet time and one small thing. Read the price, tap, wait for the tick and take your receipt.",
    pitfall:
      "Tapping is so quick that you can soon run out of money, so add up as you go. If you type the wrong PIN three times, the card is usually blocked. Then the bank can help you and a parent. If you lose your card, freeze it in the app and tell a grown-up.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "using-a-bank-card",
    title: "What can I do with my bank card, and why was it declined?",
    ages: ["11-13", "14-16"],
    answer:
      "With your own bank card, you can pay in shops and online, or get cash from a machine. It only spends money that’s in your account. If there isn’t enough, the payment is normally declined. That can also happen after a wrong PIN or too many taps, or with things for adults. For small amounts, you can tap without a PIN. For more, you put the card in and type it. Never share your PIN, not even with a friend.",
    example:
      "Omar has £6 in his account. A comic for £4.50 is paid with one tap, so £1.50 is left. Then he tries to buy a £2 bus ticket, and the machine says “declined”. He’s 50p short, so he pays in coins.",
    plan: "Look at your balance before you pay. Tap, and keep the card in your hand. If it’s declined, say “One moment”, and check the balance in your app. If there’s enough, ask the bank with a grown-up.",
    pitfall:
      "A declined card feels awful, but the person at the till sees it every day. Don’t try the PIN again and again, because a few wrong tries can block the card. Online, only type in your card number with a grown-up’s OK.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "contactless-limit",
    title: "What is the contactless limit on my card?",
    ages: ["11-13", "14-16"],
    answer: `Contactless means that you pay with a tap, without a PIN. Your own bank sets the limit, because UK banks have been free to choose since March 2026. Before that, it was ${MONEY_ANSWER_FACTS.oldContactlessLimit.figure}, and most were expected to keep it at first. Look in the app or on the bank’s page for yours. A card for children may allow less. After some taps, the machine may ask for your PIN. That’s normal. Often you can lower the limit. A phone may have its own rules.`,
    example:
      "Jo sets her own limit to £15 a tap. At the till, her basket comes to £18. The machine asks for her PIN. That gives her a moment to think, and she puts back a £5 mug. £18 take away £5 is £13.",
    plan: "Open your card’s app with a grown-up. Find the limit for one tap and for one day. Choose a lower one if you like. Then practise your PIN, so that you know it when you’re asked.",
    pitfall:
      "A high limit doesn’t mean that you have that much. The payment still fails if your account is too low. Look at your balance before a big buy. If you lose the card, freeze it fast, since small taps need no PIN.",
    page: "/resources/money-words#contactless",
    facts: ["oldContactlessLimit"],
  },
  {
    id: "lost-bank-card",
    title: "What should I do if I lose my bank card?",
    ages: ["11-13", "14-16"],
    answer: `Freeze the card in its app straight away, so that nobody can use it. Tell someone at home, and look once in your bag and your coat. Then call the bank together. ${BUYING_FACTS.callTheBank.figure} works for most banks in the UK, and so does the number on your card, if you’ve noted it. The bank blocks the card and sends a new one. Your money stays in your account. Say if a payment wasn’t yours. It happens to adults too.`,
    example:
      "Omar has £20 in his account. He taps for a £2 bus ride and a £4.50 lunch, so £13.50 is left. On the way home, he can’t find the card. He freezes it in the app, so nobody else can tap it. At home, his dad calls the bank with him, and a new card comes by post.",
    plan: "Today, find the button in your app that freezes the card. Write the bank’s number on paper at home. It’s printed on your card, but that may be the thing you’ve lost. Then show somebody where the paper is.",
    pitfall:
      "Don’t wait and hope, because anyone can tap a lost card until it’s frozen. If you’ve only frozen it and it turns up, you can usually unfreeze it. If a payment wasn’t yours, tell the bank. It normally has to refund you, as long as you kept your PIN secret.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
    facts: ["callTheBank"],
  },
  {
    id: "forgotten-or-locked-pin",
    title: "I’ve forgotten my PIN or my card is locked: what do I do?",
    ages: ["11-13", "14-16"],
    answer: `Look in your bank’s app first, because many show your PIN there. If not, ask the bank for a reminder, which often comes by post. After three wrong tries, the card is normally locked. Some banks unlock it in the app or at a cash machine, under “PIN services”. You can change your PIN at a cash machine as well. Choose four digits that nobody can guess. If you’re stuck, a parent can help, and you can call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    example:
      "Mo types 4417, 4471 and 4714 at the till. Now the card is locked. At home, the app shows him the right one: 4741. He goes to the bank’s machine with his dad, chooses “unlock PIN”, and it works again.",
    plan: "Find out today where your app shows the PIN. Say it over in your head a few times. Then change it, if you like, to a number that only you’d think of.",
    pitfall:
      "Don’t use your birthday, 1234 or the code of your phone. Don’t write the PIN on the card or keep it in your phone case. A real bank never asks you for it, by phone or in a message.",
    page: "/resources/money-words#pin",
    facts: ["callTheBank"],
  },
  {
    id: "pending-payments",
    title: "Why does my card payment say pending, or my balance look wrong?",
    ages: ["11-13", "14-16"],
    answer:
      "Pending means that the shop has asked for the money and your bank is holding it. In a few days, it changes to paid. Until then, apps can show two sums: your balance, and what’s really left to spend. Trust the smaller one. Some places, like petrol pumps or hotels, may hold more at first. Refunds are slow as well, often three to ten days.",
    example:
      "Kit’s app says “balance £40, available £28”. A £12 game is pending. £40 take away £12 is £28, so that’s what he can spend. On Thursday, the £12 is paid, and both numbers say £28.",
    plan: "Look for the word “available” in your app. Tap the pending line, and read the shop’s name. If it’s yours, wait a week. If the sum is wrong, show the shop your receipt.",
    pitfall: `Don’t pay again because the first payment looks stuck, or you may pay twice. If a pending payment drops off, the money comes back by itself. If a payment isn’t yours at all, freeze the card and call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    page: "/resources/money-words#balance",
    facts: ["callTheBank"],
  },
  {
    id: "limits-and-blocks-on-a-card",
    title: "How do I set a spending limit or block shops on a card?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Open the card’s app and look under “controls”, “limits” or “card settings”. You can often set a limit for a day, for cash and for online shops. Many banks also let you block gambling, and cards for children block it anyway. You can turn off online payments, and turn them on just before you buy. A parent can do this for a younger child’s card. For repeat payments, cancel the subscription as well.",
    example:
      "Leo keeps buying game coins at night. He and his dad set “online: off” and “£10 a day in shops”. On Saturday, they switch online on for a £7 gift, and off again. In a month, he keeps £22 more.",
    plan: "Choose together what the limit is for: safety, or saving. Set one limit this week. Look at it again after a month, and change it if it’s too tight.",
    pitfall:
      "A block isn’t perfect: some payments get through by a payment app. And a secret block makes people cross, so talk first. If somebody in the family can’t stop gambling, GamCare helps adults and teenagers for free.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "minimum-spend-on-a-card",
    title: "Can a shop say “minimum £5 on card” or charge extra for a card?",
    ages: ["11-13", "14-16"],
    answer:
      "Yes to a minimum, but no to an extra charge. A shop pays a fee for each card payment, so some set a minimum spend. Since 2018, a shop can’t add a fee just because you pay by card, if it’s a normal personal card. You can pay in cash, add something useful, or go elsewhere. It should say so before you order. A “service charge” in a café is something else.",
    example:
      "Finn’s drink costs £1.20, and the sign says “cards from £5”. He could add £3.80 of sweets that he doesn’t want. He pays with a £2 coin instead, and gets 80p back.",
    plan: "Keep about £3 in coins in your bag. Look for the sign at the till before you choose. If a fee for the card appears, ask politely, “Can you take that off, please?”",
    pitfall:
      "Don’t buy more just to reach the minimum: that costs you more than walking on. If a shop won’t drop a card fee, keep the receipt. A grown-up can tell Citizens Advice.",
    page: "/resources/money-words#contactless",
  },
  {
    id: "paying-on-a-trip-abroad",
    title: "How do I pay on a trip abroad, and should I choose to pay in pounds?",
    ages: ["11-13", "14-16"],
    answer:
      "Take a card and a little local cash, and if a machine asks, pay in the local money. “Pay in pounds” sounds handy, but then somebody else sets the exchange rate, and it’s usually worse. Your own card may also have fees. Some charge for each payment abroad, some only for cash, and some nothing. So look in the app or ask the bank before you go. Check that your card works there, as well.",
    example:
      "Nour buys a cap for €20 in Spain. The machine asks: £19 or €20? She chooses euros. Her card has no fee, and the bank takes £17.40. £19 take away £17.40 is £1.60. That’s what “pay in pounds” would have cost her.",
    plan: "A week before, look up the fees for payments and for cash, with a grown-up. Change a small sum into local money. Keep cash and card in two places, and write down the bank’s number for a lost card.",
    pitfall:
      "Some cash machines add a fee each time, so many small sums can cost a lot. Read the screen before you press yes. Try to spend foreign coins there, because you can’t usually change them back. If the card is lost, freeze it and tell a teacher or your family at once.",
    page: "/resources/money-words#exchange-rate",
  },
  {
    id: "chargeback-and-section-75",
    title: "Can my bank get my money back if a shop won’t?",
    ages: ["14-16", "parents"],
    answer: `Often it can, if you paid by card. Ask the seller first, and keep the messages. Then ask your bank for a chargeback: it tries to get the money back from the seller’s bank. That works for debit and credit cards, but it isn’t a legal right. There’s usually a limit of ${MONEY_ANSWER_FACTS.chargebackTime.figure}. A credit card adds a right in law, called section 75. If one thing costs over ${MONEY_ANSWER_FACTS.sectionFrom.figure} and up to ${MONEY_ANSWER_FACTS.sectionTo.figure}, the card company is as responsible as the seller.`,
    example:
      "Yusuf’s mum orders a bike rack for £140 by credit card. It never comes, and the shop has closed. She claims the £140 from the card company. With a debit card, she’d have asked for a chargeback. For his £40 helmet, a chargeback would be the way with either card.",
    plan: "Write to the seller, and name a day for the answer. If nothing comes, contact the bank and say “chargeback” or “section 75”. Send the receipt, photos and messages. If the bank’s answer seems wrong, the Financial Ombudsman Service looks at it for free.",
    pitfall:
      "A change of mind doesn’t count: it’s for things that never came, are faulty or aren’t as described. Don’t wait, because the days run out. Neither of the two covers a bank transfer, and paying through another service can break section 75. You must be 18 for a credit card, and interest costs a lot, so the cover isn’t a reason to borrow.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["chargebackTime", "sectionFrom", "sectionTo"],
  },
  {
    id: "first-card-at-eleven",
    title: "Is my child ready for a first bank card at 11?",
    ages: ["parents"],
    answer:
      "Eleven is a good age to try it, if your child can look after a key. Many banks offer a current account from 11, and you open it together. Only the money in it can be spent, because banks don’t lend to under-18s. Cards for younger children are often prepaid: some are free, and others charge a monthly fee. So compare two before you choose: the fee, the limits and what you can see. Then look at the app together once a week.",
    example:
      "Theo starts Year 7 with £10 a week. One card costs £3 a month, and that’s £36 a year. So his mum chooses a current account without a fee. On Sundays, they look at the app for two minutes. In week two, Theo spots that £6 of his £10 went on snacks. She didn’t have to say a word.",
    plan: "First, find a birth certificate or passport, and proof of your address. Next, compare two accounts on one sheet of paper. When the card comes, practise three things together: paying, checking the balance and freezing the card. Keep some cash as well for the first month.",
    pitfall:
      "If you check the account, say so, because secret checks cost trust. Make one rule firm: nobody else ever uses the card or the account. Thieves do ask children to move stolen money for them. Promise now that your child can always tell you. Then a mistake won’t stay hidden.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "setting-up-a-card-app",
    title: "How do we set up a children’s card app?",
    ages: ["11-13", "parents"],
    answer:
      "A parent has to start it: they download the app, make the account and prove who they are. Then they add the child’s name and date of birth, and order the card. It comes by post in a week or so. Next, load a small sum, and set limits together. The child gets a log-in of their own. Before anyone signs up, look at the monthly fee and when a free time ends. It works much the same for all such cards.",
    example:
      "Lena’s dad orders a card with the first month free. Then it’s £3.99 a month, so £47.88 a year. He writes the end date on the calendar. Lena loads £10, buys a book for £6, and they look at the app: £4 left.",
    plan: "Compare with a free bank account first. Have an ID and a bank card of the parent ready. Set a weekly sum, a limit for one day, and alerts. When the card comes, choose a PIN that isn’t a birthday.",
    pitfall:
      "A child can’t do it alone, and a made-up age gets the card blocked. Don’t order from an advert in a chat: go to the firm’s own app or page. And if nobody uses it after a month, close it before the next fee.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "card-app-or-bank-account",
    title: "Is a children’s card app with a monthly fee worth paying for?",
    ages: ["parents"],
    answer: `It can be, if you’d really use its controls, but a bank’s own account for children is usually free. Some card apps cost ${WORK_FACTS.childCardFee.figure}. In return, they often start at a younger age and offer limits, alerts and lists of chores. Many banks offer a current account from 11. Money in a UK bank account is covered by the FSCS, while prepaid cards aren’t protected in the same way. So compare ages, yearly costs, controls and protection.`,
    example:
      "Mrs Okafor pays £3 a month for each of her two children. 2 times £3 is £6, and 12 times £6 is £72 a year. They’re 11 and 13, so she moves them to free bank accounts. Her neighbour keeps his app, because his son is seven and they use the limits every week.",
    plan: "Write down what you need: age, limits, alerts, cash. Put one bank account and one card app side by side, with all fees for a year. After three months, check together whether you still use what you pay for.",
    pitfall:
      "A free month easily turns into a paid year, so put its last day in your calendar. Fees for top-ups, cash or use abroad may be further down the page. And an app can show the spending, but the talk about it is still yours.",
    page: "/resources/money-words#fee",
    facts: ["childCardFee"],
  },
  {
    id: "comparing-childrens-cards",
    title: "Which children’s cards have no monthly fee, and how do I compare?",
    ages: ["parents"],
    answer: `Most banks’ own accounts for children, often from 11, have no monthly fee, and a few prepaid cards are free as well. Others cost ${WORK_FACTS.childCardFee.figure}. We don’t name the best one. Write down five things for each: fee in a year, youngest age, cost abroad, controls, and protection. An account at a UK bank is covered by the FSCS. A prepaid card isn’t in the same way. MoneySavingExpert and MoneyHelper list the cards.`,
    example:
      "One card costs £3.99 a month for two children together. That’s £47.88 a year. The other costs £2 each: £4 a month, or £48. They’re only 12p apart. But the first has no fee for cash, and the second takes 50p each time. With 20 trips, that’s £10.",
    plan: "Make a table with three cards and the five things. Cross out those that your child is too young for. Add the yearly fee to what you’d really use: cash, trips abroad, a lost card. Then try the cheapest one first.",
    pitfall:
      "“Free” may last for a few months only, so look for the date. Parents often need an account with the same bank. And a card with every control can still be the wrong one, if nobody looks at it.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
    facts: ["childCardFee"],
  },
];
