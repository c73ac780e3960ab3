/**
 * Writes numbers as people of this language do. The formatter is made with the first number and not before: it keeps an
 * old phone busy for some hundredths of a second, also where a page only comes with the file that knows it.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(language, options)).format(value);
}
