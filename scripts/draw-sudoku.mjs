/** `node scripts/draw-sudoku.mjs`: draws every cut of the pictures of the sudokus, and the diagrams of the page of their family. Run it when a scene or a generator has changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/quiet-sudoku');

const diagrams = join(root, 'public/art/families');

const { CUTS, EDITIONS, drawDiagram, drawPicture, isDrawn } = await loadModules(
  "export { EDITIONS } from './config'; export { CUTS } from './pictures/cuts'; export { drawDiagram } from './pictures/diagram'; export { drawPicture } from './pictures/picture'; export { isDrawn } from './pictures/scenes';",
  game,
);
for (const { variant } of EDITIONS)
  for (const [name, cut] of Object.entries(CUTS)) {
    if (!isDrawn(variant, name)) continue;
    await writeFile(join(game, 'art', `${variant}${name}.svg`), drawPicture(variant, cut));
    say(`${variant}${name}`);
  }

await mkdir(diagrams, { recursive: true });
for (const { slug, variant } of EDITIONS) {
  await writeFile(join(diagrams, `${slug}.svg`), drawDiagram(variant));
  say(`families/${slug}`);
}
