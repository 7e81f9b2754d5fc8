/** Tests the opening and first moves of every game engine. A new engine is included as soon as the catalog lists it. */
import { BUILT_IN_GAMES } from '@/games/catalog';
import { pauseAndResume, openLevel } from '../support/begin-game';
import { GameTable } from '../support/game-table';
import { byMouse } from '../support/play-by';
import { ALL_PLAYERS } from '../support/players';
import type { GamePlayer } from '../support/players/player';
import { PRESSES } from '../support/press-by';
import { dailyLevel, SudokuTable } from '../support/sudoku-table';
import { localToday } from '../support/today';
import { engine } from './support/engine';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const MAX_MOVES = 2;
const [mouse] = PRESSES;

/** `/play/<engine>/…` is the path of each of our own games; the editions of an engine share it. */
const parseEngineFolder = (source = ''): string => source.split('/')[2] ?? '';

const HOSTED_GAMES = BUILT_IN_GAMES.filter(({ embed }) => embed?.src?.startsWith('/play/'));
const ENGINE_FOLDERS = [...new Set(HOSTED_GAMES.map(({ embed }) => parseEngineFolder(embed?.src)))];

const listGamesOfEngine = (name: string) =>
  HOSTED_GAMES.filter(({ embed }) => parseEngineFolder(embed?.src) === name);

const findPlayer = (name: string): GamePlayer | undefined => {
  const slugs = listGamesOfEngine(name).map(({ slug }) => slug);
  return ALL_PLAYERS.find(({ game }) => slugs.includes(game.slug));
};

const expectMoves = async (
  table: GameTable,
  player: GamePlayer,
  count: number,
  seed: string,
): Promise<void> => {
  if (player.expectSaved) await player.expectSaved(table, count, seed);
  else await table.expectSaved(count);
};

/** Plays the first moves, pauses, and resumes. */
const playFirstMoves = async (page: Page, player: GamePlayer): Promise<void> => {
  const table = new GameTable(page, player.game);
  const by = PRESSES.find(({ name }) => name !== 'touch' && player.ways.includes(name)) ?? mouse!;
  await page.goto(table.path);
  const seed = await openLevel(table, by, true);
  const moves = player.movesFor(seed);
  const count = Math.min(MAX_MOVES, Math.max(1, moves.length - 1));
  for (const move of moves.slice(0, count)) await move(table, by);
  await pauseAndResume(table, by);
  await expectMoves(table, player, count, seed);
};

const playSudoku = async (page: Page): Promise<void> => {
  const table = new SudokuTable(page, dailyLevel(localToday()));
  await page.goto('/gameplayer/quiet-sudoku');
  await byMouse.press(table, page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }));
  await table.expectFilled(table.givenCount);
  for (const step of table.steps.slice(0, MAX_MOVES)) await byMouse.place(table, step);
  await table.waitForSaved(MAX_MOVES);
};

/** Opens, pauses and resumes a game without a player of its own; every game of the shell supports this. */
const openShell = async (page: Page, { slug, title }: { slug: string; title: string }): Promise<void> => {
  const table = new GameTable(page, { slug, title, mode: { key: '', label: '' } });
  await page.goto(`/gameplayer/${slug}`);
  await openLevel(table, mouse!, true);
  await pauseAndResume(table, mouse!);
};

/** Opens a Flash game and waits until it receives keys. */
const openFlash = async (page: Page, { slug, title }: { slug: string; title: string }): Promise<void> => {
  const table = new GameTable(page, { slug, title, mode: { key: '', label: '' } });
  await page.goto(`/gameplayer/${slug}`);
  await mouse!.on(table, table.arch);
  // The instructions are shown once the game accepts keys.
  await expect(table.frame.locator('.kit-strip')).toBeVisible();
  const game = table.frame.getByRole('application');
  // In WebKit, a frame of another origin can focus an element only after its first key press.
  if (engine.name !== 'webkit') await expect(game).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(game).toBeFocused();
  await expect(table.frame.locator('.kit-strip')).toHaveCount(0);
};

const playOpening = (page: Page, name: string): Promise<void> => {
  const player = findPlayer(name);
  const [game] = listGamesOfEngine(name);
  if (player) return playFirstMoves(page, player);
  if (!game) throw new Error(`The catalog has no game of ${name}.`);
  if (name === 'quiet-sudoku') return playSudoku(page);
  return game.embed?.src?.endsWith('.swf') ? openFlash(page, game) : openShell(page, game);
};

for (const name of ENGINE_FOLDERS)
  test(`opens ${name} and plays its first moves`, ({ page }) => playOpening(page, name));
