/** Formats results as text: values with units, ratios with their spread, and a table for the terminal. */

const DIGITS = { 'per second': 0, ms: 2, s: 2, µs: 0, KB: 1, MB: 1 };

/** Formats a value with its unit, or an en dash for a missing one. */
export const formatValue = (value, unit) => {
  if (value === null || value === undefined) return '–';
  const digits = unit === 'ms' && value >= 100 ? 0 : (DIGITS[unit] ?? 2);
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === 'per second' ? `${number}/s` : `${number} ${unit}`;
};

/** Formats a ratio as `median (min–max)`, without the spread for a single sample. */
export const formatRatio = (ratio) => {
  if (!ratio) return '–';
  const { median, min, max } = ratio;
  const text = (value) => value.toFixed(2);
  return text(min) === text(max) ? text(median) : `${text(median)} (${text(min)}–${text(max)})`;
};

const COLUMNS = ['measurement', 'site', 'reference', 'site ÷ reference', 'better'];

const formatCells = ({ name, unit, better, site, reference, ratio }) => [
  name,
  formatValue(site, unit),
  formatValue(reference, unit),
  formatRatio(ratio),
  better,
];

/** Formats rows of cells as aligned columns; the first column is aligned left, the others right. */
export const formatTable = (rows) => {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Formats the results of a case for the terminal. */
export const formatResults = (results) => formatTable([COLUMNS, ...results.map(formatCells)]);

const markdownRow = (cells) => `| ${cells.join(' | ')} |`;

/** Formats the results of a case as a Markdown table. */
export const formatMarkdownTable = (results) => {
  const rows = results.map((result) => [...formatCells(result), result.against ?? '–']);
  const alignment = [':--', '--:', '--:', '--:', ':--', ':--'];
  return [[...COLUMNS, 'reference is'], alignment, ...rows].map(markdownRow).join('\n');
};
