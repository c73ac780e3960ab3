import { expect, it } from "vitest";
import { keepScrollPlaces, readScrollPlaces } from "./scrollPlaces";
import { tabStorage } from "./tabStorage";

it("keeps the places in their order", () => {
  keepScrollPlaces([
    ["default /about", 20],
    ["abc /books", 400],
  ]);
  expect(readScrollPlaces()).toEqual([
    ["default /about", 20],
    ["abc /books", 400],
  ]);
});

it.each(["", "{", "null", "{}", '[1,["x"],["x","y"]]'])(
  "reads %j, which somebody wrote by hand, as nothing",
  (text) => {
    tabStorage.setItem("4mq_scroll", text);
    expect(readScrollPlaces()).toEqual([]);
  },
);
