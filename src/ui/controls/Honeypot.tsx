import { EXACT } from "./Field";

/** The name that form-collection services also check. */
export const HONEYPOT_NAME = "_gotcha";

/** A field that people neither see nor reach; only a program that fills in every field will fill it in. */
export const Honeypot = () => (
  <p hidden>
    <label>
      Leave this empty
      <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" {...EXACT} />
    </label>
  </p>
);
