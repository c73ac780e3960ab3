import { render, screen } from "@testing-library/react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { keyFirstEntry } from "./keyFirstEntry";

afterEach(() => history.replaceState(null, "", "/"));

const Key = () => <p>{useLocation().key}</p>;

/** Opens a document at the history's present entry. @returns its key. */
function keyOfDocument(): string {
  keyFirstEntry();
  const { unmount } = render(<Key />, { wrapper: BrowserRouter });
  const key = screen.getByRole("paragraph").textContent;
  unmount();
  return key;
}

it("tells the first entries of two documents apart, and keeps each key over a reload", () => {
  history.replaceState(null, "", "/story");
  const first = keyOfDocument();
  expect(keyOfDocument()).toBe(first);
  history.pushState(null, "", "/story");
  const second = keyOfDocument();
  expect(second).not.toBe(first);
  expect([first, second]).not.toContain("default");
  expect(keyOfDocument()).toBe(second);
});

it("leaves the rest of an entry's state as it is", () => {
  history.replaceState({ usr: { from: "/account" }, idx: 3 }, "", "/story");
  keyFirstEntry();
  expect(history.state).toMatchObject({ usr: { from: "/account" }, idx: 3 });
});
