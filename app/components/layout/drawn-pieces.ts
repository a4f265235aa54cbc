import { createContext } from 'react';
import type { Translations } from '#app/i18n/translations.ts';
import type { Section } from '#shared/languages/sections.ts';

interface DrawnPiece {
  readonly html: string;
  /** Whose words the browser needs to draw the same. */
  readonly sections: readonly Section[];
}

interface BegunPiece {
  readonly name: string;
  readonly madeOf: object;
  readonly translations: Translations;
}

/** By what it is made of, which a new minute or a publication makes anew. */
const drawn = new WeakMap<object, DrawnPiece>();

/**
 * The pieces of one rendering on the server that are alike on many pages (`Piece.madeOf`), such as the
 * foot of every page: their HTML is cut from the first page that drew them and stands in those after it.
 */
export class DrawnPieces {
  readonly #translations: Translations;
  readonly #begun: BegunPiece[] = [];

  constructor(translations: Translations) {
    this.#translations = translations;
  }

  /** The inner HTML of the piece's place; null: nobody has drawn it. */
  find(madeOf: object): string | null {
    const known = drawn.get(madeOf);
    if (!known) return null;
    this.#translations.noteUse(known.sections);
    return known.html;
  }

  /** @returns the words for the piece, noted apart from those of the page */
  begin(name: string, madeOf: object): Translations {
    const translations = this.#translations.apart();
    this.#begun.push({ name, madeOf, translations });
    return translations;
  }

  /** Keeps what this page drew. To be called before the words of the page are listed. */
  keep(page: string): void {
    for (const { name, madeOf, translations } of this.#begun) {
      const sections = translations.usedSections;
      this.#translations.noteUse(sections);
      const html = cutPlace(page, name);
      // Code of ours is marked for one page alone (`framework/server/seal-inline-code.ts`).
      if (html !== null && !html.includes(' nonce=')) drawn.set(madeOf, { html, sections });
    }
  }
}

/** On the server: the pieces of this rendering. In the browser there are none. */
export const DrawnPiecesContext = createContext<DrawnPieces | null>(null);

/** What stands in the place of a piece. In HTML that React has written `<div` begins nothing else. */
function cutPlace(page: string, name: string): string | null {
  const opening = `<div data-wanted="${name}">`;
  const found = page.indexOf(opening);
  if (found < 0) return null;
  const from = found + opening.length;
  const division = /<(\/?)div\b/g;
  division.lastIndex = from;
  let depth = 1;
  for (let tag = division.exec(page); tag; tag = division.exec(page)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return page.slice(from, tag.index);
  }
  return null;
}
