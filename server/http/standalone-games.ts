/** Knows which games the build has as one document: the hashes that a player's page lists for its framed game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StandaloneGame } from './content-policy';

const FRAME = /\/play\/([a-z0-9-]+)\/index\.html/;

interface Manifest {
  games: Record<string, { whole?: StandaloneGame }>;
}

const readManifest = (folder: string): Manifest => {
  try {
    return JSON.parse(readFileSync(join(folder, 'games-manifest.json'), 'utf8')) as Manifest;
  } catch {
    // Without built games there is nothing to frame.
    return { games: {} };
  }
};

/** Reads the manifest once. @returns our game that a player's document names, or null */
export const openStandaloneGames = (folder: string): ((html: string) => StandaloneGame | null) => {
  const { games } = readManifest(folder);
  return (html) => games[FRAME.exec(html)?.[1] ?? '']?.whole ?? null;
};
