/** `node scripts/draw-copper-and-steam.mjs`: draws the pictures of Copper & Steam out of its own levels. Run it when its pieces have changed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/copper-and-steam');

const SCENES = {
  plain: { mode: 'cellar', seed: 'picture 39', joints: 5 },
  round: { mode: 'kitchen', seed: 'picture 19', joints: 4 },
  two: { mode: 'kitchen', seed: 'picture 162', joints: 3 },
  gear: { mode: 'kitchen', seed: 'picture 7', joints: 4 },
};
/** The larger of a board's sides, in cells, has to fit; `zoom` lets it run over. */
const CUTS = {
  '': { width: 640, height: 480, x: 320, y: 240, size: 470, zoom: 1.55 },
  '-tall': { width: 480, height: 640, x: 240, y: 330, size: 480, zoom: 1.4 },
  '-small': { width: 480, height: 480, x: 240, y: 240, size: 480, zoom: 1.75 },
  '-preview': { width: 1280, height: 800, x: 880, y: 400, size: 740, isCalm: true },
  '-billboard': { width: 1280, height: 560, x: 950, y: 280, size: 640, isCalm: true },
  '-billboard-phone': { width: 640, height: 800, x: 320, y: 310, size: 600, zoom: 1.1 },
};
const CELLS = { kitchen: 5.7, cellar: 7.3 };

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const { slug, plan } of EDITIONS)
  for (const [name, { size, zoom = 1, ...cut }] of Object.entries(CUTS)) {
    const scene = { ...SCENES[plan], plan };
    const over = plan === 'plain' ? zoom : 1;
    const drawn = drawPicture(scene, { ...cut, side: (size * over) / CELLS[scene.mode] });
    await writeFile(join(game, 'art', `${slug}${name}.svg`), drawn);
    say(`${slug}${name}`);
  }
