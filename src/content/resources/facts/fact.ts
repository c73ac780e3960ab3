/** A figure that changes with time, and the day from which it has to be read again. */
import type { Day } from "@/domain/calendar";

export interface Fact {
  /** As the pages write it: "£8". */
  figure: string;
  /** One sentence for the table at the end of a page. */
  meaning: string;
  /** The public page where anybody can check it. */
  check: `https://${string}`;
  readOn: Day;
  lookAgainOn: Day;
}

/** True from the day on which the figure's source has to be read again. */
export const isDue = ({ lookAgainOn }: Fact, today: Day): boolean => today >= lookAgainOn;
