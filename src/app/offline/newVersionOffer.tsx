import { createRoot, type Root } from "react-dom/client";
import { NewVersion, type Offer } from "./NewVersion";

let root: Root | undefined;

/**
 * Makes room for an offer outside the page, because the page's own code knows nothing of versions. The live region
 * exists before it is filled, so that a screen reader announces it after its current sentence.
 */
export function createContainer(): void {
  const host = document.createElement("div");
  host.role = "status";
  document.body.append(host);
  root = createRoot(host);
}

export const showOffer = (offer: Offer): void => root?.render(<NewVersion {...offer} onClose={hideOffer} />);

export const hideOffer = (): void => root?.render(null);
