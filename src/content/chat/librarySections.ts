/**
 * The guide's summary of each section of a chapter, topic or story, for questions that no sentence of the section answers on its
 * own: one to five short sentences, true to the section. The key is the section's id.
 */
export const LIBRARY_SECTIONS: Readonly<Record<string, string>> = {
  // Needs vs Wants
  "a-rainy-day-at-the-market":
    "Four friends go to a rainy market. Poppy buys a yo-yo and some popcorn, and then she does not have enough left for the bus. A friend lends her the missing 50p.",
  "two-words-that-help":
    "A need is something you must have to be safe and healthy, to learn and to grow. A want is something that would be nice to have.",
  "who-where-and-when":
    "The same thing can be a need for one person and a want for another. Ask: Who is it for? Where are they? When will they use it?",
  "the-shoes-with-lights":
    "Plain shoes cost £18 and shoes with lights cost £30. The shoes are the need. The lights are a want that costs £12 more.",
  "wants-are-welcome":
    "Needs come first. Next comes a little bit of saving. After that comes a want that you will really enjoy.",
  "when-money-feels-heavy":
    "Ines hears her mum worry about a bill and gets a tight tummy. It is never your fault if there is not much money at home. Tell a grown-up you trust, or call Childline free on 0800 1111.",
  "the-wish-list-trick":
    "Write each want on a list with its price, and wait for three sleeps. Then look again. Some wants will still shine, but others will look a bit silly.",
  "your-turn-to-sort":
    "Here is a question to keep for life: do I need it now? The answer can be yes, no or not yet.",
  "this-week:/resources/sample-chapter":
    "Keep a wish list for a week. Put a star next to one want, and let it wait for three sleeps.",
  // Influence Invasion
  "the-hoodie-that-walked-in":
    "Anything that changes what you think, feel or do is an influence. You do not have to fight them all. Just notice each one before it reaches your money.",
  "everyone-has-one":
    "“Everyone” can turn out to be just a few people. In one class of 30, only 3 had the hoodie. You can say: “It looks brilliant on you, but I’m saving for something else.”",
  "what-an-advert-really-sells":
    "An advert often sells a feeling. Look out for three tricks. £9.99 looks a lot cheaper than £10. “Up to” only tells you about the very best deal. And someone you admire may be holding the product.",
  "when-a-friendly-face-is-paid":
    "Some people are paid to show things in their videos. In the UK they must say so, with “Ad” or “#ad” at the start.",
  "inside-the-hype-machine":
    "Hype makes something feel special by making it hard to get. Ask yourself if you will still like it next month.",
  "gems-coins-and-clever-screens":
    "Gems can feel like toy money, so turn them back into pounds first. Screens have their tricks as well, such as a countdown that only pretends to run out.",
  "the-pause-rule":
    "P is for put it down. A is for ask who gains. U is for use real pounds. S is for sleep on it. E is for enjoy it or exit.",
  "this-week:/resources/level-2-sample-chapter":
    "Pick one day. Each time something makes you want to spend money, make a note of it. Write down where the idea came from.",
  // Debt Trap
  "four-small-taps":
    "Zara buys four things and pays for each one in three parts. Next month, her bill will be £105, but she will only have £90 left. A debt trap is often a string of small choices.",
  "the-rent-on-money":
    "Interest is the rent on somebody else’s money. The amount, the rate and the length of time can all make it bigger. APR shows the cost for a year, so that you can compare one loan with another.",
  "the-minimum-repayment-puzzle":
    "One man owes £500 on a card. If he only pays the minimum, it will take him 13 years and 9 months to pay it off. At £50 a month, it will take one year.",
  "buy-now-pay-later-up-close":
    "Paying in three parts is a kind of loan. If every payment is on time, it may cost nothing extra. If one is late, there may be a fee, and it is hard to keep track of lots of plans.",
  "before-you-turn-eighteen":
    "If you owe your friends money, send them an honest message. Then pay each of them back a little every week.",
  "credit-scores-without-the-mystery":
    "A credit report shows how an adult has kept up with loans and bills. Looking at your own report is free, and it does no harm.",
  "four-questions-before-you-borrow":
    "Ask yourself four questions first. Do I need it now? How much will I pay in total? What if I pay late? Is there another way?",
  "already-owe-money-start-here":
    "Tell one adult you trust. Write down who you owe, how much, and when it has to be paid. Pay for food, your home and heating first. MoneyHelper and Citizens Advice offer free help.",
  "this-week:/resources/level-3-sample-chapter":
    "Pick something that people pay for by the month. Find out how many payments there are and how much it costs in total.",
  // The Four Money Quadrants, for parents
  "a-map-for-the-kitchen-table":
    "Draw a square and divide it into four tiles. The higher up you are, the more you earn. The further right you are, the more you spend. It helps a family to talk about money.",
  "a-conversation-starter-not-a-diagnosis":
    "A quadrant is a way to start a conversation. It is not a personality type, and nobody is being marked.",
  "four-tiles-four-kinds-of-strength": "Every tile has something worth keeping and something to try next.",
  "how-a-child-moves-around-the-map":
    "Children do not live in one tile. They move from one to another, sometimes in just two weeks. When you see a change, start by asking what happened.",
  "three-talks-that-need-not-become-rows":
    "Talk about money when nobody wants anything, perhaps in the car. Ask before you tell, share a mistake of your own, and stop while it is still friendly.",
  "pocket-money-without-the-lecture":
    "Three things matter more than the amount. Keep it small enough for mistakes to be cheap. Give it on the day you promised. Make sure everyone knows what it is meant to cover. Whether you link it to chores is up to you.",
  "every-purse-is-different":
    "If money is tight, tell your children the truth, but no more of it than they can cope with. “We have what we need, but not that extra thing this month” is honest at any age.",
  "three-habits-to-put-down":
    "Try not to label your children, compare them with each other or rescue them every time. Only compare a child with how they were last month.",
  "this-week:/resources/raising-money-smart-kids":
    "Draw the square on the back of an envelope. Ask everybody to put a dot where they were last week and to say one good thing about their tile.",
  // The Keeper of the Embers
  "feeling-small":
    "Nila is the smallest person on the canal. She sells sticks for six pounds, spends it all on a glass owl, and breaks one of its eyes on the way home.",
  "the-windy-place":
    "Nila wakes up in the Windy Place. A duck called the Admiral makes her the Keeper. She has to keep the embers alight until the sun comes up.",
  "the-little-berries-secret":
    "Old Pim picks seven berries a day. She eats five and keeps two. Little by little, the ones she keeps add up to hundreds.",
  "the-careful-hunter":
    "Tolan hunts for wood and keeps three stacks: TONIGHT, TOMORROW and JUST IN CASE. He and Nila share what she finds, half each.",
  "the-broken-pot-and-the-quiet-fix":
    "Nila and Wick put the fire pot on a wind cart. A wheel comes off, and the pot breaks. They tell the truth and mend it.",
  "snow-surprise":
    "Snow puts out all the fires. Nila keeps one fire for everyone, and everybody helps with whatever they have.",
  "waking-up-proud":
    "At home, Nila earns three coins. One is for now, one is for glue to mend the owl, and one is for a jar that says JUST IN CASE.",
  // Coins, Banks and Tax
  "coins-and-change":
    "To find your change, start at the price and count up to the money you gave. Count your change before you leave the shop.",
  "what-a-bank-does":
    "A bank keeps people’s money and lends some of it. It pays you a little extra, called interest. If a UK bank closes down, savers normally get their money back, up to a limit.",
  "what-tax-is-for":
    "Tax is money that we all pay for things we share, such as schools, doctors and roads. VAT is a tax that is already in the price. There is none on most food or young children’s clothes.",
  "paying-far-from-home":
    "Many countries have their own money, called a currency. How much of it you get for £1 changes a little every day. Always ask before you tap a card in another country.",
  // Scams and Games
  "the-free-coins":
    "A message offers Leo 5,000 free coins and asks for his password. It is a trick to take over his game. A password is like your front-door key, and a real game will never ask for it in a message.",
  "a-message-from-a-friend":
    "Somebody can take over a friend’s account and use it to send you a link. Ask your friend about it, in person or on the phone. If you have typed in your password, change it now and tell a grown-up.",
  "what-the-game-really-costs":
    "A free game can cost a lot in a year, so add it up. Money that is already spent is gone, so it is no reason to spend more. Only ask if the next payment is worth it. Set a limit in pounds before you go to the shop.",
  "the-job-that-finds-you":
    "A job that asks you to pay first is a trick, even if it has paid you a little. Look up the firm yourself. Keep your papers until there is an offer. Read a real contract at home, and ask about pay, hours, holidays and notice before you sign.",
  "a-first-room":
    "Never pay for a room that nobody you trust has seen from the inside. A holding deposit keeps a room for you. The deposit itself covers damage and unpaid rent. Ask which official scheme will protect it, and take photos on the first day.",
  "easy-money":
    "Never let anybody use your bank account, even for a reward. The money is usually stolen. If you pass it on, you become a money mule, and that is a crime. If it has already happened, tell your bank and an adult today.",
  // A Budget You Can Keep
  "three-jars":
    "Three jars help you to plan: one for spending, one for saving and one for sharing. Give every coin a home before you go to the shop. If something changes, choose what to give up.",
  "lunch-and-bus":
    "Set aside the money for buses and lunches first, day by day. What is left is yours to spend. If you borrow, you will be short next week instead.",
  "a-month-of-your-own":
    "Start with your needs and promises, put your savings aside on payday, and share the rest out week by week. If a month goes wrong, a budget shows you all your choices on one page.",
  // First Pay, First Account
  "an-account-of-your-own":
    "Many banks let you open a current account from the age of 11, with a parent or carer. With a debit card, you can only spend money that you already have.",
  "a-first-job-at-13":
    "In most places you can do light work from 13, with a permit from the council. Agree on the pay first, because there is no minimum wage at that age. Check your payslip for mistakes.",
  "a-payslip-line-by-line":
    "A payslip shows your hours, your gross pay, what has been taken off, and your net pay, which is what reaches your account. With a small Saturday job, your gross and net pay are usually the same.",
  "what-you-must-be-paid":
    "You must be paid at least the minimum wage once you are over school-leaving age. Before that, you usually need a work permit for a job in a shop or a café. You only start to pay Income Tax and National Insurance when you earn more.",
  "what-keeps-it-safe":
    "If a bank in the UK failed, the Financial Services Compensation Scheme would normally give you your savings back, up to a limit. If you lose your card, freeze it and call the bank.",
  // Money That Grows, and Money That Can Fall
  "interest-on-savings":
    "Interest is what a bank pays you for the use of your savings. If you leave it in the account, next year’s interest will be worked out on a slightly bigger balance. That is called compound interest.",
  "when-you-borrow":
    "A loan has a yearly price, which is called its APR. Pay in three is a loan as well, and a late fee makes it dearer. Add up all the payments before you compare two loans.",
  "risk-and-funds":
    "A share is a small piece of a company, and a fund holds many of them. Both can fall as well as rise. This page explains how they work, but it never tells you what to buy.",
  // Giving
  "three-ways-to-give": "You can give time, things or money. Giving 30p a week adds up to £15.60 in a year.",
  "how-giving-feels-good":
    "Giving is a choice, and no gift is too small. Look after your own needs first. If someone keeps pushing you to give money, tell a grown-up you trust.",
  "check-before-you-give":
    "Most charities in the UK are on a public list and have a number. Check the name with a grown-up, and type in the web address yourself.",
  // Rising Prices and Tax
  "prices-that-rise":
    "When most prices go up, it is called inflation. If prices rise faster than your savings grow, your money will buy a little less.",
  "what-tax-pays-for":
    "Taxes pay for schools, hospitals, roads, the police, libraries and much more. You already pay one of them, VAT, on many of the things you buy in shops.",
  // Refunds and Repeat Payments
  "when-it-breaks":
    "If something is faulty, the shop that sold it has to put it right. Keep the receipt. If you bought it in a shop and have just changed your mind, it is up to the shop whether to give you a refund.",
  "payments-that-repeat":
    "A subscription takes the same amount again and again until you cancel it. Deleting the app does not end it. If you start a free trial, set a reminder so that you can cancel it in time.",
  // Insurance
  "a-hundred-bikes":
    "Insurance is a way of sharing bad luck. Everybody pays a small amount, called a premium, and anyone who has bad luck can make a claim.",
  "when-is-it-worth-it":
    "Insurance makes sense for something that is unlikely to happen but that you could not afford. For small surprises, your own emergency fund is better.",
};
