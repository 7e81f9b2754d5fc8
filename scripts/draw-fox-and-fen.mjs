/** `node scripts/draw-fox-and-fen.mjs`: draws the pictures of Fox & Fen and of Moth & Candle, every cut of each. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/fox-and-fen');

const CUTS = {
  '': { width: 640, height: 480, middle: [330, 300], scale: 1.06 },
  '-tall': { width: 480, height: 640, middle: [326, 322], scale: 1.16 },
  '-small': { width: 480, height: 480, middle: [322, 336], scale: 1.24 },
  '-preview': { width: 1280, height: 800, middle: [320, 300], scale: 1.6 },
  '-billboard': { width: 1280, height: 560, middle: [60, 320], scale: 1.22 },
  '-billboard-phone': { width: 640, height: 800, middle: [330, 330], scale: 1.4 },
};

/** The moth's wings are wider than the fox. */
const WING_CUTS = {
  ...CUTS,
  '': { width: 640, height: 480, middle: [320, 290], scale: 1.0 },
  '-tall': { width: 480, height: 640, middle: [346, 316], scale: 1.1 },
  '-small': { width: 480, height: 480, middle: [352, 336], scale: 1.06 },
  '-billboard-phone': { width: 640, height: 800, middle: [350, 330], scale: 1.34 },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const { slug, world } of EDITIONS)
  for (const [cut, spec] of Object.entries(world === 'wood' ? CUTS : WING_CUTS)) {
    const name = `${slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(world, spec));
    say(name);
  }
