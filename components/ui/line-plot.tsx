/** Draws values over time as a line, and lists the same values in a table. Better values are always higher. */

export interface PlotPoint {
  /** A unique label of the point, such as a date. */
  at: string;
  value: number;
  /** The value as text. */
  valueText: string;
}

const PLOT_WIDTH = 320;
const PLOT_HEIGHT = 96;
const PLOT_PADDING = 6;

interface LinePlotProps {
  /** A description of the line, such as `Time, Quiet Sudoku`. */
  title: string;
  /** The header of the table's second column. */
  column: string;
  points: readonly PlotPoint[];
  /** Whether smaller values are better. */
  isReverse?: boolean;
  /** False if the page already shows the values in a table next to the plot. */
  hasTable?: boolean;
}

export const LinePlot = ({ title, column, points, isReverse = false, hasTable = true }: LinePlotProps) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const sorted = [...points].sort((a, b) => (isReverse ? a.value - b.value : b.value - a.value));
  const [best, worst] = [sorted[0] ?? first, sorted.at(-1) ?? first];
  const span = worst.value - best.value;
  const spots = points.map(({ value }, i) => {
    const x =
      points.length === 1
        ? PLOT_WIDTH / 2
        : PLOT_PADDING + (i * (PLOT_WIDTH - 2 * PLOT_PADDING)) / (points.length - 1);
    const y =
      span === 0
        ? PLOT_HEIGHT / 2
        : PLOT_PADDING + ((value - best.value) * (PLOT_HEIGHT - 2 * PLOT_PADDING)) / span;
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  });
  return (
    <figure className="line-plot">
      <figcaption>{title}</figcaption>
      <div className="axis" aria-hidden="true">
        <span>{best.valueText}</span>
        {span !== 0 && <span>{worst.valueText}</span>}
      </div>
      <svg
        viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
        role="img"
        aria-label={`${title}: from ${first.valueText} on ${first.at} to ${last.valueText} on ${last.at}. Best ${best.valueText}.`}
      >
        <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {spots.map(({ x, y }, i) => (
          <circle key={points[i]?.at} cx={x} cy={y} r={i === spots.length - 1 ? 4 : 2.2}>
            <title>{`${points[i]?.at ?? ''}: ${points[i]?.valueText ?? ''}`}</title>
          </circle>
        ))}
      </svg>
      <div className="span" aria-hidden="true">
        <span>{first.at}</span>
        {last !== first && <span>{last.at}</span>}
      </div>
      {hasTable && (
        <details>
          <summary>Show as a table</summary>
          <table>
            <caption className="sr">{title}</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">{column}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, valueText }) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  <td>{valueText}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
};
