import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import styles from './Table.module.css';
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

/** Rows and columns of short texts, the first row the heads. */
export function TableField({ value, onChange, ...row }: FieldProps<RawTable>) {
  const { fields } = useWords();
  const { table } = fields;
  const rows = rowsOf(value);
  const columns = rows[0]?.cells.length ?? 0;
  const numbers = Array.from({ length: columns }, (_, column) => column);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div role="group" aria-labelledby={row.labelId} aria-describedby={row.describedBy}>
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} lang={row.language}>
            <tbody>
              {rows.map(({ key, cells }, line) => (
                <tr key={key}>
                  {cells.map((cell, column) => {
                    const Cell = line === 0 ? 'th' : 'td';
                    const name = fill(table.cell, { row: line + 1, column: column + 1 });
                    return (
                      <Cell key={cell.key} scope={line === 0 ? 'col' : undefined}>
                        <textarea
                          id={line + column === 0 ? row.inputId : undefined}
                          aria-label={name}
                          rows={1}
                          dir="auto"
                          readOnly={row.isReadOnly || hasMarks(cell)}
                          title={hasMarks(cell) ? table.marked : undefined}
                          value={textOf(cell)}
                          onChange={({ target }) =>
                            onChange(writeCell(rows, line, column, target.value))
                          }
                        />
                      </Cell>
                    );
                  })}
                  {!row.isReadOnly && (
                    <td className={styles.act}>
                      <Button
                        kind="quiet"
                        aria-label={fill(table.removeRow, { number: line + 1 })}
                        onClick={() => onChange(removeRow(rows, line))}
                      >
                        ×
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
              {!row.isReadOnly && (
                <tr>
                  {numbers.map((column) => (
                    <td key={column} className={styles.act}>
                      <Button
                        kind="quiet"
                        aria-label={fill(table.removeColumn, { number: column + 1 })}
                        onClick={() => onChange(removeColumn(rows, column))}
                      >
                        ×
                      </Button>
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
      {!row.isReadOnly && (
        <p className={styles.acts}>
          <Button
            id={rows.length === 0 ? row.inputId : undefined}
            aria-label={table.addRow}
            onClick={() => onChange(addRow(rows))}
          >
            {table.addRow}
          </Button>
          {rows.length > 0 && (
            <Button onClick={() => onChange(addColumn(rows))}>{table.addColumn}</Button>
          )}
        </p>
      )}
    </div>
  );
}
