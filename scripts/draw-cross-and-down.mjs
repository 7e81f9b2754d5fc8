/** `node scripts/draw-cross-and-down.mjs`: draws every cut of the pictures of the crosswords without clues; Cross & Down's own are kept. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/cross-and-down');

const { CUTS, EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture'; export { CUTS } from './picture-cuts';",
  game,
);
for (const edition of EDITIONS.filter(({ kind }) => kind !== 'clues'))
  for (const [name, cut] of Object.entries(CUTS)) {
    // The code's standard picture was drawn by hand.
    if (edition.kind === 'code' && name === '') continue;
    await writeFile(join(game, 'art', `${edition.slug}${name}.svg`), drawPicture(edition, cut));
    say(`${edition.slug}${name}`);
  }
