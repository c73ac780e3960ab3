import { HELPLINES } from "@/content/helplineLinks";

const NAMED = new RegExp(
  `(?<![\\d£])(${Object.keys(HELPLINES).join("|").replaceAll(".", "\\.")})(?!\\d)`,
  "u",
);

/** A text whose helplines are links, so that a child on a phone can call with one tap. */
export function WithHelplines({ children }: { children: string }) {
  return children.split(NAMED).map((part, index) =>
    part in HELPLINES ? (
      <a key={index} href={HELPLINES[part]} className="text-link font-semibold whitespace-nowrap">
        {part}
      </a>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
