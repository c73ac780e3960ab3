/** The journal's form and lists, as a person finds and fills them. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect } from "vitest";
import { dayOf } from "@/domain/calendar";
import { asUser, type Session } from "./site";

// They come late. On a machine that does much else, no test waits for them.
beforeAll(
  () =>
    Promise.all([
      import("@/app/SignedInArea"),
      import("@/pages/journal/ChallengeDashboardPage"),
      import("@/pages/journal/figures/KpisTab"),
      import("@/pages/journal/EntryDialog"),
      import("@/pages/scorecard/KpiScorecardPage"),
    ]),
  60_000,
);

export const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
export const GOAL = { type: "Save", amount: "5", detail: "S-For Goal" } as const;
export const SWEETS = { type: "Spend", amount: "2.20", detail: "P-Wants" } as const;

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const amount = () => screen.findByLabelText("Amount");

export const expectHeading = (words: string) =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words));

export async function fillEntry(entry: { type: string; amount: string; detail: string }) {
  await userEvent.click(await screen.findByRole("radio", { name: entry.type }));
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), entry.amount);
  await userEvent.click(screen.getByRole("radio", { name: new RegExp(` ${entry.detail}$`) }));
}

export async function addEntry(entry: Parameters<typeof fillEntry>[0]) {
  await fillEntry(entry);
  await press("Add entry");
}

const listIn = (region: string) => {
  const found = screen.queryByRole("region", { name: region });
  return found ? within(found).queryAllByRole("listitem") : [];
};
export const entries = () => listIn("Your entries");
export const waiting = () => listIn("Waiting to be sent");
export const expectEntries = (count: number) => waitFor(() => expect(entries()).toHaveLength(count));
export const expectWaiting = (count: number) => waitFor(() => expect(waiting()).toHaveLength(count));

/** In the order in which the database took them. */
export const storedAmounts = async (session: Session) =>
  (await asUser(session, "GET", "journal_entries?select=amount&order=id")).map((row) => row.amount);

export const entryRow = ({ user }: Session, change: object = {}) => ({
  user_id: user.id,
  entry_date: dayOf(new Date()),
  entry_type: "E",
  amount: 1,
  earning_detail: "E-Chore",
  saving_detail: null,
  spending_detail: null,
  ...change,
});

/** The most for one day. */
export const fillTheDay = (session: Session) =>
  asUser(
    session,
    "POST",
    "journal_entries",
    Array.from({ length: 200 }, () => entryRow(session)),
  );
