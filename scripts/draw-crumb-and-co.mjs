/** `node scripts/draw-crumb-and-co.mjs`: draws the pictures of Crumb & Co. and Ramen Rush, every cut, from their own rooms. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/crumb-and-co');

const CUTS = {
  '': { width: 640, height: 480, guests: [4, 9, 14], from: 0.08, to: 0.92, guestWidth: 190, wares: 5 },
  '-tall': { width: 480, height: 640, guests: [4, 9], from: 0.06, to: 0.94, guestWidth: 220, wares: 4 },
  '-small': { width: 480, height: 480, guests: [4, 14], from: 0.08, to: 0.92, guestWidth: 210, wares: 3 },
  '-preview': {
    width: 1280,
    height: 800,
    guests: [4, 7, 9, 14],
    from: 0.08,
    to: 0.92,
    guestWidth: 290,
    wares: 7,
  },
  '-billboard': {
    width: 1280,
    height: 560,
    guests: [4, 9, 14],
    from: 0.42,
    to: 0.95,
    guestWidth: 230,
    wares: 5,
  },
  '-billboard-phone': {
    width: 640,
    height: 800,
    guests: [4, 9],
    from: 0.08,
    to: 0.92,
    guestWidth: 270,
    wares: 4,
  },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const edition of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS)) {
    const name = `${edition.slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(edition, spec));
    say(name);
  }
