/** The text of the game: names of entries and cells for screen readers, and formatted clues. */
import { digitOf } from './dial';
import { HIDDEN_LETTER, isDisguise } from './disguised';
import type { Game } from './state';
import type { Entry, Level } from './types';

/** Returns a name such as `3 across`. */
export const nameOf = ({ number, isAcross }: Entry): string => `${number} ${isAcross ? 'across' : 'down'}`;

/** Returns the displayed clue: disguised letters with spaces between them, or a clue with the length of its word. */
export function clueText({ clue, cells }: Entry, { kind }: Level): string {
  if (!clue) return `${cells.length} letters`;
  return isDisguise(kind) ? [...clue].join(' ') : `${clue} (${cells.length})`;
}

/** Returns the clue for screen readers, which would read a dot as a word. */
export const spokenClueText = (entry: Entry, level: Level): string =>
  level.kind === 'hushed'
    ? clueText(entry, level).replaceAll(HIDDEN_LETTER, 'vowel')
    : clueText(entry, level);

const describeCell = ({ columns }: Level, cell: number): string =>
  `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;

/** Returns a cell's screen reader text: its position, its content, its word. */
export function cellName(game: Game, cell: number): string {
  const { level, play } = game;
  const key = level.keys[cell]!;
  const letter = play.letters[key];
  const parts = [describeCell(level, cell)];
  if (level.kind === 'code') parts.push(`number ${key + 1}`);
  if (level.kind === 'dial') parts.push(`key ${digitOf(level.answers[key]!)}`);
  parts.push(letter || 'empty');
  if (play.locked[key]) parts.push(level.givens.includes(key) ? 'given' : 'revealed');
  if (game.pencilled.has(key)) parts.push('pencilled');
  if (game.wrongKeys.has(key)) parts.push('not right');
  const entry = level.entries[game.entry];
  const at = entry ? entry.cells.indexOf(cell) : -1;
  if (entry && at >= 0) {
    parts.push(`letter ${at + 1} of ${entry.cells.length}, ${nameOf(entry)}`);
    if (entry.clue) parts.push(spokenClueText(entry, level));
  }
  return parts.join(', ');
}

export const FULL_BUT_WRONG_TEXT = 'Every square is filled, but some letters are wrong.';
