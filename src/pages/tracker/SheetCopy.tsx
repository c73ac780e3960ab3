import { KEEPING_TEXTS } from "@/content/keeping";
import { KeepingHelp } from "@/parts/KeepingHelp";

/** The reasons for the download: a copy of the sheet, and what this browser keeps. */
export const SheetCopy = () => (
  <>
    <p>{KEEPING_TEXTS.sheet}</p>
    <KeepingHelp />
  </>
);
