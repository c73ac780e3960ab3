/** Each form's requests, and how it handles the answers of a real HTTP server. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formAction, sendForm } from "@/backend/forms";
import { contactMessage, type FormKey, type FormPayloads } from "@/domain/formPayloads";
import { startFormReceiver } from "./formReceiver";

let receiver: Awaited<ReturnType<typeof startFormReceiver>>;
beforeAll(async () => {
  receiver = await startFormReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.reset();
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_FORMS_URL", `${receiver.url}/f`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const contact = contactMessage({
  name: "Ann",
  email: "ann@example.com",
  subject: "Other",
  message: "“Hello”\n💰",
});
const download = { email: "ann@example.com", source: "Level 1", message: "A sentence." };
const PAYLOADS: FormPayloads = {
  beta: { email: "ann@example.com", source: "Beta Reader", message: "Please." },
  contact,
  chapterLevel1: download,
  chapterLevel2: download,
  chapterLevel3: download,
  parentGuide: download,
  questionnaire: {
    subject: "s",
    source: "s",
    q1_child_money_habits: "A",
    q2_purchase_motivation: "A",
    q3_spending_preference: "A",
    q4_parent_child_money_style: "A",
    q5_spending_influences: "A",
    q6_family_money_conversations: "A",
    email_for_gift: "Not provided",
    book_choice: "Not selected",
    timestamp: "2026-11-21T12:00:00.000Z",
  },
  challengeApplication: { name: "Ann", email: "ann@example.com", message: "Hello" },
  challengeApplicationUk: { name: "Sam", age: "9", parentEmail: "pat@example.com", why: "Because" },
  guideReport: { answer: "Save it all.", reason: "wrong" },
};
const SETTINGS: [form: FormKey, setting: string, id: string][] = [
  ["beta", "VITE_FORM_ID_BETA", "beta"],
  ["contact", "VITE_FORM_ID_CONTACT", "contact"],
  ["chapterLevel1", "VITE_FORM_ID_CHAPTER_LEVEL_1", "chapter-level-1"],
  ["chapterLevel2", "VITE_FORM_ID_CHAPTER_LEVEL_2", "chapter-level-2"],
  ["chapterLevel3", "VITE_FORM_ID_CHAPTER_LEVEL_3", "chapter-level-3"],
  ["parentGuide", "VITE_FORM_ID_PARENT_GUIDE", "parent-guide"],
  ["questionnaire", "VITE_FORM_ID_QUESTIONNAIRE", "questionnaire"],
  ["challengeApplication", "VITE_FORM_ID_CHALLENGE_APPLICATION", ""],
  ["challengeApplicationUk", "VITE_FORM_ID_CHALLENGE_APPLICATION_UK", "challenge-application-uk"],
  ["guideReport", "VITE_FORM_ID_GUIDE_REPORT", "guide-report"],
];

describe("where a form goes", () => {
  it.each(SETTINGS.filter(([, , id]) => id))(
    "sends %s to the project's own function",
    (form, setting, id) => {
      vi.stubEnv("VITE_FORMS_URL", "");
      vi.stubEnv(setting, "");
      expect(formAction(form)).toBe(`/functions/v1/forms/${id}`);
      vi.stubEnv("VITE_SUPABASE_URL", "https://project.supabase.co");
      expect(formAction(form)).toBe(`https://project.supabase.co/functions/v1/forms/${id}`);
    },
  );

  it.each(SETTINGS)("sends %s to an external service under the id of %s", (form, setting) => {
    vi.stubEnv("VITE_SUPABASE_URL", "https://project.supabase.co");
    vi.stubEnv("VITE_FORMS_URL", "https://forms.example/f");
    vi.stubEnv(setting, "xyz/7");
    expect(formAction(form)).toBe("https://forms.example/f/xyz%2F7");
  });

  it("uses a path of this site if nothing is configured, because a script posts to it", async () => {
    vi.stubEnv("VITE_FORMS_URL", "");
    const fetched = vi.fn(() => Promise.resolve(Response.json({ ok: true })));
    vi.stubGlobal("fetch", fetched);
    expect(await sendForm("contact", contact)).toBe("sent");
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/functions/v1/forms/contact", expect.anything());
  });
});

describe("what a form sends", () => {
  it.each((Object.keys(PAYLOADS) as FormKey[]).filter((form) => form !== "challengeApplicationUk"))(
    "sends %s as JSON exactly as specified, once",
    async (form) => {
      vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "application");
      expect(await sendForm(form, PAYLOADS[form])).toBe("sent");
      expect(receiver.arrived).toHaveLength(1);
      const { method, path, headers, body } = receiver.arrived[0]!;
      const id = SETTINGS.find(([key]) => key === form)![2] || "application";
      expect({ method, path }).toEqual({ method: "POST", path: `/f/${id}` });
      expect(headers["content-type"]).toBe("application/json");
      expect(headers.accept).toBe("application/json");
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("authorization");
      expect(body).toBe(JSON.stringify(PAYLOADS[form]));
    },
  );

  it("sends the application for ages 8-10 as a form that a browser can submit by itself", async () => {
    const application = {
      name: "Sam & Zoë",
      age: "9",
      parentEmail: "pat+1@example.com",
      why: "Because\n“yes” = 1",
    };
    expect(await sendForm("challengeApplicationUk", application)).toBe("sent");
    const [{ method, path, headers, body }] = receiver.arrived as [(typeof receiver.arrived)[0]];
    expect({ method, path }).toEqual({ method: "POST", path: "/f/challenge-application-uk" });
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(headers.accept).toBe("application/json");
    expect(body).toBe(
      "name=Sam+%26+Zo%C3%AB&age=9&parentEmail=pat%2B1%40example.com&why=Because%0A%E2%80%9Cyes%E2%80%9D+%3D+1",
    );
  });

  it("leaves the empty hidden field out", async () => {
    expect(await sendForm("contact", contact, { honeypot: "" })).toBe("sent");
    expect(receiver.arrived.map(({ body }) => body)).toEqual([JSON.stringify(contact)]);
  });

  it("reports success to a bot that filled in the hidden field, and sends nothing", async () => {
    expect(await sendForm("contact", contact, { honeypot: "http://spam.example" })).toBe("sent");
    expect(receiver.arrived).toEqual([]);
  });

  it("sends nothing for a form without an id, not even a reply to a bot", async () => {
    vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "");
    expect(formAction("challengeApplication")).toBeUndefined();
    expect(await sendForm("challengeApplication", PAYLOADS.challengeApplication)).toBe("closed");
    expect(receiver.arrived).toEqual([]);
  });
});

describe("what comes of it", () => {
  it.each([
    [200, "sent"],
    [201, "sent"],
    [204, "sent"],
    [400, "refused"],
    [404, "refused"],
    [413, "refused"],
    [422, "refused"],
    [429, "tooMany"],
    [500, "unreachable"],
    [503, "unreachable"],
  ])("treats status %i as %s, and does not send again", async (status, outcome) => {
    receiver.answerWith(status, status === 204 ? "" : JSON.stringify({ ok: status < 300 }));
    expect(await sendForm("contact", contact)).toBe(outcome);
    expect(receiver.arrived).toHaveLength(1);
  });

  it.each([
    ["Thanks", "text/plain"],
    ['{"ok":', "application/json"],
    ["Thanks", ""],
  ])("accepts an answer whatever it says (%s, %s)", async (body, type) => {
    receiver.answerWith(200, body, type ? { "Content-Type": type } : {});
    expect(await sendForm("contact", contact)).toBe("sent");
  });

  const PAGE = "\n<html>Sign in to the Wi-Fi</html>";
  const PAGE_TYPES = ["text/html", "TEXT/HTML; charset=utf-8", "application/xhtml+xml", "text/plain"];

  it.each([...PAGE_TYPES, "application/json", ""])(
    "takes a page (%s) for somebody else's answer",
    async (type) => {
      for (const status of [200, 403, 404, 429]) {
        receiver.reset();
        receiver.answerWith(status, PAGE, type ? { "Content-Type": type } : {});
        // oxlint-disable-next-line no-await-in-loop
        expect(await sendForm("contact", contact)).toBe("unreachable");
        expect(receiver.arrived).toHaveLength(1);
      }
    },
  );

  it.each([
    [403, { message: "Blocked" }],
    [407, { ok: false }],
    [511, { ok: false }],
    [404, ["blocked"]],
    [400, null],
    [429, { message: "Slow down" }],
    [451, "Blocked"],
  ])("takes %i with JSON of somebody else (%j) for no answer", async (status, body) => {
    receiver.answerWith(status, JSON.stringify(body));
    expect(await sendForm("contact", contact)).toBe("unreachable");
  });

  it("takes a refusal without a word for no answer", async () => {
    receiver.answerWith(400);
    expect(await sendForm("contact", contact)).toBe("unreachable");
  });

  it("knows a service's refusal, and from the project's own function takes only the function's", async () => {
    receiver.answerWith(422, JSON.stringify({ errors: [{ code: "TYPE_EMAIL", message: "No e-mail" }] }));
    expect(await sendForm("contact", contact)).toBe("refused");
    vi.stubEnv("VITE_FORMS_URL", "");
    vi.stubEnv("VITE_SUPABASE_URL", receiver.url);
    expect(await sendForm("contact", contact)).toBe("unreachable");
    receiver.answerWith(422, JSON.stringify({ ok: false, code: "invalid", message: "No" }));
    expect(await sendForm("contact", contact)).toBe("refused");
  });

  it("accepts no answer by a redirect from another origin", async () => {
    vi.stubGlobal("location", { origin: "http://localhost" });
    const other = await startFormReceiver();
    receiver.answerWith(303, "", { Location: `${other.url}/login` });
    expect(await sendForm("contact", contact)).toBe("unreachable");
    receiver.answerWith(303, "", { Location: `${receiver.url}/f/thanks` });
    const thanks = receiver.nextArrival();
    const sending = sendForm("contact", contact);
    await thanks;
    receiver.answerWith(200, "{}");
    expect(await sending).toBe("sent");
    await other.stop();
  });

  it("reports a broken connection as unreachable, and does not send again", async () => {
    receiver.breakOff();
    expect(await sendForm("contact", contact)).toBe("unreachable");
    expect(receiver.arrived).toHaveLength(1);
  });

  it("calls a server that is not there unreachable", async () => {
    vi.stubEnv("VITE_FORMS_URL", "http://127.0.0.1:1");
    expect(await sendForm("contact", contact)).toBe("unreachable");
  });

  it("gives up after 15 seconds without an answer, and not before", async () => {
    receiver.neverAnswer();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const arrival = receiver.nextArrival();
    const ended = vi.fn();
    const sending = sendForm("contact", contact).then(ended);
    await arrival;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(ended).toHaveBeenCalledExactlyOnceWith("unreachable");
  });

  it("leaves no timer behind after an answer in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await sendForm("contact", contact);
    expect(vi.getTimerCount()).toBe(0);
  });
});
