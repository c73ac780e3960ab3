/** A file of the site that does not load: without a connection, or after a new version has been deployed. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WHOLE_PAGE } from "@/app/wholePage";
import { late } from "@/ui/feedback/late";

const missing = () => new TypeError("Failed to fetch dynamically imported module: /assets/Tab.js");
const renderPage = (load: () => Promise<() => ReactNode>) => {
  const Page = late(load, WHOLE_PAGE);
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
};
const online = vi.spyOn(navigator, "onLine", "get");
const reload = vi.spyOn(location, "reload");

beforeEach(() => {
  online.mockReturnValue(true);
  reload.mockReset().mockImplementation(() => {});
});
afterEach(() => void vi.mocked(console.error).mockClear());

describe("a page whose file is missing", () => {
  const problem = () => screen.findByRole("heading", { name: "This page has a problem" });

  it("reloads a page whose file is missing, once", async () => {
    for (let time = 0; time < 2; time++) {
      renderPage(() => Promise.reject(missing()));
      expect(await problem()).toBeVisible();
      cleanup();
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  it("keeps the page without a connection", async () => {
    online.mockReturnValue(false);
    renderPage(() => Promise.reject(missing()));
    expect(await problem()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a part whose file is missing", () => {
  const open = (load: () => Promise<() => ReactNode>) => {
    const Tab = late(load);
    renderPage(() =>
      Promise.resolve(() => (
        <>
          <input aria-label="Elsewhere" defaultValue="typed" />
          <Tab />
        </>
      )),
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

  it("shows a part at once when its file loaded earlier", async () => {
    const Tab = late(() => Promise.resolve(Content));
    expect(await Tab.preload()).toBe(true);
    render(<Tab />);
    expect(screen.getByText("The jar")).toBeVisible();
  });

  it("reports a failed preload, and loads the part when it is shown", async () => {
    const load = vi.fn<() => Promise<typeof Content>>().mockRejectedValueOnce(missing());
    const Tab = late(load.mockResolvedValue(Content));
    expect(await Tab.preload()).toBe(false);
    render(<Tab />);
    expect(await screen.findByText("The jar")).toBeVisible();
  });

  it("shows the replacement of a part that the page works without, and tries again when its value changes", async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(missing());
    const Guide = late<{ path: string }>(load, {
      loading: () => <p>Loading</p>,
      instead: ({ path }) => <p>{`No guide on ${path}`}</p>,
      retryOn: ({ path }) => path,
    });
    const { rerender } = render(<Guide path="/one" />);
    expect(screen.getByText("Loading")).toBeVisible();
    expect(await screen.findByText("No guide on /one")).toBeVisible();
    rerender(<Guide path="/two" />);
    expect(await screen.findByText("No guide on /two")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(Content);
    rerender(<Guide path="/three" />);
    expect(await screen.findByText("The jar")).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
