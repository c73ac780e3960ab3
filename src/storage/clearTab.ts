import { tabStorage } from "./tabStorage";

/** Forgets what this tab keeps for whoever sits there: answers that were begun, results that were not saved, the chat. */
export const clearTab = (): void => tabStorage.clear();
