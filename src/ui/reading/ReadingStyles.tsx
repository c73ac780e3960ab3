import { preload } from "react-dom";
import sheet from "./reading.css?url";

// Together with the page that has a text, which may be long before it is opened. Without a build, as in the tests, there is
// no sheet.
if (sheet) preload(sheet, { as: "style" });

/**
 * The styles of the texts to read. A page that has one brings them in its HTML (scripts/site/styles.ts); for
 * somebody who comes by a link React loads them before it shows the text.
 */
export const ReadingStyles = () => sheet && <link rel="stylesheet" href={sheet} precedence="default" />;
