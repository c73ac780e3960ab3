/** Reviewed answers to money worries that a glossary would answer coldly, and the patterns that recognise them. */
import { plain } from "./libraryWords.ts";

/** Each answer is plain text for a reader of eight: warm and true, with a grown-up to ask and only steps a child can take. */
export const CARE = {
  pregnant:
    "Thank you for telling me. You are not alone, and you do not have to sort this out by yourself. " +
    "Please talk to a grown-up you trust, a school nurse or a doctor today. It is free to see a doctor. " +
    "They can help you with what to do next, and with money for you and a baby. " +
    "You can call Childline free on 0800 1111, day or night. They will not judge you. " +
    "If someone made you do something you did not want to do, it is not your fault. If you are in danger now, call 999.",
  rowsAtHome:
    "That must be hard to listen to, and I am sorry. When grown-ups argue about money, it is not your fault. It is not your job to stop them. " +
    "When things are calm again, you could say: “I feel sad when you argue.” " +
    "You can also talk to a grown-up you trust who is not part of it, such as your gran, an uncle or a teacher. " +
    "You can call Childline free on 0800 1111, day or night. If you feel scared, or someone might get hurt, call 999.",
  jobLost:
    "That is big news for your family, and I am sorry. Lots of people lose a job or have their pay cut at some point. It is not your fault. " +
    "Your family may have to spend less for a while. Sorting that out is a job for the grown-ups, and there is help for them. " +
    "You could ask: “What will change for us?” Knowing can help, and so can a hug. " +
    "If you cannot stop thinking about it, talk to a grown-up you trust, such as a teacher, or call Childline free on 0800 1111.",
  moneyAtHome:
    "I am glad you told me. Money worries can feel heavy. Lots of families have them, and they are nothing to be ashamed of. " +
    "It is not your fault, and it is not your job to fix it. " +
    "Pick a quiet time at home and say: “I am worried about money. Can we talk?” " +
    "You can also tell a grown-up you trust at school. Schools know where a family can get help with food, trips and clothes. " +
    "You can call Childline free on 0800 1111, day or night. No worry is too small.",
  leftOut:
    "That hurts, and I am sorry. The things you have or wear say nothing about how kind, clever or fun you are. It is not your fault. " +
    "If people tease you or leave you out because of them, that is bullying, and it is not okay. " +
    "Tell a teacher or a grown-up you trust at home. They can help make it stop. " +
    "Look for people who are kind to you, and for fun things that cost nothing, such as drawing or kicking a ball about. " +
    "You can also call Childline free on 0800 1111, day or night.",
  spentByMistake:
    "That must feel scary, but it has happened to lots of children. Tell a grown-up at home today. " +
    "You could say: “I spent money by mistake. I am sorry, and I want to put it right.” " +
    "The sooner you tell them, the better. They can ask the shop or the game for the money back, and sometimes that works. " +
    "For now, do not buy anything else, and do not delete anything. They can also set a password, so that it cannot happen again. " +
    "If you are scared to tell them, talk to a grown-up you trust, or call Childline free on 0800 1111.",
  spentTooMuch:
    "It feels bad when all your money has gone, but it happens to everybody, even grown-ups. You are not silly, and you have learned something. " +
    "Did you buy something that you do not want and have not used yet? Ask a grown-up at home if the shop will take it back. " +
    "Then make a fresh start. Next time you get money, put a little away first. " +
    "Before you buy something you want, wait for three sleeps. " +
    "If you are still upset, tell a grown-up you trust.",
  tookMoney:
    "It was brave of you to say that. You feel bad because you want to be fair, and you can put it right. " +
    "Tell the person, and give back what is left. You could say: “I took your money. I am sorry. I will pay it back.” " +
    "They may be cross at first. Telling the truth will help them to trust you again. " +
    "If someone made you do it, or you took it because you need something, say that too. " +
    "If you are scared to tell them, talk to a grown-up you trust, or call Childline free on 0800 1111.",
  takenAtHome:
    "That can feel unfair, and it is okay to say so. A grown-up may be keeping your money safe for you, or they may have needed it for things at home. " +
    "I have no way of knowing which. Pick a calm time and ask: “Where is my money now? Can we write down how much it is?” " +
    "If that does not help, or if you are scared to ask, tell another grown-up you trust, such as your gran or a teacher. " +
    "You can also call Childline free on 0800 1111.",
  stolen:
    "I am sorry. That is not fair, and it is not your fault. Do not try to get it back by yourself. " +
    "Tell a grown-up you trust today, at home or at school. If a bank card or a phone has gone, they can have it blocked straight away. " +
    "They can also call the police on 101. " +
    "If someone has hurt you, has scared you or keeps doing this, you can call Childline free on 0800 1111. If you are in danger now, call 999.",
  lost:
    "Oh dear. That happens to everybody sometimes, so do not be hard on yourself. Where did you last see it? " +
    "Go back and look, with a grown-up. Ask at the school office, in the shop or on the bus. Kind people often hand things in. " +
    "If a bank card is lost, tell a grown-up at home straight away. They can ask the bank to block it. " +
    "If you are scared to tell them, call Childline free on 0800 1111.",
  hacked:
    "That is a nasty shock, and it is not your fault. Get a grown-up you trust to help you now. " +
    "Choose a new password that you do not use anywhere else. If you cannot log in, use the help page for that game or site. " +
    "Tell your friends not to trust messages from your account for now. " +
    "If a bank card is saved there, the grown-up can call the bank. If someone scares you or wants something from you, do not answer. " +
    "Keep the messages to show your grown-up, and call Childline free on 0800 1111 if you want to talk.",
  scam:
    "Stop! That sounds like a scam, which is a trick to take your money. Nobody gives strangers money for nothing, and a real prize is free. " +
    "Do not pay. Do not tap the link. Do not give anyone a card number, a code or a photo. " +
    "Do not answer, but show it to a grown-up you trust today. " +
    "If you have already paid or sent something, tell them now. They can call the bank. " +
    "It is not your fault. Tricks like this catch grown-ups out too. If you are scared, call Childline free on 0800 1111.",
  spendLess:
    "Good thinking! First, write down everything you spend for one week. Next to each thing, put “need” or “want”. " +
    "Then pick one want to give up or to have less often. On the day you get money, put some away first. " +
    "Before you buy a want, wait for three sleeps. A grown-up at home may like to do this with you. " +
    "You can write it all down in the “Excel Money Tracker” (/excel-tracker).",
  owesMe:
    "It is fair to ask for your money back. Ask kindly and clearly: “Please can I have my money by Saturday?” " +
    "If it is too much to pay all at once, agree on a little each week, and write it down. " +
    "If that does not work, ask a grown-up at home or a teacher to help you both. " +
    "Next time, only lend as much as you can do without.",
  sharing:
    "Yes, that is okay. You can be kind and still say no. Your things are yours, and some of them may be very special to you. " +
    "You could say: “Not today, but we can play with this one.” When you share something, do it because you want to. " +
    "If someone keeps pestering you, ask a grown-up you trust to help.",
} as const;

export type Care = keyof typeof CARE;

const GROWN_UP =
  "(?:(?:step ?)?(?:mum|mom|mam|dad)|mummy|mommy|daddy|mother|father|parents?|nan|nana|gran|grandma|grandad|carer|uncle|aunt|auntie)";
const KIN = `(?:${GROWN_UP}|brother|sister|cousin|family|friend|mate|teacher|bro|sis)`;
const OTHERS = String.raw`(?:someone|somebody|they|he|she|nobody|no one|everyone|everybody|people|kids|bull(?:y|ies)|(?:a |the |some |this |that |my |other )?(?:\w+ )?(?:boy|girl|kid|lad|man|guy|woman|thief|brother|sister|cousin|friend|mate|class)(?:e?s)?)`;
const ONLINE =
  "(?:insta\\w*|snap\\w*|tik ?tok|dms?|online|internet|message[ds]?|stranger|link|advert|ad|site|website|youtuber|celebrity|text|e ?mail|man|guy|woman|lady|he|she|they|someone|somebody)";
const PRICE = "(?:£ ?\\d+|\\d+ ?(?:pounds?|quid|p)?)";
const PURSE =
  "(?:money|cash|purse|wallet|savings?|(?:bank |debit )?card|fiver|tenner|change|pounds|£ ?\\d+|\\d+ (?:pounds?|quid))";
const SCARED =
  "(?:worr(?:y|ied|ies|ying)|scared|afraid|frightened|stress(?:ed|ful)?|anxious|sad|upset|cry|crying|ashamed|panick?ing|nervous)";
const SHORT = "(?:money|bills?|rent|debts?|mortgage|poor|afford|cost of living|skint|broke)";
const ROW = "(?:argu\\w+|fight(?:s|ing)?|fought|rows?|rowing|shout(?:s|ing|ed)?|scream\\w*|yell\\w*)";
const WE = `(?:we|us|(?:my |our )?(?:mum|dad|parents|family|mum and dad))`;

/** The first worry that matches a message is the one that is answered. The patterns read {@link plain} text. */
const SIGNS: readonly (readonly [Care, readonly string[]])[] = [
  ["pregnant", [`\\b(?:im|i am|i might be|i may be|i got) (?:\\w+ ){0,2}pregnant\\b`]],
  [
    "scam",
    [
      `^(?=.*\\b${ONLINE}\\b)(?!.*\\b(?:borrow|lend|loan|owe|refund|friend|brother|sister|mum|dad|shop|till)).*\\b(?:send|pay|give|transfer|deposit)s? (?:\\w+ ){0,3}${PRICE}\\b.{0,40}\\b(?:get|send|give|return|pay|turn|double|win)\\w*\\b.{0,25}${PRICE}`,
      `\\b(?:double|triple|flip|multiply) (?:my|your|ur) (?:money|cash|savings)\\b`,
      `\\b(?:won|win|winner|prize)\\b.{0,60}\\b(?:card|click|link|claim|fee|postage|bank details)\\b`,
      `\\b(?:parcel|package|delivery|courier|post)\\b.{0,40}\\b(?:text|e ?mail|message|link|call)\\b.{0,40}\\b(?:pay|click|fee|card|£)|\\b(?:text|e ?mail|message|link)\\b.{0,40}\\b(?:parcel|package|delivery|courier)\\b|\\b(?:parcel|package|delivery) (?:text|e ?mail|message)\\b`,
    ],
  ],
  [
    "hacked",
    [
      `\\bhack(?:ed|er|ing)?\\b.{0,25}\\b(?:my|me|our)\\b|\\b(?:my|our|ive|i) .{0,30}\\bhacked\\b`,
      `\\b(?:logged|got|gone|is|went) (?:in|into|on) ?(?:to )?my account\\b|\\b(?:stole|stolen|took over|taken over|took) my (?:\\w+ )?(?:account|password|login)\\b`,
    ],
  ],
  [
    "jobLost",
    [
      `\\b${GROWN_UP}\\b.{0,20}\\b(?:lost|lose|loses|losing) (?:his|her|their|a|the)? ?jobs?\\b`,
      `\\b${GROWN_UP}\\b.{0,20}\\b(?:sacked|fired|laid off|redundant|out of work|unemployed|no job|pay cut|less pay|cant find (?:a )?(?:job|work))\\b`,
    ],
  ],
  [
    "rowsAtHome",
    [
      `\\b${GROWN_UP}\\b.{0,30}\\b${ROW}\\b.{0,30}\\b(?:${SHORT}|cash|spending)\\b`,
      `\\b${SHORT}\\b.{0,30}\\b${GROWN_UP}\\b.{0,20}\\b${ROW}\\b`,
    ],
  ],
  [
    "spentByMistake",
    [
      `\\bi\\b.{0,20}\\b(?:spent|bought|paid|ordered|charged|used)\\b.{0,60}\\b(?:accident\\w*|mistake|without (?:asking|permission)|on (?:my )?(?:\\w+ )?${GROWN_UP}s (?:\\w+ )?(?:card|phone|account|paypal))\\b`,
      `\\b(?:accident\\w*|mistake)\\b.{0,20}\\b(?:spent|bought|paid|ordered|spend|buy)\\b`,
    ],
  ],
  [
    "spentTooMuch",
    [
      `\\b(?:i|ive|i have)\\b (?:\\w+ ){0,2}(?:spent|wasted|blew|blown|used up) (?:\\w+ ){0,2}(?:all|too much|everything|every penny|it all|the lot)\\b`,
      `\\bi (?:\\w+ )?(?:spend|waste|am spending|keep spending|keep wasting) (?:too much|all my)\\b`,
    ],
  ],
  [
    "tookMoney",
    [
      `\\b(?:i|ive|i have|i just) (?:\\w+ )?(?:stole|stolen|took|taken|nicked|robbed|pinched|swiped)\\b(?=.*\\b(?:${PURSE})\\b).{0,30}\\b(?:from|out of|off) (?:my |the |a |our )?(?:${KIN}|someone|somebody|shop|till|teacher|her|him|his|them|their)`,
      `\\b(?:i|ive|i have|i just) (?:\\w+ )?(?:stole|stolen|took|taken|nicked|robbed|pinched|swiped) (?:my |the |a |our )?(?:${KIN}|someone|somebody)s (?:\\w+ ){0,2}${PURSE}`,
      `\\bi (?:\\w+ )?(?:stole|have stolen|nicked) (?:some |a )?(?:money|cash|£ ?\\d+|\\d+ (?:pounds?|quid))`,
    ],
  ],
  [
    "takenAtHome",
    [
      `\\b${GROWN_UP}s? (?:\\w+ ){0,2}(?:takes?|took|taken|taking|spent|spends?|used|uses|stole|steals|stealing|keeps?|kept|borrow(?:s|ed)|nicked|nicks) (?:\\w+ ){0,3}my (?:\\w+ ){0,2}${PURSE}`,
    ],
  ],
  [
    "stolen",
    [
      `\\b${OTHERS}\\b (?:\\w+ )?(?:stole|stolen|steals?|stealing|nicked|nicks|robbed|pinched|mugged)\\b(?!.{0,30}\\b(?:identity|idea|ideas|details|data)\\b).{0,30}\\b(?:my|me)\\b(?! (?:identity|idea|ideas|details|data))`,
      `\\bmy .{0,25}\\b(?:got|was|were|been|is) (?:stolen|nicked|robbed|pinched)\\b|\\bi (?:got|was) (?:robbed|mugged)\\b`,
    ],
  ],
  [
    "lost",
    [
      `\\b(?:i|ive|i have)\\b (?:\\w+ )?(?:lost|cant find|dropped) (?:my |a |the |some |all |all my )?(?:\\w+ )?${PURSE}(?!.{0,30}\\b(?:bet\\w*|gambl\\w*|crypto|games?|shares?|scam\\w*|to)\\b)`,
      `\\bmy (?:\\w+ )?(?:purse|wallet|bank card|debit card|money) (?:is|has|got|went|has gone) (?:lost|missing|gone)\\b`,
    ],
  ],
  [
    "leftOut",
    [
      `\\b(?:nobody|no one|none|dont|doesnt|wont|never|not|without)\\b.{0,30}\\b(?:play|talk|like|sit|hang|invite[sd]?|friends?|include|want)\\b.{0,15}\\bme\\b.{0,40}\\b(?:no money|money|poor|afford|cheap|skint|broke|rich)\\b`,
      `\\b(?:calls?|called|calling|laugh\\w*|teas(?:e|es|ed|ing)|mak(?:e|es|ing) fun of|made fun of|mock\\w*|pick(?:s|ed|ing)? on|bull(?:y|ies|ied|ying)|(?:is|are|was|were) mean)\\b(?=.*\\b(?:me|my|i|im|us)\\b).{0,40}\\b(?:poor|cheap|skint|broke|tramp|money|shoes|trainers|clothes|afford)\\b`,
      `\\b(?:left out|leave me out|leaves me out|dont fit in|feel (?:so |really )?(?:bad|sad|small|different|embarrassed|ashamed))\\b.{0,60}\\b(?:no money|money|poor|afford|cheap|rich|richer|skint|broke)\\b`,
    ],
  ],
  [
    "moneyAtHome",
    [
      `^(?=.*\\b(?:i|im|my|we|our|us)\\b).*(?:\\b${SCARED}\\b.{0,50}\\b${SHORT}\\b|\\b${SHORT}\\b.{0,50}\\b${SCARED}\\b)`,
      `\\b(?:are|r|is) (?:we|my (?:mum|dad|family)) (?:\\w+ ){0,2}(?:poor|skint|broke|running out of money)\\b`,
      `\\b${WE} (?:\\w+ )?(?:have|has|got|havent got|hasnt got|dont have|doesnt have) (?:no|any|enough|hardly any|very little) money\\b|\\b${WE} (?:are|is|were) (?:\\w+ )?(?:poor|skint|broke|out of money)\\b`,
      `\\b${WE} (?:\\w+ )?(?:cant|cannot|can not|couldnt) (?:pay|afford) (?:\\w+ )?(?:food|rent|bills?|heating|electric\\w*|gas|mortgage|uniform)\\b`,
      `\\b(?:i|we) need money (?:for|to (?:buy|get)) (?:\\w+ ){0,2}(?:food|lunch|dinner|eat|shopping|rent)\\b`,
      `\\b(?:lose|losing|lost|kicked out of|thrown out of) (?:our|the) (?:house|home|flat)\\b`,
    ],
  ],
  [
    "owesMe",
    [
      `\\b${OTHERS}\\b (?:\\w+ )?(?:owes?|owed) me\\b(?! (?:an?|my) )`,
      `\\b(?:i lent|${OTHERS} borrowed)\\b.{0,50}\\b(?:wont|hasnt|didnt|doesnt|never|not|isnt)\\b.{0,10}\\b(?:pay|paid|paying|give|gave|given|giving)\\b`,
      `\\b${OTHERS} (?:wont|hasnt|didnt|never) (?:pay|paid|give|gave|given) me (?:\\w+ ){0,3}back\\b`,
    ],
  ],
  [
    "spendLess",
    [
      `\\b(?:i|my|me|to)\\b.{0,25}\\b(?:stop|quit|cut|cut down|cut back|reduce|control|not)\\b (?:on )?(?:my |on my |our |all my )?(?:wasting|waste|spending|overspending|buying (?:so much|too much|stuff|things|everything|junk))\\b(?!.*\\b(?:straight away|without thinking|impulse))`,
      `\\bhow (?:do|can|could|should|to) (?:i |we )?(?:\\w+ )?(?:spend|waste) (?:less|not so much)\\b`,
    ],
  ],
  [
    "sharing",
    [
      `\\b(?:not|dont|have to|need to|must i|got to|hate)\\b (?:\\w+ ){0,2}shar(?:e|ing)\\b(?! (?:\\w+ )?(?:passwords?|pins?|details|photos?|pictures?|address|data|price|prices|market|screen|location|account))(?! (?:in|of|worth|certificate))`,
    ],
  ],
];

const COMPILED = SIGNS.map(
  ([care, patterns]) => [care, patterns.map((pattern) => new RegExp(pattern, "u"))] as const,
);

/** @returns the worry in a child's message, if there is an answer to it. */
export function careFor(message: string): Care | undefined {
  const text = plain(message).trim();
  return COMPILED.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0];
}
