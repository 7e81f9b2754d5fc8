/** The game state: the play, its cursor and direction, penciled letters and marks. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { neighborsOf } from './dial';
import { listLooseKeys, findRefusalReason, findEntryOfWord } from './fitting';
import { applyMove, createPlay, isFinished, isFull, listWrongKeys, type Play } from './play';
import { entryAt, nextOpenCell, walkToOpenCell } from './walk';
import type { Level, Move } from './types';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly cursor: number;
  readonly isAcross: boolean;
  /** The index of the entry that is being filled. */
  readonly entry: number;
  readonly isPencilling: boolean;
  /** The keys whose letter is penciled, which means only a guess. */
  readonly pencilled: ReadonlySet<number>;
  /** The keys that the last check found wrong. Changing a key removes it. */
  readonly wrongKeys: ReadonlySet<number>;
  /** Selects a cell. Selecting the same cell again changes the direction. */
  select(cell: number): void;
  turn(): void;
  /**
   * Moves the cursor by one cell. If the movement crosses the direction and the cell has a word that way, changes the
   * direction first.
   */
  step(down: number, right: number): void;
  openEntry(entry: number): void;
  /** Moves to another entry, preferably the next one with an empty square. */
  goOn(by: 1 | -1): void;
  togglePencil(): void;
  type(letter: string): 'written' | 'moved' | 'locked' | 'taken' | 'elsewhere';
  erase(): boolean;
  /**
   * Puts a word of the list into the entry, or moves to the word if it is already placed. Returns the reason if it
   * does not fit.
   */
  place(word: string): string | null;
  /** Removes the entry's letters, except those of complete crossing words. */
  takeOut(): boolean;
  /** Marks the wrong letters in the entry. Returns their number, or null when there is nothing to check. */
  check(): number | null;
  revealLetter(): boolean;
  revealWord(): boolean;
  /** Returns whether every square is filled, but not all letters are correct. */
  isFullAndWrong(): boolean;
  isDone(): boolean;
}

export interface GameStart {
  moves?: readonly Move[];
  pencilled?: readonly number[];
}

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, start: GameStart = {}): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), start.moves);
  const isSaved = (key: number) => play.letters[key] !== '' && !play.locked[key];
  const pencilled = new Set((start.pencilled ?? []).filter(isSaved));
  const wrongKeys = new Set<number>();

  /** Returns whether a cell is empty or marked wrong by a check. */
  const isOpen = (cell: number) => {
    const key = level.keys[cell]!;
    return play.letters[key] === '' || wrongKeys.has(key);
  };
  const keyHere = () => level.keys[game.cursor]!;
  const forget = (key: number) => {
    pencilled.delete(key);
    wrongKeys.delete(key);
  };
  const set = (key: number, letter: string) => {
    if (!perform(['set', key, letter])) return false;
    forget(key);
    return true;
  };
  const settle = () => {
    level.answers.forEach((_, key) => play.locked[key] && forget(key));
  };
  const moveOn = (wasEmpty: boolean) => {
    const { cells } = level.entries[game.entry]!;
    const at = cells.indexOf(game.cursor);
    const next = wasEmpty ? nextOpenCell(isOpen, cells, at) : cells[at + 1];
    if (next !== undefined) game.cursor = next;
    else if (wasEmpty && !isFull(play)) game.goOn(1);
  };

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: 0,
    isAcross: true,
    get entry() {
      return entryAt(level, game.cursor, game.isAcross);
    },
    isPencilling: false,
    pencilled,
    wrongKeys,
    select(cell) {
      if (level.keys[cell]! < 0) return;
      if (cell === game.cursor) return game.turn();
      game.cursor = cell;
      if (game.entry < 0) game.isAcross = !game.isAcross;
    },
    turn() {
      if (entryAt(level, game.cursor, !game.isAcross) >= 0) game.isAcross = !game.isAcross;
    },
    step(down, right) {
      const isAcross = right !== 0;
      if (isAcross !== game.isAcross && entryAt(level, game.cursor, isAcross) >= 0) {
        game.isAcross = isAcross;
        return;
      }
      game.cursor = walkToOpenCell(level, game.cursor, down, right);
      if (game.entry < 0) game.isAcross = !game.isAcross;
    },
    openEntry(entry) {
      const { cells, isAcross } = level.entries[entry]!;
      game.isAcross = isAcross;
      game.cursor = nextOpenCell(isOpen, cells, -1) ?? cells[0]!;
    },
    goOn(by) {
      const { entries } = level;
      const count = entries.length;
      const order = entries.map((_, i) => (game.entry + by * (i + 1) + count * (count + 1)) % count);
      const hasRoom = (entry: number) => entries[entry]!.cells.some(isOpen);
      // Backward always moves to the previous word, forward to the next word with an empty square.
      game.openEntry((by > 0 ? order.find(hasRoom) : undefined) ?? order[0]!);
    },
    togglePencil() {
      game.isPencilling = !game.isPencilling;
    },
    type(letter) {
      const key = keyHere();
      if (play.locked[key]) {
        moveOn(false);
        return 'locked';
      }
      if (level.kind === 'dial' && !neighborsOf(level.answers[key]!).includes(letter)) return 'elsewhere';
      let isMoved = false;
      if (level.kind === 'code') {
        const other = play.letters.indexOf(letter);
        if (other >= 0 && other !== key) {
          if (play.locked[other]) return 'taken';
          set(other, '');
          isMoved = true;
        }
      }
      const wasEmpty = isOpen(game.cursor);
      set(key, letter);
      if (game.isPencilling) pencilled.add(key);
      else pencilled.delete(key);
      if (!isFinished(play)) moveOn(wasEmpty);
      return isMoved ? 'moved' : 'written';
    },
    erase() {
      const key = keyHere();
      if (!play.locked[key] && play.letters[key] !== '') return set(key, '');
      const { cells } = level.entries[game.entry]!;
      const before = cells[cells.indexOf(game.cursor) - 1];
      if (before === undefined) return false;
      game.cursor = before;
      return !play.locked[keyHere()] && play.letters[keyHere()] !== '' && set(keyHere(), '');
    },
    place(word) {
      const stands = findEntryOfWord(play, word);
      if (stands >= 0) {
        game.openEntry(stands);
        return null;
      }
      const why = findRefusalReason(play, game.entry, word);
      if (why !== null) return why;
      const { cells } = level.entries[game.entry]!;
      cells.forEach((cell, at) => play.letters[level.keys[cell]!] || set(level.keys[cell]!, word[at]!));
      if (!isFull(play)) game.goOn(1);
      return null;
    },
    takeOut() {
      const keys = listLooseKeys(play, game.entry);
      for (const key of keys) set(key, '');
      return keys.length > 0;
    },
    check() {
      if (!perform(['check', game.entry])) return null;
      const wrongCells = listWrongKeys(play, game.entry);
      for (const key of wrongCells) wrongKeys.add(key);
      return wrongCells.length;
    },
    revealLetter() {
      if (!perform(['hint', 'letter', keyHere()])) return false;
      clearRivals();
      settle();
      return true;
    },
    revealWord() {
      if (!perform(['hint', 'word', game.entry])) return false;
      clearRivals();
      settle();
      return true;
    },
    isFullAndWrong: () => isFull(play) && !isFinished(play),
    isDone: () => isFinished(play),
  };
  /** In a code, removes the player's letters that a reveal has assigned to another number. */
  const clearRivals = () => {
    if (level.kind !== 'code') return;
    const lockedLetters = new Set(play.letters.filter((_, key) => play.locked[key]));
    play.letters.forEach(
      (letter, key) => letter && !play.locked[key] && lockedLetters.has(letter) && set(key, ''),
    );
  };
  const hasRoom = ({ cells }: Level['entries'][number]) => cells.some(isOpen);
  game.openEntry(Math.max(0, level.entries.findIndex(hasRoom)));
  return game;
}
