/** Looks up games that were built as standalone documents. A player page's policy lists the hashes of its game's inline parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StandaloneGame } from './content-policy';

const GAME_FRAME_PATH = /\/play\/([a-z0-9-]+)\/index\.html/;

interface GamesManifest {
  games: Record<string, { whole?: StandaloneGame }>;
}

const readManifest = (folder: string): GamesManifest => {
  try {
    return JSON.parse(readFileSync(join(folder, 'games-manifest.json'), 'utf8')) as GamesManifest;
  } catch {
    // Without built games, no page embeds one.
    return { games: {} };
  }
};

/**
 * Reads the manifest once.
 * @returns a function that finds our game embedded in a player page's HTML, or null
 */
export const openStandaloneGames = (folder: string): ((html: string) => StandaloneGame | null) => {
  const { games } = readManifest(folder);
  return (html) => games[GAME_FRAME_PATH.exec(html)?.[1] ?? '']?.whole ?? null;
};
