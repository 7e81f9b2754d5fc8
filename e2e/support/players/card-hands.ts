/** Shared by the players of the card games: drags cards, and finds the arrow keys' path between piles. */
import { expect, type Locator } from '@playwright/test';
import type { CardPosition } from '@/games/kit/cards/types';
import type { GameTable } from '../game-table';
import { dragPointer, dragFinger, type PressMethod } from '../press-by';

const ARROW_DIRECTIONS = [
  ['ArrowUp', -1, 0],
  ['ArrowDown', 1, 0],
  ['ArrowLeft', 0, -1],
  ['ArrowRight', 0, 1],
] as const;

export const pileSlot = ({ frame }: GameTable, pile: number): Locator =>
  frame.locator('.deck-slot').nth(pile);

/** Returns the card at a position, or the empty slot. */
export const cardNode = (table: GameTable, card: number | null, { pile }: CardPosition): Locator =>
  card === null ? pileSlot(table, pile) : table.frame.locator(`[data-card="${card}"]`);

const requireBox = async (control: Locator) => {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

/** @param reach returns the distance from a card's left edge to the grip, in px, for a card's width */
export const carryByHand = async (
  table: GameTable,
  by: PressMethod,
  [from, to]: readonly [Locator, Locator],
  reach: (width: number) => number,
): Promise<void> => {
  const [start, end] = [await requireBox(from), await requireBox(to)];
  const hold = { x: start.x + reach(start.width), y: start.y + 3 };
  const goal = { x: hold.x + end.x - start.x, y: hold.y + end.y - start.y };
  await (by.name === 'mouse' ? dragPointer : dragFinger)(table, hold, goal);
};

export const focusedPosition = async ({ frame }: GameTable): Promise<CardPosition> => {
  const cursor = frame.locator('.deck-table [tabindex="0"]');
  await expect(cursor).toBeFocused();
  return cursor.evaluate(({ dataset }) => ({ pile: Number(dataset.pile), count: Number(dataset.count) }));
};

/** Returns the shortest path. @throws when the arrow keys cannot reach the target */
export const keysBetween = (
  from: CardPosition,
  to: CardPosition,
  step: (place: CardPosition, down: number, right: number) => CardPosition,
): string[] => {
  const positionKey = ({ pile, count }: CardPosition) => `${pile} ${count}`;
  const found = new Map<string, { place: CardPosition; keys: string[] }>([
    [positionKey(from), { place: from, keys: [] }],
  ]);
  // Iterating over a map includes entries that are added during the iteration.
  for (const { place, keys } of found.values())
    for (const [key, down, right] of ARROW_DIRECTIONS) {
      const next = step(place, down, right);
      if (!found.has(positionKey(next))) found.set(positionKey(next), { place: next, keys: [...keys, key] });
    }
  const path = found.get(positionKey(to));
  if (!path) throw new Error('The arrows do not lead there.');
  return path.keys;
};
