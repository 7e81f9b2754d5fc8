/** `node scripts/draw-mahjong.mjs`: draws the pictures of the mahjong layouts from their data. Run it when a layout has changed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/mahjong-by-moonlight');

const STANDARD = { width: 640, height: 480, box: { x: 36, y: 44, width: 568, height: 400 } };
/** The other cuts, of the classic layout: what a card and a page of their own show. */
const CUTS = {
  tall: { width: 480, height: 640, box: { x: 20, y: 60, width: 440, height: 540 }, zoom: 1.75 },
  small: { width: 480, height: 480, box: { x: 20, y: 30, width: 440, height: 430 }, zoom: 1.7 },
  preview: { width: 1280, height: 800, box: { x: 140, y: 110, width: 1000, height: 600 } },
  billboard: { width: 1280, height: 560, box: { x: 610, y: 84, width: 630, height: 392 }, moonAt: 0.56 },
  'billboard-phone': {
    width: 640,
    height: 800,
    box: { x: 30, y: 70, width: 580, height: 420 },
    zoom: 1.25,
    moonAt: 0.14,
  },
};

const { EDITIONS, drawPicture } = await loadModules(
  "export { EDITIONS } from './config'; export { drawPicture } from './picture';",
  game,
);
const [classic, ...others] = EDITIONS;
/** Of the others one sees the whole figure: it is what tells them apart. */
const WHOLE = {
  ...CUTS,
  tall: { width: 480, height: 640, box: { x: 14, y: 150, width: 452, height: 420 }, moonAt: 0.5 },
  small: { width: 480, height: 480, box: { x: 12, y: 26, width: 456, height: 428 } },
};
const pictures = [
  ...EDITIONS.map(({ slug, layout }) => ({ name: slug, layout, cut: STANDARD })),
  ...Object.entries(CUTS).map(([name, cut]) => ({ name, layout: classic.layout, cut })),
  ...others.flatMap(({ slug, layout }) =>
    Object.entries(WHOLE).map(([name, cut]) => ({
      name: `${slug}-${name}`,
      layout,
      cut: { ...cut, zoom: 1 },
    })),
  ),
];
for (const { name, layout, cut } of pictures) {
  await writeFile(join(game, 'art', `${name}.svg`), drawPicture(layout, cut));
  say(name);
}
