/** The community's parts and what a visitor does there. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { insertRows, newAccount } from "./site";

export const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole("textbox", { name: label }), text);
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
export const fillAmount = async (label: string, amount: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

export const card = (name: string) => screen.findByRole("listitem", { name });
/** A button of a card; the card's own name follows for readers. */
export const button = async (name: string, label: string) =>
  within(await card(name)).findByRole("button", { name: new RegExp(`^${label}\\b`) });
export const pressOn = async (name: string, label: string) => userEvent.click(await button(name, label));

export async function addHabit(name: string) {
  await type("New habit", `${name}{Enter}`);
  await card(name);
}

export async function joinWith(amount: string) {
  await press("Join Savings Challenge");
  await fillAmount("How much do you want to save?", amount);
  await press("Join");
  await card("Savings challenge");
}

export async function updateTo(total: string) {
  await pressOn("Savings challenge", "Update progress");
  await fillAmount("How much have you saved so far?", total);
  await press("Save progress");
}

export async function addIdea(title: string, description: string) {
  await type("Your idea in a few words", title);
  await type("How does it work?", description);
  await press("Add my idea");
}

/** Another user's idea, at the top of the jar. */
export async function ideaInJar(title: string, votes = 9000) {
  const { user } = await newAccount({ firstName: "Ben" });
  const idea = { user_id: user.id, title, description: "Soap and a brush", votes };
  await insertRows("gig_jar_submissions", idea);
}
