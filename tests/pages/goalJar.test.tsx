/** The coin that drops into the jar of a savings goal. */
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GoalJar } from "@/parts/community/GoalJar";

const animate = vi.fn();
const jar = (percent: number) => <GoalJar percent={percent} picture="bike" />;

beforeEach(() => {
  animate.mockClear();
  Object.defineProperty(Element.prototype, "animate", { value: animate, configurable: true, writable: true });
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, "animate"));

it("drops a coin whenever something was added, and never otherwise", () => {
  const { rerender } = render(jar(80));
  expect(animate, "on opening the page").not.toHaveBeenCalled();
  // So little that the heap stays as high as it was.
  rerender(jar(81));
  expect(animate).toHaveBeenCalledOnce();
  rerender(jar(81));
  rerender(jar(70));
  expect(animate, "for the same total and for a smaller one").toHaveBeenCalledOnce();
  rerender(jar(100));
  expect(animate).toHaveBeenCalledTimes(2);
});

it("stands still for somebody who asked for less motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { rerender } = render(jar(0));
  rerender(jar(50));
  expect(animate).not.toHaveBeenCalled();
});
