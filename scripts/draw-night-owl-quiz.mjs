/** `node scripts/draw-night-owl-quiz.mjs`: draws the pictures of Night Owl Quiz, every cut of each edition. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/night-owl-quiz');

/** Size, then the middle and the size of the owl and of what she asks about. */
const CUTS = {
  '': [640, 480, [408, 232, 150], [150, 220, 104]],
  '-tall': [480, 640, [240, 360, 164], [240, 92, 68]],
  '-small': [480, 480, [300, 262, 142], [92, 126, 62]],
  '-preview': [1280, 800, [830, 392, 250], [330, 370, 190]],
  '-billboard': [1280, 560, [1010, 272, 180], [650, 250, 120]],
  '-billboard-phone': [640, 800, [320, 330, 176], [526, 92, 58]],
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
await mkdir(join(game, 'art'), { recursive: true });
const placed = ([x, y, size]) => ({ x, y, size });
for (const edition of EDITIONS)
  for (const [cut, [width, height, owl, sign]] of Object.entries(CUTS)) {
    const spec = { width, height, owl: placed(owl), sign: placed(sign) };
    await writeFile(join(game, 'art', `${edition.slug}${cut}.svg`), drawPicture(edition, spec));
    say(`${edition.slug}${cut}`);
  }
