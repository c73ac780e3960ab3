import { StrictMode, type ReactNode } from "react";
import { AuthProvider } from "@/backend/auth";

/** The context providers of the whole site, in the browser and while prerendering alike. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <AuthProvider>{children}</AuthProvider>
    </StrictMode>
  );
}
