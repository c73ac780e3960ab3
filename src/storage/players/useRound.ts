import { useSyncExternalStore } from "react";
import { players } from "@/storage/browserStorage";
import { onKeptChange } from "@/storage/isKnown";

/** Another number as soon as another player plays on this page: what one has begun is not the next one's. */
export const useRound = (): number => useSyncExternalStore(onKeptChange, players.rounds, () => 0);
