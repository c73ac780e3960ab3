/**
 * The guide's summary of each section of a chapter or the story, for questions that no sentence of the section answers
 * on its own, and the words that lead there. The key is the section's id.
 */
interface LibrarySection {
  /** One to five short sentences, true to the section. */
  gist: string;
  /** Whole phrases that ask for it, never shown. */
  names?: readonly string[];
  /** Single words that lead here, never shown. */
  words?: string;
}

export const LIBRARY_SECTIONS: Readonly<Record<string, LibrarySection>> = {
  // Needs vs Wants
  "a-rainy-day-at-the-market": {
    gist: "Four friends go to a rainy market. Poppy buys a yo-yo and some popcorn, and then she does not have enough left for the bus. A friend lends her the missing 50p.",
    words: "rainy market yo-yo popcorn bus umbrella kite friends",
  },
  "two-words-that-help": {
    gist: "A need is something you must have to be safe and healthy, to learn and to grow. A want is something that would be nice to have.",
    names: ["one month test", "difference between a need and a want", "difference between needs and wants"],
    words: "difference test",
  },
  "who-where-and-when": {
    gist: "The same thing can be a need for one person and a want for another. Ask: Who is it for? Where are they? When will they use it?",
    words: "phone glasses wheelchair coat need want depends",
  },
  "the-shoes-with-lights": {
    gist: "Plain shoes cost £18 and shoes with lights cost £30. The shoes are the need. The lights are a want that costs £12 more.",
    words: "shoes trainers lights",
  },
  "wants-are-welcome": {
    gist: "Needs come first. Next comes a little bit of saving. After that comes a want that you will really enjoy.",
    words: "wants treats enjoy order first",
  },
  "when-money-feels-heavy": {
    gist: "Ines hears her mum worry about a bill and gets a tight tummy. It is never your fault if there is not much money at home. Tell a grown-up you trust, or call Childline free on 0800 1111.",
    words: "worry worried heavy feelings tummy ashamed jealous bill teacher",
  },
  "the-wish-list-trick": {
    gist: "Write each want on a list with its price, and wait for three sleeps. Then look again. Some wants will still shine, but others will look a bit silly.",
    names: ["wish list", "wish list trick", "three sleeps"],
    words: "wish list wait sleeps impulse",
  },
  "your-turn-to-sort": {
    gist: "Here is a question to keep for life: do I need it now? The answer can be yes, no or not yet.",
    words: "sort boxes game activity",
  },
  "this-week:/resources/sample-chapter": {
    gist: "Keep a wish list for a week. Put a star next to one want, and let it wait for three sleeps.",
  },
  // Influence Invasion
  "the-hoodie-that-walked-in": {
    gist: "Anything that changes what you think, feel or do is an influence. You do not have to fight them all. Just notice each one before it reaches your money.",
    words: "hoodie influence class",
  },
  "everyone-has-one": {
    gist: "“Everyone” can turn out to be just a few people. In one class of 30, only 3 had the hoodie. You can say: “It looks brilliant on you, but I’m saving for something else.”",
    names: ["everyone has it except me", "everyone in my class has", "everybody has it"],
    words: "everyone everybody class friends hoodie peer pressure except belong fit",
  },
  "what-an-advert-really-sells": {
    gist: "An advert often sells a feeling. Look out for three tricks. £9.99 looks a lot cheaper than £10. “Up to” only tells you about the very best deal. And someone you admire may be holding the product.",
    names: [
      "how companies trick you",
      "companies trick",
      "shops trick",
      "tricks of adverts",
      "tricks do ads use",
      "advert tricks",
    ],
    words: "tricks advert ads adverts commercials sell persuade",
  },
  "when-a-friendly-face-is-paid": {
    gist: "Some people are paid to show things in their videos. In the UK they must say so, with “Ad” or “#ad” at the start.",
    names: ["paid to say", "youtubers get paid"],
    words: "youtuber youtubers tiktokers streamers influencer paid sponsored video ad label",
  },
  "inside-the-hype-machine": {
    gist: "Hype makes something feel special by making it hard to get. Ask yourself if you will still like it next month.",
    words: "hype drop limited fomo trainers",
  },
  "gems-coins-and-clever-screens": {
    gist: "Gems can feel like toy money, so turn them back into pounds first. Screens have their tricks as well, such as a countdown that only pretends to run out.",
    names: ["how much do gems cost", "timers that say hurry", "gems in pounds"],
    words:
      "gems coins game games timers timer hurry countdown websites screens dragon roblox robux fortnite vbucks",
  },
  "the-pause-rule": {
    gist: "P is for put it down. A is for ask who gains. U is for use real pounds. S is for sleep on it. E is for enjoy it or exit.",
    names: ["pause rule", "the pause rule", "p a u s e", "pause"],
    words: "pause rule stop stand wait",
  },
  "this-week:/resources/level-2-sample-chapter": {
    gist: "Pick one day. Each time something makes you want to spend money, make a note of it. Write down where the idea came from.",
    words: "spotter note influence",
  },
  // Debt Trap
  "four-small-taps": {
    gist: "Zara buys four things and pays for each one in three parts. Next month, her bill will be £105, but she will only have £90 left. A debt trap is often a string of small choices.",
    words: "zara trap taps plans",
  },
  "the-rent-on-money": {
    gist: "Interest is the rent on somebody else’s money. The amount, the rate and the length of time can all make it bigger. APR shows the cost for a year, so that you can compare one loan with another.",
    words: "interest rate apr bank extra rent compounding",
  },
  "the-minimum-repayment-puzzle": {
    gist: "One man owes £500 on a card. If he only pays the minimum, it will take him 13 years and 9 months to pay it off. At £50 a month, it will take one year.",
    names: ["only pay the minimum", "pay the minimum", "minimum on a credit card"],
    words: "minimum repayment credit card pay only",
  },
  "buy-now-pay-later-up-close": {
    gist: "Paying in three parts is a kind of loan. If every payment is on time, it may cost nothing extra. If one is late, there may be a fee, and it is hard to keep track of lots of plans.",
    names: ["buy now pay later", "pay in 3", "pay in three", "klarna", "clearpay"],
    words: "klarna clearpay bnpl later three parts instalments",
  },
  "before-you-turn-eighteen": {
    gist: "If you owe your friends money, send them an honest message. Then pay each of them back a little every week.",
    names: ["i owe my friend", "i owe my mates", "owe my friends money"],
    words: "owe mates friend friends borrow eighteen",
  },
  "credit-scores-without-the-mystery": {
    gist: "A credit report shows how an adult has kept up with loans and bills. Looking at your own report is free, and it does no harm.",
    names: ["looking at your credit score", "check my credit score"],
    words: "credit score report look looking check harm down",
  },
  "four-questions-before-you-borrow": {
    gist: "Ask yourself four questions first. Do I need it now? How much will I pay in total? What if I pay late? Is there another way?",
    words: "borrow questions before loan gran bike",
  },
  "already-owe-money-start-here": {
    gist: "Tell one adult you trust. Write down who you owe, how much, and when it has to be paid. Pay for food, your home and heating first. MoneyHelper and Citizens Advice offer free help.",
    names: ["owes money", "owe money", "family owes money", "in debt", "help with debt", "get out of debt"],
    words: "owe owes debt struggling",
  },
  "this-week:/resources/level-3-sample-chapter": {
    gist: "Pick something that people pay for by the month. Find out how many payments there are and how much it costs in total.",
  },
  // The Four Money Quadrants, for parents
  "a-map-for-the-kitchen-table": {
    gist: "Draw a square and divide it into four tiles. The higher up you are, the more you earn. The further right you are, the more you spend. It helps a family to talk about money.",
    words: "four quadrants map square tiles",
  },
  "a-conversation-starter-not-a-diagnosis": {
    gist: "A quadrant is a way to start a conversation. It is not a personality type, and nobody is being marked.",
    words: "diagnosis personality label scientific",
  },
  "four-tiles-four-kinds-of-strength": {
    gist: "Every tile has something worth keeping and something to try next.",
    words: "strength strengths tiles",
  },
  "how-a-child-moves-around-the-map": {
    gist: "Children do not live in one tile. They move from one to another, sometimes in just two weeks. When you see a change, start by asking what happened.",
    words: "moves change map",
  },
  "three-talks-that-need-not-become-rows": {
    gist: "Talk about money when nobody wants anything, perhaps in the car. Ask before you tell, share a mistake of your own, and stop while it is still friendly.",
    names: [
      "talk to my kids about money",
      "talk about money",
      "spends all her pocket money",
      "spends all his pocket money",
    ],
    words: "talk talking say row rows argue kids spends gone minute",
  },
  "pocket-money-without-the-lecture": {
    gist: "Three things matter more than the amount. Keep it small enough for mistakes to be cheap. Give it on the day you promised. Make sure everyone knows what it is meant to cover. Whether you link it to chores is up to you.",
    names: [
      "how much pocket money",
      "pocket money for my child",
      "pocket money tied to chores",
      "give pocket money",
      "how much allowance",
    ],
    words: "pocket money amount chores give week age old allowance",
  },
  "every-purse-is-different": {
    gist: "If money is tight, tell your children the truth, but no more of it than they can cope with. “We have what we need, but not that extra thing this month” is honest at any age.",
    names: ["money is tight", "talk to my kids when money is tight"],
    words: "tight poor afford struggling honest tell family",
  },
  "three-habits-to-put-down": {
    gist: "Try not to label your children, compare them with each other or rescue them every time. Only compare a child with how they were last month.",
    names: [
      "one saves and one spends",
      "compares himself",
      "compares herself",
      "compare my children",
      "richer friends",
    ],
    words: "compare siblings brother sister arguing children label rescue saves spends",
  },
  "this-week:/resources/raising-money-smart-kids": {
    gist: "Draw the square on the back of an envelope. Ask everybody to put a dot where they were last week and to say one good thing about their tile.",
  },
  // The Keeper of the Embers
  "feeling-small": {
    gist: "Nila is the smallest person on the canal. She sells sticks for six pounds, spends it all on a glass owl, and breaks one of its eyes on the way home.",
    names: ["who is nila", "owl lantern", "tariq"],
    words: "nila grandad tariq owl lantern boat sticks stove small",
  },
  "the-windy-place": {
    gist: "Nila wakes up in the Windy Place. A duck called the Admiral makes her the Keeper. She has to keep the embers alight until the sun comes up.",
    names: ["the admiral", "marra", "windy place"],
    words: "admiral duck marra bonfire windy hill",
  },
  "the-little-berries-secret": {
    gist: "Old Pim picks seven berries a day. She eats five and keeps two. Little by little, the ones she keeps add up to hundreds.",
    names: ["old pim"],
    words: "pim berries berry thread string",
  },
  "the-careful-hunter": {
    gist: "Tolan hunts for wood and keeps three stacks: TONIGHT, TOMORROW and JUST IN CASE. He and Nila share what she finds, half each.",
    names: ["tolan", "careful hunter"],
    words: "tolan hunter wood stacks hedge knots",
  },
  "the-broken-pot-and-the-quiet-fix": {
    gist: "Nila and Wick put the fire pot on a wind cart. A wheel comes off, and the pot breaks. They tell the truth and mend it.",
    names: ["fire pot break", "wick", "broken pot", "why did the pot break"],
    words: "pot broken break broke wick cart saucepan clay mend fire",
  },
  "snow-surprise": {
    gist: "Snow puts out all the fires. Nila keeps one fire for everyone, and everybody helps with whatever they have.",
    words: "snow wall feather song",
  },
  "waking-up-proud": {
    gist: "At home, Nila earns three coins. One is for now, one is for glue to mend the owl, and one is for a jar that says JUST IN CASE.",
    words: "proud coins jar bun glue ending end wakes",
  },
  // Scams and Games
  "the-free-coins": {
    gist: "A message offers Leo 5,000 free coins and asks for his password. It is a trick to take over his game. A password is like your front-door key, and a real game will never ask for it in a message.",
    names: ["won free coins", "asks for my password"],
    words: "dragon coins password button countdown gems hat",
  },
  "a-message-from-a-friend": {
    gist: "Somebody can take over a friend’s account and use it to send you a link. Ask your friend about it, in person or on the phone. If you have typed in your password, change it now and tell a grown-up.",
    names: ["my friend sent me a link", "my friend was hacked", "friend got hacked"],
    words: "friend link hacked skin skins loot box boots code creator",
  },
  "somebody-is-paid-for-this": {
    gist: "A countdown and friends who have one already make you afraid of missing out. Creators who are paid to show something must label it as an ad. Ask who gains if you buy it.",
    words: "fomo drop jacket creator paid label ad hype friends",
  },
  "what-the-game-really-costs": {
    gist: "A free game earns its money from small payments. Gems hide the pounds, countdowns hurry you, and in a loot box you pay before you know what is inside. Add up what you spend, and set a limit in pounds.",
    words: "game season pass gems pack dark patterns loot box limit",
  },
  "easy-money": {
    gist: "Never let anybody use your bank account, even for a reward. The money is usually stolen. If you pass it on, you become a money mule, and that is a crime. If it has already happened, tell your bank and an adult today.",
    names: ["use my bank account", "send money through my account", "easy money"],
    words: "mule account transfer easy reward fake shop crypto boast",
  },
  // A Budget You Can Keep
  "three-jars": {
    gist: "Three jars help you to plan: one for spending, one for saving and one for sharing. Give every coin a home before you go to the shop. If something changes, choose what to give up.",
    words: "jar jars kite bun pocket plan",
  },
  "lunch-and-bus": {
    gist: "Set aside the money for buses and lunches first, day by day. What is left is yours to spend. If you borrow, you will be short next week instead.",
    words: "lunch bus envelope envelopes week crisps smoothie",
  },
  "a-month-of-your-own": {
    gist: "Start with your needs and promises, put your savings aside on payday, and share the rest out week by week. If a month goes wrong, a budget shows you all your choices on one page.",
    words: "month monthly payday budget laptop bus pass phone bill",
  },
  // First Pay, First Account
  "an-account-of-your-own": {
    gist: "Many banks let you open a current account from the age of 11, with a parent or carer. With a debit card, you can only spend money that you already have.",
    names: ["bank account for an 11 year old", "get a bank card", "open a bank account"],
    words: "account card debit eleven 11 age bank pin contactless",
  },
  "a-first-job-at-13": {
    gist: "In most places you can do light work from 13, with a permit from the council. Agree on the pay first, because there is no minimum wage at that age. Check your payslip for mistakes.",
    words: "first job thirteen 13 permit saturday payslip mistake",
  },
  "a-payslip-line-by-line": {
    gist: "A payslip shows your hours, your gross pay, what has been taken off, and your net pay, which is what reaches your account. With a small Saturday job, your gross and net pay are usually the same.",
    words: "payslip gross net code deductions line",
  },
  "what-you-must-be-paid": {
    gist: "You must be paid at least the minimum wage once you are over school-leaving age. Before that, you usually need a work permit for a job in a shop or a café. You only start to pay Income Tax and National Insurance when you earn more.",
    names: ["minimum wage", "how much should i be paid", "when do i pay tax"],
    words: "minimum wage permit hours tax national insurance sixteen 16 thirteen 13",
  },
  "what-keeps-it-safe": {
    gist: "If a bank in the UK failed, the Financial Services Compensation Scheme would normally give you your savings back, up to a limit. If you lose your card, freeze it and call the bank.",
    names: ["is my money safe in a bank", "i lost my bank card"],
    words: "safe protected protection fscs bank lost stolen card freeze",
  },
  // Money That Grows, and Money That Can Fall
  "interest-on-savings": {
    gist: "Interest is what a bank pays you for the use of your savings. If you leave it in the account, next year’s interest will be worked out on a slightly bigger balance. That is called compound interest.",
    words: "interest savings percent compound snowball year",
  },
  "when-you-borrow": {
    gist: "A loan has a yearly price, which is called its APR. Pay in three is a loan as well, and a late fee makes it dearer. Add up all the payments before you compare two loans.",
    words: "borrow loan apr late fee credit report payments compare",
  },
  "risk-and-funds": {
    gist: "A share is a small piece of a company, and a fund holds many of them. Both can fall as well as rise. This page explains how they work, but it never tells you what to buy.",
    words: "share shares fund funds risk dividend diversification invest",
  },
  // Giving
  "three-ways-to-give": {
    gist: "You can give time, things or money. Giving 30p a week adds up to £15.60 in a year.",
    words: "give food bank time things tin",
  },
  "how-giving-feels-good": {
    gist: "Giving is a choice, and no gift is too small. Look after your own needs first. If someone keeps pushing you to give money, tell a grown-up you trust.",
    words: "give push asked money friends no",
  },
  "check-before-you-give": {
    gist: "Most charities in the UK are on a public list and have a number. Check the name with a grown-up, and type in the web address yourself.",
    words: "charity real check number register collect",
  },
  // Rising Prices and Tax
  "prices-that-rise": {
    gist: "When most prices go up, it is called inflation. If prices rise faster than your savings grow, your money will buy a little less.",
    words: "prices rise inflation basket comic expensive dearer",
  },
  "what-tax-pays-for": {
    gist: "Taxes pay for schools, hospitals, roads, the police, libraries and much more. You already pay one of them, VAT, on many of the things you buy in shops.",
    words: "tax taxes vat pays schools roads hospital council",
  },
  // Refunds and Repeat Payments
  "when-it-breaks": {
    gist: "If something is faulty, the shop that sold it has to put it right. Keep the receipt. If you bought it in a shop and have just changed your mind, it is up to the shop whether to give you a refund.",
    words: "broken faulty refund receipt headphones shop return",
  },
  "payments-that-repeat": {
    gist: "A subscription takes the same amount again and again until you cancel it. Deleting the app does not end it. If you start a free trial, set a reminder so that you can cancel it in time.",
    names: ["cancel my subscription", "free trial charged me"],
    words: "subscription trial cancel repeat monthly app",
  },
  // Insurance
  "a-hundred-bikes": {
    gist: "Insurance is a way of sharing bad luck. Everybody pays a small amount, called a premium, and anyone who has bad luck can make a claim.",
    words: "insurance premium claim excess bike stolen",
  },
  "when-is-it-worth-it": {
    gist: "Insurance makes sense for something that is unlikely to happen but that you could not afford. For small surprises, your own emergency fund is better.",
    words: "insurance worth emergency fund phone earphones",
  },
};
