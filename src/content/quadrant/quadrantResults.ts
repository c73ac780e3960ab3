/**
 * The results of Find Your Quadrant for each tile (specification part 2, section 3, "Assessment
 * result"). No tile is the right one.
 */
import { QUADRANT_TEXTS, type Quadrant } from "./quadrants";

interface PlanStep {
  title: string;
  text: string;
}

interface QuadrantResult {
  /** The name at level 1. */
  character: string;
  title: string;
  description: string;
  plan: readonly [PlanStep, PlanStep, PlanStep];
}

export const QUADRANT_RESULTS: Record<Quadrant, QuadrantResult> = {
  QI: {
    character: QUADRANT_TEXTS.QI.name,
    title: "You make things happen, and you share the fun.",
    description:
      "You find ways to earn, and you enjoy spending money with your friends. One small plan would make the fun last even longer.",
    plan: [
      {
        title: "Put some aside first",
        text: "When money comes in, put one coin out of every five in a jar before you do anything else. Then enjoy the rest.",
      },
      {
        title: "Pick a big wish",
        text: "Choose something that costs more than you get in a week. Draw it, and put the picture up where you will see it every morning.",
      },
      {
        title: "Plan your treats",
        text: "Decide how much you want to spend on treats each week. When that’s gone, think of something you can all enjoy for free.",
      },
    ],
  },
  QII: {
    character: QUADRANT_TEXTS.QII.name,
    title: "You plan first and spend second.",
    description:
      "You find ways to earn, and you wait before you spend. That way, you already have money when you need it. Now you can ask the next question: what is it all for?",
    plan: [
      {
        title: "Give your savings a job",
        text: "Write down what you are saving for, and when you want it by. Waiting is easier when you have a goal.",
      },
      {
        title: "Share a little",
        text: "Pick a person or a cause you care about. Give some of your time, or a small part of your savings.",
      },
      {
        title: "Enjoy some of it",
        text: "Choose one thing to buy or do this month, just because you like it. Every good plan has room for a little fun.",
      },
    ],
  },
  QIII: {
    character: QUADRANT_TEXTS.QIII.name,
    title: "You make a little go a long way.",
    description:
      "You only need a few things, and you look after them so well that they last. One new way to earn would give you more choice.",
    plan: [
      {
        title: "Find one small job",
        text: "Ask at home what would really help. Pick a job you can finish in half an hour, and agree a fair price for it.",
      },
      {
        title: "Write down what you know",
        text: "You waste very little, which is harder than it looks. Write down three of your best money-saving tricks, and teach one of them to a friend.",
      },
      {
        title: "Say yes once",
        text: "Choose one small thing that would make you happy. Plan for it, then buy it and enjoy it.",
      },
    ],
  },
  QIV: {
    character: QUADRANT_TEXTS.QIV.name,
    title: "You are full of ideas, and you try them out.",
    description:
      "There are so many things you would love to do, and you are brave enough to try them. One small job would bring your best idea a step closer.",
    plan: [
      {
        title: "Wait one day",
        text: "When you want something, write it on a list and leave it there for a day. If you still want it tomorrow, think about it again.",
      },
      {
        title: "Earn money for one idea",
        text: "Pick the best idea on your list. Find one small job that brings you a little closer to it every week.",
      },
      {
        title: "See where your money goes",
        text: "For one week, write down everything you spend. Put a star next to the things you enjoyed most, and plan for more of those.",
      },
    ],
  },
};
