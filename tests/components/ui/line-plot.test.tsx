/** @vitest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinePlot } from '@/components/ui/line-plot';

const PLOT_POINTS = [
  { at: '1 Nov', value: 90, valueText: '1:30' },
  { at: '2 Nov', value: 60, valueText: '1:00' },
  { at: '3 Nov', value: 75, valueText: '1:15' },
];
const listHeights = (): number[] =>
  [...document.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('cy')));

describe('a plot of values over time', () => {
  it('describes its course, and lists every value in a table, newest first', () => {
    render(<LinePlot title="Time" column="Time" points={PLOT_POINTS} isReverse />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Time: from 1:30 on 1 Nov to 1:15 on 3 Nov. Best 1:00.',
    );
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WhenTime',
      '3 Nov1:15',
      '2 Nov1:00',
      '1 Nov1:30',
    ]);
  });

  it('shows the best value at the top, whether more or less is better', () => {
    const { unmount } = render(<LinePlot title="Time" column="Time" points={PLOT_POINTS} isReverse />);
    expect(listHeights().indexOf(Math.min(...listHeights()))).toBe(1);
    unmount();
    render(<LinePlot title="Points" column="Points" points={PLOT_POINTS} />);
    expect(listHeights().indexOf(Math.min(...listHeights()))).toBe(0);
  });

  it('draws equal values as a level line, and shows nothing without values', () => {
    const { unmount } = render(
      <LinePlot
        title="Points"
        column="Points"
        points={PLOT_POINTS.map((point) => ({ ...point, value: 5 }))}
      />,
    );
    expect(new Set(listHeights()).size).toBe(1);
    expect(listHeights().every(Number.isFinite)).toBe(true);
    unmount();
    const { container } = render(<LinePlot title="Points" column="Points" points={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
