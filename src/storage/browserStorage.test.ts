import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage } from "./browserStorage";

class Refusing {
  getItem(): string {
    throw new DOMException("blocked", "SecurityError");
  }
  setItem(): void {
    throw new DOMException("full", "QuotaExceededError");
  }
  removeItem(): void {
    throw new DOMException("blocked", "SecurityError");
  }
}

afterEach(() => {
  browserStorage.removeItem("name");
  vi.unstubAllGlobals();
});

function stubWorking() {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

describe("the browser's storage", () => {
  it("stores and removes values", () => {
    const kept = stubWorking();
    browserStorage.setItem("name", "Amara");
    expect(kept.get("name")).toBe("Amara");
    expect(browserStorage.getItem("name")).toBe("Amara");
    browserStorage.removeItem("name");
    expect(browserStorage.getItem("name")).toBeNull();
  });

  it("keeps values in memory while the page is open if storage is blocked or full", () => {
    vi.stubGlobal("localStorage", new Refusing());
    browserStorage.setItem("name", "Amara");
    expect(browserStorage.getItem("name")).toBe("Amara");
    browserStorage.removeItem("name");
    expect(browserStorage.getItem("name")).toBeNull();
  });

  it("calls back when another tab changes the key or clears everything, until it is stopped", () => {
    const tab = new EventTarget();
    vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
    vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
    const tell = (key: string | null) => tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
    let calls = 0;
    const stop = browserStorage.subscribe("name", () => (calls += 1));
    tell("another");
    expect(calls).toBe(0);
    tell("name");
    expect(calls).toBe(1);
    tell(null);
    expect(calls).toBe(2);
    stop();
    tell("name");
    expect(calls).toBe(2);
  });

  it("prefers the stored value to memory once there is room again", () => {
    vi.stubGlobal("localStorage", new Refusing());
    browserStorage.setItem("name", "Amara");
    const kept = stubWorking();
    browserStorage.setItem("name", "Ben");
    kept.set("name", "Carl"); // another tab
    expect(browserStorage.getItem("name")).toBe("Carl");
  });
});
