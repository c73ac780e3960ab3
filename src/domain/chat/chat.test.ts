import { describe, expect, it } from "vitest";
import { answerParts, chatProblem, chatRequest, reminderAfter, withMessages, type ChatMessage } from "./chat";

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
