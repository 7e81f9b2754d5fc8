/** The state of the endless floor: the play, the cursor, the selected piece. Does not use the DOM. */
import { recordMoves } from '../../kit/shell/moves';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { CELLS, SIZE } from '../config';
import { cellsOf, cornerForGrip, flipCells } from '../shapes';
import type { AtticMove, AtticOutcome, AtticPlay, Cell } from '../types';
import { adviseMove, type Advice } from './advice';
import { findFullGroups } from './groups';
import { applyMove, createPlay, fits, isFinished, placePiece } from './play';

export interface AtticGame {
  readonly play: AtticPlay;
  readonly moves: readonly AtticMove[];
  readonly cursor: Cell;
  /** The slot of the selected piece in the hand, or null. */
  readonly held: number | null;
  readonly advice: Advice | null;
  /** Selects a piece, or deselects it if it is already selected. */
  hold(slot: number | null): void;
  /** Selects the next piece of the hand. */
  holdNext(): void;
  moveTo(cell: Cell): void;
  step(right: number, down: number): void;
  /** Returns the cell of the selected piece's corner when its grip is at the cursor. */
  corner(): Cell | null;
  /** Returns the cells that a piece would cover from a corner, whether it fits, and the cells that it would clear. */
  preview(slot: number, corner: Cell): { cells: Cell[]; isOk: boolean; clears: Cell[] };
  /** Places a piece. Returns null and changes nothing if it does not fit. */
  place(slot: number, corner: Cell): AtticOutcome | null;
  readonly canUndo: boolean;
  /** Undoes the last piece of this hand. */
  undo(): boolean;
  requestHint(): Advice | null;
  /** Ends the run at the player's request. The score counts. */
  end(): void;
  isDone(): boolean;
}

const wrapPosition = (value: number) => (value + SIZE) % SIZE;

/** Begins a run, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(spec: LevelSpec, saved: readonly AtticMove[] = []): AtticGame {
  const play = createPlay(spec);
  const { moves, perform } = recordMoves((move: AtticMove) => applyMove(play, move), saved);
  const game: { -readonly [K in keyof AtticGame]: AtticGame[K] } = {
    play,
    moves,
    cursor: Math.floor(CELLS / 2),
    held: null,
    advice: null,
    hold(slot) {
      game.held = slot === null || slot === game.held || !play.hand[slot] ? null : slot;
    },
    holdNext() {
      const from = game.held ?? -1;
      const next = play.hand.map((_, i) => (from + 1 + i) % play.hand.length).find((slot) => play.hand[slot]);
      game.held = next ?? null;
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      game.cursor =
        wrapPosition(Math.floor(game.cursor / SIZE) + down) * SIZE +
        wrapPosition((game.cursor % SIZE) + right);
    },
    corner() {
      const piece = game.held === null ? null : play.hand[game.held];
      return piece ? cornerForGrip(piece.shape, game.cursor, SIZE, SIZE) : null;
    },
    preview(slot, corner) {
      const { shape } = play.hand[slot]!;
      const cells = cellsOf(shape, corner, SIZE);
      if (!fits(play, shape, corner)) return { cells, isOk: false, clears: [] };
      const rows = [...play.rows];
      flipCells(rows, shape, Math.floor(corner / SIZE), corner % SIZE);
      const { bits } = findFullGroups(rows);
      const clears = Array.from({ length: CELLS }, (_, cell) => cell).filter(
        (cell) => (bits[Math.floor(cell / SIZE)]! >> (cell % SIZE)) & 1,
      );
      return { cells, isOk: true, clears };
    },
    place(slot, corner) {
      const piece = play.hand[slot];
      if (!piece || isFinished(play) || !fits(play, piece.shape, corner)) return null;
      moves.push([slot, corner]);
      game.held = game.advice = null;
      return placePiece(play, slot, corner);
    },
    get canUndo() {
      return play.history.length > 0 && !isFinished(play);
    },
    undo() {
      if (!game.canUndo || !perform(['undo'])) return false;
      game.held = game.advice = null;
      return true;
    },
    requestHint() {
      // A repeated hint for an unchanged state costs nothing.
      if (game.advice || isFinished(play)) return game.advice;
      game.advice = adviseMove(play);
      if (game.advice) perform(['hint']);
      return game.advice;
    },
    end() {
      perform(['end']);
    },
    isDone: () => isFinished(play),
  };
  return game;
}
