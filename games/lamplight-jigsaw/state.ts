/** The game state: the play, the selected piece, the hint, the order of the tray. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { MAX_MOVES } from './config';
import { isEdgePiece } from './cut';
import { findHint, type Hint } from './hint';
import { applyMove, createPlay, isFinished, type Play } from './play';
import { isHome, membersOf } from './snap';
import type { Level, Move, Turns } from './types';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The piece that was selected by a tap or a key, not by a drag. */
  readonly held: number | null;
  readonly hint: Hint | null;
  readonly isEdgesFirst: boolean;
  readonly canUndo: boolean;
  /** Returns the pieces in the tray, in display order. */
  tray(): number[];
  hold(piece: number | null): void;
  /** Places a piece with its group. Returns the joined pieces, or null when the piece may not be there. */
  put(piece: number, x: number, y: number, turns: Turns): readonly number[] | null;
  turnInTray(piece: number): boolean;
  takeBack(piece: number): boolean;
  undo(): boolean;
  requestHint(): Hint | null;
  setEdgesFirst(isFirst: boolean): void;
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  isEdgesFirst?: boolean;
}

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, start: GameStart = {}): Game {
  const play = createPlay(level);
  // Moves that join nothing are rejected when the move list has only enough room for completing the picture.
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), start.moves, MAX_MOVES);

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    held: null,
    hint: null,
    isEdgesFirst: start.isEdgesFirst ?? false,
    get canUndo() {
      return play.history.length > 0 && !isFinished(play);
    },
    tray() {
      const inside = level.tray.filter((piece) => play.pieces[piece]!.isInTray);
      if (!game.isEdgesFirst) return inside;
      const isRim = (piece: number) => isEdgePiece(level.pieceGrid, piece);
      return [...inside.filter(isRim), ...inside.filter((piece) => !isRim(piece))];
    },
    hold(piece) {
      game.held = piece !== null && isHome(play.pieces[piece]!) ? null : piece;
    },
    put(piece, x, y, turns) {
      game.held = null;
      if (!perform([piece, Math.round(x), Math.round(y), turns])) return null;
      game.hint = null;
      return play.joinedPieces;
    },
    turnInTray(piece) {
      return level.isTurned && perform([piece, ((play.pieces[piece]!.turns + 1) % 4) as Turns]);
    },
    takeBack(piece) {
      if (play.pieces[piece]!.isInTray || membersOf(play, piece).length > 1) return false;
      game.held = null;
      return perform([piece]);
    },
    undo() {
      game.held = null;
      return play.history.length > 0 && perform(['undo']);
    },
    requestHint() {
      // A repeated hint for an unchanged state costs nothing.
      if (isFinished(play) || game.hint) return game.hint;
      const hint = findHint(play);
      if (hint && perform(['hint'])) game.hint = hint;
      return game.hint;
    },
    setEdgesFirst(isFirst) {
      game.isEdgesFirst = isFirst;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
