/** The moderator's page as HTML: a page of the queue, a button for each decision, and one to undo the last. */
import { cardHtml, placeOf } from "./cardHtml.ts";
import { cardsOf } from "./cards.ts";
import type { QueueCount, QueueItem } from "./client.ts";
import { ago, escapeText, hidden, linkButton, submitButton } from "./html.ts";
import type { LastDecision } from "./pageDecisions.ts";

export interface QueuePage {
  items: readonly QueueItem[];
  count: QueueCount;
  /** From 1. */
  page: number;
  pages: number;
}

const outcomeHtml = ({ ids, words }: LastDecision) =>
  `<div class="told" role="status" tabindex="-1" aria-labelledby="done"><span id="done">${escapeText(words)}</span>${
    ids
      ? ` <form method="post">${ids.map((id) => hidden("id", id)).join("")}${submitButton(
          ids.length > 1 ? "all-undo" : "undo",
          { label: "Undo", key: "u" },
        )}</form>`
      : ""
  }</div>`;

const howMany = (cards: number): string => {
  if (cards === 0) return "Nothing is waiting";
  return cards === 1 ? "1 card is waiting" : `${cards} cards are waiting, the most urgent first`;
};

/** The children in need whom nobody has answered, for the top of the page. */
function urgentHtml({ urgent, oldest_urgent: oldest }: QueueCount, now: Date): string {
  if (!oldest) return "";
  const count = urgent === 1 ? "1 writer needs" : `${urgent} writers need`;
  return `<p class="about"><strong>${count} help now. The oldest text came ${ago(oldest, now)}.</strong></p>`;
}

const addressOf = (page: number) => (page > 1 ? `/?page=${page}` : "/");

const pagesHtml = ({ page, pages }: QueuePage) =>
  pages === 1
    ? ""
    : `<nav class="ways" aria-label="Pages of the queue"><span>Page ${page} of ${pages}</span>${
        page > 1 ? linkButton(addressOf(page - 1), { label: "Previous page", key: "p" }) : ""
      }${page < pages ? linkButton(addressOf(page + 1), { label: "Next page", key: "n" }) : ""}</nav>`;

function cardsHtml({ items, page, pages }: QueuePage, now: Date): string {
  const cards = cardsOf(items);
  if (!cards.length) return "<p>Nothing is waiting. Well done.</p>";
  const afterAll = page < pages ? addressOf(page + 1) : "#top";
  return `<ol class="cards">${cards
    .map((card, place) => {
      const following = cards[place + 1];
      return cardHtml(card, following ? `#${placeOf(following.items[0])}` : afterAll, now);
    })
    .join("\n")}</ol>`;
}

export const pageHtml = (
  queue: QueuePage,
  done: LastDecision | undefined,
  now: Date,
): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${done ? `${escapeText(done.words)} ` : ""}${queue.count.waiting ? `(${queue.count.waiting}) ` : ""}Moderation | 4MQ</title>
<link rel="stylesheet" href="/style.css">
<script src="/pressButtons.js" type="module"></script>
</head>
<body>
<header id="top" tabindex="-1">
<h1>Waiting for a moderator</h1>
${urgentHtml(queue.count, now)}
<p class="about">${howMany(queue.count.waiting)}. Each writer has one card, and each answer of the guide. This page can only be opened on this computer.</p>
<label><input type="checkbox" id="keys" checked> Use keyboard shortcuts</label>
<p class="hint">Press j for the next text, k for the one before, and m for the other texts of a writer. Each button shows its key.</p>
</header>
<main>
${done ? outcomeHtml(done) : ""}
${cardsHtml(queue, now)}
${pagesHtml(queue)}
</main>
</body>
</html>
`;
