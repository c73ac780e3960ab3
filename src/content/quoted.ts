/** A name that somebody gave, inside a sentence: isolated, because in Hebrew or Arabic it would turn what stands behind it around. */
export const quoted = (name: string): string => `“\u2068${name}\u2069”`;
