/**
 * The people responsible for the site. The owner fills this in (README, "Before you launch"); while
 * a value is empty, the pages say that it is to be supplied, and nothing is made up.
 */
interface Owner {
  /** The person or organisation that is responsible in law. */
  legalName: string;
  postalAddress: string;
  privacyEmail: string;
  /** Number in the ICO's register of fee payers. */
  icoRegistration: string;
}

const OWNER: Owner = { legalName: "", postalAddress: "", privacyEmail: "", icoRegistration: "" };

const TO_BE_SUPPLIED = "to be supplied before the site is launched";

/** The controller's name within a sentence. */
export const CONTROLLER_NAME =
  OWNER.legalName || `the people who run 4MQ (the full legal name is ${TO_BE_SUPPLIED})`;

export const CONTROLLER_LINES: readonly string[] = [
  `Name: ${OWNER.legalName || TO_BE_SUPPLIED}.`,
  `Postal address: ${OWNER.postalAddress || TO_BE_SUPPLIED}.`,
  `E-mail for questions about data: ${OWNER.privacyEmail || `${TO_BE_SUPPLIED}; you can also use the Contact page`}.`,
  `ICO registration: ${OWNER.icoRegistration || TO_BE_SUPPLIED}.`,
];

/** The researchers behind the questionnaire: a person or an institution. */
const RESEARCHERS = "";
export const RESEARCHERS_NAME = RESEARCHERS || "4MQ’s researchers";

/**
 * Companies that handle data for the site. The owner names each one and the country it works in, and adds a
 * form-collection service if the forms post to one.
 */
interface Processor {
  what: string;
  name: string;
  where: string;
}

const PROCESSORS: readonly Processor[] = [
  { what: "Database, sign-in and the functions that receive the forms", name: "Supabase", where: "" },
  { what: "Delivery of the pages", name: "", where: "" },
  { what: "E-mails about your account, such as a new password", name: "", where: "" },
  { what: "The money guide’s answers, if an AI provider is switched on", name: "", where: "" },
];

export const PROCESSOR_LINES: readonly string[] = PROCESSORS.map(
  ({ what, name, where }) =>
    `${what}: ${name || `company ${TO_BE_SUPPLIED}`}${where ? `, in ${where}` : ` (country ${TO_BE_SUPPLIED})`}.`,
);
