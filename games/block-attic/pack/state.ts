/** The state of a chapter: the play, the cursor, the selected piece, the undo history. Does not use the DOM. */
import { recordMoves } from '../../kit/shell/moves';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { cellsOf, cornerForGrip } from '../shapes';
import type { Cell, PackMove, PackPlay } from '../types';
import { applyMove, createPlay, fits, isFinished, isPlaced, pieceAt } from './play';
import { adviseMove, type PackAdvice } from './solve';

export interface PackGame {
  readonly play: PackPlay;
  readonly moves: readonly PackMove[];
  readonly cursor: Cell;
  readonly held: number | null;
  readonly advice: PackAdvice | null;
  readonly canUndo: boolean;
  /** Selects a piece beside the case, or deselects it if it is already selected. */
  hold(piece: number | null): void;
  /** Selects the next piece beside the case. */
  holdNext(): void;
  moveTo(cell: Cell): void;
  step(right: number, down: number): void;
  corner(): Cell | null;
  preview(piece: number, corner: Cell): { cells: Cell[]; isOk: boolean };
  /** Returns the piece at a cell of the case, or −1 for none. */
  pieceAt(cell: Cell): number;
  /** Puts a piece into the case. Returns null and changes nothing if it does not fit. */
  put(piece: number, corner: Cell): { isLevelDone: boolean } | null;
  /** Takes a piece out of the case. */
  lift(piece: number): boolean;
  undo(): boolean;
  requestHint(): PackAdvice | null;
  isDone(): boolean;
}

/** Begins a chapter, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(spec: LevelSpec, saved: readonly PackMove[] = []): PackGame {
  const play = createPlay(spec);
  /** The moves that undo each step of this level, the most recent first. */
  let undoable: PackMove[] = [];
  const { moves, perform } = recordMoves((move: PackMove) => applyMove(play, move));
  for (const move of saved) {
    const { stage } = play;
    const from = move[0] === 'lift' ? play.cornerCells[move[1]]! : 0;
    if (!perform(move)) break;
    // Steps before a reload can be undone as well.
    if (play.stage !== stage) undoable = [];
    else if (move[0] === 'put') undoable.push(['lift', move[1]]);
    else if (move[0] === 'lift') undoable.push(['put', move[1], from]);
  }

  const afterMove = (stage: number, back: PackMove) => {
    game.advice = null;
    if (play.stage === stage) undoable.push(back);
    else undoable = [];
    return play.stage !== stage;
  };
  const middleCell = () =>
    Math.floor(play.level.height / 2) * play.level.width + Math.floor(play.level.width / 2);
  const unplacedPieces = () => play.cornerCells.flatMap((_, piece) => (isPlaced(play, piece) ? [] : [piece]));
  const game: { -readonly [K in keyof PackGame]: PackGame[K] } = {
    play,
    moves,
    cursor: middleCell(),
    held: null,
    advice: null,
    get canUndo() {
      return undoable.length > 0 && !isFinished(play);
    },
    hold(piece) {
      game.held = piece === null || piece === game.held || isPlaced(play, piece) ? null : piece;
    },
    holdNext() {
      const free = unplacedPieces();
      game.held = free.find((piece) => piece > (game.held ?? -1)) ?? free[0] ?? null;
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const { width, height } = play.level;
      const row = (Math.floor(game.cursor / width) + down + height) % height;
      game.cursor = row * width + (((game.cursor % width) + right + width) % width);
    },
    corner() {
      const { width, height, pieces } = play.level;
      return game.held === null ? null : cornerForGrip(pieces[game.held]!.shape, game.cursor, width, height);
    },
    preview: (piece, corner) => ({
      cells: cellsOf(play.level.pieces[piece]!.shape, corner, play.level.width),
      isOk: fits(play, piece, corner),
    }),
    pieceAt: (cell) => pieceAt(play, cell),
    put(piece, corner) {
      const { stage } = play;
      if (!perform(['put', piece, corner])) return null;
      game.held = null;
      const isLevelDone = afterMove(stage, ['lift', piece]);
      if (isLevelDone && !isFinished(play)) game.cursor = middleCell();
      return { isLevelDone };
    },
    lift(piece) {
      const cell = play.cornerCells[piece]!;
      if (!perform(['lift', piece])) return false;
      afterMove(play.stage, ['put', piece, cell]);
      return true;
    },
    undo() {
      const back = undoable.pop();
      game.held = game.advice = null;
      return back !== undefined && perform(back);
    },
    requestHint() {
      if (game.advice || isFinished(play)) return game.advice;
      game.advice = adviseMove(play);
      if (!game.advice) return null;
      perform(['hint']);
      game.held = game.advice.kind === 'put' ? game.advice.piece : null;
      return game.advice;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
