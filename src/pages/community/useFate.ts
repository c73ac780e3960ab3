import { QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { DailyCapError } from "@/backend/dailyCap";
import {
  laterFateQuery,
  needFrom,
  UnknownFateError,
  type Fate,
  type Verdict,
} from "@/backend/community/judgement";
import type { Need } from "@/domain/community/needs";
import type { OwnText } from "@/parts/community/ArchiveBesideHelp";

/** The panel beside the form: the help for the last text that was sent, and what is known of its arrival. */
export interface FatePanel {
  need: Need;
  /** `certain`: an answer told the fate. `notStored`: the need was heard, but the day's cap is reached. */
  arrival: "certain" | "arrived" | "unknown" | "notStored";
  /** The number of the text in this visit. Help for another text takes the focus. */
  nth: number;
  /** The text, once the id of its row is known. */
  text?: OwnText | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** The words of an idea or a quest, in the order in which they are sent. */
const textOf = (id: string | undefined, { title, description }: Values): OwnText | undefined =>
  id
    ? { id, words: [title, description].filter((words): words is string => typeof words === "string") }
    : undefined;

/**
 * The fate of the text that was sent last. While it is unknown, this looks for the text again and again.
 * @param onFound receives the words that were found, as they were sent.
 */
export function useFate(onFound: (verdict: Verdict, values: Values) => void) {
  const queryClient = useQueryClient();
  const [panel, setPanel] = useState<FatePanel>();
  const [unknown, setUnknown] = useState<UnknownFateError>();
  const count = useRef(0);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    if (!unknown) return;
    const { sent } = unknown;
    return new QueryObserver(queryClient, laterFateQuery(sent)).subscribe(({ data: fate }) => {
      if (!fate) return;
      const { verdict, id } = fate;
      setUnknown(undefined);
      // The help stays, because a child may be reading it.
      setPanel({
        need: needFrom(verdict) ?? "worry",
        arrival: "arrived",
        nth: count.current,
        text: textOf(id, sent.values),
      });
      found.current(verdict, sent.values);
    });
  }, [unknown, queryClient]);

  return {
    panel,
    /** The words were refused: had they arrived before, they would have been found. */
    tellRefused(values: Readonly<Record<string, string>>) {
      const sent = unknown?.sent.values;
      if (!sent || Object.entries(values).some(([name, text]) => sent[name] !== text)) return;
      setUnknown(undefined);
      setPanel((shown) => shown && { ...shown, arrival: "certain" });
    },
    tell({ verdict, id }: Fate, values: Values) {
      setUnknown(undefined);
      const need = needFrom(verdict);
      const arrival = verdict === "arrived" ? "arrived" : "certain";
      setPanel(need && { need, arrival, nth: (count.current += 1), text: textOf(id, values) });
    },
    /**
     * Offers help for a text without a verdict.
     * @returns true if the error says nothing against the text: its fate is unknown, or a need was heard above the cap.
     */
    tellWithout(error: unknown): boolean {
      if (error instanceof DailyCapError && error.need) {
        setUnknown(undefined);
        setPanel({ need: error.need, arrival: "notStored", nth: (count.current += 1) });
        return true;
      }
      if (!(error instanceof UnknownFateError)) return false;
      setUnknown(error);
      setPanel({ need: "worry", arrival: "unknown", nth: (count.current += 1) });
      return true;
    },
  };
}
