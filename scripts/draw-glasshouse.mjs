/** `node scripts/draw-glasshouse.mjs`: draws the pictures of Glasshouse, every cut of each edition, from its own plants. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/glasshouse');

const CUTS = {
  '': { width: 640, height: 480, columns: 5, rows: 3, pane: 92, at: [76, 142] },
  '-tall': { width: 480, height: 640, columns: 4, rows: 4, pane: 92, at: [45, 190] },
  '-small': { width: 480, height: 480, columns: 4, rows: 3, pane: 94, at: [40, 140] },
  '-preview': { width: 1280, height: 800, columns: 8, rows: 4, pane: 122, at: [124, 220] },
  '-billboard': { width: 1280, height: 560, columns: 6, rows: 3, pane: 100, at: [600, 176] },
  '-billboard-phone': { width: 640, height: 800, columns: 5, rows: 4, pane: 96, at: [66, 170] },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const edition of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS)) {
    const name = `${edition.slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(edition, spec));
    say(name);
  }
