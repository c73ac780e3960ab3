/** The helplines that any text may name, each with the number or page that its link opens. */
export const HELPLINES: Readonly<Record<string, string>> = {
  "0800 1111": "tel:08001111",
  "childline.org.uk": "https://www.childline.org.uk/",
  "999": "tel:999",
};
