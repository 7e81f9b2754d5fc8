/** @vitest-environment jsdom */
/** Tests the special rules of the other Klondike variants, on hand-made tables. */
import { describe, expect, it } from 'vitest';
import { howToPictures } from '@/games/hearthside-solitaire/how-to';
import { KLONDIKES } from '@/games/hearthside-solitaire/klondikes';
import { optionsOf } from '@/games/hearthside-solitaire/options';
import {
  dealTable,
  FOUNDATION,
  findObjection,
  findRefusal,
  applyTurn,
  type Table,
} from '@/games/hearthside-solitaire/play';
import { findFinish, isStuck } from '@/games/hearthside-solitaire/prospects';
import type { ModeKey } from '@/games/hearthside-solitaire/types';
import { SUITS } from '@/games/kit/cards/cards';

const SORTED = Array.from({ length: 52 }, (_, card) => card);
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const INITIALS = SUITS.map((suit) => suit[0]!.toUpperCase());

/** Returns the number of a card from its name, such as `10H`. */
const card = (name: string): number =>
  INITIALS.indexOf(name.slice(-1)) * 13 + RANKS.indexOf(name.slice(0, -1));

const tableOf = (mode: ModeKey, ...piles: string[]): Table => ({
  ...dealTable(optionsOf({ seed: '', mode }), SORTED),
  piles: Array.from({ length: 7 }, (_, i) => (piles[i] ?? '').split(' ').filter(Boolean).map(card)),
  down: [0, 0, 0, 0, 0, 0, 0],
  stock: [],
  waste: [],
});
const fitsOnTable = (mode: ModeKey, ...piles: string[]): boolean =>
  findRefusal(tableOf(mode, ...piles), [0, 1, piles[0]!.split(' ').length]) === null;

describe('the initial table', () => {
  it.each([
    ['whitehead', [1, 2, 3, 4, 5, 6, 7], [0, 0, 0, 0, 0, 0, 0]],
    ['saratoga', [1, 2, 3, 4, 5, 6, 7], [0, 0, 0, 0, 0, 0, 0]],
    ['eastcliff', [3, 3, 3, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2, 2]],
    ['trigon', [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6]],
    ['kingsley', [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6]],
    ['whitehorse', [1, 1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0, 0]],
    ['smokey', [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6]],
    ['porcelain', [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6]],
    ['gold-rush', [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6]],
    ['candlestick', [3, 3, 3, 3, 3, 3, 3], [0, 0, 0, 0, 0, 0, 0]],
  ] as const)('has the right piles in %s', (mode, lengths, hidden) => {
    const { piles, down, stock } = dealTable(optionsOf({ seed: '', mode }), SORTED);
    expect(piles.map(({ length }) => length)).toEqual(lengths);
    expect(down).toEqual(hidden);
    expect([...piles.flat(), ...stock].sort((a, b) => a - b)).toEqual(SORTED);
  });
});

describe('moving cards', () => {
  it.each([
    ['whitehead', '8C', '9S', true],
    ['whitehead', '8H', '9S', false],
    ['whitehead', '8S 7S', '9C', true],
    ['whitehead', '8S 7C', '9C', false],
    ['whitehead', '4D', '', true],
    ['saratoga', '8H 7S', '9S', true],
    ['saratoga', '8H 2S', '9S', false],
    ['saratoga', '4D', '', false],
    ['eastcliff', '8H', '9S', true],
    ['eastcliff', '4D', '', true],
    ['trigon', '8S', '9S', true],
    ['trigon', '8C', '9S', false],
    ['trigon', '4D', '', false],
    ['trigon', 'KD', '', true],
    ['kingsley', '9S', '8H', true],
    ['kingsley', '8H', '9S', false],
    ['kingsley', 'AD', '', true],
    ['kingsley', 'KD', '', false],
    ['whitehorse', '8H 7S', '9S', true],
    ['whitehorse', '4D', '', true],
    ['smokey', '8C 7S', '9S', true],
    ['smokey', '8H', '9S', false],
    ['smokey', '4D', '', false],
    ['porcelain', '8C', '9S', true],
    ['porcelain', '8S', '9S', false],
    ['porcelain', '4D', '', false],
    ['gold-rush', '8H 7S', '9S', true],
    ['gold-rush', '8C', '9S', false],
    ['candlestick', '8S 7S', '9S', true],
    ['candlestick', '8C', '9S', false],
    ['candlestick', '4D', '', true],
  ] as const)('follows the rules of %s: %s onto “%s” gives %s', (mode, cards, below, isAllowed) => {
    expect(fitsOnTable(mode, cards, below)).toBe(isAllowed);
  });
});

describe('the stock', () => {
  it.each([
    ['whitehead', 1],
    ['whitehorse', 2],
    ['porcelain', 3],
    ['gold-rush', 3],
  ] as const)('allows the right number of passes: %s, %i', (mode, times) => {
    const table = { ...tableOf(mode), stock: [card('2D')] };
    let rounds = 0;
    for (;;) {
      const next = table.stock.length > 0 ? 'draw' : 'recycle';
      if (findObjection(table, [next])) break;
      applyTurn(table, [next]);
      rounds += Number(next === 'draw');
    }
    expect(rounds).toBe(times);
  });
});

describe('the stock of Gold Rush', () => {
  it('deals three cards in the first round, then two, then one', () => {
    const table = { ...tableOf('gold-rush'), stock: [...'23456789'].map((rank) => card(`${rank}D`)) };
    const turned: number[][] = [];
    for (let round = 0; round < 3; round++) {
      const counts: number[] = [];
      while (table.stock.length > 0) {
        const before = table.waste.length;
        applyTurn(table, ['draw']);
        counts.push(table.waste.length - before);
      }
      turned.push(counts);
      if (findObjection(table, ['recycle']) === null) applyTurn(table, ['recycle']);
    }
    expect(turned).toEqual([[3, 3, 2], [2, 2, 2, 2], Array(8).fill(1)]);
    expect(findObjection(table, ['recycle'])).not.toBeNull();
  });
});

describe('the upside-down rule set', () => {
  it('builds foundations down from the kings, and lets cards return from them in order', () => {
    const table = tableOf('kingsley', 'QC KC', '10D');
    const clubs = FOUNDATION + INITIALS.indexOf('C');
    expect(findRefusal(table, [0, clubs, 1])).toBeNull();
    applyTurn(table, [0, clubs, 1]);
    applyTurn(table, [0, clubs, 1]);
    expect(table.foundations[INITIALS.indexOf('C')]).toBe(2);
    expect(findRefusal(table, [1, FOUNDATION + INITIALS.indexOf('D'), 1])).not.toBeNull();
    const back = tableOf('kingsley', 'JH');
    back.foundations[INITIALS.indexOf('C')] = 2;
    expect(findRefusal(back, [clubs, 0, 1])).toBeNull();
    applyTurn(back, [clubs, 0, 1]);
    expect(back.piles[0]).toEqual([card('JH'), card('QC')]);
  });
});

describe('a table with all cards face up', () => {
  const endgameTable = (...piles: string[]): Table => {
    const table = tableOf('whitehead', ...piles);
    table.foundations = SUITS.map((_, suit) =>
      SORTED.slice(suit * 13, suit * 13 + 13).findIndex((one) => table.piles.flat().includes(one)),
    ).map((home) => (home < 0 ? 13 : home));
    return table;
  };

  it('completes itself only if every pile is in order', () => {
    expect(findFinish(endgameTable('KS QS', 'KH'))).toHaveLength(3);
    expect(findFinish(endgameTable('QS KS', 'KH'))).toBeNull();
    for (const mode of ['whitehead', 'whitehorse', 'candlestick'] as const)
      expect(findFinish(dealTable(optionsOf({ seed: '', mode }), SORTED))).toBeNull();
  });

  it('gets stuck when no card can reach a foundation anymore', () => {
    const table = tableOf('trigon', 'AS KS', '3H 5C', '7D 2H', '2S KH', '4C 9D', 'JD JC', '8H 6S');
    expect(isStuck(table)).toBe(true);
    expect(isStuck(endgameTable('QS KS', 'KH'))).toBe(false);
  });
});

describe('the announcement of a rule set', () => {
  it('names its special rules', () => {
    const announcements = Object.fromEntries(
      KLONDIKES.map((edition) => [
        edition.slug,
        howToPictures(edition)
          .map(({ text }) => text)
          .join(' '),
      ]),
    );
    expect(announcements['whitehead-solitaire']).toMatch(/its color\..*any card.*go through the stock once/s);
    expect(announcements['saratoga-solitaire']).toMatch(/change color.*a king.*three at a time, as often/s);
    expect(announcements['trigon-solitaire']).toMatch(/its suit\..*a king.*as often as you like/s);
    expect(announcements['whitehorse-solitaire']).toMatch(/any card.*go through the stock twice\./s);
    expect(announcements['porcelain-solitaire']).toMatch(
      /any other suit.*a king.*three times, three at a time/s,
    );
    expect(announcements['gold-rush-solitaire']).toMatch(
      /change color.*a king.*three cards at a time, then two, then one/s,
    );
    expect(announcements['kingsley-solitaire']).toMatch(/go up.*an ace.*down from the king/s);
  });
});
