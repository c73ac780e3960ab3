/** Ms. Sparkle as a smiling star. It is beside her name, so screen readers skip it. */
export const Sparkle = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
    <path
      className="fill-q4"
      d="M24 3c2.6 0 3.6 3.2 5 7.4 1.5 4.600 3.700 6.700 8.300 8.300 4.300 1.400 7.600 2.600 7.600 5.300s-3.300 3.900-7.600 5.300c-4.600 1.600-6.800 3.700-8.300 8.300-1.400 4.200-2.400 7.400-5 7.400s-3.600-3.200-5-7.400c-1.500-4.600-3.700-6.700-8.300-8.300C6.400 27.900 3.100 26.700 3.100 24s3.300-3.900 7.600-5.300c4.600-1.600 6.800-3.700 8.300-8.300C20.400 6.200 21.400 3 24 3z"
    />
    <g fill="none" stroke="#1f1b3a" strokeLinecap="round" strokeWidth="2.4">
      <path d="M19.500 21.500v1.200M28.500 21.500v1.200M19 27.500c2.600 3.600 7.400 3.600 10 0" />
    </g>
  </svg>
);
