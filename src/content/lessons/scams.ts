import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { ONLINE_SCAMS, RISKS, REAL_LIFE_RISK } from "./curriculum";
import type { Handout, LessonPlan } from "./lesson";
import { DISCLOSURE } from "./lessonTexts";

const BANK = BUYING_FACTS.callTheBank.figure;

/** From the topic “Scams and Games”: Maya and Dan, Callum, Idris, and its three lists of the first ten minutes. */
export const SCAMS = {
  path: "/resources/lessons/scams",
  meta: {
    title: "Lesson: the first ten minutes after a scam, ages 11-16 | 4MQ",
    description:
      "A lesson of 50 minutes for ages 11 to 16 with a plan, screens for the class and one sheet: the signs of a scam, and six steps to put in order.",
  },
  years: "Years 7 to 11, S1 to S4, or Years 8 to 12 in Northern Ireland",
  objective: {
    pupils: "I can spot the signs of a scam. I know what to do in the first ten minutes, and whom to tell.",
    teacher: "Pupils name the signs of a scam, order the first steps after one, and practise telling.",
  },
  need: "One screen, pens, one sheet for each pair, and the page to read aloud. No phones, no accounts.",
  blocks: [
    {
      id: "before",
      name: "Before",
      minutes: 5,
      says: [
        "“Here are five questions. Put a hand up for A, B or C. I won’t say what is right until the end.”",
        "“We talk about the people in the stories, and about nobody here.”",
        "Count the hands and type the numbers in.",
      ],
      pupils: "They vote once for each question, without talking.",
      screens: "before",
    },
    {
      id: "a-message-from-dan",
      name: "A message from Dan",
      minutes: 8,
      says: [
        "“This comes from Dan, a friend. Real, or a trick?” Vote, and ask the “real” side first: what made it look right?",
        "Read “A message from a friend” aloud.",
        "“In pairs, for two minutes: what gave it away, and what did Maya do well?” Hear three pairs.",
      ],
      pupils: "They vote, listen, and talk in pairs.",
      screens: [
        {
          lines: [
            "From Dan, a friend:",
            "“Quick, this site swaps old skins for rare ones. I got three, so use my link!”",
          ],
          choices: ["Real", "Trick", "Not sure"],
        },
        { lines: ["What gave it away?", "What did Maya do well?"] },
        { lines: ["Dan never hurries.", "The chat only sent the link again. So Maya rang Dan himself."] },
        { lines: ["Phishing: a perfect copy of a real page asks you to log in."] },
      ],
    },
    {
      id: "signs",
      name: "Signs",
      minutes: 11,
      says: [
        "Give out the sheets. “In pairs, read messages A and B, and tick the signs.” From Year 10, also C; others skip its screen. Allow five minutes.",
        "Show the answers. After B: “People who let their account be used like that are called money mules. Moving stolen money is a crime. Telling helps, even after a yes.”",
        "Pairs write down the strongest sign and why. Hear three, and vote.",
      ],
      pupils: "Pairs do task 1, and choose the strongest sign.",
      screens: [
        { lines: ["Read the messages with your partner.", "Tick every sign that you find."] },
        { lines: ["A hurries you, wants you to log in, and doesn’t sound like Dan."] },
        { lines: ["B offers £60 for ten minutes, and wants your bank account."] },
        {
          lines: [
            "The £600 was stolen. Whoever passes it on is a money mule.",
            "“My account is only for my money.”",
          ],
        },
        { lines: ["C offers £90 a day for liking videos, hurries you, and makes you pay first."] },
        { lines: ["One more sign: “Tell nobody!”"] },
        {
          lines: ["Which sign would stop you first?"],
          choices: ["The hurry", "My login or account", "Too much money", "Paying first"],
        },
      ],
    },
    {
      id: "first-ten-minutes",
      name: "The first ten minutes",
      minutes: 11,
      says: [
        "“Suppose Maya has logged in on the false page, and paid with a bank card. In pairs, do task 2.”",
        "After five minutes: “Compare with another pair. Where do you differ, and why? The password can come earlier.” Allow a minute.",
        "Show the steps one by one, in three minutes. “The first three help after any scam. Say them with me: stop, keep, tell.”",
        "Vote on Callum’s £600.",
      ],
      pupils: "Pairs do task 2, compare, and say the three words.",
      screens: [
        {
          lines: [
            "Suppose Maya has logged in on a false page, and paid with a bank card.",
            "Number the six steps.",
          ],
        },
        { lines: ["1. Stop. Don’t click and don’t reply."] },
        { lines: ["2. Keep it. Take a screenshot."] },
        { lines: ["3. Tell an adult you trust."] },
        { lines: [`4. Call: an adult rings the bank on ${BANK}, or on the number on the card.`] },
        {
          lines: [
            "5. While the adult rings: change the password on the real site and everywhere else you use it.",
          ],
        },
        { lines: ["6. Report it in the game or app."] },
        {
          lines: ["Callum said yes to message B, and £600 has arrived. What should he do with it?"],
          choices: ["Send it back", "Send it on", "Leave it there"],
          answer: 2,
          reason: "He should send it nowhere, not even “back”. With an adult, he should call the bank.",
        },
      ],
    },
    {
      id: "tell",
      name: "Tell",
      minutes: 5,
      says: [
        "“These tricks catch adults out every day.”",
        "“In pairs: one is Maya, who has paid, and tells. The other is her adult, and is glad to know. Then swap.” Nobody acts the criminal. Allow two minutes.",
        "“What would you say to a friend who was tricked?” Hear one, and show screen 2.",
        "Read the last two screens aloud, without discussion.",
      ],
      pupils: "Pairs practise telling, and find kind words.",
      screens: [
        {
          lines: [
            "“I think it’s a scam. Can you help me?”",
            "You can tell an adult even if you have already paid.",
          ],
        },
        { lines: ["“It could have been me. Shall we tell somebody?”"] },
        {
          lines: [
            "If anybody threatens to share a picture of you:",
            "Don’t reply, pay or delete anything. Tell an adult. You are not the one in trouble.",
          ],
        },
        { lines: ["Childline: 0800 1111", "Free, day and night"] },
      ],
    },
    {
      id: "after",
      name: "After",
      minutes: 7,
      says: [
        "“The same five questions. Have you changed your mind?”",
        "Count again, show each answer, and read its reason.",
        "Show both bars. What has changed?",
      ],
      pupils: "They vote again, and say what changed.",
      screens: "after",
    },
    {
      id: "last-word",
      name: "Last word",
      minutes: 3,
      says: [
        "“In two minutes, do task 3: help Leo, who is nine.” Hear one answer.",
        "“Think of one adult you could tell. Keep the name to yourself.”",
      ],
      pupils: "Pairs do task 3. Each pupil thinks of an adult.",
      screens: [
        { lines: ["Suppose Leo, who is nine, has typed in his password.", "What should he do first?"] },
        { lines: ["Stop. Keep. Tell.", "Telling always helps."] },
      ],
    },
  ],
  questions: [
    {
      question: "A friend’s message sounds odd, and has a link. How do you check?",
      choices: ["Ask in the chat", "Study the page", "Ring the friend"],
      answer: 2,
      reason: "Somebody else may be answering the chat. The page may be a perfect copy.",
    },
    {
      question: "You typed your password into a false page. What helps?",
      choices: ["Changing it at once", "Deleting the message", "Waiting to see"],
      answer: 0,
      reason: "Change it everywhere you use it. Keep the message, and tell an adult.",
    },
    {
      question: "“£600 will arrive. Keep £60, send £540 on.” Whose money is it?",
      choices: ["Whoever wrote this", "Whoever it was stolen from", "£60 is mine"],
      answer: 1,
      reason: "It was stolen, and sending it on hides that.",
    },
    {
      question: "“Decide now, and tell nobody.” What does that tell you?",
      choices: ["It is a rare chance", "It may be a scam", "They trust me"],
      answer: 1,
      reason: "The hurry and the secret stop you from asking somebody.",
    },
    {
      question: "A friend has been tricked. What helps most?",
      choices: ["Keeping it secret", "Laughing it off", "Going to an adult together"],
      answer: 2,
      reason: "Telling helps, even afterwards. These tricks catch adults out every day.",
    },
  ],
  mistakes: [
    {
      wrong: "“A scam looks false, or comes from a stranger.”",
      helps: "Look at A: a friend’s account, and a copied page. Ring the friend.",
    },
    {
      wrong: "“If I send the money back, it’s over.”",
      helps: "Send it nowhere, not even “back”. Call the bank with an adult.",
    },
    {
      wrong: "“Only silly people fall for it.”",
      helps: "Scams work on feelings, not on how clever you are.",
    },
  ],
  easier: "Do only A, and number only the first three steps.",
  harder:
    "In C, how much has Idris lost? If Callum kept £60 but had to repay £600, how much would he be short?",
  words: [
    ["Scam", "a trick to get your money or your things"],
    ["Phishing", "fishing for your secrets with a copied page"],
    ["Money mule", "somebody whose account is used for stolen money"],
    ["Two-step verification", "a password and a code that you never share"],
  ],
  littleAtHome:
    "Some pupils have no phone or bank card, and need none here. Call nobody greedy: £60 can be a lot.",
  disclosure: `${DISCLOSURE} Don’t investigate, and never ask who has been caught. If a picture is used as a threat, never look at it. A child used as a mule is a victim first.`,
  homework: "Teach somebody you know three words: stop, keep, tell.",
  play: { to: "/play/femi#class", title: "Femi’s week, a story to play" },
  from: [
    { to: "/resources/scams-and-games#a-message-from-a-friend", title: "Scams and Games" },
    { to: "/resources/questions/scams", title: "Scams and fakes" },
  ],
  curriculum: [ONLINE_SCAMS, RISKS, REAL_LIFE_RISK],
  checkedOn: "2026-11-29",
} as const satisfies LessonPlan;

export const SCAMS_HANDOUT = {
  intro: [
    {
      boxes: [
        [
          "A: from Dan, a friend",
          "“Quick, this site swaps old skins (outfits) for rare ones. I got three, so use my link!” The link asks you to log in.",
        ],
        [
          "B: to Callum, in a group chat",
          "“I need reliable people with a bank account. £600 will arrive. Keep £60, and send £540 on. It takes ten minutes.”",
        ],
        [
          "C: a job finds Idris",
          "“Earn £90 a day by liking our videos. Immediate start!” He is paid £4. Then more tasks cost him £15.",
        ],
      ],
    },
  ],
  tasks: [
    {
      title: "Tick the signs of a scam.",
      parts: [
        {
          table: {
            shares: [64, 12, 12, 12],
            head: ["The sign", "A", "B", "C"],
            rows: [
              "It hurries you.",
              "It doesn’t sound like the person.",
              "It wants your login or your bank account.",
              "It pays a lot for almost no work.",
              "You have to pay first.",
            ].map((sign) => [sign, "☐", "☐", "☐"]),
          },
        },
        { fields: ["The strongest sign, and why:"] },
      ],
    },
    {
      title: "Suppose Maya has logged in and paid with a bank card. Number the steps.",
      parts: [
        {
          table: {
            shares: [12, 88],
            head: ["No.", "The step"],
            rows: [
              `Call the bank on ${BANK}, or on the number on the card. An adult does this.`,
              "Take a screenshot, and keep the messages.",
              "Report it in the game or app.",
              "Stop. Don’t click on anything, and don’t reply.",
              "Change the password wherever you use it. Switch on two-step verification.",
              "Tell an adult you trust, and show it.",
            ].map((step) => ["", step]),
          },
        },
      ],
    },
    {
      title: "Last word",
      parts: [
        "Suppose Leo, who is nine, has typed his password into a false page. What now? (Childline: 0800 1111, free, day and night.)",
        { lines: 2 },
      ],
    },
  ],
  answers: [
    [
      "A: it hurries you (“Quick”), doesn’t sound like Dan, and wants your login.",
      "B: it pays a lot for almost no work (£60 for ten minutes), and wants your bank account.",
      "C: it hurries you (“Immediate start”), pays a lot for almost no work, and makes you pay first. Accept more ticks with a good reason.",
      "£15 take away £4 leaves £11, so Idris has lost £11 (harder).",
      "Callum (harder): £600 take away £60 leaves £540. He would be £540 short.",
    ],
    [
      "Stop (1), screenshot (2), tell (3), call the bank (4), change the password (5), report (6).",
      "Accept another order with a good reason. Stopping comes first. The password may come earlier, because it should be changed immediately.",
      `To report lost money, an adult can call Report Fraud on ${BUYING_FACTS.reportFraud.figure}, or the police on 101 in Scotland. Suspicious texts go to ${BUYING_FACTS.scamTexts.figure}, free of charge.`,
    ],
    [
      "Stop, and don’t click or reply. Show it to a grown-up you trust. Change the password together. Leo is not in trouble.",
    ],
  ],
} as const satisfies Handout;
