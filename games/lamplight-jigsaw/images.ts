/**
 * Draws the images of the jigsaws. For a scene in a separate part, every format is drawn from the scene. The daily's
 * images are drawn by hand, except the wide one, which shows the puzzle on a table.
 */
import type { ImageDrawing, DrawnImage, Size } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { editionTextsOf } from './edition-texts';
import { SHEET } from './pictures/brush';
import { createDice } from './pictures/dice';
import { drawOnTable, PUZZLE } from './pictures/on-the-table';
import { paintPicture, type Painter } from './pictures/scenes';
import { createVectorBrush, type SheetPart } from './pictures/vector-brush';
import { DAILY_SCENES, SHELF_SCENES, type SceneKey, type ShelfScene } from './types';

/** The visible size of the sheet, the size of the drawing in pixels, and its maximum size in bytes. */
const FORMATS: Readonly<Record<string, Omit<SheetPart, 'x' | 'y'>>> = {
  '': { width: 560, height: 420, pixels: [640, 480], maxBytes: 45_000 },
  '-tall': { width: 384, height: 512, pixels: [480, 640], maxBytes: 45_000 },
  '-small': { width: 320, height: 320, pixels: [480, 480], maxBytes: 30_000 },
  '-preview': { width: 720, height: 450, pixels: [1280, 800], maxBytes: 46_000 },
};

/** The wide format, which shows as much of the sheet as fits the puzzle. */
const WIDE_FORMAT = { ...PUZZLE, pixels: [PUZZLE.width, PUZZLE.height] } as const;
const WIDE_BYTES = 32_000;
/** The maximum size of a wide image in bytes. With less, scenes of many small objects would be unrecognizable. */
const MAX_WIDE_BYTES = 56_000;

/** The point in the middle of the image, and its zoom. Both were chosen by eye for the fixed seed of the images. */
type View = readonly [x: number, y: number, share: number];
const SEED = 'a';
const VIEWS: Readonly<Partial<Record<ShelfScene, View>>> = {
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

type ToSvg = ReturnType<typeof createVectorBrush>['toSvg'];

/** Returns where a part of the sheet around a point starts, within the sheet. */
const cropStart = (middle: number, size: number, sheet: number): number =>
  Math.round(Math.min(sheet - size, Math.max(0, middle - size / 2)));

/** Returns the part of the sheet around a point, scaled but not larger than the sheet. */
function cropPart<Shape extends Size>(shape: Shape, [x, y, share]: View): Shape & Pick<SheetPart, 'x' | 'y'> {
  const larger = Math.min(share, SHEET.height / shape.height);
  const [width, height] = [shape.width * larger, shape.height * larger];
  return {
    ...shape,
    width,
    height,
    x: cropStart(x, width, SHEET.width),
    y: cropStart(y, height, SHEET.height),
  };
}

function drawWide(scene: SceneKey, toSvg: ToSvg, [x, y, share]: View, maxBytes = WIDE_BYTES): DrawnImage {
  const part = cropPart(WIDE_FORMAT, [x, y, share * 1.2]);
  // The image is empty if it cannot be made that small. Then a larger limit applies.
  const picture = toSvg({ ...part, maxBytes }) || toSvg({ ...part, maxBytes: MAX_WIDE_BYTES });
  const edition = EDITIONS.find((one) => one.scene === scene)!;
  return [`${scene}-billboard`, drawOnTable(picture, editionTextsOf(edition).color, scene)];
}

/** Draws the images of the requested scenes. */
export async function* drawImages({ isWanted }: ImageDrawing): AsyncGenerator<DrawnImage> {
  for (const scene of DAILY_SCENES.filter(isWanted)) {
    const { brush, toSvg } = createVectorBrush();
    const lamp = paintPicture(brush, scene, SEED);
    yield drawWide(scene, toSvg, [lamp.x, lamp.y, 1.1], MAX_WIDE_BYTES);
  }
  for (const scene of SHELF_SCENES.filter(isWanted)) {
    const { paint } = (await import(`./parts/${scene}.ts`)) as { paint: Painter };
    const { brush, toSvg } = createVectorBrush();
    const lamp = paint(brush, createDice(`picture ${scene} ${SEED}`));
    const view = VIEWS[scene] ?? [lamp.x, lamp.y, 1];
    yield drawWide(scene, toSvg, view);
    for (const [cut, shape] of Object.entries(FORMATS))
      yield [`${scene}${cut}`, toSvg(cropPart(shape, view))];
  }
}
