/** The reminder for one's own calendar. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ReminderForm } from "@/pages/journal/ReminderForm";
import { press, toastTitles } from "./userActions";

const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:here";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

it("asks for a day and a time, then saves a file and sends nothing", async () => {
  const request = vi.fn();
  vi.stubGlobal("fetch", request);
  render(<ReminderForm today="2026-11-25" />);
  await press("Save calendar file");
  expect(screen.getByRole("alert")).toHaveTextContent("Choose at least one day.");
  expect(screen.getByRole("checkbox", { name: "Monday" })).toHaveFocus();
  await userEvent.click(screen.getByRole("checkbox", { name: "Friday" }));
  await userEvent.clear(screen.getByLabelText("What time?"));
  await press("Save calendar file");
  expect(screen.getByLabelText("What time?")).toHaveAccessibleDescription(/Choose a time/u);
  expect(files).toEqual([]);
  await userEvent.type(screen.getByLabelText("What time?"), "18:30");
  await press("Save calendar file");
  expect(await files[0]!.text()).toMatch(/DTSTART:20261127T183000\r\n[^]*BYDAY=FR/u);
  expect(toastTitles()).toContain("Your calendar file is ready. Open it to add the reminder.");
  expect(request).not.toHaveBeenCalled();
});
