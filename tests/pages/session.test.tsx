/** The life of a session (specification part 1, section 4): its events, its renewal and its end. */
import { act, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answers,
  ANN,
  recordedCalls,
  callsTo,
  storeSession,
  sessionStore,
  loadLazyParts,
  refuse,
  sessionOf,
  startGoTrue,
  stopGoTrue,
} from "./fakeGoTrue";

const HOUR_S = 3600;
const nowS = () => Math.round(Date.now() / 1000);

beforeEach(startGoTrue);
afterEach(stopGoTrue);

/** A signed-in page behind its door, the header's links, and what the library said, in order. */
async function openPage(path = "/challenge-dashboard") {
  const { AuthProvider, useAuth } = await import("@/backend/auth");
  const { onAuthChange } = await import("@/backend/client");
  const { AccountLinks } = await import("@/app/AccountLinks");
  const { RequireAuth } = await import("@/app/RequireAuth");
  await loadLazyParts();
  const events: string[] = [];
  onAuthChange((event) => events.push(event));
  const Journal = () => <p>the journal of {useAuth().user?.email}</p>;
  const Auth = () => <p>sign in, {JSON.stringify(useLocation().state)}</p>;
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <AccountLinks />
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route path="/auth" element={<Auth />} />
          <Route element={<RequireAuth />}>
            <Route path="/challenge-dashboard" element={<Journal />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
  return events;
}
const journal = () => screen.findByText("the journal of ann@example.com");
/** The client tells of a session before it begins to look after it: to renew it, and to mind whether the tab is seen. */
async function untilLookedAfter(events: readonly string[]) {
  await waitFor(() => expect(events).toContain("INITIAL_SESSION"));
  await act(async () => (await auth()).initialize());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await journal()).toBeVisible();
}
const refreshes = () => callsTo("/token?grant_type=refresh_token").length;
const auth = async () => (await (await import("@/backend/client")).getClient()).auth;

describe("the events", () => {
  it("opens the page for a stored session without a request (INITIAL_SESSION)", async () => {
    storeSession(sessionOf(), nowS() + HOUR_S);
    const events = await openPage();
    expect(await journal()).toBeVisible();
    expect(events).toContain("INITIAL_SESSION");
    expect(recordedCalls).toEqual([]);
  });

  it("opens the page on SIGNED_IN, and closes it on SIGNED_OUT", async () => {
    answers["POST /token"] = [200, sessionOf()];
    answers["POST /logout"] = [204, {}];
    const events = await openPage();
    expect(await screen.findByText(/^sign in/)).toBeVisible();
    const { signIn } = await import("@/backend/auth/signIn");
    await act(() => signIn("ann@example.com", "secret12"));
    expect(events).toContain("SIGNED_IN");
    expect(sessionStore.has("4mq_session")).toBe(true);
    const { signOut } = await import("@/backend/auth");
    act(signOut);
    expect(screen.getByText(/^sign in/)).toBeVisible();
    await waitFor(() => expect(events.at(-1)).toBe("SIGNED_OUT"));
    expect(callsTo("/logout").map(({ call }) => call)).toEqual(["POST /logout?scope=local"]);
    expect(sessionStore.has("4mq_session")).toBe(false);
  });

  it("does not tell users who sign out that their session has ended", async () => {
    answers["POST /logout"] = [204, {}];
    storeSession(sessionOf(), nowS() + HOUR_S);
    const events = await openPage();
    await journal();
    const { signOut } = await import("@/backend/auth");
    act(signOut);
    expect(screen.getByText(/"ended":false/)).toBeVisible();
    await waitFor(() => expect(events.at(-1)).toBe("SIGNED_OUT"));
    expect(screen.getByText(/"ended":false/)).toBeVisible();
  });

  it("renews an expired session on the way in, with the page's own token (TOKEN_REFRESHED)", async () => {
    storeSession(sessionOf(ANN, {}, "old"), nowS() - HOUR_S);
    answers["POST /token"] = [200, sessionOf(ANN, {}, "new")];
    const events = await openPage();
    expect(await journal()).toBeVisible();
    expect(callsTo("/token")).toEqual([
      { call: "POST /token?grant_type=refresh_token", body: { refresh_token: "old" } },
    ]);
    expect(events).toContain("TOKEN_REFRESHED");
    expect(JSON.parse(sessionStore.get("4mq_session")!)).toMatchObject({ refresh_token: "new" });
  });
});

describe("a session near its end", () => {
  it("renews the session before it expires while the page is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeSession(sessionOf(), nowS() + 300);
    answers["POST /token"] = [200, sessionOf(ANN, {}, "r2")];
    await untilLookedAfter(await openPage());
    expect(refreshes()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(280_000));
    expect(refreshes()).toBe(1);
    expect(await journal()).toBeVisible();
  });

  it("renews the session when the visitor returns to the tab", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeSession(sessionOf(), nowS() + 300);
    answers["POST /token"] = [200, sessionOf(ANN, {}, "r2")];
    await untilLookedAfter(await openPage());
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(refreshes()).toBe(0);
    visible.mockReturnValue("visible");
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(refreshes()).toBe(1));
    expect(await journal()).toBeVisible();
  });

  it("waits longer after each server error, and renews once it answers", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeSession(sessionOf(), nowS() - HOUR_S);
    const times: number[] = [];
    answers["POST /token"] = () => {
      times.push(Date.now());
      return times.length < 4 ? [503, {}] : [200, sessionOf()];
    };
    await openPage();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await journal()).toBeVisible();
    const waits = times.slice(1).map((time, place) => Math.round((time - times[place]!) / 100) * 100);
    expect(waits).toEqual([200, 400, 800]);
  });

  it("ends a session calmly if the server does not renew it: please sign in again", async () => {
    storeSession(sessionOf(), nowS() - HOUR_S);
    answers["POST /token"] = refuse(400, "refresh_token_not_found");
    const events = await openPage();
    expect(await screen.findByText(/^sign in/)).toBeVisible();
    expect(events).toContain("SIGNED_OUT");
    expect(sessionStore.has("4mq_session")).toBe(false);
  });

  it("leads to the sign-in page, with the reason, when the session ends under an open page", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeSession(sessionOf(), nowS() + 300);
    answers["POST /token"] = refuse(400, "refresh_token_not_found");
    await untilLookedAfter(await openPage());
    await act(() => vi.advanceTimersByTimeAsync(400_000));
    expect(await screen.findByText(/"from":"\/challenge-dashboard","ended":true/)).toBeVisible();
  });
});

describe("a stored session", () => {
  const SECOND_STEP = { id: "f1", factor_type: "totp", status: "verified" };

  describe.each([
    ["without a user", { ...sessionOf(), user: undefined }],
    ["whose second steps are no list", { ...sessionOf(), user: { id: "x", factors: {} } }],
    [
      "whose token cannot be read",
      { ...sessionOf(), access_token: "x", user: { id: "x", factors: [SECOND_STEP] } },
    ],
  ])("%s is forgotten,", (_, session) => {
    beforeEach(() => void storeSession(session, nowS() + HOUR_S));

    it("after the session is forgotten, a public page offers to sign in", async () => {
      await openPage("/");
      expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
      expect(screen.getByText("home")).toBeVisible();
      await waitFor(() => expect(sessionStore.has("4mq_session")).toBe(false));
    });

    it("after the session is forgotten, a signed-in page leads to the sign-in page", async () => {
      await openPage();
      expect(await screen.findByText(/^sign in,/)).toBeVisible();
      await waitFor(() => expect(sessionStore.has("4mq_session")).toBe(false));
    });
  });
});

it("signs out at once during a renewal, and keeps a user who signs in meanwhile", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeSession(sessionOf(), nowS() - HOUR_S);
  const BEN = { ...ANN, id: "u2", email: "ben@example.com" };
  let refuseRenewal = () => {};
  const refused = new Promise<void>((resolve) => (refuseRenewal = resolve));
  answers["POST /token"] = async (body) => {
    if (!Object.hasOwn(body as object, "refresh_token")) return [200, sessionOf(BEN, {}, "bens")];
    await refused;
    return refuse(400, "refresh_token_not_found");
  };
  answers["POST /logout"] = [204, {}];
  await openPage();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await journal()).toBeVisible();
  const { signOut } = await import("@/backend/auth");
  act(signOut);
  expect(screen.getByText(/^sign in,/)).toBeVisible();
  expect(sessionStore.has("4mq_session")).toBe(false);
  const { signIn } = await import("@/backend/auth/signIn");
  await act(() => signIn("ben@example.com", "secret12"));
  expect(await screen.findByText("Hi,")).toHaveTextContent("ben@example.com");
  refuseRenewal();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText("Hi,")).toHaveTextContent("ben@example.com");
  expect(sessionStore.get("4mq_session")).toContain("bens");
});

it("signs out even if the file that would notify the server does not load", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeSession(sessionOf(), nowS() + HOUR_S);
  sessionStore.set("4mq_seen_u1", "[]");
  vi.doMock("@/backend/supabase", () => {
    throw new TypeError("Failed to fetch dynamically imported module: /assets/requests.js");
  });
  const { AuthProvider } = await import("@/backend/auth");
  const { AccountLinks } = await import("@/app/AccountLinks");
  render(
    <AuthProvider>
      <MemoryRouter>
        <AccountLinks />
      </MemoryRouter>
    </AuthProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText("Hi,")).toHaveTextContent("ann@example.com");
  act(() => screen.getByRole("button", { name: "Sign Out" }).click());
  expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
  expect([...sessionStore.keys()]).toEqual([]);
  expect(recordedCalls).toEqual([]);
});
afterEach(() => vi.doUnmock("@/backend/supabase"));

describe("a clock that is an hour off", () => {
  it.each([-HOUR_S, HOUR_S])(
    "renews nothing that is still valid with a clock off by %i seconds",
    async (offS) => {
      const session = { ...sessionOf(), expires_at: nowS() + offS + HOUR_S };
      answers["POST /token"] = [200, session];
      await openPage();
      const { signIn } = await import("@/backend/auth/signIn");
      await act(() => signIn("ann@example.com", "secret12"));
      const { data } = await (await auth()).getSession();
      expect(Math.abs(data.session!.expires_at! - nowS() - HOUR_S)).toBeLessThan(5);
      expect(refreshes()).toBe(0);
    },
  );

  it("a clock put back later gets a new token when a table takes the old one for expired", async () => {
    storeSession(sessionOf(), nowS() + HOUR_S);
    answers["POST /token"] = [200, sessionOf(ANN, { fresh: true }, "r2")];
    let times = 0;
    answers["GET /rest/v1/profiles"] = () =>
      (times += 1) === 1
        ? [401, { code: "PGRST303", message: "JWT expired", details: null, hint: null }]
        : [200, [{ first_name: "Ann" }]];
    await openPage();
    const { getClient } = await import("@/backend/client");
    const { data } = await (await getClient()).from("profiles").select("first_name");
    expect(data).toEqual([{ first_name: "Ann" }]);
    expect([times, refreshes()]).toEqual([2, 1]);
    expect(await journal()).toBeVisible();
  });

  it("a user with a wrong clock who gets no new token is signed out and told so", async () => {
    storeSession(sessionOf(), nowS() + HOUR_S);
    answers["POST /token"] = refuse(400, "refresh_token_not_found");
    answers["GET /rest/v1/profiles"] = [
      401,
      { code: "PGRST301", message: "no suitable key", details: null, hint: null },
    ];
    await openPage();
    await journal();
    const { getClient } = await import("@/backend/client");
    const client = await getClient();
    await act(async () => void (await client.from("profiles").select("first_name")));
    expect(await screen.findByText(/"ended":true/)).toBeVisible();
    expect(sessionStore.has("4mq_session")).toBe(false);
  });
});

it("reloads a page from the browser's back/forward cache if somebody was signed in", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const comeBack = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
  await openPage();
  await screen.findByText(/^sign in/);
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
  answers["POST /token"] = [200, sessionOf()];
  const { signIn } = await import("@/backend/auth/signIn");
  await act(() => signIn("ann@example.com", "secret12"));
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledOnce();
});
