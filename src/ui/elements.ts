import type { ReactElement } from "react";

/**
 * Elements alone. A text among them would have neighbours, which a browser that translates the page does not survive:
 * `npm run translation` says why.
 */
export type Elements = ReactElement | readonly Elements[] | "" | false | null | undefined;
