/** Erin’s month with a first pay and a plan for a laptop, for ages 14-16 (docs/decisions/22-stories-to-play.md). */
import type { Play, When } from "@/domain/play/play";
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
  | "twins"
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
  | "laptop"
  | "newphone"
  | "twins"
  | "desk";

/** Code BR takes the basic rate of every pound: so much of £120, and so much of £90 (WORK_ANSWER_FACTS.basicTaxRate). */
const TAX_PERCENT = Number.parseFloat(WORK_ANSWER_FACTS.basicTaxRate.figure);
const TAX_OF_FIRST = TAX_PERCENT * 120;
const TAX_OF_SECOND = TAX_PERCENT * 90;
const inPounds = (pence: number) => `£${pence / 100}`;
/** After a frozen account, the pay is kept in the box at home. */
const FROZEN = { chose: ["mule"] } as const;
const USABLE = { without: ["mule"] } as const;

/** The second month, in the account or, once that is frozen, in the box: allowance, bus, club, and a SIM or the contract with one. */
function secondMonthIn(place: "account" | "aside", { chose = [], without = [] }: When<Place, Choice>) {
  const onContract = { chose: [...chose, "contract" as const], without };
  return [
    { in: "got", pence: 4000, into: place, when: { chose, without } },
    { out: "due", pence: 3700, from: [place], when: { chose, without } },
    { out: "due", pence: 1200, from: [place], when: { chose, without: [...without, "contract" as const] } },
    { out: "due", pence: 1200, from: [place], of: "debts", when: onContract },
    { out: "spent", pence: 1200, from: [place], of: "debts", when: onContract },
  ] as const;
}

export const ERIN: Play<Place, Choice, Scene> = {
  meta: {
    title: "Erin’s month: a story to play, ages 14-16 | 4MQ",
    description:
      "The first month with pay from a café. You choose, the money moves, and what you chose comes back. Ten minutes, no account, no marks.",
  },
  start: {
    scene: "start",
    text: "Erin, who is fifteen and lives in England, gets an allowance of £40 a month. She also has a work permit, and four consecutive Saturdays in a café have just earned her £120 altogether. Bus pass (£34), climbing club (£3) and SIM (£12) always come first, and then she is saving for a second-hand laptop.",
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
    newphone: "Erin laughs and holds a new phone. Clouds are reflected in it.",
    twins: "Erin reads to two small children in bed. One of them is asleep.",
    desk: "Erin laughs at her desk, behind a laptop with a dinosaur on its lid.",
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
      situation: `Erin expected £120 from the café, but only ${inPounds(12_000 - TAX_OF_FIRST)} has arrived, and £37 of it has gone to bus and club. According to her payslip, the other ${inPounds(TAX_OF_FIRST)} is Income Tax under “code BR”.`,
      choices: {
        ask: {
          label: "Ask about the code",
          note: "Twenty minutes after work",
          steps: [],
          // WORK_FACTS.taxFreeYear; "A payslip, line by line".
          outcome: `On her starter checklist, the wrong box is ticked, so she and the manager tell HMRC, the tax office. Erin earns far less than ${WORK_FACTS.taxFreeYear.figure} a year, so she owes no Income Tax, and the money will come back.`,
          sum: `The code BR takes ${TAX_PERCENT}% of every single pound, and ${TAX_PERCENT}% of £120 is ${inPounds(TAX_OF_FIRST)}.`,
          teaches: "payslip",
        },
        pizza: {
          label: "Pizza with Hannah",
          note: "The code can wait",
          steps: [{ out: "spent", pence: 900, from: ["account"] }],
          outcome:
            "They share the biggest pizza on the menu and celebrate until the waiter begins stacking chairs around them. Meanwhile, the payslip remains folded in Erin’s pocket.",
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
        "{account} remains in Erin’s account, and £12 of it is for her SIM. The second-hand laptop that she has been admiring costs £240.",
      choices: {
        forty: {
          label: "£40 to the laptop today",
          note: "A sixth of the price",
          price: { text: "£40 moves", way: "none" },
          steps: [{ move: 4000, from: "account", to: "laptop" }],
          outcome:
            "The money has left the account before anything can possibly tempt Erin. Six pay days like this one would buy the entire laptop.",
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
            "Nothing has been decided yet, so every pound is still available for absolutely anything. Erin closes the banking app and enthusiastically turns the music up.",
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
          note: "£576 in two years, with SIM. Mum signs and owes it",
          price: { text: "£24 a month", way: "out" },
          thing: "The new phone",
          steps: [
            { promise: 57_600, owe: "debts" },
            { out: "due", pence: 1200, from: ["account", "aside"], of: "debts" },
            { out: "spent", pence: 1200, from: ["account", "aside"], of: "debts" },
          ],
          // A contract needs somebody of 18: "Should I get a phone contract, SIM only or pay as you go?".
          outcome:
            "Erin would have to be 18 to sign a contract, so Mum studies every paragraph and signs it instead. The screen is so clear that passing clouds are reflected in it.",
          scene: "newphone",
          sum: "24 × £24 = £576, and most contracts become more expensive every year.",
          teaches: "phone",
        },
        used: {
          label: "A used one, and the SIM",
          note: "£60, tested by the shop. £348 in two years",
          price: { text: "£72", way: "out" },
          thing: "The used phone with its SIM",
          steps: [
            { out: "due", pence: 1200, from: ["account", "aside"] },
            { out: "spent", pence: 6000, from: ["account", "aside"] },
          ],
          outcome:
            "The shop has already tested the battery, and nobody has to sign a contract for it. There is one small scratch on the back that resembles a smile.",
          sum: "£60 + 24 × £12 = £348",
          teaches: "phone",
        },
        keep: {
          label: "Keep the cracked one",
          note: "Only the SIM. £288 in two years",
          price: { text: "£12", way: "out" },
          steps: [{ out: "due", pence: 1200, from: ["account", "aside"] }],
          outcome:
            "Dad covers the crack with transparent tape. Every video that she watches now contains a bolt of lightning, which Hannah considers an improvement.",
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
          fact: "Nan has heard that a sixth of the laptop is already saved. An envelope arrives from her, containing a £10 note.",
          help: "“This should pay for the space bar,” Nan has written on the back of the mysterious envelope.",
          scene: "nan",
          steps: [{ in: "got", pence: 1000, into: "laptop" }],
        },
        {
          when: { chose: ["later"] },
          of: "plan",
          isHard: true,
          because: "On pay day, Erin decided to leave everything in her account.",
          fact: "Since then, several hot chocolates and portions of chips after climbing have cost her £14 altogether. Until she opened the banking app, she hadn’t noticed.",
          help: "“Mine come to £16,” says Hannah, who has just looked as well.",
          scene: "friends",
          steps: [{ out: "spent", pence: 1400, from: ["account", "aside"] }],
        },
      ],
      scene: "flood",
      situation: [
        {
          when: { has: { aside: 100 } },
          text: "A burst pipe closes the café for a whole Saturday, so Erin’s next pay will be £30 lower. Hannah suggests lunches and an outing, and {aside} is in the box for surprises.",
        },
        {
          text: "A burst pipe closes the café for a whole Saturday, so Erin’s next pay will be £30 lower. Hannah suggests lunches and an outing.",
        },
      ],
      choices: {
        lunches: {
          label: "Keep the lunches and the outing",
          note: "Four lunches £18, outing £7",
          thing: "This plan",
          steps: [{ out: "spent", pence: 2500, from: ["aside", "account"] }],
          outcome:
            "Four lunches and a ride on an extraordinarily slow boat are everything that Erin had hoped for. Unfortunately, the boat is overtaken by a duck twice.",
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
          label: "Wash four neighbours’ cars",
          note: "£8 each. Takes the whole Saturday",
          steps: [{ in: "earned", pence: 3200, into: "account" }],
          outcome:
            "The fourth car belongs to the manager of the café, who is delighted to see clean water again. Erin’s arms ache, but the missing £30 is covered.",
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
        "“You receive £600, keep £60 and transfer £540 within ten minutes.” Somebody with a sports car as his picture has sent that to Erin, and to Callum from climbing. Next door, the twins’ mum would like some help tonight.",
      choices: {
        mule: {
          label: "Say yes",
          note: "Ten minutes, with her own account",
          price: { text: "+ £60", way: "in" },
          steps: [
            { in: "passing", pence: 60_000, into: "account" },
            { out: "passing", pence: 54_000, from: ["account"] },
          ],
          outcome:
            "£600 arrives, and minutes later £540 leaves again for an account that Erin has never heard of. “Remember, don’t tell anybody,” says the last message before the chat disappears.",
          teaches: "mule",
        },
        twins: {
          label: "Leave the chat, and help",
          note: "Four hours at £6. Their mum is in",
          steps: [{ in: "earned", pence: 2400, into: "account" }],
          outcome:
            "Erin leaves the chat without answering, and ten minutes later she is next door. The twins finally fall asleep after only eleven stories.",
          scene: "twins",
          teaches: "mule",
        },
        tell: {
          label: "Show Mum, and ring Callum",
          note: "Mum comes home at eight: no twins tonight",
          steps: [],
          outcome:
            "“So who does the £600 really belong to?” asks Mum, and suddenly the offer looks different. They report it in the app, and Erin rings Callum immediately.",
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
          fact: "That is money muling, a crime: the £600 was stolen. The bank has frozen Erin’s account, taken back the £60, and may close it.",
          help: `“I’m glad that you’ve told me,” says Mum, and together they call ${BUYING_FACTS.callTheBank.figure}, or the number on the card, and explain everything. Until then, Erin’s pay goes through Mum’s account into the box.`,
          scene: "frozen",
          tag: { at: "account", text: "Frozen" },
          steps: [{ out: "passing", pence: 6000, from: ["account"] }],
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
          fact: `HMRC has sent the correct code, ${WORK_ANSWER_FACTS.usualTaxCode.figure}. All of this month’s £90 has arrived, together with the ${inPounds(TAX_OF_FIRST)} that was deducted last month.`,
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
          fact: `Her second payslip still has code BR, which takes ${TAX_PERCENT}% of every pound, so only ${inPounds(9000 - TAX_OF_SECOND)} of this month’s £90 has arrived.`,
          help: `Erin earns too little to owe any Income Tax, so she and the manager tell HMRC. The ${inPounds(TAX_OF_FIRST + TAX_OF_SECOND)} that was deducted in these two months will come back with a later pay.`,
          scene: "payslip",
          steps: [
            { in: "got", pence: 9000 - TAX_OF_SECOND, into: "account", when: USABLE },
            { in: "got", pence: 9000 - TAX_OF_SECOND, into: "aside", when: FROZEN },
          ],
        },
      ],
      before: [
        ...secondMonthIn("account", USABLE),
        ...secondMonthIn("aside", FROZEN),
        { move: "all", from: "account", to: "laptop", when: USABLE },
      ],
      scene: "laptop",
      situation: [
        {
          when: { chose: ["mule", "contract"] },
          text: "The account is still frozen, so the £40 allowance has been paid into the box. Bus, club and phone have taken £61 out of it. The second-hand laptop costs £240, and a smaller one is available for £120.",
        },
        {
          when: { chose: ["mule"] },
          text: "The account is still frozen, so the £40 allowance has been paid into the box. Bus, club and SIM have taken £49 out of it. The second-hand laptop costs £240, and a smaller one is available for £120.",
        },
        {
          when: { chose: ["contract"] },
          text: "The £40 allowance has come, £61 has gone on bus, club and phone, and the rest moves into the laptop fund. The second-hand laptop costs £240, and a smaller one is available for £120.",
        },
        {
          text: "The £40 allowance has come, £49 has gone on bus, club and SIM, and the rest moves into the laptop fund. The second-hand laptop costs £240, and a smaller one is available for £120.",
        },
      ],
      choices: {
        save: {
          label: "Save on for the big one",
          note: "£240, when it is all there",
          when: { lacks: { laptop: 24_000 } },
          steps: [],
          outcome:
            "The laptop isn’t going anywhere. Erin writes the amount that is still missing on a note, and sticks it above her desk.",
          teaches: "saving",
        },
        instalments: {
          label: "The big one today, in 12 payments",
          note: "£264 in the end. Mum signs",
          price: { text: "£22 a month", way: "out" },
          when: { without: ["mule"], lacks: { laptop: 24_000 } },
          thing: "The first payment",
          // Credit needs somebody of 18: "What’s the catch with 0% finance and paying in instalments?".
          steps: [
            { promise: 26_400, owe: "debts" },
            { out: "goal", pence: 2200, from: ["laptop", "aside"], of: "debts" },
          ],
          outcome:
            "Somebody has to be 18 for an agreement like this, so Mum signs it. The laptop comes home today, and each of the next eleven pay days will be £22 lighter.",
          scene: "desk",
          sum: "12 × £22 = £264, which is £24 more than the price in the window.",
          teaches: "credit",
        },
        whole: {
          label: "The big one, paid at once",
          note: "The whole £240 is in the fund",
          when: { has: { laptop: 24_000 } },
          steps: [{ out: "goal", pence: 24_000, from: ["laptop"] }],
          outcome:
            "The whole amount was ready months earlier than Erin had calculated, although it cost her two tired arms. Nan receives the very first e-mail that Erin writes on it.",
          scene: "desk",
          teaches: "saving",
        },
        small: {
          label: "The small one, paid at once",
          note: "£120, with half the memory",
          thing: "The small laptop",
          steps: [{ out: "goal", pence: 12_000, from: ["laptop", "aside"] }],
          outcome: `It has half the memory of the other one, and it is completely hers. If it proves faulty within ${BUYING_FACTS.rejectFaulty.figure}, she can return it and get all her money back.`,
          scene: "desk",
          teaches: "refunds",
        },
        school: {
          label: "Ask at school for a loan laptop",
          note: "For this term. It belongs to the school",
          when: { chose: ["mule"] },
          steps: [],
          outcome:
            "The librarian has three of them in a cupboard, and he agrees before Erin has even finished her sentence. Somebody has decorated the lid with a dinosaur.",
          scene: "desk",
          teaches: "saving",
        },
      },
    },
  },
  wants: [
    { text: "a laptop that is paid for", when: [{ chose: ["small"] }, { chose: ["whole"] }] },
    { text: "plenty of memory", when: [{ chose: ["instalments"] }, { chose: ["whole"] }] },
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
    spent: { label: "spent on phone, food and fun", most: 9000 },
    earned: { label: "earned, on top of the café", most: 6000 },
  },
  because: [
    [
      {
        of: "message",
        when: { chose: ["mule"] },
        text: "Erin was used as a money mule, so her account is frozen and may be closed, and the £60 was never hers.",
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
        text: "She chose a phone on contract, so £24 is due every month for two years.",
      },
      {
        of: "phone",
        when: { chose: ["used"] },
        text: "She chose a used phone, so 24 months with it will cost £348 instead of £576.",
      },
      {
        of: "flood",
        when: { chose: ["lunches"] },
        text: "She kept the lunches and the outing, so £25 went on time with Hannah.",
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
  sums: {
    start: "First allowance",
    got: "Café, second allowance and gifts",
    earned: "Cars and twins",
    due: "Bus, club and SIM",
    spent: "Phone, food and fun",
    goal: "Laptop",
  },
  debtLeft: [
    {
      when: { chose: ["contract", "instalments"] },
      text: "Still to pay: {debts} for the phone and the laptop, at £46 a month to begin with.",
    },
    {
      when: { chose: ["contract"] },
      text: "Still to pay: {debts} for the phone, at £24 a month for 22 months.",
    },
    {
      when: { chose: ["instalments"] },
      text: "Still to pay: {debts} for the laptop, at £22 a month for eleven months.",
    },
  ],
  texts: {
    payslip: {
      label: "Read a payslip, line by line",
      to: "/resources/first-pay-first-account#a-payslip-line-by-line",
    },
    plan: {
      label: "Read Erin’s plan for a month",
      to: "/resources/a-budget-you-can-keep#a-month-of-your-own",
    },
    phone: { label: "Read about payments that repeat", to: "/resources/refunds-and-subscriptions" },
    earn: { label: "Read twenty ways to earn", to: "/resources/ways-to-earn#ages-14-16" },
    mule: {
      label: "Read about easy money, and the first ten minutes",
      to: "/resources/scams-and-games#easy-money",
    },
    saving: { label: "Read how money grows", to: "/resources/money-that-grows" },
    credit: { label: "Read what borrowing costs", to: "/resources/level-3-sample-chapter" },
    refunds: { label: "Read about refunds", to: "/resources/refunds-and-subscriptions" },
  },
};
