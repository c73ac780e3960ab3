/** Saving a result of Find Your Quadrant in the profile, with faked answers. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANN, answers, callsTo, storeSession, sessionOf, startGoTrue, stopGoTrue } from "./fakeGoTrue";

const UPDATE = "PATCH /rest/v1/profiles";
const SAVED = { earning_score: 100, spending_score: 0, current_quadrant: "QII" };
const SAVED_LINE = "We have saved your result to your profile, in place of any earlier one.";

beforeEach(async () => {
  await startGoTrue();
});
afterEach(stopGoTrue);

async function open(at: string, savedFor: string | null = null, scene = 5) {
  const { AuthProvider } = await import("@/backend/auth");
  const { quadrantAnswers } = await import("@/storage/quadrant/quadrantAnswers");
  const { default: FindYourQuadrantPage } = await import("@/pages/quadrant/FindYourQuadrantPage");
  // The lazy parts are loaded up front, so that no test waits for a slow disk.
  await Promise.all([import("@/pages/quadrant/SaveResult"), import("@/backend/supabase")]);
  const { AccountLinks } = await import("@/app/AccountLinks");
  quadrantAnswers.write({ chosen: [1, 3, 1, 0, 2], at: scene, savedFor });
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[at]}>
        <AccountLinks />
        <FindYourQuadrantPage />
      </MemoryRouter>
    </AuthProvider>,
  );
}

const saveIt = async () => userEvent.click(await screen.findByRole("button", { name: "Save it" }));

it("saves the result by the specified call when its visitor asks for it", async () => {
  storeSession(sessionOf());
  answers[UPDATE] = [200, SAVED];
  await open("/find-your-quadrant");
  await saveIt();
  expect(await screen.findByText(SAVED_LINE)).toBeVisible();
  expect(callsTo("/rest/v1/profiles")).toEqual([
    {
      call: "PATCH /rest/v1/profiles?user_id=eq.u1&select=earning_score%2Cspending_score%2Ccurrent_quadrant",
      body: { earning_score: 100, spending_score: 0 },
    },
  ]);
});

it("does not send a result again that is in the profile already", async () => {
  storeSession(sessionOf());
  await open("/find-your-quadrant", "u1");
  expect(await screen.findByText(SAVED_LINE)).toBeVisible();
  expect(callsTo("/rest/v1/profiles")).toEqual([]);
});

it("saves a result that somebody else may have left only on request", async () => {
  storeSession(sessionOf());
  await open("/find-your-quadrant");
  expect(await screen.findByRole("button", { name: "Save it" })).toBeVisible();
  expect(callsTo("/rest/v1/profiles")).toEqual([]);
});

it("does not save what a visitor has just finished for somebody who signs in through another tab", async () => {
  await open("/find-your-quadrant", null, 4);
  await userEvent.click(await screen.findByRole("button", { name: "See My Result" }));
  expect(await screen.findByText(/^Your result stays on this device/)).toBeVisible();
  storeSession(sessionOf());
  window.dispatchEvent(new StorageEvent("storage", { key: "4mq_session" }));
  expect(await screen.findByRole("button", { name: "Save it" })).toBeVisible();
  expect(callsTo("/rest/v1/profiles")).toEqual([]);
});

it("leaves no answers behind in this tab after signing out, even unsaved ones", async () => {
  storeSession(sessionOf());
  answers["POST /logout"] = [204, {}];
  const { players } = await import("@/storage/browserStorage");
  // As the page opens: what was answered is the user’s. A visitor’s answers would come back.
  players.claim(ANN.id, true);
  await open("/find-your-quadrant");
  expect(await screen.findByRole("button", { name: "Save it" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("Scene 1 of 5")).toBeVisible();
  for (const option of screen.getAllByRole("radio")) expect(option).not.toBeChecked();
});

it("logs a refusal, reports it in a quiet line, and can try again", async () => {
  storeSession(sessionOf());
  answers[UPDATE] = [500, { code: "XX000", message: "No", details: null, hint: null }];
  await open("/find-your-quadrant");
  await saveIt();
  expect(await screen.findByText(/^We could not save your result to your profile\./)).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: "No" }));
  vi.mocked(console.error).mockClear();
  answers[UPDATE] = [200, SAVED];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(SAVED_LINE)).toBeVisible();
});

it("keeps the result offline, and sends it with the connection", async () => {
  storeSession(sessionOf());
  answers[UPDATE] = [200, SAVED];
  const { onlineManager } = await import("@tanstack/react-query");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onlineManager.setOnline(false);
  await open("/find-your-quadrant");
  await saveIt();
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
  expect(callsTo("/rest/v1/profiles")).toEqual([]);
  onLine.mockRestore();
  onlineManager.setOnline(true);
  expect(await screen.findByText(SAVED_LINE)).toBeVisible();
});

it("sends nothing before the second step, and says what comes first", async () => {
  const factor = { id: "f1", factor_type: "totp", status: "verified" };
  storeSession(sessionOf({ ...ANN, factors: [factor] }));
  await open("/find-your-quadrant");
  expect(await screen.findByRole("link", { name: "open your dashboard" })).toHaveAttribute(
    "href",
    "/challenge-dashboard",
  );
  // Nor a moment later.
  await expect(screen.findByText(/your profile\.$/, {}, { timeout: 1000 })).rejects.toThrow();
  expect(callsTo("/rest/v1/profiles")).toEqual([]);
});
