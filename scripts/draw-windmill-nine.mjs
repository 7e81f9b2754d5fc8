/** `node scripts/draw-windmill-nine.mjs`: draws the pictures of Windmill Nine, every cut of each course. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/windmill-nine');

const CUTS = {
  '': { width: 640, height: 480, middle: [330, 262], scale: 1.02 },
  '-tall': { width: 480, height: 640, middle: [344, 290], scale: 1.15 },
  '-small': { width: 480, height: 480, middle: [344, 262], scale: 1.08 },
  '-preview': { width: 1280, height: 800, middle: [330, 270], scale: 1.62 },
  '-billboard': { width: 1280, height: 560, middle: [130, 280], scale: 1.24 },
  '-billboard-phone': { width: 640, height: 800, middle: [340, 330], scale: 1.36 },
};

/** The leap is wider than the mill. */
const LEAP_CUTS = {
  ...CUTS,
  '-tall': { width: 480, height: 640, middle: [366, 300], scale: 1.02 },
  '-small': { width: 480, height: 480, middle: [366, 262], scale: 1 },
  '-billboard-phone': { width: 640, height: 800, middle: [366, 330], scale: 1.3 },
};

/** The ball lies in front. */
const ICE_CUTS = {
  '': { width: 640, height: 480, middle: [330, 430], scale: 0.8 },
  '-tall': { width: 480, height: 640, middle: [330, 430], scale: 1 },
  '-small': { width: 480, height: 480, middle: [320, 450], scale: 0.86 },
  '-preview': { width: 1280, height: 800, middle: [330, 420], scale: 1.36 },
  '-billboard': { width: 1280, height: 560, middle: [165, 430], scale: 1.06 },
  '-billboard-phone': { width: 640, height: 800, middle: [330, 430], scale: 1.24 },
};
const CUTS_OF = { garden: CUTS, rooftops: LEAP_CUTS, canal: ICE_CUTS };

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
for (const { slug, course } of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS_OF[course])) {
    const name = `${slug}${cut}`;
    await writeFile(join(game, 'art', `${name}.svg`), drawPicture(course, spec));
    say(name);
  }
