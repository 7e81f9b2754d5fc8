/** `node scripts/draw-cross-and-down.mjs`: draws the pictures of the younger crosswords; those of the two oldest are kept. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/cross-and-down');

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const edition of EDITIONS.filter(({ kind }) => kind !== 'clues' && kind !== 'code')) {
  await writeFile(join(game, 'art', `${edition.slug}.svg`), drawPicture(edition));
  say(edition.slug);
}
