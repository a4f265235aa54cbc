import { hash } from 'node:crypto';

export interface SealedPage {
  readonly html: string;
  /** Sources such as `'sha256-…'` for the inline scripts and style sheets that are ours. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Makes a page's own inline code known by hash, so that the page and its policy stay valid in any
 * cache. Ours is what carries this rendering's secret mark as its nonce; code that came in with
 * somebody's text does not know the mark, gets no hash and does not run. The marks are removed.
 */
export function sealInlineCode(html: string, mark: string): SealedPage {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  // Links that preload scripts carry the mark too. Cut once: each `replace` would write the page anew.
  const parts = html.split(` nonce="${mark}"`);
  for (const [at, before] of parts.slice(0, -1).entries()) {
    const name = openTag.exec(before.slice(before.lastIndexOf('<')))?.[1];
    const code = name && readCode(parts[at + 1] ?? '', name);
    if (code) (name === 'script' ? scriptHashes : styleHashes).add(hashSource(code));
  }
  return {
    html: parts.join(''),
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
  };
}

const openTag = /^<(script|style)\b[^>]*$/;

/** What stands in an element. @param html from within its first tag on */
function readCode(html: string, name: string): string {
  const from = html.indexOf('>') + 1;
  return html.slice(from, html.indexOf(`</${name}>`, from));
}

const hashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;
