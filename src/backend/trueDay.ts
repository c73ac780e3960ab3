/** The day to reckon with on a device whose date is wrong. */
import { useSyncExternalStore } from "react";
import { dayOf, daysBetween, type Day } from "@/domain/calendar";
import { onTimeLearnt, serverDay, serverNow } from "./serverClock";

/** The child's calendar and the server's (UTC) differ by one day at most, wherever the child is. */
const isFarOff = (): boolean => Math.abs(daysBetween(dayOf(new Date()), serverDay())) > 1;

/** Returns true while this device's date is more than a day off the server's, as far as the server has told its time. */
export const useIsDateWrong = (): boolean => useSyncExternalStore(onTimeLearnt, isFarOff, () => false);

/**
 * Returns `today` or, while this device's date is wrong, the day that it is by the server's clock. What is told of the 90
 * days follows it. What a visitor writes keeps the device's day, which they see and can change.
 */
export const useTrueDay = (today: Day): Day => (useIsDateWrong() ? dayOf(serverNow()) : today);
