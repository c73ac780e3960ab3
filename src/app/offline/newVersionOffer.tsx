import { createRoot, type Root } from "react-dom/client";
import { NewVersion, type Offer } from "./NewVersion";

let root: Root | undefined;

/**
 * Makes room for an offer, beside the page: the page's own code knows nothing of versions. A region that is there
 * before it is filled is read out, when the reader has finished its sentence.
 */
export function createContainer(): void {
  const host = document.createElement("div");
  host.role = "status";
  document.body.append(host);
  root = createRoot(host);
}

export const showOffer = (offer: Offer): void => root?.render(<NewVersion {...offer} onClose={hideOffer} />);

export const hideOffer = (): void => root?.render(null);
