import { type Block, elementType } from '#shared/page-builder/editing/block-tree.ts';

const kind = 'girih-blocks';
const maxLength = 1_000_000;

/** A block as text, which another page, or a window of another browser, takes. */
export const toClipboard = (block: Block): string => JSON.stringify({ kind, blocks: [block] });

/** @returns null for a text that holds no block */
export function fromClipboard(text: string): Block | null {
  if (text.length > maxLength || !text.startsWith('{')) return null;
  try {
    const parsed = JSON.parse(text) as { kind?: unknown; blocks?: unknown };
    const [block] = Array.isArray(parsed.blocks) ? parsed.blocks : [];
    if (parsed.kind !== kind || block?.['@type'] !== elementType) return null;
    return typeof block.id === 'string' ? (block as Block) : null;
  } catch {
    return null;
  }
}
