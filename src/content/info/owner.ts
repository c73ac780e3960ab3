/**
 * The people responsible for the site. The owner fills this in (README, "Before you launch"); while
 * a value is empty, the pages say that it is to be added, and nothing is made up.
 */
export interface Owner {
  /** The person or organisation that is responsible in law. */
  legalName: string;
  postalAddress: string;
  privacyEmail: string;
  /** Number in the ICO's register of fee payers. */
  icoRegistration: string;
}

export const OWNER: Owner = { legalName: "", postalAddress: "", privacyEmail: "", icoRegistration: "" };

const TO_BE_ADDED = "to be added before the site is launched";

/** The controller's name within a sentence. */
export const CONTROLLER_NAME =
  OWNER.legalName || `the people who run 4MQ (their full legal name is ${TO_BE_ADDED})`;

export const CONTROLLER_LINES: readonly string[] = [
  `Name: ${OWNER.legalName || TO_BE_ADDED}.`,
  `Postal address: ${OWNER.postalAddress || TO_BE_ADDED}.`,
  `E-mail address for questions about data: ${OWNER.privacyEmail || `${TO_BE_ADDED}; for now, please use the Contact page`}.`,
  `ICO registration: ${OWNER.icoRegistration || TO_BE_ADDED}.`,
];

/** The researchers behind the questionnaire, a person or an institution: a part of the consent (questionnaire/consent.ts). */
export const RESEARCHERS: string = "";
export const RESEARCHERS_NAME = RESEARCHERS || "4MQ’s researchers";

/**
 * Companies that handle data for the site. The owner names each one and the country it works in, and adds a
 * form-collection service if the forms post to one.
 */
export interface Processor {
  what: string;
  name: string;
  where: string;
}

export const PROCESSORS: readonly Processor[] = [
  { what: "The database, signing in and receiving forms", name: "Supabase", where: "" },
  { what: "Sending you the pages", name: "", where: "" },
  { what: "E-mails about your account, such as a link to choose a new password", name: "", where: "" },
  { what: "Ms. Sparkle’s answers, if she uses an AI service", name: "", where: "" },
];

const processorDetails = ({ name, where }: Processor): string => {
  if (!name) return `company and country ${TO_BE_ADDED}`;
  return where ? `${name}, in ${where}` : `${name} (country ${TO_BE_ADDED})`;
};

export const PROCESSOR_LINES: readonly string[] = PROCESSORS.map(
  (processor) => `${processor.what}: ${processorDetails(processor)}.`,
);
