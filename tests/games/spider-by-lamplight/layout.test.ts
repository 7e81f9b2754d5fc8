import { describe, expect, it } from 'vitest';
import { clampPosition, stepFrom } from '@/games/spider-by-lamplight/cursor';
import { EDITIONS } from '@/games/spider-by-lamplight/config';
import { isReachable, layTable, measureTable } from '@/games/spider-by-lamplight/layout';
import { createPlay, applyTurn } from '@/games/spider-by-lamplight/play';
import { levelFor } from '@/games/spider-by-lamplight/rules';
import type { CardPosition } from '@/games/kit/cards/types';

const SIZES: [number, number][] = [
  [308, 400],
  [343, 470],
  [560, 330],
  [800, 620],
  [1500, 1000],
];
const ARROWS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

describe.each(EDITIONS.map((edition) => ({ title: edition.title, edition })))(
  'the table of $title',
  ({ edition }) => {
    const level = levelFor(edition, { seed: 'seed 0', mode: edition.modes.at(-1)! })!;
    const tables = [0, 0.4, 0.8].map((share) => {
      const play = createPlay(level);
      for (const move of level.solution.slice(0, Math.floor(level.solution.length * share)))
        applyTurn(play, move);
      return play;
    });

    it.each(SIZES)('keeps every card within %i by %i', (width, height) => {
      const metrics = measureTable(level.rules, width, height);
      for (const table of tables) {
        const laid = layTable(table, metrics);
        expect(new Set(laid.map(({ card }) => card)).size).toBe(level.pack.length);
        for (const { x, y } of laid) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + metrics.cardWidth).toBeLessThanOrEqual(width + 0.01);
          expect(y + metrics.cardHeight).toBeLessThanOrEqual(height + 0.01);
        }
      }
    });

    it.each(SIZES)('lets the arrow keys reach every pile at %i by %i', (width, height) => {
      const metrics = measureTable(level.rules, width, height);
      for (const table of tables) {
        const first = clampPosition(table, { pile: 0, count: 1 });
        const found = new Map<string, CardPosition>([[`${first.pile} ${first.count}`, first]]);
        for (const place of found.values())
          for (const [down, right] of ARROWS) {
            const next = stepFrom(table, place, down, right, false, metrics);
            found.set(`${next.pile} ${next.count}`, found.get(`${next.pile} ${next.count}`) ?? next);
          }
        const piles = new Set([...found.values()].map(({ pile }) => pile));
        table.piles.forEach((_, pile) => {
          if (isReachable(table, pile))
            expect([edition.title, pile, piles.has(pile)]).toEqual([edition.title, pile, true]);
        });
      }
    });
  },
);
