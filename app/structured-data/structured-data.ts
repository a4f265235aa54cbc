import type { RouterContextProvider } from 'react-router';
import { createContext } from 'react-router';

/** One thing in the words of schema.org, ready to be written as JSON-LD. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What the loaders of one request say to machines. Set anew for every request. */
export const structuredDataContext = createContext<StructuredData[]>();

/**
 * Says something of the page to search engines. It goes into the document only, never to the
 * scripts of the page: no visitor waits for it.
 */
export function describeToMachines(
  context: Readonly<RouterContextProvider>,
  ...things: readonly (StructuredData | null)[]
): void {
  const known = things.filter((thing) => thing !== null);
  context.get(structuredDataContext).push(...known);
}
