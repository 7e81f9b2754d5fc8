/** Which games hold a word, and what that is worth: BM25+ reckoned once, when the index is made. */

/** The games of a word by their place in the index, and the word's worth in each. */
export interface Postings {
  games: Uint32Array;
  worths: Float32Array;
}

// The usual constants of BM25+ (Lv and Zhai 2011).
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const FLOOR = 0.5;

interface Entry {
  game: number;
  times: number;
}

/** One field of the games: its words, game by game. */
export class FieldWords {
  private readonly entries = new Map<string, Entry[]>();
  private readonly lengths: number[] = [];
  private total = 0;

  constructor(private readonly weight: number) {}

  /** Games come in order, each once. */
  add(game: number, words: readonly string[]): void {
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [word, count] of times) {
      const known = this.entries.get(word);
      if (known) known.push({ game, times: count });
      else this.entries.set(word, [{ game, times: count }]);
    }
    this.lengths.push(times.size);
    this.total += times.size;
  }

  get words(): Iterable<string> {
    return this.entries.keys();
  }

  /** Adds what a word is worth in this field to what it is worth in others. */
  addWorths(word: string, worths: Map<number, number>): void {
    const entries = this.entries.get(word);
    if (!entries) return;
    const games = this.lengths.length;
    const rarity = Math.log(1 + (games - entries.length + 0.5) / (entries.length + 0.5));
    const average = this.total / games;
    for (const { game, times } of entries) {
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * (this.lengths[game] ?? 0)) / average;
      const worth = rarity * (FLOOR + (times * (SATURATION + 1)) / (times + SATURATION * length));
      worths.set(game, (worths.get(game) ?? 0) + this.weight * worth);
    }
  }
}

/** A word in some fields together. */
export const postingsOf = (word: string, fields: readonly FieldWords[]): Postings => {
  const worths = new Map<number, number>();
  for (const field of fields) field.addWorths(word, worths);
  return { games: Uint32Array.from(worths.keys()), worths: Float32Array.from(worths.values()) };
};
