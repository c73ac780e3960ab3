/** A file of the site that does not come: without a connection, or after a new version was put up. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RouteError } from "@/app/RouteError";
import { lazyTab } from "@/pages/community/lazyTab";

const missing = () => new TypeError("Failed to fetch dynamically imported module: /assets/Tab.js");
/** A tab's content, and its replacement. */
const renderPage = (page: ReactNode) =>
  render(
    <MemoryRouter>
      <RouteError>{page}</RouteError>
    </MemoryRouter>,
  );
const online = vi.spyOn(navigator, "onLine", "get");
const reload = vi.spyOn(location, "reload");

beforeEach(() => {
  online.mockReturnValue(true);
  reload.mockReset().mockImplementation(() => {});
});
afterEach(() => void vi.mocked(console.error).mockClear());

describe("a page whose file is missing", () => {
  const Missing = () => {
    throw missing();
  };

  it("reloads a page whose file is missing, once", () => {
    for (let time = 0; time < 2; time++) renderPage(<Missing />);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("keeps the page without a connection", () => {
    online.mockReturnValue(false);
    renderPage(<Missing />);
    expect(screen.getByRole("heading", { name: "This page has a problem" })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a tab whose file is missing", () => {
  const open = (load: () => Promise<() => ReactNode>) => {
    const Tab = lazyTab(load);
    renderPage(
      <>
        <input aria-label="Elsewhere" defaultValue="typed" />
        <Tab />
      </>,
    );
  };
  const retry = async () => userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  const SAID = "We could not open this part. Check your connection, then try again.";
  const Content = () => <p>The jar</p>;

  it("reports a tab whose file is missing, keeps other input, and loads on request", async () => {
    online.mockReturnValue(false);
    const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValue(missing());
    open(load);
    for (let time = 0; time < 3; time++) {
      expect(await screen.findByText(SAID)).toBeVisible();
      await retry();
    }
    expect(await screen.findByText(SAID)).toBeVisible();
    load.mockResolvedValue(Content);
    await retry();
    expect(await screen.findByText("The jar")).toBeVisible();
    expect(screen.getByLabelText("Elsewhere")).toHaveValue("typed");
    expect(reload).not.toHaveBeenCalled();
  });

  it("asks once more for the file before it reloads the page", async () => {
    open(() => Promise.reject(missing()));
    expect(await screen.findByText(SAID)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await retry();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("a tab whose file arrived before it was opened appears at once", async () => {
    const Tab = lazyTab(() => Promise.resolve(Content));
    await Tab.preload();
    render(<Tab />);
    expect(screen.getByText("The jar")).toBeVisible();
  });
});
