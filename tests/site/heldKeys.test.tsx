/** Enter held down, which repeats: one press is one action on every page. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import "@/pages/community/HabitsTab";
import { requestsTo } from "./network";
import { expectToast, loadPages, open, rowsOf, signUp, uniqueText } from "./site";

loadPages("/auth", "/community");

it("makes one habit, and asks for no other name, while Enter is held", async () => {
  const session = await signUp();
  open("/community?tab=habits");
  const field = await screen.findByLabelText<HTMLInputElement>("New habit");
  await userEvent.type(field, `${uniqueText("Read")}{Enter}`);
  await expectToast("New habit created!");
  // A browser sends the form with every repeat that nobody stops.
  if (fireEvent.keyDown(field, { key: "Enter", repeat: true })) fireEvent.submit(field.form!);
  expect(await rowsOf("habit_streaks", session)).toHaveLength(1);
  expect(screen.queryByText("Give your habit a name.")).toBeNull();
});

it("asks for a password once while Enter is held", async () => {
  open("/auth");
  await userEvent.type(await screen.findByLabelText("Email"), "nobody@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "wrong-secret{Enter>15/}");
  await waitFor(() => expect(requestsTo("POST /auth/v1/token")).toHaveLength(1));
});
