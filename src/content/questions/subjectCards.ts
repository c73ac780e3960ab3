/** The cards on /resources/questions: the subjects in groups, each with its picture. */
import type { QuestionPageName } from "./questionPages";

/** The subjects on the page of all, under a heading for each group. Groups of six fill their rows of three and of two. */
export const SUBJECT_GROUPS: readonly { title: string; names: readonly QuestionPageName[] }[] = [
  {
    title: "Saving and spending",
    names: [
      "saving",
      "interestAndAccounts",
      "pricesAndValue",
      "shopsAndRefunds",
      "homeAndBills",
      "daysOutAndTravel",
    ],
  },
  {
    title: "Earning and work",
    names: ["earning", "sellingAndBusiness", "findingAJob", "rightsAtWork", "pay", "after16"],
  },
  {
    title: "Banks, borrowing and tax",
    names: ["coinsAndNotes", "banks", "cards", "borrowing", "investing", "tax"],
  },
  {
    title: "Home, friends and giving",
    names: ["pocketMoney", "friendsAndFeelings", "moneyAtHome", "giving", "helpForFamilies", "benefits"],
  },
  {
    title: "School, screens and scams",
    names: ["school", "games", "online", "scams", "drivingAndMovingOut", "thisSite"],
  },
  { title: "For grown-ups, and more", names: ["teaching", "wholeSchool"] },
];

/** On the cards, all of one kind, and large enough to tell apart. */
export const SYMBOLS: Readonly<Record<QuestionPageName, string>> = {
  saving: "/art/community.svg#ideas",
  interestAndAccounts: "/art/ways.svg#sell-plants",
  pricesAndValue: "/art/goals.svg#shoes",
  shopsAndRefunds: "/art/ways.svg#saturday-job",
  homeAndBills: "/art/goals.svg#phone",
  daysOutAndTravel: "/art/goals.svg#trip",
  earning: "/art/ways.svg#wash-a-car",
  sellingAndBusiness: "/art/ways.svg#run-a-cake-order",
  findingAJob: "/art/ways.svg#paper-round",
  rightsAtWork: "/art/ways.svg#repair-and-resell",
  pay: "/art/menu.svg#resources",
  after16: "/art/menu.svg#challenge",
  coinsAndNotes: "/art/goals.svg#coin",
  banks: "/art/characters/level-2.svg#super-saver",
  cards: "/art/characters/level-1.svg#careful-keeper",
  borrowing: "/art/ways.svg#tutor-a-subject",
  investing: "/art/ways.svg#water-the-plants",
  tax: "/art/ways.svg#be-the-recycling-captain",
  pocketMoney: "/art/community.svg#habit",
  friendsAndFeelings: "/art/community.svg#kind",
  moneyAtHome: "/art/community.svg#pot",
  giving: "/art/community.svg#share",
  helpForFamilies: "/art/ways.svg#babysit",
  benefits: "/art/community.svg#letter",
  school: "/art/goals.svg#book",
  games: "/art/goals.svg#game",
  online: "/art/ways.svg#film-and-edit",
  scams: "/art/ways.svg#help-with-a-phone",
  drivingAndMovingOut: "/art/goals.svg#bike",
  thisSite: "/art/menu.svg#about",
  teaching: "/art/ways.svg#teach-what-you-know",
  wholeSchool: "/art/menu.svg#books",
};

/** At the head of each subject: a drawing of 640 by 400, or with a # a symbol. */
export const PICTURES: Readonly<Record<QuestionPageName, string>> = {
  saving: "/art/topics/a-budget-you-can-keep.svg",
  shopsAndRefunds: "/art/topics/refunds-and-subscriptions.svg",
  pricesAndValue: "/art/chapters/needs-vs-wants-2.svg",
  homeAndBills: "/art/goals.svg#phone",
  daysOutAndTravel: "/art/goals.svg#trip",
  interestAndAccounts: "/art/chapters/needs-vs-wants-3.svg",
  sellingAndBusiness: "/art/ways.svg#saturday-job",
  helpForFamilies: "/art/goals.svg#gift",
  drivingAndMovingOut: "/art/goals.svg#bike",
  wholeSchool: "/art/goals.svg#music",
  earning: "/art/topics/ways-to-earn.svg",
  findingAJob: "/art/topics/first-pay-first-account.svg",
  rightsAtWork: "/art/chapters/debt-trap-2.svg",
  pay: "/art/goals.svg#coin",
  tax: "/art/topics/prices-and-tax.svg",
  benefits: "/art/topics/insurance.svg",
  coinsAndNotes: "/art/topics/coins-and-banks.svg",
  banks: "/art/chapters/four-quadrants-3.svg",
  cards: "/art/chapters/influence-invasion-3.svg",
  borrowing: "/art/chapters/debt-trap-1.svg",
  investing: "/art/topics/money-that-grows.svg",
  scams: "/art/topics/scams-and-games.svg",
  games: "/art/goals.svg#game",
  online: "/art/chapters/influence-invasion-2.svg",
  giving: "/art/topics/giving.svg",
  pocketMoney: "/art/chapters/four-quadrants-2.svg",
  friendsAndFeelings: "/art/chapters/needs-vs-wants-1.svg",
  moneyAtHome: "/art/chapters/four-quadrants-1.svg",
  after16: "/art/chapters/debt-trap-3.svg",
  school: "/art/goals.svg#book",
  teaching: "/art/ways.svg#teach-what-you-know",
  thisSite: "/art/goals.svg#star",
};

/** Beside the subjects of the guide’s answers, in the last group. */
export const OTHER_SUBJECTS = [
  {
    to: "/resources/for-parents",
    title: "For parents",
    text: "Ten minutes tonight",
    picture: "/art/characters/level-1.svg#parent",
  },
  {
    to: "/resources/for-teachers",
    title: "For teachers",
    text: "Five lessons, texts and sheets",
    picture: "/art/characters/level-1.svg#teacher",
  },
  {
    to: "/resources/money-words",
    title: "Money Words, A to Z",
    text: "One word, one sentence",
    picture: "/art/menu.svg#stories",
  },
  {
    to: "/resources/ways-to-earn",
    title: "Twenty Ways to Earn",
    text: "Jobs for ages 8 to 16",
    picture: "/art/ways.svg#walk-a-dog",
  },
] as const;
