/** A card of the moderators' page: the worst text of a writer, and the others behind “and 49 more”. */
import type { Card } from "./cards.ts";
import type { QueueItem } from "./client.ts";
import { choicesAbout, choicesTogether, isDisclosure, isUrgent } from "./decisionButtons.ts";
import { ago, escapeText, hidden, linkButton, submitButton } from "./html.ts";
import { describeItem, describeReason } from "./listing.ts";
import { TOGETHER } from "./pageDecisions.ts";

const about = ({ id, status }: QueueItem) => hidden("id", id) + hidden("status", status);
export const placeOf = ({ id }: QueueItem) => `text-${id}`;

/** @param next the address of what follows on the page. */
function choicesHtml(item: QueueItem, next: string): string {
  const { buttons, otherwise, isForLater } = choicesAbout(item);
  return [
    `<form method="post" class="ways">${about(item)}`,
    ...(isForLater ? [linkButton(next, { label: "Leave it for later", key: "l", isFirst: true })] : []),
    ...buttons.map(({ verb, label, key }, place) =>
      submitButton(verb, { label, key, isFirst: place === 0 && !isForLater }),
    ),
    ...(otherwise
      ? [
          `<details><summary>It’s about something else</summary><div class="ways">${otherwise
            .map(({ verb, label }) => submitButton(verb, { label }))
            .join("")}</div></details>`,
        ]
      : []),
    "</form>",
  ].join("");
}

const urgency = (item: QueueItem): string => {
  if (isUrgent(item)) return "Needs help now: ";
  return isDisclosure(item) ? "May need help: " : "";
};

const HELP_HINT =
  "The child was told about Childline and 999 straight away. Follow your safeguarding plan. If somebody may be in danger now, call 999.";

/** @param heading the level of the text's heading. */
function textHtml(item: QueueItem, heading: "h2" | "h3", next: string, now: Date): string {
  const place = escapeText(placeOf(item));
  const reasons = item.reasons.map((_, index) => `<li>${escapeText(describeReason(item, index))}</li>`);
  return [
    `<article class="waiting" tabindex="-1" id="${place}" aria-labelledby="about-${place}">`,
    `<${heading} id="about-${place}">${urgency(item)}${escapeText(describeItem(item))}</${heading}>`,
    `<p class="since">${ago(item.since, now)}</p>`,
    ...(item.title === null
      ? []
      : [`<p class="text" dir="auto"><strong>${escapeText(item.title)}</strong></p>`]),
    `<p class="text" dir="auto">${escapeText(item.description)}</p>`,
    ...(reasons.length ? [`<ul>${reasons.join("")}</ul>`] : []),
    ...(isDisclosure(item) ? [`<p class="hint">${HELP_HINT}</p>`] : []),
    choicesHtml(item, next),
    "</article>",
  ].join("\n");
}

function togetherHtml(items: readonly QueueItem[]): string {
  const forms = choicesTogether(items).map(
    ({ verb, label, texts }) =>
      `<form method="post">${texts.map(about).join("")}${submitButton(`${TOGETHER}${verb}`, { label })}</form>`,
  );
  return forms.length
    ? `<p class="hint">About all that you have read here, including the first:</p><div class="ways">${forms.join("")}</div>`
    : "";
}

function moreHtml({ items, texts }: Card, next: string, now: Date): string {
  const [, ...others] = items;
  if (!others.length) return "";
  const unsent = texts - items.length;
  return [
    `<details class="more"><summary data-key="m">and ${texts - 1} more from the same writer${others.some(isUrgent) ? ", urgent ones among them" : ""}<kbd>m</kbd></summary>`,
    `<ol>`,
    ...others.map((item, place) => {
      const following = others[place + 1];
      return `<li>${textHtml(item, "h3", following ? `#${placeOf(following)}` : next, now)}</li>`;
    }),
    "</ol>",
    ...(unsent ? [`<p class="hint">${unsent} more will be here once you have decided about these.</p>`] : []),
    togetherHtml(items),
    "</details>",
  ].join("\n");
}

/** @param next the address of what follows the card. */
export function cardHtml(card: Card, next: string, now: Date): string {
  const [worst] = card.items;
  return [
    `<li class="card${isUrgent(worst) ? " urgent" : ""}">`,
    ...(worst.is_answered
      ? [`<p class="hint">A moderator has answered this writer in the last day.</p>`]
      : []),
    textHtml(worst, "h2", next, now),
    moreHtml(card, next, now),
    "</li>",
  ].join("\n");
}
