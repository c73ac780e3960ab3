/** The names for the header, read without a parser of schemas. */
import type { Named } from "@/domain/players/names";
import { browserStorage, players } from "@/storage/browserStorage";
import { NAMES_KEY } from "./hasNames";

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export const listedNames = (): { all: Named[]; playing: string } => ({
  all: (listIn(browserStorage.getItem(NAMES_KEY)) as (Partial<Named> | null)[]).flatMap((one) =>
    typeof one?.id === "string" && typeof one.name === "string" ? [{ id: one.id, name: one.name }] : [],
  ),
  playing: players.visitor(),
});
