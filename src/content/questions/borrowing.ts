/** Answers about loans, credit, debts, and lending among friends. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import type { TaughtAnswer } from "./taughtAnswer";

export const BORROWING: readonly TaughtAnswer[] = [
  {
    id: "talking-about-debt",
    title: "How do I talk to my child about debt and borrowing?",
    ages: ["parents"],
    answer:
      "Say that debt uses tomorrow’s money today, so there’s less of it tomorrow. Tell it as a fact, without shame. With a younger child, lend £1 for a week, and tick off the day it comes back. With a teenager, take one “pay later” advert, and add up the whole price. You can mention a loan of your own if it’s going to plan. If it isn’t, talk to free debt advisers, and not to your child. MoneyHelper can point you to them.",
    example:
      "Nia is 14 and likes boots for £72, in four monthly payments of £18. She’s too young to sign up, but it’s a good sum. She gets £30 a month, so a payment would leave her £12, four times over. Saving £18 takes four months as well. Then the boots would be hers, with nothing owed.",
    plan: "Choose one advert with a monthly price. Together, find the number of payments, the total and the cost of paying late. Work out how long saving up would take. Then let your child say when borrowing might still make sense.",
    pitfall:
      "After scare stories, children hide their debts later on. So tell them now that they can always come to you. Don’t share a worry that they can’t do anything about. If your own debts keep you awake, you’re far from alone. Free advice is private, and asking early gives you more choices.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "owing-money-to-parents",
    title: "How do I pay back money that I owe my parents?",
    ages: ["11-13"],
    answer:
      "Make a small plan together: pay back a bit each week, and keep a bit. Half of your pocket money is often enough. Write down the sum, the part for each week and the last day. Tick it off as you go. If a week is hard, say so before the day comes. Try not to borrow more until it’s done. If you haven’t borrowed yet, think about waiting instead.",
    example:
      "Ravi owes his dad £24 and gets £6 a week. He pays back £3 and keeps £3. £24 divided by £3 is eight weeks. In week two, his gran gives him £6, and he adds it. That’s two weeks’ worth, so he’s done in six weeks.",
    plan: "Ask for five calm minutes. Say, “I’d like to pay you back. Could I do £3 a week?” Put the list on the fridge. When it’s done, keep saving the £3 for yourself.",
    pitfall:
      "Getting pocket money early feels free, but next week is then empty. So people borrow again, and it never ends. Leave yourself a little each week. If a parent borrowed from you, you can ask for the same kind of list.",
    page: "/resources/level-3-sample-chapter#already-owe-money-start-here",
  },
  {
    id: "buying-for-a-friend",
    title: "Should I order something for a friend who will pay me later?",
    ages: ["11-13"],
    answer:
      "Get the money first, and ask at home before you order for somebody else. If you pay and they don’t, the loss is yours. The order is in your name, so you’d also have to send it back. Don’t buy anything that your friend isn’t allowed or is too young for. You can say, “My family doesn’t let me order for others.” If it’s for several people, each one pays before you order.",
    example:
      "Three friends ask Noa to order shirts at £14 each. Three times £14 is £42. She says, “Cash first, please.” Two bring £14, so she orders two for £28. The third forgets. Noa hasn’t lost anything.",
    plan: "Ask at home if it’s all right. Tell your friend the full price with delivery, and a last day. Once you have the money, order it with a grown-up, and give your friend the receipt.",
    pitfall:
      "“I’ll pay you on Monday” is easy to say and easy to forget. Never let somebody put money in your account to send on to a person you don’t know. That can be a crime. Tell a grown-up if anyone asks.",
    page: "/resources/money-words#lend",
  },
  {
    id: "zero-percent-finance",
    title: "What’s the catch with 0% finance and paying in instalments?",
    ages: ["14-16"],
    answer:
      "0% finance is a loan without interest, as long as every payment is on time. The catch is in the small print: there may be a fee or a higher price. If it isn’t all paid by a certain day, interest may be added. With a phone contract, the price of the phone can hide in the monthly bill. So compare two numbers: the total in parts, and the price all at once. You normally have to be 18 for credit.",
    example:
      "A laptop costs £400 all at once. One shop offers 15 months at £30. 15 times £30 is £450, so that costs £50 more. Another shop asks for ten payments of £40. That’s £400, the same as all at once, if no payment is late.",
    plan: "Multiply the monthly payment by the number of months, and add any deposit or fee. Compare that with the lowest price all at once. Then look in the small print for what happens if a payment is late.",
    pitfall:
      "“Pay nothing for a year” doesn’t make it free. If some of it isn’t paid by the date, interest may be added. It may even count from the first day. A small monthly payment can also tempt people into a dearer model than they need.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "unpaid-loan",
    title: "What happens if somebody doesn’t pay back a loan?",
    ages: ["11-13", "14-16"],
    answer:
      "First, the lender sends reminders, and there may be a fee and more interest. A missed payment can stay on an adult’s credit report for six years. If nobody finds a way to pay, the lender may go to court. In the end, bailiffs or other officers may take some things, but there are strict rules. People don’t normally go to prison for it. It’s much easier to put right early, and free debt advice helps. Children don’t owe their parents’ loans.",
    example:
      "Mr Cole owes £300 and can’t pay £50 this month. He rings the lender before the day and explains. They agree on £20 a month, with no more interest. £300 divided by £20 is 15 months. The reminders stop, and he sleeps better.",
    plan: "Practise on something small. If you owe a friend, speak up before the day. Offer an amount you can really pay. If you’re worried about a letter at home, tell a grown-up what you saw.",
    pitfall:
      "Many people leave the letters unopened, or borrow from somebody else to pay. Both make it bigger. MoneyHelper can show adults where to get free help. No lender may threaten anyone. If somebody scares you or your family, tell an adult you trust or the police.",
    page: "/resources/level-3-sample-chapter#already-owe-money-start-here",
  },
  {
    id: "borrowing-from-a-friend",
    title: "Is it OK to borrow a bit of money from a friend?",
    ages: ["8-10", "11-13"],
    answer:
      "You can ask, but a friend may say no, and that should be fine. Borrow for something you need, such as the bus, rather than for sweets. Say how much and when you’ll pay it back, then do it without being asked. If you forgot your lunch, the school office will help you, so nobody goes hungry. If you can’t pay back in time, say so early and offer a bit each day.",
    example:
      "Iris borrows £1.50 for the bus on Monday. She puts a note in her pencil case. On Tuesday morning, she gives it back first thing. Next time, her friend is happy to help.",
    plan: "If you owe somebody, write the sum and the day on a note. Set it aside from your next money, before you spend anything.",
    pitfall:
      "Small sums add up, and the friend remembers, even if you don’t. If you borrow each week, your plan needs a change, not another loan.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "buy-now-pay-later",
    title: "How does buy now, pay later work, for example Klarna?",
    ages: ["11-13", "14-16"],
    answer: `Buy now, pay later is a loan, not free money. You get something today and pay for it in parts. A lender pays the shop, and you owe the lender. If every part is on time, there’s usually nothing extra to pay. Being late can mean a fee. You normally have to be 18. Since ${SAVING_FACTS.payLaterRules.figure}, lenders must check that you can afford it. Shops like it, because it makes the price look small. So add up all the parts first.`,
    example:
      "Trainers cost £90, or three monthly payments of £30. It feels like £30, but it’s still £90. Now add a hoodie at £15 a month and headphones at £40 a month. That makes £85 every month, before food or the bus.",
    plan: "When you see “pay later”, write down the full price. Divide it by the amount you could save in a week. If it costs £45 and you save £5, it takes nine weeks. Then it’s yours, and you owe nothing.",
    pitfall:
      "Each plan looks small, so people start a second one and then a third. Soon next month’s money is spent before it comes. If you’ve used a false age or somebody else’s details, tell an adult you trust. It’s easier to sort out while it’s small. If a lender is unfair to a grown-up, the Financial Ombudsman can look at it for free.",
    page: "/resources/level-3-sample-chapter#buy-now-pay-later-up-close",
    facts: ["payLaterRules"],
  },
  {
    id: "lending-to-a-friend",
    title: "Should I lend money to a friend?",
    ages: ["11-13", "14-16"],
    answer:
      "Only lend it if you’d be fine without it. Then it won’t spoil your friendship if it comes back late. If you say yes, agree two things first: how much, and by when. Put both in a message, so nobody forgets. If you can’t spare it, you can say, “Sorry, I can’t this week.” That’s kind, and it’s enough. You don’t have to give a reason.",
    example:
      "Ewa has £8, and £5 of it is for the bus. Her friend asks for £4, but Ewa can only spare £3. So she says, “I can do £2, if you pay me back on Friday.” She keeps £6, which is her bus money and £1 more.",
    plan: "Count the money you need this week, and put it aside. Decide on the most you could lend, even if that’s nothing. Then send one message with the amount and the day.",
    pitfall:
      "Don’t ask a friend to pay back extra, because it turns kindness into a deal. If a friend has no lunch, a teacher can help quietly. There’s no shame in that. If somebody makes you hand over money, that isn’t lending. Tell a grown-up you trust.",
    page: "/resources/money-words#lend",
  },
  {
    id: "debts-between-friends",
    title: "What can I do if a friend owes me money, or I owe a friend?",
    ages: ["11-13", "14-16"],
    answer:
      "Start with one kind, clear message, whichever of you owes the money. If it’s you, write: “I haven’t forgotten. I can pay you £2 every Friday.” If it’s your friend, write: “You could pay me back £2 every Friday, if that’s easier.” Small parts are easier than one big lump. Write down each payment, so you both know where you are. Most people aren’t mean, just embarrassed.",
    example:
      "Nico owes Ben £9, and he gets £5 a week. He pays Ben £3 every Saturday and keeps £2. Three weeks of £3 make £9, so now he owes nothing. In week two he was a day late, but he said so first.",
    plan: "Write down who owes what. Choose an amount for each week that leaves enough for lunch and the bus. Send the message today, and tick off every payment.",
    pitfall:
      "Hiding makes it harder, and so does asking in front of other people. If you get stuck, a teacher or another grown-up can help you both. If somebody wants far more back than you borrowed, tell an adult. You’re not the one in trouble.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "credit-cards-and-debt",
    title: "How do credit cards work, and what is debt?",
    ages: ["11-13", "14-16"],
    answer:
      "A debit card spends your own money, but a credit card spends borrowed money. Money you still have to pay back is called debt. The bill comes once a month. If it’s all paid on time, there’s usually nothing extra. If it isn’t, interest is added, which is like rent for the money. Paying late can mean a fee as well. You have to be 18 to have a credit card. Debt isn’t always bad, and it can happen to careful people.",
    example:
      "Somebody owes £500 on a card, and the interest is 2% a month. The first month adds £10. So a payment of £15 only makes the debt £5 smaller. With £50 a month, it’s all paid in one year, with £63.50 of interest.",
    plan: "Practise on something small, such as £6 that you owe your brother. Write down who, how much and by when. Pay a bit back every week, and don’t borrow any more. Big debts are paid off in the same way.",
    pitfall:
      "Paying only the smallest amount looks easy, but the debt can last for years. Paying a bit more each month saves a lot. If a grown-up at home has debts, it isn’t your job to fix them. MoneyHelper is free, and can tell them where to get help.",
    page: "/resources/level-3-sample-chapter#the-minimum-repayment-puzzle",
  },
  {
    id: "credit-score",
    title: "What is a credit score, and do I have one yet?",
    ages: ["11-13", "14-16"],
    answer:
      "A credit score is a number that helps lenders guess if an adult will pay them back. It comes from a report on how they’ve paid bills and debts. Paying on time helps, and paying late can hurt. Each company has its own score, so there’s no magic number. You don’t need one yet. At 18, most people start with almost nothing in their report. It doesn’t show how rich, kind or clever anybody is.",
    example:
      "Two people each ask for a £1,000 loan for a car. Asha has paid every phone bill on time, and Rob has missed four. A lender says yes to both, but asks Rob to pay more interest. That doesn’t make Asha a better person.",
    plan: "You can practise now for later. When you borrow something, give it back on the day you said. Keep one small promise about money each week. Once you’re 18, you can look at your own report for free.",
    pitfall:
      "Some people think that looking at your own report does harm. It doesn’t, but asking for lots of loans in a short time can. Be careful if anybody wants a fee to “fix” a score fast.",
    page: "/resources/level-3-sample-chapter#credit-scores-without-the-mystery",
  },
  {
    id: "what-a-mortgage-is",
    title: "What is a mortgage, and why do people need one for a home?",
    ages: ["11-13"],
    answer:
      "A mortgage is a very big loan for a home. Few people have saved the whole price. So they pay a part first, called the deposit, and a bank or building society lends the rest. They pay it back each month with interest, often for 25 years or more. The loan is tied to the home. If nobody pays for a long time, the lender can have it sold. People who ask for help early can often avoid that.",
    example:
      "Amara’s aunt buys a flat for £150,000. She pays £15,000, and the bank lends £135,000. Say she pays £800 a month. That’s £9,600 a year, and in 25 years it’s £240,000. £240,000 take away £135,000 is £105,000 of interest.",
    plan: "With a grown-up, look at a home for sale online. Work out a tenth of the price. Then work out how many months it takes to save that with £200 a month.",
    pitfall:
      "Buying doesn’t make a home free: there are still repairs and bills. The payment can change when interest rates do. Renting isn’t a failure, because for many people it fits better. And if the grown-ups worry about the mortgage, it isn’t your job to fix it.",
    page: "/resources/money-words#mortgage",
  },
  {
    id: "credit-unions",
    title: "What is a credit union, and can I save or borrow there?",
    ages: ["14-16", "parents"],
    answer: `A credit union is a place to save and borrow, and it belongs to its members. They share something, such as a town or an employer. Their savings are lent to other members. If there’s a profit, savers may get a part of it. Many take children’s savings, but loans are for adults. By law, it can charge at most ${ANSWER_FACTS.creditUnionRate.figure} for a loan, or ${ANSWER_FACTS.creditUnionRateNi.figure} in Northern Ireland. Savings are protected up to ${WORK_FACTS.protectedDeposit.figure}, as in a bank.`,
    example:
      "Dan’s mum borrows £300 at 2% a month, and pays back £50 each month plus the interest. The months bring £6, £5, £4, £3, £2 and £1. Together, that’s £21. A doorstep lender wanted £120 for the same £300. £120 take away £21 is £99.",
    plan: "Look for one where you live, or where somebody at home works. Ask what savers got last year, and how quickly you can take money out. For a loan, ask for the total in pounds, and compare it with a bank.",
    pitfall:
      "Near the limit, a loan costs more than many banks ask, so “community” doesn’t always mean cheap. The yearly payment to savers isn’t certain. Some keep part of your savings back while you have a loan. If debts are already too big, a new loan seldom helps, but MoneyHelper can show adults where to get free advice.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
    facts: ["creditUnionRate", "creditUnionRateNi", "protectedDeposit"],
  },
];
