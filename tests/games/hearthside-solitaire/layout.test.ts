import { describe, expect, it } from 'vitest';
import { cardAtPosition, clampPosition, stepFrom } from '@/games/hearthside-solitaire/cursor';
import { layTable, measureTable, findPileAt, positionOfPile } from '@/games/hearthside-solitaire/layout';
import { DRAW_THREE } from '@/games/hearthside-solitaire/options';
import { dealTable, STOCK, applyTurn, WASTE, type Table } from '@/games/hearthside-solitaire/play';
import type { Place } from '@/games/hearthside-solitaire/state';

const PACK = Array.from({ length: 52 }, (_, card) => card);
const dealtTable = dealTable(DRAW_THREE, PACK);
/** Six hidden cards below a complete suit: the longest possible pile. */
const longest: Table = {
  ...dealtTable,
  piles: [PACK.slice(0, 19), [], [], [], [], [], []],
  down: [6, 0, 0, 0, 0, 0, 0],
  stock: PACK.slice(19),
};
const SIZES: [number, number][] = [
  [308, 400],
  [359, 500],
  [455, 340],
  [760, 620],
  [1500, 1000],
];

describe('the layout', () => {
  it.each(SIZES)('keeps every card on a table of %i by %i, however long a pile is', (width, height) => {
    const metrics = measureTable(width, height);
    for (const table of [dealtTable, longest]) {
      const laid = layTable(table, metrics);
      expect(new Set(laid.map(({ card }) => card)).size).toBe(52);
      for (const { x, y } of laid) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + metrics.cardWidth).toBeLessThanOrEqual(width + 0.01);
        expect(y + metrics.cardHeight).toBeLessThanOrEqual(height + 0.01);
      }
    }
  });

  it('leaves part of every open card visible', () => {
    const laid = layTable(longest, measureTable(455, 340)).filter(({ pile, isOpen }) => pile === 0 && isOpen);
    for (let i = 1; i < laid.length; i++) expect(laid[i]!.y - laid[i - 1]!.y).toBeGreaterThanOrEqual(4);
  });

  it('fans the last three cards of the waste beside the foundations', () => {
    const table = dealTable(DRAW_THREE, PACK);
    applyTurn(table, ['draw']);
    applyTurn(table, ['draw']);
    const metrics = measureTable(359, 500);
    const xs = layTable(table, metrics)
      .filter(({ pile }) => pile === WASTE)
      .map(({ x }) => x);
    expect(new Set(xs).size).toBe(3);
    expect(Math.max(...xs) + metrics.cardWidth).toBeLessThanOrEqual(positionOfPile(metrics, 8).x);
  });

  it('drops cards on the pile with the largest overlap, and on none outside the table', () => {
    const metrics = measureTable(760, 620);
    const { x, y } = positionOfPile(metrics, 3);
    expect(findPileAt(metrics, dealtTable, { x: x + 20, y: y + 30 }, [2, 3, 4])).toBe(3);
    expect(findPileAt(metrics, dealtTable, { x: x + 20, y: y + 30 }, [2])).toBeNull();
    expect(findPileAt(metrics, dealtTable, { x: -900, y: 0 }, [2, 3, 4])).toBeNull();
  });
});

describe('the cursor', () => {
  const DIRECTIONS = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  const reach = (table: Table, isHolding: boolean) => {
    const found = new Map<string, Place>([['start', { pile: STOCK, count: 1 }]]);
    for (const place of found.values())
      for (const [down, right] of DIRECTIONS) {
        const next = stepFrom(table, place, down, right, isHolding);
        found.set(`${next.pile} ${next.count}`, next);
      }
    return [...found.values()];
  };

  it('reaches every open card and every pile', () => {
    const places = reach(longest, false);
    expect(new Set(places.map(({ pile }) => pile)).size).toBe(13);
    const cards = new Set(places.map((place) => cardAtPosition(longest, place)));
    for (const card of PACK.slice(6, 19)) expect(cards.has(card)).toBe(true);
    for (const card of PACK.slice(0, 6)) expect(cards.has(card)).toBe(false);
  });

  it('moves from pile to pile while the player holds cards', () => {
    expect(new Set(reach(longest, true).map(({ pile }) => pile)).size).toBe(13);
  });

  it('moves to the remaining card when the cards below it are gone', () => {
    expect(clampPosition(dealtTable, { pile: 4, count: 5 })).toEqual({ pile: 4, count: 1 });
    expect(clampPosition(longest, { pile: 3, count: 5 })).toEqual({ pile: 3, count: 1 });
  });
});
