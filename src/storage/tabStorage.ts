/** Of this tab alone: reloading keeps it, closing the tab ends it, and other tabs do not see it. */
import { unfailing } from "./browserStorage";

export const tabStorage = unfailing(() => sessionStorage);
