/** `node scripts/draw-solitaires.mjs`: draws the pictures of Spider by Lamplight and its editions and of the Klondikes of Hearthside Solitaire, each from a deal of its own. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/spider-by-lamplight');
const art = (name) => join(game, 'art', `${name}.svg`);

const CUTS = {
  '': { width: 640, height: 480, box: { x: 34, y: 50, width: 572, height: 392 }, emblem: [540, 374, 0.92] },
  '-tall': {
    width: 480,
    height: 640,
    box: { x: 26, y: 56, width: 428, height: 540 },
    emblem: [356, 512, 1.15],
  },
  '-small': {
    width: 480,
    height: 480,
    box: { x: 24, y: 48, width: 432, height: 396 },
    emblem: [374, 366, 1.06],
  },
  '-preview': {
    width: 1280,
    height: 800,
    box: { x: 120, y: 84, width: 1040, height: 660 },
    emblem: [1096, 620, 1.6],
  },
  '-billboard': {
    width: 1280,
    height: 560,
    box: { x: 590, y: 66, width: 660, height: 450 },
    lampAt: 0.72,
    emblem: [1158, 440, 1.06],
  },
  '-billboard-phone': {
    width: 640,
    height: 800,
    box: { x: 34, y: 64, width: 572, height: 440 },
    emblem: [520, 452, 1.1],
  },
};
/** The drawn master of Spider, whose middle is the tall and the small picture. */
const MASTER = 'spider-by-lamplight';
const CROPS = {
  '-tall': { width: 480, height: 640, view: '140 0 360 480' },
  '-small': { width: 480, height: 480, view: '80 0 480 480' },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
await mkdir(join(game, 'art'), { recursive: true });
const master = await readFile(art(MASTER), 'utf8');
for (const edition of EDITIONS)
  for (const [cut, spec] of Object.entries(CUTS)) {
    const name = `${edition.slug}${cut}`;
    if (name === MASTER) continue;
    const crop = edition.slug === MASTER && CROPS[cut];
    const size = crop && `width="${crop.width}" height="${crop.height}" viewBox="${crop.view}"`;
    const text = crop
      ? master.replace(/width="640" height="480" viewBox="0 0 640 480"/, size)
      : drawPicture(edition, spec);
    await writeFile(art(name), text);
    say(name);
  }

const hearth = join(root, 'games/hearthside-solitaire');
const klondikes = await loadModules(
  "export { KLONDIKES } from './klondikes'; export { drawPicture } from './picture';",
  hearth,
);
for (const edition of klondikes.KLONDIKES)
  for (const [cut, spec] of Object.entries(CUTS)) {
    const name = `${edition.slug}${cut}`;
    await writeFile(join(hearth, 'art', `${name}.svg`), klondikes.drawPicture(edition, spec));
    say(name);
  }
