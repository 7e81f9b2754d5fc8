/** The game state: the play, the selected tile, the undone moves, the cursor. Does not use the DOM. */
import { listFree } from './board';
import { MAX_MOVES } from './config';
import { faceGroupOf } from './faces';
import { findHint } from './hint';
import { applyMove, createPlay, isCleared, isOpenIn, isInSlot, type Play } from './play';
import { listOpenPairs } from './prospects';
import type { Level, Move, Pair } from './types';

/** The result of pressing a tile. */
export type PressResult = 'picked' | 'dropped' | 'paired' | 'other' | 'blocked' | 'none';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  /** Whether faces are hidden until their tiles are free. */
  readonly isKeen: boolean;
  /** The moves to submit. Undoing removes a move, but a hint remains. */
  readonly moves: readonly Move[];
  /** The moves that can be redone. The last item is redone next. */
  readonly undone: readonly Move[];
  readonly cursor: number;
  readonly picked: number | null;
  readonly hint: Pair | null;
  readonly free: ReadonlySet<number>;
  readonly openPairs: readonly Pair[];
  readonly canUndo: boolean;
  /** Whether blocked tiles are drawn darker. */
  isDimmed: boolean;
  moveTo(slot: number): void;
  /** Presses a tile: selects it, takes the pair that it completes, or deselects it. */
  press(slot: number): PressResult;
  drop(): void;
  undo(): Move | null;
  redo(): Move | null;
  shuffle(): boolean;
  requestHint(): Pair | null;
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  undone?: readonly Move[];
  isDimmed?: boolean;
}

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, isKeen: boolean, start: GameStart = {}): Game {
  let play = createPlay(level);
  let moves: Move[] = [];
  let undone: Move[] = [...(start.undone ?? [])];
  let free: ReadonlySet<number> | null = null;
  let openPairs: readonly Pair[] | null = null;

  const perform = (move: Move): boolean => {
    if (moves.length >= MAX_MOVES || applyMove(play, move)) return false;
    moves.push(move);
    return true;
  };
  const afterChange = () => {
    game.picked = null;
    game.hint = null;
    free = openPairs = null;
    if (!isOpenIn(play, game.cursor)) game.cursor = nearestFree();
  };
  const nearestFree = (): number => {
    const { slots } = level.board;
    const from = slots[game.cursor]!;
    let best = game.cursor;
    let min = Infinity;
    for (const slot of game.free) {
      const { x, y, z } = slots[slot]!;
      const distance = Math.hypot(x - from.x, y - from.y) - z / 100;
      if (distance < min) [best, min] = [slot, distance];
    }
    return best;
  };
  const make = (move: Move): boolean => {
    if (!perform(move)) return false;
    undone = [];
    afterChange();
    return true;
  };

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    isKeen,
    get play() {
      return play;
    },
    get moves() {
      return moves;
    },
    get undone() {
      return undone;
    },
    get free() {
      return (free ??= new Set(listFree(level.board, (slot) => isInSlot(play, slot))));
    },
    get openPairs() {
      return (openPairs ??= listOpenPairs(level.board, play.faces));
    },
    get canUndo() {
      return !isCleared(play) && moves.some(([kind]) => kind !== 'hint');
    },
    cursor: 0,
    picked: null,
    hint: null,
    isDimmed: start.isDimmed ?? true,
    moveTo(slot) {
      game.cursor = slot;
    },
    press(slot) {
      if (!isInSlot(play, slot)) return 'none';
      if (!game.free.has(slot)) return 'blocked';
      game.cursor = slot;
      const other = game.picked;
      if (other === slot) {
        game.picked = null;
        return 'dropped';
      }
      if (other !== null && faceGroupOf(play.faces[other]!) === faceGroupOf(play.faces[slot]!))
        return make(['pair', other, slot]) ? 'paired' : 'none';
      game.picked = slot;
      return other === null ? 'picked' : 'other';
    },
    drop() {
      game.picked = null;
      game.hint = null;
    },
    undo() {
      const at = moves.findLastIndex(([kind]) => kind !== 'hint');
      if (at < 0 || isCleared(play)) return null;
      const undoneMove = moves[at]!;
      const remaining = moves.filter((_, index) => index !== at);
      play = createPlay(level);
      moves = [];
      for (const move of remaining) perform(move);
      undone.push(undoneMove);
      afterChange();
      if (undoneMove[0] === 'pair') game.cursor = undoneMove[1];
      return undoneMove;
    },
    redo() {
      const move = undone.at(-1);
      if (!move || !perform(move)) return null;
      undone.pop();
      afterChange();
      return move;
    },
    shuffle: () => make(['shuffle']),
    requestHint() {
      // A repeated hint for an unchanged state costs nothing. Neither does the message that there is no hint.
      if (isCleared(play) || game.hint) return game.hint;
      const hint = findHint(play);
      if (!hint || !perform(['hint'])) return null;
      game.hint = hint;
      game.cursor = hint[0];
      return hint;
    },
    isDone: () => isCleared(play),
  };
  for (const move of start.moves ?? []) if (!perform(move)) break;
  afterChange();
  return game;
}
