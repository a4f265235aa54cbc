import type { EntryContext } from 'react-router';

/** The results of a page's loaders. */
export interface DrawnPage {
  readonly status: number;
  readonly path: string;
  /** The loader data of each route of the page, outermost first. */
  readonly loaderData: readonly unknown[];
}

export function readDrawnPage({ staticHandlerContext: drawn }: EntryContext): DrawnPage {
  return {
    status: drawn.statusCode,
    path: drawn.location.pathname,
    loaderData: drawn.matches.map(({ route }) => drawn.loaderData[route.id]),
  };
}
