/** Several children on one device: their names, who is playing, and whose money sheet it is. */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import TrackerPage from "@/pages/tracker/TrackerPage";
import { showPlayers } from "@/parts/players/PlayersDialog";
import { players } from "@/storage/browserStorage";
import { addName, readNames, rename } from "@/storage/players/names";
import { sheetOf } from "@/storage/tracker/trackerSheet";
import { tabStorage } from "@/storage/tabStorage";

const ROW = { id: "a", day: "2026-11-20", type: "E", pence: 450, detail: "E-Chore" } as const;
const sheetWith = (pence: number) => ({ start: "2026-11-02", entries: [{ ...ROW, pence }] });

let saved: { name: string; text: Promise<string> } | undefined;
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  tabStorage.clear();
  saved = undefined;
  reload.mockReset();
  vi.stubGlobal("location", Object.assign(Object.create(location), { reload }));
  // happy-dom has no downloads.
  let blob: Blob;
  URL.createObjectURL = (file: Blob) => ((blob = file), "blob:x");
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    saved = { name: this.download, text: blob.text() };
  };
  players.claim(undefined, true);
  players.play("1");
});

/** Its root is not the test’s own. */
afterEach(() =>
  act(() => {
    for (const open of document.querySelectorAll("dialog")) open.dispatchEvent(new Event("close"));
  }),
);

const openTracker = () => render(<TrackerPage />, { wrapper: MemoryRouter });
const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const pressThere = async (name: string | RegExp) =>
  userEvent.click(await dialog().findByRole("button", { name }));

async function twoSheets() {
  await rename("1", "Amara");
  const kofi = (await addName("Kofi"))!;
  sheetOf("1").write(sheetWith(450));
  sheetOf(kofi).write(sheetWith(200));
  return kofi;
}

it("has one sheet without a name, and today’s file, until somebody adds another", async () => {
  sheetOf("1").write(sheetWith(450));
  openTracker();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByRole("heading", { name: "Your sheet" })).toBeInTheDocument();
  await press("Download CSV");
  await waitFor(() => expect(saved?.name).toBe("money-journal-entries.csv"));
  expect(localStorage.getItem("4mq_players")).toBeNull();

  await press("Add a sheet for another child");
  await userEvent.type(await screen.findByLabelText("Nickname for the new sheet"), "Kofi!");
  await pressThere("Save");
  expect(await screen.findByRole("heading", { name: "Kofi!’s sheet" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Add an entry for Kofi!" })).toBeInTheDocument();
  await press("Download CSV");
  await waitFor(() => expect(saved?.name).toBe("money-journal-entries-Kofi.csv"));
  await userEvent.click(await screen.findByRole("radio", { name: "Player 1" }));
  await press("Download CSV");
  await waitFor(() => expect(saved?.name).toBe("money-journal-entries.csv"));
});

it("keeps the sheets apart: rows, start and paper", async () => {
  const kofi = await twoSheets();
  openTracker();
  expect(screen.getByRole("radio", { name: "Amara" })).toBeChecked();
  expect(screen.getByRole("table", { name: "Amara’s sheet" })).toHaveTextContent("4.50");
  await userEvent.click(await screen.findByRole("radio", { name: "Kofi" }));
  expect(screen.getByRole("table", { name: "Kofi’s sheet" })).toHaveTextContent("2.00");
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(document.querySelector(".print-sheet-title")).toHaveTextContent("4MQ Money Sheet: Kofi");
  act(() => void dispatchEvent(new Event("afterprint")));
  await press(/^Remove 20 November/);
  await waitFor(() => expect(sheetOf(kofi).read().entries).toEqual([]));
  expect(sheetOf("1").read().entries).toHaveLength(1);
});

it("asks whose rows a file has before it adds one, and opens that sheet", async () => {
  const kofi = await twoSheets();
  const { container } = openTracker();
  const file = new File(["Date,Type,Amount (£),Detail\r\n21/11/2026,E,£7.00,E-Chore\r\n"], "rows.csv");
  await userEvent.upload(container.querySelector<HTMLInputElement>("[type=file]")!, file);
  expect(dialog().getByText(/the rows of “rows\.csv”/)).toBeVisible();
  expect(sheetOf("1").read().entries).toHaveLength(1);
  await pressThere("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect([sheetOf("1"), sheetOf(kofi)].map((sheet) => sheet.read().entries.length)).toEqual([1, 1]);

  await userEvent.upload(container.querySelector<HTMLInputElement>("[type=file]")!, file);
  await pressThere("Kofi");
  expect(await dialog().findByRole("heading", { name: "Import into Kofi’s sheet" })).toBeVisible();
  expect(dialog().getByText(/If these rows are somebody else’s/)).toBeVisible();
  expect(sheetOf("1").read().entries).toHaveLength(1);
  expect(sheetOf(kofi).read().entries).toHaveLength(2);
  await pressThere("Close");
  expect(await screen.findByRole("heading", { name: "Kofi’s sheet" })).toBeInTheDocument();
  await press("Take this import back");
  await waitFor(() => expect(sheetOf(kofi).read().entries).toHaveLength(1));
});

it("keeps what was typed when another sheet is opened, and nothing that was done on the one before", async () => {
  await twoSheets();
  openTracker();
  await userEvent.type(screen.getByLabelText("Amount"), "7.5");
  await userEvent.click(screen.getByRole("radio", { name: "Kofi" }));
  await press(/^Remove .*£2\.00/);
  await userEvent.click(screen.getByRole("radio", { name: "Amara" }));
  expect(screen.getByRole("heading", { name: "Amara’s sheet" })).toBeInTheDocument();
  expect(screen.getByLabelText("Amount")).toHaveValue(7.5);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("refuses a missing name and one that is taken, and has room for four", async () => {
  await twoSheets();
  act(() => void showPlayers());
  await pressThere("Add a player");
  await pressThere("Save");
  expect(dialog().getByText("Please write a nickname first.")).toBeVisible();
  await userEvent.type(dialog().getByLabelText("Nickname"), "kofi ");
  await pressThere("Save");
  expect(dialog().getByText(/Somebody here has that name/)).toBeVisible();
  await userEvent.clear(dialog().getByLabelText("Nickname"));
  await userEvent.type(dialog().getByLabelText("Nickname"), "Bo");
  await pressThere("Save");
  expect(await dialog().findByText("Bo has joined.")).toBeVisible();
  await act(() => addName("Cy"));
  expect(await dialog().findByText(/There are 4 players/)).toBeVisible();
  expect(await addName("Di")).toBeUndefined();
});

it("lets another child play, whose coins are their own, and clears the chat of the one before", async () => {
  const kofi = await twoSheets();
  localStorage.setItem("userEarnings", "Amara’s");
  tabStorage.setItem("4mq_chat", "Amara’s");
  act(() => void showPlayers());
  expect(dialog().getByText(/There are no passwords/)).toBeVisible();
  await pressThere("Play as Kofi");
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(localStorage.getItem("userEarnings")).toBeNull();
  expect(tabStorage.getItem("4mq_chat")).toBeNull();
  expect(players.visitor()).toBe(kofi);
});

it("removes a player with all that is theirs, once asked, and brings them back whole", async () => {
  const kofi = await twoSheets();
  localStorage.setItem("userEarnings", "Amara’s");
  players.play(kofi);
  localStorage.setItem("userEarnings", "Kofi’s");
  const before = readNames();
  act(() => void showPlayers());
  await pressThere("Remove Kofi");
  expect(dialog().getByText(/bring them back until you close this tab/)).toBeVisible();
  await pressThere("Remove");
  expect(await dialog().findAllByText("Kofi was removed.")).not.toEqual([]);
  expect(Object.values(localStorage).join()).not.toContain("Kofi");
  expect(localStorage.getItem("userEarnings")).toBe("Amara’s");
  expect(localStorage.getItem(`4mq_tracker_${kofi}`)).toBeNull();
  await pressThere("Bring back");
  expect(await dialog().findByText(/^Kofi is back/)).toBeVisible();
  expect(readNames()).toEqual(before);
  expect(sheetOf(kofi).read().entries).toHaveLength(1);
  players.play(kofi);
  expect(localStorage.getItem("userEarnings")).toBe("Kofi’s");
});

it("gives a player who comes back a name of their own, if somebody has taken it", async () => {
  await twoSheets();
  act(() => void showPlayers());
  await pressThere("Remove Kofi");
  await pressThere("Remove");
  await dialog().findAllByText("Kofi was removed.");
  await act(() => addName("Kofi"));
  await pressThere("Bring back");
  await waitFor(() => expect(readNames().map(({ name }) => name)).toEqual(["Amara", "Kofi 2", "Kofi"]));
});

it("offers a removed sheet on the tracker as well, when the dialog is closed and one sheet is left", async () => {
  await twoSheets();
  openTracker();
  await press("Change or remove a name");
  await pressThere("Remove Kofi");
  await pressThere("Remove");
  await dialog().findAllByText("Kofi was removed.");
  act(() => void document.querySelector("dialog[open]")!.dispatchEvent(new Event("close")));
  await press("Bring a sheet back");
  await pressThere("Bring back");
  expect(await screen.findByRole("radio", { name: /Kofi/ })).toBeInTheDocument();
});

it("finds players again whose list of names cannot be read", async () => {
  const kofi = await twoSheets();
  localStorage.setItem("4mq_players", "{");
  dispatchEvent(new StorageEvent("storage"));
  expect(readNames().map(({ id }) => id)).toEqual(["1", kofi]);
  expect(localStorage.getItem("4mq_players_corrupt")).toBe("{");
});
