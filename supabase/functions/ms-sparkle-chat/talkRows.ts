/** Small talk, pleas for somebody to talk to and questions for today's figures, as rows (rows.ts). */
import type { Row } from "./rows.ts";

type Talk = "hello" | "thanks" | "bye" | "fine" | "who" | "can";

/** Small talk: each row is a whole message. */
export const TALK_ROWS: readonly Row<Talk>[] = [
  [
    "hello",
    "^(?:(?:hi+|hey+|hello+|hiya|yo|helo|howdy)POLITE ?)+$",
    "hi there",
    "hi what is tax",
    "A greeting asks nothing.",
  ],
  [
    "hello",
    "^good (?:morning|afternoon|evening|day)POLITE$",
    "good morning",
    "good day to sell",
    "The same, by the time of day.",
  ],
  [
    "thanks",
    "^(?:(?:ok|oh|great|cool|wow) )*(?:thank ?s?(?: YOU)?|thx|ty|cheers|ta)POLITE$",
    "ok thanks",
    "thank you letter help",
    "Thanks asks nothing.",
  ],
  [
    "thanks",
    "^(?:many )?thank(?:s| YOU)(?: (?:so much|very much|a lot|for \\w+ ?\\w*))+$",
    "thank you so much",
    "thanks and what is a bond",
    "Longer thanks.",
  ],
  [
    "bye",
    "^(?:ok(?:ay)? )*(?:good ?)?(?:bye+|night)(?: bye)*POLITE$",
    "ok bye",
    "night shift pay",
    "A goodbye.",
  ],
  [
    "bye",
    "^(?:see|cu) (?:you|ya|u)(?: (?:later|soon|tomorrow))?$",
    "see you later",
    "see you saved £5",
    "A goodbye.",
  ],
  [
    "fine",
    "^(?:(?:hi|hey|hello) )?how ARE YOU(?: (?:today|doing))*POLITE$",
    "how are you today",
    "how are you paid",
    "Polite, and about her.",
  ],
  ["fine", "^how(?:s| is) it going$", "hows it going", "how is it going up", "The same."],
  [
    "who",
    "^(?:(?:hi|hey|hello) )?(?:who|what) ARE YOU$",
    "who are you",
    "what are you saving",
    "She says what she is.",
  ],
  [
    "who",
    "^(?:whats|what is) (?:your|ur) name$",
    "what is your name",
    "what is your name for tax",
    "The same.",
  ],
  [
    "who",
    "^(?:who(?:s| is) (?:ms|miss|mrs)? ?sparkle|who am i (?:talking|chatting) to)$",
    "who is ms sparkle",
    "who is rich",
    "The same.",
  ],
  [
    "who",
    "\\bARE YOU(?: (?:a|an|really|actually|even|just))* (?:real|human|person|people)\\b",
    "are you a real person",
    "are your real prices up",
    "She never passes for a person.",
  ],
  [
    "who",
    "\\bARE YOU(?: (?:an?|really))* (?:robot|bot|ai|chat ?gpt)\\b",
    "r u a bot",
    "are you both saving",
    "The same.",
  ],
  [
    "who",
    "\\bARE YOU(?: (?:an?|really))* (?:computer|machine|program|alive|woman|girl)\\b",
    "are you a computer",
    "are you a fan of offers",
    "The same.",
  ],
  [
    "who",
    "\\b(?:talk|chatt)ing (?:to|with) (?:an? )?(?:real )*(?:human|person|robot|bot)\\b",
    "am i talking to a human",
    "my talking robot toy",
    "The same.",
  ],
  [
    "who",
    "^(?:is|are) (?:this|there|it) (?:an? )?(?:real )?(?:human|person|robot|bot|ai)$",
    "is this a bot",
    "is there a bot under £200",
    "Only as a whole question.",
  ],
  [
    "can",
    "^(?:what|how) (?:can|do|could) YOU (?:do|help|answer)(?: (?:me|with|for|here))*$",
    "what can you do",
    "what can you do with £5",
    "She says what she can do.",
  ],
  [
    "can",
    "^what (?:can|could) i ask(?: (?:YOU|here))*$",
    "what can i ask you",
    "what can i ask for a car wash",
    "The same.",
  ],
  [
    "can",
    "^(?:can YOU )?help(?: me)?POLITE$",
    "help",
    "help me save",
    "One word alone: she offers, and names help below.",
  ],
];

/** A whole message that asks for somebody to talk to. */
export const HELP_ROWS: readonly Row<"helpNow">[] = [
  [
    "helpNow",
    "^(?:(?:what is|whats|call|ring) )?childlines?(?: (?:phone )?number)?POLITE$",
    "childline",
    "what is childline for my poster",
    "The number, at once.",
  ],
  [
    "helpNow",
    "^how do i (?:call|ring|contact|text) childlinePOLITE$",
    "how do i call childline",
    "how do i call a bank",
    "The same.",
  ],
  [
    "helpNow",
    "^(?:(?:please|pls|hi|hey) )*i (?:really )?need (?:some )?helpPOLITE$",
    "i need help",
    "i need help with sums",
    "No subject: it may be anything.",
  ],
  [
    "helpNow",
    "^i need to talk(?: to (?:someone|somebody|a person))?$",
    "i need to talk",
    "i need to talk about prices",
    "The same.",
  ],
  [
    "helpNow",
    "^(?:can|could) i (?:talk|speak) to (?:someone|somebody|a person|a human)\\b",
    "can i talk to someone",
    "can i talk to a bank",
    "The same.",
  ],
  [
    "helpNow",
    "^(?:who can i|is there (?:someone|somebody) i can) (?:talk|speak) to$",
    "who can i talk to",
    "who can i talk to at a bank",
    "The same.",
  ],
];

/** Today's figures, and what somebody owns or earns: the library cannot know them. */
export const FIGURE_ROWS: readonly Row<"figure">[] = [
  [
    "figure",
    "\\bhow (?:much|many)\\b.{0,50}\\b(?:today|right now|this (?:week|year))\\b",
    "how many dollars is a pound today",
    "how many weeks in a year",
    "Prices of a day.",
  ],
  [
    "figure",
    "\\bwhat(?:s| is) the .{0,40}\\b(?:rate|price)\\b.{0,20}\\b(?:today|right now)\\b",
    "what is the interest rate right now",
    "what is the rate of pay",
    "Rates of a day.",
  ],
  [
    "figure",
    "\\b(?:rich|poor|wealthi)est\\b|\\w{3,}s net worth\\b|\\bnet worth of\\b",
    "who is the richest man",
    "what is net worth",
    "What somebody owns.",
  ],
  [
    "figure",
    "\\bhow much (?:does|do|has) (?!it|the|an?|my|i\\b)\\w+(?: \\w+)? (?:have|got)\\b",
    "how much does taylor swift have",
    "how much does it have to be",
    "The same.",
  ],
  [
    "figure",
    "\\bhow much do(?:es)? (?:an? )?(?!i\\b|you|we|my)\\w+(?: \\w+)? (?:earn|make)\\b",
    "how much do footballers earn",
    "how much do i earn",
    "What a job pays is not in the library.",
  ],
  [
    "figure",
    "\\bhow much (?:does|do|is|are) (?:an? |the )?(?:new )?\\w+(?: \\w+)? costs?$",
    "how much does a ps5 cost",
    "how much does it cost to join in",
    "The price of one thing.",
  ],
];
