/** Keys of the moderator's page: one for each decision, about the text that has the focus. */
const KEPT = "moderatorsKeys";
const choice = document.querySelector("#keys");
const items = [...document.querySelectorAll("li.waiting")];

const show = () => document.documentElement.classList.toggle("keys", choice.checked);
choice.checked = sessionStorage.getItem(KEPT) !== "off";
show();
choice.addEventListener("change", () => {
  sessionStorage.setItem(KEPT, choice.checked ? "on" : "off");
  show();
});

// The page is new after each decision: it begins where the work is.
items[0]?.focus();

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
  if (!button) return;
  event.preventDefault();
  // Pressed twice, it decides once.
  if (!button.disabled) button.form.requestSubmit(button);
});
document.addEventListener("submit", (event) => {
  setTimeout(() => (event.submitter.disabled = true));
});
