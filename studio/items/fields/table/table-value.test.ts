import { expect, test } from 'vitest';
import {
  addColumn,
  addRow,
  hasMarks,
  type RawTable,
  removeColumn,
  removeRow,
  rowsOf,
  textOf,
  writeCell,
} from './table-value.ts';

const textsOf = (table: RawTable | undefined) =>
  rowsOf(table).map(({ cells }) => cells.map(textOf));

const write = (table: RawTable | undefined, texts: readonly (readonly string[])[]) =>
  texts.reduce(
    (before, line, row) =>
      line.reduce((so, text, column) => writeCell(rowsOf(so), row, column, text), before),
    table,
  );

test('rows and columns are added, filled and removed, and the first row is the head', () => {
  const empty = addRow(rowsOf(addRow([])));
  const table = write(empty, [
    ['Hour', 'Tour'],
    ['10:00', 'Court'],
  ]);
  expect(table?.head?.rows).toHaveLength(1);
  expect(textsOf(addColumn(rowsOf(table)))).toEqual([
    ['Hour', 'Tour', ''],
    ['10:00', 'Court', ''],
  ]);
  expect(textsOf(removeColumn(rowsOf(table), 0))).toEqual([['Tour'], ['Court']]);
  const below = removeRow(rowsOf(table), 0);
  expect(textsOf(below)).toEqual([['10:00', 'Court']]);
  expect(below?.head?.rows[0]?.cells.map(({ type }) => type)).toEqual(['header', 'header']);
  expect(removeRow(rowsOf(below), 0)).toBeUndefined();
});

test('keys of rows and cells stay, so that two editors are joined', () => {
  const table = addRow(rowsOf(addRow([])));
  const keys = (one: RawTable | undefined) =>
    rowsOf(one).map(({ key, cells }) => [key, ...cells.map((cell) => cell.key)]);
  expect(keys(write(table, [['A', 'B']]))).toEqual(keys(table));
});

test('a cell with formatted text says so, and lines of a cell are paragraphs', () => {
  const table = writeCell(rowsOf(addRow([])), 0, 0, 'One\nخانه');
  const [cell] = rowsOf(table)[0]?.cells ?? [];
  expect(cell?.content).toEqual([
    { type: 'paragraph', text: 'One', spans: [] },
    { type: 'paragraph', text: 'خانه', spans: [], direction: 'rtl' },
  ]);
  const spans = [{ start: 0, end: 3, type: 'strong' }];
  const marked = { key: 'a', type: 'data', content: [{ type: 'paragraph', text: 'One', spans }] };
  expect(cell && hasMarks(cell)).toBe(false);
  expect(hasMarks(marked as never)).toBe(true);
});
