/** Which part of the community this browser looked at last. */
import { browserStorage } from "./browserStorage";

const KEY = "4mq_community_tab";

/** As it was written, whoever wrote it: whether there is such a part is the page's to know. */
export const readCommunityTab = (): string | null => browserStorage.getItem(KEY);

export const rememberCommunityTab = (tab: string): void => browserStorage.setItem(KEY, tab);
