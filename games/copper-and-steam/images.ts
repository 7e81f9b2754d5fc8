/** The images of Copper & Steam, drawn from its own levels. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type ImageFormat as PlacedCut, type Scene } from './picture';
import type { Plan } from './types';

const SCENES: Readonly<Record<Plan, Omit<Scene, 'plan'>>> = {
  plain: { mode: 'cellar', seed: 'picture 39', joints: 5 },
  round: { mode: 'kitchen', seed: 'picture 19', joints: 4 },
  two: { mode: 'kitchen', seed: 'picture 162', joints: 3 },
  gear: { mode: 'kitchen', seed: 'picture 7', joints: 4 },
};

interface PlacedFormat extends Omit<PlacedCut, 'side'> {
  /** The space in the image for the longer side of a board. */
  size: number;
  /** The factor by which a board may extend beyond that space. */
  zoom?: number;
}

const FORMATS: FormatsOf<PlacedFormat> = {
  '': { x: 320, y: 240, size: 470, zoom: 1.55 },
  '-tall': { x: 240, y: 330, size: 480, zoom: 1.4 },
  '-small': { x: 240, y: 240, size: 480, zoom: 1.75 },
  '-preview': { x: 880, y: 400, size: 740, isCalm: true },
  '-billboard': { x: 950, y: 280, size: 640, isCalm: true },
  '-billboard-phone': { x: 320, y: 310, size: 600, zoom: 1.1 },
};

/** The number of cells along the longer side of a board, including its margin. */
const CELLS = { kitchen: 5.7, cellar: 7.3 };

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, plan }) => {
    const scene = { ...SCENES[plan], plan };
    const cells = CELLS[scene.mode as keyof typeof CELLS];
    return drawFormats(slug, FORMATS, ({ size, zoom = 1, ...cut }) =>
      drawPicture(scene, { ...cut, side: (size * (plan === 'plain' ? zoom : 1)) / cells }),
    );
  });
