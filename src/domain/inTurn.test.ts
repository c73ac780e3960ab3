import { expect, it, vi } from "vitest";
import { inTurn } from "./inTurn";

const patience = () => new AbortController();
/** A browser's locks, whose only lock another tab holds until it lets go. */
function heldElsewhere() {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const request = (_name: string, { signal }: LockOptions, work: () => unknown) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener("abort", () => reject(signal!.reason as Error));
      void free.then(() => resolve(work()));
    });
  return { locks: { request } as unknown as LockManager, letGo };
}

it("waits for the other tab, and works once", async () => {
  const { locks, letGo } = heldElsewhere();
  const work = vi.fn(() => "done");
  const done = inTurn(locks, "name", patience().signal, work);
  expect(work).not.toHaveBeenCalled();
  letGo();
  expect(await done).toBe("done");
  expect(work).toHaveBeenCalledOnce();
});

it("goes on without a turn when a sleeping tab holds the lock for too long", async () => {
  const waiting = patience();
  const work = vi.fn(() => "done");
  const done = inTurn(heldElsewhere().locks, "name", waiting.signal, work);
  waiting.abort();
  expect(await done).toBe("done");
  expect(work).toHaveBeenCalledOnce();
});

it("does not repeat work that failed in its turn", async () => {
  const { locks, letGo } = heldElsewhere();
  const work = vi.fn(() => Promise.reject(new Error("refused")));
  const done = inTurn(locks, "name", patience().signal, work);
  letGo();
  await expect(done).rejects.toThrow("refused");
  expect(work).toHaveBeenCalledOnce();
});
