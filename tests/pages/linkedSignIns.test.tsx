/** Other companies' sign-ins of one account, with GoTrue's documented answers (the embedded backend has none). */
import { render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  ANN,
  answers,
  callsTo,
  storeSession,
  refuse,
  sessionOf,
  startGoTrue,
  stopGoTrue,
} from "./fakeGoTrue";
import { press, USER } from "./userActions";

const identity = (provider: string, email = "ann@example.com") => ({
  identity_id: `id-${provider}`,
  id: "x",
  user_id: "u1",
  provider,
  identity_data: { email },
});

beforeEach(async () => {
  await startGoTrue();
  storeSession(sessionOf());
  answers["GET /settings"] = [200, { external: { email: true, google: true, github: true, apple: false } }];
});
afterEach(stopGoTrue);

function have(...identities: object[]) {
  answers["GET /user"] = () => [200, { ...ANN, identities }];
  return identities;
}

async function open() {
  const { AuthProvider } = await import("@/backend/auth");
  const { RequireAuth } = await import("@/app/RequireAuth");
  const { LinkedSignIns } = await import("@/pages/account/LinkedSignIns");
  const { NoPassword } = await import("@/pages/account/NoPassword");
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={["/account"]}>
        <Routes>
          <Route element={<RequireAuth />}>
            <Route
              path="/account"
              element={[<LinkedSignIns key="1" userId="u1" />, <NoPassword key="2" user={USER} />]}
            />
          </Route>
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}
const openList = async () => {
  await open();
  return within(await screen.findByRole("list", { name: "How you can sign in" }));
};

it("offers no button to remove the only way to sign in, whichever it is", async () => {
  have(identity("google"));
  const list = await openList();
  expect(list.getByText("Google")).toBeVisible();
  expect(list.getByText(/This is your only way to sign in, so you can’t remove it\./)).toBeVisible();
  expect(list.queryByRole("button")).toBeNull();
});

it("removes another by its id, and keeps the e-mail and the last one", async () => {
  const identities = have(identity("google", "ann@gmail.example"), identity("email"));
  answers["DELETE /user/identities/id-google"] = () => {
    identities.splice(0, 1);
    return [200, {}];
  };
  const list = await openList();
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("E-mail and password"),
    expect.stringContaining("ann@gmail.example"),
  ]);
  expect(list.getAllByRole("button")).toHaveLength(1);
  await press("Remove: Google");
  expect(await screen.findByText("You can no longer sign in with Google.")).toBeVisible();
  expect(callsTo("/identities")).toEqual([{ call: "DELETE /user/identities/id-google", body: undefined }]);
  expect(list.queryByRole("button")).toBeNull();
});

it("adds enabled sign-ins through the company's page", async () => {
  have(identity("email"), identity("github"));
  const leave = vi.spyOn(location, "assign").mockReturnValue();
  answers["GET /user/identities/authorize"] = [200, { url: "https://accounts.example/o" }];
  await open();
  await press("Add Google");
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://accounts.example/o"));
  const { call } = callsTo("/user/identities/authorize")[0]!;
  const sent = new URL(call.slice(4), "https://x.example").searchParams;
  expect(sent.get("provider")).toBe("google");
  expect(sent.get("redirect_to")).toBe(`${location.origin}/auth/confirm?linked=1&next=%2Faccount`);
  expect(sent.get("code_challenge_method")).toBe("s256");
  expect(screen.queryByRole("button", { name: "Add GitHub" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add Apple" })).toBeNull();
});

it("says so if nothing else is enabled", async () => {
  answers["GET /settings"] = [200, { external: { email: true } }];
  have(identity("email"));
  await open();
  expect(await screen.findByText("There is no other way to sign in here yet.")).toBeVisible();
});

it("explains a refusal, and lets the user try again", async () => {
  have(identity("email"));
  answers["GET /user/identities/authorize"] = refuse(422, "manual_linking_disabled");
  await open();
  await press("Add Google");
  expect(await screen.findByText(/cannot add another way to sign in right now/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Add Google" })).toBeEnabled();
});

it("offers to try again if they cannot be loaded", async () => {
  answers["GET /user"] = [400, { code: 400, error_code: "unexpected_failure", msg: "no" }];
  await open();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("We could not check"), {
    timeout: 5000,
  });
  vi.mocked(console.error).mockClear(); // The failed read is logged.
  have(identity("email"));
  await press("Try again");
  expect(await screen.findByText("E-mail and password")).toBeVisible();
});

it("lets a user without a password choose one by e-mail", async () => {
  have(identity("google"));
  answers["POST /recover"] = [200, {}];
  await open();
  await press("Send me a link to choose one");
  expect(await screen.findByText("An e-mail with a link is on its way to ann@example.com.")).toBeVisible();
  expect(callsTo("/recover")).toEqual([
    {
      call: `POST /recover?redirect_to=${encodeURIComponent(`${location.origin}/auth/reset-password`)}`,
      body: expect.objectContaining({ email: "ann@example.com", code_challenge_method: "s256" }) as object,
    },
  ]);
});

it("does not ask a user who signs in with a password alone", async () => {
  have(identity("email"));
  await openList();
  expect(screen.queryByText(/don’t have a password here/)).toBeNull();
});
