/** The interface of a player in a journey: makes the level from the run's seed and returns the moves for it. */
import type { GameOnTable, GameTable } from '../game-table';
import type { PressMethod } from '../press-by';

/** A margin, because the server's clock starts after the browser's and ends before it. */
export const MARGIN_MS = 1_500;

export interface GamePlayer {
  game: GameOnTable;
  /** The mode to pause and continue, if a slow machine could pause the mode of `game` only after its end. */
  openingMode?: GameOnTable['mode'];
  /** The moves of a run, in order; each resolves once the game shows its effect. */
  movesFor(seed: string): readonly ((table: GameTable, press: PressMethod) => Promise<void>)[];
  /** A move that any input method can make at any time, for runs with too few moves to use every input method. */
  tries?(table: GameTable, press: PressMethod): Promise<void>;
  /** Waits until the browser has saved this many moves. Omitted if each of the player's moves counts as one saved move. */
  expectSaved?(table: GameTable, moves: number, seed: string): Promise<void>;
  /** Waits until the minimum time of the run has passed. */
  wait(table: GameTable, seed: string): Promise<void>;
  /** The title of the result. */
  endOf(seed: string): string | RegExp;
  /** The score of the run, if the player can know it. */
  scoreOf?(seed: string): number;
  /** Whether the player stops before the game ends the run. */
  isLeft: boolean;
  ways: readonly PressMethod['name'][];
  /** Whether this is a further edition of an engine with its own player; it is tested only with every input method. */
  isEdition?: boolean;
}
