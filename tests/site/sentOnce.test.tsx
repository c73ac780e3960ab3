/** Forms and buttons: with a lost answer or pressed twice, what a visitor sends arrives once. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MARK_HEADERS } from "#functions/ms-sparkle-chat/mark";
import { answeredWith, answerLost, interceptRequests, requestsTo } from "./network";
import { ideaInJar, pressOn } from "./communityParts";
import { dismissToasts, expectToast, newEmail, open, uniqueText, PASSWORD, signUp, storedRows } from "./site";

const fill = async (words: Record<string, string>) => {
  for (const [label, text] of Object.entries(words))
    await userEvent.type(await screen.findByLabelText(label), text);
};
const expectFilled = (words: Record<string, string>) => {
  for (const [label, text] of Object.entries(words))
    expect(screen.getByLabelText(label)).toHaveDisplayValue(text);
};
const press = async (name: string) => userEvent.click((await screen.findAllByRole("button", { name }))[0]!);
const arrived = (form: string, filter: string) =>
  storedRows("form_submissions", `form_id=eq.${form}&payload->>${filter}`);

const sendPdf = () =>
  Promise.resolve(new Response("%PDF-1.7 … %%EOF", { headers: { "Content-Type": "application/pdf" } }));
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  // A window without a browser saves no file.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

/** Presses twice, and sends the form once more while the answer is on its way. */
async function pressTwice(name: string | RegExp, request: string, done: () => Promise<unknown>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const afterRelease = async (answer: () => Promise<Response>) => {
    await released;
    return answer();
  };
  interceptRequests(request, afterRelease);
  interceptRequests("GET /downloads/", () => afterRelease(sendPdf));
  const buttons = await screen.findAllByRole<HTMLButtonElement>("button", { name });
  const pressed = buttons.find(({ type }) => type === "submit") ?? buttons[0]!;
  const { form } = pressed;
  await userEvent.dblClick(pressed);
  await waitFor(() => expect(requestsTo(request)).not.toHaveLength(0));
  if (form) fireEvent.submit(form);
  release();
  await done();
  expect(requestsTo(request)).toHaveLength(1);
}

describe("with a lost answer", () => {
  it("keeps every word of the application for ages 8 to 10 after a lost answer, and stores it once", async () => {
    const email = newEmail();
    const words = {
      Name: "Zoë & Sam",
      Age: "9",
      "Parent’s email": email,
      "Why do you want to join?": "I want a kite.",
    };
    const stored = () => arrived("challenge-application-uk", `parentEmail=eq.${email}`);
    open("/90-days-money-smart-challenge-uk");
    await fill(words);
    const end = interceptRequests("POST /functions/v1/forms/", answerLost);
    for (const times of [1, 2]) {
      await press("Send It");
      await waitFor(() => expect(requestsTo("POST /functions/v1/forms/")).toHaveLength(times));
      await screen.findByRole("button", { name: "Send It" });
      expect(screen.getByRole("alert")).toHaveTextContent(
        "We could not send your form, but everything you wrote is still here. Please try again.",
      );
      expectFilled(words);
      expect(await stored()).toHaveLength(1);
    }
    end();
    await press("Send It");
    await screen.findByRole("heading", { name: "Hooray, we’ve got your form!" });
    expect(await stored()).toHaveLength(1);
  });

  it("keeps the report of an answer in its dialog after a lost answer, and stores it once", async () => {
    const answer = uniqueText("Put a bit aside first.");
    const stored = () => arrived("guide-report", `answer=eq.${encodeURIComponent(answer)}`);
    interceptRequests("POST ms-sparkle-chat", answeredWith(200, { message: answer }, MARK_HEADERS));
    open("/contact");
    await press("Ask Ms. Sparkle");
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Your question" }),
      "How do I save?{Enter}",
    );
    await press("Report this answer");
    const dialog = within(await screen.findByRole("dialog", { name: "Report this answer" }));
    const reason = dialog.getByRole("radio", { name: "Something else" });
    await userEvent.click(reason);
    const end = interceptRequests("POST /functions/v1/forms/", answerLost);
    for (const times of [1, 2]) {
      await press("Send report");
      await waitFor(() => expect(requestsTo("POST /functions/v1/forms/")).toHaveLength(times));
      await dialog.findByRole("button", { name: "Send report" });
      expect(dialog.getByRole("alert")).toHaveTextContent(
        "That did not go through. Please try again in a moment.",
      );
      expect(reason).toBeChecked();
      expect(await stored()).toHaveLength(1);
    }
    end();
    await press("Send report");
    await expectToast("Thank you for telling us", "A person will look at this answer.");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Report this answer" })).toBeNull());
    expect(await stored()).toHaveLength(1);
  });

  /** The form service's answer is not looked at (specification part 1, sections 4 and 5). */
  it("thanks a beta reader after a lost answer, and stores the application once", async () => {
    const email = newEmail();
    interceptRequests("POST /functions/v1/forms/", answerLost);
    for (const times of [1, 2]) {
      open("/books");
      await fill({ "E-mail address": email });
      await press("Become a Beta Reader");
      await expectToast("Application Submitted!");
      await within(screen.getByRole("main")).findByText("Application Submitted!");
      await waitFor(() => expect(requestsTo("POST /functions/v1/forms/")).toHaveLength(times));
      expect(await arrived("beta", `email=eq.${email}`)).toHaveLength(1);
      dismissToasts();
    }
  });

  it("saves the chapter after a lost answer, and stores its form once", async () => {
    const email = newEmail();
    interceptRequests("POST /functions/v1/forms/", answerLost);
    interceptRequests("GET /downloads/", sendPdf);
    open("/resources/sample-chapter");
    await userEvent.type((await screen.findAllByLabelText("E-mail address"))[0]!, email);
    await press("Download Free Chapter");
    await expectToast("Download Started!");
    expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]);
    await waitFor(async () => expect(await arrived("chapter-level-1", `email=eq.${email}`)).toHaveLength(1));
  });
});

const EMAIL = "sam@example.com";

it.each([
  {
    form: "questionnaire",
    path: "/research-questionnaire",
    begin: async () => {
      await screen.findByRole("button", { name: "Submit Responses" });
      const names = new Set(screen.getAllByRole<HTMLInputElement>("radio").map(({ name }) => name));
      for (const name of names)
        await userEvent.click(document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!);
    },
    button: "Submit Responses",
    done: () => expectToast("Thank you!"),
  },
  {
    form: "application for ages 8 to 10",
    path: "/90-days-money-smart-challenge-uk",
    begin: () =>
      fill({ Name: "Zoë", Age: "9", "Parent’s email": EMAIL, "Why do you want to join?": "I want a kite." }),
    button: "Send It",
    done: () => screen.findByRole("heading", { name: "Hooray, we’ve got your form!" }),
  },
  {
    form: "application of a beta reader",
    path: "/books",
    begin: () => fill({ "E-mail address": EMAIL }),
    button: "Become a Beta Reader",
    done: () => within(screen.getByRole("main")).findByText("Application Submitted!"),
  },
  {
    form: "form of a chapter",
    path: "/resources/sample-chapter",
    begin: async () => userEvent.type((await screen.findAllByLabelText("E-mail address"))[0]!, EMAIL),
    button: "Download Free Chapter",
    done: () => expectToast("Download Started!"),
  },
])("sends the $form once, however often its button is pressed", async ({ path, begin, button, done }) => {
  open(path);
  await begin();
  await pressTwice(button, "POST /functions/v1/forms/", done);
});

it("creates an account once and signs in once, however often the button is pressed", async () => {
  const email = newEmail();
  const signedIn = () => screen.findByRole("button", { name: "Sign Out" });
  open("/auth");
  await userEvent.click(await screen.findByRole("button", { name: "Sign Up" }));
  await fill({ "First Name": "Amara", "Last Name": "Okafor", Email: email, Password: PASSWORD });
  await pressTwice("Sign Up", "POST /auth/v1/signup", signedIn);
  await press("Sign Out");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sign Out" })).toBeNull());
  open("/auth");
  await fill({ Email: email, Password: PASSWORD });
  await pressTwice("Sign In", "POST /auth/v1/token", signedIn);
});

it("deletes an account once, however often the button is pressed", async () => {
  const session = await signUp();
  open("/account");
  await userEvent.type(await screen.findByLabelText(/^Type DELETE/), "DELETE");
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Delete my account" });
  await userEvent.type(within(form!).getByLabelText("Password"), PASSWORD);
  await pressTwice("Delete my account", "POST rpc/delete_my_account", () =>
    expectToast("Your account has been deleted."),
  );
  expect(await storedRows("profiles", `user_id=eq.${session.user.id}`)).toEqual([]);
});

it("casts a vote and sends a report once, however often the button is pressed", async () => {
  await signUp();
  const title = uniqueText("Sell lemonade");
  await ideaInJar(title);
  open("/community?tab=gigs");
  await pressTwice(new RegExp(`^Vote.*${title}`), "POST gig_jar_votes", () => expectToast("Vote cast!"));
  await pressOn(title, "Report");
  await userEvent.click(await screen.findByRole("radio", { name: "It is not safe" }));
  await pressTwice("Send report", "POST rpc/report_idea", () => expectToast("Thank you for telling us"));
});
