/** Draws a piece as elements, with its blocks in a grid of their own: in the hand, while dragged, in the how-to panel. */
import { el } from '../kit/dom';
import type { Piece } from './types';

const SIDES = [
  ['t', -1, 0],
  ['r', 0, 1],
  ['b', 1, 0],
  ['l', 0, -1],
] as const;

/** Returns the classes of a block for the sides on which its piece continues. */
export const joinedSidesOf = (isSame: (down: number, right: number) => unknown): string =>
  SIDES.map(([side, down, right]) => (isSame(down, right) ? ` join-${side}` : '')).join('');

/** Creates a piece. Its blocks have the size of the CSS variable `--cell`. */
export function createPieceNode({ shape, tint, lantern }: Piece): HTMLElement {
  const blocks = shape.blocks.map(([row, column], index) => {
    const joins = joinedSidesOf((down, right) => ((shape.rows[row + down] ?? 0) >> (column + right)) & 1);
    const lanternClass = index === lantern ? ' has-lantern' : '';
    const block = el('span', { class: `ba-block tint-${tint}${lanternClass}${joins}` });
    block.style.gridArea = `${row + 1} / ${column + 1}`;
    return block;
  });
  const node = el('span', { class: 'ba-piece', 'aria-hidden': 'true' }, ...blocks);
  node.style.setProperty('--wide', String(shape.width));
  node.style.setProperty('--high', String(shape.height));
  return node;
}
