import type { TextBlock } from '../rich-text/text-block.ts';

interface RawCell {
  readonly key: string;
  readonly type: 'header' | 'data';
  readonly content: readonly TextBlock[];
}

export interface RawRow {
  readonly key: string;
  readonly cells: readonly RawCell[];
}

/** A table in Prismic's format. */
export interface RawTable {
  readonly head?: { readonly rows: readonly RawRow[] };
  readonly body?: { readonly rows: readonly RawRow[] };
}

type Rows = readonly RawRow[];

export const rowsOf = (table: RawTable | undefined): Rows => [
  ...(table?.head?.rows ?? []),
  ...(table?.body?.rows ?? []),
];

const createCell = (line: number): RawCell => ({
  key: crypto.randomUUID(),
  type: line === 0 ? 'header' : 'data',
  content: [],
});

/** The first row is the head; cells say so too, for programs that read them alone. */
function toTable(rows: Rows): RawTable | undefined {
  if (rows.length === 0 || rows[0]?.cells.length === 0) return undefined;
  const typed = rows.map((row, line) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, type: line === 0 ? 'header' : 'data' }) as RawCell),
  }));
  return { head: { rows: typed.slice(0, 1) }, body: { rows: typed.slice(1) } };
}

const usualColumns = 2;

export function addRow(rows: Rows): RawTable | undefined {
  const columns = rows[0]?.cells.length ?? usualColumns;
  const cells = Array.from({ length: columns }, () => createCell(rows.length));
  return toTable([...rows, { key: crypto.randomUUID(), cells }]);
}

export const addColumn = (rows: Rows): RawTable | undefined =>
  toTable(rows.map((row, line) => ({ ...row, cells: [...row.cells, createCell(line)] })));

export const removeRow = (rows: Rows, line: number): RawTable | undefined =>
  toTable(rows.toSpliced(line, 1));

export const removeColumn = (rows: Rows, column: number): RawTable | undefined =>
  toTable(rows.map((row) => ({ ...row, cells: row.cells.toSpliced(column, 1) })));

/** Lines of a cell are its paragraphs. */
export const textOf = ({ content }: RawCell): string =>
  content.map(({ text = '' }) => text).join('\n');

/** Whether a cell holds what plain text would lose: such a cell is kept as it is. */
export const hasMarks = ({ content }: RawCell): boolean =>
  content.some(({ type, spans = [] }) => type !== 'paragraph' || spans.length > 0);

export function writeCell(
  rows: Rows,
  line: number,
  column: number,
  text: string,
): RawTable | undefined {
  const content = text === '' ? [] : text.split('\n').map(toParagraph);
  return toTable(
    rows.map((row, at) =>
      at === line
        ? {
            ...row,
            cells: row.cells.map((cell, is) => (is === column ? { ...cell, content } : cell)),
          }
        : row,
    ),
  );
}

/** Direction by the first letter, as a load of files has it. */
const toParagraph = (text: string): TextBlock => ({
  type: 'paragraph',
  text,
  spans: [],
  ...(/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '') && {
    direction: 'rtl' as const,
  }),
});
