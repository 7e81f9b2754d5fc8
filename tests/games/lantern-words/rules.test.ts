import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, HINT_PENALTY_MS, MAX_CELL, MAX_MOVES } from '@/games/lantern-words/config';
import { levelFor, rulesFor } from '@/games/lantern-words/rules';
import type { Move } from '@/games/lantern-words/types';
import { expectGolden } from '../golden';
import golden from './golden-runs.json';

const edition = EDITIONS[0]!;
const rules = rulesFor('lantern-words')!;
const spec = { seed: 'rules-test', mode: 'medium' };
const level = levelFor(edition, spec)!;
const solve: Move[] = level.words.map(({ cells }) => ['find', cells[0]!, cells.at(-1)!]);
const first = solve[0] as ['find', number, number];

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('accepts the golden run of $keyword, $mode', (run) => expectGolden(rulesFor, run));

  it('accepts a level with all words found', () => {
    const result = { outcome: 'finished', moveCount: solve.length, penaltyMs: 0, progress: 1 };
    expect(rules.replay(spec, solve)).toEqual(result);
  });

  it('accepts words in any order and from either end, and adds the penalty for hints', () => {
    const backwards = [...solve].reverse().map(([, from, to]): Move => ['find', to!, from!]);
    const result = rules.replay(spec, [['hint'], ['hint'], ...backwards]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: 2 * HINT_PENALTY_MS });
  });

  it('reports an incomplete list of moves as unfinished', () => {
    const result = rules.replay(spec, solve.slice(0, -1));
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo((solve.length - 1) / solve.length);
  });

  it.each<[string, Move[]]>([
    ['a line without a word', [['find', first[1], first[1]]]],
    ['a word that was found', [first, first]],
    ['a word that was found, backwards', [first, ['find', first[2], first[1]]]],
    ['a cell outside this grid', [['find', 0, MAX_CELL]]],
    ['a hint when every word has had one', Array.from({ length: solve.length + 1 }, (): Move => ['hint'])],
    ['a move after the end', [...solve, ['hint']]],
  ])('refuses %s', (_, moves) => {
    const result = rules.replay(spec, moves);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses the words of another seed', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).toBe('illegal');
  });

  it('refuses an unknown mode', () => {
    expect(rules.replay({ seed: 'x', mode: 'expert' }, solve).outcome).toBe('illegal');
  });

  it('sets the minimum time to more than half a second per word', () => {
    expect(rules.minimumActiveMs(spec, solve.length)).toBe(level.words.length * 600);
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    expect(rules.parseMoves(JSON.parse(JSON.stringify([...solve, ['hint']])))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['hint']]],
    ['an unknown move', [['cheat']]],
    ['a cell outside', [['find', 0, MAX_CELL + 1]]],
    ['a fraction', [['find', 0.5, 1]]],
    ['a word instead of a number', [['find', '0', 1]]],
    ['a move with too few values', [['find', 1]]],
    ['a move with too many values', [['hint', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const cell = fc.integer({ min: -1, max: MAX_CELL + 1 });
    const move = fc.oneof(
      fc.constantFrom(...solve),
      fc.tuple(fc.constant('find'), cell, cell),
      fc.tuple(fc.constantFrom('hint', '__proto__')),
    );
    const list = fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), (input) => {
        const moves = rules.parseMoves(input);
        if (moves) expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, moves).outcome);
      }),
      { numRuns: 400 },
    );
  });
});
