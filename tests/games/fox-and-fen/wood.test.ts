import { describe, expect, it } from 'vitest';
import { solve } from '@/games/fox-and-fen/solve';
import type { Wood } from '@/games/fox-and-fen/wood/types';
import { CAN, isLit, SHUTTER, WOOD } from '@/games/fox-and-fen/wood/wood';

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];

/** Takes steps. Throws if a step is not possible. */
const walkMoves = (map: readonly string[], moves: readonly number[], oil: number | null = null): Wood =>
  moves.reduce<Wood>(
    (wood, move) => {
      const next = WOOD.move(wood, move);
      if (!next) throw new Error(`No way ${move}`);
      return next;
    },
    WOOD.read(map, oil),
  );

const listCells = (walkers: Wood['trees']) => walkers.map(({ cell }) => cell);

describe('a walking tree', () => {
  it('takes one step for each step of the fox, and turns around when blocked', () => {
    const map = ['F......', '.......', '.......', '.......', '...>..#'];
    expect(listCells(walkMoves(map, [RIGHT]).trees)).toEqual([32]);
    expect(listCells(walkMoves(map, [RIGHT, LEFT]).trees)).toEqual([33]);
    expect(listCells(walkMoves(map, [RIGHT, LEFT, RIGHT]).trees)).toEqual([32]);
  });

  it('stops in the lantern’s light, up to two tiles away', () => {
    const nearWood = walkMoves(['F.>....'], [RIGHT]);
    expect(listCells(nearWood.trees)).toEqual([2]);
    expect(isLit(nearWood, 3)).toBe(true);
    expect(isLit(nearWood, 4)).toBe(false);
    expect(listCells(walkMoves(['F...>..'], [RIGHT]).trees)).toEqual([5]);
  });

  it('never enters water or crosses objects', () => {
    expect(
      listCells(walkMoves(['F......', '.......', '.......', '.......', '...~>k.'], [RIGHT]).trees),
    ).toEqual([32]);
  });
});

describe('the fen', () => {
  it('swallows a stone once the fox and its followers have left it', () => {
    const loneFox = walkMoves(['Fs.'], [RIGHT, RIGHT]);
    expect(WOOD.move(loneFox, LEFT)).toBeNull();
    const map = ['Fas..'];
    const two = walkMoves(map, [RIGHT, RIGHT, RIGHT]);
    expect(two.sunkCells).toEqual([]);
    expect(walkMoves(map, [RIGHT, RIGHT, RIGHT, RIGHT]).sunkCells).toEqual([2]);
  });
});

describe('a lost animal', () => {
  it('follows in the fox’s tracks, and blocks the way back', () => {
    const wood = walkMoves(['F.a..'], [RIGHT, RIGHT, RIGHT]);
    expect(wood.body).toEqual([3, 2]);
    expect(wood.lost).toEqual([]);
    expect(WOOD.move(wood, LEFT)).toBeNull();
  });

  it('keeps the level from ending until the animal has reached the den', () => {
    expect(WOOD.isWon(walkMoves(['F.Da'], [RIGHT, RIGHT]))).toBe(false);
    expect(WOOD.isWon(walkMoves(['FaD'], [RIGHT, RIGHT]))).toBe(true);
  });
});

describe('a lamp or a gate', () => {
  it('toggles when the fox steps on it', () => {
    const map = ['F.l....'];
    expect(walkMoves(map, [RIGHT, RIGHT]).lamps).toEqual([2]);
    expect(walkMoves(map, [RIGHT, RIGHT, RIGHT, LEFT]).lamps).toEqual([]);
    expect(isLit(walkMoves(map, [RIGHT, RIGHT, LEFT, LEFT]), 4)).toBe(true);
  });

  it('opens with a key', () => {
    expect(WOOD.move(WOOD.read(['Fg.k'], null), RIGHT)).toBeNull();
    const through = walkMoves(['kFg.'], [LEFT, RIGHT, RIGHT]);
    expect([through.held, through.sunkCells]).toEqual([0, [2]]);
  });
});

describe('a wisp', () => {
  it('ends the level for a fox that touches it, and stops trees', () => {
    expect(WOOD.isLost(walkMoves(['F.(..'], [RIGHT]))).toBe(true);
    const stoppedTree = walkMoves(['F......', '.......', '.......', '.......', '..>)#..'], [RIGHT]);
    expect(listCells(stoppedTree.trees)).toEqual([30]);
  });
});

describe('the oil', () => {
  it('decreases with every step while the shutter is open', () => {
    expect(walkMoves(['F......'], [RIGHT, RIGHT], 4).oil).toBe(2);
    const shut = walkMoves(['F......'], [SHUTTER, RIGHT, RIGHT], 4);
    expect([shut.oil, shut.isShut]).toEqual([4, true]);
    expect(walkMoves(['Fo.....'], [RIGHT], 4).oil).toBe(4 + CAN - 1);
    const empty = walkMoves(['F......'], [RIGHT, RIGHT], 2);
    expect(empty.isShut).toBe(true);
    expect(WOOD.move(empty, SHUTTER)).toBeNull();
  });

  it('allows finishing the level only if the oil lasts until the door', () => {
    expect(WOOD.isWon(walkMoves(['F.D'], [RIGHT, RIGHT], 1))).toBe(false);
    expect(WOOD.isWon(walkMoves(['F.D'], [RIGHT, RIGHT], 2))).toBe(true);
  });

  it('allows no shutter move in a level without oil', () => {
    expect(WOOD.move(WOOD.read(['F.D'], null), SHUTTER)).toBeNull();
  });
});

describe('the solver', () => {
  it('finds a shortest solution, reports when none exists, and returns no moves for a finished level', () => {
    expect(solve(WOOD, WOOD.read(['F#D', '...'], null))).toEqual([DOWN, RIGHT, RIGHT, UP]);
    expect(solve(WOOD, WOOD.read(['F#D'], null))).toBeNull();
    expect(solve(WOOD, walkMoves(['FD'], [RIGHT]))).toEqual([]);
  });
});
