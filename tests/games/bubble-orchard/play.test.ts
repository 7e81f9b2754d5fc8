import { describe, expect, it } from 'vitest';
import { SINES } from '@/games/bubble-orchard/aim-table';
import { COLUMNS, LINE_ROW, MAX_AIM, RADIUS, FIELD_WIDTH } from '@/games/bubble-orchard/config';
import { traceShot } from '@/games/bubble-orchard/flight';
import {
  listGroup,
  listLooseCells,
  neighborsOf,
  rowWidthOf,
  rowOf,
  columnOf,
} from '@/games/bubble-orchard/grid';
import { applyMove, createPlay, shootBubble } from '@/games/bubble-orchard/play';
import { createRandom } from '@/games/kit/seeded-random';
import { bestShot } from './solver';

const createRandomRun = (seed: string, mode: string, shots: number) => {
  const play = createPlay({ seed, mode });
  const random = createRandom(`aims of ${seed}`);
  for (let i = 0; i < shots && !play.ending; i++)
    applyMove(play, [random.below(2 * MAX_AIM + 1) - MAX_AIM, random.below(2) as 0 | 1]);
  return play;
};

describe('the sine table for aiming', () => {
  it('has integers that rise from zero to one', () => {
    expect(SINES).toHaveLength(181);
    expect([SINES[0], SINES[60], SINES[180]]).toEqual([0, 8192, 16384]);
    SINES.forEach((sine, i) => expect(sine).toBe(Math.round(Math.sin((i * Math.PI) / 360) * 16384)));
  });
});

describe('a run', () => {
  it('gives the same result twice for each of 200 seeds in both modes', () => {
    for (let i = 0; i < 200; i++)
      for (const mode of ['orchard', 'endless'])
        expect(createRandomRun(`same-${i}`, mode, 40)).toEqual(createRandomRun(`same-${i}`, mode, 40));
  });

  it('keeps all fruit connected to the top row and inside the rows', () => {
    for (let i = 0; i < 60; i++) {
      const play = createRandomRun(`hang-${i}`, 'endless', 50);
      expect(listLooseCells(play)).toEqual([]);
      play.cells.forEach((fruit, cell) => {
        if (fruit >= 0) expect(columnOf(cell)).toBeLessThan(rowWidthOf(play.parity, rowOf(cell)));
      });
    }
  });

  it('loads only kinds of fruit that are still on the board', () => {
    for (let i = 0; i < 40; i++) {
      const play = createRandomRun(`queue-${i}`, 'orchard', 20);
      if (!play.ending) expect(play.cells).toEqual(expect.arrayContaining([play.current, play.next]));
    }
  });

  it('adds rows in endless mode until one crosses the line', () => {
    const play = createPlay({ seed: 'down', mode: 'endless' });
    let rows = 0;
    while (!play.ending) if (shootBubble(play, play.shots % 2 ? 20 : -20, 0).hasNewRow) rows++;
    expect(rows).toBeGreaterThan(1);
    expect(play.ending).toBe('line');
    expect(play.cells.some((fruit, cell) => fruit >= 0 && rowOf(cell) >= LINE_ROW)).toBe(true);
  });
});

describe('a shot', () => {
  it('bounces off the walls within the field', () => {
    const play = createPlay({ seed: 'walls', mode: 'orchard' });
    const { path, cell } = traceShot(play, MAX_AIM);
    expect(path.length).toBeGreaterThan(3);
    for (const { x } of path) expect(x >= RADIUS && x <= FIELD_WIDTH - RADIUS).toBe(true);
    expect(play.cells[cell]).toBe(-1);
  });

  it('mirrors left and right aims on an empty board', () => {
    const play = createPlay({ seed: 'mirror', mode: 'orchard' });
    play.cells.fill(-1);
    for (let aim = 1; aim <= MAX_AIM; aim += 7) {
      const [right, left] = [traceShot(play, aim).cell, traceShot(play, -aim).cell];
      expect(Math.abs(columnOf(right) + columnOf(left) - (COLUMNS - 1))).toBeLessThanOrEqual(1);
    }
  });

  it('pops three of a kind, drops the fruit that hung from them, and multiplies the points of combos', () => {
    const play = createPlay({ seed: 'burst', mode: 'orchard' });
    play.cells.fill(-1);
    play.cells[4] = play.cells[5] = 0;
    play.cells[COLUMNS + 4] = 1;
    play.cells[10] = 2;
    [play.current, play.next] = [0, 2];
    expect(listGroup(play, 4)).toEqual([4, 5]);
    const { popped, fallen, points } = shootBubble(play, 12, 0);
    expect([popped.length, fallen.length, points]).toEqual([3, 1, 50]);
    expect(play.score).toBe(50);
    expect(play.combo).toBe(1);
  });

  it('touches six neighbors in the middle of an odd or an even row', () => {
    for (const parity of [0, 1]) expect(new Set(neighborsOf(parity, 5 * COLUMNS + 5)).size).toBe(6);
  });

  it('picks enough fruits for more than 12 in ten well-aimed shots', () => {
    const play = createPlay({ seed: 'aim', mode: 'orchard' });
    let picked = 0;
    for (let i = 0; i < 10; i++) picked += shootBubble(play, ...bestShot(play, 8)).popped.length;
    expect(picked).toBeGreaterThan(12);
  });
});
