/** A card of the shelf before it is here: its ground, and a bar for its heading. */
export const ShelfShape = ({ className = "min-h-52" }) => (
  <div aria-hidden="true" className={`surface p-6 shadow-none ${className}`}>
    <span className="bg-line block h-4 w-1/2 rounded-full" />
  </div>
);
