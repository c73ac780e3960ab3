/**
 * How far down this tab has read each place of its history, so that Back finds it after a reload. Read without a parser of
 * schemas, because every page needs it.
 */
import { tabStorage } from "./tabStorage";

const KEY = "4mq_scroll";

type Place = [name: string, position: number];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

export function readScrollPlaces(): Place[] {
  try {
    const places: unknown = JSON.parse(tabStorage.getItem(KEY) ?? "[]");
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

export const keepScrollPlaces = (places: readonly Place[]): void =>
  tabStorage.setItem(KEY, JSON.stringify(places));
