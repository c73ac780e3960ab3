/** Detects messages that give away where somebody lives, how to phone them or how to get at their money. */
import { withoutHidden } from "../_shared/text/normalise.ts";
import { redact } from "./redact.ts";

const STREET =
  "(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|dr|way|court|ct|crescent|cres|place|pl|terrace|gardens|gdns|grove|hill|square|sq|park|row|mews|walk|green|view|rise|gate|parade|house|heights|wharf)";
/** Matches "12 Rose Lane" and "flat 4b, 7 Oak Road". */
const ADDRESS = new RegExp(
  String.raw`(?<![£$€\d.,])\b(?:flat \w{1,4},? )?\d{1,4}[a-d]?,? (?:\p{L}+[’']?\p{L}* ){1,3}${STREET}\b`,
  "iu",
);
const MINE =
  /\b(?:i(?:['’]?m)? (?:live|living|stay|am) (?:at|on|in)|we live|my (?:home |full |house )?address|i[’']?m at|come (?:to|over to)|our (?:house|address)|where i live|address is|lives? at|sent? it to|deliver (?:it )?to|post it to)\b/iu;
const POSTCODE_OF_MINE = /\b(?:my|our|live|address|home|house|postcode is|post code is)\b/iu;
/** Matches "my pin is 1234" and "password: hunter2", but not "my pin is secret". */
const SECRET =
  /\b(?:my|our|(?:mum|dad|mom|mummy|daddy|nan|parent|brother|sister)['’]?s?) (?:bank |card |account |game |school |e-?mail |roblox |paypal |online |phone |log ?in |credit card |debit card )*(?:pin(?: (?:code|number))?|password|pass ?word|passcode|cvv|cvc|security code|sort code|account number|login|log in) ?(?:is|are|=|:|number is|it[’']?s)?:? ?(?=\S*\d)\S{3,}/iu;
/** Matches "pin 1234" and "the passcode to my phone is 4821", but not "what is a 4 digit pin". */
const SECRET_NUMBER =
  /\b(?:pin(?: (?:code|number))?|passcode|password|pass ?word|cvv|cvc|security code)(?: (?:for|to|of|on) (?:my|our|the|his|her|mum['’]?s|dad['’]?s)(?: \p{L}+){1,3}?)?(?: (?:is|are|=|it['’]?s))?[ :=]{1,3}\d{3,8}(?!\d|[ ]?(?:digits?|numbers?|times|£))/iu;

/** @param message as it was sent */
export function sharesPersonalData(message: string): boolean {
  const plain = withoutHidden(message);
  const { details } = redact(plain);
  if (details.includes("phone") || details.includes("card")) return true;
  if (details.includes("bank account") || SECRET.test(plain) || SECRET_NUMBER.test(plain)) return true;
  const hasAddress = ADDRESS.test(plain);
  if (hasAddress && (MINE.test(plain) || details.includes("postcode"))) return true;
  return details.includes("postcode") && POSTCODE_OF_MINE.test(plain);
}
