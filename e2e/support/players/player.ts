/** What a journey asks of a player: one who makes the level from the run's seed and knows what to do in it. */
import type { GameOnTable, GameTable } from '../game-table';
import type { Press } from '../press-by';

/** The server's clock starts after ours and ends before it. */
export const MARGIN_MS = 1_500;

export interface Player {
  game: GameOnTable;
  /** The moves of a run, in order; each ends once the game shows it. */
  movesFor(seed: string): readonly ((table: GameTable, press: Press) => Promise<void>)[];
  /** A move that any hand can make at any time, where a run has so few that not every hand gets one. */
  tries?(table: GameTable, press: Press): Promise<void>;
  /** Waits until the browser keeps so many of the moves; left out where it counts them as the player does. */
  expectSaved?(table: GameTable, moves: number, seed: string): Promise<void>;
  /** Waits until the run may end honestly. */
  wait(table: GameTable, seed: string): Promise<void>;
  /** The title of the result. */
  endOf(seed: string): string | RegExp;
  /** What the run is worth, where the player can know it. */
  scoreOf?(seed: string): number;
  /** The player stops before the game ends the run. */
  isLeft: boolean;
  ways: readonly Press['name'][];
  /** Another edition of an engine that is played by somebody else here: only with every hand. */
  isEdition?: boolean;
}
