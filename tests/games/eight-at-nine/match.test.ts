import { describe, expect, it } from 'vitest';
import { EDITIONS, POINTS } from '@/games/eight-at-nine/config';
import {
  gapOf,
  canPlaceCueBall,
  nearestFreePosition,
  listRemaining,
} from '@/games/eight-at-nine/ball-positions';
import { createMatch, matchPoints, findRefusal, strikeMatch, listTargets } from '@/games/eight-at-nine/match';
import { rackBalls } from '@/games/eight-at-nine/rack';
import { FOOT_SPOT } from '@/games/eight-at-nine/table';
import type { Discipline, BallPositions, Match, Stroke } from '@/games/eight-at-nine/types';

type Placed = [ball: number, x: number, y: number];

const layOut = (balls: readonly Placed[]): BallPositions => {
  const ballPositions: ([number, number] | null)[] = Array.from({ length: 16 }, () => null);
  for (const [ball, x, y] of balls) ballPositions[ball] = [x, y];
  return ballPositions;
};
const matchOf = (discipline: Discipline, balls: readonly Placed[], more: Partial<Match> = {}): Match => ({
  ...createMatch({ discipline, mode: 'regular', seed: 'any' }),
  ballPositions: layOut(balls),
  shots: 3,
  inHand: null,
  ...more,
});

/** The position of the cue ball, below a ball in front of the far left pocket. */
const CUE: Placed = [0, 3.3, 3.3];
const BEFORE_POCKET = [1.6, 1.6] as const;
const POT: Stroke = [12_600, 16, -1];
const AWAY: Placed = [12, 10, 20];

describe('the rack', () => {
  it.each(EDITIONS.filter(({ discipline }) => discipline !== 'tricks'))(
    'depends on the seed for $title',
    (edition) => {
      const discipline = edition.discipline as 'eight' | 'nine';
      const ballPositions = rackBalls(discipline, 'one');
      expect(ballPositions).toEqual(rackBalls(discipline, 'one'));
      expect(ballPositions).not.toEqual(rackBalls(discipline, 'two'));
      expect(listRemaining(ballPositions)).toHaveLength(discipline === 'eight' ? 15 : 9);
      const balls = ballPositions.filter((lie) => lie !== null);
      balls.forEach((one, i) =>
        balls.slice(i + 1).forEach((other) => expect(gapOf(one, other)).toBeGreaterThan(1)),
      );
      const front = balls.slice(1).toSorted((one, other) => other[1] - one[1])[0]!;
      expect(gapOf(front, FOOT_SPOT)).toBeLessThan(0.02);
      if (discipline === 'nine') expect(gapOf(ballPositions[1]!, FOOT_SPOT)).toBeLessThan(0.02);
      else expect(Math.abs(ballPositions[8]![0] - FOOT_SPOT[0])).toBeLessThan(0.02);
    },
  );
});

describe('eight-ball', () => {
  it('assigns the group of the first potted ball, and lets the player continue', () => {
    const match = matchOf('eight', [CUE, [10, ...BEFORE_POCKET], [3, 10, 12], [8, 6, 18]]);
    const outcome = strikeMatch(match, POT, false);
    expect(outcome).toMatchObject({ foul: null, decided: 'stripes' });
    expect(match).toMatchObject({ turn: 'you', group: 'stripes', trays: { you: [10] } });
  });

  it('treats hitting the wrong ball first as a foul, and gives the cue ball to the opponent', () => {
    const match = matchOf('eight', [CUE, [3, ...BEFORE_POCKET], AWAY, [8, 6, 18]], { group: 'stripes' });
    expect(strikeMatch(match, POT, false).foul).toBe('wrong');
    expect(match).toMatchObject({ turn: 'them', inHand: 'anywhere', fouls: 1 });
  });

  it.each<[string, Match['ending'], Partial<Match>, Placed[]]>([
    ['ends in a win when the eight is potted last', 'won', { group: 'stripes' }, [[3, 10, 20]]],
    ['ends in a loss when the eight is potted too early', 'lost', { group: 'solids' }, [[3, 10, 20]]],
    ['ends in a loss when the eight is potted on an open table', 'lost', {}, [[3, 10, 20]]],
    [
      'ends in a win when the opponent pots the eight too early',
      'won',
      { group: 'stripes', turn: 'them' },
      [[3, 10, 20]],
    ],
  ])('%s', (_, ending, more, others) => {
    const match = matchOf('eight', [CUE, [8, ...BEFORE_POCKET], ...others], more);
    strikeMatch(match, POT, false);
    expect(match.ending).toBe(ending);
  });

  it('ends in a loss when the eight and the cue ball are potted together', () => {
    const match = matchOf(
      'eight',
      [
        [0, 2.6, 2.6],
        [8, ...BEFORE_POCKET],
        [3, 10, 20],
      ],
      { group: 'stripes' },
    );
    const { roll } = strikeMatch(match, [12_600, 30, 1], false);
    expect(roll.potted.map(({ ball }) => ball)).toEqual([8, 0]);
    expect(match.ending).toBe('lost');
  });

  it('respots an eight that is potted on the break', () => {
    const match = matchOf('eight', [CUE, [8, ...BEFORE_POCKET], [3, 10, 20]], { shots: 0 });
    expect(strikeMatch(match, POT, false).spotted).toEqual([8]);
    expect(match.ending).toBeNull();
    expect(gapOf(match.ballPositions[8]!, FOOT_SPOT)).toBeLessThan(0.01);
  });

  it('requires the eight once the group is potted', () => {
    const match = matchOf('eight', [CUE, [8, 5, 5], [12, 9, 9]], { group: 'solids' });
    expect(listTargets(match, 'you')).toEqual([8]);
    expect(listTargets(match, 'them')).toEqual([12]);
    expect(listTargets({ ...match, group: null }, 'you')).toEqual([12]);
  });
});

describe('a foul', () => {
  it('follows a potted cue ball, a miss, and a stroke after which no ball reaches a cushion', () => {
    const scratch = matchOf('eight', [
      [0, 2, 2],
      [3, 10, 12],
    ]);
    expect(strikeMatch(scratch, [12_600, 20, 0], false).foul).toBe('scratch');
    expect(scratch.ballPositions[0]).not.toBeNull();
    const miss = matchOf('eight', [
      [0, 6, 12],
      [3, 10, 12],
    ]);
    expect(strikeMatch(miss, [0, 6, 0], false).foul).toBe('miss');
    const softStroke = matchOf('eight', [
      [0, 6, 12],
      [3, 6, 10],
    ]);
    expect(strikeMatch(softStroke, [0, 11, 0], false).foul).toBe('soft');
  });

  it('lets the player place the cue ball on any free position, and nowhere else', () => {
    const match = matchOf(
      'eight',
      [
        [0, 6, 12],
        [3, 6, 10],
      ],
      { inHand: 'anywhere' },
    );
    expect(findRefusal(match, [0, 10, 0, 600, 1_300])).toBeNull();
    expect(findRefusal(match, [0, 10, 0, 600, 1_050])).toBe('no place for the cue ball');
    expect(findRefusal(match, [0, 10, 0, 20, 1_050])).toBe('no place for the cue ball');
    expect(findRefusal({ ...match, inHand: null }, [0, 10, 0, 600, 1_300])).toBe(
      'the cue ball is not in hand',
    );
    expect(findRefusal({ ...match, inHand: 'kitchen' }, [0, 10, 0, 600, 1_300])).not.toBeNull();
    expect(
      canPlaceCueBall(
        match.ballPositions,
        nearestFreePosition(match.ballPositions, [6, 10.2], 'anywhere'),
        'anywhere',
      ),
    ).toBe(true);
  });
});

describe('nine-ball', () => {
  it('ends in a win when the nine is potted after hitting the lowest ball first', () => {
    const match = matchOf('nine', [
      [0, 4.3, 4.3],
      [2, 2.9, 2.9],
      [9, ...BEFORE_POCKET],
      [5, 10, 20],
    ]);
    strikeMatch(match, [12_600, 26, -1], false);
    expect(match.ending).toBe('won');
  });

  it('respots a nine that is potted on a foul', () => {
    const match = matchOf('nine', [CUE, [9, ...BEFORE_POCKET], [5, 10, 20]]);
    expect(strikeMatch(match, POT, false)).toMatchObject({ foul: 'wrong', spotted: [9] });
    expect(match).toMatchObject({ ending: null, turn: 'them' });
  });

  it('respots a nine that is potted on the break, and lets the player continue', () => {
    const match = matchOf('nine', [CUE, [1, 2.3, 2.3], [9, ...BEFORE_POCKET], [5, 10, 20]], { shots: 0 });
    expect(strikeMatch(match, POT, false)).toMatchObject({ foul: null, spotted: [9] });
    expect(match).toMatchObject({ ending: null, turn: 'you' });
  });

  it('lets the player continue after potting any ball by hitting the lowest one first', () => {
    const match = matchOf('nine', [CUE, [2, ...BEFORE_POCKET], [9, 10, 20]]);
    strikeMatch(match, POT, false);
    expect(match).toMatchObject({ turn: 'you', trays: { you: [2] } });
  });
});

describe('the score', () => {
  const won = (strokes: number, mode: 'novice' | 'shark') =>
    matchPoints({ ...createMatch({ discipline: 'eight', mode, seed: '' }), ending: 'won', strokes });
  it('increases with fewer strokes and with a stronger opponent', () => {
    expect(won(10, 'novice')).toBeGreaterThan(won(20, 'novice'));
    expect(won(20, 'shark')).toBeGreaterThan(won(20, 'novice'));
  });

  it('increases with potted balls in a lost frame, but remains below the score of a win', () => {
    const match = createMatch({ discipline: 'eight', mode: 'shark', seed: '' });
    const lostMatch = { ...match, ending: 'lost' as const, group: 'solids' as const };
    expect(matchPoints(lostMatch)).toBe(POINTS.least);
    const four = {
      ...lostMatch,
      ballPositions: lostMatch.ballPositions.map((lie, ball) => (ball > 0 && ball < 5 ? null : lie)),
    };
    expect(matchPoints(four)).toBe(4 * POINTS.ball);
    expect(7 * POINTS.ball).toBeLessThan(POINTS.won.novice);
  });
});
