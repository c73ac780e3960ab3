/**
 * The five scenes of Find Your Quadrant (specification part 2, section 3, "Assessment scenario"). A kind and clever
 * child could give any of the answers. scenarios.test.ts checks all their combinations.
 */
import type { Impact } from "@/domain/quadrant/quadrant";

export interface ScenarioOption extends Impact {
  text: string;
}

export interface Scenario {
  id: string;
  /** The friend whose place the visitor takes. */
  character: string;
  scenario: string;
  /** A symbol in /art/scenarios.svg. */
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
        text: "Plan a great day out for my birthday.",
        earningImpact: -2,
        spendingImpact: 2,
      },
      {
        text: "Save it, and find a small job so that I can add to it.",
        earningImpact: 2,
        spendingImpact: -2,
      },
      {
        text: "Buy beads, make bracelets to sell, then treat my friends with the money.",
        earningImpact: 2,
        spendingImpact: 2,
      },
      {
        text: "Put it in a drawer. I’ve got everything I need for now.",
        earningImpact: -2,
        spendingImpact: -2,
      },
    ],
  },
  {
    id: "school-fair",
    character: "Theo",
    scenario: "There is a fair on Saturday, and Theo is free all day. How would you spend the day?",
    symbol: "fair",
    options: [
      {
        text: "Run a cake stall, then spend the money on rides.",
        earningImpact: 2,
        spendingImpact: 2,
      },
      { text: "Just look round with my friends. Looking is free.", earningImpact: -2, spendingImpact: -2 },
      { text: "Go on all the rides. The fair only comes once a year.", earningImpact: -2, spendingImpact: 2 },
      { text: "Run a cake stall, and take the money home.", earningImpact: 2, spendingImpact: -2 },
    ],
  },
  {
    id: "headphones",
    character: "Mei",
    scenario: "Mei’s headphones have cracked. New ones cost £40, and she has £15. What would you do?",
    symbol: "headphones",
    options: [
      { text: "Tape up the old ones. They still work.", earningImpact: -2, spendingImpact: -2 },
      { text: "Wash cars to earn the rest, and wait for a sale.", earningImpact: 2, spendingImpact: -1 },
      {
        text: "Buy a pair for £15 today, so that I can keep listening.",
        earningImpact: -1,
        spendingImpact: 1,
      },
      { text: "Wash cars until I can buy the best pair in the shop.", earningImpact: 2, spendingImpact: 2 },
    ],
  },
  {
    id: "dog-walk",
    character: "Kofi",
    scenario: "A neighbour asks Kofi to walk her dog for £3 a walk. What would you say?",
    symbol: "dog",
    options: [
      { text: "“Yes, please!” I’d put every £3 in a jar.", earningImpact: 2, spendingImpact: -2 },
      {
        text: "“No, thank you.” I’d rather spend my pocket money at the pool.",
        earningImpact: -2,
        spendingImpact: 2,
      },
      {
        text: "“Yes, please!” I’d treat everyone to hot chocolate after each walk.",
        earningImpact: 1,
        spendingImpact: 2,
      },
      {
        text: "“You don’t need to pay me.” I love dogs, and there is nothing I want to buy.",
        earningImpact: -1,
        spendingImpact: -2,
      },
    ],
  },
  {
    id: "new-outfit",
    character: "Ellie",
    scenario: "It is a rainy day, and Ellie’s favourite game has a new outfit for £6. What would you do?",
    symbol: "game",
    options: [
      {
        text: "Keep playing in the old outfit. The game is just as much fun.",
        earningImpact: -2,
        spendingImpact: -2,
      },
      { text: "Sell some old toys, then buy the outfit and a hat.", earningImpact: 1, spendingImpact: 1 },
      { text: "Sell some old toys. The outfit can wait.", earningImpact: 2, spendingImpact: -2 },
      {
        text: "Buy it now with my pocket money, and wear it straight away.",
        earningImpact: -1,
        spendingImpact: 1,
      },
    ],
  },
];
