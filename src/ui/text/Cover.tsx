interface CoverProps {
  src: string;
  alt: string;
  /**
   * The title and the line above it, in the picture's empty band. The page also names them, so
   * screen readers skip them here.
   */
  title: string;
  band: string;
  /** For a cover below the first screen. */
  isBelowFold?: boolean;
  className?: string;
}

/** A book's cover: a picture of our own with real text on it. */
export const Cover = ({ src, alt, title, band, isBelowFold, className = "" }: CoverProps) => (
  <div className={`cover shadow-card relative overflow-hidden ${className}`}>
    <img
      src={src}
      alt={alt}
      width={300}
      height={400}
      loading={isBelowFold ? "lazy" : undefined}
      className="w-full"
    />
    <p aria-hidden="true" className="cover-words">
      <span>{band}</span>
      <strong>{title}</strong>
    </p>
  </div>
);
