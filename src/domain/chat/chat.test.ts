import { describe, expect, it } from "vitest";
import {
  answerParts,
  changeLast,
  chatProblem,
  chatRequest,
  isEmergency,
  offersAfter,
  reminderAfter,
  wholeAnswer,
  withMessages,
  type ChatMessage,
} from "./chat";

const said = (role: ChatMessage["role"], content: string, minute = 0): ChatMessage => ({
  role,
  content,
  timestamp: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
});
const talk = (count: number, content = (index: number) => `${index}`) =>
  Array.from({ length: count }, (_, index) => said(index % 2 ? "assistant" : "user", content(index), index));

describe("what may be sent", () => {
  it.each(["", " ", "\n\t ", "\u200B", "\u00A0\u3000"])("does not send %j, which is invisible", (typed) => {
    expect(chatProblem(typed)).toBe("empty");
  });

  it("allows 1000 characters at most, and counts an emoji as one", () => {
    expect(chatProblem("💰".repeat(1000))).toBeUndefined();
    expect(chatProblem("💰".repeat(1001))).toBe("tooLong");
    expect(chatProblem(`  ${"a".repeat(1000)}\n`)).toBeUndefined();
  });
});

describe("what is sent", () => {
  it("sends the message without the spaces around it, and the role and content of earlier messages", () => {
    expect(chatRequest("  What is\ninterest? ", [said("user", "Hi"), said("assistant", "Hello")])).toEqual({
      message: "What is\ninterest?",
      conversationHistory: [
        { role: "user", content: "Hi" },
        { role: "assistant", content: "Hello" },
      ],
    });
  });

  it("sends the last ten turns", () => {
    const { conversationHistory } = chatRequest("And now?", talk(13));
    expect(conversationHistory.map(({ content }) => content)).toEqual([
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
    ]);
  });

  it("sends nothing of what was said before the subject was dropped", () => {
    const dropped = changeLast(talk(4), { endsSubject: true });
    expect(chatRequest("New", dropped).conversationHistory).toEqual([]);
    const went = withMessages(dropped, said("user", "4", 4), said("assistant", "5", 5));
    expect(chatRequest("More", went).conversationHistory.map(({ content }) => content)).toEqual(["4", "5"]);
  });

  it("sends nothing but the role and the words of a turn", () => {
    const answer = { ...said("assistant", "Short."), more: "Long.", next: ["And?"], subject: "Saving" };
    expect(chatRequest("And?", [answer]).conversationHistory).toEqual([
      { role: "assistant", content: "Short." },
    ]);
  });

  it("sends a thousand characters of each turn", () => {
    const [turn] = chatRequest("And?", [said("assistant", "🪙".repeat(1500))]).conversationHistory;
    expect(turn!.content).toBe("🪙".repeat(1000));
  });

  it("sends fewer turns, the latest, if they would exceed 16 KB", () => {
    const request = chatRequest(
      "💰".repeat(1000),
      talk(10, (index) => `${index}${"💰".repeat(999)}`),
    );
    expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThanOrEqual(16 * 1024);
    expect(request.conversationHistory.map(({ content }) => content[0])).toEqual(["7", "8", "9"]);
    expect(request.message).toBe("💰".repeat(1000));
  });
});

describe("a conversation", () => {
  it("keeps the last sixty messages of a conversation", () => {
    const kept = withMessages(talk(60), said("user", "new"), said("assistant", "newer"));
    expect(kept).toHaveLength(60);
    expect(kept[0]!.content).toBe("2");
    expect(kept.at(-1)!.content).toBe("newer");
  });
});

describe("an answer", () => {
  const isPage = (path: string) => ["/", "/books/4MQ-L1", "/resources/sample-chapter"].includes(path);

  it("links the pages of the site that an answer names by title and path", () => {
    expect(
      answerParts("Read “Needs vs Wants” (/resources/sample-chapter#a), or go “home” (/).", isPage),
    ).toEqual([
      "Read ",
      { title: "Needs vs Wants", path: "/resources/sample-chapter#a" },
      ", or go ",
      { title: "home", path: "/" },
      ".",
    ]);
    expect(answerParts("“One” (/books/4MQ-L1)", isPage)).toEqual([{ title: "One", path: "/books/4MQ-L1" }]);
  });

  it.each([
    "“x” (//evil.example)",
    "“x” (/\\evil.example)",
    "“x” (https://evil.example/)",
    "“x” (javascript:alert(1))",
    "“x” (/../books/4MQ-L1)",
    "“x” (/books/4MQ-L1?next=//evil.example)",
    "“x” (/books/4MQ-L1 )",
    "“x” (/nowhere)",
    "“” (/)",
    '"x" (/)',
    "[x](/)",
    "<a href='/'>x</a>",
    "(/)",
  ])("shows an answer that says %s as text", (answer) => {
    expect(answerParts(answer, isPage)).toEqual([answer]);
  });

  it("keeps text that is not a page between the links", () => {
    expect(answerParts("“a” (/nowhere) “b” (/) <b>", isPage)).toEqual([
      "“a” (/nowhere) ",
      { title: "b", path: "/" },
      " <b>",
    ]);
  });
});

describe("what is offered after the last message", () => {
  const PARTS = ["Make it a plan"];
  const after = (last: Partial<ChatMessage>) => offersAfter([{ ...said("assistant", "Hi"), ...last }], PARTS);
  const next = ["Should I lend money to a friend?"];

  it.each<[when: string, last: ChatMessage | undefined]>([
    ["in an empty chat", undefined],
    ["where she knows nothing", { ...said("assistant", "Hm"), kind: "nothing" }],
    ["where she is not sure and names no question", { ...said("assistant", "Hm"), kind: "unsure", next: [] }],
    ["after the subject was dropped", { ...said("assistant", "Yes"), hasMore: true, endsSubject: true }],
  ])("offers the subjects alone %s", (_, last) => {
    expect(offersAfter(last ? [last] : [], PARTS)).toEqual({ hasSubjects: true });
  });

  it("offers what the answer brings, and beside help nothing", () => {
    expect(after({ kind: "unsure", next })).toEqual({ meant: next });
    expect(after({ hasMore: true, goal: 4200, next })).toEqual({ more: PARTS, goal: 4200, close: next });
    expect(after({ kind: "help", hasMore: true, goal: 4200, next })).toEqual({});
  });
});

describe("help", () => {
  const help = (content: string, more?: string): ChatMessage => ({
    ...said("assistant", content),
    kind: "help",
    more,
  });

  it.each([
    [help("Call 999 now. Later, call 0800 1111."), true],
    [help("Get out.", "Then call 999."), true],
    [help("Call 0800 1111, or 999 in danger."), false],
    [help("Tell a grown-up."), false],
    [said("assistant", "Call 999 now."), false],
  ])("is an emergency if it names 999 before any other number (%#)", (answer, expected) => {
    expect(isEmergency(answer)).toBe(expected);
  });
});

it("reports an answer and its rest, as far as the form takes them", () => {
  const answer = { ...said("assistant", "Short."), more: "a".repeat(5000) };
  expect(wholeAnswer(answer)).toMatch(/^Short\.\n\na+$/u);
  expect(wholeAnswer(answer)).toHaveLength(5000);
});

describe("what is due after many questions", () => {
  const chat = (questions: number): ChatMessage[] =>
    Array.from({ length: questions * 2 }, (_, turn) => ({
      role: turn % 2 ? ("assistant" as const) : ("user" as const),
      content: "Hi",
      timestamp: new Date(turn).toISOString(),
    }));

  it.each([
    [0, undefined],
    [9, undefined],
    [10, "computer"],
    [11, undefined],
    [20, "computer"],
    [30, "pause"],
    [31, "pause"],
  ])("after %i questions it is: %s", (questions, due) => {
    expect(reminderAfter(chat(questions))).toBe(due);
  });

  it("waits for the answer to the tenth question", () => {
    expect(reminderAfter(chat(10).slice(0, -1))).toBeUndefined();
  });
});
