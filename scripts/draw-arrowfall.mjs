/** `node scripts/draw-arrowfall.mjs`: draws the pictures of Arrowfall and Lantern Harbour, every cut. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/arrowfall');

/** Places in parts of the picture; sizes in its units. */
const CUTS = {
  '': { width: 640, height: 480, x: 0.5, y: 0.49, size: 320, ground: 0.76 },
  '-tall': { width: 480, height: 640, x: 0.5, y: 0.46, size: 350, ground: 0.74 },
  '-small': { width: 480, height: 480, x: 0.5, y: 0.5, size: 330, ground: 0.76 },
  '-preview': { width: 1280, height: 800, x: 0.62, y: 0.48, size: 500, ground: 0.76 },
  '-billboard': { width: 1280, height: 560, x: 0.7, y: 0.5, size: 370, ground: 0.78 },
  '-billboard-phone': { width: 640, height: 800, x: 0.5, y: 0.4, size: 420, ground: 0.7 },
};
/** A lantern is the brightest of several, and smaller than a target. */
const LANTERN = 0.46;

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const { slug, world } of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS)) {
    const own =
      world === 'fair' ? spec : { ...spec, size: spec.size * LANTERN, x: spec.x - 0.02, y: spec.y - 0.08 };
    await writeFile(join(game, 'art', `${slug}${cut}.svg`), drawPicture(world, own));
    say(`${slug}${cut}`);
  }
