/** Keys of the moderator's page: one for each decision, about the text that has the focus. */
const KEPT = "moderatorsKeys";
const PLACE = "moderatorsPlace";
/** A second press or click was meant for the page before, which looked the same. */
const DOUBLE_PRESS_MS = 500;
const loadedAt = performance.now();
const isTooSoon = ({ timeStamp }) => timeStamp - loadedAt < DOUBLE_PRESS_MS;
const choice = document.querySelector("#keys");
const items = [...document.querySelectorAll("li.waiting")];

const show = () => document.documentElement.classList.toggle("keys", choice.checked);
choice.checked = sessionStorage.getItem(KEPT) !== "off";
show();
choice.addEventListener("change", () => {
  sessionStorage.setItem(KEPT, choice.checked ? "on" : "off");
  show();
});

// The page is new after each decision: it goes on where the work was, with the first of these texts that still waits.
const place = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
sessionStorage.removeItem(PLACE);
const next = place.map((id) => document.getElementById(id)).find(Boolean) ?? items.at(place.length ? -1 : 0);
if (next && document.querySelector("#done")) {
  // A screen reader says what describes the focus; a status that is there from the start it does not.
  next.setAttribute("aria-describedby", "done");
  next.addEventListener("blur", () => next.removeAttribute("aria-describedby"), { once: true });
}
(next ?? document.querySelector(".told"))?.focus();

const current = () => document.activeElement.closest("li.waiting");

document.addEventListener("keydown", (event) => {
  if (
    !choice.checked ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.target.matches("input")
  )
    return;
  const at = items.indexOf(current());
  if (event.key === "j" || event.key === "k") {
    items[event.key === "j" ? at + 1 : Math.max(0, at - 1)]?.focus();
    return event.preventDefault();
  }
  const button =
    current()?.querySelector(`button[data-key="${CSS.escape(event.key)}"]`) ??
    document.querySelector(`.told button[data-key="${CSS.escape(event.key)}"]`);
  if (!button || isTooSoon(event)) return;
  event.preventDefault();
  // Pressed twice, it decides once.
  if (!button.disabled) button.form.requestSubmit(button);
});
document.addEventListener("submit", (event) => {
  if (isTooSoon(event)) return event.preventDefault();
  const form = event.target;
  const decided = `text-${form.querySelector("[name=id]").value}`;
  const at = items.indexOf(form.closest("li.waiting") ?? current());
  const following = items.slice(Math.max(0, at)).map(({ id }) => id);
  sessionStorage.setItem(PLACE, JSON.stringify([decided, ...following]));
  setTimeout(() => (event.submitter.disabled = true));
});
