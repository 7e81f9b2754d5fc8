/** `node scripts/draw-sudoku.mjs`: draws the pictures of the sudokus that have a scene. Run it when a scene or a generator has changed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/quiet-sudoku');

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './pictures/picture';",
  game,
);
for (const { variant } of EDITIONS) {
  const picture = drawPicture(variant);
  if (!picture) continue;
  await writeFile(join(game, 'art', `${variant}.svg`), picture);
  say(variant);
}
