/** Animates short effects over the floor: cleared blocks that light up, points that rise. */
import { isReducedMotion } from '../kit/appearance';
import { el } from '../kit/dom';
import type { Cell, ClearedCell } from './types';
import type { FloorView } from './view-floor';

const LAST_MS = 900;
const STEP_MS = 22;

/** Shows a node over the center of a cell until its animation ends. */
function show(floor: FloorView, node: HTMLElement, cell: Cell, delayMs = 0): void {
  const { x, y } = floor.middleOf(cell);
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.animationDelay = `${delayMs}ms`;
  floor.node.append(node);
  setTimeout(() => node.remove(), LAST_MS + delayMs);
}

const isStill = () => isReducedMotion() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lights up and removes cleared blocks, from the placed piece outward. */
export function showCleared(
  floor: FloorView,
  cleared: readonly ClearedCell[],
  from: Cell,
  width: number,
): void {
  if (isStill()) return;
  const size = `${floor.cellSize()}px`;
  for (const { cell, tint, hasLantern } of cleared) {
    const distance =
      Math.abs(Math.floor(cell / width) - Math.floor(from / width)) +
      Math.abs((cell % width) - (from % width));
    const node = el('span', {
      class: `ba-going tint-${tint}${hasLantern ? ' has-lantern' : ''}`,
      'aria-hidden': 'true',
    });
    node.style.setProperty('--cell', size);
    show(floor, node, cell, distance * STEP_MS);
  }
}

/** Shows points that rise from a cell. */
export function showPoints(floor: FloorView, cell: Cell, points: number, isLarge: boolean): void {
  if (isStill()) return;
  show(
    floor,
    el('span', {
      class: `ba-points${isLarge ? ' is-large' : ''}`,
      'aria-hidden': 'true',
      text: `+${points}`,
    }),
    cell,
  );
}
