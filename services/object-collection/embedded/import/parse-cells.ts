/**
 * The cells of one row of a table. A cell that begins with a quotation mark ends at the next single
 * one; two in a row are one mark. Elsewhere a mark is a letter like any other.
 */
export function parseCells(row: string, delimiter: string): string[] {
  const text = row.endsWith('\r') ? row.slice(0, -1) : row;
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; ; ) {
    const cell = text[at] === '"' ? readQuoted(text, at + 1) : { text: '', end: at };
    const end = text.indexOf(delimiter, cell.end);
    // What stands between the closing mark and the delimiter is kept rather than lost.
    cells.push(cell.text + text.slice(cell.end, end < 0 ? undefined : end));
    if (end < 0) return cells;
    at = end + delimiter.length;
  }
}

/** @param from after the opening mark */
function readQuoted(text: string, from: number): { text: string; end: number } {
  let read = '';
  for (let at = from; ; ) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return { text: read + text.slice(at), end: text.length };
    read += text.slice(at, mark);
    if (text[mark + 1] !== '"') return { text: read, end: mark + 1 };
    read += '"';
    at = mark + 2;
  }
}
