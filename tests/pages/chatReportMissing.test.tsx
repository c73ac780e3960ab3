/** The chat while the file of its report does not load. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { currentToasts } from "@/ui/feedback/toast";
import { ask, button, open } from "./chatBox";

vi.mock("@/app/chat/ReportAnswer", () => {
  throw new Error("no such file");
});

it("says that the report did not load, and keeps the chat", async () => {
  await open();
  await ask("How do I save?");
  await screen.findByText("Save a bit each week.");
  await userEvent.click(button("Report this answer"));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([
      {
        title: "Error",
        description: "That did not load. Please try again in a moment.",
        tone: "destructive",
      },
    ]),
  );
  expect(screen.getByText("Save a bit each week.")).toBeVisible();
});
