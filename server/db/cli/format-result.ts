/** Formats a query result as text with aligned columns and the number of rows. */
import type { FieldDef } from 'pg';

interface StatementResult {
  command: string;
  rowCount: number | null;
  fields: readonly Pick<FieldDef, 'name'>[];
  rows: readonly (readonly unknown[])[];
}

const formatCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Returns the lines of a table; for a statement without columns, the command with its row count. */
export const formatResult = ({ command, rowCount, fields, rows }: StatementResult): string[] => {
  if (fields.length === 0) return [`${command} ${rowCount ?? ''}`.trim()];
  const head = fields.map(({ name }) => name);
  const body = rows.map((row) => row.map(formatCell));
  const widths = head.map((name, at) =>
    body.reduce((width, row) => Math.max(width, row[at]?.length ?? 0), name.length),
  );
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => ` ${cell.padEnd(widths[at] ?? 0)} `)
      .join('|')
      .trimEnd();
  return [
    lineOf(head),
    widths.map((width) => '-'.repeat(width + 2)).join('+'),
    ...body.map(lineOf),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ];
};
