import type { ReactNode } from "react";

/** The states of each part, by the part's file in src. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

export const nothing = () => {};
