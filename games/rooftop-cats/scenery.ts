/** Shows the background behind the roofs: sky, moon and two skylines. Each is painted once and then only moved or faded. */
import { el } from '../kit/dom';
import type { CameraLens } from './camera';
import { FAR_SKYLINE, MIDDLE_SKYLINE, paintSky, paintStrip, type StripLook } from './paint-skyline';
import { createPicture } from './picture';

export interface Scenery {
  node: HTMLElement;
  /** Moves everything with the camera. `hour` is 0 at blue hour, 1 at night, 2 at dawn, and 3 at blue hour again. */
  show(eyeX: number, eyeH: number, hour: number): void;
  paint(lens: CameraLens): void;
  setReduced(isReduced: boolean): void;
}

interface SceneryStrip {
  node: HTMLElement;
  look: StripLook;
  /** The fraction of the camera's movement by which the skyline moves. */
  depth: number;
  /** The height of the skyline's image above the bottom, in dots. */
  over: number;
}

const MAX_RATIO = 1.5;
/** How far the camera can look up at most, in dots of a skyline. */
const MAX_LOOK_UP = 60;

const createStrip = (look: StripLook, depth: number, over: number): SceneryStrip => ({
  ...{ node: el('div', { class: 'rc-strip' }), look, depth, over },
});

const clampShare = (value: number) => Math.max(0, Math.min(1, value));

/** Creates the scenery. */
export function createScenery(): Scenery {
  const drawSky = () => el('div', { class: 'rc-sky' });
  const skies = { dusk: drawSky(), night: drawSky(), dawn: drawSky() };
  const farStrip = createStrip(FAR_SKYLINE, 0.08, 384);
  const mid = createStrip(MIDDLE_SKYLINE, 0.26, 242);
  const node = el(
    'div',
    { class: 'rc-scenery', 'aria-hidden': 'true' },
    ...[skies.dusk, skies.night, skies.dawn, farStrip.node, mid.node],
  );
  let lens: CameraLens | null = null;
  let isReduced = false;
  const shownOffsets = new Map<HTMLElement, number>();
  const transforms = new Map<HTMLElement, string>();
  const setOpacity = (element: HTMLElement, value: number) => {
    const step = Math.round(value * 50) / 50;
    if (shownOffsets.get(element) === step) return;
    shownOffsets.set(element, step);
    element.style.opacity = String(step);
    element.style.visibility = step ? 'visible' : 'hidden';
  };
  const positionStrip = (
    { node: strip, depth, over }: SceneryStrip,
    eyeX: number,
    eyeH: number,
    by: CameraLens,
  ) => {
    const period = Math.ceil(by.width * by.scale);
    const along = isReduced ? 0 : (eyeX * depth * by.scale) % period;
    const x = -Math.round(along < 0 ? along + period : along);
    const y = Math.round((by.floorY - over + (isReduced ? 0 : eyeH * depth * 0.6)) * by.scale);
    const at = `translate3d(${x}px,${y}px,0)`;
    if (transforms.get(strip) === at) return;
    transforms.set(strip, at);
    strip.style.transform = at;
  };
  return {
    node,
    show(eyeX, eyeH, hour) {
      if (!lens) return;
      const dark = clampShare(hour < 2 ? hour : 3 - hour);
      const light = clampShare(hour < 2.5 ? hour - 1 : 3 - hour);
      // Draws only visible skies, because covered ones would cost as much.
      setOpacity(skies.dusk, dark === 1 || light === 1 ? 0 : 1);
      setOpacity(skies.night, light === 1 ? 0 : dark);
      setOpacity(skies.dawn, light);
      for (const strip of [farStrip, mid]) positionStrip(strip, eyeX, eyeH, lens);
    },
    paint(next) {
      lens = next;
      const { scale } = lens;
      const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
      const [width, height] = [lens.width * scale, lens.height * scale];
      for (const hour of ['dusk', 'night', 'dawn'] as const)
        skies[hour].replaceChildren(
          createPicture('rc-picture', { width, height, ratio }, (pen) =>
            paintSky(pen, { width, height, scale }, hour),
          ),
        );
      for (const { node: strip, look, over } of [farStrip, mid]) {
        const period = Math.ceil(width);
        const dots = lens.height - lens.floorY + over + MAX_LOOK_UP;
        const picture = createPicture(
          'rc-picture',
          { width: period * 2, height: dots * scale, ratio },
          (pen) => {
            pen.scale(scale, scale);
            paintStrip(pen, period / scale, dots, look);
          },
        );
        strip.replaceChildren(picture);
      }
    },
    setReduced(value) {
      isReduced = value;
    },
  };
}
