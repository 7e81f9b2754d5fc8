/** Shows a house: its image, and the objects on it that change. */
import { el } from '../kit/dom';
import type { CameraLens } from './camera';
import { UNITS_PER_DOT } from './config';
import { createFlockNode, createMothNode, createPaneNode } from './cutouts';
import { paintHouse } from './paint-house';
import { paintThings } from './paint-things';
import { type Plan, createPlan } from './plan';
import type { Game } from './state';
import { createDrawing, SvgPen } from './svg-pen';

export interface HouseView {
  readonly plan: Plan;
  readonly node: HTMLElement;
  /** Builds the next part of the house. Returns false once the house is complete. */
  build(): boolean;
  /** Lights windows in proportion to the moths caught at the house. */
  light(game: Game): void;
  /** Removes a moth of the house after it was caught. */
  take(moth: number): void;
  /** Opens or closes the wings of a moth. */
  beat(moth: number, isShut: boolean): void;
  /** Lets a flock fly away if it is on this house. */
  flush(flock: number): void;
}

export interface HouseStyle {
  lens: CameraLens;
  ratio: number;
  isContrast: boolean;
  /** The position of the left edge of the houses' container on the course, in dots. */
  origin: number;
}

/** The height of the painted walls in dots, which suffices for any camera position. */
const WALL_DOTS = 330;
/** The fraction of windows that can be lit before the last moth of the house is caught. */
const SHARE_BEFORE = 0.8;

/** Returns an order that looks random but is always the same for a house. */
function orderOf(count: number, id: number): number[] {
  const step = [7, 11, 13, 5].find((candidate) => count % candidate) ?? 1;
  return Array.from({ length: count }, (_, i) => (i * step + id * 3) % Math.max(1, count));
}

/** Creates a house, which is built part by part afterward. */
export function createHouseView(
  game: Game,
  id: number,
  { lens, ratio, isContrast, origin }: HouseStyle,
): HouseView {
  const { course } = game.play;
  const { scale, height, floorY } = lens;
  const plan = createPlan(course, id, height - floorY + WALL_DOTS);
  const picture = createDrawing('rc-picture-of-house', plan.width, plan.height, scale);
  const pen = new SvgPen(picture);
  const node = el('div', { class: 'rc-house' }, picture);
  node.style.left = `${Math.round((plan.left - origin) * scale * ratio) / ratio}px`;
  node.style.top = `${Math.round(-plan.top * scale * ratio) / ratio}px`;
  const panes = plan.kind === 'stack' ? [] : plan.panes;
  const order = orderOf(panes.length, id);
  const moths = new Map<number, HTMLElement>();
  course.moths.forEach((moth, index) => {
    if (moth.house !== id || game.caughtMoths.has(index)) return;
    moths.set(index, createMothNode(moth, plan, scale));
  });
  const { x: from, end } = course.houses[id]!;
  const flocks = new Map<number, HTMLElement>();
  course.flocks.forEach((flock, index) => {
    if (flock.x < from || flock.x >= end || index < game.play.nextFlock) return;
    flocks.set(index, createFlockNode(flock, plan, scale));
  });
  let lit = 0;
  let isWhole = false;

  const shareOf = () => {
    if (game.completeHouses.has(id)) return 1;
    const all = course.houses[id]!.moths;
    return all ? ((game.lights.get(id) ?? 0) / all) * SHARE_BEFORE : 0;
  };
  // Building an entire house at once would delay a frame on a phone.
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
      for (; lit < until; lit++) picture.after(createPaneNode(panes[order[lit]!]!, scale));
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

/** Returns whether a house is behind the visible area. */
export const isBehind = ({ left, width }: Plan, eyeX: number): boolean => left + width < eyeX - 20;

/** Returns whether a position of the course is visible, or will be within some dots. */
export const isNear = (x: number, eyeX: number, dots: number): boolean => x < (eyeX + dots) * UNITS_PER_DOT;
