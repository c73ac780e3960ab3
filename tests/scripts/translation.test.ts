/** Texts that a translating browser would break: each shape is planted in a project of its own, and found; sound ones are not. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bareTexts } from "#scripts/testing/bareTexts";

const HEAD = `
import { cloneElement, Component, createContext, createElement, Fragment, memo, Suspense, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { WORDS } from "./words";
const Here = createContext("");
const LINE = "A line";
const Icon = () => <svg />;
const Steady = () => <Icon />;
const Fickle = ({ on }: { on: boolean }) => (on ? <b /> : null);
interface Props { on: boolean; text: string; count: number; list: string[]; children: ReactNode; picture: ReactElement }
const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>;
export { Box, cloneElement, Component, createElement, createPortal, Fragment, memo, Suspense, WORDS, Here, LINE, Icon, Steady, Fickle };
`;

/** Each is the body of a component with the props above, or a whole component. */
const BROKEN: Record<string, string> = {
  "a text that changes beside an element": "return <p><b>Yes.</b> {text}</p>;",
  "a text that changes before an element": "return <p>{text} <b>Yes.</b></p>;",
  "a number beside a sign": "return <p>{count}%</p>;",
  "two texts that come and go": 'return <p>{on && "A"}{!on && "B"}</p>;',
  "a text that depends, beside an icon": 'return <button><Icon />{on ? "Voted" : "Vote"}</button>;',
  "a text or an element, beside an icon": "return <p><Icon />{on ? text : <b />}</p>;",
  "a word of a table by a changing key": "return <p><Icon />{WORDS.kinds[on ? 0 : 1]}</p>;",
  "a call's result beside an icon": "return <p><Icon />{WORDS.said(count)}</p>;",
  "a template beside an icon": "return <p><Icon />{`${count} of 3`}</p>;",
  "children of any kind beside an element": "return <div><h2>Head</h2>{children}</div>;",
  "children of any kind, if wanted": "return <div><h2>Head</h2>{on && children}</div>;",
  "a list of texts": "return <p>{list}</p>;",
  "a list of texts and elements":
    'return <p>{list.map((each) => (each === "x" ? <b key="x">x</b> : each))}</p>;',
  "a text in a fragment": "return <p>{on && <>One <b>two</b></>}</p>;",
  "a text in a fragment of a list":
    "return <p>{list.map((each) => <Fragment key={each}>{each}</Fragment>)}</p>;",
  "a constant after what may come": "return <p>{on && <b />} and then</p>;",
  "a constant after a list": "return <p>{list.map((each) => <b key={each} />)} and then</p>;",
  "a constant after a component that may be nothing": "return <p><Fickle on={on} /> and then</p>;",
  "a constant of a module after what may come": "return <p>{on && <b />}{WORDS.line}</p>;",
  "a component that is a text": "return text;",
  "a component that is a text now and then": "if (on) return WORDS.line; return <p />;",
  "an arrow function that is a text": "export const Planted = ({ text }: Props) => text;",
  "a wrapped component that is a text": "export const Planted = memo(({ text }: Props) => text);",
  "a class that gives its children":
    "export class Planted extends Component<Props> { override render() { return this.props.children; } }",
  "a component that is its children": "return children;",
  "a text in a context": "return <Here value={text}>{text}</Here>;",
  "a text in Suspense": "return <Suspense>{LINE}</Suspense>;",
  "cloneElement with several children": "return cloneElement(picture, {}, <b />, text);",
  "children as an attribute": 'return <p children={[<b key="b" />, text]} />;',
  "a fallback without an element": "return <Suspense fallback={LINE}><b /></Suspense>;",
  "a text in a portal": "return createPortal(text, document.body);",
  "other words beside an icon in the other branch":
    "return <div>{on ? <p><Icon /> Yes</p> : <p><Icon /> No</p>}</div>;",
  "other words in a second result": "if (on) return <p><Icon /> Yes</p>; return <p><Icon /> No</p>;",
  "other words deeper in the other branch":
    "return on ? <div><p><Icon /> Yes</p></div> : <div><p><Icon /> No</p></div>;",
  "words that the other branch does not have": "return on ? <p><Icon /> Yes</p> : <p><Icon /></p>;",
  "other words in one component": "return on ? <Box><Icon /> Yes</Box> : <Box><Icon /> No</Box>;",
  "other words in a table of elements":
    "const views = { yes: <p><Icon /> Yes</p>, no: <p><Icon /> No</p> }; return views[on ? 'yes' : 'no'];",
  "other words in what a list makes":
    "return <ul>{list.map((each) => each === text ? <li key={each}><Icon /> Yes</li> : <li key={each}><Icon /> No</li>)}</ul>;",
  "createElement with several children": 'return createElement("p", null, text, createElement("b"));',
};

const SOUND: Record<string, string> = {
  "a text alone": "return <p>{text}</p>;",
  "other words alone in the other branch": "return on ? <p>Yes</p> : <p>No</p>;",
  "other words in an element of another kind": "return on ? <p><Icon /> Yes</p> : <div><Icon /> No</div>;",
  "other words under another key": 'return on ? <p key="yes"><Icon /> Yes</p> : <p key="no"><Icon /> No</p>;',
  "the same words in the other branch":
    "return on ? <p className={text}><Icon /> Yes</p> : <p><Icon /> Yes</p>;",
  "other words in elements of their own":
    "return on ? <p><Icon /> <span>Yes</span></p> : <p><Icon /> <span>No</span></p>;",
  "a text alone that comes and goes": "return <p>{on && text}</p>;",
  "a text or an element, alone": "return <p>{on ? text : <b />}</p>;",
  "a template alone": "return <p>{`${count}%`}</p>;",
  "children alone": "return <p>{children}</p>;",
  "a text in an element of its own": "return <p><b>Yes.</b> <span>{text}</span></p>;",
  "a constant before what may come": "return <p>And then {on && <b />}</p>;",
  "a constant after an icon": "return <p><Icon /> and <Steady /> then</p>;",
  "constants of a module, and blanks": 'return <p>{LINE}{" "}<b>{text}</b> {WORDS.line}</p>;',
  "blanks after what may come": 'return <p>{on && <b />}{" "}<b /></p>;',
  "a list of elements": "return <ul>{list.map((each) => <li key={each}>{each}</li>)}</ul>;",
  "an element if there is a text": "return <p><b />{text && <b>{text}</b>}{count > 0 && <b />}</p>;",
  "an element as a property": "return <p><b />{picture}</p>;",
  "a comment beside a text": "return <p>{/* why */}{text}</p>;",
  "createElement with one child": 'return createElement("p", null, text);',
  "a component that is an element or nothing": "return on ? picture : null;",
};

const found = new Map<string, string[]>();
const fileOf = (title: string) => `${title.replaceAll(/\W+/g, "_")}.tsx`;

/** One project for all of them, because the compiler takes longer to start than to read them. */
beforeAll(() => {
  mkdirSync(".local", { recursive: true });
  const project = mkdtempSync(path.resolve(".local/translation-"));
  const compilerOptions = { jsx: "react-jsx", module: "esnext", moduleResolution: "bundler", strict: true };
  writeFileSync(path.join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["."] }));
  writeFileSync(
    path.join(project, "words.ts"),
    "export const WORDS = { line: 'A line', kinds: ['a', 'b'], said: (n: number) => `${n}` };",
  );
  for (const [title, body] of Object.entries({ ...BROKEN, ...SOUND })) {
    const component = body.startsWith("export")
      ? body
      : `export function Planted({ on, text, count, list, children, picture }: Props) {\n${body}\n}`;
    writeFileSync(path.join(project, fileOf(title)), `${HEAD}${component}\n`);
  }
  try {
    for (const message of bareTexts(project)) {
      const file = path.basename(message.split(":")[0]!);
      found.set(file, [...(found.get(file) ?? []), message]);
    }
  } finally {
    rmSync(project, { recursive: true });
  }
});

describe("the check of texts for browsers that translate", () => {
  it.each(Object.keys(BROKEN))("finds %s", (title) => {
    expect(found.get(fileOf(title))).toEqual([
      expect.stringMatching(/:\d+: “.+” .+: give it an element of its own\.$/u),
    ]);
  });

  it.each(Object.keys(SOUND))("accepts %s", (title) => {
    expect(found.get(fileOf(title))).toBeUndefined();
  });
});

/** Each use is a decision: names, amounts and codes alone, never words that somebody has to understand. */
const KEPT: Record<string, string> = {
  "app/AccountLinks.tsx": "an e-mail address",
  "app/Logo.tsx": "4MQ",
  "app/chat/ChatBox.tsx": "Ms. Sparkle",
  "app/chat/Message.tsx": "Ms. Sparkle, but not “You”",
  "pages/account/SetUpApp.tsx": "the key for an app",
  "pages/community/CommunityPage.tsx": "the user’s name",
  "pages/community/GoalFigures.tsx": "an amount",
  "pages/community/HabitCard.tsx": "the user’s own word",
  "pages/journal/ChallengeDashboardPage.tsx": "the user’s name",
  "parts/journal/DetailChoice.tsx": "a code such as E-Chore",
  "pages/journal/EntryRow.tsx": "an amount",
  "pages/scorecard/KpiScorecardPage.tsx": "the user’s name",
  "pages/keep/KeepForm.tsx": "a nickname",
  "pages/tracker/SheetChoice.tsx": "a nickname",
  "pages/tracker/SheetTools.tsx": "a nickname",
  "parts/players/PlayersButton.tsx": "a nickname",
  "parts/players/PlayersDialog.tsx": "a nickname",
  "parts/tracker/PaperSheet.tsx": "a nickname, and a code such as E-Chore",
  "pages/tracker/EntryRow.tsx": "an amount, and a code such as E-Chore",
  "pages/tracker/Totals.tsx": "an amount",
  "parts/challenge/postcard/DayOneCard.tsx": "the user’s own word",
  "parts/community/JarFigures.tsx": "an amount",
  "parts/journal/line/DetailTiles.tsx": "a code such as E-Chore",
  "parts/journal/KspFigures.tsx": "an amount",
  "pages/grown-up/WeekSheet.tsx": "an amount",
};

it("keeps only names, amounts and codes from being translated", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && / translate=/u.test(readFileSync(path.join("src", file), "utf8")),
  );
  expect(new Set(files)).toEqual(new Set(Object.keys(KEPT)));
});
