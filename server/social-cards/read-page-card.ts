import { prefixPattern } from '#shared/languages/language-prefixes.ts';
import type { CardContent } from './draw-card.ts';

const objectPath = new RegExp(`^${prefixPattern}/objects/`);

export interface PageCard extends CardContent {
  /** Whole address of the page's picture; null: it has none. */
  readonly picture: string | null;
}

/**
 * Reads a page's card from its head, so that every page can have one.
 * @param html as our own renderer wrote it (app/machine-head.ts)
 * @returns null for a page that wants to have no card
 */
export function readPageCard(html: string, path: string): PageCard | null {
  const title = readMeta(html, 'property="og:title"');
  const siteName = readMeta(html, 'property="og:site_name"');
  if (!title || siteName === null) return null;
  const fullTitle = unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  // Titles read "Page – Section – Museum".
  const label = fullTitle.startsWith(`${title} – `)
    ? fullTitle.slice(title.length + 3, -(siteName.length + 3))
    : '';
  const picture = readMeta(html, 'name="thumbnail"');
  const accents = [...html.matchAll(/data-accent="([\w-]+)"/g)];
  return {
    title,
    label: label || null,
    siteName,
    // The document has one, and the frame inside it that of its section.
    accent: accents[1]?.[1] ?? accents[0]?.[1] ?? 'blue-dark',
    picture,
    // Works are never cropped; some of them are pages of a book that must not be.
    isWhole: objectPath.test(path) || /\/images\/objects\//.test(picture ?? ''),
  };
}

function readMeta(html: string, key: string): string | null {
  const found = new RegExp(`<meta ${key} content="([^"]*)"/>`).exec(html);
  return found?.[1] === undefined ? null : unescapeHtml(found[1]);
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescapeHtml = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot));/gi, (_, decimal, hex, name) =>
    name
      ? (names[name.toLowerCase()] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
