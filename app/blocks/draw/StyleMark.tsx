import { useEntry } from './contexts.ts';

/**
 * Stands where the page builder has a style sheet among the elements, for entries whose CSS counts
 * them: `:nth-child(2)` is the first block there. Nothing of it is seen.
 */
export const StyleMark = () => (useEntry().countsElements ? <template /> : null);
