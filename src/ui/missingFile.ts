/** What browsers say when a file of the site is not there any more, as after a new version was put up. */
const MISSING_FILE = /dynamically imported module|module script failed|Unable to preload|Importing a module/i;

export const isMissingFile = (error: unknown) =>
  MISSING_FILE.test(error instanceof Error ? error.message : String(error));
