import { availableParallelism } from "node:os";

/** Each worker of the database tests and each visitor of the browser tests wants some 400 MB beside its core. */
const MAX_WORKERS = 8;

/** How many tests, and how many steps of `npm test`, run at the same time on this computer. */
export const WORKERS = Math.min(availableParallelism(), MAX_WORKERS);
