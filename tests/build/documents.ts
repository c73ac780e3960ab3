/** Built pages as documents; apart from site.ts, because not every test of this folder needs a parser. */
import { Window } from "happy-dom";
import { pageHtml, readSite } from "./site";

/** As in a browser without scripts, the content of <noscript> is part of the document. */
const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, "text/html") as unknown as Document;

export const pageDocument = (route: string) => parse(pageHtml(route));
/** @param file 200.html, 404.html. */
export const fileDocument = (file: string) => parse(readSite(file).toString());
