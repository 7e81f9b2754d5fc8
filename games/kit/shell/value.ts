/** Defines the value of a result and its format: the time, unless the game defines another value. */
import { formatTime } from '../time';

/** A part of a value: its name and its text, such as `Won` and `+500`. */
export type ValuePart = readonly [name: string, written: string];

export interface PuzzleValue<Game> {
  /** The label on the result, such as `Points`. */
  label: string;
  /** The value's noun within a sentence, such as `score`. */
  noun: string;
  /** The label of the button that returns to the start screen. */
  another: string;
  /**
   * Whether the main button replays the same mode at once, which is impossible for a daily. A separate button then opens
   * the start screen.
   */
  isRestarted?: boolean | 'but the daily';
  /** The label of the button that continues, unless the next level is a chapter. */
  next?: string;
  of(game: Game, timeMs: number): number;
  format(value: number): string;
  /** Returns the parts of the value in the order in which they are counted; omitted for a simple value. */
  partsOf?(game: Game): ValuePart[];
  /** Returns the text below the `Paused` heading. */
  paused(valueText: string, game: Game): string;
  /** Returns the title and the value as a clause for the shared text. */
  clause(title: string, valueText: string): string;
}

/** Returns a timed game's value, with the game's own button label. */
export const createTimeValue = (another: string): PuzzleValue<unknown> => ({ ...timeValue, another });

/** The value of a timed game. */
export const timeValue: PuzzleValue<unknown> = {
  label: 'Time',
  noun: 'time',
  another: 'Another puzzle',
  isRestarted: 'but the daily',
  of: (_, timeMs) => timeMs,
  format: formatTime,
  paused: (valueText) => `${valueText} on the clock. The puzzle is hidden and saved.`,
  clause: (title, valueText) => `${title} in ${valueText}`,
};

/** Returns the value of a game that ranks by points and replays at once. `rest` overrides parts of it. */
export const createPointsValue = <Game>(
  of: (game: Game) => number,
  rest: Pick<PuzzleValue<Game>, 'paused'> & Partial<PuzzleValue<Game>>,
): PuzzleValue<Game> => ({
  label: 'Points',
  noun: 'score',
  another: 'Play again',
  isRestarted: true,
  of,
  format: (points) => points.toLocaleString('en'),
  clause: (title, valueText) => `${title} with ${valueText} points`,
  ...rest,
});
