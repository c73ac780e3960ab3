import type { ChapterCheck } from "./checkTypes";

/** Every answer is in chapterFourQuadrants.ts, so change the two together. */
export const FOUR_QUADRANTS_CHECK = {
  path: "/resources/raising-money-smart-kids",
  questions: [
    {
      id: "four-quadrants-1",
      question:
        "Sara is eight and usually earns £1 a week. This week she earned £3, while her brother earned his usual £10. Where does the map put her earning this week?",
      options: [
        {
          text: "In the upper half, because £3 is a lot for her",
          reason: "“More” means more than usual for this child. Her £3 is three times her usual week.",
        },
        {
          text: "In the lower half, because her brother earned more",
          reason:
            "“More” never means more than the child next door, or across the landing. His £10 belongs on a map of his own.",
        },
        {
          text: "In the lower half, because £3 is a small amount",
          reason:
            "No fixed sum divides the tiles. What counts is how this week compares with her other weeks.",
        },
      ],
      correctAnswer: "In the upper half, because £3 is a lot for her",
      section: "a-map-for-the-kitchen-table",
    },
    {
      id: "four-quadrants-2",
      question:
        "At ten, Jo is earning more than usual and saves nearly all of it. What next step does the chapter suggest for her?",
      options: [
        {
          text: "Starting an account, so that her savings can grow",
          reason:
            "An account may be useful, but it is still a form of saving. It gives her no practice in spending well.",
        },
        {
          text: "Choosing a bigger goal, so that she saves for longer",
          reason:
            "She is already good at waiting. A longer wait puts off the part that she has not practised.",
        },
        {
          text: "Choosing a goal, and then spending the money on it",
          reason:
            "A child who only ever saves is learning half the skill. The other half is picking something worth the wait and enjoying it.",
        },
      ],
      correctAnswer: "Choosing a goal, and then spending the money on it",
      section: "four-tiles-four-kinds-of-strength",
    },
    {
      id: "four-quadrants-3",
      question:
        "Your son saved for months and then spent everything in a fortnight. What does the chapter suggest you find out first?",
      options: [
        {
          text: "What went wrong, asked gently and without blame",
          reason:
            "However gently it is put, that question is already a verdict. The chapter puts another question before it.",
        },
        {
          text: "What was happening in his life in those weeks",
          reason:
            "A new friend, a craze or the end of a job can move a child to another tile. Once you know, the change often makes sense.",
        },
        {
          text: "What he could do to earn more and to spend less",
          reason:
            "Plans can wait until you understand the change. Even then, one direction at a time is easier than two.",
        },
      ],
      correctAnswer: "What was happening in his life in those weeks",
      section: "how-a-child-moves-around-the-map",
    },
    {
      id: "four-quadrants-4",
      question:
        "Your nine-year-old spends £2 of pocket money on a toy that breaks by teatime. What does the chapter suggest you do?",
      options: [
        {
          text: "Let the £2 be wasted, and do not explain it",
          reason:
            "A £2 mistake is a cheap one, and the child has already seen the result. It teaches best when nobody explains it.",
        },
        {
          text: "Work out together what £2 could have bought",
          reason: "It is a friendly lesson, but it is a lesson. The broken toy has made the point already.",
        },
        {
          text: "Replace it once, and choose the next toy together",
          reason:
            "The mistake then costs the child nothing, and the next choice is no longer theirs. Pocket money is there for practice.",
        },
      ],
      correctAnswer: "Let the £2 be wasted, and do not explain it",
      section: "pocket-money-without-the-lecture",
    },
    {
      id: "four-quadrants-5",
      question:
        "Your twelve-year-old daughter earned more and spent less than usual this month. Which remark is in the spirit of the chapter?",
      options: [
        {
          text: "“You really are the saver in this family!”",
          reason:
            "A kind label is still a label, and it can turn one month into an identity. Next month she may be in another tile.",
        },
        {
          text: "“You managed that better than your brother!”",
          reason:
            "Praise by comparison can leave one child ashamed and the other smug. A child is best compared with herself a month ago.",
        },
        {
          text: "“What was good about that Super Saver month?”",
          reason:
            "It names the month and not the child. It also asks her a question, so she can do the thinking.",
        },
      ],
      correctAnswer: "“What was good about that Super Saver month?”",
      section: "three-habits-to-put-down",
    },
  ],
} as const satisfies ChapterCheck;
