import { HELPLINES } from "@/content/helplineLinks";

/** Part of an amount: £1,999, 0.999, 999%, 999p. */
const NOT_AFTER = String.raw`(?<![\p{L}\d.,]|\p{Sc}\s?)`;
const NOT_BEFORE = String.raw`(?![\p{L}\d%]|[.,]\d|\s?(?:%|per ?cent|\p{Sc}))`;

/** Between “call” and a number: “Call Childline free on 0800 1111, or”. */
const CALLED = String.raw`(?<=\b(?:call|ring|dial|phone|telephone|text)(?:ing)?\b(?:[\s\d,:()“”‘’"']|\b(?:or|and|also|can|you|them|the|free|on|at|to|as|well|day|night|childline|police|ambulance|an|emergency|services|helplines?|number|straight|away)\b)*)`;
const NAMED_BEFORE = String.raw`(?<=\b(?:police|ambulance|fire brigade|emergency (?:number|services))(?: number)?(?: is| are| on|:|,)? (?:or )?)`;
const NAMED_AFTER = String.raw`(?=,? (?:is (?:only )?for|if|in)\b[^.!?]*\b(?:danger|police|ambulance|hurt|emergenc(?:y|ies)\b(?! (?:fund|pot|jar|saving|money))))`;
/** A number that counts something: “Text 999 friends”. */
const NOT_COUNTED = String.raw`(?!\s(?!(?:now|if|in|or|and|is|for|free|straight|right|at|first|when|so|on|as|from|to|because|then|but|day|today|immediately|quickly)\b)\p{L})`;

/** A number as short as an amount is a helpline only where the sentence says so; one tap on a sum must call nobody. */
const isShort = (name: string) => /^[\d ]{1,7}$/.test(name);
const patternOf = (name: string) =>
  isShort(name)
    ? `(?:${CALLED}|${NAMED_BEFORE}|(?=${name}${NAMED_AFTER}))${name}${NOT_COUNTED}`
    : name.replaceAll(".", "\\.");
const NAMED = new RegExp(
  `${NOT_AFTER}(${Object.keys(HELPLINES).map(patternOf).join("|")})${NOT_BEFORE}`,
  "iu",
);

/** A text whose helplines are links, so that a child on a phone can call with one tap. */
export function WithHelplines({ children }: { children: string }) {
  return children.split(NAMED).map((part, index) =>
    part in HELPLINES ? (
      <a key={index} href={HELPLINES[part]} className="text-link font-semibold whitespace-nowrap">
        {part}
      </a>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
