/** Keys of the moderator's page: one for each decision, about the text that has the focus. */
const KEPT = "moderatorsKeys";
const PLACE = "moderatorsPlace";
/** A second press or click was meant for the page before, which looked the same. */
const DOUBLE_PRESS_MS = 500;
const loadedAt = performance.now();
const isTooSoon = ({ timeStamp }) => timeStamp - loadedAt < DOUBLE_PRESS_MS;
const choice = document.querySelector("#keys");
/** In the page's order: a card's worst text is followed by the others of its writer, which may be closed. */
const texts = [...document.querySelectorAll(".waiting")];
const isOpen = (text) => !text.closest("details.more:not([open])");

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
const next =
  place.map((id) => document.getElementById(id)).find(Boolean) ??
  texts.filter(isOpen).at(place.length ? -1 : 0);
if (next) next.closest("details.more")?.setAttribute("open", "");
if (next && document.querySelector("#done")) {
  // A screen reader says what describes the focus; a status that is there from the start it does not.
  next.setAttribute("aria-describedby", "done");
  next.addEventListener("blur", () => next.removeAttribute("aria-describedby"), { once: true });
}
(next ?? document.querySelector(".told"))?.focus();

const current = () => document.activeElement.closest(".waiting");

/** Opens the others of the focused card, or closes them. */
function toggleMore() {
  const more = document.activeElement.closest(".card")?.querySelector("details.more");
  if (!more) return;
  more.toggleAttribute("open");
  (more.hasAttribute("open") ? more : more.closest(".card")).querySelector(".waiting").focus();
}

/** The button or link of this key: of the focused text, else of the whole page. */
function controlOf(key) {
  const selector = `:is(button, a)[data-key="${CSS.escape(key)}"]`;
  return (
    current()?.querySelector(selector) ?? document.querySelector(`.told ${selector}, main > nav ${selector}`)
  );
}

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
  if (event.key === "j" || event.key === "k") {
    const open = texts.filter(isOpen);
    const at = open.indexOf(current());
    open[event.key === "j" ? at + 1 : Math.max(0, at - 1)]?.focus();
    return event.preventDefault();
  }
  if (event.key === "m") {
    toggleMore();
    return event.preventDefault();
  }
  const control = controlOf(event.key);
  if (!control || isTooSoon(event)) return;
  event.preventDefault();
  if (control.matches("a")) control.click();
  // Pressed twice, it decides once.
  else if (!control.disabled) control.form.requestSubmit(control);
});
document.addEventListener("submit", (event) => {
  if (isTooSoon(event)) return event.preventDefault();
  const form = event.target;
  const decided = [...form.querySelectorAll("[name=id]")].map(({ value }) => `text-${value}`);
  const from = form.closest(".waiting") ?? form.closest(".card")?.querySelector(".waiting") ?? current();
  const following = texts.slice(Math.max(0, texts.indexOf(from))).map(({ id }) => id);
  sessionStorage.setItem(PLACE, JSON.stringify([...decided, ...following]));
  setTimeout(() => (event.submitter.disabled = true));
});
