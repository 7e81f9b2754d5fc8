import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  HINT_PENALTY_MS,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MAX_AT_ONCE,
} from '@/games/hearthside-solitaire/config';
import { DRAW_ONE, DRAW_THREE, optionsOf } from '@/games/hearthside-solitaire/options';
import { levelFor, rulesFor } from '@/games/hearthside-solitaire/rules';
import type { Move } from '@/games/hearthside-solitaire/types';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import golden from './golden-levels.json';

const edition = EDITIONS[0]!;
const rules = rulesFor(edition.keyword)!;
const spec = { seed: 'rules-test', mode: 'draw-three' };
const { solution, pack } = levelFor(edition, spec)!;

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)(
    'always deals $keyword $mode $seed the same way, and accepts its winning moves',
    (level) => {
      const ownRules = EDITIONS.find(({ keyword }) => keyword === level.keyword)!;
      expect(levelFor(ownRules, level)!.pack).toEqual(level.pack);
      const moves = rulesFor(level.keyword)!.parseMoves(level.moves)!;
      expect(rulesFor(level.keyword)!.replay(level, moves)).toEqual({
        outcome: 'finished',
        moveCount: level.moves.length,
        penaltyMs: 0,
        progress: 1,
      });
    },
  );

  it('draws one card from Monday to Thursday and three from Friday to Sunday', () => {
    const drawn = ['16', '17', '18', '19', '20', '21', '22'].map(
      (day) => optionsOf({ seed: dailySeed('hearthside-solitaire', `2026-11-${day}`), mode: 'daily' }).draw,
    );
    expect(drawn).toEqual([1, 1, 1, 1, 3, 3, 3]);
    expect(optionsOf({ seed: 'x', mode: 'draw-one' })).toBe(DRAW_ONE);
    expect(optionsOf({ seed: 'x', mode: 'draw-three' })).toBe(DRAW_THREE);
  });

  it('deals a full deck', () => {
    expect([...pack].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  });

  it('adds the penalty for hints', () => {
    const result = rules.replay(spec, [['hint'], ...solution.slice(0, 3), ['hint'], ...solution.slice(3)]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: 2 * HINT_PENALTY_MS });
  });

  it('reports an incomplete list of moves as unfinished', () => {
    const result = rules.replay(spec, solution.slice(0, -1));
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo(51 / 52);
  });

  it('refuses a winning list of moves when any of its foundation moves is missing', () => {
    // Other moves may be unnecessary, but every move to a foundation is required.
    for (let at = 0; at < solution.length; at++) {
      const rest = solution.filter((_, index) => index !== at);
      if (solution[at]![1]! >= 8) expect(rules.replay(spec, rest).outcome).not.toBe('finished');
    }
  });

  it.each<[string, Move[]]>([
    ['a card from a waste that is empty', [[7, 0, 1]]],
    ['a redeal while there is stock', [['recycle']]],
    ['a hidden card', [[6, 0, 7]]],
    ['a card onto its own pile', [[3, 3, 1]]],
    ['a card onto the waste', [[3, 7, 1]]],
    ['a card from an empty foundation', [[8, 0, 1]]],
    ['two cards for a foundation', [[6, 8, 2]]],
    ['a ninth turn of three', Array.from({ length: 9 }, (): Move => ['draw'])],
    ['a move after the end', [...solution, ['hint']]],
  ])('refuses %s with a reason', (_, moves) => {
    const result = rules.replay(spec, moves);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses the moves of another deal', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solution).outcome).not.toBe('finished');
  });

  it('allows a single pass through the stock in Thumb and Pouch', () => {
    const draws = Array.from({ length: 24 }, (): Move => ['draw']);
    const result = rulesFor('thumb-and-pouch')!.replay({ seed: 'x', mode: 'classic' }, [
      ...draws,
      ['recycle'],
    ]);
    expect(result).toMatchObject({ outcome: 'illegal', moveCount: 24, reason: 'move 24: no redeal' });
  });

  it('refuses an unknown mode', () => {
    expect(rules.replay({ seed: 'x', mode: 'classic' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time for every move except those that the game may make automatically', () => {
    expect(rules.minimumActiveMs(spec, 150)).toBe((150 - MAX_AT_ONCE) * MIN_MS_PER_MOVE);
    expect(rules.minimumActiveMs(spec, 10)).toBe(0);
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    expect(rules.parseMoves(JSON.parse(JSON.stringify([...solution, ['hint']])))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['draw']]],
    ['an unknown word', [['cheat']]],
    ['a move with too many values', [['draw', 1]]],
    ['an unknown pile', [[12, 0, 1]]],
    ['an unknown place', [[0, 12, 1]]],
    ['no cards', [[0, 1, 0]]],
    ['more cards than a run has', [[0, 1, 14]]],
    ['a fraction', [[0, 1, 1.5]]],
    ['a word instead of a number', [['0', 1, 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const move = fc.oneof(
      fc.tuple(
        fc.integer({ min: -1, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 14 }),
      ),
      fc.tuple(fc.constantFrom('draw', 'recycle', 'hint', '__proto__')),
    );
    const list = fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list, fc.array(move)), (input) => {
        const moves = rules.parseMoves(input);
        if (moves) expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, moves).outcome);
      }),
      { numRuns: 400 },
    );
  });
});
