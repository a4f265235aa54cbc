/**
 * Waits for a part that a page can do without. When it fails, by its service or by a mistake of ours, the
 * page stands with `fallback` in its place, and the failure is reported.
 */
export type Optional = <Part, Fallback>(
  part: Promise<Part>,
  fallback: Fallback,
) => Promise<Part | Fallback>;

/** @param report told of each failure */
export const createOptional =
  (report: (error: unknown) => void): Optional =>
  (part, fallback) =>
    part.catch((error: unknown) => {
      report(error);
      return fallback;
    });
