/**
 * The five scenes of Find Your Quadrant (specification part 2, section 3, "Assessment scenario"). Every answer is one
 * that a kind and clever child could give. What all of them together can lead to is held by scenarios.test.ts.
 */
import type { Impact } from "@/domain/quadrant";

export interface ScenarioOption extends Impact {
  text: string;
}

export interface Scenario {
  id: string;
  /** Whose place the visitor takes. */
  character: string;
  scenario: string;
  /** Symbol of /art/scenarios.svg. */
  symbol: string;
  options: readonly ScenarioOption[];
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: "birthday-card",
    character: "Zara",
    scenario: "A £20 note falls out of Zara’s birthday card. What would you do with it?",
    symbol: "card",
    options: [
      {
        text: "Plan a great day out with it, while it is still my birthday.",
        earningImpact: -2,
        spendingImpact: 2,
      },
      { text: "Save it, and find a small job to go with it.", earningImpact: 2, spendingImpact: -2 },
      {
        text: "Buy beads, sell bracelets, and treat my friends with what I make.",
        earningImpact: 2,
        spendingImpact: 2,
      },
      { text: "Put it in a drawer. I have all I need for now.", earningImpact: -2, spendingImpact: -2 },
    ],
  },
  {
    id: "school-fair",
    character: "Theo",
    scenario: "On Saturday there is a fair, and Theo is free all day. How would you spend that day?",
    symbol: "fair",
    options: [
      {
        text: "Run a cake stall, then go on the rides with what it makes.",
        earningImpact: 2,
        spendingImpact: 2,
      },
      { text: "Walk round with friends and look. Looking is free.", earningImpact: -2, spendingImpact: -2 },
      { text: "Go on all the rides. A fair comes only once a year.", earningImpact: -2, spendingImpact: 2 },
      { text: "Run a cake stall, and bring the money home.", earningImpact: 2, spendingImpact: -2 },
    ],
  },
  {
    id: "headphones",
    character: "Mei",
    scenario: "Mei’s headphones have cracked. New ones cost £40, and she has £15. What would you try?",
    symbol: "headphones",
    options: [
      { text: "Tape the old ones. They still work.", earningImpact: -2, spendingImpact: -2 },
      { text: "Wash cars for the rest, and wait for a sale.", earningImpact: 2, spendingImpact: -1 },
      { text: "Buy a pair for £15 today, so the music can go on.", earningImpact: -1, spendingImpact: 1 },
      { text: "Wash cars until I can buy the best pair in the shop.", earningImpact: 2, spendingImpact: 2 },
    ],
  },
  {
    id: "dog-walk",
    character: "Kofi",
    scenario: "A neighbour asks Kofi to walk her dog. She would pay £3 a walk. What would you say?",
    symbol: "dog",
    options: [
      { text: "“Yes, please!” Every £3 goes into a jar.", earningImpact: 2, spendingImpact: -2 },
      {
        text: "“No, thank you.” I go to the pool with my pocket money instead.",
        earningImpact: -2,
        spendingImpact: 2,
      },
      {
        text: "“Yes, please!” After each walk I buy us all a hot chocolate.",
        earningImpact: 1,
        spendingImpact: 2,
      },
      {
        text: "“No need to pay me.” I love dogs, and there is nothing I want to buy.",
        earningImpact: -1,
        spendingImpact: -2,
      },
    ],
  },
  {
    id: "new-outfit",
    character: "Ellie",
    scenario: "It rains. In Ellie’s favourite game there is a new outfit for £6. What would you do?",
    symbol: "game",
    options: [
      { text: "Play on in the old outfit. The game is just as good.", earningImpact: -2, spendingImpact: -2 },
      { text: "Sell some old toys, and get the outfit and a hat, too.", earningImpact: 1, spendingImpact: 1 },
      { text: "Sell some old toys. The outfit can wait.", earningImpact: 2, spendingImpact: -2 },
      { text: "Get it now with pocket money, and try it on at once.", earningImpact: -1, spendingImpact: 1 },
    ],
  },
];
