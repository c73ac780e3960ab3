/** Public pages load what sends only for somebody of whom something waits. */
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AuthContext } from "@/backend/auth";
import { WaitingSender } from "@/app/WaitingSender";
import { outboxKey } from "@/storage/unsent";

const loaded = vi.hoisted(() => vi.fn());
vi.mock("@/app/Sender", () => {
  loaded();
  return { Sender: ({ userId }: { userId: string }) => <p>{`Sends for ${userId}`}</p> };
});

const WAITS = '[{"entry":null}]';
const show = (pathname: string, needsSecondStep = false) =>
  render(
    <AuthContext
      value={{ status: "signedIn", user: { id: "ann", email: "ann@example.com", needsSecondStep } }}
    >
      <WaitingSender pathname={pathname} />
    </AuthContext>,
  );

beforeEach(() => localStorage.clear());

it.each([
  ["nothing has ever waited", "/", {}],
  ["all has been sent", "/books", { ann: "[]" }],
  ["something of another person waits", "/books", { ben: WAITS }],
  ["a signed-in page sends by itself", "/challenge-dashboard", { ann: WAITS }],
  ["the sign-in page leads to one", "/auth", { ann: WAITS }],
] as [string, string, Record<string, string>][])("is not loaded while %s", (_, pathname, outboxes) => {
  for (const [userId, outbox] of Object.entries(outboxes)) localStorage.setItem(outboxKey(userId), outbox);
  const { container } = show(pathname);
  expect(container).toBeEmptyDOMElement();
  expect(loaded).not.toHaveBeenCalled();
});

it("is not loaded before the second step", () => {
  localStorage.setItem(outboxKey("ann"), WAITS);
  show("/books", true);
  expect(loaded).not.toHaveBeenCalled();
});

it("is loaded while something waits, also from another tab", async () => {
  show("/books");
  localStorage.setItem(outboxKey("ann"), WAITS);
  dispatchEvent(new StorageEvent("storage", { key: outboxKey("ann") }));
  expect(await screen.findByText("Sends for ann")).toBeVisible();
});
