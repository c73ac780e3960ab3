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
  | "give"
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
  | "leaves"
  | "car"
  | "dog"
  | "pool";

const LEAVES_EARNED = { in: "earned", pence: 300, into: "anything" } as const;
const ZOSIA_FIRST = { repay: "zosia", from: ["anything", "tin"] } as const;
const INTO_THE_TIN = { move: "all", from: "anything", to: "tin" } as const;

export const FEMI: Play<Place, Choice, Scene> = {
  meta: {
    title: "Femi’s week: a story to play, ages 11-13 | 4MQ",
    description:
      "A week with £12, a party and a message in a hurry. You choose, the money moves, and Tuesday is felt on Friday. Ten minutes, no account, no marks.",
  },
  start: {
    scene: "sunday",
    text: "It is Sunday evening, and Femi has £12 for five school days. He pays £2 a day towards bus and lunch, so £2 is left for anything else. His tin is for a second-hand skateboard: £14. In his game there is £3 from a gift card. Dan’s party is on Saturday.",
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
    tuesday: "Femi in bed with his phone. A message from Dan shows a hero in a cape.",
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
    car: "Femi washes a red car in the evening, with a sponge and a bucket full of bubbles.",
    dog: "Femi walks Mr Reid’s dog round a puddle by the river.",
    pool: "Femi and Zosia race each other in the pool.",
    leaves: "Femi with a rake and a heap of leaves.",
  },
  turns: {
    monday: {
      name: "Monday",
      short: "M",
      scene: "monday",
      situation:
        "Mum is packing her lunch for work, and she offers to make another one. Zosia will be in the canteen, where crisps cost £1.20.",
      choices: {
        home: {
          label: "Lunch from home",
          note: "Up ten minutes early",
          price: { text: "+ £1", way: "in" },
          steps: [
            { out: "due", pence: 100, from: ["bus"] },
            { move: 100, from: "bus", to: "anything" },
          ],
          outcome:
            "Femi carries Mum’s rice across the canteen and eats it at Zosia’s table. Mum lets him keep the £1 for soup, so it moves to Anything.",
          teaches: "budget",
        },
        soup: {
          label: "Soup at school",
          note: "Hot, and beside Zosia",
          price: { text: "As planned", way: "none" },
          steps: [{ out: "due", pence: 200, from: ["bus"] }],
          outcome:
            "The soup is hot, and Zosia tells him all about the comic that she is reading. Monday’s £2 has gone on the bus and the soup, as he planned.",
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
            "They share the crisps and laugh together until the bell rings. One Monday has already taken more than half of the money for anything.",
          sum: "£2 − £1.20 = 80p for the rest of the week.",
          scene: "canteen",
          teaches: "budget",
        },
      },
    },
    tuesday: {
      name: "Tuesday",
      short: "Tu",
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      scene: "tuesday",
      situation:
        "In the evening a message arrives from Dan: “Quick! Free rare capes! Log in here!” Dan has never hurried in his life.",
      choices: {
        login: {
          label: "Log in and get the cape",
          note: "Takes a minute",
          steps: [],
          outcome:
            "Femi types his name and his password into the page behind the link. It answers “Thank you for joining”, and after that nothing else happens.",
          teaches: "scams",
        },
        ring: {
          label: "Ring Dan first",
          note: "Takes the evening",
          steps: [],
          outcome:
            "“But I never sent you anything!” says Dan. His father helps him to change the password immediately, and Femi stays on the phone with them.",
          scene: "rang",
          teaches: "scams",
        },
        car: {
          label: "Close it, and wash a car",
          note: "Aunt Bola pays. Takes an hour",
          steps: [{ in: "earned", pence: 200, into: "anything" }],
          outcome:
            "Femi closes the message without pressing anything in it. An hour later Aunt Bola’s car is shining, and she pays him £2 for the work.",
          scene: "car",
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
          text: "No cape has arrived. Now the game’s own shop offers one for 400 gems, and its clock says “Only today!”",
        },
        {
          text: "The shop inside Femi’s game is offering a cape of stars for 400 gems. “Only today!” says a clock beside it.",
        },
      ],
      choices: {
        cape: {
          label: "Buy the cape",
          note: "Two packs at £2, from Game first. Dad says yes",
          thing: "The cape",
          steps: [{ out: "spent", pence: 400, from: ["game", "anything", "tin"] }],
          outcome:
            "The cape costs 400 gems, but the shop sells gems only in packs of 300. So Femi has to buy two packs, and together they cost him £4.",
          sum: "600 − 400 = 200 gems are left over. They are not enough to buy anything.",
          scene: "cape",
          teaches: "offers",
        },
        wait: {
          label: "Wait, and look again on Friday",
          note: "The clock runs out",
          steps: [],
          outcome:
            "Femi turns off the game and goes to bed. The clock runs out while he is sleeping, and absolutely nothing happens.",
          teaches: "offers",
        },
        tell: {
          label: "Tell Dad about the link",
          note: "Twenty minutes. The offer ends",
          when: { chose: ["login"] },
          steps: [],
          outcome:
            "“It was clever of you to tell me,” says Dad, and he is not angry at all. Together they invent a new password and switch on two-step verification.",
          scene: "dad",
          teaches: "scams",
        },
      },
    },
    thursday: {
      name: "Thursday",
      short: "Th",
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      consequences: [
        {
          when: { chose: ["ring"] },
          of: "tuesday",
          isHard: false,
          because: "On Tuesday, Femi rang Dan.",
          fact: "Dan has his account back already, with everything that was in it.",
          help: "“You rang,” he says. “Nobody else did.”",
          scene: "rang",
        },
        {
          when: { without: ["ring"] },
          of: "tuesday",
          isHard: true,
          because: "Tuesday’s message wasn’t from Dan.",
          fact: "Somebody has taken over his account, and he has only heard about it today. Everybody he knows has that message now.",
          help: "His father has reported it to the company behind the game, and it may take a week.",
          scene: "locked",
        },
      ],
      scene: "thursday",
      situation:
        "Zosia is going to the swimming pool, and Mr Reid’s dog next door needs a walk. Dan’s birthday is only two days away.",
      choices: {
        dog: {
          label: "Walk the dog",
          note: "Mum knows Mr Reid",
          steps: [{ in: "earned", pence: 300, into: "anything" }],
          outcome:
            "The dog leads Femi round every puddle between here and the river. Mr Reid pays him £3, and lends him a towel as well.",
          scene: "dog",
          teaches: "earn",
        },
        pool: {
          label: "The pool with Zosia",
          note: "From Anything first, then Friday’s £2",
          steps: [{ out: "spent", pence: 200, from: ["anything", "bus"] }],
          outcome: [
            {
              when: { lacks: { bus: 200 } },
              text: "They race until they are out of breath, and Zosia wins by a nose. Money for it had to come out of Friday’s envelope.",
            },
            {
              text: "They race each other until they are out of breath, and Zosia wins by a nose. All of the £2 came out of the money for anything.",
            },
          ],
          scene: "pool",
          teaches: "choices",
        },
        comic: {
          label: "Draw a comic about Dan",
          note: "A present. Takes the afternoon",
          steps: [],
          outcome:
            "In eight careful pictures, a hero called Captain Slow saves the whole city by never hurrying. Femi folds the pages together and draws a cover.",
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
          fact: "Somebody else has been using his password since then. The cape that he bought for £4 has disappeared.",
          help: "“You’re not in any trouble,” says Dad. They report it, change the password, and switch on two-step verification.",
          scene: "gone",
          tag: { at: "game", text: "Cape gone" },
        },
        {
          when: { chose: ["login"], without: ["tell", "cape"] },
          of: "tuesday",
          isHard: true,
          because: "On Tuesday, Femi logged in at the link.",
          fact: "Somebody else has been using his password since then. The £3 that was in his game has disappeared.",
          help: "“You’re not in any trouble,” says Dad. They report it, change the password, and switch on two-step verification.",
          scene: "gone",
          steps: [{ out: "lost", pence: "all", from: ["game"] }],
        },
        {
          when: { lacks: { bus: 200 } },
          of: "thursday",
          isHard: true,
          because: "On Thursday, the pool took money out of Friday’s envelope.",
          fact: "The envelope for Friday is {borrowed} short, and his tin is at home.",
          help: "Zosia lends him the missing {borrowed}, and he writes it down so that neither of them forgets.",
          scene: "lend",
          steps: [{ owe: "zosia", upTo: 200, into: "bus" }],
        },
        {
          when: { chose: ["wait"], without: ["login"] },
          of: "wednesday",
          isHard: false,
          because: "On Wednesday, Femi waited.",
          fact: "The offer is back in the shop, at the same price as before. “Only today!” it says again.",
          help: "Femi laughs out loud, and closes the shop.",
          scene: "again",
        },
        {
          when: { chose: ["tell"] },
          of: "wednesday",
          isHard: false,
          because: "On Wednesday, Femi told Dad about the link.",
          fact: "During the night, somebody tried four times to get in with the old password. It did not work any longer, so nothing is missing.",
          help: "The offer in the shop is back as well, and “Only today!” is what it says again.",
          scene: "dad",
        },
      ],
      before: [{ out: "due", pence: 200, from: ["bus"] }],
      scene: "friday",
      situation: [
        {
          when: { chose: ["comic"] },
          text: "The comic for Dan is ready, and his party is tomorrow. In the shop window there is also a football for £5.",
        },
        {
          text: "Dan’s party is tomorrow afternoon, and Femi has no present yet. In the shop window there is a football for £5.",
        },
      ],
      choices: {
        football: {
          label: "The football, from Femi alone",
          note: "From Anything, then the tin",
          thing: "The football",
          steps: [{ out: "spent", pence: 500, from: ["anything", "tin"] }],
          outcome:
            "The football is so round that no wrapping paper will ever fold around it. Zosia buys a pencil for Dan, and she keeps the rest of her money.",
          teaches: "giving",
        },
        halves: {
          label: "Halves with Zosia",
          note: "From Anything, then the tin. Zosia pays half",
          thing: "Half of the football",
          steps: [{ out: "spent", pence: 250, from: ["anything", "tin"] }],
          outcome:
            "They put £2.50 and another £2.50 on the counter, and the football is theirs to give. Both of their names go on the birthday card.",
          teaches: "giving",
        },
        card: {
          label: "A card, and no football",
          note: "Takes the evening",
          when: { without: ["comic"] },
          steps: [],
          outcome:
            "On the card Dan is asleep in a hammock between two palm trees. It takes Femi the whole evening to draw all of the snores.",
          teaches: "giving",
        },
        give: {
          label: "The comic, and no football",
          note: "It is ready",
          when: { chose: ["comic"] },
          steps: [],
          outcome:
            "On the cover Captain Slow is waving from the top of a very slow rocket. Femi ties a ribbon around him, and the present is finished.",
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
          text: "Dan goes to the ice-cream van, which leaves at four, but Zosia has no money left. Mr Reid is paying £3 for raking his leaves.",
        },
        {
          text: "After the party, Dan and Zosia go to the ice-cream van, which leaves at four. Mr Reid is paying £3 for raking his leaves.",
        },
      ],
      choices: {
        ice: {
          label: "Ice cream with the others",
          note: "From Anything, then the tin",
          thing: "The ice cream",
          steps: [ZOSIA_FIRST, { out: "spent", pence: 180, from: ["anything", "tin"] }, INTO_THE_TIN],
          outcome: [
            {
              when: { chose: ["halves"] },
              text: "All three sit on the wall, and two ice creams go round as slowly as they can. Whatever is left in Anything goes into the tin.",
            },
            {
              text: "All three of them sit on the wall, and of course Dan eats slowest of all. Whatever is left in Anything goes into the tin.",
            },
          ],
          teaches: "budget",
        },
        rakeFirst: {
          label: "Rake first, ice cream after",
          note: "£3 − £1.80. The others are gone",
          steps: [LEAVES_EARNED, { out: "spent", pence: 180, from: ["anything"] }, ZOSIA_FIRST, INTO_THE_TIN],
          outcome:
            "Femi gets the very last cone of the day, and eats it sitting on an empty wall. Whatever is left in Anything goes into the tin.",
          scene: "leaves",
          teaches: "earn",
        },
        rakeAll: {
          label: "Rake, and no ice cream",
          note: "All afternoon, and £3 for it",
          steps: [LEAVES_EARNED, ZOSIA_FIRST, INTO_THE_TIN],
          outcome:
            "By the evening the heap of leaves is almost as tall as Femi. Everything in Anything goes into the tin.",
          scene: "leaves",
          teaches: "saving",
        },
      },
    },
  },
  wants: [
    { text: "enough for the skateboard", when: [{ has: { tin: 1400 } }] },
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
    { text: "a card for Dan", when: [{ chose: ["card"] }] },
    { text: "an ice cream", when: [{ chose: ["ice"] }, { chose: ["rakeFirst"] }] },
    { text: "an afternoon on the wall with Dan and Zosia", when: [{ chose: ["ice"] }] },
    { text: "Dan and Zosia with one each beside him", when: [{ chose: ["ice"], without: ["halves"] }] },
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
        text: "Femi rang Dan about the message on Tuesday, so Dan had his account back that same evening.",
      },
      {
        of: "tuesday",
        text: "Femi closed the message and washed a car, so he had £2 more. Dan only heard of it on Thursday.",
      },
    ],
    [
      {
        of: "thursday",
        when: { chose: ["pool"], has: { borrowed: 1 } },
        text: "The pool took {borrowed} of Friday’s money, so Zosia had to lend it to him.",
      },
      {
        of: "thursday",
        when: { chose: ["dog", "football"] },
        text: "He walked the dog on Thursday, so he had £3 more for the football.",
      },
      {
        of: "thursday",
        when: { chose: ["dog", "halves"] },
        text: "He walked the dog on Thursday, so he had £3 more for his half of Dan’s football.",
      },
      {
        of: "wednesday",
        when: { chose: ["cape"] },
        text: "He wanted one cape of 400 gems, so he paid £4 for 600.",
      },
      {
        of: "monday",
        when: { chose: ["crisps"] },
        text: "He shared some crisps on Monday, so only 80p was left for anything else after that.",
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
      {
        of: "monday",
        text: "He kept to his plan of £2 a day, so Friday’s bus and lunch were already paid for.",
      },
    ],
    [
      {
        of: "saturday",
        when: { chose: ["rakeAll"], has: { tin: 1400 } },
        text: "He raked leaves and bought no ice cream, so the tin has enough for the skateboard.",
      },
      {
        of: "saturday",
        when: { chose: ["rakeFirst"], has: { tin: 1400 } },
        text: "He raked leaves before his ice cream, and the tin has enough for the skateboard as well.",
      },
      {
        of: "saturday",
        when: { chose: ["rakeAll"] },
        text: "He raked leaves and bought no ice cream, so the tin has {tin} of the £14.",
      },
      {
        of: "saturday",
        when: { chose: ["rakeFirst"] },
        text: "He raked leaves first, so he had £3 more and ate his ice cream alone.",
      },
      {
        of: "saturday",
        when: { chose: ["ice", "halves"] },
        text: "He shared the football with Zosia, so two ice creams went round between the three of them.",
      },
      {
        of: "saturday",
        text: "He went for ice cream with his friends, so £1.80 was gone, and nobody ate alone.",
      },
    ],
  ],
  sums: {
    start: "There on Sunday",
    earned: "Earned",
    owed: "Owed to Zosia",
    due: "Bus and lunch",
    spent: "Spent",
    lost: "Lost",
  },
  debtLeft: [{ when: { has: { zosia: 1 } }, text: "Next Sunday, {zosia} of his £12 belongs to Zosia." }],
  texts: {
    budget: { label: "Read how Femi plans £25", to: "/resources/a-budget-you-can-keep#lunch-and-bus" },
    scams: {
      label: "Read how scams work, and the first ten minutes",
      to: "/resources/scams-and-games#a-message-from-a-friend",
    },
    earn: { label: "Read twenty ways to earn", to: "/resources/ways-to-earn#ages-11-13" },
    offers: {
      label: "Read why “only today” comes back",
      to: "/resources/level-2-sample-chapter#gems-coins-and-clever-screens",
    },
    choices: { label: "Read what a choice costs", to: "/resources/a-budget-you-can-keep#lunch-and-bus" },
    giving: { label: "Read about giving", to: "/resources/giving" },
    saving: { label: "Read how money grows", to: "/resources/money-that-grows" },
  },
};
