import type { Chapter } from "@/content/reading/reading";
import { NEEDS_VS_WANTS_OUTCOMES } from "./chapterOutcomes";

/** Level 1, chapter 3. Every sum is right; prices are examples. The friends have the faces of level-1.svg. */
export const NEEDS_VS_WANTS = {
  path: "/resources/sample-chapter",
  level: "Level 1",
  ages: "8-10",
  chapterNumber: 3,
  title: "Needs vs Wants",
  lead: "Four friends, one rainy market and one very useful question.",
  sections: [
    {
      id: "a-rainy-day-at-the-market",
      title: "A rainy day at the market",
      picture: {
        src: "/art/chapters/needs-vs-wants-1.svg",
        alt: "Four friends in wellies stand under one huge umbrella at a rainy market. Poppy has popcorn and a glowing yo-yo. Samir has a hot drink, and Kofi an apple. Ines looks towards a red kite.",
      },
      blocks: [
        "It was a wet Saturday morning, and four friends were at the market. They huddled together under one huge umbrella and looked at the stalls.",
        "Poppy, the Fun Spender that day, had earned £6.00 by washing cars. Samir, the Money Master, had also earned £6.00, by walking the neighbours’ dogs. Kofi, the Careful Keeper, had £3.00 of his pocket money left. So did Ines, the Learning Grower. The bus home would cost each of them £1.00.",
        "“A glow-in-the-dark yo-yo!” cried Poppy, and she handed over £3.50. A bucket of popcorn cost her another £2.00. Everyone got a handful, because Poppy loves to share.",
        "Samir pushed a pound coin deep into his pocket and zipped it up. “That one’s for the bus, so now I can have fun with the rest.” The rest was £5.00, and £1.50 of it turned into a hot chocolate.",
        "Kofi chose a crunchy apple, which cost only 40p. Ines gazed at a bright red kite for a very long time. It cost £2.50.",
        "“If I buy the kite, I’ll only have 50p left,” said Ines. “Then I can’t get home!” It was a big want, and it had bumped into a small need.",
        "Just then the bus appeared round the corner. Poppy searched both of her pockets and turned as pink as a prawn.",
        {
          box: {
            title: "What was in Poppy’s pocket?",
            lines: [
              "The yo-yo and the popcorn cost £3.50 and £2.00, which makes £5.50.",
              "£6.00 take away £5.50 leaves 50p in her pocket.",
              "The bus cost £1.00, so Poppy was 50p short.",
            ],
          },
        },
        "“Don’t worry, I can help,” said Samir, and he lent her the missing 50p. She paid him back on Monday, and let him try the yo-yo. There was nothing wrong with the yo-yo, but it had jumped the queue.",
      ],
    },
    {
      id: "two-words-that-help",
      title: "Two words that help",
      blocks: [
        "A need is something you must have. It keeps you safe and healthy, or it helps you learn and grow.",
        "A want is something that would be nice to have. You can manage without it, although it might brighten up your day.",
        "Here are some important needs that everybody shares, wherever they live:",
        {
          list: [
            "Food that helps you grow, and clean water to drink.",
            "A safe, warm place to sleep at night.",
            "Clothes and shoes that fit you and suit the weather.",
            "Soap, a toothbrush, and medicine when you are poorly.",
            "A way to get to school, and things to learn with.",
            "Rest, play, and people who care about you.",
          ],
        },
        "Look at the last one again. You can’t buy a hug in a shop. Some of the biggest needs in the world have no price tag at all.",
        {
          box: {
            title: "Try the one-month test",
            lines: [
              "Pick anything you like, and imagine going without it for a whole month.",
              "Would you end up ill, cold, lost, in danger or behind at school? Then it is a need.",
              "Would you feel a bit glum and then find another game? Then it is a want.",
            ],
          },
        },
      ],
    },
    {
      id: "who-where-and-when",
      title: "Who? Where? When?",
      blocks: [
        "Here is the clever part: one person’s need can be another person’s want.",
        "Kofi needs his glasses, because he can’t read the whiteboard without them. Poppy has very sharp eyes, but she owns star-shaped glasses for parties. For her, glasses are a want.",
        "Ines lives on a farm, at the end of a muddy track. She needs a pair of wellies for most of the winter. Samir lives in a flat, and he walks to school along dry pavements. His wellies are mainly for jumping in puddles, so they are an excellent want.",
        "Some people need a wheelchair, an inhaler or a packed lunch with no nuts. Some children need a phone so they can ring somebody they look after. You can’t always spot a need from the outside.",
        "That is why it is never fair to laugh at somebody else’s needs. It is kinder and cleverer to ask three small questions.",
        {
          box: {
            title: "Three small questions",
            lines: [
              "Who is it for? A hearing aid is a need for somebody who can’t hear well without one.",
              "Where are they? A thick coat is a need in the snow, but silly on the beach.",
              "When will they use it? Your swimming kit is a need on the day of your lesson. Nobody needs goggles in the bath.",
            ],
          },
        },
      ],
    },
    {
      id: "the-shoes-with-lights",
      title: "The shoes with lights",
      picture: {
        src: "/art/chapters/needs-vs-wants-2.svg",
        alt: "Poppy sits in her socks in a shoe shop. She stares at two pairs of shoes. The plain pair costs £18. The pair with flashing heels costs £30. Samir sits beside her, talking.",
      },
      blocks: [
        "Poppy’s toes were squashed, because her old school shoes were too small. New shoes were a need, and nobody could argue with that.",
        "In the shop there were two pairs that fitted her perfectly. The plain pair cost £18.00. The other pair cost £30.00, and its heels flashed with every single step.",
        "“But I really do need new shoes,” said Poppy, staring at the flashing lights.",
        "“You do need shoes, and you also want lights,” said Samir. “I think there are two different things hiding inside that box.”",
        {
          box: {
            title: "Find the want inside the need",
            lines: [
              "The shoes with lights cost £30.00, and the plain shoes cost £18.00.",
              "£30.00 take away £18.00 leaves a difference of £12.00.",
              "So the need costs £18.00. The want, which is the lights, costs another £12.00.",
            ],
          },
        },
        "There is absolutely nothing wrong with liking the lights. But now Poppy could see the price of the want, and choose for herself. Were the lights worth £12.00, or would a trip to the pool be better?",
        "So Poppy picked the plain pair, and some bright green laces for 90p. “That makes £18.90 altogether,” she announced, “and I still look incredibly fast.”",
      ],
    },
    {
      id: "wants-are-welcome",
      title: "Wants are welcome",
      blocks: [
        "Are you waiting for this chapter to tell you to stop wanting things? It won’t. Wants are roller skates and stickers, pizza nights and seats in the front row. A life without any wants would be a bit grey.",
        "Even careful Kofi had to learn that. “I always look at the comics,” he said, “but I’ve never bought a single one.” So he found himself a small job, watering the neighbours’ plants. He spent £1.50 of what he earned on a comic. After reading it four times, he was sure it was £1.50 well spent.",
        "The trick is the order: needs come first, and then a little saving. After that comes a want that you will really enjoy.",
        {
          box: {
            title: "What Ines did with £4.00",
            lines: [
              "Need: a new pen and a ruler for school cost £1.20.",
              "Save: £1.50 went into the jar for the kite.",
              "Want: a packet of animal stickers cost £1.30.",
              "£1.20, £1.50 and £1.30 make £4.00, so every penny had a job.",
            ],
          },
        },
        "Grown-ups have to do this as well. In some families, rent, food and heating take every penny, so wants must wait.",
      ],
    },
    {
      id: "when-money-feels-heavy",
      title: "When money feels heavy",
      blocks: [
        "Sometimes money is not much fun. One evening, Ines heard her mother talking about a bill in a worried voice. Her tummy felt tight, and she was cross with everybody at supper.",
        "The next morning, she told her teacher about it. “A tight tummy is often a worry that wants to come out,” said Mrs Bell. “I’m glad you told me. Bills are a job for grown-ups. There are people who can help your mother.”",
        "Some children feel sad or ashamed, or jealous of a friend’s new things. All of these feelings are normal. It is never your fault if there isn’t much money at home. You don’t have to fix it, either.",
        {
          box: {
            title: "Two people and a sentence",
            lines: [
              "Write down the names of two grown-ups you could talk to. One of them can be at school.",
              "Now write the first thing you would say, such as “I’m worried about money at home.”",
              "You can also call Childline free on 0800 1111 about any worry at all.",
            ],
          },
        },
      ],
    },
    {
      id: "the-wish-list-trick",
      title: "The wish list trick",
      picture: {
        src: "/art/chapters/needs-vs-wants-3.svg",
        alt: "It is morning, and Poppy crosses things off a list on her bedroom door. Under three moons, a duck and a carrot pen are crossed out. A magic hat and wand are shining. Her purse and coins are nearby.",
      },
      blocks: [
        "Wants are noisy, and they love to shout “Now! Now! Now!” Luckily, most of them quieten down if you let them sleep.",
        "Samir keeps a wish list on his bedroom door. Every new want goes on it, with its price, and waits for three sleeps. When he reads the list again, some wants are still shining. Others look a bit silly in the daylight.",
        "Poppy tried the trick as well, with £3.50 in her purse. Her list began with a rubber duck for £2.00. Next came a carrot-shaped pen for £1.50 and a magic set for £5.00.",
        {
          box: {
            title: "Three sleeps later",
            lines: [
              "Poppy crossed out the duck and the pen. Only the magic set was still shining.",
              "The duck and the pen would have cost £2.00 and £1.50, which makes £3.50. That would have emptied her purse.",
              "Instead, she had £3.50 towards the magic set. £5.00 take away £3.50 leaves only £1.50 to save.",
            ],
          },
        },
        "Waiting doesn’t mean no. It only means not yet, and looking forward to something can be fun.",
        "Do you remember the red kite? Ines still had £2.00 left, and another £1.50 in her kite jar. So she had £3.50 to spend at the next market. The kite cost £2.50, which left exactly £1.00 for the bus. By teatime the kite was dancing in the wind above the muddy farm track.",
      ],
    },
    {
      id: "your-turn-to-sort",
      title: "Your turn to sort",
      blocks: [
        "Draw three big boxes, and label them Need, Want and It Depends. Then decide which box each of these belongs in:",
        {
          list: [
            "A glass of water when you are thirsty.",
            "A toy from your favourite film.",
            "A winter coat with a hood.",
            "A bicycle with a basket.",
            "A toothbrush and some toothpaste.",
            "A packet of crisps.",
            "A tablet with a big screen.",
            "A warm bed to sleep in.",
            "A birthday card for your gran.",
          ],
        },
        "Afterwards, show your boxes to somebody else, and see where you agree. You don’t have to agree about everything, but do tell each other why.",
        {
          box: {
            title: "What the four friends decided",
            lines: ["Fill your own boxes first, and then compare them with theirs."],
            answer: [
              "Need: the water, the toothbrush and the warm bed. Nobody argued about those.",
              "Want: the toy and the crisps, although talking about crisps made everyone hungry.",
              "It depends: the coat, the bicycle and the tablet. Is it cold outside? Is the bicycle the only way to school? Is the tablet for homework or for games?",
              "They talked about the birthday card for a long time. “It’s a want,” said Poppy in the end, “but it isn’t for me.” Some of the very best wants are for somebody else.",
            ],
          },
        },
        "So here is that very useful question. It is only five words long: do I need it now? You can ask it in any shop, in any game or at any market. The answer might be yes, or no, or not yet. All three are good answers, as long as they are your own.",
      ],
    },
  ],
  thisWeek: {
    title: "One thing to do this week: keep a wish list",
    steps: [
      "Fold a sheet of paper in half. Write Needs on one side and Wants on the other.",
      "For seven days, write down things you use and things you wish for. Add the price if you know it.",
      "Put a star next to one want, and let it wait for three sleeps. Is it still shining?",
      "At the end of the week, show your list to a grown-up. Ask what would have been on theirs when they were your age.",
      "If you miss a day, that is fine. You can simply start again today.",
    ],
  },
  readNext: [
    { to: "/play/asha", title: "Asha’s jars, a story to play" },
    { to: "/resources/a-budget-you-can-keep", title: "A Budget You Can Keep" },
    { to: "/resources/ways-to-earn", title: "Twenty Ways to Earn" },
    { to: "/resources/giving", title: "Giving" },
    { to: "/resources/coins-and-banks", title: "Coins, Banks and Tax" },
  ],
  outcomes: NEEDS_VS_WANTS_OUTCOMES,
  checkedOn: "2026-11-25",
} as const satisfies Chapter;
