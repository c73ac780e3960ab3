/** Reads stored values without a parser of schemas: any part may be of an earlier version or written by hand. */
import { isDay, type Day } from "@/domain/calendar";

export type Fields = Readonly<Record<string, unknown>>;

/** @returns an object's fields, or none for any other value. */
export function fieldsOf(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const isDayText = (value: unknown): value is Day => typeof value === "string" && isDay(value);
export const daysIn = (list: unknown, name: string): Day[] =>
  listOf(list)
    .map((item) => (item as Fields | null)?.[name])
    .filter(isDayText);
