/** The page that asks what to keep; of its own, because the sign-in page needs nothing else of it. */
export const KEEP_PATH = "/keep";
