export type CsvCell = string | number | boolean | null;

/**
 * Rows as CSV (RFC 4180, lines end with CR LF), the first one being the head. Spreadsheets take a cell
 * that begins like a formula for one and would run it, so such a text gets an apostrophe before it;
 * numbers are left as they are.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** Also the wide forms of the signs, which some programs read as the narrow ones. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
