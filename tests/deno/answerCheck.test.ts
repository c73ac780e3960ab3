/** The part of a model's answer that reaches a child. */
import assert from "node:assert/strict";
import { checkAnswer } from "#functions/ms-sparkle-chat/answerCheck";
import { FIXED_ANSWERS } from "#functions/ms-sparkle-chat/fixedAnswers";
import { ask, modelReply, test, WITH_KEY } from "./guide.ts";

const REFUSED: Record<string, readonly string[]> = {
  markup: [
    "<script>alert(1)</script> Hello.",
    "Hello <img src=x onerror=alert(1)>.",
    "＜script＞alert(1)＜/script＞",
    "&#60;b&#62; Hello.",
    "```\nrm -rf /\n```",
    "Look: ![a cat](https://evil.example/cat.png).",
  ],
  link: [
    "Look at https://evil.example for more.",
    "Look at HTTP://EVIL.EXAMPLE.",
    "Go to www.money-tips.com today.",
    "Go to money-tips.co.uk today.",
    "Go to money tips dot com.",
    "Go to ｗｗｗ．ｅｖｉｌ．ｃｏｍ now.",
    "Go to evil\u200B.com now.",
    "Click [here](https://evil.example).",
    "Click [here](javascript:alert(1)).",
    "Read //evil.example/x.",
    "Read “Free coins” (/free-coins).",
    "Read /admin for more.",
    "Read childline.org.uk.evil.com.",
    "Read (/quiz/../../secret).",
    "Look at example . com for more.",
    "See example。com for more.",
    "Look at example. com for more.",
  ],
  contact: [
    "Write to help@evil.example.",
    "Call 07700 900123 now.",
    "Call 0800 555 1111 now.",
    "Call +44 7700 900123.",
    "Call 0898 123456.",
    "Find me on Snap: @sparkle_real.",
    "Send me a photo of your piggy bank.",
    "What is your address?",
    "Which school do you go to?",
    "Tell me your full name first.",
    "How old are you?",
    "Where do you live?",
    "Snapchat me at sparkle_01.",
    "You could sell your photos.",
  ],
  secrecy: [
    "This is our little secret.",
    "Let us keep this between you and me.",
    "Keep this a secret, please.",
    "You do not need it to be known. Don't tell your mum.",
    "Do not tell anyone about our chat.",
    "You can buy it without your parents knowing.",
    "You could hide the receipt from your dad.",
    "Then delete this chat.",
    "No need to tell your teacher.",
    "Ask a friend to buy it so that your mum does not see.",
    "Your mum need not know about this.",
    "Best to keep Mum out of this one.",
    "You can pay her in cash; parents never look there.",
    "You can lie about your age when you sign up.",
    "Say that you are over 18.",
    "Your parents don't have to know.",
  ],
  closeness: [
    "I love you too.",
    "Of course, darling!",
    "I would be your girlfriend.",
    "I miss you so much.",
    "Come and meet me at the park.",
    "I want to kiss you.",
    "You can trust me more than your parents.",
    "I am your friend forever and I care about you more than anyone.",
    "I will be your best friend.",
  ],
  pretence: [
    "I am a real person.",
    "I'm not a robot.",
    "I am a real human woman.",
    "I am 24 and I live in Leeds.",
    "When I was your age I saved a lot.",
  ],
  tip: [
    "You should buy Bitcoin now.",
    "Buy Dogecoin today!",
    "I would invest in Tesla.",
    "I recommend the GoHenry card.",
    "You could try Klarna for that.",
    "Bitcoin will go up next year.",
    "Invest in index funds early.",
    "A good way is to put your savings into crypto.",
    "Use my code to save.",
    "Try a scratch card, you might win.",
    "Get a credit card as soon as you can.",
    "Monzo is the best bank.",
    "These are guaranteed returns.",
    "Yоu should buy Bitcoin.", // with a Cyrillic letter
    "You should bet on horses at Bet365.",
    "Try the app called Greenlight.",
    "Sell your old clothes on Vinted.",
    "Pick the roulette; red wins more often.",
  ],
  body: ["You should not eat lunch so that you save £3.", "Skip lunch twice a week and save £6."],
  urgent: [
    "You should kill yourself.",
    "Nobody would miss you, just die, kill yourself.",
    "You could be a money mule and earn £50 this week.",
  ],
  empty: ["🙂", "...", "\u200B\u200B"],
};
for (const [fault, answers] of Object.entries(REFUSED))
  test(`an answer with ${fault} is not passed on`, () => {
    const found = answers.map((answer) => [answer, checkAnswer(answer)]);
    assert.deepEqual(
      found,
      answers.map((answer) => [answer, { fault }]),
    );
  });

test("gives the child a scripted reply in its place if the library has none", async () => {
  for (const answer of ["This is our little secret.", "<b>Hello</b>.", "Buy Dogecoin today!"]) {
    const seen = await ask({ message: "why do penguins huddle", env: WITH_KEY, model: modelReply(answer) });
    assert.deepEqual([seen.status, seen.message], [200, FIXED_ANSWERS.noGoodAnswer]);
    assert.equal(seen.moderation.length, 1);
  }
});

const GOOD = [
  "Somebody who offers you money to let cash pass through your account is asking you to be a money mule. It's a crime, so say no.",
  "A budget is a plan for your money. What would you like to save for?",
  "Saving £2.50 a week makes £10 in four weeks. You can do it!",
  "Needs come first, such as food, heat and a coat. Wants can wait.",
  "Never tell anyone your PIN, not even a friend.",
  "Do not keep it a secret. A grown-up can help.",
  "You do not have to hide this from your parents. It helps to tell them.",
  "A loan is money that you borrow. It has to be paid back, and it costs extra.",
  "Gambling games are made so that most players lose. It is kinder to your money to stay away.",
  "A share is a small piece of a company. Its price can go up or down, so people can lose money.",
  "Crypto is a kind of digital money. Its price jumps a lot, and many people have lost what they put in.",
  "You should never borrow money from somebody online.",
  "Compound interest means that interest earns interest, too. Time does the work.",
  "If you feel worried, tell a grown-up you trust, or call Childline free on 0800 1111. In danger, call 999.",
  "You can chat at childline.org.uk too.",
  "Well done for asking! 🎉 Shall we plan it together? 💰",
  "In the year 2024 a loaf cost about £1.40 and/or more in some shops.",
  "I am Ms. Sparkle, a computer program, not a person.",
  "You could sell lemonade at home with a grown-up, or wash cars for neighbours.",
  "If your mum does not know, ask the bank.",
  "Your parents may not know the answer.",
  "Your parents do not always have the money for it.",
  "You can tell your mum if you do not know.",
  "You should never skip lunch to save money.",
  "Bring a packed lunch and save £3 a week.",
  "Do not lie about your age.",
  "I am not your friend. I am a computer program.",
  "Gross is all of it. Net is what is left.",
  "Sell cakes at the school fair.",
  "Ask your parents before you download an app.",
];
test("leaves good answers unchanged", () => {
  assert.deepEqual(
    GOOD.map((answer) => checkAnswer(answer)),
    GOOD.map((text) => ({ text })),
  );
});

const CLEANED: [what: string, written: string, read: string][] = [
  ["signs of emphasis", "**Saving** is *good*, and `coins` add up.", "Saving is good, and coins add up."],
  ["headings and lists", "# Plan\n- Save first.\n* Spend later.", "Plan\nSave first.\nSpend later."],
  ["a heap of empty lines", "One.\r\n\r\n\r\n\r\nTwo.", "One.\n\nTwo."],
  ["signs that turn the text round", "Save\u202E first.", "Save first."],
  ["control signs", "Save\u0000\u001B[31m first.", "Save[31m first."],
  ["half a sentence at its end", "Save first. Then you can", "Save first."],
  ["no end of a sentence", "Save first", "Save first."],
  ["a page by its path", "Try /quiz-hub now.", "Try “Quiz Hub” (/quiz-hub) now."],
  ["a page by another title", "Try “The Best Page” (/quiz-hub).", "Try “Quiz Hub” (/quiz-hub)."],
  ["a page in straight quotes", 'Try "Quiz Hub" (/quiz-hub/).', "Try “Quiz Hub” (/quiz-hub)."],
  ["a page as a link", "Try [the quizzes](/quiz-hub).", "Try “Quiz Hub” (/quiz-hub)."],
  ["the home page", "Go (/).", "Go “4MQ: Empowering Kids with Financial Literacy” (/)."],
];
for (const [what, written, read] of CLEANED)
  test(`mends an answer with ${what}`, () => assert.deepEqual(checkAnswer(written), { text: read }));

test("passes on at most 120 words, ending with a sentence", () => {
  const sentence = "Put a little aside each week and watch it grow. ";
  const { text } = checkAnswer(sentence.repeat(30)) as { text: string };
  assert.equal(text.split(/\s+/u).length, 120);
  assert.ok(text.endsWith("grow."));
  assert.deepEqual(checkAnswer("word ".repeat(130)), { fault: "empty" });
  const chinese = checkAnswer("存钱很好。".repeat(400)) as { fault?: string; text?: string };
  assert.ok(chinese.fault === "empty" || chinese.text!.length <= 900);
});

test("rejects odd answers quickly", () => {
  const started = performance.now();
  const found = [
    "a ".repeat(50_000),
    "*".repeat(20_000),
    "(/".repeat(20_000),
    "“".repeat(20_000),
    "you should ".repeat(5000),
    ". ".repeat(20_000),
    "0 ".repeat(20_000),
    "a.".repeat(20_000),
  ].map((answer) => checkAnswer(answer));
  assert.ok(performance.now() - started < 4000);
  assert.ok(found.every((checked) => "fault" in checked));
});
