/** Eight at Nine: plays two full strokes and ends the frame; among the tricks, plays one stroke and skips the rest. */
import { expect } from '@playwright/test';
import type { GameTable } from '../game-table';
import { dragPointer, dragFinger, type PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';
import {
  EDITIONS,
  MIN_MS_PER_MOVE,
  MODE_LABELS,
  SHOWN_POINTS,
  STRENGTHS,
  type Edition,
} from '@/games/eight-at-nine/config';
import { isOpponentsTurn, pointsOf } from '@/games/eight-at-nine/play';
import { levelFor } from '@/games/eight-at-nine/rules';
import { createGame, type Game } from '@/games/eight-at-nine/state';
import { listTables } from '@/games/eight-at-nine/trick-round';
import { turnOf } from '@/games/eight-at-nine/words';
import type { ModeKey } from '@/games/eight-at-nine/types';

type TableStep = (table: GameTable, by: PressMethod) => Promise<void>;

const STROKE_COUNT = 2;
/** The maximum time until the balls are at rest; the opponent may play several strokes. */
const MAX_ROLL_MS = 90_000;

/** Strikes with full power, set by dragging the bar or by keys. */
const strikeFully: TableStep = async (table, by) => {
  const { frame, page } = table;
  if (by.name === 'keys') {
    await frame.getByRole('application').focus();
    for (let i = 0; i < STRENGTHS / 2; i += 1) await page.keyboard.press('ArrowUp');
    return page.keyboard.press('Enter');
  }
  const box = await frame.getByRole('slider').boundingBox();
  if (!box) throw new Error('The bar is not on the page.');
  const x = box.x + box.width / 2;
  await (by.name === 'mouse' ? dragPointer : dragFinger)(
    table,
    { x, y: box.y + 8 },
    { x, y: box.y + box.height - 4 },
  );
};

const pressTwice =
  (name: string): TableStep =>
  async (table, by) => {
    await by.on(table, table.frame.getByRole('button', { name }));
    await by.on(table, table.frame.getByRole('button', { name: 'Sure?' }));
  };

/** Returns the frame after the given number of full strokes at the nearest ball, including the opponent's. */
function gameAfter(edition: Edition, mode: ModeKey, seed: string, strokes: number): Game {
  const game = createGame(levelFor(edition, { seed, mode })!);
  for (let i = 0; i < strokes && !game.isDone(); i++) {
    game.aimAtNearest();
    game.setStrength(STRENGTHS);
    game.strike();
    while (isOpponentsTurn(game.play)) game.answer();
  }
  return game;
}

const framePlayer = (edition: Edition, isEdition: boolean): GamePlayer => {
  const mode = 'novice';
  const strokesFor = (seed: string) =>
    Array.from({ length: STROKE_COUNT }, (_, i) => gameAfter(edition, mode, seed, i + 1));
  const lastStroke = (seed: string) => strokesFor(seed).at(-1)!;
  return {
    game: { slug: edition.slug, title: edition.title, mode: { key: mode, label: MODE_LABELS[mode] } },
    isEdition,
    endOf: (seed) => (lastStroke(seed).isDone() ? /frame/ : 'You gave up'),
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: (seed) => {
      const strokes = strokesFor(seed).map((game): TableStep => async (table, by) => {
        await strikeFully(table, by);
        if (game.isDone()) return;
        await expect(table.frame.getByText(turnOf(game), { exact: true })).toBeVisible({
          timeout: MAX_ROLL_MS,
        });
        // The text may be older than the stroke; the balls are at rest once every button is enabled.
        await expect(table.frame.getByRole('button', { name: 'Give up' })).toBeEnabled({
          timeout: MAX_ROLL_MS,
        });
      });
      return lastStroke(seed).isDone() ? strokes : [...strokes, pressTwice('Give up')];
    },
    scoreOf: (seed) => {
      const game = lastStroke(seed);
      if (!game.isDone()) game.say(['resign']);
      return pointsOf(game.play);
    },
    wait: (table) => table.waitSinceOpen((STROKE_COUNT + 1) * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

const tricksPlayer = (edition: Edition): GamePlayer => {
  const mode = 'first';
  const tables = listTables(mode);
  const expectTable = async (table: GameTable, at: number) => {
    if (at >= tables.length) return;
    const name = table.frame.getByText(new RegExp(`^${at + 1}\\. `)).first();
    await expect(name).toBeVisible({ timeout: MAX_ROLL_MS });
  };
  const pressButton =
    (name: string): TableStep =>
    (table, by) =>
      by.on(table, table.frame.getByRole('button', { name }));
  const pressStrike: TableStep = async (table, by) => {
    await pressButton('Strike')(table, by);
    await expectTable(table, 1);
  };
  const leaveTable =
    (at: number): TableStep =>
    async (table, by) => {
      await pressTwice('Leave')(table, by);
      await expectTable(table, at + 1);
    };
  return {
    game: { slug: edition.slug, title: edition.title, mode: { key: mode, label: MODE_LABELS[mode] } },
    isEdition: true,
    endOf: () => 'The last table',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    // Plays the shown solution of the first table and skips the others.
    movesFor: () => [pressButton('Show'), pressStrike, ...tables.slice(1).map((_, i) => leaveTable(i + 1))],
    scoreOf: () => SHOWN_POINTS,
    wait: (table) => table.waitSinceOpen((tables.length + 1) * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

export const eightAtNinePlayers: readonly GamePlayer[] = EDITIONS.map((edition, index) =>
  edition.discipline === 'tricks' ? tricksPlayer(edition) : framePlayer(edition, index > 0),
);
