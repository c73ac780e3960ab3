/** Femi's week with £12 and a tin, for ages 11-13 (docs/decisions/22-stories-to-play.md). */
import type { Play } from "@/domain/play/play";

type Place = "bus" | "anything" | "tin" | "game" | "zosia";
type Choice =
  | "home"
  | "soup"
  | "crisps"
  | "login"
  | "ring"
  | "car"
  | "cape"
  | "wait"
  | "tell"
  | "dog"
  | "pool"
  | "comic"
  | "football"
  | "halves"
  | "card"
  | "ice"
  | "rakeFirst"
  | "rakeAll";
type Scene =
  | "sunday"
  | "monday"
  | "canteen"
  | "tuesday"
  | "wednesday"
  | "cape"
  | "dad"
  | "rang"
  | "locked"
  | "thursday"
  | "gone"
  | "lend"
  | "again"
  | "friday"
  | "saturday"
  | "leaves";

const LEAVES_EARNED = { in: "earned", pence: 300, into: "anything" } as const;
const ZOSIA_FIRST = { repay: "zosia", from: ["anything", "tin"] } as const;
const INTO_THE_TIN = { move: "all", from: "anything", to: "tin" } as const;

export const FEMI: Play<Place, Choice, Scene> = {
  start: {
    scene: "sunday",
    text: "It is Sunday evening. Femi has £12 for five school days. Bus and lunch cost £2 a day, so £2 is left for anything. The tin is for a second-hand skateboard: £14. Dan’s birthday is on Saturday.",
    begin: "Begin on Monday",
  },
  end: "Where the week went",
  places: {
    bus: { name: "Bus, lunch", picture: "envelope", pence: 1000 },
    anything: { name: "Anything", picture: "purse", pence: 200 },
    tin: { name: "Tin", picture: "tin", pence: 500 },
    game: { name: "Game", picture: "game", pence: 300 },
    zosia: { name: "Owed to Zosia", picture: "iou", pence: 0, isDebt: true },
  },
  scenes: {
    sunday: "Femi at the table, with five envelopes, his purse, the tin and his game.",
    monday: "Femi and his mum in the kitchen, with two lunch boxes.",
    canteen: "Femi and Zosia in the canteen, with soup.",
    tuesday: "Femi in bed with his phone. The message from Dan hangs on a fish hook.",
    wednesday: "The game’s shop: a cape of stars, and a clock that counts down.",
    cape: "A figure in the cape. Two packs of gems are more than it costs: two gems are left over.",
    dad: "Femi and his dad at the computer, with a new lock on the screen.",
    rang: "Dan laughs into his phone.",
    locked: "Dan looks at a locked screen.",
    thursday: "After school: Zosia with a towel, Mr Reid with his dog, and paper and pens.",
    gone: "Femi and his dad. On the screen, somebody else has locked the account.",
    lend: "Zosia holds out coins, and Femi’s envelope is open.",
    again: "The game’s shop again. The clock starts from the beginning.",
    friday: "A shop window with a football.",
    saturday: "The park: an ice-cream van, and Mr Reid’s garden full of leaves.",
    leaves: "Femi with a rake and a heap of leaves.",
  },
  turns: {
    monday: {
      name: "Monday",
      short: "M",
      scene: "monday",
      situation:
        "Mum is packing her lunch, and she offers to make two. Zosia will be in the canteen, where crisps cost £1.20.",
      choices: {
        home: {
          label: "Lunch from home",
          note: "Up ten minutes early",
          price: { text: "+ £1.00", way: "in" },
          steps: [
            { out: "due", pence: 100, from: ["bus"] },
            { move: 100, from: "bus", to: "anything" },
          ],
          outcome:
            "Femi eats Mum’s rice and walks over to Zosia’s table. The £1 for soup is free, so it moves to Anything.",
          scene: "canteen",
          teaches: "budget",
        },
        soup: {
          label: "Soup at school",
          note: "Hot, and beside Zosia",
          price: { text: "As planned", way: "none" },
          steps: [{ out: "due", pence: 200, from: ["bus"] }],
          outcome:
            "The soup is hot, and Zosia tells him about her new comic. Monday’s £2 went where it was meant to go.",
          scene: "canteen",
          teaches: "budget",
        },
        crisps: {
          label: "Soup, and crisps with Zosia",
          note: "As planned, and £1.20 more",
          steps: [
            { out: "due", pence: 200, from: ["bus"] },
            { out: "spent", pence: 120, from: ["anything"] },
          ],
          outcome:
            "They share the bag and laugh until the bell rings. Monday has taken most of the money for anything.",
          sum: "£2.00 − £1.20 = £0.80 for the rest of the week.",
          scene: "canteen",
          teaches: "budget",
        },
      },
    },
    tuesday: {
      name: "Tuesday",
      short: "T",
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      scene: "tuesday",
      situation:
        "A message comes from Dan: “Quick! Free rare capes! Log in here!” Dan has never hurried in his life.",
      choices: {
        login: {
          label: "Log in and get the cape",
          note: "Takes a minute",
          steps: [],
          outcome:
            "Femi types in his name and his password. The page says “Thank you”, and nothing else happens.",
          teaches: "scams",
        },
        ring: {
          label: "Ring Dan first",
          note: "Takes the evening",
          steps: [],
          outcome:
            "“I never sent that,” says Dan. His dad helps him to change his password, and Femi stays on the phone.",
          scene: "rang",
          teaches: "scams",
        },
        car: {
          label: "Close it, and wash a car",
          note: "Aunt Bola pays. Takes an hour",
          steps: [{ in: "earned", pence: 200, into: "anything" }],
          outcome: "Femi closes the message. Aunt Bola’s car shines, and she pays him £2.",
          teaches: "earn",
        },
      },
    },
    wednesday: {
      name: "Wednesday",
      short: "W",
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      scene: "wednesday",
      situation: [
        {
          when: { chose: ["login"] },
          text: "No cape has come from Tuesday’s link. Now the game’s own shop has a cape of stars for 400 gems: “Only today!”",
        },
        {
          text: "The game’s shop has a cape of stars for 400 gems. “Only today!” says a clock beside it.",
        },
      ],
      choices: {
        cape: {
          label: "Buy the cape",
          note: "Two packs of 300 gems, at £2 each",
          thing: "The cape",
          steps: [{ out: "spent", pence: 400, from: ["game", "anything", "tin"] }],
          outcome: "The cape costs 400 gems, and gems come in packs of 300. So Femi buys two packs for £4.",
          sum: "600 − 400 = 200 gems are left over. They are not enough for anything.",
          scene: "cape",
          teaches: "offers",
        },
        wait: {
          label: "Wait, and look again on Friday",
          note: "The clock runs out",
          steps: [],
          outcome: "Femi turns the game off. The clock ran out while he was asleep, and nothing happened.",
          teaches: "offers",
        },
        tell: {
          label: "Tell Dad about the link",
          note: "Takes twenty minutes. The offer ends",
          when: { chose: ["login"] },
          steps: [],
          outcome:
            "“Good that you told me,” says Dad. They make a new password and switch on two-step verification.",
          scene: "dad",
          teaches: "scams",
        },
      },
    },
    thursday: {
      name: "Thursday",
      short: "T",
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      consequences: [
        {
          when: { chose: ["ring"] },
          of: "tuesday",
          isHard: false,
          because: "On Tuesday, Femi rang Dan.",
          fact: "Dan has his account back, with everything in it.",
          help: "“You rang,” he says. “Nobody else did.”",
          scene: "rang",
        },
        {
          when: { without: ["ring"] },
          of: "tuesday",
          isHard: true,
          because: "On Tuesday, nobody rang Dan.",
          fact: "Dan can’t log in. Somebody has taken over his account and writes to all his friends.",
          help: "His dad has told the game’s helpers. They say it takes a week.",
          scene: "locked",
        },
      ],
      scene: "thursday",
      situation: "Zosia is going to the pool, and Mr Reid’s dog needs a walk. Dan’s birthday is in two days.",
      choices: {
        dog: {
          label: "Walk the dog",
          note: "Mum knows Mr Reid. Takes the afternoon",
          steps: [{ in: "earned", pence: 300, into: "anything" }],
          outcome: "The dog pulls Femi through every puddle. Mr Reid pays him £3 and lends him a towel.",
          teaches: "earn",
        },
        pool: {
          label: "The pool with Zosia",
          note: "If Anything is short, Friday’s envelope pays",
          steps: [{ out: "spent", pence: 200, from: ["anything", "bus"] }],
          outcome: [
            {
              when: { lacks: { bus: 200 } },
              text: "They race, and Zosia wins by a nose. Part of the £2 came out of Friday’s envelope.",
            },
            { text: "They race, and Zosia wins by a nose. All of the £2 came out of Anything." },
          ],
          teaches: "choices",
        },
        comic: {
          label: "Draw a comic about Dan",
          note: "A present. Takes the afternoon",
          steps: [],
          outcome:
            "In eight pictures, Captain Slow saves the day by never hurrying. Femi folds it into a cover.",
          teaches: "giving",
        },
      },
    },
    friday: {
      name: "Friday",
      short: "F",
      consequences: [
        {
          when: { chose: ["login", "cape"], without: ["tell"] },
          of: "tuesday",
          isHard: true,
          because: "On Tuesday, Femi logged in at the link.",
          fact: "Somebody else has his password now. The cape he paid £4 for has gone.",
          help: "“You’re not in trouble,” says Dad. They change the password, and switch on two-step verification.",
          scene: "gone",
          tag: { at: "game", text: "Cape gone" },
        },
        {
          when: { chose: ["login"], without: ["tell", "cape"] },
          of: "tuesday",
          isHard: true,
          because: "On Tuesday, Femi logged in at the link.",
          fact: "Somebody else has his password now. The £3 in his game has gone.",
          help: "“You’re not in trouble,” says Dad. They change the password, and switch on two-step verification.",
          scene: "gone",
          steps: [{ out: "lost", pence: "all", from: ["game"] }],
        },
        {
          when: { lacks: { bus: 200 } },
          of: "thursday",
          isHard: true,
          because: "On Thursday, the pool took some of Friday’s money.",
          fact: "Friday’s envelope is {borrowed} short, and the bus does not wait.",
          help: "Zosia lends him the missing {borrowed}. She writes it down.",
          scene: "lend",
          steps: [{ owe: "zosia", pence: 200, upTo: true, into: "bus" }],
        },
        {
          when: { chose: ["wait"], without: ["login"] },
          of: "wednesday",
          isHard: false,
          because: "On Wednesday, Femi waited.",
          fact: "The offer is back. “Only today!” it says again.",
          help: "Femi laughs, and shuts the shop.",
          scene: "again",
        },
        {
          when: { chose: ["tell"] },
          of: "wednesday",
          isHard: false,
          because: "On Wednesday, Femi told Dad about the link.",
          fact: "In the night, somebody tried the old password four times. It no longer works.",
          help: "And the offer is back. “Only today!” it says again.",
          scene: "dad",
        },
      ],
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      scene: "friday",
      situation: [
        {
          when: { chose: ["comic"] },
          text: "The comic for Dan is ready, and the party is tomorrow. In the shop window there is also a football for £5.",
        },
        {
          text: "Dan’s party is tomorrow, and Femi has no present yet. In the shop window there is a football for £5.",
        },
      ],
      choices: {
        football: {
          label: "The football, from Femi alone",
          note: "Zosia keeps her money",
          thing: "The football",
          steps: [{ out: "spent", pence: 500, from: ["anything", "tin"] }],
          outcome:
            "The football is so round that no paper will fold around it. Zosia buys Dan a pencil, and keeps the rest of her money.",
          teaches: "giving",
        },
        halves: {
          label: "Halves with Zosia",
          note: "£2.50 each. It is all she has",
          thing: "Half of the football",
          steps: [{ out: "spent", pence: 250, from: ["anything", "tin"] }],
          outcome:
            "They put £2.50 and £2.50 on the counter, and the football is theirs to give. Both names go on the card.",
          teaches: "giving",
        },
        card: {
          label: "A card, drawn by Femi",
          note: "Takes the evening",
          steps: [],
          outcome: [
            {
              when: { chose: ["comic"] },
              text: "The card has Captain Slow on it, waving. It goes on top of the comic.",
            },
            {
              text: "Dan is on the card, asleep in a hammock. It takes Femi all evening to draw the snores.",
            },
          ],
          teaches: "giving",
        },
      },
    },
    saturday: {
      name: "Saturday",
      short: "S",
      scene: "saturday",
      situation: [
        {
          when: { chose: ["halves"] },
          text: "After the party, the ice-cream van is in the park until four. Zosia has no money left, so she goes home; Mr Reid pays £3 for raking his leaves.",
        },
        {
          text: "After the party, the ice-cream van is in the park until four. Dan and Zosia are going, and Mr Reid pays £3 for raking his leaves.",
        },
      ],
      choices: {
        ice: {
          label: "Ice cream with the others",
          note: "The van leaves before the leaves are done",
          thing: "The ice cream",
          steps: [{ out: "spent", pence: 180, from: ["anything", "tin"] }, INTO_THE_TIN],
          outcome: [
            {
              when: { chose: ["halves"] },
              text: "Dan and Femi sit on the wall and eat slowly. What is left of Anything goes into the tin.",
            },
            {
              text: "All three sit on the wall, and Dan eats slowest of all. What is left of Anything goes into the tin.",
            },
          ],
          teaches: "budget",
        },
        rakeFirst: {
          label: "Rake first, ice cream after",
          note: "The others will have gone home",
          steps: [LEAVES_EARNED, { out: "spent", pence: 180, from: ["anything"] }, ZOSIA_FIRST, INTO_THE_TIN],
          outcome:
            "Femi gets the last cone of the day and eats it on an empty wall. The rest of his money goes into the tin.",
          scene: "leaves",
          teaches: "earn",
        },
        rakeAll: {
          label: "Rake, and keep it all",
          note: "No ice cream, and a fuller tin",
          steps: [LEAVES_EARNED, ZOSIA_FIRST, INTO_THE_TIN],
          outcome: "The heap of leaves is as tall as Femi. All the money that is his goes into the tin.",
          scene: "leaves",
          teaches: "saving",
        },
      },
    },
  },
  wants: [
    { text: "the skateboard", when: [{ has: { tin: 1400 } }] },
    { text: "hot soup beside Zosia", when: [{ chose: ["soup"] }, { chose: ["crisps"] }] },
    { text: "crisps and a laugh", when: [{ chose: ["crisps"] }] },
    { text: "Dan’s account, back the same night", when: [{ chose: ["ring"] }] },
    {
      text: "the cape",
      when: [{ chose: ["cape"], without: ["login"] }],
    },
    { text: "an account that is safe", when: [{ chose: ["tell"] }] },
    { text: "an afternoon at the pool", when: [{ chose: ["pool"] }] },
    { text: "a comic for Dan", when: [{ chose: ["comic"] }] },
    { text: "a football for Dan", when: [{ chose: ["football"] }, { chose: ["halves"] }] },
    { text: "a card for Dan", when: [{ chose: ["card"], without: ["comic"] }] },
    { text: "an ice cream", when: [{ chose: ["ice"] }, { chose: ["rakeFirst"] }] },
    { text: "an afternoon on the wall with Dan and Zosia", when: [{ chose: ["ice"], without: ["halves"] }] },
  ],
  map: {
    spent: { label: "spent, on top of bus and lunch", most: 1400 },
    earned: { label: "earned", most: 800 },
  },
  because: [
    [
      {
        of: "tuesday",
        when: { chose: ["login", "tell"] },
        text: "He logged in at the link, but he told Dad the next day, so nothing was taken.",
      },
      {
        of: "tuesday",
        when: { chose: ["login", "cape"] },
        text: "Femi logged in at the link on Tuesday, so on Friday his £4 cape was gone.",
      },
      {
        of: "tuesday",
        when: { chose: ["login"] },
        text: "Femi logged in at the link on Tuesday, so on Friday the £3 in his game was gone.",
      },
      {
        of: "tuesday",
        when: { chose: ["ring"] },
        text: "Femi rang Dan on Tuesday, so Dan had his account back that night.",
      },
      {
        of: "tuesday",
        text: "Femi closed the message and washed a car, so he had £2 more. Dan lost his account.",
      },
    ],
    [
      {
        of: "thursday",
        when: { chose: ["pool"], has: { zosia: 1 } },
        text: "The pool took {borrowed} of Friday’s money, so Zosia had to lend it to him.",
      },
      {
        of: "thursday",
        when: { chose: ["dog", "football"] },
        text: "He walked the dog on Thursday, so the football took £3 less out of the tin.",
      },
      {
        of: "thursday",
        when: { chose: ["dog", "halves"] },
        text: "He walked the dog on Thursday, so his half of Dan’s football didn’t come from the tin.",
      },
      {
        of: "wednesday",
        when: { chose: ["cape"] },
        text: "He wanted one cape of 400 gems, so he paid £4 for 600.",
      },
      {
        of: "monday",
        when: { chose: ["crisps"] },
        text: "He shared crisps on Monday, so £0.80 was left for anything from Tuesday on.",
      },
      {
        of: "monday",
        when: { chose: ["home"] },
        text: "He took lunch from home, so he had £1 more for anything.",
      },
      {
        of: "wednesday",
        when: { chose: ["wait"], without: ["login"] },
        text: "He waited, so he saw that “only today” comes back.",
      },
      { of: "monday", text: "He kept to £2 a day, so there was bus and lunch on Friday." },
    ],
    [
      {
        of: "saturday",
        when: { chose: ["rakeAll"], has: { tin: 1400 } },
        text: "He raked leaves and kept it all, so the skateboard is his.",
      },
      {
        of: "saturday",
        when: { chose: ["rakeFirst"], has: { tin: 1400 } },
        text: "He raked leaves before his ice cream, so the skateboard is his all the same.",
      },
      {
        of: "saturday",
        when: { chose: ["rakeAll"] },
        text: "He raked leaves and kept it all, so the tin has {tin} of the £14.",
      },
      {
        of: "saturday",
        when: { chose: ["rakeFirst"] },
        text: "He raked leaves first, so he had £3 more and ate his ice cream alone.",
      },
      {
        of: "saturday",
        when: { chose: ["ice", "halves"] },
        text: "He shared the football with Zosia, so she had no money for ice cream. He ate his with Dan.",
      },
      {
        of: "saturday",
        text: "He went for ice cream with his friends, so £1.80 went, and the afternoon was good.",
      },
    ],
  ],
  debtLeft: {
    when: { has: { zosia: 1 } },
    text: "Next Sunday, {zosia} of his £12 belongs to Zosia.",
  },
  texts: {
    budget: { label: "Read how Femi plans £25", to: "/resources/a-budget-you-can-keep" },
    scams: { label: "Read how scams work, and the first ten minutes", to: "/resources/scams-and-games" },
    earn: { label: "Read twenty ways to earn", to: "/resources/ways-to-earn" },
    offers: { label: "Read why “only today” comes back", to: "/resources/level-2-sample-chapter" },
    choices: { label: "Read what a choice costs", to: "/resources/a-budget-you-can-keep" },
    giving: { label: "Read about giving", to: "/resources/giving" },
    saving: { label: "Read how money grows", to: "/resources/money-that-grows" },
  },
};
