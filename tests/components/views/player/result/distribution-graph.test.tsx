/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DistributionGraph } from '@/components/views/player/result/distribution-graph';
import type { ScoreDistribution } from '@/lib/contract/scores-entities';

const TIME_DISTRIBUTION: ScoreDistribution = {
  players: 12,
  median: 90_000,
  last: 120_000,
  columnType: 'time',
  reverse: true,
  bins: [
    { from: 60_000, count: 2 },
    { from: 80_000, count: 6 },
    { from: 100_000, count: 3 },
    { from: 120_000, count: 1 },
  ],
};
const SCORE_DISTRIBUTION: ScoreDistribution = {
  ...TIME_DISTRIBUTION,
  columnType: 'score',
  reverse: false,
  median: 500,
  last: 100,
  bins: [
    { from: 900, count: 2 },
    { from: 500, count: 6 },
    { from: 100, count: 4 },
  ],
};

const ownBar = (): number =>
  [...document.querySelectorAll('rect')].findIndex((bar) => bar.hasAttribute('data-own'));

describe('the distribution of results', () => {
  it.each([
    [60_000, 0],
    [79_999, 0],
    [80_000, 1],
    [119_000, 2],
    [400_000, 3],
  ])('marks the bar of a time of %d ms', (value, bar) => {
    render(<DistributionGraph distribution={TIME_DISTRIBUTION} value={value} />);
    expect(ownBar()).toBe(bar);
  });

  it.each([
    [1_000, 0],
    [900, 0],
    [501, 0],
    [500, 1],
    [20, 2],
  ])('marks the bar of %d points, where more is better', (value, bar) => {
    render(<DistributionGraph distribution={SCORE_DISTRIBUTION} value={value} />);
    expect(ownBar()).toBe(bar);
  });

  it('conveys the same information to a screen reader as the bars', () => {
    render(<DistributionGraph distribution={TIME_DISTRIBUTION} value={80_000} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Results of 12 players. Half finish by 1:30. Yours is 1:20.',
    );
  });
});
