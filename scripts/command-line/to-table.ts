/**
 * Rows of cells as lines of equal columns; the first row is the head, with a line below.
 * @param textColumns how many columns from the left are texts; the others are numbers, set to the right
 */
export function toTable(rows: readonly (readonly string[])[], textColumns: number): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  const line = widths.map((width) => '─'.repeat(width)).join('  ');
  return [toLine(head), line, ...body.map(toLine)].join('\n');
}
