/** Creates the elements of the tiles, one per slot, in drawing order. */
import { el, setAttribute } from '../kit/dom';
import { EMPTY_SLOT } from './board';
import { spotOf, type Metrics } from './measure';
import { createFaceNode, showFace } from './sprites';
import type { Game } from './state';
import type { Board, Face } from './types';
import { labelOf } from './words';

export interface TileNodes {
  nodes: readonly HTMLElement[];
  place(metrics: Metrics): void;
  /** Shows the current game. With `isMoving`, animates removed tiles. */
  show(game: Game, isMoving: boolean): void;
}

const TAKEN_CLASSES = ['is-taken', 'is-gone'];

/** Creates the tiles of a board. */
export function createTiles(board: Board): TileNodes {
  const shownFaces: Face[] = board.slots.map(() => EMPTY_SLOT);
  const drawings = board.slots.map(() => createFaceNode('back'));
  const nodes = board.slots.map((slot, index) => {
    const node = el(
      'div',
      { class: 'mj-tile is-gone', role: 'button', tabindex: '-1', 'data-slot': index, hidden: true },
      el('div', { class: 'mj-body' }, drawings[index]!),
    );
    node.style.zIndex = String(index + 1);
    node.style.setProperty('--layer', String(slot.z));
    return node;
  });
  return {
    nodes,
    place(metrics) {
      board.slots.forEach((slot, index) => {
        const { x, y } = spotOf(metrics, slot);
        nodes[index]!.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
      });
    },
    show(game, isMoving) {
      const hinted = new Set(game.hint);
      nodes.forEach((node, slot) => {
        const face = game.play.faces[slot]!;
        const isGone = face === EMPTY_SLOT;
        if (isGone !== (shownFaces[slot] === EMPTY_SLOT)) {
          node.classList.remove(...TAKEN_CLASSES);
          if (isGone) node.classList.add(isMoving ? 'is-taken' : 'is-gone');
          node.hidden = isGone && !isMoving;
        } else if (!isGone && shownFaces[slot] !== face) {
          node.classList.remove('is-dealt');
          // Reading the layout restarts the animation, even if it is the same one.
          if (isMoving) void node.offsetWidth;
          if (isMoving) node.classList.add('is-dealt');
        }
        shownFaces[slot] = face;
        node.classList.toggle('is-picked', slot === game.picked);
        node.classList.toggle('is-hinted', hinted.has(slot));
        setAttribute(node, 'aria-hidden', isGone ? 'true' : null);
        setAttribute(node, 'tabindex', slot === game.cursor ? '0' : '-1');
        if (isGone) return;
        const isOpen = game.free.has(slot);
        showFace(drawings[slot]!, game.isKeen && !isOpen ? 'back' : face);
        node.classList.toggle('is-free', isOpen);
        setAttribute(node, 'aria-disabled', isOpen ? null : 'true');
        setAttribute(node, 'aria-pressed', isOpen ? String(slot === game.picked) : null);
        setAttribute(node, 'aria-label', labelOf(game, slot));
      });
    },
  };
}
