import sheet from "./reading.css?url";

/**
 * The styles of the texts to read. A page that has one brings them in its HTML (scripts/site/inlineStyles.ts); for
 * somebody who comes by a link React loads them before it shows the text.
 */
export const ReadingStyles = () =>
  // Without a build, as in the tests, there is no sheet.
  sheet && <link rel="stylesheet" href={sheet} precedence="default" />;
