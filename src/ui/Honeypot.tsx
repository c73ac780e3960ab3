/** The name that form-collection services look at, too. */
export const HONEYPOT_NAME = "_gotcha";

/** A field that no person sees, reaches or is read: what fills it in is a programme that fills in everything. */
export const Honeypot = () => (
  <p hidden>
    <label>
      Leave this empty
      <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);
