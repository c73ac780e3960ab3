/** Joining, signing in and out (specification part 1, sections 2, 5 and 8). */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SESSION_KEY } from "@/backend/session";
import {
  answeredWith,
  requestLost,
  interceptRequests,
  requestsTo,
  shortenTimeouts,
  unanswered,
  type RequestOutcome,
} from "./network";
import {
  expectLogged,
  expectToast,
  loadPages,
  newAccount,
  newEmail,
  open,
  PASSWORD,
  signUp,
  type Session,
} from "./site";

loadPages("/", "/auth", "/challenge-dashboard");

const field = (label: string) => screen.findByLabelText(label);
async function fill(label: string, text: string) {
  await userEvent.clear(await field(label));
  await userEvent.paste(text);
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** The form's own button, not the toggle of the same name under it. */
const submitButton = (name: string) =>
  screen.getAllByRole("button", { name }).find((button) => button.closest("form"))!;

async function signIn(email: string, password = PASSWORD) {
  await fill("Email", email);
  await fill("Password", password);
  await userEvent.click(submitButton("Sign In"));
}

async function fillInJoining({ email = newEmail(), firstName = "Amara" } = {}) {
  await press("Sign Up");
  await fill("First Name", firstName);
  await fill("Last Name", "Okafor");
  await fill("Email", email);
  await fill("Password", PASSWORD);
  return email;
}

const signInPage = () => screen.findByRole("heading", { name: "Welcome Back" });
const homePage = () => screen.findByRole("heading", { name: "Empowering Kids with Financial Literacy" });
const greeting = (name: string) => screen.findByText(name, { selector: "h1 *" });
const help = () => screen.findByRole("alert");
const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null") as Session | null;

describe("the page", () => {
  it("leads a signed-in visitor home", async () => {
    await signUp();
    open("/auth");
    await homePage();
  });

  it("leads home by its close button", async () => {
    open("/auth");
    await userEvent.click(await screen.findByRole("link", { name: "Close" }));
    await homePage();
  });

  it("shows and hides the password", async () => {
    open("/auth");
    await fill("Password", PASSWORD);
    expect(await field("Password")).toHaveAttribute("type", "password");
    await press("Show password");
    expect(await field("Password")).toHaveAttribute("type", "text");
    await press("Hide password");
    expect(await field("Password")).toHaveAttribute("type", "password");
  });
});

it.each([1, -1])(
  "signs in a device whose clock is %i hour wrong, and needs no new token at the next visit",
  async (hours) => {
    const { user } = await newAccount();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    open("/challenge-dashboard");
    await signIn(user.email);
    await greeting("Amara");
    const { refresh_token } = stored()!;
    open("/challenge-dashboard");
    await greeting("Amara");
    expect(stored()!.refresh_token).toBe(refresh_token);
    expect(requestsTo("POST /auth/v1/token?grant_type=refresh_token")).toEqual([]);
  },
);
afterEach(() => void vi.useRealTimers());

describe("a refusal", () => {
  it("shows the server's words and advice for a wrong password, and keeps the input", async () => {
    const email = newEmail();
    open("/auth");
    await signIn(email, "not the one");
    await expectToast("Sign In Error", "Invalid login credentials");
    expect(await help()).toHaveTextContent(/^The e-mail address or the password is not right\./);
    expect(await field("Email")).toHaveValue(email);
    expect(await field("Password")).toHaveValue("not the one");
    await press("Sign Up");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows the server's words and advice after too many tries", async () => {
    const refusal = { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" };
    interceptRequests("POST /auth/v1/token", answeredWith(429, refusal));
    open("/auth");
    await signIn(newEmail());
    await expectToast("Sign In Error", "Request rate limit reached");
    expect(await help()).toHaveTextContent("That’s a lot of tries. Take a short break, then try again.");
    expect(await field("Password")).toHaveValue(PASSWORD);
    expect(submitButton("Sign In")).toBeEnabled();
  });

  it("shows the server's words and advice for an address that is taken, and keeps the input", async () => {
    const { user } = await newAccount();
    open("/auth");
    await fillInJoining({ email: user.email, firstName: "Ben" });
    await userEvent.click(submitButton("Sign Up"));
    await expectToast("Sign Up Error", "User already registered");
    expect(await help()).toHaveTextContent(
      "There is already an account with this e-mail address. Try signing in.",
    );
    expect(await field("First Name")).toHaveValue("Ben");
  });
});

describe("a backend", () => {
  it.each<[string, RequestOutcome, RegExp?]>([
    ["that cannot be reached", requestLost, /Failed to fetch/],
    ["that answers 500", answeredWith(500, "<p>No</p>")],
    ["that answers with a proxy's page", answeredWith(502, "<p>No</p>")],
    ["that never answers", unanswered, /Timeout/],
  ])("shows the specified toast when the backend %s, and keeps the input", async (_, fate, logged) => {
    shortenTimeouts();
    interceptRequests("POST /auth/v1/token", fate);
    open("/auth");
    await signIn("someone@example.com");
    await expectToast("Error", "Something went wrong. Please try again.");
    expect(await field("Password")).toHaveValue(PASSWORD);
    await waitFor(() => expect(submitButton("Sign In")).toBeEnabled());
    expect(requestsTo("POST /auth/v1/token")).not.toEqual([]);
    if (logged) expectLogged(logged);
  });
});

it("creates an account once, shows the progress, and greets the newcomer", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  interceptRequests("POST /auth/v1/signup", (send) => released.then(send));
  open("/auth");
  await fillInJoining();
  await userEvent.type(await field("Password"), "{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Processing..." })).toBeDisabled());
  await userEvent.type(await field("Password"), "{Enter}");
  release();
  await homePage();
  await expectToast("Welcome to 4MQ! 🎉");
  expect(requestsTo("POST /auth/v1/signup")).toHaveLength(1);
});

it.each(["First Name", "Last Name"])(
  "refuses a %s of spaces at its field, but accepts a password of spaces",
  async (label) => {
    open("/auth");
    await fillInJoining();
    await fill("Password", " ".repeat(8));
    await fill(label, "   ");
    await userEvent.click(submitButton("Sign Up"));
    expect(await field(label)).toHaveValue("");
    expect(await field(label)).toBeInvalid();
    expect(requestsTo("POST /auth/v1/signup")).toEqual([]);
    expect(await field("Password")).toHaveValue(" ".repeat(8));
    await fill(label, "Zadie");
    await userEvent.click(submitButton("Sign Up"));
    await homePage();
    expect(requestsTo("POST /auth/v1/signup")).toHaveLength(1);
  },
);

describe("signing out", () => {
  it.each<[string, RequestOutcome, RegExp?]>([
    ["cannot be reached", requestLost, /Failed to fetch/],
    ["does not answer", unanswered],
  ])("signs out at once although the server %s, and notifies it with the token", async (_, fate, logged) => {
    const { access_token } = await signUp();
    open("/challenge-dashboard");
    await greeting("Amara");
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain("4mq_seen"));
    interceptRequests("POST /auth/v1/logout", fate);
    await press("Sign Out");
    await signInPage();
    expect(Object.keys(localStorage).filter((key) => /^4mq_(?:session|seen)/.test(key))).toEqual([]);
    await waitFor(() => expect(requestsTo("POST /auth/v1/logout?scope=local")).not.toEqual([]));
    const [told] = requestsTo("POST /auth/v1/logout?scope=local");
    expect(told!.headers.get("authorization")).toBe(`Bearer ${access_token}`);
    if (logged) expectLogged(logged);
    open("/challenge-dashboard");
    await signInPage();
  });
});
