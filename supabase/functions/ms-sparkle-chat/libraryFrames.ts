/** Ways of asking that use no word of the entry they mean: "is a tablet a need", "do you track my kids". */
import { plain } from "./libraryWords.ts";

/** An entry's name or a page's path. */
type Target = string;

const CHILD = String.raw`(?:kids?|child(?:ren)?|sons?|daughters?|teen(?:ager)?s?|boys?|girls?|pupils?)`;
const OURS = String.raw`\b(?:my|our|the) (?:\w+ ){0,2}${CHILD}\b`;
const one = (pattern: string): RegExp => new RegExp(pattern, "u");

const FRAMES: readonly (readonly [RegExp, Target])[] = [
  [
    one(
      String.raw`\b(?:ask(?:s|ed|ing)?|wants?|wanted|needs?|send)\b.{0,25}\bmy (?:\w+ )?(?:password|pin|bank (?:details|account number)|card (?:details|number)|sort code|security code|log ?in)\b`,
    ),
    "Phishing",
  ],
  [
    one(String.raw`\bcoins?\b.{0,12}\b(?:this|your|the) (?:site|website)\b|\bcoins? (?:on )?here\b`),
    "4MQ Coin",
  ],
  [
    one(
      String.raw`\b(?:borrow|lend|lends|lent|loan)\b.{0,30}£? ?\d+.{0,30}\b(?:give|pay|owe|want)s? (?:me |him |her |them |it |back )*£? ?\d+`,
    ),
    "Loan shark",
  ],
  [one(String.raw`\bneeds?\b.{0,12}\b(?:and|vs|or|versus|from)\b.{0,12}\bwants?\b`), "Two words that help"],
  [
    one(
      String.raw`\b(?:is|are) (?:\w+ ){1,5}(?:needs?|wants?)$|\b(?:is|are) (?:\w+ ){1,5}(?:an? )?(?:need or (?:an? )?want|want or (?:an? )?need)\b|\bdo(?:es)? (?:i|we|you|he|she|they|kids|children) (?:really need|need (?:an?|another|new|more)(?! account))\b`,
    ),
    "Two words that help",
  ],
  [
    one(
      String.raw`\b(?:delete|remove|erase|close|get rid of)\b.{0,40}\b(?:accounts?|data|everything|profile|details)\b`,
    ),
    "/account",
  ],
  [
    one(
      String.raw`\b(?:forg[eo]t|forgotten|lost|reset|wrong)\b.{0,20}\bpassword\b|\bpassword\b.{0,30}\b(?:wrong|forgotten|reset|not work\w*|doesnt work)\b`,
    ),
    "/auth",
  ],
  [one(String.raw`\b(?:need|have) to (?:sign (?:up|in)|log ?in|register|join|pay to)\b`), "/auth"],
  [
    one(
      String.raw`\bhow old\b.{0,40}\b(?:site|website|account|join|use this)\b|\b(?:age limit|minimum age)\b`,
    ),
    "/terms",
  ],
  [
    one(
      String.raw`\b(?:do|does|will|can) (?:you|u|the site|this site|4mq|it) (?:track|collect|store|keep|hold|share|sell|spy|record|save|give)\b.{0,40}\b(?:data|details|info|information|me|us|about|kids?|child(?:ren)?|son|daughter|name|e ?mail)\b|\bgdpr\b|\b(?:site|website) (?:safe|secure|private)\b|\bwho (?:can|will) (?:see|read)\b.{0,20}\b(?:journal|entries|write|name|data)\b`,
    ),
    "/privacy",
  ],
  [
    one(
      String.raw`\b(?:reach|contact|e ?mail|ring|phone|write to|speak to|message) (?:you|the|your|a) ?(?:guys|team|person|people|someone|human|author)?\b|\bcomplain(?:ts?|ing)?\b`,
    ),
    "/contact",
  ],
  [
    one(
      String.raw`\bwho (?:runs?|made|makes?|owns?|created|wrote|writes|is behind)\b.{0,20}\b(?:this|site|website|4mq|books?)\b`,
    ),
    "/about",
  ],
  [
    one(
      String.raw`\b(?:can|could|do|should|would|to let|help) (?:i|we|kids|children|teens|teenagers|a (?:kid|child|teen)|${CHILD})\b.{0,20}\b(?:earn|make|get)\b.{0,20}\bmoney\b(?! back)|\byear olds? (?:to )?(?:earn|make)\b|\b(?:earn|make) (?:some |extra |more |my own )?money\b.{0,30}\b(?:kid|child|teen|summer|holidays?|at home|age|1\d)\b`,
    ),
    "/community",
  ],
  [
    one(
      String.raw`\b(?:teach(?:er|ers|ing)?|classroom|lessons?|ks[1-4]|year [1-9] class|my class|my pupils)\b.{0,40}\b(?:materials?|resources?|printables?|plans?|use|free|worksheets?|pack|activit\w+)\b|\b(?:materials?|resources?|use|printables?|something|pack)\b.{0,40}\b(?:teachers?|teaching|classroom|lessons?|my class|year \d class|pupils)\b`,
    ),
    "/resources",
  ],
  [
    one(
      String.raw`\b(?:short of money|money is (?:tight|short)|cant afford|cannot afford|no spare money|low on money)\b.{0,60}\b${CHILD}\b|\b${CHILD}\b.{0,60}\b(?:short of money|money is (?:tight|short)|cant afford|cannot afford|low on money)\b`,
    ),
    "Every household is different",
  ],
  [
    one(
      String.raw`\b(?:talk|talks|talking|argu\w+|rows?|fight\w*)\b.{0,40}\bmoney\b.{0,30}\b(?:home|${CHILD}|family)\b|${OURS}.{0,60}\b(?:talk|talks|talking|argu\w+)\b.{0,30}\bmoney\b|\b(?:talk|explain|speak)\b.{0,20}\b(?:${CHILD})\b.{0,20}\bmoney\b`,
    ),
    "Three conversations that need not turn into rows",
  ],
  [
    one(
      String.raw`${OURS}.{0,30}\b(?:spends?|spending|wastes?|blows?|wants?)\b.{0,20}\b(?:all|every|everything|straight|at once|it all|too much|money)\b`,
    ),
    "Three conversations that need not turn into rows",
  ],
  [
    one(
      String.raw`\b(?:what|which|right) age\b.{0,30}\b(?:pocket money|allowance)\b|\b(?:give|giving|get|start|begin)\b.{0,30}\b(?:pocket money|allowance)\b.{0,30}\b${CHILD}|\b${CHILD}\b.{0,40}\b(?:pocket money|allowance)\b`,
    ),
    "Pocket money without the lecture",
  ],
];

const BOOK_FOR_AGE =
  /\b(?:books?|reads?|reading)\b.{0,40}\b(\d{1,2}) ?(?:year|yr|y o)|\b(\d{1,2}) ?(?:year|yr|y o).{0,30}\b(?:books?|reads?|reading)\b/u;
/** The first age of each level, highest age first. */
const LEVELS = [
  [14, "/books/4MQ-L3"],
  [11, "/books/4MQ-L2"],
  [7, "/books/4MQ-L1"],
] as const;

/** @returns the entry's name or the page's path that a way of asking leads to. */
export function framedBy(message: string): Target | undefined {
  const text = plain(message).trim();
  const age = BOOK_FOR_AGE.exec(text);
  const years = Number(age?.[1] ?? age?.[2] ?? NaN);
  const level = years <= 17 ? LEVELS.find(([from]) => years >= from) : undefined;
  return level?.[1] ?? FRAMES.find(([pattern]) => pattern.test(text))?.[1];
}
