/** Erin’s month with a first pay and a plan for a laptop, for ages 14-16 (docs/decisions/22-stories-to-play.md). */
import type { Play } from "@/domain/play/play";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { WORK_ANSWER_FACTS } from "@/content/resources/facts/factsOfWorkAnswers";

type Place = "account" | "aside" | "laptop" | "debts";
type Choice =
  | "ask"
  | "pizza"
  | "forty"
  | "twenty"
  | "later"
  | "contract"
  | "used"
  | "keep"
  | "lunches"
  | "climb"
  | "cars"
  | "mule"
  | "babysit"
  | "tell"
  | "save"
  | "instalments"
  | "whole"
  | "small"
  | "school";
type Scene =
  | "start"
  | "payslip"
  | "pots"
  | "phone"
  | "nan"
  | "friends"
  | "flood"
  | "cars"
  | "message"
  | "frozen"
  | "callum"
  | "laptop";

/** Code BR takes the basic rate of every pound: so much of £120, and so much of £90 (WORK_ANSWER_FACTS.basicTaxRate). */
const TAX_PERCENT = Number.parseFloat(WORK_ANSWER_FACTS.basicTaxRate.figure);
const TAX_OF_FIRST = TAX_PERCENT * 120;
const TAX_OF_SECOND = TAX_PERCENT * 90;
const inPounds = (pence: number) => `£${pence / 100}`;
/** After a frozen account, the pay is kept in the box at home. */
const FROZEN = { chose: ["mule"] } as const;
const USABLE = { without: ["mule"] } as const;

export const ERIN: Play<Place, Choice, Scene> = {
  meta: {
    title: "Erin’s month: a story to play, ages 14-16 | 4MQ",
    description:
      "The first month with pay from a café. You choose, the money moves, and what you chose comes back. Ten minutes, no account, no marks.",
  },
  start: {
    scene: "start",
    text: "Erin, who is fifteen, gets an allowance of £40 a month, and four Saturdays in a café have just earned her £120. Her bus pass (£34) and the climbing club (£3) are always paid first. After that, she is saving for a second-hand laptop.",
    begin: "Begin on pay day",
  },
  end: "Where the month went",
  places: {
    account: { name: "Account", picture: "bank", pence: 4000 },
    aside: { name: "Set aside", picture: "box", pence: 0 },
    laptop: { name: "Laptop", picture: "laptop", pence: 0 },
    debts: { name: "Still to pay", picture: "iou", pence: 0, isDebt: true },
  },
  scenes: {
    start: "Erin in her apron, behind the counter of the café.",
    payslip: "Erin and the manager of the café read a payslip together.",
    pots: "Erin at her desk, with her account, a box and a picture of a laptop.",
    phone: "A phone shop: Erin’s phone with a cracked screen, between a new one and a used one.",
    nan: "Nan puts a bank note into an envelope.",
    friends: "Erin and Hannah at a table, with plates and mugs.",
    flood: "Water runs out of the door of the café, and the chairs are on the tables.",
    cars: "Erin washes a car in her street, with a bucket and a sponge.",
    message: "A message on Erin’s phone, and a sports car beside it.",
    frozen: "Erin and her mum at the kitchen table. Mum is on the phone, and a lock hangs on Erin’s card.",
    callum: "Callum and his aunt laugh with relief over a phone.",
    laptop: "A shop window with two laptops, a large one and a small one.",
  },
  turns: {
    payday: {
      name: "Pay day",
      short: "P",
      before: [
        { in: "got", pence: 12_000 - TAX_OF_FIRST, into: "account" },
        { out: "due", pence: 3400, from: ["account"] },
        { out: "due", pence: 300, from: ["account"] },
      ],
      scene: "payslip",
      situation: `Erin expected £120 from the café, but only ${inPounds(12_000 - TAX_OF_FIRST)} has arrived in her account. According to her payslip, the other ${inPounds(TAX_OF_FIRST)} is Income Tax under “code BR”.`,
      choices: {
        ask: {
          label: "Ask about the code",
          note: "Twenty minutes after work",
          steps: [],
          // WORK_FACTS.taxFreeYear; "A payslip, line by line".
          outcome: `On her starter checklist, the wrong box is ticked, so the manager apologises and corrects it. Erin earns far less than ${WORK_FACTS.taxFreeYear.figure} a year, so she owes no Income Tax, and the money will come back.`,
          sum: `The code BR takes ${TAX_PERCENT}% of every single pound, and ${TAX_PERCENT}% of £120 is ${inPounds(TAX_OF_FIRST)}.`,
          teaches: "payslip",
        },
        pizza: {
          label: "Pizza with Hannah",
          note: "The code can wait",
          steps: [{ out: "spent", pence: 900, from: ["account"] }],
          outcome:
            "They order the biggest pizza on the menu and celebrate until the waiter begins stacking chairs around them. Meanwhile, the payslip remains folded in Erin’s pocket.",
          scene: "friends",
          teaches: "payslip",
        },
      },
    },
    plan: {
      name: "Pay-day evening",
      short: "E",
      scene: "pots",
      situation:
        "With the bus pass and the climbing club already paid, {account} remains in Erin’s account. The second-hand laptop that she has been admiring costs £240.",
      choices: {
        forty: {
          label: "£40 to the laptop today",
          note: "A sixth of the price",
          price: { text: "£40 moves", way: "none" },
          steps: [{ move: 4000, from: "account", to: "laptop" }],
          outcome:
            "The money has left the account before anything else can possibly tempt it. Six pay days like this one would buy the entire laptop.",
          sum: "Six payments of £40 each make exactly £240.",
          teaches: "plan",
        },
        twenty: {
          label: "£20 to the laptop, £20 aside",
          note: "A box for surprises",
          price: { text: "£40 moves", way: "none" },
          steps: [
            { move: 2000, from: "account", to: "laptop" },
            { move: 2000, from: "account", to: "aside" },
          ],
          outcome:
            "Although it will take considerably longer to reach the laptop, a surprise can now be paid for without touching it.",
          teaches: "plan",
        },
        later: {
          label: "Decide at the end of the month",
          note: "Everything stays in the account",
          steps: [],
          outcome:
            "Nothing has been decided yet, so every pound is still available for absolutely anything. Erin closes the banking app and goes climbing with Hannah.",
          teaches: "plan",
        },
      },
    },
    phone: {
      name: "Week 1",
      short: "1",
      scene: "phone",
      situation:
        "Erin’s phone has fallen from the climbing wall, and although everything still works, its screen is seriously cracked. Her SIM costs £12 a month.",
      choices: {
        contract: {
          label: "A new one, on contract",
          note: "24 months. Mum signs, and has to pay if Erin can’t",
          price: { text: "£24.00 a month", way: "out" },
          thing: "The new phone",
          steps: [
            { out: "due", pence: 1200, from: ["account", "aside"] },
            { out: "spent", pence: 1200, from: ["account", "aside"] },
          ],
          // A contract needs somebody of 18: "Should I get a phone contract, SIM only or pay as you go?".
          outcome:
            "Erin would have to be 18 to sign a contract, so Mum studies every paragraph and signs it instead. The screen is so clear that passing clouds are reflected in it.",
          sum: "24 monthly payments of £24 make £576 altogether.",
          teaches: "phone",
        },
        used: {
          label: "A used one, and the SIM",
          note: "£60, tested by the shop, and £12 a month",
          price: { text: "£72.00", way: "out" },
          thing: "The used phone with its SIM",
          steps: [
            { out: "due", pence: 1200, from: ["account", "aside"] },
            { out: "spent", pence: 6000, from: ["account", "aside"] },
          ],
          outcome:
            "The shop has already tested the battery, and nobody has to sign a contract for it. There is one small scratch on the back that resembles a smile.",
          sum: "With 24 payments of £12 for the SIM, that makes £60 + £288 = £348 altogether.",
          teaches: "phone",
        },
        keep: {
          label: "Keep the cracked one",
          note: "Only the SIM, £12 a month",
          price: { text: "£12.00", way: "out" },
          steps: [{ out: "due", pence: 1200, from: ["account", "aside"] }],
          outcome:
            "Dad covers the crack with transparent tape. Every photograph now contains a bolt of lightning, and Hannah wants to know how Erin did that.",
          sum: "24 monthly payments of £12 make £288 altogether.",
          teaches: "phone",
        },
      },
    },
    flood: {
      name: "Week 2",
      short: "2",
      consequences: [
        {
          when: { chose: ["forty"] },
          of: "plan",
          isHard: false,
          because: "On pay day, Erin moved £40 into her laptop fund immediately.",
          fact: "Nan has heard that a sixth of the laptop is already paid for. A mysterious envelope arrives from her, containing a £10 note.",
          help: "“This should pay for the space bar,” Nan has written on the back of the envelope.",
          scene: "nan",
          steps: [{ in: "got", pence: 1000, into: "laptop" }],
        },
        {
          when: { chose: ["later"] },
          of: "plan",
          isHard: true,
          because: "On pay day, Erin decided to leave everything in her account.",
          fact: "Since then, several hot chocolates and portions of chips after climbing have cost her £14 altogether. They were delicious, but they were never part of any plan.",
          help: "“I keep a list of mine on the back of my hand,” says Hannah, and Erin borrows the pen.",
          scene: "friends",
          steps: [{ out: "spent", pence: 1400, from: ["account", "aside"] }],
        },
      ],
      scene: "flood",
      situation: [
        {
          when: { has: { aside: 100 } },
          text: "A burst pipe closes the café for a whole Saturday, so Erin’s next pay will be £30 lower. At least there is {aside} in the box for surprises.",
        },
        {
          text: "A burst pipe closes the café for a whole Saturday, so Erin’s next pay will be £30 lower. Hannah is still hoping for lunches and an outing.",
        },
      ],
      choices: {
        lunches: {
          label: "Keep the lunches and the outing",
          note: "Four lunches £18, outing £7",
          thing: "The lunches and the outing",
          steps: [{ out: "spent", pence: 2500, from: ["aside", "account"] }],
          outcome:
            "Four lunches and a ride on an extremely slow boat are everything that Erin had hoped for. However, £30 will still be missing on her next pay day.",
          scene: "friends",
          teaches: "plan",
        },
        climb: {
          label: "Sandwiches, and a day of climbing",
          note: "The club’s wall is already paid for",
          steps: [],
          outcome:
            "After asking at home, Erin replaces the lunches with sandwiches from the family fridge. With an entire Saturday free, she finally reaches the top of the blue wall.",
          sum: "Going without lunches (£18) and the outing (£7) covers £25 of the missing £30.",
          teaches: "plan",
        },
        cars: {
          label: "Wash four cars in the street",
          note: "£8 each. Takes the whole Saturday",
          steps: [{ in: "earned", pence: 3200, into: "account" }],
          outcome:
            "The fourth car belongs to the manager of the café, who is delighted to see clean water again. Erin’s arms ache, but the missing £30 is covered.",
          sum: "Washing four cars at £8 each brings in £32 altogether.",
          scene: "cars",
          teaches: "earn",
        },
      },
    },
    message: {
      name: "Week 3",
      short: "3",
      scene: "message",
      situation:
        "“You receive £600, keep £60 and transfer the remaining £540 within ten minutes,” writes somebody with a sports car as his picture. Meanwhile, Erin’s neighbours need a babysitter tonight.",
      choices: {
        mule: {
          label: "Say yes",
          note: "Ten minutes, with her own account",
          price: { text: "+ £60.00", way: "in" },
          steps: [
            { in: "got", pence: 60_000, into: "account" },
            { out: "lost", pence: 54_000, from: ["account"] },
          ],
          outcome:
            "£600 arrives, and minutes later £540 leaves again for an account that Erin has never heard of. “Remember, don’t tell anybody,” says the last message before the chat disappears.",
          teaches: "mule",
        },
        babysit: {
          label: "Leave the chat, and babysit",
          note: "Four hours at £6",
          steps: [{ in: "earned", pence: 2400, into: "account" }],
          outcome:
            "Erin leaves the chat without answering, and ten minutes later she is next door. The twins finally fall asleep after only eleven stories.",
          sum: "Four hours of babysitting at £6 an hour make £24.",
          teaches: "mule",
        },
        tell: {
          label: "Show Mum, and warn Callum",
          note: "Takes the evening",
          steps: [],
          outcome:
            "“So who does the £600 really belong to?” asks Mum, and suddenly the offer looks different. They report it in the app, and Erin immediately rings Callum, who received it as well.",
          scene: "callum",
          teaches: "mule",
        },
      },
    },
    laptop: {
      name: "Week 4",
      short: "4",
      consequences: [
        {
          // "Easy money": whose money it is, and what to do; the number is BUYING_FACTS.callTheBank.
          when: { chose: ["mule"] },
          of: "message",
          isHard: true,
          because: "Erin agreed to let £600 pass through her account.",
          fact: "The money had been stolen, so the bank has frozen Erin’s account and taken back her £60. The remaining £540 is still missing.",
          help: `“I’m glad that you’ve told me,” says Mum, and together they call the bank on ${BUYING_FACTS.callTheBank.figure} and explain everything. For the moment, Erin’s pay goes through Mum’s account into the box at home.`,
          scene: "frozen",
          tag: { at: "account", text: "Frozen" },
          steps: [{ out: "lost", pence: 6000, from: ["account"] }],
        },
        {
          when: { chose: ["tell"] },
          of: "message",
          isHard: false,
          because: "Erin showed the message to Mum, and immediately afterwards she rang Callum.",
          fact: "Callum had nearly agreed, but instead he told his aunt, who works in a bank. She has already heard an identical story four times this month.",
          help: "“Please thank your friend from me,” she calls from the kitchen while Callum is on the phone.",
          scene: "callum",
        },
        {
          when: { chose: ["ask"] },
          of: "payday",
          isHard: false,
          because: "On the first pay day, Erin asked the manager about her tax code.",
          fact: `Her second payslip has the correct code, ${WORK_ANSWER_FACTS.usualTaxCode.figure}. All of this month’s £90 has arrived, together with the ${inPounds(TAX_OF_FIRST)} that was deducted last month.`,
          scene: "payslip",
          steps: [
            { in: "got", pence: 9000 + TAX_OF_FIRST, into: "account", when: USABLE },
            { in: "got", pence: 9000 + TAX_OF_FIRST, into: "aside", when: FROZEN },
          ],
        },
        {
          when: { chose: ["pizza"] },
          of: "payday",
          isHard: true,
          because: "On the first pay day, Erin put off asking about her tax code.",
          fact: `Her second payslip still has the code BR, so only ${inPounds(9000 - TAX_OF_SECOND)} of this month’s £90 has arrived.`,
          help: `The manager finds the wrong box on her starter checklist and corrects it immediately. The ${inPounds(TAX_OF_FIRST + TAX_OF_SECOND)} that was deducted in these two months will come back with a later pay.`,
          scene: "payslip",
          steps: [
            { in: "got", pence: 9000 - TAX_OF_SECOND, into: "account", when: USABLE },
            { in: "got", pence: 9000 - TAX_OF_SECOND, into: "aside", when: FROZEN },
          ],
        },
      ],
      before: [
        { in: "got", pence: 4000, into: "account", when: USABLE },
        { out: "due", pence: 4900, from: ["account"], when: USABLE },
        { in: "got", pence: 4000, into: "aside", when: FROZEN },
        { out: "due", pence: 4900, from: ["aside"], when: FROZEN },
        { out: "spent", pence: 1200, from: ["account"], when: { chose: ["contract"], without: ["mule"] } },
        { out: "spent", pence: 1200, from: ["aside"], when: { chose: ["contract", "mule"] } },
        { move: "all", from: "account", to: "laptop", when: USABLE },
      ],
      scene: "laptop",
      situation: [
        {
          when: { chose: ["mule"] },
          text: "Bus, club and phone are already paid, and the rest of Erin’s second pay is in the box. The £240 laptop is still available, and a smaller one costs £120.",
        },
        {
          text: "Bus, club and phone are already paid, and everything else in the account moves into the laptop fund. The £240 laptop is still available, and a smaller one costs £120.",
        },
      ],
      choices: {
        save: {
          label: "Save on for the big one",
          note: "£240, when it is all there",
          when: { lacks: { laptop: 24_000 } },
          steps: [],
          outcome:
            "The laptop isn’t going anywhere, and neither is the money that she has saved for it. Erin writes the amount on a note and sticks it above her desk.",
          teaches: "saving",
        },
        instalments: {
          label: "The big one today, in 12 payments",
          note: "£22 a month. Mum signs",
          price: { text: "£22.00 a month", way: "out" },
          when: { without: ["mule"], lacks: { laptop: 24_000 } },
          thing: "The first payment",
          // Credit needs somebody of 18: "What’s the catch with 0% finance and paying in instalments?".
          steps: [
            { owe: "debts", pence: 24_200, into: "laptop" },
            { out: "spent", pence: 26_400, from: ["laptop", "aside"] },
          ],
          outcome:
            "Somebody has to be 18 for an agreement like this, so Mum signs it. The laptop comes home today, and each of the next eleven pay days will be £22 lighter.",
          sum: "12 payments of £22 make £264, which is £24 more than the price in the window.",
          teaches: "credit",
        },
        whole: {
          label: "The big one, paid at once",
          note: "The whole £240 is in the fund",
          when: { has: { laptop: 24_000 } },
          steps: [{ out: "spent", pence: 24_000, from: ["laptop"] }],
          outcome:
            "The whole amount was ready months earlier than Erin had calculated, although it cost her two tired arms. Nan receives the very first e-mail that Erin writes on it.",
          teaches: "saving",
        },
        small: {
          label: "The small one, paid at once",
          note: "£120, half the memory, one year’s guarantee",
          thing: "The small laptop",
          steps: [{ out: "spent", pence: 12_000, from: ["laptop", "aside"] }],
          outcome: `It has half the memory of the other one, and it is completely hers. If it proves faulty within ${BUYING_FACTS.rejectFaulty.figure}, she can return it and get all her money back.`,
          teaches: "refunds",
        },
        school: {
          label: "Ask at school for a loan laptop",
          note: "For this term. It belongs to the school",
          when: { chose: ["mule"] },
          steps: [],
          outcome:
            "The librarian has three of them in a cupboard, and he agrees before Erin has even finished her sentence. Somebody has decorated the lid with a dinosaur.",
          teaches: "saving",
        },
      },
    },
  },
  wants: [
    { text: "a laptop that is paid for", when: [{ chose: ["small"] }, { chose: ["whole"] }] },
    { text: "the big laptop on the same day", when: [{ chose: ["instalments"] }, { chose: ["whole"] }] },
    { text: "a laptop from school for the term", when: [{ chose: ["school"] }] },
    { text: "a pizza on the first pay day", when: [{ chose: ["pizza"] }] },
    { text: "hot chocolate after climbing", when: [{ chose: ["later"] }] },
    { text: "a screen without cracks", when: [{ chose: ["contract"] }, { chose: ["used"] }] },
    { text: "a phone that nobody had to sign for", when: [{ chose: ["used"] }] },
    { text: "four lunches with friends", when: [{ chose: ["lunches"] }] },
    { text: "a ride on a slow boat", when: [{ chose: ["lunches"] }] },
    { text: "the top of the blue wall", when: [{ chose: ["climb"] }] },
    { text: "a friend who was warned in time", when: [{ chose: ["tell"] }] },
  ],
  map: {
    spent: { label: "spent, on top of bus, club and SIM", most: 38_000 },
    earned: { label: "earned, on top of the café", most: 6000 },
  },
  because: [
    [
      {
        of: "message",
        when: { chose: ["mule"] },
        text: "Erin let stolen money pass through her account, so the bank froze it, and the £60 was never really hers.",
      },
      {
        of: "message",
        when: { chose: ["tell"] },
        text: "Erin showed the message to Mum and rang Callum, so he was warned before he answered it.",
      },
      {
        of: "payday",
        when: { chose: ["ask"] },
        text: `Erin asked about her tax code immediately, so the missing ${inPounds(TAX_OF_FIRST)} arrived together with her second pay.`,
      },
      {
        of: "payday",
        text: `Erin put off asking about her tax code, so ${inPounds(TAX_OF_FIRST + TAX_OF_SECOND)} is only now on its way back to her.`,
      },
    ],
    [
      {
        of: "flood",
        when: { chose: ["cars"] },
        text: "She spent the Saturday of the flood washing cars, so the £30 that she couldn’t earn was covered.",
      },
      {
        of: "phone",
        when: { chose: ["contract"] },
        text: "She chose a phone on contract, so £24 will leave her account every month for two years.",
      },
      {
        of: "phone",
        when: { chose: ["used"] },
        text: "She chose a used phone, so 24 months with it will cost £348 instead of £576.",
      },
      {
        of: "flood",
        when: { chose: ["lunches"] },
        text: "She kept the lunches and the outing, so the £30 was missing from her laptop fund in the end.",
      },
      {
        of: "plan",
        when: { chose: ["forty"] },
        text: "She moved £40 into the laptop fund on pay day, so Nan heard about it and added £10.",
      },
      {
        of: "plan",
        when: { chose: ["later"] },
        text: "She left everything in her account on pay day, so £14 of it turned into hot chocolate and chips.",
      },
      {
        of: "plan",
        text: "She put £20 aside on pay day, so she could meet a surprise without touching the laptop fund.",
      },
    ],
    [
      {
        of: "laptop",
        when: { chose: ["small"] },
        text: "She paid for the smaller laptop at once, so nothing more will ever leave her account for it.",
      },
      {
        of: "laptop",
        when: { chose: ["whole"] },
        text: "She questioned her tax code, worked twice and kept the old phone, so the entire £240 was ready.",
      },
      {
        of: "laptop",
        when: { chose: ["instalments"] },
        text: "She wanted the bigger laptop today, so in the end it will cost £264 instead of £240.",
      },
      {
        of: "laptop",
        when: { chose: ["school"] },
        text: "She asked at school, so she has a laptop for this term, and her own money stays where it is.",
      },
      {
        of: "laptop",
        when: { lacks: { laptop: 100 } },
        text: "She decided to wait for the bigger laptop, so the {aside} in the box is a beginning.",
      },
      {
        of: "laptop",
        text: "She decided to wait for the bigger laptop, so {laptop} of the £240 is already in the fund.",
      },
    ],
  ],
  debtLeft: {
    when: { has: { debts: 1 } },
    text: "The laptop is not completely paid for: {debts} is still to pay, at £22 a month for eleven months.",
  },
  texts: {
    payslip: { label: "Read a payslip, line by line", to: "/resources/first-pay-first-account" },
    plan: { label: "Read Erin’s plan for a month", to: "/resources/a-budget-you-can-keep" },
    phone: { label: "Read about payments that repeat", to: "/resources/refunds-and-subscriptions" },
    earn: { label: "Read twenty ways to earn", to: "/resources/ways-to-earn" },
    mule: { label: "Read about easy money, and the first ten minutes", to: "/resources/scams-and-games" },
    saving: { label: "Read how money grows", to: "/resources/money-that-grows" },
    credit: { label: "Read what borrowing costs", to: "/resources/level-3-sample-chapter" },
    refunds: { label: "Read about refunds", to: "/resources/refunds-and-subscriptions" },
  },
};
