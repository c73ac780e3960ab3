import { LESSON_TEXTS, SHARED_DEVICES } from "./lessonTexts";

/** Words on the printed sheets that all lessons share. */
export const PAPER_TEXTS = {
  name: "Name",
  date: "Date",
  handout: "Handout",
  answers: "Answers",
  teacher: "For the teacher",
  aloud: "To read aloud",
  beforeAndAfter: "Before and after",
  howToTick:
    "Before the lesson, tick one box in each row that says “Before”. After it, tick one box in each row that says “After”. You don’t need to write your name.",
  before: "Before",
  after: "After",
  pupilsObjective: "Pupils’ objective:",
  yourObjective: "Your objective:",
  need: `${LESSON_TEXTS.need}:`,
  print: "Print:",
  alsoPrint: "For a vote on paper, print “Before and after” for each pupil as well.",
  say: `${LESSON_TEXTS.say}:`,
  pupils: `${LESSON_TEXTS.pupils}:`,
  screen: `${LESSON_TEXTS.onScreen}:`,
  unanswered: "The five questions, without their answers.",
  answered: "The five questions, with their answers and reasons.",
  mistakes: LESSON_TEXTS.mistakes,
  easier: LESSON_TEXTS.easier,
  harder: LESSON_TEXTS.harder,
  words: `${LESSON_TEXTS.words}:`,
  littleAtHome: `${LESSON_TEXTS.littleAtHome}:`,
  disclosure: `${LESSON_TEXTS.disclosure}:`,
  homework: "Homework:",
  devices: `${LESSON_TEXTS.devices}:`,
  devicesNote: SHARED_DEVICES,
  more: "More lessons, stories and quizzes:",
  curriculum: LESSON_TEXTS.curriculum,
} as const;

export type PaperTexts = typeof PAPER_TEXTS;
