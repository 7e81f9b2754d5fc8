/** The view of a house: its image, and its changing objects. */
import { el } from '../kit/dom';
import type { Lens } from './camera';
import { DOT } from './config';
import { flockOf, mothOf, paneOf } from './cutouts';
import { paintHouse } from './paint-house';
import { paintThings } from './paint-things';
import { type Plan, planOf } from './plan';
import type { Game } from './state';
import { drawingOf, SvgPen } from './svg-pen';

export interface HouseView {
  readonly plan: Plan;
  readonly node: HTMLElement;
  /** Builds the next part of it; returns false once it is complete. */
  build(): boolean;
  /** Lights a number of windows by the moths that were caught here. */
  light(game: Game): void;
  /** Called when one of its moths was caught. */
  take(moth: number): void;
  /** Opens or closes the wings of a moth. */
  beat(moth: number, isShut: boolean): void;
  /** Lets a flock fly away, if it is here. */
  flush(flock: number): void;
}

export interface HouseStyle {
  lens: Lens;
  ratio: number;
  isContrast: boolean;
  /** The dots of the course at the left edge of the houses' container. */
  origin: number;
}

/** The depth of visible walls for any camera position. */
const WALL_DOTS = 330;
/** The last windows light up with the last moth. */
const SHARE_BEFORE = 0.8;

/** Returns a fixed, seemingly random order. */
function orderOf(count: number, id: number): number[] {
  const step = [7, 11, 13, 5].find((candidate) => count % candidate) ?? 1;
  return Array.from({ length: count }, (_, i) => (i * step + id * 3) % Math.max(1, count));
}

/** Creates a house, which is then built part by part. */
export function createHouseView(
  game: Game,
  id: number,
  { lens, ratio, isContrast, origin }: HouseStyle,
): HouseView {
  const { course } = game.play;
  const { scale, height, floorY } = lens;
  const plan = planOf(course, id, height - floorY + WALL_DOTS);
  const picture = drawingOf('rc-picture-of-house', plan.width, plan.height, scale);
  const pen = new SvgPen(picture);
  const node = el('div', { class: 'rc-house' }, picture);
  node.style.left = `${Math.round((plan.left - origin) * scale * ratio) / ratio}px`;
  node.style.top = `${Math.round(-plan.top * scale * ratio) / ratio}px`;
  const panes = plan.kind === 'stack' ? [] : plan.panes;
  const order = orderOf(panes.length, id);
  const moths = new Map<number, HTMLElement>();
  course.moths.forEach((moth, index) => {
    if (moth.house !== id || game.taken.has(index)) return;
    moths.set(index, mothOf(moth, plan, scale));
  });
  const { x: from, end } = course.houses[id]!;
  const flocks = new Map<number, HTMLElement>();
  course.flocks.forEach((flock, index) => {
    if (flock.x < from || flock.x >= end || index < game.play.nextFlock) return;
    flocks.set(index, flockOf(flock, plan, scale));
  });
  let lit = 0;
  let isWhole = false;

  const shareOf = () => {
    if (game.whole.has(id)) return 1;
    const all = course.houses[id]!.moths;
    return all ? ((game.lights.get(id) ?? 0) / all) * SHARE_BEFORE : 0;
  };
  // Building an entire house at once would cost a phone a frame.
  const steps = [
    () => paintHouse(pen, plan, isContrast),
    () => paintThings(pen, plan, isContrast),
    () => {
      node.append(...flocks.values(), ...moths.values());
      isWhole = true;
      house.light(game);
    },
  ];
  const house: HouseView = {
    plan,
    node,
    build() {
      steps.shift()?.();
      return steps.length > 0;
    },
    light() {
      if (!isWhole) return;
      const until = Math.ceil(panes.length * shareOf());
      for (; lit < until; lit++) picture.after(paneOf(panes[order[lit]!]!, scale));
    },
    take(moth) {
      moths.get(moth)?.remove();
    },
    beat(moth, isShut) {
      moths.get(moth)?.classList.toggle('is-shut', isShut);
    },
    flush(flock) {
      flocks.get(flock)?.remove();
    },
  };
  return house;
}

/** Returns whether the camera has left a house behind. */
export const isBehind = ({ left, width }: Plan, eyeX: number): boolean => left + width < eyeX - 20;

/** Returns whether a position of the course becomes visible within some dots. */
export const isNear = (x: number, eyeX: number, dots: number): boolean => x < (eyeX + dots) * DOT;
