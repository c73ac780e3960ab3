/** Asha's four Saturdays with three jars, for ages 8-10 (docs/decisions/22-stories-to-play.md). */
import type { Play } from "@/domain/play/play";

type Place = "spend" | "save" | "share";
type Choice =
  | "grandad"
  | "kite"
  | "sharing"
  | "typed"
  | "closed"
  | "shown"
  | "bun"
  | "jars"
  | "told"
  | "pen"
  | "card"
  | "both"
  | "water"
  | "play"
  | "poster"
  | "buns"
  | "cats"
  | "tip"
  | "fly";
type Scene =
  | "start"
  | "button"
  | "ana"
  | "hat"
  | "hats"
  | "white"
  | "socks"
  | "crumb"
  | "bend"
  | "garden"
  | "fly"
  | "bakery"
  | "jars"
  | "pen"
  | "mina"
  | "plants"
  | "poster"
  | "kite"
  | "cats";

/** Pence for each jar every Saturday, by plan: £3 in all. */
const SPLITS = {
  grandad: { spend: 150, save: 120, share: 30 },
  kite: { spend: 60, save: 210, share: 30 },
  sharing: { spend: 120, save: 120, share: 60 },
} as const;

const split = (plan: keyof typeof SPLITS) =>
  (["spend", "save", "share"] as const).map((into) => ({
    in: "got" as const,
    pence: SPLITS[plan][into],
    into,
  }));
/** The plan of the first Saturday holds for all four. */
const SATURDAY = (["grandad", "kite", "sharing"] as const).flatMap((plan) =>
  split(plan).map((step) => ({ ...step, when: { chose: [plan] } })),
);
const SPEND_THEN_SAVE = ["spend", "save"] as const;

export const ASHA: Play<Place, Choice, Scene> = {
  meta: {
    title: "Asha’s jars: a story to play, ages 8-10 | 4MQ",
    description:
      "Four Saturdays with £3 and three jars. You choose, the money moves, and what you chose comes back. Ten minutes, no account, no marks.",
  },
  start: {
    scene: "start",
    text: "Asha is eight. She gets £3 every Saturday, and by Sunday it has always gone. Now Grandad has washed three jars: SPEND, SAVE, and SHARE for the cats’ home. She would love a kite, and the kite costs £9.",
    begin: "Open the jars",
  },
  end: "Where the four Saturdays went",
  places: {
    spend: { name: "SPEND", picture: "jar-spend", pence: 0 },
    save: { name: "SAVE", picture: "jar-save", pence: 0 },
    share: { name: "SHARE", picture: "jar-share", pence: 0 },
  },
  scenes: {
    start: "Asha and Grandad at the kitchen table, with three clean jars and a heap of coins.",
    button: "Asha with a tablet. A big red button shines on it, and a clock counts down.",
    ana: "Asha and Ana at the tablet. There is a new lock on the screen, and the dragon has its hat on.",
    hat: "A dragon on the tablet, with no hat and a cold head. Asha and Ana look at it.",
    hats: "Mina and her mum at a tablet. Mina’s dragon has no hat.",
    white: "Asha looks at a tablet that is white and empty.",
    socks: "Asha holds up a sock with a hole for each toe, and Grandad laughs.",
    crumb: "Mina laughs and holds a card: a dragon blows out the candles of a cake.",
    bend: "Asha and Grandad at the kitchen table, with the SAVE jar and a few coins.",
    garden: "Asha and Mina play dragons in the garden. The washing flaps.",
    fly: "Asha laughs on a hill, and the red kite flies high. Grandad holds his hat.",
    bakery: "The baker’s window, full of sticky buns. A cat looks in.",
    jars: "Asha and Grandad at the sink, in a cloud of bubbles and jam jars.",
    pen: "Asha at a shop’s shelf. On it are a pen in seven colours, and a bun in a paper bag.",
    mina: "Mina laughs and holds up a sheet of paper: lines in seven colours, and a dragon.",
    plants: "Asha with a watering can, between Mrs Osei’s tall plants.",
    poster: "Asha laughs. In the baker’s window hangs a poster of a cat with a very long tail.",
    kite: "Asha looks at a red kite in a shop window. Next door is the baker’s.",
    cats: "Asha and Grandad at the cats’ home. A kitten sleeps in Grandad’s hat.",
  },
  turns: {
    first: {
      name: "Saturday one",
      short: "1",
      scene: "start",
      situation:
        "“Coins are like socks,” says Grandad. “They wander off unless you give them a home.” How will Asha share out her £3 each week?",
      choices: {
        grandad: {
          label: "Grandad’s plan",
          note: "SPEND £1.50, SAVE £1.20, SHARE 30p",
          price: { text: "£3 a week", way: "none" },
          steps: split("grandad"),
          outcome:
            "Plink, plink, plink! SPEND gets the most, and a sticky bun costs £1.20. So each week there is a bun in it, and a bit over.",
          sum: "£1.50 + £1.20 + 30p = £3. Every coin has a home.",
          teaches: "jars",
        },
        kite: {
          label: "The kite first",
          note: "SPEND 60p, SAVE £2.10, SHARE 30p",
          price: { text: "£3 a week", way: "none" },
          steps: split("kite"),
          outcome:
            "SAVE rattles like a drum, and SPEND only tinkles. A sticky bun costs £1.20, so that is a bun every two weeks.",
          sum: "60p + £2.10 + 30p = £3. Every coin has a home.",
          teaches: "jars",
        },
        sharing: {
          label: "More for the cats’ home",
          note: "SPEND £1.20, SAVE £1.20, SHARE 60p",
          price: { text: "£3 a week", way: "none" },
          steps: split("sharing"),
          outcome:
            "SHARE gets 60p a week for the cats, and it sounds like rain. SPEND has £1.20, which is just one sticky bun.",
          sum: "£1.20 + £1.20 + 60p = £3. Every coin has a home.",
          teaches: "jars",
        },
      },
    },
    wednesday: {
      name: "Wednesday",
      short: "W",
      scene: "button",
      situation:
        "Asha is playing the dragon game that Mina plays too. A red button says, “5,000 free coins! Hurry! Just type your password!”",
      choices: {
        typed: {
          label: "Type the password",
          note: "Takes a minute",
          steps: [],
          outcome: "Asha types it in, letter by letter. The page says “Thank you!”, and then it goes white.",
          scene: "white",
          teaches: "scams",
        },
        closed: {
          label: "Close it, and sort Grandad’s socks",
          note: "Grandad pays, into SAVE. Takes a while",
          steps: [{ in: "earned", pence: 30, into: "save" }],
          outcome:
            "The button is gone with one tap. Asha finds 15 pairs in Grandad’s heap, at 2p a pair. One sock stays alone. It has a hole for each toe.",
          sum: "15 × 2p = 30p",
          scene: "socks",
          teaches: "earn",
        },
        shown: {
          label: "Show it to Ana next door",
          note: "Ana is busy until teatime",
          steps: [],
          outcome:
            "“That’s a trick,” says Ana, and her mum agrees. “A present never needs your key.” They ring Mina at once.",
          scene: "ana",
          teaches: "scams",
        },
      },
    },
    second: {
      name: "Saturday two",
      short: "2",
      before: SATURDAY,
      scene: "bakery",
      situation: [
        {
          when: { chose: ["typed"] },
          text: "No free coins have come, and it feels a bit odd. The baker has warm buns, and Grandad has forty jars to wash for jam.",
        },
        {
          text: "The baker has put warm, sticky buns in the window. At home, Grandad has forty jars to wash for jam.",
        },
      ],
      choices: {
        bun: {
          label: "A sticky bun",
          note: "Eaten warm, on the wall",
          thing: "A bun",
          steps: [{ out: "spent", pence: 120, from: SPEND_THEN_SAVE }],
          outcome:
            "The bun is so sticky that Asha’s glove stays on it. She eats carefully around the glove, and it’s delicious.",
          teaches: "jars",
        },
        jars: {
          label: "Wash jars with Grandad",
          note: "He pays 2p a jar, into SAVE. The buns sell out",
          steps: [{ in: "earned", pence: 80, into: "save" }],
          outcome:
            "There are bubbles on the floor, on the cat and in Grandad’s beard. All forty jars shine, and SAVE gets the pay.",
          sum: "40 × 2p = 80p",
          scene: "jars",
          teaches: "earn",
        },
        told: {
          label: "Tell Ana about the password",
          note: "Takes the morning. The buns sell out",
          when: { chose: ["typed"] },
          steps: [],
          outcome:
            "“I’m glad you told me,” says Ana, and she gives Asha a hug. Mum helps with a new password, long and silly. Then they ring Mina to warn her.",
          scene: "ana",
          teaches: "scams",
        },
      },
    },
    third: {
      name: "Saturday three",
      short: "3",
      before: SATURDAY,
      consequences: [
        {
          when: { chose: ["typed"], without: ["told"] },
          of: "wednesday",
          isHard: true,
          because: "On Wednesday, Asha typed in her password.",
          fact: "Somebody got into her game with it. Her dragon’s hat has gone, and it cost £2.50 of last year’s birthday money.",
          help: "“They trick lots of people,” says Ana. Mum helps with a new password, so the dragon is safe.",
          scene: "hat",
        },
        {
          when: { chose: ["told"] },
          of: "second",
          isHard: false,
          because: "On Saturday two, Asha told Ana about the password.",
          fact: "During the night, somebody tried her old password five times. The new one kept them out.",
          help: "The dragon slept through it all, with its hat on.",
          scene: "ana",
        },
        {
          when: { chose: ["closed"] },
          of: "wednesday",
          isHard: false,
          because: "On Wednesday, Asha closed the page.",
          fact: "Asha’s dragon is safe. But the trick reached Mina too, and her dragon has lost its hat.",
          help: "Mina’s mum helps her with a new password. “Next time I’ll ring you,” says Asha.",
          scene: "hats",
        },
        {
          when: { chose: ["shown"] },
          of: "wednesday",
          isHard: false,
          because: "On Wednesday, Asha showed Ana the button.",
          fact: "Mina saw the red button too, but she knew the trick by then. Both dragons still have their hats.",
          help: "“You rang just in time!” says Mina.",
          scene: "ana",
        },
      ],
      scene: "pen",
      situation: [
        {
          when: { chose: ["jars"] },
          text: "Tomorrow is Mina’s birthday. A pen that writes in seven colours costs £2. A sticky bun costs £1.20, and Asha’s tummy is rumbling.",
        },
        {
          text: "Tomorrow is Mina’s birthday. A pen that writes in seven colours costs £2. A sticky bun costs £1.20.",
        },
      ],
      choices: {
        pen: {
          label: "The pen for Mina",
          note: "SPEND first, then SAVE",
          thing: "The pen",
          steps: [{ out: "spent", pence: 200, from: SPEND_THEN_SAVE }],
          outcome: [
            {
              when: { lacks: { spend: 1 } },
              text: "Asha tries all seven colours on her thumb. SPEND is too small, so SAVE pays the rest.",
            },
            {
              text: "Asha tries all seven colours on her thumb. It takes two washes to get the thumb back. SPEND has {spend} left.",
            },
          ],
          teaches: "jars",
        },
        card: {
          label: "A card for Mina",
          note: "Free. Takes all evening",
          steps: [],
          outcome:
            "Asha draws a dragon that blows out the candles, and the cake as well. A crumb of toast sticks to the dragon, and it stays there.",
          teaches: "giving",
        },
        both: {
          label: "The pen and a bun",
          note: "SPEND first, then SAVE",
          thing: "The pen and a bun",
          steps: [{ out: "spent", pence: 320, from: SPEND_THEN_SAVE }],
          outcome: [
            {
              when: { lacks: { spend: 1 } },
              text: "The pen goes in one pocket, and the bun in the other. SPEND is empty now, so SAVE pays the rest.",
            },
            {
              text: "The pen goes in one pocket, and the bun in the other. SPEND pays for both and has {spend} left.",
            },
          ],
          sum: "£2 + £1.20 = £3.20",
          teaches: "jars",
        },
      },
    },
    thursday: {
      name: "Thursday",
      short: "T",
      consequences: [
        {
          when: { chose: ["pen"] },
          of: "third",
          isHard: false,
          because: "On Saturday three, Asha chose the pen.",
          fact: "A letter comes from Mina. It is in seven colours, and “thank you” has all of them.",
          scene: "mina",
        },
        {
          when: { chose: ["both"] },
          of: "third",
          isHard: false,
          because: "On Saturday three, Asha took the pen and a bun.",
          fact: "A letter comes from Mina in seven colours. It smells a bit of bun, and so does the pen.",
          scene: "mina",
        },
        {
          when: { chose: ["card"] },
          of: "third",
          isHard: false,
          because: "On Saturday three, Asha drew a card.",
          fact: "Mina has hung the card over her bed. She has named the dragon Crumb.",
          scene: "crumb",
        },
        {
          when: { has: { save: 690 }, lacks: { spend: 1 } },
          of: "third",
          isHard: false,
          because: "On Saturday three, SAVE had to help SPEND.",
          fact: "SAVE holds {save} now. With Saturday’s £2.10, the kite is still on its way.",
          scene: "bend",
        },
        {
          when: { lacks: { spend: 1, save: 690 } },
          of: "third",
          isHard: true,
          because: "On Saturday three, SAVE had to help SPEND.",
          fact: "SAVE holds {save} now, so the kite is further off than it was.",
          help: "“A plan can bend,” says Grandad. “The jar fills up again.”",
          scene: "bend",
        },
      ],
      scene: "plants",
      situation:
        "Mrs Osei is away, and she pays £1 for watering her plants. Mum has the key. But Mina wants to play, and the cats’ home needs a poster.",
      choices: {
        water: {
          label: "Water the plants",
          note: "Mrs Osei pays, into SAVE. Takes the afternoon",
          steps: [{ in: "earned", pence: 100, into: "save" }],
          outcome:
            "There are 22 pots, and one of them is a teapot. Under it lie five 20p coins for Asha. They go into SAVE with a happy clunk.",
          teaches: "earn",
        },
        play: {
          label: "Play with Mina",
          note: "Free, until it gets dark",
          steps: [],
          outcome: [
            {
              when: { without: ["card"] },
              text: "They draw a treasure map with the new pen. Then they hide a treasure, and forget where it is.",
            },
            {
              text: "They play dragons in the garden, and Mina is Crumb. She puffs so hard that the washing flaps.",
            },
          ],
          scene: "garden",
          teaches: "choices",
        },
        poster: {
          label: "Draw a poster for the cats",
          note: "Free, and takes the afternoon",
          steps: [],
          outcome:
            "Asha draws a cat called Biscuit, who needs a home. The tail is so long that it continues on the other side.",
          scene: "poster",
          teaches: "giving",
        },
      },
    },
    fourth: {
      name: "Saturday four",
      short: "4",
      before: SATURDAY,
      consequences: [
        {
          when: { chose: ["water"] },
          of: "thursday",
          isHard: false,
          because: "On Thursday, Asha watered the plants.",
          fact: "Mrs Osei is home, and nothing has dried up. Even the teapot looks well.",
          help: "“Will you do it again in May?” she asks.",
          scene: "plants",
        },
        {
          when: { chose: ["play"] },
          of: "thursday",
          isHard: false,
          because: "On Thursday, Asha played with Mina.",
          fact: "Mina has told the whole class about their afternoon. Next time, three other children are coming along.",
          scene: "garden",
        },
        {
          when: { chose: ["poster"] },
          of: "thursday",
          isHard: false,
          because: "On Thursday, Asha drew a poster.",
          fact: "It hangs in the baker’s window. Since then, people have stopped to ask about Biscuit.",
          scene: "poster",
        },
      ],
      scene: "kite",
      situation: [
        {
          when: { has: { save: 900 } },
          text: "The red kite is still in the window, and SAVE holds {save}! There is time for one thing today.",
        },
        {
          text: "The red kite is still in the window. It costs £9, and SAVE holds {save}. There is time for one thing today.",
        },
      ],
      choices: {
        buns: {
          label: "Buns for Asha and Mina",
          note: "SPEND first, then SAVE",
          thing: "Two buns",
          steps: [{ out: "spent", pence: 240, from: SPEND_THEN_SAVE }],
          outcome:
            "They sit on the wall and see who can lick off more sugar. The cat wins. SHARE waits for next month.",
          sum: "2 × £1.20 = £2.40",
          scene: "bakery",
          teaches: "choices",
        },
        cats: {
          label: "Take SHARE to the cats’ home",
          note: "All day, with Grandad",
          price: { text: "All of SHARE", way: "out" },
          steps: [{ out: "given", pence: "all", from: ["share"] }],
          outcome: [
            {
              when: { chose: ["poster"] },
              text: "Asha tips {given} on the desk. Biscuit from the poster purrs so loudly that the hat shakes.",
            },
            {
              when: { chose: ["sharing"] },
              text: "Asha tips {given} on the desk, which pays for a warm blanket. Nine kittens try it out at once.",
            },
            {
              text: "Asha tips {given} on the desk, which pays for a cat’s dinner. A kitten goes to sleep in Grandad’s hat.",
            },
          ],
          scene: "cats",
          teaches: "giving",
        },
        tip: {
          label: "Tip SPEND into SAVE",
          note: "Then count it all twice",
          price: { text: "All of SPEND", way: "none" },
          when: { lacks: { save: 900 } },
          steps: [{ move: "all", from: "spend", to: "save" }],
          outcome: [
            {
              when: { has: { save: 900 } },
              text: "In go the coins, with a noise like rain. SAVE holds {save}, and the kite costs £9. Tomorrow they will fetch it!",
            },
            {
              text: "In go the coins, with a noise like rain. SAVE holds {save} of the £9. Next Saturday there will be more.",
            },
          ],
          teaches: "saving",
        },
        fly: {
          label: "Buy the kite",
          note: "With Grandad, and up the hill",
          when: { has: { save: 900 } },
          steps: [{ out: "goal", pence: 900, from: ["save"] }],
          outcome:
            "The kite pulls like a puppy, and up it goes. Soon it is as small as a stamp. Grandad has to wait a long time for his turn.",
          scene: "fly",
          teaches: "saving",
        },
      },
    },
  },
  wants: [
    { text: "the kite, high over the hill", when: [{ chose: ["fly"] }] },
    { text: "enough for the kite", when: [{ has: { save: 900 } }] },
    { text: "a dragon with its hat on", when: [{ without: ["typed"] }, { chose: ["told"] }] },
    { text: "Mina’s dragon with its hat on", when: [{ chose: ["shown"] }, { chose: ["told"] }] },
    { text: "a sticky bun", when: [{ chose: ["bun"] }, { chose: ["both"] }, { chose: ["buns"] }] },
    { text: "a pen in seven colours for Mina", when: [{ chose: ["pen"] }, { chose: ["both"] }] },
    { text: "a card with Crumb on it", when: [{ chose: ["card"] }] },
    { text: "an afternoon with Mina", when: [{ chose: ["play"] }] },
    {
      text: "a treasure map in seven colours",
      when: [{ chose: ["play"], without: ["card"] }],
    },
    { text: "a poster in the baker’s window", when: [{ chose: ["poster"] }] },
    { text: "sugar and a laugh with Mina", when: [{ chose: ["buns"] }] },
    { text: "a day with the kittens", when: [{ chose: ["cats"] }] },
    { text: "a blanket for nine kittens", when: [{ chose: ["cats", "sharing"], without: ["poster"] }] },
    { text: "a hello from Biscuit, the cat on the poster", when: [{ chose: ["cats", "poster"] }] },
    { text: "enough in SPEND for a bun next week", when: [{ has: { spend: 120 } }] },
  ],
  map: {
    spent: { label: "spent on buns and the pen", most: 700 },
    earned: { label: "earned with jobs", most: 210 },
  },
  because: [
    [
      {
        of: "second",
        when: { chose: ["told"] },
        text: "Asha typed her password, but she told Ana, so both dragons kept their hats.",
      },
      {
        of: "wednesday",
        when: { chose: ["typed"] },
        text: "Asha typed her password on Wednesday, so the dragon’s £2.50 hat was gone.",
      },
      {
        of: "wednesday",
        when: { chose: ["shown"] },
        text: "Asha showed Ana the button, so they warned Mina, and both hats were safe.",
      },
      {
        of: "wednesday",
        text: "Asha closed the page and sorted socks, so she had 30p more. Her dragon was safe.",
      },
    ],
    [
      {
        of: "third",
        when: { chose: ["kite", "both"] },
        text: "She put the kite first, so SAVE had to help with pen and bun.",
      },
      {
        of: "third",
        when: { chose: ["kite", "pen"] },
        text: "She put the kite first, so SAVE had to help with the pen.",
      },
      {
        of: "second",
        when: { chose: ["jars"] },
        text: "She washed forty jars, so SAVE got 80p, and the buns were sold out.",
      },
      {
        of: "first",
        when: { chose: ["sharing"] },
        text: "She put 60p a week into SHARE, so there was £2.40 for the cats.",
      },
      {
        of: "third",
        when: { chose: ["card"] },
        text: "She drew a card, so a dragon called Crumb hangs over Mina’s bed.",
      },
      {
        of: "first",
        when: { chose: ["grandad", "bun"] },
        text: "She put £1.50 a week into SPEND, so it paid for bun and pen.",
      },
      {
        of: "first",
        text: "She put £1.50 a week into SPEND, so it could pay for Mina’s pen.",
      },
    ],
    [
      {
        of: "fourth",
        when: { chose: ["fly"] },
        text: "She saved for four weeks and earned more, so the kite is hers.",
      },
      {
        of: "fourth",
        when: { chose: ["tip"], has: { save: 900 } },
        text: "She tipped SPEND into SAVE, so there is enough for the kite.",
      },
      {
        of: "fourth",
        when: { chose: ["tip"] },
        text: "She tipped SPEND into SAVE, so SAVE holds {save} of the £9.",
      },
      {
        of: "fourth",
        when: { chose: ["cats"], has: { save: 900 } },
        text: "She only emptied SHARE for the cats, so the kite’s £9 is still there.",
      },
      {
        of: "fourth",
        when: { chose: ["cats", "poster"] },
        text: "She drew a poster and visited the cats, and Biscuit came to say hello.",
      },
      {
        of: "fourth",
        when: { chose: ["cats"] },
        text: "She took {given} to the cats’ home, and a kitten slept in Grandad’s hat.",
      },
      {
        of: "fourth",
        text: "She bought two buns, so £2.40 was gone. SAVE holds {save} of the £9.",
      },
    ],
  ],
  sums: {
    got: "Pocket money",
    earned: "Jobs",
    spent: "Buns and the pen",
    given: "For the cats",
    goal: "The kite",
  },
  texts: {
    jars: { label: "Read about Asha’s three jars", to: "/resources/a-budget-you-can-keep#three-jars" },
    scams: { label: "Read about the free coins", to: "/resources/scams-and-games#the-free-coins" },
    earn: { label: "Read about ways to earn", to: "/resources/ways-to-earn" },
    choices: { label: "Read about needs and wants", to: "/resources/sample-chapter" },
    giving: { label: "Read about giving", to: "/resources/giving" },
    saving: { label: "Read what a bank does", to: "/resources/coins-and-banks#what-a-bank-does" },
  },
};
