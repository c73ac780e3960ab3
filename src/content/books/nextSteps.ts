/** The three tiles at the end of a book's page: what can be read and played today. */
import type { BookId } from "./buying";

interface NextStep {
  to: `/${string}`;
  title: string;
  text: string;
  link: string;
  picture: `/art/${string}`;
}

export const NEXT_STEPS_HEADING = "Start today, for free";

const SCENES: NextStep = {
  to: "/find-your-quadrant",
  title: "Your place on the map",
  text: "Five short scenes. What would you do?",
  link: "Find Your Quadrant",
  picture: "/art/chapters/four-quadrants-2.svg",
};

export const NEXT_STEPS: Readonly<Record<BookId, readonly [NextStep, NextStep, NextStep]>> = {
  "money-basics-for-kids": [
    {
      to: "/resources/sample-chapter",
      title: "Needs vs Wants",
      text: "A whole chapter: four friends on a rainy market day.",
      link: "Read the chapter",
      picture: "/art/chapters/needs-vs-wants-1.svg",
    },
    {
      to: "/short-stories/keeper-of-embers",
      title: "A story for a windy night",
      text: "One small girl, one cross duck and a pot of embers.",
      link: "Read The Keeper of the Embers",
      picture: "/art/stories/keeper-of-embers/2.svg",
    },
    SCENES,
  ],
  "teen-money-mastery": [
    {
      to: "/resources/level-2-sample-chapter",
      title: "Influence Invasion",
      text: "A whole chapter: the hoodie that walked in.",
      link: "Read the chapter",
      picture: "/art/chapters/influence-invasion-1.svg",
    },
    {
      to: "/play/femi",
      title: "Femi’s week",
      text: "A story to play: six days, £12, and a message that is in a hurry.",
      link: "Play the story",
      picture: "/art/topics/scams-and-games.svg",
    },
    SCENES,
  ],
  "teen-financial-freedom": [
    {
      to: "/resources/level-3-sample-chapter",
      title: "Debt Trap",
      text: "A whole chapter about paying later, step by step.",
      link: "Read the chapter",
      picture: "/art/chapters/debt-trap-1.svg",
    },
    {
      to: "/play/erin",
      title: "Erin’s month",
      text: "A story to play: the first pay, a cracked phone, and £600 from nowhere.",
      link: "Play the story",
      picture: "/art/topics/first-pay-first-account.svg",
    },
    SCENES,
  ],
  "raising-money-smart-kids": [
    {
      to: "/resources/raising-money-smart-kids",
      title: "The Four Money Quadrants",
      text: "A whole chapter: a map for the kitchen table.",
      link: "Read the chapter",
      picture: "/art/chapters/four-quadrants-1.svg",
    },
    {
      to: "/resources/for-parents",
      title: "Ten minutes tonight",
      text: "Short things to do and talk about at home.",
      link: "For parents",
      picture: "/art/chapters/four-quadrants-3.svg",
    },
    SCENES,
  ],
};
