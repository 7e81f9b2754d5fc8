/** Places the words of a list on a grid: finds a word's position, whether a word fits, and which letters can be removed. */
import type { Play } from './play';

const letterAt = ({ level, letters }: Play, cell: number): string => letters[level.keys[cell]!]!;

/** Returns the word in an entry, or an empty text while a letter is missing. */
export function readWord(play: Play, entry: number): string {
  const letters = play.level.entries[entry]!.cells.map((cell) => letterAt(play, cell));
  return letters.includes('') ? '' : letters.join('');
}

/** Returns the entry that contains a word, or −1 for none. */
export const findEntryOfWord = (play: Play, word: string): number =>
  play.level.entries.findIndex((_, entry) => readWord(play, entry) === word);

/** Returns why a word does not fit into an entry, or null when it does. */
export function findRefusalReason(play: Play, entry: number, word: string): string | null {
  const { cells } = play.level.entries[entry]!;
  if (word.length !== cells.length)
    return `${word} has ${word.length} letters, and this place has ${cells.length}.`;
  const at = cells.findIndex((cell, i) => letterAt(play, cell) !== '' && letterAt(play, cell) !== word[i]);
  return at < 0 ? null : `${word} has ${word[at]} where ${letterAt(play, cells[at]!)} stands.`;
}

/** Returns the keys of an entry whose letters can be removed. Locked letters and letters of a complete crossing word cannot. */
export function listLooseKeys(play: Play, entry: number): number[] {
  const { entries, keys } = play.level;
  return entries[entry]!.cells.filter((cell) => {
    const isHeld = entries.some(
      ({ cells }, other) => other !== entry && cells.includes(cell) && readWord(play, other) !== '',
    );
    return !isHeld && !play.locked[keys[cell]!] && letterAt(play, cell) !== '';
  }).map((cell) => keys[cell]!);
}
