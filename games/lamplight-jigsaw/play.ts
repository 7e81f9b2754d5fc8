/** A picture in play, and the effect of each move. The replay and the screen share this code. */
import { CELL, HINT_PENALTY_MS } from './config';
import { isHome, membersOf, moveGroup, joinPlacedPiece } from './snap';
import type { Level, Move, Turns } from './types';

export interface PieceState {
  isInTray: boolean;
  /** The piece's center in units. (50, 50) is the center of the upper left position. */
  x: number;
  y: number;
  turns: Turns;
  /**
   * The ID of the piece's group. Pieces with the same ID are joined. A piece of `HOME_GROUP` is in its final position
   * and cannot move.
   */
  group: number;
}

export interface Play {
  level: Level;
  pieces: PieceState[];
  /**
   * The states that undo restores, the most recent first. A join clears them, because a correct join never needs to be
   * undone.
   */
  history: { piece: number; state: PieceState }[][];
  penaltyMs: number;
  /** The pieces that the last move joined, which light up and play a sound. */
  joinedPieces: readonly number[];
}

/** Begins a level with all pieces in the tray. */
export function createPlay(level: Level): Play {
  const pieces = level.turns.map((turns, piece): PieceState => ({
    isInTray: true,
    x: 0,
    y: 0,
    turns,
    group: piece,
  }));
  return { level, pieces, history: [], penaltyMs: 0, joinedPieces: [] };
}

/** Returns the center of a piece's position in the picture. */
export const homePositionOf = ({ pieceGrid: { columns } }: Level, piece: number) => ({
  x: (piece % columns) * CELL + CELL / 2,
  y: Math.floor(piece / columns) * CELL + CELL / 2,
});

export const isFinished = ({ pieces }: Play): boolean => pieces.every(isHome);

/** Returns the number of pieces that are in their position or joined to another one. */
export function countJoined({ pieces }: Play): number {
  const sizes = new Map<number, number>();
  for (const { group } of pieces) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return pieces.filter((piece) => isHome(piece) || sizes.get(piece.group)! > 1).length;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'undo') return undo(play);
  if (move[0] === 'hint') {
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const [piece] = move;
  const state = play.pieces[piece];
  if (!state) return `no piece ${piece}`;
  if (isHome(state)) return `piece ${piece} lies where it belongs`;
  if (move.length === 1) return takePieceBack(play, piece);
  const turns = move.at(-1) as Turns;
  if (turns !== 0 && !play.level.isTurned) return 'pieces of this cut are not turned';
  return move.length === 2 ? turnInTray(play, piece, turns) : putPiece(play, piece, move[1], move[2], turns);
}

function putPiece(play: Play, piece: number, x: number, y: number, turns: Turns): string | null {
  const { columns, rows } = play.level.pieceGrid;
  const [width, height] = [columns * CELL, rows * CELL];
  if (x < -width || x > 2 * width || y < -height || y > 2 * height) return 'off the table';
  const state = play.pieces[piece]!;
  const isSame = state.x === x && state.y === y && state.turns === turns;
  if (!state.isInTray && isSame) return 'put where it was';
  rememberPieces(play, membersOf(play, piece));
  moveGroup(play, piece, x, y, turns);
  play.joinedPieces = joinPlacedPiece(play, piece);
  if (play.joinedPieces.length) play.history = [];
  return null;
}

function turnInTray(play: Play, piece: number, turns: Turns): string | null {
  const state = play.pieces[piece]!;
  if (!state.isInTray) return `piece ${piece} is not in the tray`;
  if (state.turns === turns) return 'turned as it was';
  rememberPieces(play, [piece]);
  state.turns = turns;
  play.joinedPieces = [];
  return null;
}

function takePieceBack(play: Play, piece: number): string | null {
  const state = play.pieces[piece]!;
  if (state.isInTray) return `piece ${piece} is in the tray`;
  if (membersOf(play, piece).length > 1) return `piece ${piece} is joined`;
  rememberPieces(play, [piece]);
  Object.assign(state, { isInTray: true, x: 0, y: 0 });
  play.joinedPieces = [];
  return null;
}

function undo(play: Play): string | null {
  const last = play.history.pop();
  if (!last) return 'nothing to undo';
  for (const { piece, state } of last) play.pieces[piece] = state;
  play.joinedPieces = [];
  return null;
}

function rememberPieces(play: Play, members: readonly number[]): void {
  play.history.push(members.map((piece) => ({ piece, state: { ...play.pieces[piece]! } })));
}
