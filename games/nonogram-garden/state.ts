/** The game state: the play, its crosses and cursor, strokes, undo and redo. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { createHelp } from '../kit/shell/help';
import { findHint, findMistakes, type Hint } from './hint';
import { applyMove, createPlay, isFinished, type Play } from './play';
import type { Level, Move } from './types';

export type Brush = 'fill' | 'cross';

interface Entry {
  /** Undo and redo are recorded as moves. */
  moves: Move[];
  crosses: { cell: number; after: boolean }[];
}

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly crosses: readonly boolean[];
  readonly cursor: number;
  readonly brush: Brush;
  readonly hint: Hint | null;
  /** Cells that the last check found wrong. The next change clears them. */
  readonly wrongCells: ReadonlySet<number>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  moveTo(cell: number): void;
  step(down: number, right: number): void;
  setBrush(brush: Brush): void;
  /**
   * Paints cells of a line. All of them get the state that the first cell changes to. Returns false when nothing
   * changed.
   */
  stroke(cells: readonly number[], brush?: Brush): boolean;
  undo(): boolean;
  redo(): boolean;
  requestHint(): Hint | null;
  closeHint(): void;
  /** Marks the wrong cells. Returns their number. */
  check(): number;
  /** Returns whether the number of filled cells is right, but not all of them are correct. */
  isFullAndWrong(): boolean;
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  crosses?: readonly number[];
}

/** Returns how a stroke changes its cells. */
export function strokeOf(
  game: Pick<Game, 'play' | 'crosses'>,
  cells: readonly number[],
  brush: Brush,
): { becomes: Brush | 'blank'; cells: number[] } {
  const { filled } = game.play;
  const first = cells[0]!;
  const isFilled = (cell: number) => filled[cell]!;
  const isCrossed = (cell: number) => game.crosses[cell]! && !filled[cell];
  if (brush === 'fill' ? isFilled(first) : isCrossed(first))
    return { becomes: 'blank', cells: cells.filter(brush === 'fill' ? isFilled : isCrossed) };
  // A stroke does not change previously marked cells, except the cell where it starts.
  return {
    becomes: brush,
    cells: cells.filter((cell) => cell === first || (!isFilled(cell) && !isCrossed(cell))),
  };
}

/** Begins a level, or resumes a saved one. The first illegal saved move, and all after it, are dropped. */
export function createGame(level: Level, start: GameStart = {}): Game {
  const play = createPlay(level);
  const crosses = level.solution.map(() => false);
  const undoable: Entry[] = [];
  let redoable: Entry[] = [];
  let wrongCells = new Set<number>();
  const help = createHelp<Hint>();
  const boardNow = () => play.filled.map((is, cell) => (is ? 1 : crosses[cell] ? 2 : 0)).join('');

  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move));
  for (const move of start.moves ?? []) {
    if (!perform(move)) break;
    if (move[0] === 'undo') undoable.pop();
    else if (move[0] === 'fill' || move[0] === 'clear') undoable.push({ moves: [move], crosses: [] });
  }
  for (const cell of start.crosses ?? []) crosses[cell] = true;

  const changed = () => {
    game.hint = null;
    wrongCells = new Set();
  };
  const setCrosses = (entry: Entry, isBack: boolean) => {
    for (const { cell, after } of entry.crosses) crosses[cell] = after !== isBack;
  };

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    crosses,
    cursor: 0,
    brush: 'fill',
    hint: null,
    get wrongCells() {
      return wrongCells;
    },
    get canUndo() {
      return undoable.length > 0 && !isFinished(play);
    },
    get canRedo() {
      return redoable.length > 0 && !isFinished(play);
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(down, right) {
      const { size } = level;
      const row = (Math.floor(game.cursor / size) + down + size) % size;
      game.cursor = row * size + ((game.cursor + right + size) % size);
    },
    setBrush(brush) {
      game.brush = brush;
    },
    stroke(cells, brush = game.brush) {
      if (isFinished(play)) return false;
      const stroke = strokeOf(game, cells, brush);
      const entry: Entry = { moves: [], crosses: [] };
      const toFill = stroke.cells.filter((cell) => stroke.becomes === 'fill' && !play.filled[cell]);
      const toClear = stroke.cells.filter((cell) => stroke.becomes !== 'fill' && play.filled[cell]);
      for (const cell of stroke.cells) {
        const after = stroke.becomes === 'cross';
        if (crosses[cell] !== after) entry.crosses.push({ cell, after });
      }
      if (toFill.length) entry.moves.push(['fill', ...toFill]);
      if (toClear.length) entry.moves.push(['clear', ...toClear]);
      if (!entry.moves.length && !entry.crosses.length) return false;
      for (const move of entry.moves) perform(move);
      setCrosses(entry, false);
      undoable.push(entry);
      redoable = [];
      changed();
      return true;
    },
    undo() {
      const entry = game.canUndo ? undoable.pop() : undefined;
      if (!entry) return false;
      for (const _ of entry.moves) perform(['undo']);
      setCrosses(entry, true);
      redoable.push(entry);
      changed();
      return true;
    },
    redo() {
      const entry = game.canRedo ? redoable.pop() : undefined;
      if (!entry) return false;
      for (const move of entry.moves) perform(move);
      setCrosses(entry, false);
      undoable.push(entry);
      changed();
      return true;
    },
    requestHint() {
      // A repeated hint for an unchanged state costs nothing.
      if (isFinished(play) || game.hint) return game.hint;
      const found = help.hint(
        boardNow(),
        () => [findHint(level, play.filled, crosses)].filter((one) => one !== null),
        ({ kind }) => kind === 'mistake',
      );
      if (!found) return null;
      const { hint, isCharged } = found;
      if (isCharged) perform(['hint']);
      game.hint = hint;
      game.cursor = hint.targets[0]!;
      return hint;
    },
    closeHint() {
      game.hint = null;
    },
    check() {
      if (isFinished(play)) return 0;
      if (help.check(boardNow())) perform(['check']);
      game.hint = null;
      wrongCells = new Set(findMistakes(level, play.filled, crosses));
      return wrongCells.size;
    },
    isFullAndWrong() {
      const filledCount = level.solution.filter(Boolean).length;
      return !isFinished(play) && play.filled.filter(Boolean).length === filledCount;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
