/** `node scripts/draw-letter-foundry.mjs`: draws the pictures of Letter Foundry, every cut of each edition, from its own forme. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/letter-foundry');

const CUTS = {
  '': { width: 640, height: 480, stone: [456, 326, 134], forme: [54, 44, 44] },
  '-tall': { width: 480, height: 640, stone: [250, 452, 150], forme: [66, 44, 46] },
  '-small': { width: 480, height: 480, stone: [322, 338, 124], forme: [52, 36, 40] },
  '-preview': { width: 1280, height: 800, stone: [930, 500, 230], forme: [120, 110, 78] },
  '-billboard': { width: 1280, height: 560, stone: [1084, 352, 166], forme: [560, 62, 60] },
  '-billboard-phone': { width: 640, height: 800, stone: [320, 560, 200], forme: [110, 70, 60] },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
await mkdir(join(game, 'art'), { recursive: true });
for (const edition of EDITIONS)
  for (const [cut, { stone, forme, ...size }] of Object.entries(CUTS)) {
    const spec = {
      ...size,
      stone: { x: stone[0], y: stone[1], radius: stone[2] },
      forme: { x: forme[0], y: forme[1], cell: forme[2] * (edition.setting === 'keystone' ? 0.78 : 1) },
    };
    await writeFile(join(game, 'art', `${edition.slug}${cut}.svg`), drawPicture(edition, spec));
    say(`${edition.slug}${cut}`);
  }
