/**
 * The museum's mark, beside its name and on social cards: two squares turned by 45°, the first step of a girih
 * drawing. Paths of SVG in one colour, in a square from -12 to 12.
 */
export const mark = {
  /** Drawn as lines 1.1 wide. */
  lines: 'M-7.4-7.4H7.4V7.4H-7.4ZM0-10.47 10.47 0 0 10.47-10.47 0Z',
  /** Drawn as areas. */
  areas: 'M0-4.33 3.06-3.06 4.33 0 3.06 3.06 0 4.33-3.06 3.06-4.33 0-3.06-3.06Z',
} as const;
