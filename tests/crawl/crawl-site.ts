import { type ReadPage, readPage } from './read-page.ts';

/** A page or file that links lead to. */
export interface Visited {
  /** Path and query, below the site's origin. */
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  /** Where a redirect leads; null: none. */
  readonly location: string | null;
  /** Null for what is no page. */
  readonly page: ReadPage | null;
  /** The first page that names it. */
  readonly from: string;
}

export interface Crawl {
  readonly visited: ReadonlyMap<string, Visited>;
  /** Addresses below the site that were named but not asked for, with the page that names them. */
  readonly unasked: ReadonlyMap<string, string>;
}

interface CrawlOptions {
  /** Where the site is, for example `http://127.0.0.1:3000`. */
  readonly base: string;
  readonly start: readonly string[];
  /** The one address that stands for all that differ only in where the visitor came from. */
  readonly simplify?: (address: string) => string;
  /** Whether an address is worth asking for. */
  readonly isWanted: (address: string) => boolean;
  readonly onPage?: (address: string, html: string, page: ReadPage) => void | Promise<void>;
}

/** The server works on as many at once as the smallest machine has hands. */
const atOnce = 4;
/** A site of this size that links to more addresses makes them up without end. */
const maxAddresses = 12_000;

/** Follows every link inside the site from some pages on, asking for each address once. */
export async function crawlSite(options: CrawlOptions): Promise<Crawl> {
  const visited = new Map<string, Visited>();
  const unasked = new Map<string, string>();
  const known = new Set<string>();
  const waiting: { readonly address: string; readonly from: string }[] = [];
  const add = (address: string, from: string) => {
    if (known.has(address)) return;
    known.add(address);
    if (options.isWanted(address)) waiting.push({ address, from });
    else unasked.set(address, from);
  };
  for (const address of options.start) add(address, 'the start');

  const visit = async ({ address, from }: { address: string; from: string }) => {
    const answer = await fetch(options.base + address, { redirect: 'manual' });
    const contentType = answer.headers.get('content-type') ?? '';
    const isPage = contentType.startsWith('text/html');
    const body = isPage ? await answer.text() : await answer.arrayBuffer().then(() => '');
    const page = isPage ? readPage(body) : null;
    const { status } = answer;
    const location = answer.headers.get('location');
    visited.set(address, { address, status, contentType, location, page, from });
    if (!page || status !== 200) return;
    await options.onPage?.(address, body, page);
    for (const named of [...page.files, ...page.links.map(({ href }) => href)]) {
      const inside = toInside(named, address);
      if (inside) add(options.simplify?.(inside) ?? inside, address);
    }
  };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  };
  // One hand may find work for others that had none, so all begin again until nobody found any.
  while (waiting.length > 0) {
    if (visited.size > maxAddresses) throw new Error('The site links to addresses without end.');
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return { visited, unasked };
}

/** Path and query of an address inside the site, without its fragment; null: it leads elsewhere. */
export function toInside(href: string, from: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return null;
  const { pathname, search } = new URL(href, `http://site.invalid${from}`);
  return pathname + search;
}
