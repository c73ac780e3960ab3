import { StrictMode, type ReactNode } from "react";
import { AuthProvider } from "@/backend/auth";

/** What the whole site stands in, in the browser and while prerendering alike. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <AuthProvider>{children}</AuthProvider>
    </StrictMode>
  );
}
