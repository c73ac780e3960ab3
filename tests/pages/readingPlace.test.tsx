/** The place in a text: kept while reading, forgotten at the end of that text alone. */
import { render, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { keepSessionsIn } from "@/backend/client";
import { useReadingPlace } from "@/parts/useReadingPlace";
import { browserStorage } from "@/storage/browserStorage";
import { keepReadingPlace, readingPlace } from "@/storage/known";
import { forgetSeen } from "@/storage/seen";

const PATH = "/short-stories/keeper-of-embers";
let observed: Set<Element>;
/** Scrolls a part of the text into the upper half of the screen, if anything still looks for it. */
let reach: (id: string) => void;

beforeEach(() => {
  localStorage.clear();
  keepSessionsIn({ ...browserStorage, forgetSeen });
  observed = new Set();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        reach = (id) => {
          const target = document.getElementById(id)!;
          if (observed.has(target)) tell([{ isIntersecting: true, target }]);
        };
      }
      observe = (target: Element) => observed.add(target);
      disconnect = () => observed.clear();
    },
  );
});

function Story() {
  const text = useRef<HTMLElement>(null);
  useReadingPlace(text, PATH);
  return (
    <article ref={text}>
      <div className="reading">
        {["one", "two", "three"].map((id) => (
          <section key={id}>
            <h2 id={id}>Part {id}</h2>
            <p id={`${id}-end`}>Words.</p>
          </section>
        ))}
      </div>
    </article>
  );
}

it("keeps the section that was reached last", async () => {
  render(<Story />);
  reach("two");
  await waitFor(() => expect(readingPlace(undefined)).toEqual({ to: `${PATH}#two`, title: "Part two" }));
  reach("three");
  await waitFor(() => expect(readingPlace(undefined)?.to).toBe(`${PATH}#three`));
});

it("forgets it at the end, even if the reader then looks back", async () => {
  render(<Story />);
  reach("two");
  await waitFor(() => expect(readingPlace(undefined)).toBeDefined());
  reach("three-end");
  await waitFor(() => expect(readingPlace(undefined)).toBeUndefined());
  reach("two");
  await import("@/storage/known");
  expect(readingPlace(undefined)).toBeUndefined();
});

it("leaves the place in another text alone", async () => {
  const other = { to: "/resources/sample-chapter#a-need", title: "A need" };
  keepReadingPlace(undefined, other);
  render(<Story />);
  reach("three-end");
  await import("@/storage/known");
  expect(readingPlace(undefined)).toEqual(other);
});
