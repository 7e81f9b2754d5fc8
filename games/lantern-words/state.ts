/** The game state: the play, its cursor and the first letter of the marked word. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { columnOf, lineBetween, rowOf } from './geometry';
import { applyMove, createPlay, isFinished, nextToHint, wordBetween, type Play } from './play';
import type { Level, Move } from './types';

export type MarkResult =
  | { outcome: 'found' | 'already'; word: number }
  | { outcome: 'missed'; from: number; to: number }
  | { outcome: 'begun' }
  | { outcome: 'dropped' };

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The cell that keys act on. */
  readonly cursor: number;
  /** The first letter of the word that is being marked by taps or keys. */
  readonly anchor: number | null;
  step(down: number, right: number): void;
  /** Begins marking a word at a cell, or ends it. */
  tap(cell: number): MarkResult;
  /** Marks a line. With `isForgiving`, either end may be off by one cell, because a finger is imprecise. */
  mark(from: number, to: number, isForgiving?: boolean): MarkResult;
  dropAnchor(): void;
  /** Lights the first letter of a word. Returns the word's index, or null when every unfound word has had a hint. */
  requestHint(): number | null;
  isDone(): boolean;
}

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: 0,
    anchor: null,
    step(down, right) {
      const row = Math.min(level.rows - 1, Math.max(0, rowOf(level, game.cursor) + down));
      const column = Math.min(level.columns - 1, Math.max(0, columnOf(level, game.cursor) + right));
      game.cursor = row * level.columns + column;
    },
    tap(cell) {
      const { anchor } = game;
      game.cursor = cell;
      if (anchor === cell) {
        game.anchor = null;
        return { outcome: 'dropped' };
      }
      if (anchor === null || !lineBetween(level, anchor, cell)) {
        game.anchor = cell;
        return { outcome: 'begun' };
      }
      return game.mark(anchor, cell);
    },
    mark(from, to, isForgiving = false) {
      game.anchor = null;
      game.cursor = to;
      const word = isForgiving ? nearestWord(play, from, to) : wordBetween(level, from, to);
      if (word < 0) return { outcome: 'missed', from, to };
      if (play.found[word]) return { outcome: 'already', word };
      const { cells } = level.words[word]!;
      perform(['find', cells[0]!, cells.at(-1)!]);
      return { outcome: 'found', word };
    },
    dropAnchor() {
      game.anchor = null;
    },
    requestHint() {
      const word = nextToHint(play);
      return word >= 0 && perform(['hint']) ? word : null;
    },
    isDone: () => isFinished(play),
  };
  return game;
}

/**
 * Returns the word of a line. Otherwise returns the unfound word whose ends are within one cell of it along the same
 * line, if there is only one.
 */
function nearestWord(play: Play, from: number, to: number): number {
  const exact = wordBetween(play.level, from, to);
  const line = lineBetween(play.level, from, to);
  if (exact >= 0 || !line || line.length < 3) return exact;
  const step = line[1]! - line[0]!;
  const neighborCells = new Set<number>();
  for (const first of [-step, 0, step])
    for (const last of [-step, 0, step]) {
      const word = wordBetween(play.level, from + first, to + last);
      if (word >= 0 && !play.found[word]) neighborCells.add(word);
    }
  return neighborCells.size === 1 ? [...neighborCells][0]! : -1;
}
