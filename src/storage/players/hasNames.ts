import { browserStorage } from "@/storage/browserStorage";

/** Its own small file, because every page asks before it loads anything about players. */
export const NAMES_KEY = "4mq_players";

/** True once somebody has added a name: until then there is nobody to choose from. */
export const hasNames = (): boolean => browserStorage.getItem(NAMES_KEY) !== null;
