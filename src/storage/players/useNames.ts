import { useSyncExternalStore } from "react";
import type { Named } from "@/domain/players/names";
import { NO_NAMES, onNamesChange, readNames } from "./names";

/** Those who share this browser. */
export const useNames = (): readonly Named[] =>
  useSyncExternalStore(onNamesChange, readNames, () => NO_NAMES);
