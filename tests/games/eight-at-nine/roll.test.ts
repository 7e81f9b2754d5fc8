import { describe, expect, it } from 'vitest';
import { CIRCLE, LENGTH, LONGEST_ROLL, STRENGTHS, WIDTH } from '@/games/eight-at-nine/config';
import { gapOf } from '@/games/eight-at-nine/ball-positions';
import { rackBalls } from '@/games/eight-at-nine/rack';
import { rollOut, type Ball } from '@/games/eight-at-nine/roll';
import { POCKETS } from '@/games/eight-at-nine/table';
import type { BallPositions, Spin, Stroke } from '@/games/eight-at-nine/types';

const layOut = (...balls: [number, number, number][]): BallPositions => {
  const lies: ([number, number] | null)[] = Array.from({ length: 16 }, () => null);
  for (const [ball, x, y] of balls) lies[ball] = [x, y];
  return lies;
};
const energyOf = (balls: readonly Ball[]) =>
  balls.reduce((sum, { vx, vy, wx, wy }) => sum + vx * vx + vy * vy + 0.4 * (wx * wx + wy * wy), 0);

/** The break and the next two strokes on ten racks, aimed in directions all around the circle. */
const ROLLS = Array.from({ length: 10 }, (_, seed) => {
  let lies = rackBalls(seed % 2 ? 'nine' : 'eight', `rack ${seed}`);
  return Array.from({ length: 3 }, (_, i) => {
    const angle = i === 0 ? (CIRCLE + seed * 23 - 100) % CIRCLE : (seed * 1_733 + i * 5_003) % CIRCLE;
    const stroke: Stroke = [angle, i === 0 ? STRENGTHS : 20 + seed * 4, ((seed % 3) - 1) as Spin];
    const before = lies[0] ? lies : [[6.75, 20] as const, ...lies.slice(1)];
    lies = before;
    if (before.some((lie, ball) => ball > 0 && lie && gapOf(lie, before[0]!) < 1))
      lies = [[1, 24] as const, ...before.slice(1)];
    const start = lies;
    const energies: number[] = [];
    const roll = rollOut(start, stroke, { onStep: (balls) => energies.push(energyOf(balls)), hasPath: true });
    lies = roll.ballPositions;
    return { start, stroke, roll, energies };
  });
}).flat();

describe('a stroke', () => {
  it('loses no ball: each is either on the table or in a pocket', () => {
    for (const { start, roll } of ROLLS) {
      const fell = roll.potted.map(({ ball }) => ball);
      start.forEach((lie, ball) => {
        const places = (roll.ballPositions[ball] ? 1 : 0) + fell.filter((one) => one === ball).length;
        expect(places).toBe(lie ? 1 : 0);
      });
    }
  });

  it('leaves every ball on the table, without overlaps', () => {
    for (const { roll } of ROLLS) {
      const balls = roll.ballPositions.filter((lie) => lie !== null);
      for (const [x, y] of balls) {
        const isInMouth = POCKETS.some((pocket) => gapOf([x, y], [pocket.x, pocket.y]) < 1.9);
        const margin = isInMouth ? -0.2 : 0.5 - 1e-9;
        expect(x).toBeGreaterThanOrEqual(margin);
        expect(x).toBeLessThanOrEqual(WIDTH - margin);
        expect(y).toBeGreaterThanOrEqual(margin);
        expect(y).toBeLessThanOrEqual(LENGTH - margin);
      }
      balls.forEach((one, i) =>
        balls.slice(i + 1).forEach((other) => expect(gapOf(one, other)).toBeGreaterThan(1 - 1e-6)),
      );
    }
  });

  it('never lets a ball pass through another one', () => {
    for (const { roll, start } of ROLLS) {
      const size = start.length * 2;
      for (let step = 0; step < roll.steps; step += 7) {
        const at = (ball: number) =>
          [roll.path[step * size + ball * 2]!, roll.path[step * size + ball * 2 + 1]!] as const;
        for (let one = 0; one < start.length; one++)
          for (let other = one + 1; other < start.length; other++) {
            const gap = gapOf(at(one), at(other));
            if (!Number.isNaN(gap)) expect(gap).toBeGreaterThan(1 - 1e-5);
          }
      }
    }
  });

  it('never gains energy, and ends', () => {
    for (const { energies, roll } of ROLLS) {
      expect(roll.steps).toBeLessThan(LONGEST_ROLL);
      energies.forEach((energy, i) => i && expect(energy).toBeLessThanOrEqual(energies[i - 1]! + 1e-9));
    }
  });

  it('repeats exactly for the same input', () => {
    const { start, stroke, roll } = ROLLS[0]!;
    expect(rollOut(start, stroke, { hasPath: true })).toEqual(roll);
  });
});

describe('a full hit', () => {
  const lies = layOut([0, 6.75, 20], [5, 6.75, 16]);
  it('passes nearly all of the speed on to the object ball', () => {
    let [cue, hit] = [0, 0];
    const stroke: Stroke = [0, 40, 0];
    const { events } = rollOut(lies, stroke);
    const meeting = events.find(({ kind }) => kind === 'ball')!;
    rollOut(lies, stroke, {
      stepsAfterContact: 1,
      onStep(balls) {
        [cue, hit] = [balls[0]!.vy, balls[1]!.vy];
      },
    });
    expect(hit).toBeLessThan(-0.97 * meeting.force);
    expect(Math.abs(cue)).toBeLessThan(0.05 * meeting.force);
  });

  it('lets the cue ball follow with topspin and return with backspin', () => {
    const restingPointOf = (spin: Spin) =>
      rollOut(layOut([0, 6.2, 20], [5, 6.2, 17]), [0, 24, spin]).ballPositions[0];
    const [low, middle, high] = [restingPointOf(-1)!, restingPointOf(0)!, restingPointOf(1)!];
    expect(low[1]).toBeGreaterThan(18.6);
    expect(Math.abs(middle[1] - 18)).toBeLessThan(2.2);
    expect(high[1]).toBeLessThan(16.5);
    expect(low[1] - high[1]).toBeGreaterThan(3);
  });
});

describe('a cut shot', () => {
  it('sends the two balls off at right angles to each other', () => {
    const lies = layOut([0, 6.75, 20], [5, 7.4, 16]);
    let last: readonly Ball[] = [];
    rollOut(lies, [0, 40, 0], {
      stepsAfterContact: 1,
      onStep: (balls) => (last = balls.map((ball) => ({ ...ball }))),
    });
    const [cue, hit] = [last[0]!, last[1]!];
    const cosine =
      (cue.vx * hit.vx + cue.vy * hit.vy) / (Math.hypot(cue.vx, cue.vy) * Math.hypot(hit.vx, hit.vy));
    expect(Math.abs(cosine)).toBeLessThan(0.12);
  });
});

describe('a pocket', () => {
  it.each(POCKETS.map((pocket, i) => [pocket.name, pocket, i] as const))(
    'accepts a ball that rolls straight in: %s',
    (_, { aim, out }, number) => {
      const at = (distance: number): [number, number] => [
        aim[0] + out[0] * distance,
        aim[1] + out[1] * distance,
      ];
      const lies = layOut([0, ...at(6)], [3, ...at(3)]);
      const angle = Math.round((Math.atan2(-out[0], out[1]) / (2 * Math.PI)) * CIRCLE);
      const { potted } = rollOut(lies, [(angle + CIRCLE) % CIRCLE, 22, -1]);
      expect(potted).toEqual([{ ball: 3, pocket: number }]);
    },
  );

  it('rejects a ball that rolls past along the cushion', () => {
    const { ballPositions, potted } = rollOut(layOut([0, 0.52, 22]), [0, 20, 0]);
    expect(potted).toEqual([]);
    expect(ballPositions[0]![1]).toBeLessThan(LENGTH / 2 - 2);
  });
});
