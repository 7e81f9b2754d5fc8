/** `node scripts/draw-domino-parlour.mjs`: draws the pictures of Domino Parlour, every cut of each edition, from its own tiles. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/domino-parlour');

const CUTS = {
  '': { width: 640, height: 480 },
  '-tall': { width: 480, height: 640, zoom: 1.25 },
  '-small': { width: 480, height: 480 },
  '-preview': { width: 1280, height: 800 },
  '-billboard': { width: 1280, height: 560, middle: 0.68, zoom: 0.9 },
  '-billboard-phone': { width: 640, height: 800, zoom: 1.2 },
};

const { EDITIONS, PATIENCE, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { PATIENCE } from './patience/config'; export { drawPicture } from './picture';",
  game,
);
for (const edition of [...EDITIONS, PATIENCE])
  for (const [cut, spec] of Object.entries(CUTS)) {
    const name = `${edition.slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(edition, spec));
    say(name);
  }
