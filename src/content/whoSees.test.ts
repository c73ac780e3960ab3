/** The list of who can see what, for the owner of an account and for a parent. */
import { expect, it } from "vitest";
import { whoSees, whoSeesForParents } from "./whoSees";

const NOTHING_SHARED = { ideas: 0, waitingIdeas: 0, quests: 0 };

it("tells a parent everything that the owner of a full account reads", () => {
  const own = whoSees({ ideas: 2, waitingIdeas: 1, quests: 3 });
  expect(whoSeesForParents()).toHaveLength(own.length);
  expect(own.map(([what]) => what)).toEqual(
    expect.arrayContaining([
      "Your 3 kindness quests",
      "Your 2 ideas in the Gig Jar",
      "Your 1 idea that is not in the jar",
    ]),
  );
});

it("speaks to a parent of the child, and never as if the parent had the account", () => {
  const text = whoSeesForParents().flat().join(" ");
  expect(text).not.toMatch(/\byou(?:rs?)?\b(?! child)/iu);
  expect(text).toContain("Only your child.");
  expect(text).toContain("Everyone who is signed in, without your child’s name.");
});

it("counts what the owner has shared, and names what is not there", () => {
  const things = whoSees(NOTHING_SHARED).map(([what]) => what);
  expect(things).toContain("Kindness quests (you have sent none)");
  expect(things).toContain("Ideas in the Gig Jar (you have shared none)");
  expect(things.join(" ")).not.toContain("not in the jar");
});
