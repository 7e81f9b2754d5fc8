/** Fox & Fen and Moth & Candle: plays the shortest solution of a chapter, one candle or one step at a time. */
import { expect } from '@playwright/test';
import { EDITIONS, MIN_MS_PER_MOVE, MODE_LABELS } from '@/games/fox-and-fen/config';
import { ROOM } from '@/games/fox-and-fen/room/room';
import { solve } from '@/games/fox-and-fen/solve';
import { CHAPTERS, WORLDS } from '@/games/fox-and-fen/worlds';
import type { GameTable } from '../game-table';
import type { Point, PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

type PlayerStep = (table: GameTable, by: PressMethod) => Promise<void>;

const ARROW_KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SWIPE_PX = 34;

const gameBoard = (table: GameTable) => table.frame.getByRole('application');

const requireBoardBox = async (table: GameTable) => {
  const box = await gameBoard(table).boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  return box;
};

const swipeBoard = async (table: GameTable, direction: number): Promise<void> => {
  const box = await requireBoardBox(table);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = DIRECTIONS[direction]!;
  const { mouse } = table.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + dx * SWIPE_PX, y + dy * SWIPE_PX, { steps: 2 });
  await mouse.up();
};

const pressAt = async (table: GameTable, by: PressMethod, { x, y }: Point): Promise<void> => {
  if (by.name === 'mouse') await table.page.mouse.click(x, y);
  else await table.page.touchscreen.tap(x, y);
};

/** The margin around the tiles, as in the game's layout. */
const BOARD_MARGINS = { wood: [0.3, 0.35, 0.3], room: [0.22, 0.22, 0.22] } as const;

const cellPoint = async (
  table: GameTable,
  world: 'wood' | 'room',
  size: { columns: number; rows: number },
  at: { x: number; y: number },
): Promise<Point> => {
  const box = await requireBoardBox(table);
  const [across, above, below] = BOARD_MARGINS[world];
  const tile = Math.min(box.width / (size.columns + 2 * across), box.height / (size.rows + above + below));
  return {
    x: box.x + (box.width - size.columns * tile) / 2 + (at.x + 0.5) * tile,
    y: box.y + (box.height - (size.rows + above + below) * tile) / 2 + (above + at.y + 0.5) * tile,
  };
};

/** Returns the heading's text for a count. */
const countText = (world: 'wood' | 'room', count: number, par: number): string =>
  `${count} ${world === 'wood' ? 'step' : 'move'}${count === 1 ? '' : 's'}, par ${par}`;

const createPlayer = (index: number): GamePlayer => {
  const { slug, title, world } = EDITIONS[index]!;
  const { levels } = CHAPTERS[world].one;
  const solutions = levels.map(({ map, oil }) => solve(WORLDS[world], WORLDS[world].read(map, oil ?? null))!);
  const candleAt = (level: number, move: number) => {
    const { plan } = ROOM.read(levels[level]!.map, null);
    const { cell } = plan.candles[plan.groups[move]![0]!]!;
    const size = { columns: plan.width, rows: plan.height };
    return { size, at: { x: cell % plan.width, y: Math.floor(cell / plan.width) } };
  };
  const doMove = async (table: GameTable, by: PressMethod, level: number, move: number): Promise<void> => {
    if (by.name === 'keys') {
      await gameBoard(table).focus();
      return table.page.keyboard.press(world === 'wood' ? ARROW_KEYS[move]! : String(move + 1));
    }
    if (world === 'wood') return swipeBoard(table, move);
    const { size, at } = candleAt(level, move);
    return pressAt(table, by, await cellPoint(table, world, size, at));
  };
  const passSheet = async (table: GameTable, by: PressMethod, name: string): Promise<void> => {
    const button = table.frame.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await by.on(table, button);
    await expect(button).toBeHidden();
  };
  const steps: PlayerStep[] = solutions.flatMap((moves, level) =>
    moves.map((move, i): PlayerStep => async (table, by) => {
      if (level > 0 && i === 0) {
        const isOpen = await table.frame.getByRole('button', { name: 'Go on', exact: true }).isVisible();
        if (isOpen) await passSheet(table, by, 'Go on');
      }
      await doMove(table, by, level, move);
      if (i < moves.length - 1)
        await expect(table.frame.locator('.kit-done')).toHaveText(countText(world, i + 1, moves.length));
      else if (level < levels.length - 1)
        await expect(table.frame.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
    }),
  );
  const total = solutions.reduce((sum, { length }) => sum + length, 0);
  return {
    game: { slug, title, mode: { key: 'one', label: MODE_LABELS[world].one } },
    isEdition: index > 0,
    endOf: () => 'Not a step too many',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: () => steps,
    scoreOf: () => total,
    wait: (table) => table.waitSinceOpen(total * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

export const foxAndFenPlayer = createPlayer(0);
export const mothAndCandlePlayer = createPlayer(1);
