import { findSitePath } from '#shared/http/site-path.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import { type EditedEntry, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { readShown } from '#shared/page-builder/editing/localized.ts';
import { listData } from '#shared/page-builder/editing/page-data.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import { listVariations } from '#shared/page-builder/editing/variations.ts';
import { inAll, type PageFinding } from '#shared/page-builder/page-finding.ts';
import { pathOf } from '../describe-page.ts';
import type { OpenedPage } from '../open-page.ts';
import type { DescribedBlock, DescribedInput, PageRoom } from '../page-room.ts';

const maxLinks = 150;
const atOnce = 4;
/** Of components that nobody described. */
const nameOfLink = /^(?:href|url)$|^(?:link|target)$|(?:Link|Href|Url|URL)$/;
/** Where a link opens, not where it leads. */
const windows = /^_(?:blank|self|parent|top)$/;

/** Links that lead nowhere: the site's own are asked, of all others only their form is looked at. */
export async function checkLinks(
  { findStatus, siteOrigin = 'https://site.invalid' }: PageRoom,
  { model, entry }: OpenedPage,
  described: readonly DescribedBlock[],
): Promise<PageFinding[]> {
  const own = pathOf(model, { query: entry.query });
  const links = listLinks(entry as EditedEntry, described).slice(0, maxLinks);
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
  /** Null: in a list of the page. */
  readonly blockId: string | null;
  readonly address: string;
  /** In which of them it leads there. */
  readonly languages: readonly Language[];
}

const toFinding = (
  kind: 'dead-link' | 'odd-link',
  { blockId, address, languages: found }: Link,
): PageFinding => ({
  ...{ kind, blockId, languages: inAll(found) },
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

/** All that blocks lead to in any language, those in their texts and in lists of the page too; each once. */
function listLinks(entry: EditedEntry, described: readonly DescribedBlock[]): Link[] {
  const found = new Map<string, Link>();
  const inputsOf = new Map(described.map(({ name, inputs }) => [name, listAddressed(inputs)]));
  const note = (blockId: string | null, value: unknown, addressed: ReadonlySet<string>) => {
    for (const language of languages) {
      for (const address of addressesIn(value, language, addressed)) {
        // Places on the page itself are looked at where it is drawn; `{{…}}` becomes an address there.
        if (address === '' || address.startsWith('#') || address.includes('{{')) continue;
        const key = `${blockId ?? ''} ${address}`;
        const others = found.get(key)?.languages ?? [];
        found.set(key, { blockId, address, languages: [...new Set([...others, language])] });
      }
    }
  };
  for (const { block } of walkBlocks(entry)) {
    const { children: _, ...own } = block;
    note(block.id, own, inputsOf.get(block.component?.name ?? '') ?? new Set());
  }
  for (const variation of [null, ...listVariations(entry).map(({ id }) => id)]) {
    for (const { items, fields } of listData(entry, variation)) {
      note(null, items, new Set(fields.filter(isAddressed).map(({ name }) => name)));
    }
  }
  return [...found.values()];
}

const isAddressed = ({ type }: { readonly type: string }) => type === 'url';

/** Names of the inputs that hold addresses. */
const listAddressed = (inputs: readonly DescribedInput[]): ReadonlySet<string> =>
  new Set(
    inputs.flatMap((input) => [
      ...(isAddressed(input) ? [input.name] : []),
      ...listAddressed(input.subFields ?? []),
    ]),
  );

function* addressesIn(
  given: unknown,
  language: Language,
  addressed: ReadonlySet<string>,
  name = '',
): Generator<string> {
  const value = readShown(given, language);
  if (typeof value === 'string') {
    const address = value.trim();
    const isLink = addressed.has(name) || nameOfLink.test(name);
    if (isLink && !windows.test(address)) yield address;
    for (const [, href = ''] of value.matchAll(/\shref="([^"]*)"/g)) yield href.trim();
  } else if (Array.isArray(value)) {
    // Blocks inside are walked for themselves.
    for (const one of value) if (!isBlock(one)) yield* addressesIn(one, language, addressed, name);
  } else if (isTree(value)) {
    for (const [key, one] of Object.entries(value)) {
      yield* addressesIn(one, language, addressed, key);
    }
  }
}

const isBlock = (value: unknown) => isTree(value) && value['@type'] === '@builder.io/sdk:Element';
