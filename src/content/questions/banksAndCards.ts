/** Answers about coins, notes, cards, accounts and interest. */
import { ANSWER_FACTS } from "@/content/resources/facts/factsOfAnswers";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { MONEY_ANSWER_FACTS } from "@/content/resources/facts/factsOfMoneyAnswers";
import type { TaughtAnswer } from "./taughtAnswer";

export const BANKS_AND_CARDS: readonly TaughtAnswer[] = [
  {
    id: "how-card-payments-work",
    title: "What happens to the money when somebody taps a card?",
    ages: ["8-10", "11-13"],
    answer:
      "A tap is a message from one bank to another. The card tells the shop’s machine which bank to ask. That bank checks that there’s enough money. Then it takes the price from your mum’s account, and the shop’s bank adds it to the shop’s account. No coins move, but the money is just as real. It was earned, and once it’s gone, it can’t be spent again.",
    example:
      "Mum has £60 in her account. She taps for £12 of food. The machine asks her bank, and the bank says yes. Now her account says £48, and the shop has £12 more. The card itself looks the same as before.",
    plan: "Next time you’re in a shop, add up the prices as you go. Say your guess before the tap. Then look at the receipt, and see how close you were.",
    pitfall:
      "A tap doesn’t feel like spending, because nothing leaves your hand. That makes it easy to lose count. If you ever have a card, look at what’s left after each tap.",
    page: "/resources/money-words#contactless",
  },
  {
    id: "what-coins-are-worth",
    title: "What is each UK coin worth, and how do I count my coins?",
    ages: ["8-10"],
    answer:
      "The number on a coin tells you what it’s worth, not its size. So a small 5p is worth more than a big 2p. We have coins of 1p, 2p, 5p, 10p, 20p, 50p, £1 and £2. There are 100 pennies in £1. That’s five 20ps, or ten 10ps. Notes come in £5, £10, £20 and £50. To count a pile, put the same coins together in stacks of £1.",
    example:
      "Ria has six 20ps, three 10ps and one 50p. Six times 20p is £1.20. Three times 10p is 30p. £1.20 and 30p and 50p make £2. She swaps them for one £2 coin.",
    plan: "Tip out your coins, and sort them by the number on them. Make stacks of £1. Write down how many stacks there are and what’s left over.",
    pitfall:
      "It’s easy to count coins instead of money. Ten 2ps are ten coins but only 20p. So say the value of each stack, not how many coins there are.",
    page: "/resources/money-words#coin",
  },
  {
    id: "who-makes-money",
    title: "Who makes our coins and notes, and where does money come from?",
    ages: ["8-10"],
    answer:
      "Our coins are made at the Royal Mint in Wales, and most notes come from the Bank of England. Some banks in Scotland and Northern Ireland print notes too. New coins and Bank of England notes show King Charles. Plastic notes and today’s coins with the late Queen are still fine. But a family can’t just pick new money up. People get it by working, selling things or being helped. So money comes from something that somebody did.",
    example:
      "Sam’s dad bakes bread. A customer pays £3 for a loaf. Those three £1 coins were made years ago, and many people have had them. Dad’s work is what brought the £3 to their home.",
    plan: "Look at three coins. Find the year on each one, and the face. Then ask somebody at home what they did to earn their last £10.",
    pitfall:
      "It can look as if a cash machine gives money away. It only gives people what’s in their own account. When that’s gone, they have to earn more or go without.",
    page: "/resources/money-words#money",
  },
  {
    id: "torn-old-foreign-money",
    title: "What can I do with torn, old or foreign coins and notes?",
    ages: ["8-10", "11-13"],
    answer:
      "Don’t throw it away, because it may still be worth something. The Bank of England can swap old notes, and ones that are torn or burnt, if enough is left. A bank or a post office may help too. Old round £1 coins can’t be spent in shops, but most banks let a customer pay them in. Notes from other countries can be changed, though foreign coins usually can’t. Ask a grown-up to go with you.",
    example:
      "Leo’s £10 note was ripped by the dog. He saved both halves. His nan helped him with the form on the Bank of England’s page, and they posted it. Some weeks later, he got the £10 back.",
    plan: "Put all the pieces in an envelope. Show a grown-up. Look together at bankofengland.co.uk for how to send it, or ask at the bank or post office.",
    pitfall:
      "Don’t pay somebody online to change it for you, and don’t post money without a grown-up. It could be lost, and the real way costs no more than the stamp.",
    page: "/resources/money-words#cash",
  },
  {
    id: "what-banks-do",
    title: "What does a bank do with my money?",
    ages: ["8-10", "11-13"],
    answer:
      "A bank keeps a note of how much is yours, and you can get it back. It doesn’t leave your coins in a box with your name on it. It keeps some, and lends some to people who want to buy a house or start a shop. They pay the bank extra, called interest. The bank shares a part of that with savers, and keeps the rest to pay its staff and make a profit.",
    example:
      "Ella puts in £100, and the bank pays her £3 in a year. It lends her £100 to a baker, who pays £8 for the year. The bank has £8 take away £3, so £5, for its work.",
    plan: "Ask a grown-up which bank or building society your family uses, and why. Look up together what it pays children who save.",
    pitfall:
      "Some people think that money in a bank is gone, and others that it’s free to take. It’s yours, but the bank must know it’s you. So never share your PIN.",
    page: "/resources/money-words#bank",
  },
  {
    id: "history-of-money-facts",
    title: "What are three facts about the history of money for homework?",
    ages: ["8-10", "11-13"],
    answer:
      "Here are three facts. About 2,600 years ago, people in Lydia, now part of Turkey, made some of the first coins. About 1,000 years ago, people in China began to use paper money, because coins were heavy. And the pound got its name from a pound weight of silver, which made 240 pennies. Before coins, people paid with shells, salt, tea or cattle. Contactless cards came to Britain in 2007. Put the facts in your own words.",
    example:
      "A line of time helps: 600 BC, coins in Lydia. About 1000, paper money in China. 1694, the Bank of England begins. 1971, 100 new pence make a pound. 2007, the first taps in British shops.",
    plan: "Choose three dates. Find one picture for each, and write one sentence of your own under it. Say where you looked it up.",
    pitfall:
      "Copied sentences are easy to spot, and you forget them. Close the page before you write. If two books give other dates, say “about”.",
    page: "/resources/money-words#barter",
  },
  {
    id: "full-piggy-bank",
    title: "My piggy bank is full of coins: where can I change them?",
    ages: ["8-10", "11-13"],
    answer:
      "Count it first, and write the sum down. Then take it to a safer place. Many banks and building societies take bags of coins for a saver’s account, but ask first. Each bag must hold one kind of coin. A grown-up at home may also swap your coins for a note. The machines in supermarkets are quick, but they keep part of your money. If you keep dipping in, choose a tin that’s hard to open.",
    example:
      "Nora has £32 in coins. The machine in the shop would keep 10p of each £1. 32 times 10p is £3.20, so she would get £28.80. At the bank, she gets all £32.",
    plan: "Sort the coins, and count each kind. Ask the bank for free coin bags. Choose with a grown-up where the money goes next.",
    pitfall:
      "Don’t leave a full jar where visitors can see it. And if you take some out, write down how much and why, so that you know where it went.",
    page: "/resources/money-words#piggy-bank",
  },
  {
    id: "bank-account-at-11",
    title: "Can I have a bank account at 11, and what do I need for it?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, many banks let you have a current account from 11, with a parent or carer. Some make you wait until you’re older. The bank usually wants to see who you are, with a birth certificate or a passport. It also asks for proof of your address. A savings account can start much earlier, even for a baby. Some cards for younger children aren’t bank accounts, and they often have a monthly fee.",
    example:
      "Ewa is 11. She has no passport, so her carer brings her birth certificate and proof of their address. A week later, her card comes in the post. She pays in £20 from her birthday, so her balance is £20.",
    plan: "First, ask at home where your birth certificate or passport is. Next, look at two accounts together, and compare the ages and the fees. Then choose a quiet half-hour to fill in the form together.",
    pitfall:
      "A card with a small monthly fee can cost more than you think. £3 a month is £36 a year. Look for the word “fee” before anyone signs. If you can’t have an account yet, that’s all right. A jar and a list work well for now.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "bank-account-at-16",
    title: "Can I open a bank account on my own at 16 for my wages?",
    ages: ["14-16"],
    answer:
      "At 16, you can usually open a current account by yourself. You need proof of your name and address, such as a passport and an official letter. Most employers pay wages into an account, and it’s best to use your own. Banks don’t lend to anyone under 18, so you can’t have an overdraft. You can only spend what’s there. If you have a younger person’s account, ask your bank what changes now.",
    example:
      "Erin’s pay of £120 comes in on the 28th. On the same day, a standing order moves £40 into her savings by itself. That leaves £80 for four weeks, and £80 divided by four is £20 a week.",
    plan: "Find your proof of name and address. Compare two accounts: the fees, the app and how you can pay in cash. When yours is open, give your employer the account details, so your pay can come in.",
    pitfall:
      "Never let anyone else use your account or card, even for a reward. They may want to move stolen money, and you could get the blame. If anyone has asked you, tell an adult you trust. If you said yes, tell the bank as well.",
    page: "/resources/money-words#current-account",
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
    id: "money-safe-in-the-bank",
    title: "Is my money safe in the bank, and what is the FSCS?",
    ages: ["11-13", "14-16"],
    answer: `Yes, money in a UK bank is well protected. If your bank failed, a scheme called the FSCS would normally pay you back. It covers up to ${WORK_FACTS.protectedDeposit.figure} for each person in each bank or building society. You don’t have to sign up for it. It doesn’t cover crypto, and prepaid cards aren’t protected in the same way. Your part is easy: keep your PIN and your passwords to yourself.`,
    example:
      "Hamza has £85 in a building society. One day it fails, which is rare. The FSCS normally pays back all of his £85, because that’s far below the limit. He never had to sign up or pay for it.",
    plan: "Look for “FSCS protected” on your bank’s website. If you use a card or an app, ask at home if it’s really a bank. Then count the cash at home, and decide together how much to keep there.",
    pitfall:
      "A caller may say, “Your money is in danger, so move it now.” That’s a trick, because a real bank never asks you to do that. Hang up and tell a grown-up. " +
      `They can call the bank on ${BUYING_FACTS.callTheBank.figure} or the number on your card.`,
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["protectedDeposit", "callTheBank"],
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
    id: "overdrafts-and-direct-debits",
    title: "How do overdrafts, direct debits and standing orders work?",
    ages: ["14-16"],
    answer:
      "An overdraft lets you spend more than is in your account, so it’s a loan. You must be 18 to have one, and most banks charge high interest for it. Under 18, a payment you can’t cover just fails. A direct debit lets a firm collect what you owe, and the sum may change. A standing order is set by you, and stays the same until you change it. Check your balance before each payment day.",
    example:
      "Dan is £200 overdrawn for a year at 40%. 40% of £200 is £80. He pays £80 and still owes the £200. If he had saved £4 a week, he’d have had £208.",
    plan: "Write down the dates when money leaves your account. Move them to just after pay day. Set an alert in the bank’s app for a low balance.",
    pitfall:
      "An overdraft looks like your own money in the app. It isn’t. Look for the balance without it, and treat zero as the floor.",
    page: "/resources/money-words#overdraft",
  },
  {
    id: "world-without-cash",
    title: "Will cash disappear?",
    ages: ["11-13"],
    answer:
      "Cash isn’t about to go, though people use it less than they did. In the UK, a shop can normally choose how you pay. So one can say “card only”, and another “cash only”. Many people still need notes and coins. Cash is easy to count, and it works when the power is off. There are also rules to help people get cash near home. It’s useful to know both ways to pay.",
    example:
      "Mia has £6 in coins, but the café takes only cards. Her aunt taps for the £2.80 drink. Mia gives her £2.80 in coins, and has £3.20 left. Next time, she looks for the sign on the door first.",
    plan: "On your next walk, count the shops with “card only” signs. Keep a few pounds in coins for the day a machine fails. If your jar is full, ask a grown-up to take you to a bank or a post office.",
    pitfall:
      "Don’t wait years to use a full jar, because coins and notes do change. And don’t think that a shop is being mean. Ask before you order, not when the food is on the table.",
    page: "/resources/money-words#cash",
  },
  {
    id: "contactless-limit",
    title: "What is the contactless limit on my card?",
    ages: ["11-13", "14-16"],
    answer: `Contactless means that you pay with a tap, without a PIN. Your own bank sets the limit, because UK banks have been free to choose since March 2026. Before that, it was ${ANSWER_FACTS.oldContactlessLimit.figure}, and most were expected to keep it at first. Look in the app or on the bank’s page for yours. A card for children may allow less. After some taps, the machine may ask for your PIN. That’s normal. Often you can lower the limit. A phone may have its own rules.`,
    example:
      "Jo sets her own limit to £15 a tap. At the till, her basket comes to £18. The machine asks for her PIN. That gives her a moment to think, and she puts back a £5 mug. £18 take away £5 is £13.",
    plan: "Open your card’s app with a grown-up. Find the limit for one tap and for one day. Choose a lower one if you like. Then practise your PIN, so that you know it when you’re asked.",
    pitfall:
      "A high limit doesn’t mean that you have that much. The payment still fails if your account is too low. Look at your balance before a big buy. If you lose the card, freeze it fast, since small taps need no PIN.",
    page: "/resources/money-words#contactless",
    facts: ["oldContactlessLimit"],
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
    id: "before-there-was-money",
    title: "How did people buy things before there was money?",
    ages: ["8-10", "11-13"],
    answer:
      "They swapped things, shared them or remembered who owed a favour. Swapping is called barter. It only works if each of you wants what the other one has. So in many places, people began to use things that nearly everyone would take. There were shells, grain, salt and bits of metal. The oldest coins we know are about 2,600 years old. They come from what is now Turkey. Paper money began in China, about 1,000 years ago.",
    example:
      "Bram has eggs and needs a pot. The potter doesn’t want eggs, but she does want cloth. So Bram swaps his eggs for cloth, and the cloth for a pot. With coins, he could sell his eggs to anybody, and walk straight to the potter.",
    plan: "Pick three things you own. Ask two people what they’d swap for them, just for fun. Then give each of them ten buttons as money, and see if it gets easier.",
    pitfall:
      "Before you swap for real, ask at home, and your friend should ask as well. Each of you should know what the thing is worth. Most of all, agree that it’s for keeps. It’s hard to swap back once something is lost or broken.",
    page: "/resources/money-words#barter",
  },
  {
    id: "what-money-is-made-of",
    title: "What are UK coins and notes made of, and is there a £50 note?",
    ages: ["8-10", "11-13"],
    answer:
      "Our coins are metal. Today’s notes are made of polymer, which is a thin, strong plastic. It lasts longer than paper, and it’s harder to copy. There are four Bank of England notes: £5, £10, £20 and £50. The £50 note shows Alan Turing, who broke secret codes and helped to invent the computer. Some banks in Scotland and Northern Ireland make notes of their own. They look different, but they’re still pounds, and there’s even a Scottish £100 note.",
    example:
      "Lila holds a magnet over a new 1p and a new 2p. They jump up, because they’re steel with a thin coat of copper. Her 20p and her 50p don’t move. They’re made of copper and nickel all the way through.",
    plan: "Ask a grown-up to show you a note. Tilt it, look through the clear window and feel the raised print. Then try a magnet on five coins, and list the ones that stick.",
    pitfall:
      "Shops no longer take old Bank of England paper notes, but the Bank still swaps them. A grown-up can help with that. Plastic notes and today’s coins with the late Queen are still fine. If a note seems fake, don’t pass it on. Show it to a grown-up.",
    page: "/resources/money-words#pound",
  },
  {
    id: "sort-code-and-account-number",
    title: "What are my sort code and account number, and who may have them?",
    ages: ["11-13", "14-16"],
    answer:
      "A sort code is six digits that show which bank your account is with. The account number usually has eight digits, and shows which account is yours. To pay you, people need both, and your name. You can find them in your bank’s app, on a statement and often on your card. You can normally give them to a real employer or to your gran. But keep your PIN, your passwords and the long number on your card to yourself.",
    example:
      "Gran wants to send Leo £15. He reads her the six digits and the eight digits from his app. Her bank checks that the name matches, and the £15 arrives. With one wrong digit, it might have gone to a stranger.",
    plan: "With a grown-up, find both numbers in your app or on a statement. Write them down, and check each digit. Give them to the person yourself, and not in a group chat.",
    pitfall: `A stranger may ask for your numbers to “pay you”, and then want the money sent on. That’s a trap, so say no and tell an adult you trust. If you’ve sent money to the wrong account, call your bank the same day, on ${BUYING_FACTS.callTheBank.figure} or the number on your card. It can try to get it back.`,
    page: "/resources/money-words#bank-transfer",
    facts: ["callTheBank"],
  },
  {
    id: "why-not-print-money",
    title: "Why do we need money, and why can’t we just print more?",
    ages: ["8-10", "11-13"],
    answer:
      "Money makes swapping easy, because nearly everyone will take it. Without it, a baker who needs shoes must find a shoemaker who wants bread. Printing more wouldn’t make any more bread or shoes. People would have more notes to buy the same things, so prices would go up. The Bank of England tries to keep price rises small. A country gets richer when it makes and does more useful things.",
    example:
      "An island has ten apples and ten coins, so one apple costs one coin. Overnight, the coins double to twenty. There are still ten apples. Soon an apple costs two coins, and nobody has any more to eat.",
    plan: "Try it at home with five small things to sell and ten buttons as money. Share out the buttons, and hold an auction. Then do it again with twenty buttons, and see what happens to the prices.",
    pitfall:
      "It’s easy to think that more notes means more things. When you hear a huge number, ask what it can buy. New notes aren’t bad in themselves, because worn-out ones have to be replaced. The trouble starts when there are far too many.",
    page: "/resources/prices-and-tax#prices-that-rise",
  },
  {
    id: "bank-card-for-a-child",
    title: "Can I have a bank card as a child, and how do I choose one?",
    ages: ["8-10", "11-13"],
    answer:
      "Yes, with a parent. Some cards start at about six. They’re prepaid: a grown-up loads money, and you can only spend what’s on them. Many banks offer a real account with a card from 11. I don’t pick one for you, but you can compare three things: the monthly fee, who sees what you spend, and what happens if it’s lost. A free account may be better than a card that costs £4 a month.",
    example:
      "A card costs £3.99 a month. 12 times £3.99 is £47.88 a year. If you get £5 a week, that’s more than nine weeks of your money. A free account leaves you all £260.",
    plan: "With a grown-up, list two accounts or cards. Write down the fee, the youngest age, and how to block it. Choose the one that fits you.",
    pitfall:
      "A card with a cool picture can hide a fee. Read what it costs after the free months. And nobody but you should know the PIN.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "bank-of-england-rate",
    title: "What is the Bank of England’s rate, and why does it go up or down?",
    ages: ["14-16"],
    answer: `The Bank of England sets the rate at which it pays and lends to other banks. Their rates for savers and borrowers tend to follow it. A group of nine people votes on it about eight times a year. If prices rise too fast, they put it up. Loans then cost more, people spend less, and prices slow down. They aim for price rises of ${BUYING_FACTS.inflationTarget.figure} a year. Their website shows today’s rate.`,
    example:
      "The rate goes from 3% to 4%. A family owes £150,000 on its home. 1% of £150,000 is £1,500 more a year, or £125 a month. Their daughter has £300 saved, and gets £3 more a year.",
    plan: "Look up the rate today and a year ago. Then look at what your savings account pays. If it hasn’t moved with it, compare two others with a grown-up.",
    pitfall:
      "Banks often raise loan rates quickly and savings rates slowly. So check yours. And not every mortgage moves at once: a fixed rate stays for some years, and then jumps. That can be hard at home, and it’s nobody’s fault.",
    page: "/resources/money-words#mortgage",
    facts: ["inflationTarget"],
  },
  {
    id: "sending-money-abroad",
    title: "How and why do families send money to other countries?",
    ages: ["8-10", "11-13"],
    answer:
      "Many families send money to people they love in other countries. It can pay for food, school or a doctor. A bank or a money transfer company swaps the pounds and passes the money on. It usually takes a fee, and its swap rate matters as well. So grown-ups compare how much would arrive. It may take minutes or days. If money comes to you, a grown-up can help to get it in pounds.",
    example:
      "Mum sends £50. One company takes a £3 fee and gives 16 for each pound. 47 times 16 is 752. Another takes £1, but gives 15. 49 times 15 is 735. So the one with the bigger fee sends Gran 17 more.",
    plan: "Ask at home how your family does it, and how long it takes. Look at two companies with a grown-up. Compare one number: how much would arrive in the end.",
    pitfall:
      "“No fee” can still be dear, if the swap rate is poor. And if somebody you’ve only met online asks for money to be sent abroad, it’s a trick. Money sent like that is hard to get back. Tell a grown-up.",
    page: "/resources/money-words#exchange-rate",
  },
  {
    id: "money-in-each-country",
    title: "Why do countries have different money?",
    ages: ["8-10", "11-13"],
    answer:
      "Each country can choose its own money, and most do. Its government and its main bank can then look after it. There are about 180 kinds in the world. Some countries share one: more than 20 use the euro, and Ireland does. Northern Ireland uses the pound. One money for all would make trips easier. But then no country could steer its own. Big numbers don’t make money weak. What it buys is what counts.",
    example:
      "In this story, £1 is the same as 200 yen in Japan. A toy costs 1,000 yen, and that sounds huge. 1,000 divided by 200 is 5. So the toy costs £5, just as it might in a shop at home.",
    plan: "Choose three countries. Find out what each one calls its money. Then look up with a grown-up how much of it you’d get for £1 today.",
    pitfall:
      "It’s easy to think that 500 of something must be a lot. It depends on what it buys. Ask what a loaf of bread costs there, and compare it with a loaf at home.",
    page: "/resources/money-words#currency",
  },
  {
    id: "visit-to-the-bank",
    title: "Can I go to a bank alone to pay money in or take it out?",
    ages: ["8-10", "11-13"],
    answer:
      "You can walk into a bank, but a child needs a grown-up for most things there. To open an account, they usually have to come with you. Later, many banks let you pay in by yourself. Taking money out depends on your age and on the account. Bring your book or card, and the money. Say, “I’d like to pay this in, please.” If there’s no branch near you, a post office may help.",
    example:
      "Bea is nine and has £35 in coins. Her bank wants full bags, so she fills three: £20 in £1 coins, £10 in 20ps and £5 in 10ps. At the counter, she hands over her book. The lady counts, and writes £35 in it.",
    plan: "Count your money at home, and write down the total. Ask the bank which bags it takes. Ask a grown-up to go with you, and practise your sentence on the way. At the end, check the new balance before you leave.",
    pitfall:
      "Don’t say your PIN or how much you have where others can hear. Count your money at the counter, not in the street. And don’t be scared of a question, because the staff help new people all day.",
    page: "/resources/money-words#savings-account",
  },
  {
    id: "pictures-on-banknotes",
    title: "Who is on our banknotes, and who chooses the pictures?",
    ages: ["8-10"],
    answer: `King Charles or the late Queen is on the front. On the backs of the £5, £10, £20 and £50, in that order, are ${ANSWER_FACTS.notePeople.figure}. The Bank of England chooses the pictures on its notes. On the next ones, the backs will show ${ANSWER_FACTS.nextNotes.figure}. The King will stay on the front. In 2026, the Bank asked people to choose some animals. A puffin and a hedgehog were on the list. It’ll take some years to make the new notes.`,
    example:
      "Yuna draws a note with an otter. Her brother draws one with their nan. They ask six people at home to choose. Four pick the otter, and two pick Nan. Four and two make six, so everybody has chosen. The otter wins.",
    plan: "Ask a grown-up to show you a note from the Bank of England. Find the face on the front and the one on the back. Then plan a note with an animal that lives near you.",
    pitfall:
      "Notes from banks in Scotland and Northern Ireland have pictures of their own. That doesn’t make them fake. And when new notes come, the old ones don’t lose their worth overnight. The Bank tells everybody long before an old note stops. Even after that, it will still swap it.",
    page: "/resources/money-words#pound",
    facts: ["notePeople", "nextNotes"],
  },
  {
    id: "drawing-on-a-banknote",
    title: "Is it against the law to draw or write on a banknote?",
    ages: ["8-10", "11-13"],
    answer: `Yes, it can be, so keep pens and stamps away from notes. A law of ${ANSWER_FACTS.markedNotes.figure} forbids printing or stamping words or numbers on a banknote. The Bank of England says that you mustn’t write on its notes either. If your pen slips by accident, there’s no need to worry. A note with a small mark can usually still be spent. With a big mark, a shop may say no. Then a grown-up can ask a bank for help.`,
    example:
      "Mateo’s little sister has drawn a cat on his £5 note. He shows his dad. The pictures and numbers are still clear. So the shop takes it for a £1.50 sketch pad. £5 take away £1.50 is £3.50. Mateo keeps the change, and his sister gets the pad.",
    plan: "If a note has been marked, show a grown-up. Together, ask in a bank or a post office if they’ll take it. From now on, keep money and pens in two different places.",
    pitfall:
      "Some videos dare people to stamp or cut up notes for fun. You needn’t join in. Don’t scrub off the ink with a strong cleaner. That can harm the note. And be honest about the mark if you pay with it.",
    page: "/resources/money-words#cash",
    facts: ["markedNotes"],
  },
  {
    id: "scottish-and-northern-irish-notes",
    title: "Why are there Scottish and Northern Irish notes, and can shops refuse?",
    ages: ["8-10", "11-13"],
    answer:
      "They’re real pounds, but no shop has to take them. A Scottish £5 note is worth just as much as any other £5 note. Long ago, many banks made notes of their own. In England and Wales, only the Bank of England does it now. Some banks in Scotland and Northern Ireland have kept the right. They must hold money to back their notes. All over the UK, a shop can normally choose how you pay. Some staff just don’t know these notes.",
    example:
      "Isla from Glasgow buys a £3 book in London. She holds out a Scottish £10 note. The man at the till has never seen one. He asks his boss, and she says yes. £10 take away £3 is £7, so Isla gets £7 back.",
    plan: "Before you pay, ask, “Do you take Scottish notes?” If the answer is no, ask a grown-up to pay another way. Back home, ask a bank if you can swap it or pay it in.",
    pitfall:
      "People say, “It’s legal tender, so you must take it!” But legal tender is about paying off debts. It doesn’t tell shops what to take. So stay polite at the till. And don’t swap notes with a stranger. A fake is hard to spot if you’ve never seen a real one.",
    page: "/resources/money-words#pound",
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
    id: "id-for-a-bank-account",
    title: "What ID do I need to open a bank account as a teenager?",
    ages: ["14-16"],
    answer:
      "Most banks want two things: proof of who you are, and proof of where you live. For the first, a passport or a provisional driving licence is easiest. Some banks also take a birth certificate or a letter from HMRC with your National Insurance number. In Scotland, some take a Young Scot card. For your address, it’s often an official letter or a bank statement. One paper usually can’t prove both. Each bank has a list, so read it first.",
    example:
      "Kwame is 16 and has no passport. His bank’s list says that a birth certificate is fine under 18. For his address, he brings a letter that’s five months old. The list says three months at most, so he goes home, finds a newer one and comes back. An hour later, it’s done.",
    plan: "Choose a bank, and find its list for people under 18. Lay out your papers, and check the date and spelling on each. If one is missing, ask the bank what else it takes, such as a letter from your school or a parent’s bill.",
    pitfall:
      "A short name on one paper and the long one on another can stop everything. Send photos of your papers only in the bank’s own app, and never in a chat. And don’t let anybody else open or use an account in your name.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
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
    id: "cash-and-legal-tender",
    title: "Can a shop say no to my cash if it’s legal tender?",
    ages: ["11-13"],
    answer:
      "Yes, it can, even if your notes and coins are real. In the UK, a shop can choose how people pay. “Legal tender” sounds like a rule for shops, but it isn’t one. It’s about debts: if you offer all you owe in legal tender, you can’t be taken to court for not paying. So a shop may be card only. It may also say no to a £50 note, or to a bag of pennies.",
    example:
      "Ravi wants a smoothie for £3.20, and holds out a £50 note. “Sorry, I can’t change that,” says the lady. He finds £3.50 in coins in his bag, and gets 30p back. Nobody was rude, and nobody broke a rule.",
    plan: "Look for a sign on the door or at the till before you order. Carry a few pounds in small coins. If a shop says no, ask how else you can pay, or go to the next shop.",
    pitfall:
      "“You have to take it!” only makes people cross, because they don’t have to. Ask before you eat or drink, since after that you owe the money. Notes from Scotland and Northern Ireland are real money. A shop can still say no to them, but you can pay them in at a bank.",
    page: "/resources/money-words#cash",
  },
  {
    id: "chargeback-and-section-75",
    title: "Can my bank get my money back if a shop won’t?",
    ages: ["14-16", "parents"],
    answer: `Often it can, if you paid by card. Ask the seller first, and keep the messages. Then ask your bank for a chargeback: it tries to get the money back from the seller’s bank. That works for debit and credit cards, but it isn’t a legal right. There’s usually a limit of ${ANSWER_FACTS.chargebackTime.figure}. A credit card adds a right in law, called section 75. If one thing costs over ${ANSWER_FACTS.sectionFrom.figure} and up to ${ANSWER_FACTS.sectionTo.figure}, the card company is as responsible as the seller.`,
    example:
      "Yusuf’s mum orders a bike rack for £140 by credit card. It never comes, and the shop has closed. She claims the £140 from the card company. With a debit card, she’d have asked for a chargeback. For his £40 helmet, a chargeback would be the way with either card.",
    plan: "Write to the seller, and name a day for the answer. If nothing comes, contact the bank and say “chargeback” or “section 75”. Send the receipt, photos and messages. If the bank’s answer seems wrong, the Financial Ombudsman Service looks at it for free.",
    pitfall:
      "A change of mind doesn’t count: it’s for things that never came, are faulty or aren’t as described. Don’t wait, because the days run out. Neither of the two covers a bank transfer, and paying through another service can break section 75. You must be 18 for a credit card, and interest costs a lot, so the cover isn’t a reason to borrow.",
    page: "/resources/refunds-and-subscriptions#when-it-breaks",
    facts: ["chargebackTime", "sectionFrom", "sectionTo"],
  },
  {
    id: "old-note-or-round-pound",
    title: "A shop won’t take my old paper £20 or round £1: what can I do?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "It isn’t worthless: a bank, some post offices or the Bank of England can help. Shops stopped taking paper £20 and £50 notes in 2022, and round £1 coins in 2017. A new £1 has twelve sides. Paper £5 and £10 notes are out as well. The Bank of England swaps its old notes for ever, and for free. It doesn’t take coins, so a round £1 goes into an account at a bank.",
    example:
      "Nia finds a paper £20 and three round £1 coins in Grandad’s old coat. The shop says no to both. Her mum’s bank pays £20 into Nia’s account, and the three coins as well. £20 and £3 make £23.",
    plan: "Look through old tins, bags and coats at home. Put the old notes and coins in one envelope. Ask a grown-up to ring a bank or post office branch first, and then take it there together.",
    pitfall:
      "Don’t throw it away or sell it cheaply online, because it’s worth what it says. A note posted to the Bank of England can take weeks, and coins can’t go there. A grown-up should send it.",
    page: "/resources/money-words#cash",
  },
  {
    id: "using-a-cash-machine",
    title: "How do I use a cash machine, and does it cost anything?",
    ages: ["11-13", "14-16"],
    answer:
      "Put your card in, type your PIN under your other hand, choose an amount, and take the card and then the cash. Most cash machines at banks and big shops are free. Some in small shops charge, often about £2. The screen must tell you before you agree, so you can press cancel. Most machines give £10 and £20 notes, and some have £5. A card for children often has a limit for each day.",
    example:
      "Ola wants £10 from a machine in a corner shop. The screen says “This will cost £1.99”. She’d pay £11.99 for £10. She presses cancel and walks to the free one at the bank. That saves her £1.99.",
    plan: "The first time, go with a grown-up in the daytime. Look for the words “free cash”. Read each screen slowly. Put the money away before you walk off, and check your balance later.",
    pitfall: `If a stranger tries to help you or stands close, press cancel and take your card. If the machine keeps the card, stay calm and call your bank on ${BUYING_FACTS.callTheBank.figure} or the number in your app. And don’t leave the cash in the slot: after a short time, it’s pulled back.`,
    page: "/resources/money-words#atm",
    facts: ["callTheBank"],
  },
  {
    id: "reading-a-bank-statement",
    title: "How do I read a bank statement?",
    ages: ["11-13", "14-16"],
    answer:
      "Read it line by line: each line has a date, a name, money in or money out, and the balance after it. Start with the balance at the top. Add what came in, and take away what went out. You should land on the balance at the bottom. CR means money in. DD is a direct debit, SO a standing order and ATM a cash machine. Most people see their statement in the bank’s app.",
    example:
      "Sam’s statement starts at £30. Then it says: £20 in from Gran, £8 out at the cinema and £2 out for the bus. £30 and £20 make £50. £50 take away £10 is £40, and the last line says £40.",
    plan: "Open this month’s statement with a grown-up. Tick each line that you remember. Put a question mark by any that you don’t, and look at those together.",
    pitfall: `A shop’s name on a statement can differ from the one on its door, so think before you panic. If a payment really isn’t yours, call the bank the same day on ${BUYING_FACTS.callTheBank.figure} or the number on your card. Don’t show your whole statement to friends, because it has your account number.`,
    page: "/resources/money-words#statement",
    facts: ["callTheBank"],
  },
  {
    id: "paying-in-a-cheque",
    title: "How do I pay in a cheque, and how long does it take?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Take it to your bank or, with many banks, photograph it in the app. It has to go into an account in the name that’s on the cheque. The money is usually yours by the end of the next working day. A post office takes cheques for some banks. Check that it’s signed and has a date. After about six months, a bank can say no, so don’t leave it in a drawer.",
    example:
      "Great-gran sends Ife a cheque for £25. His mum takes a photo of it in the bank’s app on Monday. On Tuesday night, his balance goes from £10 to £35.",
    plan: "Look at the name, the sum in words and in numbers, the date and the name signed below. Choose with a grown-up: app, bank or post office. Keep the cheque until the money is there. Then say thank you.",
    pitfall:
      "A cheque can “bounce” if the writer has too little money, and then you get nothing. And if a stranger sends too much and wants some of it back, that’s a trick. Don’t send anything, and show a grown-up.",
    page: "/resources/money-words#cheque",
  },
  {
    id: "paying-a-friend-by-transfer",
    title: "How do I pay a friend back by bank transfer?",
    ages: ["11-13", "14-16"],
    answer:
      "Open your bank’s app, choose “pay someone new”, and type your friend’s name, sort code and account number. The bank checks whether the name fits. Then type the sum and a word such as “cinema”, and press send. It normally arrives within minutes and costs nothing in the UK. Get the numbers from your friend face to face. Some accounts for children only let a parent send money, so look at yours.",
    example:
      "Zac owes Lena £6.50 for pizza. He types her numbers, and the app says that the name matches. He sends £6.50. Two minutes later, she shows him her phone: it’s there.",
    plan: "Ask your friend to read the numbers out, and read them back. Look for the name check. For a large sum, send £1 first, and ask if it came. Then send the rest.",
    pitfall:
      "A transfer is like cash: once it’s gone, it can’t just be called back. If the app says that the name doesn’t match, stop. A message such as “new number, please pay here” may not be from your friend. Ask your friend in person.",
    page: "/resources/money-words#bank-transfer",
  },
  {
    id: "money-to-the-wrong-account",
    title: "I sent money to the wrong account: can I get it back?",
    ages: ["11-13", "14-16", "parents"],
    answer: `Often yes, if you tell your bank today. Call the bank on ${BUYING_FACTS.callTheBank.figure} or use its app. It must start within ${MONEY_ANSWER_FACTS.wrongAccountStart.figure}, by asking the other bank. You should know how it ended after ${MONEY_ANSWER_FACTS.wrongAccountEnd.figure} at most. It isn’t certain, because the other person has to agree. If they know that it isn’t theirs and still keep it, that can be a crime. If you were tricked into paying, say so, because then other rules help you.`,
    example:
      "Ben sends £15 for a club shirt, but types a 3 for an 8. He tells his bank at once. The stranger’s bank asks her, and she says, “No, it isn’t mine.” Nine days later, Ben has his £15 back.",
    plan: "Take a picture of the payment: day, sum and numbers. Tell a grown-up, and contact the bank together. Write down who you spoke to. If nothing has come after a month, make a complaint. The Financial Ombudsman is free.",
    pitfall:
      "Don’t wait and hope. And if strange money turns up in your own account, don’t spend it or send it on to anybody. Tell your bank, because that may be a mistake, or a trick by thieves.",
    page: "/resources/money-words#bank-transfer",
    facts: ["callTheBank", "wrongAccountStart", "wrongAccountEnd"],
  },
  {
    id: "current-or-savings-account",
    title: "What’s the difference between a current and a savings account?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "A current account is for spending, and a savings account is for keeping. With the first, you get a card and can pay, and wages come in. With the second, you get more interest, but usually no card. Some savings accounts let you take money out at any time. Others make you wait, and often pay a bit more for that. Many people have both: one for this week and one for later.",
    example:
      "Rosa has £90. She keeps £15 in her current account for buses and snacks. £75 goes into savings at 4% a year. After a year, that’s £3 more, so £78. On the current account, she’d have got nothing.",
    plan: "Write two lists: money for this month, and money for later. Ask which accounts you have. If everything is in one, look with a grown-up for the other kind at a bank near you.",
    pitfall:
      "If all your money is on your card, it’s easy to tap it away. And read when you can take money out of a savings account. “One year fixed” means that you can’t have it next week.",
    page: "/resources/money-words#current-account",
  },
  {
    id: "forgotten-or-locked-pin",
    title: "I’ve forgotten my PIN or my card is locked: what do I do?",
    ages: ["11-13", "14-16"],
    answer: `Look in your bank’s app first, because many show your PIN there. If not, ask the bank for a reminder, which often comes by post. After three wrong tries, the card is normally locked. Some banks unlock it in the app or at a cash machine, under “PIN services”. You can change your PIN at a cash machine as well. Choose four digits that nobody can guess. If you’re stuck, a parent can help, and you can call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    example:
      "Mo types 4417, 4471 and 4714 at the till. Now the card is locked. At home, the app shows him the right one: 4741. He goes to the bank’s machine with his dad, chooses “unlock PIN”, and it works again.",
    plan: "Find out today where your app shows the PIN. Practise it on a toy keypad. Then change it, if you like, to a number that only you’d think of.",
    pitfall:
      "Don’t use your birthday, 1234 or the code of your phone. Don’t write the PIN on the card or keep it in your phone case. A real bank never asks you for it, by phone or in a message.",
    page: "/resources/money-words#pin",
    facts: ["callTheBank"],
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
    id: "switching-or-closing-an-account",
    title: "How do I switch or close a bank account for me or my child?",
    ages: ["14-16", "parents"],
    answer: `Open the new account first, and then ask the new bank to switch the old one over. With the Current Account Switch Service, that takes ${MONEY_ANSWER_FACTS.switchTime.figure} and is free. Some accounts for children can’t use it. Then move the money yourself, and ask the old bank to close the account. For a child, a parent usually has to sign. Tell everyone who pays in, such as Gran or an employer. Print the old statements before you close it.`,
    example:
      "Ada is 16, and her old account has £64 in it. The new one is open on Friday. She moves £60 and leaves £4 for one last payment. When that has gone through, she closes the old account.",
    plan: "List what goes in and out of the old account. Open the new one, and try the card. Move the money, tell the payers, and close the old account after a month.",
    pitfall:
      "If you cut up the card but leave the account open, you may forget money in it. Watch for a savings account that loses interest when it’s closed early. And don’t pay anybody to switch for you, as it’s free.",
    page: "/resources/money-words#account",
    facts: ["switchTime"],
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
    id: "pending-payments",
    title: "Why does my card payment say pending, or my balance look wrong?",
    ages: ["11-13", "14-16"],
    answer:
      "Pending means that the shop has asked for the money and your bank is holding it. In a few days, it changes to paid. Until then, apps can show two sums: your balance, and what’s really left to spend. Trust the smaller one. A shop may also hold more at first, like a petrol pump or a hotel. Refunds are slow as well, often three to ten days.",
    example:
      "Kit’s app says “balance £40, available £28”. A £12 game is pending. £40 take away £12 is £28, so that’s what he can spend. On Thursday, the £12 is paid, and both numbers say £28.",
    plan: "Look for the word “available” in your app. Tap the pending line, and read the shop’s name. If it’s yours, wait a week. If the sum is wrong, show the shop your receipt.",
    pitfall: `Don’t pay again because the first payment looks stuck, or you may pay twice. If a pending payment drops off, the money comes back by itself. If a payment isn’t yours at all, freeze the card and call the bank on ${BUYING_FACTS.callTheBank.figure}.`,
    page: "/resources/money-words#balance",
    facts: ["callTheBank"],
  },
  {
    id: "changing-pounds-into-euros",
    title: "Where is it cheapest to change pounds into euros?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Compare how many euros you’d get for £100, and never wait until the airport. Ordering online and collecting the money is usually cheapest. A card without foreign fees is often better still. The exchange rate is the price of a euro in pounds, and it moves every day. Each shop adds a bit for itself. So “0% commission” doesn’t mean that it’s free. Supermarkets, banks, travel shops and the Post Office all change money. Under 18, you may need a grown-up.",
    example:
      "Real rate today in this story: £100 is €115. Shop A gives €112 for £100. The airport gives €100. €112 take away €100 is €12. That’s four ice creams at €3.",
    plan: "Look up today’s rate. Ask two places, “How many euros for £100?” Order what you need a few days ahead. Keep the receipt, in case they buy back what’s left.",
    pitfall:
      "Coins can’t usually be changed back, so spend them there. Don’t swap with a stranger in the street. And a card that’s fine at home may charge for cash abroad, so look it up first.",
    page: "/resources/money-words#exchange-rate",
  },
  {
    id: "fake-note-or-coin",
    title: "How do I tell if a note or coin is fake, and what do I do with it?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Tilt the note: the picture in the silver patch should change between the word and the number. It has a clear window, and the print feels raised in places. Don’t spend a fake, because that’s a crime if you know. Give it to a bank or the police. Sadly, you don’t get the money back. A real £1 coin has twelve sides, and a picture at the bottom that changes from £ to 1.",
    example:
      "Jay sells cakes and gets a £10 note that feels like paper. He puts a real £10 next to it. On the real one, “Ten” turns into “£10” when he tilts it. On the other, nothing moves. His mum takes it to the bank.",
    plan: "Look at a real note with a grown-up, and find three things: the window, the patch and the raised print. If you run a stall, check every £20 in the light before you give change.",
    pitfall:
      "Don’t pass it on “because I got it from somebody, too”. An old coin or a Scottish note isn’t fake just because it’s new to you. And never buy “prop money” online to try in a shop.",
    page: "/resources/money-words#cash",
  },
  {
    id: "why-bank-branches-close",
    title: "Why do bank branches close, and where do we go instead?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Fewer people go in, because most use an app, so banks shut branches to save money. You can use most accounts at a post office, to pay in cash or take it out. Some towns get a banking hub. That’s one place that many banks share, each on its own day. Some areas have a bank van as well. By law, big banks must make sure that people can still get cash nearby.",
    example:
      "The bank in Carys’s town closes. At first, Grandad is worried. Then a hub opens by the library. On Tuesdays, somebody from his own bank sits there. On other days, he takes out £40 at the counter.",
    plan: "Look up your nearest post office, free cash machine and banking hub. Put the three on a small map for the fridge. Show an older neighbour, if you both like.",
    pitfall:
      "When a branch closes, thieves may ring and offer to “help with the move”. The bank won’t ask for your PIN or tell you to move money. Hang up. And your money itself isn’t lost when a branch closes.",
    page: "/resources/money-words#bank",
  },
  {
    id: "how-much-money-there-is",
    title: "How much money is there in the UK and in the whole world?",
    ages: ["8-10", "11-13"],
    answer: `In the UK, there are notes worth ${MONEY_ANSWER_FACTS.notesInUse.figure}, but far more money is just numbers in bank accounts: about £3 trillion. A trillion is a million millions. For the whole world, nobody knows exactly. If you count cash and accounts, it’s well over 100 trillion dollars. Only a small part of all that is coins and notes. Houses, farms and firms are worth much more, but they’re wealth, not money.`,
    example:
      "Say a country has 100 coins’ worth of money. About 3 are real coins and notes in pockets and tills. The other 97 are numbers on the banks’ computers. People can pay with both.",
    plan: "Ask a grown-up to guess how much of your family’s money is in notes, and how much is in the bank. Then draw it: one small square for notes and one big one for accounts.",
    pitfall:
      "You may read very different sums online. That’s because some count only cash, and others count homes and shares. So ask, “What did they count?”",
    page: "/resources/money-words#money",
    facts: ["notesInUse"],
  },
  {
    id: "richest-person",
    title: "Who is the richest person in the world?",
    ages: ["8-10", "11-13"],
    answer: `${MONEY_ANSWER_FACTS.richestPerson.figure} was at the top of the Forbes list of 2026, with about ${MONEY_ANSWER_FACTS.richestSum.figure}. Most of it isn’t money in a bank. It’s his share of firms such as Tesla and SpaceX, and their price goes up and down each day. So the list keeps changing. The richest people in the UK are on a list in The Sunday Times each May. A list can’t know everything: it’s a good guess.`,
    example:
      "If you got £100 every second, day and night, you’d have £8,640,000 after one day. After a whole year, that makes about £3.2 billion. Even then, you’d need about 200 years to catch up.",
    plan: "Look up with a grown-up where the money of one very rich person came from. Was it a firm, land or a family? Then find one thing that person gives money to.",
    pitfall:
      "“Worth 800 billion” doesn’t mean that it can all be spent. If the owner sold all the shares at once, the price would fall. And being rich says nothing about being kind or happy.",
    page: "/resources/money-words#wealth",
    facts: ["richestPerson", "richestSum"],
  },
  {
    id: "building-society-or-bank",
    title: "What’s the difference between a building society and a bank?",
    ages: ["11-13", "14-16"],
    answer: `A building society belongs to the people who save and borrow there, and a bank usually belongs to shareholders. For you, they work in much the same way. Both take savings and lend for homes. Some building societies have only savings and no cards. If you’re a member, you can often vote once a year from 18. Your money is covered in the same way in both: up to ${WORK_FACTS.protectedDeposit.figure} for each person.`,
    example:
      "In this story, a bank pays 3% and a building society 3.5% on savings. On £200, that’s £6 or £7 a year. Aisha chooses the society for £1 more, and because its branch is on her street.",
    plan: "Find the nearest bank and building society. Ask what each pays for a child’s savings, and from how many pounds. Compare the answers, and choose with a grown-up.",
    pitfall:
      "“Society” doesn’t always mean a better rate, so compare. And two names can belong to one firm and share one protection limit. That matters to people with a lot of savings.",
    page: "/resources/money-words#savings-account",
    facts: ["protectedDeposit"],
  },
  {
    id: "what-banking-apps-do",
    title: "What can I do in a banking app, and is it safe?",
    ages: ["11-13", "14-16"],
    answer:
      "In a banking app, you can see your balance, send money, freeze your card and save. It’s safe if you lock your phone and never share a code. Get it only from the real app shop, through a link on the bank’s own page. Many apps have pots for goals, alerts for each payment and a list of what you spend on. Some show your PIN. For children, a parent often sets it up first.",
    example:
      "Dani turns on alerts. On Friday, her phone says “£3.20, café”, and then “£3.20, café” again. She bought only one drink. She shows the café, and gets £3.20 back the same day.",
    plan: "Turn on alerts. Find three buttons: freeze card, statement and help. Make one pot for a goal, and move £1 into it. Then log out properly.",
    pitfall:
      "Don’t log in on a friend’s phone or let anybody “borrow” your app. A caller who wants you to install something or read out a code is a thief. If the app is down, your money is still there.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
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
      "A block isn’t perfect: some shops come through a payment app. And a secret block makes people cross, so talk first. If somebody in the family can’t stop gambling, GamCare helps adults and teenagers for free.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
  },
  {
    id: "paying-in-cash-without-a-branch",
    title: "How do I put cash into my account when there’s no branch?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Take the cash and your card to a post office: most banks let you pay in there for free. Some app banks use small shops with a PayPoint sign, and may charge a fee. Put coins into proper coin bags first, one kind in each. Or give the cash to a grown-up at home, who sends you the same sum by transfer. Some banking hubs and cash machines take notes as well.",
    example:
      "Hari has £45 in birthday notes and no branch nearby. The shop with the sign charges £1. The post office is free, so he goes there with Nan. On the same day, his app shows £45 more.",
    plan: "Look up “pay in cash” in your bank’s app. Count the money twice, and write the sum down. Go with a grown-up, and keep the receipt until the money shows.",
    pitfall:
      "Never post cash in a letter, and don’t give it to an older pupil to “transfer it later”. Some prepaid cards don’t take cash at all. So ask before you carry a lot of it around.",
    page: "/resources/money-words#deposit",
  },
  {
    id: "chancellor-and-governor",
    title: "Who are the Chancellor and the Governor of the Bank of England?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "The Chancellor is the minister in charge of the government’s money, and the Governor runs the Bank of England. Rachel Reeves became Chancellor in July 2024, as the first woman. Andrew Bailey became Governor in March 2020, for up to eight years. Both jobs can change hands fast, so check gov.uk and the Bank’s page for today’s names. The Chancellor plans tax and spending in the Budget. The Governor’s group sets the interest rate.",
    example:
      "A town plays it in class. Ava is Chancellor: she has 100 coins of tax, and gives 40 to health and 30 to schools. Idris is Governor: prices rise too fast, so he makes loans dearer. They do two different jobs.",
    plan: "Look up both names on the official pages. Find a photo of the red box on Budget day. Write one sentence about each job in your own words.",
    pitfall:
      "The Chancellor can’t tell the Bank what the rate should be. That’s on purpose, so that nobody lowers it just to win votes. And the Prime Minister lives at number 10, the Chancellor at number 11.",
    page: "/resources/prices-and-tax#what-tax-pays-for",
  },
  {
    id: "digital-pound",
    title: "Is the UK changing to a digital pound, and will cash stop?",
    ages: ["11-13", "14-16"],
    answer: `No, it hasn’t been decided, and cash would stay. The Bank of England is working on how a digital pound could work, and planned to finish its design by ${MONEY_ANSWER_FACTS.digitalPoundPlans.figure}. Parliament would have to agree. It’d be money from the Bank itself, in an app, and £1 would always be £1. It isn’t crypto, whose price jumps. The money on your card today is already digital, but your own bank stands behind it.`,
    example:
      "Today, Noor has £10 as a note, which comes from the Bank of England. She has £20 in her account, which her own bank owes her. A digital pound would be a third kind: like the note, but on her phone.",
    plan: "Ask three people of different ages how they’d like to pay in ten years. Note one plus and one minus for each way. Then read the Bank’s page about it.",
    pitfall:
      "Videos say that “they” will take your cash away on a certain day. Check the Bank’s own page first. And nobody sells digital pounds yet, so anyone who offers you some is a cheat.",
    page: "/resources/money-words#currency",
    facts: ["digitalPoundPlans"],
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
    id: "paying-the-window-cleaner-in-cash",
    title: "Is it OK to pay a window cleaner or a tutor in cash?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Yes, paying in cash is legal, and many people do it. It’s the worker’s job to write the money down and tell the tax office if they earn enough. You don’t have to check that. Ask for a receipt, so that nobody asks you to pay twice. Paying by bank transfer leaves a clear record. If somebody says “cheaper if it’s cash, with no receipt”, you may have no help when the work is bad.",
    example:
      "The window cleaner comes each month for £12. Mum leaves cash, and he signs a small card: “March, paid.” In May, he thinks that April is missing. She shows him the card, and all is well.",
    plan: "Agree on the price before the work. Have the right money ready. Write the date and sum in a notebook, and let the worker sign it.",
    pitfall:
      "Don’t put cash under the mat where anyone can see it. If you clean windows or tutor yourself, note what you get. Small sums are usually free of tax, but you still need the list.",
    page: "/resources/money-words#cash",
  },
  {
    id: "is-a-bank-account-free",
    title: "Does it cost money to have a bank account?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "No, a normal bank account for a child or an adult is usually free. Your money doesn’t get less by lying there. Banks earn by lending to other people. Some things can still cost: a card app with a monthly fee, a cash machine in a small shop, or using the card abroad. Some adult accounts cost money because insurance comes with them. Before you open one, look for the word “fee” and add up a whole year.",
    example:
      "Account A is free. Account B costs £2 a month. 12 times £2 is £24 a year. Tara has £60. In B, she’d have £36 left after a year, if she did nothing at all.",
    plan: "With a grown-up, find the price list of one account. Tick what you’d really use. Add up the cost for a year, and compare two accounts.",
    pitfall:
      "“Free for three months” ends, so put the day in a calendar. And an account with a fee isn’t safer than a free one.",
    page: "/resources/money-words#fee",
  },
  {
    id: "what-a-joint-account-is",
    title: "What is a joint account, and can I have one with a parent or friend?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "A joint account belongs to two people, and each can pay with it. Usually both must be 18, so a child can’t have one with a friend. A children’s account that a parent helps to run is different: the money is yours. In a joint account, each can take out all of it. If there’s an overdraft, each owes all of it. Couples often use one for rent and food.",
    example:
      "Mum and Dad each put £700 a month into a joint account. £700 and £700 make £1,400 for rent, food and bills. What’s left of their pay stays in their own accounts, so presents can be secret.",
    plan: "For something shared with a friend or sister, use a jar and a list with two columns. Each ticks what they put in. When you’re older, agree on rules before you share an account.",
    pitfall:
      "Don’t share one with somebody you hardly know, because you’d owe for them as well. A joint account also ties two credit reports together. If people split up, they should tell the bank soon.",
    page: "/resources/money-words#joint-account",
  },
  {
    id: "bank-froze-my-account",
    title: "Why has the bank frozen or closed my account?",
    ages: ["14-16", "parents"],
    answer: `Most often, the bank has seen something odd and wants to check that it’s really you. Call the bank on ${BUYING_FACTS.callTheBank.figure} and ask what it needs. It may be a new paper with your name, or a question about a payment. It doesn’t have to tell you the reason at once. Your money is still yours, but it can take days or weeks. If your account was used to move stolen money, be honest, and bring an adult. If it’s a mistake, the Financial Ombudsman helps for free.`,
    example:
      "Abdi’s card stops on Friday. £300 came in from somebody he didn’t know, and a “friend” wants £250 sent on. He tells the bank the truth with his mum. Two weeks later, he can use his own £80 again.",
    plan: "Write down the last ten payments that you know. Find your passport or birth certificate. Call with a grown-up, and note the name, day and time. Ask how you can get money for food and the bus.",
    pitfall:
      "Don’t open a new account to get around it, and don’t lie. A text that says “your account is frozen, tap here” is often a trick. Use only the number on your card, or 159.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank"],
  },
  {
    id: "how-cash-machines-know",
    title: "How does a cash machine know how much money I have?",
    ages: ["8-10", "11-13"],
    answer:
      "It doesn’t know by itself: it asks your bank’s computer. The chip on your card says which bank and which account. The machine sends that, with your PIN, over a safe line. The bank checks the PIN, looks up your balance and says yes or no. All of it takes a second or two. Then the machine counts out the notes, and the bank takes the sum off your balance. The money in the machine isn’t yours, but belongs to all.",
    example:
      "Theo has £34.50, and asks for £20. The machine asks his bank, and the bank says yes. £34.50 take away £20 is £14.50. A minute later, he asks for £20 again. This time, the bank says no.",
    plan: "Next time, go with a grown-up and choose “balance” first. Guess how much is left, then look. Check it against your list or your app at home.",
    pitfall:
      "The number can be a bit old, because a card payment may still be on its way. Never let somebody watch you type the PIN. If the machine keeps your card, tell a grown-up at once.",
    page: "/resources/money-words#atm",
  },
  {
    id: "comparing-childrens-cards",
    title: "Which children’s cards have no monthly fee, and how do I compare?",
    ages: ["parents"],
    answer: `Most banks’ own accounts for children, often from 11, have no monthly fee, and a few prepaid cards are free as well. Others cost ${WORK_FACTS.childCardFee.figure}. I don’t name the best one. Write down five things for each: fee in a year, youngest age, cost abroad, controls, and protection. An account at a UK bank is covered by the FSCS. A prepaid card isn’t in the same way. MoneySavingExpert and MoneyHelper list the cards.`,
    example:
      "One card costs £3.99 a month for two children together. That’s £47.88 a year. The other costs £2 each: £4 a month, or £48. They’re only 12p apart. But the first has no fee for cash, and the second takes 50p each time. With 20 trips, that’s £10.",
    plan: "Make a table with three cards and the five things. Cross out those that your child is too young for. Add the yearly fee to what you’d really use: cash, trips abroad, a lost card. Then try the cheapest one first.",
    pitfall:
      "“Free” may last for a few months only, so look for the date. Parents often need an account with the same bank. And a card with every control can still be the wrong one, if nobody looks at it.",
    page: "/resources/first-pay-first-account#an-account-of-your-own",
    facts: ["childCardFee"],
  },
  {
    id: "grandparent-opens-account",
    title: "Can a grandparent open a savings account for a grandchild?",
    ages: ["parents"],
    answer:
      "Often yes: some banks and building societies let a grandparent open a child’s savings account, and others want a parent. Ask first, because each has its own rule. Premium Bonds can be bought by a grandparent too. A Junior ISA can’t: a parent or guardian opens it, and then you can pay in. You’ll need the child’s birth certificate or passport, and proof of who you are. A parent’s agreement makes all of it easier.",
    example:
      "Nan Maureen saves £10 a month for Jack, who’s ten. Her building society lets her open it with his birth certificate. By 18, that’s eight years: 96 times £10 is £960, with interest on top. Jack’s mum holds a copy of the papers.",
    plan: "Talk to the parents first. Ask two banks: who may open it, who can take money out, and at what age the child can. Compare the rates, take the papers along, and set up a monthly payment.",
    pitfall:
      "Be clear whose money it is, because once given, it belongs to the child. The child may get at it from 16 or even earlier. And for bigger gifts, look up the Inheritance Tax rule on gov.uk.",
    page: "/resources/money-words#savings-account",
  },
  {
    id: "how-banks-make-money",
    title: "How do banks make money?",
    ages: ["8-10", "11-13", "14-16"],
    answer:
      "Banks lend money at a higher rate than they pay to savers, and keep the difference. Say they pay you 3% and lend at 6%. On £100, they pay £3 and get £6, so £3 is theirs. They also earn from fees, from cards and from swapping money for trips. Out of that, they pay staff, machines and loans that nobody pays back. What’s left is profit for their owners. A building society has no such owners, as its members own it.",
    example:
      "A small bank has £1,000 from ten savers. It pays 3%, so £30. It lends £900 at 6%, and gets £54. £54 take away £30 is £24. Staff and a computer cost £18, so £6 is profit. And then one loan of £10 isn’t paid back.",
    plan: "Look at one bank’s page: what does it pay on savings, and what does it ask on a loan? Take one away from the other. Then you’ve found the gap that it lives on.",
    pitfall:
      "Your own money isn’t used up when it’s lent: you can still get it back, and a scheme protects it. And not all fees are bad, but ask what each is for. A free account still earns for the bank.",
    page: "/resources/money-words#bank",
  },
  {
    id: "when-a-bank-is-robbed",
    title: "If a bank is robbed, do I lose my money?",
    ages: ["8-10"],
    answer:
      "You lose nothing, because your money isn’t a pile with your name on it. The bank has it written down in its computers, and it still owes you every penny. If thieves take notes, that’s the bank’s loss, not yours. Most money in a bank isn’t notes at all. Robberies are rare now, as branches keep little cash. The safe opens slowly, too, so nobody can hurry it.",
    example:
      "Rosie has £45 in the bank. Somebody steals £2,000 in notes from the branch. Rosie’s mum opens the app: it still says £45. On Saturday, Rosie takes out £5, and then it says £40.",
    plan: "Ask a grown-up to show you your balance. Write it down. Look again next week: it changes only when somebody in your family pays in or takes out.",
    pitfall:
      "Thieves today try to trick people more than banks. So keep your PIN to yourself, and never tell a caller a code. Cash at home isn’t protected like this: a stolen jar is gone.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
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
];
