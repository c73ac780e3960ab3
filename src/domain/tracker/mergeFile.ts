/** A file's rows on their way into the sheet, and back out of it; these rules load with the first import. */
import { daysBetween } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import {
  identityOf,
  LAST_IMPORTS,
  missingFrom,
  TRACKER_FILE,
  type Sheet,
  type SheetImport,
  type TrackerEntry,
} from "./tracker";

/** "money-journal-entries" for "money-journal-entries (2).csv": the same file, downloaded again. */
export const fileNameOf = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/(?:\.(?:csv|tsv|txt))+$|\.[^.]*$/iu, "")
    .replace(/(?: ?\(\d+\))+$/u, "")
    .trim()
    .slice(0, 100);

const folded = (name: string) => name.normalize("NFC").toLowerCase();
const isSameName = (name: string, other: string) => folded(name) === folded(other);
/** Words and numbers that programs and people give to a copy; a 2 is the next file more often. */
const OF_COPY =
  /^(?:copy|of|kopie|von|copie|de|copia|kopia|kopi|corrected|correction|fixed|edited|changed|updated?|new|newer|latest|final|version|v|v\d+|sheet|1)$/u;
const wordsOf = (name: string): string[] => folded(name).match(/v\d+(?!\p{L})|\p{L}+|\d+/gu) ?? [];
/** How much two names have in common: "money" and "Copy of money", or "mia" and "mia pocket", but not "Ann" and "Hannah". */
function kinshipOf(name: string, other: string): "copy" | "part" | undefined {
  const [short = [], long = []] = [wordsOf(name), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  const over = long.filter((word) => !short.includes(word));
  if (short.length === 0 || long.length - over.length < short.length) return undefined;
  return over.every((word) => OF_COPY.test(word)) ? "copy" : "part";
}

const comesFrom = (entry: TrackerEntry, names: readonly string[]) =>
  entry.files?.some((name) => names.includes(name)) ?? false;

/** In the first year of the sheet; days are counted from it. */
const FIRST_DAY = "2020-01-01";

/**
 * A corrected row has the day of the one before, and its amount or its detail; or everything but the day, which is at most `near`
 * days away. A day alone is not looked at: pocket money is the same each week.
 */
const correctionKeys = ({ day, type, pence, detail }: JournalEntry, near: number) => [
  `${day} ${pence}`,
  `${day} ${type} ${detail}`,
  ...Array.from(
    { length: 2 * near + 1 },
    (_, nth) => `${daysBetween(FIRST_DAY, day) + nth - near} ${type} ${pence} ${detail}`,
  ),
];

/** Fewer than the days of a week, after which pocket money comes again; and fewer still where no other row says that it is the same file. */
const nearDays = (rows: number, same: number) => (rows === 1 ? 6 : same ? 3 : 1);

/** True if a file with another name is the earlier form of this one: most of its rows are here, as they were or corrected. */
function isEarlierForm(
  name: string,
  { entries }: Sheet,
  incoming: readonly TrackerEntry[],
  file: string,
): boolean {
  const rows = entries.filter((entry) => comesFrom(entry, [name]));
  const gone = missingFrom(incoming, rows);
  const same = rows.length - gone.length;
  const kinship = kinshipOf(name, file);
  // "mia money" may be her own beside the family's "money".
  const isRelated = kinship === "copy" || (kinship === "part" && same > 0);
  // Another child's file may have some of the same rows, but hardly most of them.
  if (!isRelated && same * 2 <= rows.length) return false;
  const near = nearDays(rows.length, same);
  const corrections = new Set(missingFrom(entries, incoming).flatMap((entry) => correctionKeys(entry, 0)));
  const corrected = gone.filter((entry) => correctionKeys(entry, near).some((key) => corrections.has(key)));
  const known = same + corrected.length;
  if (isRelated) return known * 2 >= rows.length;
  return corrected.length > 0 || same > 1 ? known >= rows.length * 0.75 : false;
}

/** @returns the names under which this file, or an earlier form of it, has brought rows of the sheet. */
function earlierNames(sheet: Sheet, incoming: readonly TrackerEntry[], file: string): string[] {
  const names = [...new Set(sheet.entries.flatMap(({ files = [] }) => files))];
  const own = names.filter((name) => isSameName(name, file));
  if (own.length) return own;
  // With nothing new, only a file whose name says so is the shorter form of another.
  const isNew = missingFrom(sheet.entries, incoming).length > 0;
  return names.filter(
    (name) => (isNew || kinshipOf(name, file) !== undefined) && isEarlierForm(name, sheet, incoming, file),
  );
}

/** @returns the rows of the sheet that the file has as well, those first that it is known to have. */
function rowsIn(
  incoming: readonly JournalEntry[],
  entries: readonly TrackerEntry[],
  names: readonly string[],
) {
  const wanted = new Map<string, number>();
  for (const entry of incoming) wanted.set(identityOf(entry), (wanted.get(identityOf(entry)) ?? 0) + 1);
  const known = entries.filter((entry) => comesFrom(entry, names));
  const others = entries.filter((entry) => !comesFrom(entry, names));
  return new Set(
    [...known, ...others].filter((entry) => {
      const count = wanted.get(identityOf(entry)) ?? 0;
      wanted.set(identityOf(entry), count - 1);
      return count > 0;
    }),
  );
}

/** The row, known to be in a file. */
export const inFile = (entry: TrackerEntry, file: string): TrackerEntry =>
  entry.files?.some((name) => isSameName(name, file))
    ? entry
    : { ...entry, files: [...(entry.files ?? []), file] };

/** The row, known to be in the file of another import; one that was typed goes with none. */
const inImport = (entry: TrackerEntry, id: string): TrackerEntry =>
  entry.import ? { ...entry, again: [...(entry.again ?? []), id].slice(-LAST_IMPORTS) } : entry;

/** The imports that can still be taken back: their rows are there, or others went for them. */
const lastOf = (imports: readonly SheetImport[], entries: readonly TrackerEntry[]) => {
  const there = new Set(entries.map((entry) => entry.import));
  return imports.filter(({ id, replaced }) => replaced.length || there.has(id)).slice(-LAST_IMPORTS);
};

export interface Merged {
  sheet: Sheet;
  added: readonly TrackerEntry[];
  /** Rows that the sheet lacks and that are added only if somebody says so. */
  waiting: readonly TrackerEntry[];
  /** Rows that an earlier form of this file had, and that this one has no more. */
  left: readonly TrackerEntry[];
  /** The name of that earlier form. */
  earlier: string | undefined;
}

/**
 * Adds the file's rows that the sheet lacks, and notes which rows the file has.
 * @param isDoubtful true for the rows that wait.
 */
export function mergeFile(
  sheet: Sheet,
  incoming: readonly TrackerEntry[],
  file: string,
  { id, fileName }: Pick<SheetImport, "id" | "fileName">,
  isDoubtful: (entry: TrackerEntry) => boolean = () => false,
): Merged {
  const names = earlierNames(sheet, incoming, file);
  const there = rowsIn(incoming, sheet.entries, names);
  const missing = missingFrom(sheet.entries, incoming);
  const waiting = missing.filter(isDoubtful);
  const added = missing
    .filter((entry) => !isDoubtful(entry))
    .map((entry) => ({ ...inFile(entry, file), import: id }));
  const left = sheet.entries.filter((entry) => comesFrom(entry, names) && !there.has(entry));
  const entries = [
    ...sheet.entries.map((entry) => (there.has(entry) ? inImport(inFile(entry, file), id) : entry)),
    ...added,
  ];
  const others = (sheet.imports ?? []).filter((each) => each.id !== id);
  const replaced = sheet.imports?.find((each) => each.id === id)?.replaced ?? [];
  const imports = lastOf([...others, { id, fileName, replaced }], entries);
  return { sheet: { ...sheet, entries, imports }, added, waiting, left, earlier: names[0] };
}

/** Removes rows that an import has replaced, and keeps them until it can no more be taken back. */
export function replaceRows(
  sheet: Sheet,
  { id, fileName }: Pick<SheetImport, "id" | "fileName">,
  ids: ReadonlySet<string>,
): Sheet {
  const replaced = sheet.entries.flatMap((entry, place) => (ids.has(entry.id) ? [{ entry, place }] : []));
  const before = sheet.imports?.find((each) => each.id === id);
  const others = (sheet.imports ?? []).filter((each) => each !== before);
  const entries = sheet.entries.filter((entry) => !ids.has(entry.id));
  const own = { id, fileName, replaced: [...(before?.replaced ?? []), ...replaced] };
  return { ...sheet, entries, imports: lastOf([...others, own], entries) };
}

/** @returns the row without the import that brought it, or undefined if no other file has it. */
function withoutOrigin(entry: TrackerEntry, others: readonly SheetImport[]): TrackerEntry | undefined {
  const again = others.find(({ id }) => entry.again?.includes(id));
  const isOfSameName = again && isSameName(fileNameOf(again.fileName), entry.files?.[0] ?? "");
  const files = entry.files?.slice(isOfSameName ? 0 : 1) ?? [];
  const next =
    again ?? others.find(({ fileName }) => files.some((name) => isSameName(name, fileNameOf(fileName))));
  // The sheet's own file has each row, wherever that came from.
  const isElsewhere = next || files.some((name) => !folded(name).startsWith(fileNameOf(TRACKER_FILE)));
  return isElsewhere ? { ...entry, files, import: next?.id } : undefined;
}

/** A row that was typed, and that the file had as well, is of no file once that is taken back. */
function withoutFile(entry: TrackerEntry, fileName: string): TrackerEntry {
  if (entry.import !== undefined || !entry.files) return entry;
  return { ...entry, files: entry.files.filter((name) => !isSameName(name, fileNameOf(fileName))) };
}

/** Takes the import's rows out of the sheet, as far as no other file has them, and puts those back that it replaced. */
export function withoutImport(sheet: Sheet, id: string): Sheet {
  const own = sheet.imports?.find((each) => each.id === id);
  const others = (sheet.imports ?? []).filter((each) => each !== own);
  const entries = sheet.entries.flatMap((entry) =>
    entry.import === id
      ? (withoutOrigin(entry, others) ?? [])
      : own
        ? withoutFile(entry, own.fileName)
        : entry,
  );
  for (const { entry, place } of own?.replaced ?? [])
    if (!entries.some((each) => each.id === entry.id)) entries.splice(place, 0, entry);
  const imports = others.map((each) => ({
    ...each,
    replaced: each.replaced.filter(({ entry }) => entry.import !== id),
  }));
  return { ...sheet, entries, imports: lastOf(imports, entries) };
}
