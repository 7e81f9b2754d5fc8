/** Domino Parlour: plays the moves of the hints, against the easiest opponent. */
import { expect, type Locator } from '@playwright/test';
import type { GameTable } from '../game-table';
import { dragPointer, type PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';
import { EDITIONS, type Edition } from '@/games/domino-parlour/config';
import { MIN_MS_PER_MOVE, PATIENCE, SHELF } from '@/games/domino-parlour/patience/config';
import { dealPyramid } from '@/games/domino-parlour/patience/deal';
import {
  adviseStep,
  applyMove,
  createPlay,
  isRoundOver,
  isWord,
  pointsOf,
  resolveRound,
  onlyOption,
} from '@/games/domino-parlour/play';
import type { Move, Play, Step, PlayerWord } from '@/games/domino-parlour/types';
import { titleOf } from '@/games/domino-parlour/words';

const solvedMatches = new Map<string, { moves: Move[]; play: Play }>();

const nextMove = (play: Play): Move => {
  if (isRoundOver(play)) return ['next'];
  const onlyMove = onlyOption(play);
  return onlyMove ? [onlyMove] : adviseStep(play)!;
};

const solveMatch = ({ keyword, house }: Edition, seed: string) => {
  const key = `${keyword} ${seed}`;
  const known = solvedMatches.get(key);
  if (known) return known;
  const play = createPlay({ house, mode: 'easy', seed });
  const moves: Move[] = [];
  resolveRound(play);
  while (!play.ending) {
    const move = nextMove(play);
    applyMove(play, move);
    moves.push(move);
  }
  solvedMatches.set(key, { moves, play });
  return { moves, play };
};

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => node === node.ownerDocument.activeElement);

/** Presses Right until a control has the focus. */
const focusControl = async ({ page }: GameTable, control: Locator): Promise<void> => {
  for (let steps = 0; !(await hasFocus(control)); steps += 1) {
    if (steps > 28) throw new Error('The arrows do not lead there.');
    await page.keyboard.press('ArrowRight');
  }
};

const playTileByKeys = async (table: GameTable, tile: Locator, end: Locator): Promise<void> => {
  const { keyboard } = table.page;
  await focusControl(table, tile);
  await keyboard.press('Enter');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  if ((await table.frame.locator('.dp-end').count()) > 1) {
    await expect(table.frame.locator('.dp-end:focus')).toHaveCount(1);
    await focusControl(table, end);
  }
  await keyboard.press('Enter');
};

const playTile = async (
  table: GameTable,
  by: PressMethod,
  [tile, end]: Step,
  isDrawn: boolean,
): Promise<void> => {
  const button = table.frame.locator(`[data-tile="${tile}"]`);
  await expect(button).toHaveClass(/is-fit/);
  const place = table.frame.locator(`[data-end="${end}"]`);
  if (by.name === 'keys') await playTileByKeys(table, button, place);
  else {
    await by.on(table, button);
    if (isDrawn) await dragPointer(table, await table.pointOf(button), await table.pointOf(place));
    else await by.on(table, place);
  }
  await expect(button).toHaveCount(0);
};

const pressWord = async (table: GameTable, by: PressMethod, [word]: PlayerWord): Promise<void> => {
  if (word === 'next') {
    const next = table.frame.getByRole('button', { name: /^(Next round|Finish the match)$/ });
    await expect(next).toBeVisible();
    return by.on(table, next);
  }
  const dueButton = table.frame.locator('.kit-tool.is-due');
  await expect(dueButton).toBeVisible();
  const { frame } = table;
  const done = frame.locator('.dp-me .dp-said', { hasText: word === 'draw' ? 'Drew' : 'Pass' });
  if (by.name === 'keys') await table.page.keyboard.press('d');
  else await by.on(table, dueButton);
  await expect(done).toBeVisible();
};

const createPlayer = (edition: Edition, index: number): GamePlayer => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'easy', label: 'Easy' } },
  endOf: (seed) => titleOf(solveMatch(edition, seed)),
  scoreOf: (seed) => pointsOf(solveMatch(edition, seed).play),
  isLeft: false,
  isEdition: index > 0,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) =>
    solveMatch(edition, seed).moves.map(
      (move, at) => (table, by) =>
        isWord(move)
          ? pressWord(table, by, move)
          : playTile(table, by, move, by.name === 'mouse' && at % 2 === 0),
    ),
  // Every move of an opponent takes longer than the minimum time per move.
  wait: () => Promise.resolve(),
});

const pressTile = async (table: GameTable, by: PressMethod, tile: number): Promise<void> => {
  const button = table.frame.locator(`[data-tile="${tile}"]`);
  if (by.name !== 'keys') return by.on(table, button);
  await focusControl(table, button);
  await table.page.keyboard.press('Enter');
};

/** Plays the solitaire variant by the stored solution of the deal. */
const patiencePlayer: GamePlayer = {
  game: { slug: PATIENCE.slug, title: PATIENCE.title, mode: { key: 'easy', label: 'Easy' } },
  endOf: () => 'The table is clear',
  isLeft: false,
  isEdition: true,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { solution } = dealPyramid(seed, SHELF.easy);
    return solution.map(([one, other], at) => async (table, by) => {
      await pressTile(table, by, Number(one));
      if (other !== undefined) await pressTile(table, by, other);
      else if (by.name === 'keys') await table.page.keyboard.press('s');
      else await by.on(table, table.frame.getByRole('button', { name: 'Set aside' }));
      if (at === solution.length - 1) return;
      const pressedTile = table.frame.locator(`[data-tile="${other ?? one}"]`);
      if (other === undefined) await expect(pressedTile).toHaveAttribute('aria-label', /shelf/);
      else await expect(pressedTile).toHaveClass(/is-gone/);
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(dealPyramid(seed, SHELF.easy).solution.length * MIN_MS_PER_MOVE + MARGIN_MS),
};

export const dominoParlourPlayers = [...EDITIONS.map(createPlayer), patiencePlayer];
