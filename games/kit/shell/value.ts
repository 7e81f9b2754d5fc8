/** The value of a result and its format: time, unless the game defines another one. */
import { formatTime } from '../time';

/** A part of a value, such as `Won` and `+500`. */
export type ValuePart = readonly [name: string, written: string];

export interface PuzzleValue<Game> {
  /** The label on the result, such as `Points`. */
  label: string;
  /** The noun in a sentence, such as `score`. */
  noun: string;
  /** The label of the button that leads to the start screen again. */
  another: string;
  /**
   * Whether that button replays the same mode at once, which a daily may not; a separate button then leads to the start screen.
   */
  isRestarted?: boolean | 'but the daily';
  /** The label of the button that leads on, if that is not to a chapter. */
  next?: string;
  of(game: Game, timeMs: number): number;
  format(value: number): string;
  /** Returns the parts of the value in the order of counting; a simple value has none. */
  partsOf?(game: Game): ValuePart[];
  /** Returns the text below `Paused`. */
  paused(written: string, game: Game): string;
  /** Returns the shared text of the result: title and value as a clause. */
  clause(title: string, written: string): string;
}

/** Returns the value of a timed puzzle, with the game's own button label. */
export const timedAs = (another: string): PuzzleValue<unknown> => ({ ...timeValue, another });

/** The value of a timed puzzle. */
export const timeValue: PuzzleValue<unknown> = {
  label: 'Time',
  noun: 'time',
  another: 'Another puzzle',
  isRestarted: 'but the daily',
  of: (_, timeMs) => timeMs,
  format: formatTime,
  paused: (written) => `${written} on the clock. The puzzle is hidden and saved.`,
  clause: (title, written) => `${title} in ${written}`,
};

/** Returns the value of a game that ranks by points and is played again at once; the rest may replace any part of it. */
export const inPoints = <Game>(
  of: (game: Game) => number,
  rest: Pick<PuzzleValue<Game>, 'paused'> & Partial<PuzzleValue<Game>>,
): PuzzleValue<Game> => ({
  label: 'Points',
  noun: 'score',
  another: 'Play again',
  isRestarted: true,
  of,
  format: (points) => points.toLocaleString('en'),
  clause: (title, written) => `${title} with ${written} points`,
  ...rest,
});
