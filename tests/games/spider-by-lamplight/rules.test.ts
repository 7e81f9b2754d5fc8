import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, editionOf } from '@/games/spider-by-lamplight/config';
import { createPlay, findObjection, applyTurn } from '@/games/spider-by-lamplight/play';
import { isStuck } from '@/games/spider-by-lamplight/prospects';
import { levelFor, rulesFor } from '@/games/spider-by-lamplight/rules';
import * as sets from '@/games/spider-by-lamplight/sets';
import { createGame } from '@/games/spider-by-lamplight/state';
import {
  copyTable,
  countDone,
  dealTable,
  classifyPiles,
  type Table,
} from '@/games/spider-by-lamplight/table';
import { HINT_PENALTY_MS, MAX_MOVES } from '@/games/spider-by-lamplight/tuning';
import type { RuleSet } from '@/games/spider-by-lamplight/types';
import type { Move } from '@/games/kit/cards/types';
import { RANKS, SUITS } from '@/games/kit/cards/cards';
import goldenLevels from './golden-levels.json';

const golden = goldenLevels as {
  keyword: string;
  mode: string;
  seed: string;
  pack: number[];
  moves: unknown;
}[];

/** Returns the number of a card from its name, such as `QH`. */
const card = (name: string): number => {
  const suit = SUITS.findIndex((one) => one[0]!.toUpperCase() === name.at(-1));
  return suit * 13 + RANKS.indexOf(name.slice(0, -1) as (typeof RANKS)[number]);
};
/** Returns an empty table of a rule set with these piles on it. */
const tableOf = (rules: RuleSet, piles: Record<number, string>): Table => {
  const table = dealTable(rules, rules.pack);
  table.piles = table.piles.map((_, pile) => (piles[pile] ?? '').split(' ').filter(Boolean).map(card));
  table.down = table.down.map(() => 0);
  return table;
};

const quickRun = EDITIONS.filter(({ slug }) => slug !== 'spider-by-lamplight');

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
    expect(rulesFor('golf-solitaire')!.replay({ seed: 'x', mode: 'one-suit' }, []).outcome).toBe('illegal');
  });

  it.each(golden)('always deals $keyword, $mode the same way, and accepts its winning moves', (level) => {
    const edition = editionOf(level.keyword)!;
    expect(levelFor(edition, level)!.pack).toEqual(level.pack);
    const moves = rulesFor(level.keyword)!.parseMoves(level.moves)!;
    expect(rulesFor(level.keyword)!.replay(level, moves)).toMatchObject({ outcome: 'finished', progress: 1 });
  });

  it.each(quickRun.map((edition) => ({ title: edition.title, edition })))(
    'adds the penalty for hints and reports an early end as unfinished ($title)',
    ({ edition }) => {
      const spec = { seed: 'seed 0', mode: edition.modes[0]! };
      const { solution } = levelFor(edition, spec)!;
      const rules = rulesFor(edition.keyword)!;
      const helped = rules.replay(spec, [['hint'], ...solution]);
      expect(helped).toMatchObject({ outcome: 'finished', penaltyMs: HINT_PENALTY_MS });
      expect(rules.replay(spec, solution.slice(0, -1)).outcome).toBe('unfinished');
      expect(rules.replay(spec, [...solution, ['hint']]).outcome).toBe('illegal');
    },
  );

  it.each<[string, RuleSet, Record<number, string>, Move, boolean]>([
    [
      'Spider accepts any suit on the next higher card',
      sets.SPIDER_FOUR,
      { 0: '9S', 1: '8H' },
      [1, 0, 1],
      true,
    ],
    ['Spider moves no run of mixed suits', sets.SPIDER_FOUR, { 0: '10S', 1: '9H 8S' }, [1, 0, 2], false],
    ['Spider moves a run of one suit', sets.SPIDER_FOUR, { 0: '10S', 1: '9H 8H' }, [1, 0, 2], true],
    ['FreeCell alternates colors', sets.FREECELL, { 0: '9S', 1: '8C' }, [1, 0, 1], false],
    [
      'FreeCell moves five cards with four free cells',
      sets.FREECELL,
      { 0: 'KS', 1: '2S', 2: '3S', 3: '4S', 4: '5S', 5: '6S', 6: '7S', 7: 'QH JS 10H 9S 8H' },
      [7, 0, 5],
      true,
    ],
    [
      'FreeCell moves no six cards with four free cells',
      sets.FREECELL,
      { 0: 'KS', 1: '2S', 2: '3S', 3: '4S', 4: '5S', 5: '6S', 6: '7S', 7: 'QH JS 10H 9S 8H 7C' },
      [7, 0, 6],
      false,
    ],
    ['a full cell accepts no card', sets.FREECELL, { 0: '9S', 8: '2H' }, [0, 8, 1], false],
    ['Eight Off accepts only kings on an empty pile', sets.EIGHT_OFF, { 0: 'QS' }, [0, 1, 1], false],
    ['Yukon moves cards that are not in order', sets.YUKON, { 0: '9S', 1: '8H 2C KD' }, [1, 0, 3], true],
    ['Russian builds in suit', sets.RUSSIAN, { 0: '9S', 1: '8H 2C' }, [1, 0, 2], false],
    ['Bisley also builds up', sets.BISLEY, { 0: '8H', 1: '9H' }, [1, 0, 1], true],
    ['Bisley never fills an empty pile', sets.BISLEY, { 1: '9H' }, [1, 0, 1], false],
    ['Canfield continues from the ace to the king', sets.CANFIELD, { 0: 'AS', 1: 'KH' }, [1, 0, 1], true],
    ['Golf does not continue from the king to the ace', sets.GOLF, { 0: 'KS', 8: 'AS' }, [0, 8, 1], false],
    ['TriPeaks continues from the king to the ace', sets.TRIPEAKS, { 27: 'KS', 29: 'AS' }, [27, 29, 1], true],
    ['TriPeaks moves no covered card', sets.TRIPEAKS, { 17: 'QS', 27: '2S', 29: 'KS' }, [17, 29, 1], false],
    [
      'Pyramid removes a pair that adds up to thirteen',
      sets.PYRAMID,
      { 27: '8S', 26: '5H' },
      [27, 26, 1],
      true,
    ],
    ['Pyramid removes no other pair', sets.PYRAMID, { 27: '8S', 26: '6H' }, [27, 26, 1], false],
    ['Pyramid removes a single king', sets.PYRAMID, { 27: 'KS' }, [27, 30, 1], true],
    [
      'Monte Carlo removes a pair that touches at a corner',
      sets.MONTE_CARLO,
      { 0: '8S', 6: '8H' },
      [0, 6, 1],
      true,
    ],
    [
      'Monte Carlo removes no pair that does not touch',
      sets.MONTE_CARLO,
      { 4: '8S', 5: '8H' },
      [4, 5, 1],
      false,
    ],
  ])('follows the rules of each game: %s', (_, rules, piles, move, isLegal) => {
    expect(findObjection(tableOf(rules, piles), move as never) === null).toBe(isLegal);
  });

  it('removes a complete suit from the table', () => {
    const suit = [...RANKS].reverse().map((rank) => `${rank}S`);
    const table = tableOf(sets.SPIDER_ONE, { 0: suit.slice(0, -1).join(' '), 1: 'AS' });
    applyTurn(table, [1, 0, 1]);
    expect(table.piles[0]).toEqual([]);
    expect(countDone(table)).toBe(13);
  });

  it('refuses to deal a row onto an empty pile in Spider', () => {
    const table = dealTable(sets.SPIDER_ONE, sets.SPIDER_ONE.pack);
    expect(findObjection(table, ['draw'])).toBeNull();
    table.piles[3] = [];
    expect(findObjection(table, ['draw'])).not.toBeNull();
  });

  it('sends a card to its foundation only when no other card can still need it', () => {
    const table = tableOf(sets.FREECELL, { 0: 'AH 9S', 1: '10D', 2: '3S 2H' });
    applyTurn(table, [0, 1, 1]);
    expect(countDone(table)).toBe(2);
    expect(table.piles[2]).toEqual([card('3S')]);
  });
});

describe('a game', () => {
  it.each(quickRun.map((edition) => ({ title: edition.title, edition })))(
    'allows undoing back to the deal and winning with hints alone ($title)',
    ({ edition }) => {
      const level = levelFor(edition, { seed: 'seed 0', mode: edition.modes[0]! })!;
      const game = createGame(level);
      for (const move of level.solution.slice(0, 10)) expect(game.make(move)).toBeNull();
      while (game.undo());
      expect(copyTable(game.play)).toEqual(copyTable(createPlay(level)));
      for (let i = 0; !game.isDone() && i < 400; i++) game.make(game.requestHint()!.turn!);
      expect(game.isDone()).toBe(true);
    },
  );

  it('gets stuck when no card can be moved', () => {
    const { stock, waste } = classifyPiles(sets.GOLF);
    const table = tableOf(sets.GOLF, { 0: '2S', 1: '9D', [waste[0]!]: 'KS' });
    expect(table.piles[stock[0]!]).toEqual([]);
    expect(isStuck(table)).toBe(true);
    expect(isStuck(tableOf(sets.GOLF, { 0: '2S', 1: 'QD', [waste[0]!]: 'KS' }))).toBe(false);
  });
});

describe('parsing moves', () => {
  const rules = rulesFor('freecell-by-lamplight')!;
  it.each([
    ['a value that is not a list', {}],
    ['an unknown word', [['cheat']]],
    ['a move with too many values', [['draw', 1]]],
    ['an unknown pile', [[99, 0, 1]]],
    ['no cards', [[0, 1, 0]]],
    ['a fraction', [[0, 1, 1.5]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never returns moves that make the replay throw or cards disappear', () => {
    const move = fc.oneof(
      fc.tuple(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 8 }),
      ),
      fc.tuple(fc.constantFrom('draw', 'recycle', 'hint')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...quickRun), fc.array(move, { maxLength: 40 }), (edition, input) => {
        const level = levelFor(edition, { seed: 'seed 0', mode: edition.modes[0]! })!;
        const game = createGame(level);
        for (const one of input as Move[]) if (one[0] !== 'hint') game.make(one);
        expect(game.play.piles.flat().sort((a, b) => a - b)).toEqual([...level.pack].sort((a, b) => a - b));
        const replay = rulesFor(edition.keyword)!.replay(
          { seed: 'seed 0', mode: edition.modes[0]! },
          input as Move[],
        );
        expect(['finished', 'unfinished', 'illegal']).toContain(replay.outcome);
      }),
      { numRuns: 120 },
    );
  });
});
