/** `node scripts/draw-needle-drop.mjs`: draws the pictures of Needle Drop and Echo Bells, every cut of each. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/needle-drop');

const CUTS = {
  '': {
    width: 640,
    height: 480,
    record: { x: 270, y: 238, size: 186 },
    bells: { x: 320, y: 262, size: 98, rows: [4, 4] },
  },
  '-tall': {
    width: 480,
    height: 640,
    record: { x: 196, y: 330, size: 196 },
    bells: { x: 240, y: 360, size: 100, rows: [3, 3] },
  },
  '-small': {
    width: 480,
    height: 480,
    record: { x: 200, y: 246, size: 162 },
    bells: { x: 240, y: 268, size: 112, rows: [2, 2] },
  },
  '-preview': {
    width: 1280,
    height: 800,
    record: { x: 560, y: 400, size: 310 },
    bells: { x: 640, y: 430, size: 150, rows: [4, 4] },
  },
  '-billboard': {
    width: 1280,
    height: 560,
    record: { x: 860, y: 282, size: 216 },
    bells: { x: 930, y: 312, size: 116, rows: [4, 4] },
  },
  '-billboard-phone': {
    width: 640,
    height: 800,
    record: { x: 262, y: 370, size: 262 },
    bells: { x: 320, y: 380, size: 126, rows: [3, 3] },
  },
};

const { NEEDLE, BELLS, drawRecord, drawTower } = await loadModules(
  "export { NEEDLE, BELLS } from './config'; export { drawRecord, drawTower } from './picture';",
  game,
);
await mkdir(join(game, 'art'), { recursive: true });
for (const [cut, { width, height, record, bells }] of Object.entries(CUTS)) {
  const pictures = {
    [NEEDLE.slug]: drawRecord({ width, height, rows: [], ...record }),
    [BELLS.slug]: drawTower({ width, height, ...bells }),
  };
  for (const [slug, picture] of Object.entries(pictures)) {
    await writeFile(join(game, 'art', `${slug}${cut}.svg`), picture);
    say(`${slug}${cut}`);
  }
}
