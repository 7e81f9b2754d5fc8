/** The game state: the play, its notes and selection, undo and redo. Does not use the DOM. */
import { createHelpCharges } from '../kit/shell/help';
import { createUndoHistory } from '../kit/shell/undo-history';
import { digitBit, createBoard } from './board';
import { findHints, type Hint } from './hint';
import { applyMove, createPlay, isFinished, type Play } from './play';
import type { Layout, Level, Move } from './types';

interface CellEntry {
  /** The digit that changed, if any. Undoing it is recorded as a move. */
  digit: { cell: number; before: number; after: number } | null;
  notes: { cell: number; before: number; after: number }[];
}

export interface Game {
  readonly layout: Layout;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly notes: readonly number[];
  readonly selected: number;
  readonly isNoting: boolean;
  readonly hint: Hint | null;
  /** Cells that the last check found wrong. The next change clears them. */
  readonly wrongCells: ReadonlySet<number>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  select(cell: number): void;
  /** Moves the selection, wrapping at the edges. */
  step(down: number, right: number): void;
  toggleNoting(): void;
  /** Writes a digit or a note into the selected cell. Entering the same digit or note again removes it. */
  enter(digit: number, isNote?: boolean): 'placed' | 'noted' | 'refused';
  erase(): boolean;
  /**
   * Notes in every empty cell the digits that its row, column and box still allow. Returns false when all of them are
   * already noted.
   */
  fillNotes(): boolean;
  undo(): boolean;
  redo(): boolean;
  requestHint(): Hint | null;
  closeHint(): void;
  /** Marks the wrong cells. Returns their number. */
  check(): number;
  isFullAndWrong(): boolean;
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  notes?: readonly number[];
}

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, start: GameStart = {}): Game {
  const { layout } = level;
  const play = createPlay(level);
  const moves: Move[] = [];
  const history = createUndoHistory<CellEntry>(() => isFinished(play));
  let wrongCells = new Set<number>();
  const help = createHelpCharges<Hint>();
  const boardNow = () => play.grid.join('');

  for (const move of start.moves ?? []) {
    const last = play.history.at(-1);
    if (applyMove(play, move)) break;
    moves.push(move);
    if (move[0] === 'undo') history.drop();
    else if (last !== play.history.at(-1)) history.add({ digit: play.history.at(-1)!, notes: [] });
  }
  const notes: number[] = play.grid.map((digit, cell) => (digit ? 0 : (start.notes?.[cell] ?? 0)));

  const perform = (move: Move) => {
    applyMove(play, move);
    moves.push(move);
  };
  const afterChange = () => {
    game.hint = null;
    wrongCells = new Set();
  };
  const setNote = (entry: CellEntry, cell: number, after: number) => {
    if (notes[cell] === after) return;
    entry.notes.push({ cell, before: notes[cell]!, after });
    notes[cell] = after;
  };
  const commit = (entry: CellEntry) => {
    history.add(entry);
    afterChange();
  };
  const isOpen = () => !isFinished(play) && level.givens[game.selected] === 0;

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    layout,
    play,
    moves,
    notes,
    selected: Math.max(0, play.grid.indexOf(0)),
    isNoting: false,
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
    select(cell: number) {
      game.selected = cell;
    },
    step(down: number, right: number) {
      const n = layout.size;
      const row = (Math.floor(game.selected / n) + down + n) % n;
      game.selected = row * n + (((game.selected % n) + right + n) % n);
    },
    toggleNoting() {
      game.isNoting = !game.isNoting;
    },
    enter(digit: number, isNote = game.isNoting) {
      const cell = game.selected;
      if (!isOpen() || digit < 1 || digit > layout.size) return 'refused';
      const entry: CellEntry = { digit: null, notes: [] };
      if (isNote) {
        if (play.grid[cell]) return 'refused';
        setNote(entry, cell, notes[cell]! ^ digitBit(digit));
        commit(entry);
        return 'noted';
      }
      if (play.grid[cell] === digit) return game.erase() ? 'placed' : 'refused';
      entry.digit = { cell, before: play.grid[cell]!, after: digit };
      perform(['place', cell, digit]);
      setNote(entry, cell, 0);
      for (const peer of layout.peers[cell]!) setNote(entry, peer, notes[peer]! & ~digitBit(digit));
      commit(entry);
      return 'placed';
    },
    erase() {
      const cell = game.selected;
      if (!isOpen() || (!play.grid[cell] && !notes[cell])) return false;
      const entry: CellEntry = { digit: null, notes: [] };
      if (play.grid[cell]) {
        entry.digit = { cell, before: play.grid[cell]!, after: 0 };
        perform(['erase', cell]);
      } else setNote(entry, cell, 0);
      commit(entry);
      return true;
    },
    fillNotes() {
      if (isFinished(play)) return false;
      const entry: CellEntry = { digit: null, notes: [] };
      const { candidates } = createBoard(layout, play.grid);
      play.grid.forEach((digit, cell) => {
        if (digit) return;
        setNote(entry, cell, candidates[cell]!);
      });
      if (!entry.notes.length) return false;
      commit(entry);
      return true;
    },
    undo() {
      const entry = history.undo();
      if (!entry) return false;
      if (entry.digit) perform(['undo']);
      for (const { cell, before } of entry.notes) notes[cell] = before;
      game.selected = entry.digit?.cell ?? entry.notes[0]?.cell ?? game.selected;
      afterChange();
      return true;
    },
    redo() {
      const entry = history.redo();
      if (!entry) return false;
      if (entry.digit) {
        const { cell, after } = entry.digit;
        perform(after ? ['place', cell, after] : ['erase', cell]);
      }
      for (const { cell, after } of entry.notes) notes[cell] = after;
      game.selected = entry.digit?.cell ?? entry.notes[0]?.cell ?? game.selected;
      afterChange();
      return true;
    },
    requestHint() {
      // A repeated hint for an unchanged state costs nothing.
      if (isFinished(play) || game.hint) return game.hint;
      const found = help.hint(
        boardNow(),
        () => findHints(layout, level, play.grid),
        ({ isMistake }) => isMistake,
      );
      if (!found) return null;
      const { hint, isCharged } = found;
      if (isCharged) perform(['hint']);
      game.hint = hint;
      game.selected = hint.target;
      return hint;
    },
    closeHint() {
      game.hint = null;
    },
    check() {
      if (isFinished(play)) return 0;
      if (help.check(boardNow())) perform(['check']);
      game.hint = null;
      wrongCells = new Set(
        play.grid.flatMap((digit, cell) => (digit && digit !== level.solution[cell] ? [cell] : [])),
      );
      return wrongCells.size;
    },
    isFullAndWrong: () => play.grid.every(Boolean) && !isFinished(play),
    isDone: () => isFinished(play),
  };
  return game;
}
