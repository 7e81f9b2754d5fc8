/**
 * Plays each game as the journeys do, records some seconds of it, and saves the recording as the preview video of the
 * game's cards.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, type Page, test } from '@playwright/test';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { openLevel } from '../../e2e/support/begin-game';
import { GameTable } from '../../e2e/support/game-table';
import { PRESSES } from '../../e2e/support/press-by';
import { type Box, encode, type Frame } from './encode';
import { type PreviewPlayer, type Move } from './record-player';
import { PREVIEW_PLAYERS } from './players';

const requested = process.env.PREVIEW_GAMES?.split(',');
/** The recorded time, the pause after a move, and the pause at the end. */
const WATCHED_MS = Number(process.env.PREVIEW_MS ?? 9_000);
const FRAME_MS = 180;
const END_MS = 700;

/** Selectors of the board, best first: behind a board that takes presses, a canvas is only its background. */
const BOARDS = ['[role="application"], [role="grid"]', 'canvas'];

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

/** Displays the count that the players wait for, nearly invisible at the edge, because a frame this low has no room for it. */
const showCount = async (table: GameTable): Promise<void> => {
  const game = await table.document();
  await game.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.kit-done { display: block !important; position: fixed; right: 0; opacity: 0.01; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
};

const open = async (table: GameTable): Promise<string> => {
  const seed = await openLevel(table, byMouse, true);
  const close = table.frame.getByRole('button', { name: 'Close the instructions' });
  if (await close.isVisible()) await byMouse.on(table, close);
  await showCount(table);
  return seed;
};

interface Playing {
  table: GameTable;
  moves: readonly Move[];
  pauseMs?: number;
  isOver(): boolean;
}

const play = async ({ table, moves, pauseMs = FRAME_MS, isOver }: Playing): Promise<void> => {
  for (const move of moves) {
    if (isOver()) return;
    await move(table, byMouse);
    await wait(pauseMs);
  }
  await wait(END_MS);
};

const fileOf = (slug: string): string => {
  const folder = BUILT_IN_GAMES.find((game) => game.slug === slug)?.embed?.src.split('/')[2];
  return `games/${folder ?? slug}/art/${slug}.webm`;
};

/**
 * Returns the largest element that may be the board, because the surroundings show a viewer nothing; the complete
 * frame when there is no such element.
 */
const boardOf = async (table: GameTable, player: PreviewPlayer, frame: Box): Promise<Box> => {
  const requested = await player.boardOf?.(table);
  if (requested) return requested;
  for (const boards of BOARDS) {
    const boxes: Box[] = [];
    for (const control of await table.frame.locator(boards).all()) {
      const box = await control.boundingBox();
      if (box) boxes.push(box);
    }
    const [largest] = boxes.toSorted((left, right) => right.width * right.height - left.width * left.height);
    if (largest) return largest;
  }
  return frame;
};

const record = async (page: Page, player: PreviewPlayer): Promise<void> => {
  const table = new GameTable(page, player.game);
  await page.goto(table.path);
  const seed = await (player.open ?? open)(table);
  const frame = await page.locator('iframe').boundingBox();
  if (!frame) throw new Error('The game is not on the page.');
  const { before, movesFor, pauseMs, watchedMs = WATCHED_MS } = player;
  for (const move of before?.(seed) ?? []) await move(table, byMouse);
  const board = await boardOf(table, player, frame);
  const folder = await mkdtemp(join(tmpdir(), 'starwick-preview-'));
  const cast = await watch(await page.context().newCDPSession(page), folder);
  let isOver = false;
  // Errors after the end of the recording do not matter.
  const playing = play({ table, moves: movesFor(seed), pauseMs, isOver: () => isOver }).catch(
    (error: unknown) => {
      if (!isOver) process.stderr.write(`${player.game.title}: ${String(error)}\n`);
    },
  );
  await Promise.race([playing, wait(watchedMs)]);
  isOver = true;
  await cast.stop();
  await encode(cast.frames, { board, frame }, fileOf(player.game.slug));
  await page.close();
  await playing;
  await rm(folder, { recursive: true });
};

for (const player of PREVIEW_PLAYERS)
  if (!requested || requested.includes(player.game.slug))
    test(player.game.title, async ({ page }) => {
      await record(page, player);
    });
