/** Visible and storable text, as the functions and the database know it. */
export { plainEmail, plainNumber, plainText } from "#functions/_shared/plainText";
export { showsSomething } from "#functions/_shared/text/visible";
