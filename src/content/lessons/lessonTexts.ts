/** Words that all lessons share. */

/** On what a pupil may tell, and whom a teacher tells. It counts among each lesson's words. */
export const DISCLOSURE =
  "A pupil may tell you about hunger, debt, gambling, threats, or somebody using their account. Thank them, don’t promise to keep it secret, and tell your safeguarding lead straight away. Childline is free on 0800 1111, day and night.";

/** On devices that classes share. */
export const SHARED_DEVICES =
  "On shared devices, use made-up figures and no names. Clear this site’s data in the browser afterwards, because the next pupil can see it.";

const sheets = (count: number) => (count === 1 ? "1 sheet" : `${count} sheets`);

export const LESSON_TEXTS = {
  back: { to: "/resources/for-teachers#lessons", label: "For teachers" },
  kind: (ages: string) => `Lesson for ages ${ages}`,
  objective: "By the end, pupils can say",
  years: "Years",
  time: "Time",
  minutes: (minutes: number) => `${minutes} minutes, and ten to prepare`,
  need: "You need",
  play: "To play together",
  from: "Made from",
  screen: "Open the big screen",
  handout: (count: number) => `Handout, ${sheets(count)}`,
  everything: (count: number) => `Everything, ${sheets(count)}`,
  packs: "Both are PDF files for A4 paper. “Everything” adds the answers, this plan and the questions.",
  plan: (minutes: number, blocks: number) => `${minutes} minutes in ${blocks} blocks`,
  keys: "On the big screen, the space bar or the right arrow goes on, the left arrow goes back, B\u00A0hides the screen and Escape leaves. Type the hands beside the choices. After the last of the five questions, both bars come by themselves.",
  shortMinutes: "min",
  longMinutes: (minutes: number) => `${minutes} minutes`,
  say: "You say",
  pupils: "Pupils do",
  onScreen: "On the screen",
  showBlock: "Show this block",
  mistakes: "Pupils often think",
  versions: "Easier and harder",
  easier: "Easier:",
  harder: "Harder:",
  words: "Words to know",
  care: "Taking care",
  littleAtHome: "If there is little at home",
  disclosure: "If a pupil tells you something",
  devices: "On shared devices",
  homework: "Homework that costs nothing",
  curriculum: "Curriculum",
  checkedOn: (day: string) => `Facts, sums and sources last checked on ${day}.`,
} as const;
