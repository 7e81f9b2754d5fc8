import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECK_PENALTY_MS,
  EDITIONS,
  LETTER_PENALTY_MS,
  MAX_ENTRY,
  MAX_KEY,
  MAX_MOVES,
  MIN_MS_PER_LETTER,
  WORD_PENALTY_MS,
} from '@/games/cross-and-down/config';
import { countFillable, keysOfEntry } from '@/games/cross-and-down/play';
import { levelFor, rulesFor } from '@/games/cross-and-down/rules';
import type { Move } from '@/games/cross-and-down/types';
import { expectGolden } from '../golden';
import golden from './golden-runs.json';

const spec = { seed: 'rules-test', mode: 'small' };
const solutionOf = (keyword: string): Move[] => {
  const level = levelFor(
    EDITIONS.find((edition) => edition.keyword === keyword)!,
    spec,
  )!;
  const isOpen = (key: number) => level.answers[key] !== '' && !level.givens.includes(key);
  return level.answers.flatMap((letter, key): Move[] => (isOpen(key) ? [['set', key, letter]] : []));
};
const rules = rulesFor('cross-and-down')!;
const level = levelFor(EDITIONS[0]!, spec)!;
const solve = solutionOf('cross-and-down');
const [, cell, letter] = solve[0] as ['set', number, string];
const wrongLetter = letter === 'X' ? 'Y' : 'X';
const block = level.keys.indexOf(-1);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('accepts the golden run of $keyword, $mode', (run) => expectGolden(rulesFor, run));

  it.each(EDITIONS.map(({ keyword }) => keyword))('accepts a %s with all letters right', (keyword) => {
    const moves = solutionOf(keyword);
    const result = { outcome: 'finished', moveCount: moves.length, penaltyMs: 0, progress: 1 };
    expect(rulesFor(keyword)!.replay(spec, moves)).toEqual(result);
  });

  it('allows the player to enter a wrong letter and to erase it', () => {
    const moves: Move[] = [['set', cell, wrongLetter], ['set', cell, ''], ...solve];
    expect(rules.replay(spec, moves).outcome).toBe('finished');
  });

  it('remains unfinished while a letter is wrong', () => {
    const result = rules.replay(spec, [['set', cell, wrongLetter], ...solve.slice(1)]);
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo((solve.length - 1) / solve.length);
  });

  it('adds penalties for help, and fills in revealed letters', () => {
    const shown = keysOfEntry(level, 0);
    const other = solve.filter(([, key]) => !shown.includes(key as number)) as ['set', number, string][];
    const [, last] = other.at(-1)!;
    const moves: Move[] = [
      ['hint', 'word', 0],
      ...other.slice(0, -1),
      ['check', 1],
      ['hint', 'letter', last],
    ];
    const penaltyMs = WORD_PENALTY_MS + CHECK_PENALTY_MS + LETTER_PENALTY_MS;
    expect(rules.replay(spec, moves)).toMatchObject({ outcome: 'finished', penaltyMs });
  });

  it.each<[string, Move[]]>([
    ['a letter on a block', [['set', block, 'A']]],
    ['an unchanged letter', [solve[0]!, solve[0]!]],
    ['erasing an empty square', [['set', cell, '']]],
    [
      'a letter over a revealed one',
      [
        ['hint', 'letter', cell],
        ['set', cell, wrongLetter],
      ],
    ],
    ['a hint about a block', [['hint', 'letter', block]]],
    [
      'a hint that was given',
      [
        ['hint', 'letter', cell],
        ['hint', 'letter', cell],
      ],
    ],
    ['a missing word', [['hint', 'word', MAX_ENTRY]]],
    ['a check of a missing word', [['check', MAX_ENTRY]]],
    ['a check of nothing', [['check', 0]]],
    ['a move after the end', [...solve, ['check', 0]]],
  ])('refuses %s', (_, moves) => {
    const result = rules.replay(spec, moves);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses to change the given letters of a code', () => {
    const code = levelFor(EDITIONS[1]!, spec)!;
    const move: Move = ['set', code.givens[0]!, 'A'];
    expect(rulesFor('clueless-cross')!.replay(spec, [move]).outcome).toBe('illegal');
  });

  it('refuses the letters of another seed, and an unknown mode', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).not.toBe('finished');
    expect(rules.replay({ ...spec, mode: 'giant' }, solve).outcome).toBe('illegal');
    expect(rulesFor('clueless-cross')!.replay({ ...spec, mode: 'daily' }, solve).outcome).toBe('illegal');
  });

  it('requires a minimum time per letter, counting no more letters than the grid has', () => {
    expect(rules.minimumActiveMs(spec, 500)).toBe(countFillable(level) * MIN_MS_PER_LETTER);
    expect(rules.minimumActiveMs(spec, 12)).toBe(12 * MIN_MS_PER_LETTER);
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    const moves = [...solve, ['set', 0, ''], ['hint', 'letter', 3], ['hint', 'word', 2], ['check', 1]];
    expect(rules.parseMoves(JSON.parse(JSON.stringify(moves)))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['check', 1]]],
    ['an unknown move', [['cheat']]],
    ['a cell outside', [['set', MAX_KEY + 1, 'A']]],
    ['a fraction', [['set', 0.5, 'A']]],
    ['two letters', [['set', 1, 'AB']]],
    ['a small letter', [['set', 1, 'a']]],
    ['a number instead of a letter', [['set', 1, 1]]],
    ['an unknown hint', [['hint', 'grid', 1]]],
    ['a word that no grid has', [['hint', 'word', MAX_ENTRY + 1]]],
    ['a move with too few values', [['set', 1]]],
    ['a move with too many values', [['check', 1, 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['check', 1])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const key = fc.integer({ min: -1, max: MAX_KEY + 1 });
    const move = fc.oneof(
      fc.constantFrom(...solve),
      fc.tuple(fc.constant('set'), key, fc.constantFrom('A', 'E', '', 'ab')),
      fc.tuple(fc.constant('hint'), fc.constantFrom('letter', 'word', '__proto__'), key),
      fc.tuple(fc.constant('check'), key),
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
