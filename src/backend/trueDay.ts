/** The day to reckon with on a device whose clock is wrong. */
import { useSyncExternalStore } from "react";
import type { Day } from "@/domain/calendar";
import { correctedDay, isClockWrong } from "./deviceClock";
import { onTimeLearnt } from "./serverClock";

/** Returns the day that it is while this device's clock is off the server's, as far as the server has told its time. */
const useCorrectedDay = (): Day | undefined =>
  useSyncExternalStore(onTimeLearnt, correctedDay, () => undefined);

/** Returns true while this device's clock is hours off the server's. */
export const useIsClockWrong = (): boolean => useSyncExternalStore(onTimeLearnt, isClockWrong, () => false);

/** Returns `today` or, while this device's clock is wrong, the day that it is. What an account has is told and written by it. */
export const useTrueDay = (today: Day): Day => useCorrectedDay() ?? today;
