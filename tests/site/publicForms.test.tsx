/** The forms for everybody: the message, beta readers, and the PDF of a chapter (specification part 1, sections 4 to 8). */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answeredWith,
  askBackend,
  requestLost,
  interceptRequests,
  requestsTo,
  type RequestOutcome,
} from "./network";
import { dismissToasts, expectToast, newEmail, open, storedRows } from "./site";

const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const main = () => within(screen.getByRole("main"));

const stored = (form: string, email: string) =>
  storedRows("form_submissions", `form_id=eq.${form}&payload->>email=eq.${email}`);
const storedPayload = async (form: string, email: string) =>
  waitFor(async () => {
    const rows = await stored(form, email);
    expect(rows).toHaveLength(1);
    return rows[0]!.payload as Record<string, string>;
  });

const FAULTS: [what: string, fate: RequestOutcome][] = [
  ["has no connection", requestLost],
  ["answers 500", answeredWith(500, { ok: false })],
  ["answers 429", answeredWith(429, { ok: false })],
  ["answers 422", answeredWith(422, { ok: false })],
];

// The first submission starts the database, which on a busy machine takes longer than a test waits for a toast.
beforeAll(async () => {
  const data = { email: newEmail(), source: "A test", message: "" };
  expect((await askBackend("POST", "/functions/v1/forms/beta", { data })).status).toBe(200);
}, 60_000);
afterEach(() => void vi.useRealTimers());

/** From here on a timer ends only when the test says so. */
const stopTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the sign-up of beta readers", () => {
  const field = () => screen.findByLabelText("E-mail address");
  const SEND = "Become a Beta Reader";
  const CONFIRMATION = "Application Submitted!";
  const TOAST = [CONFIRMATION, "We'll be in touch soon about your beta reader application."] as const;

  it("refuses an invalid e-mail address, keeps it and returns to the field", async () => {
    open("/books");
    for (const text of ["", "   ", "nobody"]) {
      await userEvent.clear(await field());
      if (text) await userEvent.type(await field(), text);
      await press(SEND);
      await expectToast("Invalid Email", "Please enter a valid email address.");
      expect(await field()).toHaveFocus();
      dismissToasts();
    }
    expect(await field()).toHaveValue("nobody");
    expect(requestsTo("POST forms")).toEqual([]);
  });

  it("stores the beta reader's application and confirms it", async () => {
    const email = newEmail();
    open("/books");
    await userEvent.type(await field(), email);
    await press(SEND);
    await expectToast(...TOAST);
    expect(await main().findByText(CONFIRMATION)).toBeVisible();
    const application = {
      email,
      source: "Beta Reader - Level 1",
      message: "I would like to be a beta reader for the Level 1 book.",
    };
    expect(requestsTo("POST /functions/v1/forms/beta").map(({ body }) => JSON.parse(body!))).toEqual([
      application,
    ]);
    expect(await storedPayload("beta", email)).toEqual(application);
  });

  it("shows the confirmation for five seconds, and then an empty form", async () => {
    interceptRequests("POST forms/beta", answeredWith(200, {}));
    open("/books");
    fireEvent.change(await field(), { target: { value: "reader@example.com" } });
    stopTimers();
    fireEvent.click(screen.getByRole("button", { name: SEND }));
    await pass(0);
    expect(main().getByText(CONFIRMATION)).toBeVisible();
    await pass(4900);
    expect(main().getByText(CONFIRMATION)).toBeVisible();
    expect(screen.queryByLabelText("E-mail address")).toBeNull();
    await pass(200);
    expect(screen.getByLabelText("E-mail address")).toHaveValue("");
  });

  it.each(FAULTS)("confirms also if the form service %s", async (_, fate) => {
    interceptRequests("POST forms/beta", fate);
    open("/books");
    await userEvent.type(await field(), newEmail());
    await press(SEND);
    await expectToast(...TOAST);
    expect(await main().findByText(CONFIRMATION)).toBeVisible();
    expect(requestsTo("POST forms/beta")).toHaveLength(1);
  });
});

describe("the contact form", () => {
  const MESSAGE = "Can you come to our school?";
  const CONFIRMATION = "We have your message. We will reply by e-mail.";
  const message = () => screen.findByRole("textbox", { name: "Message" });

  async function fill(email: string) {
    await userEvent.type(await screen.findByLabelText("Name"), "Sam");
    await userEvent.type(screen.getByLabelText("Email"), email);
    await userEvent.selectOptions(screen.getByLabelText("Subject"), "Speaking Request");
    await userEvent.type(await message(), MESSAGE);
  }

  it("stores the contact message, shows the progress and the success, and is then empty", async () => {
    const email = newEmail();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    interceptRequests("POST forms/contact", async (send) => {
      await released;
      return send();
    });
    open("/contact");
    await fill(email);
    await press("Send Message");
    expect(await button("Sending...")).toBeDisabled();
    release();
    await expectToast("Message sent!", "Thank you for contacting us. We'll respond shortly.");
    expect(await button("Send Message")).toBeEnabled();
    for (const label of ["Name", "Email", "Subject", "Message"])
      expect(screen.getByLabelText(label)).toHaveValue("");
    dismissToasts();
    const confirmation = main().getByText(CONFIRMATION);
    expect(confirmation).toBeVisible();
    // The toast has been read out: nobody hears it twice.
    expect(confirmation.closest("[role=status], [role=alert], [aria-live]")).toBeNull();
    await waitFor(() => expect(screen.getByRole("button", { name: "Send Message" })).toHaveFocus());
    const sent = {
      name: "Sam",
      email,
      subject: "Speaking Request",
      message: MESSAGE,
      source: "Contact Us Form",
    };
    expect(requestsTo("POST /functions/v1/forms/contact").map(({ body }) => JSON.parse(body!))).toEqual([
      sent,
    ]);
    expect(await storedPayload("contact", email)).toEqual(sent);
  });

  it.each(FAULTS)("keeps every word if the form service %s", async (_, fate) => {
    const email = newEmail();
    interceptRequests("POST forms/contact", fate);
    open("/contact");
    await fill(email);
    await press("Send Message");
    await expectToast("Error", "Failed to send message. Please try again.");
    expect(await button("Send Message")).toBeEnabled();
    expect(main().queryByText(CONFIRMATION)).toBeNull();
    expect(screen.getByLabelText("Name")).toHaveValue("Sam");
    expect(screen.getByLabelText("Email")).toHaveValue(email);
    expect(screen.getByLabelText("Subject")).toHaveValue("Speaking Request");
    expect(await message()).toHaveValue(MESSAGE);
    expect(await stored("contact", email)).toEqual([]);
  });
});

describe("the PDF of a chapter", () => {
  const TOAST = [
    "Download Started!",
    "Your download will begin shortly. Check your downloads folder.",
  ] as const;
  const STARTED = "Your download has started.";
  const CHAPTER = "/resources/sample-chapter";
  const pdf: RequestOutcome = () =>
    Promise.resolve(new Response("%PDF-1.7 … %%EOF", { headers: { "Content-Type": "application/pdf" } }));
  const fieldAt = async (place: number) => (await screen.findAllByLabelText("E-mail address"))[place]!;
  const buttonAt = (place: number) =>
    screen.getAllByRole("button", { name: "Download Free Chapter" })[place]!;
  /** Each name under which the browser was told to save a file. */
  let saved: string[] = [];

  beforeEach(() => {
    saved = [];
    interceptRequests("GET /downloads/", pdf);
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:http://localhost/1");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it.each([
    [CHAPTER, "chapter-level-1", "Level 1, Chapter 3: Needs vs Wants", "4mq-level-1-needs-vs-wants.pdf"],
    [
      "/resources/level-2-sample-chapter",
      "chapter-level-2",
      "Level 2, Chapter 3: Influence Invasion",
      "4mq-level-2-influence-invasion.pdf",
    ],
    [
      "/resources/level-3-sample-chapter",
      "chapter-level-3",
      "Level 3, Chapter 6: Debt Trap",
      "4mq-level-3-debt-trap.pdf",
    ],
    [
      "/resources/raising-money-smart-kids",
      "parent-guide",
      "Parent Guide, Chapter 2: The Four Money Quadrants",
      "4mq-parent-guide-the-four-money-quadrants.pdf",
    ],
  ])(
    "saves the PDF for %s from the form at the top and the one at the bottom",
    async (path, form, source, file) => {
      open(path);
      for (const place of [0, 1]) {
        const email = newEmail();
        await userEvent.type(await fieldAt(place), email);
        await userEvent.click(buttonAt(place));
        await expectToast(...TOAST);
        expect(saved).toEqual([file]);
        expect(requestsTo("GET").map(({ address }) => address)).toContain(`/downloads/${file}`);
        const payload = await storedPayload(form, email);
        expect(Object.keys(payload).toSorted()).toEqual(["email", "message", "source"]);
        expect(payload).toMatchObject({ email, source });
        expect(payload.message).toContain(`${email} asked for "${source}" on `);
        dismissToasts();
        saved = [];
      }
    },
  );

  it("says for three seconds that the download has started, and then empties the form", async () => {
    interceptRequests("POST forms", answeredWith(200, {}));
    open(CHAPTER);
    fireEvent.change(await fieldAt(0), { target: { value: "reader@example.com" } });
    const field = await fieldAt(0);
    stopTimers();
    fireEvent.click(buttonAt(0));
    await pass(0);
    expect(screen.getByText(STARTED)).toBeVisible();
    await pass(2900);
    expect(screen.getByText(STARTED)).toBeVisible();
    expect(field).toHaveValue("reader@example.com");
    await pass(200);
    expect(screen.queryByText(STARTED)).toBeNull();
    expect(field).toHaveValue("");
  });

  it("requires an e-mail address for the PDF", async () => {
    open(CHAPTER);
    await userEvent.type(await fieldAt(0), "nobody");
    await userEvent.click(buttonAt(0));
    await expectToast("Invalid Email", "Please enter a valid email address.");
    expect(await fieldAt(0)).toHaveFocus();
    expect(saved).toEqual([]);
    expect(requestsTo("POST forms")).toEqual([]);
  });

  it.each(FAULTS)("saves the PDF also if the form service %s", async (_, fate) => {
    interceptRequests("POST forms", fate);
    open(CHAPTER);
    await userEvent.type(await fieldAt(0), newEmail());
    await userEvent.click(buttonAt(0));
    await expectToast(...TOAST);
    expect(saved).toHaveLength(1);
  });

  it("reports a missing PDF with a sentence and a link, and keeps the address", async () => {
    interceptRequests("GET /downloads/", answeredWith(404, "gone"));
    open(CHAPTER);
    await userEvent.type(await fieldAt(0), "reader@example.com");
    await userEvent.click(buttonAt(0));
    const sentence = await screen.findByText(/^We could not fetch the PDF\./);
    expect(sentence.closest("[role=status]")).toBeVisible();
    expect(
      within(sentence).getByRole("link", { name: "All free chapters (opens in a new tab)" }),
    ).toHaveAttribute("href", "/resources/free-chapters");
    expect(await fieldAt(0)).toHaveValue("reader@example.com");
    expect(saved).toEqual([]);
  });
});
