/** Text that wants to be run or calculated, and text in other scripts: kept as it was written, and harmless where it is read. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Papa from "papaparse";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { submissionsTable } from "#scripts/forms/table";
import { press } from "#tests/pages/userActions";
import { toCsv } from "@/domain/csv";
import { interceptRequests, requestsTo } from "./network";
import {
  changeRows,
  dismissToasts,
  expectToast,
  insertRows,
  newEmail,
  open,
  PASSWORD,
  rowsOf,
  signUp,
  storedRows,
} from "./site";

const EVIL = `<img src=x onerror=alert(1)>"'><script>alert(1)</script>`;
/** The same in what may stand in one address. */
const EVIL_ADDRESS = EVIL.replaceAll(/[\s<>]/g, "");
/** Emoji of several parts, Arabic, Hebrew beside English, letters with marks. */
const WORLD = "👩‍👩‍👧 ساعدت جدتي في السوق, שלום kind Z̷̢o̶ë 🪙";
/** The start of what a spreadsheet calculates; a negative number is none. */
const FORMULA = /^(?!-\d+(\.\d+)?$)[\s\u200B]*[=+\-@＝＋－＠]/;

const files: Blob[] = [];

beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
});

const cellsOf = (csv: string) => Papa.parse<string[]>(csv.replace("\uFEFF", "")).data.flat();

async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
const fill = async (label: string, text: string) => paste(await screen.findByLabelText(label), text);

const expectNothingMade = () => expect(document.querySelector("img[src='x'], body script")).toBeNull();

describe("in the public forms", () => {
  it("stores hostile text in public forms as written, and calculates nothing in the export", async () => {
    const email = newEmail();
    const formula = `=HYPERLINK("https://evil.example")${EVIL}${WORLD}`;
    // A name takes no sign that begins an address.
    const name = formula.replaceAll(/[,;<>]/g, "");
    open("/contact");
    await fill("Name", name);
    await fill("Email", email);
    await userEvent.selectOptions(screen.getByLabelText("Subject"), "Other");
    await fill("Message", `@${formula}`);
    await press("Send Message");
    await expectToast("Message sent!");
    open("/90-days-money-smart-challenge-uk");
    await fill("Name", name);
    await fill("Age", "9");
    await fill("Parent’s email", email);
    await fill("Why do you want to join?", `+${formula}`);
    await press("Send It");
    expect(await screen.findByRole("heading", { name: "Hooray, we’ve got your form!" })).toBeVisible();
    open("/books");
    const odd = `=1+1${EVIL_ADDRESS.replaceAll('"', "")}${email}`;
    await fill("E-mail address", odd);
    await press("Become a Beta Reader");
    expect(await within(screen.getByRole("main")).findByText("Application Submitted!")).toBeVisible();
    expectNothingMade();

    for (const [filter, written] of [
      [`form_id=eq.contact&payload->>email=eq.${email}`, [name, `@${formula}`]],
      [`form_id=eq.challenge-application-uk&payload->>parentEmail=eq.${email}`, [name, `+${formula}`]],
      [`form_id=eq.beta&payload->>email=eq.${encodeURIComponent(odd)}`, [odd]],
    ] as const) {
      const [row] = await storedRows("form_submissions", filter);
      const payload = row!.payload as Record<string, string>;
      expect(Object.values(payload)).toEqual(expect.arrayContaining([...written]));
      const { columns, rows } = submissionsTable(
        [{ id: String(row!.id), createdAt: String(row!.created_at), payload }],
        [],
      );
      const cells = cellsOf(toCsv(columns, rows));
      for (const text of written) expect(cells).toContain(`'${text}`);
    }
  });

  const stored = async (form: string, field: string, address: string) => {
    const filter = `form_id=eq.${form}&payload->>${field}=like.*${address}`;
    expect(await storedRows("form_submissions", filter)).toMatchObject([
      { payload: { [field]: EVIL_ADDRESS + address } },
    ]);
  };

  it("refuses hostile text as a reader's address, and accepts it with an at-sign", async () => {
    const pdf = { headers: { "content-type": "application/pdf" } };
    interceptRequests("GET /downloads/", () => Promise.resolve(new Response("%PDF-1.7 %%EOF", pdf)));
    open("/resources/sample-chapter");
    const [field] = await screen.findAllByLabelText("E-mail address");
    const download = async () =>
      userEvent.click((await screen.findAllByRole("button", { name: "Download Free Chapter" }))[0]!);
    await paste(field!, EVIL);
    await download();
    await expectToast("Invalid Email", "Please enter a valid email address.");
    expect(field).toHaveValue(EVIL);
    dismissToasts();
    const reader = newEmail();
    await paste(field!, EVIL_ADDRESS + reader);
    await download();
    await expectToast("Download Started!");
    expectNothingMade();
    await waitFor(() => stored("chapter-level-1", "email", reader));
  });

  it("refuses hostile text as an address for the gift, and accepts it with an at-sign, over a reload too", async () => {
    open("/research-questionnaire");
    const questions = await screen.findAllByRole("group", { name: /^Question \d of 6/ });
    for (const question of questions) await userEvent.click(within(question).getAllByRole("radio")[0]!);
    const gift = () => screen.getByLabelText("E-mail address for the gift (optional)");
    await paste(gift(), EVIL);
    await press("Submit Responses");
    await expectToast("Invalid Email", "Please enter a valid email address.");
    expect(gift()).toHaveValue(EVIL);
    dismissToasts();
    const participant = newEmail();
    await paste(gift(), EVIL_ADDRESS + participant);
    open("/research-questionnaire");
    await waitFor(() => expect(gift()).toHaveValue(EVIL_ADDRESS + participant));
    await press("Submit Responses");
    await expectToast("Thank you!");
    expectNothingMade();
    await stored("questionnaire", "email_for_gift", participant);
  });
});

it("refuses hostile text on the server as the account's new address if the browser allows it", async () => {
  await signUp();
  open("/account");
  const section = within(await screen.findByRole("region", { name: "Your e-mail address" }));
  const wanted = await section.findByLabelText<HTMLInputElement>("New e-mail address");
  wanted.form!.noValidate = true;
  const evil = EVIL + newEmail();
  await paste(wanted, evil);
  await userEvent.click(section.getByRole("button", { name: "Change e-mail address" }));
  await waitFor(() =>
    expect(section.getByRole("alert")).toHaveTextContent(
      "We cannot send e-mails to that address. Check that you have typed it correctly.",
    ),
  );
  expect(requestsTo("PUT /auth/v1/user")).toHaveLength(1);
  expect(wanted).toHaveValue(evil);
});

it("escapes formulas in “my data”, whether from a child or from this browser's storage", async () => {
  const session = await signUp();
  const user_id = session.user.id;
  const names = { first_name: '=HYPERLINK("https://evil.example","Click")', last_name: "@SUM(1)" };
  const habits = ["+44 habits", "\t=1+1", "-2+3", "＝1+1"];
  const description = "=cmd|' /C calc'!A0\n@over two lines";
  await changeRows("profiles", `user_id=eq.${user_id}`, names);
  await insertRows(
    "habit_streaks",
    habits.map((habit_name) => ({ user_id, habit_name, status: "active" })),
  );
  await insertRows("kindness_quests", { user_id, description });
  const idea = { user_id, title: "=IMPORTXML(A1)", description: "  -1+1", is_deleted: true };
  await insertRows("gig_jar_submissions", idea);
  const draft = { day: "=TODAY()", type: "E", amount: "=1+1", detail: "@E-Chore" };
  localStorage.setItem(`4mq_draft_${user_id}`, JSON.stringify(draft));
  localStorage.setItem("quizScores", '{"=QUIZ()":90}');

  open("/account");
  await press("Download as a table (CSV)");
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]!.text();
  const cells = cellsOf(text);
  expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  for (const written of [
    ...Object.values(names),
    ...habits,
    description,
    idea.title,
    idea.description,
    draft.day,
    draft.detail,
    "=QUIZ()",
  ])
    // Behind a tab or a line break, a spreadsheet may begin a cell of its own.
    expect(cells, text).toContain(`'${written.replaceAll(/([\t\n])(?=[=@])/g, "$1'")}`);
});

it("takes a name of a hundred characters, cuts no longer one, and removes its hidden signs", async () => {
  const LONGEST = 100;
  open("/auth");
  await userEvent.click(await screen.findByRole("button", { name: "Sign Up" }));
  const first = screen.getByLabelText("First Name");
  await paste(first, "n".repeat(200));
  expect(first).toHaveValue("n".repeat(200));
  expect(screen.getByText("200 of 100 characters")).toBeVisible();
  await paste(first, "\u202EAma\u200Bra\u2066 🪙");
  await fill("Last Name", "k".repeat(LONGEST));
  const email = newEmail();
  await fill("Email", email);
  await fill("Password", PASSWORD);
  await userEvent.click(within(first.closest("form")!).getByRole("button", { name: "Sign Up" }));
  await expectToast("Welcome to 4MQ! 🎉");
  const session = JSON.parse(localStorage.getItem("4mq_session")!) as Awaited<ReturnType<typeof signUp>>;
  expect(session.user.email).toBe(email);
  expect(await rowsOf("profiles", session)).toMatchObject([
    { first_name: "Amara 🪙", last_name: "k".repeat(LONGEST) },
  ]);

  open("/account");
  const shown = await screen.findByLabelText("First name");
  expect(shown).toHaveValue("Amara 🪙");
  expect(screen.getByLabelText("Last name")).toHaveValue("k".repeat(LONGEST));
  await paste(shown, "n".repeat(200));
  expect(shown).toHaveValue("n".repeat(200));
  await paste(shown, "\u202EZa\u200Bdie\u2069");
  await press("Save name");
  expect(await screen.findByText("Your name has been saved.")).toBeVisible();
  expect(await rowsOf("profiles", session)).toMatchObject([{ first_name: "Zadie" }]);
  open("/challenge-dashboard");
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi Zadie!"));
});
