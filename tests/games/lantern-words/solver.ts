/**
 * An automatic player of a word search that knows only what the screen shows: the grid, the list, and the last word's
 * letters.
 */
import { listLines } from '@/games/lantern-words/geometry';
import type { Level } from '@/games/lantern-words/types';

export interface FoundWord {
  from: number;
  to: number;
}

const sortLetters = (text: string): string => [...text].sort().join('');

/**
 * Finds every word of the list, the last one by its letters alone. Throws if a word is not in the grid, or is there
 * twice.
 */
export function findListed(level: Level): FoundWord[] {
  const { letters, words, scramble } = level;
  const lines = listLines(level).flatMap((line) => [[...line], [...line].reverse()]);
  const search = (length: number, isWanted: (text: string) => boolean): FoundWord => {
    const places = new Map<string, FoundWord>();
    for (const line of lines)
      for (let at = 0; at + length <= line.length; at++) {
        const cells = line.slice(at, at + length);
        if (!isWanted(cells.map((cell) => letters[cell]).join(''))) continue;
        const [from, to] = [cells[0]!, cells.at(-1)!];
        places.set(`${Math.min(from, to)} ${Math.max(from, to)}`, { from, to });
      }
    const [place, another] = places.values();
    if (!place || another) throw new Error(`${places.size} places for a word of ${length} letters`);
    return place;
  };
  const listed = words.slice(0, -1).map(({ text }) => search(text.length, (read) => read === text));
  const last = search(scramble.length, (read) => sortLetters(read) === sortLetters(scramble));
  return [...listed, last];
}
