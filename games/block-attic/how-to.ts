/** Draws the how-to panels with the same blocks as the floor. */
import { el } from '../kit/dom';
import { shapeOf } from './shapes';
import { createPieceNode } from './view-piece';

/** Draws a small floor. Digits are tints, `L` is a block with a lantern, `.` a free cell, `+` a cell that will be covered. */
function drawStepPicture(rows: readonly string[]): HTMLElement {
  const cells = [...rows.join('')].map((sign) => {
    const look = sign === '.' ? '' : sign === '+' ? ' will-take' : ` is-full tint-${sign === 'L' ? 2 : sign}`;
    return el('span', { class: `ba-cell${look}${sign === 'L' ? ' has-lantern' : ''}` });
  });
  const node = el('span', { class: 'ba-picture', 'aria-hidden': 'true' }, ...cells);
  node.style.setProperty('--columns', String(rows[0]!.length));
  return node;
}

function drawLoosePiece(): HTMLElement {
  const shape = shapeOf([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
  return el('span', { class: 'ba-picture is-loose' }, createPieceNode({ shape, tint: 5, lantern: -1 }));
}

/** Returns the how-to steps of the endless floor. */
export function howToAttic(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawLoosePiece(),
      text: 'Drag a piece onto the floor, or tap it and then the floor. Pieces are never turned.',
    },
    {
      picture: drawStepPicture(['.....', '00255', '.1...', '.1...']),
      text: 'A full row, a full column or a full square of nine is cleared. Several at once are worth more.',
    },
    {
      picture: drawStepPicture(['.00..', '.0L0.', '..00.', '.....']),
      text: 'Clear a block with a lantern and the lantern is lit.',
    },
    {
      picture: drawStepPicture(['33...', '33+++', '....+', '.66..']),
      text: 'Clear with piece after piece and the streak counts up to six times. When nothing fits, it is over.',
    },
  ];
}

/** Returns the how-to steps of packing. */
export function howToPacking(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawLoosePiece(),
      text: 'Drag every piece into the case, or tap it and then the case. Pieces are never turned.',
    },
    {
      picture: drawStepPicture(['1155', '1225', '0235', '0033']),
      text: 'All of them fit, and no corner stays empty. Then the next case comes: twenty make a chapter.',
    },
    {
      picture: drawStepPicture(['11..', '1++.', '.++.', '....']),
      text: 'Tap a piece in the case to take it out again. That costs nothing.',
    },
    {
      picture: drawStepPicture(['44..', '4.++', '..++', '....']),
      text: 'A hint shows where a piece goes, or which has to come out, for 20 seconds.',
    },
  ];
}
