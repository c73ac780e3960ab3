import { createElement } from "react";
import { useLocation } from "react-router-dom";
import { late } from "@/ui/feedback/late";

type AddressPage = ReturnType<typeof late<object>>;

const missing: AddressPage = late(() => import("./NotFoundPage").then((file) => file.default));

/**
 * The page of a route with many addresses, each with a file of its own. An address that is not among them shows the
 * not-found page. The page of the path loads as well, so that the first render of a prerendered page has all of it.
 */
export function addressPages(pages: Readonly<Record<string, AddressPage>>) {
  const pageAt = (path: string) => pages[path.replace(/(.)\/$/, "$1")] ?? missing;

  function Page() {
    const { pathname } = useLocation();
    return createElement(pageAt(pathname), { key: pathname });
  }

  return async (path?: string) => {
    if (path) await pageAt(path).preload();
    return { default: Page };
  };
}
