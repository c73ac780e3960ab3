/** Texts before they are classified or passed on: folded for the rules, redacted for a provider. */
import { describe, expect, it } from "vitest";
import { normalise } from "#functions/_shared/text/normalise";
import { isCardNumber, redact, sharesPersonalData } from "#functions/ms-sparkle-chat/personalData";
import { HARMLESS_TEXTS, PERSONAL_TEXTS } from "#tests/fixtures/guidePersonalTexts";

describe("a disguised word", () => {
  it.each([
    ["capitals", "KILL"],
    ["full-width letters", "ｋｉｌｌ"],
    ["mathematical letters", "𝓴𝓲𝓵𝓵"],
    ["letters in boxes", "🅺🅸🅻🅻"],
    ["letters as flags", "🇰🇮🇱🇱"],
    ["small capitals", "ᴋɪʟʟ"],
    ["Cyrillic letters", "кill"],
    ["accents", "k̴í̷ļ̵l̶"],
    ["nothing that shows between the letters", "k\u200Bi\u00ADl\u2060l"],
    ["digits", "k1ll"],
    ["a digit for an l", "ki11"],
    ["signs", "k!ll"],
    ["a star for a letter", "k*ll"],
    ["blanks", "k i l l"],
    ["dots", "k.i.l.l"],
    ["dashes", "k-i-l-l"],
    ["stretched letters", "kiiiillll"],
    ["a letter lost", "kil"],
  ])("reads a disguised word through %s", (_, text) => {
    expect(normalise(text).latin).toBe("kill");
  });

  it("reads words torn apart, run together and misspelled", () => {
    expect(normalise("my self").latin).toBe("myself");
    expect(normalise("killmyself").latin).toBe("kill myself");
    expect(normalise("#iwanttodie").latin).toBe("i want to die");
    expect(normalise("sucide suiicide suicidle").latin).toBe("suicide suicide suicide");
  });

  it("leaves every other word unchanged", () => {
    const text = "i have 5 pounds and 50p for 3 kittens in u18 football at 4mq";
    expect(normalise(text).latin).toBe(text);
    expect(normalise("Rapid skill, filling bills; decide on a subside.").latin).toBe(
      "rapid skill filling bills | decide on a subside",
    );
  });

  it("keeps the sentences apart", () => {
    const { native, latin } = normalise("Ça va? Don’t GO.");
    expect(native).toBe("ca va | dont go");
    expect(latin).toBe("ca va | dont go");
  });

  it("reads sentences of one word as one", () => {
    expect(normalise("I. Want. To. Die.").latin).toBe("i want to die");
  });

  it("keeps the signs of other scripts", () => {
    expect(normalise("मैं मरना चाहता हूँ").native).toBe("मैं मरना चाहता हूँ");
    expect(normalise("أُرِيدُ").native).toBe("اريد");
  });
});

describe("redaction", () => {
  it.each([
    ["write to ann@example.com please", "write to [e-mail] please"],
    ["ann.lee+4mq@mail.example.co.uk", "[e-mail]"],
    ["ann (at) example (dot) com", "[e-mail]"],
    ["ann at example dot com", "[e-mail]"],
    ["07700 900123", "[phone number]"],
    ["it is 07700-900-123!", "it is [phone number]!"],
    ["(020) 7946 0018", "[phone number]"],
    ["0 7 7 0 0 9 0 0 1 2 3", "[phone number]"],
    ["+44 7700 900123", "[phone number]"],
    ["0044 7700 900123", "[phone number]"],
    ["+1 (555) 010-0199", "[phone number]"],
    ["+91 98765 43210", "[phone number]"],
    ["０７７００９００１２３", "[phone number]"],
    ["077\u200B00900123", "[phone number]"],
    ["oh seven seven double oh nine double oh one two three", "[phone number]"],
    ["I live near SW1A 1AA.", "I live near [postcode]."],
    ["m1 1ae", "[postcode]"],
    ["4111 1111 1111 1111", "[card number]"],
    ["5555-5555-5555-4444", "[card number]"],
    ["3782 822463 10005", "[card number]"],
    ["my number is 7700900123", "my number is [phone number]"],
    ["O77OO 9OO123", "[phone number]"],
    ["SW1A  1AA", "[postcode]"],
    ["jo.smith gmail com", "[e-mail]"],
    ["4111 1111 1111 1112", "[card number]"],
    ["sort code 20-00-00 account 12345678", "[bank account] [bank account]"],
    ["add @tombaker09 on insta", "add [user name] on insta"],
    ["ann@example.com or 07700 900123", "[e-mail] or [phone number]"],
  ])("redacts “%s” to “%s”", (text, expected) => {
    expect(redact(text).text).toBe(expected);
  });

  it.each([
    "Save £42 at £5 a week",
    "£1,000,000 is 1 000 000 pounds",
    "10 000 000 pounds",
    "Childline is 0800 1111, the police are 999",
    "Call 0800 123 4567",
    "in 2026 I had 12.50 and 3/4",
    "My e-mail is secret @ home",
    "level 2 chapter 10",
    "7 000 000 000 people and £7,700,900,123",
    "meet me @ 4 o clock",
    "account 4 of 12, sort codes have six digits",
    "I use gmail, comic books and outlook",
    "ﬁne, keep the ligature",
  ])("leaves “%s” unchanged", (text) => {
    expect(redact(text)).toEqual({ text, details: [] });
  });

  it("names the kinds of details found, once each", () => {
    expect(redact("a@b.com c@d.com 07700 900123").details).toEqual(["e-mail", "phone number"]);
  });
});

it("recognises a card number by its last digit", () => {
  expect(isCardNumber("4111 1111 1111 1111")).toBe(true);
  expect(isCardNumber("4111 1111 1111 1112")).toBe(false);
  expect(isCardNumber("0000 0000 0000 0000")).toBe(false);
  expect(isCardNumber("42")).toBe(false);
});

describe("personal data", () => {
  it.each([
    "I live at 12 Rose Lane",
    "my address is flat 4b, 7 Oak Road",
    "12 Rose Lane, Leeds LS1 4AP",
    "my postcode is LS1 4AP",
    "my number is 07700 900123",
    "card 4111 1111 1111 1111",
    "mum's pin is 4821",
    "my password: hunter2",
    "pin 1234",
    "the passcode to my phone is 4821",
    "sort code 20-00-00 account 12345678",
    "call 7700900123",
    "4111 1111 1111 1112",
  ])("finds personal data in “%s”", (text) => {
    expect(sharesPersonalData(text)).toBe(true);
  });

  it.each([
    "there are 3 shops in my street",
    "What is a postcode?",
    "my pin is secret",
    "is a pin 4 digits or 6",
    "why has a pin 4 digits",
    "what is a pin for my card",
    "my password has 12 letters",
    "how do I choose a password",
    "We sell cakes for £12 a road trip",
    "10 Downing Street is where the prime minister works",
  ])("finds no personal data in “%s”", (text) => {
    expect(sharesPersonalData(text)).toBe(false);
  });
});

describe("texts of children", () => {
  it("leave without what says who or where somebody is, but for three in a hundred", () => {
    const leaving = PERSONAL_TEXTS.filter(
      ([text, detail]) => !sharesPersonalData(text) && redact(text).text.includes(detail),
    );
    expect(leaving.length / PERSONAL_TEXTS.length, leaving.join("\n")).toBeLessThanOrEqual(0.03);
  });

  it("stay as they are if they are harmless, but for three in a hundred", () => {
    const altered = HARMLESS_TEXTS.filter((text) => sharesPersonalData(text) || redact(text).text !== text);
    expect(altered.length / HARMLESS_TEXTS.length, altered.join("\n")).toBeLessThanOrEqual(0.03);
  });
});
