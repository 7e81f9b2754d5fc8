/**
 * `node scripts/draw-jigsaws.mjs [scene …]`: draws the pictures of the jigsaws. Scenes that are parts have every cut drawn; those
 * of the daily have theirs from before, and only the wide one, on which the puzzle lies on a table, is made here.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/lamplight-jigsaw');

/** The visible part of the sheet, the size of the drawing in pixels, and its maximum size in bytes. */
const CUTS = {
  '': { width: 560, height: 420, pixels: [640, 480], maxBytes: 45_000 },
  '-tall': { width: 384, height: 512, pixels: [480, 640], maxBytes: 45_000 },
  '-small': { width: 320, height: 320, pixels: [480, 480], maxBytes: 30_000 },
  '-preview': { width: 720, height: 450, pixels: [1280, 800], maxBytes: 46_000 },
};

/** Every picture here is made from one seed; where it is looked at, and how much of it is seen, was chosen by eye. */
const SEED = 'a';
const VIEWS = {
  aurora: [420, 480, 1.25],
  bakery: [760, 370, 1.2],
  balloons: [560, 420, 1.7],
  breakfast: [600, 290, 0.95],
  butterflies: [690, 290, 0.8],
  cacti: [600, 420, 0.9],
  caravan: [430, 470, 1],
  carousel: [560, 360, 1.2],
  castle: [670, 380, 1.3],
  cats: [960, 230, 0.85],
  chess: [600, 480, 0.9],
  city: [560, 360, 0.85],
  courtyard: [600, 430, 0.95],
  dollhouse: [560, 436, 0.62],
  doors: [800, 560, 0.9],
  dragon: [900, 560, 1],
  fairground: [750, 400, 1.25],
  ferries: [520, 440, 1.2],
  galleon: [700, 380, 1.3],
  glasshouse: [600, 440, 1.15],
  island: [860, 280, 1.3],
  kites: [480, 260, 1.1],
  koi: [400, 300, 0.8],
  masks: [540, 150, 0.85],
  music: [620, 380, 1.2],
  orchard: [560, 540, 1.15],
  owls: [330, 390, 0.8],
  parrots: [400, 230, 0.75],
  peacock: [600, 390, 0.46],
  planets: [620, 400, 1.2],
  quilts: [604, 420, 1.1],
  reef: [470, 390, 1.2],
  skaters: [560, 540, 1],
  slopes: [370, 470, 0.95],
  stained: [600, 390, 1.3],
  stamps: [640, 560, 1.15],
  station: [440, 420, 1.2],
  studio: [215, 262, 0.88],
  sunflowers: [380, 520, 0.9],
  terraces: [770, 560, 0.8],
  theatre: [660, 410, 1.15],
  toyshop: [600, 350, 1.2],
  tulips: [780, 410, 1.2],
  umbrellas: [720, 540, 0.66],
  undergrowth: [300, 440, 0.85],
  waterhole: [800, 400, 1.1],
};

const modules = await loadModules(
  ['config', 'edition-texts', 'types']
    .map((module) => `export * from './${module}';`)
    .concat(
      ['brush', 'dice', 'on-the-table', 'scenes', 'vector-brush'].map(
        (module) => `export * from './pictures/${module}';`,
      ),
    )
    .join(''),
  game,
);
const { DAILY_SCENES, SHELF_SCENES, createDice, SHEET, createVectorBrush } = modules;
const { EDITIONS, PUZZLE, drawOnTable, paintPicture, textsOf } = modules;
const wanted = process.argv.slice(2);

/** A side of a cut: round its middle, but on the sheet. */
const startOf = (middle, size, sheet) => Math.round(Math.min(sheet - size, Math.max(0, middle - size / 2)));

/** The wide picture: as much of the sheet as the puzzle's shape takes, round what the other cuts look at. */
const WIDE_BYTES = 32_000;
/** Scenes of many small things lose what they are of before they are that small. */
const MORE_WIDE_BYTES = 56_000;
const writeWide = async (scene, toSvg, [x, y, share], maxBytes = WIDE_BYTES) => {
  const larger = Math.min(share * 1.2, SHEET.height / PUZZLE.height);
  const [width, height] = [PUZZLE.width * larger, PUZZLE.height * larger];
  const place = { x: startOf(x, width, SHEET.width), y: startOf(y, height, SHEET.height) };
  const pixels = [PUZZLE.width, PUZZLE.height];
  const view = { ...place, width, height, pixels };
  // Nothing, where it can't be that small.
  const picture = toSvg({ ...view, maxBytes }) || toSvg({ ...view, maxBytes: MORE_WIDE_BYTES });
  const edition = EDITIONS.find((other) => other.scene === scene);
  const svg = drawOnTable(picture, textsOf(edition).colour, scene);
  await writeFile(join(game, 'art', `${scene}-billboard.svg`), svg);
  say(`${scene}-billboard ${svg.length} B`);
};

for (const scene of DAILY_SCENES.filter((key) => !wanted.length || wanted.includes(key))) {
  const { brush, toSvg } = createVectorBrush();
  const lamp = paintPicture(brush, scene, SEED);
  await writeWide(scene, toSvg, [lamp.x, lamp.y, 1.1], MORE_WIDE_BYTES);
}

for (const scene of SHELF_SCENES.filter((key) => !wanted.length || wanted.includes(key))) {
  const { paint } = await loadModules(`export { paint } from './parts/${scene}';`, game);
  const { brush, toSvg } = createVectorBrush();
  const lamp = paint(brush, createDice(`picture ${scene} ${SEED}`));
  const [x, y, share] = VIEWS[scene] ?? [lamp.x, lamp.y, 1];
  await writeWide(scene, toSvg, [x, y, share]);
  for (const [cut, { pixels, maxBytes, ...size }] of Object.entries(CUTS)) {
    const larger = Math.min(share, SHEET.height / size.height);
    const [width, height] = [size.width * larger, size.height * larger];
    const place = { x: startOf(x, width, SHEET.width), y: startOf(y, height, SHEET.height) };
    const svg = toSvg({ ...place, width, height, pixels, maxBytes });
    await writeFile(join(game, 'art', `${scene}${cut}.svg`), svg);
    say(`${scene}${cut} ${svg.length} B`);
  }
}
