import { availableParallelism } from "node:os";

/** Each worker of the database tests and each visitor of the browser tests needs a core and some 400 MB. */
const MAX_WORKERS = 8;

/** The number of tests, and of steps of `npm test`, that run concurrently on this computer. */
export const WORKERS = Math.min(availableParallelism(), MAX_WORKERS);
