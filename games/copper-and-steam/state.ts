/** The game state: the play, the cursor, the player's locks, the undo history. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { applyMove, createPlay, findHint, isFinished, cellsMovedWith } from './play';
import { rotateMask } from './pipes';
import { computeSteamFlow, type SteamFlow } from './steam';
import type { Level, Move, Play } from './types';

/** The tool that determines the effect of a press. */
export type Tool = 'right' | 'left' | 'lock';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly cursor: number;
  /** The pieces that the player has locked. Locks only prevent accidental turns. */
  readonly locks: ReadonlySet<number>;
  readonly steamed: SteamFlow;
  readonly tool: Tool;
  readonly canUndo: boolean;
  moveTo(cell: number): void;
  /** Moves the cursor by one, wrapping at the edges. */
  step(right: number, down: number): void;
  /**
   * Turns a piece. Returns false when it is bolted, when it or a piece of its train is locked, or when all its
   * orientations look the same.
   */
  turn(cell: number, by: 1 | -1): boolean;
  /** Locks or unlocks a piece. Returns false when it is bolted down. */
  toggleLock(cell: number): boolean;
  /** Selects or deselects a tool. */
  pickTool(tool: Tool): void;
  /** Turns a piece to its solution and bolts it down. Returns the piece. */
  hint(): number;
  /** Undoes the last turn, which counts as a move. */
  undo(): boolean;
  isDone(): boolean;
}

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = [], locked: readonly number[] = []): Game {
  const play = createPlay(level);
  const { columns, rows } = level.grid;
  const locks = new Set(locked.filter((cell) => cell < play.masks.length));
  /** The turns of this visit that were not undone. */
  const undoable: { cell: number; by: 1 | -1 }[] = [];
  let steamed = computeSteamFlow(level, play.masks);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  steamed = computeSteamFlow(level, play.masks);
  const turn = (cell: number, by: 1 | -1): boolean => {
    const isDone = perform(by === 1 ? [cell] : [cell, -1]);
    if (isDone) steamed = computeSteamFlow(level, play.masks);
    return isDone;
  };
  const isHeld = (cell: number) => cellsMovedWith(play, cell).some((one) => locks.has(one));
  const lastTurn = () => undoable.findLast(({ cell }) => !play.bolted[cell]);
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    locks,
    tool: 'right',
    cursor: level.boilers[0] ?? 0,
    get steamed() {
      return steamed;
    },
    get canUndo() {
      return lastTurn() !== undefined && !isFinished(play);
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const row = (Math.floor(game.cursor / columns) + down + rows) % rows;
      game.cursor = row * columns + (((game.cursor % columns) + right + columns) % columns);
    },
    turn(cell, by) {
      const mask = play.masks[cell]!;
      if (isHeld(cell) || rotateMask(mask, by) === mask || !turn(cell, by)) return false;
      undoable.push({ cell, by });
      return true;
    },
    toggleLock(cell) {
      if (play.bolted[cell]) return false;
      if (!locks.delete(cell)) locks.add(cell);
      return true;
    },
    pickTool(tool) {
      game.tool = game.tool === tool ? 'right' : tool;
    },
    hint() {
      const cell = findHint(play);
      if (!perform(['hint'])) return -1;
      locks.delete(cell);
      steamed = computeSteamFlow(level, play.masks);
      return cell;
    },
    undo() {
      const last = game.canUndo ? lastTurn() : undefined;
      if (!last || !turn(last.cell, last.by === 1 ? -1 : 1)) return false;
      undoable.splice(undoable.lastIndexOf(last), 1);
      for (const one of cellsMovedWith(play, last.cell)) locks.delete(one);
      game.cursor = last.cell;
      return true;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
