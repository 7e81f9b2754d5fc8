/** A chapter in play, and the effect of each move. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { LEVELS_PER_CHAPTER, PACK_HINT_PENALTY_MS } from '../config';
import { fitsAt, flipCells } from '../shapes';
import type { Cell, PackLevel, PackMode, PackMove, PackPlay } from '../types';
import { makeLevel } from './generate';

const NOT_PLACED = -1;
const ALL_BITS = 0xffff;

/** Returns the occupied bits of an empty floor: everything outside the case. */
const occupiedRowsOf = ({ open }: PackLevel): number[] => open.map((bits) => ALL_BITS & ~bits);

function startStage(play: PackPlay, level: PackLevel): void {
  play.level = level;
  play.cornerCells = level.pieces.map(() => NOT_PLACED);
  play.rows = occupiedRowsOf(level);
  play.order = [];
}

/** Begins a chapter. */
export function createPlay({ seed, mode }: LevelSpec): PackPlay {
  const level = makeLevel(seed, mode as PackMode, 0);
  const play = {
    seed,
    mode: mode as PackMode,
    penaltyMs: 0,
    stage: 0,
    level,
    cornerCells: [],
    rows: [],
    order: [],
  };
  startStage(play, level);
  return play;
}

export const isFinished = ({ stage }: PackPlay): boolean => stage === LEVELS_PER_CHAPTER;

/** Returns the finished fraction, 0 to 1. It is 1 only for a completely packed chapter. */
export function progressOf(play: PackPlay): number {
  if (isFinished(play)) return 1;
  return (play.stage + play.order.length / (play.level.pieces.length + 1)) / LEVELS_PER_CHAPTER;
}

export const isPlaced = ({ cornerCells }: PackPlay, piece: number): boolean =>
  cornerCells[piece] !== NOT_PLACED;

/** Returns whether an unplaced piece fits with its corner at a cell. */
export function fits({ rows, level }: PackPlay, piece: number, cell: Cell): boolean {
  const { width, pieces } = level;
  return fitsAt(rows, width, pieces[piece]!.shape, Math.floor(cell / width), cell % width);
}

/** Returns the piece that covers a cell, or −1 if there is none. */
export function pieceAt(play: PackPlay, cell: Cell): number {
  const { width, pieces } = play.level;
  return (
    play.order.find((piece) => {
      const [row, column] = [
        Math.floor(cell / width) - Math.floor(play.cornerCells[piece]! / width),
        (cell % width) - (play.cornerCells[piece]! % width),
      ];
      const { shape } = pieces[piece]!;
      return (
        row >= 0 &&
        row < shape.height &&
        column >= 0 &&
        column < shape.width &&
        (shape.rows[row]! >> column) % 2 === 1
      );
    }) ?? NOT_PLACED
  );
}

function flipPiece(play: PackPlay, piece: number, cell: Cell): void {
  const { width, pieces } = play.level;
  flipCells(play.rows, pieces[piece]!.shape, Math.floor(cell / width), cell % width);
}

function putPiece(play: PackPlay, piece: number, cell: Cell): string | null {
  if (play.cornerCells[piece] === undefined) return `no piece ${piece}`;
  if (isPlaced(play, piece)) return `piece ${piece} lies there already`;
  if (!fits(play, piece, cell)) return `piece ${piece} does not fit at ${cell}`;
  flipPiece(play, piece, cell);
  play.cornerCells[piece] = cell;
  play.order.push(piece);
  if (play.order.length < play.level.pieces.length) return null;
  play.stage++;
  // After the end, the last case remains as it was packed.
  if (!isFinished(play)) startStage(play, makeLevel(play.seed, play.mode, play.stage));
  return null;
}

function liftPiece(play: PackPlay, piece: number): string | null {
  const cell = play.cornerCells[piece];
  if (cell === undefined || cell === NOT_PLACED) return `piece ${piece} does not lie there`;
  flipPiece(play, piece, cell);
  play.cornerCells[piece] = NOT_PLACED;
  play.order.splice(play.order.indexOf(piece), 1);
  return null;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: PackPlay, move: PackMove): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'put') return putPiece(play, move[1], move[2]);
  if (move[0] === 'lift') return liftPiece(play, move[1]);
  play.penaltyMs += PACK_HINT_PENALTY_MS;
  return null;
}
