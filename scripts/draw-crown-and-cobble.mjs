/** `node scripts/draw-crown-and-cobble.mjs`: draws the pictures of Crown & Cobble and Last Light Harbour, every cut of each. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/crown-and-cobble');

const CUTS = {
  '': { width: 640, height: 480, middle: [320, 290], scale: 1.02 },
  '-tall': { width: 480, height: 640, middle: [316, 330], scale: 1.1 },
  '-small': { width: 480, height: 480, middle: [316, 290], scale: 1.06 },
  '-preview': { width: 1280, height: 800, middle: [320, 296], scale: 1.6 },
  '-billboard': { width: 1280, height: 560, middle: [96, 300], scale: 1.2 },
  '-billboard-phone': { width: 640, height: 800, middle: [320, 356], scale: 1.34 },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const { slug, world } of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS)) {
    const name = `${slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(world, spec));
    say(name);
  }
