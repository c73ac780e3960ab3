import type { OwnData } from "@/domain/account/ownData";

export type OwnFileFormat = "csv" | "json";

/**
 * Makes a file of what this browser keeps, beside what the database keeps. Its code, which includes papaparse, loads only
 * when somebody asks for a file.
 * @param userId undefined for a visitor.
 */
export async function ownFile(
  userId: string | undefined,
  format: OwnFileFormat,
  askDatabase: () => Promise<OwnData>,
): Promise<Blob> {
  const [{ ownDocument, ownTable }, { readBrowserData }, { toCsv }, fromDatabase] = await Promise.all([
    import("@/domain/account/ownData"),
    import("@/storage/account/ownData"),
    import("@/domain/csv"),
    askDatabase(),
  ]);
  const fromBrowser = readBrowserData(userId);
  if (format === "json") {
    const text = JSON.stringify(ownDocument(fromDatabase, fromBrowser), null, 2);
    return new Blob([text], { type: "application/json" });
  }
  const { columns, rows } = ownTable(fromDatabase, fromBrowser);
  return new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
}
