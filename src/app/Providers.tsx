import { StrictMode, type ReactElement } from "react";
import { AuthProvider } from "@/backend/auth";

/** The context providers of the whole site, in the browser and while prerendering alike. */
export function Providers({ children }: { children: ReactElement }) {
  return (
    <StrictMode>
      <AuthProvider>{children}</AuthProvider>
    </StrictMode>
  );
}
