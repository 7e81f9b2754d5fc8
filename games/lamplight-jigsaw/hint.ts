/** Selects the piece for a hint: one that fits placed pieces or the edge. */
import { knobsOf } from './cut';
import { homePositionOf, type Play } from './play';
import { adjacentPieces, isHome } from './snap';

export interface Hint {
  piece: number;
  /** The center of the piece's position in the picture. */
  x: number;
  y: number;
}

/** Returns the piece with the most sides next to placed pieces or the edge. Among equals, the first in the tray's order wins. */
export function findHint(play: Play): Hint | null {
  const { level, pieces } = play;
  const { columns, rows } = level.pieceGrid;
  let best: { piece: number; sides: number } | null = null;
  for (const piece of level.tray) {
    if (isHome(pieces[piece]!)) continue;
    const rim = knobsOf(level.pieceGrid, piece).filter((knob) => knob === 0).length;
    const placedNeighbors = adjacentPieces(columns, rows, piece).filter((other) =>
      isHome(pieces[other]!),
    ).length;
    if (!best || rim + placedNeighbors > best.sides) best = { piece, sides: rim + placedNeighbors };
  }
  return best && { piece: best.piece, ...homePositionOf(level, best.piece) };
}
