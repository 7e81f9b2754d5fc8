/** Shows the carried pieces on a separate canvas above everything. They are drawn once and afterwards only moved. */
import { el } from '../kit/dom';
import { CELL } from './config';
import { offsetOf } from './snap';
import { SPRITE_PADDING, type Sprites } from './sprites';
import type { Turns } from './types';

export interface CarriedLoad {
  /** The piece that was picked up. The others are joined to it. */
  piece: number;
  members: readonly number[];
  turns: Turns;
}

export interface HandView {
  node: HTMLElement;
  /** Draws the carried pieces at `scale` CSS pixels per unit. */
  take(load: CarriedLoad, sprites: Sprites, columns: number, scale: number): void;
  /** Moves the center of the picked-up piece to a point in CSS pixels of the frame. */
  moveTo(x: number, y: number): void;
  drop(): void;
}

/** Creates the canvas without pieces. */
export function createHand(): HandView {
  const canvas = el('canvas', { class: 'lj-hand', 'aria-hidden': 'true', hidden: true });
  let [left, top] = [0, 0];
  return {
    node: canvas,
    take({ piece, members, turns }, sprites, columns, scale) {
      const offsets = members.map((member) => offsetOf(columns, piece, member, turns));
      const reach = CELL / 2 + SPRITE_PADDING;
      const [xs, ys] = [offsets.map(([x]) => x), offsets.map(([, y]) => y)];
      const box = {
        left: Math.min(...xs) - reach,
        top: Math.min(...ys) - reach,
        right: Math.max(...xs) + reach,
        bottom: Math.max(...ys) + reach,
      };
      const pixels = sprites.scale;
      canvas.width = Math.ceil((box.right - box.left) * pixels);
      canvas.height = Math.ceil((box.bottom - box.top) * pixels);
      canvas.style.width = `${(box.right - box.left) * scale}px`;
      canvas.style.height = `${(box.bottom - box.top) * scale}px`;
      const context = canvas.getContext('2d')!;
      for (const kind of ['shadow', 'pieceSprite'] as const)
        members.forEach((member, i) => {
          const [x, y] = offsets[i]!;
          const shadowOffset = kind === 'shadow' ? 7 : 0;
          context.drawImage(
            sprites[kind](member, turns),
            (x - reach - box.left + shadowOffset * 0.5) * pixels,
            (y - reach - box.top + shadowOffset) * pixels,
          );
        });
      [left, top] = [box.left * scale, box.top * scale];
      canvas.hidden = false;
    },
    moveTo(x, y) {
      canvas.style.transform = `translate3d(${x + left}px, ${y + top}px, 0)`;
    },
    drop() {
      canvas.hidden = true;
    },
  };
}
