import { expect, it } from "vitest";
import { isCurrencyName } from "./currencyNames";

it.each(["lei", "Shekels", "lira", "liras", "taka", "franken", "koruny", "złotych", "dírham", "kroner"])(
  "knows %s",
  (name) => {
    expect(isCurrencyName(name)).toBe(true);
  },
);

it.each([
  "pounds",
  "Mark",
  "won",
  "Frank",
  "Marco",
  "March",
  "November",
  "library",
  "money",
  "journal",
  "",
  "5",
])("takes no everyday word for a currency: %s", (word) => {
  expect(isCurrencyName(word)).toBe(false);
});
