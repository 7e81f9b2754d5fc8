import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTIC,
  CELLS,
  EDITIONS,
  MAX_HINTS,
  MAX_UNDOS,
  MAX_PACK_MOVES,
  MAX_PLACED,
  MIN_MS_PER_MOVE,
  PACK_HINT_PENALTY_MS,
  PACKING,
  POINTS,
  VAN_PIECES,
} from '@/games/block-attic/config';
import { atticRules, packRules, rulesFor } from '@/games/block-attic/rules';
import type { AtticMove, PackMove } from '@/games/block-attic/types';
import golden from './golden-runs.json';
import { playCarelessly, packAll, playAttic } from './player';

const van = { seed: 'rules-test', mode: 'van' };
const chapter = { seed: 'rules-test', mode: 'hatboxes' } as const;
const packedRun = playAttic(van, VAN_PIECES);
const packed = packAll(chapter.seed, chapter.mode);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('replays $keyword, $mode of $seed, to the same result', (run) => {
    const rules = rulesFor(run.keyword)!;
    const result = rules.replay({ seed: run.seed, mode: run.mode }, rules.parseMoves(run.moves)!);
    expect(result).toEqual({ ...run.result, outcome: 'finished', moveCount: run.moves.length, progress: 1 });
  });

  it('accepts exactly the modes of the edition', () => {
    expect(atticRules.replay({ seed: 'x', mode: 'hatboxes' }, []).outcome).toBe('illegal');
    expect(packRules.replay({ seed: 'x', mode: 'van' }, []).outcome).toBe('illegal');
  });
});

describe('the endless floor', () => {
  it('computes the score that the game shows', () => {
    expect(packedRun.play.ending).toBe('packed');
    const result = atticRules.replay(van, packedRun.moves);
    expect(result).toMatchObject({ outcome: 'finished', score: packedRun.play.score, penaltyMs: 0 });
    expect(packedRun.play.score).toBeGreaterThan(VAN_PIECES);
  });

  it('ends when no piece fits', () => {
    const { play: over, moves } = playAttic(
      { seed: 'a careless one', mode: 'endless' },
      500,
      playCarelessly('hand'),
    );
    expect(over.ending).toBe('stuck');
    expect(atticRules.replay({ seed: 'a careless one', mode: 'endless' }, moves).outcome).toBe('finished');
  });

  it('deducts points for hints, and never drops below zero', () => {
    const some = packedRun.moves.slice(0, 20);
    const before = atticRules.replay(van, some).score!;
    expect(before).toBeGreaterThan(POINTS.hint);
    expect(atticRules.replay(van, [...some, ['hint']]).score).toBe(before - POINTS.hint);
    expect(atticRules.replay(van, [['hint']]).score).toBe(0);
  });

  it.each<[string, AtticMove[]]>([
    ['a piece that has been put down', [packedRun.moves[0]!, packedRun.moves[0]!]],
    [
      'a piece over the edge',
      [
        [0, CELLS - 1],
        [1, CELLS - 1],
        [2, CELLS - 1],
      ],
    ],
    ['a move after the end', [['end'], ['hint']]],
  ])('refuses %s', (_, moves) => {
    expect(atticRules.replay(van, moves).outcome).toBe('illegal');
  });

  it('remains unfinished until no piece fits or the player stops', () => {
    const part = packedRun.moves.slice(0, 9);
    expect(atticRules.replay(van, part)).toMatchObject({ outcome: 'unfinished', moveCount: 9 });
    expect(atticRules.replay(van, [...part, ['end']]).outcome).toBe('finished');
    expect(atticRules.minimumActiveMs(van, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('packing', () => {
  it('finishes only with a complete chapter', () => {
    expect(packRules.replay(chapter, packed)).toMatchObject({
      outcome: 'finished',
      progress: 1,
      penaltyMs: 0,
    });
    const unfinished = packRules.replay(chapter, packed.slice(0, -1));
    expect(unfinished.outcome).toBe('unfinished');
    expect(unfinished.progress).toBeLessThan(1);
  });

  it('allows taking pieces out again, and adds the penalty for hints', () => {
    const detour: PackMove[] = [packed[0]!, ['lift', 0], ['hint'], ['hint']];
    expect(packRules.replay(chapter, [...detour, ...packed])).toMatchObject({
      outcome: 'finished',
      penaltyMs: 2 * PACK_HINT_PENALTY_MS,
    });
  });

  it.each<[string, PackMove[]]>([
    ['a piece twice', [packed[0]!, packed[0]!]],
    ['a piece over another', [packed[0]!, ['put', 1, (packed[0] as [string, number, number])[2]]]],
    ['taking out a piece that is not placed', [['lift', 0]]],
    ['an unknown piece', [['put', 15, 0]]],
    ['a move after the end', [...packed, ['hint']]],
  ])('refuses %s', (_, moves) => {
    expect(packRules.replay(chapter, moves).outcome).toBe('illegal');
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the games send', () => {
    expect(
      atticRules.parseMoves(JSON.parse(JSON.stringify([...packedRun.moves, ['hint'], ['end']]))),
    ).not.toBeNull();
    expect(
      packRules.parseMoves(JSON.parse(JSON.stringify([...packed, ['lift', 0], ['hint']]))),
    ).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['end']]],
    ['an unknown move', [['cheat']]],
    ['an unknown slot', [[3, 0]]],
    ['a cell outside the floor', [[0, CELLS]]],
    ['a fraction', [[0, 0.5]]],
    ['a move with too many values', [[0, 0, 0]]],
    ['too many moves', Array.from({ length: MAX_PLACED + MAX_HINTS + MAX_UNDOS + 2 }, () => ['hint'])],
  ])('refuses %s on the endless floor', (_, input) => {
    expect(atticRules.parseMoves(input)).toBeNull();
  });

  it.each([
    ['a value that is not a list', 'put'],
    ['an unknown move', [['turn', 0]]],
    ['a piece put nowhere', [['put', 0]]],
    ['a piece taken out of somewhere', [['lift', 0, 3]]],
    ['advice with more in it', [['hint', 0]]],
    ['a move with too many values', [['put', 0, 0, 0]]],
    ['too many moves', Array.from({ length: MAX_PACK_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s while packing', (_, input) => {
    expect(packRules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const cell = fc.integer({ min: -1, max: CELLS });
    const move = fc.oneof(
      { weight: 10, arbitrary: fc.tuple(fc.integer({ min: 0, max: 3 }), cell) },
      { weight: 10, arbitrary: fc.tuple(fc.constant('put'), fc.integer({ min: 0, max: 16 }), cell) },
      fc.tuple(fc.constant('lift'), fc.integer({ min: 0, max: 16 })),
      fc.constantFrom(['hint'], ['end'], ['__proto__']),
    );
    const list = fc.array(fc.oneof({ weight: 30, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), fc.string(), (input, seed) => {
        for (const { keyword, modes } of [ATTIC, PACKING]) {
          const rules = rulesFor(keyword)!;
          const moves = rules.parseMoves(input);
          if (!moves) continue;
          const result = rules.replay({ seed, mode: modes[0]! }, moves);
          expect(['finished', 'unfinished', 'illegal']).toContain(result.outcome);
        }
      }),
      { numRuns: 200 },
    );
  });
});
