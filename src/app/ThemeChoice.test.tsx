import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ThemeChoice } from "./ThemeChoice";

it("takes no choice of colours before the scripts are there to keep it", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<ThemeChoice />);
  expect(page.querySelector("fieldset")).toBeDisabled();
  render(<ThemeChoice />);
  for (const choice of screen.getAllByRole("radio")) expect(choice).toBeEnabled();
});
