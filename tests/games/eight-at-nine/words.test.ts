import { describe, expect, it } from 'vitest';
import { createMatch, strikeMatch } from '@/games/eight-at-nine/match';
import type { Discipline, BallPositions, Match, Point, Stroke } from '@/games/eight-at-nine/types';
import { describeOutcome, endReasonOf } from '@/games/eight-at-nine/words';

type Balls = Record<number, Point>;

/** A stroke straight into the far left pocket, with the cue ball behind the object ball. */
const POT: Stroke = [12_600, 16, -1];
const CUE: Balls = { 0: [3.3, 3.3] };
const BEFORE_POCKET: Point = [1.6, 1.6];

const createFrame = (discipline: Discipline, balls: Balls, more: Partial<Match> = {}): Match => ({
  ...createMatch({ discipline, mode: 'shark', seed: 'any' }),
  ballPositions: Array.from({ length: 16 }, (_, ball) => balls[ball] ?? null) as BallPositions,
  shots: 3,
  inHand: null,
  ...more,
});

describe('the reason for the end of a frame', () => {
  it.each<[string, Match]>([
    [
      'you potted the eight',
      createFrame('eight', { ...CUE, 8: BEFORE_POCKET, 3: [10, 20] }, { group: 'stripes' }),
    ],
    [
      'the shark potted the eight',
      createFrame('eight', { ...CUE, 8: BEFORE_POCKET, 3: [10, 20] }, { group: 'solids', turn: 'them' }),
    ],
    [
      'you potted the eight too soon',
      createFrame('eight', { ...CUE, 8: BEFORE_POCKET, 3: [10, 20] }, { group: 'solids' }),
    ],
    [
      'the shark potted the eight too soon',
      createFrame('eight', { ...CUE, 8: BEFORE_POCKET, 3: [10, 20] }, { group: 'stripes', turn: 'them' }),
    ],
    ['you potted the nine', createFrame('nine', { ...CUE, 9: BEFORE_POCKET })],
    ['the shark potted the nine', createFrame('nine', { ...CUE, 9: BEFORE_POCKET }, { turn: 'them' })],
  ])('reads “%s”', (why, match) => {
    strikeMatch(match, POT, false);
    expect(match.ending).not.toBeNull();
    expect(endReasonOf(match)).toBe(why);
  });

  it('mentions that the eight was potted with a foul', () => {
    const match = createFrame(
      'eight',
      { 0: [2.6, 2.6], 8: BEFORE_POCKET, 3: [10, 20] },
      { group: 'stripes' },
    );
    strikeMatch(match, [12_600, 30, 1], false);
    expect(endReasonOf(match)).toBe('you potted the eight with a foul');
  });

  it('describes a frame without a winner', () => {
    expect(endReasonOf(createFrame('eight', CUE, { ending: 'resigned' }))).toBe('given up');
    expect(endReasonOf(createFrame('eight', CUE, { ending: 'long' }))).toBe('not decided');
  });
});

describe('a potted ball', () => {
  const [upright, lying] = [false, true];

  it.each([
    ['far left', upright],
    ['top right', lying],
  ])('appears in the %s pocket, according to the orientation of the table', (name, isLying) => {
    const play = createFrame(
      'eight',
      { ...CUE, 3: BEFORE_POCKET, 12: [10, 20], 8: [6, 18] },
      { group: 'solids' },
    );
    const outcome = strikeMatch(play, POT, false);
    expect(describeOutcome(outcome, { play }, isLying)).toContain(`The 3 fell in the ${name} pocket.`);
  });
});
