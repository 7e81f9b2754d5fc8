/** Describes pieces and positions. */
import { CELL } from './config';
import { knobsOf } from './cut';
import type { Game } from './state';

const SIDES = ['top', 'right', 'bottom', 'left'];

const joinWords = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * Returns a text such as `Piece 12, edge, knobs top and left.` The number is that in the tray, which does not reveal
 * the position.
 */
export function describePiece({ level, play }: Game, piece: number): string {
  const knobs = knobsOf(level.pieceGrid, piece);
  const { turns } = play.pieces[piece]!;
  const flat = knobs.filter((knob) => knob === 0).length;
  const kind = flat > 1 ? 'corner' : flat ? 'edge' : 'inner';
  const listSidesWith = (kindOf: number) =>
    joinWords(SIDES.filter((_, side) => knobs[(side + 4 - turns) % 4] === kindOf));
  const parts = [`Piece ${level.tray.indexOf(piece) + 1}`, kind];
  if (flat) parts.push(`flat ${listSidesWith(0)}`);
  if (knobs.includes(1)) parts.push(`knobs ${listSidesWith(1)}`);
  return `${parts.join(', ')}.`;
}

/** Returns a text such as `Row 2, column 3.` for a center in units, or `Beside the frame.` outside it. */
export function describePosition({ level }: Game, x: number, y: number): string {
  const [column, row] = [Math.floor(x / CELL) + 1, Math.floor(y / CELL) + 1];
  const isOn = column >= 1 && row >= 1 && column <= level.pieceGrid.columns && row <= level.pieceGrid.rows;
  return isOn ? `Row ${row}, column ${column}.` : 'Beside the frame.';
}

/** Describes the result of a placement. */
export function describeJoin(joinedPieces: readonly number[], isHome: boolean, done: string): string {
  if (joinedPieces.length === 0) return 'Put down.';
  return `${isHome ? 'In its place.' : 'Joined.'} ${done}.`;
}
