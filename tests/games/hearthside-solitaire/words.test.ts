import { describe, expect, it } from 'vitest';
import { DRAW_ONE } from '@/games/hearthside-solitaire/options';
import { copyTable, dealTable, applyTurn } from '@/games/hearthside-solitaire/play';
import type { TableTurn } from '@/games/hearthside-solitaire/types';
import { explainImmovableCard, describeTurn } from '@/games/hearthside-solitaire/words';

const table = dealTable(
  DRAW_ONE,
  Array.from({ length: 52 }, (_, card) => card),
);
const describeShown = (before: typeof table, move: TableTurn) => {
  const after = copyTable(before);
  applyTurn(after, move);
  return describeTurn(before, move, after);
};

describe('the announcement of a move', () => {
  it('names the moved card, its destination and the card that it uncovers', () => {
    const piles = table.piles.map((pile, index) => (index === 1 ? [7, 25] : index === 3 ? [51] : pile));
    const down = table.down.map((count, index) => (index === 3 ? 0 : count));
    const before = { ...table, piles, down, foundations: [0, 12, 0, 0] };
    expect(describeShown(before, [1, 9, 1])).toBe(
      'King of diamonds to its foundation. Turned up: 8 of clubs.',
    );
  });

  it('names the card that is drawn from the stock', () => {
    expect(describeShown(table, ['draw'])).toBe('Turned up: 3 of hearts.');
  });

  it('says that a card has no legal move, and never reveals a hidden card', () => {
    expect(explainImmovableCard(table, { pile: 0, count: 1 })).toBe('Ace of clubs: no place for it.');
    expect(explainImmovableCard(table, { pile: 6, count: 7 })).toBe('');
  });
});
