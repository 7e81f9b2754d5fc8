/** Feeds for tests: records in the format of each feed, and files that contain them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCatalogHosts } from '@/lib/catalog-hosts';

export const FEED_HOSTS: ReadonlySet<string> = new Set(parseCatalogHosts());

export const gamemonetizeRecord = (id: number, changes: Record<string, unknown> = {}) => ({
  id: String(id),
  title: `Harbour Lights ${id}`,
  description: `Steer the ${id}th boat home &amp; light the lamps.`,
  instructions: 'Tap to steer.',
  url: `https://html5.gamemonetize.com/game${id}/`,
  category: 'Puzzles',
  tags: 'Boat, Night, 1 Player',
  thumb: `https://img.gamemonetize.com/game${id}/512x384.jpg`,
  width: '800',
  height: '600',
  ...changes,
});

export const gamepixRecord = (id: number, changes: Record<string, unknown> = {}) => ({
  id: `pix${id}`,
  title: `Copper Comet ${id}`,
  namespace: `copper-comet-${id}`,
  description: 'Fly.',
  category: 'match-3',
  orientation: 'portrait',
  quality_score: 0.7,
  width: 600,
  height: 900,
  date_modified: '2026-03-01T10:00:00Z',
  date_published: '2026-02-01T10:00:00Z',
  banner_image: `https://img.gamepix.com/games/${id}/cover.png`,
  image: `https://img.gamepix.com/games/${id}/icon.png`,
  url: `https://play.gamepix.com/copper-comet-${id}/embed?sid=1`,
  ...changes,
});

export const starwickRecord = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  title: `Own ${id}`,
  thumbnailImg: '/play/quiet-sudoku/art/thumb.svg',
  embed: { src: '/play/quiet-sudoku/index.html', width: 800, height: 600 },
  ...changes,
});

/** Creates a folder for feed files. `write` returns a file's path. */
export const createFeedFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starwick-feed-test-'));
  let made = 0;
  return {
    folder,
    write: async (text: string): Promise<string> => {
      made += 1;
      const file = join(folder, `feed-${made}.json`);
      await writeFile(file, text);
      return file;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Writes an array with one record on each line, the first on line 2. */
export const formatJsonArray = (records: readonly unknown[]): string =>
  `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
