/** `node scripts/draw-lantern-words.mjs`: draws the pictures of the word searches beside Lantern Words itself, whose own is kept. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/lantern-words');

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const edition of EDITIONS.filter(({ listing }) => listing !== 'words')) {
  await writeFile(join(game, 'art', `${edition.slug}.svg`), drawPicture(edition));
  say(edition.slug);
}
