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
    gist: "Four friends go to a rainy market. Fun Spender buys a yo-yo and popcorn, and then does not have enough left for the bus. A friend lends the missing 50p.",
    words: "rainy market yo-yo popcorn bus umbrella kite friends",
  },
  "two-words-that-help": {
    gist: "A need is something you must have to be safe and healthy, to learn and to grow. A want is something that would be nice to have.",
    names: ["one month test", "difference between a need and a want", "difference between needs and wants"],
    words: "difference test",
  },
  "who-where-and-when": {
    gist: "The same thing can be a need for one person and a want for another. Ask: Who is it for? Where are they? When is it?",
    words: "phone glasses wheelchair coat need want depends",
  },
  "the-shoes-with-lights": {
    gist: "Plain shoes cost £18 and shoes with lights cost £30. The shoes are the need. The lights are a want that costs £12 more.",
    words: "shoes trainers lights",
  },
  "wants-are-welcome": {
    gist: "Needs go first. Next comes a little bit to save. After that comes a want that you will really enjoy.",
    words: "wants treats enjoy order first",
  },
  "the-wish-list-trick": {
    gist: "Write each want on a list with its price, and wait for three sleeps. Then look again. Some wants still shine, and others look a bit silly.",
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
    gist: "“Everyone” can be a small number. In a class of 30, only 3 people had the hoodie. You can say: “It looks brilliant on you, but I’m saving for something else.”",
    names: ["everyone has it except me", "everyone in my class has", "everybody has it"],
    words: "everyone everybody class friends hoodie peer pressure except belong fit",
  },
  "what-an-advert-really-sells": {
    gist: "An advert often sells a feeling. Look out for three tricks. £9.99 looks a lot cheaper than £10. “Up to” shows only the best case. Somebody you admire holds the product.",
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
    gist: "Some people are paid to show things in a video. In the UK they must say so, with “Ad” or “#ad” at the start.",
    names: ["paid to say", "youtubers get paid"],
    words: "youtuber youtubers tiktokers streamers influencer paid sponsored video ad label",
  },
  "inside-the-hype-machine": {
    gist: "Hype makes something feel special by making it hard to get. Ask how much you will like it next month.",
    words: "hype drop limited fomo trainers",
  },
  "gems-coins-and-clever-screens": {
    gist: "Gems can feel like toy money, so turn them back into pounds first. Screens have tricks too, such as a clock that only pretends to run out.",
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
    gist: "Pick one day. Each time something makes you want to buy, make a note of it. Write down where it came from.",
    words: "spotter note influence",
  },
  // Debt Trap
  "four-small-taps": {
    gist: "Zara buys four things and pays for each in three parts. Next month her bill is £105, but she has only £90 left. A debt trap is often a string of small choices.",
    words: "zara trap taps plans",
  },
  "the-rent-on-money": {
    gist: "Interest is the rent on somebody else’s money. The amount, the rate and the time can all make it bigger. APR shows the cost for a year, so you can compare.",
    words: "interest rate apr bank extra rent compounding",
  },
  "the-minimum-repayment-puzzle": {
    gist: "One man owes £500 on a card. If he pays only the minimum, it takes 13 years and 9 months. At £50 a month it takes one year.",
    names: ["only pay the minimum", "pay the minimum", "minimum on a credit card"],
    words: "minimum repayment credit card pay only",
  },
  "buy-now-pay-later-up-close": {
    gist: "Paying in three parts is a loan. It can cost nothing extra if every payment is on time. A late payment can cost a fee, and it is hard to keep track of lots of plans.",
    names: ["buy now pay later", "pay in 3", "pay in three", "klarna", "clearpay"],
    words: "klarna clearpay bnpl later three parts instalments",
  },
  "before-you-turn-eighteen": {
    gist: "If you owe friends money, send them one honest message. Then pay each of them back a little every week.",
    names: ["i owe my friend", "i owe my mates", "owe my friends money"],
    words: "owe mates friend friends borrow eighteen",
  },
  "credit-scores-without-the-mystery": {
    gist: "A credit report shows how an adult has paid back loans and bills. Looking at your own report is free, and it does no harm.",
    names: ["looking at your credit score", "check my credit score"],
    words: "credit score report look looking check harm down",
  },
  "four-questions-before-you-borrow": {
    gist: "Ask four things first: Do I need it now? What will I pay in all? What if I pay late? Is there another way?",
    words: "borrow questions before loan gran bike",
  },
  "already-owe-money-start-here": {
    gist: "Tell one adult you trust. Write down who you owe, how much and when. Pay for food, home and heating first. MoneyHelper and Citizens Advice give free help.",
    names: ["owes money", "owe money", "family owes money", "in debt", "help with debt", "get out of debt"],
    words: "owe owes debt struggling",
  },
  "this-week:/resources/level-3-sample-chapter": {
    gist: "Pick one thing that is sold by the month. Find out how many payments there are and what it costs in all.",
  },
  // The Four Money Quadrants, for parents
  "a-map-for-the-kitchen-table": {
    gist: "Draw a square and divide it into four tiles. Going up is earning, and going to the right is spending. It helps a family talk about money.",
    words: "four quadrants map square tiles",
  },
  "a-conversation-starter-not-a-diagnosis": {
    gist: "A quadrant is a way to start a conversation. It is not a personality type, and nobody gets a mark.",
    words: "diagnosis personality label scientific",
  },
  "four-tiles-four-kinds-of-strength": {
    gist: "Every tile has something worth keeping and something to try next.",
    words: "strength strengths tiles",
  },
  "how-a-child-moves-around-the-map": {
    gist: "Children do not live in one tile. They pass through it, sometimes in two weeks. When you see a change, ask what happened first.",
    words: "moves change map",
  },
  "three-talks-that-need-not-become-rows": {
    gist: "Talk about money when nobody wants anything, perhaps in the car. Ask before you tell, share a mistake of your own, and stop while it is friendly.",
    names: [
      "talk to my kids about money",
      "talk about money",
      "spends all her pocket money",
      "spends all his pocket money",
    ],
    words: "talk talking say row rows argue kids spends gone minute",
  },
  "pocket-money-without-the-lecture": {
    gist: "The amount matters less than three things. Keep it small enough for cheap mistakes. Give it on the day you said. And make sure everyone knows what it is for. Chores can be part of it or not.",
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
    gist: "If money is tight, tell the truth, but only as much as your child can carry. “We have what we need, and not that extra thing this month” is honest at any age.",
    names: ["money is tight", "talk to my kids when money is tight"],
    words: "tight poor afford struggling honest tell family",
  },
  "three-habits-to-put-down": {
    gist: "Try not to label your children, compare them with each other or rescue them every time. Compare a child only with their own last month.",
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
    gist: "Draw the square on an envelope. Everybody puts a dot where last week belongs, and says one good thing about their tile.",
  },
  // The Keeper of the Embers
  "feeling-small": {
    gist: "Nila is the smallest person on the canal. She sells sticks for six pounds, spends it all on a glass owl, and breaks one of its eyes on the way home.",
    names: ["who is nila", "owl lantern", "tariq"],
    words: "nila grandad tariq owl lantern boat sticks stove small",
  },
  "the-windy-place": {
    gist: "Nila wakes up in the Windy Place. The duck, who is called the Admiral, makes her the Keeper. She must keep the embers alive until the sun comes up.",
    names: ["the admiral", "marra", "windy place"],
    words: "admiral duck marra bonfire windy hill",
  },
  "the-little-berries-secret": {
    gist: "Old Pim picks seven berries a day. She eats five and keeps two. Little by little, the ones she keeps become hundreds.",
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
    gist: "Snow puts out all the fires. Nila keeps one fire for everyone, and each person helps with what they have.",
    words: "snow wall feather song",
  },
  "waking-up-proud": {
    gist: "At home, Nila earns three coins. One is for now, one is for glue to mend the owl, and one is for a jar that says JUST IN CASE.",
    words: "proud coins jar bun glue ending end wakes",
  },
};
