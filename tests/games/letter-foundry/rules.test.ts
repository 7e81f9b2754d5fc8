import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  HINT_PENALTY_MS,
  MAX_MOVES,
  MIN_MS_PER_WORD,
  MAX_GIVEN,
} from '@/games/letter-foundry/config';
import { levelFor, rulesFor } from '@/games/letter-foundry/rules';
import type { Move } from '@/games/letter-foundry/types';
import golden from './golden-runs.json';
import { solutionOf } from './solve';

const edition = EDITIONS[0]!;
const rules = rulesFor(edition.keyword)!;
const spec = { seed: 'rules-test', mode: 'medium' };
const level = levelFor(edition, spec)!;
const solve = solutionOf(level);
const [extra] = level.extras;

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('accepts the golden run of $keyword, $mode', ({ keyword, seed, mode, words }) => {
    const itsRules = rulesFor(keyword)!;
    const parsed = itsRules.parseMoves(words.map((text) => ['word', text]))!;
    expect(itsRules.replay({ seed, mode }, parsed)).toMatchObject({ outcome: 'finished', progress: 1 });
    expect(itsRules.replay({ seed, mode }, parsed.slice(1)).outcome).toBe('unfinished');
  });

  it('adds the penalty for revealed letters', () => {
    const result = rules.replay(spec, [['hint'], ['word', extra!], ['hint']]);
    expect(result).toMatchObject({ outcome: 'unfinished', penaltyMs: 2 * HINT_PENALTY_MS });
  });

  it.each<[string, Move[]]>([
    ['a word of other letters', [['word', 'QZXVJ']]],
    ['a word that was cast', [solve[0]!, solve[0]!]],
    [
      'an extra word that was cast',
      [
        ['word', extra!],
        ['word', extra!],
      ],
    ],
    ['a move after the end', [...solve, ['hint']]],
  ])('refuses %s', (_, moves) => {
    const result = rules.replay(spec, moves);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses the words of another seed, and an unknown mode', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).toBe('illegal');
    expect(rules.replay({ seed: 'x', mode: 'expert' }, solve).outcome).toBe('illegal');
  });

  it('requires a minimum time per word, except for words that fill in automatically', () => {
    expect(rules.minimumActiveMs(spec, solve.length)).toBe(
      (level.words.length - MAX_GIVEN) * MIN_MS_PER_WORD,
    );
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
    ['a short word', [['word', 'AT']]],
    ['small letters', [['word', 'lamp']]],
    ['no word', [['word', 3]]],
    ['a move with too few values', [['word']]],
    ['a move with too many values', [['hint', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const move = fc.oneof(
      fc.constantFrom(...solve),
      fc.tuple(fc.constant('word'), fc.string()),
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
