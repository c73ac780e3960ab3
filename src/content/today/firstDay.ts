/** /first-day: three small steps after signing up, at the reading level of ages 8-10. */
import { FIRST_DAY_SLOT } from "./firstDaySlot";
import type { PageMeta } from "@/content/pageMeta";

export const FIRST_DAY_PAGE: PageMeta = {
  title: "Your first day | 4MQ",
  description:
    "Three small steps to begin with: choose a portrait, set a goal to save for, and write your first line.",
};

export const FIRST_DAY_TEXTS = {
  heading: "Your first day",
  lead: "Three small steps. Do them in any order. You can stop at any time and carry on later.",
  loading: "Getting your first day ready...",
  couldNotLoad: "We could not load your first day.",
  done: "Done",
  progress: (done: number) => `${done} of 3 steps done`,
} as const;

export const FIRST_STEPS = {
  portrait: {
    title: "Choose your portrait",
    text: "Pick a friend from the books. You’ll see it beside your name.",
    doneText: "This is how you look here. You can change it on your shelf.",
    button: "Pick a portrait",
  },
  goal: {
    title: "Set your first goal",
    text: "What would you like to save for? Give it a name and a picture.",
    doneText: "Your jar is waiting in the community.",
    button: "Set a goal",
    to: `/community?tab=challenges&${FIRST_DAY_SLOT}=1`,
  },
  line: {
    title: "Write your first line",
    text: "Did any money come in or go out today? Write it down, even if it’s only 10p.",
    doneText: "Your journal has begun.",
    button: "Write a line",
    to: `/challenge-dashboard?tab=journal&${FIRST_DAY_SLOT}=1`,
  },
} as const;

export const DAY_ONE_TEXTS = {
  day: (day: number) => `Day ${day}`,
  ready: "You are ready. Your first mission lasts two weeks. It begins here, or when you open My KPIs.",
  later:
    "Your 90 days begin when you say so, or when you open My KPIs. You can start now, or finish the steps first.",
  start: "Start Day 1",
  starting: "Starting…",
  started: "Your 90 days have begun.",
  notStarted: "We could not start your 90 days. Please try again.",
  toJournal: "Open my journal",
} as const;
