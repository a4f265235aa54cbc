import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { escapeXml } from '../endpoints/xml.ts';

/** Parameter of the address by which a page is a preview of the studio; links on the page keep it. */
export const previewParameter = 'preview';

/** What the studio shows of the site to whoever has the address. */
export interface ShownPreview {
  /** What stands in the address: a key, not to be logged. */
  readonly token: string;
  /** Of the content management service; null: its published items. */
  readonly ref: string | null;
  /** Shows a draft of the page builder in place of what is published; its blocks can be chosen then. */
  readonly pageBuilder?: PageBuilder;
  /** The moment as of which the page is drawn; null: now. */
  readonly at: Date | null;
  /** Origin of the studio, which alone may show the page in a frame; null: nobody may. */
  readonly framedBy: string | null;
  /** What the page says of itself; null: whoever frames it says it. */
  readonly note: Readonly<Record<Language, string>> | null;
  readonly words: Readonly<Record<Language, PreviewWords>>;
}

export interface PreviewWords {
  readonly end: string;
  /** That nothing was sent. */
  readonly refused: string;
}

/** @returns `expired` for a link that was good once; null for anything else that shows nothing */
export type OpenPreview = (token: string) => Promise<ShownPreview | 'expired' | null>;

/**
 * The page with the script that makes it a preview, before all other scripts of files.
 * @param address path and query of the page
 */
export function toPreviewHtml(
  html: string,
  preview: ShownPreview,
  language: Language,
  address: string,
): string {
  const end = new URL(address, 'http://site');
  end.searchParams.delete(previewParameter);
  const words = preview.words[language];
  const given = {
    token: preview.token,
    at: preview.at ? String(preview.at.getTime()) : '',
    note: preview.note?.[language] ?? '',
    end: end.pathname + end.search,
    'end-words': words.end,
    refused: words.refused,
    frame: preview.framedBy ?? '',
  };
  const data = Object.entries(given).map(([name, value]) => `data-${name}="${escapeXml(value)}"`);
  const scripts = [`<script src="/preview-page.js" ${data.join(' ')}></script>`];
  if (preview.pageBuilder && preview.framedBy) {
    const frame = escapeXml(preview.framedBy);
    for (const name of ['blocks', 'text', 'moves', 'checks', 'marks']) {
      scripts.push(`<script src="/preview-${name}.js" defer data-frame="${frame}"></script>`);
    }
  }
  return html.replace('</head>', () => `${scripts.join('')}</head>`);
}

/** Keeps a redirect in the preview. */
export function toPreviewLocation(location: string, publicOrigin: string, token: string): string {
  const url = URL.parse(location, publicOrigin);
  if (url?.origin !== publicOrigin) return location;
  url.searchParams.set(previewParameter, token);
  return url.pathname + url.search + url.hash;
}
