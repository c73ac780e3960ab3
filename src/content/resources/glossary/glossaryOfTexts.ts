import type { GlossaryTerm } from "./glossaryTerm";

/** The words that a story, chapter or topic explains in place (textWords.ts). They load after the text, without the other words. */
export const WORDS_OF_TEXTS: readonly GlossaryTerm[] = [
  {
    term: "Allowance",
    definition:
      "Another name for pocket money, especially when it is paid once a month. In tax, it is the amount you can earn before you pay any.",
    sentence: "Erin’s allowance is £40 a month, so she has to make it last.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Barter",
    definition:
      "Swapping one thing for another without using any money. It only works if each person wants what the other one has.",
    example: "You swap two comics for one football card. That is barter.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "Benefits",
    definition:
      "Money from the government for people who need some help. They may be ill, out of work or on low pay. Lots of families get benefits, and it’s nothing to be ashamed of.",
    sentence: "While Dad was ill, benefits helped the family pay the rent.",
    related: "Cost of living",
  },
  {
    term: "Earning",
    definition:
      "You earn when you do some work and somebody pays you for it. On this site, “Earned” means all the money that comes in.",
    example: "You wash a car and get £5. You have earned £5.",
    path: "/resources/ways-to-earn",
  },
  {
    term: "Emergency fund",
    definition:
      "Money that you keep for a nasty surprise, such as a burst bike tyre. Leave it alone until you really need it. Afterwards, top it up again.",
    example: "In our story, Nila’s emergency fund is a jar that says JUST IN CASE.",
    path: "/short-stories/keeper-of-embers",
  },
  {
    term: "Income",
    definition:
      "All the money that you receive. That includes pocket money, birthday money and pay for small jobs.",
    example: "You get £4 in pocket money and £6 for washing a car. Your income is £10.",
    path: "/resources/ways-to-earn",
  },
  {
    term: "Job",
    definition:
      "Work that somebody pays you to do. The law says how old you must be and how long you may work. Ask a grown-up before you say yes.",
    sentence: "Gethin is 15 and has a Saturday job in a bakery.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Lend",
    definition:
      "To let somebody use your money or your things for a while. It’s wise to lend only what you can manage without.",
    sentence: "Maya lent her brother £1 for the bus and got it back on Sunday.",
    related: "Debt",
  },
  {
    term: "Pocket money",
    definition:
      "A small amount of money that some children get at home, often every week. It’s money to practise with, so a mistake is never a big one.",
    example: "With £4 of pocket money, you could spend some, save some and share some.",
    path: "/resources/a-budget-you-can-keep",
  },
  {
    term: "Rent",
    definition: "Money you pay to use something that isn’t yours. Lots of families pay rent for their home.",
    sentence: "Yara’s family pay £750 a month in rent for the flat above the bakery.",
    related: "Cost of living",
  },
  {
    term: "Tax",
    definition:
      "Money that people and companies must pay to the government or the council. It pays for things that everybody shares, such as schools, roads and hospitals.",
    sentence: "Tax paid for the new swings in the park and the lamp beside them.",
    path: "/resources/prices-and-tax",
  },
  {
    term: "Wage",
    definition:
      "The money you are paid for your work, often by the hour. If you work more hours, you earn more.",
    example: "At a wage of £8 an hour, three hours of work earn you £24.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Discount",
    definition:
      "An amount taken off the normal price. Sometimes you need a voucher or a special code to get it.",
    example: "A discount of 10% on £24 is £2.40, so you pay £21.60.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Gambling",
    definition:
      "Paying money for a chance to win more. Most people lose more than they win. Gambling isn’t for children. If it worries you, talk to a grown-up you trust.",
    sentence: "Grandad’s gambling worried Ben. He called Childline on 0800 1111 and talked about it.",
    path: "/resources/scams-and-games",
  },
  {
    term: "Hype",
    definition:
      "When something seems very exciting because everyone around you is talking about it. Hype soon fades. Ask yourself if you’ll still like it in a month.",
    sentence: "All week, the class talked about the new cards. By Monday, the hype was over.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Influencer",
    definition:
      "Someone lots of people follow and listen to online. Companies pay some of them to show off their products. A post like that must be clearly marked as an ad.",
    sentence: "An influencer wore yellow laces on Monday. By Friday, half the class wanted them.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "Password",
    definition:
      "A secret word or sentence that opens your account. Make it long and hard to guess, and different for every account. Only you and the grown-ups who look after you should know it.",
    sentence: "Nobody at school knows Sofia’s password, not even her best friend.",
    path: "/account",
  },
  {
    term: "Receipt",
    definition:
      "A slip of paper or an e-mail that says what you bought. It also shows the shop, the date and the price. Keep it safe in case you need to take something back.",
    sentence: "When the kettle broke, Dad still had the receipt in his coat.",
    path: "/resources/refunds-and-subscriptions",
  },
  {
    term: "Sale",
    definition:
      "A time when a shop sells things for less than before. Even a low price takes money out of your pocket.",
    example: "In a sale, a £24 jumper is half price. You save £12, but only by spending £12.",
    path: "/resources/level-2-sample-chapter",
  },
  {
    term: "APR",
    definition:
      "Short for “annual percentage rate”. It shows what borrowing costs over a year, including any fees you must pay. It lets you compare two loans fairly.",
    sentence: "Dad compared two loans for the same car. He chose the one with the lower APR.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Credit card",
    definition:
      "A card that lets an adult pay with borrowed money. The bill comes every month. If they pay only part of it, interest is added to the rest.",
    sentence: "Dad paid for the ferry by credit card. The bill came three weeks later.",
    path: "/resources/level-3-sample-chapter",
  },
  {
    term: "Crypto",
    definition:
      "Digital money that exists only on computers, with no bank to look after it. Its price jumps up and down, and people can lose everything they put in. It isn’t for children, and there are many crypto scams.",
    sentence: "Uncle Marek put £50 into crypto in May. By June, it was worth £12.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Instalment",
    definition:
      "One part of a price that you pay bit by bit. Add up all the instalments to find out what the whole thing costs.",
    sentence: "Six instalments of £10 will pay for Rory’s £60 guitar.",
    related: "Buy now, pay later",
  },
  {
    term: "Interest",
    definition:
      "Interest is the rent that people pay for using somebody else’s money. A bank pays you interest on savings, and you pay interest on a loan.",
    example: "A bank pays 5p interest a year on every £1. Your £10 of savings earns 50p in a year.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Pension",
    definition:
      "Money to live on when you are older and have stopped working. People pay into a pension bit by bit all through their working lives.",
    sentence: "Grandad stopped driving buses at 67. Now he lives on his pension.",
    related: "National Insurance",
  },
  {
    term: "PIN",
    definition:
      "The secret number that goes with a bank card. Cover the keys with your hand when you type it in. Never tell anybody what it is, not even your best friend.",
    sentence: "At the till, Dad covered the keys with his hand and typed his PIN.",
    path: "/resources/first-pay-first-account",
  },
  {
    term: "Profit",
    definition: "The money you make from selling something, after you take away all your costs.",
    example: "You sell cakes for £12. The flour and eggs cost £5. Your profit is £7.",
    path: "/resources/ways-to-earn",
  },
  {
    term: "Savings account",
    definition:
      "A bank account for money that you want to keep for longer. The bank pays you some interest while the money is there.",
    example: "A savings account pays 3p a year for every £1. On £20, that is 60p.",
    path: "/resources/money-that-grows",
  },
  {
    term: "Statement",
    definition:
      "A list from the bank of everything paid into and out of your account. It’s worth reading, to check that it’s all correct.",
    sentence: "On her bank statement, Mum found a £9 payment that wasn’t hers.",
    path: "/resources/first-pay-first-account",
  },
];
