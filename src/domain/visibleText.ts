/** Visible text, as the functions and the database know it. */
export { showsSomething } from "#functions/_shared/text/visible";
