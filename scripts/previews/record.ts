/** Plays each game as the journeys do, looks on for some seconds, and keeps what it saw as the preview of the game's cards. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, type Page, test } from '@playwright/test';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { GameTable } from '../../e2e/support/game-table';
import type { Player } from '../../e2e/support/players/player';
import { PRESSES } from '../../e2e/support/press-by';
import { type Box, encode, type Frame } from './encode';
import { FILM_PLAYERS } from './players';

const asked = process.env.PREVIEW_GAMES?.split(',');
/** How long a game is watched, and how long a person would look at a move. */
const WATCHED_MS = Number(process.env.PREVIEW_MS ?? 9_000);
const LOOK_MS = 180;

const BOARDS = '[role="application"], [role="grid"], canvas';

const [byMouse] = PRESSES;
if (!byMouse) throw new Error('There is no mouse.');

interface Screencast {
  frames: Frame[];
  stop(): Promise<void>;
}

const watch = async (session: CDPSession, folder: string): Promise<Screencast> => {
  const frames: Frame[] = [];
  const writing: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: metadata.timestamp ?? 0 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
  return {
    frames,
    stop: async () => {
      await session.send('Page.stopScreencast');
      await Promise.all(writing);
    },
  };
};

const open = async (table: GameTable): Promise<string> => {
  await byMouse.on(table, table.arch);
  await byMouse.chooseMode(table);
  const seed = table.seedOfNextRun();
  await byMouse.on(table, table.button('Play'));
  await byMouse.on(table, table.button('Got it'));
  await table.frame.getByRole('dialog').waitFor({ state: 'hidden' });
  return seed;
};

const play = async (table: GameTable, player: Player, seed: string, isOver: () => boolean): Promise<void> => {
  for (const move of player.movesFor(seed)) {
    if (isOver()) return;
    await move(table, byMouse);
    await wait(LOOK_MS);
  }
};

const fileOf = (slug: string): string => {
  const folder = BUILT_IN_GAMES.find((game) => game.slug === slug)?.embed?.src.split('/')[2];
  return `games/${folder ?? slug}/art/${slug}.webm`;
};

/** The largest of what may be the board: what is beside it tells a film's viewer nothing. All of a game that names none. */
const boardOf = async (table: GameTable, frame: Box): Promise<Box> => {
  const boxes: Box[] = [];
  for (const control of await table.frame.locator(BOARDS).all()) {
    const box = await control.boundingBox();
    if (box) boxes.push(box);
  }
  const [largest] = boxes.toSorted((left, right) => right.width * right.height - left.width * left.height);
  return largest ?? frame;
};

const record = async (page: Page, player: Player): Promise<void> => {
  const table = new GameTable(page, player.game);
  await page.goto(`/gameplayer/${player.game.slug}`);
  const seed = await open(table);
  const frame = await page.locator('iframe').boundingBox();
  if (!frame) throw new Error('The game is not on the page.');
  const board = await boardOf(table, frame);
  const folder = await mkdtemp(join(tmpdir(), 'starwick-preview-'));
  const cast = await watch(await page.context().newCDPSession(page), folder);
  let isOver = false;
  // What the end interrupts is of no interest.
  const playing = play(table, player, seed, () => isOver).catch(() => undefined);
  await Promise.race([playing, wait(WATCHED_MS)]);
  isOver = true;
  await cast.stop();
  await encode(cast.frames, { board, frame }, fileOf(player.game.slug));
  await page.close();
  await playing;
  await rm(folder, { recursive: true });
};

for (const player of FILM_PLAYERS)
  if (!asked || asked.includes(player.game.slug))
    test(player.game.title, async ({ page }) => {
      await record(page, player);
    });
