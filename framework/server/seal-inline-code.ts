import { createHash } from 'node:crypto';

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
  const nonce = ` nonce="${mark}"`;
  const sealed = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (element, name: string, attributes: string, code: string) => {
      if (!attributes.includes(nonce)) return element;
      if (code) (name === 'script' ? scriptHashes : styleHashes).add(hashSource(code));
      return `<${name}${attributes.replace(nonce, '')}>${code}</${name}>`;
    },
  );
  return {
    // Links that preload scripts carry the mark too.
    html: sealed.replaceAll(nonce, ''),
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
  };
}

const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
