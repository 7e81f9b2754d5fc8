/** Stores the postings of many words in two flat arrays, because an object for each word would cost more than its content. */
import type { FieldWords } from './postings';

/** The games that contain a word, by their position in the index, and the word's weight in each game. */
export interface Postings {
  games: Uint32Array;
  weights: Float32Array;
}

export interface PackedPostings {
  /** Returns the postings of the word with this id. */
  at(id: number): Postings;
  /** Returns how many games contain the word with this id. */
  countOf(id: number): number;
}

const FIRST_CAPACITY = 4_096;

/** Collects the postings of words in the order of their ids, and combines a game's weights from several fields. */
export class PostingsPacker {
  private games = new Uint32Array(FIRST_CAPACITY);
  private weights = new Float32Array(FIRST_CAPACITY);
  private readonly ends: number[] = [];
  private size = 0;
  /** Maps each game of the current word to its position in the arrays, because several fields may contain the same game. */
  private readonly positions = new Map<number, number>();

  /** @param combine how to combine the weights of a word in several fields of a game */
  constructor(
    private readonly fields: readonly FieldWords[],
    private readonly combine: 'sum' | 'max' = 'sum',
  ) {}

  add(word: string): void {
    const { positions } = this;
    positions.clear();
    for (const field of this.fields) field.forEachGame(word, this.addGame);
    this.ends.push(this.size);
  }

  finish(): PackedPostings {
    const { ends } = this;
    const games = this.games.slice(0, this.size);
    const weights = this.weights.slice(0, this.size);
    const startOf = (id: number): number => (id === 0 ? 0 : (ends[id - 1] ?? games.length));
    const endOf = (id: number): number => ends[id] ?? games.length;
    return {
      at: (id) => ({
        games: games.subarray(startOf(id), endOf(id)),
        weights: weights.subarray(startOf(id), endOf(id)),
      }),
      countOf: (id) => endOf(id) - startOf(id),
    };
  }

  private readonly addGame = (game: number, weight: number): void => {
    const known = this.fields.length > 1 ? this.positions.get(game) : undefined;
    if (known !== undefined) {
      const before = this.weights[known] as number;
      this.weights[known] = this.combine === 'sum' ? before + weight : Math.max(before, weight);
      return;
    }
    if (this.size === this.games.length) this.grow();
    this.games[this.size] = game;
    this.weights[this.size] = weight;
    if (this.fields.length > 1) this.positions.set(game, this.size);
    this.size += 1;
  };

  private grow(): void {
    const games = new Uint32Array(2 * this.size);
    const weights = new Float32Array(2 * this.size);
    games.set(this.games);
    weights.set(this.weights);
    this.games = games;
    this.weights = weights;
  }
}
