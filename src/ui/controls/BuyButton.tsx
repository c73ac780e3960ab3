import { ExternalLink } from "lucide";
import { useId } from "react";
import { Button, buttonClass, type ButtonProps } from "./Button";
import { Icon } from "@/ui/text/Icon";

interface BuyButtonProps {
  label: string;
  /** The element that explains why pressing does nothing yet. */
  note: string;
  /** The style of the link to the shop. */
  variant?: ButtonProps["variant"];
  shopLink?: string;
  /** The link's name for screen readers: the book, and that a new tab opens. */
  shopLinkName?: string;
}

/** A link to the shop, or until there is one, a button without weight that explains why it does nothing. */
export function BuyButton({ label, note, variant = "primary", shopLink, shopLinkName }: BuyButtonProps) {
  const noteId = useId();
  if (shopLink)
    return (
      <a
        href={shopLink}
        target="_blank"
        rel="noopener"
        aria-label={shopLinkName}
        className={buttonClass(variant)}
      >
        <span>{label}</span>
        <Icon of={ExternalLink} size={18} />
      </a>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="plain" className="text-muted no-underline" aria-describedby={noteId}>
        {label}
      </Button>
      <span id={noteId} className="text-muted text-base">
        {note}
      </span>
    </span>
  );
}
