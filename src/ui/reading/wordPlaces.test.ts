import { expect, it } from "vitest";
import { wordPlaces } from "./wordPlaces";

const RENT = { word: "rent", title: "Rent", meaning: "Money for a home." };
const JOB = { word: "job", title: "Job", meaning: "Work." };

const found = (paragraphs: string[], words = [RENT, JOB]) =>
  [...wordPlaces(paragraphs, words)].map(([text, places]) => [
    text,
    places.map(({ from, to }) => text.slice(from, to)),
  ]);

it("finds each word where it occurs first, in the order of the text", () => {
  expect(found(["Nothing.", "A job pays the rent.", "Another job."])).toEqual([
    ["A job pays the rent.", ["job", "rent"]],
  ]);
});

it("finds a word at the beginning of a sentence, and beside quotes and full stops", () => {
  expect(found(["Rent is due.", "He said “job”."])).toEqual([
    ["Rent is due.", ["Rent"]],
    ["He said “job”.", ["job"]],
  ]);
});

it("finds no word inside another", () => {
  expect(found(["Parents rented a rent-free flat; jobs."])).toEqual([]);
});
