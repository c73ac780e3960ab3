/** Two-step verification, with GoTrue's documented answers (the embedded backend has none). */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ANN,
  answers,
  recordedCalls,
  callsTo,
  inAnHour,
  storeSession,
  loadLazyParts,
  refuse,
  sessionOf,
  startGoTrue,
  stopGoTrue,
} from "./fakeGoTrue";
import { press } from "./userActions";

const APP = {
  id: "f1",
  factor_type: "totp",
  friendly_name: "Ann's phone",
  status: "verified",
  created_at: "2026-11-02T10:00:00Z",
};
const PHONE = {
  ...APP,
  id: "f2",
  factor_type: "phone",
  friendly_name: "",
  created_at: "2026-11-03T10:00:00Z",
};
const HALF_MADE = { ...APP, id: "f3", friendly_name: "Old phone", status: "unverified" };
const withFactors = (...factors: object[]) => ({ ...ANN, factors });

beforeEach(startGoTrue);
// A project that has second steps, at the address where the answers are.
beforeEach(() => void vi.stubEnv("VITE_SUPABASE_URL", location.origin));
afterEach(() => void vi.unstubAllEnvs());
afterEach(stopGoTrue);

/** A signed-in page, the account page, and the page that a letter leads to. */
async function open(path: string) {
  history.replaceState(null, "", path);
  const { AuthProvider } = await import("@/backend/auth");
  const { RequireAuth } = await import("@/app/RequireAuth");
  const { default: ResetPasswordPage } = await import("@/pages/auth/ResetPasswordPage");
  const { SecondSteps } = await import("@/pages/account/SecondSteps");
  const { onAuthChange } = await import("@/backend/client");
  await loadLazyParts();
  const events: string[] = [];
  onAuthChange((event) => events.push(event));
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/auth" element={<p>sign in</p>} />
          <Route path="/" element={<p>home</p>} />
          <Route path="/auth/reset-password" element={<ResetPasswordPage />} />
          <Route element={<RequireAuth />}>
            <Route path="/challenge-dashboard" element={<p>the journal</p>} />
            <Route path="/account" element={<SecondSteps userId="u1" />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
  return events;
}
const typeCode = async (label: string, code: string) =>
  userEvent.type(await screen.findByLabelText(label), code);

describe("before a signed-in page opens", () => {
  it("asks for the app's code, and then opens the page", async () => {
    storeSession(sessionOf(withFactors(APP)));
    answers["GET /user"] = [200, withFactors(APP)];
    answers["POST /factors/f1/challenge"] = [200, { id: "c1", type: "totp", expires_at: inAnHour() }];
    answers["POST /factors/f1/verify"] = [200, sessionOf(withFactors(APP), { aal: "aal2" }, "r2")];
    const events = await open("/challenge-dashboard");
    await waitFor(() => expect(screen.getByRole("heading", { name: "One more step" })).toHaveFocus());
    expect(screen.queryByText("the journal")).toBeNull();
    await typeCode("Code from your app", "123 456");
    await press("Continue");
    expect(await screen.findByText("the journal")).toBeVisible();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    expect(callsTo("/factors")).toEqual([
      { call: "POST /factors/f1/challenge", body: { factorId: "f1" } },
      { call: "POST /factors/f1/verify", body: { challenge_id: "c1", code: "123456" } },
    ]);
  });

  it("explains a wrong code, and accepts another", async () => {
    storeSession(sessionOf(withFactors(APP)));
    answers["GET /user"] = [200, withFactors(APP)];
    answers["POST /factors/f1/challenge"] = [200, { id: "c1", type: "totp", expires_at: inAnHour() }];
    answers["POST /factors/f1/verify"] = refuse(422, "mfa_verification_failed");
    await open("/challenge-dashboard");
    await typeCode("Code from your app", "000000");
    await press("Continue");
    expect(await screen.findByRole("alert")).toHaveTextContent("That code is not right.");
    expect(screen.getByLabelText("Code from your app")).toHaveValue("000000");
    expect(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
    expect(screen.queryByText("the journal")).toBeNull();
  });

  it("sends a text message only on request", async () => {
    storeSession(sessionOf(withFactors(PHONE)));
    answers["GET /user"] = [200, withFactors(PHONE)];
    answers["POST /factors/f2/challenge"] = [200, { id: "c2", type: "phone", expires_at: inAnHour() }];
    answers["POST /factors/f2/verify"] = [200, sessionOf(withFactors(PHONE), { aal: "aal2" }, "r2")];
    await open("/challenge-dashboard");
    await screen.findByRole("button", { name: "Send me a code" });
    expect(callsTo("/factors")).toEqual([]);
    await press("Send me a code");
    expect(await screen.findByText("We have sent a text message with a code to your phone.")).toBeVisible();
    await typeCode("Code from the message", "654321");
    await press("Continue");
    expect(await screen.findByText("the journal")).toBeVisible();
    expect(callsTo("/factors")).toEqual([
      { call: "POST /factors/f2/challenge", body: { factorId: "f2", channel: "sms" } },
      { call: "POST /factors/f2/verify", body: { challenge_id: "c2", code: "654321" } },
    ]);
  });

  it("lets a user with several second steps choose one, or sign out", async () => {
    storeSession(sessionOf(withFactors(APP, PHONE)));
    answers["GET /user"] = [200, withFactors(APP, PHONE)];
    answers["POST /logout"] = [204, {}];
    await open("/challenge-dashboard");
    await screen.findByLabelText("Code from your app");
    await press("Text message");
    expect(await screen.findByRole("button", { name: "Send me a code" })).toBeVisible();
    await press("Sign out");
    expect(await screen.findByText("sign in")).toBeVisible();
  });

  it("asks for no code after the second step", async () => {
    storeSession(sessionOf(withFactors(APP), { aal: "aal2" }));
    await open("/challenge-dashboard");
    expect(await screen.findByText("the journal")).toBeVisible();
  });

  it("ignores a second step that was never completed", async () => {
    storeSession(sessionOf(withFactors(HALF_MADE)));
    await open("/challenge-dashboard");
    expect(await screen.findByText("the journal")).toBeVisible();
  });

  it("offers to try again if the second steps cannot be loaded", async () => {
    storeSession(sessionOf(withFactors(APP)));
    answers["GET /user"] = [400, { code: 400, error_code: "unexpected_failure", msg: "no" }];
    await open("/challenge-dashboard");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("We could not check"), {
      timeout: 5000,
    });
    vi.mocked(console.error).mockClear(); // The failed read is logged.
    answers["GET /user"] = [200, withFactors(APP)];
    await press("Try again");
    expect(await screen.findByLabelText("Code from your app")).toBeVisible();
  });
});

it("asks for the second step before a new password after a link in an e-mail", async () => {
  answers["POST /verify"] = [200, sessionOf(withFactors(APP))];
  answers["GET /user"] = [200, withFactors(APP)];
  answers["POST /factors/f1/challenge"] = [200, { id: "c1", type: "totp", expires_at: inAnHour() }];
  answers["POST /factors/f1/verify"] = [200, sessionOf(withFactors(APP), { aal: "aal2" }, "r2")];
  await open("/auth/reset-password?token_hash=hash&type=recovery");
  await press("Continue");
  await typeCode("Code from your app", "123456");
  expect(screen.queryByLabelText("New password")).toBeNull();
  await press("Continue");
  expect(await screen.findByLabelText("New password")).toBeVisible();
});

describe("on the account page", () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" fill="#000"><path d="M0 0h9v9z"/></svg>';
  const ENROLLED = {
    id: "f9",
    type: "totp",
    friendly_name: "My tablet",
    totp: { qr_code: SVG, secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/4MQ" },
  };

  it("sets up an app with a picture or a typed key, and its first code", async () => {
    storeSession(sessionOf(withFactors(HALF_MADE)));
    let factors: object[] = [HALF_MADE];
    answers["GET /user"] = () => [200, withFactors(...factors)];
    answers["DELETE /factors/f3"] = [200, { id: "f3" }];
    answers["POST /factors"] = [200, ENROLLED];
    answers["POST /factors/f9/challenge"] = [200, { id: "c9", type: "totp", expires_at: inAnHour() }];
    answers["POST /factors/f9/verify"] = () => {
      factors = [{ ...APP, id: "f9", friendly_name: "My tablet" }];
      return [200, sessionOf(withFactors(...factors), { aal: "aal2" }, "r2")];
    };
    await open("/account");
    expect(await screen.findByText("You have not set up a second step yet.")).toBeVisible();
    const name = screen.getByLabelText("Give it a name");
    await userEvent.clear(name);
    await userEvent.type(name, "My tablet");
    await press("Set up an app");
    const picture = await screen.findByRole<HTMLImageElement>("img", { name: /authenticator app to scan/ });
    expect(decodeURIComponent(picture.src)).toBe(`data:image/svg+xml,${SVG}`);
    expect(picture.src).not.toContain("#");
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
    await typeCode("Code from your app", "123456");
    await press("Turn it on");
    expect(await screen.findByText(/Two-step verification is on/)).toBeVisible();
    expect(
      within(screen.getByRole("list", { name: "Your second steps" })).getByText("My tablet"),
    ).toBeVisible();
    expect(callsTo("/factors")).toEqual([
      { call: "DELETE /factors/f3", body: undefined },
      { call: "POST /factors", body: { friendly_name: "My tablet", factor_type: "totp", issuer: "4MQ" } },
      { call: "POST /factors/f9/challenge", body: { factorId: "f9" } },
      { call: "POST /factors/f9/verify", body: { challenge_id: "c9", code: "123456" } },
    ]);
  });

  it("says that the key was not copied on a page without TLS, where browsers have no clipboard", async () => {
    storeSession(sessionOf(withFactors()));
    answers["GET /user"] = [200, withFactors()];
    answers["POST /factors"] = [200, ENROLLED];
    await open("/account");
    await press("Set up an app");
    await screen.findByText("JBSW Y3DP EHPK 3PXP");
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
    await press("Copy the key");
    expect(await screen.findByText(/^We could not copy the key/)).toBeVisible();
  });

  it("lists an app and a phone, and removes them after a question", async () => {
    storeSession(sessionOf(withFactors(APP, PHONE), { aal: "aal2" }));
    let factors: object[] = [APP, PHONE];
    answers["GET /user"] = () => [200, withFactors(...factors)];
    answers["DELETE /factors/f1"] = () => {
      factors = [PHONE];
      return [200, { id: "f1" }];
    };
    answers["POST /token"] = () => [200, sessionOf(withFactors(...factors), { aal: "aal2" }, "r2")];
    await open("/account");
    expect(await screen.findByText("Ann's phone")).toBeVisible();
    expect(screen.getByText(/App, added on 2 November 2026/)).toBeVisible();
    expect(screen.getByText(/Text message, added on 3 November 2026/)).toBeVisible();
    await press("Remove: Ann's phone");
    const dialog = within(await screen.findByRole("dialog", { name: "Remove Ann's phone?" }));
    expect(callsTo("/factors")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("It has been removed.")).toBeVisible();
    expect(screen.queryByText("Ann's phone")).toBeNull();
    expect(callsTo("/factors")).toEqual([{ call: "DELETE /factors/f1", body: undefined }]);
    // The session learns of it at once.
    expect(callsTo("/token")).toHaveLength(1);
  });

  it("explains a refusal, and removes nothing", async () => {
    storeSession(sessionOf(withFactors(APP), { aal: "aal2" }));
    answers["GET /user"] = [200, withFactors(APP)];
    answers["DELETE /factors/f1"] = refuse(422, "insufficient_aal");
    await open("/account");
    await press("Remove: Ann's phone");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/sign in again with your code first/)).toBeVisible();
    expect(screen.getByText("Ann's phone")).toBeVisible();
  });

  it.each([
    ["a name that is taken", refuse(422, "mfa_factor_name_conflict"), "Choose a different name."],
    ["too many", refuse(422, "too_many_enrolled_mfa_factors"), "Remove one first."],
    [
      "a project that has them off",
      refuse(422, "mfa_totp_enroll_not_enabled"),
      "two-step verification here yet.",
    ],
  ] as const)("explains %s beside the form", async (_, answer, sentence) => {
    storeSession(sessionOf());
    answers["GET /user"] = [200, ANN];
    answers["POST /factors"] = answer;
    await open("/account");
    await press("Set up an app");
    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
  });

  it("words the lack of second steps on a server kindly", async () => {
    storeSession(sessionOf());
    answers["GET /user"] = [200, ANN];
    answers["POST /factors"] = refuse(404, "not_found");
    await open("/account");
    await press("Set up an app");
    expect(await screen.findByText(/not available here yet/)).toBeVisible();
    expect(recordedCalls.length).toBeGreaterThan(0);
  });

  it("leaves nothing half done without a connection", async () => {
    storeSession(sessionOf());
    answers["GET /user"] = [200, ANN];
    await open("/account");
    await screen.findByText("You have not set up a second step yet.");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await press("Set up an app");
    expect(await screen.findByText(/Check your connection, then try again/)).toBeVisible();
    expect(screen.getByLabelText("Give it a name")).toHaveValue("My phone");
    vi.mocked(console.error).mockClear(); // The library reports each request that fails.
  });
});
