/** Storage for this tab alone: it survives a reload, ends when the tab closes, and is invisible to other tabs. */
import { neverThrowing } from "./neverThrowing";

export const tabStorage = neverThrowing(() => sessionStorage);
