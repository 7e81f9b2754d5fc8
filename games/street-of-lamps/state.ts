/** The game state: the play, its marks and cursor, strokes, undo and redo. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { MAX_SIZE } from './config';
import { createHelp } from '../kit/shell/help';
import { findHint, findMistakes, type Hint } from './hint';
import { PLANS } from './plans';
import { cellsOfRegions } from './plans/regions';
import { applyMove, createPlay, isFinished, type Play } from './play';
import type { Level, Move } from './types';

/** The brush. `cycle` changes a cell from on to marked off to empty, and `cross` only marks. */
export type Brush = 'cycle' | 'cross';

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
  readonly hint: Hint | null;
  /** Cells that the last check found wrong. The next change clears them. */
  readonly wrongCells: ReadonlySet<number>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  moveTo(cell: number): void;
  step(down: number, right: number): void;
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
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  crosses?: readonly number[];
}

export interface Stroke {
  becomes: 'fill' | 'cross' | 'blank';
  cells: number[];
}

const nextOf = (was: Stroke['becomes'], drawn: Stroke['becomes']): Stroke['becomes'] =>
  was === 'blank' ? drawn : was === 'fill' ? 'cross' : 'blank';

/**
 * Returns the cells that change together with a cell, because water is level. Filling a cell fills all cells below
 * it, draining a cell drains all cells above it, and clearing a dry cell clears the dry cells below it.
 */
function pouredWith(
  { regions, size }: Level,
  cell: number,
  becomes: Stroke['becomes'],
  valueOf: (cell: number) => Stroke['becomes'],
): number[] {
  const row = Math.floor(cell / size);
  return cellsOfRegions(regions!)[regions![cell]!]!.filter((other) => {
    const height = Math.floor(other / size);
    if (becomes === 'cross') return height <= row && valueOf(other) !== 'cross';
    return height >= row && (becomes === 'fill' ? valueOf(other) !== 'fill' : valueOf(other) === 'cross');
  });
}

/**
 * Returns how a stroke changes its cells. The cells with the same state as the first cell get the first cell's new
 * state.
 */
export function strokeOf(
  game: Pick<Game, 'level' | 'play' | 'crosses'>,
  cells: readonly number[],
  brush: Brush,
): Stroke {
  const { isFixed, plan, regions } = game.level;
  const valueOf = (cell: number) =>
    game.play.filled[cell] ? 'fill' : game.crosses[cell] ? 'cross' : 'blank';
  const first = cells[0]!;
  const was = valueOf(first);
  const drawn = cells.length > 1 ? PLANS[plan].drag : 'fill';
  const becomes = brush === 'cycle' ? nextOf(was, drawn) : was === 'cross' ? 'blank' : 'cross';
  if (PLANS[plan].isPoured && regions) {
    const poured = cells.flatMap((cell) => pouredWith(game.level, cell, becomes, valueOf));
    return { becomes, cells: [...new Set(poured)] };
  }
  const wholes =
    PLANS[plan].isByRegion && regions
      ? [...new Set(cells.map((cell) => regions[cell]!))].flatMap((own) => cellsOfRegions(regions)[own]!)
      : cells;
  return {
    becomes,
    cells: isFixed[first] ? [] : wholes.filter((cell) => !isFixed[cell] && valueOf(cell) === was),
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
    stroke(cells, brush = 'cycle') {
      if (isFinished(play)) return false;
      const stroke = strokeOf(game, cells, brush);
      const entry: Entry = { moves: [], crosses: [] };
      const toFill = stroke.cells.filter((cell) => stroke.becomes === 'fill' && !play.filled[cell]);
      const toClear = stroke.cells.filter((cell) => stroke.becomes !== 'fill' && play.filled[cell]);
      for (const cell of stroke.cells) {
        const after = stroke.becomes === 'cross';
        if (crosses[cell] !== after) entry.crosses.push({ cell, after });
      }
      for (let from = 0; from < toFill.length; from += MAX_SIZE)
        entry.moves.push(['fill', ...toFill.slice(from, from + MAX_SIZE)]);
      for (let from = 0; from < toClear.length; from += MAX_SIZE)
        entry.moves.push(['clear', ...toClear.slice(from, from + MAX_SIZE)]);
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
    isDone: () => isFinished(play),
  };
  return game;
}
