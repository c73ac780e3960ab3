/** The address of the page that asks what to keep, in a file of its own because the sign-in page needs nothing else. */
export const KEEP_PATH = "/keep";
