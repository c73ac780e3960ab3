/** The words of the cards for Day 1 and for the end of each mission. They tell what is there, and never what is missing. */
import { addDays, dateName, type Day } from "@/domain/calendar";
import { phaseSpan, phaseState } from "@/domain/challenge/challenge";
import { CHALLENGE_DAYS, DAYS_PER_PHASE, PHASES } from "@/domain/challenge/challengeLength";
import type { CardContent, CardFigure, PartName } from "@/domain/challenge/postcards";
import { MISSION_TITLES } from "./missionTitles";

const LAST_MISSION = PHASES.length;

export const POSTCARD_TEXTS = {
  mission: (phase: number) => `Mission ${phase} · ${DAYS_PER_PHASE} days`,
  figures: {
    spentAndSaved: "spent and saved",
    spent: "spent",
    saved: "saved",
    earned: "earned",
  } satisfies Record<CardFigure, string>,
  parts: {
    needs: "Needs",
    wants: "Wants",
    others: "Other spending",
    saved: "Saved",
  } satisfies Record<PartName, string>,
  share: (percent: number) => `about ${percent}%`,
  writtenDown: "All of it comes from your own lines.",
  loading: "Adding up your mission...",
  couldNotLoad: "We could not add up what you wrote. It is all in your journal.",
  turn: "Turn the card over",
  turnBack: (phase: number) => `Back to mission ${phase}`,
  close: "Close the card",
  begin: "It begins like this",
  start: (phase: number) => `Start mission ${phase}`,
  startLastDays: "Start the last six days",
  lastDays: {
    eyebrow: `Days ${LAST_MISSION * DAYS_PER_PHASE + 1} to ${CHALLENGE_DAYS}`,
    title: "Look back, and look ahead",
  },
  dates: (first: Day, last: Day) => `${dateName(first)} to ${dateName(last)}`,
} as const;

export const DAY_ONE_CARD = {
  title: "Day 1",
  lead: "Ninety days, six missions, five minutes a day. A day off is fine.",
  line: "Your first line is written.",
  goal: "Your goal has a name:",
  tomorrow: "Tomorrow",
} as const;

export const SHARE_TEXTS = {
  open: "A picture to share, without amounts",
  drawing: "Drawing your picture...",
  failed: "We could not draw your picture. Please try again.",
  seen: "This is the picture. It has no name, no amount, no date and no place in it.",
  share: "Share the picture",
  save: "Save picture",
  saved: "Your picture is in your downloads.",
  mission: (phase: number) => `Mission ${phase} of ${LAST_MISSION}`,
  signature: "A money map for ages 8-16",
  fileName: (phase: number) => `4mq-mission-${phase}.png`,
} as const;

export const SHELF_CARDS = {
  heading: "Your postcards",
  lead: "One for Day 1, and one for each mission that is over.",
  mission: (phase: number) => `Mission ${phase}`,
  firstDay: "Where it all began",
  from: (day: string) => `Your 90 days from ${day}`,
} as const;

export const STAMPS_TEXTS = {
  label: "Your six missions",
  stamped: "You wrote lines in this one.",
} as const;

/** "You wrote on 9 days." */
export const daysWords = (days: number): string => `You wrote on ${days} ${days === 1 ? "day" : "days"}.`;

const MOST = {
  needs: "went on needs",
  wants: "went on wants",
  others: "went on other things",
  saved: "was saved",
} satisfies Record<PartName, string>;

/** "Most of it went on needs." */
export const mostWords = ({ name, isAll }: NonNullable<CardContent["most"]>): string =>
  `${isAll ? "All" : "Most"} of it ${MOST[name]}.`;

/** The sentence of a card without a line, or of which no figure is known: it only says what the calendar says. */
export function nextWords(start: Day, phase: number, today: Day): string {
  const next = phase + 1;
  const isToday = today === addDays(phaseSpan(start, phase)!.last, 1);
  if (phase === LAST_MISSION)
    return isToday ? "The last six days start today." : "All six missions are behind you.";
  if (isToday) return "A new mission starts today.";
  return phaseState(start, next, today) === "now"
    ? `Mission ${next} has begun.`
    : `Mission ${phase} is behind you.`;
}

const NUMBERS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
];

/** The lines of the picture to share, in which no amount, name, date or place may stand. */
export function shareLines({ days, most }: CardContent): string[] {
  return [
    ...(days ? [`${NUMBERS[days]} ${days === 1 ? "day" : "days"} of money, written down.`] : []),
    ...(most ? [mostWords(most)] : []),
  ];
}

/** The words for somebody who does not see the picture. */
export const pictureAlt = (phase: number, content: CardContent): string =>
  [`${SHARE_TEXTS.mission(phase)}: ${MISSION_TITLES[phase - 1]!}.`, ...shareLines(content)].join(" ");
