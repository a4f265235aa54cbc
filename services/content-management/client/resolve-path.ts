import { allScreens, screens } from '#shared/screens/screens.ts';

/** The fields of a link to a document. */
export interface LinkedDocument {
  readonly type: string;
  /** Null or absent: the document has none, its id stands in the address. */
  readonly uid?: string | null;
  readonly id: string;
}

/** Types with a screen per item, or a place on one. The uid is readable and the same in all languages. */
const itemAddresses = new Map(
  allScreens.flatMap(({ path, documents = {} }) =>
    Object.entries(documents).map(([type, rest]) => [type, path + rest] as const),
  ),
);

/** Listings and texts that editors write for a screen. */
const screenPaths = new Map(
  screens.flatMap(({ path, listingPage, textPage }) =>
    [listingPage, textPage].flatMap((uid) => (uid ? [[uid, path] as const] : [])),
  ),
);

/**
 * The address of a document on this site, without language prefix; null for a type that has no
 * screen, for example a quote. Source: specification §2.
 */
export function resolvePath({ type, uid, id }: LinkedDocument): string | null {
  const slug = encodeURIComponent(uid || id);
  if (type === 'menu_page') return `/${slug}`;
  if (type === 'listing_page' || type === 'text_page') return screenPaths.get(slug) ?? `/${slug}`;
  return itemAddresses.get(type)?.replace(/:u?id\b/, () => slug) ?? null;
}
