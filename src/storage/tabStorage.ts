/** Of this tab alone: reloading keeps it, closing the tab ends it, and other tabs do not see it. */
import { neverThrowing } from "./browserStorage";

export const tabStorage = neverThrowing(() => sessionStorage);
