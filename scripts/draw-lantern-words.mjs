/** `node scripts/draw-lantern-words.mjs`: draws every cut of the pictures of the word searches beside Lantern Words itself, whose own are kept. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/lantern-words');

const { CUTS, EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { CUTS, drawPicture } from './picture';",
  game,
);
for (const edition of EDITIONS.filter(({ listing }) => listing !== 'words'))
  for (const [name, cut] of Object.entries(CUTS)) {
    await writeFile(join(game, 'art', `${edition.slug}${name}.svg`), drawPicture(edition, cut));
    say(`${edition.slug}${name}`);
  }
