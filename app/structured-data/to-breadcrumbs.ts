import type { StructuredData } from './structured-data.ts';

interface Place {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
}

export interface Trail {
  /** What the way begins with: the museum's name. */
  readonly home: string;
  readonly section: Place | null;
  readonly list: Place | null;
  readonly page: Place;
  readonly toAddress: (path: string) => string;
}

/** The way from home to a page; none for the home page itself. Each place stands in it once. */
export function toBreadcrumbs({ home, section, list, page, toAddress }: Trail): StructuredData[] {
  if (page.path === '/') return [];
  const places = [{ name: home, path: '/' }, section, list, page].filter((place) => place !== null);
  const once = places.filter(
    ({ path }, index) => !places.slice(index + 1).some((later) => later.path === path),
  );
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: once.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: toAddress(path),
      })),
    },
  ];
}
