/** Shows the pieces beside the floor, each as a button: the hand of three, or all remaining pieces. */
import { el, setAttribute } from '../kit/dom';
import type { Piece } from './types';
import { createPieceNode } from './view-piece';

export interface TrayView {
  node: HTMLElement;
  /** Shows pieces in the order of their indexes; null leaves a gap. `dimmedSlots` contains the pieces that fit nowhere. */
  render(
    pieces: readonly (Piece | null)[],
    heldPiece: number | null,
    dimmedSlots?: ReadonlySet<number>,
  ): void;
  pieceOf(target: EventTarget | null): number | null;
}

const pieceSizeOf = ({ shape }: Piece) => `${shape.blocks.length} block${shape.blocks.length > 1 ? 's' : ''}`;
const spanOf = ({ shape }: Piece) => `${shape.width} wide, ${shape.height} high`;

/** Creates the tray. `onPress` receives the index of a piece. */
export function createTray(label: string, onPress: (piece: number) => void): TrayView {
  const node = el('div', { class: 'ba-tray', role: 'group', 'aria-label': label });
  let shownPieces: (Piece | null)[] = [];
  let buttons: HTMLButtonElement[] = [];
  const make = (piece: Piece | null, number: number) => {
    const button = el(
      'button',
      {
        type: 'button',
        class: 'ba-slot',
        'data-piece': String(number),
        disabled: piece === null,
        on: { click: () => onPress(number) },
      },
      piece && createPieceNode(piece),
    );
    return button;
  };
  return {
    node,
    render(pieces, heldPiece, dimmedSlots) {
      if (pieces.length !== shownPieces.length) {
        buttons = pieces.map(make);
        node.replaceChildren(...buttons);
      }
      pieces.forEach((piece, number) => {
        if (shownPieces[number] !== piece && pieces.length === shownPieces.length) {
          const newButton = make(piece, number);
          const hadFocus = buttons[number] === document.activeElement;
          buttons[number]!.replaceWith(newButton);
          buttons[number] = newButton;
          if (hadFocus && piece) newButton.focus({ preventScroll: true });
        }
        const button = buttons[number]!;
        const isDimmed = dimmedSlots?.has(number) === true;
        button.classList.toggle('is-dull', isDimmed);
        setAttribute(button, 'aria-pressed', piece ? String(number === heldPiece) : null);
        const words = piece ? `Piece ${number + 1}: ${pieceSizeOf(piece)}, ${spanOf(piece)}` : 'No piece';
        setAttribute(button, 'aria-label', isDimmed ? `${words}, fits nowhere now` : words);
      });
      // All pieces have the same scale, so that the player can compare their sizes.
      const spans = pieces.flatMap((piece) => (piece ? [piece.shape.width, piece.shape.height] : []));
      node.style.setProperty('--span', String(Math.max(...spans, 3)));
      shownPieces = [...pieces];
    },
    pieceOf(target) {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-piece]') : null;
      return button && !button.disabled ? Number(button.dataset.piece) : null;
    },
  };
}
