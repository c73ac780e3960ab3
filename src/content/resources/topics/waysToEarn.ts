/**
 * Twenty ways to earn, by age, each tried at home or with people the family knows. Content, not rows: the Gig Jar shows
 * three of them while it is empty. Prices are examples; the sum of each is worked out from its numbers.
 */
import { formatPence, type Pence } from "@/domain/money";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import type { TopicHead } from "./topic";

export const EARNING_HEAD: TopicHead = {
  path: "/resources/ways-to-earn",
  meta: {
    title: "Twenty ways to earn money for ages 8-16 | 4MQ",
    description:
      "Twenty small jobs for ages 8-10, 11-13 and 14-16. Find out how to start, what you need, what you could earn and how to stay safe.",
  },
  pictureAlt:
    "Three children at work: one washes a bike, one waters flowers, and one sells biscuits at a stall.",
  readNext: ["/play/femi", "/resources/a-budget-you-can-keep", "/resources/first-pay-first-account"],
};

/** The income of one small job, and its costs. */
interface EarningSum {
  /** The number of times, and what is counted: 4, "cars". */
  count: number;
  of: string;
  each: Pence;
  /** The cost of everything that has to be bought for them; 0 if it is all at home. */
  costs: Pence;
}

export interface WayToEarn {
  /** The part of the address after #, in kebab-case. */
  id: string;
  title: string;
  /** The job in a sentence. */
  what: string;
  firstStep: string;
  /** The things to buy or borrow. */
  needs: string;
  sum: EarningSum;
  safety: string;
}

export const EARNING_AGES = ["8-10", "11-13", "14-16"] as const;
export type EarningAges = (typeof EARNING_AGES)[number];

/** The money left after the costs. */
export const profitOf = ({ count, each, costs }: EarningSum): Pence => count * each - costs;

/** "4 cars × £2.00 = £8.00.", in which no line ends in a sign, and "Take away your costs of £1.20, and your profit is £6.80." */
export function sumTexts(sum: EarningSum): readonly [income: string, profit: string] {
  const { count, of, each, costs } = sum;
  return [
    `${count} ${of} ×\u00A0${formatPence(each)} =\u00A0${formatPence(count * each)}.`,
    costs
      ? `Take away your costs of ${formatPence(costs)}, and your profit is ${formatPence(profitOf(sum))}.`
      : "There is nothing to buy, so you keep it all.",
  ];
}

export const sumText = (sum: EarningSum): string => sumTexts(sum).join(" ");

export const WAYS_TO_EARN: Readonly<Record<EarningAges, readonly WayToEarn[]>> = {
  "8-10": [
    {
      id: "wash-a-car",
      title: "Wash a car",
      what: "Wash the outside of a car for your family or people you know well.",
      firstStep: "Ask at home how much they would pay for a clean, shiny car.",
      needs: "A bucket of water, a sponge and some car shampoo will do.",
      sum: { count: 4, of: "cars", each: 200, costs: 120 },
      safety: "Work on the drive with the engine off, and with a grown-up nearby.",
    },
    {
      id: "water-the-plants",
      title: "Water the plants",
      what: "Water a neighbour’s plants while they are away on holiday.",
      firstStep: "With a grown-up, ask a neighbour you both know about their next holiday.",
      needs: "A watering can is enough, and your neighbour probably has one already.",
      sum: { count: 7, of: "days", each: 50, costs: 0 },
      safety: "A grown-up keeps the key and comes with you every time.",
    },
    {
      id: "make-cards",
      title: "Make cards",
      what: "Draw birthday cards, and sell them to your family and their friends.",
      firstStep: "Draw two cards, show them to three people, and ask which they like best.",
      needs: "Buy plain cards and envelopes. You probably have enough pens already.",
      sum: { count: 10, of: "cards", each: 100, costs: 250 },
      safety: "Sell only to people your family knows, and never sell anything online.",
    },
    {
      id: "bake-biscuits",
      title: "Bake biscuits",
      what: "Bake biscuits with a grown-up, and sell them at the school fair.",
      firstStep:
        "Bake one small batch, and ask four people what they would pay for one. Ask the school if you can keep the money.",
      needs: "Buy flour, butter, sugar and little bags, and write down what each one cost.",
      sum: { count: 24, of: "biscuits", each: 40, costs: 340 },
      safety: "Let a grown-up use the oven. Some people have allergies, so list every ingredient on a label.",
    },
    {
      id: "sell-old-toys",
      title: "Sell old toys",
      what: "Sell toys and books that you have outgrown at a table-top sale.",
      firstStep:
        "Sort your toys into three piles: keep, give away and sell. Ask at home before anything leaves the house.",
      needs: "You have to pay for a table, so ask what it costs first.",
      sum: { count: 12, of: "toys", each: 150, costs: 500 },
      safety: "A grown-up sits beside you and looks after the money box.",
    },
    {
      id: "be-the-recycling-captain",
      title: "Be the recycling captain",
      what: "Sort the recycling at home, and help to put the bins out every week.",
      firstStep:
        "Every council has its own rules, so learn what goes in which bin. Then offer to do it for a month.",
      needs: "All you need is a pair of gloves, which most families already have.",
      sum: { count: 4, of: "weeks", each: 150, costs: 0 },
      safety: "Leave glass and sharp tins to a grown-up. Take the bins out to the road together.",
    },
    {
      id: "help-with-a-pet",
      title: "Help with a pet",
      what: "Feed a rabbit, brush a dog or clean a cage for somebody you know.",
      firstStep: "Look after the pet once for free, so that you learn what it likes.",
      needs: "You need nothing at all: the owner will have the food and the brush.",
      sum: { count: 5, of: "visits", each: 120, costs: 0 },
      safety: "Go with a grown-up, and wash your hands carefully afterwards. If an animal growls, stop.",
    },
  ],
  "11-13": [
    {
      id: "walk-a-dog",
      title: "Walk a dog",
      what: "Take a neighbour’s friendly dog for a half-hour walk after school.",
      firstStep: "Go for one walk with the owner, so that you learn the dog’s habits.",
      needs: "Bring a roll of poo bags, and borrow the lead from the owner.",
      sum: { count: 10, of: "walks", each: 250, costs: 150 },
      safety:
        "Choose a calm dog that you can hold easily, and keep it on the lead. Only walk dogs in daylight, and only for people your family knows. Tell somebody your route beforehand.",
    },
    {
      id: "garden-help",
      title: "Help in a garden",
      what: "Weed, sweep up leaves or plant bulbs for a relative or a neighbour you know well.",
      firstStep: "Offer to help for one hour, and agree beforehand what you are going to do.",
      needs: "The owner will already have the tools, so all you have to buy is a pair of gloves.",
      sum: { count: 6, of: "hours", each: 400, costs: 300 },
      safety: "Ladders, power tools and weedkiller are for adults only, so leave all three of them alone.",
    },
    {
      id: "sell-plants",
      title: "Grow and sell plants",
      what: "Grow tomato plants from seed in early spring, and sell them to other gardeners in May.",
      firstStep: "Sow 20 seeds in yoghurt pots on a sunny windowsill, because a few will never come up.",
      needs: "Seeds and compost cost money, but the yoghurt pots come free with the yoghurt.",
      sum: { count: 16, of: "plants", each: 150, costs: 650 },
      safety: "Sell them to people you know, or at a fair with a parent or carer beside you.",
    },
    {
      id: "help-with-a-phone",
      title: "Be a phone helper",
      what: "Show an older relative how to send photos or make the writing on the screen bigger.",
      firstStep: "Ask what annoys them most about their phone, and begin by fixing that one thing.",
      needs: "All you need is paper, because written instructions are easier to follow the next day.",
      sum: { count: 5, of: "lessons", each: 300, costs: 0 },
      safety: "They should type in their own passwords and PINs while you look the other way.",
    },
    {
      id: "repair-and-resell",
      title: "Mend and sell",
      what: "Buy something small that is broken, mend it, and sell it again with a parent or carer.",
      firstStep: "Practise on your own things first, such as a flat tyre, a broken zip or a loose button.",
      needs:
        "You have to pay for the broken thing and the replacement parts, so find out both prices beforehand.",
      sum: { count: 3, of: "scooters", each: 1200, costs: 1800 },
      safety:
        "Avoid anything electrical, and ask an adult to test every repair before you sell it. Let a parent or carer arrange the sale and meet the buyer.",
    },
    {
      id: "run-a-cake-order",
      title: "Take cake orders",
      what: "Take cupcake orders for family birthdays, so that nothing is left over.",
      firstStep: "Work out what one cupcake costs you to make, and set your price above that.",
      needs: "Keep the receipts for the ingredients and the boxes, because they are part of your costs.",
      sum: { count: 24, of: "cupcakes", each: 80, costs: 720 },
      safety:
        "Have an adult nearby when you use the oven, and list every ingredient in case of allergies. A parent or carer should ask the council about the rules for selling food.",
    },
    {
      id: "teach-what-you-know",
      title: "Teach what you know",
      what: "Practise reading, sums or the recorder with a younger child.",
      firstStep: "Offer a free half-hour lesson to a family that yours already knows, and see how it goes.",
      needs: "A book from the library is all you need, and borrowing it costs nothing.",
      sum: { count: 8, of: "lessons", each: 350, costs: 0 },
      safety: "Teach at the child’s home, with a parent or carer there the whole time.",
    },
  ],
  "14-16": [
    {
      id: "paper-round",
      title: "Deliver newspapers",
      what: "Take on a regular newspaper round for a local shop, either before school or at the weekend.",
      firstStep:
        "Ask in the shop whether there is a waiting list, and who applies to the council for your work permit.",
      needs:
        "A reliable bicycle and a helmet are enough in summer, but good lights are essential during the winter.",
      sum: { count: 20, of: "rounds", each: 500, costs: 1400 },
      safety:
        "Never start before 7 in the morning, and wear bright clothes instead of headphones. An hour is normally the maximum before school, and somebody at home should always know your route.",
    },
    {
      id: "saturday-job",
      title: "Find a Saturday job",
      what: "Serve customers in a café, a bakery or a shop, usually with a work permit until you can leave school.",
      firstStep:
        "Write half a page about what you can do, and hand it in at three places where you would enjoy working. Agree the hourly rate before you start, because there is no legal minimum until you are old enough to leave school.",
      needs:
        "Wear plain, comfortable shoes, and remember to include the bus fare when you calculate your costs.",
      sum: { count: 16, of: "hours", each: 800, costs: 1600 },
      safety:
        "A genuine employer never asks you to pay for anything beforehand. Before you begin, make sure that somebody at home knows the address and your working hours.",
    },
    {
      id: "babysit",
      title: "Babysit",
      what: "Help to look after the children of a family you know. From the age of 16, you can do it on your own.",
      firstStep:
        "Spend an afternoon helping while a parent is at home, and take a first-aid course for babysitters.",
      needs: "You only pay the fee for the course once, and afterwards babysitting costs you almost nothing.",
      sum: { count: 12, of: "hours", each: 600, costs: 2500 },
      safety:
        "Child-safety charities recommend that nobody under 16 should babysit alone, so until then you are only an assistant. Always agree on a finishing time and a lift home, and ask for an emergency telephone number that somebody will definitely answer.",
    },
    {
      id: "tutor-a-subject",
      title: "Tutor a subject",
      what: "Explain a subject that you are good at to somebody two or three years below you at school.",
      firstStep:
        "Ask your teacher which topics younger pupils find particularly difficult, and prepare two of them thoroughly.",
      needs: "You need printed worksheets, and printing them is the only thing that will cost you any money.",
      sum: { count: 10, of: "lessons", each: 800, costs: 400 },
      safety:
        "Meet in a library, or at home while a parent is there, and use a parent’s or carer’s account for online lessons.",
    },
    {
      id: "sell-your-craft",
      title: "Sell what you make",
      what: "Make jewellery, prints or fabric bags, and rent a table at a local craft fair with an adult.",
      firstStep:
        "Make five examples, sell them to people you know, and count your hours as carefully as your pounds.",
      needs: `You have to pay for your materials and for the table, so add up both before you decide on a price. If your sales and odd jobs bring in more than ${WORK_FACTS.tradingAllowance.figure}, an adult should check with HMRC.`,
      sum: { count: 18, of: "bracelets", each: 550, costs: 4200 },
      safety:
        "You need an adult’s account to sell on an online marketplace, and your home address should never appear on anything you sell.",
    },
    {
      id: "film-and-edit",
      title: "Edit a video",
      what: "Edit the film of a wedding, a match or a club event for people who don’t have time to do it themselves.",
      firstStep:
        "Make a short film for free for a club that you belong to, and ask the members for honest feedback.",
      needs:
        "If you already have a computer, the software is often free, but you will need a new memory stick for every job.",
      sum: { count: 3, of: "films", each: 2500, costs: 1500 },
      safety:
        "Agree in writing what may be published, get permission from everybody who appears in the film, and meet clients with an adult.",
    },
  ],
};

export const EARNING_TEXTS = {
  agesHeading: { "8-10": "Ages 8-10", "11-13": "Ages 11-13", "14-16": "Ages 14-16" },
  /** The lesson before the list. */
  howHeading: "How earning works",
  how: [
    "People pay for help they need, and for things they really like. So every job begins with one question: what would help somebody you know?",
    "The money that comes in is called your income. Whatever you have to spend on the job is your cost. What is left over at the end is your profit.",
    "Priya sells ten cards for £1 each, so £10 comes in. The cards and envelopes cost her £2.50. Her profit is £7.50, because £10 take away £2.50 is £7.50.",
    "What if she only sells two cards? Then £2 comes in, but she has already spent £2.50. So Priya makes a loss of 50p.",
    "Agree on a price before you start, and then do your very best work. If you say thank you afterwards, people may well ask you again!",
  ],
  safetyHeading: "Safe for everyone",
  safety: [
    "Before you start a job, always ask somebody at home.",
    `Only work for people your family knows. A shop or café may not employ anyone under ${WORK_FACTS.workAge.figure}.`,
    "Never give a stranger your address, your phone number or a picture of yourself.",
    "If something feels wrong, go straight home and tell a grown-up about it. You don’t have to give a reason.",
  ],
  labels: { firstStep: "First step", needs: "What you need", sum: "The sum", safety: "Stay safe" },
} as const;

/** The figures in these texts that change. */
export const EARNING_FACTS = [WORK_FACTS.workAge, WORK_FACTS.tradingAllowance];

/** One for each age, for an empty Gig Jar. */
export const IDEAS_TO_START_FROM = EARNING_AGES.map((ages) => ({
  ages: EARNING_TEXTS.agesHeading[ages],
  way: WAYS_TO_EARN[ages][0]!,
}));
