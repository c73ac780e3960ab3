/** The guide's own lines around the library: greetings, thanks, an introduction, and the admission that it does not know. */
import { asksWhoAnswers, FIXED_ANSWERS } from "./fixedAnswers.ts";

const OFFER =
  "I can tell you what a money word means, find a page for you or do a savings sum. You could ask how long it takes to save £42 at £5 a week.";

/** Some messages that find nothing are worries that no rule understood. */
export const CALM_LINE =
  "If something worries you, tell a grown-up you trust, or call Childline free on 0800 1111.";
/** A shorter line for answers that already name a grown-up. */
export const HELP_LINE = "You can also call Childline free on 0800 1111.";

export const TALK = {
  hello: `Hello! I am Ms. Sparkle, a computer program. ${OFFER} What would you like to know?`,
  thanks: "You are welcome! Ask me again any time.",
  bye: "Goodbye! Come back any time.",
  fine: "I am a computer program, so I do not have good or bad days. I am glad you are here. What would you like to know about money?",
  who: `${FIXED_ANSWERS.aComputerProgram} I look things up in the 4MQ library, which is everything on this site.`,
  helpNow:
    "Yes, you can talk to someone today. You can call Childline free on 0800 1111, day or night, about any worry, big or small. " +
    "You can chat to them at childline.org.uk too. " +
    "You can also tell a grown-up you trust, such as a teacher or somebody at home. " +
    "If you are in danger now, call 999. If it is about money, ask me. I am a computer program, but I will try.",
  can: `${OFFER} I look things up in the 4MQ library. I cannot do your homework for you, and I will not tell you what to buy.`,
  unknown: [
    `I looked in the 4MQ library, but I could not find that. ${CALM_LINE} ${OFFER}`,
    `I do not know the answer to that. I can only look in the 4MQ library, and it is not in there. ${CALM_LINE} ${OFFER}`,
    `That is not in the 4MQ library, so I do not know. ${CALM_LINE} ${OFFER}`,
  ],
  // A message about a person or a feeling may be a worry that no rule understood, so this offers nothing else.
  unheard:
    "I am a computer program, and I may not have understood you. " +
    "If you are sad or scared, or something is wrong, please tell a grown-up you trust. " +
    "It could be someone at home, a teacher or a doctor. " +
    "You can call Childline free on 0800 1111, day or night. If anyone may be in danger now, call 999.",
  tip: [
    `I do not give tips about what to buy or where to put your money. A grown-up at home can help you choose. ${CALM_LINE} ${OFFER}`,
  ],
  figure: [
    `I do not know the answer to that. The 4MQ library does not give today’s prices or say how rich people are. A grown-up can help you look it up. ${CALM_LINE} ${OFFER}`,
  ],
  from: [
    "I looked it up in the 4MQ library.",
    "This is from the 4MQ library.",
    "Here is what the 4MQ library says.",
    "I found this in the 4MQ library.",
  ],
  goTo: [
    "The 4MQ library has a page for that:",
    "I found a page in the 4MQ library:",
    "I looked in the 4MQ library. This page can help:",
  ],
  signIn: "You need to sign in for that.",
} as const;

const NAME = String.raw`(?: (?:ms|miss|mrs|mr)?\.? ?sparkles?| there| again| guide| bot| everyone)?`;
const SMALL_TALK: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^(?:(?:hi+|hey+|hello+|hiya|heya|yo|helo|howdy|good (?:morning|afternoon|evening|day)|greetings)${NAME} ?)+$`,
      "u",
    ),
    TALK.hello,
  ],
  [
    /^(?:ok(?:ay)? |oh |great |cool |wow |aw+ )*(?:many thanks|thank(?:s| you| u|you)|thx|ty|cheers|ta|nice one)(?: (?:so|very|a|you|u|much|lot|for|that|your|the|help|helping|me|ms|miss|sparkle|again|bye))*$/u,
    TALK.thanks,
  ],
  [
    /^(?:ok(?:ay)? )*(?:good)?(?:bye+|night)(?: bye)*(?: (?:ms|miss|sparkle|for|now|then))*$|^(?:see|cu) (?:you|ya|u)(?: (?:later|soon|tomorrow))?$/u,
    TALK.bye,
  ],
  [
    /^(?:(?:hi|hey|hello) )?how (?:are|r) (?:you|u)(?: (?:today|doing|ms|miss|sparkle))*$|^how(?:s| is) it going$/u,
    TALK.fine,
  ],
  [
    /^(?:(?:hi|hey|hello) )?(?:who|what) (?:are|r) (?:you|u)$|^(?:(?:hi|hey|hello) )?(?:whats|what is|wats) (?:your|ur) name$|^who(?:s| is) (?:ms|miss|mrs)? ?sparkle$|^who am i (?:talking|speaking|chatting) to$/u,
    TALK.who,
  ],
  [
    /^(?:what is |whats |how do i (?:call|ring|phone|contact) |call |ring )?childlines?(?: (?:number|phone number|please|pls))*$|^(?:please |pls |hi |hey )*(?:i (?:really )?need (?:some )?help(?: (?:now|please|pls))*|i need to talk(?: to (?:someone|somebody|a person))?|(?:can|could) i (?:please )?(?:talk|speak) to (?:someone|somebody|a person|a human)(?: (?:please|pls|about (?:it|something|this)))*|who can i (?:talk|speak) to|is there (?:someone|somebody) i can (?:talk|speak) to)$/u,
    TALK.helpNow,
  ],
  [
    /^(?:what|wat|how) (?:can|do|could) (?:you|u) (?:do|help|answer)(?: (?:me|with|for|here))*$|^what (?:can|could) i ask(?: (?:you|u|here))*$|^help(?: me)?(?: please| pls)?$|^can (?:you|u) help(?: me)?$/u,
    TALK.can,
  ],
];

/** @returns a kind, short answer to small talk, or undefined for anything else. */
export function smallTalk(message: string): string | undefined {
  if (asksWhoAnswers(message)) return TALK.who;
  const plain = message
    .slice(0, 200)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’`]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return SMALL_TALK.find(([pattern]) => pattern.test(plain))?.[1];
}
