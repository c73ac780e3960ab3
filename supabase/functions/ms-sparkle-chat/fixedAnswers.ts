/** Reviewed answers for when no model may answer: plain text for a reader of eight, at most 120 words each. */
import type { UnsafeKind } from "./unsafeRules.ts";

const GET_HELP =
  "Please tell a grown-up you trust today. It could be someone at home, a teacher or a doctor. " +
  "You can call Childline free on 0800 1111, day or night. You can chat at childline.org.uk too. " +
  "If you or a friend may be in danger now, call 999.";

const UNSAFE: Readonly<Record<UnsafeKind, string>> = {
  gambling:
    "I cannot help with betting or with games played for money. They are made so that most players lose. " +
    "If you are worried about betting at home, talk to a grown-up you trust. I can help you make a plan to save instead.",
  investing:
    "I do not give tips about digital coins or shares. No one can know which will go up, and people can lose everything they put in. " +
    "I can explain how saving works. Ask a grown-up at home before you buy anything like that.",
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
  crisis:
    "I am really glad you told me. I am a computer program, so I cannot keep you safe, but people can. " +
    `You matter, and you do not have to face this alone. ${GET_HELP} ` +
    "If it is a friend or a story you are thinking of, they can help with that too.",
  abuse:
    "Thank you for telling me. I am so sorry. No one should hurt you, scare you or touch you in a way you do not like. " +
    `It is not your fault, and you will not be in trouble for telling. I am a computer program, but people can help. ${GET_HELP} ` +
    "You can also ask them to help a friend.",
  personalData:
    "Please do not send me your address, phone number, card number or password. Only you and your family should know those. " +
    "I have not passed on what you wrote. If you have sent it to a stranger, tell a grown-up you trust. " +
    "You can ask your question again without those details.",
  unsafeRequest: UNSAFE,
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

/** "Are you real?", "am I talking to a human", "r u a bot" */
const WHO_IS_IT =
  /\b(?:(?:are|r) (?:you|u)(?: (?:a|an|really|actually|even|just))* (?:real|human|person|people|robot|bot|ai|computer|machine|alive|chat ?bot|program(?:me)?|woman|lady|girl|chat ?gpt|somebody|someone)|(?:talking|chatting|speaking|writing) (?:to|with) (?:a |an )?(?:real |actual )*(?:human|person|robot|bot|ai|computer|machine|somebody|someone))\b/iu;
/** Matches only a whole question, because "is there a computer under £200" asks something else. */
const WHO_IS_IT_AT_THE_END =
  /\b(?:(?:is|are) (?:this|there|it|you) (?:a |an )?(?:real |actual )?(?:human|person|bot|robot|ai|computer|teacher)|(?:are|r) (?:you|u) (?:a |an )?(?:real |actual )?teacher)(?: (?:here|there|please|or not|or what|ms\.? sparkle))?[\s?!.]*$/iu;

/**
 * @param message as it was sent
 * @returns whether it asks who or what is answering.
 */
export const asksWhoAnswers = (message: string): boolean => {
  const folded = message.normalize("NFKC");
  return WHO_IS_IT.test(folded) || WHO_IS_IT_AT_THE_END.test(folded);
};
