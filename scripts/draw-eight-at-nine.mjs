/** `node scripts/draw-eight-at-nine.mjs`: draws the pictures of Eight at Nine, every cut of each edition. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/eight-at-nine');
const CUTS = {
  '': { width: 640, height: 480, middle: [320, 250], scale: 1 },
  '-tall': { width: 480, height: 640, middle: [322, 262], scale: 1.32 },
  '-small': { width: 480, height: 480, middle: [322, 270], scale: 1.24 },
  '-preview': { width: 1280, height: 800, middle: [320, 250], scale: 1.62 },
  '-billboard': { width: 1280, height: 560, middle: [96, 250], scale: 1.18 },
  '-billboard-phone': { width: 640, height: 800, middle: [320, 320], scale: 1.36 },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const { slug, discipline } of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS)) {
    await writeFile(join(game, 'art', `${slug}${cut}.svg`), drawPicture(discipline, spec));
    say(`${slug}${cut}`);
  }
