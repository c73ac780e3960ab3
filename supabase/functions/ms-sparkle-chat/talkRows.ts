/** Small talk, and pleas for somebody to talk to, as rows (rows.ts). */
import type { Row } from "./rows.ts";

type Talk = "hello" | "who" | "can";

/** Small talk that no doubt may be about: each row is a whole message. The rest is learnt (scripts/guide/asks/talk.txt). */
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
