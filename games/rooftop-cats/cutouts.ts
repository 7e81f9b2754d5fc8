/** Small things of the town as elements, which cost nothing while they hang where they are: moths, bones, pigeons, windows. */
import { el } from '../kit/dom';
import { DOT } from './config';
import type { Pane, Plan } from './plan';
import type { Flock, Moth } from './types';

const SVG = 'http://www.w3.org/2000/svg';

function svg(
  className: string,
  box: string,
  shapes: readonly (readonly [className: string, path: string])[],
): Element {
  const node = document.createElementNS(SVG, 'svg');
  node.setAttribute('viewBox', box);
  node.setAttribute('class', className);
  for (const [name, path] of shapes) {
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('class', name);
    shape.setAttribute('d', path);
    node.append(shape);
  }
  return node;
}

const WING = 'M0-1C-4-11-12-12-13-6-13 0-6 2 0 2-6 3-10 8-5 9-2 9 0 4 0 2Z';
const OTHER_WING = 'M0-1C4-11 12-12 13-6 13 0 6 2 0 2 6 3 10 8 5 9 2 9 0 4 0 2Z';

const wings = () =>
  svg('rc-wings', '-15 -15 30 30', [
    ['is-wing', WING],
    ['is-under', OTHER_WING],
    ['is-body', 'M-1.8 1a1.8 6.5 0 1 0 3.6 0a1.8 6.5 0 1 0-3.6 0Z'],
  ]);
const bone = () =>
  svg('rc-bone', '-28 -14 56 28', [
    ['is-line', 'M-17 0H10M-10-5Q-5 0-10 5M-4-7Q1 0-4 7M2-8Q7 0 2 8'],
    ['is-head', 'M9-9Q22-7 23 1Q18 8 9 9Q13 0 9-9ZM-17 0L-25-8L-23 0L-25 8Z'],
  ]);
const bird = () =>
  svg('rc-bird', '-16 -20 28 20', [
    ['is-bird', 'M-9-8C-8-14 2-15 3-14C2-20 10-20 10-15L13-14L9-12C9-6 4-2-2-2H-6L-15-6V-8Z'],
    ['is-feet', 'M-1-2V0M2-2V0'],
  ]);

/** Places an element by dots within a house; `scale` is CSS pixels to a dot. */
export function place(node: HTMLElement, x: number, y: number, scale: number): HTMLElement {
  node.style.left = `${x * scale}px`;
  node.style.top = `${y * scale}px`;
  return node;
}

/** A moth, or the bone that is worth more, round its middle. */
export function mothOf({ x, h, worth }: Moth, plan: Plan, scale: number): HTMLElement {
  const node = el('span', { class: 'rc-moth' });
  node.append(worth > 1 ? bone() : wings());
  return place(node, x / DOT - plan.left, plan.top - h / DOT, scale);
}

/** Pigeons that sit on a roof. */
export function flockOf({ x, h, count }: Flock, plan: Plan, scale: number): HTMLElement {
  const birds = Array.from({ length: count }, bird);
  const node = el('span', { class: 'rc-flock' });
  node.append(...birds);
  return place(node, x / DOT - plan.left, plan.top - h / DOT, scale);
}

/** A lit window over the dark one that is painted. */
export function paneOf({ x, y, width, height, isRound }: Pane, scale: number): HTMLElement {
  const node = place(el('span', { class: isRound ? 'rc-pane is-round' : 'rc-pane' }), x, y, scale);
  node.style.width = `${width * scale}px`;
  node.style.height = `${height * scale}px`;
  return node;
}
