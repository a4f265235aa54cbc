/** A piece of a sentence; `isName`: it names something of the studio, in the studio's own words. */
export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

export type Line = readonly Piece[];

/** What a chapter of the editors' guide is made of: paragraphs, lists, steps and pictures, no more. */
export type Block =
  | { readonly kind: 'text'; readonly line: Line }
  | { readonly kind: 'list' | 'steps'; readonly lines: readonly Line[] }
  | { readonly kind: 'picture'; readonly address: string; readonly alt: string };

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/**
 * Reads a chapter of `docs/editing`. The guide keeps to the few marks that stand here, so that it needs no
 * HTML, and nothing in it can be more than words.
 * @throws {Error} for a mark that the guide does not have
 */
export function readChapter(markdown: string): Chapter {
  const [head = '', ...parts] = markdown.trim().split(/\n{2,}/);
  const title = /^# (.+)$/.exec(head)?.[1];
  if (!title) throw new Error('A chapter begins with its title.');
  return { title, blocks: parts.map(readBlock) };
}

function readBlock(part: string): Block {
  const picture = /^!\[([^\]]+)\]\((\S+)\)$/.exec(part);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', address: picture[2] ?? '' };
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', lines: lines.map((line) => readLine(line.slice(2))) };
  }
  if (lines.every((line, position) => line.startsWith(`${position + 1}. `))) {
    return { kind: 'steps', lines: lines.map((line) => readLine(line.replace(/^\d+\. /, ''))) };
  }
  return { kind: 'text', line: readLine(lines.join(' ')) };
}

function readLine(text: string): Line {
  const pieces = text.split('**').map((piece, position) => ({
    text: piece,
    isName: position % 2 === 1,
  }));
  if (pieces.length % 2 === 0 || /[<>`[\]]|^#/.test(text)) {
    throw new Error(`The guide has no such mark: ${text}`);
  }
  return pieces.filter((piece) => piece.text !== '');
}

/** What a line names of the studio, in its order. */
export const namesOf = (line: Line): string[] =>
  line.filter(({ isName }) => isName).map(({ text }) => text);

/** All lines of a chapter. */
export const linesOf = ({ blocks }: Chapter): Line[] =>
  blocks.flatMap((block) =>
    block.kind === 'picture' ? [] : block.kind === 'text' ? [block.line] : block.lines,
  );

/** The steps of a chapter, as what each of them names; none: it only explains. */
export const stepsOf = ({ blocks }: Chapter): string[][] =>
  blocks.flatMap((block) => (block.kind === 'steps' ? block.lines.map(namesOf) : []));
