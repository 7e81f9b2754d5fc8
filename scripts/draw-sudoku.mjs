/** `node scripts/draw-sudoku.mjs`: draws every cut of the pictures of the sudokus. Run it when a scene or a generator has changed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/quiet-sudoku');

const { CUTS, EDITIONS, drawPicture, isDrawn } = await loadModules(
  "export { EDITIONS } from './config'; export { CUTS } from './pictures/cuts'; export { drawPicture } from './pictures/picture'; export { isDrawn } from './pictures/scenes';",
  game,
);
for (const { variant } of EDITIONS)
  for (const [name, cut] of Object.entries(CUTS)) {
    if (!isDrawn(variant, name)) continue;
    await writeFile(join(game, 'art', `${variant}${name}.svg`), drawPicture(variant, cut));
    say(`${variant}${name}`);
  }
