/** Answers about coins, notes, cash, and where money comes from. */
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { MONEY_ANSWER_FACTS } from "@/content/resources/facts/factsOfMoneyAnswers";
import type { TaughtAnswer } from "@/content/questions/taughtAnswer";

export const COINS_AND_NOTES: readonly TaughtAnswer[] = [
  {
    id: "what-coins-are-worth",
    title: "What is each UK coin worth, and how do I count my coins?",
    ages: ["8-10"],
    answer:
      "The words or number on a coin tell you what it’s worth, not its size. So a small 5p is worth more than a big 2p. We have coins of 1p, 2p, 5p, 10p, 20p, 50p, £1 and £2. There are 100 pennies in £1. That’s five 20ps, or ten 10ps. Notes come in £5, £10, £20 and £50. To count a pile, put the same coins together in stacks of £1.",
    example:
      "Ria has six 20ps, three 10ps and one 50p. Six times 20p is £1.20. Three times 10p is 30p. £1.20 and 30p and 50p make £2. She swaps them for one £2 coin.",
    plan: "Tip out your coins, and sort them by their worth. Make stacks of £1. Write down how many stacks there are and what’s left over.",
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
    id: "pictures-on-banknotes",
    title: "Who is on our banknotes, and who chooses the pictures?",
    ages: ["8-10"],
    answer: `King Charles or the late Queen is on the front. On the backs of the £5, £10, £20 and £50, in that order, are ${MONEY_ANSWER_FACTS.notePeople.figure}. The Bank of England chooses the pictures on its notes. On the next ones, the backs will show ${MONEY_ANSWER_FACTS.nextNotes.figure}. The King will stay on the front. In 2026, the Bank asked people to choose some animals. A puffin and a hedgehog were on the list. It’ll take some years to make the new notes.`,
    example:
      "Yuna draws a note with an otter. Her brother draws one with their nan. They ask six people at home to choose. Four pick the otter, and two pick Nan. Four and two make six, so everybody has chosen. The otter wins.",
    plan: "Ask a grown-up to show you a note from the Bank of England. Find the face on the front and the one on the back. Then plan a note with an animal that lives near you.",
    pitfall:
      "Notes from banks in Scotland and Northern Ireland have pictures of their own. That doesn’t make them fake. And when new notes come, the old ones don’t lose their worth overnight. The Bank tells everybody long before an old note stops. Even after that, it will still swap it.",
    page: "/resources/money-words#pound",
    facts: ["notePeople", "nextNotes"],
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
    id: "drawing-on-a-banknote",
    title: "Is it against the law to draw or write on a banknote?",
    ages: ["8-10", "11-13"],
    answer: `Yes, it can be, so keep pens and stamps away from notes. A law of ${MONEY_ANSWER_FACTS.markedNotes.figure} forbids printing or stamping words or numbers on a banknote. The Bank of England says that you mustn’t write on its notes either. If your pen slips by accident, there’s no need to worry. A note with a small mark can usually still be spent. With a big mark, a shop may say no. Then a grown-up can ask a bank for help.`,
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
    id: "bank-of-england-rate",
    title: "What is the Bank of England’s rate, and why does it go up or down?",
    ages: ["14-16"],
    answer: `It’s the interest that the Bank of England pays to other banks, or charges them for loans. Their rates for savers and borrowers tend to follow it. A group of nine people votes on it about eight times a year. If prices rise too fast, they put it up. Loans then cost more, people spend less, and prices slow down. They aim for price rises of ${BUYING_FACTS.inflationTarget.figure} a year. Their website shows today’s rate.`,
    example:
      "The rate goes from 3% to 4%. A family owes £150,000 on its home. 1% of £150,000 is £1,500 more a year, or £125 a month. Their daughter has £300 saved, and gets £3 more a year.",
    plan: "Look up the rate today and a year ago. Then look at what your savings account pays. If it hasn’t moved with it, compare two others with a grown-up.",
    pitfall:
      "Banks often raise loan rates quickly and savings rates slowly. So check yours. And not every mortgage moves at once: a fixed rate stays for some years, and then jumps. That can be hard at home, and it’s nobody’s fault.",
    page: "/resources/money-words#mortgage",
    facts: ["inflationTarget"],
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
    id: "changing-pounds-into-euros",
    title: "Where is it cheapest to change pounds into euros?",
    ages: ["11-13", "14-16", "parents"],
    answer:
      "Compare how many euros you’d get for £100, and never wait until the airport. Ordering online and collecting the money is usually cheapest. A card without foreign fees is often better still. The exchange rate is how many euros you get for a pound, and it moves every day. Each shop adds a bit for itself. So “0% commission” doesn’t mean that it’s free. Supermarkets, banks, travel shops and the Post Office all change money. Under 18, you may need a grown-up.",
    example:
      "Real rate today in this story: £100 is €115. Shop A gives €112 for £100. The airport gives €100. €112 take away €100 is €12. That’s four ice creams at €3.",
    plan: "Look up today’s rate. Ask two places, “How many euros for £100?” Order what you need a few days ahead. Keep the receipt, in case they buy back what’s left.",
    pitfall:
      "Coins can’t usually be changed back, so spend them there. Don’t swap with a stranger in the street. And a card that’s fine at home may charge for cash abroad, so look it up first.",
    page: "/resources/money-words#exchange-rate",
  },
];
