/** The pages of the accounts, beside a server that answers as GoTrue does; one client for all tests of a file. */
import { render } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import AuthPage from "@/pages/auth/AuthPage";
import ConfirmPage from "@/pages/auth/ConfirmPage";
import ResetPasswordPage from "@/pages/auth/ResetPasswordPage";
import { answerCalls } from "./fakeGoTrue";

/** Call it once in a test file. */
export function fakeAuthServer(): void {
  beforeEach(answerCalls);
  afterEach(() => {
    vi.useRealTimers();
  });
}

export function openSite(address: string) {
  history.replaceState(null, "", address);
  return render(
    <AuthProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route path="/challenge-dashboard" element={<p>the journal</p>} />
          <Route path="/auth" element={<AuthPage />} />
          <Route path="/auth/confirm" element={<ConfirmPage />} />
          <Route path="/auth/reset-password" element={<ResetPasswordPage />} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}
