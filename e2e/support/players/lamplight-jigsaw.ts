/** Lamplight Jigsaw: drags every piece from the tray to a point close to its position. */
import { expect } from '@playwright/test';
import { CELL, editionOf, MIN_MS_PER_PIECE } from '@/games/lamplight-jigsaw/config';
import { homePositionOf } from '@/games/lamplight-jigsaw/play';
import { levelFor } from '@/games/lamplight-jigsaw/rules';
import type { Level } from '@/games/lamplight-jigsaw/types';
import type { GameTable } from '../game-table';
import { dragPointer, walkCursor, type Point, type PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

/** The distance from the exact position, in units; well within the snapping distance. */
const DROP_OFFSET = 8;

export const requireJigsaw = (slug: string, seed: string) => {
  const edition = editionOf(slug);
  const level = edition && levelFor(edition, { seed, mode: '24' });
  if (!level) throw new Error('no level');
  return level;
};

/** Converts a point of the picture, in units, to page coordinates; the picture's image is invisible over its frame. */
const boardPoint = async (table: GameTable, columns: number, x: number, y: number): Promise<Point> => {
  const box = await table.frame.locator('.lj-picture').boundingBox();
  if (!box) throw new Error('The frame is not on the page.');
  const scale = box.width / (columns * CELL);
  return { x: box.x + x * scale, y: box.y + y * scale };
};

/** Returns the position of the cursor, as the game announces it. */
const readCursorCell = async (table: GameTable, columns: number): Promise<number> => {
  const positionText = await table.frame.getByText(/Lifted\. Row \d+, column \d+\./).textContent();
  const [, row, column] = /Row (\d+), column (\d+)/.exec(positionText ?? '') ?? [];
  return (Number(row) - 1) * columns + Number(column) - 1;
};

export const carryPiece = async (
  table: GameTable,
  by: PressMethod,
  level: Level,
  piece: number,
): Promise<void> => {
  const { columns } = level.pieceGrid;
  const inTray = table.frame.getByRole('button', { name: `Piece ${level.tray.indexOf(piece) + 1},` });
  const place = homePositionOf(level, piece);
  if (by.name === 'keys') {
    await by.on(table, inTray);
    await walkCursor(table, columns, await readCursorCell(table, columns), piece);
    return table.page.keyboard.press('Enter');
  }
  const to = await boardPoint(table, columns, place.x + DROP_OFFSET, place.y - DROP_OFFSET);
  if (by.name === 'mouse') return dragPointer(table, await table.pointOf(inTray), to);
  await by.on(table, inTray);
  await table.page.touchscreen.tap(to.x, to.y);
};

export const jigsawOn = (slug: string, title: string): GamePlayer => ({
  game: { slug, title, mode: { key: '24', label: '24 pieces' } },
  endOf: () => 'The lamp is lit',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = requireJigsaw(slug, seed);
    const { tray } = level;
    return tray.map((piece, index) => async (table, by) => {
      await carryPiece(table, by, level, piece);
      if (index < tray.length - 1)
        await expect(table.frame.getByText(`${index + 1} of ${tray.length}`, { exact: true })).toBeVisible();
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(requireJigsaw(slug, seed).tray.length * MIN_MS_PER_PIECE + MARGIN_MS),
});

export const lamplightJigsaw = jigsawOn('lamplight-jigsaw-cobble-street', 'Lamplight Jigsaw: Cobble Street');
