/** The moderator's page as HTML: the queue, a button for each decision, and one to undo the last. */
import type { QueueItem } from "./client.ts";
import {
  DECISION_BUTTONS,
  HELPED_BUTTON,
  isDisclosure,
  isUrgent,
  type DecisionButton,
} from "./decisionButtons.ts";
import { describeItem, escapeControlCharacters } from "./listing.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeText = (text: string) =>
  escapeControlCharacters(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeText(value)}">`;
const button = (
  { verb, label, key }: DecisionButton,
  { id, status }: { id: string; status?: string },
  cssClass = "",
) =>
  `<form method="post" action="/${verb}">${hidden("id", id)}${status ? hidden("status", status) : ""}` +
  `<button${cssClass && ` class="${cssClass}"`}${key ? ` data-key="${key}"` : ""}>${escapeText(label)}` +
  `${key ? `<kbd>${key}</kbd>` : ""}</button></form>`;

const buttonsFor = (waiting: QueueItem): string => {
  const ways = DECISION_BUTTONS[waiting.kind];
  const buttons = (list: readonly DecisionButton[]) => list.map((way) => button(way, waiting)).join("");
  if (!isDisclosure(waiting)) return button(ways[0]!, waiting, "first") + buttons(ways.slice(1));
  const withoutKeys = ways.slice(0, 2).map(({ verb, label }) => ({ verb, label }));
  return (
    button(HELPED_BUTTON, waiting, "first") +
    `<details><summary>It’s about something else</summary><div class="ways">${buttons(withoutKeys)}</div></details>`
  );
};

const ago = (since: string, now: Date): string => {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000);
  if (hours < 1) return "less than an hour ago";
  if (hours < 48) return `${hours} ${hours === 1 ? "hour" : "hours"} ago`;
  return `${Math.floor(hours / 24)} days ago`;
};

const item = (waiting: QueueItem, now: Date): string => {
  const disclosure = isDisclosure(waiting);
  const urgent = isUrgent(waiting);
  return [
    `<li class="waiting${urgent ? " urgent" : ""}" tabindex="-1" id="text-${escapeText(waiting.id)}" aria-labelledby="about-${escapeText(waiting.id)}">`,
    `<h2 id="about-${escapeText(waiting.id)}">${urgent ? "Needs help now: " : disclosure ? "May need help: " : ""}${escapeText(describeItem(waiting))}</h2>`,
    `<p class="since">${ago(waiting.since, now)}</p>`,
    ...(waiting.title === null
      ? []
      : [`<p class="text" dir="auto"><strong>${escapeText(waiting.title)}</strong></p>`]),
    `<p class="text" dir="auto">${escapeText(waiting.description)}</p>`,
    ...(waiting.reasons.length
      ? [`<ul>${waiting.reasons.map((reason) => `<li>${escapeText(reason)}</li>`).join("")}</ul>`]
      : []),
    ...(disclosure
      ? [
          `<p class="hint">The child was told about Childline and 999 straight away. Follow your safeguarding plan. If somebody may be in danger now, call 999.</p>`,
        ]
      : []),
    `<div class="ways">${buttonsFor(waiting)}</div>`,
    "</li>",
  ].join("\n");
};

/** The last decision. With an id, it can be undone. */
export interface LastDecision {
  id?: string;
  words: string;
}

const outcomeHtml = ({ id, words }: LastDecision) =>
  `<div class="told" role="status" tabindex="-1" aria-labelledby="done"><span id="done">${escapeText(words)}</span> ${id ? button({ verb: "undo", label: "Undo", key: "u" }, { id }) : ""}</div>`;

const howMany = (texts: number): string => {
  if (texts === 0) return "No texts are waiting";
  return texts === 1 ? "1 text is waiting" : `${texts} texts are waiting, the most urgent first`;
};

/** The children in need whom nobody has answered, for the top of the page. */
function urgentHtml(waiting: readonly QueueItem[], now: Date): string {
  const urgent = waiting.filter(isUrgent);
  if (!urgent.length) return "";
  const oldest = urgent.map(({ since }) => since).toSorted()[0]!;
  const count = urgent.length === 1 ? "1 text tells" : `${urgent.length} texts tell`;
  return `<p class="about"><strong>${count} of a child who needs help now. The oldest came ${ago(oldest, now)}.</strong></p>`;
}

export const pageHtml = (
  waiting: readonly QueueItem[],
  done: LastDecision | undefined,
  now: Date,
): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${done ? `${escapeText(done.words)} ` : ""}${waiting.length ? `(${waiting.length}) ` : ""}Moderation | 4MQ</title>
<link rel="stylesheet" href="/style.css">
<script src="/pressButtons.js" type="module"></script>
</head>
<body>
<header>
<h1>Waiting for a moderator</h1>
${urgentHtml(waiting, now)}
<p class="about">${howMany(waiting.length)}. This page can only be opened on this computer.</p>
<label><input type="checkbox" id="keys" checked> Use keyboard shortcuts</label>
<p class="hint">Press j for the next text or k for the one before. Each button shows its key.</p>
</header>
<main>
${done ? outcomeHtml(done) : ""}
${waiting.length ? `<ol>${waiting.map((one) => item(one, now)).join("\n")}</ol>` : "<p>Nothing is waiting. Well done.</p>"}
</main>
</body>
</html>
`;
