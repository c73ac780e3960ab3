/** Of those between us and the server, when it does not answer them; 0 when nobody did. */
const NO_ANSWER = new Set([0, 408, 502, 503, 504]);

/** Whether a status says nothing of what the server made of the request: it may have been done. */
export const isUnanswered = (status: number): boolean => NO_ANSWER.has(status);
