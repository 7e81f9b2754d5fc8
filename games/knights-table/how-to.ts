/** The drawings of the how-to panel, with the same squares and pieces as the board. */
import { el } from '../kit/dom';
import { createPieceNode } from './men';
import type { PieceSymbol, Setting, Side } from './types';

/** Draws a part of a board. A letter is a piece (white in upper case), `+` a target square, `.` an empty square. */
function drawStepPicture(rows: readonly string[]): HTMLElement {
  const squares = rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const square = el('span', { class: `kt-square${(x + y) % 2 ? ' is-dark' : ''}` });
      if (sign === '+') square.classList.add('is-target');
      else if (sign !== '.') {
        const side: Side = sign === sign.toUpperCase() ? 'w' : 'b';
        square.append(createPieceNode(sign.toLowerCase() as PieceSymbol, side));
      }
      return square;
    }),
  );
  return el('span', { class: 'kt-picture', 'aria-hidden': 'true' }, ...squares);
}

/** Returns the how-to steps: moving a piece, winning, the score. */
export function howToPictures(setting: Setting): { picture: Element; text: string }[] {
  const isPawns = setting === 'pawns';
  return [
    {
      picture: drawStepPicture(isPawns ? ['.+.', '.+.', '.P.'] : ['+.+', '..+', 'N..']),
      text: 'Press a man, then a square with a dot; or drag it there.',
    },
    {
      picture: drawStepPicture(isPawns ? ['.+k', '.P.', 'K..'] : ['..k', '.Q.', 'K..']),
      text: isPawns
        ? 'The first pawn on the far side wins, and so does mate. Quick wins count most.'
        : 'Mate the king. Quick wins count most, a draw something, and so does what you took.',
    },
    {
      picture: drawStepPicture(isPawns ? ['.p.', '.P.', '...'] : ['.q.', '.P.', '...']),
      text: 'Undo reverts a move and its reply for 60 points. A hint costs 40.',
    },
  ];
}
