/** Answers about banks and accounts. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { MONEY_ANSWER_FACTS } from "@/content/resources/facts/factsOfMoneyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const BANKS: readonly TaughtAnswer[] = [
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
    page: "/resources/coins-and-banks#what-a-bank-does",
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
    id: "bank-froze-my-account",
    title: "Why has the bank frozen or closed my account?",
    ages: ["14-16", "parents"],
    answer: `Most often, the bank has seen something odd and wants to check that it’s really you. Call the bank on ${BUYING_FACTS.callTheBank.figure} and ask what it needs. It may be a document with your name, or a question about a payment. It doesn’t have to tell you the reason at once. Your money is still yours, but it can take days or weeks. If your account was used to move stolen money, be honest, and bring an adult. If its answer is unfair, the Financial Ombudsman helps for free.`,
    example:
      "Abdi’s card stops on Friday. £300 came in from somebody he didn’t know, and a “friend” wants £250 sent on. He tells the bank the truth with his mum. Two weeks later, he can use his own £80 again.",
    plan: "Write down the last ten payments that you know. Find your passport or birth certificate. Call with a grown-up, and note the name, day and time. Ask how you can get money for food and the bus.",
    pitfall:
      "Don’t open a new account to get around it, and don’t lie. A text that says “your account is frozen, tap here” is often a trick. Use only the number on your card, or 159.",
    page: "/resources/first-pay-first-account#what-keeps-it-safe",
    facts: ["callTheBank"],
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
];
