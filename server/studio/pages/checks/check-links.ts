import { findSitePath } from '#shared/http/site-path.ts';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import { type EditedEntry, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import type { PageFinding } from '#shared/page-builder/page-finding.ts';
import { pathOf } from '../describe-page.ts';
import type { OpenedPage } from '../open-page.ts';
import type { PageRoom } from '../page-room.ts';

const maxLinks = 150;
const atOnce = 4;
const nameOfLink = /^(?:href|link|linkUrl|target|moreLink|successUrl)$/;

/** Links that lead nowhere: the site's own are asked, of all others only their form is looked at. */
export async function checkLinks(
  { findStatus, siteOrigin = 'https://site.invalid' }: PageRoom,
  { model, entry }: OpenedPage,
): Promise<PageFinding[]> {
  const own = pathOf(model, { query: entry.query });
  const links = listLinks(entry as EditedEntry).slice(0, maxLinks);
  const paths = new Set<string>();
  const odd: PageFinding[] = [];
  const placed = links.map((link) => {
    const path = findSitePath(link.address, siteOrigin)?.replace(/#.*$/s, '') ?? null;
    if (path !== null && withoutLanguage(path) !== own) paths.add(path);
    else if (path === null && !isGood(link.address)) odd.push(toFinding('odd-link', link));
    return { link, path };
  });
  const dead = findStatus ? await findDead([...paths], findStatus) : new Set<string>();
  return [
    ...placed
      .filter(({ path }) => path !== null && dead.has(path))
      .map(({ link }) => toFinding('dead-link', link)),
    ...odd,
  ];
}

interface Link {
  readonly blockId: string;
  readonly address: string;
}

const toFinding = (kind: 'dead-link' | 'odd-link', { blockId, address }: Link): PageFinding => ({
  ...{ kind, blockId, languages: [] },
  about: address.slice(0, 200),
});

/** Mail and telephone among them; `www.museum.org` would be a page of this site. */
const isGood = (address: string): boolean =>
  /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s().-]{3,})/.test(address) ||
  (/^(?:https?:)?\/\//.test(address) && URL.canParse(address, 'https://site.invalid'));

async function findDead(
  paths: readonly string[],
  findStatus: NonNullable<PageRoom['findStatus']>,
): Promise<ReadonlySet<string>> {
  const dead = new Set<string>();
  const left = [...paths];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const status = await findStatus(path);
      // A site that is busy or fails says nothing of the link.
      if (status === 404 || status === 410) dead.add(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return dead;
}

/** All that blocks lead to, those in their texts too; each once. */
function listLinks(entry: EditedEntry): Link[] {
  const found = new Map<string, Link>();
  for (const { block } of walkBlocks(entry)) {
    const { children: _, ...own } = block;
    for (const address of addressesIn(own)) {
      // Places on the page itself are looked at where it is drawn; `{{…}}` becomes an address there.
      if (address === '' || address.startsWith('#') || address.includes('{{')) continue;
      found.set(`${block.id} ${address}`, { blockId: block.id, address });
    }
  }
  return [...found.values()];
}

function* addressesIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (nameOfLink.test(name)) yield value.trim();
    for (const [, href = ''] of value.matchAll(/\shref="([^"]*)"/g)) yield href.trim();
  } else if (Array.isArray(value)) {
    // Blocks inside are walked for themselves.
    for (const one of value) if (!isBlock(one)) yield* addressesIn(one, name);
  } else if (isTree(value)) {
    for (const [key, one] of Object.entries(value)) {
      const isWord = /^(?:Default|[a-z]{2,3}(?:-\w+)*)$/.test(key) && '@type' in value;
      yield* addressesIn(one, isWord ? name : key);
    }
  }
}

const isBlock = (value: unknown) => isTree(value) && value['@type'] === '@builder.io/sdk:Element';
