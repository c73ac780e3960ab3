/** Reviewed answers to what the guide does not do, and to what goes wrong: plain text for a reader of eight. */
import type { Declined } from "./listen.ts";

const DECLINED: Readonly<Record<Declined, string>> = {
  gambling:
    "I cannot help with betting or with games played for money. They are made so that most players lose. " +
    "If you are worried about betting at home, talk to a grown-up you trust. I can help you make a plan to save instead.",
  tip:
    "I do not tell anyone what to buy, or where to put their money. No one can know which price will go up, and people can lose what they put in. " +
    "I can tell you how to compare things, and how saving works. Ask a grown-up at home before you choose.",
  credit:
    "I cannot help you get a loan or use a card that is not yours. A loan has to be paid back, and it usually costs extra. " +
    "Please talk to a grown-up at home. I can help you save up for what you want.",
  hiding:
    "I will not help you hide things from your grown-ups. If you have spent too much, it helps to tell them. " +
    "You could say: “I made a mistake and I want to fix it.” I can help you make a plan to save that money up again. " +
    "If you are scared to tell them, you can call Childline free on 0800 1111.",
  closeness:
    "I am a computer program, so I cannot be a girlfriend, a boyfriend or a secret friend. I do not keep secrets either. " +
    "You can show our chat to a grown-up at any time. I am glad to help you with money questions.",
  wrongdoing:
    "I will not help you to cheat people, hurt them or steal from them. It is not fair, and it can get you into real trouble. " +
    "If someone is asking you to do it, tell a grown-up you trust, or call Childline free on 0800 1111. " +
    "I can help you find fair ways to earn money.",
};

export const FIXED_ANSWERS = {
  personalData:
    "Please do not send me your address, phone number, card number or password. Only you and your family should know those. " +
    "I have not passed on what you wrote. If you have sent it to a stranger, tell a grown-up you trust. " +
    "You can ask your question again without those details.",
  declined: DECLINED,
  unsuitable:
    "I cannot talk about that. I am a computer program that helps with money questions. " +
    "If you saw or heard something that upset you, you did nothing wrong. " +
    "Please tell a grown-up you trust, or call Childline free on 0800 1111.",
  noGoodAnswer:
    "I could not find a good answer to that. Please try asking me in a different way, or ask a grown-up you trust. " +
    "Our stories and quizzes are here for you too. If something worries you, you can call Childline free on 0800 1111.",
  aComputerProgram:
    "I am Ms. Sparkle. I am a computer program, not a person. I can get things wrong, so check anything important with a grown-up. " +
    "I am here to help with questions about money.",
  tooManyMessages:
    "You have asked me a lot of questions, so I need a short rest. Please try again later. " +
    "You can read a story or try a quiz while you wait. " +
    "If you need help now, tell a grown-up you trust, or call Childline free on 0800 1111.",
  outOfOrder:
    "I am sorry, I cannot answer right now. Please try again in a few minutes. Our stories and quizzes are still here for you. " +
    "If you need help now, tell a grown-up you trust, or call Childline free on 0800 1111.",
} as const;
