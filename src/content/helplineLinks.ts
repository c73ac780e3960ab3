/** The helplines that any text may name, each with the number or page that its link opens. */
export const HELPLINES: Readonly<Record<string, string>> = {
  "0800 1111": "tel:08001111",
  "childline.org.uk": "https://www.childline.org.uk/",
  "999": "tel:999",
  "116 000": "tel:116000",
  "0808 2000 247": "tel:08082000247",
  "0808 8020 133": "tel:08088020133",
  "0808 800 5000": "tel:08088005000",
  "0800 138 7777": "tel:08001387777",
  "ceop.police.uk": "https://www.ceop.police.uk/",
  "beateatingdisorders.org.uk": "https://www.beateatingdisorders.org.uk/",
};
