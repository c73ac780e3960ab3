/** The parts of the ui room, as a person and a screen reader meet them. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type SyntheticEvent } from "react";
import { expect, it, vi } from "vitest";
import { CodeForm } from "@/parts/auth/CodeForm";
import { Dialog } from "@/ui/controls/Dialog";
import { Failure } from "@/ui/feedback/Failure";
import { Field } from "@/ui/controls/Field";
import { PasswordField } from "@/ui/controls/PasswordField";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { currentToasts, dismissToast, onToastsChange, toast } from "@/ui/feedback/toast";

it("names a field by its label and describes it by its hint and its error", () => {
  render(<Field label="Amount" name="amount" hint="In pounds." error="Write a number." />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  expect(field).toHaveAccessibleDescription("In pounds. Write a number.");
  expect(field).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("Write a number.");
});

it("does not call a field without a problem invalid", () => {
  render(<Field label="Amount" name="amount" />);
  expect(screen.getByRole("textbox", { name: "Amount" })).toBeValid();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("lets no phone change a shown password, a code or an e-mail address, and no spelling check read it", async () => {
  render(
    <>
      <PasswordField label="Password" name="password" isNew toggle={{ show: "Show", hide: "Hide" }} />
      <Field label="Email" name="email" type="email" />
      <CodeForm label="Code" hint="" submit="Go" checking="Going" check={() => Promise.resolve(undefined)} />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  for (const label of ["Password", "Email", "Code"]) {
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute("autocapitalize", "none");
    expect(field).toHaveAttribute("autocorrect", "off");
    expect(field).toHaveAttribute("spellcheck", "false");
  }
});

it("submits once after a double click on a form's button, and again after each further click or Enter", async () => {
  const send = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <SubmitButton busy={false}>Send</SubmitButton>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  await userEvent.dblClick(button);
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.tripleClick(button);
  expect(send).toHaveBeenCalledTimes(2);
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(3);
  button.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(send).toHaveBeenCalledTimes(5);
});

it("a failure offers one way to try again", async () => {
  const retry = vi.fn();
  render(<Failure onRetry={retry}>We could not load this.</Failure>);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("opens a dialog as modal, closes it by a press outside, and returns the focus", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} title="Join" onClose={() => setOpen(false)}>
          <p>How much?</p>
        </Dialog>
      </>
    );
  }
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  render(<Page />);
  expect(screen.queryByText("How much?")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog", { name: "Join" });
  expect(dialog).toHaveAttribute("open");
  // The test's page knows no difference between the two kinds.
  expect(showModal.mock.instances).toEqual([dialog]);
  showModal.mockRestore();
  await userEvent.click(screen.getByText("How much?"));
  expect(dialog).toHaveAttribute("open");
  // A word is marked with the mouse, and the button let go beside the dialog: what is written in it stays.
  fireEvent.pointerDown(screen.getByText("How much?"));
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute("open");
  await userEvent.click(dialog);
  expect(screen.queryByText("How much?")).toBeNull();
});

it("shows the newest three toasts, the same one once, each with a close button", () => {
  const told = vi.fn();
  const stop = onToastsChange(told);
  for (const title of ["One", "Two", "Three", "Four", "Two"]) toast({ title });
  expect(currentToasts().map(({ title }) => title)).toEqual(["Three", "Four", "Two"]);
  for (const { id } of currentToasts()) dismissToast(id);
  expect(currentToasts()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(8);
  stop();
  toast({ title: "Five" });
  expect(told).toHaveBeenCalledTimes(8);
  dismissToast(currentToasts()[0]!.id);
});
