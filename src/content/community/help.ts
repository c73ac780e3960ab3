/**
 * The reviewed texts for a child who writes about self-harm or being hurt, shown instead of a thank
 * you. They are the guide's (its fixedAnswers.ts; a test compares the two).
 */
import type { Need } from "@/domain/community/needs";

const GET_HELP =
  "Please tell a grown-up you trust today. It could be someone at home, a teacher or a doctor. " +
  "You can call Childline free on 0800 1111, day or night. You can chat at childline.org.uk too. " +
  "If you or a friend may be in danger now, call 999.";

export const HELP_TEXTS = {
  heading: "Ms. Sparkle is glad you told us",
  emergencyHeading: "Get help now",
  emergency:
    "Call 999 now. If there is fire, smoke or gas, get out first. Say where you are. I cannot call for you. " +
    "If you cannot speak, press 55 on a mobile when you are told to. " +
    "If someone is hurt or ill, stay with them if it is safe. Give them no food, drink or tablets. " +
    "If someone may hurt you, get away or lock a door. " +
    "When it is safe, tell a grown-up you trust, and call Childline free on 0800 1111, day or night.",
  crisis:
    "I am really glad you told me. I am a computer program, so I cannot keep you safe, but people can. " +
    `You matter, and you do not have to face this alone. ${GET_HELP} ` +
    "If it is a friend or a story you are thinking of, they can help with that too.",
  abuse:
    "Thank you for telling me. I am so sorry. No one should hurt you, scare you or touch you in a way you do not like. " +
    `It is not your fault, and you will not be in trouble for telling. I am a computer program, but people can help. ${GET_HELP} ` +
    "You can also ask them to help a friend.",
  /** For a text that the rules were not sure about. */
  worry:
    "If something hurts or worries you, please tell a grown-up you trust. It could be someone at home, a teacher or a doctor. " +
    "You can call Childline free on 0800 1111, day or night. You can chat at childline.org.uk too. " +
    "If you or a friend may be in danger now, call 999. If all is well, you don’t need to do anything.",
  worryHeading: "Is everything all right?",
  /** The readers of the text; the second is for the name of a habit or a goal, which no moderator reads. */
  kept: "Our moderator can read it. So can anyone who can open your account’s e-mail, because they can sign in. If you put it away, it leaves your account. Our moderator can still read it.",
  keptName:
    "Anyone who can open your account’s e-mail can sign in and see it. If you put it away, it leaves your account.",
  /** The line beside such a text in the writer's own list. */
  line: "Our moderator can see it, and so can anyone who opens your account’s e-mail. Need help now? Call Childline free on 0800 1111, or 999.",
  /** The question before such a text is archived, and the words afterwards. */
  archive:
    "It leaves your account, and your download too. You cannot get it back. Our moderator can still read it.",
  archiveName: "It leaves your account, and your download too. You cannot get it back.",
  archived: "You have put it away. It is not in your account any more. Our moderator can still read it.",
  archivedName: "You have put it away. It is not in your account any more.",
} as const;

/** The words about the readers of a text; nobody is warned about one that may be harmless. */
export const READERS = {
  text: { kept: HELP_TEXTS.kept, archive: HELP_TEXTS.archive, archived: HELP_TEXTS.archived },
  name: { kept: HELP_TEXTS.keptName, archive: HELP_TEXTS.archiveName, archived: HELP_TEXTS.archivedName },
  worry: { kept: "", archive: HELP_TEXTS.archiveName, archived: HELP_TEXTS.archivedName },
} as const;

/** The consequence of archiving a text in its writer's list: one in which need was heard leaves the account. */
export const archiveWords = (need: Need | null, usual: string, kind: "text" | "name"): string =>
  need ? READERS[need === "worry" ? "worry" : kind].archive : usual;
