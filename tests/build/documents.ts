/** Built pages as documents. They have their own file because not every test in this folder needs a parser. */
import { Window } from "happy-dom";
import { pageHtml, readSite } from "./site";

/** The content of <noscript> is part of the document, as in a browser without scripts. */
const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, "text/html") as unknown as Document;

export const pageDocument = (route: string) => parse(pageHtml(route));
/** @param file such as 404.html. */
export const fileDocument = (file: string) => parse(readSite(file).toString());
