/** The first frame that React draws itself, after a click or in place of a prerendered frame: without what can come later. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { SiteLayout } from "@/app/SiteLayout";
import { AuthProvider } from "@/backend/auth";
import { ReadingRoom } from "@/parts/reading/ReadingRoom";

let wasThere: boolean | undefined;
beforeEach(() => {
  wasThere = undefined;
});

/** A heading that notes whether `other` is in the document together with it. */
function Heading({ other }: { other: string }) {
  useLayoutEffect(() => {
    wasThere = document.querySelector(other) !== null;
  }, [other]);
  return <h1>The heading</h1>;
}

const PARTS = [{ id: "one", title: "Part one", blocks: ["Words to read."] }];

it.each([
  ["The text", false],
  ["Its part", true],
])("after a click on “%s”, has the text together with its title: %s", async (link, isThere) => {
  const text = (
    <ReadingRoom path="/resources/sample-chapter" parts={PARTS} head={<Heading other=".reading" />}>
      <p>The end of the page.</p>
    </ReadingRoom>
  );
  const links = (
    <>
      <Link to="/text">The text</Link>
      <Link to="/text#one">Its part</Link>
    </>
  );
  render(
    <MemoryRouter>
      <Routes>
        <Route index element={links} />
        <Route path="text" element={text} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("link", { name: link }));
  expect(screen.getByText("Words to read.")).toBeVisible();
  expect(wasThere).toBe(isThere);
});

it.each(["footer", "details a"])(
  "has no “%s” in place of a prerendered frame, and soon after it",
  (other) => {
    render(
      <AuthProvider>
        <MemoryRouter>
          <Routes>
            <Route element={<SiteLayout />}>
              <Route index element={<Heading other={other} />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </AuthProvider>,
    );
    expect(wasThere).toBe(false);
    expect(document.querySelector(other)).toBeInTheDocument();
  },
);
