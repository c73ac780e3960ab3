/** Answers about loans, credit, debts, and lending among friends. */
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import { MONEY_ANSWER_FACTS } from "@/content/resources/facts/factsOfMoneyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const BORROWING: readonly TaughtAnswer[] = [
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
    page: "/resources/money-words#loan",
  },
  {
    id: "parent-borrowed-my-money",
    title: "My mum or dad borrowed my money: how do I ask for it back?",
    ages: ["8-10", "11-13"],
    answer:
      "Pick a calm moment and say, “Please can we talk about the £20 you borrowed from me.” Ask when you might get it, and say that small parts are fine. Write the sum and the days on a list together. Your parent may have needed it for food or the electric, and may feel bad about it. It’s still fair to ask. If you can’t say it aloud, write a short note.",
    example:
      "Mum borrowed £20 from Jaya’s tin for the shopping. Jaya asks on Sunday after lunch. Mum says, “I can do £5 each Friday.” £20 divided by £5 is four. They tick off four Fridays on the fridge.",
    plan: "Count what was taken, and write it down without a cross word. Ask kindly, once. Agree on days. From now on, keep your money in an account, or ask for a note in the tin each time.",
    pitfall:
      "Don’t take it back in secret, because then nobody knows what’s what. If money is taken again and again, or you’re scared to ask, talk to another adult you trust, such as a teacher. You aren’t being greedy.",
    page: "/resources/raising-money-smart-kids#every-purse-is-different",
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
    id: "lending-to-a-friend",
    title: "Should I lend money to a friend?",
    ages: ["11-13", "14-16"],
    answer:
      "Only lend it if you’d be fine without it. Then it won’t spoil your friendship if it comes back late. If you say yes, agree two things first: how much, and by which day. Put both in a message, so nobody forgets. If you can’t spare it, you can say, “Sorry, I can’t this week.” That’s kind, and it’s enough. You don’t have to give a reason.",
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
    id: "credit-cards-and-debt",
    title: "How do credit cards work, and what is debt?",
    ages: ["11-13", "14-16"],
    answer:
      "A debit card spends your own money, but a credit card spends borrowed money. Money you still have to pay back is called debt. The bill comes once a month. If it’s all paid on time, there’s usually nothing extra. If it isn’t, interest is added, which is like rent for the money. Paying late can mean a fee as well. You have to be 18 to have a credit card. Debt isn’t always bad, and it can happen to careful people.",
    example:
      "Somebody owes £500 on a card, and the interest is 2% a month. The first month adds £10. So a payment of £15 only makes the debt £5 smaller. With £50 a month, it’s all paid in one year, with £63.50 of interest.",
    plan: "Practise on something small, such as £6 that you owe your brother. Write down who, how much and by which day. Pay a bit back every week, and don’t borrow any more. Big debts are paid off in the same way.",
    pitfall:
      "Paying only the smallest amount looks easy, but the debt can last for years. Paying a bit more each month saves a lot. If a grown-up at home has debts, it isn’t your job to fix them. MoneyHelper is free, and can tell them where to get help.",
    page: "/resources/level-3-sample-chapter#the-minimum-repayment-puzzle",
  },
  {
    id: "catch-of-a-credit-card",
    title: "What’s the catch with a credit card?",
    ages: ["11-13", "14-16"],
    answer:
      "The catch is the interest: if you don’t pay it all back each month, you pay more. At 25% a year, £200 paid back at £10 a month takes two years. It costs about £50 extra. It isn’t free money, as you must pay back every pound. Late payments cost a fee, and lenders can see them for years. Cash from a credit card costs interest from the first day. Paid in full each month, it costs nothing.",
    example:
      "Sol spends £200 at 25% a year, about 2% a month. The first month’s interest is about £4. He pays £10, so only £6 comes off. At £10 a month, he needs about two years. At £50 a month, it’s about five months and £10 in all.",
    plan: "If you ever have one, from 18: set a direct debit for the full sum. Before you tap, ask if the money is in your account now. Look at the statement on one fixed day each month.",
    pitfall:
      "The “minimum payment” looks kind, and keeps you in debt the longest. A high limit isn’t yours to spend. And points or cashback are tiny beside the interest.",
    page: "/resources/level-3-sample-chapter#the-minimum-repayment-puzzle",
  },
  {
    id: "minimum-payment-on-a-card",
    title: "What is a card’s minimum payment, and why is it so slow?",
    ages: ["14-16"],
    answer:
      "The minimum payment is the smallest sum you must pay a credit card each month. It’s often only a little more than the interest, so the debt hardly shrinks. Paying just that can take many years. As the debt falls, the minimum falls too, and that makes it even slower. The cure is simple: pay the same sum each month, and more if you can. Paying it all means no interest.",
    example:
      "A debt of £1,000 at 2% a month: the interest is £20. The minimum is £30, so only £10 comes off. With £90 a month, £70 comes off at once. Then it’s gone in about 13 months.",
    plan: "Take that £1,000, and write out four months with £30 and four with £90. Colour the interest red. Look at how much red there is in each.",
    pitfall:
      "Missing even the minimum costs a fee and marks that person’s credit report. So a direct debit for it is a safety net. It’s not the plan. If somebody can’t pay more for long, free debt advice is the next step.",
    page: "/resources/level-3-sample-chapter#the-minimum-repayment-puzzle",
  },
  {
    id: "what-apr-means",
    title: "What does APR mean on a loan or a card?",
    ages: ["11-13", "14-16"],
    answer:
      "APR is what borrowing costs for a year, in pounds for each £100. With an APR of 20%, £100 borrowed for a whole year costs about £20. A lower APR is cheaper, if the time is the same. It counts the interest and the fees that everybody has to pay. The letters stand for annual percentage rate. On savings, you’ll see AER instead, and there a higher number is better for you.",
    example:
      "Two cards each lend £200 for a year. One has an APR of 10%: 10% of £200 is £20. The other has 35%: that’s £70. The second one costs £50 more for the same £200.",
    plan: "Find three adverts with “APR” in the small print. Put them in order. For each, work out what £100 for a year would cost. Then ask for the total in pounds.",
    pitfall:
      "“Representative APR” is only what about half of the people get. Yours may be higher. And a low APR over many years can cost more in total than a high one for a month.",
    page: "/resources/money-words#apr",
  },
  {
    id: "total-cost-of-a-loan",
    title: "How do I work out the total cost of a loan?",
    ages: ["11-13", "14-16", "teachers"],
    answer:
      "Multiply the monthly payment by the number of months, and add any fees. Then take away what you borrowed. What’s left is the cost of the loan. A longer loan has smaller payments, but usually costs more in total, because interest is paid for more months. So always compare the totals, not the payments. By law, a lender must show the total before anyone signs.",
    example:
      "Borrow £1,000. Plan A: 12 months at £90. 12 times £90 is £1,080, so it costs £80. Plan B: 36 months at £34. 36 times £34 is £1,224, so it costs £224. B feels lighter and costs £144 more.",
    plan: "Write four numbers in a row: borrowed, each month, months, fees. Do the sum for two offers. Then ask what happens if you pay it off early, and whether that saves interest.",
    pitfall:
      "“Only £34 a month” leaves out the months. A fee added to the loan earns interest as well. And if a loan has no clear total, don’t sign.",
    page: "/resources/money-words#loan",
  },
  {
    id: "interest-free-or-low-interest",
    title: "Is interest-free better than low interest when I borrow?",
    ages: ["14-16", "parents"],
    answer:
      "It depends on the price, the fees and how long the 0% lasts. Compare the totals in pounds: the cheaper total wins. Interest-free is best if the price is the same as elsewhere, and you can pay it all in time. After that, the rate may jump to 30% or more. A loan at a low rate can cost less if you need longer. And paying with savings costs nothing at all.",
    example:
      "A sofa costs £600 at 0% in one shop and £540 in another. A loan of £540 for a year costs £30 of interest. £540 and £30 make £570. So the loan with interest is £30 cheaper than the one without.",
    plan: "Write down three totals: 0% with all fees, a low-rate loan, and saving up. Note the day when the 0% ends. Ask what happens if one payment is late.",
    pitfall:
      "A 0% card often takes a fee of about 3% to move a debt. One late payment can end the 0%. And “interest-free” makes people buy dearer things than they would with cash.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "good-debt-and-bad-debt",
    title: "Is there such a thing as good debt and bad debt?",
    ages: ["11-13", "14-16"],
    answer:
      "It depends on what it’s for, what it costs and whether you can pay it back. People call it good debt if it brings something that lasts, such as a home or training. Bad debt is dear, and pays for things that are soon gone. But “good” debt can turn bad if the payments are too high. And borrowing for food isn’t wrong or shameful: then it’s help that’s missing.",
    example:
      "Ana borrows £300 for a sewing machine, and earns £40 a month with it. In eight months, it has paid for itself. Ben borrows £300 for a party. A year later, he’s still paying £28 a month for one evening.",
    plan: "Take three loans that you’ve heard of. For each, ask: will it still be there when the loan ends? What’s the total cost? What if the pay stops for a month?",
    pitfall:
      "The word “good” helps people sell loans. A dear car or course isn’t good debt just because it’s useful. And nobody is a bad person because of a debt.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
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
    id: "store-cards-and-catalogues",
    title: "What are store cards and catalogues, and are they a good deal?",
    ages: ["14-16", "parents"],
    answer:
      "They’re seldom a good deal, because the interest is often higher than on a normal card. A store card is a credit card for one shop. A catalogue lets adults buy now and pay by the week. The offer at the till, such as 10% off today, can be lost in a few months’ interest. If it’s all paid on time, it may cost nothing. You must be 18. Prices in a catalogue may be higher than elsewhere.",
    example:
      "Mum could save 10% on an £80 coat: that’s £8. The card has 3% a month. If she pays it off slowly over ten months, the interest is more than £12. So the “saving” costs her over £4.",
    plan: "Compare the price in two shops first. Ask for the APR, and for the total at the speed you’d really pay. Say, “I’ll think about it,” and walk round the block.",
    pitfall:
      "A loyalty card with points isn’t a store card, but the words sound alike. Each application leaves a mark on the report. And a weekly price of £3 for two years is £312.",
    page: "/resources/money-words#credit-card",
  },
  {
    id: "car-finance-and-pcp",
    title: "How does car finance work, and what is PCP?",
    ages: ["14-16", "parents"],
    answer:
      "With car finance, a lender pays for the car, and you pay it back monthly with interest. PCP means that you pay off only a part, and a big last sum is left. Then you pay that, or give the car back. With hire purchase, the car is yours after the last payment. Until then, it belongs to the lender. You have to be 18.",
    example:
      "A car costs £12,000. PCP: £1,000 first, 36 months at £210, and £5,500 at the end. 36 times £210 is £7,560. £1,000 and £7,560 and £5,500 make £14,060. That’s £2,060 more than the price.",
    plan: "Take a car advert. Add the deposit, all the months and the last sum. Compare the total with the price. Then add insurance, fuel and tax, because they come on top.",
    pitfall:
      "A low monthly price hides the big sum at the end. There can be charges for scratches and too many miles. If payments get hard, ask the lender early: after half has been paid, there’s often a right to hand the car back.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "payday-loans",
    title: "What is a payday loan, and what does it cost?",
    ages: ["14-16", "parents"],
    answer: `A payday loan costs up to ${MONEY_ANSWER_FACTS.paydayDailyCap.figure} for each £100. That’s £24 for 30 days. It’s a small loan that an adult pays back after a few weeks. A late fee can be ${MONEY_ANSWER_FACTS.paydayLateFee.figure} at most. By law, nobody has to pay back more than double what they borrowed. Most people who use one are just short before payday. A credit union is often much cheaper, and free advisers can look for help with bills first.`,
    example:
      "Jo borrows £200 for 30 days. At 80p a day for each £100, that’s £1.60 a day. 30 times £1.60 is £48, so she pays back £248. Next month, she’s £48 short again.",
    plan: "Before any loan, an adult can do three things: ask the firm for more time to pay the bill, ask the council or school what help there is, and try a credit union.",
    pitfall:
      "One loan often leads to the next, because payday is then smaller. Texts that say “cash in minutes” leave that out. If there’s already a loan that can’t be paid, StepChange or Citizens Advice help for free and don’t judge.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
    facts: ["paydayDailyCap", "paydayLateFee"],
  },
  {
    id: "what-a-pawnbroker-does",
    title: "What does a pawnbroker do?",
    ages: ["11-13", "14-16"],
    answer:
      "A pawnbroker lends money and keeps something of yours, such as a ring, until you pay it back. If you pay the loan and the interest, you get it back. If you don’t, the shop can sell it. The loan is usually for about six months, and far less than the thing is worth. The shop must give you a receipt, the ticket. You must be 18. It’s legal, but often dear.",
    example:
      "Dee’s aunt leaves a ring worth £300, and gets £120. The interest is 8% a month. 8% of £120 is £9.60. After six months, that’s £57.60. She pays £177.60, and has her ring again.",
    plan: "Ask what you’d pay in total on the last day. Compare it with a credit union, or with selling the thing yourself. Ask what happens if it’s sold for more than is owed.",
    pitfall:
      "If you lose the ticket, say so at once. Don’t leave something there that belongs to somebody else or that you’d miss for ever. Most people do get their things back, but the interest grows each month.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "credit-unions",
    title: "What is a credit union, and can I save or borrow there?",
    ages: ["14-16", "parents"],
    answer: `A credit union is a place to save and borrow, and it belongs to its members. They share something, such as a town or an employer. Their savings are lent to other members. If there’s a profit, savers may get a part of it. Many take children’s savings, but loans are for adults. By law, it can charge at most ${MONEY_ANSWER_FACTS.creditUnionRate.figure} for a loan, or ${MONEY_ANSWER_FACTS.creditUnionRateNi.figure} in Northern Ireland. Savings are protected up to ${WORK_FACTS.protectedDeposit.figure}, as in a bank.`,
    example:
      "Dan’s mum borrows £300 at 2% a month, and pays back £50 each month plus the interest. The months bring £6, £5, £4, £3, £2 and £1. Together, that’s £21. A doorstep lender wanted £120 for the same £300. £120 take away £21 is £99.",
    plan: "Look for one where you live, or where somebody at home works. Ask what savers got last year, and how quickly you can take money out. For a loan, ask for the total in pounds, and compare it with a bank.",
    pitfall:
      "Near the limit, a loan costs more than many banks ask, so “community” doesn’t always mean cheap. The yearly payment to savers isn’t certain. Some keep part of your savings back while you have a loan. If debts are already too big, a new loan seldom helps, but MoneyHelper can show adults where to get free advice.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
    facts: ["creditUnionRate", "creditUnionRateNi", "protectedDeposit"],
  },
  {
    id: "going-into-an-overdraft",
    title: "What happens if I go overdrawn by accident?",
    ages: ["14-16", "parents"],
    answer:
      "Under 18, you normally can’t: the payment fails, and there’s usually no fee. An adult who goes overdrawn pays interest for each day, often at about 40% a year. Without an agreed overdraft, the bank can turn the payment down. Sometimes a child’s account drops below zero, when a bus or a shop takes its money late. Then you just pay in what’s missing. Tell the bank if it’s hard to pay back.",
    example:
      "Amir is 15 and has £1. He tapped for three buses at £2. The £6 comes out at night, and his account shows minus £5. He puts in £10, and has £5. The bank charges nothing.",
    plan: "Turn on the alert for a low balance. Keep £5 that you never spend. If you see a minus, pay some in the same day and look up which payment it was.",
    pitfall:
      "At 18, an overdraft is offered with a smile and feels like your own money. It’s a loan. And one late payment can set off another, so sort the first one out fast.",
    page: "/resources/money-words#overdraft",
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
    id: "building-credit-at-18",
    title: "How do I start a good credit score at 18?",
    ages: ["14-16"],
    answer:
      "Start with three free things: register to vote, pay every bill on time, and keep one bank account for long. A phone contract in your name, paid on time, counts as well. You don’t need a loan to begin. Some people use a card for one small thing each month, and pay it all off. That only works if it’s never late. Give it time, because it grows over a year or two.",
    example:
      "Ruby is 18. She votes, pays £12 a month for her SIM, and is never late. After a year, that’s twelve payments on her report. Her friend took three cards in one week, and each search shows.",
    plan: "Before 18: learn to pay on time, even £3 to a friend. On your 18th: check your report for free, and that your address is right. Set up a direct debit for each bill.",
    pitfall:
      "Nobody needs a score at 16, so don’t pay for an app to “build” one. Many applications in a short time look bad. And a joint account ties your report to the other person’s.",
    page: "/resources/level-3-sample-chapter#credit-scores-without-the-mystery",
  },
  {
    id: "how-much-can-i-borrow-at-18",
    title: "How much can I borrow at 18?",
    ages: ["14-16"],
    answer:
      "There’s no fixed sum: a lender looks at your pay, your bills and your credit report. At 18, with little pay and no report, it’s often a few hundred pounds. Banks must check that you can afford it. Students can often get an overdraft without interest. For a home, lenders often use four to five times your yearly pay, if you have a deposit. How much you’re offered isn’t how much is good for you.",
    example:
      "Gus earns £900 a month, and £700 goes on rent and food. £200 is left. A loan of £100 a month would leave £100 for everything else. He’s offered £1,500, and says no.",
    plan: "Work out what’s left each month. Halve it: that’s the most a payment should be. Try saving that sum for three months first. You may not need the loan any more.",
    pitfall:
      "On your birthday, offers come by themselves, and a high limit feels like a present. It’s not income. Don’t let anybody borrow in your name, not even a friend or a partner.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "student-loan-or-credit-card-debt",
    title: "How is a student loan different from credit card debt?",
    ages: ["14-16"],
    answer:
      "You only pay a student loan back if you earn enough, but card debt must be paid every month. A student loan goes out of your pay, like a tax. If your pay drops, so does the payment. What’s left is wiped after many years. No bailiff comes for it, and it isn’t on your credit report. A card has no mercy for low pay. The interest is usually much higher as well.",
    example:
      "Eve earns £2,000 a month. Say the limit is £2,200: she pays £0 on her student loan. Her friend owes £2,000 on a card, and has to pay £60 a month, whatever he earns.",
    plan: "Draw two columns: “when do I pay?” and “what if I can’t?” Fill them in for both kinds. Then look up this year’s limit for your nation on gov.uk.",
    pitfall:
      "Don’t use a card to fill gaps at uni before asking about grants and the hardship fund. And a student loan isn’t free: on high pay, people may pay back more than they borrowed.",
    page: "/resources/level-3-sample-chapter#before-you-turn-eighteen",
  },
  {
    id: "guarantor-for-a-loan",
    title: "What is a guarantor, and is it safe to be one?",
    ages: ["14-16", "parents"],
    answer:
      "A guarantor promises to pay a loan or rent if the other person doesn’t. It’s a real debt: the lender can ask the guarantor for all that’s owed. So nobody should agree if they couldn’t pay it themselves. You have to be an adult. Saying no is fine, even to family. A missed payment can harm both people’s credit reports. For a student’s home, a parent is often asked, so read for how long it lasts.",
    example:
      "Lou’s cousin borrows £1,500, and Lou’s mum signs as guarantor. After £300, the cousin loses his job. £1,500 take away £300 is £1,200. The lender asks Mum for £1,200 and the interest.",
    plan: "Before an adult signs: read the total, the end date and what happens when it’s late. Ask for a top limit. Sleep on it, and talk to Citizens Advice.",
    pitfall:
      "“It’s just a signature” is how it starts. In a shared student flat, a guarantor may promise the rent of all the others as well. And once signed, it’s hard to get out.",
    page: "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
  },
  {
    id: "free-debt-help",
    title: "Where can a family get free help with debt?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Three places help for free: StepChange on ${MONEY_ANSWER_FACTS.stepChangeLine.figure}, National Debtline and Citizens Advice. They’re kind, private and used to big sums. An adviser looks at what comes in and what’s owed, and makes a plan. In Northern Ireland, Advice NI helps, and in Scotland also Citizens Advice Scotland. In England and Wales, “breathing space” can stop most interest and letters for a while. It’s for grown-ups to do. If you’re worried about it, you can talk to a teacher or Childline on 0800 1111.`,
    example:
      "Mr Ali owes £2,400 to four firms. He can’t open the letters any more. An adviser rings them with him. They agree on £50 a month in total. £2,400 divided by £50 is 48 months, and the letters stop.",
    plan: "For a grown-up: put all letters in one pile, note what comes in each month, and ring one of the three. Pay rent, council tax, gas and electricity first, because those matter most.",
    pitfall:
      "Never pay a firm for debt advice: the free ones do the same or more. Adverts that promise to “wipe your debt” often take a fee. And a child doesn’t have to give up pocket money to fix it.",
    page: "/resources/level-3-sample-chapter#already-owe-money-start-here",
    facts: ["stepChangeLine"],
  },
  {
    id: "loan-sharks",
    title: "What if my family borrowed from a loan shark?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Nobody in your family is in trouble: the loan shark is the one who breaks the law. Help is free and private. In England, Stop Loan Sharks is on ${MONEY_ANSWER_FACTS.loanSharkLine.figure}, day and night. Scotland, Wales and Northern Ireland have their own teams. A loan shark lends without the permission that every lender needs. There’s often no paper, and the sum grows. The law doesn’t make anyone pay an illegal loan back. In danger, ring 999. You can also tell a teacher.`,
    example:
      "A neighbour lent Kai’s mum £100 in cash. Each week she pays £20, and still “owes” £100. After ten weeks, that’s £200. She rings the team. They listen, tell her that it wasn’t legal, and help her to be safe.",
    plan: "If you’re worried, tell one adult you trust. A grown-up can look the lender up on the FCA’s register. Keep messages and notes of payments. Don’t argue with the lender yourself.",
    pitfall:
      "Shame keeps people quiet, and that’s what a loan shark counts on. It happens to careful people as well. If somebody keeps a bank card or passport of yours “for safety”, that’s a sign. It isn’t your job to solve it.",
    page: "/resources/money-words#loan-shark",
    facts: ["loanSharkLine"],
  },
  {
    id: "what-bailiffs-may-take",
    title: "What can bailiffs take, and can they take my things?",
    ages: ["11-13", "14-16", "parents"],
    answer: `They can’t take things that belong to you, such as your bike, games or bed. They come for what the person with the debt owns, such as a car or a TV. Beds, a cooker, a fridge and pets stay. In England and Wales, so do tools for work or study up to ${MONEY_ANSWER_FACTS.bailiffTools.figure}. For most debts, they can’t push their way in. If only children are at home, they have to leave. Scotland and Northern Ireland have other officers and rules.`,
    example:
      "Somebody knocks at four o’clock. Lucy, 13, is alone. She talks through the closed door: “My mum’s at work.” He puts a letter through and goes away. In the evening, her mum rings Citizens Advice.",
    plan: "If somebody knocks, keep the door shut and ring a grown-up. They can ask for the name and the papers through the letterbox. Keep a receipt or photo of your own things.",
    pitfall:
      "Don’t let anybody in “just to talk”, since that can give them rights. The letters always come first, and that’s the time to get free advice. It’s frightening, but it’s not your fault. Tell somebody you trust.",
    page: "/resources/level-3-sample-chapter#already-owe-money-start-here",
    facts: ["bailiffTools"],
  },
  {
    id: "what-a-ccj-is",
    title: "What is a CCJ, and how long does it stay?",
    ages: ["14-16", "parents"],
    answer:
      "A CCJ is a county court judgment: a court says that somebody owes a debt and must pay. It stays on the credit report for six years. If it’s all paid within a month, it’s taken off. It makes loans, phone contracts and renting harder. It isn’t a crime, and nobody goes to prison for it. It’s the name in England and Wales. Northern Ireland and Scotland have their own words and courts.",
    example:
      "Mr Price forgets an old bill of £180, and the letters go to his old flat. The court sends a judgment. He pays all of it after three weeks, and gets it taken off. Six years of trouble are saved.",
    plan: "For a grown-up: open court letters the same day, because there’s a date to answer by. You can say that it’s wrong, or offer to pay in parts. Citizens Advice helps with the form.",
    pitfall:
      "Doing nothing is the one thing that loses. So tell every lender when you move. And firms that “delete your CCJ” for a fee can’t do more than you can.",
    page: "/resources/level-3-sample-chapter#already-owe-money-start-here",
  },
  {
    id: "debts-after-somebody-dies",
    title: "Do children have to pay their parents’ debts if they die?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "No, children don’t take on their parents’ debts, in life or after. Debts are paid from what the person leaves, such as savings or a house. If that isn’t enough, the rest usually isn’t paid. Somebody who signed the loan as well, or is a guarantor, still owes it. What’s left after the debts goes to the family. So an inheritance can get smaller, but it can’t drop below nothing.",
    example:
      "Grandpa leaves £3,000, and owes £1,200 on a card. £3,000 take away £1,200 is £1,800 for the family. If he’d owed £5,000, the card firm would get the £3,000, and nobody would have to find the other £2,000.",
    plan: "For a grown-up: tell the bank and the lenders, and don’t pay anything from your own money yet. Ask Citizens Advice. For you: say what worries you to somebody you trust.",
    pitfall:
      "A firm may ring and sound as if the family has to pay. Ask for it in writing first. And don’t share out things before the debts are paid. If you’re sad, that comes first, and the money can wait.",
    page: "/resources/money-words#debt",
  },
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
];
