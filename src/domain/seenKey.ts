/** Under which keys the browser keeps what a user saw last: the user's id follows. It goes with the session. */
export const SEEN_KEY = "4mq_seen_";
