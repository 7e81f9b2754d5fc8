import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  editionOf,
  EDITIONS,
  HINT_PENALTY_MS,
  MAX_MOVES,
  MIN_MS_PER_PIECE,
  SNAP_DISTANCE,
} from '@/games/lamplight-jigsaw/config';
import { outlineOf } from '@/games/lamplight-jigsaw/cut';
import { homePositionOf } from '@/games/lamplight-jigsaw/play';
import { levelFor, rulesFor } from '@/games/lamplight-jigsaw/rules';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import type { Level, Move } from '@/games/lamplight-jigsaw/types';
import golden from './golden-levels.json';
import { solve, solveAside } from './solver';

const edition = editionOf('lamplight-jigsaw')!;
const rules = rulesFor('lamplight-jigsaw')!;
const spec = { seed: 'rules-test', mode: '24' };
const level = levelFor(edition, spec)!;
const turnedSpec = { seed: 'rules-test', mode: '24-turned' };
const turned = levelFor(edition, turnedSpec)!;
const moveAway = (piece: number, dx: number, dy: number, of: Level = level): Move => {
  const { x, y } = homePositionOf(of, piece);
  return [piece, x + dx, y + dy, 0];
};
const rejectionReasonOf = (moves: readonly Move[], on = spec) => {
  const result = rules.replay(on, moves);
  return result.outcome === 'illegal' ? result.reason : result.outcome;
};
const fingerprintOf = ({ pieceGrid, tray, turns, scene, pictureSeed }: Level) =>
  createHash('sha256')
    .update(
      JSON.stringify([scene, pictureSeed, tray, turns, tray.map((piece) => outlineOf(pieceGrid, piece))]),
    )
    .digest('hex')
    .slice(0, 16);

describe('the rule set of the jigsaws', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('jigsaw')).toBeNull();
  });

  it.each(golden)('makes and verifies the same level of $keyword, $mode, $seed', (known) => {
    const { keyword, mode, seed, print, moves } = known;
    expect(fingerprintOf(levelFor(editionOf(keyword)!, { mode, seed })!)).toBe(print);
    const ownRules = rulesFor(keyword)!;
    expect(ownRules.replay({ mode, seed }, ownRules.parseMoves(moves)!)).toEqual({
      outcome: 'finished',
      moveCount: moves.length,
      penaltyMs: 0,
      progress: 1,
    });
  });

  it('accepts a picture that was assembled rotated and outside its frame', () => {
    expect(rejectionReasonOf(solveAside(turned), turnedSpec)).toBe('finished');
    expect(rejectionReasonOf(solveAside(turned).slice(0, -1), turnedSpec)).toBe('unfinished');
  });

  it('remains unfinished while one piece is missing or next to its position', () => {
    const moves = solve(level);
    expect(rules.replay(spec, moves.slice(0, -1))).toMatchObject({ outcome: 'unfinished', moveCount: 23 });
    const [last] = moves.at(-1) as [number];
    expect(rejectionReasonOf([...moves.slice(0, -1), moveAway(last, SNAP_DISTANCE + 1, 0)])).toBe(
      'unfinished',
    );
  });

  it('joins pieces only within the tolerance', () => {
    const at = (distance: number) =>
      rules.replay(spec, [
        [0, 900, 500, 0],
        [1, 1000 + distance, 500, 0],
      ]).progress;
    expect(at(SNAP_DISTANCE)).toBe(2 / 24);
    expect(at(-SNAP_DISTANCE)).toBe(2 / 24);
    expect(at(SNAP_DISTANCE + 1)).toBe(0);
    expect(rules.replay(spec, [moveAway(0, SNAP_DISTANCE, 0)]).progress).toBe(1 / 24);
    expect(rules.replay(spec, [moveAway(0, SNAP_DISTANCE, 2)]).progress).toBe(0);
  });

  it('joins only true neighbors with the same orientation', () => {
    expect(
      rules.replay(spec, [
        [0, 900, 500, 0],
        [2, 1000, 500, 0],
      ]).progress,
    ).toBe(0);
    const moveBoth = (turns: 0 | 1): Move[] => [
      [0, 900, 500, 1],
      [1, 900, 600, turns],
    ];
    expect(rules.replay(turnedSpec, moveBoth(1)).progress).toBe(2 / 24);
    expect(rules.replay(turnedSpec, moveBoth(0)).progress).toBe(0);
  });

  it('moves joined pieces together', () => {
    const moves: Move[] = [[0, 900, 500, 0], [1, 1000, 500, 0], moveAway(1, 3, 3)];
    expect(rules.replay(spec, moves).progress).toBe(2 / 24);
    expect(rejectionReasonOf([...moves, [0, 900, 500, 0]])).toBe('move 3: piece 0 lies where it belongs');
  });

  it.each<[string, Move[], string]>([
    ['an unknown piece', [[24, 0, 0, 0]], 'move 0: no piece 24'],
    ['a piece at home', [moveAway(3, 0, 0), moveAway(3, 9, 0)], 'move 1: piece 3 lies where it belongs'],
    ['a turn in a straight cut', [[0, 900, 500, 1]], 'move 0: pieces of this cut are not turned'],
    ['a place off the table', [[0, 1300, 0, 0]], 'move 0: off the table'],
    [
      'a put that moves nothing',
      [
        [0, 900, 500, 0],
        [0, 900, 500, 0],
      ],
      'move 1: put where it was',
    ],
    ['a turn in the tray to what it was', [[0, 0]], 'move 0: turned as it was'],
    ['taking back what is in the tray', [[0]], 'move 0: piece 0 is in the tray'],
    ['taking back what is joined', [[0, 900, 500, 0], [1, 1000, 500, 0], [1]], 'move 2: piece 1 is joined'],
    ['an undo of nothing', [['undo']], 'move 0: nothing to undo'],
    ['an undo of a join', [[0, 900, 500, 0], [1, 1000, 500, 0], ['undo']], 'move 2: nothing to undo'],
    ['a move after the end', [...solve(level), ['hint']], 'move 24: move after the end'],
  ])('refuses %s', (_, moves, reason) => {
    expect(rejectionReasonOf(moves)).toBe(reason);
  });

  it('refuses tampered moves', () => {
    const moves = solve(level);
    const [first, second] = [moves[0]!, moves[1]!] as [Move, Move];
    const swapped = [[first[0], ...second.slice(1)], [second[0], ...first.slice(1)], ...moves.slice(2)];
    expect(rejectionReasonOf(swapped as Move[])).toBe('unfinished');
    expect(rejectionReasonOf(moves, { ...spec, mode: '54' })).not.toBe('finished');
    expect(
      rejectionReasonOf(solve(turned).map((move) => [...move.slice(0, 3), 2]) as Move[], turnedSpec),
    ).toBe('unfinished');
    expect(rules.replay({ seed: 'x', mode: '1000' }, [])).toMatchObject({ outcome: 'illegal', progress: 0 });
  });

  it('supports undo and adds the penalty for hints', () => {
    const moves: Move[] = [[5, 900, 500, 0], ['undo'], ['hint'], ['hint'], ...solve(level)];
    expect(rules.replay(spec, moves)).toMatchObject({ outcome: 'finished', penaltyMs: 2 * HINT_PENALTY_MS });
  });

  it('requires a minimum time per piece', () => {
    expect(rules.minimumActiveMs(spec, 24)).toBe(24 * MIN_MS_PER_PIECE);
    expect(rules.minimumActiveMs({ ...spec, mode: '150' }, 9)).toBe(150 * MIN_MS_PER_PIECE);
  });
});

describe('the daily', () => {
  it('grows from Monday to Sunday, with rotated pieces on the weekend', () => {
    const week = Array.from({ length: 7 }, (_, i) => {
      const seed = dailySeed('lamplight-jigsaw', `2026-11-${16 + i}`);
      return levelFor(edition, { seed, mode: 'daily' })!;
    });
    const sizes = week.map(({ tray }) => tray.length);
    expect(sizes).toEqual([24, 35, 40, 54, 70, 70, 96]);
    expect(week.map(({ isTurned }) => isTurned)).toEqual([false, false, false, false, false, true, true]);
  });

  it('shows all eight scenes in eight days before one repeats', () => {
    const scenes = Array.from({ length: 8 }, (_, i) => {
      const seed = dailySeed('lamplight-jigsaw', `2026-11-${10 + i}`);
      return levelFor(edition, { seed, mode: 'daily' })!.scene;
    });
    expect(new Set(scenes).size).toBe(8);
  });

  it('does not exist in an edition with a single scene', () => {
    for (const other of EDITIONS.filter(({ scene }) => scene)) {
      expect(levelFor(other, { seed: 'x', mode: 'daily' })).toBeNull();
      expect(levelFor(other, { seed: 'x', mode: '54' })!.scene).toBe(other.scene);
    }
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0]]],
    ['a word', [['right']]],
    ['nothing', [[]]],
    ['a piece outside', [[150]]],
    ['a negative piece', [[-1, 0]]],
    ['a fraction', [[0, 1.5, 2, 0]]],
    ['a place out of reach', [[0, 3001, 0, 0]]],
    ['a fifth turn', [[0, 1, 1, 4]]],
    ['too little', [[0, 1, 2]]],
    ['too much', [[0, 1, 2, 3, 3]]],
    ['an undo with more', [['undo', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('accepts every kind of move', () => {
    const moves = [[0, -5, 5, 3], [0, 2], [149], ['undo'], ['hint']];
    expect(rules.parseMoves(moves)).toEqual(moves);
  });
});
