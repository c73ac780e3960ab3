/**
 * Writes numbers in the style of the language. The formatter is created with the first number, because its creation
 * keeps an old phone busy for some hundredths of a second, even if a page merely loads the file that contains it.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(language, options)).format(value);
}
