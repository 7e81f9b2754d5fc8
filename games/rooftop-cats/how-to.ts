/** The drawings of the how-to panel, painted with the town's own brushes. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import type { Pose } from './cat-parts';
import { paintCat } from './paint-cat';
import { paintThings } from './paint-things';
import { paintGlow, paintMoth } from './paint-moth';
import { HOUSES, PLAIN, TOWN } from './palette';
import type { Plan } from './plan';

const SIZE = 228;
const SCALE = 1.3;
const SIDE = SIZE / SCALE;
const FLOOR = 132;

const UPRIGHT_POSE: Pose = {
  stride: 0.1,
  tilt: 0,
  crouch: 0,
  squash: 1,
  leap: 0,
  tail: 0.1,
  isSitting: false,
  isLit: true,
};
const EMPTY_PLAN: Plan = {
  ...{ id: 0, kind: 'flat', left: 0, top: 0, width: SIDE, height: SIDE, eaves: FLOOR + 20 },
  ...{ roof: [], chimneys: [], awnings: [], hazards: [], panes: [] },
};

interface Scene {
  roof(from: number, to: number): void;
  things(plan: Partial<Plan>): void;
  cat(x: number, y: number, pose: Partial<Pose>): void;
  glow(x: number, y: number, radius: number): void;
  moth(x: number, y: number): void;
}

function drawStepPicture(paint: (scene: Scene) => void): HTMLCanvasElement {
  const node = el('canvas', { class: 'rc-step', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  const isContrast = document.documentElement.dataset.theme === 'contrast';
  pen.scale(SCALE, SCALE);
  paint({
    roof(from, to) {
      pen.fillStyle = isContrast ? PLAIN.night : HOUSES[0]!.roof;
      pen.fillRect(from, FLOOR, to - from, SIDE - FLOOR);
      pen.fillStyle = isContrast ? PLAIN.paper : TOWN.rim;
      pen.fillRect(from, FLOOR, to - from, 4);
    },
    things: (plan) => paintThings(pen, { ...EMPTY_PLAN, ...plan }, isContrast),
    cat: (x, y, pose) => paintCat(pen, x, y, { ...UPRIGHT_POSE, ...pose }, isContrast),
    glow: (x, y, radius) => isContrast || paintGlow(pen, x, y, radius),
    moth: (x, y) => paintMoth(pen, x, y, { flap: 0.25, size: 1.5, isContrast }),
  });
  return node;
}

const slideBy = () =>
  isTouchDevice() ? 'its button or a swipe down' : 'the Down key or the right mouse button';

/** Returns the how-to steps: jumping, jumping twice, sliding, lighting. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture((scene) => {
        scene.roof(0, SIDE);
        scene.things({ chimneys: [{ x: 74, y: 88, width: 44, height: FLOOR - 88 }] });
        scene.cat(92, 62, { leap: 0.9, tilt: -0.15 });
      }),
      text: isTouchDevice()
        ? 'Tap to jump. Hold for higher.'
        : 'Press Space or click to jump. Hold for higher.',
    },
    {
      picture: drawStepPicture((scene) => {
        scene.roof(0, 40);
        scene.roof(150, SIDE);
        scene.glow(92, 72, 40);
        scene.cat(90, 74, { leap: 1, tilt: -0.3 });
      }),
      text: `${isTouchDevice() ? 'Tap' : 'Press'} again in the air for a second jump over wide gaps.`,
    },
    {
      picture: drawStepPicture((scene) => {
        scene.roof(0, SIDE);
        const line = { kind: 'line' as const, x: 48, y: 52, width: 92, height: 57, ground: FLOOR };
        scene.things({ hazards: [line] });
        scene.cat(92, FLOOR, { crouch: 1 });
      }),
      text: `Slide under washing with ${slideBy()}. Stay low under weathercocks.`,
    },
    {
      picture: drawStepPicture((scene) => {
        scene.roof(0, SIDE);
        for (const [x, y] of [
          [38, 92],
          [84, 66],
          [132, 88],
        ] as const) {
          scene.glow(x, y, 30);
          scene.moth(x, y);
        }
      }),
      text: 'All moths of a house light it. Enough moths light your lantern, which saves you once.',
    },
  ];
}
