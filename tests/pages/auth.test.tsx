/** The signed-in user, as the pages learn of them. */
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { RequireAuth } from "@/app/RequireAuth";
import { AuthProvider, useAuth } from "@/backend/auth";

function Greeting() {
  return <p>{useAuth().status}</p>;
}

it("without a stored session a visitor is signed out at once", () => {
  render(
    <AuthProvider>
      <Greeting />
    </AuthProvider>,
  );
  expect(screen.getByText("signedOut")).toBeVisible();
});

it("the door of the signed-in pages leads a signed-out visitor to /auth and remembers where the way led", () => {
  const Auth = () => <p>sign in first, {JSON.stringify(useLocation().state)}</p>;
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={["/challenge-dashboard?tab=kpis"]}>
        <Routes>
          <Route element={<RequireAuth />}>
            <Route path="/challenge-dashboard" element={<p>the journal</p>} />
          </Route>
          <Route path="/auth" element={<Auth />} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
  expect(
    screen.getByText('sign in first, {"from":"/challenge-dashboard?tab=kpis","ended":false}'),
  ).toBeVisible();
  expect(screen.queryByText("the journal")).toBeNull();
});
