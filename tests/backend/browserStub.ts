/** The parts of a browser that src/backend expects, for Node: its globals and a place for the session. */
import { vi } from "vitest";
import { keepSessionsIn } from "@/backend/session";

interface Kept {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** @param kept a stored session; without one, nobody is signed in and nothing is stored. */
export function stubBrowser(kept: Partial<Kept> = {}, origin = "http://localhost"): void {
  // Node 20 has no BroadcastChannel of its own.
  vi.stubGlobal("WebSocket", class {});
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "key");
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("navigator", {});
  keepSessionsIn({
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    forgetSeen: () => {},
    subscribe: () => () => {},
    ...kept,
  });
}
