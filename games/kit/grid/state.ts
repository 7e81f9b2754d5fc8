/** The state of a grid whose cells are painted: the play, its marks and cursor, strokes, undo and redo. Does not use the DOM. */
import { createHelpCharges } from '../shell/help';
import { recordMoves } from '../shell/moves';
import { createUndoHistory } from '../shell/undo-history';
import {
  applyMove,
  countCells,
  countPlaced,
  createPlay,
  isFinished,
  type GridLevel,
  type GridMove,
  type GridPlay,
} from './play';

interface HistoryEntry {
  /** Undo and redo are recorded as moves. */
  moves: GridMove[];
  crosses: { cell: number; after: boolean }[];
}

export interface GridHint {
  readonly kind: string;
  /** The cells that can be deduced, or that are wrong. */
  readonly targets: readonly number[];
}

/** How a stroke changes cells. */
export interface GridStroke {
  becomes: 'fill' | 'cross' | 'blank';
  cells: readonly number[];
}

export interface GridGame<Level extends GridLevel, Brush, Hint> {
  readonly level: Level;
  readonly play: GridPlay<Level>;
  readonly moves: readonly GridMove[];
  /** Whether the player has marked each cell as off. */
  readonly crosses: readonly boolean[];
  readonly cursor: number;
  readonly brush: Brush;
  readonly hint: Hint | null;
  /** Cells that the last check found wrong. The next change clears them. */
  readonly wrongCells: ReadonlySet<number>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  moveTo(cell: number): void;
  /** Moves the cursor, wrapping at the edges. */
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

export interface GridStart {
  moves?: readonly GridMove[];
  crosses?: readonly number[];
}

/** The rules of a game whose grid is painted. */
export interface GridPainting<Level extends GridLevel, Brush, Hint extends GridHint> {
  brush: Brush;
  /** The maximum number of cells in a move. */
  maxCells: number;
  strokeOf(game: GridGame<Level, Brush, Hint>, cells: readonly number[], brush: Brush): GridStroke;
  /** Returns the next hint, or null when there is nothing to suggest. A hint about a mistake has the kind `mistake`. */
  findHint(level: Level, filled: readonly boolean[], crosses: readonly boolean[]): Hint | null;
  findMistakes(level: Level, filled: readonly boolean[], crosses: readonly boolean[]): readonly number[];
}

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGridGame<Level extends GridLevel, Brush, Hint extends GridHint>(
  { brush: firstBrush, maxCells, strokeOf, findHint, findMistakes }: GridPainting<Level, Brush, Hint>,
  level: Level,
  start: GridStart,
): GridGame<Level, Brush, Hint> {
  const play = createPlay(level);
  const crosses = level.solution.map(() => false);
  const history = createUndoHistory<HistoryEntry>(() => isFinished(play));
  let wrongCells = new Set<number>();
  const help = createHelpCharges<Hint>();
  const boardNow = () => play.filled.map((isOn, cell) => (isOn ? 1 : crosses[cell] ? 2 : 0)).join('');

  const { moves, perform } = recordMoves((move: GridMove) => applyMove(play, move));
  for (const move of start.moves ?? []) {
    if (!perform(move)) break;
    if (move[0] === 'undo') history.drop();
    else if (move[0] === 'fill' || move[0] === 'clear') history.add({ moves: [move], crosses: [] });
  }
  for (const cell of start.crosses ?? []) crosses[cell] = true;

  const clearMarks = () => {
    game.hint = null;
    wrongCells = new Set();
  };
  const setCrosses = (entry: HistoryEntry, isBack: boolean) => {
    for (const { cell, after } of entry.crosses) crosses[cell] = after !== isBack;
  };
  const apply = (entry: HistoryEntry) => {
    for (const move of entry.moves) perform(move);
    setCrosses(entry, false);
    clearMarks();
  };
  /** Returns the moves that change cells, each with at most the maximum number of cells. */
  const movesOf = (kind: 'fill' | 'clear', cells: readonly number[]): GridMove[] =>
    Array.from({ length: Math.ceil(cells.length / maxCells) }, (_, index) => [
      kind,
      ...cells.slice(index * maxCells, (index + 1) * maxCells),
    ]);

  const game: { -readonly [K in keyof GridGame<Level, Brush, Hint>]: GridGame<Level, Brush, Hint>[K] } = {
    level,
    play,
    moves,
    crosses,
    cursor: 0,
    brush: firstBrush,
    hint: null,
    get wrongCells() {
      return wrongCells;
    },
    get canUndo() {
      return history.canUndo;
    },
    get canRedo() {
      return history.canRedo;
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
      const isOn = stroke.becomes === 'fill';
      const changed = stroke.cells.filter((cell) => play.filled[cell] !== isOn);
      const after = stroke.becomes === 'cross';
      const entry: HistoryEntry = {
        moves: movesOf(isOn ? 'fill' : 'clear', changed),
        crosses: stroke.cells.filter((cell) => crosses[cell] !== after).map((cell) => ({ cell, after })),
      };
      if (!entry.moves.length && !entry.crosses.length) return false;
      apply(entry);
      history.add(entry);
      return true;
    },
    undo() {
      const entry = history.undo();
      if (!entry) return false;
      for (const _ of entry.moves) perform(['undo']);
      setCrosses(entry, true);
      clearMarks();
      return true;
    },
    redo() {
      const entry = history.redo();
      if (!entry) return false;
      apply(entry);
      return true;
    },
    requestHint() {
      // A repeated hint for an unchanged state costs nothing.
      if (isFinished(play) || game.hint) return game.hint;
      const found = help.hint(
        boardNow(),
        () => [findHint(level, play.filled, crosses)].filter((hint) => hint !== null),
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
    isFullAndWrong: () => !isFinished(play) && countPlaced(play) === countCells(level),
    isDone: () => isFinished(play),
  };
  return game;
}
