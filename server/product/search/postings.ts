/** Stores which games contain a word, and its weight in each: BM25+, computed once, when the index is built. */

// The common constants of BM25+ (Lv and Zhai 2011).
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const MIN_WEIGHT_SHARE = 0.5;

/**
 * How a field weighs its words. In `list`, the number of words does not reduce the weight of each word. In `fullNames`,
 * a common name weighs as much as a rare one, because the user wrote it in full.
 */
export type FieldKind = 'prose' | 'list' | 'fullNames';

/** One field of all games: the words of each game. */
export class FieldWords {
  /** Pairs of game and frequency in a flat list, because objects would cause most of a build's garbage. */
  private readonly entries = new Map<string, number[]>();
  private readonly lengths: number[] = [];
  private total = 0;

  constructor(
    private readonly weight: number,
    private readonly kind: FieldKind = 'prose',
  ) {}

  /** Adds the words of the next game. Games must be added in order, each once. */
  add(game: number, words: readonly string[]): void {
    let distinct = 0;
    for (const word of words) {
      const known = this.entries.get(word);
      if (!known) this.entries.set(word, [game, 1]);
      else if (known[known.length - 2] === game) {
        known[known.length - 1] = (known[known.length - 1] as number) + 1;
        continue;
      } else known.push(game, 1);
      distinct += 1;
    }
    this.lengths.push(distinct);
    this.total += distinct;
  }

  get words(): IterableIterator<string> {
    return this.entries.keys();
  }

  /** Calls `visit` for every game that contains the word in this field, with the word's weight. */
  forEachGame(word: string, visit: (game: number, weight: number) => void): void {
    const entries = this.entries.get(word);
    if (!entries) return;
    const gameCount = this.lengths.length;
    const holders = entries.length / 2;
    const rarity =
      this.kind === 'fullNames'
        ? Math.log(1 + gameCount)
        : Math.log(1 + (gameCount - holders + 0.5) / (holders + 0.5));
    const lengthShare = this.kind === 'prose' ? LENGTH_SHARE : 0;
    const average = this.total / gameCount;
    for (let at = 0; at < entries.length; at += 2) {
      const game = entries[at] as number;
      const times = entries[at + 1] as number;
      const length = 1 - lengthShare + (lengthShare * (this.lengths[game] ?? 0)) / average;
      const relevance =
        rarity * (MIN_WEIGHT_SHARE + (times * (SATURATION + 1)) / (times + SATURATION * length));
      visit(game, this.weight * relevance);
    }
  }
}
