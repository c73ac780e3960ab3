/** The chat's icon and box on a small site, with the network faked. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter, Link, useLocation } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { MARK_HEADERS } from "#functions/ms-sparkle-chat/mark";
import { Chat } from "@/app/chat/Chat";
import { clearTab } from "@/storage/account/clearTab";

export const hers = (body: object, status = 200) => Response.json(body, { status, headers: MARK_HEADERS });
export const answer = (message: unknown, status = 200) => hers({ message }, status);

export const fetched = vi.fn<typeof fetch>();
/** Gives this answer to every question that follows. */
export const answerWith = (body: object) => fetched.mockImplementation(() => Promise.resolve(hers(body)));
export const screenSize = { isPhone: false };

beforeEach(() => {
  screenSize.isPhone = false;
  fetched.mockReset();
  answerWith({ message: "Save a bit each week." });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return screenSize.isPhone;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  clearTab();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function Site() {
  const { pathname } = useLocation();
  return (
    <div>
      <main>
        <h1>Page {pathname}</h1>
        <Link to="/books">Books</Link>
      </main>
      <Chat pathname={pathname} />
    </div>
  );
}

export const icon = () => screen.getByRole("button", { name: "Ask Ms. Sparkle" });
export const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
export const log = () => screen.getByRole("log", { name: "Chat with Ms. Sparkle" });
export const button = (name: string) => screen.getByRole("button", { name });
export const newest = () => within(log()).getAllByRole("listitem").at(-1)!;
export const bubble = (item: HTMLElement) => item.querySelector('[dir="auto"]')!.textContent;
export const said = () =>
  within(log())
    .getAllByRole("listitem")
    .map((item) => [within(item).getByText(/^(?:You|Ms\. Sparkle)$/).textContent, bubble(item)]);
export const GREETING = ["Ms. Sparkle", "Hi! What would you like to know about?"];
export const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(init!.body as string) as unknown);

export const load = () =>
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
    // As on the site, whose landmarks are looked for there.
    { container: document.body.appendChild(Object.assign(document.createElement("div"), { id: "root" })) },
  );
export async function open() {
  const shown = load();
  await userEvent.click(icon());
  await screen.findByRole("dialog", { name: "Ms. Sparkle" });
  return shown;
}
export async function ask(text: string) {
  await userEvent.type(input(), `${text}{Enter}`);
}
