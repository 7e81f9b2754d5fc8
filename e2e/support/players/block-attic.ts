/**
 * Block Attic and Packing Day: places pieces by the hints, and the pieces of a chapter at the positions that they were
 * cut from.
 */
import { expect, type Locator } from '@playwright/test';
import { adviseMove } from '@/games/block-attic/attic/advice';
import { createPlay, placePiece } from '@/games/block-attic/attic/play';
import { LEVELS_PER_CHAPTER, MIN_MS_PER_MOVE, SIZE, VAN_PIECES } from '@/games/block-attic/config';
import { gripCellAt } from '@/games/block-attic/shapes';
import { makeLevel } from '@/games/block-attic/pack/generate';
import { LIFT_PX } from '@/games/block-attic/drag';
import type { Cell, Shape } from '@/games/block-attic/types';
import type { GameTable } from '../game-table';
import { dragPointer, dragFinger, type PressMethod } from '../press-by';
import { cellLocator, pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';

const PIECE_COUNT = 16;

const findPiece = ({ frame }: GameTable, number: number): Locator =>
  frame.locator(`[data-piece="${number}"]`);

/** One press selects the piece and another places it; the keys select it by its number. */
const putDown = async (
  table: GameTable,
  by: PressMethod,
  number: number,
  shape: Shape,
  corner: Cell,
  width: number,
) => {
  const heldPiece = findPiece(table, number);
  if (by.name === 'keys') await table.page.keyboard.press(String(number + 1));
  else await by.on(table, heldPiece);
  await expect(heldPiece).toHaveAttribute('aria-pressed', 'true');
  await pressCell(table, by, width, gripCellAt(shape, corner, width), 'Space');
};

const dragDown = async (table: GameTable, by: PressMethod, number: number, shape: Shape, corner: Cell) => {
  const box = await cellLocator(table, corner).boundingBox();
  if (!box) throw new Error('The cell is not on the page.');
  const from = await table.pointOf(findPiece(table, number));
  const x = box.x + (shape.width * box.width) / 2;
  const height = shape.height * box.height;
  if (by.name === 'mouse') return dragPointer(table, from, { x, y: box.y + height / 2 });
  // A dragged piece floats above the finger.
  return dragFinger(table, from, { x, y: box.y + height + LIFT_PX });
};

const atticSteps = (seed: string) => {
  const play = createPlay({ seed, mode: 'van' });
  return Array.from({ length: PIECE_COUNT }, () => {
    const advice = adviseMove(play);
    const piece = advice && play.hand[advice.slot];
    if (!piece) throw new Error('nothing fits');
    placePiece(play, advice.slot, advice.cell);
    return { ...advice, shape: piece.shape, score: play.score, left: VAN_PIECES - play.placed };
  });
};

export const blockAttic: GamePlayer = {
  game: { slug: 'block-attic', title: 'Block Attic', mode: { key: 'van', label: 'One van' } },
  endOf: () => 'Enough for today',
  scoreOf: (seed) => atticSteps(seed).at(-1)?.score ?? 0,
  isLeft: true,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) =>
    atticSteps(seed).map(({ slot, cell, shape, score, left }, index) => async (table, by) => {
      if (by.name !== 'keys' && index % 2) await dragDown(table, by, slot, shape, cell);
      else await putDown(table, by, slot, shape, cell, SIZE);
      await expect(table.frame.locator('.ba-fact b').first()).toHaveText(score.toLocaleString('en'));
      await expect(table.frame.locator('.ba-fact b').last()).toHaveText(String(left));
    }),
  // The game shows no clock, so the time since the reload must cover all moves.
  wait: (table) => table.waitSinceOpen(PIECE_COUNT * MIN_MS_PER_MOVE + MARGIN_MS),
};

const packSteps = (seed: string) =>
  Array.from({ length: LEVELS_PER_CHAPTER }, (_, stage) => {
    const { pieces, solution, width } = makeLevel(seed, 'hatboxes', stage);
    return pieces.map(({ shape }, piece) => ({
      ...{ piece, shape, width, corner: solution[piece] ?? 0 },
      // After a full case, the text describes the next case.
      after: piece < pieces.length - 1 ? `${piece + 1} of ${pieces.length}` : null,
      subtitle: `Hatboxes, ${stage + 1} of ${LEVELS_PER_CHAPTER}`,
    }));
  }).flat();

export const packingDay: GamePlayer = {
  game: {
    slug: 'block-attic-packing-day',
    title: 'Packing Day',
    mode: { key: 'hatboxes', label: 'Hatboxes' },
  },
  endOf: () => 'Hatboxes packed',
  isLeft: false,
  isEdition: true,
  ways: ['touch', 'keys', 'mouse'],
  movesFor: (seed) =>
    packSteps(seed).map(({ piece, shape, corner, width, after, subtitle }) => async (table, by) => {
      await expect(table.frame.locator('.kit-subtitle')).toHaveText(subtitle);
      if (by.name === 'mouse') await dragDown(table, by, piece, shape, corner);
      else await putDown(table, by, piece, shape, corner, width);
      if (after) await expect(table.frame.locator('.kit-done')).toHaveText(after);
    }),
  wait: (table, seed) => table.waitForHonestTime(packSteps(seed).length * MIN_MS_PER_MOVE + MARGIN_MS),
};
