/** `node scripts/draw-copper-rally.mjs`: draws the pictures of Copper Rally, every cut of each edition. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/copper-rally');

const ROAD_CUTS = {
  '': { width: 640, height: 480, middle: [326, 246], scale: 1 },
  '-tall': { width: 480, height: 640, middle: [324, 234], scale: 1.2 },
  '-small': { width: 480, height: 480, middle: [324, 268], scale: 1.1 },
  '-preview': { width: 1280, height: 800, middle: [326, 246], scale: 1.62 },
  '-billboard': { width: 1280, height: 560, middle: [96, 256], scale: 1.18 },
  '-billboard-phone': { width: 640, height: 800, middle: [324, 282], scale: 1.4 },
};

const TABLE_CUTS = {
  '': { width: 640, height: 480, middle: [320, 246], scale: 1 },
  '-tall': { width: 480, height: 640, middle: [316, 262], scale: 1.12 },
  '-small': { width: 480, height: 480, middle: [310, 252], scale: 1.05 },
  '-preview': { width: 1280, height: 800, middle: [320, 250], scale: 1.6 },
  '-billboard': { width: 1280, height: 560, middle: [90, 270], scale: 1.16 },
  '-billboard-phone': { width: 640, height: 800, middle: [316, 300], scale: 1.36 },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
await mkdir(join(game, 'art'), { recursive: true });
for (const { slug, world } of EDITIONS)
  for (const [cut, spec] of Object.entries(world === 'road' ? ROAD_CUTS : TABLE_CUTS)) {
    const name = `${slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(world, spec));
    say(name);
  }
