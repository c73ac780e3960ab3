/** A prerendered page into which somebody typed before its scripts were there, and into which an extension has put its nodes. */
import { screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { hydrate } from "@/app/mount";
import { AuthProvider } from "@/backend/auth";
import JuniorChallengePage from "@/pages/challenge/JuniorChallengePage";
import ContactPage from "@/pages/info/ContactPage";

afterEach(() => document.body.replaceChildren());

const app = (page: React.ReactNode) => (
  <AuthProvider>
    <MemoryRouter>{page}</MemoryRouter>
  </AuthProvider>
);

/** Prerenders the page, lets the visitor and the extension act, and hydrates it. */
async function hydrateAfter(page: React.ReactNode, act: () => void, { extension }: { extension: boolean }) {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(app(page));
  act();
  if (extension)
    for (const input of root.querySelectorAll("input, textarea"))
      input.before(document.createElement("password-helper"));
  const old = root.querySelector("form");
  const logged = vi.mocked(console.error);
  hydrate(root, app(page));
  if (!extension) return;
  await waitFor(() => expect(old).not.toBeInTheDocument());
  await waitFor(() => expect(logged.mock.calls.join(" ")).toMatch(/Hydration/));
  logged.mockClear();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each([true, false])(
  "keeps the text, the focus and the caret (an extension is there: %s)",
  async (extension) => {
    await hydrateAfter(
      <JuniorChallengePage />,
      () => {
        field("Name").value = "Sam";
        field("Age").value = "9";
        field("Parent’s email").value = "pat@example.com";
        field("Why do you want to join?").value = "Because I save.";
        field("Why do you want to join?").focus();
        field("Why do you want to join?").setSelectionRange(3, 3);
      },
      { extension },
    );
    expect(field("Name")).toHaveValue("Sam");
    expect(field("Age")).toHaveValue(9);
    expect(field("Parent’s email")).toHaveValue("pat@example.com");
    expect(field("Why do you want to join?")).toHaveValue("Because I save.");
    expect(field("Why do you want to join?")).toHaveFocus();
    expect(field("Why do you want to join?").selectionStart).toBe(3);
  },
);

it("keeps what was chosen from a list", async () => {
  await hydrateAfter(<ContactPage />, () => (field("Subject").value = "Speaking Request"), {
    extension: true,
  });
  expect(field("Subject")).toHaveValue("Speaking Request");
});
