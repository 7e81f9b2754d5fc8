/** Creates the town's small objects (moths, pigeons, lit windows) as elements, which cost nothing while they do not move. */
import { el } from '../kit/dom';
import { UNITS_PER_DOT } from './config';
import type { Pane, Plan } from './plan';
import type { Flock, Moth } from './types';

// Positions an element at a point of a house, in dots. The scale is in CSS pixels per dot.
function positionNode(node: HTMLElement, x: number, y: number, scale: number): HTMLElement {
  node.style.left = `${x * scale}px`;
  node.style.top = `${y * scale}px`;
  return node;
}

/** Creates a moth, or the more valuable fish bone, around its center. */
export function createMothNode({ x, h, worth }: Moth, plan: Plan, scale: number): HTMLElement {
  const node = el('span', { class: worth > 1 ? 'rc-moth is-bone' : 'rc-moth' });
  return positionNode(node, x / UNITS_PER_DOT - plan.left, plan.top - h / UNITS_PER_DOT, scale);
}

/** Creates pigeons on a roof. */
export function createFlockNode({ x, h, count }: Flock, plan: Plan, scale: number): HTMLElement {
  const birds = Array.from({ length: count }, () => el('i'));
  return positionNode(
    el('span', { class: 'rc-flock' }, ...birds),
    x / UNITS_PER_DOT - plan.left,
    plan.top - h / UNITS_PER_DOT,
    scale,
  );
}

/** Creates a lit window over the painted dark one. */
export function createPaneNode({ x, y, isRound }: Pane, scale: number): HTMLElement {
  return positionNode(el('span', { class: isRound ? 'rc-pane is-round' : 'rc-pane' }), x, y, scale);
}
