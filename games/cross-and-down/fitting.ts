/** Words of a list over a grid: where one stands, whether one goes in, what can be taken out without harm. */
import type { Play } from './play';

const letterAt = ({ level, letters }: Play, cell: number): string => letters[level.keys[cell]!]!;

/** What an entry says; empty while a letter is missing. */
export function wordIn(play: Play, entry: number): string {
  const letters = play.level.entries[entry]!.cells.map((cell) => letterAt(play, cell));
  return letters.includes('') ? '' : letters.join('');
}

/** The entry that says a word, −1 when none does. */
export const standsAt = (play: Play, word: string): number =>
  play.level.entries.findIndex((_, entry) => wordIn(play, entry) === word);

/** Why a word doesn't go into an entry, null when it does. */
export function refusal(play: Play, entry: number, word: string): string | null {
  const { cells } = play.level.entries[entry]!;
  if (word.length !== cells.length)
    return `${word} has ${word.length} letters, and this place has ${cells.length}.`;
  const at = cells.findIndex((cell, i) => letterAt(play, cell) !== '' && letterAt(play, cell) !== word[i]);
  return at < 0 ? null : `${word} has ${word[at]} where ${letterAt(play, cells[at]!)} stands.`;
}

/** The keys of an entry whose letter can go: not known for sure, and no part of a whole word that crosses. */
export function looseKeys(play: Play, entry: number): number[] {
  const { entries, keys } = play.level;
  return entries[entry]!.cells.filter((cell) => {
    const isHeld = entries.some(
      ({ cells }, other) => other !== entry && cells.includes(cell) && wordIn(play, other) !== '',
    );
    return !isHeld && !play.locked[keys[cell]!] && letterAt(play, cell) !== '';
  }).map((cell) => keys[cell]!);
}
