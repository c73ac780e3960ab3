/** The statuses that an intermediary gives if the server does not answer it; 0 means that nobody answered. */
const NO_ANSWER = new Set([0, 408, 502, 503, 504]);

/** Returns true if a status does not show what the server did with the request, which may have been carried out. */
export const isUnanswered = (status: number): boolean => NO_ANSWER.has(status);
