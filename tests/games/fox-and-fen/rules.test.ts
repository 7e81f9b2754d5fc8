import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  editionOf,
  HINT_COST,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MODES,
} from '@/games/fox-and-fen/config';
import { applyMove, createPlay, parOf, starsFor, totalOf } from '@/games/fox-and-fen/play';
import { rulesFor } from '@/games/fox-and-fen/rules';
import type { Move } from '@/games/fox-and-fen/types';
import golden from './golden-runs.json';

const rules = rulesFor('fox-and-fen')!;
const spec = { seed: 'any', mode: 'one' };
const first = golden[0]!.moves as Move[];

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('counts $score for the known run of $mode of $keyword, for any seed', (run) => {
    const ownRules = rulesFor(run.keyword)!;
    const moves = ownRules.parseMoves(run.moves)!;
    const result = ownRules.replay({ seed: 'any', mode: run.mode }, moves);
    expect(result).toMatchObject({
      outcome: 'finished',
      moveCount: moves.length,
      score: run.score,
      progress: 1,
    });
    expect(ownRules.replay({ seed: 'other', mode: run.mode }, moves)).toEqual(result);
    expect(ownRules.replay({ seed: 'any', mode: run.mode }, moves.slice(0, -1)).outcome).toBe('unfinished');
  });

  it('has a known shortest run for every chapter of both editions', () => {
    expect(golden).toHaveLength(EDITIONS.length * MODES.length);
    for (const { keyword, mode, score } of golden)
      expect(score).toBe(parOf(createPlay(editionOf(keyword)!, mode as (typeof MODES)[number])));
  });

  it('refuses a move after the end, a step into a tree and an unknown mode', () => {
    expect(rules.replay(spec, [...first, [1]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [[0]])).toMatchObject({ outcome: 'illegal', moveCount: 0 });
    expect(rules.replay({ seed: '', mode: 'seven' }, []).outcome).toBe('illegal');
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('undo', () => {
  it('reverts one step or all steps of the current level, but never steps of an earlier level', () => {
    const play = createPlay(EDITIONS[0]!, 'one');
    expect(applyMove(play, ['undo'])).not.toBeNull();
    const begin = play.past[0];
    for (const move of first.slice(0, 3)) applyMove(play, move);
    expect(totalOf(play)).toBe(3);
    applyMove(play, ['undo']);
    expect(totalOf(play)).toBe(2);
    applyMove(play, ['again']);
    expect(play.past).toEqual([begin]);
    const levelOne = first.slice(0, play.levels[0]!.par);
    for (const move of levelOne) applyMove(play, move);
    expect(play.card).toEqual([play.levels[0]!.par]);
    expect(applyMove(play, ['undo'])).not.toBeNull();
  });

  it('never refunds the cost of a hint', () => {
    const play = createPlay(EDITIONS[0]!, 'one');
    applyMove(play, ['hint']);
    applyMove(play, first[0]!);
    applyMove(play, ['again']);
    expect(totalOf(play)).toBe(HINT_COST);
  });
});

describe('the star count', () => {
  it.each([
    [10, 3],
    [9, 3],
    [11, 2],
    [14, 2],
    [15, 1],
    [400, 1],
  ])('depends on the number of moves: with a par of ten, %i moves give %i', (moves, stars) => {
    expect(starsFor({ par: 10 }, moves)).toBe(stars);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['undo']]],
    ['a number beyond any move', [[10]]],
    ['a negative number', [[-1]]],
    ['a fraction', [[0.5]]],
    ['an unknown word', [['redo']]],
    ['a move with too many values', [[1, 2]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never counts more moves than the player made', () => {
    const move = fc.oneof(
      fc.tuple(fc.nat(6)),
      fc.constantFrom<Move>(['undo'], ['again'], ['hint']),
    ) as fc.Arbitrary<Move>;
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 60 }),
        fc.constantFrom(...EDITIONS),
        fc.constantFrom(...MODES),
        (moves, edition, mode) => {
          const play = createPlay(edition, mode);
          const done = moves.filter((one) => applyMove(play, one) === null);
          const replayed = rulesFor(edition.keyword)!.replay({ seed: '', mode }, done);
          expect(replayed.outcome).not.toBe('illegal');
          expect(replayed.score).toBe(totalOf(play));
          expect(totalOf(play)).toBeLessThanOrEqual(done.length * HINT_COST);
        },
      ),
      { numRuns: 60 },
    );
  });
});
