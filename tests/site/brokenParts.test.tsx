/** A part of a page that breaks while it is drawn leaves the rest of the page in use. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { expectLogged, open, signUp } from "./site";

const broken = () => {
  throw new Error("broken");
};
vi.mock("@/pages/community/BadgesTab", () => ({ BadgesTab: broken }));
vi.mock("@/pages/journal/figures/KpisTab", () => ({ KpisTab: broken }));
vi.mock("@/app/chat/Chat", () => ({ Chat: broken }));

it.each([
  { address: "/community?tab=challenges", tab: "Badges", another: "Habits", field: "New habit" },
  { address: "/challenge-dashboard", tab: "My KPIs", another: "Journal Entry", field: "Amount" },
])("reports the broken tab $tab, and keeps the others working", async ({ address, tab, another, field }) => {
  await signUp();
  open(address);
  await userEvent.click(await screen.findByRole("tab", { name: tab }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This part has a problem. The rest of the page is fine",
  );
  await userEvent.click(screen.getByRole("tab", { name: another }));
  expect(await screen.findByLabelText(field)).toBeEnabled();
  expectLogged(/broken/);
});

it("keeps the page without the guide if she breaks", async () => {
  open("/contact");
  await vi.waitFor(() => expectLogged(/broken/));
  expect(await screen.findByRole("button", { name: "Send Message" })).toBeEnabled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Ask Ms. Sparkle" })).toBeNull();
});
