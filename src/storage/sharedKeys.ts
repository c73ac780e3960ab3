/**
 * Keys and limits of values that have two readers: their own store, which parses them with a schema, and one that does
 * without (known.ts, visitorMark.ts).
 */
export const EARNINGS_KEY = "userEarnings";
export const TRACKER_KEY = "4mq_tracker";
export const QUADRANT_KEY = "4mq_quadrant";
/** The savings goal of a visitor. */
export const GOAL_KEY = "4mq_goal";
/** The ages that were tapped, one for everybody who uses this browser: a portrait, which each user has apart, goes before them. */
export const BAND_KEY = "4mq_band";
/** A lock: whoever is paid a coin, and whoever comes to play, take turns. */
export const PROGRESS_LOCK = "4mq_quiz_progress";

/** No child can earn more, so a larger number is invalid. */
export const MAX_COINS = 1_000_000;
