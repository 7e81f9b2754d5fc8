import { describe, expect, it } from 'vitest';
import { SHOWN_POINTS, TRICK_POINTS, TRICKS_IN_ROUND } from '@/games/eight-at-nine/config';
import { gapOf } from '@/games/eight-at-nine/ball-positions';
import { applyMove, createPlay, isFinished, pointsOf } from '@/games/eight-at-nine/play';
import { createGame } from '@/games/eight-at-nine/state';
import { rollOut } from '@/games/eight-at-nine/roll';
import { FIRST_STONE, listBallsToPot } from '@/games/eight-at-nine/trick-round';
import { TRICKS } from '@/games/eight-at-nine/tricks';
import type { Move, Roll, Stroke, Trick, Tricks } from '@/games/eight-at-nine/types';

const roundOf = () => createPlay({ discipline: 'tricks', mode: 'first', seed: '' }) as Tricks;
const playMoves = (round: Tricks, ...moves: Move[]) => moves.map((move) => applyMove(round, move));
/** A soft stroke straight toward the far cushion. It pots nothing. */
const NOTHING: Stroke = [7_200, 2, 0];

describe('every trick table', () => {
  it('has a unique name, and there are thirty tables', () => {
    expect(TRICKS).toHaveLength(3 * TRICKS_IN_ROUND);
    expect(new Set(TRICKS.map(({ name }) => name)).size).toBe(TRICKS.length);
  });

  it.each(TRICKS)(
    'has balls that do not touch, and works with its solution: $name',
    ({ ballPositions, strokes, answer }) => {
      const balls = ballPositions.filter((lie) => lie !== null);
      balls.forEach((one, i) =>
        balls.slice(i + 1).forEach((other) => expect(gapOf(one, other)).toBeGreaterThanOrEqual(1)),
      );
      expect(answer.length).toBeLessThanOrEqual(strokes);
      const round: Tricks = {
        ...roundOf(),
        tables: [{ name: '', ballPositions, strokes, answer }, TRICKS[0]!],
        ballPositions,
      };
      for (const stroke of answer) expect(applyMove(round, stroke)).toBeNull();
      expect(round.card).toEqual([TRICK_POINTS[0]]);
    },
  );
});

/** Returns whether the cue ball hits a ball before a cushion in every stroke. */
const isStraight = ({ ballPositions, answer }: Trick): boolean => {
  let before = ballPositions;
  return answer.every((stroke) => {
    const roll = rollOut(before, stroke);
    before = roll.ballPositions;
    const met = roll.events.find((event) => event.kind !== 'strike' && [event.ball, event.other].includes(0));
    return met?.kind === 'ball';
  });
};

const HALF_NOTCH = 2;
const listPottedBy = ({ potted }: Roll): number[] => potted.map(({ ball }) => ball).toSorted((a, b) => a - b);
const isStone = (ball: number): boolean => ball >= FIRST_STONE;

/**
 * Returns whether a stone (a fixed obstacle) deflects an object ball, or deflects the cue ball before its first
 * contact with a ball.
 */
const doesLeanOnStone = ({ events }: Roll): boolean => {
  const last = events.findLastIndex(({ kind }) => kind === 'pocket');
  const meetings = events.slice(0, last).filter(({ kind }) => kind === 'ball');
  const first = meetings.findIndex(({ ball, other }) => !isStone(ball) && !isStone(other));
  return meetings.some(
    ({ ball, other }, i) => isStone(ball) !== isStone(other) && (i < first || (ball !== 0 && other !== 0)),
  );
};

describe('the shown solution', () => {
  it('hits a ball directly on almost all tables, and uses a cushion first on only three', () => {
    const roundabout = TRICKS.filter((trick) => !isStraight(trick));
    expect(roundabout.map(({ name }) => name)).toEqual([
      'The long way round',
      'Round the corner',
      'Behind the wall',
    ]);
  });

  it.each(TRICKS)(
    'tolerates an error of half a wheel notch, and never depends on a stone: $name',
    ({ ballPositions, answer }) => {
      let before = ballPositions;
      for (const [angle, strength, spin] of answer) {
        const roll = rollOut(before, [angle, strength, spin]);
        const fallen = listPottedBy(roll);
        expect(doesLeanOnStone(roll)).toBe(false);
        for (const error of [-HALF_NOTCH, HALF_NOTCH])
          expect(listPottedBy(rollOut(before, [angle + error, strength, spin]))).toEqual(fallen);
        before = roll.ballPositions;
      }
    },
  );
});

describe('a trick table', () => {
  it('requires more than a stroke with the initial aim, except for the first table', () => {
    for (const mode of ['first', 'second', 'third'] as const) {
      const game = createGame({ discipline: 'tricks', mode, seed: '' });
      if (mode === 'first') game.say(['skip']);
      while (!game.isDone()) {
        game.aimAtNearest();
        expect(game.strike().trick).not.toBe('done');
        game.say(['skip']);
      }
    }
  });
});

describe('a round of trick tables', () => {
  it('resets a table after a failed attempt, and then gives fewer points', () => {
    const round = roundOf();
    const first = round.ballPositions;
    playMoves(round, ...Array.from({ length: round.tables[0]!.strokes }, () => NOTHING));
    expect(round).toMatchObject({ tries: 1, used: 0, card: [] });
    expect(round.ballPositions).toBe(first);
    playMoves(round, ...round.tables[0]!.answer);
    expect(round.card).toEqual([TRICK_POINTS[1]]);
    expect(round).toMatchObject({ tries: 0, used: 0 });
  });

  it('gives few points for a table whose solution was shown, and none for a skipped table', () => {
    const round = roundOf();
    playMoves(round, ['show'], ...round.tables[0]!.answer, ['skip']);
    expect(round.card).toEqual([SHOWN_POINTS, 0]);
  });

  it('ends after the tenth table', () => {
    const round = roundOf();
    for (const { answer } of round.tables) playMoves(round, ...answer);
    expect(isFinished(round)).toBe(true);
    expect(pointsOf(round)).toBe(TRICKS_IN_ROUND * TRICK_POINTS[0]!);
    expect(playMoves(round, ['skip'], NOTHING)).toEqual(['word after the end', 'stroke after the end']);
  });

  it('restarts only a table on which the player has made a stroke, and allows no ball in hand', () => {
    const round = roundOf();
    expect(playMoves(round, ['again'], ['resign'], [0, 20, 0, 600, 600])).not.toContain(null);
    expect(listBallsToPot(round.ballPositions).length).toBeGreaterThan(0);
  });
});
