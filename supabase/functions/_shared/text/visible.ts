/** Visible text, by Unicode's own properties. The database has the same characters as ranges (private.shows_something). */

/**
 * A letter, number or sign that shows by itself: no white space, control, format or mark, and nothing that every font may
 * ignore. The last five are signs and letters to Unicode, but drawn as nothing: blank Braille, a placeholder for an object,
 * two blank hieroglyphs and a note without a head.
 */
const SHOWS =
  /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u;

export const showsSomething = (text: string): boolean => SHOWS.test(text);
