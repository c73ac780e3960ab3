/** The browsers' errors for a file of the site that no longer exists, as after a deployment. */
const MISSING_FILE = /dynamically imported module|module script failed/;

export const isMissingFile = (error: unknown) =>
  MISSING_FILE.test(error instanceof Error ? error.message : String(error));
