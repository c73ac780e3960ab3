/** Every page of questions as lists name it, made by the build (scripts/site/questionFiles.ts). */
// oxlint-disable-next-line import/default -- the file itself exports no list
import PAGES from "@/content/questions/readable.ts?pages";

export { PAGES };
