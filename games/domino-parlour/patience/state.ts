/** The patience state: the play, the cursor, the selected tile, the undo history. Does not use the DOM. */
import type { Tile } from '../types';
import { listFreeTiles, isPair } from './deal';
import { adviseMove, applyMove, createPlay, isFinished } from './play';
import type { Deal, PatienceMove, PatiencePlay } from './types';

export type Touched = 'covered' | 'held' | 'let go' | 'paired' | 'no pair';

export interface PatienceGame {
  readonly level: Deal;
  readonly play: PatiencePlay;
  readonly moves: readonly PatienceMove[];
  readonly cursor: Tile | null;
  readonly held: Tile | null;
  readonly hinted: readonly Tile[];
  readonly canUndo: boolean;
  free(): Tile[];
  /** Moves the cursor along the free tiles. */
  step(by: number): void;
  /** Handles a press on a tile: selects it, deselects it, or pairs it with the selected tile. */
  touch(tile: Tile): Touched;
  /** Selects a tile instead of any other. Returns whether that was possible. */
  lift(tile: Tile): boolean;
  letGo(): void;
  /** Moves a tile to the shelf. */
  shelve(tile: Tile): boolean;
  undo(): boolean;
  /** Returns a hint and charges it, or returns null when no solution is found from here. */
  hint(): readonly Tile[] | null;
  isDone(): boolean;
}

/** Begins a deal, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createPatience(level: Deal, saved: readonly PatienceMove[] = []): PatienceGame {
  let play = createPlay(level);
  const moves: PatienceMove[] = [];
  const perform = (move: PatienceMove): boolean => {
    if (applyMove(play, move)) return false;
    moves.push(move);
    game.held = null;
    game.hinted = [];
    return true;
  };
  const game: { -readonly [K in keyof PatienceGame]: PatienceGame[K] } = {
    level,
    get play() {
      return play;
    },
    moves,
    cursor: null,
    held: null,
    hinted: [],
    get canUndo() {
      return !isFinished(play) && moves.some(([what]) => what !== 'hint');
    },
    free: () => listFreeTiles(level.tiles, play),
    step(by) {
      const free = game.free();
      const at = game.cursor === null ? -1 : free.indexOf(game.cursor);
      game.cursor = free.at(at < 0 ? 0 : (at + by) % free.length) ?? null;
    },
    touch(tile) {
      if (!game.free().includes(tile)) return 'covered';
      game.cursor = tile;
      const { held } = game;
      if (held === tile) {
        game.held = null;
        return 'let go';
      }
      if (held !== null && isPair(held, tile)) return perform([held, tile]) ? 'paired' : 'no pair';
      game.held = tile;
      return held === null ? 'held' : 'no pair';
    },
    lift(tile) {
      game.held = game.free().includes(tile) ? tile : null;
      if (game.held !== null) game.cursor = tile;
      return game.held !== null;
    },
    letGo() {
      game.held = null;
    },
    shelve: (tile) => perform([tile]),
    undo() {
      const last = moves.findLastIndex(([what]) => what !== 'hint');
      if (last < 0 || isFinished(play)) return false;
      moves.splice(last, 1);
      play = createPlay(level);
      for (const move of moves) applyMove(play, move);
      game.held = null;
      game.hinted = [];
      return true;
    },
    hint() {
      const move = adviseMove(play);
      if (!move || !perform(['hint'])) return null;
      game.hinted = move as Tile[];
      return game.hinted;
    },
    isDone: () => isFinished(play),
  };
  for (const move of saved) if (!perform(move)) break;
  return game;
}
