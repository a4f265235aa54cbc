import type { RichText } from '#services/content-management/contract.ts';
import { foldWords } from '#shared/search/fold-text.ts';

/** A part of a long text under one heading. */
export interface TextSection {
  /** Stands in the address after #; no two of a text are the same. */
  readonly id: string;
  readonly title: string;
  readonly text: RichText;
}

export interface TextInSections {
  /** The text before the first heading. */
  readonly opening: RichText | null;
  readonly sections: readonly TextSection[];
}

/** Cuts a text at its highest headings, so that it can be listed, linked to and folded away. */
export function splitAtHeadings(text: RichText | null): TextInSections {
  if (!text) return { opening: null, sections: [] };
  const { language } = text;
  const opening: RichText['blocks'][number][] = [];
  const sections: { id: string; title: string; blocks: RichText['blocks'][number][] }[] = [];
  for (const block of text.blocks) {
    if (block.type === 'heading2') {
      const name = foldWords(block.text).join('-') || 'part';
      const isTaken = sections.some(({ id }) => id === name);
      sections.push({
        id: isTaken ? `${name}-${sections.length + 1}` : name,
        title: block.text,
        blocks: [],
      });
    } else {
      (sections.at(-1)?.blocks ?? opening).push(block);
    }
  }
  return {
    opening: opening.length > 0 ? { language, blocks: opening } : null,
    sections: sections.map(({ id, title, blocks }) => ({ id, title, text: { language, blocks } })),
  };
}
