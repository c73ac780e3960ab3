import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { celebrate, endCelebration } from "@/ui/feedback/celebrate";

const { thrown, ended } = vi.hoisted(() => ({ thrown: vi.fn(), ended: vi.fn() }));
// There is no canvas to draw on. It falls until it is ended.
vi.mock("canvas-confetti", () => ({
  create: () =>
    Object.assign(
      (options: object) => {
        thrown(options);
        return new Promise<void>((resolve) => ended.mockImplementation(resolve));
      },
      { reset: ended },
    ),
}));

const canvas = () => document.querySelector("canvas");

afterEach(() => {
  endCelebration();
  vi.clearAllMocks();
});

it("throws confetti in the colours of the four quadrants", async () => {
  const style = document.createElement("style");
  style.textContent = readFileSync("src/app/styles/tokens.css", "utf8");
  document.head.append(style);
  celebrate();
  await vi.waitFor(() => expect(thrown).toHaveBeenCalledOnce());
  expect(thrown.mock.calls[0]![0]).toMatchObject({ colors: ["#f26b4e", "#0e9f7e", "#5b5bd6", "#ffc145"] });
  style.remove();
});

it("ends on request at once, and removes its canvas", async () => {
  celebrate();
  await vi.waitFor(() => expect(canvas()).not.toBeNull());
  endCelebration();
  await vi.waitFor(() => expect(canvas()).toBeNull());
});

it("does not start if it is ended while loading", async () => {
  celebrate();
  endCelebration();
  await import("canvas-confetti");
  // The other waiter for the same file has had its turn.
  await Promise.resolve();
  expect(thrown).not.toHaveBeenCalled();
  expect(canvas()).toBeNull();
});
