/** The cross that closes something. */
export const closePath = 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5';

/** A line drawing of 24 by 24, for a control that has its name in words elsewhere. */
export const LineGlyph = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
