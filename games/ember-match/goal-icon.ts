/** Creates the small icon of a goal. */
import { el } from '../kit/dom';
import { PIECE } from './config';
import { drawSprite } from './picture';
import type { Goal } from './types';

const SIDE = 72;

function pieceOf(goal: Goal): readonly [piece: number, power: number] {
  switch (goal.type) {
    case 'collect':
      return [goal.kind, 0];
    case 'crates':
      return [PIECE.crate, 1];
    case 'lanterns':
      return [PIECE.lit, 0];
    case 'kettles':
      return [PIECE.kettle, 0];
    case 'score':
    case 'frost':
      return [PIECE.star, 0];
  }
}

/** Creates the icon, whose text is next to it. The style sheet draws frost. */
export function goalIcon(goal: Goal): HTMLElement {
  if (goal.type === 'frost') return el('i', { class: 'em-frost', 'aria-hidden': 'true' });
  const node = el('canvas', { class: 'em-icon', width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  drawSprite(node.getContext('2d')!, ...pieceOf(goal), SIDE / 2, SIDE / 2, SIDE);
  return node;
}
